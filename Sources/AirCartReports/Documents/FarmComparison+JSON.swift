package import AirCart
package import AirCartDocuments

extension FarmComparison {
  /// The version of the document's structure.
  package static let schemaVersion = 1

  /// The comparison as JSON: bushels, acres and pounds whatever the units of the farm.
  package var jsonValue: JSONValue {
    [
      "schemaVersion": .integer(Self.schemaVersion),
      "name": .string(name),
      "title": title.map(JSONValue.string) ?? .null,
      "units": .string(farm.units.name),
      "densities": .string(densities.name),
      "order": .string(order.name),
      "carryOver": .bool(carriesOver),
      "areaAc": .number(farm.area().acres),
      "crops": .array(farm.crops.indices.map(cropJSON)),
      "products": .array(farm.productTotals.map(\.json)),
      "carts": .array(entries.map(cartJSON)),
      "notes": .array(notes.map(JSONValue.string)),
      "advice": .array(advice.map(\.json)),
    ]
  }

  private func cropJSON(_ crop: Int) -> JSONValue {
    [
      "crop": .string(farm.crops[crop].name),
      "fields": .integer(farm.fields.count { $0.crop == crop }),
      "areaAc": .number(farm.area(ofCrop: crop).acres),
      "products": .array(
        farm.crops[crop].products.map { product in
          [
            "name": .string(product.name),
            "rateLbPerAc": .number(product.rate(in: farm.units).poundsPerAcre),
            "densityLbPerBu": .number(product.density.poundsPerBushel),
          ]
        }),
    ]
  }

  private func cartJSON(_ entry: Entry) -> JSONValue {
    [
      "rank": .integer(entry.rank),
      "cart": .string(entry.cart.name),
      "tiedWith": .array(entry.tiedWith.map(JSONValue.string)),
      "capacityBu": .number(entry.cart.capacity.bushels),
      "fills": entry.plan.fills.map(JSONValue.integer) ?? .null,
      "fillsCarriedOver": entry.plan.fillsCarriedOver.map(JSONValue.integer) ?? .null,
      "cleanOuts": .integer(entry.plan.cleanOuts),
      "cleanOutsProven": .bool(entry.plan.isOrderProven),
      "onFront": .bool(front.contains { $0.cart.name == entry.cart.name }),
      "dominatedBy": .array(entry.dominatedBy.map(JSONValue.string)),
      "crops": .array(
        farm.crops.indices.compactMap { crop in
          entry.plan.crops[crop].map { json(of: $0, crop, entry) }
        }),
      "fields": .array(entry.plan.fields.map { json(of: $0, entry) }),
    ]
  }

  private func json(of plan: FarmPlan.CropPlan, _ crop: Int, _ entry: Entry) -> JSONValue {
    [
      "crop": .string(farm.crops[crop].name),
      "status": .string(plan.status.name),
      "areaPerFillAc": .number(plan.areaPerFill.acres),
      "limitingProduct": plan.limitingProduct.map {
        .string(farm.crops[crop].products[$0].name)
      } ?? .null,
      "infeasibility": entry.infeasibilityText(ofCrop: crop, of: farm).map(JSONValue.string)
        ?? .null,
      "constraints": .array(
        entry.constraintTexts(ofCrop: crop, of: farm).map(JSONValue.string)),
      "tanks": .array(
        zip(entry.cart.tanks, entry.products(ofCrop: crop, of: farm)).map { tank, product in
          [
            "tank": .string(tank.name), "capacityBu": .number(tank.capacity.bushels),
            "product": product.map(JSONValue.string) ?? .null,
          ]
        }),
    ]
  }

  private func json(of plan: FarmPlan.FieldPlan, _ entry: Entry) -> JSONValue {
    let field = farm.fields[plan.field]
    return [
      "field": .string(field.name),
      "crop": .string(farm.crops[field.crop].name),
      "areaAc": .number(farm.area(ofField: plan.field).acres),
      "fills": plan.fills.map(JSONValue.integer) ?? .null,
      "fillsCarriedOver": plan.fillsCarriedOver.map(JSONValue.integer) ?? .null,
      "cleanOuts": .array(plan.cleanOuts.map { .string(entry.cart.tanks[$0].name) }),
    ]
  }
}

extension ProductTotal {
  fileprivate var json: JSONValue {
    [
      "product": .string(name), "lb": .number(mass.pounds), "bu": .number(volume.bushels),
    ]
  }
}

extension Crop.Application {
  /// The rate, stated in one of the systems.
  package func rate(in units: UnitSystem) -> ApplicationRate {
    switch units {
    case .imperial: ApplicationRate(poundsPerAcre: statedRate)
    case .metric: ApplicationRate(kilogramsPerHectare: statedRate)
    }
  }
}

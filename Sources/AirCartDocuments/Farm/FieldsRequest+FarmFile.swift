import AirCart

// Several fields as a farm file.

extension FieldsRequest {
  /// Returns the fields as a farm file, whose crops are the seed that fields have.
  ///
  /// A crop has the rates of its first field, and another field those in which it differs. A map is one
  /// field with its zones. How tanks are filled is no part of a farm.
  package func farmFile(named name: String) -> JSONValue {
    guard case .object(let members) = common.json,
      case .array(let products)? = members.first(where: { $0.name == Self.productsKey })?.value
    else { return .null }
    let carts: JSONValue
    switch common.cart {
    case .any: carts = .string(CartSelection.allWord)
    case .named(let name): carts = [.string(name)]
    case .own: carts = .array(members.filter { $0.name == Self.cartKey }.map(\.value))
    }
    let crops = crops
    return .object(
      [.init("name", .string(name)), .init("carts", carts)]
        + members.filter { Self.sharedKeys.contains($0.name) }
        + [
          .init(
            FarmDocument.Keys.crops.name,
            .array(crops.map { crop($0, products) })),
          .init(
            FarmDocument.Keys.fields.name,
            .array(
              isOneField
                ? [zoned(crops[0], named: name)] : fields.indices.map { field($0, of: crops) }
            )),
        ])
  }

  /// Whether the zones are those of a map: a list without outlines may as well have fields.
  private var isOneField: Bool {
    map?.zones.contains { if case .unknown = $0.shape { false } else { true } } ?? areZones
  }

  /// An area without what a conversion of units adds in its last digits.
  private static func withoutDust(_ area: Double) -> Double { (area * 1e9).rounded() / 1e9 }

  /// An area as a list has it: in the other unit where it has fewer digits there, as in `60 ha`.
  private func stated(_ area: Double) -> JSONValue {
    let other: UnitSystem = common.units == .imperial ? .metric : .imperial
    let (own, turned) = (
      Self.withoutDust(area), Self.withoutDust(Area(area, in: common.units).value(other))
    )
    let text = "\(turned.plain) \(DataUnit.acres.symbol(in: other))"
    return text.count < own.plain.count ? .string(text) : .number(own)
  }

  private static let productsKey = PlanRequest.Keys.products.name
  private static let cartKey = PlanRequest.Keys.cart.name

  /// What a job and a farm call alike.
  private static let sharedKeys: Set<String> = [
    "units", "saddleTank", "densities", "emptyTanks", "reserve", "tankReserves", "payload",
    "grossWeight", "keepApart", "overlap", "margin", "rules", "phosphateTank", "drill",
  ]

  /// The fields with the same seed.
  private typealias FieldCrop = (name: String, products: [Int], fields: [Int])

  private var crops: [FieldCrop] {
    let seeds = common.products.indices.filter {
      ProductTraits(named: common.products[$0].name).crop != nil
    }
    // What is not seeded in a zone is still a product of its field; a zone without any is left out.
    if isOneField {
      let zones = fields.indices.filter { fields[$0].rates.contains { $0 > 0 } }
      let products = common.products.indices.filter { product in
        zones.contains { fields[$0].rates[product] > 0 }
      }
      let name = seeds.map { common.products[$0].name }.listed
      return [(name: name.isEmpty ? "No seed" : String(name.prefix(60)), products, zones)]
    }
    let seeded = fields.map { field in seeds.filter { field.rates[$0] > 0 } }
    var found: [FieldCrop] = []
    for own in seeded where !found.contains(where: { seeded[$0.fields[0]] == own }) {
      let places = fields.indices.filter { seeded[$0] == own }
      let name = own.isEmpty ? "No seed" : own.map { common.products[$0].name }.listed
      found.append(
        (
          name: String(name.prefix(60)),
          products: common.products.indices.filter { product in
            places.contains { fields[$0].rates[product] > 0 }
          }, fields: places
        ))
    }
    return found
  }

  /// A crop with its products, of which all members of the job stay but rate and density.
  private func crop(_ crop: FieldCrop, _ products: [JSONValue]) -> JSONValue {
    [
      "name": .string(crop.name),
      "products": .array(
        crop.products.map { place in
          guard case .object(var members) = products[place] else { return products[place] }
          let own = common.products[place]
          for index in members.indices {
            if members[index].name == "rate" {
              members[index].value = .number(fields[crop.fields[0]].rates[place])
            } else if members[index].name == "density", let density = own.density {
              members[index].value = .object([.init(density.unit.key, .number(density.value))])
            }
          }
          return .object(members)
        }),
    ]
  }

  private func field(_ place: Int, of crops: [FieldCrop]) -> JSONValue {
    let own = fields[place]
    guard let crop = crops.first(where: { $0.fields.contains(place) }) else { return .null }
    return .object(
      [
        .init("name", .string(own.name)), .init("area", stated(own.area)),
        .init("crop", .string(crop.name)),
      ] + rates(own, of: crop))
  }

  /// The whole map.
  private func zoned(_ crop: FieldCrop, named name: String) -> JSONValue {
    let zones = crop.fields.map { place in
      JSONValue.object(
        [
          .init("name", .string(String(fields[place].name.prefix(60)))),
          .init("area", stated(fields[place].area)),
        ] + rates(fields[place], of: crop))
    }
    return [
      "name": .string(name), "area": stated(crop.fields.reduce(0) { $0 + fields[$1].area }),
      "crop": .string(crop.name), "zones": .array(zones),
    ]
  }

  /// The rates that differ from those of the crop.
  private func rates(_ field: Field, of crop: FieldCrop) -> [JSONValue.Member] {
    let usual = fields[crop.fields[0]].rates
    let rates = crop.products.filter { field.rates[$0] != usual[$0] }.map {
      JSONValue.Member(common.products[$0].name, .number(field.rates[$0]))
    }
    return rates.isEmpty ? [] : [.init("rates", .object(rates))]
  }
}

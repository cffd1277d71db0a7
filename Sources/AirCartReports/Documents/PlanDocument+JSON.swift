import AirCart
package import AirCartDocuments

extension PlanDocument {
  /// The version of the document's structure.
  package static let schemaVersion = 1

  /// The document as JSON: bushels, acres and pounds whatever the units of the job.
  package var jsonValue: JSONValue { .object(jsonMembers) }

  /// The members in their documented order; what is added later goes to the end.
  package var jsonMembers: [JSONValue.Member] {
    [
      .init("schemaVersion", .integer(Self.schemaVersion)),
      .init("cart", .string(cart.name)),
      .init("capacityBu", .number(cart.capacity.bushels)),
      .init("fieldAc", .number(problem.area.acres)),
      .init("densities", .string(densities.name)),
      .init("demandBu", .number(demand.bushels)),
      .init("cartLoadPct", .number(cartLoadPercent)),
      .init("utilizationPct", .number(utilizationPercent)),
      .init("products", .array(problem.products.map(\.json))),
      .init("greedy", greedyJSON),
      .init("optimal", optimalJSON),
      .init("fillPlan", fillPlanJSON),
      .init("units", .string(units.name)),
      .init("grossWeightLb", .number(plan.fillPlan.grossWeight)),
      .init("methods", methodsJSON),
      .init("counters", countersJSON),
      .init("constraints", .array(problem.constraints.map { json(of: $0) })),
      .init("infeasibility", infeasibilityText.map(JSONValue.string) ?? .null),
      .init("notes", .array(notes.map(JSONValue.string))),
      .init("emptyWeightLb", .number(cart.emptyWeight)),
      .init("cartListed", .bool(isListed)),
      .init("conflict", conflict.map { json(of: $0) } ?? .null),
      .init("nutrients", problem.nutrients?.json ?? .null),
      .init("advice", .array(advice.map(\.json))),
      .init("conversions", .array(conversions.map(JSONValue.string))),
      .init("keepApart", .array(keepApart.map { .array($0.map(JSONValue.string)) })),
      .init(
        "saddleTanks", .array(cart.tanks.filter(\.isSaddle).map { .string($0.name) })),
      .init("request", request?.json ?? .null),
    ]
  }

  private var greedyJSON: JSONValue {
    [
      "status": .string(SolutionStatus.feasible.name),
      "unallocatedBu": .number(plan.greedy.unallocated.bushels),
      "coveredAc": .number(plan.greedy.coveredArea.acres),
      "tanks": .array(referenceRows.map(\.fillJSON)),
      "unallocated": .array(referenceUnallocated.map(\.json)),
    ]
  }

  private var optimalJSON: JSONValue {
    [
      "status": .string(plan.leastUnallocated.status.name),
      "unallocatedBu": .number(plan.leastUnallocated.value),
      "boundBu": .number(plan.leastUnallocated.bound),
      "tanks": .array(optimalRows.map(\.fillJSON)),
      "unallocated": .array(optimalUnallocated.map(\.json)),
    ]
  }

  private var fillPlanJSON: JSONValue {
    let fillPlan = plan.fillPlan
    return [
      "status": .string(fillPlan.status.name),
      "areaPerFillAc": .number(fillPlan.areaPerFill.acres),
      "boundAc": .number(fillPlan.bound.acres),
      "fills": fillPlan.fills.map(JSONValue.integer) ?? .null,
      "limitingProduct": limitingProduct.map(JSONValue.string) ?? .null,
      "lastFillAc": fillPlan.lastFill.map { .number($0.acres) } ?? .null,
      "tanks": .array(loadRows.map(\.loadJSON)),
      "fillAc": fillPlan.fillArea.map { .number($0.acres) } ?? .null,
      "even": .bool(fillPlan.filling.isEven),
      "brim": .bool(fillPlan.filling.isToBrim),
      "limitedBy": isFeasible ? fillPlan.isWeightLimited ? "weight" : "product" : .null,
    ]
  }

  private var methodsJSON: JSONValue {
    [
      "optimal": .string(plan.leastUnallocated.method.name),
      "fillPlan": .string(plan.largestArea.method.name),
    ]
  }

  private var countersJSON: JSONValue {
    [
      "greedy": plan.greedy.counters.json,
      "optimal": plan.leastUnallocated.counters.json,
      "fillPlan": plan.largestArea.counters.json,
    ]
  }

  private func json(of conflict: ConstraintConflict) -> JSONValue {
    [
      "constraints": .array(conflict.constraints.map(JSONValue.integer)),
      "without": .array(conflict.relaxations.map { json(of: $0) }),
    ]
  }

  private func json(of relaxation: ConstraintConflict.Relaxation) -> JSONValue {
    let fillPlan = relaxation.plan.fillPlan
    return [
      "constraints": .array(relaxation.dropped.map(JSONValue.integer)),
      "areaPerFillAc": .number(fillPlan.areaPerFill.acres),
      "fills": fillPlan.fills.map(JSONValue.integer) ?? .null,
      "limitingProduct": fillPlan.limitingProduct.map { .string(problem.products[$0].name) }
        ?? .null,
      "tanks": .array(
        cart.tanks.indices.map { tank in
          let product = relaxation.plan.recommended.product(inTank: tank)
          return [
            "tank": .string(cart.tanks[tank].name),
            "product": product.map { .string(problem.products[$0].name) } ?? .null,
          ]
        }),
    ]
  }

  private func json(of constraint: Constraint) -> JSONValue {
    switch constraint {
    case .allowedTanks(let product, let tanks):
      [
        "kind": "allowedTanks", "product": .string(problem.products[product].name),
        "tanks": .array(tankNames(tanks).map(JSONValue.string)),
      ]
    case .mostTanks(let product, let count):
      [
        "kind": "mostTanks", "product": .string(problem.products[product].name),
        "count": .integer(count),
      ]
    case .emptyTanks(let tanks):
      ["kind": "emptyTanks", "tanks": .array(tankNames(tanks).map(JSONValue.string))]
    case .forbiddenTanks(let product, let tanks):
      [
        "kind": "forbiddenTanks", "product": .string(problem.products[product].name),
        "tanks": .array(tankNames(tanks).map(JSONValue.string)),
      ]
    case .reserve(let tanks, .volume(let volume)):
      [
        "kind": "reserve", "tanks": .array(tankNames(tanks).map(JSONValue.string)),
        "bu": .number(volume.bushels),
      ]
    case .reserve(let tanks, .percent(let percent)):
      [
        "kind": "reserve", "tanks": .array(tankNames(tanks).map(JSONValue.string)),
        "pct": .number(percent),
      ]
    case .payload(let mass): ["kind": "payload", "lb": .number(mass.pounds)]
    case .grossWeight(let mass): ["kind": "grossWeight", "lb": .number(mass.pounds)]
    }
  }
}

// MARK: Parts

extension ProductDemand {
  fileprivate var json: JSONValue {
    [
      "name": .string(name), "rateLbPerAc": .number(rate.poundsPerAcre),
      "densityLbPerBu": .number(density.poundsPerBushel), "demandBu": .number(demand.bushels),
    ]
  }
}

extension PlanDocument.TankRow {
  fileprivate var fillJSON: JSONValue {
    [
      "tank": .string(tank), "capacityBu": .number(capacity.bushels),
      "product": product.map(JSONValue.string) ?? .null, "fillBu": .number(amount.bushels),
      "fillPct": .number(fillPercent),
    ]
  }

  fileprivate var loadJSON: JSONValue {
    [
      "tank": .string(tank), "capacityBu": .number(capacity.bushels),
      "product": product.map(JSONValue.string) ?? .null, "loadBu": .number(amount.bushels),
      "loadLb": .number(mass.pounds), "fillPct": .number(fillPercent),
      "reserveBu": .number(reserve.bushels),
    ]
  }
}

extension PlanDocument.UnallocatedRow {
  fileprivate var json: JSONValue {
    ["product": .string(product), "bu": .number(amount.bushels)]
  }
}

extension WorkCounters {
  fileprivate var json: JSONValue {
    ["candidates": .integer(candidates), "subsetPairs": .integer(subsetPairs)]
  }
}

extension JSONValue {
  fileprivate static func number(_ mass: Mass?) -> JSONValue {
    mass.map { .number($0.pounds) } ?? .null
  }
}

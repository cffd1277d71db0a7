import AirCart
import AirCartDocuments

/// What the page knows by name: carts and products of the catalogue, and the limits of its fields.
struct ExplorerData {
  let limits: ExplorerLimits

  var json: JSONValue {
    [
      "carts": .array(CartCatalogue.all.map { Self.json(of: $0) }),
      "products": .array(ProductCatalogue.all.enumerated().map { Self.json(of: $1, at: $0) }),
      "densities": .string(DensitySet.standard.name), "wording": Wording.json,
      "goals": .array(PlanGoal.allCases.map { Self.json(of: $0) }),
      "rules": .array(HouseRule.allCases.map { Self.json(of: $0) }),
      "margin": .number(PracticalPlan.standardMargin * 100),
      "ranges": [
        "field": Self.json(of: limits.field), "rate": Self.json(of: limits.rate),
        "density": Self.json(of: limits.density), "grams": Self.json(of: limits.grams),
        "products": .integer(limits.products),
        "tanks": .integer(limits.tanks), "overlap": Self.json(of: limits.overlap),
        "margin": Self.json(of: limits.margin), "severity": .integer(limits.severity),
        "reserve": Self.json(of: limits.reserve), "weight": Self.json(of: limits.weight),
        "reservePercent": Self.json(of: limits.reservePercent),
      ],
    ]
  }

  private static func json(of goal: PlanGoal) -> JSONValue {
    ["name": .string(goal.word), "text": .string(goal.documentation)]
  }

  /// `severity` is the usual one.
  private static func json(of rule: HouseRule) -> JSONValue {
    [
      "name": .string(rule.word), "text": .string(rule.documentation),
      "severity": .integer(rule.standardSeverity),
    ]
  }

  private static func json(of range: ClosedRange<Double>) -> JSONValue {
    [.number(range.lowerBound), .number(range.upperBound)]
  }

  /// `alike` names the first cart with the same tanks in whatever order.
  private static func json(of cart: Cart) -> JSONValue {
    let alike = CartCatalogue.all.first { $0.sortedCapacities == cart.sortedCapacities } ?? cart
    return [
      "name": .string(cart.name), "alike": .string(alike.name),
      "emptyWeight": cart.emptyWeight.map { .number($0.pounds) } ?? .null,
      "tanks": .array(
        cart.tanks.map {
          [
            "name": .string($0.name), "capacity": .number($0.capacity.bushels),
            "isSaddle": .bool($0.isSaddle),
          ]
        }),
    ]
  }

  /// `densityNote` is what to know about the listed density; `listed` is what is planned with where
  /// listed densities are wanted.
  private static func json(of product: Product, at position: Int) -> JSONValue {
    let isFertilizer = product.category == .fertilizer
    return [
      "name": .string(product.name), "kind": .string(kind(of: product)),
      "listed": .number(product.density(in: .listed).poundsPerBushel),
      "published": .number(product.published.value.poundsPerBushel),
      "densityNote": isFertilizer
        ? product.densityStatement(at: position)?.json ?? .null : .null,
      "testWeight": product.testWeight.map {
        ["intercept": .number($0.intercept), "slope": .number($0.slope)]
      } ?? .null,
    ]
  }

  private static func kind(of product: Product) -> String {
    switch product.category {
    case .grainOrPulse: "grain"
    case .fertilizer: "fertilizer"
    case .inoculant: "inoculant"
    }
  }
}

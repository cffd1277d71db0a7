package import AirCart
package import AirCartDocuments

/// One number of a job varied, on one cart or several: what the screen, JSON and tables all say.
package struct WhatIfDocument: Sendable {
  /// A cart with its break points, and what is said about the job as it stands.
  package struct Entry: Sendable {
    /// The plan at the current value.
    package let current: PlanDocument
    package let whatIf: WhatIf
    /// `nil` when some product must go without a tank.
    package let marginal: MarginalValues?
    /// The same for a number of fills.
    package let limits: FillLimits?
    /// What was asked for, about this cart; with a factor on all rates, at a factor of 1.
    package var request: PlanRequest?

    /// Creates an entry.
    package init(
      _ current: PlanDocument, _ whatIf: WhatIf, marginal: MarginalValues?, limits: FillLimits?
    ) {
      self.current = current
      self.whatIf = whatIf
      self.marginal = marginal
      self.limits = limits
    }

    package var cart: Cart { current.cart }
  }

  /// What is varied, the same on every cart.
  package let variation: Variation
  package let lower: Double
  package let upper: Double
  /// The current value, at which marginal values and limits are given.
  package let current: Double
  package let entries: [Entry]
  /// How many changes of the number of fills are listed.
  package let fillLimit: Int

  /// Creates the document of one range on one or more carts.
  package init(
    current: Double, entries: [Entry], fillLimit: Int = WhatIf.defaultFillLimit
  ) {
    precondition(!entries.isEmpty, "a range is looked at on one cart or more")
    self.current = current
    self.entries = entries
    self.fillLimit = fillLimit
    variation = entries[0].whatIf.variation
    lower = entries[0].whatIf.lower
    upper = entries[0].whatIf.upper
  }

  /// The job at the current value.
  package var plan: PlanDocument { entries[0].current }

  /// The advice that holds over the whole range, where any was asked for.
  package var advice: [AdviceNote] { plan.advice.filter { $0.code == PairWarning.code } }

  /// The product whose rate or density is varied.
  package var variedProduct: String? {
    switch variation {
    case .rate(let product), .density(let product): plan.problem.products[product].name
    case .allRates, .field: nil
    }
  }
}

// MARK: Words

extension Variation {
  /// The word in data files.
  package var name: String {
    switch self {
    case .rate: "rate"
    case .allRates: "allRates"
    case .field: "field"
    case .density: "density"
    }
  }

  /// The unit in data files; all rates together have none.
  package var unit: String {
    switch self {
    case .rate: "lb/ac"
    case .allRates: ""
    case .field: "ac"
    case .density: "lb/bu"
    }
  }
}

extension WhatIf.Changes {
  /// The words for what changes, in a fixed order.
  package var names: [String] {
    (assignment ? ["plan"] : []) + (limitingProduct ? ["limitingProduct"] : [])
      + (fills ? ["fills"] : [])
  }
}

extension WhatIf.Break {
  /// Which side the value itself belongs to.
  package var side: String { belongsBelow ? "below" : belongsAbove ? "above" : "neither" }
}

extension WhatIf.AreaFormula {
  /// The word in data files.
  package var name: String {
    switch self {
    case .constant: "constant"
    case .inverse: "inverse"
    case .inverseOfSum: "inverseOfSum"
    case .proportional: "proportional"
    }
  }

  /// The number in the formula.
  package var coefficient: Double {
    switch self {
    case .constant(let coefficient), .inverse(let coefficient), .inverseOfSum(let coefficient, _),
      .proportional(let coefficient):
      coefficient
    }
  }
}

extension WhatIf.AreaFormula {
  /// What is added to the varied number before dividing.
  package var summand: Double? {
    if case .inverseOfSum(_, let others) = self { return others }
    return nil
  }
}

extension WhatIf {
  /// The break point at which a segment begins, or that it is.
  package func start(of segment: Segment) -> Break? {
    breaks.first { $0.value == segment.lower }
  }
}

extension WhatIfDocument.Entry {
  /// The product in each tank, in tank order; `nil` for an empty one.
  package func contents(of assignment: Assignment) -> [String?] {
    cart.tanks.indices.map { tank in
      assignment.product(inTank: tank).map { current.problem.products[$0].name }
    }
  }

  /// The tanks of each product as a clause: `Wheat in Tank 1 and Tank 4`.
  package func clauses(of assignment: Assignment) -> [String] {
    current.problem.products.enumerated().compactMap { index, product in
      let tanks = cart.tanks.indices.filter { assignment.product(inTank: $0) == index }
      guard !tanks.isEmpty else { return nil }
      return "\(product.name) in \(tanks.map { cart.tanks[$0].name }.listed)"
    }
  }

  /// The name of a product by its position.
  package func name(of product: Int?) -> String? {
    product.map { current.problem.products[$0].name }
  }
}

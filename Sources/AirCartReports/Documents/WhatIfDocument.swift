package import AirCart
package import AirCartDocuments

/// One number of a job varied, on one cart or several: what the screen, JSON and tables all say.
package struct WhatIfDocument: Sendable {
  /// A cart with its break points, and what is said about the job as it stands.
  package struct Entry: Sendable {
    package let current: PlanDocument
    package let whatIf: WhatIf
    /// `nil` when some product must go without a tank.
    package let marginal: MarginalValues?
    /// The same for a number of fills.
    package let limits: FillLimits?
    /// What was asked for, about this cart; with a factor on all rates, at a factor of 1.
    package let request: PlanRequest?

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
  package init(current: Double, entries: [Entry], fillLimit: Int = WhatIf.defaultFillLimit) {
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
    case .rate(let product), .density(let product): plan.job.products[product].name
    case .allRates, .field: nil
    }
  }
}

// MARK: Words

extension Variation {
  /// The word in data files, and what the varied number measures.
  private var parts: (name: String, measure: DataUnit) {
    switch self {
    case .rate: ("rate", .poundsPerAcre)
    case .allRates: ("allRates", .none)
    case .field: ("field", .acres)
    case .density: ("density", .poundsPerBushel)
    }
  }

  package var name: String { parts.name }
  var measure: DataUnit { parts.measure }

  /// The unit in data files; all rates together have none.
  package var unit: String { measure.symbol(in: .imperial) }
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
  private var parts: (name: String, coefficient: Double, summand: Double?) {
    switch self {
    case .constant(let coefficient): ("constant", coefficient, nil)
    case .inverse(let coefficient): ("inverse", coefficient, nil)
    case .inverseOfSum(let coefficient, let others): ("inverseOfSum", coefficient, others)
    case .proportional(let coefficient): ("proportional", coefficient, nil)
    }
  }

  /// The word in data files.
  package var name: String { parts.name }

  /// The number in the formula.
  package var coefficient: Double { parts.coefficient }

  /// What is added to the varied number before dividing.
  package var summand: Double? { parts.summand }
}

extension WhatIf {
  /// The break point at which a segment begins, or that it is.
  package func start(of segment: Segment) -> Break? {
    breaks.first { $0.value == segment.lower }
  }
}

extension WhatIfDocument.Entry {
  package func name(of product: Int?) -> String? {
    product.map { current.job.products[$0].name }
  }
}

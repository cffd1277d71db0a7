import AirCart
import AirCartDocuments

/// The varied number and what depends on it, in the units of the job.
struct VariedText {
  let variation: Variation
  let product: String?
  let units: UnitSystem

  /// What goes from one value to another, for a sentence.
  var noun: String {
    switch variation {
    case .rate: "the rate of \(product ?? "")"
    case .allRates: "the factor on all rates"
    case .field: "the field"
    case .density: "the density of \(product ?? "")"
    }
  }

  var title: String {
    unit.isEmpty ? symbol.capitalizedFirst : "\(symbol.capitalizedFirst), \(unit)"
  }

  /// The word for the number in a formula.
  private var symbol: String { variation == .allRates ? "factor" : variation.name }

  private var unit: String { variation.measure.symbol(in: units) }

  /// Three decimals, without unit.
  func bare(_ value: Double) -> String { fixed(converted(value), 3) }

  /// Three decimals, with the unit.
  func text(_ value: Double) -> String { unit.isEmpty ? bare(value) : "\(bare(value)) \(unit)" }

  private func converted(_ value: Double) -> Double {
    value * variation.measure.factor(in: units)
  }

  /// The area as a formula: `252.73 ac`, `37909.5 / rate` or `4.211 · density`.
  func formula(_ formula: WhatIf.AreaFormula) -> String {
    // A formula at one unit of the varied number is its coefficient, whatever the units.
    switch formula {
    case .constant(let acres): AmountText(units: units).area(Area(acres: acres))
    case .inverse: "\(fixed(coefficient(formula), 1)) / \(symbol)"
    case .inverseOfSum(let pounds, let others):
      "\(fixed(coefficient(.inverse(pounds)), 1)) / (\(fixed(converted(others), 2)) + \(symbol))"
    case .proportional: "\(fixed(coefficient(formula), 3)) x \(symbol)"
    }
  }

  private func coefficient(_ formula: WhatIf.AreaFormula) -> Double {
    let one = 1 / variation.measure.factor(in: units)
    return Area(acres: formula.acres(at: one)).value(units)
  }
}

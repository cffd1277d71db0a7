import AirCart
import AirCartDocuments

/// The varied number and what depends on it, in the units of the job.
struct VariedText {
  let variation: Variation
  let product: String?
  let units: UnitSystem

  private var isMetric: Bool { units == .metric }

  /// What goes from one value to another, for a sentence.
  var noun: String {
    switch variation {
    case .rate: "the rate of \(product ?? "")"
    case .allRates: "the factor on all rates"
    case .field: "the field"
    case .density: "the density of \(product ?? "")"
    }
  }

  /// The heading of values.
  var title: String {
    switch variation {
    case .rate: "Rate, \(unit)"
    case .allRates: "Factor"
    case .field: "Field, \(unit)"
    case .density: "Density, \(unit)"
    }
  }

  /// The word for the number in a formula.
  private var symbol: String {
    switch variation {
    case .rate: "rate"
    case .allRates: "factor"
    case .field: "field"
    case .density: "density"
    }
  }

  private var unit: String {
    switch variation {
    case .rate: isMetric ? "kg/ha" : "lb/ac"
    case .allRates: ""
    case .field: isMetric ? "ha" : "ac"
    case .density: isMetric ? "kg/hL" : "lb/bu"
    }
  }

  /// Three decimals, without unit.
  func bare(_ value: Double) -> String { fixed(converted(value), 3) }

  /// Three decimals, with the unit.
  func text(_ value: Double) -> String { unit.isEmpty ? bare(value) : "\(bare(value)) \(unit)" }

  private func converted(_ value: Double) -> Double {
    guard isMetric else { return value }
    return switch variation {
    case .rate: ApplicationRate(poundsPerAcre: value).kilogramsPerHectare
    case .allRates: value
    case .field: Area(acres: value).hectares
    case .density: BulkDensity(poundsPerBushel: value).kilogramsPerHectolitre
    }
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
    let one: Double =
      switch variation {
      case .rate where isMetric: ApplicationRate(kilogramsPerHectare: 1).poundsPerAcre
      case .density where isMetric: BulkDensity(kilogramsPerHectolitre: 1).poundsPerBushel
      default: 1
      }
    return Area(acres: formula.acres(at: one)).value(units)
  }
}

package import AirCart

package struct UnitName: Sendable {
  package let imperial: String
  package let metric: String

  package func name(in system: UnitSystem) -> String { system == .imperial ? imperial : metric }

  /// Both names, for a reader who has not chosen yet.
  package var eitherName: String {
    imperial == metric ? imperial : "\(imperial) (\(metric) when metric)"
  }
}

extension UnitName {
  /// Creates the name of a unit that both systems share.
  package init(_ name: String) { self.init(imperial: name, metric: name) }
}

package struct NumberRule: Sendable {
  package enum Minimum: Equatable, Sendable {
    /// The bound itself is accepted.
    case inclusive(Double)
    /// Only numbers above the bound are accepted.
    case exclusive(Double)
  }

  /// The least number; `nil` where there is none.
  package private(set) var minimum: Minimum?
  /// The largest number, itself accepted; `nil` where there is none.
  package private(set) var maximum: Double?
  package private(set) var unit: UnitName?
  package private(set) var isWhole = false
  /// Whether 0 is accepted below the least number.
  package private(set) var acceptsZero = false
}

extension NumberRule {
  /// Creates a rule for numbers in a unit, both bounds included.
  init(_ bounds: ClosedRange<Double>, _ unit: UnitName, acceptsZero: Bool = false) {
    self.init(
      minimum: .inclusive(bounds.lowerBound), maximum: bounds.upperBound, unit: unit,
      acceptsZero: acceptsZero)
  }

  package func contains(_ number: Double) -> Bool {
    if acceptsZero, number == 0 { return true }
    if let maximum, number > maximum { return false }
    return switch minimum {
    case .inclusive(let bound): number >= bound
    case .exclusive(let bound): number > bound
    case nil: true
    }
  }

  /// The percentage that was meant where a share of 1 is too small for one.
  func percentage(ofShare number: Double) -> Double? {
    guard unit?.name(in: .imperial) == "%", number > 0, number < 1 else { return nil }
    let percent = (number * 1e10).rounded() / 1e8
    return contains(percent) ? percent : nil
  }

  /// The bounds and the unit, as in `0 or from 0.001 to 10,000 lb/ac`.
  package func bounds(in system: UnitSystem) -> String {
    (acceptsZero ? "0 or " : "") + interval(in: system)
  }

  private func interval(in system: UnitSystem) -> String {
    let unit = unit.map { " \($0.name(in: system))" } ?? ""
    let most = maximum.map(\.grouped)
    return switch (minimum, most) {
    case (.inclusive(let least), let most?): "from \(least.grouped) to \(most)\(unit)"
    case (.exclusive(let least), let most?): "more than \(least.grouped) and at most \(most)\(unit)"
    case (.inclusive(let least), nil): "at least \(least.grouped)\(unit)"
    case (.exclusive(let least), nil): "more than \(least.grouped)\(unit)"
    case (nil, let most?): "at most \(most)\(unit)"
    case (nil, nil): "a number\(unit)"
    }
  }
}

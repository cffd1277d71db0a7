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
  /// Whether a person states the number, so that a text with a unit may stand in its place.
  package private(set) var isStated = false
  /// The most percent that such a text may be of what the number is a part of; `nil` where it is a
  /// part of nothing.
  package private(set) var mostPercent: Double?
}

extension NumberRule {
  /// Creates a rule for numbers in a unit, both bounds included.
  init(_ bounds: ClosedRange<Double>, _ unit: UnitName, acceptsZero: Bool = false) {
    self.init(
      minimum: .inclusive(bounds.lowerBound), maximum: bounds.upperBound, unit: unit,
      acceptsZero: acceptsZero, isStated: true)
  }

  /// The same rule, for a number that may also be a share of something.
  func orPercent(upTo most: Double) -> NumberRule {
    var rule = self
    rule.mostPercent = most
    return rule
  }

  /// A number of the same unit without bounds, for the steps of a range.
  var ofSteps: NumberRule { NumberRule(unit: unit, isStated: isStated) }

  /// The same rule for numbers that a program writes: none has its unit beside it.
  var ofResults: NumberRule {
    var rule = self
    rule.isStated = false
    return rule
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
    guard isPercent, number > 0, number < 1 else { return nil }
    let percent = (number * 1e10).rounded() / 1e8
    return contains(percent) ? percent : nil
  }

  /// The bounds and the unit, as in `0 or from 0.001 to 10,000 lb/ac`.
  package func bounds(in system: UnitSystem) -> String {
    let interval = interval(in: system)
    return acceptsZero ? localized("0 or \(interval)") : interval
  }

  private func interval(in system: UnitSystem) -> String {
    let unit = unit.map { " \($0.name(in: system))" } ?? ""
    let most = maximum.map(\.grouped)
    return switch (minimum, most) {
    case (.inclusive(let least), let most?): localized("from \(least.grouped) to \(most)\(unit)")
    case (.exclusive(let least), let most?):
      localized("more than \(least.grouped) and at most \(most)\(unit)")
    case (.inclusive(let least), nil): localized("at least \(least.grouped)\(unit)")
    case (.exclusive(let least), nil): localized("more than \(least.grouped)\(unit)")
    case (nil, let most?): localized("at most \(most)\(unit)")
    case (nil, nil): localized("a number\(unit)")
    }
  }
}

// MARK: - Numbers with their units

/// A number that a text of a file states, with what else it says.
enum StatedNumber: Equatable, Sendable {
  /// In the units of the file.
  case number(Double)
  /// A share in percent of what the number is a part of.
  case percent(Double)
  /// A rate by volume or by count, whose weight takes its product.
  case rate(StatedRate)
  /// A density in the unit in which it was given.
  case density(DensityEntry)

  /// The number, in the units in which it was written.
  var value: Double {
    switch self {
    case .number(let number), .percent(let number): number
    case .rate(let rate): rate.quantity.value
    case .density(let density): density.value
    }
  }

  /// The rate that takes its product, where it is one.
  var rate: StatedRate? { if case .rate(let rate) = self { rate } else { nil } }
}

extension NumberRule {
  /// Whether a text may stand in place of the number: one that begins as a number and has a unit.
  func takes(_ text: String) -> Bool {
    guard isStated, let unit, isPercent || TypedUnit(spelling: unit.imperial) != nil,
      let first = text.trimmed.first, first.isNumber || first == "."
    else { return false }
    return text.contains { $0.isLetter || $0 == "%" }
  }

  /// Reads a text that states the number with its unit, as an option does.
  func stated(_ text: String, in system: UnitSystem) throws(TextFault) -> StatedNumber {
    let mostShare = mostPercent ?? (isPercent ? .infinity : nil)
    if DecimalText.percentSign(of: text) != nil, let most = mostShare {
      let share = DecimalText.percentage(text).flatMap { $0 <= most ? $0 : nil }
      return .percent(try share.required("'\(text)' is not a percentage up to \(most.plain) %."))
    }
    let kind = try unit.flatMap { TypedUnit(spelling: $0.name(in: system))?.kind }.required(
      "'\(text)' is not a percentage.", remedy: "Write it as 2%.")
    if kind == .rate {
      let rate = try StatedRate(reading: text)
      guard rate.quantity.isWeightOnArea, rate.seed.isEmpty else { return .rate(rate) }
      return .number(rate.quantity.value(in: system) ?? rate.quantity.value)
    }
    if kind == .duration, self.unit?.name(in: system) == TypedUnit.minutes.text,
      let seconds = Self.seconds(text)
    {
      return .number(seconds / 60)
    }
    let quantity = try QuantityText(reading: text, as: kind)
    if kind == .density, let unit = quantity.unit.flatMap({ DensityUnit(rawValue: $0.text) }) {
      return .density(DensityEntry(quantity.value, unit))
    }
    // Times are in hours, and a key in minutes wants sixty for each.
    if kind == .duration, let stated = quantity.unit,
      self.unit?.name(in: system) == TypedUnit.minutes.text
    {
      return .number(stated == .minutes ? quantity.value : quantity.value * 60)
    }
    // Rows and openers are in inches in both systems.
    if kind == .length, self.unit?.name(in: system) == TypedUnit.inches.text {
      return .number(quantity.inches)
    }
    return .number(quantity.value(in: system) ?? quantity.value)
  }

  /// The seconds of a text such as `30 s`; `nil` where it is none.
  ///
  /// Elsewhere an s is sulphur or seeds.
  private static func seconds(_ text: String) -> Double? {
    let words = ["seconds", "second", "sec", "s"]
    guard let word = words.first(where: text.lowercased().hasSuffix) else { return nil }
    return DecimalText.value(String(text.dropLast(word.count)).trimmed)
  }

  private var isPercent: Bool { unit?.imperial == "%" }

  /// The number of a node, with its unit or without.
  func stated(_ node: SyntaxNode, in system: UnitSystem) -> StatedNumber? {
    if let number = node.number { return .number(number) }
    guard let text = node.string, takes(text) else { return nil }
    return try? stated(text, in: system)
  }

  /// The rule that holds for a number as it is stated; `nil` where its product must be known.
  func rule(of stated: StatedNumber) -> NumberRule? {
    switch stated {
    case .number: self
    case .percent: isPercent ? self : nil
    case .rate: nil
    case .density(let density): density.unit.rule
    }
  }
}

extension DocumentValue {
  /// The number that a rule is about, in the units of the document.
  func number(_ rule: NumberRule) -> Double? {
    switch rule.stated(node, in: units) {
    case .number(let number)?: number
    case .percent(let share)? where rule.mostPercent == nil: share
    case .density(let density)? where density.unit.rule.unit?.imperial == rule.unit?.imperial:
      density.value
    default: nil
    }
  }
}

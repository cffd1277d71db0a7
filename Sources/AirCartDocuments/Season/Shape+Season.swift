import AirCart
import AirCartSimulation

extension NumberRule {
  /// Creates the rule of a file for a limit of the season.
  init(_ limit: SeasonLimit, isWhole: Bool = false) {
    let unit =
      limit.unit == .none
      ? nil : UnitName(imperial: limit.unit.name(.imperial), metric: limit.unit.name(.metric))
    self.init(
      minimum: limit.excludesLeast
        ? .exclusive(limit.least) : .inclusive(limit.readsShares ? limit.least / 100 : limit.least),
      maximum: limit.most, unit: unit, isWhole: isWhole)
  }
}

extension Shape<Double> {
  /// A number that is computed with in another unit than that in which it is stated.
  static func quantity(_ limit: SeasonLimit, isWhole: Bool = false) -> Shape {
    Shape(
      .number(NumberRule(limit, isWhole: isWhole)),
      read: { value in value.node.number.map { limit.canonical($0, value.units) } },
      write: { number, units in .number(limit.unit.stated(number, units)) })
  }
}

extension Shape<SeasonDate> {
  /// A day of any year, as in `05-15`.
  static var date: Shape {
    Shape<String>.text(TextRule("a date such as \"05-15\"", length: 5...5)).converted(
      { (text, value) throws(Diagnostic) in
        guard let date = SeasonDate(code: text) else {
          throw Diagnostic(
            .season, "\(text.quoted) is not a day of the year", at: value.location,
            notes: ["a day is written as month and day, as in \"05-15\" for 15 May"])
        }
        return date
      }, back: \.code)
  }
}

extension SeasonDate {
  fileprivate init?(code: String) {
    let parts = code.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let month = parts[0], let day = parts[1] else { return nil }
    self.init(month: month, day: day)
  }
}

extension Filling.Policy: DocumentWord {
  package var documentation: String {
    switch self {
    case .part: "What the crop's fields still need, at most what the tanks hold."
    case .full: "What the tanks hold, also when less is needed."
    case .even: "What is still needed, in fills of the same size."
    }
  }
}

// MARK: - Distributions

extension Shape<UncertainValue> {
  /// A number, or an object with one of several distributions.
  static func distribution(_ rule: NumberRule) -> Shape {
    let spread = Shape.oneKey(
      "a distribution", [uniform, triangular, normal, lognormal, exponential, quantiles])
    let either = Shape.either(Shape<Double>.number(rule).mapped { .exactly($0) }, spread)
    return Shape(either.description) { (value) throws(Diagnostic) in
      let distribution = try either.read(value)
      if let fault = distribution.fault {
        throw Diagnostic(.season, "\(value.subject) \(fault)", at: value.location)
      }
      return distribution
    }
  }

  /// The same in percent of what it is a part of; one that stays at or below 0.5 is refused as a share.
  static func percentages(_ rule: NumberRule) -> Shape {
    let stated = distribution(rule)
    return Shape(stated.description) { (value) throws(Diagnostic) in
      let distribution = try stated.read(value)
      let reach = distribution.range.upperBound
      guard reach <= 0 || reach > 0.5 else {
        throw Diagnostic(
          .season, "\(value.subject) goes up to \(reach.plain) % only", at: value.location,
          notes: ["it is in percent, as in 4 for 4 %"])
      }
      return distribution.divided(by: 100)
    }
  }

  private static let uniform = Alternative<UncertainValue>(
    "uniform", .numbers(2), "Low and high.", whole: { .uniform(low: $0[0], high: $0[1]) })

  private static let triangular = Alternative<UncertainValue>(
    "triangular", .numbers(3), "Low, mode and high.",
    whole: { .triangular(low: $0[0], mode: $0[1], high: $0[2]) })

  private static let normal = Alternative<UncertainValue>(
    "normal",
    parameters(
      "a normal distribution",
      [
        ("mean", "The mean."), ("sd", "The standard deviation."),
        ("low", "Where it is cut off below."), ("high", "Where it is cut off above."),
      ]), "A bell, cut off.",
    whole: { .normal(mean: $0[0], deviation: $0[1], low: $0[2], high: $0[3]) })

  private static let lognormal = Alternative<UncertainValue>(
    "lognormal",
    parameters(
      "a lognormal distribution",
      [("median", "The median."), ("sigma", "The standard deviation of the logarithm.")]),
    "A value whose logarithm is normal.", whole: { .lognormal(median: $0[0], sigma: $0[1]) })

  private static let exponential = Alternative<UncertainValue>(
    "exponential", .number(NumberRule()), "Times without a past, by their mean.",
    whole: { .exponential(mean: $0) })

  private static let quantiles = Alternative<UncertainValue>(
    "quantiles",
    .list(
      of: "quantile", count: 2...1_000,
      parameters(
        "a quantile",
        [("share", "The share of values that are at most this."), ("value", "The value.")])),
    "What was measured; straight lines between.",
    whole: { .quantiles($0.map { .init(share: $0[0], value: $0[1]) }) })

  /// An object of numbers, all of them required.
  private static func parameters(
    _ noun: String, _ names: [(name: String, documentation: String)]
  ) -> Shape<[Double]> {
    FieldTable(
      noun, blank: [Double](repeating: 0, count: names.count),
      names.enumerated().map { index, own in
        Field<[Double]>(
          own.name, at: \.[index], .number(NumberRule()), example: "1", own.documentation)
      }
    ).shape
  }
}

extension Shape<[Double]> {
  /// A list of so many numbers.
  fileprivate static func numbers(_ count: Int) -> Shape {
    .list(of: "number", count: count...count, .number(NumberRule()))
  }
}

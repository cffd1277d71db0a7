package import AirCart
package import AirCartSimulation

extension NumberRule {
  /// Creates the rule of a file for a limit of the season.
  init(_ limit: SeasonLimit, isWhole: Bool = false) {
    let unit =
      limit.unit == .none
      ? nil
      : UnitName(imperial: limit.unit.symbol(in: .imperial), metric: limit.unit.symbol(in: .metric))
    self.init(
      minimum: limit.excludesLeast
        ? .exclusive(limit.least) : .inclusive(limit.least),
      maximum: limit.most, unit: unit, isWhole: isWhole, isStated: true)
  }
}

extension SeasonLimit {
  /// The number that a text states, alone or with its unit as in a file; `nil` where it states none.
  package func stated(_ text: String, in units: UnitSystem) -> Double? {
    if let number = Double(text) { return number }
    let rule = NumberRule(self)
    return rule.takes(text) ? (try? rule.stated(text, in: units))?.value : nil
  }
}

extension Shape<Double> {
  /// A number that is computed with in another unit than that in which it is stated.
  static func quantity(_ limit: SeasonLimit, isWhole: Bool = false) -> Shape {
    let rule = NumberRule(limit, isWhole: isWhole)
    return Shape(
      .number(rule),
      read: { value in value.number(rule).map { limit.canonical($0, value.units) } },
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
    guard code.utf8.count == 5, parts.count == 2, let month = parts[0], let day = parts[1]
    else { return nil }
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
  fileprivate static func numbers(_ count: Int) -> Shape {
    .list(of: "number", count: count...count, .number(NumberRule()))
  }
}

extension SeasonError {
  /// The key of the season that the error is about, as in `days.hours`; empty for the season.
  package var key: String {
    switch self {
    case .impossible(let name, _, _): name
    case .distribution(let name, _): name.split(separator: " ").first.map(String.init) ?? name
    case .reserveFillsTank: "filling"
    case .bagsOutweighLimit: "bags.platform"
    case .impossibleChain: "days.workable"
    case .periodsOutOfOrder: "days.workable"
    case .datesOutOfOrder: "prices.timeliness"
    case .noDays: "days.end"
    case .yearEndsEarly: "observed"
    case .nothingToSeed, .farm, .cancelled: ""
    }
  }

  /// What is wrong, in a sentence without its point, and what to do, for people; carts, tanks and
  /// crops still by number.
  package func message(in units: UnitSystem) -> (sentence: String, remedy: String?) {
    switch self {
    case .impossible(let name, let value, let limit):
      ("\(name) is \(Self.text(value, limit.unit, units)), but must \(limit.text(in: units))", nil)
    case .distribution(let name, let fault): ("\(name) \(fault)", nil)
    case .nothingToSeed: ("there is nothing to seed", nil)
    case .reserveFillsTank(_, _, let capacity, let reserve):
      (
        "a tank of \(Self.text(capacity)) bu has no room above its reserve of "
          + "\(Self.text(reserve)) bu", "lower filling.reserve or filling.reserveBushels"
      )
    case .bagsOutweighLimit(let pounds, let limit):
      (
        "\(Self.text(pounds)) lb in bags on the platform leave nothing of the \(Self.text(limit)) lb "
          + "that the cart may carry", "lower bags.platform or bags.weight"
      )
    case .impossibleChain(let share, let wetDays):
      (
        "if \(Self.text(share * 100)) % of the days are workable, wet spells cannot be as short "
          + "as \(Self.text(wetDays)) days on average",
        share <= 0.01
          ? "write 100 if every day is workable: 1 is 1 %"
          : "make days.wetDays at least \(Self.text(((1 - share) / share * 100).rounded(.up) / 100))"
      )
    case .periodsOutOfOrder(let date):
      ("the period from \(date.text) does not begin after the one before", nil)
    case .datesOutOfOrder(let crop):
      (
        "the dates of the yields of \(crop) are not in order",
        "list them from the first to the last"
      )
    case .noDays(let start, let end):
      ("the season ends on \(end.text), before it starts on \(start.text)", nil)
    case .yearEndsEarly(let year): ("the seeding of \(year) ends before it starts", nil)
    case .farm: ("the cart cannot be planned for the farm", nil)
    case .cancelled: ("stopped", nil)
    }
  }

  /// A number with as many digits as it needs, whole numbers without a point.
  fileprivate static func text(_ value: Double) -> String {
    let rounded = (value * 1e6).rounded(.toNearestOrEven) / 1e6
    return (rounded.isFinite ? rounded : value).grouped
  }

  /// A number as it was stated, with its unit.
  fileprivate static func text(_ value: Double, _ unit: DataUnit, _ units: UnitSystem) -> String {
    [text(unit.stated(value, units)), unit.symbol(in: units)].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

extension SeasonLimit {
  /// How a percentage is read that looks like a share of 1, and how what may be meant is written.
  package func doubt(_ stated: Double) -> String {
    let meant = unit.stated(stated, .imperial).plain
    return "\(stated.plain) means \(stated.plain) %; for \(meant) %, write \(meant)"
  }

  /// What must be, as in `be from 0 to 90 %`.
  fileprivate func text(in units: UnitSystem) -> String {
    if let words { return words }
    let high = [SeasonError.text(most), unit.symbol(in: units)].filter { !$0.isEmpty }
    return "be from \(SeasonError.text(least)) to \(high.joined(separator: " "))"
  }
}

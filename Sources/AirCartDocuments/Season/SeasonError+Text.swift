package import AirCart
package import AirCartSimulation

extension SeasonError {
  /// The key of the season that the error is about, as in `days.hours`; empty for the season.
  package var key: String {
    switch self {
    case .impossible(let name, _, _): name
    case .distribution(let name, _): name.split(separator: " ").first.map(String.init) ?? name
    case .reserveFillsTank: "filling"
    case .impossibleChain: "days.workable"
    case .periodsOutOfOrder: "days.workable"
    case .datesOutOfOrder: "prices.timeliness"
    case .noDays: "days.end"
    case .yearEndsEarly: "observed"
    case .nothingToSeed, .farm, .cancelled: ""
    }
  }

  /// What is wrong and what to do, for people; carts, tanks and crops still by number.
  ///
  /// - Parameter units: The unit system in which the numbers were stated.
  /// - Returns: A sentence without its point, and the remedy where there is one.
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
    case .impossibleChain(let share, let wetDays):
      (
        "if \(Self.text(share * 100)) % of the days are workable, wet spells cannot be as short "
          + "as \(Self.text(wetDays)) days on average",
        "make days.wetDays at least \(Self.text(((1 - share) / share * 100).rounded(.up) / 100))"
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
  fileprivate static func text(_ value: Double, _ unit: SeasonUnit, _ units: UnitSystem) -> String {
    [text(unit.stated(value, units)), unit.name(units)].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

extension SeasonLimit {
  /// What must be, as in `be from 0 to 90 %`.
  fileprivate func text(in units: UnitSystem) -> String {
    if let words { return words }
    let high = [SeasonError.text(most), unit.name(units)].filter { !$0.isEmpty }
    return "be from \(SeasonError.text(least)) to \(high.joined(separator: " "))"
  }
}

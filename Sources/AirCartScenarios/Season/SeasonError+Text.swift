package import AirCartSimulation

extension SeasonError {
  /// The key of the season that the error is about, as in `days.hours`; empty for the season.
  package var key: String {
    switch self {
    case .impossible(let name, _, _): name
    case .distribution(let name, _): name.split(separator: " ").first.map(String.init) ?? name
    case .reserveFillsTank: "filling"
    case .tooFewCompartments: "tender.compartments"
    case .impossibleChain: "days.workable"
    case .periodsOutOfOrder: "days.workable"
    case .noDays: "days.end"
    case .nothingToSeed, .farm, .cancelled: ""
    }
  }

  /// What is wrong and what to do, for people; carts, tanks and crops still by number.
  package var message: (sentence: String, remedy: String?) {
    switch self {
    case .impossible(let name, let value, let must):
      ("\(name) is \(Self.text(value)), but must \(must)", nil)
    case .distribution(let name, let fault): ("\(name) \(fault)", nil)
    case .nothingToSeed: ("there is nothing to seed", nil)
    case .reserveFillsTank(_, _, let capacity, let reserve):
      (
        "a tank of \(Self.text(capacity)) bu has no room above its reserve of "
          + "\(Self.text(reserve)) bu", "lower filling.reserve or filling.reserveBushels"
      )
    case .tooFewCompartments(_, let products, let compartments):
      (
        "a truck has \(compartments) compartments, but a crop needs \(products) products",
        "give the truck more compartments, or leave tender.compartments out"
      )
    case .impossibleChain(let share, let wetDays):
      (
        "if \(Self.text(share * 100)) % of the days are workable, wet spells cannot be as short "
          + "as \(Self.text(wetDays)) days in the mean",
        "make days.wetDays at least \(Self.text(((1 - share) / share * 100).rounded(.up) / 100))"
      )
    case .periodsOutOfOrder(let date):
      ("the period from \(date.text) does not begin after the one before", nil)
    case .noDays(let start, let end):
      ("the season ends on \(end.text), before it starts on \(start.text)", nil)
    case .farm: ("the cart cannot be planned for the farm", nil)
    case .cancelled: ("stopped", nil)
    }
  }

  /// A number with as many digits as it needs, whole numbers without a point.
  private static func text(_ value: Double) -> String {
    value == value.rounded(.toNearestOrEven) && value.magnitude < 1e15
      ? "\(Int(value))" : "\((value * 1e6).rounded(.toNearestOrEven) / 1e6)"
  }
}

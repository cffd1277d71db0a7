package import AirCart

/// A number of a season: where it is kept, what it may be, and what people call it.
///
/// Farm files, their schema, `simulate --vary` and the list of assumptions follow from this record.
package struct SeasonNumber: Sendable {
  package typealias Place = any WritableKeyPath<SeasonInput, Double> & Sendable

  /// Its key in a farm file, after its section, as in `drill.width`.
  package let key: String
  /// Its name for `simulate --vary`.
  package let name: String
  /// What it is, as a heading: `Working width`.
  package let title: String
  /// What it may be, as it is stated.
  package let limit: SeasonLimit
  /// Whether it must be a whole number.
  package let isWhole: Bool
  /// What it means, in whole sentences.
  package let documentation: String
  /// How it is written where it has no default.
  package let example: String?
  /// Where its default is from; `nil` where reports do not list it.
  package let source: String?
  /// Published values, which reports name behind the source.
  package let published: ClosedRange<Double>?
  /// The unit in which reports show it.
  package let shownUnit: SeasonUnit
  private let place: Place
  private let columnName: String?

  fileprivate init(
    _ key: String, at place: Place, _ limit: SeasonLimit, title: String, name: String? = nil,
    column: String? = nil, isWhole: Bool = false, example: String? = nil, source: String? = nil,
    published: ClosedRange<Double>? = nil, shownIn unit: SeasonUnit? = nil, _ documentation: String
  ) {
    self.key = key
    self.place = place
    self.limit = limit
    self.title = title
    self.name = name ?? key.lastKey.split(atCapitalsWith: "-")
    self.isWhole = isWhole
    self.example = example
    self.source = source
    self.published = published
    self.documentation = documentation
    shownUnit = unit ?? limit.unit
    columnName = column
  }
}

extension SeasonNumber {
  /// The value in a season, as it is computed with; `nil` where the season has no such limit.
  package func value(in input: SeasonInput) -> Double? {
    let value = input[keyPath: place]
    return value == .infinity ? nil : value
  }

  /// Sets the value of a season, as it is computed with.
  package func set(_ value: Double, in input: inout SeasonInput) {
    input[keyPath: place] = value
  }

  /// What it is with its unit, within a sentence: `working width (ft)`.
  package func phrase(_ units: UnitSystem) -> String {
    let unit = limit.unit.name(units)
    return title.prefix(1).lowercased() + title.dropFirst() + (unit.isEmpty ? "" : " (\(unit))")
  }

  /// The value where a season states none; `nil` where there is then no such limit.
  package var standard: Double? { value(in: .standard) }

  /// The name with its unit, for a column of a file.
  package func columnName(_ units: UnitSystem) -> String {
    if let columnName { return columnName }
    let unit = limit.unit.columnName(units)
    return name.split(separator: "-").joined(separator: "_") + (unit.isEmpty ? "" : "_" + unit)
  }
}

extension String {
  fileprivate var lastKey: String { String(split(separator: ".").last ?? "") }

  /// The words of a name in lower case: `perStop` becomes `per-stop`.
  fileprivate func split(atCapitalsWith joint: String) -> String {
    map { $0.isUppercase ? joint + $0.lowercased() : String($0) }.joined()
  }
}

// MARK: - The table

extension SeasonInput {
  /// A season in which nothing is stated.
  package static let standard = SeasonInput(farm: Farm(units: .imperial, crops: [], fields: []))

  /// Every number of a season: one record for each, in the order in which reports list them.
  package static let numbers = drillNumbers + fillingNumbers + tenderNumbers + dayNumbers + prices

  private static let drillNumbers = [
    SeasonNumber(
      "drill.width", at: \.drill.widthFeet, SeasonLimit(1...1_000, .feet), title: "Working width",
      source: "default, among published widths of", published: 60...86, "The working width."),
    SeasonNumber(
      "drill.speed", at: \.drill.milesPerHour, SeasonLimit(0.1...50, .milesPerHour),
      title: "Ground speed",
      source: "default, assumed", "The ground speed where nothing slows the drill."),
    SeasonNumber(
      "drill.efficiency", at: \.drill.fieldEfficiency, SeasonLimit(0.01...1),
      title: "Field efficiency",
      source: "default, turns and overlap alone: about 80 % (Progressive Forage)",
      "The share of the theoretical field capacity left by turns and overlap alone, 0.8 for 80 %; "
        + "refilling is simulated."),
    SeasonNumber(
      "drill.ceiling", at: \.drill.poundsPerMinute, SeasonLimit(1...1e6, .poundsPerMinute),
      title: "Metering ceiling", example: "300", source: "default, no limit",
      "The most that the meters deliver; without it, as much as is asked for."),
    SeasonNumber(
      "drill.run", at: \.drill.runFeet, SeasonLimit(1...1e6, .feet), title: "Length of a pass",
      "The length of a pass; half a mile by default."),
  ]

  private static let fillingNumbers = [
    SeasonNumber(
      "filling.drive", at: \.filling.minutesOfDriving, .minutesOfADay,
      title: "Driving to the truck", name: "drive",
      source: "default, inferred from 650 bu in 20 to 25 min (Western Producer)",
      "Driving up to the first truck of a stop."),
    SeasonNumber(
      "filling.perStop", at: \.filling.minutesPerStop, .minutesOfADay, title: "Filling, each truck",
      source: "default, inferred from 650 bu in 20 to 25 min (Western Producer)",
      "Of every truck at a stop."),
    SeasonNumber(
      "filling.perTank", at: \.filling.minutesPerTank, .minutesOfADay, title: "Filling, each tank",
      source: "default, inferred from the same", "For every tank that gets something."),
    SeasonNumber(
      "filling.rate", at: \.filling.bushelsPerMinute, SeasonLimit(0.01...1e6, .bushelsPerMinute),
      title: "Conveyor", name: "filling", source: "default, a cart's conveyor (Western Producer)",
      "The conveyor."),
    SeasonNumber(
      "filling.reserve", at: \.filling.reserveShare, SeasonLimit(0...90, .percent),
      title: "Reserve, of a tank", source: "default, assumed",
      "What planned seeding leaves in every tank, in percent of its capacity; assumed."),
    SeasonNumber(
      "filling.reserveBushels", at: \.filling.reserveBushels, SeasonLimit(0...10_000, .bushels),
      title: "Reserve of a tank", column: "reserve_bu", "The same in bushels, where that is more."),
  ]

  private static let tenderNumbers = [
    SeasonNumber(
      "tender.trucks", at: \.truckCount, SeasonLimit(1...64), title: "Trucks", isWhole: true,
      example: "2",
      source: "default, one is always there", "How many trucks; without it, one is always there."),
    SeasonNumber(
      "tender.payload", at: \.tender.payloadPounds, SeasonLimit(1...1e6, .pounds), title: "Payload",
      source: "default, a B-train on secondary roads (Western Producer)",
      "What a truck may carry."),
    SeasonNumber(
      "tender.loading", at: \.tender.loadingMinutes, .minutesOfADay, title: "Loading a truck",
      source: "default, assumed", "Loading a truck; assumed."),
    SeasonNumber(
      "tender.travel", at: \.tender.travelMinutes, .minutesOfADay, title: "Driving, one way",
      source: "default, assumed", "From the yard to the field, one way; assumed."),
  ]

  private static let dayNumbers = [
    SeasonNumber(
      "moving", at: \.movingMinutes, .minutesOfADay, title: "Moving between fields",
      source: "default, assumed", "From a finished field to the next; assumed."),
    SeasonNumber(
      "cleanOut", at: \.cleanOutMinutes, .minutesOfADay, title: "Cleaning a tank",
      source: "default, assumed", "Cleaning a tank that gets another product; assumed."),
    SeasonNumber(
      "days.startHour", at: \.days.startHour, SeasonLimit(0...23.99, .clock),
      title: "Hour at which work begins", "When work begins."),
    SeasonNumber(
      "days.hours", at: \.days.hoursPerDay, SeasonLimit(0.1...24, .hours), title: "Hours a day",
      column: "hours_per_day", source: "default, assumed",
      "Hours of a workable day, fuelling and checks among them; assumed."),
    SeasonNumber(
      "days.checks", at: \.days.checksHours, SeasonLimit(0...23, .hours), title: "Fuelling, checks",
      column: "checks_h", source: "default, assumed",
      "Hours of a day for fuelling and checks, before work begins; assumed."),
    workable,
    SeasonNumber(
      "days.yearDeviation", at: \.days.yearDeviation, SeasonLimit(0...0.5),
      title: "Workable days, from year to year", source: "default, Nebraska", shownIn: .percent,
      "How much the share of workable days differs from year to year: its standard deviation."),
    SeasonNumber(
      "days.halfDays", at: \.days.halfDayShare, SeasonLimit(0...1), title: "Half days",
      source: "default, assumed", shownIn: .percent,
      "The share of workable days of which only half can be worked; assumed."),
    SeasonNumber(
      "days.wetDays", at: \.days.meanWetDays, SeasonLimit(1...365, .days), title: "Wet spells",
      column: "wet_days", source: "default, assumed",
      "The mean length of a wet spell; assumed."),
    overlap,
  ]

  /// The share of workable days, where it is the same for the whole season.
  package static let workable = SeasonNumber(
    "days.workable", at: \.workableShare, SeasonDays.Period.limit, title: "Workable days",
    column: "workable_share", source: "default, Nebraska", shownIn: .percent,
    "The share of days that are workable in the long run, or one for every period.")

  /// The share of a field that is covered twice, where it is certain.
  package static let overlap = SeasonNumber(
    "uncertainty.overlap", at: \.certainOverlap, SeasonUncertainty.overlapLimit.inPercent,
    title: "Overlap, the same everywhere",
    "The share of a field covered twice, 0.04 for 4 %, drawn for every field.")

  private static let prices = [
    SeasonNumber(
      "prices.perHour", at: \.prices.perHour, SeasonLimit(0...1e6), title: "Price of an hour",
      name: "price-per-hour", column: "price_per_h", "An hour of the outfit at work."),
    SeasonNumber(
      "prices.perTruckHour", at: \.prices.perTruckHour, SeasonLimit(0...1e6),
      title: "Price of a truck's hour", name: "price-per-truck-hour",
      column: "price_per_truck_h",
      "A truck with its driver, every hour that the outfit is at work."),
    SeasonNumber(
      "prices.ownership", at: \.prices.ownershipShare, SeasonLimit(0.1...100, .percent),
      title: "Owning a cart, of its price a year",
      source: "default, inferred: a third of the price left after ten years (Ontario)",
      "What owning a cart costs a year, in percent of its price: depreciation, interest, "
        + "insurance."),
    SeasonNumber(
      "prices.perStop", at: \.prices.perStop, SeasonLimit(0...1e6), title: "Price of a stop",
      name: "price-per-stop", "A stop."),
  ]
}

// MARK: - Numbers that are kept in another form

extension SeasonInput {
  /// The number of trucks; infinite where one is always there.
  private var truckCount: Double {
    get { tender.trucks.map(Double.init) ?? .infinity }
    set { tender.trucks = Int(exactly: newValue) }
  }

  /// The share of workable days, the same for the whole season when it is set.
  private var workableShare: Double {
    get { days.periods.first?.workable ?? 1 }
    set { days.periods = [.init(from: days.start, workable: newValue)] }
  }

  /// The overlap where it is certain; infinite, as if it had no limit, where it is not.
  private var certainOverlap: Double {
    get { if case .exactly(let share) = uncertainty.overlap { share } else { .infinity } }
    set { uncertainty.overlap = .exactly(newValue) }
  }
}

extension SeasonLimit {
  fileprivate static let minutesOfADay = SeasonLimit(0...1_440, .minutes)

  /// The limit of a share in percent.
  fileprivate var inPercent: SeasonLimit { SeasonLimit(least * 100...most * 100, .percent) }
}

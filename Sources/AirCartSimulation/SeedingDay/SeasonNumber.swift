package import AirCart

/// A number of a season: where it is kept, what it may be, and what people call it.
///
/// Farm files, their schema, `simulate --vary` and the list of assumptions follow from this record.
package struct SeasonNumber: Sendable {
  /// Hands the number to be read or changed in place; a key path would not compile for browsers.
  package typealias Access = @Sendable (inout Season, (inout Double) -> Void) -> Void

  /// Its key in a farm file, after its section, as in `drill.width`.
  package let key: String
  /// The part of its key before the point; empty where there is none.
  package var section: String {
    key.firstIndex(of: ".").map { String(key[..<$0]) } ?? ""
  }
  /// Its name for `simulate --vary`.
  package var name: String { ownName ?? key.lastKey.split(atCapitalsWith: "-") }
  /// Its key in results without its unit.
  package var resultKey: String { ownResult ?? key.lastKey }
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
  private let access: Access
  private let columnName: String?
  private let ownName: String?
  private let ownResult: String?

  fileprivate init(
    _ key: String, at access: @escaping Access, _ limit: SeasonLimit, title: String,
    name: String? = nil, result: String? = nil, column: String? = nil, isWhole: Bool = false,
    example: String? = nil, source: String? = nil, published: ClosedRange<Double>? = nil,
    _ documentation: String
  ) {
    self.key = key
    self.access = access
    self.limit = limit
    self.title = title
    ownName = name
    ownResult = result
    self.isWhole = isWhole
    self.example = example
    self.source = source
    self.published = published
    self.documentation = documentation
    columnName = column
  }
}

extension SeasonNumber {
  /// The value in a season, as it is computed with; `nil` where the season has no such limit.
  package func value(in input: Season) -> Double? {
    var (input, value) = (input, 0.0)
    access(&input) { value = $0 }
    return value == .infinity ? nil : value
  }

  /// Sets the value of a season, as it is computed with.
  package func set(_ value: Double, in input: inout Season) {
    access(&input) { $0 = value }
  }

  /// What it is with its unit, within a sentence: `working width (ft)`.
  package func phrase(_ units: UnitSystem) -> String {
    let unit = limit.unit.symbol(in: units)
    return title.lowercasedFirst + (unit.isEmpty ? "" : " (\(unit))")
  }

  /// The value where a season states none; `nil` where there is then no such limit.
  package var standard: Double? { value(in: .standard) }

  /// The name with its unit, for a column of a file.
  package func columnName(_ units: UnitSystem) -> String {
    if let columnName { return columnName }
    return name.split(separator: "-").joined(separator: "_") + limit.unit.suffix(in: units)
  }
}

extension String {
  fileprivate var lastKey: String { String(split(separator: ".").last ?? "") }

  /// The words of a name in lower case: `perStop` becomes `per-stop`.
  package func split(atCapitalsWith joint: String) -> String {
    map { $0.isUppercase ? joint + $0.lowercased() : String($0) }.joined()
  }

  /// As within a sentence.
  package var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

// MARK: - The table

extension Season {
  /// A season in which nothing is stated.
  package static let standard = Season(farm: Farm(units: .imperial, crops: [], fields: []))

  /// Every number of a season: one record for each, in the order in which reports list them.
  package static let numbers =
    drillNumbers + fillingNumbers + tenderNumbers + bagNumbers
    + breakdownNumbers + dayNumbers + prices

  private static let drillNumbers = [
    SeasonNumber(
      "drill.width", at: { $1(&$0.drill.widthFeet) }, SeasonLimit(1...1_000, .feet),
      title: "Working width", source: "default, among published widths of", published: 60...86,
      "The working width."),
    SeasonNumber(
      "drill.speed", at: { $1(&$0.drill.milesPerHour) }, SeasonLimit(0.1...50, .milesPerHour),
      title: "Ground speed", source: "default, assumed",
      "The ground speed where nothing slows the drill."),
    SeasonNumber(
      "drill.efficiency", at: { $1(&$0.drill.fieldEfficiency) },
      SeasonLimit(1...100, .share, doubtBelow: 1.001), title: "Field efficiency",
      source: "default, inferred: with turns about 80 % in a quarter section (Progressive Forage)",
      "The share of the theoretical field capacity left by overlap, headlands and short stops; turns and "
        + "refilling are simulated."),
    SeasonNumber(
      "drill.turn", at: { $1(&$0.drill.turnMinutes) }, .minutesOfADay, title: "Turning, each pass",
      source: "default, assumed", "Turning at the end of each pass; assumed."),
    SeasonNumber(
      "drill.shape", at: { $1(&$0.drill.fieldShape) }, SeasonLimit(0.05...20),
      title: "Length of a field over its width", source: "default, assumed as a quarter section",
      "The length of a field over its width; with its area it gives the length of passes; assumed."),
    SeasonNumber(
      "drill.ceiling", at: { $1(&$0.drill.poundsPerMinute) },
      SeasonLimit(1...1e6, .poundsPerMinute), title: "Metering ceiling", result: "meterLimit",
      example: "300", source: "default, no limit",
      "The most that the meters deliver; without it, as much as is asked for."),
    SeasonNumber(
      "drill.run", at: { $1(&$0.drill.runFeet) }, SeasonLimit(1...1e6, .feet),
      title: "Length of a pass", result: "passLength", example: "2640",
      "The length of a pass where it is the same in every field, whatever \"shape\" is; without it, each "
        + "field's own."),
  ]

  private static let fillingNumbers = [
    SeasonNumber(
      "filling.drive", at: { $1(&$0.filling.minutesOfDriving) }, .minutesOfADay,
      title: "Driving to the truck", name: "drive",
      source: "default, inferred from 650 bu in 20 to 25 min (Western Producer)",
      "Driving up to the first truck of a stop."),
    SeasonNumber(
      "filling.perStop", at: { $1(&$0.filling.minutesPerStop) }, .minutesOfADay,
      title: "Filling, each truck",
      source: "default, inferred from 650 bu in 20 to 25 min (Western Producer)",
      "Of every truck at a stop."),
    SeasonNumber(
      "filling.perTank", at: { $1(&$0.filling.minutesPerTank) }, .minutesOfADay,
      title: "Filling, each tank", source: "default, inferred from the same",
      "For every tank that gets something."),
    SeasonNumber(
      "filling.rate", at: { $1(&$0.filling.bushelsPerMinute) },
      SeasonLimit(0.01...1e6, .bushelsPerMinute), title: "Conveyor", name: "filling",
      result: "conveyor", source: "default, a cart's conveyor (Western Producer)", "The conveyor."),
    SeasonNumber(
      "filling.reserve", at: { $1(&$0.filling.reserveShare) },
      SeasonLimit(0...90, .share, doubtBelow: 0.1),
      title: "Reserve, of a tank", result: "reserveShare", source: "default, assumed",
      "The share of its capacity that planned seeding leaves in every tank; assumed."),
    SeasonNumber(
      "filling.reserveBushels", at: { $1(&$0.filling.reserveBushels) },
      SeasonLimit(0...10_000, .bushels), title: "Reserve of a tank", result: "reserve",
      column: "reserve_bu", "The same in bushels, where that is more."),
  ]

  private static let tenderNumbers = [
    SeasonNumber(
      "tender.trucks", at: { $1(&$0.truckCount) }, SeasonLimit(1...64), title: "Trucks",
      isWhole: true, example: "2", source: "default, one is always there",
      "How many trucks; without it, one is always there."),
    SeasonNumber(
      "tender.payload", at: { $1(&$0.tender.payloadPounds) }, SeasonLimit(1...1e6, .pounds),
      title: "Payload", source: "default, a B-train on secondary roads (Western Producer)",
      "What a truck may carry."),
    SeasonNumber(
      "tender.roads", at: { $1(&$0.tender.springShare) },
      SeasonLimit(1...100, .share, doubtBelow: 1.001), title: "Payload on roads in spring",
      source: "default, no limit",
      "The share of the payload that roads allow until \"roadsUntil\": 65, 75 or 90 where a province "
        + "limits weights in spring."),
    SeasonNumber(
      "tender.loading", at: { $1(&$0.tender.loadingMinutes) }, .minutesOfADay,
      title: "Loading, each truck", source: "default, assumed",
      "Of every truck at a loader, whatever is loaded; assumed."),
    SeasonNumber(
      "tender.loadingRate", at: { $1(&$0.tender.loadingPoundsPerMinute) },
      SeasonLimit(0...1e6, .poundsPerMinute), title: "Loader",
      source: "default, assumed near a cart's conveyor",
      "What a loader loads; 0 where \"loading\" is all that it takes; assumed."),
    SeasonNumber(
      "tender.loaders", at: { $1(&$0.loaderCount) }, SeasonLimit(0...64), title: "Loaders",
      isWhole: true, source: "default, assumed",
      "How many trucks the yard loads at once, the others queue; 0 where nobody queues; assumed."),
    SeasonNumber(
      "tender.lateLoading", at: { $1(&$0.tender.lateLoadingHours) },
      SeasonLimit(0...24, .hours), title: "Loading after work", result: "lateLoadingHours",
      column: "late_loading_h", source: "default, assumed",
      "Hours after the day's in which a truck may still be loaded; 24 for the whole night; "
        + "assumed."),
    SeasonNumber(
      "tender.travel", at: { $1(&$0.tender.travelMinutes) }, .minutesOfADay,
      title: "Driving, beside the road", source: "default, assumed",
      "Of every way between yard and field, beside the road: gates, turning; assumed."),
    SeasonNumber(
      "tender.distance", at: { $1(&$0.tender.distanceMiles) }, SeasonLimit(0...1_000, .miles),
      title: "From yard to field", source: "default, assumed",
      "The road from the yard to a field without a position; assumed."),
    SeasonNumber(
      "tender.speed", at: { $1(&$0.tender.milesPerHour) }, SeasonLimit(1...100, .milesPerHour),
      title: "Speed of a truck", name: "hauling-speed", source: "default, assumed for gravel",
      "A truck's speed on the road; assumed."),
  ]

  private static let bagNumbers = [
    SeasonNumber(
      "bags.platform", at: { $1(&$0.bagCount) }, SeasonLimit(0...1_000), title: "Bags on the cart",
      isWhole: true, source: "default, assumed",
      "How many bags the saddle platform has room for; with 0 bags are always there, weigh nothing "
        + "and are conveyed; assumed."),
    SeasonNumber(
      "bags.weight", at: { $1(&$0.bags.pounds) }, SeasonLimit(1...5_000, .pounds),
      title: "A bag or tote", name: "bag", result: "weight", column: "bag_lb",
      source: "default, assumed",
      "What is in a bag, or a tote of up to 5,000 lb; assumed."),
    SeasonNumber(
      "bags.minutes", at: { $1(&$0.bags.minutes) }, .minutesOfADay, title: "Emptying a bag",
      name: "bag-minutes", result: "each", column: "bag_min", source: "default, assumed",
      "For every bag that is emptied into a tank, or lifted from a truck onto the platform; assumed."
    ),
  ]

  private static let breakdownNumbers = [
    SeasonNumber(
      "breakdowns.every", at: { $1(&$0.breakdowns.hoursBetween) },
      SeasonLimit(0...10_000, .hours), title: "Seeding between breakdowns", name: "breakdowns",
      result: "everyHours", column: "breakdowns_h",
      source: "default, assumed, within what ASAE D497 implies:", published: 19...170,
      "Hours of seeding between two breakdowns of the outfit, in the mean; 0 where there are none."),
    SeasonNumber(
      "breakdowns.repair", at: { $1(&$0.breakdowns.repairHours) }, SeasonLimit(0...1_000, .hours),
      title: "Repair", result: "repairHours", column: "repair_h", source: "default, assumed",
      "Hours of a repair, in the mean, of the hours of work of every day, wet ones too; assumed."),
    SeasonNumber(
      "breakdowns.lateRepair", at: { $1(&$0.breakdowns.lateHours) },
      SeasonLimit(0...24, .hours), title: "Repairing after work", result: "lateRepairHours",
      column: "late_repair_h", source: "default, assumed",
      "Hours after the day's in which a repair goes on; 24 for the whole night; assumed."),
  ]

  private static let dayNumbers = [
    SeasonNumber(
      "moving", at: { $1(&$0.movingMinutes) }, .minutesOfADay, title: "Moving between fields",
      source: "default, assumed",
      "From a finished field to the next, and the road beside it where there is a road speed; "
        + "assumed."),
    SeasonNumber(
      "roadSpeed", at: { $1(&$0.roadMilesPerHour) }, SeasonLimit(1...50, .milesPerHour),
      title: "Speed on the road", example: "15",
      "The speed from field to field, for fields with a position; \"moving\" is then folding and "
        + "unfolding alone."),
    SeasonNumber(
      "cleanOut", at: { $1(&$0.cleanOutMinutes) }, .minutesOfADay, title: "Cleaning a tank",
      source: "default, assumed",
      "Cleaning a tank that gets another product, beside emptying it; assumed."),
    SeasonNumber(
      "cleanOutRate", at: { $1(&$0.cleanOutBushelsPerMinute) },
      SeasonLimit(0...1e6, .bushelsPerMinute), title: "Emptying tanks",
      source: "default, assumed as a cart's conveyor fills",
      "How fast what is left in the tanks is emptied when a crop ends; 0 where that takes no time; "
        + "assumed."),
    SeasonNumber(
      "calibration", at: { $1(&$0.calibrationMinutes) }, .minutesOfADay,
      title: "Calibrating a product", source: "default, assumed",
      "Calibrating a product that the crop before had not, or at another rate; assumed."),
    SeasonNumber(
      "days.startHour", at: { $1(&$0.days.startHour) }, SeasonLimit(0...23.99, .clock),
      title: "Hour at which work begins", "When work begins."),
    SeasonNumber(
      "days.hours", at: { $1(&$0.days.hoursPerDay) }, SeasonLimit(0.1...24, .hours),
      title: "Hours a day", result: "hoursPerDay", column: "hours_per_day",
      source: "default, assumed",
      "Hours of a workable day, fuelling and checks among them; assumed."),
    SeasonNumber(
      "days.checks", at: { $1(&$0.days.checksHours) }, SeasonLimit(0...23, .hours),
      title: "Fuelling, checks", result: "checksHours", column: "checks_h",
      source: "default, assumed",
      "Hours of a day for fuelling and checks, before work begins; assumed."),
    workable,
    SeasonNumber(
      "days.finishing", at: { $1(&$0.days.finishingMinutes) }, .minutesOfADay,
      title: "Finishing a field after hours", source: "default, assumed",
      "Minutes for which seeding goes on after hours where they finish the field; assumed."),
    SeasonNumber(
      "days.yearDeviation", at: { $1(&$0.days.yearDeviation) },
      SeasonLimit(0...50, .share, doubtBelow: 1), title: "Workable days, from year to year",
      source: "default, Nebraska",
      "How much the share of workable days differs from year to year: its standard deviation."),
    SeasonNumber(
      "days.halfDays", at: { $1(&$0.days.halfDayShare) },
      SeasonLimit(0...100, .share, doubtBelow: 1), title: "Half days", result: "halfDayShare",
      source: "default, assumed",
      "The share of workable days of which only half can be worked; assumed."),
    SeasonNumber(
      "days.wetDays", at: { $1(&$0.days.meanWetDays) }, SeasonLimit(1...365, .days),
      title: "Wet spells", result: "meanWet", column: "wet_days", source: "default, assumed",
      "The mean length of a wet spell; assumed."),
    overlap,
  ]

  /// The share of workable days, where it is the same for the whole season.
  package static let workable = SeasonNumber(
    "days.workable", at: { $1(&$0.workableShare) }, SeasonDays.Period.limit, title: "Workable days",
    source: "default, Nebraska",
    "The share of days that are workable in the long run, or one for every month or period; the default "
      + "is Nebraska's.")

  /// The share of a field that is covered twice, where it is certain.
  package static let overlap = SeasonNumber(
    "uncertainty.overlap", at: { $1(&$0.certainOverlap) }, SeasonUncertainty.overlapLimit,
    title: "Overlap, the same everywhere",
    "The share of a field covered twice, drawn for every field.")

  private static let prices = [
    SeasonNumber(
      "prices.perHour", at: { $1(&$0.prices.perHour) }, SeasonLimit(0...1e6),
      title: "Price of an hour", name: "price-per-hour", column: "price_per_h",
      "An hour of the outfit at work."),
    SeasonNumber(
      "prices.perTruckHour", at: { $1(&$0.prices.perTruckHour) }, SeasonLimit(0...1e6),
      title: "Price of a truck's hour", name: "price-per-truck-hour", column: "price_per_truck_h",
      "A truck with its driver, every hour that the outfit is at work."),
    SeasonNumber(
      "prices.ownership", at: { $1(&$0.prices.ownershipShare) },
      SeasonLimit(0.1...100, .share, doubtBelow: 1),
      title: "Owning, of its price a year", result: "ownershipShare",
      source: "default, inferred: a third of the price left after ten years (Ontario)",
      "The share of a cart's price that owning it costs a year: depreciation, interest, "
        + "insurance."),
    SeasonNumber(
      "prices.perStop", at: { $1(&$0.prices.perStop) }, SeasonLimit(0...1e6),
      title: "Price of a stop", name: "price-per-stop", "A stop."),
  ]
}

// MARK: - Numbers that are kept in another form

extension Season {
  /// The number of trucks; infinite where one is always there.
  private var truckCount: Double {
    get { tender.trucks.map(Double.init) ?? .infinity }
    set { tender.trucks = Int(exactly: newValue) }
  }

  /// The number of bags on the platform.
  private var bagCount: Double {
    get { Double(bags.platformCount) }
    set { bags.platformCount = Int(exactly: newValue) ?? -1 }
  }

  /// The number of loaders.
  private var loaderCount: Double {
    get { Double(tender.loaders) }
    set { tender.loaders = Int(exactly: newValue) ?? -1 }
  }

  /// The share of workable days; of several periods the mean, with which all of them are set in
  /// proportion.
  private var workableShare: Double {
    get { days.statedWorkableShare }
    set {
      let scale = newValue / days.statedWorkableShare
      days.periods =
        days.periods.count > 1
        ? days.periods.map {
          .init(from: $0.from, workable: min(1, max(0.01, $0.workable * scale)))
        } : [.init(from: days.start, workable: newValue)]
    }
  }

  /// The overlap where it is certain; infinite, as if it had no limit, where it is not.
  private var certainOverlap: Double {
    get { if case .exactly(let share) = uncertainty.overlap { share } else { .infinity } }
    set { uncertainty.overlap = .exactly(newValue) }
  }
}

extension SeasonLimit {
  fileprivate static let minutesOfADay = SeasonLimit(0...1_440, .minutes)
}

public import AirCart

/// A season as it is simulated for every cart: the farm, the outfit, the days.
///
/// Everything but the farm has a default, which says where it comes from. One without a published
/// figure is an assumption of AirCart, to be replaced by your own.
public struct Season: Equatable, Sendable {
  /// The fields with their crops.
  public var farm: Farm
  /// The order of the fields.
  public var order = FieldOrder.given
  /// The drill: its width, speed and passes.
  public var drill = Drill()
  /// How the cart is filled.
  package var filling = Filling()
  /// The trucks that bring the product.
  public var tender = Tender()
  /// The bags in which products come.
  package var bags = Bags()
  /// How often the outfit breaks down.
  package var breakdowns = Breakdowns()
  /// When seeding is possible.
  public var days = SeasonDays()
  /// Minutes from a finished field to the next, beside those of the road; an assumption for neighbouring
  /// fields, with folding.
  public var movingMinutes = 30.0
  /// Miles per hour on the road from field to field; infinite where `movingMinutes` are all there is.
  public var roadMilesPerHour = Double.infinity
  /// Minutes beside them for cleaning every tank that gets another product; an assumption.
  public var cleanOutMinutes = 15.0
  /// Bushels a minute at which what is left in tanks is emptied, 0 where the minutes are all: the rate of a
  /// cart's conveyor, which is an assumption for emptying.
  package var cleanOutBushelsPerMinute = 60.0
  /// Minutes beside them for calibrating every product that is new, or has a new rate; an assumption.
  public var calibrationMinutes = 15.0
  /// What is drawn at random; published spreads by default.
  package var uncertainty = SeasonUncertainty.assumed
  /// What time and lateness cost; nothing by default.
  public var prices = SeasonPrices()
  /// Years that were seeded, with which reports compare the model; they change nothing in it.
  package var observed: [ObservedSeason] = []
  /// The station whose rain its workable days are from; `nil` where they are stated or a default.
  package var station: String?
  /// The keys that the farm file has, as in `drill.width`; everything else is a default.
  package var statedKeys = Set<String>()

  /// Creates the season of a farm with the default outfit, days and spreads.
  public init(farm: Farm) { self.farm = farm }

  /// How far a field may be from where distances are counted, to each side.
  package static let farthest = SeasonLimit(0...1_000, .miles)

  /// Returns the minutes from a finished field to the next: those of every move, and of the road
  /// where both places are known; none from zone to zone of a field.
  func moveMinutes(from field: Farm.Field, to next: Farm.Field) -> Double {
    if field.isInOneField(with: next) { return 0 }
    guard let place = field.place, let other = next.place else { return movingMinutes }
    return movingMinutes + place.miles(to: other) / roadMilesPerHour * 60
  }
}

/// Why a season cannot be simulated.
public enum SeasonError: Error, Equatable, Sendable {
  /// A number of the season is impossible: its key in the file, its value, what it must be.
  case impossible(name: String, value: Double, limit: SeasonLimit)
  /// A distribution is none: which one, what is wrong with it.
  case distribution(name: String, fault: String)
  /// There is no field, or no product on one.
  case nothingToSeed(field: Int?)
  /// A tank has no room above its reserve.
  case reserveFillsTank(cart: Int, tank: Int, capacity: Double, reserve: Double)
  /// The bags on a full platform weigh as much as the cart may carry, or more.
  case bagsOutweighLimit(pounds: Double, limit: Double)
  /// The days after a workable one would have to be wet more often than always.
  case impossibleChain(workable: Double, meanWetDays: Double)
  /// The dates of a crop's yields are not in order.
  case datesOutOfOrder(crop: String)
  /// A year that was seeded ends before it starts.
  case yearEndsEarly(Int)
  /// Periods are not in order of their dates.
  case periodsOutOfOrder(SeasonDate)
  /// The season ends before it starts.
  case noDays(start: SeasonDate, end: SeasonDate)
  /// The engine refuses the farm for a cart.
  case farm(FarmPlanError, cart: Int)
  /// The run was asked to stop.
  case cancelled
}

extension Season {
  /// Refuses what cannot be, before anything runs.
  ///
  /// - Throws: The first ``SeasonError`` found, with the key of the number in a farm file.
  public func validate() throws(SeasonError) {
    try validateNumbers()
    #if !arch(wasm32)
      // A page states no distribution; to say what is wrong with one takes digits of numbers.
      try validateDistributions()
    #endif
    try validateDays()
    guard !farm.fields.isEmpty else { throw .nothingToSeed(field: nil) }
    for (index, field) in farm.fields.enumerated() {
      let products = farm.crops[field.crop].products
      guard field.area.stated > 0, products.contains(where: { $0.isApplied }) else {
        throw .nothingToSeed(field: index)
      }
    }
  }

  private func validateNumbers() throws(SeasonError) {
    for number in Self.numbers {
      // Only what has no default may have no limit.
      let value = number.value(in: self) ?? (number.standard == nil ? nil : .infinity)
      try require(value, number.limit, number.key)
    }
    for place in farm.fields.compactMap({ $0.place }) {
      for miles in [place.milesEast, place.milesNorth] {
        try require(abs(miles), Self.farthest, "fields.position")
      }
    }
    for compartment in tender.compartments {
      try require(compartment, Tender.compartmentLimit, "tender.compartments")
    }
    for late in prices.timeliness {
      typealias Timeliness = SeasonPrices.Timeliness
      for point in late.points {
        try require(point.yield, Timeliness.yieldLimit, "prices.timeliness.yields")
      }
      // Shares that are meant for percent.
      if let most = late.points.map({ $0.yield }).max(), most <= 0.01 {
        let limit = SeasonLimit(1...100, .share, words: "be in percent, as in 88 for 88 %")
        throw .impossible(name: "prices.timeliness.yields", value: most, limit: limit)
      }
      guard zip(late.points, late.points.dropFirst()).allSatisfy({ $0.date < $1.date }) else {
        throw .datesOutOfOrder(crop: farm.crops[late.crop].name)
      }
      try require(late.valuePerAcre, Timeliness.valueLimit, "prices.timeliness.value")
    }
    for cart in prices.carts {
      try require(cart.price, SeasonPrices.CartPrice.limit, "prices.carts")
    }
    if let year = observed.first(where: { $0.end < $0.start }) {
      throw .yearEndsEarly(year.year)
    }
    let least = days.checksHours + 0.1
    let untilMidnight = SeasonLimit(
      least...max(least, 24 - days.startHour), .hours,
      words: "be at least 0.1 h more than the checks take and end by midnight")
    try require(days.hoursPerDay, untilMidnight, "days.hours")
    guard breakdowns.hoursBetween > 0 else { return }
    try require(breakdowns.hoursBetween, Breakdowns.limit, "breakdowns.every")
  }

  private func require(
    _ value: Double?, _ limit: SeasonLimit, _ key: String
  ) throws(SeasonError) {
    guard let value, !limit.contains(value, farm.units) else { return }
    throw .impossible(name: key, value: value, limit: limit)
  }

  private func validateDistributions() throws(SeasonError) {
    for (name, value, least) in distributions {
      if let fault = value.fault { throw .distribution(name: name, fault: fault) }
      guard value.range.lowerBound >= least else {
        throw .distribution(
          name: name, fault: "goes down to \(value.range.lowerBound), below \(least)")
      }
    }
    // With breakdowns all at once a season would never end.
    guard uncertainty.breakdown.mean >= 0.01 else {
      throw .distribution(
        name: "uncertainty.breakdown",
        fault: "has a mean of \(uncertainty.breakdown.mean), below 0.01")
    }
    let most = SeasonUncertainty.overlapLimit.most
    let reach = DataUnit.share.stated(uncertainty.overlap.range.upperBound, farm.units)
    guard reach > most else { return }
    let end = reach < 1e6 ? "goes up to \(reach) %" : "has no upper end"
    throw .distribution(
      name: "uncertainty.overlap", fault: "\(end), but must stay at or below \(Int(most)) %")
  }

  /// Every distribution with its name and the least value that it may reach.
  private var distributions: [(String, UncertainValue, Double)] {
    let own = uncertainty
    return [
      ("uncertainty.density", own.density, 0.01), ("uncertainty.rate", own.rate, 0.01),
      ("uncertainty.overlap", own.overlap, 0), ("uncertainty.area", own.area, 0.01),
      ("uncertainty.speed", own.speed, 0.01), ("uncertainty.trip", own.trip, 0),
      ("uncertainty.breakdown", own.breakdown, 0), ("uncertainty.repair", own.repair, 0),
    ] + own.densityOfProduct.map { ("uncertainty.density of \($0.product)", $0.value, 0.01) }
      + own.rateOfProduct.map { ("uncertainty.rate of \($0.product)", $0.value, 0.01) }
  }

  private func validateDays() throws(SeasonError) {
    guard days.count > 0 else { throw .noDays(start: days.start, end: days.end) }
    for (earlier, later) in zip(days.periods, days.periods.dropFirst())
    where earlier.from >= later.from {
      throw .periodsOutOfOrder(later.from)
    }
    for period in days.periods {
      try require(period.workable, SeasonDays.Period.limit, "days.workable")
    }
    // Months outside the season have no days.
    for share in (0..<days.count).map({ days.workableShare(onDay: $0) }) {
      let chain = WetDryChain(workableShare: share, meanWetDays: days.meanWetDays)
      guard chain.isPossible else {
        throw .impossibleChain(workable: share, meanWetDays: days.meanWetDays)
      }
    }
  }
}

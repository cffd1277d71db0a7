package import AirCart

/// A season as it is simulated for every cart: the farm, the outfit, the days.
package struct SeasonInput: Equatable, Sendable {
  package var farm: Farm
  /// The order of the fields.
  package var order = FieldOrder.given
  package var drill = Drill()
  package var filling = Filling()
  package var tender = Tender()
  package var days = SeasonDays()
  /// Minutes from a finished field to the next.
  package var movingMinutes = SeasonDefaults.movingMinutes
  /// Minutes beside them for every tank that gets another product.
  package var cleanOutMinutes = SeasonDefaults.cleanOutMinutes
  package var uncertainty = SeasonUncertainty.assumed
  package var prices = SeasonPrices()
  /// The keys that the farm file has, as in `drill.width`; everything else is a default.
  package var statedKeys: Set<String> = []

  package init(farm: Farm) { self.farm = farm }
}

/// Why a season cannot be simulated.
package enum SeasonError: Error, Equatable, Sendable {
  /// A number of the season is impossible: its key in the file, its value, what it must be.
  case impossible(name: String, value: Double, limit: SeasonLimit)
  /// A distribution is none: which one, what is wrong with it.
  case distribution(name: String, fault: String)
  /// There is no field, or no product on one.
  case nothingToSeed(field: Int?)
  /// A tank has no room above its reserve.
  case reserveFillsTank(cart: Int, tank: Int, capacity: Double, reserve: Double)
  /// A crop has more products than a truck has compartments.
  case tooFewCompartments(crop: Int, products: Int, compartments: Int)
  /// The days after a workable one would have to be wet more often than always.
  case impossibleChain(workable: Double, meanWetDays: Double)
  /// Periods are not in order of their dates.
  case periodsOutOfOrder(SeasonDate)
  /// The season ends before it starts.
  case noDays(start: SeasonDate, end: SeasonDate)
  /// The engine refuses the farm for a cart.
  case farm(FarmPlanError, cart: Int)
  /// The run was asked to stop.
  case cancelled
}

extension SeasonInput {
  /// The same season with everything as expected and every day workable.
  package var certain: SeasonInput {
    var own = self
    own.uncertainty = uncertainty.certain
    return own
  }

  /// Refuses what cannot be, before anything runs.
  package func validate() throws(SeasonError) {
    for rule in rules where !(rule.value >= rule.limit.least && rule.value <= rule.limit.most) {
      throw .impossible(name: rule.name, value: rule.value, limit: rule.limit)
    }
    for (name, value, least) in distributions {
      if let fault = value.fault { throw .distribution(name: name, fault: fault) }
      guard value.range.lowerBound >= least else {
        throw .distribution(
          name: name, fault: "goes down to \(value.range.lowerBound), below \(least)")
      }
    }
    try validateDays()
    guard !farm.fields.isEmpty else { throw .nothingToSeed(field: nil) }
    for (index, field) in farm.fields.enumerated() {
      let products = farm.crops[field.crop].products
      guard field.statedArea > 0, products.contains(where: { $0.statedRate > 0 }) else {
        throw .nothingToSeed(field: index)
      }
    }
  }

  private struct Rule {
    let name: String
    let value: Double
    let limit: SeasonLimit

    init(
      _ name: String, _ value: Double, _ range: ClosedRange<Double>, _ unit: SeasonUnit,
      words: String? = nil
    ) {
      self.name = name
      self.value = value
      limit = SeasonLimit(range, unit, words: words)
    }
  }

  private static let tiny = 1e-6
  private static let billion = 1e9

  /// What must hold of the numbers, by their keys in a farm file.
  private var rules: [Rule] {
    outfitRules + timeRules + priceRules
  }

  private var outfitRules: [Rule] {
    let (tiny, billion, dayOfMinutes) = (Self.tiny, Self.billion, 0...1_440.0)
    return [
      Rule("drill.width", drill.widthFeet, 1...1_000, .feet),
      Rule("drill.speed", drill.milesPerHour, 0.1...billion, .milesPerHour),
      Rule("drill.efficiency", drill.fieldEfficiency, 0.01...1, .none),
      Rule("drill.ceiling", drill.poundsPerMinute, 1...(.infinity), .poundsPerMinute),
      Rule("drill.run", drill.runFeet, 1...1e6, .feet),
      Rule("filling.perStop", filling.minutesPerStop, dayOfMinutes, .minutes),
      Rule("filling.perTank", filling.minutesPerTank, dayOfMinutes, .minutes),
      Rule("filling.rate", filling.bushelsPerMinute, 0.01...billion, .bushelsPerMinute),
      Rule("filling.reserve", filling.reserveShare, 0...0.9, .percent),
      Rule("filling.reserveBushels", filling.reserveBushels, 0...1e6, .bushels),
      Rule("tender.trucks", Double(tender.trucks ?? 1), 1...64, .none),
      Rule("tender.payload", tender.payloadPounds, 1...billion, .pounds),
      Rule("tender.loading", tender.loadingMinutes, dayOfMinutes, .minutes),
      Rule("tender.travel", tender.travelMinutes, dayOfMinutes, .minutes),
    ] + tender.compartments.map { Rule("tender.compartments", $0, tiny...billion, .bushels) }
  }

  private var timeRules: [Rule] {
    [
      Rule("moving", movingMinutes, 0...1_440, .minutes),
      Rule("cleanOut", cleanOutMinutes, 0...1_440, .minutes),
      Rule(
        "days.startHour", days.startHour, 0...23.99, .none,
        words: "be an hour of the day, 0 to 23.99"),
      Rule(
        "days.hours", days.hoursPerDay, Self.tiny...max(Self.tiny, 24 - days.startHour), .hours,
        words: "be above 0 and end by midnight"),
      Rule("days.wetDays", days.meanWetDays, 1...365, .days),
    ]
  }

  private var priceRules: [Rule] {
    let billion = Self.billion
    return [
      Rule("prices.perHour", prices.perHour, 0...billion, .none),
      Rule("prices.perStop", prices.perStop, 0...billion, .none),
    ]
      + prices.timeliness.flatMap {
        [
          Rule("prices.timeliness.lossPerDay", $0.lossPerDay, 0...1, .percent),
          Rule("prices.timeliness.value", $0.valuePerAcre, 0...billion, .valuePerAcre),
        ]
      }
  }

  /// Every distribution with its name and the least value that it may reach.
  private var distributions: [(String, UncertainValue, Double)] {
    let own = uncertainty
    return [
      ("uncertainty.density", own.density, 0.01), ("uncertainty.rate", own.rate, 0.01),
      ("uncertainty.overlap", own.overlap, 0), ("uncertainty.area", own.area, 0.01),
      ("uncertainty.speed", own.speed, 0.01), ("uncertainty.trip", own.trip, 0),
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
      guard period.workable > 0, period.workable <= 1 else {
        throw .impossible(
          name: "days.workable", value: period.workable,
          limit: SeasonLimit(0...1, .none, words: "be above 0 and at most 1"))
      }
      let chain = WetDryChain(
        workableShare: period.workable, meanWetDays: days.meanWetDays)
      guard chain.isPossible else {
        throw .impossibleChain(workable: period.workable, meanWetDays: days.meanWetDays)
      }
    }
  }
}

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

  package init(farm: Farm) { self.farm = farm }
}

/// Why a season cannot be simulated.
package enum SeasonError: Error, Equatable, Sendable {
  /// A number of the season is impossible: which one, its value, what it must be.
  case impossible(name: String, value: Double, must: String)
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
    for rule in rules where !(rule.value >= rule.least && rule.value <= rule.most) {
      throw .impossible(name: rule.name, value: rule.value, must: rule.must)
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
    let least: Double
    let most: Double
    let must: String

    init(_ name: String, _ value: Double, _ least: Double, _ most: Double, _ must: String) {
      self.name = name
      self.value = value
      self.least = least
      self.most = most
      self.must = must
    }
  }

  private static let tiny = 1e-6

  private var rules: [Rule] {
    let tiny = Self.tiny
    let minutes = "be from 0 to 1,440 minutes"
    return [
      Rule("drill.width", drill.widthFeet, 1, 1_000, "be from 1 to 1,000 ft"),
      Rule("drill.speed", drill.milesPerHour, 0.1, 1e9, "be 0.1 mph or more"),
      Rule("drill.efficiency", drill.fieldEfficiency, 0.01, 1, "be from 0.01 to 1"),
      Rule("drill.ceiling", drill.poundsPerMinute, 1, .infinity, "be 1 lb/min or more"),
      Rule("drill.run", drill.runFeet, 1, 1e6, "be from 1 to 1,000,000 ft"),
      Rule("filling.perStop", filling.minutesPerStop, 0, 1_440, minutes),
      Rule("filling.perTank", filling.minutesPerTank, 0, 1_440, minutes),
      Rule("filling.rate", filling.bushelsPerMinute, 0.01, 1e9, "be 0.01 bu/min or more"),
      Rule("filling.reserve", filling.reserveShare, 0, 0.9, "be from 0 to 90 %"),
      Rule("filling.reserveBushels", filling.reserveBushels, 0, 1e6, "be 0 bu or more"),
      Rule("tender.trucks", Double(tender.trucks ?? 1), 1, 64, "be from 1 to 64, or unlimited"),
      Rule("tender.payload", tender.payloadPounds, 1, 1e9, "be 1 lb or more"),
      Rule("tender.loading", tender.loadingMinutes, 0, 1_440, minutes),
      Rule("tender.travel", tender.travelMinutes, 0, 1_440, minutes),
      Rule("moving", movingMinutes, 0, 1_440, minutes),
      Rule("cleanOut", cleanOutMinutes, 0, 1_440, minutes),
      Rule("days.startHour", days.startHour, 0, 23.99, "be an hour of the day, 0 to 23.99"),
      Rule("days.hours", days.hoursPerDay, tiny, 24 - days.startHour, "end by midnight"),
      Rule("days.meanWetDays", days.meanWetDays, 1, 365, "be from 1 to 365 days"),
      Rule("prices.perHour", prices.perHour, 0, 1e9, "be 0 or more"),
      Rule("prices.perStop", prices.perStop, 0, 1e9, "be 0 or more"),
    ]
      + tender.compartments.map {
        Rule("tender.compartments", $0, tiny, 1e9, "be above 0 bu")
      }
      + prices.timeliness.flatMap {
        [
          Rule("prices.timeliness.lossPerDay", $0.lossPerDay, 0, 1, "be from 0 to 100 % a day"),
          Rule("prices.timeliness.valuePerAcre", $0.valuePerAcre, 0, 1e9, "be 0 or more"),
        ]
      }
  }

  /// Every distribution with its name and the least value that it may reach.
  private var distributions: [(String, UncertainValue, Double)] {
    let own = uncertainty
    return [
      ("uncertainty.density", own.density, 0.01), ("uncertainty.rate", own.rate, 0),
      ("uncertainty.overlap", own.overlap, 0), ("uncertainty.area", own.area, 0),
      ("uncertainty.speed", own.speed, 0), ("uncertainty.trip", own.trip, 0),
    ] + own.densityOfProduct.map { ("uncertainty.density of \($0.product)", $0.value, 0.01) }
      + own.rateOfProduct.map { ("uncertainty.rate of \($0.product)", $0.value, 0) }
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
          name: "days.workable", value: period.workable, must: "be above 0 and at most 1")
      }
      let chain = WetDryChain(
        workableShare: period.workable, meanWetDays: days.meanWetDays)
      guard chain.isPossible else {
        throw .impossibleChain(workable: period.workable, meanWetDays: days.meanWetDays)
      }
    }
  }
}

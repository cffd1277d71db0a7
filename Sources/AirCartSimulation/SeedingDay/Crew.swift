import AirCart

/// The trucks that a crew uses, and how full it loads them.
package struct Crew: Equatable, Sendable {
  /// How many trucks drive; `nil` when one is always there with enough.
  package var trucks: Int?
  /// What each is loaded with at most, in pounds.
  package var payloadPounds: Double

  /// All trucks, each with its payload.
  package init(_ tender: Tender) {
    trucks = tender.trucks
    payloadPounds = tender.payloadPounds
  }
}

/// What a crew knows from other years: how many trucks to use, and how full to load them.
enum CrewTrials {
  /// The shares of what a truck holds that it may be loaded with, besides all.
  static let lighterShares = [2.0 / 3, 0.5]
  /// Seasons that are tried with each crew.
  static let seasons = 16
  /// The seed of their fields and loads, whatever the study's is.
  static let seed: UInt64 = 0
  /// Events after which a trial ends, in units of `SeasonStudy.eventsPerAsking`.
  static let longest = 8
  /// Acres an hour by which one crew must be faster, as a share.
  static let least = 1e-9
}

extension CartSeason {
  /// The season with the crew that seeds most acres an hour of work in trial seasons.
  ///
  /// A further truck, or a fuller load, can mean a change of trucks at a stop that one truck could have
  /// served. So a crew keeps to fewer trucks or lighter loads where these did better. Tried are 1, 2, 3 …
  /// trucks, until nobody waits for a full truck or there are no more; each with full loads and the
  /// `CrewTrials.lighterShares` of what a truck holds, as far as that is more than the least load. All
  /// trials meet the same fields and no wet days or breakdowns. Of equal crews the one that was tried first is taken.
  ///
  /// - Complexity: O(trucks) trials, each of `CrewTrials.seasons` seasons of at most 8,192 events.
  var withItsCrew: CartSeason {
    guard let trucks = input.tender.trucks, infeasibility == nil else { return self }
    var best = self
    var most = 0.0
    for count in 1...trucks {
      var isWaiting = false
      for payload in payloads {
        var own = self
        own.crew.trucks = count
        own.crew.payloadPounds = payload
        let trial = own.trial()
        if payload == input.tender.payloadPounds { isWaiting = trial.waits }
        guard trial.acresPerHour > most * (1 + CrewTrials.least) else { continue }
        (best, most) = (own, trial.acresPerHour)
      }
      guard isWaiting else { break }
    }
    return best
  }

  /// What a truck may be loaded with at most: its payload, and shares of what it holds.
  private var payloads: [Double] {
    let full = input.tender.payloadPounds
    let lighter = CrewTrials.lighterShares.map { $0 * min(full, hopperPounds) }
    return [full] + lighter.filter { $0 > input.tender.leastLoadPounds }
  }

  /// What all hoppers of a truck hold of the heaviest of the crops, each in its proportions.
  private var hopperPounds: Double {
    let bushels = input.tender.hopperBushels
    guard bushels < .infinity else { return bushels }
    return crops.reduce(0) { most, crop in
      let hauled = crop?.loads.filter { $0.takesHopper } ?? []
      let use = hauled.reduce(0) { $0 + $1.use }
      let pounds = hauled.reduce(0) { $0 + $1.statedUse }
      return use > 0 ? max(most, bushels * pounds / use) : most
    }
  }

  /// How fast its crew seeds without wet days or breakdowns, and whether it ever waits.
  private func trial() -> (acresPerHour: Double, waits: Bool) {
    var dry = self
    dry.input.uncertainty.hasWeather = false
    dry.input.breakdowns = .none
    var asked = 0
    var run = SeasonRun(dry, seed: CrewTrials.seed, recorder: NoRecorder()) {
      asked += 1
      return asked > CrewTrials.longest
    }
    var (acres, hours, waiting) = (0.0, 0.0, 0.0)
    for replication in 0..<CrewTrials.seasons {
      asked = 0
      run.run(replication: replication)
      acres += run.totals.acres
      hours += run.totals.workHours
      waiting += run.totals.hours(.waiting)
    }
    return (hours > 0 ? acres / hours : 0, waiting > 0)
  }
}

/// How many truckloads are taken at a stop before the drill goes on with what it has.
///
/// Where a cart holds several truckloads and trucks are short, waiting for all of them costs time in
/// which could be seeded, and stopping for each costs stops. The operator takes the number with
/// which the season as expected, every day workable, ends first; of several the largest. What is
/// taken then does not depend on the clock, so that every time in the season is a maximum and sum of
/// earlier ones: more trucks, shorter trips and faster filling never take longer.
enum LoadsPerStop {
  /// More are not tried.
  private static let limit = 16

  /// Returns the best number for a season that is certain.
  ///
  /// `isCancelled` is asked again and again; once it says yes, the answer is any number.
  static func best(for season: CartSeason, isCancelled: @escaping () -> Bool) -> Int {
    guard season.input.tender.trucks != nil, season.infeasibility == nil else { return .max }
    var trial = season
    var best = (loads: Int.max, days: Double.infinity, acres: -1.0)
    for loads in 1...mostLoads(season) where !isCancelled() {
      trial.loadsPerStop = loads
      var run = SeasonRun(trial, seed: 0, recorder: NoRecorder(), isCancelled: isCancelled)
      run.run(replication: 0)
      let (days, acres) = (run.totals.days, run.totals.acres)
      if days < best.days - 1e-9 || (days <= best.days + 1e-9 && acres >= best.acres - 1e-6) {
        best = (loads, days, acres)
      }
    }
    return best.loads
  }

  /// Truckloads in the largest fill of any crop, and one that was begun before.
  private static func mostLoads(_ season: CartSeason) -> Int {
    var most = 1.0
    for case let crop? in season.crops {
      var pounds = 0.0
      for load in crop.loads { pounds += load.capacity * load.density }
      most = max(most, pounds / crop.truckPounds)
    }
    return min(limit, Int(min(most, 1_000).rounded(.up)) + 1)
  }
}

import AirCart

/// Finds the least reserve with which tanks run out at no more than a share of the stops.
///
/// The same seasons are simulated again with other reserves: what the stops of one reserve would have
/// needed says where to begin and no more, because with another reserve the stops lie elsewhere.
/// Steps of 0.1 % of a tank, widened from the beginning and then halved, as run-outs become fewer
/// with more reserve.
struct ReserveSearch {
  /// The share of the stops at which a tank may run out.
  static let risk = 0.05
  /// The seasons that are simulated again at most: they have some 100,000 stops, which is more than a
  /// step of the reserve can be known to.
  static let seasonLimit = 2_000
  /// The reserve of a farm file is at most 90 % of a tank.
  private static let most = 900

  /// The share of the stops at which a tank runs out with a reserve in thousandths of every tank;
  /// `nil` where the cart cannot seed the farm with it.
  let runOuts: (Int) throws(SeasonError) -> Double?

  /// Finds the least reserve as a share of every tank, beginning at a step; `nil` where none is
  /// enough.
  func least(from first: Int) throws(SeasonError) -> Double? {
    var step = min(max(first, 0), Self.most)
    var width = 4
    var enough: Int?
    var tooLittle = -1
    if try isEnough(step) {
      enough = step
      while let found = enough, found > 0 {
        step = max(0, found - width)
        guard try isEnough(step) else { break }
        enough = step
        width *= 2
      }
      if enough != step { tooLittle = step }
    } else {
      while enough == nil, step < Self.most {
        tooLittle = step
        step = min(Self.most, step + width)
        if try isEnough(step) { enough = step }
        width *= 2
      }
    }
    guard var found = enough else { return nil }
    while found - tooLittle > 1 {
      let middle = (found + tooLittle) / 2
      if try isEnough(middle) { found = middle } else { tooLittle = middle }
    }
    return Double(found) / 1_000
  }

  private func isEnough(_ step: Int) throws(SeasonError) -> Bool {
    try runOuts(step).map { $0 <= Self.risk } ?? false
  }
}

extension SeasonStudy {
  /// Adds to every cart the reserve that holds run-outs to 5 % of the stops: once for carts whose
  /// seasons are the same.
  ///
  /// - Parameters:
  ///   - results: What the study found out.
  ///   - isCancelled: Asked every `eventsPerAsking` events, from any thread.
  ///   - progress: Told how many carts are done.
  /// - Complexity: some five to ten times the work of the first 2,000 seasons of the study.
  /// - Throws: `SeasonError.cancelled` when asked to stop.
  package func findReserves(
    for results: inout SeasonResults, isCancelled: @escaping @Sendable () -> Bool = { false },
    progress: (Int) -> Void = { _ in }
  ) throws(SeasonError) {
    let replications = min(results.replicationCount, ReserveSearch.seasonLimit)
    for cart in seasons.indices where seasons[cart].infeasibility == nil {
      defer { progress(cart + 1) }
      let alike = (0..<cart).first {
        carts[$0].constraints == carts[cart].constraints && results.runsAlike($0, cart)
      }
      if let alike {
        results.carts[cart].reserveForFivePercent = results.carts[alike].reserveForFivePercent
        continue
      }
      let search = ReserveSearch { step throws(SeasonError) in
        try runOuts(
          cart: cart, reserve: Double(step) / 1_000, replications: replications,
          isCancelled: isCancelled)
      }
      let guess = results.carts[cart].sample.reserves.reserve(atRisk: ReserveSearch.risk)
      results.carts[cart].reserveForFivePercent = try search.least(
        from: Int((guess * 1_000).rounded()))
    }
  }

  /// The reserves that the farm asks for do not count: what is looked for takes their place.
  private func runOuts(
    cart: Int, reserve: Double, replications: Int, isCancelled: @escaping @Sendable () -> Bool
  ) throws(SeasonError) -> Double? {
    var input = input
    input.filling.reserveShare = reserve
    input.filling.reserveBushels = 0
    let constraints = carts[cart].constraints.map { $0.filter { !$0.isReserve } }
    let study = try SeasonStudy(
      input, carts: [(carts[cart].cart, constraints)], seed: seed, threads: threads)
    guard study.seasons[0].infeasibility == nil else { return nil }
    let results = try study.run(replications: 0..<replications, isCancelled: isCancelled)
    return results.carts[0].runOutProbability
  }
}

extension Constraint {
  fileprivate var isReserve: Bool {
    if case .reserve = self { true } else { false }
  }
}

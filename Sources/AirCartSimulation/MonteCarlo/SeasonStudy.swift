package import AirCart

/// Many replications of a season on several carts, all of which meet the same days and fields.
package struct SeasonStudy: Sendable {
  /// The season.
  package let input: Season
  /// The seed that chooses days, fields and loads.
  package let seed: UInt64
  /// The season of each cart, in order.
  package private(set) var seasons: [CartSeason]
  private(set) var carts: [(cart: Cart, constraints: [[Constraint]])]
  let threads: Int?

  /// Checks the season and plans the tanks of every cart for every crop.
  ///
  /// - Parameters:
  ///   - input: The season.
  ///   - carts: The carts with rules on the products of each crop.
  ///   - seed: Chooses the days, fields and loads that all carts meet.
  ///   - threads: Threads at work; `nil` for as many as the machine has.
  /// - Throws: `SeasonError` for what cannot be simulated whatever is drawn.
  package init(
    _ input: Season, carts: [(cart: Cart, constraints: [[Constraint]])], seed: UInt64 = 1,
    threads: Int? = nil
  ) throws(SeasonError) {
    try self.init(input, carts: carts, seed: seed, threads: threads, triesCrews: true)
  }

  /// The same with all trucks, each loaded as full as it can be, where no crew is tried.
  package init(
    _ input: Season, carts: [(cart: Cart, constraints: [[Constraint]])], seed: UInt64,
    threads: Int?, triesCrews: Bool
  ) throws(SeasonError) {
    try input.validate()
    self.input = input
    self.seed = seed
    self.threads = threads
    self.carts = carts
    var planners: [CropPlanner] = []
    for (position, own) in carts.enumerated() {
      planners.append(
        try CropPlanner(
          input: input, cart: own.cart, position: position, constraints: own.constraints))
    }
    let groups = input.cropsSharingTanks(planners.map { $0.rules })
    // What a cart may hold of every crop takes longest; the order of the fields is for all carts.
    let choices = try concurrentMap(count: carts.count, threads: threads) {
      [planners] position throws(SeasonError) in
      try planners[position].choices(sharing: groups)
    }
    let plans = FarmPlan.plans(choices)
    seasons = try concurrentMap(count: carts.count, threads: threads) {
      [planners] position throws(SeasonError) in
      let season = try CartSeason(planners[position], plans[position])
      return triesCrews ? season.withItsCrew : season
    }
  }

  /// Checks the season and plans the tanks of carts without rules on where products may go.
  ///
  /// - Parameters:
  ///   - input: The season.
  ///   - carts: The carts.
  ///   - seed: Chooses the days, fields and loads that all carts meet.
  /// - Throws: ``SeasonError`` for what cannot be simulated whatever is drawn.
  package init(_ input: Season, carts: [Cart], seed: UInt64 = 1) throws(SeasonError) {
    try self.init(input, carts: carts.map { (cart: $0, constraints: []) }, seed: seed)
  }

  /// The same study of some of its carts, in the order of fields that holds for all.
  package func only(carts places: [Int]) -> SeasonStudy {
    var own = self
    own.seasons = places.map { seasons[$0] }
    own.carts = places.map { carts[$0] }
    return own
  }

  /// Replications that are computed together: fixed, so that nothing depends on threads.
  static let blockSize = 32

  /// Events of a season, at most, before it is asked again whether to stop: some tenths of a
  /// millisecond, where a whole season may take minutes.
  package static let eventsPerAsking = 1_024

  /// Runs replications, counted from 0.
  ///
  /// - Parameters:
  ///   - replications: Which ones; each is the same whatever others run.
  ///   - isCancelled: Asked every thousand events or so, from any thread.
  ///   - progress: Told how many seasons are done, after each, from any thread.
  /// - Returns: The figures of every replication on every cart.
  /// - Throws: `SeasonError.cancelled` when asked to stop.
  /// - Complexity: memory O(carts · replications), some 180 bytes for each.
  package func run(
    replications: Range<Int>, isCancelled: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws(SeasonError) -> SeasonResults {
    let watch = StudyWatch(isCancelled: isCancelled, progress: progress)
    return results(try samples(replications, watch))
  }

  static func blockCount(_ replications: Int) -> Int {
    (replications + blockSize - 1) / blockSize
  }

  /// The figures of some replications, by cart and then by block.
  func samples(
    _ replications: Range<Int>, _ watch: StudyWatch
  ) throws(SeasonError) -> [SeasonSample] {
    let size = Self.blockSize
    let blocks = Self.blockCount(replications.count)
    return try watch.tallies(
      of: 0..<blocks * seasons.count, threads: threads, orThrow: SeasonError.cancelled
    ) { index, ended in
      let season = seasons[index / blocks]
      guard season.infeasibility == nil else { return SeasonSample(season) }
      let first = replications.lowerBound + index % blocks * size
      let own = first..<min(first + size, replications.upperBound)
      return SeasonSample(
        season, seed: seed, replications: own, isCancelled: watch.isCancelled
      ) { ended(1) }
    }
  }

  /// Puts the samples of every cart together in order.
  func results(_ samples: [SeasonSample]) -> SeasonResults {
    let blocks = samples.count / max(1, seasons.count)
    let outcomes = seasons.enumerated().map { cart, season in
      var sample = SeasonSample(season)
      for block in samples[cart * blocks..<(cart + 1) * blocks] { sample.append(block) }
      return CartOutcome(season: season, sample: sample)
    }
    return SeasonResults(input: input, seed: seed, carts: outcomes)
  }

  /// Runs one replication of one cart again, event by event.
  ///
  /// - Returns: Its records in order, and what it counts.
  package func trace(
    cart: Int, replication: Int
  ) -> (records: [SeasonRecord], totals: SeasonTotals) {
    guard seasons[cart].infeasibility == nil else { return ([], SeasonTotals()) }
    var run = SeasonRun(seasons[cart], seed: seed, recorder: RecordList())
    run.run(replication: replication)
    return (run.recorder.records, run.totals)
  }
}

/// The figures of some replications of one cart.
package struct SeasonSample: Sendable, Equatable {
  /// Metric by metric, in order of the replications.
  var values = Array(repeating: [Double](), count: SeasonMetric.allCases.count)
  /// Pounds applied, summed over the replications, of every product of the season.
  package internal(set) var usedPounds: [Double]
  package internal(set) var count = 0

  /// No replications.
  init(_ season: CartSeason) {
    usedPounds = Array(repeating: 0, count: season.products.names.count)
  }

  /// Simulates replications, unless asked to stop; the figures are then those of no season.
  init(
    _ season: CartSeason, seed: UInt64, replications: Range<Int>,
    isCancelled: @escaping () -> Bool, ended: () -> Void
  ) {
    self.init(season)
    count = replications.count
    var run = SeasonRun(
      season, seed: seed, recorder: NoRecorder(), isCancelled: isCancelled)
    for metric in values.indices { values[metric].reserveCapacity(count) }
    for replication in replications {
      run.run(replication: replication)
      if isCancelled() { return }
      for metric in SeasonMetric.allCases {
        values[metric.rawValue].append(metric.value(run.totals, season.input))
      }
      for product in usedPounds.indices { usedPounds[product] += run.usedPounds[product] }
      ended()
    }
  }

  mutating func append(_ other: SeasonSample) {
    for metric in values.indices { values[metric] += other.values[metric] }
    for product in usedPounds.indices { usedPounds[product] += other.usedPounds[product] }
    count += other.count
  }

  /// The values of a metric in order of the replications.
  package func values(_ metric: SeasonMetric) -> [Double] { values[metric.rawValue] }
}

public import AirCart
import Synchronization

/// Many replications of a season on several carts, all of which meet the same days and fields.
public struct SeasonStudy: Sendable {
  /// The season.
  public let input: SeasonInput
  /// The seed that chooses days, fields and loads.
  public let seed: UInt64
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
  public init(
    _ input: SeasonInput, carts: [(cart: Cart, constraints: [[Constraint]])], seed: UInt64 = 1,
    threads: Int? = nil
  ) throws(SeasonError) {
    try input.validate()
    self.input = input
    self.seed = seed
    self.threads = threads
    self.carts = carts
    var planners: [CropPlanner] = []
    var choices: [CartChoices] = []
    for (position, own) in carts.enumerated() {
      let planner = try CropPlanner(
        input: input, cart: own.cart, position: position, constraints: own.constraints)
      choices.append(try planner.choices())
      planners.append(planner)
    }
    var seasons: [CartSeason] = []
    for (planner, plan) in zip(planners, FarmPlan.plans(choices)) {
      seasons.append(try CartSeason(planner, plan))
    }
    self.seasons = seasons
  }

  /// Checks the season and plans the tanks of carts without rules on where products may go.
  ///
  /// - Parameters:
  ///   - input: The season.
  ///   - carts: The carts.
  ///   - seed: Chooses the days, fields and loads that all carts meet.
  /// - Throws: ``SeasonError`` for what cannot be simulated whatever is drawn.
  public init(_ input: SeasonInput, carts: [Cart], seed: UInt64 = 1) throws(SeasonError) {
    try self.init(input, carts: carts.map { (cart: $0, constraints: []) }, seed: seed)
  }

  /// The same study of one of its carts, in the order of fields that holds for all.
  package func alone(cart: Int) -> SeasonStudy {
    var own = self
    own.seasons = [seasons[cart]]
    own.carts = [carts[cart]]
    return own
  }

  /// Replications that are computed together: fixed, so that nothing depends on threads.
  private static let blockSize = 32

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
  public func run(
    replications: Range<Int>, isCancelled: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws(SeasonError) -> SeasonResults {
    let size = Self.blockSize
    let blocks = (replications.count + size - 1) / size
    let done = Atomic<Int>(0)
    let parts = concurrentMap(count: blocks * seasons.count, threads: threads) { index in
      let season = seasons[index / max(1, blocks)]
      guard season.infeasibility == nil, !isCancelled() else { return SeasonSample(input) }
      let first = replications.lowerBound + index % blocks * size
      let own = first..<min(first + size, replications.upperBound)
      return SeasonSample(season, seed: seed, replications: own, isCancelled: isCancelled) {
        progress(done.wrappingAdd(1, ordering: .relaxed).newValue)
      }
    }
    if isCancelled() { throw .cancelled }
    let outcomes = seasons.indices.map { cart in
      var sample = SeasonSample(input)
      for block in 0..<blocks { sample.append(parts[cart * blocks + block]) }
      return CartOutcome(season: seasons[cart], sample: sample)
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
  /// Replication by replication, the metrics in their order.
  private var values: [Double] = []
  /// Pounds applied, summed over the replications, of every product of the season.
  package private(set) var usedPounds: [Double]
  package private(set) var reserves = ReserveHistogram()
  package private(set) var count = 0

  init(_ input: SeasonInput) {
    usedPounds = Array(repeating: 0, count: SeasonProducts(input.farm).names.count)
  }

  /// Simulates replications, unless asked to stop; the figures are then those of no season.
  init(
    _ season: CartSeason, seed: UInt64, replications: Range<Int>,
    isCancelled: @escaping () -> Bool, ended: () -> Void
  ) {
    usedPounds = Array(repeating: 0, count: season.products.names.count)
    count = replications.count
    let metrics = SeasonMetric.allCases
    var run = SeasonRun(
      season, seed: seed, recorder: NoRecorder(), isCancelled: isCancelled)
    values.reserveCapacity(count * metrics.count)
    for replication in replications {
      run.run(replication: replication)
      if isCancelled() { return }
      for metric in metrics { values.append(metric.value(run.totals, season.input)) }
      for product in usedPounds.indices { usedPounds[product] += run.memory.usedPounds[product] }
      ended()
    }
    reserves = run.reserves
  }

  mutating func append(_ other: SeasonSample) {
    values += other.values
    for product in usedPounds.indices { usedPounds[product] += other.usedPounds[product] }
    reserves.merge(other.reserves)
    count += other.count
  }

  /// The values of a metric in order of the replications.
  package func values(_ metric: SeasonMetric) -> [Double] {
    let width = SeasonMetric.allCases.count
    return (0..<count).map { values[$0 * width + metric.rawValue] }
  }
}

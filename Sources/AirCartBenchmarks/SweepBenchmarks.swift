import AirCart
import AirCartSimulation

/// Whole sweeps into arrays in memory, each beside its floor: storing as much with nothing computed.
enum SweepBenchmarks {
  static var groups: [() -> [Benchmark]] {
    [1, 2].map { threads in
      {
        [
          ("all metrics", [.greedy, .optimal]), ("all metrics but greedy's", [.optimal]),
        ].flatMap { what, methods in
          [floor(what, methods, threads: threads), sweep(what, methods, threads: threads)]
        }
      }
    }
  }

  /// Five carts, 100 field sizes, 2,400 combinations of rates: 1.2 million cells.
  static let grid = SweepGrid(
    units: .imperial, carts: BourgaultCarts.all.map { .init(cart: $0, constraints: []) },
    statedFields: (1...100).map { Double(10 * $0) },
    products: [
      .init(
        name: "Wheat", density: BulkDensity(poundsPerBushel: 60),
        statedRates: (0..<60).map { 60 + 1.5 * Double($0) }),
      .init(
        name: "Urea (46-0-0)", density: BulkDensity(poundsPerBushel: 59.7),
        statedRates: (0..<40).map { 100 + 3.5 * Double($0) }),
      .init(
        name: "MAP (11-52-0)", density: BulkDensity(poundsPerBushel: 74.7), statedRates: [60]),
    ])

  private static func sweep(
    _ what: String, _ methods: SweepOptions.Methods, threads: Int
  ) -> Benchmark {
    var options = SweepOptions()
    options.methods = methods
    options.threads = threads
    let cells = grid.cellCount
    return Benchmark("sweep, \(named(what, threads))", items: cells, item: "cell") {
      guard let results = try? Sweep(grid, options: options).run() else { return .nan }
      return results.value(.areaPerFill, at: grid.cell(ofRow: cells / 2))
    }
  }

  /// The same memory, written in the same order by the same blocks of work.
  private static func floor(
    _ what: String, _ methods: SweepOptions.Methods, threads: Int
  ) -> Benchmark {
    let metrics = CellMetric.allCases.filter { $0.isTold(by: methods) }.count
    let (carts, fields) = (grid.carts.count, grid.statedFields.count)
    let combinations = grid.rateCombinationCount
    let count = metrics * grid.cellCount
    return Benchmark(
      "floor of the sweep, \(named(what, threads))", items: grid.cellCount, item: "cell"
    ) {
      let values = [Double](unsafeUninitializedCapacity: count) { buffer, initialized in
        guard let base = buffer.baseAddress else { return }
        nonisolated(unsafe) let start = base
        adviseLargePages(start, bytes: count * MemoryLayout<Double>.stride)
        let step = 16_384 / (carts * fields)
        concurrentBlocks(
          count: (combinations + step - 1) / step, threads: threads, isCancelled: { false }
        ) { block in
          for combination in block * step..<min(combinations, (block + 1) * step) {
            for row in 0..<carts * metrics {
              let (cart, metric) = row.quotientAndRemainder(dividingBy: metrics)
              (start + ((metric * carts + cart) * combinations + combination) * fields)
                .update(repeating: Double(metric), count: fields)
            }
          }
        }
        initialized = count
      }
      return values[count / 2]
    }
  }

  private static func named(_ what: String, _ threads: Int) -> String {
    "\(what), \(threads) thread\(threads == 1 ? "" : "s")"
  }
}

import AirCart
import AirCartDocuments
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
    fields: .acres(10...1_000, by: 10),
    products: [
      ProductRate(
        "Wheat", density: BulkDensity(poundsPerBushel: 60),
        rates: (0..<60).map { 60 + 1.5 * Double($0) }, in: .imperial),
      ProductRate(
        "Urea (46-0-0)", density: BulkDensity(poundsPerBushel: 59.7),
        rates: (0..<40).map { 100 + 3.5 * Double($0) }, in: .imperial),
      ProductRate("MAP (11-52-0)", poundsPerAcre: 60, poundsPerBushel: 74.7),
    ])

  private static func sweep(
    _ what: String, _ methods: SweepOptions.Methods, threads: Int
  ) -> Benchmark {
    var options = SweepOptions()
    options.methods = methods
    options.threads = threads
    let cells = grid.cellCount
    return Benchmark("sweep, \(what), \(threads.counted("thread"))", items: cells, item: "cell") {
      guard let results = try? Sweep(grid, options: options).run() else { return .nan }
      return results.value(.areaPerFill, at: grid.cell(ofRow: cells / 2))
    }
  }

  /// The same memory, written in the same order by the same blocks of work.
  private static func floor(
    _ what: String, _ methods: SweepOptions.Methods, threads: Int
  ) -> Benchmark {
    let metrics = CellMetric.allCases.filter { $0.isTold(by: methods) }
    let layout = grid.layout(metrics)
    let count = layout.valueCount
    return Benchmark(
      "floor of the sweep, \(what), \(threads.counted("thread"))", items: grid.cellCount,
      item: "cell"
    ) {
      let values = [Double](unsafeUninitializedCapacity: count) { buffer, initialized in
        guard let base = buffer.baseAddress else { return }
        adviseLargePages(base, bytes: count * MemoryLayout<Double>.stride)
        store(metrics, layout, at: base, threads)
        initialized = count
      }
      return values[count / 2]
    }
  }

  private static func store(
    _ metrics: [CellMetric], _ layout: SweepLayout, at base: UnsafeMutablePointer<Double>,
    _ threads: Int
  ) {
    nonisolated(unsafe) let base = base
    let combinations = grid.rateCombinationCount
    let step = 16_384 / (grid.carts.count * grid.fields.count)
    let blocks = (combinations + step - 1) / step
    _ = concurrentMap(count: blocks, threads: threads) { block in
      for combination in block * step..<min(combinations, (block + 1) * step) {
        for cart in grid.carts.indices {
          for metric in metrics where cart == 0 || metric.dependsOnCart {
            guard let column = layout.column(metric) else { continue }
            (base + column.index(cart: cart, combination: combination, field: 0))
              .update(repeating: Double(combination), count: column.combination)
          }
        }
      }
    }
  }
}

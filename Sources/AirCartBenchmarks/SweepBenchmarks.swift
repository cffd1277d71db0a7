import AirCart
import AirCartSimulation

/// Whole sweeps into arrays in memory.
enum SweepBenchmarks {
  static var all: [Benchmark] {
    [1, 2].flatMap { threads in
      [
        sweep("all metrics", [.greedy, .optimal], threads: threads),
        sweep("all metrics but greedy's", [.optimal], threads: threads),
      ]
    }
  }

  /// Five carts, 100 field sizes, 400 combinations of rates.
  static let grid = SweepGrid(
    units: .imperial, carts: BourgaultCarts.all.map { .init(cart: $0, constraints: []) },
    statedFields: (1...100).map { Double(10 * $0) },
    products: [
      .init(
        name: "Wheat", density: BulkDensity(poundsPerBushel: 60),
        statedRates: (0..<20).map { Double(60 + 4 * $0) }),
      .init(
        name: "Urea (46-0-0)", density: BulkDensity(poundsPerBushel: 59.7),
        statedRates: (0..<20).map { Double(100 + 7 * $0) }),
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
    return Benchmark(
      "sweep, \(what), \(threads) thread\(threads == 1 ? "" : "s")", items: cells, item: "cell"
    ) {
      guard let results = try? Sweep(grid, options: options).run() else { return .nan }
      return results.column(.areaPerFill)[cells / 2]
    }
  }
}

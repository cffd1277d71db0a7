import AirCart
import AirCartSimulation

/// Whole sweeps into arrays in memory.
enum SweepBenchmarks {
  static var groups: [() -> [Benchmark]] {
    [1, 2].map { threads in
      {
        [
          sweep("all metrics", [.greedy, .optimal], threads: threads),
          sweep("all metrics but greedy's", [.optimal], threads: threads),
        ]
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
    return Benchmark(
      "sweep, \(what), \(threads) thread\(threads == 1 ? "" : "s")", items: cells, item: "cell"
    ) {
      guard let results = try? Sweep(grid, options: options).run() else { return .nan }
      return results.value(.areaPerFill, at: grid.cell(ofRow: cells / 2))
    }
  }
}

import AirCartDocuments
import AirCartReports
import AirCartSimulation

/// Results as bytes in memory: what formatting costs, apart from disks.
enum OutputBenchmarks {
  static var groups: [() -> [Benchmark]] { [{ [text, array] }] }

  private static let results = try? Sweep(SweepBenchmarks.grid, options: options).run()

  private static var options: SweepOptions {
    var options = SweepOptions()
    options.methods = [.greedy, .optimal]
    return options
  }

  /// Rows of results.csv, in pieces as they are written.
  private static var text: Benchmark {
    let rows = 16_384
    let round = { () -> Int in
      guard let table = results.map({ ResultTable($0) }) else { return 0 }
      var bytes = 0
      for first in stride(from: 0, to: table.rowCount, by: rows) {
        var buffer = ByteBuffer()
        let last = min(table.rowCount, first + rows)
        CSVFormat().appendRows(first..<last, of: table, to: &buffer)
        bytes += buffer.count
      }
      return bytes
    }
    return Benchmark(
      "results.csv as text, 1 thread", items: round(), item: "byte",
      counters: [("bytes per row", Double(round()) / Double(SweepBenchmarks.grid.cellCount))]
    ) { Double(round()) }
  }

  private static var array: Benchmark {
    Benchmark(
      "fills in results.nc as bytes, 1 thread", items: SweepBenchmarks.grid.cellCount * 8,
      item: "byte"
    ) {
      guard let results else { return 0 }
      let variable = SweepVariable(.fills, of: results, axes: GridAxes(results.grid))
      return Double((0..<variable.pieceCount).reduce(0) { $0 + variable.piece($1).count })
    }
  }
}

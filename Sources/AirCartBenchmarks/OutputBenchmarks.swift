import AirCartReports
import AirCartScenarios
import AirCartSimulation

/// Results as bytes in memory: what formatting costs, apart from disks.
enum OutputBenchmarks {
  static var groups: [() -> [Benchmark]] {
    [
      {
        guard let results = try? Sweep(SweepBenchmarks.grid, options: options).run() else {
          return []
        }
        return [text(results), array(results)]
      }
    ]
  }

  private static var options: SweepOptions {
    var options = SweepOptions()
    options.methods = [.greedy, .optimal]
    return options
  }

  /// Rows of results.csv, in pieces as they are written.
  private static func text(_ results: SweepResults) -> Benchmark {
    let table = ResultTable(results)
    let rows = 16_384
    let round = { () -> Int in
      var bytes = 0
      for first in stride(from: 0, to: table.rowCount, by: rows) {
        var buffer = ByteBuffer()
        let last = min(table.rowCount, first + rows)
        CSVFormat().appendRows(first..<last, of: table, to: &buffer)
        bytes += buffer.count
      }
      return bytes
    }
    let bytes = round()
    return Benchmark(
      "results.csv as text, 1 thread", items: bytes, item: "byte",
      counters: [("bytes per row", Double(bytes) / Double(table.rowCount))]
    ) { Double(round()) }
  }

  /// One metric as an array.
  private static func array(_ results: SweepResults) -> Benchmark {
    let array = SweepArray(.areaPerFill, of: results, axes: GridAxes(results.grid))
    return Benchmark(
      "area_per_fill_ac.npy as bytes, 1 thread", items: results.grid.cellCount * 8, item: "byte"
    ) {
      var bytes = 0
      for piece in 0..<array.pieceCount {
        var buffer = ByteBuffer()
        array.appendPiece(piece, to: &buffer)
        bytes += buffer.count
      }
      return Double(bytes)
    }
  }
}

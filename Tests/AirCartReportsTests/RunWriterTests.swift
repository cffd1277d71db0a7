import AirCart
import AirCartDocuments
import AirCartReports
import AirCartSimulation
import AirCartTestSupport
import Dispatch
import Foundation
import Synchronization
import Testing

/// The oracles are the formats applied to whole tables at once, and the folder before the run.
@Suite struct RunWriterTests {
  static let run = RunDescription(
    .init(.sweep, "cart-choice"), title: "Cart choice", version: "1.2.3",
    inputs: [
      .init(path: "Scenarios/cart-choice.json", sha256: SHA256.digest(of: []), bytes: 0)
    ], options: [.init("methods", ["greedy", "optimal"]), .init("seed", 1)])

  /// Two cells of the scarce sweep's two carts are said to be checked.
  private static let agreement = SweepAgreement(
    checkedCells: 2, uncheckedCarts: ["91300"], isSample: true, seed: 7,
    worst: .init(
      cell: .init(cart: 0, field: 1, combination: 0), objective: .largestAreaPerFill,
      exact: 78.00000000000001, exhaustive: 78, relative: 1.8e-16))

  @Test func `a run has the recorded files`() throws {
    try withScratchFolder { scratch in
      let results = try SampleSweep.results(SampleSweep.scarce, agreement: Self.agreement) {
        try SampleSweep.values(of: SampleSweep.scarce, at: $0)
      }
      #expect(try RunWriter(results, Self.run).write(to: scratch + "/run") == .created)
      #expect(try tree(scratch + "/run").count == 1 + 17 + 1 + 2 + 1 + 1 + 4)
      expectGolden(contents(scratch + "/run/results.csv") ?? "", named: "run-results.csv")
      expectGolden(contents(scratch + "/run/manifest.json") ?? "", named: "run-manifest.json")
      #expect(Manifest.verify(scratch + "/run") == [])
      #expect(try RunWriter(results, Self.run).write(to: scratch + "/run") == .unchanged)
    }
  }

  @Test(arguments: OutputKind.allCases)
  func `only what is asked for is written`(_ kind: OutputKind) throws {
    try withScratchFolder { scratch in
      let results = try SampleSweep.results(SampleSweep.single, metrics: [.demand, .fills])
      _ = try RunWriter(results, Self.run, only: [kind]).write(to: scratch + "/run")
      let files =
        switch kind {
        case .results: ["results.csv"]
        case .matrices:
          ["matrices/demand_bu.csv", "matrices/fills.csv"]
        case .arrays: ["results.nc"]
        case .summary: ["summary.json", "summary.md"]
        case .report: ["report.html"]
        case .charts: ["charts/map-fills.svg"]
        }
      #expect(try tree(scratch + "/run") == (files + ["manifest.json"]).sorted())
    }
  }

  @Test(arguments: [1, 2, 3, 7])
  func `pieces made in any order give the bytes of the whole`(_ piecesAtOnce: Int) throws {
    try withScratchFolder { scratch in
      let results = Self.large
      let execution = RunExecution(
        piecesAtOnce: piecesAtOnce,
        map: { count, body in (0..<count).reversed().map(body).reversed() })
      _ = try RunWriter(results, Self.run, only: [.results, .matrices, .arrays])
        .write(to: scratch + "/run", execution: execution)
      let read = { try Data(contentsOf: URL(fileURLWithPath: scratch + "/run/" + $0)) }
      #expect(try read("results.csv") == Data(bytes(ResultTable(results), FormatContractTests.csv)))
      let axes = GridAxes(results.grid)
      for metric in results.metrics {
        let matrix = SweepMatrix(metric, of: results, axes: axes, ties: [])
        #expect(try read(matrix.path) == Data(bytes(matrix.table, FormatContractTests.csv)))
      }
      let dataset = try NetCDFReader(read("results.nc"))
      for metric in results.metrics {
        let values = (0..<results.grid.cellCount).map {
          results.value(metric, at: results.grid.cell(ofRow: $0))
        }
        #expect(try dataset.numbers(of: metric.name) == values)
      }
    }
  }

  /// A large run is written once in turn and once by several threads: in a debug build that takes
  /// longest of all tests here.
  @Test func `progress rises to the end, and several threads make the same bytes`() throws {
    try withScratchFolder { scratch in
      let writer = RunWriter(Self.large, Self.run)
      nonisolated(unsafe) var reports: [RunExecution.Progress] = []
      let inTurn = RunExecution(progress: { reports.append($0) })
      _ = try writer.write(to: scratch + "/run", execution: inTurn)
      #expect(reports.count > 8)
      #expect(zip(reports, reports.dropFirst()).allSatisfy { $0.done <= $1.done })
      #expect(reports.last.map { $0.done == $0.total } == true)
      #expect(Set(reports.map(\.total)).count == 1)
      // The older folder holds exactly this, so it is not touched.
      #expect(try writer.write(to: scratch + "/run", execution: Self.concurrent) == .unchanged)
    }
  }

  /// The oracles are the bytes that were to be written and, for the manifest, each block by itself.
  @Test(arguments: [1, 2, 7])
  func `a large file is recorded by its blocks, and every changed byte is seen`(
    _ piecesAtOnce: Int
  ) throws {
    try withScratchFolder { scratch in
      // Two stretches, and a word more.
      let words = (0..<(1 << 18) + 1).map { UInt64($0) &* 0x9E37_79B9_7F4A_7C15 }
      var execution = Self.concurrent
      execution.piecesAtOnce = piecesAtOnce
      let run = scratch + "/run"
      _ = try RunWriter(PartRecords(words: words), Self.run).write(to: run, execution: execution)
      let path = URL(fileURLWithPath: run + "/" + RunFileName.records.rawValue)
      let data = try Data(contentsOf: path)
      #expect(data == words.map(\.littleEndian).withUnsafeBytes { Data($0) })
      let blocks = stride(from: 0, to: data.count, by: 1 << 16).map {
        SHA256.digest(of: Array(data[$0..<min($0 + 1 << 16, data.count)]))
      }
      let digest = SHA256.digest(of: blocks.flatMap(\.bytes)).hexadecimal
      let manifest = try #require(contents(run + "/manifest.json"))
      #expect(manifest.contains("\"sha256\": \"\(digest)\""))
      #expect(manifest.contains("\"blockBytes\": 65536"))
      #expect(Manifest.verify(run) == [])
      for place in [0, 1 << 20, data.count - 1] {
        var changed = data
        changed[place] ^= 1
        try changed.write(to: path)
        #expect(Manifest.verify(run) == [.changed(path.lastPathComponent)], "byte \(place)")
      }
    }
  }

  /// The oracle is the digest that earlier versions recorded: SHA-256 of all bytes.
  @Test func `a manifest with the digest of a whole large file is still verified`() throws {
    try withScratchFolder { scratch in
      let text = String(repeating: "0123456789", count: 120_000)
      try place(text, at: scratch + "/results.csv")
      let digest = SHA256.digest(of: Array(text.utf8)).hexadecimal
      let manifest = """
        {"tool": {"name": "aircart"}, "outputs": [
          {"path": "results.csv", "sha256": "\(digest)", "bytes": 1200000}]}
        """
      try place(manifest, at: scratch + "/manifest.json")
      #expect(Manifest.verify(scratch) == [])
    }
  }

  private static var concurrent: RunExecution {
    RunExecution(
      piecesAtOnce: 3,
      map: { count, body in
        let made = Mutex<[Int: ByteBuffer]>([:])
        DispatchQueue.concurrentPerform(iterations: count) { item in
          let piece = body(item)
          made.withLock { $0[item] = piece }
        }
        return made.withLock { made in (0..<count).compactMap { made[$0] } }
      })
  }

  @Test(arguments: [1, 2, 3, 5, 9])
  func `a cancelled run leaves the older one and nothing else`(_ calls: Int) throws {
    try withScratchFolder { scratch in
      let results = try SampleSweep.results(SampleSweep.single)
      _ = try RunWriter(results, Self.run).write(to: scratch + "/run")
      let before = try tree(scratch)
      let digest = try WrittenFile(reading: scratch + "/run/manifest.json").sha256
      var count = 0
      let execution = RunExecution(isCancelled: {
        count += 1
        return count >= calls
      })
      #expect(throws: RunCancelled()) {
        try RunWriter(Self.large, Self.run).write(to: scratch + "/run", execution: execution)
      }
      #expect(try tree(scratch) == before)
      #expect(try WrittenFile(reading: scratch + "/run/manifest.json").sha256 == digest)
    }
  }

  @Test func `a folder that is not ours is refused`() throws {
    try withScratchFolder { scratch in
      try place("mine", at: scratch + "/run/notes.txt")
      let results = try SampleSweep.results(SampleSweep.single)
      #expect(throws: OutputError.self) {
        try RunWriter(results, Self.run).write(to: scratch + "/run")
      }
      #expect(try tree(scratch + "/run") == ["notes.txt"])
    }
  }

  /// 18,000 cells of two carts: results in two pieces.
  private static let large: SweepResults = {
    let grid = SampleSweep.grid(
      carts: Array(BourgaultCarts.all.prefix(2)), fields: (1...18).map(Double.init),
      [("Wheat", (1...50).map(Double.init)), ("Oats", (1...10).map(Double.init))])
    return SampleSweep.results(grid, metrics: [.demand, .fills]) { cell in
      let row = Double(grid.row(of: cell))
      return [.demand: row / 7, .fills: row]
    }
  }()
}

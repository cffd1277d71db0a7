import AirCart
import AirCartReports
import AirCartSimulation
import AirCartTestSupport
import Foundation
import Testing

/// The oracles are faults of known kind and place, planted in runs that were right before.
@Suite struct RunVerificationTests {
  private static let grid = SampleSweep.scarce

  @Test(arguments: [SampleSweep.grid, SampleSweep.single, SampleSweep.metric, SampleSweep.scarce])
  func `a run as it was written holds`(_ grid: SweepGrid) throws {
    try withRun(grid) { run in
      let outcome = RunVerification(run, grid: grid).verify { Self.values(grid, $0) }
      #expect(outcome.holds, "\(outcome.discrepancies)")
      // Axes and metrics of the table, the metrics again in matrices with their axes, and in arrays.
      let axes = GridAxes(grid)
      let matrixRows = grid.cellCount / (axes.rates.first?.values.count ?? 1)
      #expect(
        outcome.valueCount == grid.cellCount * (axes.names.count + 45)
          + 15 * matrixRows * max(1, axes.rates.count))
    }
  }

  @Test(arguments: [SampleSweep.grid, SampleSweep.metric, SampleSweep.scarce])
  func `a run of the sweep holds against plans of its cells`(_ grid: SweepGrid) throws {
    try withScratchFolder { scratch in
      let results = try Sweep(grid).run()
      _ = try RunWriter(results, RunWriterTests.run).write(to: scratch + "/run")
      let outcome = RunVerification(scratch + "/run", grid: grid, only: Set(OutputKind.allCases))
        .verify { Self.values(grid, $0) }
      #expect(outcome.holds, "\(outcome.discrepancies)")
      #expect(SweepSummary(results).agreementSentence.contains("and it agrees with the optimum"))
    }
  }

  @Test func `metrics that were not computed are empty and have no files`() throws {
    try withRun(Self.grid, metrics: [.demand, .limitingProduct]) { run in
      let check = { (metrics: [CellMetric]) in
        RunVerification(run, grid: Self.grid, metrics: metrics).verify {
          Self.values(Self.grid, $0)
        }
      }
      #expect(check([.demand, .limitingProduct]).holds)
      #expect(!check([.demand]).holds)
      #expect(!check(CellMetric.allCases).holds)
    }
  }

  /// A fault: the file, what is replaced by what, and what is to be said of it.
  struct Fault: CustomTestStringConvertible {
    let file: String
    let change: @Sendable (inout [UInt8]) -> Void
    let report: String
    var testDescription: String { report }

    init(_ file: String, _ report: String, _ change: @escaping @Sendable (inout [UInt8]) -> Void) {
      self.file = file
      self.report = report
      self.change = change
    }

    static func text(_ file: String, _ old: String, _ new: String, _ report: String) -> Fault {
      Fault(file, report) { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        guard let range = text.firstRange(of: old) else { preconditionFailure("no \(old)") }
        bytes = Array(text.replacingCharacters(in: range, with: new).utf8)
      }
    }
  }

  static let faults: [Fault] = [
    .text(
      "results.csv", "demand_bu", "demand_ac",
      "results.csv, row 1, heading: found cart,field_ac,wheat_lb_per_ac,oats_lb_per_ac,demand_ac,cart_…, "
        + "expected cart,field_ac,wheat_lb_per_ac,oats_lb_per_ac,demand_bu,cart_…"),
    .text(
      "results.csv", "Two Tanks,10,60,30,", "Two Tanks,10,60,31,",
      "results.csv, row 3, oats_lb_per_ac: found 31, expected 30"),
    .text(
      "results.csv", "Two Tanks,10,60,0,", "91300,10,60,0,",
      "results.csv, row 2, cart: found 91300, expected Two Tanks"),
    .text(
      "results.csv", ",Wheat,", ",Canola,",
      "results.csv, row 2, limiting_product: found Canola, expected Wheat"),
    .text(
      "results.csv", "\n91300,", "\n91300,,",
      "results.csv, row 10, row: found 20 fields, expected 19 fields"),
    Fault("results.csv", "results.csv, row 17, row: found the end, expected a row") { bytes in
      let lines = bytes.split(separator: UInt8(ascii: "\n"))
      bytes = Array(lines.dropLast().joined(separator: [10])) + [10]
    },
    Fault("results.csv", "results.csv, row 18, row: found more rows, expected the end") { bytes in
      bytes += Array("more\n".utf8)
    },
    .text(
      "matrices/demand_bu-91300.csv", "0,100,", "0,100,1",
      "matrices/demand_bu-91300.csv, row 3, wheat_lb_per_ac=60: found 1110, expected 110"),
    .text(
      "matrices/fills-two_tanks.csv", "30,10,,", "30,10,1,",
      "matrices/fills-two_tanks.csv, row 4, wheat_lb_per_ac=60: found 1, expected nothing"),
    .text(
      "matrices/fills-two_tanks.csv", "=120", "=121",
      "matrices/fills-two_tanks.csv, row 1, heading: found oats_lb_per_ac,field_ac,wheat_lb_per_ac"
        + "=60,wheat_lb_per_ac=1…, expected oats_lb_per_ac,field_ac,wheat_lb_per_ac=60,"
        + "wheat_lb_per_ac=1…"),
    Fault(
      "arrays/demand_bu.npy",
      "arrays/demand_bu.npy, element [1, 0, 1, 0]: found 4, expected 21"
    ) { bytes in
      bytes.replaceSubrange(128 + 8 * 10..<128 + 8 * 11, with: [0, 0, 0, 0, 0, 0, 0x10, 0x40])
    },
    Fault(
      "arrays/limiting_product.npy",
      "arrays/limiting_product.npy, element [0, 0, 0, 1]: found 2, expected -1"
    ) { bytes in bytes.replaceSubrange(132..<136, with: [2, 0, 0, 0]) },
    Fault(
      "arrays/fills.npy", "arrays/fills.npy, element [1, 1, 1, 1]: found the end, expected 1"
    ) { bytes in bytes.removeLast() },
    Fault("arrays/fills.npy", "arrays/fills.npy: found more elements, expected the end") { bytes in
      bytes.append(0)
    },
    .text(
      "arrays/axes.json", "[10, 100]", "[10, 101]",
      "arrays/axes.json: found another text, expected the axes of this sweep"),
  ]

  @Test(arguments: faults)
  func `a planted fault is named with its place`(_ fault: Fault) throws {
    try withRun(Self.grid) { run in
      let url = URL(fileURLWithPath: run + "/" + fault.file)
      var bytes = [UInt8](try Data(contentsOf: url))
      fault.change(&bytes)
      try Data(bytes).write(to: url)
      let outcome = Self.verify(run)
      #expect(outcome.discrepancies.map(\.description) == [fault.report])
      #expect(outcome.manifest == [.changed(fault.file)])
    }
  }

  @Test(arguments: [
    ("matrices/gap_bu-91300.csv", "matrices/gap_bu-91300.csv: found no file, expected a table"),
    (
      "arrays/gap_bu.npy",
      "arrays/gap_bu.npy: found no file, expected <f8 of shape [2, 2, 2, 2]"
    ),
  ])
  func `a file that is gone is named`(_ file: String, _ report: String) throws {
    try withRun(Self.grid) { run in
      try FileManager.default.removeItem(atPath: run + "/" + file)
      let outcome = Self.verify(run)
      #expect(outcome.discrepancies.map(\.description) == [report])
      #expect(outcome.manifest == [.missing(file)])
    }
  }

  @Test func `a result that is wrong everywhere is told in twenty lines and a number`() throws {
    try withRun(Self.grid) { run in
      let outcome = RunVerification(run, grid: Self.grid).verify { cell in
        var values = Self.values(Self.grid, cell)
        values[.demand] = -1
        return values
      }
      #expect(outcome.discrepancies.count == 20)
      #expect(outcome.discrepancyCount == 3 * Self.grid.cellCount)
      #expect(outcome.manifest.isEmpty)
    }
  }

  @Test func `a number in another notation is the same number, a word is none`() throws {
    try withRun(SampleSweep.single) { run in
      let path = run + "/results.csv"
      let text = try #require(contents(path))
      let check = { () -> [String] in
        RunVerification(run, grid: SampleSweep.single, only: [.results])
          .verify { Self.values(SampleSweep.single, $0) }.discrepancies.map(\.description)
      }
      try place(text.replacingOccurrences(of: "91300,160,", with: "\"91300\",1.6e2,"), at: path)
      #expect(check() == [])
      try place(text.replacingOccurrences(of: "91300,160,", with: "91300,0xa0,"), at: path)
      #expect(check() == ["results.csv, row 2, field_ac: found 0xa0, expected 160"])
      try place(text.replacingOccurrences(of: "\n", with: "\r\n"), at: path)
      #expect(check() == [])
    }
  }

  @Test func `nothing at all is a folder without a manifest`() throws {
    try withScratchFolder { scratch in
      let outcome = Self.verify(scratch)
      #expect(outcome.manifest == [.unreadable("manifest.json")])
      let asked = RunVerification(scratch, grid: Self.grid, only: [.results, .arrays])
        .verify { Self.values(Self.grid, $0) }
      #expect(asked.discrepancyCount == 1 + 15 + 1)
    }
  }

  @Test func `two thousand damaged files do no harm and none goes unnoticed`() throws {
    let grid = Self.grid
    // The page and its charts are checked by their digests alone, as another test has it.
    let kinds: Set<OutputKind> = [.results, .matrices, .arrays, .summary]
    try withRun(grid, metrics: [.fills, .limitingProduct], only: kinds) { run in
      let files = try tree(run)
      let verification = RunVerification(run, grid: grid, metrics: [.fills, .limitingProduct])
      var (data, noticed) = (0, 0)
      for seed in 0..<2_000 {
        var draw = RandomProblems(seed: UInt64(seed))
        let url = URL(fileURLWithPath: run + "/" + files[draw.whole(0...files.count - 1)])
        let sound = try Data(contentsOf: url)
        let damaged = Self.damaged(sound, &draw)
        try damaged.write(to: url)
        let outcome = verification.verify { Self.known[grid.row(of: $0)] }
        #expect(outcome.holds == (damaged == sound) || Self.isManifest(url), "seed \(seed)")
        #expect(outcome.discrepancies.count == min(20, outcome.discrepancyCount), "seed \(seed)")
        try sound.write(to: url)
        guard damaged != sound, !url.lastPathComponent.hasPrefix("summary"), !Self.isManifest(url)
        else { continue }
        data += 1
        noticed += outcome.discrepancyCount > 0 ? 1 : 0
      }
      // A heading in an array or a quote around a field may change without a change of meaning.
      #expect(data > 1_000 && noticed * 100 >= data * 95, "\(noticed) of \(data) by content alone")
      #expect(verification.verify { Self.known[grid.row(of: $0)] }.holds)
    }
  }

  @Test(arguments: ["report.html", "charts/matrix-fills.svg", "charts/matrix-area-dark.svg"])
  func `a page or a chart that was changed is noticed`(file: String) throws {
    try withRun(Self.grid) { run in
      let text = try #require(contents(run + "/" + file))
      try place(text + "<!-- more -->", at: run + "/" + file)
      let outcome = Self.verify(run)
      #expect(outcome.manifest == [.changed(file)])
      #expect(outcome.discrepancyCount == 0)
    }
  }

  /// A manifest may be damaged where it says nothing that is checked, such as in its options.
  private static func isManifest(_ url: URL) -> Bool {
    url.lastPathComponent == Manifest.fileName
  }

  /// Changes some bytes, cuts, repeats, or replaces everything.
  private static func damaged(_ data: Data, _ draw: inout RandomProblems) -> Data {
    var bytes = [UInt8](data)
    let place = draw.whole(0...max(0, bytes.count - 1))
    switch draw.whole(0...7) {
    case 0: bytes.removeLast(bytes.count - place)
    case 1: bytes.insert(contentsOf: bytes[place...], at: place)
    case 2: bytes = (0..<draw.whole(0...3_000)).map { _ in UInt8(draw.whole(0...255)) }
    case 3: bytes.insert(contentsOf: Array(repeating: 57, count: 5_000), at: place)
    case 4: bytes.insert(UInt8(ascii: "\""), at: place)
    case 5: bytes = bytes.map { $0 == 44 ? UInt8(draw.whole(10...44)) : $0 }
    default:
      for _ in 0..<draw.whole(1...9) where !bytes.isEmpty {
        bytes[draw.whole(0...bytes.count - 1)] = UInt8(draw.whole(0...255))
      }
    }
    return Data(bytes)
  }

  private static func verify(_ run: String) -> RunVerification.Outcome {
    RunVerification(run, grid: grid).verify { known[grid.row(of: $0)] }
  }

  /// The values of a cell; where a plan fails the numbers are wrong and the test says so.
  private static func values(_ grid: SweepGrid, _ cell: SweepGrid.Cell) -> [CellMetric: Double] {
    (try? SampleSweep.values(of: grid, at: cell)) ?? [:]
  }

  /// The values of the usual grid by row, planned once for all tests.
  private static let known = (0..<grid.cellCount).map { values(grid, grid.cell(ofRow: $0)) }

  private func withRun(
    _ grid: SweepGrid, metrics: [CellMetric] = CellMetric.allCases,
    only kinds: Set<OutputKind> = Set(OutputKind.allCases), _ body: (String) throws -> Void
  ) throws {
    try withScratchFolder { scratch in
      let results = try SampleSweep.results(grid, metrics: metrics)
      _ = try RunWriter(results, RunWriterTests.run, only: kinds).write(to: scratch + "/run")
      try body(scratch + "/run")
    }
  }
}

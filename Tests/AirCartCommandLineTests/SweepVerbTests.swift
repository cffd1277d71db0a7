import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Foundation
import Synchronization
import Testing

/// What `sweep` prints, writes and refuses, run with everything but its folder in memory.
@Suite struct SweepVerbTests {
  private func shipped(_ name: String) -> String { "\(packageFolder)/Scenarios/\(name).json" }

  private func golden(
    _ file: String, _ arguments: String..., columns: Int = 80, scenario: String? = nil
  ) throws {
    try SweepFolder.with { folder in
      let memory = MemoryConsole(
        columns: columns, input: MemoryInput(text: scenario ?? ""), currentFolder: folder.path)
      let outcome = Outcome(["sweep"] + arguments, on: memory, verbs: VerbCatalogue.all)
      #expect(outcome.code == .success)
      #expect(outcome.errors.hasPrefix("wrote Reports/"))
      expectGolden(outcome.output, named: file)
      for text in [outcome.output, outcome.errors] {
        #expect(!text.utf8.contains(0x1B) && !text.utf8.contains(0x0D))
      }
      for line in outcome.output.split(separator: "\n") where !line.contains("aircart plan") {
        #expect(!file.hasSuffix(".txt") || line.displayWidth <= columns)
      }
    }
  }

  // MARK: Screens

  @Test func `the farmer's screen keeps its shape`() throws {
    try golden("sweep.md#cart choice", shipped("cart-choice"))
  }

  @Test func `a narrow screen keeps its shape`() throws {
    try golden("sweep.md#cart choice, 50 columns", shipped("cart-choice"), columns: 50)
  }

  @Test func `a metric screen is in hectares`() throws {
    try golden("sweep.md#metric", shipped("metric"))
  }

  @Test func `one cart and one cell keep their shape`() throws {
    try golden("sweep.md#one cart", "-", scenario: SweepScenarios.oneCart)
  }

  @Test func `greedy alone says nothing about fills`() throws {
    try golden(
      "sweep.md#greedy", "-", "--methods", "greedy", scenario: SweepScenarios.small)
  }

  @Test func `a cart that cannot do some of the job says so`() throws {
    try golden(
      "sweep.md#infeasible", "-",
      scenario: """
        { "name": "few", "carts": [{ "name": "Two tanks", "tanks": [200, 100] }, "9650"],
          "field": [80, 160], "products": [{ "product": "Wheat", "rate": 100 },
          { "product": "Peas", "rate": 90 }, { "product": "Oats", "rate": 40 }] }
        """)
  }

  @Test func `formats for programs keep their shape`() throws {
    let small = SweepScenarios.small
    try golden("sweep.md#small as JSON", "-", "--json", scenario: small)
    try golden("sweep.md#small as CSV", "-", "--format", "csv", scenario: small)
    try golden("sweep.md#small as Markdown", "-", "--format", "markdown", scenario: small)
  }

  @Test func `json on the terminal is the summary file`() throws {
    try SweepFolder.with { folder in
      let outcome = folder.sweep("-", "--json", input: SweepScenarios.small)
      let file = folder.files("Reports/small")["summary.json"]
      #expect(Data(outcome.output.utf8) == file)
      let page = folder.sweep("-", "--format", "markdown", input: SweepScenarios.small)
      #expect(Data(page.output.utf8) == folder.files("Reports/small")["summary.md"])
    }
  }

  // MARK: Files

  @Test func `a second run changes nothing and says so`() throws {
    try SweepFolder.with { folder in
      #expect(folder.sweep("-", input: SweepScenarios.small).errors == "wrote Reports/small\n")
      let first = folder.files("Reports/small")
      #expect(
        folder.sweep("-", input: SweepScenarios.small).errors == "unchanged: Reports/small\n")
      #expect(folder.files("Reports/small") == first)
      let other = folder.sweep("-", "--seed", "2", input: SweepScenarios.small)
      #expect(other.errors == "replaced Reports/small\n")
      #expect(folder.files("Reports/small") != first)
      #expect(folder.tree.allSatisfy { !$0.contains(".tmp") && !$0.contains(".old") })
    }
  }

  @Test(arguments: ["results", "matrices", "arrays", "summary", "report", "charts"])
  func `only the outputs asked for are written`(kind: String) throws {
    try SweepFolder.with { folder in
      #expect(folder.sweep("-", "--only", kind, input: SweepScenarios.small).code == .success)
      let names = folder.files("Reports/small").keys.filter { $0 != "manifest.json" }
      let starts = [
        "results": "results.csv", "summary": "summary.", "report": "report.html",
        "arrays": "results.nc",
      ]
      #expect(!names.isEmpty)
      #expect(names.allSatisfy { $0.hasPrefix(starts[kind] ?? kind + "/") })
    }
  }

  @Test func `the folder may be named`() throws {
    try SweepFolder.with { folder in
      let outcome = folder.sweep(
        "-", "--output", "deep/er/runs", "--only", "summary", input: SweepScenarios.oneCart)
      #expect(outcome.errors == "wrote deep/er/runs\n")
      #expect(
        folder.files("deep/er/runs").keys.sorted() == [
          "manifest.json", "summary.json", "summary.md",
        ])
      let empty = folder.sweep("-", "--output", "", input: SweepScenarios.oneCart)
      #expect(empty.code == .usage)
      #expect(folder.tree.filter { !$0.hasPrefix("deep") } == [])
    }
  }

  @Test func `a dry run writes nothing and computes nothing`() throws {
    try SweepFolder.with { folder in
      let outcome = folder.sweep("-", "--dry-run", input: SweepScenarios.small)
      #expect(outcome.code == .success)
      #expect(
        outcome.output == """
          A small sweep
            Cells   36 = 3 carts × 3 field sizes × 2 rates of Wheat × 2 rates of Urea
                    (46-0-0)
            Memory  3.9 KB for the results
            Files   Reports/small

            Nothing was computed and nothing written.

          """)
      #expect(outcome.errors.isEmpty)
      let one = folder.sweep("-", "-n", input: SweepScenarios.oneCart)
      #expect(one.output.contains("\n  Cells   1 = 1 cart × 1 field size\n"))
      #expect(folder.tree.isEmpty)
    }
  }

  @Test func `a folder of somebody else is left alone unless forced`() throws {
    try SweepFolder.with { folder in
      try folder.place("mine", at: "Reports/small/notes.txt")
      try folder.place("old", at: "Reports/small/results.csv")
      let refused = folder.sweep("-", input: SweepScenarios.small)
      #expect(refused.code == .cannotCreate)
      #expect(
        refused.errors == """
          Error: 'Reports/small' cannot be created: The folder holds what aircart did not write: \
          notes.txt, results.csv.
          Help: Name another folder, or add --force: it overwrites files that have the names of \
          the run's own, and removes nothing.

          """)
      #expect(folder.files("Reports/small").count == 2)
      let forced = folder.sweep("-", "--force", input: SweepScenarios.small)
      #expect(forced.code == .success)
      #expect(forced.errors == "replaced Reports/small\n")
      let files = folder.files("Reports/small")
      #expect(files["notes.txt"] == Data("mine".utf8))
      #expect(files["results.csv"] != Data("old".utf8))
      // What is foreign needs force each time, the run alone does not.
      let again = folder.sweep("-", "--seed", "3", input: SweepScenarios.small)
      #expect(again.code == .cannotCreate)
      #expect(folder.files("Reports/small") == files)
      try FileManager.default.removeItem(atPath: folder.path + "/Reports/small/notes.txt")
      #expect(folder.sweep("-", "--seed", "3", input: SweepScenarios.small).code == .success)
    }
  }

  @Test func `what cannot be written is refused before the work`() throws {
    try SweepFolder.with { folder in
      try folder.place("a file", at: "file")
      for output in ["file", "file/below", "/dev/null"] {
        let outcome = folder.sweep("-", "--output", output, input: SweepScenarios.small)
        #expect(outcome.code == .cannotCreate)
        #expect(outcome.errors.hasPrefix("Error: '\(output)' cannot be created: "))
        #expect(outcome.output.isEmpty)
      }
      #expect(folder.tree == ["file"])
    }
  }

  @Test func `standard output that fails ends with 74, a reader that leaves with 0`() throws {
    try SweepFolder.with { folder in
      let full = folder.sweep(
        "-", input: SweepScenarios.small, outputFailure: .failed(errno: ENOSPC))
      #expect(full.code == .writeFailure)
      #expect(full.errors.contains("Standard output cannot be written: No space left"))
      let left = folder.sweep("-", input: SweepScenarios.small, outputFailure: .brokenPipe)
      #expect(left.code == .success)
      #expect(folder.files("Reports/small")["results.csv"] != nil)
    }
  }

  // MARK: Methods, seeds and memory

  private func rows(_ folder: SweepFolder) throws -> [[String: String]] {
    let data = try #require(folder.files("Reports/small")["results.csv"])
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let cells = lines.map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    }
    return cells.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(cells[0], $0)) }
  }

  private static let ofGreedy = [
    "greedy_filled_pct", "greedy_unallocated_bu", "greedy_area_per_fill_ac", "greedy_covered_ac",
    "greedy_fills",
  ]
  private static let ofOptimum = [
    "optimal_filled_pct", "optimal_unallocated_bu", "area_per_fill_ac", "fills",
    "limiting_product", "last_fill_ac", "tanks_used",
  ]

  @Test(arguments: [
    ("greedy", ofGreedy, ofOptimum + ["gap_bu", "gross_weight_lb"]),
    ("optimal", ofOptimum, ofGreedy + ["gap_bu"]), ("exhaustive", ofOptimum, ofGreedy + ["gap_bu"]),
    ("greedy,exhaustive", ofGreedy + ofOptimum + ["gap_bu"], []),
  ])
  func `what the methods cannot tell is an empty column`(
    methods: String, told: [String], empty: [String]
  ) throws {
    try SweepFolder.with { folder in
      let outcome = folder.sweep("-", "--methods", methods, input: SweepScenarios.small)
      #expect(outcome.code == .success)
      for row in try rows(folder) {
        for name in told { #expect(row[name]?.isEmpty == false, "\(name) of \(methods)") }
        for name in empty { #expect(row[name] == "", "\(name) of \(methods)") }
      }
      for name in empty {
        #expect(folder.files("Reports/small")["matrices/\(name).csv"] == nil, "\(name)")
      }
    }
  }

  /// A wrong candidate in the optimum's tables would show in every number of the optimum.
  @Test func `with greedy and exhaustive the optimum is never asked`() throws {
    try SweepFolder.with { folder in
      let spoiled = SweepFaultTests.spoiled
      let fine = folder.sweep(
        "-", "--methods", "greedy,exhaustive", input: SweepScenarios.small, verb: spoiled)
      #expect(fine.code == .success)
      let compared = try rows(folder)
      #expect(folder.sweep("-", input: SweepScenarios.small).code == .success)
      #expect(try rows(folder) == compared)
      #expect(folder.sweep("-", input: SweepScenarios.small, verb: spoiled).code == .internalFault)
    }
  }

  @Test func `the order in which methods are named changes nothing`() throws {
    try SweepFolder.with { folder in
      let one = folder.sweep("-", "--methods", "optimal,greedy", input: SweepScenarios.small)
      #expect(one.errors == "wrote Reports/small\n")
      let same = folder.sweep(
        "-", "--methods", "greedy,optimal,greedy", input: SweepScenarios.small)
      #expect(same.errors == "unchanged: Reports/small\n")
    }
  }

  @Test func `the seed is told and changes no number`() throws {
    try SweepFolder.with { folder in
      let largest = "18446744073709551615"
      #expect(folder.sweep("-", "--seed", largest, input: SweepScenarios.small).code == .success)
      var seeded = folder.files("Reports/small")
      #expect(folder.sweep("-", input: SweepScenarios.small).code == .success)
      var plain = folder.files("Reports/small")
      let manifest = String(decoding: seeded["manifest.json"] ?? Data(), as: UTF8.self)
      #expect(manifest.contains("\"seed\": \"\(largest)\""))
      // These tell the seed; all others are the same, the charts and every table among them.
      for name in ["manifest.json", "summary.json", "report.html"] {
        seeded[name] = nil
        plain[name] = nil
      }
      #expect(seeded == plain)
    }
  }

  @Test func `a grid too large for the memory is refused with the figure and the remedy`() throws {
    try SweepFolder.with { folder in
      let large = folder.sweep(shipped("large-grid"), "--max-memory", "1MB")
      #expect(large.code == .usage)
      #expect(
        large.errors.hasPrefix(
          """
          Error: The sweep's 5186500 cells would take 507.9 MB of memory; the limit is 1.0 MB.
          Help: Sweep fewer rates or field sizes, compute less with --methods greedy, or raise \
          the limit with --max-memory.

          """))
      let small = folder.sweep("-", "--max-memory", "3kb", input: SweepScenarios.small)
      #expect(small.errors.contains("would take 3.9 KB of memory; the limit is 3.0 KB."))
      // The remedy helps: greedy alone computes eight metrics of seventeen.
      let less = folder.sweep(
        "-", "--max-memory", "3kb", "--methods", "greedy", input: SweepScenarios.small)
      #expect(less.code == .success)
    }
  }

  @Test(arguments: [
    ("--only", "matrix", "Did you mean 'matrices'?"), ("--methods", "gready", "'greedy'?"),
    ("--methods", "", "The value '' is invalid"), ("--seed", "-1", "'--seed <number>'"),
    ("--max-memory", "5", "with its unit"), ("--max-memory", "0GB", "with its unit"),
    ("--max-memory", "nanGB", "with its unit"), ("--threads", "0x2", "from 1 to 1024"),
  ])
  func `a bad value is refused with the way to write it`(
    option: String, value: String, text: String
  ) throws {
    try SweepFolder.with { folder in
      let outcome = folder.sweep("-", "\(option)=\(value)", input: SweepScenarios.small)
      #expect(outcome.code == .usage)
      #expect(outcome.errors.contains(text))
      #expect(folder.tree.isEmpty)
    }
  }

  // MARK: Terminal

  @Test func `quiet leaves the result and errors only`() throws {
    try SweepFolder.with { folder in
      let outcome = folder.sweep("-", "--quiet", input: SweepScenarios.oneCart, verb: SweepVerb())
      #expect(outcome.errors.isEmpty)
      #expect(!outcome.output.isEmpty)
    }
  }

  /// A clock that goes on by as many seconds whenever it is looked at.
  private static func clock(step: Double) -> @Sendable () -> Double {
    let looks = Mutex(0.0)
    return {
      looks.withLock { looks in
        looks += 1
        return looks * step
      }
    }
  }

  @Test func `progress is shown on a terminal once it takes long, and removed`() throws {
    try SweepFolder.with { folder in
      let short = folder.sweep("-", isTerminal: true, input: SweepScenarios.oneCart)
      let end = "wrote Reports/one\nNext: open Reports/one/report.html\n"
      #expect(short.errors == end)
      let quiet = folder.sweep("-", "--quiet", isTerminal: true, input: SweepScenarios.oneCart)
      #expect(quiet.errors.isEmpty)
      let long = folder.sweep(
        "-", "--methods", "optimal", "--only", "summary", "--threads", "1", isTerminal: true,
        input: SweepScenarios.many, clock: Self.clock(step: 0.2))
      #expect(long.code == .success)
      #expect(long.errors.contains("/400000, "))
      #expect(long.errors.contains(" cells/s, ETA "))
      let visible = long.errors.split(separator: "\r\u{1B}[2K", omittingEmptySubsequences: false)
      #expect(visible.last == "wrote Reports/many\nNext: open Reports/many/summary.md\n")
      let piped = folder.sweep(shipped("rate-what-if"), "--only", "summary")
      #expect(!piped.errors.utf8.contains(0x0D) && !piped.errors.utf8.contains(0x1B))
    }
  }

  // MARK: The report

  /// Oracle, by hand: at 0.5 bu/ac of peas the wheat in 100 bu ends a fill on either cart, at 1 bu/ac
  /// the peas in 60 or 50.
  @Test func `carts that can do as much at a rate tie in the report's strip`() throws {
    try SweepFolder.with { folder in
      let outcome = folder.sweep(
        "-",
        input: """
          {"name": "tie", "units": "imperial", "field": 160, "carts": [
            {"name": "Long", "tanks": [100, 60]}, {"name": "Short", "tanks": [100, 50]}],
           "products": [
            {"product": "Wheat", "rate": 60, "density": {"poundsPerBushel": 60}},
            {"product": "Peas", "rate": [30, 60], "density": {"poundsPerBushel": 60}}]}
          """)
      #expect(outcome.code == .success, "\(outcome.errors)")
      let report = try String(
        contentsOfFile: folder.path + "/Reports/tie/report.html", encoding: .utf8)
      let strips = report.matches(of: /class="(?:value|label middle)"[^>]*>([A-Z=]+)</)
      let letters = strips.map { String($0.1) }
      #expect(Array(letters.prefix(2)) == ["A=B", "A"], "\(letters)")
    }
  }
}

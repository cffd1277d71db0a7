import AirCartCommandLine
import AirCartDocuments
import AirCartReports
import Foundation
import Testing

/// Input that nobody means well: too much of it, names that act on terminals, spreadsheets and
/// pages, and files that are none.
///
/// Oracle: counts, and characters that must or must not come out; never a clock.
@Suite struct HostileInputTests {
  private func run(
    _ words: [String], in folder: String = "/", input: String = "",
    environment: [String: String] = [:]
  ) -> Outcome {
    Outcome(
      words,
      on: MemoryConsole(
        environment: environment, input: MemoryInput(text: input), color: .never,
        currentFolder: folder), verbs: VerbCatalogue.all)
  }

  // MARK: Limits

  @Test(arguments: [
    ["verify", "-"], ["sweep", "-"], ["compare", "-"],
  ])
  func `standard input has the limit of a file and its message`(words: [String]) throws {
    try withFolder { folder in
      let large = String(repeating: " ", count: SourceText.maximumSize + 1)
      let piped = run(words, in: folder, input: large, environment: ["AIRCART_HOME": folder])
      #expect(piped.code == .malformedData)
      #expect(piped.errors.contains("the file is larger than 16 MiB"), "\(piped.errors)")
      try write(large, to: folder + "/large.json")
      let named = run(
        words.dropLast() + ["large.json"], in: folder, environment: ["AIRCART_HOME": folder])
      #expect(named.code == .malformedData)
      #expect(named.errors.contains("the file is larger than 16 MiB"), "\(named.errors)")
    }
  }

  /// Oracle: the bounds of the report, 20 diagnostics of a few lines each.
  @Test func `a file of unknown keys is answered with a page`() {
    let keys = (0..<20_000).map { "\"fild\($0)\": 1" }.joined(separator: ",\n")
    let outcome = run(["sweep", "-"], input: "{ \"nme\": 1, \(keys) }")
    #expect(outcome.code == .malformedData)
    #expect(outcome.errors.split(separator: "\n").count <= 20 * 8)
    #expect(outcome.errors.contains("more\n"))
  }

  /// Oracle: the number of keys that the object knows.
  @Test func `what an unknown key may mean is looked for among the known ones alone`() {
    var asked = 0
    let description = DocumentKind.scenario.description
    let free = description.freeKeys { key in
      asked += 1
      return key == "name"
    }
    #expect(asked == description.keys.count)
    #expect(free.count == asked - 1)
  }

  @Test(arguments: [[], ["--json"]]) func `a file of bad plans is answered with a page`(
    options: [String]
  ) throws {
    try withFolder { folder in
      let plans = "[" + repeatElement("{}", count: 9_000).joined(separator: ",") + "]"
      for name in ["a", "b"] { try write(plans, to: folder + "/plans/\(name).json") }
      let outcome = run(
        ["plans", "list"] + options, in: folder, environment: ["AIRCART_HOME": folder])
      #expect(outcome.code == .success)
      #expect(outcome.errors.utf8.count < 40_000)
      #expect(outcome.errors.split(separator: "\n").count < 2 * 20 * 8)
      #expect(outcome.errors.contains("more"))
    }
  }

  @Test func `a list of more plans than are read is refused as a whole`() {
    let text = "[" + repeatElement("{}", count: 10_001).joined(separator: ",") + "]"
    let readings = SavedPlan.read(SourceText(name: "p", text: text))
    #expect(readings.count == 1)
    #expect(readings[0].report.text.contains("at most 10,000 are read"))
  }

  // MARK: Characters

  private static let hidden: [Unicode.Scalar] =
    ["\u{1B}", "\u{7}", "\u{9B}", "\u{61C}", "\u{200E}", "\u{200F}"]
    + (0x202A...0x202E).compactMap { Unicode.Scalar($0) }
    + (0x2066...0x2069).compactMap { Unicode.Scalar($0) }

  private func expectNothingHidden(
    _ outcome: Outcome, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for stream in [outcome.output, outcome.errors] {
      let found = stream.unicodeScalars.filter { Self.hidden.contains($0) }
      #expect(found.isEmpty, "\(found.map { $0.value })", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: hidden) func `a name that hides something never reaches a terminal`(
    scalar: Unicode.Scalar
  ) throws {
    let name = "Mix\(scalar)x"
    let typed = run(["plan", "--field", "160", "\(name)=90@50"])
    #expect(typed.code == .usage)
    #expect(typed.errors.contains("\\u{\(String(scalar.value, radix: 16, uppercase: true))}"))
    expectNothingHidden(typed)
    try withFolder { folder in
      let home = ["AIRCART_HOME": folder]
      let saved = run(["plans", "save", name, "--field", "9", "Wheat=9"], environment: home)
      #expect(saved.code == .usage)
      expectNothingHidden(saved)
      try write("{}", to: folder + "/day\(scalar)2.json")
      for words in [
        ["sweep", "day2.json"], ["verify", "day2.json"],
        ["plan", "--field", "9", "Wheat=9", "--carts", "./day2.json"],
      ] {
        let missing = run(words, in: folder)
        #expect(missing.code == .missingInput, "\(missing.errors)")
        #expect(missing.errors.contains("in the same folder: day"), "\(missing.errors)")
        expectNothingHidden(missing)
      }
      let own =
        "{ \"name\": \"a\", \"field\": 1, \"carts\": [{ \"name\": \"x\(scalar)y\", \"tanks\": [9] }],"
      let escaped = own.replacing(
        String(scalar), with: "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst())
      let file = run(
        ["sweep", "-", "-n"],
        input: escaped + " \"products\": [{ \"product\": \"Wheat\", \"rate\": 1 }] }")
      #expect(file.code == .malformedData, "\(file.errors)")
      expectNothingHidden(file)
    }
  }

  // MARK: Formulas

  /// Oracle: the rule in words, written out for each text.
  @Test func `a text that begins like a formula has an apostrophe in a table, a number has none`() {
    let texts = ["=1", "+a", "-3", "@x", "\tx", "\rx", "'=1", "'a", "a=1", "", "'", "''-"]
    let table = ResultTable(
      columns: [.init("t", cells: .texts(texts)), .init("n", cells: .number { -Double($0) - 3 })],
      rowCount: texts.count)
    var buffer = ByteBuffer()
    CSVFormat().write(table, to: &buffer)
    let lines = buffer.text.split(separator: "\n", omittingEmptySubsequences: false)
    let cells: [[Substring]] = lines.dropFirst().dropLast().map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    let written = cells.map { String($0[0]) }
    let expected = [
      "'=1", "'+a", "'-3", "'@x", "'\tx", "\"'\rx\"", "''=1", "'a", "a=1", "", "'", "~-",
    ].map { $0.replacing("~", with: "''" + "'") }
    #expect(written == expected)
    #expect(cells.map { String($0[1]) } == texts.indices.map { "-\($0 + 3)" })
    for (text, cell) in zip(texts, cells) {
      let field = String(cell[0]).replacing("\"", with: "")
      #expect(CSVFormat.text(ofField: field) == text)
    }
  }

  @Test(arguments: ["=cmd|' /C calc'!A1", "@SUM(1)", "+1", "-x", "'=y", "'z"])
  func `a load sheet and a run with such names are written safely and found sound`(
    name: String
  ) throws {
    try withFolder { folder in
      let sheet = run(
        ["plan", "--cart", "91300", "--field", "160", "--load-sheet", "-", "--format", "csv", "--"]
          + ["\(name)=90@50"])
      #expect(sheet.code == .success, "\(sheet.errors)")
      try write(sheet.output, to: folder + "/sheet.csv")
      let scenario = """
        { "name": "s", "field": 160, "carts": [{ "name": "\(name)", "tanks": [300, 200] }],
          "products": [{ "product": "\(name)", "rate": [90, 95], "density": 50 }] }
        """
      let carried =
        name.contains("+") ? scenario.replacing("\"name\": \"+", with: "\"name\": \"") : scenario
      try write(carried, to: folder + "/s.json")
      let sweep = run(["sweep", "s.json", "-o", "out", "--only", "results,matrices"], in: folder)
      #expect(sweep.code == .success, "\(sweep.errors)")
      let results = try String(contentsOfFile: folder + "/out/results.csv", encoding: .utf8)
      for table in [sheet.output, results] {
        let starts = table.split(whereSeparator: { ",\n".contains($0) })
        #expect(!starts.contains { "=@+".contains($0.first ?? " ") }, "\(table.prefix(300))")
      }
      let verified = run(["verify", "sheet.csv", "out"], in: folder)
      #expect(verified.code == .success, "\(verified.output)\(verified.errors)")
    }
  }

  @Test func `a name is no link and no cell in a Markdown table`() {
    let plan = run(
      ["plan", "--cart", "91300", "--field", "160", "--format", "markdown"]
        + ["a|b [c](https://x.example)=90@50"])
    #expect(
      plan.output.contains("a\\|b \\[c\\](https://x.example)"), "\(plan.output)\(plan.errors)")
  }

  // MARK: Pipes

  @Test(arguments: [
    ["verify", "pipe"], ["sweep", "pipe"], ["compare", "pipe"], ["simulate", "pipe"],
    ["assess", "pipe"], ["verify", "run"], ["report", "run"],
    ["plan", "--field", "9", "Wheat=9", "--carts", "./pipe"],
    ["plan", "--field", "9", "Wheat=9", "--products", "pipe"],
  ]) func `a named pipe in place of a file is refused`(words: [String]) throws {
    try withFolder { folder in
      try #require(mkfifo(folder + "/pipe", 0o600) == 0)
      try FileManager.default.createDirectory(
        atPath: folder + "/run", withIntermediateDirectories: true)
      try #require(mkfifo(folder + "/run/manifest.json", 0o600) == 0)
      let outcome = run(words, in: folder, environment: ["AIRCART_HOME": folder])
      #expect(outcome.code == .missingInput, "\(outcome.errors)")
      #expect(outcome.errors.contains("pipe") || words[0] == "report", "\(outcome.errors)")
    }
  }

  @Test func `a named pipe among saved plans is told and left alone`() throws {
    try withFolder { folder in
      let home = ["AIRCART_HOME": folder]
      let saved = run(["plans", "save", "A", "--field", "9", "Wheat=9"], environment: home)
      #expect(saved.code == .success, "\(saved.errors)")
      try #require(mkfifo(folder + "/plans/pipe.json", 0o600) == 0)
      let list = run(["plans", "list"], environment: home)
      #expect(list.output.contains("A"))
      #expect(list.errors.contains("this is a named pipe, not a file"), "\(list.errors)")
    }
  }

  @Test func `a pipe that the shell has opened is read`() throws {
    let plan = run(["plan", "--json", "--cart", "91300", "--field", "160", "Wheat=90"]).output
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    try FileDescriptor(number: ends[1]).write(Array(plan.utf8))
    close(ends[1])
    let outcome = run(["verify", "/dev/fd/\(ends[0])"])
    #expect(outcome.code == .success, "\(outcome.errors)")
    close(ends[0])
  }
}

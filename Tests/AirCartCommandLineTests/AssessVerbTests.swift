import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Foundation
import Testing

extension Outcome {
  /// Runs the shipped tool with a fresh current folder, which is removed afterwards.
  static func inScratchFolder(
    _ arguments: [String], columns: Int = 80, _ look: (String) throws -> Void = { _ in }
  ) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("aircart-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try copyShippedScenarios(into: folder)
    let memory = MemoryConsole(columns: columns, color: .never, currentFolder: folder)
    let outcome = Outcome(arguments, on: memory, verbs: VerbCatalogue.all)
    try look(folder)
    return outcome
  }
}

/// Oracles: the committed reports, single plans, and the tables' own definitions.
@Suite struct AssessVerbTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The commands of the committed reports and their folders.
  static let reports: [(name: String, arguments: [String])] = [
    ("cart-choice-quality", ["Scenarios/cart-choice.json"]),
    ("random-quality", ["--random", "2000", "--seed", "7", "--products", "2...5"]),
  ]

  static func files(_ folder: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      files[path] = FileManager.default.contents(atPath: folder + "/" + path)
    }
    return files
  }

  @Test(.tags(.slow), arguments: reports.indices)
  func `a committed report is reproduced byte for byte`(index: Int) throws {
    let (name, arguments) = Self.reports[index]
    let outcome = try Outcome.inScratchFolder(["assess"] + arguments) { folder in
      let made = try Self.files(folder + "/Reports/" + name)
      let committed = try Self.files(Self.root.appendingPathComponent("Reports/" + name).path)
      #expect(Set(made.keys) == Set(committed.keys))
      for (path, bytes) in committed { #expect(made[path] == bytes, "\(name)/\(path)") }
      #expect(committed.count >= 4)
    }
    #expect(outcome.code == .success)
    #expect(outcome.errors.hasSuffix("wrote Reports/\(name)\n"))
  }

  /// Five products take a minute in a debug build; `.ci/run` makes the whole study again.
  @Test(.tags(.slow)) func `the committed worst cases are found again`() throws {
    let folder = Self.root.appendingPathComponent("Reports/worst-case-quality").path
    let committed = try #require(Self.lines(folder + "/worst-cases.csv"))
    #expect(committed.count == 1 + 5 * 4)
    let arguments = ["assess", "--worst-case", "--products", "2...4"]
    let outcome = try Outcome.inScratchFolder(arguments) { scratch in
      let made = Self.lines(scratch + "/Reports/worst-case-quality/worst-cases.csv")
      #expect(made == committed.filter { $0.split(separator: ",")[1] != "5" })
    }
    #expect(outcome.code == .success)
  }

  static func lines(_ path: String) -> [String]? {
    FileManager.default.contents(atPath: path).map {
      String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  @Test func `the matrix of gaps is that of the sweep`() throws {
    let reports = Self.root.appendingPathComponent("Reports").path
    let study = try Self.files(reports + "/cart-choice-quality")
    let sweep = try Self.files(reports + "/cart-choice")
    #expect(study["matrices/gap_bu.csv"] != nil)
    #expect(study["matrices/gap_bu.csv"] == sweep["matrices/gap_bu.csv"])
    #expect(study.keys.filter { $0.hasPrefix("matrices/") }.count == 1)
    #expect(study["results.nc"]?.isEmpty == false)
  }

  @Test(arguments: [1, 2, 7])
  func `the number of threads changes no byte`(threads: Int) throws {
    let arguments = ["assess", "--random", "60", "--carts", "91300,9650", "--json"]
    let one = try Outcome.inScratchFolder(arguments + ["--threads", "\(threads)"])
    let three = try Outcome.inScratchFolder(arguments + ["--threads", "3"])
    #expect(one.output == three.output)
    #expect(!one.output.isEmpty)
  }

  @Test func `the screens keep their shape`() throws {
    for columns in [50, 80, 120] {
      let outcome = try Outcome.inScratchFolder(
        ["assess", "Scenarios/reference-example.json"], columns: columns)
      #expect(outcome.code == .success)
      for line in outcome.output.split(separator: "\n") where !line.contains("aircart plan") {
        #expect(line.displayWidth <= columns, "\(line)")
      }
    }
    let random = try Outcome.inScratchFolder(
      ["assess", "--random", "40", "--seed", "3", "--products", "3", "--carts", "91300"])
    expectGolden(random.output, named: "assess.md#a random study")
    let worst = try Outcome.inScratchFolder(
      ["assess", "--worst-case", "--carts", "9650,L9650", "--products", "2...3"], columns: 120)
    expectGolden(worst.output, named: "assess.md#the worst case")
    let table = try Outcome.inScratchFolder(
      ["assess", "--worst-case", "--carts", "9650", "--products", "2", "--format", "csv"])
    expectGolden(table.output, named: "assess.md#the worst case as CSV")
  }

  /// Oracle: five products, and four tanks without the saddle tank.
  @Test func `where no job could be loaded the report says so and has no share`() throws {
    let study = ["assess", "--random", "20", "--products", "5", "--carts", "9650", "--no-saddle"]
    let text = try Outcome.inScratchFolder(study, columns: 200).output
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains(
        "No job could be loaded on 9650 with 5 products: each leaves a product without a tank."))
    let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("  9650 ") })
    #expect(row.split(separator: " ").suffix(2) == ["–", "–"], "\(row)")
    let document = try Outcome.inScratchFolder(study + ["--json"]).output
    let share = try document.value(at: "groups/0/methods/0/noTankShare/value")
    #expect(share == .null)
  }

  @Test func `a witness's command shows the gap that the report states`() throws {
    let outcome = try Outcome.inScratchFolder(
      ["assess", "--random", "40", "--seed", "3", "--carts", "91300,9650", "--json"])
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let document = try #require(value as? [String: Any])
    let witnesses = try #require(document["witnesses"] as? [[String: Any]])
    #expect(witnesses.count >= 4)
    for witness in witnesses {
      let command = try #require(witness["command"] as? String)
      let gap = try #require(witness["gapBu"] as? Double)
      let planned = try Self.gap(of: command)
      #expect(abs(planned - gap) < 1e-6, "\(command)")
    }
  }

  @Test func `a worst case's command shows its gap`() throws {
    let outcome = try Outcome.inScratchFolder(
      ["assess", "--worst-case", "--carts", "91300,9650", "--products", "2...3", "--json"])
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let document = try #require(value as? [String: Any])
    let rows = try #require(document["worstCases"] as? [[String: Any]])
    #expect(rows.count == 4)
    for row in rows {
      let demands = try #require(row["witnessBu"] as? [Double])
      let share = try #require(row["witnessGapOfDemand"] as? Double)
      let command = try #require(row["command"] as? String)
      let gap = try Self.gap(of: command)
      #expect(abs(gap / demands.reduce(0, +) - share) < 1e-9, "\(command)")
      #expect(row["isProven"] as? Bool == true)
    }
  }

  /// What greedy leaves beyond the optimum, by the plan that a command prints.
  static func gap(of command: String) throws -> Double {
    let words = command.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .flatMap { place, part in
        place % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
      }
    #expect(words.prefix(2) == ["aircart", "plan"])
    let outcome = Outcome(["plan", "--json"] + words.dropFirst(2), verbs: VerbCatalogue.all)
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let plan = try #require(value as? [String: Any], "\(outcome.errors)")
    let greedy = try #require(plan["greedy"] as? [String: Any])
    let optimal = try #require(plan["optimal"] as? [String: Any])
    return try #require(greedy["unallocatedBu"] as? Double)
      - #require(optimal["unallocatedBu"] as? Double)
  }

  @Test(arguments: [
    ([], "There is nothing to assess."),
    (["Scenarios/cart-choice.json", "--random", "5"], "contradict each other"),
    (["Scenarios/cart-choice.json", "--carts", "none"], "Unknown cart \"none\""),
    (["Scenarios/cart-choice.json", "--no-saddle"], "are not for a scenario"),
    (["Scenarios/cart-choice.json", "--products", "3"], "a scenario names its products"),
    (["--worst-case", "--seed", "3"], "is about random jobs"),
    (["--random", "0"], "The value '0' is invalid for '--random <count>'."),
    (["--random", "many"], "The value 'many' is invalid"),
    (["--random", "5", "--seed", "-1"], "The value '-1' is invalid"),
    (["--random", "5", "--products", "2..5"], "The value '2..5' is invalid"),
    (["--random", "5", "--products", "5...2"], "The value '5...2' is invalid"),
    (["--random", "5", "--products", "2...6"], "The value '2...6' is invalid"),
    (["--random", "5", "--products", ""], "The value '' is invalid"),
  ])
  func `what cannot be meant is refused with a sentence`(
    arguments: [String], message: String
  ) throws {
    let outcome = try Outcome.inScratchFolder(["assess"] + arguments) { folder in
      let files = try Self.files(folder).keys.filter { !$0.hasPrefix("Scenarios") }
      #expect(files.isEmpty)
    }
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func `a foreign folder is refused before anything is computed`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("aircart-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data("mine".utf8).write(to: URL(fileURLWithPath: folder + "/notes.txt"))
    // So many jobs would take minutes.
    let outcome = Outcome.shipped("assess", "--random", "100000000", "--output", folder)
    #expect(outcome.output.isEmpty)
    #expect(outcome.code == .cannotCreate)
    #expect(outcome.errors.contains("notes.txt"))
    #expect(try Self.files(folder).count == 1)
  }
}

import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Foundation
import Testing

/// Oracle: the text of the schemas, by a validator that knows nothing of the tables behind them.
@Suite struct OutputSchemaTests {
  /// Read once, and never changed.
  private nonisolated(unsafe) static let validators: [String: SchemaValidator] = {
    let all = SchemaVerb.outputs.map { ($0.name, try? SchemaValidator($0.text)) }
    return Dictionary(uniqueKeysWithValues: all).compactMapValues(\.self)
  }()

  /// A document with the schema that it should keep.
  private struct Sample {
    let name: String
    let schema: String
    let value: Any

    init(_ name: String, _ schema: String, _ text: String) throws {
      self.name = name
      self.schema = schema
      value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }

    var faults: [String] { validators[schema]?.faults(value) ?? ["no schema \(schema)"] }
  }

  private func expectValid(_ samples: [Sample]) {
    for sample in samples {
      let faults = sample.faults
      #expect(faults.isEmpty, "\(sample.name): \(faults.prefix(3))")
    }
  }

  // MARK: - What is committed

  @Test func `every result of the committed reports keeps its schema`() throws {
    let folder = packageFolder + "/Reports"
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let samples = try files.filter { $0.hasSuffix(".json") }.sorted().map { path in
      try Sample(
        path, String(path.split(separator: "/").last?.dropLast(5) ?? ""),
        try String(contentsOfFile: folder + "/" + path, encoding: .utf8))
    }
    #expect(samples.count >= 15)
    #expect(Set(samples.map(\.schema)) == ["summary", "season", "quality", "manifest"])
    expectValid(samples)
  }

  @Test func `every JSON document of the golden files keeps a schema`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Golden"
    var count = 0
    for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    where file.hasSuffix(".md") && file != "help.md" {
      let document = GoldenDocument(
        try String(contentsOfFile: folder + "/" + file, encoding: .utf8))
      for own in document.cases {
        guard let text = own.recorded, text.hasPrefix("{") || text.hasPrefix("["),
          let value = try? JSONSerialization.jsonObject(with: Data(text.utf8))
        else { continue }
        count += 1
        let kept = Self.validators.filter { $0.value.faults(value).isEmpty }.map(\.key)
        #expect(kept.count == 1, "\(file), \(own.title): \(kept)")
      }
    }
    #expect(count >= 8)
  }

  // MARK: - What verbs write

  private static let job = ["--field", "480", "Wheat=110", "Urea=150", "MAP=60"]

  /// Commands with the schema of what they print; those of a folder of samples come later.
  private static let commands: [(String, [String])] = [
    ("plan", ["plan", "--json"] + job),
    ("plan", ["plan", "--json", "--cart", "9650", "--top-up", "--reserve", "Saddle=4"] + job),
    (
      "plan",
      ["plan", "--json", "--cart", "91300", "--units", "metric", "--field", "65"]
        + ["Wheat=110", "--empty", "Saddle", "--pin", "Wheat=1,2", "--most", "Wheat=1"]
    ),
    ("plan", ["plan", "--json", "--tanks", "100", "--payload", "5000lb"] + job),
    ("plan", ["plan", "--json", "--cart", "9650", "--pin", "Wheat=1", "--pin", "Urea=1"] + job),
    ("fields-plan", ["plan", "--json", "--field", "Home=155"] + job),
    (
      "fields-plan",
      ["plan", "--json", "--cart", "9650", "--field", "a=99,MAP=0", "--pin", "Wheat=1"]
        + ["--pin", "Urea=1"] + job
    ),
    ("comparison", ["compare", "--json"] + job),
    ("farm-comparison", ["compare", "--json", "Scenarios/farm.json"]),
    ("farm-comparisons", ["compare", "--json", "Scenarios/region"]),
    ("farm-seasons", ["simulate", "--json", "--certain", "Scenarios/region"]),
    ("load-sheet", ["plan", "--json", "--load-sheet", "-", "--cart", "9650"] + job),
    ("what-if", ["whatif", "--json", "--field", "480", "Wheat=60...140", "Urea=150", "MAP=60"]),
    ("what-if", ["whatif", "--json", "--tanks", "100", "--field", "40...480", "Wheat=9", "MAP=9"]),
    (
      "adjustment",
      ["adjust", "--json", "--cart", "91300", "--field", "160", "wheat=100", "canola=5"]
        + ["--seeded", "83", "--left", "1=120bu,Saddle=7bu"]
    ),
    ("summary", ["sweep", "--json", "--output", "<run>", "Scenarios/reference-example.json"]),
    ("preview", ["sweep", "--json", "--dry-run", "Scenarios/metric.json"]),
    (
      "season",
      ["simulate", "--json", "--no-files", "--replications", "3", "Scenarios/farm.json"]
        + ["--vary", "trucks=1,2"]
    ),
    ("season", ["simulate", "--json", "--no-files", "--certain", "Scenarios/farm.json"]),
    (
      "season",
      ["simulate", "--json", "--no-files", "--certain", "--what-helps", "Scenarios/farm.json"]
    ),
    ("quality", ["assess", "--json", "--output", "<run>", "--random", "5"]),
    (
      "part",
      ["assess", "--json", "--output", "<run>", "--random", "5", "--part", "2/3"]
    ),
    (
      "quality",
      ["assess", "--json", "--output", "<run>", "--worst-case", "--carts", "9650"]
        + ["--products", "2"]
    ),
    ("list", ["list", "--json"]), ("list", ["list", "carts", "--json"]),
    ("list", ["list", "products", "--json"]), ("list", ["list", "methods", "--json"]),
    ("list", ["list", "objectives", "--json"]), ("list", ["list", "metrics", "--json"]),
    ("list", ["list", "matrices", "--json"]),
    ("verification", ["verify", "--json", "Reports/reference-example"]),
    ("help", ["help", "--json"]), ("help", ["help", "plan", "--json"]),
  ]

  private static func samples() throws -> [Sample] {
    try commands.map { schema, words in
      try withFolder { folder in
        let memory = MemoryConsole(currentFolder: packageFolder)
        let own = words.map { $0 == "<run>" ? folder + "/run" : $0 }
        let outcome = Outcome(own, on: memory, verbs: VerbCatalogue.all)
        let name = words.joined(separator: " ")
        #expect(outcome.code == .success, "\(name): \(outcome.errors)")
        return try Sample(name, schema, outcome.output)
      }
    }
  }

  @Test func `what every verb writes keeps its schema`() throws {
    let samples = try Self.samples()
    expectValid(samples)
    let others: Set = ["manifest", "saved-plans", "page"]
    #expect(Set(samples.map(\.schema)).union(others) == Set(Self.validators.keys))
  }

  @Test func `a season of a metric farm has metric keys alone`() throws {
    let season =
      "{ \"prices\": { \"timeliness\": [{ \"crop\": \"Wheat\", \"after\": \"05-15\" }] } }"
    let outcome = try SimulateFixture.run(
      SimulateFixture.farm(season, units: "metric"), ["--certain", "--no-files", "--json"])
    expectValid([try Sample("metric farm", "season", outcome.output)])
    for ending in ["Ac", "Lb", "Ft", "Mph", "LbPerBu"] {
      #expect(!outcome.output.contains("\(ending)\":"), "\(ending)")
    }
  }

  @Test func `what is said of saved plans and pages keeps its schema`() throws {
    try PlansFolder.with { folder in
      let job = ["--cart", "9650", "--field", "160ac", "Wheat=100"]
      for words in [
        ["save", "x", "--json"] + job, ["list", "--json"], ["path", "--json"],
        ["show", "x", "--json"], ["delete", "x", "--yes", "--json"],
      ] {
        let outcome = folder.run(words)
        #expect(outcome.code == .success, "\(words): \(outcome.errors)")
        expectValid([try Sample(words.joined(separator: " "), "saved-plans", outcome.output)])
      }
    }
    try withFolder { folder in
      let memory = MemoryConsole(currentFolder: folder)
      let outcome = Outcome(["explore", "--json"], on: memory, verbs: VerbCatalogue.all)
      expectValid([try Sample("explore", "page", outcome.output)])
    }
  }

  // MARK: - Faults

  /// A value whose arrays keep two elements: a fault is found among two rows as among many.
  private static func short(_ value: Any) -> Any {
    if let object = value as? [String: Any] { return object.mapValues(short) }
    if let elements = value as? [Any] { return elements.prefix(2).map(short) }
    return value
  }

  /// Oracle: the fault that is planted.
  @Test func `a missing key, a wrong kind and an extra key are found`() throws {
    for sample in try Self.samples() {
      guard let object = Self.short(sample.value) as? [String: Any] else { continue }
      let validator = try #require(Self.validators[sample.schema])
      for key in ["schemaVersion"] {
        #expect(validator.faults(object.filter { $0.key != key }) == ["/\(key) is missing"])
      }
      #expect(validator.faults(object.merging(["own": 1]) { $1 }) == ["/own is unknown"])
      for key in object.keys {
        for wrong in [["a": [1]], [["a": [1]]]] as [Any] {
          var copy = object
          copy[key] = wrong
          #expect(!validator.faults(copy).isEmpty, "\(sample.name): \(key)")
        }
      }
    }
  }

  @Test func `a fault deep in a plan is found`() throws {
    let words = ["plan", "--json", "--cart", "91300", "--field", "160ac", "Wheat=100"]
    let text = Outcome(words, verbs: VerbCatalogue.all).output
    for (old, new) in [
      ("\"loadBu\"", "\"loadBus\""), ("\"fills\": 1", "\"fills\": \"1\""),
      ("\"fills\": 1", "\"fills\": 1.5"), ("\"even\": false", "\"even\": 0"),
      ("\"status\": \"optimal\"", "\"status\": \"best\""),
      ("\"cart\": \"91300\"", "\"cart\": null"),
    ] {
      #expect(text.contains(old), "\(old)")
      let sample = try Sample(new, "plan", text.replacing(old, with: new))
      #expect(!sample.faults.isEmpty, "\(new)")
    }
  }
}

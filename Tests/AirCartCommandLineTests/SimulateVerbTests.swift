import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartReports
import AirCartSimulation
import AirCartTestSupport
import Foundation
import Testing

/// Oracles: golden texts, the engine itself, and the files of the same run.
@Suite struct SimulateVerbTests {
  private static let quick = ["simulate", "Scenarios/farm.json", "--replications", "20"]

  /// A small farm of one field, whose season can be changed.
  private static func farm(_ season: String, carts: String = "[\"9650\"]") -> String {
    """
    {
      "name": "small", "carts": \(carts),
      "crops": [{ "name": "Wheat", "products": [
        { "product": "Wheat", "rate": 110 }, { "product": "Urea (46-0-0)", "rate": 150 } ] }],
      "fields": [{ "name": "Home", "area": 640, "crop": "Wheat" }],
      "season": \(season),
    }
    """
  }

  /// Runs on a farm of a text in a scratch folder.
  private static func run(
    _ farm: String, _ arguments: [String] = [], _ look: (String) throws -> Void = { _ in }
  ) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("aircart-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try farm.write(toFile: folder + "/farm.json", atomically: true, encoding: .utf8)
    let memory = MemoryConsole(color: .never, currentFolder: folder)
    let outcome = Outcome(
      ["simulate", "farm.json"] + arguments, on: memory, verbs: VerbCatalogue.all)
    try look(folder)
    return outcome
  }

  @Test(arguments: [80, 120, 50]) func `the screen is the recorded one`(columns: Int) throws {
    let outcome = try Outcome.inScratchFolder(
      Self.quick + ["--vary", "trucks=1...2"], columns: columns)
    #expect(outcome.code == .success)
    expectGolden(outcome.output, named: "simulate.md#\(columns) columns")
    for line in outcome.output.split(separator: "\n") where !line.contains("aircart ") {
      #expect(line.displayWidth <= columns, "\(line)")
    }
  }

  /// Oracle: the crew of the plan in JSON.
  @Test func `trucks that stay in the yard are told`() throws {
    let farm = Self.farm("{ \"tender\": { \"trucks\": 6 } }")
    let options = ["--replications", "10", "--no-files"]
    let json = try Self.run(farm, options + ["--json"]).output
    let text = try Self.run(farm, options).output
    let used = try #require(try #/"trucksUsed": (\d)/#.firstMatch(in: json)?.1)
    #expect(used < "6")
    #expect(
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
        "With 9650 the crew uses \(used) of the 6 trucks: more would finish no sooner."), "\(text)")
  }

  @Test(arguments: ["json", "csv", "markdown"])
  func `other formats are the recorded ones`(format: String) throws {
    let outcome = try Self.run(
      Self.farm("{ \"tender\": { \"trucks\": 1 } }"),
      ["--replications", "10", "--format", format, "--no-files"])
    #expect(outcome.code == .success)
    expectGolden(outcome.output, named: "simulate.md#a small farm as \(format)")
  }

  /// What was varied, at the end of season.json too, is made again by `.ci/run`, which has an optimised
  /// build.
  @Test(.tags(.slow)) func `the committed season is reproduced byte for byte`() throws {
    let arguments = [
      "simulate", "Scenarios/farm.json", "--replications", "2000", "--seed", "1", "--what-helps",
      "--best-order", "--what-decides",
    ]
    let outcome = try Outcome.inScratchFolder(arguments) { folder in
      let made = folder + "/Reports/farm-season/"
      let committed = AssessVerbTests.root.appendingPathComponent("Reports/farm-season").path + "/"
      for name in [
        "season.json", "season.csv", "quantiles.csv", "trace.csv", "charts/days.svg",
        "charts/timeline.svg",
      ] {
        let texts = try [committed, made].map { folder in
          try String(contentsOfFile: folder + name, encoding: .utf8)
            .components(separatedBy: "\"variation\"")[0]
        }
        #expect(texts[0] == texts[1] && !texts[0].isEmpty, "\(name)")
      }
    }
    #expect(outcome.code == .success)
  }

  @Test(arguments: ["2", "7"])
  func `the number of threads changes no byte`(threads: String) throws {
    let one = try Outcome.inScratchFolder(Self.quick + ["--json", "--threads", "1"])
    let other = try Outcome.inScratchFolder(Self.quick + ["--json", "--threads", threads])
    #expect(one.output == other.output)
    #expect(one.code == .success && !one.output.isEmpty)
  }

  @Test func `a folder holds what was shown, and a second run changes nothing`() throws {
    let arguments = ["--replications", "12", "--vary", "width=60,76"]
    let outcome = try Self.run(Self.farm("{}"), arguments + ["--json"]) { folder in
      let made = folder + "/Reports/small-season"
      let names = try FileManager.default.subpathsOfDirectory(atPath: made).sorted()
      #expect(names.contains("season.csv") && names.contains("manifest.json"))
      #expect(names.contains("matrices/days_p50-by-width_ft.csv"))
      #expect(names.contains("trace.csv") && names.contains("season.md"))
      #expect(names.contains("report.html") && names.contains("charts/timeline.svg"))
      let memory = MemoryConsole(color: .never, currentFolder: folder)
      let again = Outcome(
        ["simulate", "farm.json"] + arguments, on: memory, verbs: VerbCatalogue.all)
      #expect(again.errors.contains("unchanged: Reports/small-season"))
      let document = try String(contentsOfFile: made + "/season.json", encoding: .utf8)
      #expect(document.contains("\"replications\": 12"))
    }
    #expect(outcome.errors.hasSuffix("wrote Reports/small-season\n"))
  }

  @Test func `a traced season is one of those that were counted`() throws {
    let outcome = try Self.run(
      Self.farm("{}"),
      ["--replications", "5", "--replication", "3", "--trace", "trace.csv", "--json"]
    ) { folder in
      let text = try String(contentsOfFile: folder + "/trace.csv", encoding: .utf8)
      let rows = text.split(separator: "\n").dropFirst().map {
        $0.split(separator: ",", omittingEmptySubsequences: false)
      }
      #expect(rows.allSatisfy { $0[0] == "3" && $0[1] == "9650" })
      let acres = rows.compactMap { Double($0[11]) }.reduce(0, +)
      #expect(acres > 600 && acres < 680)
      #expect(rows.contains { $0[5] == "filling" } && rows.contains { $0[5] == "seeding" })
    }
    #expect(outcome.errors.contains("wrote trace.csv"))
  }

  @Test func `a half width is reached, or more seasons are met`() throws {
    let outcome = try Self.run(
      Self.farm("{}"),
      ["--replications", "10", "--until-halfwidth", "0.2d", "--json", "--no-files"])
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let count = try #require(document["replications"] as? Int)
    let carts = try #require(document["carts"] as? [[String: Any]])
    let figures = try #require(carts[0]["figures"] as? [String: [String: Any]])
    let mean = try #require(figures["days"]?["mean"] as? [String: Double])
    #expect(count > 10 && count % 10 == 0)
    #expect((mean["high"] ?? 9) - (mean["low"] ?? 0) <= 0.4)
  }

  @Test func `a wide interval is a warning with its remedy`() throws {
    let outcome = try Self.run(Self.farm("{}"), ["--replications", "4", "--no-files"])
    #expect(outcome.code == .success)
    #expect(outcome.errors.contains("--replications"))
    #expect(outcome.errors.contains("--until-halfwidth 0.25d"))
  }

  @Test func `a season that is too short is a result with the share that is done`() throws {
    let season = "{ \"days\": { \"start\": \"05-01\", \"end\": \"05-01\", \"hours\": 4 } }"
    let outcome = try Self.run(Self.farm(season), ["--certain", "--no-files"])
    #expect(outcome.code == .success)
    let words = outcome.output.split { " \n".contains($0) }.joined(separator: " ")
    #expect(words.contains("9650 is not done by 1 May."))
    #expect(words.contains("% of the farm is seeded by then."))
  }

  @Test func `a cart with too few tanks is a result with its reason`() throws {
    let carts = "[{ \"name\": \"one\", \"tanks\": [300] }, \"9650\"]"
    let outcome = try Self.run(
      Self.farm("{}", carts: carts), ["--replications", "5", "--no-files"])
    #expect(outcome.code == .success)
    let words = outcome.output.split { " \n".contains($0) }.joined(separator: " ")
    #expect(words.contains("one cannot be loaded for Wheat: 2 products, but only 1 tank."))
  }

  /// Oracle: six products are more than five tanks, and `compare` blends for the same farm.
  @Test func `without a cart that can be loaded nothing is simulated`() throws {
    let outcome = try SimulateFixture.run(SimulateFixture.six, ["--no-files"])
    #expect(outcome.code == .success)
    let words = SimulateFixture.words(outcome.output)
    #expect(
      words.hasPrefix(
        "Nothing was simulated: no cart can be loaded for every crop. 91300, 9950, 9650, L9950 and "
          + "L9650 cannot be loaded for Wheat: 6 products, but only 5 tanks. Seasons are simulated "
          + "without blends; 'aircart compare' finds them."), "\(words)")
    #expect(!words.contains("0 seasons") && !words.contains("every cart"), "\(words)")
  }

  /// Every refusal names the value, the place and the remedy.
  @Test(arguments: [
    ("{ \"filling\": { \"reserveBushels\": 100 } }", [], "Saddle of the cart '9650'"),
    ("{}", ["--vary", "tracks=1...3"], "--vary <input=values>"),
    ("{}", ["--vary", "trucks=1.5"], "The values '1.5' are invalid for '--vary trucks'."),
    ("{}", ["--vary", "trucks=0...2"], "tender.trucks is 0, but must be from 1 to 64"),
    ("{}", ["--vary", "workable=10"], "if 10 % of the days are workable"),
    ("{}", ["--vary", "width=60...80/0"], "are invalid for '--vary width'"),
    ("{}", ["--replications", "0"], "The value '0' is invalid for '--replications <count>'."),
    ("{}", ["--seed", "x"], "The value 'x' is invalid for '--seed <number>'."),
    ("{}", ["--until-halfwidth", "-1d"], "The value '-1d' is invalid"),
    ("{}", ["--certain", "--replications", "5"], "Where everything is certain"),
    ("{}", ["--replication", "3"], "says which season is traced"),
    ("{}", ["--no-files", "--output", "x"], "contradict each other"),
  ]) func `what cannot be is refused by name`(
    season: String, arguments: [String], message: String
  ) throws {
    let outcome = try Self.run(Self.farm(season), arguments)
    #expect(outcome.code == .usage || outcome.code == .malformedData)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }
}

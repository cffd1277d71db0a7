import AirCartCommandLine
import AirCartTestSupport
import Foundation
import Testing

/// Oracles: the file system, the exit codes of the interface, and the files of the same run.
@Suite struct SimulateOutputTests {
  private static let quick = ["--replications", "6"]
  private static let trace = ["--replication", "3", "--no-files", "--trace"]

  @Test(arguments: ["missing/trace.csv", "farm.json/trace.csv", "."])
  func `a trace that cannot be written is refused before anything is computed`(
    path: String
  ) throws {
    let outcome = try SimulateFixture.run(
      SimulateFixture.farm("{}"), Self.quick + Self.trace + [path])
    #expect(outcome.code == .cannotCreate)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("'\(path)' cannot be created"), "\(outcome.errors)")
  }

  @Test func `a folder that cannot be written is named as it was typed`() throws {
    let outcome = try SimulateFixture.run(
      SimulateFixture.farm("{}"), Self.quick + ["--output", "farm.json"])
    #expect(outcome.code == .cannotCreate)
    #expect(outcome.errors.contains("'farm.json' cannot be created"), "\(outcome.errors)")
  }

  /// A disk that is full from the first byte.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func `a trace that fails on its way leaves the results on the screen`() throws {
    let outcome = try SimulateFixture.run(
      SimulateFixture.farm("{}"), Self.quick + Self.trace + ["/dev/full"])
    #expect(outcome.code == .writeFailure)
    #expect(outcome.output.contains("Days to finish"))
    #expect(outcome.errors.contains("/dev/full"), "\(outcome.errors)")
  }

  @Test func `a dash writes the trace to standard output in place of the results`() throws {
    var file = ""
    let written = try SimulateFixture.run(
      SimulateFixture.farm("{}"), Self.quick + Self.trace + ["trace.csv"]
    ) { file = try String(contentsOfFile: $0 + "/trace.csv", encoding: .utf8) }
    #expect(written.output.contains("Days to finish"))
    let shown = try SimulateFixture.run(
      SimulateFixture.farm("{}"), Self.quick + Self.trace + ["-"])
    #expect(shown.code == .success)
    #expect(shown.output == file && file.hasPrefix("replication,cart,"))
    let both = try SimulateFixture.run(
      SimulateFixture.farm("{}"), Self.quick + Self.trace + ["-", "--json"])
    #expect(both.code == .usage && both.output.isEmpty)
  }

  /// With two seasons an interval is narrow by accident; the recorded seed is one for which it was.
  @Test func `a half width is judged by a hundred seasons at least`() throws {
    let outcome = try SimulateFixture.run(
      SimulateFixture.farm("{}"),
      ["--seed", "12", "--replications", "2", "--until-halfwidth", "0.2d", "--no-files", "--json"])
    let document = try SimulateFixture.document(outcome.output)
    let count = try #require(document["replications"] as? Int)
    #expect(count >= 100 && count % 100 == 0)
    let mean = try #require(try Self.days(document)["mean"] as? [String: Double])
    #expect((mean["high"] ?? 9) - (mean["low"] ?? 0) <= 0.4)
  }

  private static func days(_ document: [String: Any]) throws -> [String: Any] {
    let carts = try #require(document["carts"] as? [[String: Any]])
    let figures = try #require(carts[0]["figures"] as? [String: [String: Any]])
    return try #require(figures["days"])
  }

  @Test func `values are varied in as many seasons as the half width took`() throws {
    let farm = SimulateFixture.farm("{ \"tender\": { \"trucks\": 2 } }")
    let arguments = ["--replications", "2", "--until-halfwidth", "0.5d", "--vary", "trucks=1,2"]
    _ = try SimulateFixture.run(farm, arguments) { folder in
      let matrix = try SimulateFixture.file("matrices/days_mean-by-trucks.csv", in: folder)
      let season = try SimulateFixture.file("season.csv", in: folder)
      let varied = matrix.split(separator: "\n").last?.split(separator: ",").last
      #expect(varied == season.split(separator: "\n")[1].split(separator: ",")[2])
    }
  }

  @Test func `a half width that is not reached is a warning with what was`() throws {
    let outcome = try SimulateFixture.run(
      SimulateFixture.farm("{}"), ["--until-halfwidth", "0.0001d", "--no-files"],
      verbs: [SimulateVerb(replicationLimit: 150)])
    #expect(outcome.code == .success)
    #expect(SimulateFixture.words(outcome.output).contains("150 seasons with seed 1"))
    let errors = SimulateFixture.words(outcome.errors)
    #expect(errors.contains("After 150 seasons, the most that are simulated"), "\(errors)")
    #expect(errors.contains("and not to 0.0001"))
  }

  /// Half a day is too short for a section with any cart; the larger cart seeds more in it.
  @Test func `where no cart finishes, the one that gets furthest is named and not called first`()
    throws
  {
    let days = "{ \"start\": \"05-01\", \"end\": \"05-01\", \"hours\": 9 }"
    let season = "{ \"days\": \(days) }"
    let farm = SimulateFixture.farm(season, carts: "[\"9650\", \"91300\"]")
    let outcome = try SimulateFixture.run(
      farm, ["--certain", "--no-files", "--vary", "trucks=1,2"])
    let words = SimulateFixture.words(outcome.output)
    #expect(!words.contains("finishes first") && !words.contains("days sooner"))
    #expect(words.contains("No cart finishes in this season. 91300 gets furthest: on average"))
    #expect(words.contains("91300 seeds") && words.contains("% of the farm more than 9650."))
    #expect(words.contains("no season is long enough for either"))
    #expect(!words.contains("Beyond trucks"))
  }

  @Test func `a mean of seasons that are too short is marked, and others are not`() throws {
    let run = { (end: String) in
      let season = "{ \"days\": { \"start\": \"05-01\", \"end\": \"\(end)\" } }"
      let outcome = try SimulateFixture.run(
        SimulateFixture.farm(season), ["--replications", "40", "--no-files"])
      return SimulateFixture.words(outcome.output)
    }
    #expect(
      try run("05-04").contains(
        "≥: a season that is too short counts as 4 days in means and differences."))
    #expect(try !run("07-31").contains("≥"))
  }

  @Test func `without chance a difference is a difference`() throws {
    let farm = SimulateFixture.farm("{}", carts: "[\"9650\", \"91300\"]")
    let outcome = try SimulateFixture.run(farm, ["--certain", "--no-files"])
    let words = SimulateFixture.words(outcome.output)
    #expect(words.contains("days sooner than") && !words.contains("cannot be told apart"))
  }

  @Test func `season.json has lateness, and why a cart cannot be loaded`() throws {
    let season = """
      { "prices": { "timeliness": [
        { "crop": "Wheat", "after": "05-03", "lossPerDay": 1.7, "value": 500 } ] } }
      """
    let carts = "[{ \"name\": \"one\", \"tanks\": [300] }, \"9650\"]"
    let farm = SimulateFixture.farm(season, carts: carts)
    let outcome = try SimulateFixture.run(farm, Self.quick + ["--no-files", "--json"])
    let document = try SimulateFixture.document(outcome.output)
    let inputs = try #require(document["inputs"] as? [String: Any])
    let prices = try #require(inputs["prices"] as? [String: Any])
    let lateness = try #require((prices["timeliness"] as? [[String: Any]])?.first)
    #expect(lateness["crop"] as? String == "Wheat")
    let yields = try #require(lateness["yields"] as? [[String: Any]])
    #expect(yields.map { $0["date"] as? String } == ["05-03", "07-01"])
    // 58 days of 1.7 % leave 1.4 %.
    #expect(yields[0]["yield"] as? Double == 1)
    #expect(abs((yields[1]["yield"] as? Double ?? 0) - 0.014) < 1e-12)
    #expect(lateness["valuePerAc"] as? Double == 500)
    let stated = try #require(inputs["stated"] as? [String])
    #expect(stated == ["prices", "prices.timeliness"])
    let refused = try #require((document["carts"] as? [[String: Any]])?.first)
    #expect(refused["reason"] as? String == "more-products-than-tanks")
    #expect(refused["crop"] as? String == "Wheat")
    #expect(refused["message"] as? String == "2 products, but only 1 tank")
  }

  /// Oracle: the same number of trucks in the file.
  @Test func `season.json has what was varied, and the figures of every value`() throws {
    let run = { (season: String, arguments: [String]) in
      let outcome = try SimulateFixture.run(
        SimulateFixture.farm(season), Self.quick + ["--no-files", "--json"] + arguments)
      return try SimulateFixture.document(outcome.output)
    }
    let days = { (cart: Any?) throws in
      let figures = try #require((cart as? [String: Any])?["figures"] as? [String: Any])
      return try #require(figures["days"] as? NSDictionary)
    }
    let plain = try run("{}", [])
    #expect(plain["variation"] is NSNull)
    let variation = try #require(
      try run("{}", ["--vary", "trucks=1,3"])["variation"] as? [String: Any])
    #expect(variation["input"] as? String == "trucks")
    let levels = try #require(variation["levels"] as? [[String: Any]])
    #expect(levels.map { $0["value"] as? Double } == [1, 3])
    for level in levels {
      let trucks = try #require(level["value"] as? Int)
      let stated = try run("{ \"tender\": { \"trucks\": \(trucks) } }", [])
      let own = try days((level["carts"] as? [Any])?.first)
      #expect(own == (try days((stated["carts"] as? [Any])?.first)))
    }
  }

  @Test func `what takes longer finishes later, by a number without a sign`() throws {
    let outcome = try SimulateFixture.run(
      SimulateFixture.farm("{}"), ["--certain", "--no-files", "--vary", "speed=5,4,5.5,5.500001"])
    let words = SimulateFixture.words(outcome.output)
    #expect(words.contains("days later than speed_mph=5"), "\(words)")
    #expect(words.contains("days sooner than speed_mph=4"), "\(words)")
    #expect(words.contains("finishes at the same time as speed_mph=5.5"), "\(words)")
    #expect(!words.contains(" -") && !words.contains(" 0.00 days"), "\(words)")
  }

  /// Oracle: the seasons of the same run that end in time.
  @Test(arguments: ["05-02", "05-03", "05-04", "05-05", "05-06", "05-08", "05-31"])
  func `how many seasons are done by a date is said in a sentence`(end: String) throws {
    let season = "{ \"days\": { \"start\": \"05-01\", \"end\": \"\(end)\" } }"
    let arguments = ["--replications", "200", "--no-files"]
    let farm = SimulateFixture.farm(season)
    let document = try SimulateFixture.document(
      SimulateFixture.run(farm, arguments + ["--json"]).output)
    let cart = try #require((document["carts"] as? [[String: Any]])?.first)
    let done = try #require((cart["finishProbability"] as? [String: Any])?["value"] as? Double)
    let words = SimulateFixture.words(try SimulateFixture.run(farm, arguments).output)
    #expect(!words.contains("not in this season"))
    #expect(words.contains("9650 is done by") == (done < 0.5), "\(done): \(words)")
    #expect(words.contains("of the seasons by") == (done >= 0.5), "\(done): \(words)")
    #expect(words.contains("in nine of ten by") == (done >= 0.9), "\(done): \(words)")
    #expect(
      words.contains("but in fewer than nine of ten by") == (done >= 0.5 && done < 0.9),
      "\(done): \(words)")
  }

  @Test(arguments: [
    ("", "", ["–", "–"]), ("", ", \"value\": 300", ["–"]), ("\"perHour\": 400, ", "", ["–"]),
    ("\"perHour\": 400, ", ", \"value\": 300", []),
  ]) func `what has no price costs a dash and not 0`(
    hour: String, value: String, dashes: [String]
  ) throws {
    let late = "{ \"crop\": \"Wheat\", \"after\": \"05-01\"\(value) }"
    let season = "{ \"prices\": { \(hour)\"timeliness\": [\(late)] } }"
    let outcome = try SimulateFixture.run(
      SimulateFixture.farm(season), Self.quick + ["--no-files", "--vary", "trucks=1,2"])
    let section = try #require(outcome.output.components(separatedBy: "Costs and lateness").last)
    let row = try #require(section.split(separator: "\n").first { $0.contains("9650") })
    #expect(row.split(separator: " ").filter { $0 == "–" }.map { String($0) } == dashes, "\(row)")
  }

  /// Oracle: the document itself.
  @Test func `the article lists the keys of season.json`() throws {
    let outcome = try SimulateFixture.run(
      SimulateFixture.farm("{}"), Self.quick + ["--no-files", "--json"])
    let document = try SimulateFixture.document(outcome.output)
    let inputs = try #require(document["inputs"] as? [String: Any])
    let cart = try #require((document["carts"] as? [[String: Any]])?.first)
    let article = try Document.article("Simulate").text()
    let start = try #require(article.range(of: "\n## Keys of season.json\n")?.lowerBound)
    let text = article[start...]
    let known = ["schemaVersion", "cart", "status"]
    for key in [document, inputs, cart].flatMap(\.keys) where !known.contains(key) {
      #expect(text.contains("`\(key)`"), "\(key)")
    }
  }
}

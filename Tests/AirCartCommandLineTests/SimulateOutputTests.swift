import AirCartCommandLine
import AirCartSimulation
import AirCartTestSupport
import Foundation
import Testing

/// Oracles: the file system, the exit codes of the interface, and the files of the same run.
@Suite struct SimulateOutputTests {
  private static let quick = ["--replications", "6"]
  private static let trace = ["--replication", "3", "--no-files", "--trace"]

  /// Oracle: the numbers that a farm file may state.
  @Test func `every number of a season has a key in its results`() {
    let schema = Outcome(["schema", "season"], verbs: VerbCatalogue.all).output
    for number in Season.numbers where number.key != "uncertainty.overlap" {
      #expect(schema.contains("\"\(number.resultKey)"), "\(number.key)")
    }
  }

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
      let rows = matrix.split(separator: "\n").map { $0.split(separator: ",") }
      let column = try #require(rows[0].firstIndex(of: "trucks=2"))
      #expect(rows[1][column] == season.split(separator: "\n")[1].split(separator: ",")[2])
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
    let days = "{ \"start\": \"05-01\", \"end\": \"05-01\", \"hours\": 8 }"
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

  @Test func `where no cart finishes, costs are not compared`() throws {
    let days = "{ \"start\": \"05-01\", \"end\": \"05-01\", \"hours\": 8 }"
    let season = "{ \"days\": \(days), \"prices\": { \"perHour\": 400 } }"
    let farm = SimulateFixture.farm(season, carts: "[\"9650\", \"91300\"]")
    let outcome = try SimulateFixture.run(farm, ["--certain", "--no-files", "--what-decides"])
    let words = SimulateFixture.words(outcome.output)
    #expect(words.contains("No cart finishes, so that their costs are those of different acres"))
    #expect(!words.contains("What 91300 is worth") && !words.contains("Most of it hangs on"))
  }

  /// Oracle: the size of the field; of the large one most of the yield is lost.
  @Test func `neither a small nor a large area reads badly`() throws {
    let late = "{ \"crop\": \"Wheat\", \"after\": \"05-01\", \"value\": 300 }"
    let text = { (acres: String) in
      let farm = SimulateFixture.farm("{ \"prices\": { \"timeliness\": [\(late)] } }")
        .replacing("640", with: acres)
      return try SimulateFixture.run(farm, Self.quick + ["--no-files"]).output
    }
    #expect(try text("0.5").contains("0.50 ac in 1 field"))
    let large = try text("64000")
    #expect(large.contains("64,000 ac in 1 field"))
    #expect(large.contains(#/[0-9]{2},[0-9]{3}\.[0-9]/#), "\(large)")
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
    #expect(yields.map { $0["date"] as? String } == ["05-03", "06-30"])
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

  /// Oracle: a wide drill seeds the farm in a workable day of 24 hours, and the season is one day, so
  /// that as many years are in time as that day is workable in; each share is four standard errors
  /// of 2,000 seasons from where the sentence changes.
  @Test(arguments: [
    (5, "fewer than 1 year"), (15, "1 year"), (45, "4 years"), (75, "7 years"),
    (95, "8 years"),
  ]) func `how many seasons are done by a date is said in a sentence`(
    workable: Int, years: String
  ) throws {
    let season = """
      { "drill": { "width": 120 },
        "days": { "start": "05-01", "end": "05-01", "startHour": 0, "hours": 24, "checks": 0,
          "workable": \(workable), "yearDeviation": 0, "wetDays": 20 } }
      """
    let outcome = try SimulateFixture.run(
      SimulateFixture.farm(season), ["--replications", "2000", "--no-files"])
    let words = SimulateFixture.words(outcome.output)
    #expect(words.contains("9650 is done by 1 May in \(years) of 10."), "\(words)")
  }

  /// The columns: outfit, trucks, yield lost, lateness, owning, all, all by the acre.
  @Test(arguments: [
    ("", "", 6), ("", ", \"value\": 300", 3), ("\"perHour\": 400, ", "", 3),
    ("\"perHour\": 400, ", ", \"value\": 300", 2),
    ("\"perHour\": 400, \"carts\": [{ \"cart\": \"9650\", \"price\": 4e5 }], ", "", 2),
  ]) func `what has no price costs a dash and not 0`(
    prices: String, value: String, dashes: Int
  ) throws {
    let late = "{ \"crop\": \"Wheat\", \"after\": \"05-01\"\(value) }"
    let season = "{ \"prices\": { \(prices)\"timeliness\": [\(late)] } }"
    let outcome = try SimulateFixture.run(
      SimulateFixture.farm(season), Self.quick + ["--no-files", "--vary", "trucks=1,2"])
    let section = outcome.output.components(separatedBy: "What a year costs, in CAD")
    let row = try #require(section[1].split(separator: "\n").first { $0.contains("9650") })
    #expect(row.split(separator: " ").count { $0 == "–" } == dashes, "\(row)")
  }

  /// Oracle: without a loss, and on the last day of the year, the yield is 100 % and nothing is late.
  @Test(arguments: [
    "\"lossPerDay\": 0", "\"after\": \"12-31\"", "\"after\": \"12-31\", \"lossPerDay\": 100",
  ]) func `a crop that loses nothing after a day has one yield`(loss: String) throws {
    let late = "{ \"crop\": \"Wheat\", \(loss) }"
    let farm = SimulateFixture.farm("{ \"prices\": { \"timeliness\": [\(late)] } }")
    let outcome = try SimulateFixture.run(farm, Self.quick + ["--no-files", "--json"])
    #expect(outcome.code == .success, "\(outcome.errors)")
    let document = try SimulateFixture.document(outcome.output)
    let prices = (document["inputs"] as? [String: Any])?["prices"] as? [String: Any]
    let lateness = try #require((prices?["timeliness"] as? [[String: Any]])?.first)
    #expect((lateness["yields"] as? [[String: Any]])?.map { $0["yield"] as? Double } == [1])
    let cart = try #require((document["carts"] as? [[String: Any]])?.first)
    let lost = (cart["figures"] as? [String: [String: Any]])?["lateAc"]?["mean"] as? [String: Any]
    #expect(lost?["value"] as? Double == 0, "\(cart)")
  }

  /// Oracle: the prices, stated for one of each two carts of the same tanks; the sums are about it.
  @Test func `sums of money are about the carts that have a price`() throws {
    let prices = """
      , "carts": [{ "cart": "9950", "price": 5e5 }, { "cart": "9650", "price": 4e5 }]
      """
    let sections = { (prices: String) in
      let farm = SimulateFixture.farm(
        "{ \"prices\": { \"perHour\": 400\(prices) } }",
        carts: "[\"9650\", \"L9650\", \"L9950\", \"9950\"]")
      let output = try SimulateFixture.run(farm, ["--replications", "20", "--no-files"]).output
      return try #require(output.components(separatedBy: " is worth, in CAD").dropFirst().first)
        .components(separatedBy: "Mean hours")[0]
    }
    let priced = try sections(prices)
    #expect(!priced.contains(" = ") && !priced.contains("L9"), "\(priced)")
    #expect(priced.contains("100,000") && priced.contains("48,000") && priced.contains("60,000"))
    #expect(try sections("").contains("9650 = L9650"))
  }

  /// Oracle: the prices, of which two carts of the same tanks state one or two.
  @Test(arguments: [("", 1), (", { \"cart\": \"L9650\", \"price\": 5e5 }", 2)])
  func `carts of the same tanks have a row for each price`(other: String, rows: Int) throws {
    let prices = "{ \"cart\": \"9650\", \"price\": 4e5 }\(other)"
    let farm = SimulateFixture.farm(
      "{ \"prices\": { \"perHour\": 400, \"carts\": [\(prices)] } }", carts: "[\"9650\", \"L9650\"]"
    )
    let outcome = try SimulateFixture.run(farm, ["--replications", "100", "--no-files"])
    let section = outcome.output.components(separatedBy: "What a year costs, in CAD")
    let lines = try #require(section.dropFirst().first).split(separator: "\n").prefix {
      $0 != "Mean hours"
    }
    // 12 % of 400,000 and of 500,000.
    #expect(lines.count { $0.contains("48,000") } == 1, "\(lines)")
    #expect(lines.count { $0.contains("60,000") } == rows - 1, "\(lines)")
    let words = SimulateFixture.words(outcome.output)
    #expect(words.contains("9650 and L9650 finish at the same time.") == (rows == 2), "\(words)")
    #expect(words.contains("9650 = L9650") == (rows == 1))
    #expect(!lines.contains { $0.contains("9650 = L9650") }, "only one of them has a price")
    #expect(!words.contains("cannot be told apart"))
  }

  @Test(arguments: [(99, true), (100, false)])
  func `the answer of few seasons says that its intervals are rough`(
    count: Int, isRough: Bool
  ) throws {
    let outcome = try SimulateFixture.run(
      SimulateFixture.farm("{}", carts: "[\"9650\", \"91300\"]"),
      ["--replications", "\(count)", "--no-files"])
    let said = SimulateFixture.words(outcome.output + outcome.errors)
    #expect(said.contains("With \(count) seasons all intervals are rough.") == isRough, "\(said)")
  }

  private static let priced = """
    { "tender": { "trucks": 2 }, "prices": { "currency": "USD", "perHour": 400, "ownership": 10,
      "carts": [{ "cart": "9650", "price": 400000 }, { "cart": "91300", "price": 401000 }],
      "timeliness": [{ "crop": "Wheat", "after": "05-01", "value": 300 }] } }
    """

  /// Oracle: the numbers of season.json, and for these the definition of what they are.
  @Test func `the first lines say what the larger cart is worth and what it may cost`() throws {
    let farm = SimulateFixture.farm(Self.priced, carts: "[\"9650\", \"91300\"]")
    let arguments = ["--replications", "40", "--no-files"]
    let document = try SimulateFixture.document(
      SimulateFixture.run(farm, arguments + ["--json"]).output)
    let difference = try #require((document["differences"] as? [[String: Any]])?.first)
    let worth = try #require(difference["worth"] as? [String: Any])
    let estimate = { (key: String) in try #require(worth[key] as? [String: Double]) }
    let saving = try estimate("saving")
    let limit = try estimate("mayCostMore")
    for key in ["value", "low", "high"] {
      let own = try #require(saving[key])
      #expect(abs(try #require(limit[key]) - own / 0.1) < 1e-6)
    }
    let parts = ["filling", "waiting", "moving", "lateness"].compactMap { worth[$0] as? Double }
    #expect(abs(parts.reduce(0, +) - (saving["value"] ?? 0)) < 1e-6)
    let means = try #require(document["carts"] as? [[String: Any]]).map { cart in
      let figures = cart["figures"] as? [String: [String: Any]]
      return (figures?["seasonCost"]?["mean"] as? [String: Double])?["value"] ?? .nan
    }
    #expect(abs(means[0] - means[1] - (saving["value"] ?? 0)) < 1e-6)
    #expect(worth["priceDifference"] as? Double == 1_000)
    let years = try estimate("paybackYears")
    #expect(abs((years["value"] ?? 0) - 1_000 / (saving["value"] ?? 0)) < 1e-9)
    let words = SimulateFixture.words(try SimulateFixture.run(farm, arguments).output)
    let money = Int((saving["value"] ?? 0).rounded())
    #expect(money > 0 && money < 1_000 && words.contains(" saves USD \(money) ("), "\(words)")
    #expect(words.contains("at 10 % of the price a year. It costs USD 1,000 more, which is"))
  }

  /// Oracle: the prices of the file; where nothing is late by the end of the season, every season
  /// costs the same.
  @Test(arguments: [
    (
      0, ["91300": 470_000, "9650": 650_000],
      "They cost the same a season. 91300 costs CAD 180,000 less to buy."
    ),
    (0, ["91300": 470_000], "They cost the same a season. The price of 9650 is not stated."),
    (
      400, ["9650": 470_000],
      "more to buy, at an assumed 12 % of the price a year. The price of 91300 is not stated."
    ),
  ])
  func `the answer says how prices differ and whose is not stated`(
    perHour: Int, prices: [String: Int], sentence: String
  ) throws {
    let carts = prices.map { "{ \"cart\": \"\($0)\", \"price\": \($1) }" }
    let late = "{ \"crop\": \"Wheat\", \"after\": \"06-15\", \"value\": 300 }"
    let season = """
      { "prices": { "timeliness": [\(late)], "carts": [\(carts.joined(separator: ", "))],
        "perHour": \(perHour) } }
      """
    let farm = SimulateFixture.farm(season, carts: "[\"9650\", \"91300\"]")
    let outcome = try SimulateFixture.run(farm, Self.quick + ["--no-files"])
    let words = SimulateFixture.words(outcome.output)
    #expect(words.contains(sentence), "\(words)")
  }

  @Test func `without prices nothing is said of money`() throws {
    let farm = SimulateFixture.farm("{}", carts: "[\"9650\", \"91300\"]")
    let outcome = try SimulateFixture.run(farm, Self.quick + ["--no-files"])
    #expect(!outcome.output.contains("CAD"))
    let json = try SimulateFixture.run(farm, Self.quick + ["--no-files", "--json"]).output
    for key in ["worth", "yearCost", "cost", "truckCost", "lateValue", "lateAc", "perHour"] {
      #expect(!json.contains("\"\(key)\""), "\(key)")
    }
  }

  /// Oracle: the same change stated in the file, in the same seasons.
  @Test func `what helps is the season with one thing changed`() throws {
    let season = { (drill: Int, trucks: Int, hours: Int) in
      """
      { "drill": { "width": \(drill) }, "tender": { "trucks": \(trucks) },
        "days": { "hours": \(hours), "end": "08-31" }, "prices": { "perHour": 400 } }
      """
    }
    let run = { (season: String, carts: String, arguments: [String]) in
      let farm = SimulateFixture.farm(season, carts: carts)
      let options = ["--replications", "40", "--no-files", "--json"] + arguments
      return try SimulateFixture.document(SimulateFixture.run(farm, options).output)
    }
    let mean = { (season: String, cart: String) in
      let own = try #require(
        try run(season, "[\"\(cart)\"]", [])["carts"] as? [[String: Any]])[0]
      let figures = try #require(own["figures"] as? [String: [String: Any]])
      return try #require((figures["days"]?["mean"] as? [String: Double])?["value"])
    }
    let document = try run(season(76, 1, 14), "[\"9650\", \"91300\"]", ["--what-helps"])
    let helps = try #require(document["whatHelps"] as? [String: Any])
    #expect(helps["cart"] as? String == "9650")
    let changes = try #require(helps["changes"] as? [[String: Any]])
    let found = Dictionary(
      uniqueKeysWithValues: changes.map {
        ($0["title"] as? String ?? "", ($0["days"] as? [String: Double])?["value"] ?? .nan)
      })
    let base = try mean(season(76, 1, 14), "9650")
    let expected = [
      "One more truck": try mean(season(76, 2, 14), "9650"),
      "Ten feet more drill": try mean(season(86, 1, 14), "9650"),
      "An hour more a day": try mean(season(76, 1, 15), "9650"),
      "91300 instead": try mean(season(76, 1, 14), "91300"),
    ]
    #expect(found.count == expected.count)
    for (title, days) in expected {
      #expect(abs((found[title] ?? .nan) - (base - days)) < 1e-9, "\(title)")
    }
    let savings = changes.compactMap { change -> Double? in
      let worth = change["worth"] as? [String: Any]
      return (worth?["saving"] as? [String: Double])?["value"]
    }
    #expect(savings.count == 4 && savings == savings.sorted(by: >))
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

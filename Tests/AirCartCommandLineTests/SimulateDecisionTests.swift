import AirCartCommandLine
import AirCartTestSupport
import Foundation
import Testing

/// What an answer hangs on, and how it is asked.
///
/// Oracles: the same season with the value stated in the file, and arithmetic.
@Suite struct SimulateDecisionTests {
  private static func season(
    trucks: Int = 2, perHour: Double = 400, distance: Double = 5, hoppers: String = "[350, 350]"
  ) -> String {
    """
    { "tender": { "trucks": \(trucks), "distance": \(distance), "compartments": \(hoppers) },
      "days": { "end": "08-31" },
      "prices": { "perHour": \(perHour), "perTruckHour": 90,
        "carts": [{ "cart": "9650", "price": 470000 }, { "cart": "91300", "price": 480000 }],
        "timeliness": [{ "crop": "Wheat", "after": "05-01", "value": 360 }] } }
    """
  }

  private static let quick = ["--replications", "40", "--no-files", "--json"]

  private static func document(_ season: String, _ options: [String] = []) throws -> [String: Any] {
    let farm = SimulateFixture.farm(season, carts: "[\"9650\", \"91300\"]")
    let outcome = try SimulateFixture.run(farm, quick + options)
    #expect(outcome.code == .success, "\(outcome.errors)")
    return try SimulateFixture.document(outcome.output)
  }

  /// What a year costs more with the second cart of a pair.
  private static func difference(_ document: [String: Any], _ pair: [String]) throws -> Double {
    let carts = try #require(document["carts"] as? [[String: Any]])
    let costs = try pair.map { name in
      let cart = try #require(carts.first { $0["cart"] as? String == name })
      return try #require(cart["yearCost"] as? Double)
    }
    return costs[1] - costs[0]
  }

  private static func value(_ estimate: Any?) -> Double {
    (estimate as? [String: Double])?["value"] ?? .nan
  }

  @Test func `the ends of an assumption are the seasons of files that state them`() throws {
    let document = try Self.document(Self.season(), ["--what-decides"])
    let decides = try #require(document["whatDecides"] as? [String: Any])
    let pair = try ["first", "second"].map { try #require(decides[$0] as? String) }
    let decision = try #require(document["decision"] as? [String: Any])
    #expect(decision["carts"] as? [String] == [pair[0]])
    #expect(decides["measure"] as? String == "yearCost")
    let stated = try Self.difference(document, pair)
    #expect(stated >= 0)
    #expect(abs(Self.value(decides["stated"]) - stated) < 1e-6)
    let rows = try #require(decides["assumptions"] as? [[String: Any]])
    let expected = [
      "Trucks": (Self.season(trucks: 1), Self.season(trucks: 3)),
      "Price of an hour": (Self.season(perHour: 400 * 0.61), Self.season(perHour: 400 * 1.4)),
      "Way to the fields": (Self.season(distance: 2.5), Self.season(distance: 10)),
      "Hoppers of a truck": (Self.season(hoppers: "[]"), Self.season()),
    ]
    for (title, ends) in expected {
      let row = try #require(rows.first { $0["title"] as? String == title }, "\(title)")
      let found = [Self.value(row["low"]), Self.value(row["high"])]
      let wanted = try [ends.0, ends.1].map { try Self.difference(try Self.document($0), pair) }
      #expect(
        zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-6 }, "\(title): \(found), \(wanted)")
    }
    // What a dearer hour costs grows with its price alone.
    let hour = try #require(rows.first { $0["title"] as? String == "Price of an hour" })
    let steps = [stated - Self.value(hour["low"]), Self.value(hour["high"]) - stated]
    #expect(abs(steps[1] / steps[0] - 0.4 / 0.39) < 1e-6, "\(steps)")
    // The widest first, and the range is that of all.
    let values = rows.map { [Self.value($0["low"]), Self.value($0["high"]), stated] }
    let spans = values.map { ($0.max() ?? 0) - ($0.min() ?? 0) }
    #expect(spans == spans.sorted(by: >) && spans.count > 10)
    #expect(decides["lowest"] as? Double == values.flatMap { $0 }.min())
    #expect(decides["highest"] as? Double == values.flatMap { $0 }.max())
    #expect(rows.allSatisfy { !($0["from"] as? String ?? "").isEmpty })
  }

  @Test func `a pair that is named is compared the way round that it is named`() throws {
    let pairs = [["9650", "91300"], ["91300", "9650"]]
    let stated = try pairs.map { pair in
      let document = try Self.document(
        Self.season(), ["--what-decides", "--pair", pair.joined(separator: ",")])
      let decides = try #require(document["whatDecides"] as? [String: Any])
      #expect(decides["first"] as? String == pair[0] && decides["second"] as? String == pair[1])
      return Self.value(decides["stated"])
    }
    #expect(stated[0] == -stated[1] && stated[0] != 0)
  }

  @Test func `without prices the difference is in days, and one cart has none`() throws {
    let document = try Self.document("{}", ["--what-decides"])
    let decides = try #require(document["whatDecides"] as? [String: Any])
    #expect(decides["measure"] as? String == "days")
    let rows = try #require(decides["assumptions"] as? [[String: Any]])
    #expect(!rows.contains { ($0["title"] as? String ?? "").contains("Price") })
    let alone = try SimulateFixture.run(
      SimulateFixture.farm("{}"), Self.quick + ["--what-decides"])
    #expect(try SimulateFixture.document(alone.output)["whatDecides"] is NSNull)
  }

  /// The sentences name the range, what is widest in it, and both carts.
  @Test func `the screen says what the answer hangs on`() throws {
    let farm = SimulateFixture.farm(Self.season(), carts: "[\"9650\", \"91300\"]")
    let options = ["--replications", "40", "--no-files", "--what-decides"]
    let outcome = try SimulateFixture.run(farm, options)
    let document = try Self.document(Self.season(), ["--what-decides"])
    let decides = try #require(document["whatDecides"] as? [String: Any])
    let widest = try #require((decides["assumptions"] as? [[String: Any]])?.first)
    let title = try #require(widest["title"] as? String)
    let words = SimulateFixture.words(outcome.output)
    #expect(words.contains("What the answer hangs on"))
    #expect(
      words.contains("Most of it hangs on \(title.prefix(1).lowercased() + title.dropFirst())."),
      "\(words)")
    #expect(words.contains("the simulation's own"))
  }

  /// Three crops of one product, so that no order needs more cleaning than another.
  private static func crops(_ order: [String], _ loss: [String: Int]) -> String {
    let names = ["Wheat", "Barley", "Oats"]
    let crops = names.map { name in
      let day = 1 + (order.firstIndex(of: name) ?? 0)
      return "{ \"name\": \"\(name)\", \"seedFrom\": \"05-0\(day)\", \"products\": "
        + "[{ \"product\": \"Wheat\", \"rate\": 110 }] }"
    }
    let fields = names.map { "{ \"name\": \"F\($0)\", \"area\": 1200, \"crop\": \"\($0)\" }" }
    let late = names.map {
      "{ \"crop\": \"\($0)\", \"after\": \"05-01\", \"lossPerDay\": \(loss[$0] ?? 0), \"value\": 300 }"
    }
    return """
      { "name": "small", "carts": ["9650"], "order": "by-date", "crops": [\(crops.joined(separator: ","))],
        "fields": [\(fields.joined(separator: ","))],
        "season": { "days": { "end": "08-31" }, "prices": { "perHour": 400,
          "timeliness": [\(late.joined(separator: ","))] } } }
      """
  }

  /// Oracle: what loses most is seeded first, and the same order in the file costs as much.
  @Test func `the best order seeds first what loses most`() throws {
    let loss = ["Wheat": 1, "Barley": 0, "Oats": 3]
    let cost = { (document: [String: Any]) throws in
      let cart = try #require((document["carts"] as? [[String: Any]])?.first)
      let figures = try #require(cart["figures"] as? [String: [String: Any]])
      return Self.value(figures["seasonCost"]?["mean"])
    }
    let run = { (order: [String], options: [String]) throws in
      let outcome = try SimulateFixture.run(Self.crops(order, loss), Self.quick + options)
      return try SimulateFixture.document(outcome.output)
    }
    let (worst, best) = (["Barley", "Wheat", "Oats"], ["Oats", "Wheat", "Barley"])
    let document = try run(worst, ["--best-order"])
    let order = try #require(document["bestOrder"] as? [String: Any])
    #expect(order["stated"] as? [String] == worst && order["cropOrder"] as? [String] == best)
    #expect(order["tried"] as? Int == 6 && order["isComplete"] as? Bool == true)
    #expect(order["isBetter"] as? Bool == true)
    let saving = try cost(document) - cost(try run(best, []))
    #expect(abs(Self.value(order["saving"]) - saving) < 1e-6 && saving > 0)
    let kept = try #require(try run(best, ["--best-order"])["bestOrder"] as? [String: Any])
    #expect(kept["isBetter"] as? Bool == false && Self.value(kept["saving"]) == 0)
  }

  /// By hand: 2 bu of 60 lb; 10 seeds of 5 mg on each of 43,560 ft²; 140,000 seeds of 2,800 a pound.
  @Test func `crops of a farm take the rates that a job takes`() throws {
    let crops = [
      ("Wheat", "2 bu/ac", 120), ("Canola", "6 plants/ft2,tkw=5,emergence=60%", 4.801_67),
      ("Soybeans", "140000 seeds/ac,seeds/lb=2800", 50),
    ]
    let entries = crops.map { name, rate, _ in
      "{ \"name\": \"\(name)\", \"products\": [{ \"product\": \"\(name)\", \"rate\": \"\(rate)\" }] }"
    }
    let fields = crops.map { "{ \"name\": \"F\($0.0)\", \"area\": 160, \"crop\": \"\($0.0)\" }" }
    let farm = """
      { "name": "small", "carts": ["9650"], "drill": { "shoot": "double" },
        "crops": [\(entries.joined(separator: ","))], "fields": [\(fields.joined(separator: ","))] }
      """
    let document = try SimulateFixture.document(
      SimulateFixture.run(farm, Self.quick).output)
    let cart = try #require((document["carts"] as? [[String: Any]])?.first)
    let plan = try #require(cart["plan"] as? [String: Any])
    let planned = try #require(plan["crops"] as? [[String: Any]])
    for (crop, stated) in zip(planned, crops) {
      let load = try #require((crop["loads"] as? [[String: Any]])?.first)
      let rate = try #require(load["rateLbPerAc"] as? Double)
      #expect(crop["crop"] as? String == stated.0 && abs(rate - stated.2) < 1e-4, "\(crop)")
    }
    #expect(planned.count == 3)
  }

  /// Oracle: the article beside the document.
  @Test func `the article lists every assumption with where its values are from`() throws {
    let document = try Self.document(
      Self.season(), ["--what-decides", "--best-order"])
    let decides = try #require(document["whatDecides"] as? [String: Any])
    let rows = try #require(decides["assumptions"] as? [[String: Any]])
    let article = try String(
      contentsOfFile: AssessVerbTests.root.path
        + "/Sources/AirCartCommandLine/AirCartCommandLine.docc/Simulate.md", encoding: .utf8)
    let lines = article.split(separator: "\n")
    for row in rows {
      let (title, from) = (row["title"] as? String ?? "?", row["from"] as? String ?? "?")
      #expect(lines.contains { $0.hasPrefix("| \(title)") && $0.contains(from) }, "\(title)")
    }
  }

  @Test(arguments: [
    (["--pair", "9650,91300"], "Add --what-decides"),
    (["--what-decides", "--pair", "9650"], "Name two of the carts"),
    (["--what-decides", "--pair", "9650,9650"], "Name two of the carts"),
    (["--what-decides", "--pair", "9650,8000"], "The carts of this run are 9650 and 91300."),
  ]) func `a pair that is none is refused before anything runs`(
    options: [String], remedy: String
  ) throws {
    let farm = SimulateFixture.farm("{}", carts: "[\"9650\", \"91300\"]")
    let outcome = try SimulateFixture.run(farm, ["--no-files"] + options)
    #expect(outcome.code == .usage)
    #expect(SimulateFixture.words(outcome.errors).contains(remedy), "\(outcome.errors)")
  }

  /// Oracle: the options that were given, in the order of the manifest.
  @Test func `the report makes its run again with the carts that were named`() throws {
    let options = [
      "--replications", "3", "--carts", "9650,91300", "--tanks", "300,200", "--pairs",
    ]
    _ = try SimulateFixture.run(SimulateFixture.farm("{}"), options) { folder in
      let report = try SimulateFixture.file("report.html", in: folder)
      #expect(report.contains("--carts 9650,91300 --tanks 300,200 --pairs"))
      #expect(report.contains("<dt>Named carts</dt>"))
      // Three seasons are no hundred.
      #expect(report.contains("of 3 seasons.") && !report.contains("of 100 seasons."))
      #expect(report.contains("A dot for each season") && !report.contains("Fifty dots"))
    }
  }

  /// Oracle: the pair of which both have a price; the third cart has the seasons of the second.
  @Test func `a cart takes the price of one with the same seasons`() throws {
    let season = Self.season().replacing("\"91300\", \"price\"", with: "\"9950\", \"price\"")
    let farm = SimulateFixture.farm(season, carts: "[\"9650\", \"9950\", \"L9950\"]")
    let stated = try ["9950", "L9950"].map { name in
      let outcome = try SimulateFixture.run(
        farm, Self.quick + ["--what-decides", "--pair", "9650,\(name)"])
      let document = try SimulateFixture.document(outcome.output)
      let decides = try #require(document["whatDecides"] as? [String: Any])
      #expect(decides["measure"] as? String == "yearCost")
      return Self.value(decides["stated"])
    }
    #expect(stated[0] == stated[1])
  }

  @Test func `without a price for both the difference is said to be without owning`() throws {
    let farm = SimulateFixture.farm(
      Self.season(), carts: "[\"9650\", \"91300\", \"9950\"]")
    let options = ["--replications", "40", "--no-files", "--what-decides", "--pair", "9650,9950"]
    let words = SimulateFixture.words(try SimulateFixture.run(farm, options).output)
    #expect(words.contains("9950, owning left out"), "\(words)")
    #expect(
      words.contains(
        "The price of 9950 is not stated, so that what a year costs is compared without it."),
      "\(words)")
  }

  @Test func `what decides says why it shows nothing`() throws {
    let options = ["--replications", "5", "--no-files", "--what-decides"]
    let alone = try SimulateFixture.run(SimulateFixture.farm("{}"), options)
    #expect(alone.code == .success)
    #expect(
      SimulateFixture.words(alone.errors).contains(
        "--what-decides compares two carts, and no other cart has another season."),
      "\(alone.errors)")
    let one = SimulateFixture.farm(
      "{}", carts: "[{ \"name\": \"one\", \"tanks\": [400] }, \"9650\"]")
    let pair = try SimulateFixture.run(one, options + ["--pair", "9650,one"])
    #expect(
      SimulateFixture.words(pair.errors).contains("one cannot be loaded for every crop."),
      "\(pair.errors)")
  }

  /// By hand: a tenth less than all days, and no more than all; trucks are no limit there.
  @Test func `an end that cannot be stays as stated, and without trucks they have no rows`() throws
  {
    let season = """
      { "days": { "workable": 100, "end": "08-31" }, "prices": { "perHour": 400, "perTruckHour": 90 } }
      """
    let document = try Self.document(season, ["--what-decides"])
    let decides = try #require(document["whatDecides"] as? [String: Any])
    let rows = try #require(decides["assumptions"] as? [[String: Any]])
    let days = try #require(rows.first { $0["title"] as? String == "Workable days" })
    #expect(days["lowValue"] as? String == "90 %" && days["highValue"] as? String == "100 %")
    let titles = rows.compactMap { $0["title"] as? String }
    for title in ["Speed of a truck", "Loader", "Price of a truck's hour"] {
      #expect(!titles.contains(title), "\(titles)")
    }
  }

  @Test func `one crop has no other order`() throws {
    let outcome = try SimulateFixture.run(
      SimulateFixture.farm("{}"), ["--replications", "5", "--no-files", "--best-order"])
    let words = SimulateFixture.words(outcome.output)
    #expect(words.contains("there is no other order of crops"), "\(words)")
    #expect(!words.contains("orders were tried"))
  }

  /// Oracle: by hand; zones are seeded with their field, and lots of a seed one after the other.
  @Test(arguments: [
    ("\"area\": 640, \"zones\": [{ \"area\": 90, \"rates\": { \"urea\": 90 } }]", nil, 0),
    ("\"area\": 640, \"rates\": { \"urea\": 90 }", "Wheat", 0), ("\"area\": 640", "Peas", 2),
    ("\"area\": 640", "Wheat (lot 2)", 2),
  ]) func `orders are those of crops and not of rates or lots in one`(
    field: String, other: String?, count: Int
  ) throws {
    var farm = SimulateFixture.farm("{}").replacing("\"area\": 640", with: field)
    if let other {
      farm.replace(
        "] }],",
        with: """
          ] }, { "name": "Other", "products": [{ "product": "\(other)", "rate": 110 },
            { "product": "Urea (46-0-0)", "rate": 150 }] }],
          """)
      farm.replace(
        "\"crop\": \"Wheat\" }]",
        with: "\"crop\": \"Wheat\" }, { \"name\": \"Far\", \"area\": 300, \"crop\": \"Other\" }]")
    }
    let outcome = try SimulateFixture.run(
      farm, ["--replications", "5", "--no-files", "--best-order"])
    let words = SimulateFixture.words(outcome.output)
    let expected = count == 0 ? "there is no other order of crops" : "\(count) orders"
    #expect(words.contains(expected), "\(words) \(outcome.errors)")
  }

  @Test func `one season has no intervals, and nothing is said of them`() throws {
    let farm = SimulateFixture.farm("{}", carts: "[\"9650\", \"91300\"]")
    let options = ["--certain", "--no-files", "--what-helps", "--what-decides"]
    let words = SimulateFixture.words(try SimulateFixture.run(farm, options).output)
    #expect(words.contains("What the answer hangs on") && words.contains("In the same seasons."))
    #expect(!words.contains("Intervals") && !words.contains("with 95 % intervals"), "\(words)")
  }

  /// By hand: at 0.1 % of the price a year a cart may cost a thousand times what it saves.
  @Test func `a price that is worth it is not said to be paid back never`() throws {
    let season = Self.season()
      .replacing("\"prices\": {", with: "\"prices\": { \"ownership\": 0.1,")
      .replacing("480000", with: "500000")
    let farm = SimulateFixture.farm(season, carts: "[\"9650\", \"91300\"]")
    let words = SimulateFixture.words(
      try SimulateFixture.run(farm, ["--replications", "40", "--no-files"]).output)
    #expect(words.contains("It costs CAD 30,000 more, which is worth it."), "\(words)")
    #expect(!words.contains("pay that back"))
  }

  private static func shipped(_ replications: Int, _ options: [String] = []) -> String {
    let memory = MemoryConsole(color: .never, currentFolder: AssessVerbTests.root.path)
    let outcome = Outcome(
      [
        "simulate", "Scenarios/farm.json", "--carts", "9950,9650", "--no-files",
        "--replications", "\(replications)",
      ] + options, on: memory, verbs: VerbCatalogue.all)
    return SimulateFixture.words(outcome.output)
  }

  /// Oracle: the headline, which has the same figure and its interval.
  @Test func `carts that cost about as much do so wherever that is told`() {
    let words = Self.shipped(30, ["--what-decides"])
    #expect(words.contains("and costs about as much."), "\(words)")
    #expect(words.contains("9650 costs about as much as 9950 (CAD "), "\(words)")
  }

  /// Two seasons leave every sum open.
  @Test func `what seasons cost without owning is said to be that`() {
    let words = Self.shipped(2)
    #expect(
      words.contains("In money, owning left out, they cannot be told apart: CAD "), "\(words)")
  }
}

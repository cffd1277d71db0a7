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
}

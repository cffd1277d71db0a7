import AirCartCommandLine
import AirCartTestSupport
import Foundation
import Testing

/// `compare` and `simulate` on many farms.
@Suite struct FarmsTests {
  private typealias Object = [String: Any]

  private static func run(_ words: [String], in folder: String, columns: Int = 80) -> Outcome {
    Outcome(
      words, on: MemoryConsole(columns: columns, currentFolder: folder), verbs: VerbCatalogue.all)
  }

  private static func rows(_ outcome: Outcome) throws -> [Object] {
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(value as? [Object])
  }

  private static func texts(_ key: String, of rows: [Object]) -> [String?] {
    rows.map { $0[key] as? String }
  }

  // MARK: - Farms of a seed

  private static let products = [
    "Wheat": ["Wheat", "Urea (46-0-0)", "MAP (11-52-0)"], "Peas": ["Peas", "MAP (11-52-0)"],
    "Canola": ["Canola", "Urea (46-0-0)"],
  ]

  /// A farm of one to three crops on one to five fields, every third metric, every second with prices.
  private static func farm(_ index: Int, _ random: inout SplitMix64) -> String {
    let crops = products.keys.sorted().shuffled(using: &random).prefix(
      .random(in: 1...3, using: &random))
    let fields = (0..<Int.random(in: crops.count...5, using: &random)).map { place in
      """
      { "name": "F\(place)", "area": \(Int.random(in: 40...640, using: &random)),
        "crop": "\(crops[place % crops.count])" }
      """
    }
    let texts = crops.map { crop in
      let rates = (products[crop] ?? []).map {
        "{ \"product\": \"\($0)\", \"rate\": \(Int.random(in: 20...180, using: &random)) }"
      }
      return "{ \"name\": \"\(crop)\", \"products\": [\(rates.joined(separator: ", "))] }"
    }
    let season = index.isMultiple(of: 2) ? ", \"season\": { \"prices\": { \"perHour\": 400 } }" : ""
    return """
      { "name": "farm-\(index)", "units": "\(index.isMultiple(of: 3) ? "metric" : "imperial")",
        "carts": ["91300", "9950", "L9950", "9650"],
        "crops": [\(texts.joined(separator: ", "))], "fields": [\(fields.joined(separator: ", "))]
        \(season) }
      """
  }

  /// Calls a body with a folder in which there is a folder `farms` of so many farms.
  private static func withFarms<Result>(
    _ count: Int, seed: UInt64, _ body: (String, [String]) throws -> Result
  ) throws -> Result {
    try withFolder { folder in
      var random = SplitMix64(seed: seed)
      let paths = try (0..<count).map { index in
        let path = "farms/\(String(format: "%03d", index)).json"
        try write(farm(index, &random), to: "\(folder)/\(path)")
        return path
      }
      return try body(folder, paths)
    }
  }

  // MARK: - Rows

  private func expect(_ row: Object, _ key: String, is value: Any?, _ file: String) {
    #expect(row[key] != nil && Self.text(row[key]) == Self.text(value), "\(file): \(key)")
  }

  /// A value as text, in which every bit of a number counts.
  private static func text(_ value: Any?) -> String {
    if let number = value as? NSNumber { return "\(number.doubleValue)" }
    if let list = value as? [Any] { return list.map(text).joined(separator: ";") }
    return value as? String ?? "none"
  }

  /// Oracle: the comparison of each farm alone.
  @Test func `a row of compare is that of its farm alone, to the bit`() throws {
    try Self.withFarms(24, seed: 41) { folder, paths in
      for options in [
        [], ["--no-carry-over", "--order", "fewest-cleanouts"], ["--carts", "9950,9650"],
      ] {
        let rows = try Self.rows(Self.run(["compare", "farms", "--json"] + options, in: folder))
        #expect(Self.texts("file", of: rows) == paths)
        for (row, path) in zip(rows, paths) {
          let alone = Self.run(["compare", path, "--json", "--no-advice"] + options, in: folder)
          let document = try SimulateFixture.document(alone.output)
          let carts = try #require(document["carts"] as? [Object])
          let rank = carts.compactMap { $0["rank"] as? Int }
          let next = carts.filter { $0["rank"] as? Int == rank.first { $0 > 1 } }
          expect(row, "farm", is: document["name"], path)
          expect(row, "areaAc", is: document["areaAc"], path)
          expect(
            row, "carts", is: carts.filter { $0["rank"] as? Int == 1 }.compactMap { $0["cart"] },
            path)
          expect(row, "fills", is: carts[0]["fills"], path)
          expect(row, "fillsCarriedOver", is: carts[0]["fillsCarriedOver"], path)
          expect(row, "cleanOuts", is: carts[0]["cleanOutCount"], path)
          expect(row, "nextCarts", is: next.compactMap { $0["cart"] }, path)
          expect(row, "nextFills", is: next.first?["fills"], path)
          expect(row, "nextFillsCarriedOver", is: next.first?["fillsCarriedOver"], path)
          let key = options.contains("--no-carry-over") ? "fills" : "fillsCarriedOver"
          let fills = try #require(carts[0][key] as? Int)
          let least = carts.filter { ($0[key] as? Int ?? .max) <= fills }
            .compactMap { $0["capacityBu"] as? Double }.min()
          let smallest = try #require((row["smallestCarts"] as? [String])?.first)
          let own = carts.first { $0["cart"] as? String == smallest }
          #expect(own?["capacityBu"] as? Double == least, "\(path)")
          expect(row, "problem", is: nil, path)
        }
      }
    }
  }

  /// Oracle: the season of each farm alone, with the same seed.
  @Test func `a row of simulate is that of its farm alone, to the bit`() throws {
    let options = ["--json", "--replications", "12", "--seed", "5"]
    try Self.withFarms(10, seed: 42) { folder, paths in
      let rows = try Self.rows(Self.run(["simulate", "farms"] + options, in: folder))
      #expect(Self.texts("file", of: rows) == paths)
      for (row, path) in zip(rows, paths) {
        let alone = Self.run(["simulate", path, "--no-files"] + options, in: folder)
        let document = try SimulateFixture.document(alone.output)
        let carts = try #require(document["carts"] as? [Object])
        let ranking = try #require(document["ranking"] as? [String])
        let first = try #require(carts.first { $0["cart"] as? String == ranking[0] })
        let figures = try #require(first["figures"] as? [String: Object])
        let days = try #require(figures["days"]?["mean"] as? Object)
        let difference = try #require((document["differences"] as? [Object])?.first)
        let later = try #require(difference["days"] as? Object)
        let saving = (difference["worth"] as? Object)?["saving"] as? Object
        expect(row, "meanDays", is: days["value"], path)
        expect(row, "meanLowDays", is: days["low"], path)
        expect(row, "meanHighDays", is: days["high"], path)
        expect(
          row, "finishProbability", is: (first["finishProbability"] as? Object)?["value"], path)
        #expect(
          (row["carts"] as? [String])?.joined(separator: " = ") == difference["sooner"] as? String)
        #expect(
          (row["nextCarts"] as? [String])?.joined(separator: " = ") == difference["later"]
            as? String)
        expect(row, "laterDays", is: later["value"], path)
        expect(row, "laterLowDays", is: later["low"], path)
        expect(row, "laterHighDays", is: later["high"], path)
        expect(row, "saving", is: saving?["value"], path)
        expect(row, "savingLow", is: saving?["low"], path)
        expect(row, "savingHigh", is: saving?["high"], path)
        #expect((row["currency"] as? String) == (saving == nil ? nil : "CAD"))
      }
      #expect(rows.contains { $0["saving"] is Double } && rows.contains { $0["saving"] is NSNull })
    }
  }

  /// Oracle: one thread.
  @Test(arguments: ["csv", "json", "text", "markdown"])
  func `any number of threads writes the same bytes`(format: String) throws {
    try Self.withFarms(30, seed: 43) { folder, _ in
      for words in [["compare", "farms"], ["simulate", "farms", "--replications", "3"]] {
        let outputs = ["1", "2", "8"].map { threads in
          Self.run(words + ["--format", format, "--threads", threads], in: folder).output
        }
        #expect(!outputs[0].isEmpty && Set(outputs).count == 1)
      }
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(files == ["farms"], "no folder of results is left")
    }
  }

  /// Oracle: by hand, wheat at 60 lb/ac is 1 bu/ac, so a tank of c bu fills ⌈area / c⌉ times.
  @Test func `ten thousand farms are ten thousand rows`() throws {
    try withFolder { folder in
      var random = SplitMix64(seed: 44)
      var expected = ["file,farm,fills"]
      for index in 0..<10_000 {
        let (area, tank) = (Int.random(in: 40...640, using: &random), 100 + index % 60)
        let name = "farms/\(10_000 + index).json"
        let text = """
          {"name":"f\(index)","densities":"published","carts":[{"name":"c","tanks":[\(tank)]}],
          "crops":[{"name":"W","products":[{"product":"Wheat","rate":60}]}],
          "fields":[{"name":"H","area":\(area),"crop":"W"}]}
          """
        let isBroken = index % 2_500 == 1_234
        try write(isBroken ? String(text.dropLast()) : text, to: "\(folder)/\(name)")
        expected.append(
          isBroken ? "\(name),," : "\(name),f\(index),\((area + tank - 1) / tank)")
      }
      let outcome = Self.run(["compare", "farms", "--format", "csv"], in: folder)
      let lines = outcome.output.split(separator: "\n").map {
        $0.split(separator: ",", omittingEmptySubsequences: false)
      }
      #expect(lines.map { [$0[0], $0[1], $0[4]].joined(separator: ",") } == expected)
      #expect(lines.count { $0.last?.isEmpty == false } == 1 + 4)
      #expect(outcome.code == .malformedData)
      #expect(outcome.errors == "Error: 4 files have no result; the rows say why.\n")
    }
  }

  // MARK: - What is no result

  /// Oracle: what each file gives alone.
  @Test func `what has no result is a row and stops no other`() throws {
    try Self.withFarms(2, seed: 45) { folder, paths in
      let wheat = "{ 'name': 'Wheat', 'products': [{ 'product': 'Weat', 'rate': 60 }] }"
      let two = "{ 'product': 'Peas', 'rate': 9 }, { 'product': 'Urea (46-0-0)', 'rate': 9 }"
      let farm = """
        { 'name': 'own', 'carts': [{ 'name': 'One', 'tanks': [100] }], 'crops': [\(wheat)],
          'fields': [{ 'name': 'Home', 'area': 9, 'crop': 'Wheat' }] }
        """
      let infeasible = farm.replacingOccurrences(
        of: "{ 'product': 'Weat', 'rate': 60 }", with: two)
      for (name, text) in [
        ("broken.json", "{ 'crops': ["), ("empty.json5", ""), ("infeasible.json", infeasible),
        ("weat.json", farm), (".hidden.json", "{"), ("notes.txt", "{"),
        ("carts.json", "{ 'carts': [] }"), ("sub/farm.json", farm), ("other.json", "[1]"),
      ] {
        let quoted = text.replacingOccurrences(of: "'", with: "\"")
        try write(quoted, to: "\(folder)/farms/\(name)")
      }
      for verb in [["compare"], ["simulate", "--certain"]] {
        let outcome = Self.run(verb + ["farms", "none.json", "--json"], in: folder)
        let rows = try Self.rows(outcome)
        let files = ["broken.json", "empty.json5", "infeasible.json", "weat.json"]
        #expect(
          Self.texts("file", of: rows) == paths + files.map { "farms/\($0)" } + ["none.json"])
        let problems = Self.texts("problem", of: rows)
        #expect(
          problems.map { $0 == nil } == [true, true, false, false, false, false, false])
        #expect(problems[4]?.hasPrefix("Wheat is infeasible") == true)
        #expect(problems[5]?.hasSuffix("unknown product \"Weat\"") == true)
        #expect(outcome.code == .missingInput)
        #expect(outcome.errors.contains("farms/carts.json and farms/other.json"))
        #expect(
          outcome.errors.hasSuffix(
            "\"message\":\"4 files have no result; the rows say why.\",\"suggestion\":null,"
              + "\"remedy\":null}\n"),
          "\(outcome.errors)")
        let alone = Self.run(verb + ["farms/infeasible.json", "farms/000.json"], in: folder)
        #expect(alone.code == .success)
        #expect(Self.run(verb + ["farms"], in: folder).code == .malformedData)
        let named = Self.run(verb + ["farms/carts.json", "farms/000.json"], in: folder)
        #expect(named.code == .malformedData, "a file that is named is a row")
      }
    }
  }

  @Test func `what means nothing for many farms is refused`() throws {
    try Self.withFarms(2, seed: 46) { folder, _ in
      for words in [
        ["compare", "farms", "--details"], ["compare", "farms", "--no-advice"],
        ["compare", "farms", "--load-sheet", "a.html"], ["compare", "farms", "Wheat=100"],
        ["compare", "farms", "--field", "160"], ["compare", "farms", "--carts", "99"],
        ["compare", "farms", "--tanks", "none"], ["simulate", "farms", "--output", "a"],
        ["simulate", "farms", "--vary", "trucks=1...2"], ["simulate", "farms", "--what-helps"],
        ["simulate", "farms", "--trace", "-"], ["simulate", "farms", "--part", "1/2"],
        ["simulate", "farms", "--force"], ["simulate", "farms", "--carts", "99"],
      ] {
        let outcome = Self.run(words, in: folder)
        #expect(outcome.code == .usage && outcome.output.isEmpty, "\(words)")
      }
      try write("{ \"carts\": [] }", to: folder + "/others/carts.json")
      for words in [
        ["compare", "others"], ["simulate", "others"], ["compare", "others", "--json"],
      ] {
        let outcome = Self.run(words, in: folder)
        #expect(outcome.code == .missingInput && outcome.output.isEmpty, "\(words)")
      }
    }
  }

  /// Oracle: standard input can be read once.
  @Test(arguments: ["compare", "simulate"], ["--carts", "--products"])
  func `a list from standard input is refused for many farms`(verb: String, option: String) throws {
    try Self.withFarms(2, seed: 47) { folder, paths in
      for farms in [["farms"], paths] {
        let outcome = Self.run([verb] + farms + [option, "-"], in: folder)
        #expect(outcome.code == .usage && outcome.output.isEmpty)
        #expect(
          outcome.errors.contains("'\(option) -' reads standard input, which serves one farm"))
        #expect(outcome.errors.contains("Write it to a file, as in \(option) "))
      }
    }
  }

  // MARK: - Text

  /// Oracle: the names in the files.
  @Test(arguments: [["compare"], ["simulate", "--certain"]], ["text", "markdown"])
  func `farms of one name are told apart by their files`(verb: [String], format: String) throws {
    try Self.withFarms(3, seed: 48) { folder, paths in
      let path = "\(folder)/\(paths[1])"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try write(text.replacing("farm-1", with: "farm-0"), to: path)
      let output = Self.run(
        verb + [".", "--format", format], in: folder + "/farms", columns: 200
      ).output
      for name in ["farm-0 (000.json) ", "farm-0 (001.json) ", "farm-2 "] {
        #expect(output.contains(name) && !output.contains("farm-2 ("), "\(output)")
      }
    }
  }

  /// Oracle: the rows, whose fills are the figure that the sentence is about.
  @Test(arguments: [["region"], ["farm.json", "region/east-parkland.json"]])
  func `the sentence on many farms tells on how many others take as few fills`(
    paths: [String]
  ) throws {
    let farms = paths.map { "Scenarios/\($0)" }
    let rows = try Self.rows(Self.run(["compare"] + farms + ["--json"], in: packageFolder))
    let first = rows.filter { $0["carts"] as? [String] == ["91300"] }
    let ties = first.count { $0["fills"] as? Int == $0["nextFills"] as? Int }
    #expect(ties > 0 && first.count > rows.count / 2)
    let output = Self.run(["compare"] + farms, in: packageFolder).output
    #expect(
      output.hasPrefix(
        "91300 takes the fewest fills on \(first.count) of \(rows.count) farms (tied on \(ties))"),
      "\(output)")
  }

  @Test func `the screens of a region keep their shape`() {
    for columns in [50, 80] {
      for (name, words) in [("compare", ["compare"]), ("simulate", ["simulate", "--certain"])] {
        let outcome = Self.run(words + ["Scenarios/region"], in: packageFolder, columns: columns)
        expectGolden(outcome.output, named: "farms.md#\(name), \(columns) columns")
        #expect(outcome.code == .success && outcome.errors.isEmpty)
      }
    }
  }
}

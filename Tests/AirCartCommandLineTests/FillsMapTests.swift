import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Foundation
import Testing

/// Where the fills of a map end as the drill goes over it.
@Suite struct FillsMapTests {
  private static func map(_ rates: [Double]) -> String {
    let scale = WGS84.metresPerDegree(at: 50)
    let (wide, high) = (1_600 / scale.east, 800 / scale.north / Double(rates.count))
    let features = rates.enumerated().map { index, rate -> String in
      let (south, north) = (50 + Double(index) * high, 50 + Double(index + 1) * high)
      let ring = [
        (-104, south), (-104 + wide, south), (-104 + wide, north), (-104, north), (-104, south),
      ]
      return """
        {"type":"Feature","properties":{"rate":\(rate)},"geometry":{"type":"Polygon","coordinates":\
        [[\(ring.map { "[\($0.0),\($0.1)]" }.joined(separator: ","))]]}}
        """
    }
    return "{\"type\":\"FeatureCollection\",\"features\":[\(features.joined(separator: ","))]}"
  }

  private static func plan(_ rates: [Double], _ words: [String]) throws -> (Outcome, String) {
    try withFolder { folder in
      try write(map(rates), to: folder + "/rx.geojson")
      let outcome = Outcome(
        ["plan", "rx.geojson", "wheat=rate,lb/ac", "--tanks", "100"] + words,
        on: MemoryConsole(currentFolder: folder), verbs: VerbCatalogue.all)
      let file = words.firstIndex(of: "--fills-map").map { words[$0 + 1] } ?? ""
      return (outcome, (try? String(contentsOfFile: folder + "/" + file, encoding: .utf8)) ?? "")
    }
  }

  /// Oracle: by hand, where 100 bu of wheat at 1 bu/ac seed 100 ac, 40.4686 ha, which are 12.646 passes of
  /// 1,600 m by 20 m; 0.646 of the 13th leave 566 m of it, of the 26th (25.29) 1,131 m, of the 38th (37.94)
  /// 97 m.
  @Test func `a fill ends where its acres end`() throws {
    let (outcome, text) = try Self.plan([60], ["--fills-map", "ends.geojson", "--width", "20m"])
    #expect(outcome.code == .success, "\(outcome.errors)")
    let root = try SyntaxReader.read(SourceText(name: "ends", text: text))
    let ends = (root["features"]?.elements ?? []).compactMap { $0["properties"] }
    #expect(ends.compactMap { $0["pass"]?.number } == [13, 26, 38, 40])
    let far = ends.compactMap { $0["metresToHeadland"]?.number }
    #expect(zip(far, [566, 1_131, 97, 0]).allSatisfy { abs($0 - $1) <= 12 }, "\(far)")
    #expect(ends.compactMap { $0["product"]?.string } == ["Wheat", "Wheat", "Wheat"])
    let acres = ends.compactMap { $0["acres"]?.number }.reduce(0, +)
    #expect(abs(acres - 128 / 0.404685642) < 0.1)
  }

  /// Oracle: the same field at one rate: what is heavier in the south is lighter in the north.
  @Test func `zones count where they are driven`() throws {
    let words = ["--fills-map", "ends.geojson", "--width", "20m"]
    let (_, even) = try Self.plan([60, 60], words)
    let (_, north) = try Self.plan([40, 80], words)
    let passes = try [even, north].map { text in
      try #require(SyntaxReader.read(SourceText(name: "ends", text: text))["features"]?.elements)
        .compactMap { $0["properties"]?["pass"]?.number }
    }
    // The first passes are the northern ones, where the rate is higher.
    #expect(passes[0] == [13, 26, 38, 40])
    #expect(passes[1][0] == 10 && passes[1][1] == 19)
  }

  /// Oracle: the halves one after the other empty one tank each time; every pass across both takes as
  /// much of either product.
  @Test func `fewer fills pass by pass are said`() throws {
    let half = { (west: Double, wheat: Int, urea: Int) in
      let ring = [(west, 50), (west + 0.01, 50), (west + 0.01, 50.01), (west, 50.01), (west, 50.0)]
      return """
        {"type":"Feature","properties":{"wheat":\(wheat),"urea":\(urea)},"geometry":{"type":"Polygon",\
        "coordinates":[[\(ring.map { "[\($0.0),\($0.1)]" }.joined(separator: ","))]]}}
        """
    }
    try withFolder { folder in
      try write(
        "{\"type\":\"FeatureCollection\",\"features\":[\(half(-104, 120, 30)),\(half(-103.99, 30, 120))]}",
        to: folder + "/rx.geojson")
      let outcome = Outcome(
        [
          "plan", "rx.geojson", "wheat=wheat,lb/ac", "urea=urea,lb/ac@60", "--tanks", "100,100",
          "--fills-map", "ends.svg", "--width", "20m", "--pass", "90",
        ], on: MemoryConsole(currentFolder: folder), verbs: VerbCatalogue.all)
      #expect(outcome.code == .success, "\(outcome.errors)")
      let said = outcome.errors.split { !$0.isNumber }.compactMap { Int($0) }
      #expect(said.count == 2 && said[0] < said[1], "\(outcome.errors)")
    }
  }

  @Test func `the picture has every zone and every end`() throws {
    let (outcome, text) = try Self.plan(
      [60, 90], ["--fills-map", "ends.svg", "--width", "76ft", "--pass", "0deg"])
    #expect(outcome.code == .success, "\(outcome.errors)")
    #expect(text.components(separatedBy: "<path").count == 3)
    #expect(text.contains("Wheat runs out in pass") && text.contains("the field is done"))
  }

  /// Oracle: the picture as a file, of which the sheet has the title and each end.
  @Test func `a load sheet for the browser shows the picture`() throws {
    let way = ["--width", "76ft", "--pass", "0deg"]
    let (_, picture) = try Self.plan([60, 90], ["--fills-map", "ends.svg"] + way)
    try withFolder { folder in
      try write(Self.map([60, 90]), to: folder + "/rx.geojson")
      let outcome = Outcome(
        ["plan", "rx.geojson", "wheat=rate,lb/ac", "--tanks", "100"]
          + ["--load-sheet", "s.html"] + way,
        on: MemoryConsole(currentFolder: folder), verbs: VerbCatalogue.all)
      #expect(outcome.code == .success, "\(outcome.errors)")
      let sheet = try String(contentsOfFile: folder + "/s.html", encoding: .utf8)
      let lines = picture.split(separator: "\n").filter { $0.contains("<text") }
      #expect(lines.count > 3 && lines.allSatisfy { sheet.contains($0) })
      #expect(sheet.contains("Pass by pass") && sheet.components(separatedBy: "<svg").count == 2)
    }
  }

  @Test(arguments: [
    (["--width", "76ft"], "none was asked for"), (["--fills-map", "a.svg"], "needs the width"),
    (["--fills-map", "a.png", "--width", "76ft"], "neither a picture nor points"),
    (["--fills-map", "a.svg", "--width", "0.2m"], "not that of a drill"),
    (["--fills-map", "a.svg", "--width", "76ft", "--pass", "north"], "not a direction"),
  ])
  func `what makes no map is refused`(words: [String], says: String) throws {
    let (outcome, text) = try Self.plan([60], words)
    #expect(outcome.code == .usage && outcome.errors.contains(says), "\(outcome.errors)")
    #expect(text.isEmpty)
  }

  @Test func `fields and areas alone have no map`() throws {
    let map = ["--fills-map", "a.svg", "--width", "76ft"]
    let field = Outcome(
      ["plan", "--field", "160", "wheat=60"] + map, on: MemoryConsole(), verbs: VerbCatalogue.all)
    #expect(field.code == .usage && field.errors.contains("is for a map"))
    try withFolder { folder in
      try write("Zone,Acres,Rate (lb/ac)\nA,80,60\nB,80,90\n", to: folder + "/z.csv")
      let areas = Outcome(
        ["plan", "z.csv", "wheat=Rate (lb/ac)"] + map, on: MemoryConsole(currentFolder: folder),
        verbs: VerbCatalogue.all)
      #expect(areas.code == .usage, "\(areas.errors)")
    }
  }
}

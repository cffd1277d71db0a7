import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Foundation
import Testing

/// Oracles: recorded answers, boxes whose area pyproj gives, sums by hand, and messages written by hand.
@Suite struct MapVerbTests {
  /// Two halves of a box of 55.8185 ha, which pyproj gives.
  private static func zone(_ west: Double, _ east: Double, _ properties: String) -> String {
    let corners = [(west, 50.0), (east, 50), (east, 50.007), (west, 50.007), (west, 50)]
    let ring = corners.map { "[\($0.0), \($0.1)]" }.joined(separator: ", ")
    return #"{ "type": "Feature", "properties": { \#(properties) }, "geometry": "#
      + #"{ "type": "Polygon", "coordinates": [[\#(ring)]] } }"#
  }

  private static func map(_ zones: [String]) -> String {
    #"{ "type": "FeatureCollection", "features": [\#(zones.joined(separator: ",\n"))] }"#
  }

  private static let doses = map([
    zone(-105, -104.995, #""name": "west", "Dose": 100"#),
    zone(-104.995, -104.99, #""name": "east", "Dose": 200"#),
    zone(-105, -104.99, #""name": "border""#),
  ])

  private static func plan(_ words: [String], _ files: [String: String]) throws -> Outcome {
    try withFolder { folder in
      for (name, text) in files { try write(text, to: folder + "/" + name) }
      return Outcome(
        ["plan"] + words, on: MemoryConsole(currentFolder: folder), verbs: VerbCatalogue.all)
    }
  }

  static let job = ["--cart", "9650", "rx.geojson", "wheat=110kg/ha", "urea=Dose,kg/ha"]

  private static func rx(_ words: [String] = []) throws -> Outcome {
    try plan(job + words, ["rx.geojson": doses])
  }

  // MARK: Answers

  @Test func `a map keeps its shape`() throws {
    expectGolden(try Self.rx(["--units", "metric"]).output, named: "map.md#metric")
    expectGolden(try Self.rx(["--details"]).output, named: "map.md#with details")
    expectGolden(try Self.rx(["--json"]).output, named: "map.md#as JSON")
    expectGolden(try Self.rx(["--format", "csv"]).output, named: "map.md#as CSV")
    expectGolden(try Self.rx(["--load-sheet", "-"]).output, named: "map.md#as a load sheet")
  }

  /// Oracle: 27.909271 ha at 100 and 200 kg/ha: 8,372.8 kg, in the mean 150.
  @Test func `product is summed over zones, and the border is left out`() throws {
    let outcome = try Self.rx(["--units", "metric"])
    #expect(outcome.code == .success, "\(outcome.errors)")
    let answer = outcome.output.split(separator: "\n").map { String($0).trimmed }
      .joined(separator: " ")
    #expect(answer.contains("seed 2 zones, 55.82 ha") || answer.contains("seeds 2 zones, 55.82 ha"))
    #expect(answer.contains("8,372.8 kg on 55.82 ha; 150.00 kg/ha in the mean, 100.00 at least"))
    #expect(answer.contains("\"border\" covers all other zones"))
  }

  /// Oracle: the same areas and rates as two fields.
  @Test func `zones are loaded as fields are`() throws {
    let areas = ["27.909270983696", "27.909270983696"]
    let fields = try Self.plan(
      [
        "--cart", "9650", "--units", "metric", "--field", "west=\(areas[0])ha,urea=100", "--field",
        "east=\(areas[1])ha,urea=200", "wheat=110", "urea=1", "--load-sheet", "-", "--format",
        "csv",
      ], [:])
    let zones = try Self.rx(["--units", "metric", "--load-sheet", "-", "--format", "csv"])
    let numbers = { (text: String) in
      text.split { ",\n".contains($0) }.map { Double($0) ?? 0 }
    }
    #expect(!zones.output.isEmpty)
    for (own, other) in zip(numbers(zones.output), numbers(fields.output)) {
      #expect(abs(own - other) < 1e-6 * max(1, other))
    }
    #expect(numbers(zones.output).count == numbers(fields.output).count)
  }

  /// Oracle: every assignment, and the request in the document; the map itself is not in it.
  @Test func `the JSON of a map is verified`() throws {
    let text = Self.map([
      Self.zone(-105, -104.997, #""Dose": 100"#), Self.zone(-104.997, -104.99, #""Dose": 200"#),
    ])
    let json = try Self.plan(Self.job + ["--json"], ["rx.geojson": text]).output
    let outcome = VerifyVerbTests.verify(json)
    #expect(outcome.output.hasPrefix("ok: "), "\(outcome.output)\(outcome.errors)")
    let changed = VerifyVerbTests.verify(
      json.replacing("\"zones\": true", with: "\"zones\": false"))
    #expect(changed.code == .negative, "\(changed.output)")
  }

  /// Oracle: an outline drawn as an eight, whose halves cancel.
  @Test func `an outline that crosses itself is said`() throws {
    let ring = "[[-100,50],[-99.99,50.02],[-99.98,50],[-100,50.013],[-99.98,50.013],[-100,50]]"
    let feature = #"""
      { "type": "Feature", "properties": { "Dose": 100 },
        "geometry": { "type": "Polygon", "coordinates": [\#(ring)] } }
      """#
    let outcome = try Self.plan(Self.job, ["rx.geojson": Self.map([feature])])
    let answer = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(answer.contains("crosses itself"), "\(outcome.output)\(outcome.errors)")
  }

  @Test(arguments: [
    (["maps/none", "wheat=110"], "maps/none"),
    (["rx.csv", "--task", "X", "wheat=110"], "'--task'"),
  ])
  func `a path without a file and a task without task data are refused`(
    words: [String], message: String
  ) throws {
    let outcome = try Self.plan(words, ["rx.csv": "Field,Acres,Dose\nA,80,100\n"])
    #expect(outcome.code != .success && outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func `a table with areas takes no field`() throws {
    let outcome = try Self.plan(
      ["rx.csv", "--field", "160ac", "wheat=110", "urea=Dose,lb/ac"],
      ["rx.csv": "Field,Acres,Dose\nA,80,100\n"])
    #expect(outcome.code != .success)
    #expect(outcome.errors.contains("the table says itself how large its zones are"))
  }

  @Test func `zones of one rate are put together`() throws {
    let text = Self.map([
      Self.zone(-105, -104.997, #""Dose": 100"#), Self.zone(-104.997, -104.995, #""Dose": 200"#),
      Self.zone(-104.995, -104.99, #""Dose": 100"#),
    ])
    let outcome = try Self.plan(Self.job, ["rx.geojson": text])
    #expect(outcome.output.contains("2 zones"), "\(outcome.output)\(outcome.errors)")
    let json = try Self.plan(Self.job + ["--json"], ["rx.geojson": text]).output
    #expect(json.contains("\"Zone 1 and Zone 3\""))
  }

  /// Oracle: 1,000 rates from 50 to 150 in the mean 100, whatever the classes.
  @Test func `many rates become classes with the same total`() throws {
    let rows = (0..<1_000).map { row in "0.1,\(50 + Double(row) * 100 / 999)" }
    let outcome = try Self.plan(
      ["--cart", "9650", "--json", "zones.csv", "wheat=110", "urea=rate,lb/ac"],
      ["zones.csv": "acres,rate\n" + rows.joined(separator: "\n")])
    let source = SourceText(name: "json", text: outcome.output)
    let json = try SyntaxReader.read(source)
    let product = try #require(json["map"]?["products"]?.elements?.first)
    #expect(abs((product["neededLb"]?.number ?? 0) - 10_000) < 1e-6)
    #expect(json["fields"]?.elements?.count == 64)
    var loads = 0.0
    for stop in json["stops"]?.elements ?? [] {
      for tank in stop["tanks"]?.elements ?? []
      where tank["product"]?.string?.hasPrefix("Urea") == true {
        loads += tank["loadLb"]?.number ?? 0
      }
    }
    #expect(abs(loads - 10_000) < 1e-3, "\(loads)")
    #expect(outcome.output.contains("1,000 different rates are planned as 64 classes"))
  }

  // MARK: What the file does not say

  @Test func `product, unit and column are asked for, with the columns`() throws {
    let refused = { (words: [String]) in
      try Self.plan(["--cart", "9650", "rx.geojson"] + words, ["rx.geojson": Self.doses])
    }
    let columns = "Its columns are \"name\", \"Dose\" (100 to 200)."
    for (words, expected) in [
      ([], "rx.geojson names no product."), (["wheat=110"], "urea=Dose,kg/ha"), ([], columns),
      (["urea=Dosis"], "rx.geojson has no column 'Dosis'."), (["urea=Dosis"], columns),
      (["urea=Dose"], "rx.geojson does not say in what unit 'Dose' is."),
      (["urea=Dose,stone/ac"], "'stone/ac' is not a unit of rates."),
      (["urea=name,kg/ha"], "The column 'name' of rx.geojson has no numbers."),
      (["wheat=Dose,kernels/ha"], "nothing says what they weigh."),
    ] {
      let outcome = try refused(words)
      #expect(outcome.code == .usage && outcome.output.isEmpty)
      let errors = outcome.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(errors.contains(expected), "\(words): \(errors)")
    }
  }

  /// Oracle: 100 seeds/m² of 40 g a thousand are 40 kg/ha.
  @Test func `kernels are weighed`() throws {
    let text = Self.map([Self.zone(-105, -104.99, #""Seeds": 1000000"#)])
    let outcome = try Self.plan(
      ["--cart", "9650", "--units", "metric", "rx.geojson", "wheat=Seeds,kernels/ha,tkw=40"],
      ["rx.geojson": text])
    #expect(outcome.output.contains("1,000,000 kernels/ha with 40 g in 1,000 seeds are 40 kg/ha"))
    #expect(outcome.output.contains("40.00 kg/ha in the mean"), "\(outcome.output)")
  }

  @Test func `litres are said to be a liquid`() throws {
    let text = Self.map([Self.zone(-105, -104.99, #""Rate (l/ha)": 150"#)])
    let outcome = try Self.plan(
      ["--cart", "9650", "--units", "metric", "rx.geojson", "Brew=Rate (l/ha)@128kg/hL"],
      ["rx.geojson": text])
    // 150 L of 1.28 kg
    #expect(
      outcome.output.contains("192.00 kg/ha in the mean"), "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("a liquid"))
  }

  @Test func `a field size does not go with a map but with points`() throws {
    let refused = try Self.rx(["--field", "160"])
    #expect(refused.errors.contains("'--field' does not go with a map"))
    let points = try Self.plan(
      ["--cart", "9650", "points.csv", "--field", "160", "wheat=110", "urea=rate,lb/ac"],
      ["points.csv": "lat,lon,rate\n50,-105,100\n50,-105.1,200\n"])
    #expect(points.output.contains("2 zones, 160.00 ac"), "\(points.output)\(points.errors)")
    #expect(points.output.contains("Each of 2 points has an equal share"))
  }

  @Test func `a task without a map is refused`() {
    let outcome = Outcome(
      ["plan", "--field", "160", "--task", "Urea", "wheat=100"], on: MemoryConsole(),
      verbs: VerbCatalogue.all)
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains("'--task' names a task of a map, and there is no map."))
  }

  // MARK: Files

  @Test func `a folder with one map is that map`() throws {
    try withFolder { folder in
      let inner = folder + "/rx"
      try FileManager.default.createDirectory(
        atPath: inner, withIntermediateDirectories: false)
      try write(Self.doses, to: inner + "/a.geojson")
      let plan = {
        Outcome(
          ["plan", "--cart", "9650", "rx", "urea=Dose,kg/ha"],
          on: MemoryConsole(currentFolder: folder), verbs: VerbCatalogue.all)
      }
      #expect(plan().code == .success, "\(plan().errors)")
      try write(Self.doses, to: inner + "/b.geojson")
      #expect(plan().errors.contains("2 maps in the folder: \"a.geojson\", \"b.geojson\""))
      #expect(plan().code == .malformedData)
    }
  }

  @Test(arguments: [
    ("rx.geojson", "{", "rx.geojson:1:1: this { is never closed", ExitCode.malformedData),
    ("none.geojson", "", "the file does not exist", .missingInput),
    ("rx.zip", "PK", "this is not a .zip archive", .malformedData),
    ("rx.xml", "<kml/>", "not ISOXML task data", .malformedData),
  ])
  func `a file that is no map is refused`(
    name: String, text: String, expected: String, code: ExitCode
  ) throws {
    let files = name == "none.geojson" ? [:] : [name: text]
    let outcome = try Self.plan(["--cart", "9650", name, "urea=Dose"], files)
    #expect(outcome.code == code)
    #expect(outcome.errors.contains(expected), "\(outcome.errors)")
  }

  @Test func `a load sheet of a map is verified`() throws {
    try withFolder { folder in
      try write(Self.doses, to: folder + "/rx.geojson")
      let on = { MemoryConsole(currentFolder: folder) }
      let made = Outcome(
        ["plan"] + Self.job + ["--load-sheet", "loads.csv"], on: on(), verbs: VerbCatalogue.all)
      #expect(made.code == .success, "\(made.errors)")
      let verified = Outcome(["verify", "loads.csv"], on: on(), verbs: VerbCatalogue.all)
      #expect(verified.code == .success, "\(verified.output)\(verified.errors)")
    }
  }
}

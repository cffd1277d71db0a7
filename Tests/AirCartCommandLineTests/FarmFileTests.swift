import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Foundation
import Testing

/// Several fields written as a farm file.
///
/// Oracle: the plan of the fields themselves, and pounds by hand.
@Suite struct FarmFileTests {
  private static func run(_ words: [String], in folder: String) -> Outcome {
    Outcome(words, on: MemoryConsole(currentFolder: folder), verbs: VerbCatalogue.all)
  }

  private static func json(_ outcome: Outcome) throws -> NSDictionary {
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(value as? NSDictionary, "\(outcome.errors)")
  }

  private static let plan = ["plan", "wheat=110", "urea=150", "map=60", "--cart", "91300"]

  /// Words of a plan of several fields of one crop.
  private static let jobs = [
    ["--field", "Home=155", "--field", "North=310,urea=130", "--field", "Far=80,map=0"],
    ["--field", "Home=155", "--field", "North=310", "--reserve", "5bu", "--overlap", "4%"],
    ["--field", "A=60", "--field", "B=70,wheat=90", "--units", "metric", "--margin", "8%"],
    ["--field", "A=160", "--field", "B=70", "--pin", "Wheat=1,3", "--most", "urea=1"],
    ["--field", "A=160", "--field", "B=70", "--no-saddle", "--densities", "listed"],
    ["--field", "A=160", "--field", "B=70", "--drill", "double,rows=9in,opener=1in,soil=medium"],
    ["--field", "A=160", "--field", "B=70", "MyMix=40@52", "--keep-out", "MyMix=1"],
    ["--field", "A=160", "--field", "B=70,urea=50", "--payload", "20000lb"],
    ["--field", "A=160", "--field", "B=70,urea=50", "--gross", "80000lb"],
  ]

  @Test(arguments: jobs)
  func `a farm that was written is the fields that were planned`(words: [String]) throws {
    try withFolder { folder in
      let stated = Self.run(
        Self.plan + words + ["--write-farm", "my farm.json", "--json"], in: folder)
      #expect(stated.code == .success, "\(stated.errors)")
      let read = Self.run(["plan", "my farm.json", "--json"], in: folder)
      let (expected, found) = (try Self.json(stated), try Self.json(read))
      for key in ["cart", "areaAc", "units", "densities", "fields", "fills", "stops"] {
        #expect(
          found[key] as? NSObject == expected[key] as? NSObject,
          "\(key): \(String(describing: found[key]))")
      }
      #expect(Self.run(["compare", "my farm.json"], in: folder).code == .success)
    }
  }

  /// By hand: 155 + 80 ac at 110 lb/ac of wheat, 148 ac at 180 lb/ac of peas, 235 ac at 100 and 148 ac at 0
  /// of urea.
  @Test func `a list with two crops becomes a farm of two`() throws {
    try withFolder { folder in
      let list = "Field,Acres,Crop,Urea\nHome,155,Wheat,100\nNorth,148,Peas,0\nFar,80,Wheat,100\n"
      try write(list, to: folder + "/fields.csv")
      let written = Self.run(
        [
          "plan", "fields.csv", "wheat=110", "peas=180", "urea=Urea,lb/ac", "--cart", "91300",
          "--write-farm", "farm.json",
        ], in: folder)
      #expect(written.code == .success, "\(written.errors)")
      let farm = try #require(FarmScenario.read(contentsOfFile: folder + "/farm.json").document)
      #expect(farm.farm.crops.map(\.name) == ["Wheat", "Peas"])
      #expect(farm.farm.fields.map(\.name) == ["Home", "North", "Far"])
      #expect(farm.carts.map(\.cart.name) == ["91300"])
      let totals = farm.farm.productTotals.map { [$0.name: $0.mass.pounds] }
      #expect(totals == [["Wheat": 25_850], ["Urea (46-0-0)": 23_500], ["Peas": 26_640]])
    }
  }

  /// Oracle: the acres of the list, as they are typed there.
  @Test(arguments: ["30", "70", "61.3", "12.7", "33.3"])
  func `areas are written as the list has them`(acres: String) throws {
    try withFolder { folder in
      try write(
        "Field,Acres,Crop,Urea\nA,\(acres),Wheat,100\nB,20,Wheat,90\n",
        to: folder + "/fields.csv")
      let written = Self.run(
        [
          "plan", "fields.csv", "wheat=110", "urea=Urea,lb/ac", "--cart", "91300",
          "--write-farm", "farm.json",
        ], in: folder)
      #expect(written.code == .success, "\(written.errors)")
      let text = try String(contentsOfFile: folder + "/farm.json", encoding: .utf8)
      #expect(text.contains("\"area\": \(acres),"), "\(text)")
    }
  }

  @Test func `areas in hectares stay so`() throws {
    try withFolder { folder in
      try write("Field,Hectares,Crop\nA,60,Wheat\nB,33.3,Wheat\n", to: folder + "/fields.csv")
      let written = Self.run(
        ["plan", "fields.csv", "wheat=110", "--cart", "91300", "--write-farm", "farm.json"],
        in: folder)
      #expect(written.code == .success, "\(written.errors)")
      let text = try String(contentsOfFile: folder + "/farm.json", encoding: .utf8)
      #expect(text.contains("\"area\": \"60 ha\"") && text.contains("\"area\": \"33.3 ha\""))
      let farm = try #require(FarmScenario.read(contentsOfFile: folder + "/farm.json").document)
      #expect(farm.farm.fields.map { ($0.area.hectares * 1e6).rounded() / 1e6 } == [60, 33.3])
    }
  }

  /// Oracle: the same map, planned zone by zone.
  @Test func `a map is written as one field with its zones`() throws {
    try withFolder { folder in
      let map = packageFolder + "/Scenarios/maps/home.geojson"
      let words = ["plan", "--cart", "9650", map, "wheat=110", "urea=Urea_lb_ac"]
      let stated = Self.run(words + ["--write-farm", "farm.json", "--json"], in: folder)
      #expect(stated.code == .success, "\(stated.errors)")
      let farm = try #require(FarmScenario.read(contentsOfFile: folder + "/farm.json").document)
        .farm
      #expect(farm.fieldCount == 1 && farm.fields.count > 1 && farm.crops.count > 1)
      let read = Self.run(["plan", "farm.json", "--json"], in: folder)
      let (expected, found) = (try Self.json(stated), try Self.json(read))
      // The file has nine decimals of an area.
      let areas = try [found, expected].map { try #require($0["areaAc"] as? Double) }
      #expect(abs(areas[0] - areas[1]) < 1e-7)
      #expect((found["fills"] as? [Any])?.count == (expected["fills"] as? [Any])?.count)
      #expect(Self.run(["compare", "farm.json"], in: folder).code == .success)
    }
  }

  /// By hand: a list has three fields, though it is read as zones without outlines.
  @Test func `a list without crops is written as its fields`() throws {
    try withFolder { folder in
      let list = packageFolder + "/Scenarios/maps/fields.csv"
      let words = ["plan", "--cart", "91300", list, "wheat=110", "urea=Urea (lb/ac)", "map=60"]
      #expect(Self.run(words + ["--write-farm", "farm.json"], in: folder).code == .success)
      let farm = try #require(FarmScenario.read(contentsOfFile: folder + "/farm.json").document)
      #expect(farm.farm.fields.map(\.name) == ["Home", "North", "River"])
      #expect(farm.farm.fieldCount == 3)
    }
  }

  @Test func `a file that is there is not overwritten`() throws {
    try withFolder { folder in
      try write("mine", to: folder + "/farm.json")
      let words = Self.plan + ["--field", "A=80", "--field", "B=80", "--write-farm"]
      let outcome = Self.run(words + ["farm.json"], in: folder)
      #expect(outcome.code == .usage && outcome.errors.contains("'farm.json' is there already"))
      #expect(try String(contentsOfFile: folder + "/farm.json", encoding: .utf8) == "mine")
      #expect(Self.run(words + ["farm.json", "--force"], in: folder).code == .success)
      let farm = try #require(FarmScenario.read(contentsOfFile: folder + "/farm.json").document)
      #expect(farm.farm.fields.map(\.name) == ["A", "B"])
      #expect(Self.run(words + ["-"], in: folder).errors.contains("A farm goes into a file."))
      let one = Self.run(Self.plan + ["--field", "80", "--write-farm", "new.json"], in: folder)
      #expect(one.errors.contains("'--write-farm' is for several fields."))
    }
  }
}

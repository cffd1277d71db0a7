import AirCartCommandLine
import AirCartDocuments
import AirCartReports
import AirCartTestSupport
import Foundation
import Testing

/// Load sheets as they are written, and with faults planted in them.
@Suite struct VerifyLoadSheetTests {
  private static let job = [
    "--cart", "91300", "--field", "480ac", "--densities", "published", "--reserve", "5bu",
    "--gross", "120000lb", "Wheat=110", "Urea (46-0-0)=150", "MAP (11-52-0)=60",
  ]

  private static let ways: [[String]] = [
    job, job + ["--even"],
    ["--cart", "9650", "--field", "900ac", "Wheat=100", "Canola=5", "--top-up"],
    ["--cart", "9650", "--field", "900ac", "Wheat=100", "Canola=5", "--top-up", "--even"],
    ["--cart", "9650", "--field", "40ac", "Wheat=100", "Canola=5"],
    [
      "--units", "metric", "--tanks", "300,200,440", "--field", "250", "Barley=110",
      "MyMix=60@75kg/hL",
    ],
    [
      "--cart", "91300", "--field", "480", "Wheat=110", "Urea=150", "MAP=60", "--on-board",
      "1=Urea:200bu", "--on-board", "4=Wheat:6000lb", "--on-board", "3=Canola:20%",
    ],
    ["--cart", "91300+L9650", "--field", "2000ac", "Wheat=100", "Canola=5", "Oats=0"],
    ["--cart", "9650", "--field", "900ac", "A \"quoted\", parted mix=60@40", "Canola=5"],
  ]

  private static func sheet(_ job: [String], as format: String) -> String {
    let words = ["plan"] + job + ["--load-sheet", "-", "--format", format]
    return Outcome(words, verbs: VerbCatalogue.all).output
  }

  @Test(arguments: ways) func `a load sheet as it was written holds`(job: [String]) {
    let json = VerifyVerbTests.verify(Self.sheet(job, as: "json"))
    #expect(json.code == .success, "\(json.output)\(json.errors)")
    #expect(json.output.contains(", its plan's optima recomputed by "))
    let table = VerifyVerbTests.verify(Self.sheet(job, as: "csv"))
    #expect(table.code == .success, "\(table.output)\(table.errors)")
    #expect(table.output.contains("; a table has no plan"))
    let data = VerifyVerbTests.verify(Self.sheet(job, as: "json"), ["--json"])
    #expect(data.output.contains("\"kind\": \"loadSheet\""))
  }

  /// The places and values of faults.
  static let faults: [(pointer: String, value: JSONValue)] = [
    ("/stops/1/fill", 5), ("/stops/0/tanks/1/tank", "Saddle"), ("/stops/2/areaAc", 60),
    ("/fieldAc", 481), ("/stops/1/tanks/0/beforeBu", 6), ("/stops/0/tanks/0/leftBu", 4.999_999),
    ("/stops/0/tanks/2/seededBu", 100), ("/stops/0/tanks/2/loadLb", 1),
    ("/stops/1/tanks/3/leftLb", 1), ("/stops/1/tanks/3/productOnCartLb", 1),
    ("/stops/1/tanks/3/grossWeightLb", 1), ("/stops/2/products/0/totalBu", 1),
    ("/stops/2/products/0/totalLb", 1), ("/stops/1/products/2/loadBu", 1), ("/fills", 4),
    ("/emptyWeightLb", 50_000), ("/brim", true), ("/cart", "9950"), ("/units", "metric"),
    ("/stops/1/products/0/product", "Gold"), ("/stops/1/tanks/0/grossWeightLb", .null),
    ("/plan/fillPlan/fills", 2), ("/plan/products/0/demandBu", 1),
  ]

  @Test(arguments: faults) func `a planted fault is named with its place`(
    pointer: String, value: JSONValue
  ) throws {
    let sound = Self.sheet(Self.job, as: "json")
    let wrong = VerifyVerbTests.verify(try sound.setting(pointer, to: value))
    #expect(wrong.code == .negative, "\(wrong.errors)")
    #expect(wrong.output.contains("  \(pointer): found "), "\(wrong.output)")
  }

  @Test func `stops in another order are found`() throws {
    let sound = Self.sheet(Self.job, as: "json")
    let (first, second) = (try sound.value(at: "/stops/0"), try sound.value(at: "/stops/1"))
    let swapped = try sound.setting("/stops/0", to: #require(second))
      .setting("/stops/1", to: #require(first))
    let outcome = VerifyVerbTests.verify(swapped)
    #expect(outcome.code == .negative)
    #expect(outcome.output.contains("  /stops/0/fill: found 2, expected 1: "))
  }

  /// A sheet whose loads follow from another split of a product over its tanks balances all the same.
  @Test func `a sheet that balances and yet is not that of its plan is found`() throws {
    let sound = Self.sheet(Self.job, as: "json")
    let other = Self.sheet(Self.job.map { $0 == "480ac" ? "470ac" : $0 }, as: "json")
    let plan = try #require(try sound.value(at: "/plan"))
    let mixed = VerifyVerbTests.verify(try other.setting("/plan", to: plan))
    #expect(mixed.code == .negative)
    #expect(mixed.output.contains("  /fieldAc: found 470, expected 480: "))
  }

  static let tableFaults: [(row: Int, column: String, rule: VerificationRule)] = [
    (3, "before_bu", .carried), (5, "load_bu", .left), (6, "left_bu", .left),
    (6, "load_lb", .sheetMass), (7, "product_on_cart_lb", .scale), (8, "gross_lb", .scale),
    (9, "product_total_lb", .total), (10, "seeded_bu", .seeded), (11, "fill", .stop),
  ]

  @Test(arguments: tableFaults)
  func `a fault in a table is named with its row and column`(
    row: Int, column: String, rule: VerificationRule
  ) throws {
    var lines = Self.sheet(Self.job, as: "csv").split(separator: "\n").map { String($0) }
    let index = try #require(lines[0].split(separator: ",").firstIndex { $0 == column })
    var fields = lines[row].split(separator: ",", omittingEmptySubsequences: false).map {
      String($0)
    }
    fields[index] = column == "fill" ? "7" : "12.5"
    lines[row] = fields.joined(separator: ",")
    let outcome = VerifyVerbTests.verify(lines.joined(separator: "\n") + "\n")
    #expect(outcome.code == .negative, "\(outcome.errors)")
    #expect(outcome.output.contains(rule.sentence), "\(outcome.output)")
    if rule != .stop { #expect(outcome.output.contains("  row \(row), ")) }
  }

  /// Oracle: it holds, it is wrong, or it cannot be read; nothing else, whatever the bytes.
  @Test(.tags(.property), arguments: 0..<3)
  func `a sheet with slips in it is judged or refused`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let sheets = ["csv", "json"].map { Array(Self.sheet(Self.job, as: $0).utf8) }
    for number in 0..<40 {
      var bytes = sheets[number % 4 == 0 ? 1 : 0]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8.random(in: 32...126, using: &random)
        default: bytes.insert(contentsOf: "9e18".utf8, at: place)
        }
      }
      let code = VerifyVerbTests.verify(String(decoding: bytes, as: UTF8.self)).code
      #expect(
        [.success, .negative, .malformedData].contains(code), "seed \(seed), case \(number)")
    }
    for fill in ["-9223372036854775808", "1e300", "0", "2.5", "2.4"] {
      let text = Self.sheet(Self.job, as: "json").replacing(
        "\"fill\": 2", with: "\"fill\": \(fill)")
      #expect(VerifyVerbTests.verify(text).code == .negative, "fill \(fill)")
    }
  }

  @Test func `a table or a sheet that cannot be read is told where`() {
    let short = VerifyVerbTests.verify("fill,area_ac,tank\n1,2\n")
    #expect(short.code == .malformedData)
    #expect(short.errors.contains("row 1 has 2 fields, and the table 3 columns"))
    let empty = VerifyVerbTests.verify("fill,area_ac,tank\n")
    #expect(empty.errors.contains("this table has no rows"))
    let words = VerifyVerbTests.verify(
      Self.sheet(Self.job, as: "csv").replacing("\n2,", with: "\ntwo,"))
    #expect(words.code == .malformedData && words.errors.contains("no number in the column"))
    let noPlan = VerifyVerbTests.verify("{ \"schemaVersion\": 2, \"stops\": [] }")
    #expect(noPlan.code == .malformedData && noPlan.errors.contains("\"plan\""))
  }
}

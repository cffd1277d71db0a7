import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Foundation
import Testing

/// Lists of fields with their crops and the nutrients that they are to get.
@Suite struct FieldListTests {
  private static let list = """
    Field,Acres,Crop,Plant Date,Lbs/Acre N,Lbs/Acre P,Lbs/Acre K
    Field 1,155,Wheat,05/04/2025,69,31,0
    Field 2,148,Peas,05/01/2025,3,16,0
    Field 3,80,Wheat,05/05/2025,80,31,15
    """

  private static func plan(
    _ words: [String], _ text: String = list, typed: Bool = false
  ) throws -> (Outcome, String) {
    try withFolder { folder in
      try write(text, to: folder + "/fields.csv")
      let outcome = Outcome(
        ["plan"] + (typed ? [] : ["fields.csv"]) + [
          "--cart", "91300", "--fields-table", "table.csv",
        ]
          + words,
        on: MemoryConsole(currentFolder: folder), verbs: VerbCatalogue.all)
      let table = (try? String(contentsOfFile: folder + "/table.csv", encoding: .utf8)) ?? ""
      return (outcome, table)
    }
  }

  private static func joined(_ outcome: Outcome) -> String {
    outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The rows of a table as texts by their columns.
  private static func rows(_ table: String) -> [[String: String]] {
    let lines = table.split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",").map { String($0) }
    }
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(lines[0], $0)) }
  }

  /// Oracle: the same fields, typed.
  @Test(arguments: [["canola=5", "urea=150"], ["canola", "5,", "urea", "150"]])
  func `a list of areas takes the products of the command line`(words: [String]) throws {
    let (outcome, table) = try Self.plan(words, "Field,Acres\nHome,155\nNorth,80\n")
    let typed = try Self.plan(
      ["canola=5", "urea=150", "--field", "Home=155", "--field", "North=80"], typed: true)
    #expect(outcome.code == .success, "\(outcome.errors)")
    #expect(table == typed.1 && !table.isEmpty, "\(table)")
  }

  /// A column with a unit of rates is not passed over.
  @Test func `a list with a rate that no product takes is refused`() throws {
    let (outcome, _) = try Self.plan(["canola=5"], "Field,Acres,N (lb/ac) dose\nHome,155,70\n")
    #expect(outcome.code != .success && outcome.errors.contains("names no product"))
  }

  /// Oracle: the same columns, named.
  @Test(arguments: [
    ("Wheat (lb/ac),Urea (lb/ac)", ["wheat=Wheat (lb/ac)", "urea=Urea (lb/ac)"]),
    (
      "Wheat rate (kg/ha),Urea (46-0-0) [lb/ac]",
      ["wheat=Wheat rate (kg/ha)", "urea=Urea (46-0-0) [lb/ac]"]
    ),
    ("wheat_lb_ac,Urea lb/ac", ["wheat=wheat_lb_ac", "urea=Urea lb/ac"]),
    (
      "Wheat #/ac,Urea (46-0-0) lb/ac",
      ["wheat=Wheat #/ac,lb/ac", "urea=Urea (46-0-0) lb/ac,lb/ac"]
    ),
    (
      "Wheat kg ha-1,Urea lbs. per ac.",
      ["wheat=Wheat kg ha-1,kg/ha", "urea=Urea lbs. per ac.,lb/ac"]
    ),
    ("Wheat kg.ha-1,Urea lb.ac-1", ["wheat=Wheat kg.ha-1,kg/ha", "urea=Urea lb.ac-1,lb/ac"]),
    ("Wheat lb/ac,UAN gpa", ["wheat=Wheat lb/ac", "uan=UAN gpa,gal/ac"]),
  ])
  func `headings of products with units are rates`(headings: String, words: [String]) throws {
    let list = "Field,Acres,\(headings)\nHome,155,110,150\nNorth,80,100,140\n"
    let (outcome, table) = try Self.plan([], list)
    #expect(outcome.code == .success, "\(outcome.errors)")
    #expect(try table == Self.plan(words, list).1 && !table.isEmpty, "\(table)")
  }

  @Test(arguments: [
    ("Urea,MAP (lb/ac)", ["wheat=110"], "Head it with its unit, as in 'Urea (lb/ac)'"),
    (
      "Urea (lb/ac),Starter (lb/ac)", [], "'Starter (lb/ac)' of fields.csv names no listed product."
    ),
    ("Urea (lb/ac),46-0-0 (lb/ac)", [], "are both columns of Urea (46-0-0)."),
    ("Urea (lb/ac),Note", ["ure=150"], "\"ure=150\" is beside fields.csv"),
    ("Wheat (seeds/m2),Urea (lb/ac)", [], "nothing says what they weigh"),
    ("N (lb/ac),MAP (lb/ac)", ["wheat=110"], "asks for N, and no fertilizer is named."),
    ("Potash (lb/ac),Note", ["wheat=110"], "asks for K2O, and no fertilizer is named."),
    (
      "Potash lb/ac,Note", ["wheat=110"],
      "'Potash lb/ac' is read as K2O; rates of the fertilizer are headed 'Potash (0-0-60) (lb/ac)'"
    ),
    (
      "Urea (46-0-0) oz/ac,Note", ["wheat=110"],
      "and its unit is not understood. Help: Head it with its unit, as in 'Urea (lb/ac)'"
    ),
    ("Urea lbs/quarter,Note", ["wheat=110"], "may be rates of Urea (46-0-0)"),
    (
      "Urea (lb/ac),MAP (lb/ac)", ["wheat=110000"], "The rate of wheat must be 0 or from 0.001 to"
    ),
    (
      "Urea (t/ha),Note", ["wheat=110"],
      "150 t/ha of Urea (46-0-0) in Home must be 0 or from 0.001 to 10,000 lb/ac."
    ),
    ("Urea,Note", ["wheat=110"], "does not say in what unit 'Urea' is. Help: Head it with"),
    ("Potash oz/ac,Note", ["wheat=110"], "as in 'Potash (0-0-60) (lb/ac)'"),
    ("lbs Urea/ac,Note", ["wheat=110"], "may be rates of Urea (46-0-0)"),
    ("UREA 2025 lb/ac,MAP lb/ac", ["wheat=110"], "'urea=UREA 2025 lb/ac' 'MAP=MAP lb/ac'"),
    ("Wheat seeds/m2,Urea (lb/ac)", [], "'Wheat=Wheat seeds/m2,tkw=38' 'Urea=Urea (lb/ac)'"),
    ("Urea (lb/ac),Note", ["urea=150"], "whose column 'Urea (lb/ac)' has rates of Urea (46-0-0)."),
  ])
  func `a heading that leaves a rate open is refused`(
    headings: String, words: [String], expected: String
  ) throws {
    let (outcome, _) = try Self.plan(words, "Field,Acres,\(headings)\nHome,155,150,40\n")
    let errors = outcome.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(outcome.code == .usage && errors.contains(expected), "\(errors)")
  }

  /// Oracles: the plan of the rates that are typed, and the words of what is left alone.
  @Test func `yields, nutrients and named columns are no rates`() throws {
    let typed = try Self.plan(["wheat=110", "urea=150"], "Field,Acres\nHome,155\nNorth,80\n").1
    let yields = "Field,Acres,Wheat (bu/ac)\nHome,155,50\nNorth,80,60\n"
    let (said, planned) = try Self.plan(["wheat=110", "urea=150"], yields)
    #expect(planned == typed && Self.joined(said).contains("'Wheat (bu/ac)' is taken as a yield"))
    let others = "Field,Acres,Wheat kg,Urea ($/t),Wheat acres,MAP lbs,Urea total lb\n"
    let (weights, same) = try Self.plan(
      ["wheat=110", "urea=150"], others + "Home,155,1,2,3,4,5\nNorth,80,1,2,3,4,5\n")
    #expect(same == typed, "\(weights.errors)")
    let words = "The column 'MAP lbs' is not taken: its unit is none of rates."
    #expect(Self.joined(weights).contains(words))
    let brought = "Field,Acres,N (lb/ac),Urea (lb/ac)\nHome,155,69,10\nNorth,80,69,20\n"
    #expect(try Self.plan(["wheat=110", "--from", "urea"], brought).1 == typed)
    let two = "Field,Acres,Urea (lb/ac),MAP (lb/ac)\nHome,155,150,40\nNorth,80,150,40\n"
    let (outcome, table) = try Self.plan(["wheat=110", "urea=Urea (lb/ac)"], two)
    #expect(table == typed)
    #expect(Self.joined(outcome).contains("The column 'MAP (lb/ac)' is not taken"))
  }

  /// Oracle: the words of what is not planned; Home takes two products, South one.
  @Test func `rows without an area or a rate are said`() throws {
    let list = "Field,Acres,Urea #/ac\nHome,155,150\nNorth,0,140\nSouth,80,\n"
    let (outcome, table) = try Self.plan(["wheat=110"], list)
    let fields = Self.rows(table).map { $0["field"] }
    #expect(fields == ["Home", "Home", "South"], "\(outcome.errors)")
    let said = Self.joined(outcome)
    #expect(said.contains("The area of North is 0: left out."))
    #expect(said.contains("No rate is stated for South (Urea (46-0-0)): none goes there."))
  }

  /// A row that states the rates of two crops' seed is meant so.
  @Test func `seed with a column goes where its column says`() throws {
    let list =
      "Field,Acres,Crop,Peas (lb/ac),Canola (lb/ac)\nHome,155,Peas,120,3\nNorth,80,Canola,0,5\n"
    let rows = try Self.rows(Self.plan([], list).1)
    #expect(
      rows.contains {
        $0["field"] == "Home" && $0["product"] == "Canola" && $0["rate_lb_per_ac"] == "3"
      },
      "\(rows)")
  }

  @Test func `zones of a field are no fields`() throws {
    let list = "Field,Zone,Acres,Urea (lb/ac)\nHome,Low,50,150\nHome,High,45,120\n"
    let (outcome, _) = try Self.plan(["wheat=110"], list)
    #expect(outcome.output.contains("2 zones"), "\(outcome.output)\(outcome.errors)")
  }

  @Test func `a table where a farm file belongs leads to the verb that reads it`() throws {
    try withFolder { folder in
      try write("Field,Acres\nHome,155\n", to: folder + "/fields.csv")
      let outcome = Outcome(
        ["compare", "fields.csv"], on: MemoryConsole(currentFolder: folder),
        verbs: VerbCatalogue.all)
      #expect(outcome.errors.contains("--write-farm farm.json"), "\(outcome.errors)")
    }
  }

  @Test(arguments: ["Fallow", "chem fallow", "Summerfallow", "No seed", "none"])
  func `a field without seed is left out of a list`(crop: String) throws {
    let (outcome, table) = try Self.plan(
      ["wheat=110", "urea=100"], "Field,Acres,Crop\nHome,155,Wheat\nWest,80,\(crop)\n")
    #expect(
      Self.joined(outcome).contains("No product goes on West (\(crop)): left out."),
      "\(outcome.output)\(outcome.errors)")
    #expect(Self.rows(table).allSatisfy { $0["field"] == "Home" })
  }

  /// Oracle: 155 · 69 + 148 · 3 + 80 · 80 = 17,539 lb of N, 155 · 31 + 148 · 16 + 80 · 31 = 9,653 lb of
  /// P2O5 and 80 · 15 = 1,200 lb of K2O, by hand.
  @Test func `nutrients of a list become rates of fertilizers`() throws {
    let (outcome, table) = try Self.plan(["--from", "urea,MAP,potash"])
    #expect(outcome.code == .success, "\(outcome.errors)")
    let text = Self.joined(outcome)
    #expect(
      text.contains(
        "Nutrients asked for on 383.00 ac: N 17,539 lb, P2O5 9,653 lb and K2O 1,200 lb"), "\(text)")
    #expect(text.contains("P means P2O5 here"))
    // MAP of 31 lb P2O5 is 31 / 0.52 = 59.615 lb/ac with 6.558 lb N; urea brings the other 62.442 lb.
    let rows = Self.rows(table)
    let first = rows.filter { $0["field"] == "Field 1" }
    let rates = Dictionary(
      uniqueKeysWithValues: first.map {
        ($0["product"] ?? "", Double($0["rate_lb_per_ac"] ?? "") ?? 0)
      })
    #expect(abs((rates["MAP (11-52-0)"] ?? 0) - 59.615) < 0.001, "\(table)")
    #expect(abs((rates["Urea (46-0-0)"] ?? 0) - 135.744) < 0.001)
    #expect(rates["Potash (0-0-60)"] == nil)
  }

  /// Oracle: sums over the rows of the table: pounds are rate times acres, and potash is that of Field 3,
  /// 15 / 0.6 · 80 = 2,000 lb.
  @Test func `a table says what each field takes of each product`() throws {
    let (_, table) = try Self.plan(["--from", "urea,map,potash"])
    let rows = Self.rows(table)
    for row in rows {
      let product = (Double(row["rate_lb_per_ac"] ?? "") ?? 0) * (Double(row["area_ac"] ?? "") ?? 0)
      #expect(abs(product - (Double(row["amount_lb"] ?? "") ?? -1)) < 1e-6)
      #expect(Int(row["done_in_fill"] ?? "") != nil)
    }
    let potash = rows.filter { $0["product"] == "Potash (0-0-60)" }
    #expect(potash.count == 1 && potash[0]["field"] == "Field 3")
    #expect(abs((Double(potash[0]["amount_lb"] ?? "") ?? 0) - 2_000) < 1e-6)
    let phosphate = rows.filter { $0["product"] == "MAP (11-52-0)" }
      .reduce(0) { $0 + (Double($1["amount_lb"] ?? "") ?? 0) * 0.52 }
    #expect(abs(phosphate - 9_653) < 1e-6)
  }

  @Test func `seed goes on the fields of its crop, and a crop is chosen`() throws {
    let (both, table) = try Self.plan(["--from", "urea,map,potash", "wheat=110", "peas=180"])
    #expect(both.code == .success, "\(both.errors)")
    let seeds = Self.rows(table).filter { ["Wheat", "Peas"].contains($0["product"] ?? "") }
    #expect(seeds.map { $0["field"] } == ["Field 1", "Field 2", "Field 3"])
    #expect(seeds.map { $0["product"] } == ["Wheat", "Peas", "Wheat"])
    let (wheat, _) = try Self.plan(["--from", "urea,map,potash", "--crop", "wheat", "wheat=110"])
    #expect(Self.joined(wheat).contains("235.00 ac"), "\(wheat.output)")
    let (alone, _) = try Self.plan(["--from", "urea,map,potash", "wheat=110"])
    #expect(Self.joined(alone).contains("No product is seed for Field 2 (Peas)"))
    let (other, _) = try Self.plan(["--crop", "canola", "--from", "urea"])
    #expect(other.code == .usage && other.errors.contains("Its crops are Wheat and Peas"))
  }

  /// Oracle: 67.25 kg/ha of N from urea of 46 % are 146.2 kg/ha.
  @Test func `decimal commas, semicolons and kilograms are read`() throws {
    let text = "Field;Hectares;N (kg/ha)\nA;60,5;67,25\nB;30;0\n"
    let (outcome, table) = try Self.plan(["--units", "metric", "--from", "urea"], text)
    #expect(outcome.code == .success, "\(outcome.errors)")
    let rows = Self.rows(table)
    #expect(
      rows.count == 1 && abs((Double(rows[0]["rate_kg_per_ha"] ?? "") ?? 0) - 146.196) < 0.001)
    #expect(Self.joined(outcome).contains("No product goes on B: left out."), "\(outcome.output)")
  }

  @Test(arguments: [
    ([String](), "asks for N, P2O5 and K2O, and no fertilizer is named"),
    (["--from", "wheat"], "has no grade"), (["--from", "urea", "--target", "N=9"], "'--target'"),
  ])
  func `what is missing is said`(words: [String], message: String) throws {
    let (outcome, _) = try Self.plan(words)
    #expect(outcome.code != .success && outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func `a list without nutrients refuses fertilizers, and two columns of one nutrient`()
    throws
  {
    let (none, _) = try Self.plan(["--from", "urea"], "Field,Acres,Crop\nA,80,Wheat\n")
    #expect(none.errors.contains("has no column of nutrients"), "\(none.errors)")
    let (twice, _) = try Self.plan(["--from", "urea"], "Field,Acres,N,N (lb/ac)\nA,80,9,9\n")
    #expect(twice.errors.contains("are both columns of N"), "\(twice.errors)")
  }

  @Test(arguments: [
    ("n/a", "\"n/a\""), ("-", "\"-\""), ("80-100", "\"80-100\""), ("100%", "\"100%\""),
    ("\"100,5\"", "\"100,5\""), ("-5", "-5 in the column"),
  ])
  func `a nutrient that is not a weight is refused with its line`(
    cell: String, shown: String
  ) throws {
    let text = "Field,Acres,N (lb/ac)\nA,80,90\nB,50,\(cell)\n"
    let (outcome, _) = try Self.plan(["--from", "urea"], text)
    #expect(outcome.code != .success && outcome.errors.contains(shown), "\(outcome.errors)")
    #expect(outcome.errors.contains("fields.csv:3"), "\(outcome.errors)")
  }

  @Test func `points between thousands are refused behind semicolons`() throws {
    let text = "Field;Acres;N (lb/ac)\nA;80;1.050,5\n"
    let (outcome, _) = try Self.plan(["--from", "urea"], text)
    #expect(outcome.errors.contains("\"1.050,5\" in the column"), "\(outcome.errors)")
  }

  @Test(arguments: ["N kg", "N %", "N (kg/ac)", "N lb"])
  func `a nutrient without a weight on an area is refused`(heading: String) throws {
    let (outcome, _) = try Self.plan(["--from", "urea"], "Field,Acres,\(heading)\nA,80,90\n")
    #expect(outcome.code != .success, "\(outcome.output)")
    #expect(
      outcome.errors.contains("the unit of the column \"\(heading)\" is not understood"),
      "\(outcome.errors)")
  }

  private static let crops = """
    Field,Acres,2025 Crop,N (lb/ac)
    A,10,Fallow,50
    B,20,Wheat,50
    C,30,CWRS,50
    D,40,,50
    E,50,Hay,50
    """

  @Test func `seed stays off fields whose crop is another or not known`() throws {
    let (outcome, table) = try Self.plan(["--from", "urea", "wheat=110"], Self.crops)
    #expect(outcome.code == .success, "\(outcome.errors)")
    let seeds = Self.rows(table).filter { $0["product"] == "Wheat" }
    #expect(seeds.map { $0["field"] } == ["B"], "\(table)")
    let text = Self.joined(outcome)
    #expect(
      text.contains("No product is seed for A (Fallow), C (CWRS), D (no crop) and E (Hay)"),
      "\(text)")
    #expect(text.contains("The crops are those of the column '2025 Crop'."))
  }

  @Test func `seed that no field takes is refused`() throws {
    let words = ["--from", "urea,map,potash", "wheat=110", "barley=100"]
    let (outcome, _) = try Self.plan(words)
    #expect(outcome.code != .success, "\(outcome.output)")
    #expect(outcome.errors.contains("'Barley' is seed of a crop that no field"))
    #expect(outcome.errors.contains("Its crops are Wheat and Peas"), "\(outcome.errors)")
  }

  @Test func `a list without crops says so, and one with two columns of them is refused`() throws {
    let none = "Field,Acres,N (lb/ac)\nA,80,90\n"
    let (all, _) = try Self.plan(["--from", "urea", "wheat=110"], none)
    #expect(Self.joined(all).contains("No column is headed Crop: seed goes on all fields."))
    let two = "Field,Acres,2024 Crop,2025 Crop,N (lb/ac)\nA,80,Wheat,Peas,90\n"
    let (both, _) = try Self.plan(["--from", "urea", "peas=180"], two)
    #expect(
      both.errors.contains("\"2024 Crop\" and \"2025 Crop\" may each be"), "\(both.errors)")
    let last = "Field,Acres,Previous Crop,Crop Type,N (lb/ac)\nA,80,Wheat,Peas,90\n"
    let (one, _) = try Self.plan(["--from", "urea", "peas=180"], last)
    #expect(one.code == .success, "\(one.errors)")
  }

  /// Oracle: 80 + 50 = 130 acres.
  @Test func `a row of a total is left out`() throws {
    let head = "Field,Acres,N (lb/ac)\nA,80,90\nB,50,60\n"
    let (outcome, table) = try Self.plan(["--from", "urea"], head + "TOTAL,130,n/a\n")
    #expect(outcome.code == .success, "\(outcome.errors)")
    #expect(Self.rows(table).map { $0["field"] } == ["A", "B"], "\(table)")
    #expect(Self.joined(outcome).contains("The row \"TOTAL\" is the sum of the others"))
    let rounded = try Self.plan(
      ["--from", "urea"], "Field,Acres,N (lb/ac)\nA,80.4,90\nB,50.2,60\nSum,131,\n")
    #expect(Self.rows(rounded.1).map { $0["field"] } == ["A", "B"], "\(rounded.0.errors)")
    for list in [head + "Total,160,90\n", "Acres,Paddock\n80,A\n50,B\n160,Total\n"] {
      let (other, _) = try Self.plan(["wheat=110"], list)
      #expect(other.errors.contains("is not the sum of the others"), "\(other.errors)")
    }
    let zones =
      "Zone,Acres,Productivity,Urea (lb/ac)\n1,40,Low,90\n2,70,Average,95\n3,30,High,99\n"
    #expect(try Self.joined(Self.plan(["wheat=110"], zones).0).contains("140.00 ac"))
  }

  /// Oracle: 70 lb of N on 100 ac are 7,000 lb, of which potash has none.
  @Test func `nutrients that are missing are said at the top`() throws {
    let text = "Field,Acres,N (lb/ac),K2O (lb/ac)\nA,100,70,30\n"
    let (outcome, _) = try Self.plan(["--from", "potash", "canola=5"], text)
    #expect(outcome.code == .success, "\(outcome.errors)")
    let said = Self.joined(outcome)
    let missing = "Too little N: 7,000 lb is missing on A, for no product has N."
    let parts = said.components(separatedBy: missing)
    #expect(parts.count == 2 && parts[0].count < 200, "\(said)")
  }

  @Test func `a heading states its unit without parentheses`() throws {
    let text = "Field,Acres,Crop,UAN gal/ac\nA,80,Wheat,10\n"
    let (outcome, table) = try Self.plan(["uan=UAN gal/ac"], text)
    #expect(outcome.code == .success, "\(outcome.errors) \(table)")
    let (unknown, _) = try Self.plan(["urea=Dose"], "Field,Acres,Crop,Dose\nA,80,Wheat,10\n")
    #expect(unknown.errors.contains("t/ha"), "\(unknown.errors)")
  }

  @Test(arguments: [[], ["urea=100"]]) func `prices are those of fertilizers`(words: [String])
    throws
  {
    let (outcome, _) = try Self.plan(["Wheat=110"] + words + ["--price", "urea=650"])
    #expect(outcome.code == .usage && outcome.errors.contains("'--price' needs '--from'"))
  }

  @Test func `the table of fields is for several fields`() {
    let outcome = Outcome(
      ["plan", "--field", "160", "wheat=110", "--fields-table", "x.csv"], on: MemoryConsole(),
      verbs: VerbCatalogue.all)
    #expect(outcome.code == .usage && outcome.errors.contains("'--fields-table' is for several"))
  }
}

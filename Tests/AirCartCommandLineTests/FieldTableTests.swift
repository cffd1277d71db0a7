import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Foundation
import Testing

/// Tables of fields as people keep them: headings, rows that are no fields, and what a row leaves open.
@Suite struct FieldTableTests {
  private static func plan(_ words: [String], _ text: String) throws -> (
    said: String, code: ExitCode
  ) {
    try withFolder { folder in
      try write(text, to: folder + "/fields.csv")
      let outcome = Outcome(
        ["plan", "fields.csv", "--cart", "91300"] + words,
        on: MemoryConsole(currentFolder: folder), verbs: VerbCatalogue.all)
      let said = (outcome.output + outcome.errors).split(whereSeparator: \.isWhitespace)
      return (said.joined(separator: " "), outcome.code)
    }
  }

  /// Oracle: 1.250 beside 50,5 is 1,250 or 1.25, by hand; without decimal commas it is 1.25.
  @Test func `a point that may part thousands is refused beside decimal commas`() throws {
    let (said, code) = try Self.plan(
      ["wheat=100"], "Field;Acres;Urea lb/ac\nA;1.250;90\nB;50,5;100,5\n")
    #expect(code != .success && said.contains("\"1.250\" may be 1250 or 1,250"), "\(said)")
    let lots = "Field;Acres;Urea lb/ac;Lot\nA;160,5;0.125;12.345\nB;50,5;100,5;1\n"
    #expect(try Self.plan(["wheat=100"], lots).code == .success)
    let points = try Self.plan(["wheat=100"], "Field;Acres;Urea lb/ac\nA;1.250;90\nB;50.5;100.5\n")
    #expect(points.said.contains("51.75 ac"), "\(points.said)")
  }

  /// Oracle: the names of the rows.
  @Test(arguments: ["Field", "Field name", "Farm field", "Land location", "Legal", "Quarter"])
  func `a column names the fields in many words`(heading: String) throws {
    let (said, _) = try Self.plan(
      ["wheat=100"], "\(heading),Acres,Urea (lb/ac)\nNE-12-34,160,90\nHome,100,80\n")
    #expect(said.contains("One fill seeds 2 fields"), "\(said)")
    #expect(said.contains("NE-12-34") && said.contains("ends with Home"), "\(said)")
  }

  @Test func `numbers of fields are called fields`() throws {
    let (said, _) = try Self.plan(
      ["wheat=100"], "Field ID,Acres,Urea (lb/ac)\n12,160,90\n7,100,80\n")
    #expect(said.contains("ends with Field 7"), "\(said)")
  }

  /// Oracle: the names of the rows, and of zones none.
  @Test func `other columns name no fields`() throws {
    let rows = "Home,Rented,160,90\nNorth,Owned,100,80\n"
    for heading in ["Name,Land", "Name,Legal land description", "Field name,Field No"] {
      let (said, _) = try Self.plan(["wheat=100"], "\(heading),Acres,Urea lb/ac\n\(rows)")
      #expect(said.contains("Home") && !said.contains("Rented"), "\(heading): \(said)")
    }
    let zones = try Self.plan(["wheat=100"], "Zone,Land,Acres,Urea lb/ac\n\(rows)").said
    #expect(!zones.contains("2 fields"), "\(zones)")
  }

  /// Oracles: 160 and 100 are 260 ac, and 130 and 85 their means; 90 is no mean, nor is a place's name.
  @Test(arguments: [
    "Average,130,85\n", "Average,,85\n", "Total,260,\nAvg,130,85\n", "Avg,130,85\nTotal,260,\n",
  ])
  func `averages at the end are left out`(end: String) throws {
    let (said, _) = try Self.plan(
      ["wheat=100"], "Field,Acres,Urea lb/ac\nA,160,90\nB,100,80\n\(end)")
    #expect(said.contains("is the average of the others: it is left out."), "\(said)")
    #expect(said.contains("260.00 ac in 2 fields"), "\(said)")
  }

  @Test(arguments: [
    "Field,Acres,Urea lb/ac\nAverage,130,90\n", "Field,Acres,Urea lb/ac\nMeans place,130,85\n",
    "Zone,Acres,Urea lb/ac\nAverage,130,85\n", "Field,Acres,Urea lb/ac,Class\nC,130,85,Average\n",
  ])
  func `what is called otherwise, or is no average, is not left out`(table: String) throws {
    let lines = table.split(separator: "\n")
    let (said, _) = try Self.plan(["wheat=100"], "\(lines[0])\nA,160,90\nB,100,80\n\(lines[1])\n")
    #expect(said.contains("390.00 ac"), "\(said)")
  }

  /// Oracle: three points of 30 ac, the last the mean of the others.
  @Test func `no point is taken for an average`() throws {
    let points = "Class,Longitude,Latitude,Urea lb/ac\nHigh,-100,50,90\nLow,-100.2,50.2,80\n"
    let (said, _) = try Self.plan(
      ["--field", "90ac", "wheat=100"], points + "Average,-100.1,50.1,85\n")
    #expect(said.contains("Each of 3 points"), "\(said)")
  }

  /// Oracle: 64.7 ha are 159.9 ac and 1 ha may be 3 ac; 99 ha are not 40.
  @Test func `two areas of a field that differ are refused`() throws {
    let head = "Field,Acres,Hectares,Urea lb/ac\nA,160,64.7,90\n"
    let (said, code) = try Self.plan(["wheat=100"], head + "B,40,99,80\n")
    #expect(code != .success && said.contains("are not the same area"), "\(said)")
    #expect(said.contains("fields.csv:3"), "\(said)")
    let rounded = try Self.plan(["wheat=100"], head + "B,3,1,80\nC,,10,80\nD,0,20,80\n").said
    #expect(rounded.contains("187.71 ac in 3 fields"), "\(rounded)")
    let unit = try Self.plan(["wheat=100"], "Field,Acres,Urea lb/ac\nA,160 ac,90\n").said
    #expect(unit.contains("write the number alone: the heading has its unit"), "\(unit)")
  }

  /// Oracle: what each row has not; canola is not wheat's to have.
  @Test func `rates and nutrients that a row leaves open are said`() throws {
    let rates =
      "Field,Acres,Crop,Urea lb/ac,MAP lb/ac,Canola lb/ac\nA,160,Wheat,90,40,\nB,100,Canola,80,,5\n"
    let (said, _) = try Self.plan(["wheat=100"], rates)
    #expect(said.contains("No rate is stated for B (MAP (11-52-0)): none goes there."), "\(said)")
    #expect(!said.contains("A (Canola)"), "\(said)")
    let asked = "Field,Acres,Crop,N lb/ac,Soil N lb/ac\nA,160,Wheat,90,20\nB,100,Wheat,,30\n"
    let nutrients = try Self.plan(["wheat=100", "--from", "urea"], asked).said
    #expect(nutrients.contains("No amount is stated for B (N): none is asked for"), "\(nutrients)")
    #expect(nutrients.contains("The column 'Soil N lb/ac' is not taken."), "\(nutrients)")
  }

  /// Oracle: an error with a place; a table of an average alone has no others.
  @Test(arguments: [
    "", "\n", "Field,Acres", "Field,Acres\nAverage,\n", "Field,Acres\nTotal\nMean\n",
  ])
  func `a table of nothing is an error`(table: String) throws {
    let (said, code) = try Self.plan(["wheat=100"], table)
    #expect(code != .success && said.contains("fields.csv"), "\(said)")
  }

  @Test func `fields without seed are said above the tables`() throws {
    let (said, _) = try Self.plan(
      ["wheat=100"], "Field,Acres,Crop,Urea lb/ac\nA,200,Wht,90\nB,100,Wheat,90\n")
    let warning = try #require(said.range(of: "No product is seed for A (Wht)"))
    let table = try #require(said.range(of: "Fields in order"))
    #expect(warning.lowerBound < table.lowerBound)
  }

  /// Oracle: the plan of one field of 1,667 ac.
  @Test func `fields of one rate say what blends of one field would save`() throws {
    let words = ["canola=5", "urea=220", "map=45", "ams=80"]
    let one = Outcome(
      ["plan", "--cart", "91300", "--field", "1667"] + words, verbs: VerbCatalogue.all)
    #expect(one.output.contains("7 fills instead of 8"), "\(one.output)")
    let (said, _) = try Self.plan(words, "Field,Acres\nA,1000\nB,667\n")
    #expect(said.contains("8 fills seed 2 fields"), "\(said)")
    #expect(said.contains("with fertilizers blended, it would take 7 fills."), "\(said)")
    let apart = try Self.plan(words + ["--no-blends"], "Field,Acres\nA,1000\nB,667\n").said
    #expect(!apart.contains("blended"), "\(apart)")
  }
}

import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartReports
import AirCartTestSupport
import Foundation
import Testing

/// Oracle: recorded sheets, the figures of the plan's own document, and errors written by hand.
@Suite struct LoadSheetVerbTests {
  static let job = [
    "--cart", "91300", "--field", "480ac", "--densities", "published", "--reserve", "5bu",
    "Wheat=110", "Urea (46-0-0)=150", "MAP (11-52-0)=60",
  ]

  static func plan(_ arguments: [String], on memory: MemoryConsole = MemoryConsole()) -> Outcome {
    Outcome(["plan"] + arguments, on: memory, verbs: VerbCatalogue.all)
  }

  static func sheet(_ format: String, _ arguments: [String] = job) -> String {
    plan(arguments + ["--load-sheet", "-", "--format", format]).output
  }

  // MARK: Forms

  @Test(arguments: ["text", "csv", "json", "markdown"])
  func `the sheet keeps its shape`(format: String) {
    expectGolden(Self.sheet(format), named: "load-sheet.md#\(format)")
  }

  @Test func `a metric sheet is in kilograms and litres`() {
    let job = [
      "--units", "metric", "--tanks", "300,200,440", "--field", "260", "Barley=110",
      "MyMix=60@75kg/hL",
    ]
    expectGolden(Self.sheet("text", job), named: "load-sheet.md#metric")
    expectGolden(Self.sheet("csv", job), named: "load-sheet.md#metric as CSV")
  }

  @Test func `even and brim-full fills keep their shape`() {
    expectGolden(Self.sheet("text", Self.job + ["--even"]), named: "load-sheet.md#even fills")
    expectGolden(Self.sheet("text", Self.job + ["--top-up"]), named: "load-sheet.md#to the brim")
  }

  @Test func `stops that are the same are shown once`() {
    let text = Self.sheet("text", ["--cart", "9650", "--field", "5000ac", "Wheat=120"])
    #expect(text.contains("Fills 1 to 14 of 15: 347.00 ac each"), "\(text)")
    #expect(text.contains("Fill 15 of 15: 142.00 ac"), "\(text)")
    // Two stops and the running totals, in place of fifteen.
    #expect(text.split(separator: "\n").count < 50)
  }

  // MARK: Files

  @Test func `the ending of a file decides what is written`() throws {
    try withSampleFolder { folder in
      for (name, start) in [
        ("a.csv", "fill,area_ac,"), ("b.json", "{\n  \"schemaVersion\": 2,"),
        ("c.md", "# Load sheet: 91300"), ("d.HTML", "<!doctype html>"),
      ] {
        let memory = MemoryConsole(currentFolder: folder)
        let outcome = Self.plan(Self.job + ["--load-sheet", name], on: memory)
        #expect(outcome.code == .success, "\(outcome.errors)")
        #expect(outcome.output.hasPrefix("2 fills: "))
        let written = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
        #expect(written.hasPrefix(start), "\(name): \(written.prefix(200))")
      }
      let memory = MemoryConsole(currentFolder: folder)
      let outcome = Self.plan(Self.job + ["--load-sheet", "nowhere/a.csv"], on: memory)
      #expect(outcome.code == .cannotCreate)
      #expect(outcome.errors.contains("'nowhere/a.csv' cannot be created"), "\(outcome.errors)")
    }
  }

  // MARK: The page

  static func page(_ arguments: [String]) throws -> String {
    var page = ""
    try withSampleFolder { folder in
      let memory = MemoryConsole(currentFolder: folder)
      let outcome = plan(arguments + ["--load-sheet", "sheet.html"], on: memory)
      #expect(outcome.code == .success, "\(outcome.errors)")
      page = try String(contentsOfFile: folder + "/sheet.html", encoding: .utf8)
    }
    return page
  }

  @Test func `the page keeps its shape`() throws {
    expectGolden(try Self.page(Self.job), named: "load-sheet.html")
  }

  @Test func `names cannot leave their place in the page`() throws {
    let page = try Self.page([
      "--tanks", "300,200", "--field", "100", "<script>alert('1')</script>=90@50",
      "\"&amp;=50@40",
    ])
    #expect(!page.contains("<script"))
    #expect(page.contains("&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;"))
    #expect(page.contains("&quot;&amp;amp;"))
  }

  /// The hash is computed anew from the style between the tags.
  @Test func `the page's policy admits its own style and nothing else`() throws {
    let page = try Self.page(Self.job)
    let style = try #require(
      page.components(separatedBy: "<style>").last?.components(separatedBy: "</style>").first)
    let hash = Data(SHA256.digest(of: Array(style.utf8)).bytes).base64EncodedString()
    #expect(
      page.contains(
        "content=\"default-src 'none'; style-src 'sha256-\(hash)'; base-uri 'none'; "
          + "form-action 'none'\""))
    for forbidden in ["<script", "<link", "style=\"", "http://", "https://", "url("] {
      #expect(!page.contains(forbidden), "\(forbidden)")
    }
  }

  // MARK: Refusals

  struct Refusal: CustomTestStringConvertible {
    let arguments: [String]
    let error: String

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let refusals = [
    Refusal(
      arguments: ["--load-sheet", "loads.txt"],
      error: "The load sheet 'loads.txt' has none of the endings that are known."),
    Refusal(
      arguments: ["--load-sheet", "csv"],
      error: "The load sheet 'csv' has none of the endings that are known."),
    Refusal(
      arguments: ["--top-up", "--payload", "60000lb"],
      error: "The options '--top-up' and '--payload' contradict each other."),
    Refusal(
      arguments: ["--top-up", "--gross", "90000lb"],
      error: "The options '--top-up' and '--gross' contradict each other."),
    Refusal(
      arguments: ["--reserve", "50bu"],
      error: "The reserve '50bu' leaves nothing of Saddle of cart 91300, which holds 44 bu."),
    Refusal(
      arguments: ["--reserve", "Saddle=44"],
      error: "The reserve '44bu' leaves nothing of Saddle of cart 91300, which holds 44 bu."),
    Refusal(
      arguments: ["--reserve", "100%"], error: "The reserve '100%' must be 0 or from 0.001 to 99 %."
    ),
    Refusal(arguments: ["--reserve", "x%"], error: "'x%' is not a share of a tank."),
    Refusal(
      arguments: ["--reserve", "-1bu"], error: "'-1bu' is negative, which a volume cannot be."),
    Refusal(
      arguments: ["--reserve", "5lb"], error: "'5lb' is a mass, where a volume is expected."),
    Refusal(
      arguments: ["--reserve", "5", "--reserve", "6"],
      error: "'--reserve' is given for all tanks more than once."),
    Refusal(
      arguments: ["--reserve", "5=1", "--reserve", "Saddle=2"],
      error: "'--reserve' names the tank 'Saddle' more than once."),
    Refusal(
      arguments: ["--reserve", "Tank 9=1"], error: "Cart \"91300\" has no tank \"Tank 9\"."),
    Refusal(
      arguments: ["--payload", "0"], error: "The payload '0' must be from 1 to 1,000,000 lb."),
    Refusal(
      arguments: ["--payload", "0kg"], error: "The payload '0kg' must be from 1 to 1,000,000 kg."),
    Refusal(
      arguments: ["--payload", "5bu"], error: "'5bu' is a volume, where a mass is expected."),
    Refusal(
      arguments: ["--gross", "50500lb"],
      error: "The gross weight of 50,500 lb leaves nothing to load: the empty 91300 weighs "
        + "50,500 lb."),
    Refusal(
      arguments: ["--keep-out", "Rye=1"],
      error: "'--keep-out' names 'Rye', which is not among the products."),
    Refusal(
      arguments: ["--keep-out", "Wheat=1", "--keep-out", "Wheat=2"],
      error: "'--keep-out' names Wheat more than once."),
    Refusal(
      arguments: ["--keep-out", "Wheat"], error: "'Wheat' has no '=' between name and value."),
    Refusal(arguments: ["--apart", "Wheat"], error: "'Wheat' is not two products."),
    Refusal(
      arguments: ["--apart", "Wheat,Rye"],
      error: "'--apart' names 'Rye', which is not among the products."),
  ]

  @Test(arguments: refusals)
  func `what cannot be is refused with its reason`(_ refusal: Refusal) {
    let outcome = Self.plan(
      ["--cart", "91300", "--field", "160ac", "Wheat=100"] + refusal.arguments)
    #expect(outcome.code == .usage)
    let line = outcome.errors.split(separator: "\n").first.map(String.init) ?? ""
    #expect(line == "Error: " + refusal.error, "\(outcome.errors)")
  }

  @Test func `a gross weight needs the empty weight of the cart`() {
    let outcome = Self.plan(
      ["--tanks", "300,200", "--field", "160ac", "Wheat=100", "--gross", "60000lb"])
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains("The empty weight of 'own cart' is not known"))
    #expect(outcome.errors.contains("as in --payload 60000lb"))
  }

  @Test func `a sheet of too many fills is refused, and one of none is missed`() {
    let many = Self.plan(
      ["--tanks", "1", "--field", "100000", "Wheat=100", "--load-sheet", "-", "--json"])
    #expect(many.code == .usage)
    #expect(many.errors.contains("fills; a load sheet lists at most 1000."), "\(many.errors)")
    let none = Self.plan(
      ["--tanks", "100", "--field", "9ac", "Wheat=1", "Peas=1", "--load-sheet", "-"])
    #expect(none.code == .success)
    #expect(none.output.isEmpty)
    #expect(none.errors.contains("There is no load sheet"), "\(none.errors)")
  }
}

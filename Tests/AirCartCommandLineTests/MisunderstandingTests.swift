import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Foundation
import Testing

/// What people mean and type otherwise, and what can hardly be meant.
///
/// Oracle: sentences and figures by hand.
@Suite struct MisunderstandingTests {
  private static func run(_ words: String...) -> Outcome {
    Outcome(words, on: MemoryConsole(color: .never), verbs: VerbCatalogue.all)
  }

  private static func run(_ words: String..., in folder: String) -> Outcome {
    Outcome(
      words, on: MemoryConsole(color: .never, currentFolder: folder), verbs: VerbCatalogue.all)
  }

  /// A farm with one field and further keys.
  private static func farm(area: String = "155", _ keys: String = "") -> String {
    """
    { name: 'f', carts: ['9650'], \(keys) fields: [{ name: 'Home', area: \(area), crop: 'W' }],
      crops: [{ name: 'W', products: [{ product: 'wheat', rate: 100 }] }] }
    """
  }

  private static func plan(_ words: String..., field: String = "160") -> Outcome {
    plan(words, field: field)
  }

  private static func plan(_ words: [String], field: String) -> Outcome {
    Outcome(
      ["plan", "--cart", "91300", "--field", field] + words, on: MemoryConsole(color: .never),
      verbs: VerbCatalogue.all)
  }

  // MARK: - What was not checked does not hold

  @Test(arguments: [true, false])
  func `a file that cannot be read does not hold`(hasGoodOne: Bool) throws {
    try withFolder { folder in
      let good = Self.run("plan", "--cart", "9650", "--field", "160", "wheat=100", "--json")
      try write(good.output, to: folder + "/good.json")
      let memory = MemoryConsole(color: .never, currentFolder: folder)
      let outcome = Outcome(
        ["verify", "--json"] + (hasGoodOne ? ["good.json"] : []) + ["nope.json"], on: memory,
        verbs: VerbCatalogue.all)
      let root = try SyntaxReader.read(SourceText(name: "v", text: outcome.output))
      #expect(outcome.code == .missingInput)
      #expect(root["holds"]?.bool == false)
      #expect(root["results"]?.elements?.count == (hasGoodOne ? 1 : 0))
      #expect(root["unchecked"]?.elements?.compactMap(\.string) == ["nope.json"])
    }
  }

  @Test func `a folder without a manifest names the runs in it`() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/Reports/one", withIntermediateDirectories: true)
      try write("{}", to: folder + "/Reports/one/manifest.json")
      let memory = MemoryConsole(color: .never, currentFolder: folder)
      let outcome = Outcome(["verify", "Reports"], on: memory, verbs: VerbCatalogue.all)
      #expect(outcome.code == .missingInput)
      #expect(outcome.errors.contains("is not the folder of a run"))
      #expect(outcome.errors.contains("aircart verify Reports/one"))
    }
  }

  /// Every way to end with an error says so in JSON, one object on a line.
  @Test(arguments: [
    ["plan", "--json", "--field", "160", "NH3=50"], ["plan", "--json", "--filed", "1"],
    ["plan", "--format=json", "--field", "x", "wheat=1"], ["plan", "--format", "json"],
    ["verify", "--json", "nope.json"], ["verify", "--json", "/"], ["sweep", "nope.json", "--json"],
    ["compare", "--json", "nope.json"], ["merge", "nope", "--json"],
    ["plans", "--json", "show", "x"],
  ]) func `an error of a command with JSON is JSON`(words: [String]) throws {
    let outcome = Outcome(words, on: MemoryConsole(color: .never), verbs: VerbCatalogue.all)
    #expect(outcome.code != .success)
    let lines = outcome.shownErrors.split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines {
      let root = try SyntaxReader.read(SourceText(name: "e", text: String(line)))
      #expect(root["message"]?.string?.isEmpty == false && root["code"]?.string != nil, "\(line)")
    }
  }

  // MARK: - What can hardly be meant

  @Test(arguments: [
    ("canola=5,250", "Check the rate of Canola: 5,250.00 lb/ac, where 4.00 lb/ac to 6.00 lb/ac"),
    ("wheat=2", "2 bu/ac would be 120.00 lb/ac."),
    ("wheat=300seeds/ft2,tkw=38", "as many on a square metre would be 101.71 lb/ac."),
    ("urea=900", "which is more than meters deliver"),
  ]) func `a rate beyond what is usual is asked about`(product: String, sentence: String) throws {
    let outcome = Self.plan(product)
    let lines = outcome.output.split(separator: "\n").prefix(6).map { $0.trimmed }
    #expect(lines.joined(separator: " ").contains(sentence), "\(outcome.output)")
    let data = Self.plan(product, "--json")
    let root = try SyntaxReader.read(SourceText(name: "p", text: data.output))
    #expect(root["notes"]?.elements?.first?.string?.contains(sentence) == true)
  }

  /// The first line after the answer, and the first note, on one line each.
  @Test(arguments: [
    (["--margin", "0.05", "wheat=100"], "Check the margin: 0.05 % changes next to nothing."),
    (
      ["--reserve", "0.03", "wheat=100"],
      "Check the reserve: 0.03 bu changes next to nothing. For a share of 0.03, write 3 %."
    ),
    (["--reserve", "0.03%", "wheat=100"], "Check the reserve: 0.03 % changes next to nothing."),
    (
      ["wheat=100", "map=40", "--seed-placed", "map=0.4"],
      "Check how much MAP (11-52-0) goes with the seed: 0.40 lb/ac of 40.00 lb/ac."
    ),
    (
      ["wheat=100", "--payload", "24"],
      "Check field, rates and limits: one fill seeds only 0.24 ac."
    ),
    (["wheat=100", "map=1"], "Check the rate of MAP (11-52-0): 1.00 lb/ac, which is next to"),
    (["wheat=100@774"], "Wheat at 774.0 lb/bu is outside the likely 42.0 to 84.0 lb/bu"),
    (["wheat=100@6"], "Wheat at 6.0 lb/bu is outside the likely 42.0 to 84.0 lb/bu"),
  ]) func `what can hardly be meant is asked about in the first lines`(
    words: [String], sentence: String
  ) throws {
    let job = ["plan", "--cart", "91300", "--field", "160"] + words
    let outcome = Outcome(job, on: MemoryConsole(color: .never), verbs: VerbCatalogue.all)
    let top = outcome.output.components(separatedBy: "\n\n")[0]
    let lines = top.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(lines.contains(sentence), "\(outcome.output)")
    #expect(outcome.output.components(separatedBy: sentence.prefix(20)).count == 2, "told once")
    let data = Outcome(job + ["--json"], verbs: VerbCatalogue.all).output
    let root = try SyntaxReader.read(SourceText(name: "p", text: data))
    #expect(root["notes"]?.elements?.first?.string?.contains(sentence) == true)
  }

  @Test func `a reserve is shown as it is stated`() {
    #expect(Self.plan("--reserve", "0.03", "wheat=100").output.contains("a reserve of 0.03 bu in"))
  }

  @Test(arguments: [
    ("overlap: 0.05,", "155", "Check the overlap: 0.05 % changes next to nothing."),
    ("margin: 0.05,", "155", "Check the margin: 0.05 % changes next to nothing."),
    ("orderMargin: 0.05,", "155", "Check the order margin: 0.05 % changes next to nothing."),
    ("", "155148", "Home: Check the area: 155,148.00 ac is more than most farms have."),
  ]) func `a farm is asked about`(keys: String, area: String, sentence: String) throws {
    try withFolder { folder in
      try write(Self.farm(area: area, keys), to: folder + "/f.json")
      for words in [["compare", "f.json"], ["simulate", "f.json", "--replications", "2"]] {
        let console = MemoryConsole(color: .never, currentFolder: folder)
        let outcome = Outcome(words, on: console, verbs: VerbCatalogue.all)
        let text = (outcome.output + outcome.errors).split(whereSeparator: \.isWhitespace)
        #expect(text.joined(separator: " ").contains(sentence), "\(words) \(outcome.errors)")
      }
    }
  }

  /// Oracle: 112 kg/ha are 99.924 lb/ac.
  @Test func `a rate of a farm that was converted is rounded`() throws {
    try withFolder { folder in
      try write(
        Self.farm().replacing("rate: 100", with: "rate: '112 kg/ha'"), to: folder + "/f.json")
      let outcome = Self.run("compare", "f.json", in: folder)
      #expect(outcome.output.contains("Wheat 99.924\n"), "\(outcome.output)")
    }
  }

  @Test(arguments: [
    ["wheat=100"], ["canola=5"], ["peas=8plants/ft2,tkw=250,survival=85%"], ["soybeans=50"],
    ["urea=350"], ["wheat=110", "--overlap", "5%"], ["wheat=0", "urea=100"],
  ]) func `usual jobs raise no doubt`(words: [String]) {
    let outcome = Outcome(
      ["plan", "--cart", "91300", "--field", "160"] + words, on: MemoryConsole(color: .never),
      verbs: VerbCatalogue.all)
    #expect(outcome.code == .success && !outcome.output.contains("Check "), "\(outcome.output)")
  }

  @Test func `an overlap that may be a share and an endless fill are asked about`() {
    #expect(
      Self.plan("wheat=100", "--overlap", "0.05").output.contains(
        "Check the overlap: 0.05 % changes next to nothing. For a share of 0.05, write"))
    #expect(
      Self.plan("canola=5", field: "13000").output.contains(
        "one fill of 13,000.00 ac takes days to seed."))
  }

  /// Oracle: the sentences of `plan` about the same rates, overlap and field.
  @Test func `a farm is asked about as a job is`() throws {
    let farm = """
      {"name": "doubts", "units": "imperial", "carts": ["91300"], "overlap": 0.05,
       "crops": [
         {"name": "Oil", "products": [{"product": "Canola", "rate": 5250}]},
         {"name": "Bread", "products": [{"product": "Wheat", "rate": 2}]},
         {"name": "Seed", "products": [{"product": "Canola", "rate": 5}]}],
       "fields": [{"name": "A", "area": 160, "crop": "Oil"}, {"name": "B", "area": 160, "crop": "Bread"},
                  {"name": "C", "area": 13000, "crop": "Seed"}, {"name": "D", "area": 1900, "crop": "Seed"}]}
      """
    try withFolder { folder in
      try write(farm, to: folder + "/farm.json")
      let memory = MemoryConsole(color: .never, currentFolder: folder)
      let words = ["compare", "farm.json", "--no-carry-over", "--format", "markdown"]
      let outcome = Outcome(words, on: memory, verbs: VerbCatalogue.all)
      let asked = outcome.output.split(separator: "\n").filter { $0.contains("Check ") }.map {
        String($0)
      }
      let overlap = ["--overlap", "0.05", "--format", "markdown"]
      func sentences(_ product: String, field: String = "160") -> [String] {
        Self.plan([product] + overlap, field: field).output.split(separator: "\n")
          .filter { $0.hasPrefix("Check ") }.map { String($0) }
      }
      let share = "Check the overlap"
      func own(_ sentences: [String]) -> [String] { sentences.filter { !$0.hasPrefix(share) } }
      #expect(
        asked
          == own(sentences("canola=5250")).map { "Oil: " + $0 }
          + own(sentences("wheat=2")).map { "Bread: " + $0 }
          + sentences("wheat=100").filter { $0.hasPrefix(share) }
          + own(sentences("canola=5", field: "13000")).map { "Seed: " + $0 })
      #expect(asked.count == 4, "\(outcome.output)")
    }
  }

  @Test func `whatif asks about rates that it does not vary`() {
    let doubt = "Check the rate of Wheat: 2.00 lb/ac, where 100.00 lb/ac to 140.00 lb/ac is usual"
    let job = ["whatif", "--cart", "91300", "--field", "160"]
    for (rates, isAsked) in [
      (["wheat=2", "urea=50...150"], true), (["wheat=1...150", "urea=100"], false),
      (["wheat=2...3", "urea=100"], true), (["wheat=2...900", "urea=100"], false),
    ] {
      let outcome = Outcome(
        job + rates, on: MemoryConsole(color: .never), verbs: VerbCatalogue.all)
      let text = outcome.output.split(separator: "\n").map { $0.trimmed }.joined(separator: " ")
      #expect(outcome.code == .success && text.contains(doubt) == isAsked, "\(text)")
    }
  }

  /// A grid goes where nobody seeds; rates none of which is usual are asked about, once.
  @Test(arguments: [("2, 3", 1), ("2, 110", 0)])
  func `a sweep asks about products of which no rate is usual`(rates: String, count: Int) throws {
    try withFolder { folder in
      try write(
        """
        {"name": "doubt", "units": "imperial", "carts": ["91300"], "field": [160, 320],
         "products": [{"product": "Wheat", "rate": [\(rates)]}]}
        """, to: folder + "/s.json")
      let memory = MemoryConsole(color: .never, currentFolder: folder)
      let words = ["sweep", "s.json", "--output", "out"]
      let outcome = Outcome(words, on: memory, verbs: VerbCatalogue.all)
      #expect(outcome.code == .success, "\(outcome.errors)")
      let doubts = outcome.output.components(separatedBy: "Check the rate of Wheat: 2.00 lb/ac")
      #expect(doubts.count - 1 == count, "\(outcome.output)")
    }
  }

  @Test(arguments: ["155,148", "155,148ac", "155 148", "640,320,160"])
  func `two fields are not one of many acres`(field: String) {
    let outcome = Self.plan("wheat=100", field: field)
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains("may mean one field of"), "\(outcome.errors)")
    #expect(outcome.errors.contains("fields of"))
  }

  /// Oracle: by hand; a number that nobody means is not written out to be copied.
  @Test(arguments: [
    ("64,75 ha", "may mean one field of 64.75 ha or 2 fields of 64 and 75.", "Write 64.75 ha for"),
    ("155,80", "may mean one field of 155.80 or 2 fields of 155 and 80.", "Write 155.80 for one"),
    ("155,148,80", "may mean 3 fields of 155, 148 and 80.", "Repeat --field for each"),
    ("155,1480", "may mean one field of 155.1480 or 2 fields of 155 and 1480.", "Write 155.1480"),
    ("155.5,148.5", "may mean 2 fields of 155.5 and 148.5.", "Repeat --field for each"),
    ("155 80", "may mean 2 fields of 155 and 80.", "Repeat --field for each"),
    ("1.344,50", "has a decimal comma.", "Write '1344.50'."),
    ("155,5", "has a decimal comma.", "Write '155.5'."),
  ]) func `an area with a comma has every reading named`(
    field: String, fact: String, remedy: String
  ) {
    let errors = Self.plan("wheat=100", field: field).errors
    let text = errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("'\(field)' \(fact)") && text.contains(remedy), "\(text)")
    #expect(!text.contains("15514880"))
  }

  @Test func `a farm file says the same of such an area`() throws {
    try withFolder { folder in
      try write(Self.farm(area: "'155,148'"), to: folder + "/f.json")
      let outcome = Self.run("compare", "f.json", in: folder)
      #expect(outcome.errors.contains("may mean one field of 155148 or 2 fields of 155 and 148"))
      #expect(!outcome.errors.contains("without quotes"), "\(outcome.errors)")
    }
  }

  @Test(arguments: ["1,280", "1 280 ac", "640"])
  func `thousands that cannot be two fields are read`(field: String) {
    #expect(Self.plan("wheat=100", field: field).code == .success)
  }

  // MARK: - What belongs into no tank of an air cart

  @Test(arguments: ["anhydrous=80", "NH3=80@50", "82-0-0=9"])
  func `a gas gets no density`(product: String) {
    let outcome = Self.plan("wheat=100", product)
    let text = outcome.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(outcome.code == .usage && text.contains("goes into no tank of an air cart."))
    #expect(!text.contains("density") && !text.contains("@"), "\(text)")
  }

  @Test func `no figure is offered as the density of another product`() {
    let errors = Self.plan("SSP=80").errors
    #expect(errors.contains("'SSP=80@<density>lb/bu'") && !errors.contains("52"), "\(errors)")
  }

  @Test func `a remedy in JSON is one line`() throws {
    let errors = Self.plan("SSP=80", "--json").shownErrors
    let root = try SyntaxReader.read(SourceText(name: "e", text: errors))
    let remedy = try #require(root["remedy"]?.string)
    #expect(!remedy.contains("\n") && !remedy.contains("  "), "\(remedy)")
  }

  // MARK: - What is typed in the wrong place or order

  @Test func `a product behind on-board is told apart from a tank`() {
    let outcome = Self.run("plan", "--cart", "91300", "--field", "160", "--on-board", "wheat=100")
    #expect(
      outcome.errors.hasPrefix(
        "Error: '--on-board wheat=100' names a product where a tank is expected."))
  }

  @Test func `a house rule is suggested`() {
    let outcome = Self.plan("wheat=100", "--rule", "sadle-fertilizer=0")
    #expect(outcome.errors.contains("Did you mean --rule saddle-fertilizer=0?"))
  }

  /// Oracle: the other order.
  @Test func `density and kernel weight may stand in either order`() {
    let first = Self.plan("peas=8plants/ft2@75kg/hL,tkw=250,survival=85%")
    let second = Self.plan("peas=8plants/ft2,tkw=250,survival=85%@75kg/hL")
    let third = Self.plan("peas=8plants/ft2,tkw=250@75kg/hL,survival=85%")
    #expect(first.code == .success)
    #expect(second.output == first.output && third.output == first.output)
  }

  @Test func `a mistake of meaning ends without the usage`() {
    #expect(!Self.plan("NH3=50").errors.contains("Usage:"))
    #expect(Self.run("plan", "--filed", "160").errors.contains("Usage:"))
  }

  // MARK: - Money and width

  /// Oracle: by hand, for 200 ac: urea 340.26, DAP 130.43 and potash 133.33 lb/ac at 550, 650 and
  /// 450 a short ton are 165.9641 an acre; a tonne is 2,204.62 lb.
  @Test func `prices say what the least cost is`() throws {
    let outcome = Outcome(
      [
        "plan", "--cart", "91300", "--field", "200", "--target", "N=180,P2O5=60,K2O=80", "--from",
        "urea,dap,potash", "--price", "urea=550,dap=650,potash=450", "--json",
      ], verbs: VerbCatalogue.all)
    #expect(
      outcome.output.contains(
        "The least cost is 165.96 an acre (33,193 for 200 ac) at prices of a short ton, or "
          + "150.56 an acre (30,112 for 200 ac) at prices of a tonne."), "\(outcome.output)")
  }

  @Test(
    arguments: [
      ["plan", "--field", "160", "Camelina=5"], ["plan", "--cart", "x", "--field", "1", "wheat=1"],
      ["plan", "--field", "155,148", "wheat=100"], ["verify", "/"], ["merge", "/nope"],
      ["plan", "--field", "160", "wheat=100", "--rule", "zzz=1"], ["sweep", "/nope.json"],
    ], [40, 80, 120]) func `no line of an error is wider than the terminal`(
      words: [String], width: Int
    )
  {
    let memory = MemoryConsole(columns: width, color: .never)
    let outcome = Outcome(words, on: memory, verbs: VerbCatalogue.all)
    #expect(outcome.code != .success)
    for line in outcome.shownErrors.split(separator: "\n") {
      #expect(line.count <= width, "\(line)")
    }
  }

  @Test func `what is quoted for pasting stays on one line`() {
    let memory = MemoryConsole(columns: 48, color: .never)
    let outcome = Outcome(
      ["plan", "--field", "160", "Camelina seed=5"], on: memory, verbs: VerbCatalogue.all)
    #expect(
      outcome.shownErrors.contains("'Camelina seed=5@<density>lb/bu'"), "\(outcome.shownErrors)")
  }

  // MARK: - Words that mislead

  /// Oracle: 1,335.9 of 1,344 bu are asked for, and one of two fills takes 943.1.
  @Test func `a cart that two fills leave far from full is not called tight`() {
    let outcome = Self.plan("wheat=100", "urea=300", "map=60", field: "179")
    #expect(outcome.output.contains("  Cart load  99.4 %\n"), "\(outcome.output)")
    #expect(!outcome.output.contains("tight"), "\(outcome.output)")
  }
}

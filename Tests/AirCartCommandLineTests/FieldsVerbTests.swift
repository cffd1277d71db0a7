import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Testing

/// Oracle: recorded answers, the hand values of six fields of wheat, the plan of one field, and errors
/// written by hand.
@Suite struct FieldsVerbTests {
  static let products = ["wheat=110", "urea=150", "map=60"]

  /// Six fields of 80 ac with a urea rate each.
  static let six = [130, 140, 145, 150, 160, 175].enumerated().flatMap { index, urea in
    ["--field", "f\(index)=80ac,urea=\(urea)"]
  }

  static func plan(_ words: [String]) -> Outcome {
    Outcome(["plan", "--cart", "91300"] + words, on: MemoryConsole(), verbs: VerbCatalogue.all)
  }

  // MARK: Answers

  @Test func `six fields with their own rates keep their shape`() {
    let words = Self.six + Self.products
    expectGolden(Self.plan(words).output, named: "fields.md#six fields")
    expectGolden(Self.plan(words + ["--details"]).output, named: "fields.md#with details")
    expectGolden(Self.plan(words + ["--json"]).output, named: "fields.md#as JSON")
    expectGolden(Self.plan(words + ["--format", "csv"]).output, named: "fields.md#as CSV")
    expectGolden(
      Self.plan(words + ["--load-sheet", "-"]).output, named: "fields.md#as a load sheet")
  }

  @Test func `six fields take two fills, in place of six`() {
    let outcome = Self.plan(Self.six + Self.products)
    #expect(outcome.code == .success, "\(outcome.errors)")
    let answer = outcome.output.split(separator: "\n").joined(separator: " ")
    #expect(answer.contains("2 fills seed 6 fields, 480.00 ac."))
    #expect(answer.contains("The refill is in f3 after 21.27 of 80.00 ac"))
    #expect(answer.contains("it would take 6 fills."))
  }

  @Test func `tanks filled to capacity leave something on board`() {
    let outcome = Self.plan(
      ["--field", "Home=155", "--field", "North=310", "--top-up"] + Self.products)
    expectGolden(outcome.output, named: "fields.md#to capacity")
    #expect(outcome.output.contains("then on board."))
  }

  @Test func `the best of all carts is named`() {
    let outcome = Outcome(
      ["plan", "--field", "155", "--field", "310"] + Self.products, on: MemoryConsole(),
      verbs: VerbCatalogue.all)
    #expect(
      outcome.output.contains("2 fills with 91300, 3 with 9950 and L9950, 4 with the others."),
      "\(outcome.output)")
    #expect(outcome.output.contains("Field 2"))
  }

  /// Oracle: the same field without a name.
  @Test func `a name of a field changes neither its cart nor the reason`() {
    let reason = "Any of the 5 carts seeds it in one fill; the smallest is 9650 or L9650."
    for field in ["160", "A=160"] {
      let outcome = Outcome(
        ["plan", "--field", field, "wheat=110"], on: MemoryConsole(), verbs: VerbCatalogue.all)
      #expect(outcome.output.contains(reason), "\(outcome.output)")
      #expect(outcome.output.contains("with 9650 (694 bu)"), "\(outcome.output)")
    }
  }

  /// What goes into each tank at each stop, in bushels.
  private static func loads(_ words: [String]) throws -> [Double] {
    let lines = plan(words + ["--load-sheet", "-", "--format", "csv"] + products).output
      .split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let column = try #require(lines.first?.firstIndex(of: "load_bu"))
    return try lines.dropFirst().map { try #require(Double(String($0[column]))) }
  }

  /// Oracle: the plan of the field with the summed area.
  @Test func `fields at one rate are loaded as one field`() throws {
    let fields = try Self.loads(["--field", "Home=155", "--field", "North=325"])
    let one = try Self.loads(["--field", "480"])
    #expect(fields.count == 10 && one.count == 10)
    for (own, other) in zip(fields, one) { #expect(abs(own - other) < 1e-9 * other) }
  }

  @Test func `a product may be left out on a field`() {
    let outcome = Self.plan(
      ["--field", "Home=155,map=0"]
        + ["--field", "North=310,wheat=28plants/ft2,tkw=38,survival=85%"] + Self.products)
    expectGolden(outcome.output, named: "fields.md#own rates")
    #expect(outcome.output.contains("North: Wheat: 28 plants/ft2"))
  }

  @Test func `fields without a plan say why`() {
    let outcome = Self.plan(
      ["--field", "Home=155", "--field", "North=310", "--pin", "wheat=1", "--pin", "urea=1"]
        + Self.products + ["--load-sheet", "-"])
    #expect(outcome.code == .success)
    #expect(outcome.errors.contains("There is no load sheet"))
    let answer = Self.plan(
      ["--field", "Home=155", "--field", "North=310", "--pin", "wheat=1", "--pin", "urea=1"]
        + Self.products + ["--fail-on", "infeasible"])
    #expect(answer.output.hasPrefix("No plan: "), "\(answer.output)")
    #expect(answer.code == .negative)
  }

  @Test func `a refill is a condition`() {
    let code = { (area: String) in
      Self.plan(["--field", "Home=\(area)", "--fail-on", "refill"] + Self.products).code
    }
    #expect(code("80") == .success && code("480") == .negative)
  }

  /// Oracle: 40 lb/ac of MAP beside canola is what the sources allow, 55 is more.
  @Test func `advice names the fields that it is about`() {
    let words = ["--field", "Home=155", "--field", "North=310,map=55", "canola=5", "map=40"]
    let answer = Self.plan(words).output.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(answer.contains("North: Beside canola, MAP (11-52-0)"), "\(answer)")
    #expect(!answer.contains("Home: Beside"))
  }

  // MARK: Verification

  @Test(arguments: [[], ["--top-up"], ["--reserve", "3bu"]])
  func `a load sheet is verified`(options: [String]) throws {
    try withFolder { folder in
      let job = ["plan", "--cart", "91300"] + Self.six + Self.products + options
      for file in ["loads.csv", "loads.json"] {
        let on = { MemoryConsole(currentFolder: folder) }
        let made = Outcome(job + ["--load-sheet", file], on: on(), verbs: VerbCatalogue.all)
        #expect(made.code == .success, "\(made.errors)")
        let outcome = Outcome(["verify", file], on: on(), verbs: VerbCatalogue.all)
        #expect(outcome.code == .success, "\(outcome.output) \(outcome.errors)")
      }
    }
  }

  private static func verified(_ text: String) -> Outcome { VerifyVerbTests.verify(text) }

  /// Oracle: every assignment, for the tanks are few; a plan of nine tanks is made again by the search.
  @Test(arguments: [
    (["--cart", "91300"], "every assignment"), (["--cart", "L9650"], "every assignment"),
    (["--tanks", "99,90,80,70,60,50,40,30,20"], "the search"),
  ])
  func `a plan as JSON is made again and judged`(cart: [String], proof: String) throws {
    let words = ["plan", "--json"] + cart + Self.six + Self.products
    let made = Outcome(words, on: MemoryConsole(), verbs: VerbCatalogue.all)
    let outcome = Self.verified(made.output)
    #expect(outcome.output.hasPrefix("ok: "), "\(outcome.output) \(outcome.errors)")
    #expect(outcome.output.contains("optima recomputed by \(proof)"), "\(outcome.output)")
  }

  /// Oracle: what was changed by hand.
  @Test(arguments: [
    ("\"fillsAlone\": 6", "\"fillsAlone\": 5", ExitCode.negative, "/fillsAlone"),
    ("\"area\": 80", "\"area\": 81", .negative, "/areaAc"),
    ("\"request\"", "\"asked\"", .malformedData, "from which the fields are planned again"),
    (
      "\"rates\": [110, 140, 60]", "\"rates\": [110, 140]", .malformedData, "each of the 3 products"
    ),
    ("\"area\": 80", "\"area\": -80", .malformedData, "\"area\" must be"),
  ])
  func `a plan as JSON that was changed is found`(
    from: String, to: String, code: ExitCode, message: String
  ) throws {
    let made = Self.plan(["--json"] + Self.six + Self.products).output
    let text = made.replacing(from, with: to, maxReplacements: 1)
    try #require(text != made, "\(from) is not in it")
    let outcome = Self.verified(text)
    #expect(outcome.code == code, "\(outcome.output) \(outcome.errors)")
    #expect((outcome.output + outcome.errors).contains(message), "\(outcome.errors)")
  }

  // MARK: Farms

  /// The six fields as a farm, each with a crop of its own name and rates, and others beside them.
  private static func farm(_ others: String = "", keys: String = "") -> String {
    let rates = [130, 140, 145, 150, 160, 175]
    let crops = rates.enumerated().map { index, urea in
      """
      { "name": "Wheat \(index)", "products": [{ "product": "wheat", "rate": 110 },
        { "product": "urea", "rate": \(urea) }, { "product": "map", "rate": 60 }] }
      """
    }
    let fields = rates.indices.map { #"{ "name": "f\#($0)", "area": 80, "crop": "Wheat \#($0)" }"# }
    return """
      { "name": "six", "carts": ["91300"], "margin": 5\(keys),
        "crops": [\((crops + (others.isEmpty ? [] : [others])).joined(separator: ", "))],
        "fields": [\(fields.joined(separator: ", "))\(others.isEmpty
          ? "" : #", { "name": "South", "area": 99, "crop": "Peas" }"#)] }
      """
  }

  private static let peas = #"{ "name": "Peas", "products": [{ "product": "peas", "rate": 180 }] }"#

  private static func plan(
    farm: String, _ words: [String], verb: String = "plan"
  ) throws -> Outcome {
    try withFolder { folder in
      try write(farm, to: folder + "/farm.json")
      return Outcome(
        [verb, "farm.json"] + words, on: MemoryConsole(currentFolder: folder),
        verbs: VerbCatalogue.all)
    }
  }

  /// Oracle: the same fields typed.
  @Test(arguments: [
    [], ["--details"], ["--json"], ["--load-sheet", "-"], ["--top-up"], ["--no-setup"],
  ])
  func `a farm file is planned as its fields typed`(words: [String]) throws {
    let typed = Self.plan(Self.six + Self.products + words)
    let farm = try Self.plan(farm: Self.farm(), words)
    #expect(typed.code == .success && farm.errors.isEmpty, "\(farm.errors)")
    #expect(farm.output == typed.output)
  }

  /// Oracle: `verify`, which plans the request in the document again; and the fields typed with `--no-saddle`.
  @Test(arguments: [
    #", "saddleTank": false"#, #", "rules": { "phosphate-one-tank": 0 }"#, #", "phosphateTank": 2"#,
    #", "payload": 40000"#, #", "grossWeight": 80000"#,
  ])
  func `the JSON of a farm is verified, whatever it says of its carts`(keys: String) throws {
    let made = try Self.plan(farm: Self.farm(keys: keys), ["--json"])
    let outcome = VerifyVerbTests.verify(made.output)
    #expect(outcome.output.hasPrefix("ok: "), "\(outcome.output)\(outcome.errors)")
    guard keys.contains("saddleTank") else { return }
    #expect(made.output == Self.plan(Self.six + Self.products + ["--no-saddle", "--json"]).output)
  }

  /// Oracle: the plan of the fields of that crop alone, and of the field of the other.
  @Test func `a crop of a farm is planned by itself`() throws {
    let both = Self.farm(Self.peas)
    let wheat = try Self.plan(farm: both, ["--crop", "wheat 3"])
    #expect(wheat.output == (try Self.plan(farm: Self.farm(), [])).output, "\(wheat.errors)")
    let peas = try Self.plan(farm: both, ["--crop", "peas"])
    #expect(peas.output == Self.plan(["--field", "South=99", "peas=180"]).output, "\(peas.errors)")
  }

  @Test(arguments: [
    ([], "", ExitCode.usage, "a plan is of one: Wheat 0, Wheat 1"),
    (["--crop", "Oats"], "", .usage, "The farm has no crop 'Oats'."),
    (["--crop", "Peas", "--pin", "Peas=1"], "", .usage, "'--pin' states a job"),
    (["--crop", "Peas", "wheat=110"], "", .usage, "'wheat=110' is beside it"),
    (
      ["--crop", "Peas", "--top-up"], #", "payload": 30000"#, .usage,
      "'--top-up' and '--payload' contradict each other."
    ),
  ])
  func `what does not go with a farm is refused`(
    words: [String], keys: String, code: ExitCode, message: String
  ) throws {
    let outcome = try Self.plan(farm: Self.farm(Self.peas, keys: keys), words)
    #expect(outcome.code == code && outcome.errors.contains(message), "\(outcome.errors)")
  }

  /// Oracle: the empty weights, 50,500 lb of the 91300 and 38,800 lb of the 9650.
  @Test(arguments: [
    ("plan", []), ("compare", []), ("simulate", ["--no-files", "--replications", "2"]),
  ])
  func `a cart heavier than a farm's limit is left out, unless all are`(
    verb: String, options: [String]
  ) throws {
    let carts = { (names: String) in
      Self.farm(keys: #", "grossWeight": 45000"#).replacing(#"["91300"]"#, with: names)
    }
    let one = try Self.plan(farm: carts(#"["91300", "9650"]"#), options, verb: verb)
    #expect(one.code == .success, "\(one.errors)")
    #expect(one.errors.contains("91300 is left out: "), "\(one.errors)")
    #expect(one.output.contains("9650") && !one.output.contains("91300"), "\(one.output)")
    let none = try Self.plan(farm: carts(#"["91300"]"#), options, verb: verb)
    #expect(none.code == .malformedData && none.errors.contains("weighs as much as this"))
  }

  /// Oracle: what the fields weigh.
  ///
  /// 155 ac at 320 lb/ac are 49,600 lb, and 99 ac at 300 are 29,700: two
  /// fills of at most 40,000 lb, where each field by itself takes two and one.
  @Test func `a limit of weight holds across fields`() {
    let words = ["--field", "Home=155", "--field", "South=99,urea=130", "--payload", "40000lb"]
    let outcome = Self.plan(words + Self.products)
    let answer = outcome.output.split(separator: "\n").joined(separator: " ")
    #expect(answer.hasPrefix("2 fills seed 2 fields"), "\(answer)")
    #expect(answer.contains("Fill 1 ends in Home after 125.00 of 155.00 ac, at the weight limit."))
    #expect(answer.contains("Fill 2 ends with South."))
  }

  /// Oracle: a cart that takes the fields, beside one of 27 bu that takes more than 1,000 fills.
  @Test func `a cart that takes too many fills leaves the others`() throws {
    try withFolder { folder in
      try write(
        #"{ "carts": [{ "name": "Small", "tanks": [9, 9, 9] }] }"#, to: folder + "/carts.json")
      let words = ["plan", "--carts", "91300,carts.json", "--field", "a=20000"] + Self.products
      let outcome = Outcome(
        words, on: MemoryConsole(currentFolder: folder), verbs: VerbCatalogue.all)
      #expect(outcome.code == .success, "\(outcome.errors)")
      #expect(outcome.errors.contains("Small is left out: "))
      #expect(outcome.output.contains("91300"))
    }
  }

  @Test func `a crop without a farm is refused`() {
    let outcome = Self.plan(["--field", "80", "--crop", "wheat"] + Self.products)
    #expect(outcome.code == .usage && outcome.errors.contains("'--crop' is for a farm file"))
  }

  // MARK: Errors

  @Test(arguments: [
    (["--field", "Home=155", "--on-board", "Tank 1=urea:200bu"], "'--on-board' does not go with"),
    (["--field", "155", "--field", "310", "--even"], "'--even' does not go with"),
    (["--field", "155", "--field", "310", "--blends"], "'--blends' does not go with"),
    (["--field", "Home=155", "--plan", "capacity"], "'--plan capacity' does not go with"),
    (["--field", "Home=155", "--method", "exhaustive"], "'--method exhaustive' does not go with"),
    (["--field", "Home=155", "--field", "Home=310"], "The field 'Home' is given more than once."),
    (["--field", "Home=155,urea=1,urea=2"], "The field 'Home' has two rates of Urea (46-0-0)."),
    (["--field", "Home=155,canola=5"], "canola"),
    (["--field", "Home=urea=130"], "The field 'Home=urea=130' has no size."),
    (["--field", "wheat=110"], "'--field wheat=110' names a product where a field is expected."),
    (
      ["--field", "Home=155,urea=130@52"], "The field 'Home' has its own density in 'urea=130@52'."
    ),
    (
      ["--field", "Home=155,wheat=0,urea=0,map=0"],
      "The field 'Home' has no product at a rate above zero."
    ),
    (["--field", "Home="], "The field 'Home=' has no size."),
    (["--field", "Home=155", "--field", "home=310"], "The field 'home' is given more than once."),
    (["--field", "Home=155,"], "The field 'Home=155,' has a comma without a rate behind it."),
    (["--field", "Home=155,urea"], "has a comma without a rate behind it."),
    (["--field", "Home=0"], "Enter a valid field size."),
    (["--field", "a=20000", "--tanks", "9,9,9"], "take more than 1,000 fills"),
  ])
  func `what does not go together is refused`(words: [String], message: String) {
    let cart = words.contains("--tanks") ? [] : ["--cart", "91300"]
    let outcome = Outcome(
      ["plan"] + cart + words + Self.products, on: MemoryConsole(), verbs: VerbCatalogue.all)
    #expect(outcome.code == .usage, "\(outcome.output)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }
}

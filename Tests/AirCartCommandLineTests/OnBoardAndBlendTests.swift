import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Testing

/// What is on board, and blends, as people type and read them.
///
/// Oracles: golden files, and the words of each refusal.
@Suite struct OnBoardAndBlendTests {
  private static let job = ["wheat=110", "urea=150", "map=60"]
  private static let six = job + ["ams=60", "potash=40", "kmag=20"]

  private static func plan(_ words: [String]) -> Outcome {
    Outcome(["plan"] + words, on: MemoryConsole(), verbs: VerbCatalogue.all)
  }

  // MARK: On board

  @Test func `the rest of a field is planned from what is on board`() {
    let outcome = Self.plan(
      ["--cart", "91300", "--field", "480"] + Self.job + [
        "--on-board", "tank 1=urea:200bu", "--on-board", "3=wheat:6000lb", "--on-board",
        "Tank 2=map:20%",
      ])
    expectGolden(outcome.output, named: "on-board.md#topped up")
  }

  @Test func `enough on board is no stop`() throws {
    let words = ["--cart", "91300", "--field", "40", "wheat=100", "--on-board", "4=wheat:290"]
    expectGolden(Self.plan(words).output, named: "on-board.md#no stop")
    let data = try SyntaxReader.read(
      SourceText(name: "plan", text: Self.plan(words + ["--json"]).output))
    #expect(data["onBoard"]?["stops"]?.number == 0)
    #expect(data["onBoard"]?["lastsAc"]?.number == 40)
    #expect(data["fillPlan"]?["fills"]?.number == 0)
    let faulty = Self.plan(words + ["--json"]).output
      .replacing("\"fills\": 0", with: "\"fills\": 1")
    #expect(VerifyVerbTests.verify(faulty).output.contains("/fillPlan/fills: found 1, expected 0"))
  }

  /// A tank with canola is in the way; emptying it is said, and done when it is asked for.
  @Test func `a tank is cleaned out only when somebody says so`() {
    let words =
      ["--cart", "91300", "--field", "400"] + Self.job + ["--on-board", "Tank 1=canola:200bu"]
    let said = Self.plan(words).output
    let line = said.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      line.contains(
        "With Tank 1 cleaned out first, the field takes 2 stops instead of 4: add --empty 'Tank 1'."
      ), "\(said)")
    let done = Self.plan(words + ["--empty", "Tank 1"]).output
    #expect(done.hasPrefix("2 fills: "), "\(done)")
    #expect(done.contains("Clean out Tank 1 first: 200.0 bu of Canola come out."))
  }

  /// Oracle: the command with the words that the plan tells people to add.
  @Test(arguments: 0..<40)
  func `what a plan says to add does what it says`(seed: Int) throws {
    var random = RandomProblems(seed: UInt64(11_000 + seed))
    let names = ["Wheat", "Urea (46-0-0)", "MAP (11-52-0)", "Potash (0-0-60)", "Canola", "Oats"]
    let carts = ["91300", "9950", "9650"]
    for _ in 0..<6 {
      var words = ["--cart", carts[random.whole(0...2)], "--field", "\(random.whole(60...400))"]
      words += names.prefix(random.whole(2...4)).map { "\($0)=\(random.whole(20...160))" }
      for tank in 1...random.whole(2...4) {
        words += ["--on-board", "\(tank)=\(names[random.whole(0...5)]):\(random.whole(5...90))bu"]
      }
      let text = Self.plan(words).output.split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
      for tip in text.matches(
        of: #/the field takes (one|\d+) stops? instead of \d+: add ([^.]+)\./#)
      {
        let options = tip.2.split(separator: "'").enumerated()
          .flatMap { $0.isMultiple(of: 2) ? ["--empty"] : [String($1)] }
        let done = Self.plan(words + ["--json"] + options).output
        let data = try SyntaxReader.read(SourceText(name: "plan", text: done))
        let fills = data["fillPlan"]?["fills"]?.number
        #expect(fills == (tip.1 == "one" ? 1 : Double(tip.1)), "seed \(seed): \(words) \(options)")
      }
    }
  }

  /// Oracle: by hand, 16 bu of canola fit the saddle tank, of which 1 bu has to come out.
  @Test func `the tank with the least in it is cleaned out of those that do`() {
    var words = ["--cart", "9650", "--field", "160", "canola=5", "--no-advice"]
    for (tank, held) in [(1, "wheat:150"), (2, "wheat:100"), (3, "wheat:90"), (4, "wheat:150")] {
      words += ["--on-board", "\(tank)=\(held)bu"]
    }
    let output = Self.plan(words + ["--on-board", "saddle=inoculant:1bu"]).output
    #expect(output.contains("Clean out Saddle first: 1.0 bu"), "\(output)")
  }

  @Test func `a tank is cleaned out where there is no plan without it`() {
    let outcome = Self.plan(
      ["--tanks", "200,100", "--field", "100", "wheat=100", "urea=100", "--on-board", "1=canola:9"])
    #expect(outcome.output.contains("Clean out Tank 1 first: 9.0 bu of Canola come out."))
    #expect(!outcome.output.hasPrefix("No plan"), "\(outcome.output)")
  }

  @Test func `what is in the way is named where there is no plan`() {
    let outcome = Self.plan(
      [
        "--tanks", "200,100", "--field", "100", "wheat=100", "--pin", "wheat=1", "--keep-out",
        "wheat=1", "--on-board", "2=canola:9",
      ])
    let line = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(line.contains("Wheat not in Tank 1; Tank 2 holds Canola."), "\(outcome.output)")
  }

  @Test(arguments: [
    (["--on-board", "1=wheat"], "'1=wheat' does not say how much is on board."),
    (["--on-board", "wheat"], "'wheat' has no '=' between name and value."),
    (["--on-board", "1,2=wheat:5"], "'--on-board 1,2=wheat:5' names 2 tanks."),
    (
      ["--on-board", "1=wheat:200%"], "What is on board, '200%', must be 0 or from 0.001 to 100 %."
    ),
    (
      ["--on-board", "1=wheat:5", "--on-board", "1=wheat:6"],
      "'--on-board' names the tank '1' more than once."
    ),
    (
      ["--on-board", "5=wheat:60"],
      "Saddle of cart 91300 holds 44 bu, which is less than the 60 bu on board."
    ),
    (
      ["--on-board", "1=wheat:5", "--gross", "90000lb"],
      "a limit of weight and product on board exclude each other"
    ),
    (
      ["--on-board", "1=wheat:5", "--most", "wheat=1"],
      "a most number of tanks of \"Wheat\" and \"Wheat\" on board exclude each other"
    ),
    (["--on-board", "1=xyz:5"], "unknown product \"xyz\""),
  ])
  func `what makes no sense on board is refused`(words: [String], message: String) {
    let outcome = Self.plan(["--cart", "91300", "--field", "160", "wheat=100"] + words)
    #expect(outcome.code == .usage)
    #expect(
      outcome.errors.lowercased().contains(message.lowercased()), "\(outcome.errors)")
  }

  @Test func `what is on board belongs to one cart`() {
    let outcome = Self.plan(["--field", "160", "wheat=100", "--on-board", "1=wheat:5"])
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains("'--on-board' is about the tanks of one cart."))
  }

  @Test func `no stop is no load sheet`() {
    let words = ["--cart", "91300", "--field", "40", "wheat=100", "--on-board", "4=wheat:290"]
    let outcome = Self.plan(words + ["--load-sheet", "-"])
    #expect(outcome.code == .success && !outcome.output.contains("Fill 1"))
    #expect(outcome.errors.contains("what is on board seeds the field"), "\(outcome.errors)")
  }

  /// Oracle: by hand; three products are to go into two tanks, and urea in Tank 1 is not the blend.
  @Test func `a part of a blend on board is cleaned out, and a limit on it holds`() {
    let words = ["--tanks", "300,200", "--field", "60", "wheat=110", "urea=150", "ams=60"]
    let outcome = Self.plan(words + ["--on-board", "1=urea:50bu", "--most", "ams=1"])
    #expect(
      outcome.output.hasPrefix("3 products and 2 tanks: blend Urea + Ammonium Sulphate."),
      "\(outcome.output)")
    #expect(outcome.output.contains("Clean out Tank 1 first: 50.0 bu of Urea (46-0-0) come out."))
  }

  /// Oracle: whoever loads must read it before the table to load by.
  @Test(arguments: [[], ["--load-sheet", "-"]])
  func `what is cleaned out stands above what is loaded`(options: [String]) throws {
    let words = ["--tanks", "300,200", "--field", "60", "wheat=110", "urea=150", "ams=60"]
    let lines = Self.plan(words + ["--on-board", "1=urea:50bu"] + options).output.split(
      separator: "\n")
    let cleanOut = try #require(lines.firstIndex { $0.contains("Clean out Tank 1 first") })
    let table = try #require(lines.firstIndex { $0.contains("Product  ") })
    #expect(cleanOut < table, "\(lines)")
  }

  /// Oracle: by hand; 210 lb of the blend are 3.36 bu: 84 bu are enough for 25 ac of it.
  @Test func `a blend on board is the job's`() throws {
    let words = ["--tanks", "300,200", "--field", "25", "wheat=60", "urea=150", "ams=60"]
    let held = ["--on-board", "1=AMS + urea:17000lb", "--on-board", "2=wheat:30bu"]
    let outcome = Self.plan(words + held)
    #expect(outcome.code == .success, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("No stop: what is on board seeds all"), "\(outcome.output)")
    let unknown = Self.plan(words + ["--on-board", "1=kmag + urea:1000lb"])
    #expect(unknown.code == .usage && unknown.errors.contains("nknown product"))
    let seed = Self.plan(words + ["--on-board", "1=wheat + urea:1000lb"])
    #expect(seed.errors.contains("is seed, which is mixed with seed alone"), "\(seed.errors)")
  }

  // MARK: Blends

  /// The one that is varied keeps its place: nothing is blended.
  @Test func `a look at a range blends nothing`() {
    let words = ["whatif", "--cart", "91300", "--field", "480"] + Self.six.dropLast()
    let outcome = Outcome(words + ["kmag=10...30"], on: MemoryConsole(), verbs: VerbCatalogue.all)
    #expect(outcome.code == .success, "\(outcome.errors)")
    #expect(!outcome.output.contains(" + "), "\(outcome.output)")
  }

  /// Oracle: the job as it is told to be stated.
  @Test func `a job without a blend is told which placement gives one`() throws {
    let words =
      ["--tanks", "300,200,200", "--field", "300"] + ["canola=5", "urea=100", "map=50", "kcl=20"]
    let none = Self.plan(words).output
    #expect(none.hasPrefix("No plan: 4 products need a tank each"), "\(none)")
    let told = none.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(told.contains("With MAP (11-52-0) in the band, a blend of MAP (11-52-0) +"), "\(told)")
    #expect(told.contains("add --seed-placed 'MAP (11-52-0)=0%'."), "\(told)")
    let done = Self.plan(words + ["--seed-placed", "MAP (11-52-0)=0%"]).output
    let fills = try #require(told.firstMatch(of: /gives (\d+) fills/)?.1)
    #expect(done.hasPrefix("4 products and 3 tanks: blend MAP + Potash."), "\(done)")
    #expect(done.contains(" \(fills) fills: "), "\(done)")
  }

  /// Oracle: an option that names a product twice is refused, so what is stated must be replaced.
  @Test(arguments: [
    (["map=50%"], "replace the stated --seed-placed with --seed-placed 'MAP (11-52-0)=0%'."),
    (
      ["kcl=100%"],
      "add --seed-placed 'MAP (11-52-0)=0%' and replace the stated --seed-placed with "
        + "--seed-placed 'Potash (0-0-60)=0%'."
    ),
  ])
  func `a stated placement is to be replaced for a blend`(placed: [String], change: String) {
    let words =
      ["--tanks", "300,200,200", "--field", "300", "canola=5", "urea=100", "map=50", "kcl=20"]
      + placed.flatMap { ["--seed-placed", $0] }
    let told = Self.plan(words).output.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(told.contains(" fills: \(change)"), "\(told)")
    let twice = Self.plan(words + ["--seed-placed", placed[0]])
    #expect(twice.errors.contains("more than once"), "\(twice.errors)")
  }

  @Test func `more products than tanks are blended`() {
    let words = ["--cart", "91300", "--field", "480"] + Self.six
    expectGolden(Self.plan(words).output, named: "blends.md#to fit")
    let forbidden = Self.plan(words + ["--no-blends"]).output
    #expect(forbidden.hasPrefix("No plan: 6 products"), "\(forbidden)")
  }

  @Test func `a blend that saves a fill is made, and said with what it saves`() {
    let words = ["--cart", "9650", "--field", "300"] + Self.job + ["ams=60"]
    let made = Self.plan(words).output
    #expect(made.contains("Blend Urea + Ammonium Sulphate: "), "\(made)")
    #expect(made == Self.plan(words + ["--blend", "urea+ams"]).output)
    let forbidden = Self.plan(words + ["--no-blends"]).output
    #expect(!forbidden.contains("Blend"), "\(forbidden)")
    expectGolden(made + "\n" + forbidden, named: "blends.md#made and forbidden")
  }

  @Test(arguments: [
    ("urea", "'urea' is not a blend."),
    ("urea+wheat", "'--blend': \"Wheat\" is seed, which is mixed with seed alone."),
    ("urea+urea", "'--blend': \"Urea (46-0-0)\" is to be blended twice."),
    ("urea+map", "\"MAP (11-52-0)\" goes with the seed and \"Urea (46-0-0)\" into a band"),
    ("urea+potash", "'--blend' names 'potash', which is not among the products."),
  ])
  func `what is no blend is refused`(blend: String, message: String) {
    let outcome = Self.plan(
      ["--cart", "91300", "--field", "160"] + Self.job + ["--blend", blend])
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test(arguments: [
    (["urea=0"], "map+urea", "goes with the seed and"),
    (["urea=9"], "urea+ams", "\"Urea (46-0-0)\" goes with the seed and"),
    (["map=0"], "map+urea", nil), (["map=50%"], "map+urea", "goes with the seed and"),
    (["map=50%"], "map+mesz", "\"MESZ (12-40-0-10S-1Zn)\" are seed-placed in unlike shares"),
    (["map=50%", "mesz=50%"], "map+mesz", nil),
  ])
  func `only what is placed alike is blended`(placed: [String], blend: String, fault: String?) {
    let words = Self.job + ["ams=60", "mesz=30"] + placed.flatMap { ["--seed-placed", $0] }
    let outcome = Self.plan(["--cart", "91300", "--field", "160", "--blend", blend] + words)
    if let fault {
      #expect(outcome.code == .usage && outcome.errors.contains(fault), "\(outcome.errors)")
    } else {
      #expect(outcome.code == .success, "\(outcome.errors)")
    }
  }

  /// Oracle: by hand.
  ///
  /// 120 / 60 + 4 / 50 = 2.08 bu/ac, 124 / 2.08 = 59.6 lb/bu, and 200 bu last for 96.2 ac.
  @Test func `seed of two crops is seeded as one`() throws {
    let words = [
      "--tanks", "200,150", "--field", "160", "peas=120", "canola=4", "--blend", "peas+canola",
      "--most", "peas=1",
    ]
    let outcome = Self.plan(words)
    #expect(outcome.code == .success, "\(outcome.errors)")
    for text in ["2 fills: 96.15 ac", "Peas + Canola", "59.6 lb/bu"] {
      #expect(outcome.output.contains(text), "\(text): \(outcome.output)")
    }
    let mixed = Self.plan(["--field", "160", "peas=120", "urea=40", "--blend", "peas+urea"])
    #expect(mixed.errors.contains("mixed with seed alone"), "\(mixed.errors)")
  }

  /// Oracle: the plan without the blend, which takes one fill and breaks no rule.
  @Test func `nothing is said of a stated blend that gains nothing`() {
    let words = ["--cart", "91300", "--field", "160", "wheat=100", "map=30", "potash=20"]
    #expect(Self.plan(words + ["--no-blends"]).output.hasPrefix("One fill seeds 160.00 ac."))
    #expect(!Self.plan(words + ["--no-blends"]).output.contains("Keeping this rule"))
    let blended = Self.plan(words + ["--blend", "map+potash"]).output
    #expect(blended.hasPrefix("One fill seeds 160.00 ac."), "\(blended)")
  }

  /// Oracle: cases/README: MAP 158.2 bu and potash 66.7 bu, 224.9 of 230, in one fill.
  @Test func `MAP and potash are blended as a starter beside wheat`() {
    let words =
      ["--cart", "91300", "--field", "160", "wheat=110", "urea=170.46", "ams=62.5", "map=76.92"]
      + ["potash=33.33", "--blend", "map+potash"]
    let output = Self.plan(words).output
    #expect(output.hasPrefix("Blend MAP + Potash: 1 fill instead of 2. "), "\(output)")
    #expect(output.contains("224.9 of 230 bu"), "\(output)")
    let told = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(told.contains("Beside wheat, MAP + Potash comes to 218.8 % of the limit"), "\(told)")
    #expect(told.contains("place at most 50 lb/ac of MAP + Potash with the seed"), "\(told)")
  }

  /// Oracle: the Canola Council: no potash in the seed row of canola; nor of mustard and flax.
  @Test(arguments: ["canola", "mustard", "flax"])
  func `a starter with potash is refused beside small seed`(crop: String) {
    let words = ["--cart", "91300", "--field", "160", "\(crop)=5", "map=40", "kcl=20"]
    let outcome = Self.plan(words + ["--blend", "map+kcl"])
    #expect(outcome.code == .usage)
    let fault =
      "\"Potash (0-0-60)\" must not lie beside \(crop) seed, where \"MAP (11-52-0)\" goes: they "
      + "are not blended."
    #expect(outcome.errors.contains(fault), "\(outcome.errors)")
    let banded = Self.plan(words + ["--blend", "map+kcl", "--seed-placed", "map=0%"])
    #expect(banded.code == .success, "\(banded.errors)")
  }

  /// Blends that hurt are warned of, whoever asks for them.
  @Test func `a pair that must not be stored is warned of`() {
    let outcome = Self.plan(
      [
        "--cart", "9650", "--field", "160", "wheat=100", "urea=100", "potash=50", "--blend",
        "urea+potash",
      ])
    #expect(outcome.output.contains("must not be stored"), "\(outcome.output)")
  }
}

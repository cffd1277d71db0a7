import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Foundation
import Testing

@Suite struct WhatIfVerbTests {
  private static let rate = [
    "--cart", "9650", "--densities", "published", "--field", "320ac", "--at", "150", "Wheat=100",
    "Urea (46-0-0)=120...200",
  ]

  private func document(_ arguments: [String]) throws -> [String: Any] {
    let outcome = Outcome(["whatif", "--json"] + arguments, verbs: VerbCatalogue.all)
    #expect(outcome.errors.isEmpty)
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(value as? [String: Any])
  }

  @Test(arguments: [50, 80, 120])
  func `break points of a rate keep their shape`(columns: Int) {
    let memory = MemoryConsole(columns: columns)
    let outcome = Outcome(["whatif"] + Self.rate, on: memory, verbs: VerbCatalogue.all)
    expectGolden(outcome.output, named: "whatif.md#a rate, \(columns) columns")
    for line in outcome.output.split(separator: "\n") { #expect(line.displayWidth <= columns) }
  }

  @Test func `field, factor and density keep their shape`() {
    let field = Outcome.shipped(
      "whatif", "--cart", "L9650", "--field", "16ha...800ha", "--units", "metric",
      "--fill-changes", "3", "Wheat=112", "Canola=5.6", color: .always)
    expectGolden(field.output, named: "whatif.md#a field, metric")
    let factor = Outcome.shipped(
      "whatif", "--scale", "0.8...1.2", "--field", "640ac", "--pin", "Canola=Saddle", "Wheat=90",
      "Canola=5", "Urea (46-0-0)=180")
    expectGolden(factor.output, named: "whatif.md#a factor")
    let density = Outcome.shipped(
      "whatif", "--cart", "9950", "--field", "320ac", "--density", "Wheat=56...62", "Wheat=100",
      "Canola=5")
    expectGolden(density.output, named: "whatif.md#a density")
  }

  @Test func `a job that gives some product no tank shows no tanks`() {
    let outcome = Outcome.shipped(
      "whatif", "--tanks", "300,200", "--field", "100ac...600ac", "Wheat=100", "Canola=5",
      "Peas=60")
    expectGolden(outcome.output, named: "whatif.md#no plan")
  }

  private static let six = [
    "--field", "160", "wheat=100", "map=50", "ams=50", "potash=30", "kmag=20",
  ]

  /// Oracle: six products and five tanks, and `plan`, which blends for the same job.
  @Test(arguments: [
    (["--cart", "9650"], "9650: no plan at any of these values.\n"),
    ([], "No cart has a plan at any of these values.\n"),
  ]) func `a job that needs blends has no plan, and plan is named`(cart: [String], title: String) {
    let run = { (verb: String, urea: String) in
      Outcome([verb] + cart + Self.six + ["urea=\(urea)"], verbs: VerbCatalogue.all).output
    }
    let text = run("whatif", "120...150")
    #expect(text.hasPrefix(title), "\(text)")
    let words = SimulateFixture.words(text)
    #expect(
      words.contains("'aircart whatif' plans without blends; 'aircart plan' finds them."),
      "\(text)")
    #expect(run("plan", "135").hasPrefix("6 products and 5 tanks: blend "))
    for absent in ["Plan", "Changes", " in Tank ", "Advice"] {
      #expect(!text.contains(absent), "\(text)")
    }
  }

  /// Oracle: without urea there are five products for five tanks, and otherwise six.
  @Test func `values without a plan are not in the table`() {
    let outcome = Outcome(
      ["whatif", "--cart", "9650", "urea=0...150"] + Self.six, verbs: VerbCatalogue.all)
    let text = outcome.output
    #expect(text.hasPrefix("9650: 2 fills where there is a plan.\n"), "\(text)")
    #expect(text.contains("only 0.000") && !text.contains("(0.000"), "\(text)")
    #expect(text.contains("\n  A  ") && !text.contains("\n  B  "), "\(text)")
    #expect(
      SimulateFixture.words(text).contains(
        "There is no plan at the other values. Infeasible: 6 products need a tank each"))
  }

  /// By hand: 10,000 lb at 220 lb/ac and more seed 640 ac with 15 to 27 fills, so 12 values change their
  /// number.
  ///
  /// A rate of 0 was taken for no fill, and 27 changes were too many to list.
  @Test func `fills are counted from those at a rate of zero`() {
    let outcome = Outcome(
      [
        "whatif", "--tanks", "150,50,50,300", "--field", "640", "--payload", "10000",
        "Wheat=100@60", "Urea=0...200", "MAP=120@50",
      ], verbs: VerbCatalogue.all)
    let text = outcome.output + outcome.errors
    #expect(text.contains("(170.625, 186.250]") && !text.contains("--fill-changes"), "\(text)")
  }

  @Test func `a weight limit and reserves keep their shape`() {
    let outcome = Outcome.shipped(
      "whatif", "--cart", "9650", "--field", "320ac", "--payload", "25000lb", "--reserve", "5bu",
      "Wheat=60...140", "Canola=5")
    #expect(outcome.errors.isEmpty)
    expectGolden(outcome.output, named: "whatif.md#a limit of weight")
  }

  @Test(arguments: ["json", "csv", "markdown"])
  func `the formats for programs keep their shape`(format: String) {
    let outcome = Outcome(
      ["whatif", "--format", format] + Self.rate, verbs: VerbCatalogue.all)
    #expect(outcome.errors.isEmpty)
    expectGolden(outcome.output, named: "whatif.md#\(format)")
  }

  @Test func `without a cart each listed one is looked at`() throws {
    let job = ["--field", "320ac", "Wheat=80...120"]
    let all = try document(job)
    let carts = try #require(all["carts"] as? [[String: Any]])
    #expect(
      carts.compactMap { $0["cart"] as? String } == ["91300", "9950", "9650", "L9950", "L9650"])
    #expect(
      Outcome(["whatif", "--cart", "all"] + job, verbs: VerbCatalogue.all).output
        == Outcome(["whatif"] + job, verbs: VerbCatalogue.all).output)
    for entry in carts {
      let name = try #require(entry["cart"] as? String)
      let one = try #require(
        try document(["--cart", name] + job)["carts"] as? [NSDictionary])
      #expect(one == [NSDictionary(dictionary: entry)])
    }
  }

  /// Oracle: `plan` at values beside each break and in the middle of each segment.
  @Test(arguments: [
    (["Wheat=100", "Urea (46-0-0)=120...200"], "Urea (46-0-0)"),
    (["Canola=5", "Wheat=60...140", "--pin", "Canola=Saddle"], "Wheat"),
    (["Wheat=60...140lb/ac@58", "Peas=40", "--empty", "2"], "Wheat"),
    (["Wheat=60...140", "Canola=5", "--payload", "30000lb", "--reserve", "5bu"], "Wheat"),
  ])
  func `segments say what plan says`(job: [String], product: String) throws {
    let options = ["--cart", "9650", "--field", "320ac"]
    let carts = try #require(try document(options + job)["carts"] as? [[String: Any]])
    let segments = try #require(carts[0]["segments"] as? [[String: Any]])
    #expect(segments.count >= 3)
    for segment in segments {
      let (from, to) = (segment["from"] as? Double ?? 0, segment["to"] as? Double ?? 0)
      for value in [from + (to - from) / 1000, (from + to) / 2, to - (to - from) / 1000] {
        let words = job.map { word in
          guard word.hasPrefix(product), let equals = word.firstIndex(of: "=") else { return word }
          return word[...equals] + "\(value)" + word.drop { $0 != "@" }
        }
        let outcome = Outcome(
          ["plan", "--json", "--plan", "capacity"] + options + words, verbs: VerbCatalogue.all)
        let plan = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
        let fillPlan = try #require((plan as? [String: Any])?["fillPlan"] as? [String: Any])
        #expect(fillPlan["fills"] as? Int == segment["fillsFrom"] as? Int, "\(value)")
        #expect(
          fillPlan["limitingProduct"] as? String == segment["limitingProduct"] as? String,
          "\(value)")
        let tanks = (fillPlan["tanks"] as? [[String: Any]])?.map { $0["product"] as? String }
        let own = (segment["tanks"] as? [[String: Any]])?.map { $0["product"] as? String }
        #expect(tanks == own, "\(value)")
      }
    }
  }

  /// Oracle: no exponent was typed, so none is found fault with, and the ends are quoted as typed.
  @Test func `very small and very large ends need no exponent`() {
    func errors(_ arguments: String...) -> String {
      Outcome(["whatif", "--cart", "9650"] + arguments, verbs: VerbCatalogue.all).errors
    }
    #expect(errors("Wheat=100", "--field", "320ac", "--scale", "0.00001...1").isEmpty)
    #expect(!errors("Wheat=0.00001...100", "--field", "320ac").contains("exponent"))
    #expect(errors("Wheat=1", "--field", "1ac...1000000000ac").contains("'1000000000ac'"))
  }

  @Test func `metric and imperial find the same values`() throws {
    func values(_ arguments: [String]) throws -> [Double] {
      let carts = try #require(try document(arguments)["carts"] as? [[String: Any]])
      return try #require(carts[0]["breaks"] as? [[String: Any]]).map {
        $0["value"] as? Double ?? .nan
      }
    }
    let imperial = try values(["--cart", "9650", "--field", "40ac...8000ac", "Wheat=100lb/ac"])
    let metric = try values([
      "--cart", "9650", "--field", "40ac...8000ac", "--units", "metric", "Wheat=100lb/ac",
    ])
    #expect(imperial.count > 5)
    #expect(imperial.count == metric.count)
    for (left, right) in zip(imperial, metric) { #expect(abs(left - right) <= 1e-9 * left) }
  }
}

// MARK: Bad input

extension WhatIfVerbTests {
  struct Refusal: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    let error: String
    let help: String

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let refusals = [
    Refusal(
      arguments: ["--field", "160", "Wheat=100"], error: "Nothing is varied.",
      help: "Write one value as a range: 'Wheat=60...120', --field 40ac...640ac, --scale 0.8...1.2 "
        + "or --density Wheat=56...62."),
    Refusal(
      arguments: ["--field", "40...160", "Wheat=60...100"],
      error: "'Wheat=60...100' and '--field 40...160' are varied at once.",
      help: "Vary one of them and give the others one value each."),
    Refusal(
      arguments: ["--field", "160", "--scale", "1...2", "Wheat=60...100", "Peas=1...2"],
      error: "'Wheat=60...100', 'Peas=1...2' and '--scale 1...2' are varied at once.",
      help: "Vary one of them and give the others one value each."),
    Refusal(
      arguments: ["--field", "160", "Wheat=100...60"],
      error: "The range '100...60' ends before it begins.",
      help: "Write the smaller value first, as in 60...300."),
    Refusal(
      arguments: ["--field", "160", "--scale", "1.2...0.8", "Wheat=100"],
      error: "The range '1.2...0.8' ends before it begins.",
      help: "Write the smaller value first, as in 0.8...1.2."),
    Refusal(
      arguments: ["--field", "160", "Wheat=100...100"],
      error: "The range '100...100' begins where it ends.",
      help: "Write two different values; 'aircart plan' answers for a single one."),
    Refusal(
      arguments: ["--field", "160", "--scale", "1...1.0", "Wheat=100"],
      error: "The range '1...1.0' begins where it ends.",
      help: "Write two different values; 'aircart plan' answers for a single one."),
    Refusal(
      arguments: ["--field", "160", "--scale", "0...1", "Wheat=100"],
      error: "'0' is not a factor on the rates.",
      help: "Write numbers above zero, as in --scale 0.8...1.2."),
    Refusal(
      arguments: ["--field", "160", "--scale", "1.2", "Wheat=100"],
      error: "'--scale 1.2' is not a range.",
      help: "Write two values with three points between, as in --scale 0.8...1.2."),
    Refusal(
      arguments: ["--field", "160", "--density", "Wheat=60", "Wheat=100"],
      error: "'--density Wheat=60' is not a range.",
      help: "Write two values with three points between, as in --density Wheat=56...62."),
    Refusal(
      arguments: ["--field", "160", "--density", "Wheat=56...62", "Wheat=100@60"],
      error: "The density of Wheat is given twice.",
      help: "Leave out what follows the @ in 'Wheat=100@60'."),
    Refusal(
      arguments: ["--field", "160", "--density", "56...62", "Wheat=100"],
      error: "'56...62' has no '=' between name and value.",
      help: "Write it as Wheat=56...62."),
    Refusal(
      arguments: ["--field", "160", "Wheat=60...100lb", "Peas=1"],
      error: "'100lb' is a mass, where a rate is expected.",
      help: "The units are lb/ac, kg/ha, bu/ac, gal/ac, L/ha, t/ha, seeds/ft2, plants/ft2, "
        + "seeds/m2, plants/m2, seeds/ac, plants/ac, seeds/ha and plants/ha; write it as 100lb/ac or 112kg/ha."
    ),
    Refusal(
      arguments: ["--field", "160", "Wheat=80-120"],
      error: "'Wheat=80-120' is not a range.",
      help: "Write it with three points: 'Wheat=80...120'."),
    Refusal(
      arguments: ["--field", "160", "46-0-0=80 to 120kg/ha@60"],
      error: "'46-0-0=80 to 120kg/ha@60' is not a range.",
      help: "Write it with three points: '46-0-0=80...120kg/ha@60'."),
    Refusal(
      arguments: ["--field", "40..160ac", "21-0-0-24=80"],
      error: "'--field 40..160ac' is not a range.",
      help: "Write it with three points: --field 40...160ac."),
    Refusal(
      arguments: ["--field", "160", "--density", "Wheat=56...62", "Wheat=2bu/ac"],
      error: "The rate of Wheat is a volume, whose weight changes with the density.",
      help: "Write the rate as a weight, as in Wheat=120lb/ac."),
    Refusal(
      arguments: ["--field", "160", "Wheat=60lb/ac...100kg/ha"],
      error: "The range '60lb/ac...100kg/ha' has two units.",
      help: "Write one unit behind the range, as in 60...300lb/ac."),
    Refusal(
      arguments: ["--field", "0...160", "Wheat=100"],
      error: "Enter a valid field size.",
      help: "The field size '0' is zero."),
    Refusal(
      arguments: ["--field", "160", "Wheat=0...100"],
      error: "Enter at least one product.",
      help: "No product has a rate above zero."),
    Refusal(
      arguments: ["--field", "160", "Wheat=60...100", "--fills", "0"],
      error: "'--fills 0' is not a number of fills.",
      help: "Write a whole number from 1 to 10000."),
    Refusal(
      arguments: ["--field", "160", "Wheat=60...100", "--fill-changes", "many"],
      error: "'--fill-changes many' is not a number of fills.",
      help: "Write a whole number from 1 to 10000."),
    Refusal(
      arguments: ["--field", "160", "--cart", "best", "Wheat=60...100"],
      error: "'--cart best' is not a cart to vary a number on.",
      help: "Name a cart, or leave the option out for each of them."),
    Refusal(
      arguments: [
        "--field", "160", "--density", "Wheat=56...62", "--reserve", "5bu", "--payload", "20000lb",
        "Wheat=100",
      ],
      error: "The density also changes what the reserves weigh under the weight limit.",
      help: "Vary it without --reserve, or without --payload and --gross."),
  ]

  @Test(arguments: refusals)
  func `a bad range is refused with one clear message`(refusal: Refusal) {
    let outcome = Outcome(["whatif"] + refusal.arguments, verbs: VerbCatalogue.all)
    #expect(outcome.code == .usage)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "Error: \(refusal.error)\nHelp: \(refusal.help)\n")
  }

  @Test(arguments: [
    (
      ["--field", "160", "Wheet=60...100"],
      "Unknown product \"Wheet\". Did you mean 'Wheat=60...100'?"
    ),
    (
      ["--field", "160", "--density", "Wheet=56...62", "Wheat=1"],
      "'--density' names 'Wheet', which is not among the products. Did you mean --density 'Wheat=56...62'?"
    ),
    (
      ["--field", "160", "Wheat=60...20000"],
      "The rate of Wheat must be 0 or from 0.001 to 10,000 lb/ac."
    ),
    (
      ["--field", "160", "--scale", "1...200", "Wheat=100"],
      "The rate of Wheat must be 0 or from 0.001 to 10,000 lb/ac."
    ),
  ])
  func `names and values that no job can have are refused`(arguments: [String], error: String) {
    let outcome = Outcome(["whatif"] + arguments, verbs: VerbCatalogue.all)
    #expect(outcome.code == .usage)
    #expect(outcome.errors.hasPrefix("Error: \(error)\n"))
  }

  /// Oracle: the makers' empty weights, of which 45,000 lb is between those of the 9950 and the 91300.
  @Test func `a cart that weighs more than the limit is left out`() {
    let outcome = Outcome(
      ["whatif", "--field", "160ac", "--gross", "45000lb", "Wheat=60...120"], on: MemoryConsole(),
      verbs: VerbCatalogue.all)
    #expect(outcome.code == .success && outcome.errors.contains("is left out"))
    #expect(!outcome.output.contains("91300 ("))
  }
}

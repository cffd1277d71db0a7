import AirCartCommandLine
import AirCartTestSupport
import Foundation
import Testing

/// Oracle: what `plan` answers to the same words.
@Suite struct SavedOptionTests {
  private static let products = ["Wheat=100", "Canola=5"]
  private static let job = ["--field", "900ac"] + products

  /// Every option that states a job, with words that change the plan of the job.
  private static let statements: [(option: String, words: [String])] = [
    ("cart", ["--cart", "91300"]), ("carts", ["--carts", "carts.json,9650"]),
    ("tanks", ["--tanks", "300,200,440"]),
    ("empty-weight", ["--tanks", "300,200,440", "--empty-weight", "9000lb"]),
    ("products", ["--products", "products.json"]), ("saddle", ["--cart", "9650", "--no-saddle"]),
    ("field", ["--field", "300ac"]), ("densities", ["--densities", "listed", "Urea (46-0-0)=90"]),
    ("pin", ["--pin", "Canola=1"]), ("most", ["--most", "Wheat=1"]), ("empty", ["--empty", "2"]),
    ("keep-out", ["--keep-out", "Wheat=1,4"]), ("reserve", ["--reserve", "3%"]),
    ("apart", ["--apart", "Wheat,Canola"]), ("payload", ["--payload", "40000lb"]),
    ("gross", ["--gross", "90000lb"]), ("even", ["--even"]), ("top-up", ["--brim"]),
    ("plan", ["--plan", "capacity"]), ("margin", ["--margin", "90%"]),
    ("rule", ["--rule", "small-seed-in-saddle=off"]), ("overlap", ["--overlap", "9%"]),
    ("phosphate-tank", ["--phosphate-tank", "2", "MAP (11-52-0)=30"]),
    ("on-board", ["--cart", "9650", "--on-board", "1=wheat:50bu"]),
    ("seed-placed", ["MAP (11-52-0)=60", "--seed-placed", "map=40%"]),
    ("drill", ["MAP (11-52-0)=60", "--drill", "single,rows=10in,opener=2.5in,soil=heavy"]),
    ("blend", ["urea=100", "ams=50", "--blend", "urea+ams"]),
    ("blends", ["--tanks", "300,200,440", "urea=100", "ams=50", "--no-blends"]),
    ("target", ["--target", "N=30", "--from", "urea"]),
    ("from", ["--target", "N=30", "--from", "ams"]),
    ("price", ["--target", "N=30", "--from", "urea,ams", "--price", "urea=9,ams=1"]),
  ]

  /// Every option that asks something about the plan.
  private static let questions: [(option: String, words: [String])] = [
    ("method", ["--method", "exhaustive"]), ("fail-on", ["--fail-on", "refill"]),
    ("advice", ["--no-advice"]), ("load-sheet", ["--load-sheet", "-"]), ("details", ["--details"]),
  ]

  private func folder(_ body: (PlansFolder) throws -> Void) throws {
    try PlansFolder.with { folder in
      try write(
        "{ carts: [{ name: 'Ours', tanks: [400, 40] }] }", to: folder.path + "/carts.json")
      try write(
        "{ products: [{ product: 'Wheat', density: 40 }] }", to: folder.path + "/products.json")
      try body(folder)
    }
  }

  private func plan(_ words: [String], in folder: PlansFolder) -> Outcome {
    let console = MemoryConsole(color: .never, currentFolder: folder.path)
    return Outcome(["plan"] + words, on: console, verbs: VerbCatalogue.all)
  }

  private func json(_ text: String) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
  }

  /// A new option of `plan` fails here until it has a place: with `save`, or with `show`.
  @Test func `every option of plan states a job that is kept, or asks something of show`() throws {
    let verbs = VerbCatalogue.all.map(\.description)
    let plan = try #require(verbs.first { $0.name == "plan" })
    let plans = try #require(verbs.first { $0.name == "plans" })
    let known = Set((Self.statements + Self.questions).map(\.option))
    // These are about a farm, a map or a list of fields, which are files and not kept; or about the setup
    // and the language.
    let others = [
      "crop", "task", "fields-table", "write-farm", "force", "fills-map", "width", "pass",
      "setup", "language",
    ]
    #expect(Set(plan.options.map(\.name)).subtracting(others) == known)
    #expect(known.subtracting(plans.options.map(\.name)) == [])
  }

  /// The files of carts and products are gone when the plan is opened.
  @Test(arguments: statements.map(\.option))
  func `every option of a job is kept by a saved plan`(option: String) throws {
    let words = try #require(Self.statements.first { $0.option == option }).words
    let job = option == "field" ? words + Self.products : words + Self.job
    try folder { folder in
      let expected = plan(["--json"] + job, in: folder)
      #expect(expected.code == .success, "\(expected.errors)")
      #expect(expected.output != plan(["--json"] + Self.job, in: folder).output, "no effect")
      let saved = folder.run(["save", "x"] + job)
      #expect(saved.code == .success, "\(saved.errors)")
      for file in ["carts.json", "products.json"] {
        try FileManager.default.removeItem(atPath: folder.path + "/" + file)
      }
      let shown = try json(folder.run("show", "x", "--json").output)
      #expect(shown["today"] as? NSDictionary == (try json(expected.output)))
      #expect((shown["differences"] as? [String])?.isEmpty == true)
      #expect(plan(["plans/x.json", "--json"], in: folder).output == expected.output)
    }
  }

  @Test(arguments: questions.map(\.option))
  func `what is asked of a plan is asked of a saved one too`(option: String) throws {
    let words = try #require(Self.questions.first { $0.option == option }).words
    try folder { folder in
      #expect(folder.run(["save", "x"] + Self.job).code == .success)
      let shown = folder.run(["show", "x"] + words)
      let asked = plan(words + Self.job + ["--cart", "9950"], in: folder)
      #expect(shown.code == asked.code)
      #expect(shown.output.hasSuffix(asked.output), "\(shown.output)")
      let data = try json(folder.run(["show", "x", "--json"] + words).output)
      let today = option == "load-sheet" ? data : data["today"] as? NSDictionary
      let planned = plan(["--json"] + words + Self.job + ["--cart", "9950"], in: folder)
      #expect(today == (try json(planned.output)))
    }
  }

  @Test func `brim-full tanks and a limit of weight are refused when saving, and in a file`() throws
  {
    try folder { folder in
      let refused = folder.run(["save", "x", "--top-up", "--payload", "40000lb"] + Self.job)
      #expect(refused.code == .usage)
      #expect(refused.errors.contains("'--top-up' and '--payload' contradict each other"))
      folder.run(["save", "x", "--brim"] + Self.job)
      let text = try String(contentsOfFile: folder.onlyFile, encoding: .utf8)
      let both = text.replacing("\"brim\": true", with: "\"brim\": true, \"payload\": 40000")
      #expect(both != text)
      try write(both, to: folder.onlyFile)
      let shown = folder.run("list")
      #expect(shown.errors.contains("\"brim\" and a limit of weight exclude each other"))
      let strange = text.replacing(
        "\"brim\": true", with: "\"keepApart\": [[\"Wheat\", \"Rye\"]]")
      try write(strange, to: folder.onlyFile)
      #expect(
        folder.run("list").errors.contains("\"Rye\" is not among the products of the plan"))
    }
  }
}

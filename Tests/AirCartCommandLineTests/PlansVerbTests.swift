import AirCartCommandLine
import AirCartTestSupport
import Foundation
import Testing

@Suite struct PlansVerbTests {
  // MARK: Save, list, show

  @Test func `plans are listed newest first with name, time, cart and units`() throws {
    try PlansFolder.with { folder in
      #expect(folder.run("list").output == "Saved plans\n  No plans are saved.\n")
      folder.save("North quarter", "Canola=5")
      let saved = folder.run(
        "save", "Süd 中文 🚜", "--units", "metric", "--tanks", "300,200,440", "--field", "64.75",
        "Barley=110")
      #expect(saved.output == "Saved 'Süd 中文 🚜': own cart, 64.75 ha, 1 fill.\n")
      expectGolden(folder.run("list").output, named: "plans.md#text")
      expectGolden(folder.run("list", columns: 40).output, named: "plans.md#40 columns")
      expectGolden(
        folder.settled(folder.run("list", "--json").output), named: "plans.md#JSON")
      #expect(folder.run("list", "--format", "csv").output.hasPrefix("name,saved,cart,field,"))
      #expect(folder.run("list", "--details").output.contains("File"))
    }
  }

  /// Oracle: the names that were saved.
  @Test func `names are listed alone, one a line and each once`() throws {
    try PlansFolder.with { folder in
      #expect(folder.run("list", "--names").output.isEmpty)
      try folder.saveTwins("Twice")
      folder.save("Süd 中文")
      #expect(folder.run("list", "--names").output == "Süd 中文\nTwice\n")
      let refused = folder.run("list", "--names", "--json")
      #expect(refused.code == .usage && refused.output.isEmpty)
      #expect(refused.errors.contains("'--names' and '--format json' contradict each other."))
    }
  }

  @Test func `a saved job comes back as plan computes it`() throws {
    try PlansFolder.with { folder in
      let job = [
        "--cart", "9650", "--field", "160ac", "--densities", "published", "--pin", "Canola=Saddle",
        "--most", "Urea (46-0-0)=2", "--empty", "2", "Canola=5", "Urea (46-0-0)=220",
        "Wheat=10@390g/0.5L",
      ]
      folder.run(["save", "All rules"] + job)
      let shown = folder.run("show", "All rules")
      #expect(shown.errors.isEmpty)
      let plan = Outcome(["plan"] + job, verbs: VerbCatalogue.all)
      #expect(plan.code == .success)
      #expect(shown.output.hasSuffix(plan.output))
      #expect(
        shown.output.hasPrefix(
          """
          Saved plan
            Name   All rules
            Saved  2026-11-21 14:00

            Planned again today, the answer is the same.

          2 fills: 105.83 ac and 54.17 ac. Urea (46-0-0) runs out first.
          """))
      #expect(
        folder.run("show", "All rules", "--format", "csv").output
          == Outcome(["plan", "--format", "csv"] + job, verbs: VerbCatalogue.all).output)
    }
  }

  @Test(arguments: [
    ["--no-saddle"], ["--tanks", "8000L,6000L,100,100,40"], ["--cart", "91300+L9650"],
    ["--tanks", "1,2,3,4,50", "--no-saddle"], ["--empty", "Saddle", "--empty", "1"],
    ["--units", "metric"], ["--tanks", "1,2"], ["--tanks", "30,20", "--empty-weight", "500kg"],
  ])
  func `a job comes back whatever its cart`(options: [String]) throws {
    try PlansFolder.with { folder in
      let products = ["Wheat=100.1", "Peas=5@60lb/bu-avery", "Oats=0"]
      let job = ["--field", "63.7"] + options + products
      let cart = options.contains { ["--tanks", "--cart"].contains($0) } ? [] : ["--cart", "9950"]
      #expect(folder.run(["save", "x"] + cart + job).code == .success)
      let shown = folder.run("show", "x", "--json")
      let value = try JSONSerialization.jsonObject(with: Data(shown.output.utf8)) as? [String: Any]
      let plan = Outcome(["plan", "--json"] + cart + job, verbs: VerbCatalogue.all)
      let expected = try JSONSerialization.jsonObject(with: Data(plan.output.utf8))
      #expect((value?["today"] as? NSDictionary) == (expected as? NSDictionary))
      #expect((value?["differences"] as? [String])?.isEmpty == true)
    }
  }

  @Test func `show says what would differ today`() throws {
    try PlansFolder.with { folder in
      folder.save("North")
      let path = folder.onlyFile
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let older = text.replacing("\"areaPerFill\": 381", with: "\"areaPerFill\": 500.5")
        .replacing("\"fills\": 1", with: "\"fills\": 3")
        .replacing("\"unallocated\": 0", with: "\"unallocated\": 7")
        .replacing("\"tank\": \"Tank 1\"", with: "\"tank\": \"Tank 9\"")
      #expect(older != text)
      try write(older, to: path)
      let shown = folder.run("show", "North").output
      #expect(
        shown.hasPrefix(
          """
          Saved plan
            Name   North
            Saved  2026-11-21 14:00

            Planned again today, the answer differs:

            - fills: 3 then, 1 now
            - area per fill: 500.50 ac then, 381.00 ac now
            - without a tank: 7.00 bu then, 0.00 bu now
            - Tank 1: empty then, Wheat now
            - Tank 9: Wheat then, empty now

          One fill seeds 160.00 ac.
          """), "\(shown)")
      #expect(try String(contentsOfFile: path, encoding: .utf8) == older)
    }
  }

  @Test func `of several plans of a name the newest is shown`() throws {
    try PlansFolder.with { folder in
      try folder.saveTwins("Twice")
      let shown = folder.run("show", "Twice")
      #expect(shown.output.contains("9650"))
      #expect(shown.errors.hasPrefix("2 plans are named 'Twice': this is the newest;"))
    }
  }

  /// Oracle: canonical equivalence, Unicode Standard Annex 15.
  @Test func `a name is found however its letters are stored`() throws {
    try PlansFolder.with { folder in
      folder.save("Cafe\u{301}")
      #expect(folder.run("show", "Caf\u{E9}").code == .success)
      #expect(folder.run("show", "cafe").errors.contains("Did you mean"))
    }
  }

  @Test(arguments: [
    "../../etc/passwd", "con", "a/b\\c:d", ".", "..", "x.json", "-", "   x   ",
    "🏳️‍🌈", "ﷺ", String(repeating: "長", count: 200),
  ])
  func `any name is kept, in a file whose name is safe`(name: String) throws {
    try PlansFolder.with { folder in
      folder.save(name)
      let names = try folder.names()
      #expect(names == [name])
      for file in folder.files.keys {
        #expect(file.utf8.count <= 255 && file.hasSuffix(".json") && !file.hasPrefix("."))
        #expect(file.dropLast(5).allSatisfy { $0.isLetter || $0.isNumber || " -_".contains($0) })
      }
      #expect(folder.run("delete", "--yes", "--", name).code == .success)
      #expect(folder.files.isEmpty)
    }
  }

  // MARK: Files that are no plans

  @Test func `a corrupt file is reported and skipped, never deleted`() throws {
    try PlansFolder.with { folder in
      folder.save("Good")
      let corrupt = [
        "cut.json": "{ \"format\": \"aircart-plan\", \"vers", "binary.json": "\u{0}\u{1}",
        "other.json": "[]", "farm.json": "{ \"crops\": [], \"fields\": [] }",
      ]
      for (name, text) in corrupt { try write(text, to: folder.path + "/plans/" + name) }
      try write("x", to: folder.path + "/plans/.hidden.json.1.tmp")
      try write("x", to: folder.path + "/plans/readme.txt")
      let listed = folder.run("list")
      #expect(listed.code == .success)
      #expect(listed.output.contains("Good"))
      for name in corrupt.keys {
        #expect(listed.errors.contains("error: \(folder.path)/plans/\(name)"))
      }
      #expect(!listed.errors.contains("hidden") && !listed.errors.contains("readme"))
      let value = try JSONSerialization.jsonObject(
        with: Data(folder.run("list", "--json").output.utf8))
      #expect(((value as? [String: Any])?["unreadable"] as? [String])?.count == 4)
      #expect(folder.run("delete", "Good", "--yes").code == .success)
      for (name, text) in corrupt { #expect(folder.files[name] == Data(text.utf8)) }
    }
  }

  @Test func `a plan whose cart has gone is listed, and show says so`() throws {
    try PlansFolder.with { folder in
      folder.save("Old")
      let text = try String(contentsOfFile: folder.onlyFile, encoding: .utf8)
      try write(text.replacing("\"91300\"", with: "\"91301\""), to: folder.onlyFile)
      let names = try folder.names()
      #expect(names == ["Old"])
      let shown = folder.run("show", "Old")
      #expect(shown.code == .malformedData)
      #expect(
        shown.errors.hasPrefix(
          "Error: 'Old' cannot be planned today. Unknown cart \"91301\". Did you mean 91300?\n")
      )
    }
  }

  // MARK: Delete

  @Test(arguments: [("y\n", true), ("YES\n", true), ("n\n", false), ("\n", false), ("", false)])
  func `delete asks on a terminal`(answer: String, deletes: Bool) throws {
    try PlansFolder.with { folder in
      folder.save("North")
      let outcome = folder.run(
        "delete", "North", input: MemoryInput(text: answer, isTerminal: true))
      #expect(outcome.errors.hasPrefix("Delete 'North'? [y/N] "))
      #expect(outcome.code == (deletes ? .success : .negative))
      #expect(outcome.output == (deletes ? "Deleted 'North'.\n" : ""))
      #expect(folder.files.isEmpty == deletes)
    }
  }

  /// Oracle: the folder, which has two files of one name, as copying may leave it.
  @Test func `a name that several plans have deletes them all`() throws {
    try PlansFolder.with { folder in
      try folder.saveTwins("Twice")
      let refused = folder.run("delete", "Twice")
      #expect(refused.code == .usage && folder.files.count == 2)
      let declined = folder.run(
        "delete", "Twice", input: MemoryInput(text: "n\n", isTerminal: true))
      #expect(
        declined.errors == """
            'Twice' of 2026-11-21 14:01, 9650
            'Twice' of 2026-11-21 14:00, 91300
          Delete these 2 plans? [y/N] Nothing was deleted.

          """)
      #expect(declined.code == .negative && folder.files.count == 2)
      let deleted = folder.run("delete", "Twice", "--yes")
      #expect(
        deleted.output
          == "Deleted 'Twice' of 2026-11-21 14:01, 9650.\n"
          + "Deleted 'Twice' of 2026-11-21 14:00, 91300.\n")
      #expect(folder.files.isEmpty)
    }
  }

  // MARK: Replace

  /// Oracle: the bytes of the folder before.
  @Test func `without a terminal a name is saved once`() throws {
    try PlansFolder.with { folder in
      folder.save("North")
      let before = folder.files
      let refused = folder.save("North", "Canola=5")
      #expect(refused.code == .cannotCreate)
      #expect(
        refused.errors == """
          Error: There is a plan named 'North' already.
          Help: Choose another name, or add --replace to save this plan in its place.

          """)
      #expect(folder.files == before)
    }
  }

  /// Oracle: the product that only the second job has.
  @Test func `replace leaves one plan of the name, and it is the new one`() throws {
    try PlansFolder.with { folder in
      try folder.saveTwins("North")
      folder.save("South")
      let replaced = folder.save("North", "--replace", "Canola=5")
      #expect(
        replaced.output == """
          Replaced 'North': 91300, 160.00 ac, 1 fill.
          Removed 'North.json', which had that name too.

          """)
      #expect(try folder.names() == ["North", "South"])
      #expect(folder.run("show", "North").output.contains("Canola"))
      #expect(folder.save("New", "--replace").output.hasPrefix("Saved 'New': "))
      let value = try JSONSerialization.jsonObject(
        with: Data(folder.save("New", "--replace", "--json").output.utf8))
      #expect(((value as? [String: Any])?["replaced"] as? [String])?.count == 1)
    }
  }

  @Test(arguments: [("y\n", true), ("Yes\n", true), ("n\n", false), ("\n", false), ("", false)])
  func `on a terminal save asks before it replaces`(answer: String, replaces: Bool) throws {
    try PlansFolder.with { folder in
      folder.save("North")
      let before = folder.files
      let outcome = folder.run(
        ["save", "North", "--cart", "9650", "--field", "80ac", "Peas=180"],
        input: MemoryInput(text: answer, isTerminal: true))
      #expect(outcome.errors.hasPrefix("Replace 'North' of 2026-11-21 14:00? [y/N] "))
      #expect(outcome.code == (replaces ? .success : .negative))
      #expect(outcome.output.hasPrefix("Replaced 'North': 9650") == replaces)
      #expect(folder.files.count == 1 && (folder.files != before) == replaces)
    }
  }

  // MARK: Copied files

  /// Oracle: what `show` answers where the plans were saved.
  @Test func `a copied file is the plan elsewhere`() throws {
    try PlansFolder.with { folder in
      folder.save("One")
      folder.save("Two", "Canola=5")
      try PlansFolder.with { other in
        for (name, bytes) in folder.files {
          try write(String(decoding: bytes, as: UTF8.self), to: "\(other.path)/plans/\(name)")
        }
        #expect(try other.names() == ["Two", "One"])
        #expect(other.run("show", "Two").output == folder.run("show", "Two").output)
      }
    }
  }

  /// A job as a person writes it: short names, a rate with its unit, no cart, no units, no name.
  private static let written = """
    { field: "160 ac", products: [{ product: "wheat", rate: "100 lb/ac" },
      { product: "urea", rate: 220, keepOutOf: ["Saddle"] }], onBoard: [
      { tank: 1, product: "urea", amount: 20 }], cart: "9650" }
    """

  /// Oracle: `plan` on the same file by its path.
  @Test(arguments: ["cart: \"9650\"", ""])
  func `a job file in the folder is a plan of the name of the file`(cart: String) throws {
    try PlansFolder.with { folder in
      var text = Self.written.replacing("cart: \"9650\"", with: cart)
      if cart.isEmpty { text = text.replacing(/onBoard: [^\]]*\]/, with: "even: true") }
      try write(text, to: folder.path + "/plans/My job.json")
      #expect(try folder.names() == ["My job"])
      let answers = ["My job", "plans/My job.json"].map { word in
        Outcome(
          ["plan", word, "--json"],
          on: MemoryConsole(environment: ["AIRCART_HOME": folder.path], currentFolder: folder.path),
          verbs: VerbCatalogue.all)
      }
      #expect(answers[0].code == .success, "\(answers[0].errors)")
      #expect(answers[0].output == answers[1].output)
      let shown = folder.run("show", "My job")
      #expect(shown.code == .success, "\(shown.errors)")
      #expect(shown.output.contains("No results were saved with this plan"))
    }
  }

  /// Oracle: the names in the list, and the bytes of its file.
  @Test func `a list of plans of version 1 is read, and nothing is taken out of it`() throws {
    try PlansFolder.with { folder in
      let plans = ["North", "South"].map { name in
        """
        { "format": "aircart-plan", "version": 1, "id": "\(name)-1", "name": "\(name)",
          "saved": "2026-04-01T12:00:00Z", "units": "imperial", "cart": "91300", "field": 160,
          "products": [{ "product": "Wheat", "rate": 100 }] }
        """
      }
      let list = "[" + plans.joined(separator: ",") + "]"
      try write(list, to: folder.path + "/plans/all.json")
      #expect(try folder.names() == ["North", "South"])
      #expect(folder.run("show", "South").output.contains("One fill seeds 160.00 ac."))
      for outcome in [folder.run("delete", "South", "--yes"), folder.save("South", "--replace")] {
        #expect(outcome.code == .cannotCreate)
        #expect(outcome.errors.contains("all.json' holds 'South' and other plans."))
      }
      #expect(folder.files == ["all.json": Data(list.utf8)])
    }
  }

  // MARK: The folder

  @Test(arguments: [
    (["AIRCART_HOME": "/a/b"], "/a/b/plans"), (["AIRCART_HOME": "rel"], "/place/rel/plans"),
    (["AIRCART_HOME": "", "HOME": "/h", "XDG_DATA_HOME": "/x"], "/x/aircart/plans"),
    (["HOME": "/h", "XDG_DATA_HOME": "rel"], "/h/.local/share/aircart/plans"),
    (["HOME": "/h"], "/h/.local/share/aircart/plans"),
  ])
  func `the folder is found by the environment`(environment: [String: String], path: String) {
    #if os(Linux)
      let memory = MemoryConsole(environment: environment, currentFolder: "/place")
      #expect(
        Outcome(["plans", "path"], on: memory, verbs: VerbCatalogue.all).output == path + "\n")
    #endif
  }

  @Test func `without a home there is a remedy`() {
    let outcome = Outcome.shipped("plans", "list")
    #expect(outcome.code == .cannotCreate)
    #expect(
      outcome.errors == """
        Error: There is no folder to keep things in: HOME is not set.
        Help: Name one with AIRCART_HOME.

        """)
  }

  @Test func `a folder that cannot be made is named`() throws {
    try PlansFolder.with { folder in
      try write("a file", to: folder.path + "/plans")
      let outcome = folder.save("x")
      #expect(outcome.code == .cannotCreate)
      #expect(outcome.errors.contains("'\(folder.path)/plans' cannot be created: Not a directory."))
    }
  }

  // MARK: Bad input

  @Test(arguments: [
    (["save"], "The name of the plan is missing."),
    (["save", "x"], "Enter a valid field size and at least one product."),
    (["save", "  "], "The name of the plan is blank."),
    (["save", "a\tb"], "The name 'a\\u{9}b' has control characters."),
    (["save", String(repeating: "x", count: 201)], "The name of the plan has 201 characters."),
    (
      ["save", "Wheat=100", "--field", "160"],
      "'Wheat=100' states a product, where the name of the plan is expected."
    ),
    (["show"], "The name of a plan is missing."),
    (
      ["show", "North", "quarter"],
      "Unexpected argument 'quarter'\nHelp: Put a name with spaces in quotes, as in 'North quarter'."
    ),
    (
      ["save", "North", "quarter", "--field", "160", "Wheat=100"],
      "Unexpected argument 'quarter'\nHelp: Put a name with spaces in quotes, as in 'North quarter'."
    ),
    (["delete"], "The name of a plan is missing."),
    (["list", "a"], "Unexpected argument 'a'"), (["path", "a"], "Unexpected argument 'a'"),
    (["list", "--field", "160"], "The option '--field' means nothing to 'plans list'."),
    (["save", "x", "--yes"], "The option '--yes' means nothing to 'plans save'."),
    (["lsit"], "The value 'lsit' is invalid for '<action>'. Did you mean 'list'?"),
    ([], "Missing expected argument '<action>'"),
  ])
  func `a bad command line is refused with one clear message`(words: [String], error: String) throws
  {
    try PlansFolder.with { folder in
      let outcome = folder.run(words)
      #expect(outcome.code == .usage)
      #expect(outcome.errors.hasPrefix("Error: \(error)\n"), "\(outcome.errors)")
      #expect(outcome.output.isEmpty && folder.files.isEmpty)
    }
  }

  @Test(arguments: [
    (["show", "a"], "There is no plan 'a'."), (["delete", "a", "--yes"], "There is no plan 'a'."),
  ])
  func `a plan that is not there is a missing input`(words: [String], error: String) throws {
    try PlansFolder.with { folder in
      let outcome = folder.run(words)
      #expect(outcome.code == .missingInput)
      #expect(outcome.errors.hasPrefix("Error: \(error)\n"))
    }
  }

  @Test func `help of plans keeps its shape`() {
    expectGolden(Outcome.shipped("plans", "--help").output, named: "help.md#plans")
  }
}

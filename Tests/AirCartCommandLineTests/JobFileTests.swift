import AirCartCommandLine
import AirCartTestSupport
import Foundation
import Testing

/// A job that a file or a kept plan states.
///
/// Oracle: the same job typed in options.
@Suite struct JobFileTests {
  private struct Folder {
    let path: String

    func run(_ words: String...) -> Outcome { run(words) }

    func run(_ words: [String], input: String = "") -> Outcome {
      let memory = MemoryConsole(
        environment: ["AIRCART_HOME": path], input: MemoryInput(text: input), color: .never,
        currentFolder: path)
      return Outcome(words, on: memory, verbs: VerbCatalogue.all)
    }
  }

  private func inFolder(_ body: (Folder) throws -> Void) throws {
    try withFolder { try body(Folder(path: $0)) }
  }

  private static let text = """
    { cart: '9650', field: '160 ac', saddleTank: true,
      products: [
        { product: 'canola', rate: 5, keepOutOf: [1] },
        { product: 'urea', rate: '150 lb/ac', density: '48 lb/bu' },
        { product: 'MAP', rate: '67.25 kg/ha', seedPlaced: 50 },
      ],
      drill: { shoot: 'double' }, reserve: '3%', overlap: 2, margin: 4 }
    """

  private static let typed = [
    "--cart", "9650", "--field", "160ac", "canola=5", "urea=150@48", "MAP=67.25kg/ha",
    "--keep-out", "canola=1", "--seed-placed", "MAP=50%", "--drill", "double", "--reserve", "3%",
    "--overlap", "2%", "--margin", "4%",
  ]

  @Test(arguments: ["plan", "compare"]) func `a file states what options state`(verb: String) throws
  {
    try inFolder { folder in
      try write(Self.text, to: folder.path + "/job.json")
      let file = folder.run(verb, "job.json")
      let typed = folder.run(
        [verb] + (verb == "plan" ? Self.typed : Array(Self.typed.dropFirst(2))))
      #expect(typed.code == .success, "\(typed.errors)")
      #expect(file.output == typed.output && file.code == typed.code, "\(file.errors)")
    }
  }

  @Test(arguments: [
    ["--field", "640ac"], ["urea=180@48"], ["--cart", "91300"], ["--cart", "best"],
    ["--tanks", "300,200,40"],
    ["--keep-out", "canola=2"], ["--pin", "MAP=3"], ["--most", "urea=1"], ["--empty", "3"],
    ["--reserve", "5bu"], ["--apart", "urea,MAP"], ["--payload", "20000lb"], ["--no-saddle"],
    ["--overlap", "0%"], ["--margin", "9%"], ["--rule", "blend=0"], ["--plan", "capacity"],
    ["--drill", "triple"], ["--seed-placed", "MAP=20%"], ["--no-blends"], ["--even"],
    ["--blend", "urea+potash", "potash=30"], ["--densities", "listed"], ["--top-up"],
    ["--on-board", "Tank 3=urea:40%"], ["--phosphate-tank", "2"], ["ams=20"],
    ["--target", "S=15", "--from", "ams"],
  ])
  func `what is typed replaces or adds`(options: [String]) throws {
    try inFolder { folder in
      try write(Self.text, to: folder.path + "/job.json")
      let file = folder.run(["plan", "job.json"] + options)
      var typed = Self.typed
      // A product takes the place of the one of its name, an option that of the same one.
      if let product = typed.firstIndex(where: { $0.hasPrefix("urea=") }),
        options == ["urea=180@48"]
      {
        typed[product] = options[0]
      } else {
        let replaced = options.contains("--tanks") ? "--cart" : options[0]
        if let option = typed.firstIndex(of: replaced) { typed.removeSubrange(option...option + 1) }
        typed += options
      }
      let expected = folder.run(["plan"] + typed)
      #expect(expected.code == .success, "\(expected.errors)")
      #expect(file.output == expected.output && file.code == expected.code, "\(file.errors)")
    }
  }

  /// Oracle: the same file without the key.
  @Test(arguments: [
    ("even: true", ["--no-even"]), ("brim: true", ["--no-top-up"]), ("brim: true", ["--no-brim"]),
    ("mayBlend: false", ["--blends"]), ("saddleTank: false", ["--saddle"]),
    ("emptyTanks: [3]", ["--empty", "none"]), ("blends: [['urea', 'ams']]", ["--blend", "none"]),
    ("keepApart: [['urea', 'ams']]", ["--apart", "None"]),
    ("onBoard: [{ tank: 3, product: 'urea', amount: { percent: 40 } }]", ["--on-board", "none"]),
    ("reserve: '30%'", ["--reserve", "none"]), ("payload: '9000 lb'", ["--payload", "none"]),
    ("tankReserves: [{ tank: 1, reserve: 9 }]", ["--reserve", "none"]),
    ("grossWeight: '50000 lb'", ["--gross", "none"]), ("rules: { blend: 9 }", ["--rule", "none"]),
    ("phosphateTank: 2", ["--phosphate-tank", "none"]),
    ("drill: { shoot: 'triple' }", ["--drill", "none"]),
  ])
  func `what a file states is switched off`(key: String, options: [String]) throws {
    let job = """
      cart: '9650', field: '80 ac', products: [
        { product: 'wheat', rate: 110 }, { product: 'urea', rate: 150 }, { product: 'ams', rate: 60 }]
      """
    try inFolder { folder in
      try write("{ \(job) }", to: folder.path + "/without.json")
      try write("{ \(job), \(key) }", to: folder.path + "/with.json")
      let without = folder.run("plan", "without.json", "--json").output
      let with = folder.run("plan", "with.json", "--json")
      #expect(with.code == .success && with.output != without, "\(with.errors)")
      let off = folder.run(["plan", "with.json", "--json"] + options)
      #expect(off.output == without, "\(off.errors)")
    }
  }

  /// Oracle: the same file without the key.
  @Test(arguments: [
    ("tanks: [3]", ["--pin", "none"]), ("maxTanks: 1", ["--most", "none"]),
    ("keepOutOf: [1, 3]", ["--keep-out", "none"]),
    ("seedPlaced: 20", ["--seed-placed", "none", "--seed-placed", "none"]),
  ])
  func `what a file states of products is switched off`(key: String, options: [String]) throws {
    try inFolder { folder in
      for (name, key) in [("with", ", " + key), ("without", "")] {
        let products = "{ product: 'urea', rate: 150 }, { product: 'map', rate: 60\(key) }"
        try write(
          "{ cart: '9650', field: 80, products: [\(products)] }", to: folder.path + "/\(name).json")
      }
      let without = folder.run("plan", "without.json", "--json").output
      #expect(folder.run("plan", "with.json", "--json").output != without)
      let off = folder.run(["plan", "with.json", "--json"] + options)
      #expect(off.output == without, "\(off.errors)")
    }
  }

  /// Oracle: the same file without the keys.
  @Test(arguments: [
    ["plan"], ["compare"], ["whatif", "urea=60...200"],
    ["adjust", "--seeded", "20ac", "--left", "1=90bu,2=60bu,3=50bu,4=110bu"],
  ])
  func `every verb of jobs takes away what a file states`(words: [String]) throws {
    let job = """
      cart: '9650', field: 80, products: [
        { product: 'wheat', rate: 110 }, { product: 'urea', rate: 150 }, { product: 'ams', rate: 60 }]
      """
    let keys = """
      even: true, brim: true, emptyTanks: [3], blends: [['urea', 'ams']],
      keepApart: [['wheat', 'ams']],
      onBoard: [{ tank: 1, product: 'wheat', amount: { percent: 40 } }]
      """
    let off = ["empty", "blend", "apart", "on-board"].flatMap { ["--\($0)", "none"] }
    try inFolder { folder in
      try write("{ \(job) }", to: folder.path + "/without.json")
      try write("{ \(job), \(keys) }", to: folder.path + "/with.json")
      let (verb, rest) = (words[0], Array(words.dropFirst()))
      let without = folder.run([verb, "without.json"] + rest)
      let with = folder.run([verb, "with.json", "--no-even", "--no-brim"] + rest + off)
      #expect(without.code == .success, "\(without.errors)")
      #expect(with.output == without.output && with.errors == without.errors)
    }
  }

  @Test(arguments: ["plan", "compare", "whatif", "adjust"])
  func `a word that nothing is named is refused as such`(verb: String) throws {
    try inFolder { folder in
      _ = folder.run("plans", "save", "North quarter", "--field", "160ac", "Wheat=100")
      let none = folder.run(verb, "nosuch")
      #expect(
        none.code == .usage
          && none.errors.contains(
            "Neither a file nor a saved plan nor a product is named 'nosuch'.")
      )
      #expect(folder.run(verb, "Nort quarter").errors.contains("Did you mean 'North quarter'?"))
      #expect(folder.run(verb, "weat", "--field", "9").errors.contains("Did you mean 'Wheat'?"))
    }
  }

  /// Oracle: the same line with the file's rate typed as the current one.
  @Test(arguments: ["urea=60...200@50", "urea=60...200", "urea=60kg/ha...200kg/ha"])
  func `a range is around the rate of the file, and keeps its density`(words: String) throws {
    try inFolder { folder in
      try write(
        "{ cart: '9650', field: '160 ac', products: [{ product: 'urea', rate: '150 lb/ac' }] }",
        to: folder.path + "/job.json")
      let outcome = folder.run("whatif", "job.json", words)
      #expect(outcome.code == .success, "\(outcome.errors)")
      #expect(
        outcome.output == folder.run("whatif", "job.json", words, "--at", "150lb/ac").output)
    }
  }

  @Test func `nothing and something cannot both be typed`() throws {
    try inFolder { folder in
      let twice = folder.run(["plan"] + Self.typed + ["--empty", "none", "--empty", "none"])
      #expect(twice.output == folder.run(["plan"] + Self.typed).output, "\(twice.errors)")
      let outcome = folder.run(
        ["plan"] + Self.typed + ["--empty", "none", "--empty", "3"])
      #expect(outcome.code == .usage)
      #expect(
        outcome.errors.contains("'--empty none' and another '--empty' contradict each other."))
    }
  }

  @Test func `a scenario of one job is a job, and one of many is refused`() throws {
    let folder = Folder(path: AssessVerbTests.root.path)
    let file = folder.run("plan", "Scenarios/reference-example.json")
    let typed = Outcome.shipped(
      "plan", "--cart", "91300", "--densities", "listed", "--field", "160ac", "Wheat=100",
      "Canola=5")
    #expect(file.output == typed.output, "\(file.errors)")
    let many = folder.run("plan", "Scenarios/cart-choice.json")
    #expect(many.code == .malformedData && many.errors.contains("aircart sweep"), "\(many.errors)")
  }

  @Test func `a number of a file is varied`() throws {
    try inFolder { folder in
      try write(
        """
        { cart: '9650', field: '160 ac', overlap: 2, reserve: '3%',
          products: [{ product: 'canola', rate: 5, keepOutOf: [1] }, { product: 'urea', rate: 150 }] }
        """, to: folder.path + "/job.json")
      let expected = folder.run(
        "whatif", "--cart", "9650", "--field", "160ac", "canola=5", "urea=60...200", "--overlap",
        "2%", "--reserve", "3%", "--keep-out", "canola=1", "--at", "150")
      #expect(expected.code == .success, "\(expected.errors)")
      let file = folder.run("whatif", "job.json", "urea=60...200")
      #expect(file.output == expected.output, "\(file.errors)")
      let field = folder.run("whatif", "job.json", "--field", "40ac...640ac").output
      #expect(
        field
          == folder.run("whatif", "job.json", "--field", "40ac...640ac", "--at", "160ac").output)
      #expect(
        field
          != folder.run("whatif", "job.json", "--field", "40ac...640ac", "--at", "340ac").output)
      #expect(folder.run("whatif", "job.json", "--scale", "0.8...1.2").code == .success)
      #expect(folder.run("whatif", "job.json", "--density", "canola=48...52").code == .success)
    }
  }

  @Test func `a kept plan, its file and an answer are the same job`() throws {
    try inFolder { folder in
      let typed = folder.run(["plan"] + Self.typed)
      #expect(folder.run(["plans", "save", "North"] + Self.typed).code == .success)
      #expect(folder.run("plan", "North").output == typed.output)
      try write(
        String(contentsOfFile: folder.path + "/plans/North.json", encoding: .utf8),
        to: folder.path + "/north.json")
      #expect(folder.run("plan", "north.json").output == typed.output)
      let answer = folder.run(["plan", "--json"] + Self.typed).output
      try write(answer, to: folder.path + "/answer.json")
      #expect(folder.run("plan", "answer.json", "--json").output == answer)
      #expect(
        folder.run("plans", "save", "South", "north.json", "--field", "80ac").code == .success)
      #expect(
        folder.run("plan", "South").output == folder.run("plan", "North", "--field", "80ac").output)
    }
  }

  @Test func `a file states what it needs, whatever is kept`() throws {
    try inFolder { folder in
      try write(
        "{ field: 65, units: 'metric', products: [{ product: 'Wheat', rate: 110 }] }",
        to: folder.path + "/job.json")
      let before = folder.run("plan", "job.json")
      #expect(before.code == .success && before.output.contains("ha"), "\(before.errors)")
      _ = folder.run("setup", "--cart", "9650", "--units", "imperial", "--overlap", "9%")
      #expect(folder.run("plan", "job.json").output == before.output)
      // In other units it is the same job.
      let imperial = folder.run("plan", "job.json", "--units", "imperial")
      #expect(
        imperial.output
          == folder.run("plan", "--no-setup", "--field", "65ha", "Wheat=110kg/ha").output)
    }
  }

  @Test(arguments: [
    ("{ field: 160, products: [{ product: 'Weat', rate: 100 }] }", "did you mean \"Wheat\"?"),
    ("{ cart: '9960', field: 160, products: [{ product: 'Wheat', rate: 100 }] }", "1:9"),
    ("{ field: 160, products: [{ product: 'Wheat', rate: [90, 100] }] }", "must be a number"),
    ("{ field: 160, product: 'Wheat', products: [] }", "unknown key"),
  ])
  func `what is wrong is shown where it is`(text: String, says: String) throws {
    try inFolder { folder in
      try write(text, to: folder.path + "/job.json")
      let outcome = folder.run("plan", "job.json")
      #expect(outcome.code == .malformedData && outcome.errors.contains(says), "\(outcome.errors)")
      #expect(outcome.errors.contains("job.json:1:"))
    }
  }

  @Test(arguments: [
    ["Wheat=60...120"], ["urea=60...120"], ["ams=30...60"], ["--density", "Wheat=56...62"],
    ["--field", "80ac...640ac"],
  ])
  func `what-if varies the products of a blend by themselves`(words: [String]) throws {
    try inFolder { folder in
      let products = """
        products: [{ product: 'urea', rate: 100 }, { product: 'ams', rate: 50 },
          { product: 'Wheat', rate: 90 }] }
        """
      try write(
        "{ field: 160, cart: '91300', blends: [['urea', 'ams']], \(products)",
        to: folder.path + "/blend.json")
      try write("{ field: 160, cart: '91300', \(products)", to: folder.path + "/job.json")
      let blend = folder.run(["whatif", "blend.json"] + words)
      #expect(blend.code == .success && blend.errors.contains("blends are left out"))
      #expect(blend.output == folder.run(["whatif", "job.json"] + words).output)
    }
  }

  @Test func `densities of a file count for what is typed`() throws {
    try inFolder { folder in
      try write(
        """
        { field: 160, cart: '91300', products: [{ product: 'Wheat', rate: 90, density: 50 },
          { product: 'MyMix', rate: 60, density: 55 }] }
        """, to: folder.path + "/job.json")
      let typed = ["plan", "--cart", "91300", "--field", "160", "wheat=2bu/ac@50", "MyMix=80@55"]
      let file = folder.run("plan", "job.json", "wheat=2bu/ac", "MyMix=80")
      #expect(file.output == folder.run(typed).output, "\(file.errors)")
      #expect(folder.run("whatif", "job.json", "MyMix=60...90").code == .success)
    }
  }

  /// Oracle: the same file with the usual ending.
  @Test(arguments: [["plan"], ["plan", "--field", "90"], ["compare"], ["whatif", "MAP=30...90"]])
  func `a job comes from standard input or from a file with any ending`(words: [String]) throws {
    try inFolder { folder in
      let (verb, rest) = (words[0], Array(words.dropFirst()))
      for name in ["job.json", "job", "job.JSON"] {
        try write(Self.text, to: folder.path + "/" + name)
      }
      let expected = folder.run([verb, "job.json"] + rest)
      #expect(expected.code == .success, "\(expected.errors)")
      #expect(folder.run([verb, "-"] + rest, input: Self.text).output == expected.output)
      #expect(folder.run([verb, "job"] + rest).output == expected.output)
      #expect(folder.run([verb, "job.JSON"] + rest).output == expected.output)
    }
  }

  /// Oracle: the same file by its path.
  @Test(arguments: ["answer.json", "scenario.json", "five.json5", "Big.JSON", "list.json"])
  func `what lies in the folder of plans is read as by its path`(name: String) throws {
    let text =
      switch name {
      case "answer.json": Outcome(["plan", "--json"] + Self.typed, verbs: VerbCatalogue.all).output
      case "scenario.json":
        try String(
          contentsOfFile: AssessVerbTests.root.path + "/Scenarios/reference-example.json",
          encoding: .utf8)
      case "list.json": "[\(Self.text)]"
      default: Self.text
      }
    try inFolder { folder in
      _ = folder.run("plans", "save", "North", "--field", "160ac", "Wheat=100")
      try write(text, to: folder.path + "/" + name)
      try write(text, to: folder.path + "/plans/" + name)
      let expected = folder.run("plan", name)
      #expect(expected.code == .success, "\(expected.errors)")
      let stem = String(name.prefix { $0 != "." })
      #expect(folder.run("plan", stem).output == expected.output)
      let shown = folder.run("plans", "show", stem)
      #expect(shown.output.contains(expected.output.prefix { $0 != "\n" }), "\(shown.errors)")
      #expect(folder.run("plans", "list", "--names").output.contains(stem))
    }
  }

  @Test func `a list, a name like a product, and files that are wrong`() throws {
    try inFolder { folder in
      _ = folder.run("plans", "save", "North", "--field", "160ac", "Wheat=100")
      let job = "field: 80, products: [{ product: 'Wheat', rate: 110 }]"
      let list = "[{ name: 'a=1', \(job) }, { name: 'b.json', cart: '9999', \(job) }]"
      try write(list, to: folder.path + "/list.json")
      try write(list, to: folder.path + "/plans/list.json")
      try write("{ field: 80", to: folder.path + "/plans/torn.json")
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/plans/link.json", withDestinationPath: "/nowhere")
      #expect(folder.run("plan", "list.json").errors.contains("this is a list of 2 plans"))
      #expect(
        folder.run("plan", "a=1").output == folder.run("plan", "--field", "80", "Wheat=110").output)
      for (name, fault) in [
        ("b.json", "list.json:1:"), ("torn", "torn.json:1:"), ("link", "link.json: the file"),
      ] {
        let outcome = folder.run("plan", name)
        #expect(outcome.code != .usage && outcome.errors.contains(fault), "\(outcome.errors)")
      }
      let listed = folder.run("plans", "list", "--names")
      #expect(listed.code == .success && listed.output.contains("a=1\nb.json\nNorth"))
      #expect(listed.errors.contains("link.json: the file does not exist"))
    }
  }

  @Test(arguments: [["plan", "--field", "320ac"], ["whatif", "urea=60...90"], ["adjust"]])
  func `a file that is missing or torn is told`(words: [String]) throws {
    try inFolder { folder in
      try write("{ field: 160", to: folder.path + "/torn.json")
      let (verb, rest) = (words[0], Array(words.dropFirst()))
      #expect(folder.run([verb, "none.json"] + rest).code == .missingInput)
      #expect(folder.run([verb, "torn.json"] + rest).errors.contains("is never closed"))
    }
  }

  @Test func `a job is told apart, and needs a rate`() throws {
    try inFolder { folder in
      try write(Self.text, to: folder.path + "/job.json")
      let sweep = folder.run("sweep", "job.json")
      #expect(sweep.errors.contains("this is a job, where a scenario is needed"), "\(sweep.errors)")
      let none = folder.run("plan", "job.json", "canola=0", "urea=0", "MAP=0")
      #expect(none.code == .usage && none.errors.contains("No product has a rate above zero"))
    }
  }

  @Test func `several fields are typed beside products`() throws {
    try inFolder { folder in
      try write(Self.text, to: folder.path + "/job.json")
      let outcome = folder.run("plan", "job.json", "--field", "Home=155", "--field", "North=310")
      #expect(outcome.code == .usage && outcome.errors.contains("one field"), "\(outcome.errors)")
    }
  }

  @Test(arguments: [
    ("160 ac canola 5, urea 150, MAP 40", "--field 160ac canola=5 urea=150 MAP=40"),
    ("1,280 acres of wheat 2 bu/ac; ams 60", "--field 1280ac wheat=2bu/ac ams=60"),
    ("160 ac canola=5 urea=150", "--field 160ac canola=5 urea=150"),
    ("160 ac canola 5, urea 150,", "--field 160ac canola=5 urea=150"),
    ("wheat 110 lb, urea 150 --field 64.75ha", "--field 64.75ha wheat=110 urea=150"),
    ("canola 5, urea 150, 160 ac", "--field 160ac canola=5 urea=150"),
    ("canola=5 urea=150 160ac", "--field 160ac canola=5 urea=150"),
    ("160 canola 5, urea 150", "--field 160ac canola=5 urea=150"),
    ("160 canola=5 urea=150", "--field 160ac canola=5 urea=150"),
    ("160 MyMix=90@52 urea=150", "--field 160ac MyMix=90@52 urea=150"),
    ("--units metric 64.75 wheat 110", "--units metric --field 64.75ha wheat=110"),
  ])
  func `a job in a line is the same job in options`(line: String, options: String) throws {
    try inFolder { folder in
      let words = line.split(separator: " ").map { String($0) }
      let typed = options.split(separator: " ").map { String($0) }
      let spoken = folder.run(["plan", "--json"] + words)
      #expect(
        spoken.code == .success
          && spoken.output == folder.run(["plan", "--json"] + typed).output)
      // Words that are products already are parted by the shell alone.
      if line.contains("=") || line.contains("--") { return }
      #expect(folder.run("plan", "--json", line).output == spoken.output)
    }
  }

  @Test
  func `a line that names a field beside an option, and a product that nobody knows, are refused`()
    throws
  {
    try inFolder { folder in
      #expect(
        folder.run("plan", "160 ac wheat 110", "--field", "80").errors.contains(
          "The line names a field of 160 ac, and '--field' another."))
      #expect(
        folder.run("plan", "160 ac canola 5 and urea 150").errors.contains("Put a comma between"))
      #expect(
        folder.run("plan", "160 ac wheat 2 bu").errors.contains(
          "'wheat 2 bu' has no rate that can be read."))
      #expect(
        folder.run("plan", "160 ac gravel 110").errors.contains("Unknown product \"gravel\""))
      #expect(
        folder.run("plan", "160 wheat 100 urea 150").errors.contains("Put a comma between"))
      #expect(
        folder.run("plan", "wheat=100", "160ac", "--field", "200ac").errors.contains(
          "The line names a field of 160ac, and '--field' another."))
      for words in [["160 whaet 110, urea 150"], ["whaet=110", "160ac"]] {
        #expect(folder.run(["plan"] + words).errors.contains("Did you mean 'Wheat=110'?"))
      }
    }
  }
}

import AirCartCommandLine
import AirCartTestSupport
import Foundation
import Testing

/// Random command lines of every verb: whatever is typed, an answer in the contract's words.
///
/// Oracle: the exit codes that help lists. The words come from the descriptions of the verbs, so
/// that a new verb or option is tried as soon as it is there.
@Suite struct CommandFuzzTests {
  static let verbs = ToolDescription.aircart(verbs: VerbCatalogue.all.map(\.description)).verbs

  /// What is typed where a value, or nothing sensible at all, belongs.
  private static let values = [
    "-", "--", "", " ", "0", "-1", "1", "3", "1.5", "2...3", "99999999999999999999", "1e9GB", "1KB",
    "greedy", "greedy,exhaustive", ",", "results", "out", "/dev/null", "one.json", "one.json",
    "farm.json", "missing.json", "Reports", "run", "plan.json", "160ac", "65ha", "Wheat=100",
    "Canola=5", "Wheat=60...120", "Wheat==", "=", "@", "9650", "best", "1,2,3", "Wheat=1",
    "Wheat=5%", "30000", "bash", "carts", "save", "list", "show", "plan", "Tank 1",
    "trucks=1...2", "0.25d", "é\u{1B}[31m", "--bogus", "--nos",
  ]

  /// The words of an option with a value of its own list, or any.
  private static func words(
    _ option: OptionDescription, _ random: inout SplitMix64
  ) -> [String] {
    let spellings = option.longSpellings + (option.short.map { ["-\($0)"] } ?? [])
    let spelling = spellings.randomElement(using: &random) ?? "--\(option.name)"
    guard !option.isFlag else { return [spelling] }
    let known = option.allowedValues.randomElement(using: &random)
    let any = values.randomElement(using: &random) ?? ""
    let value = Bool.random(using: &random) ? known ?? any : any
    return spelling.hasPrefix("--") && Bool.random(using: &random)
      ? ["\(spelling)=\(value)"] : [spelling, value]
  }

  /// Words with which a verb has something to do that takes no time.
  private static func beginning(_ verb: String) -> [String] {
    switch verb {
    case "sweep": ["one.json"]
    case "assess": ["--random", "2", "--carts", "9650", "--products", "2"]
    case "simulate": ["farm.json", "--replications", "2"]
    case "plan": ["--cart", "9650", "--field", "160ac", "Wheat=100"]
    case "compare": ["--field", "160ac", "Wheat=100"]
    case "whatif": ["--cart", "9650", "--field", "160ac", "Wheat=60...120"]
    case "verify": ["run"]
    case "report", "merge": ["run"]
    case "plans": ["list"]
    case "list": ["carts"]
    case "completions": ["bash"]
    default: []
    }
  }

  /// A season or a search of its own choice may take minutes; these begin with a short one, and
  /// what comes later can only be refused as typed twice.
  private static let slow: Set<String> = ["assess", "simulate"]

  private static func arguments(_ verb: VerbDescription, _ random: inout SplitMix64) -> [String] {
    var words = [verb.name]
    if slow.contains(verb.name) || Int.random(in: 0...2, using: &random) > 0 {
      words += beginning(verb.name)
    }
    let other = verbs.randomElement(using: &random) ?? verb
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      switch Int.random(in: 0...6, using: &random) {
      case 0...3:
        if let option = verb.allOptions.randomElement(using: &random) {
          words += Self.words(option, &random)
        }
      case 4:
        if let option = other.allOptions.randomElement(using: &random) {
          words += Self.words(option, &random)
        }
      default: words += [values.randomElement(using: &random) ?? ""]
      }
    }
    return words
  }

  @Test(.tags(.property, .slow), arguments: verbs.map(\.name))
  func `a random command line ends with a code of the contract`(name: String) throws {
    let verb = try #require(Self.verbs.first { $0.name == name })
    try SweepFolder.with { folder in
      try folder.place(SweepScenarios.oneCart, at: "one.json")
      try folder.place(SimulateFixture.farm("{}"), at: "farm.json")
      _ = folder.sweep("one.json", "--output", "run", "--only", "results")
      for seed in 0..<30 {
        var random = SplitMix64(seed: UInt64(seed))
        let arguments = Self.arguments(verb, &random)
        let memory = MemoryConsole(
          columns: Int.random(in: 1...200, using: &random),
          environment: ["AIRCART_HOME": folder.path + "/home"],
          input: MemoryInput(text: seed.isMultiple(of: 2) ? SweepScenarios.oneCart : "{]"),
          currentFolder: folder.path)
        let outcome = Outcome(arguments, on: memory, verbs: VerbCatalogue.all)
        let allowed: [ExitCode] = [
          .success, .negative, .usage, .malformedData, .missingInput, .cannotCreate,
        ]
        #expect(
          allowed.contains(outcome.code),
          "seed \(seed): \(arguments) gave \(outcome.code): \(outcome.errors)")
        #expect(
          [.success, .negative].contains(outcome.code) || !outcome.errors.isEmpty,
          "seed \(seed): \(arguments)")
        if !arguments.contains(where: { $0.contains("color") || $0 == "always" }) {
          #expect(
            !(outcome.output + outcome.errors).utf8.contains(0x1B), "seed \(seed): \(arguments)")
        }
      }
    }
  }

  /// Oracle: the descriptions themselves; an option that is never tried would be tested by nobody.
  @Test func `the words that are tried are those of every verb and option`() {
    #expect(Set(Self.verbs.map(\.name)).count == VerbCatalogue.all.count + 2)
    var random = SplitMix64(seed: 1)
    for verb in Self.verbs {
      var tried: Set<String> = []
      for _ in 0..<3_000 {
        tried.formUnion(Self.arguments(verb, &random).map { String($0.prefix { $0 != "=" }) })
      }
      for option in verb.allOptions {
        #expect(option.longSpellings.allSatisfy(tried.contains), "\(verb.name) --\(option.name)")
      }
    }
  }
}

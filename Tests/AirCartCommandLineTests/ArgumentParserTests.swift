import AirCart
import AirCartCommandLine
import AirCartTestSupport
import Testing

@Suite struct ArgumentParserTests {
  @Test(arguments: [
    ("plan --field 160ac", "field 160ac\n"),
    ("plan --field=160ac", "field 160ac\n"),
    ("plan --field=a=b", "field a=b\n"),
    ("plan --field=", "field \n"),
    ("plan -f 160ac", "field 160ac\n"),
    ("plan -f160ac", "field 160ac\n"),
    ("plan -f=160ac", "field 160ac\n"),
    ("plan -qd", "details true\n"),
    ("plan -df160ac", "field 160ac\ndetails true\n"),
    ("plan -df 160ac", "field 160ac\ndetails true\n"),
    ("plan --even", "even true\n"),
    ("plan --no-even", "even false\n"),
    ("plan -d -d", "details true\n"),
    ("plan --cart A Wheat=100 --cart B", "cart A\ncart B\nproduct Wheat=100\n"),
    ("plan A --even B", "even true\nproduct A\nproduct B\n"),
    ("plan -- --even -x", "product --even\nproduct -x\n"),
    ("plan -", "product -\n"),
    ("plan --slope -3", "slope -3\n"),
    ("plan --slope=-3", "slope -3\n"),
    ("plan --slope -.5", "slope -.5\n"),
    ("plan -7 -2ac", "product -7\nproduct -2ac\n"),
    ("plan --field -", "field -\n"),
  ])
  func `every way to write an option or argument is understood`(line: String, result: String) {
    let outcome = Outcome(line)
    #expect(outcome.code == .success)
    #expect(outcome.output == result)
  }

  @Test func `a help request anywhere before two dashes wins over every mistake`() {
    for line in [
      "plan -h", "plan --nonsense --help", "plan --field --help", "plan A -qh", "-h plan",
    ] {
      let outcome = Outcome(line)
      #expect(outcome.code == .success, "\(line)")
      #expect(outcome.output.hasPrefix("OVERVIEW:"), "\(line)")
      #expect(outcome.errors.isEmpty, "\(line)")
    }
    #expect(Outcome("plan -- --help").output == "product --help\n")
  }

  @Test func `quiet leaves out messages but not results`() {
    #expect(Outcome("plan A").errors == "planned\n")
    #expect(Outcome("plan A -q").errors.isEmpty)
    #expect(Outcome("plan A -q").output == "product A\n")
  }

  @Test func `asking for an option that is not described is a mistake of the verb`() async {
    await #expect(processExitsWith: .failure) {
      let verb = PlanDummy().description
      _ = try ArgumentParser.parse([], for: verb).value("filed")
    }
  }

  @Test func `the global options are read`() throws {
    let words = ["--json", "--threads", "3", "--color=never", "--units", "metric", "-q"]
    let options = try GlobalOptions(ArgumentParser.parse(words, for: PlanDummy().description))
    #expect(options.format == .json)
    #expect(options.threadCount == 3)
    #expect(options.color == .never)
    #expect(options.units == .metric)
    #expect(options.isQuiet)
  }

  @Test(arguments: [[], ["--threads", "auto"], ["--threads", "0"]])
  func `the global options have defaults`(words: [String]) throws {
    let options = try GlobalOptions(ArgumentParser.parse(words, for: PlanDummy().description))
    #expect(options.format == .text)
    #expect(options.threadCount == nil)
    #expect(options.color == .automatic)
    #expect(options.units == .imperial)
    #expect(!options.isQuiet)
  }

  @Test(arguments: 0..<300)
  func `no command line crashes the tool or sends an escape to a pipe`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "plan", "sweep", "fail", "help", "completions", "--", "-", "--cart", "-c", "-f", "--field=",
      "=", "--no-even", "--even", "-qd", "-h", "--help", "--json", "--man", "-1", "\u{1B}[31m",
      "\r", "", "é", "e\u{301}", "👩‍🌾", "\u{202E}abc", "--\u{301}", "-\u{301}", "bash", "Wheat=100",
      "--threads", "99999999999999999999", "\0", "--format", "csv",
    ]
    let words = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      (0..<Int.random(in: 1...2, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
    let outcome = Outcome(words)
    #expect([.success, .usage, .internalFault].contains(outcome.code), "\(words)")
    #expect(!outcome.errors.utf8.contains { $0 == 0x1B || $0 == 0x0D }, "\(words)")
    #expect((outcome.code == .success) || !outcome.errors.isEmpty, "\(words)")
  }
}

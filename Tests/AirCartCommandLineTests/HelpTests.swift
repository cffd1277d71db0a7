import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Foundation
import Testing

@Suite struct HelpTests {
  @Test(arguments: [60, 80, 120])
  func `help of a verb keeps its shape`(columns: Int) {
    let outcome = Outcome("plan --help", on: MemoryConsole(columns: columns))
    expectGolden(outcome.output, named: "help.md#plan, \(columns) columns")
  }

  @Test(arguments: [60, 80, 120])
  func `help of the tool keeps its shape`(columns: Int) {
    let outcome = Outcome("--help", on: MemoryConsole(columns: columns))
    expectGolden(outcome.output, named: "help.md#all verbs, \(columns) columns")
  }

  @Test func `concise help keeps its shape`() {
    expectGolden(Outcome("").errors, named: "help.md#without a verb")
  }

  @Test func `help is the same however it is asked for`() {
    #expect(Outcome("plan --help").output == Outcome("help plan").output)
    #expect(Outcome("--help").output == Outcome("help").output)
    #expect(Outcome("-h").output == Outcome("help").output)
  }

  @Test(arguments: [40, 49, 50, 60, 79, 80, 120, 500])
  func `no line is wider than the terminal`(columns: Int) {
    for line in [
      "", "help", "help help", "help plan", "help sweep", "help completions", "help words",
    ] {
      let outcome = Outcome(line, on: MemoryConsole(columns: columns))
      for text in (outcome.output + outcome.errors).split(separator: "\n") {
        #expect(text.displayWidth <= columns, "\(text)")
      }
    }
  }

  @Test func `no help sends an escape or a carriage return to a pipe`() {
    for line in [
      "", "help", "help plan", "help --json", "help --man", "help words", "completions zsh", "paln",
    ] {
      let outcome = Outcome(line)
      for byte in (outcome.output + outcome.errors).utf8 { #expect(byte != 0x1B && byte != 0x0D) }
    }
  }

  /// Oracle: the parser of rates.
  @Test func `every rate that the words explain can be typed`() throws {
    let text = Outcome("help Words").output
    let start = try #require(text.firstRange(of: "RATES:")).upperBound
    let labels = text[start...].split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .prefix { !$0.isEmpty }.map { $0.dropFirst(2).prefix { $0 != " " } }
      .filter { $0.first?.isNumber == true }
    #expect(labels.count == 5)
    for label in labels {
      let rate = label.last == "," ? label.dropLast() : label
      let words = ["plan", "--field", "9", "Wheat=\(rate)"]
      #expect(Outcome(words, verbs: VerbCatalogue.all).code == .success, "\(label)")
    }
  }

  @Test func `every example is a command line that the parser accepts`() throws {
    for verb in dummyTool.verbs {
      #expect(!verb.examples.isEmpty || verb.name == "fail")
      for example in verb.examples {
        let command = try #require(example.commandLine.split { "|>".contains($0) }.first)
        let words = try Program.bash.run([], input: "printf '%s\\n' \(command)").output
          .split(separator: "\n").map { String($0) }
        #expect(words.prefix(2) == ["aircart", verb.name])
        #expect(throws: Never.self) {
          try ArgumentParser.parse(Array(words.dropFirst(2)), for: verb)
        }
      }
    }
  }

  @Test func `help for programs lists every verb, option and exit code`() throws {
    let outcome = Outcome("help --json")
    expectGolden(outcome.output, named: "help.md#JSON")
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let document = try #require(value as? [String: Any])
    let verbs = try #require(document["subcommands"] as? [[String: Any]])
    #expect(verbs.compactMap { $0["name"] as? String } == dummyTool.verbs.map(\.name))
    #expect((document["exitCodes"] as? [Any])?.count == ExitCode.allCases.count)
  }

  @Test func `help for programs can be about one verb`() {
    let outcome = Outcome("help sweep --json")
    #expect(outcome.output.contains("\"sweep\""))
    #expect(!outcome.output.contains("\"plan\""))
  }

  @Test func `the manual page keeps its shape`() {
    expectGolden(Outcome("help --man").output, named: "aircart.1")
  }

  @Test(.enabled(if: Program.groff.isInstalled || isCI, "groff is not installed"))
  func `the manual page is clean roff`() throws {
    let result = try Program.groff.run(
      ["-man", "-ww", "-z", "-Tutf8"], input: Outcome("help --man").output)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty, "\(result.errors)")
  }

  @Test func `every name of a description is used once`() {
    for verb in dummyTool.verbs {
      let spellings = verb.allOptions.flatMap(\.longSpellings)
      #expect(Set(spellings).count == spellings.count, "\(verb.name)")
      let letters = verb.allOptions.compactMap(\.short)
      #expect(Set(letters).count == letters.count, "\(verb.name)")
    }
  }
}

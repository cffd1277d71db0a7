import AirCartCommandLine
import AirCartDocuments
import Testing

/// What every verb must satisfy, whatever it does.
@Suite struct VerbCatalogueTests {
  static let names = VerbCatalogue.all.map(\.description.name)

  private static func verb(_ name: String) -> VerbDescription? {
    VerbCatalogue.all.first { $0.description.name == name }?.description
  }

  @Test func `names are unique and stand in help`() {
    #expect(Set(Self.names).count == Self.names.count)
    let help = Outcome.shipped("--help").output
    for name in Self.names { #expect(help.contains("\n  \(name) ")) }
  }

  @Test(.enabled(if: Program.bash.isInstalled || isCI, "bash is not installed"), arguments: names)
  func `every example runs`(name: String) throws {
    let verb = try #require(Self.verb(name))
    #expect(!verb.examples.isEmpty)
    for example in verb.examples {
      let command = try #require(example.commandLine.split { "|>".contains($0) }.first)
      let words = try Program.bash.run([], input: "printf '%s\\n' \(command)").output
        .split(separator: "\n").map { String($0) }
      #expect(words.prefix(2) == ["aircart", name])
      let outcome = try withSampleFolder { folder in
        if words.contains("Reports/cart-choice") {
          try copyCommittedRuns("cart-choice", "cart-choice-quality", into: folder)
        }
        return Outcome(
          Array(words.dropFirst()),
          on: MemoryConsole(environment: ["AIRCART_HOME": folder], currentFolder: folder),
          verbs: VerbCatalogue.all)
      }
      #expect([.success, .negative].contains(outcome.code), "\(example.commandLine)")
      #expect(!outcome.output.isEmpty)
      #expect(!outcome.errors.contains("Error"), "\(outcome.errors)")
    }
  }

  @Test(arguments: names)
  func `help of every verb fits any terminal`(name: String) {
    for columns in [60, 80, 120] {
      let outcome = Outcome.shipped(name, "--help", columns: columns)
      #expect(outcome.code == .success)
      for line in outcome.output.split(separator: "\n") where !line.contains("aircart ") {
        #expect(line.displayWidth <= columns, "\(line)")
      }
    }
  }

  @Test(arguments: names)
  func `every spelling of a verb is used once`(name: String) throws {
    let verb = try #require(Self.verb(name))
    let spellings = verb.allOptions.flatMap(\.longSpellings)
    #expect(Set(spellings).count == spellings.count)
    let letters = verb.allOptions.compactMap(\.short)
    #expect(Set(letters).count == letters.count)
  }
}

import AirCartCommandLine
import Testing

@Suite struct SuggestionTests {
  private func suggestion(for name: String) -> String {
    String(Outcome(name).errors.prefix { $0 != "\n" })
  }

  @Test(arguments: ["paln", "PLAN", "plna", "pla", "plann", "pln"])
  func `one slip in a short name is close`(name: String) {
    #expect(suggestion(for: name).hasSuffix("Did you mean 'plan'?"))
  }

  @Test(arguments: ["p", "pl", "nalp", "xlax", "", "completely"])
  func `half of the name or more is not close`(name: String) {
    #expect(!Outcome([name]).errors.contains("Did you mean"))
  }

  @Test func `three slips in a long name are close`() {
    #expect(suggestion(for: "kompletoins").hasSuffix("Did you mean 'completions'?"))
    #expect(suggestion(for: "comletins").hasSuffix("Did you mean 'completions'?"))
    #expect(!suggestion(for: "konqletiosn").contains("Did you mean"))
  }
}

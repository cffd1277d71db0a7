import AirCartCommandLine
import AirCartReports
import Testing

/// Oracles: headings as the table has them by hand, and the table that has them all.
@Suite struct ColumnChoiceTests {
  private static func compare(_ words: [String]) -> Outcome {
    Outcome(
      ["compare", "--field", "480", "wheat=110", "urea=150", "MAP=60"] + words,
      on: MemoryConsole(), verbs: VerbCatalogue.all)
  }

  /// The words of the table's headings.
  private static func heading(_ output: String) -> String {
    let lines = output.split(separator: "\n")
    let first = lines.firstIndex { $0.contains("Cart  ") } ?? 0
    return lines[first].split(separator: " ").joined(separator: " ")
  }

  @Test(arguments: [
    ("fills", "Cart Fills"), ("GROSS,fills", "Cart Fills Gross lb"), ("cart", "Cart Cart load"),
    ("all", "Cart Cart load Fills Per fill Runs out first Gross lb"),
    ("fills,All", "Cart Cart load Fills Per fill Runs out first Gross lb"),
  ])
  func `a table has the columns that are asked for, and its first`(words: String, heading: String) {
    let outcome = Self.compare(["--columns", words])
    #expect(outcome.code == .success, "\(outcome.errors)")
    #expect(Self.heading(outcome.output) == heading)
  }

  @Test func `Markdown has the same columns, and data have all`() {
    let markdown = Self.compare(["--columns", "fills", "--format", "markdown"]).output
    #expect(markdown.contains("| Cart         | Fills |"))
    #expect(
      Self.compare(["--columns", "fills", "--json"]).output == Self.compare(["--json"]).output)
  }

  @Test func `a column that is not there is named with those that are`() {
    let outcome = Self.compare(["--columns", "fills,foo"])
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains("No table of this answer has a column 'foo'."))
    #expect(outcome.errors.contains("Cart load, Fills, Per fill, Runs out first and Gross lb"))
    #expect(Self.compare(["--columns", ","]).errors.contains("'--columns' names no column."))
  }
}

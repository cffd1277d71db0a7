import AirCartCommandLine
import AirCartDocuments
import AirCartReports
import Foundation
import Testing

/// Every verb writes the format that was asked for, or refuses it; none leaves it unread.
///
/// The oracles are the beginnings that the formats have, and the codes that `aircart help` promises.
@Suite struct OutputFormatTests {
  /// A command, and the formats that it refuses.
  struct Command: CustomTestStringConvertible, Sendable {
    let line: String
    var refused: [GlobalOptions.Format] = []

    var testDescription: String { line }
  }

  private static let tables: [GlobalOptions.Format] = [.csv, .markdown]

  private static let commands = [
    Command(line: "plan --cart 9650 --field 160ac Wheat=100"),
    Command(line: "plan --cart 9650 --field 160ac Wheat=100 --load-sheet -"),
    Command(line: "compare --field 160ac Wheat=100"),
    Command(line: "compare farm.json"),
    Command(line: "whatif --cart 9650 --field 160ac Wheat=60...120"),
    Command(line: "adjust --tanks 400 --field 160ac Wheat=100 --seeded 83ac --left 1=120bu"),
    Command(line: "weigh 395g/0.5L", refused: [.json] + tables),
    Command(line: "verify plan.json"),
    Command(line: "explore"),
    Command(line: "explore --output -", refused: [.json] + tables),
    Command(line: "list"),
    Command(line: "list carts"),
    Command(line: "schema", refused: tables),
    Command(line: "completions bash", refused: [.json] + tables),
    Command(line: "help", refused: tables),
    Command(line: "help plan", refused: tables),
    Command(line: "help --man", refused: [.json] + tables),
    Command(line: "plans save again --cart 9650 --field 160ac Wheat=100"),
    Command(line: "plans list"),
    Command(line: "plans show kept"),
    Command(line: "plans delete kept --yes"),
    Command(line: "plans path"),
  ]

  @Test(arguments: commands)
  func `a format is written or refused`(_ command: Command) throws {
    for format in GlobalOptions.Format.typed {
      let outcome = try Self.outcome("\(command.line) --format \(format.rawValue)")
      if command.refused.contains(format) {
        #expect(outcome.code == .usage, "\(format)")
        #expect(outcome.output.isEmpty, "\(format)")
        #expect(outcome.errors.contains("not \(format.rawValue)."), "\(outcome.errors)")
        let remedy = format == .json ? "\"remedy\":\"" : "Help: "
        #expect(outcome.errors.contains(remedy), "\(outcome.errors)")
      } else {
        #expect(outcome.code == .success, "\(format): \(outcome.errors)")
        #expect(Self.isWritten(outcome.output, as: format), "\(format): \(outcome.output)")
      }
    }
  }

  /// Runs a command in a folder with a plan, a farm and a saved plan.
  private static func outcome(_ line: String) throws -> Outcome {
    try withSampleFolder { folder in
      func run(_ line: String) -> Outcome {
        let memory = MemoryConsole(
          environment: ["AIRCART_HOME": folder + "/home"], currentFolder: folder)
        return Outcome(
          line.split(separator: " ").map(String.init), on: memory, verbs: VerbCatalogue.all)
      }
      let job = "--cart 9650 --field 160ac Wheat=100"
      try run("plan \(job) --json").output.write(
        toFile: folder + "/plan.json", atomically: true, encoding: .utf8)
      try SimulateFixture.farm("{}").write(
        toFile: folder + "/farm.json", atomically: true, encoding: .utf8)
      _ = run("plans save kept \(job)")
      return run(line)
    }
  }

  private static func isWritten(_ output: String, as format: GlobalOptions.Format) -> Bool {
    let lines = output.split(separator: "\n")
    return switch format {
    case .json: (try? JSONSerialization.jsonObject(with: Data(output.utf8))) != nil
    case .csv: lines.count > 1 && lines[0].wholeMatch(of: /[a-z_0-9,]+/) != nil
    case .text, .markdown, .html: !lines.isEmpty
    }
  }
}

/// What renderers make of each kind of block, written down by hand.
@Suite struct AnswerRendererTests {
  private static let answer = Answer(
    title: "Two <carts>",
    blocks: [
      .sentences(["One & only.", "# No heading."]), .sentences([]),
      .heading("Tanks | bins"), .facts([.init("Load", "75.0 % ▲ watch", as: .watch)]),
      .table(
        Answer.Table(
          [("Tank 1", 12, ""), ("a|b", 3, "")],
          [.name("Tank") { $0.0 }, .figure("Load", unit: "bu") { "\($0.1)" }, .name("") { $0.2 }]
        )),
      .list(["first", "second"]), .command("aircart plan 'a b'"), .preformatted(["  kept"]),
    ], data: ["schemaVersion": 1],
    table: ResultTable(columns: [.init("tank", cells: .texts(["1"]))], rowCount: 1))

  private static func text(_ format: GlobalOptions.Format, columns: Int = 80) -> String {
    MemoryConsole(columns: columns, environment: ["LANG": "C"]).console
      .text(of: answer, as: format)
  }

  @Test func `a terminal gets indented blocks in the characters that it has`() {
    #expect(
      Self.text(.text) == """
        Two <carts>
          One & only.
          # No heading.

        Tanks | bins
          Load  75.0 % ! watch

          Tank    Load, bu
          Tank 1        12
          a|b            3

          - first
          - second

          aircart plan 'a b'

            kept

        """)
    #expect(Self.text(.text, columns: 59).hasPrefix("Two <carts>\nOne & only.\n"))
  }

  @Test func `Markdown keeps what means something in Markdown as it is`() {
    #expect(
      Self.text(.markdown) == ##"""
        # Two \<carts>

        One & only.

        \# No heading.

        ## Tanks \| bins

        - Load: 75.0 % ▲ watch

        | Tank   | Load (bu) |
        | ------ | --------: |
        | Tank 1 |        12 |
        | a\|b   |         3 |

        - first
        - second

        ```sh
        aircart plan 'a b'
        ```

        ```text
          kept
        ```

        """##)
  }

  @Test func `a page has a section for each heading and escapes what it shows`() {
    let page = Self.text(.html)
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"en\">\n"))
    #expect(page.contains("<title>Two &lt;carts&gt;</title>"))
    #expect(page.contains("<p>One &amp; only.</p>\n<p># No heading.</p>\n</header>"))
    #expect(
      page.contains(
        "<section>\n<h2>Tanks | bins</h2>\n<p class=\"job\">Two &lt;carts&gt;</p>\n<dl>\n<dt>Load</dt>"
      ))
    #expect(page.contains("@bottom-left { content: \"Two  carts \";"))
    #expect(page.contains("<tr><th scope=\"row\">a|b</th><td class=\"number\">3</td></tr>"))
    #expect(page.contains("<li>second</li>"))
    #expect(page.contains("<pre><code>aircart plan &#39;a b&#39;</code></pre>"))
    #expect(page.hasSuffix("</section>\n</main>\n</div>\n</body>\n</html>\n"))
  }

  @Test func `programs get the data and the table`() {
    #expect(Self.text(.json) == "{\n  \"schemaVersion\": 1\n}\n")
    #expect(Self.text(.csv) == "tank\n1\n")
  }
}

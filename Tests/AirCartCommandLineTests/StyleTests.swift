import AirCartCommandLine
import AirCartReports
import Testing

@Suite struct StyleTests {
  @Test(arguments: [
    // choice, environment, terminal, coloured
    (ColorChoice.automatic, [:], true, true),
    (.automatic, [:], false, false),
    (.always, ["NO_COLOR": "1", "TERM": "dumb"], false, true),
    (.never, ["FORCE_COLOR": "1"], true, false),
    (.automatic, ["NO_COLOR": "1"], true, false),
    (.automatic, ["NO_COLOR": ""], true, true),
    (.automatic, ["NO_COLOR": "1", "FORCE_COLOR": "1"], true, false),
    (.automatic, ["FORCE_COLOR": "1"], false, true),
    (.automatic, ["FORCE_COLOR": ""], false, false),
    (.automatic, ["FORCE_COLOR": "0"], false, false),
    (.automatic, ["FORCE_COLOR": "1", "TERM": "dumb"], false, true),
    (.automatic, ["TERM": "dumb"], true, false),
    (.automatic, ["TERM": "xterm"], true, true),
  ])
  func `the option goes before the variables and these before the terminal`(
    choice: ColorChoice, environment: [String: String], isTerminal: Bool, expected: Bool
  ) {
    #expect(choice.isColored(environment: environment, isTerminal: isTerminal) == expected)
  }

  @Test(arguments: Role.allCases)
  func `a role colours text only when colour is on`(role: Role) {
    let colored = Style(isColored: true)("text", as: role)
    #expect(colored.hasPrefix("\u{1B}[") && colored.hasSuffix("mtext\u{1B}[0m"))
    #expect(Style(isColored: false)("text", as: role) == "text")
    #expect(Style(isColored: true)("text", as: nil) == "text")
    #expect(Style(isColored: true)("", as: role) == "")
  }

  @Test func `an error is red on a terminal and plain in a pipe`() {
    let terminal = Outcome("paln", on: MemoryConsole(isTerminal: true))
    #expect(terminal.errors.hasPrefix("\u{1B}[1;31mError:\u{1B}[0m Unknown subcommand"))
    #expect(Outcome("paln").errors.hasPrefix("Error: Unknown subcommand"))
  }

  @Test(arguments: [
    "plan --xyz --color never", "plan --color=never --xyz", "fail 65 --color=never",
  ])
  func `an error obeys the colour option of a line that cannot be understood`(line: String) {
    let errors = Outcome(line, on: MemoryConsole(isTerminal: true)).errors
    #expect(errors.hasPrefix("Error: "))
    let colored = Outcome(line.replacing("never", with: "always")).errors
    #expect(colored.hasPrefix("\u{1B}[1;31mError:\u{1B}[0m "))
  }

  @Test func `each stream is decided on its own`() {
    let sink = MemorySink()
    let console = Console(
      output: TextStream(sink: sink, isTerminal: false, capacity: 0),
      errors: TextStream(sink: sink, isTerminal: true, capacity: 0), input: MemoryInput(),
      environment: [:], currentFolder: "/")
    #expect(!console.outputStyle.isColored)
    #expect(console.errorStyle.isColored)
  }

  @Test(arguments: [
    (["LANG": "en_CA.UTF-8"], Glyphs.unicode), (["LANG": "C.utf8"], .unicode),
    (["LANG": "C"], .ascii), ([:], .ascii), (["LANG": "en_CA.UTF-8", "LC_ALL": "C"], .ascii),
    (["LANG": "C", "LC_CTYPE": "en_CA.UTF-8"], .unicode),
    (["LANG": "en_CA.UTF-8", "LC_ALL": ""], .unicode), (["LANG": "de_DE.ISO-8859-1"], .ascii),
  ])
  func `signs follow the character set of the locale`(
    environment: [String: String], expected: Glyphs
  ) {
    #expect(Glyphs(environment: environment) == expected)
  }

  @Test(arguments: [
    ("100", 100), ("0", 80), ("-5", 80), ("wide", 80), ("", 80), ("3", 20), ("9999", 500),
  ])
  func `the width follows COLUMNS within reason`(columns: String, width: Int) {
    #expect(MemoryConsole(environment: ["COLUMNS": columns]).console.width == width)
  }

  @Test func `the width follows the terminal when COLUMNS says nothing`() {
    let stream = TextStream(sink: MemorySink(), isTerminal: true, capacity: 0)
    let console = Console(
      output: stream, errors: stream, input: MemoryInput(), environment: [:], currentFolder: "/",
      terminalWidth: 132)
    #expect(console.width == 132)
  }
}

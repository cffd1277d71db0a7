import AirCartCommandLine
import Testing

/// Pins every sentence that a wrong command line is answered with.
@Suite struct ErrorMessageTests {
  private static let planUsage = """
    Usage: aircart plan [<options>] [<products> ...]
      See 'aircart plan --help' for more information.

    """
  private static let sweepUsage = """
    Usage: aircart sweep [<options>] <scenario> [<label>]
      See 'aircart sweep --help' for more information.

    """
  private static let toolUsage = """
    Usage: aircart <subcommand> [<options>]
      See 'aircart --help' for more information.

    """

  private func expectError(
    _ line: String, _ text: String, _ usage: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let outcome = Outcome(line)
    #expect(outcome.code == .usage, sourceLocation: sourceLocation)
    #expect(outcome.output.isEmpty, sourceLocation: sourceLocation)
    #expect(outcome.errors == text + "\n" + usage, sourceLocation: sourceLocation)
  }

  @Test func `an unknown option suggests the close one`() {
    expectError(
      "plan --filed 160ac", "Error: Unknown option '--filed'. Did you mean '--field'?",
      Self.planUsage)
    expectError(
      "plan --FIELD 160ac", "Error: Unknown option '--FIELD'. Did you mean '--field'?",
      Self.planUsage)
    expectError(
      "plan --no-evne", "Error: Unknown option '--no-evne'. Did you mean '--no-even'?",
      Self.planUsage)
    expectError("plan --xyzzy=3", "Error: Unknown option '--xyzzy'.", Self.planUsage)
    expectError("plan -x", "Error: Unknown option '-x'.", Self.planUsage)
    expectError("plan -dx", "Error: Unknown option '-x'.", Self.planUsage)
    expectError(
      "plan -quiet", "Error: Unknown option '-quiet'. Did you mean '--quiet'?", Self.planUsage)
    expectError(
      "plan -help", "Error: Unknown option '-help'. Did you mean '--help'?", Self.planUsage)
  }

  @Test func `options are never abbreviated`() {
    expectError(
      "plan --detail", "Error: Unknown option '--detail'. Did you mean '--details'?",
      Self.planUsage)
    expectError(
      "plan --no-details", "Error: Unknown option '--no-details'. Did you mean '--details'?",
      Self.planUsage)
  }

  @Test func `a missing value is explained by the option's help`() {
    let text = """
      Error: Missing value for '--field <area>'
      Help: --field <area>  The size of the field.
      """
    for line in ["plan --field", "plan -f", "plan --field --even", "plan -f -- A", "plan -df"] {
      expectError(line, text, Self.planUsage)
    }
  }

  @Test func `a flag takes no value`() {
    expectError(
      "plan --details=yes",
      "Error: The option '--details' does not take any value, but 'yes' was specified.",
      Self.planUsage)
    expectError(
      "plan -d=yes", "Error: The option '-d' does not take any value, but 'yes' was specified.",
      Self.planUsage)
  }

  @Test func `a single option is given once`() {
    expectError(
      "plan -f1 --field 2",
      "Error: The option '--field <area>' was given more than once: '1' and '2'.",
      Self.planUsage)
    expectError(
      "plan --even --no-even",
      "Error: The options '--even' and '--no-even' contradict each other.", Self.planUsage)
  }

  @Test func `a value that is not allowed names the close one or all`() {
    expectError(
      "plan --objective area-pre-fill",
      "Error: The value 'area-pre-fill' is invalid for '--objective <objective>'. "
        + "Did you mean 'area-per-fill'?", Self.planUsage)
    expectError(
      "plan --format xml",
      "Error: The value 'xml' is invalid for '--format <format>'. "
        + "Please provide one of 'text', 'json', 'csv' or 'markdown'.", Self.planUsage)
    expectError(
      "sweep a.json last",
      "Error: The value 'last' is invalid for '<label>'. "
        + "Please provide one of 'draft' or 'final'.", Self.sweepUsage)
  }

  @Test func `a long catalogue is not recited`() {
    let allowed = (1...14).map { "name\($0)" }
    let error = CommandError.valueNotAllowed("x", synopsis: "<name>", allowed: allowed)
    #expect(
      error.message == """
        The value 'x' is invalid for '<name>'. Please provide 'name1', 'name2', 'name3', \
        'name4', 'name5', 'name6', 'name7', 'name8', 'name9' or 'name10', or one of 4 more.
        """)
  }

  @Test func `missing and surplus arguments are named`() {
    expectError(
      "sweep",
      """
      Error: Missing expected argument '<scenario>'
      Help: <scenario>  The scenario file, or - for standard input.
      """, Self.sweepUsage)
    expectError("sweep a draft c", "Error: Unexpected argument 'c'", Self.sweepUsage)
    expectError(
      "sweep a draft c d", "Error: 2 unexpected arguments: 'c', 'd'", Self.sweepUsage)
    expectError("--version 3", "Error: Unexpected argument '3'", Self.toolUsage)
  }

  @Test func `an unknown subcommand suggests the close one`() {
    expectError(
      "paln A", "Error: Unknown subcommand 'paln'. Did you mean 'plan'?", Self.toolUsage)
    expectError("harvest", "Error: Unknown subcommand 'harvest'.", Self.toolUsage)
    expectError("-", "Error: Unknown subcommand '-'.", Self.toolUsage)
    #expect(
      Outcome("help swep").errors.hasPrefix(
        "Error: Unknown subcommand 'swep'. Did you mean 'sweep'?\n"))
  }

  @Test func `an option before the subcommand is told its place`() {
    expectError(
      "--details plan A",
      """
      Error: The option '--details' stands before the subcommand.
      Help: Options stand after the subcommand, as in 'aircart plan --details'.
      """, Self.toolUsage)
    let json = Outcome("--json plan A")
    #expect(json.code == .usage)
    let said = "\"message\":\"The option '--json' stands before the subcommand.\""
    #expect(json.errors.contains(said), "\(json.errors)")
    expectError(
      "--vresion", "Error: Unknown option '--vresion'. Did you mean '--version'?",
      Self.toolUsage)
  }

  @Test func `contradicting and impossible global options are refused`() {
    let both = Outcome("plan --json --format csv")
    #expect(both.code == .usage && both.output.isEmpty)
    let said = "\"message\":\"The options '--json' and '--format csv' contradict each other.\""
    #expect(both.errors.contains(said), "\(both.errors)")
    for count in ["none", "-1", "1.5", "2000", "00", ""] {
      expectError(
        "plan --threads=\(count)",
        """
        Error: The value '\(count)' is invalid for '--threads <count>'.
        Help: Give a number from 1 to 1024, or 'auto' for one per processor.
        """, Self.planUsage)
    }
  }

  @Test func `the manual page is about everything`() {
    let outcome = Outcome("help plan --man")
    #expect(outcome.code == .usage)
    #expect(
      outcome.errors.hasPrefix(
        """
        Error: The manual page describes every subcommand, not 'plan' alone.
        Help: Leave out either '--man' or 'plan'.

        """))
  }

  @Test func `control characters of the command line are spelled out`() {
    let outcome = Outcome(["plan", "--\u{1B}[31m\r\u{202E}"])
    #expect(outcome.errors.hasPrefix("Error: Unknown option '--\\u{1B}[31m\\u{D}\\u{202E}'.\n"))
  }
}

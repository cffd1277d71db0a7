import AirCartCommandLine
import Testing

@Suite struct ExitCodeTests {
  @Test func `the numbers are those of sysexits`() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 64, 65, 66, 70, 73, 74, 130])
  }

  @Test(arguments: ExitCode.allCases)
  func `a verb ends the process with its code`(code: ExitCode) {
    let outcome = Outcome("fail \(code.rawValue)")
    #expect(outcome.code == code)
    #expect(outcome.output == "before\n")
    if ![.success, .negative, .interrupted].contains(code) {
      let text = "Error: It failed with \(code.rawValue).\nHelp: Ask for another code.\n"
      #expect(outcome.errors == text)
    } else {
      #expect(outcome.errors.isEmpty)
    }
  }

  @Test func `an error that nobody foresaw is a fault of the tool`() {
    let outcome = Outcome("fail surprise")
    #expect(outcome.code == .internalFault)
    #expect(
      outcome.errors == """
        Error: Something failed that should not have: Surprise()
        Help: This is a fault of aircart; please report it with the command line.

        """)
  }

  @Test func `an error in a quantity is an error of usage`() {
    let outcome = Outcome("fail quantity")
    #expect(outcome.code == .usage)
    #expect(
      outcome.errors == """
        Error: '64,75ac' may mean one field of 64.75 ac or 2 fields of 64 and 75.
        Help: Write 64.75 ac for one field; for several, repeat --field in \
        'aircart plan' or write a farm file.

        """)
  }

  @Test(arguments: ["fail 0", "fail 73", "help", "plan --help", "--version"])
  func `a reader that goes away ends the run quietly`(line: String) {
    let memory = MemoryConsole(outputFailure: .brokenPipe)
    let outcome = Outcome(line, on: memory)
    // The verb's own failure is worth reporting even when nobody reads its results.
    #expect(outcome.code == (line == "fail 73" ? .cannotCreate : .success))
    #expect(outcome.errors.isEmpty == (line != "fail 73"))
  }

  @Test func `a full disk is an error of writing`() {
    let memory = MemoryConsole(outputFailure: .failed(errno: 28))
    let outcome = Outcome("help", on: memory)
    #expect(outcome.code == .writeFailure)
    #expect(
      outcome.errors == "Error: Standard output cannot be written: No space left on device.\n")
  }

  @Test func `no arguments give concise help on standard error`() {
    let outcome = Outcome("")
    #expect(outcome.code == .usage)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.split(separator: "\n", omittingEmptySubsequences: false).count <= 21)
  }

  @Test func `the version is one line`() {
    #expect(Outcome("--version").output == "aircart 1.0.0\n")
  }

  @Test func `a dash reads standard input, but not from a keyboard`() {
    let piped = MemoryConsole(input: MemoryInput(text: "hello"))
    #expect(Outcome("sweep -", on: piped).output == "5 bytes\n")
    let keyboard = MemoryConsole(input: MemoryInput(isTerminal: true))
    let outcome = Outcome("sweep -", on: keyboard)
    #expect(outcome.code == .usage)
    #expect(
      outcome.errors.hasPrefix(
        """
        Error: '-' reads standard input, but that is the keyboard.
        Help: Redirect a file or pipe a command into aircart, or name the file.

        """))
  }
}

import AirCartCommandLine
import AirCartTestSupport
import Testing

@Suite struct CompletionsTests {
  @Test(arguments: Shell.allCases)
  func `a completion script keeps its shape`(shell: Shell) {
    let outcome = Outcome("completions \(shell.rawValue)")
    #expect(outcome.code == .success)
    expectGolden(outcome.output, named: "aircart.\(shell.rawValue)")
  }

  @Test(arguments: Shell.allCases)
  func `every verb, option and allowed value is in the script`(shell: Shell) {
    let script = Outcome("completions \(shell.rawValue)").output
    for verb in dummyTool.verbs {
      #expect(script.contains(verb.name))
      for option in verb.allOptions {
        #expect(script.contains(option.name), "\(verb.name) --\(option.name)")
        for value in option.allowedValues { #expect(script.contains(value)) }
      }
    }
  }

  @Test(.enabled(if: Program.bash.isInstalled || isCI, "bash is not installed"))
  func `bash accepts its script`() throws {
    let script = Outcome("completions bash").output
    let result = try Program.bash.run(["-n"], input: script)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
  }

  @Test(
    .enabled(if: Program.bash.isInstalled || isCI, "bash is not installed"),
    arguments: [
      (["aircart", "pl"], ["plan"]),
      (["aircart", "--v"], ["--version"]),
      (["aircart", "plan", "--ev"], ["--even"]),
      (["aircart", "plan", "--no"], ["--no-even"]),
      (["aircart", "plan", "--cart", "913"], ["91300", "91300+L9650"]),
      (["aircart", "plan", "--cart", "=", "L"], ["L9950"]),
      (["aircart", "plan", "--units", "="], ["imperial", "metric"]),
      (["aircart", "plan", "--units", "m"], ["metric"]),
      (["aircart", "plan", "-c", "L"], ["L9950"]),
      (["aircart", "plan", "--field", ""], []),
      (["aircart", "plan", "U"], ["Urea\\ \\(46-0-0\\)="]),
      (["aircart", "plan", "Urea\\ \\("], ["Urea\\ \\(46-0-0\\)="]),
      (["aircart", "plan", "F"], ["Farmer\\'s\\ own="]),
      (["aircart", "plan", "Wheat", "=", ""], []), (["aircart", "plan", "Wheat", "="], []),
      (["aircart", "sweep", "--out", "x", "a.json", "d"], ["draft"]),
      (["aircart", "sweep", "--out", "=", "x", "a.json", "d"], ["draft"]),
      (["aircart", "sweep", "-q", "a.json", "f"], ["final"]),
      (["aircart", "sweep", "a.json", "d"], ["draft"]),
      (["aircart", "help", "sw"], ["sweep"]),
      (["aircart", "completions", ""], ["bash", "zsh", "fish"]),
    ])
  func `bash completes as described`(words: [String], expected: [String]) throws {
    try Self.expect(expected, for: words, by: Outcome("completions bash").output)
  }

  /// Oracle: the actions of `plans`, each with what it takes.
  @Test(
    .enabled(if: Program.bash.isInstalled || isCI, "bash is not installed"),
    arguments: [
      (["aircart", "plans", "s"], ["save", "show"]),
      (["aircart", "plans", "save", "My plan", "Whe"], ["Wheat="]),
      (["aircart", "plans", "--field", "1", "save", "My plan", "Whe"], ["Wheat="]),
      (["aircart", "plans", "show", "Whe"], []),
      (["aircart", "plans", "import", "/usr/bi"], ["/usr/bin"]),
      (["aircart", "plans", "show", "/usr/bi"], []),
    ])
  func `what follows an action depends on it`(words: [String], expected: [String]) throws {
    try Self.expect(expected, for: words, by: Outcome.shipped("completions", "bash").output)
  }

  @Test func `other shells know what follows an action`() {
    let zsh = Outcome.shipped("completions", "zsh").output
    #expect(zsh.contains("  if (( $words[(Ie)import] )); then\n    _files\n  fi\n"))
    let fish = Outcome.shipped("completions", "fish").output
    let seen = "'__fish_seen_subcommand_from plans; and __fish_seen_subcommand_from import'"
    #expect(fish.contains("complete -c aircart -n \(seen) -F -d"))
  }

  private static func expect(
    _ expected: [String], for words: [String], by script: String
  ) throws {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let question = """
      COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1)
      _aircart aircart
      (( ${#COMPREPLY[@]} )) && printf '%s\\n' "${COMPREPLY[@]}"
      exit 0
      """
    let result = try Program.bash.run([], input: script + question)
    #expect(result.errors.isEmpty)
    #expect(result.output.split(separator: "\n").map { String($0) } == expected)
  }
}

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

  /// A verb with an option for each kind of completion.
  private static let everyKind = ToolDescription(
    name: "aircart", version: "0", abstract: "Everything that a shell may offer.", discussion: "",
    verbs: [
      VerbDescription(
        name: "offer", abstract: "Offer everything.",
        positionals: [
          PositionalDescription("action", help: "What to do.", allowedValues: ["read", "show"]),
          PositionalDescription(
            "words", arity: .any, help: "What it takes.",
            completion: .afterFirst([
              .init("read", .file), .init("show", .lines(of: "plans list --names")),
            ])),
        ],
        options: [
          .value("names", placeholder: "n", help: "One.", completion: .names(["It's $1", "b="])),
          .value("list", placeholder: "l", help: "Some.", completion: .list(["a b", "c"])),
          .value(
            "pairs", placeholder: "p", help: "Keys with values.",
            completion: .assignment(keys: ["x y", "z"], values: ["1", "Tank 2"])),
          .value("lines", placeholder: "o", help: "Lines.", completion: .lines(of: "list")),
          .value("folder", placeholder: "f", help: "A folder.", completion: .folder),
        ])
    ])

  @Test(arguments: Shell.allCases)
  func `every kind of completion keeps its shape`(shell: Shell) {
    let script = shell.completionScript(for: Self.everyKind).joined(separator: "\n") + "\n"
    expectGolden(script, named: "completions.md#\(shell.rawValue)")
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

  /// Oracle: the listed carts, tanks and products, in the words into which bash splits a line.
  @Test(
    .enabled(if: Program.bash.isInstalled || isCI, "bash is not installed"),
    arguments: [
      ("plan --carts 965", ["9650"]), ("plan --carts 91300,L9", ["91300,L9950", "91300,L9650"]),
      ("plan --carts = 91300,9950,965", ["91300,9950,9650"]),
      ("sweep a.json --methods greedy,e", ["greedy,exhaustive"]),
      ("list carts --carts 91300,965", ["91300,9650"]),
      ("plan --pin Cano", ["Canola="]), ("plan --pin = Cano", ["Canola="]),
      ("plan --pin Canola = S", ["Saddle"]), ("plan --pin = Canola = S", ["Saddle"]),
      (
        "plan --keep-out Canola =",
        ["Tank\\ 1", "Tank\\ 2", "Tank\\ 3", "Tank\\ 4", "Saddle"]
      ),
      ("plan --pin Canola = 1,2,S", ["1,2,Saddle"]),
      (#"plan --pin 'Urea\ \(46-0-0\)' = 'Tank\ 1,Tank\ 4'"#, [#"Tank\ 1,Tank\ 4"#]),
      ("plan --empty Sa", ["Saddle"]), ("plan --reserve Sa", ["Saddle="]),
      ("plan --reserve Saddle = 2", []), ("plan --most Canola = ''", []),
      ("plan --cart 91300 Canola = S", []), ("plan --even Canola = S", []),
      ("plan --apart Wheat,Cano", ["Wheat,Canola"]), ("whatif --density Whe", ["Wheat="]),
      ("simulate farm.json --vary tru", ["trucks="]),
      ("plans save North --pin Canola = Sad", ["Saddle"]),
      ("plan --phosphate-tank Sa", ["Saddle"]), ("plan --on-board Sa", ["Saddle="]),
      ("plan --rule phosphate-o", ["phosphate-one-tank="]),
      ("plan --rule phosphate-one-tank = o", ["off"]),
      ("plan --from urea,Pot", [#"urea,Potash\ \(0-0-60\)"#]),
      ("plan --price Pot", [#"Potash\ \(0-0-60\)="#]),
    ])
  func `bash completes behind commas and equals signs`(line: String, expected: [String]) throws {
    try Self.expect(
      expected, forLine: "aircart " + line, by: Outcome.shipped("completions", "bash").output)
  }

  /// Oracle: the names that were saved, one with what a shell must quote.
  @Test(.enabled(if: Tool.isBuilt, Tool.missing)) func `bash completes saved plans`() throws {
    try PlansFolder.with { folder in
      for name in ["North quarter", "Norm's $5", "South"] { folder.save(name) }
      let script = """
        export AIRCART_HOME='\(folder.path)'
        aircart() { '\(Tool.path ?? "")' "$@"; }

        """
      for action in ["show", "export", "delete", "export South", "--yes delete"] {
        try Self.expect(
          [#"Norm\'s\ \$5"#, #"North\ quarter"#], forLine: "aircart plans \(action) Nor",
          by: script + Outcome.shipped("completions", "bash").output)
      }
    }
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
    try expect(expected, forLine: words.map { "'\($0)'" }.joined(separator: " "), by: script)
  }

  private static func expect(
    _ expected: [String], forLine line: String, by script: String
  ) throws {
    let question = """
      COMP_WORDS=(\(line)); COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 ))
      _aircart aircart
      (( ${#COMPREPLY[@]} )) && printf '%s\\n' "${COMPREPLY[@]}"
      exit 0
      """
    let result = try Program.bash.run([], input: script + question)
    #expect(result.errors.isEmpty)
    #expect(result.output.split(separator: "\n").map { String($0) } == expected)
  }
}

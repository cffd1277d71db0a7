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

  // MARK: What is offered

  /// The words that are offered at the end of a line, or how paths are asked for.
  private static func offered(_ line: String, by verbs: [any Verb] = VerbCatalogue.all) -> [String]
  {
    let outcome = Outcome(["__complete", "line", "aircart " + line], verbs: verbs)
    #expect(outcome.code == .success && outcome.errors.isEmpty)
    return outcome.output.split(separator: "\n").map { line in
      String(line.prefix { $0 != "\t" })
    }
  }

  /// Oracle: the verbs of the tests, whose options and values are few.
  @Test(arguments: [
    ("pl", ["plan"]), ("--v", ["--version"]), ("plan --ev", ["--even"]),
    ("plan --no", ["--no-even"]), ("plan --cart 913", ["91300", "91300+L9650"]),
    ("plan --cart=L", ["L9950"]), ("plan --units=", ["imperial", "metric"]),
    ("plan --units m", ["metric"]), ("plan -c L", ["L9950"]), ("plan --field ", []),
    ("plan U", ["Urea (46-0-0)="]), ("plan u", ["Urea (46-0-0)="]),
    ("plan Urea\\ \\(", ["Urea (46-0-0)="]), ("plan 'Urea (", ["Urea (46-0-0)="]),
    ("plan \"Farmer's", ["Farmer's own="]), ("plan F", ["Farmer's own="]),
    ("plan Wheat=", []), ("plan Wheat=1", []), ("plan -- --c", []),
    ("sweep --out x a.json d", ["draft"]), ("sweep --out=x a.json d", ["draft"]),
    ("sweep --out ", [":folders"]), ("sweep ", [":files"]), ("sweep -q a.json f", ["final"]),
    ("sweep a.json d", ["draft"]), ("sweep a.json draft ", []), ("help sw", ["sweep"]),
    ("completions ", ["bash", "zsh", "fish"]), ("nonsense ", []), ("plan --nonsense=x", []),
  ])
  func `a line is completed as described`(line: String, expected: [String]) {
    #expect(Self.offered(line, by: dummyVerbs) == expected, "\(line)")
  }

  /// Oracle: the listed carts, tanks and products; bash replaces what is behind the last `=`.
  @Test(arguments: [
    ("plan --carts 965", ["9650"]), ("plan --carts 91300,L9", ["91300,L9950", "91300,L9650"]),
    ("plan --carts=91300,9950,965", ["91300,9950,9650"]),
    ("sweep a.json --methods greedy,e", ["greedy,exhaustive"]),
    ("list carts --carts 91300,965", ["91300,9650"]), ("plan --pin Cano", ["Canola="]),
    ("plan --pin=Cano", ["Canola="]), ("plan --pin Canola=S", ["Saddle"]),
    ("plan --pin canola=s", ["Saddle"]), ("plan --pin=Canola=S", ["Saddle"]),
    ("plan --keep-out Canola=", ["Tank 1", "Tank 2", "Tank 3", "Tank 4", "Saddle"]),
    ("plan --pin Canola=1,2,S", ["1,2,Saddle"]),
    ("plan --pin 'Urea (46-0-0)=Tank 1,Tank 4", ["Urea (46-0-0)=Tank 1,Tank 4"]),
    ("plan --empty Sa", ["Saddle"]), ("plan --reserve Sa", ["Saddle="]),
    ("plan --reserve Saddle=2", []), ("plan --most Canola=", []),
    ("plan --cart 91300 Canola=S", []), ("plan --even Canola=S", []),
    ("plan --apart Wheat,Cano", ["Wheat,Canola"]), ("whatif --density Whe", ["Wheat="]),
    ("simulate farm.json --vary tru", ["trucks="]),
    ("plans save North --pin Canola=Sad", ["Saddle"]), ("plan --phosphate-tank Sa", ["Saddle"]),
    ("plan --on-board Sa", ["Saddle="]), ("plan --rule phosphate-o", ["phosphate-one-tank="]),
    ("plan --rule phosphate-one-tank=o", ["off"]),
    ("plan --from urea,Pot", ["urea,Potash (0-0-60)"]),
    ("plan --price Pot", ["Potash (0-0-60)="]), ("plans s", ["save", "show"]),
    ("plans save 'My plan' Whe", ["Wheat="]), ("plans --field 1 save 'My plan' Whe", ["Wheat="]),
    ("plans show Whe", []), ("plans show /usr/bi", []),
  ])
  func `the shipped verbs are completed`(line: String, expected: [String]) {
    #expect(Self.offered(line) == expected, "\(line)")
  }

  /// Oracle: the descriptions.
  @Test func `every verb and option is offered with its help`() {
    for verb in dummyTool.verbs {
      let words = [verb.name, "-"]
      let answer = CompletionQuestion(words, of: dummyTool).answer
      // Where an answer is text alone, nothing asks for another format.
      let isText = verb.formats == [.text]
      let options = verb.allOptions.filter { !isText || !["json", "format"].contains($0.name) }
      let offers = options.flatMap { option in
        ([option.short.map { "-\($0)" }].compactMap(\.self) + option.longSpellings)
          .map { CompletionQuestion.Offer(word: $0, help: option.help) }
      }
      #expect(answer == .words(offers), "\(verb.name)")
    }
    let verbs = dummyTool.verbs.map { CompletionQuestion.Offer(word: $0.name, help: $0.abstract) }
    #expect(CompletionQuestion([""], of: dummyTool).answer == .words(verbs))
  }

  /// Oracle: the names that were saved.
  @Test(.enabled(if: Tool.isBuilt, Tool.missing)) func `saved plans are offered`() throws {
    try PlansFolder.with { folder in
      for name in ["North quarter", "Norm's $5", "South"] { folder.save(name) }
      let script = """
        export AIRCART_HOME='\(folder.path)'
        \(Self.program)
        """
      for action in ["show", "delete", "delete South", "--yes delete"] {
        try Self.expect(
          [#"Norm\'s\ \$5"#, #"North\ quarter"#], for: "plans \(action) Nor", script)
      }
    }
  }

  // MARK: In bash

  private static let program = "aircart() { '\(Tool.path ?? "")' \"$@\"; }\n"

  /// Oracle: how bash quotes words, and parts a line around each `=`.
  @Test(
    .enabled(if: Tool.isBuilt, Tool.missing),
    arguments: [
      ("plan --cart 913", ["91300"]), ("plan --pin Canola=S", ["Saddle"]),
      ("plan --pin=Canola=", [#"Tank\ 1"#, #"Tank\ 2"#, #"Tank\ 3"#, #"Tank\ 4"#, "Saddle"]),
      ("plan ure", [#"Urea\ \(46-0-0\)="#]),
      ("plan Wheat=", []), ("sweep --output /usr/sha", ["/usr/share"]), ("pla", ["plan", "plans"]),
    ])
  func `bash takes what is offered`(line: String, expected: [String]) throws {
    try Self.expect(expected, for: line, Self.program)
  }

  private static func expect(_ expected: [String], for line: String, _ script: String) throws {
    let words = "aircart \(line)".replacing("=", with: " = ").split(separator: " ")
    let question = """
      COMP_LINE=\("aircart \(line)".shellWord); COMP_POINT=${#COMP_LINE}
      COMP_WORDS=(\(words.map { String($0).shellWord }.joined(separator: " ")))
      COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 ))
      _aircart aircart
      (( ${#COMPREPLY[@]} )) && printf '%s\\n' "${COMPREPLY[@]}"
      exit 0
      """
    let completions = Outcome.shipped("completions", "bash").output
    let result = try Program.bash.run([], input: script + completions + question)
    #expect(result.errors.isEmpty)
    #expect(result.output.split(separator: "\n").map { String($0) } == expected, "\(line)")
  }
}

extension String {
  fileprivate var shellWord: String { "'" + replacing("'", with: "'\\''") + "'" }
}

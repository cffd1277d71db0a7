/// The completion script for fish.
struct FishCompletions {
  let tool: ToolDescription

  func lines() -> [String] {
    [
      "# fish completion for \(tool.name) \(tool.version); made by '\(tool.name) completions fish'",
      "complete -c \(tool.name) -f",
    ]
      + tool.verbs.map { complete(Self.atStart, "-a \($0.name)", $0.abstract) }
      + ToolDescription.options.flatMap { lines(of: $0, when: Self.atStart) }
      + [""] + GlobalOptions.descriptions.flatMap { lines(of: $0, when: Self.afterVerb) }
      + tool.verbs.flatMap(lines)
  }

  private static let atStart = "__fish_use_subcommand"
  private static let afterVerb = "'not __fish_use_subcommand'"

  private func lines(of verb: VerbDescription) -> [String] {
    let condition = "'__fish_seen_subcommand_from \(verb.name)'"
    let own =
      verb.options.flatMap { lines(of: $0, when: condition) }
      + verb.positionals.flatMap { lines(of: $0.offeredValues, $0.help, [verb.name]) }
    return own.isEmpty ? [] : [""] + own
  }

  private func lines(of option: OptionDescription, when condition: String) -> [String] {
    let short = option.short.map { "-s \($0) " } ?? ""
    let value = option.isFlag ? "" : " " + self.value(option.offeredValues)
    return option.longSpellings.map { spelling in
      complete(condition, "\(short)-l \(spelling.dropFirst(2))\(value)", option.help)
    }
  }

  private func lines(of completion: Completion, _ help: String, _ words: [String]) -> [String] {
    let seen = words.map { "__fish_seen_subcommand_from \($0)" }.joined(separator: "; and ")
    return switch completion {
    case .none: []
    case .names(let names): [complete("'\(seen)'", "-a \(list(names))", help)]
    case .file, .folder: [complete("'\(seen)'", "-F", help)]
    case .afterFirst(let firsts):
      firsts.flatMap { lines(of: $0.completion, help, words + [$0.word]) }
    }
  }

  private func value(_ completion: Completion) -> String {
    switch completion {
    case .none: "-x"
    case .names(let names): "-x -a \(list(names))"
    case .file: "-r -F"
    case .folder: "-x -a '(__fish_complete_directories)'"
    case .afterFirst: "-x"
    }
  }

  /// A command substitution gives one candidate per line, so that spaces stay in a name.
  private func list(_ names: [String]) -> String {
    let words = names.map(quoted).joined(separator: " ")
    let inner = words.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("$", with: "\\$")
    return "\"(printf '%s\\n' \(inner))\""
  }

  private func complete(_ condition: String, _ what: String, _ help: String) -> String {
    "complete -c \(tool.name) -n \(condition) \(what) -d \(quoted(help))"
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}

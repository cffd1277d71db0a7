struct FishCompletions {
  let tool: ToolDescription

  func lines() -> [String] {
    [
      "# fish completion for \(tool.name) \(tool.version); made by '\(tool.name) completions fish'",
      "",
    ] + functions() + ["complete -c \(tool.name) -f"]
      + tool.verbs.map { complete(Self.atStart, "-a \($0.name)", $0.abstract) }
      + ToolDescription.options.flatMap { lines(of: $0, when: Self.atStart) }
      + [""] + GlobalOptions.descriptions.flatMap { lines(of: $0, when: Self.afterVerb) }
      + tool.verbs.flatMap(lines)
  }

  /// Candidates begin with what is typed before them in the same word.
  private func functions() -> [String] {
    """
    function __\(tool.name)_typed
        commandline -ct | string replace -r -- '^--[^=]*=' '' | string unescape
    end

    function __\(tool.name)_list
        set -l before (__\(tool.name)_typed | string match -r '^.*[=,]')
        printf '%s\\n' "$before"$argv
    end

    function __\(tool.name)_has_key
        __\(tool.name)_typed | string match -q '*=*'
    end

    """.lines
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
    case .file, .folder: [complete("'\(seen)'", "-F", help)]
    case .afterFirst(let firsts):
      firsts.flatMap { lines(of: $0.completion, help, words + [$0.word]) }
    case .names, .list, .assignment, .lines:
      [complete("'\(seen)'", "-a \(candidates(completion))", help)]
    }
  }

  private func value(_ completion: Completion) -> String {
    switch completion {
    case .none, .afterFirst: "-x"
    case .file: "-r -F"
    case .folder: "-x -a '(__fish_complete_directories)'"
    case .names, .list, .assignment, .lines: "-x -a \(candidates(completion))"
    }
  }

  /// A command substitution gives one candidate per line, so that spaces stay in a name.
  private func candidates(_ completion: Completion) -> String {
    switch completion {
    case .names(let names): "\"(\(print(names)))\""
    case .list(let names): "\"(\(list(names)))\""
    case .assignment(let keys, let values):
      "\"(if __\(tool.name)_has_key; \(list(values)); else; \(print(keys.map { $0 + "=" })); end)\""
    case .lines(let arguments): "\"(\(tool.name) \(arguments) 2>/dev/null)\""
    case .none, .file, .folder, .afterFirst: "''"
    }
  }

  private func print(_ names: [String]) -> String { "printf '%s\\n' \(inner(names))" }

  private func list(_ names: [String]) -> String { "__\(tool.name)_list \(inner(names))" }

  /// The names as words inside double quotes.
  private func inner(_ names: [String]) -> String {
    names.map(quoted).joined(separator: " ").replacing("\\", with: "\\\\")
      .replacing("\"", with: "\\\"").replacing("$", with: "\\$")
  }

  private func complete(_ condition: String, _ what: String, _ help: String) -> String {
    "complete -c \(tool.name) -n \(condition) \(what) -d \(quoted(help))"
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}

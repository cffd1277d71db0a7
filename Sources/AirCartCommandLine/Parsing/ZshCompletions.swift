/// The completion script for zsh, to be found in `fpath` or sourced.
struct ZshCompletions {
  let tool: ToolDescription

  func lines() -> [String] {
    [
      "#compdef \(tool.name)",
      "# zsh completion for \(tool.name) \(tool.version); made by '\(tool.name) completions zsh'",
      "",
    ] + verbList() + GlobalOptions.descriptions.flatMap { names($0.offeredValues, globalName($0)) }
      + tool.verbs.flatMap(functions) + dispatcher() + footer()
  }

  private func verbList() -> [String] {
    ["__\(tool.name)_subcommands() {", "  local -a subcommands", "  subcommands=("]
      + tool.verbs.map { "    " + quoted("\($0.name):\($0.abstract)") }
      + ["  )", "  _describe -t commands subcommand subcommands", "}", ""]
  }

  private func functions(of verb: VerbDescription) -> [String] {
    let named =
      verb.options.flatMap { names($0.offeredValues, functionName(verb, $0)) }
      + verb.positionals.flatMap { names($0.offeredValues, functionName(verb, $0)) }
    let specifications =
      verb.allOptions.flatMap { specification($0, verb) }
      + verb.positionals.enumerated().map { specification($1, at: $0 + 1, verb) }
    return named + ["_\(tool.name)_\(verb.name)() {", "  _arguments -s -S \\"]
      + specifications.dropLast().map { "    \($0) \\" }
      + specifications.suffix(1).map { "    \($0)" } + ["}", ""]
  }

  /// A function per list of names: inside a specification they would need three kinds of quotes.
  private func names(_ completion: Completion, _ function: String) -> [String] {
    guard action(completion, function) == function else { return [] }
    return ["\(function)() {"] + body(completion, indent: "  ") + ["}", ""]
  }

  /// The lines of a function that offers words.
  private func body(_ completion: Completion, indent: String) -> [String] {
    switch completion {
    case .none: [indent + ":"]
    case .afterFirst(let words): words.flatMap(choice)
    case .file: [indent + "_files"]
    case .folder: [indent + "_files -/"]
    case .names(let names): compadd("(\(words(names)))", of: names, indent)
    case .list(let names): [indent + "compset -P '*,'"] + body(.names(names), indent: indent)
    case .assignment(let keys, let values):
      ["\(indent)if compset -P '*='; then"] + body(.list(values), indent: indent + "  ")
        + ["\(indent)else"] + body(.names(keys.map { $0 + "=" }), indent: indent + "  ")
        + ["\(indent)fi"]
    case .lines(let arguments):
      compadd("(\"${(@f)$(\(tool.name) \(arguments) 2>/dev/null)}\")", of: nil, indent)
    }
  }

  private func words(_ names: [String]) -> String { names.map(quoted).joined(separator: " ") }

  private func compadd(_ array: String, of names: [String]?, _ indent: String) -> [String] {
    let isOpen = names?.allSatisfy { $0.hasSuffix("=") } ?? false
    return ["local -a names", "names=\(array)", "compadd \"$@\"\(isOpen ? " -S ''" : "") -a names"]
      .map { indent + $0 }
  }

  /// What follows a first word: the word comes somewhere before, perhaps after an option.
  private func choice(_ first: Completion.FirstWord) -> [String] {
    ["  if (( $words[(Ie)\(first.word)] )); then"] + body(first.completion, indent: "    ") + [
      "  fi"
    ]
  }

  private func globalName(_ option: OptionDescription) -> String {
    "__\(tool.name)_option_\(option.name.replacing("-", with: "_"))"
  }

  private func functionName(_ verb: VerbDescription, _ option: OptionDescription) -> String {
    GlobalOptions.descriptions.contains(option)
      ? globalName(option)
      : "_\(tool.name)_\(verb.name)_option_\(option.name.replacing("-", with: "_"))"
  }

  private func functionName(
    _ verb: VerbDescription, _ positional: PositionalDescription
  ) -> String {
    "_\(tool.name)_\(verb.name)_argument_\(positional.name.replacing("-", with: "_"))"
  }

  private func action(_ completion: Completion, _ function: String) -> String {
    switch completion {
    case .none: " "
    case .names, .list, .assignment, .lines, .afterFirst: function
    case .file: "_files"
    case .folder: "_files -/"
    }
  }

  private func specification(_ option: OptionDescription, _ verb: VerbDescription) -> [String] {
    let help = "[\(escaped(option.help))]"
    guard let placeholder = option.placeholder else {
      return flagSpecifications(option, help: help)
    }
    let value = ":\(placeholder):\(action(option.offeredValues, functionName(verb, option)))"
    guard let short = option.short else {
      return [quoted("\(option.isRepeatable ? "*" : "")--\(option.name)=\(help)\(value)")]
    }
    let exclusion = option.isRepeatable ? "*" : "(-\(short) --\(option.name))"
    return ["\(quoted(exclusion)){-\(short)+,--\(option.name)=}\(quoted(help + value))"]
  }

  private func flagSpecifications(_ option: OptionDescription, help: String) -> [String] {
    if let short = option.short {
      return ["'(-\(short) --\(option.name))'{-\(short),--\(option.name)}\(quoted(help))"]
    }
    let exclusion = option.isNegatable ? "(\(option.longSpellings.joined(separator: " ")))" : ""
    return option.longSpellings.map { quoted(exclusion + $0 + help) }
  }

  private func specification(
    _ positional: PositionalDescription, at place: Int, _ verb: VerbDescription
  ) -> String {
    let action = action(positional.offeredValues, functionName(verb, positional))
    let start = positional.isRepeating ? "*:" : positional.isRequired ? "\(place):" : "\(place)::"
    return quoted("\(start)\(positional.name):\(action)")
  }

  private func dispatcher() -> [String] {
    let head = """
      _\(tool.name)() {
        local context state state_descr line
        typeset -A opt_args
        _arguments -C \\
      """.lines
    let options = ToolDescription.options.flatMap(topLevelSpecification).map { "    \($0) \\" }
    let tail = """
          '(-): :__\(tool.name)_subcommands' \\
          '(-)*:: :->arguments' && return
        [[ $state == arguments ]] || return
        case $words[1] in
      """.lines
    let cases = tool.verbs.map { "    \($0.name)) _\(tool.name)_\($0.name) ;;" }
    return head + options + tail + cases + ["  esac", "}", ""]
  }

  private func topLevelSpecification(_ option: OptionDescription) -> [String] {
    flagSpecifications(option, help: "[\(escaped(option.help))]")
  }

  /// The same file works from `fpath`, where it is the function itself, and when sourced.
  private func footer() -> [String] {
    """
    if [ "$funcstack[1]" = "_\(tool.name)" ]; then
      _\(tool.name) "$@"
    else
      compdef _\(tool.name) \(tool.name)
    fi
    """.lines
  }

  private func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

  private func escaped(_ help: String) -> String {
    help.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
  }
}

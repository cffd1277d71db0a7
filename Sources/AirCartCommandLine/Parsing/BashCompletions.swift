/// The completion script for bash 3.2 (the one of macOS) and later.
struct BashCompletions {
  let tool: ToolDescription

  func lines() -> [String] {
    preamble() + tool.verbs.flatMap(function) + dispatcher()
      + ["complete -F _\(tool.name) \(tool.name)"]
  }

  /// Functions read `current` and `previous` of their caller: bash scopes are dynamic.
  private func preamble() -> [String] {
    """
    # bash completion for \(tool.name) \(tool.version); made by '\(tool.name) completions bash'

    _\(tool.name)_offer() {
        local candidate quoted
        for candidate in "$@"; do
            printf -v quoted '%q' "$candidate"
            if [[ $quoted == "$current"* || $candidate == "$current"* ]]; then
                COMPREPLY+=("$quoted")
                # Something is typed right behind an equals sign.
                [[ $candidate == *= ]] && compopt -o nospace 2>/dev/null
            fi
        done
    }

    _\(tool.name)_paths() {
        local path
        compopt -o filenames 2>/dev/null
        while IFS= read -r path; do
            COMPREPLY+=("$path")
        done < <(compgen "$1" -- "$current")
    }

    """.lines
  }

  private func function(of verb: VerbDescription) -> [String] {
    ["_\(tool.name)_\(verb.name)() {", "    case \"$previous\" in"]
      + verb.allOptions.filter { !$0.isFlag }.map(valueCase)
      + ["    esac", "    if [[ $current == -* ]]; then"]
      + ["        \(offer(verb.optionSpellings))", "        return", "    fi"]
      + positionalLines(verb) + ["}", ""]
  }

  private func valueCase(_ option: OptionDescription) -> String {
    let spellings = (option.short.map { "-\($0) | " } ?? "") + "--\(option.name)"
    return "    \(spellings)) \(action(option.offeredValues)); return ;;"
  }

  private func positionalLines(_ verb: VerbDescription) -> [String] {
    guard let last = verb.positional(at: verb.positionals.count) ?? verb.positionals.last else {
      return []
    }
    guard verb.positionals.count > 1 else { return ["    \(action(last.offeredValues))"] }
    let places = verb.positionals.dropLast().enumerated().map { index, positional in
      "    \(index)) \(action(positional.offeredValues)) ;;"
    }
    return ["    case \"$place\" in"] + places
      + ["    *) \(action(last.offeredValues)) ;;", "    esac"]
  }

  private func action(_ completion: Completion) -> String {
    switch completion {
    case .none: ":"
    case .names(let names): offer(names)
    case .file: "_\(tool.name)_paths -f"
    case .folder: "_\(tool.name)_paths -d"
    }
  }

  private func offer(_ names: [String]) -> String {
    "_\(tool.name)_offer " + names.map(\.shellQuoted).joined(separator: " ")
  }

  private func dispatcher() -> [String] {
    let head = """
      _\(tool.name)() {
          local current="${COMP_WORDS[COMP_CWORD]}" previous="" verb="" place=0 index
          COMPREPLY=()
          (( COMP_CWORD > 0 )) && previous="${COMP_WORDS[COMP_CWORD-1]}"
          # Bash makes a word of the '=' in --name=value.
          if [[ $current == "=" ]]; then
              current=""
          elif [[ $previous == "=" ]]; then
              previous="${COMP_WORDS[COMP_CWORD-2]}"
              [[ $previous == --* ]] || return
          fi
          for (( index = 1; index < COMP_CWORD; index++ )); do
              [[ ${COMP_WORDS[index]} == -* ]] && continue
              if [[ -z $verb ]]; then verb="${COMP_WORDS[index]}"; else (( place++ )); fi
          done
          case "$verb" in
      """.lines
    let words = tool.verbs.map(\.name) + ToolDescription.options.flatMap(\.longSpellings)
    let cases = tool.verbs.map { "    \($0.name)) _\(tool.name)_\($0.name) ;;" }
    return head + ["    '') \(offer(words)) ;;"] + cases + ["    esac", "}", ""]
  }
}

extension String {
  /// The lines of a text, empty ones included.
  var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}

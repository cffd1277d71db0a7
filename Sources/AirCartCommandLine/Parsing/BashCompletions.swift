/// The completion script for bash 3.2 (the one of macOS) and later.
struct BashCompletions {
  let tool: ToolDescription

  func lines() -> [String] {
    preamble() + valueOptions() + globalValues() + tool.verbs.flatMap(function) + dispatcher()
      + ["complete -F _\(tool.name) \(tool.name)"]
  }

  /// Functions read `current`, `key` and `previous` of their caller: bash scopes are dynamic.
  private func preamble() -> [String] {
    """
    # bash completion for \(tool.name) \(tool.version); made by '\(tool.name) completions bash'

    __\(tool.name)_offer() {
        local candidate quoted
        # What follows a 'key=' is offered by assignments, which take the key away.
        [[ $key ]] && return
        for candidate in "$@"; do
            printf -v quoted '%q' "$candidate"
            if [[ $quoted == "$current"* || $candidate == "$current"* ]]; then
                COMPREPLY+=("$quoted")
                # Something is typed right after an equals sign.
                [[ $candidate == *= ]] && compopt -o nospace 2>/dev/null
            fi
        done
    }

    __\(tool.name)_list() {
        local before=""
        [[ $current == *,* ]] && before="${current%,*},"
        local current="${current##*,}"
        __\(tool.name)_offer "$@"
        COMPREPLY=("${COMPREPLY[@]/#/$before}")
    }

    __\(tool.name)_lines() {
        local line
        while IFS= read -r line; do
            __\(tool.name)_offer "$line"
        done < <(\(tool.name) "$@" 2>/dev/null)
    }

    __\(tool.name)_paths() {
        local path
        [[ $key ]] && return
        compopt -o filenames 2>/dev/null
        while IFS= read -r path; do
            COMPREPLY+=("$path")
        done < <(compgen "$1" -- "$current")
    }

    """.lines
  }

  /// Reports whether the next word is an option's value rather than an argument.
  private func valueOptions() -> [String] {
    let options = tool.verbs.flatMap(\.allOptions).filter { !$0.isFlag }
    let spellings = Set(options.flatMap(\.spellings)).sorted().joined(separator: " | ")
    return [
      "__\(tool.name)_takes_value() {", "    case \"$1\" in", "    \(spellings)) return 0 ;;",
      "    *) return 1 ;;", "    esac", "}", "",
    ]
  }

  /// Completes the value of a global option, and reports whether there was one to complete.
  private func globalValues() -> [String] {
    ["__\(tool.name)_global_value() {", "    case \"$previous\" in"]
      + GlobalOptions.descriptions.filter { !$0.isFlag }.map(valueCase)
      + ["    *) return 1 ;;", "    esac", "}", ""]
  }

  private func function(of verb: VerbDescription) -> [String] {
    ["_\(tool.name)_\(verb.name)() {", "    case \"$previous\" in"]
      + verb.options.filter { !$0.isFlag }.map(valueCase) + [
        "    *) __\(tool.name)_global_value && return ;;", "    esac",
        "    if [[ $current == -* ]]; then",
      ] + ["        \(offer(verb.optionSpellings))", "        return", "    fi"]
      + positionalLines(verb) + ["}", ""]
  }

  private func valueCase(_ option: OptionDescription) -> String {
    let spellings = option.spellings.joined(separator: " | ")
    return "    \(spellings)) \(action(option.offeredValues)); return 0 ;;"
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
    case .list(let names): list(names)
    case .assignment(let keys, let values):
      "if [[ $key ]]; then key=; \(list(values)); else \(offer(keys.map { $0 + "=" })); fi"
    case .lines(let arguments): "__\(tool.name)_lines \(arguments)"
    case .file: "__\(tool.name)_paths -f"
    case .folder: "__\(tool.name)_paths -d"
    case .afterFirst(let words):
      "case \"$first\" in "
        + words.map { "\($0.word)) \(action($0.completion)) ;; " }.joined() + "esac"
    }
  }

  private func offer(_ names: [String]) -> String { call("offer", names) }

  private func list(_ names: [String]) -> String { call("list", names) }

  private func call(_ function: String, _ names: [String]) -> String {
    "__\(tool.name)_\(function) " + names.map(\.shellQuoted).joined(separator: " ")
  }

  private func dispatcher() -> [String] {
    let words = tool.verbs.map(\.name) + ToolDescription.options.flatMap(\.longSpellings)
    let cases = tool.verbs.map { "    \($0.name)) _\(tool.name)_\($0.name) ;;" }
    return findWords() + ["    case \"$verb\" in", "    '') \(offer(words)) ;;"] + cases
      + ["    esac", "}", ""]
  }

  /// Finds the verb, and how many arguments precede the word that is being typed.
  private func findWords() -> [String] {
    """
    _\(tool.name)() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        local verb="" first="" key="" place=0 index=$COMP_CWORD word
        COMPREPLY=()
        # Bash makes a word of the '=' in --name=value, in Wheat=100 and in --pin Wheat=1.
        if [[ $current == "=" ]]; then
            current=""
        elif [[ $previous == "=" ]]; then
            (( index-- ))
        else
            index=0
        fi
        if (( index )); then
            previous="${COMP_WORDS[index-1]}"
            if [[ $previous != --* ]]; then
                key="$previous"
                previous="${COMP_WORDS[index-2]}"
                [[ $previous == "=" ]] && previous="${COMP_WORDS[index-3]}"
                __\(tool.name)_takes_value "$previous" || return
            fi
        fi
        for (( index = 1; index < COMP_CWORD; index++ )); do
            word="${COMP_WORDS[index]}"
            if __\(tool.name)_takes_value "$word"; then
                [[ ${COMP_WORDS[index+1]} == "=" ]] && (( index++ ))
                (( index++ ))
            elif [[ $word == "=" ]]; then
                (( index++ ))
            elif [[ $word != -* && -z $verb ]]; then
                verb="$word"
            elif [[ $word != -* ]]; then
                (( place++ )) || first="$word"
            fi
        done
    """.lines
  }
}
extension String {
  /// The lines of a text, empty ones included.
  var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}

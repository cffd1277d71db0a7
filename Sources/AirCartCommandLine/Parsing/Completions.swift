/// The shells that complete `aircart`.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The completion script, which asks the tool what may stand at the cursor: what is offered is never
  /// older than the tool.
  package func completionScript(of tool: ToolDescription) -> String {
    let name = tool.name
    let heading =
      "# \(rawValue) completion for \(name) \(tool.version); made by '\(name) completions \(rawValue)'"
    switch self {
    case .bash: return heading + "\n\n" + Self.bash(name)
    case .zsh: return "#compdef \(name)\n" + heading + "\n\n" + Self.zsh(name)
    case .fish: return heading + "\n\n" + Self.fish(name)
    }
  }

  /// For bash 3.2, that of macOS, and later: it parts words at a `=`, so that only the whole line tells
  /// what was typed.
  private static func bash(_ name: String) -> String {
    """
    _\(name)() {
        local current="${COMP_WORDS[COMP_CWORD]}" kind word
        COMPREPLY=()
        [[ $current == "=" ]] && current=""
        while IFS= read -r word; do
            word="${word%%$'\\t'*}"
            case "$word" in
            :files | :folders)
                compopt -o filenames 2>/dev/null
                [[ $word == :files ]] && kind=-f || kind=-d
                while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen "$kind" -- "$current")
                ;;
            *)
                # Something is typed right after an equals sign.
                [[ $word == *= ]] && compopt -o nospace 2>/dev/null
                # Inside quotes, bash quotes by itself.
                [[ $current == [\\"\\']* ]] || printf -v word '%q' "$word"
                COMPREPLY+=("$word")
                ;;
            esac
        done < <("${1/#\\~/$HOME}" __complete line "${COMP_LINE:0:COMP_POINT}" 2>/dev/null)
    }
    complete -F _\(name) \(name)
    """
  }

  /// The same file works from `fpath`, where it is the function itself, and when sourced.
  private static func zsh(_ name: String) -> String {
    """
    _\(name)() {
      local line word
      local -a asked closed open
      asked=("${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}")
      for line in "${(@f)$(${~${(Q)words[1]}} __complete words "${(@)asked}" 2>/dev/null)}"; do
        word=${line%%$'\\t'*}
        case $word in
          '') ;;
          :files) compset -P '*='; _files ;;
          :folders) compset -P '*='; _files -/ ;;
          *=) open+=("${word//:/\\:}") ;;
          $line) closed+=("${word//:/\\:}") ;;
          *) closed+=("${word//:/\\:}:${line#*$'\\t'}") ;;
        esac
      done
      (( $#closed )) && _describe -t words word closed -M 'm:{a-z}={A-Z}'
      (( $#open )) && _describe -t words word open -M 'm:{a-z}={A-Z}' -S ''
    }
    if [ "$funcstack[1]" = "_\(name)" ]; then
      _\(name) "$@"
    else
      compdef _\(name) \(name)
    fi
    """
  }

  private static func fish(_ name: String) -> String {
    """
    function __\(name)_offer
        set -l words (commandline -opc)
        set -l current (commandline -ct | string unescape)
        set -l start (string match -r -- '^--[^=]*=' "$current")
        for line in ($words[1] __complete words $words[2..] "$current" 2>/dev/null)
            switch $line
                case :files
                    __fish_complete_path (string replace -- "$start" '' "$current") | string replace -r '^' -- "$start"
                case :folders
                    __fish_complete_directories (string replace -- "$start" '' "$current") | string replace -r '^' -- "$start"
                case '*'
                    echo $line
            end
        end
    end
    complete -c \(name) -f -a '(__\(name)_offer)'
    """
  }
}

extension String {
  /// The text as one word of a POSIX shell.
  var shellQuoted: String {
    let plain = !isEmpty && utf8.allSatisfy(Self.needsNoQuotes)
    return plain
      ? self
      : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        + "'"
  }

  private static func needsNoQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default:
      [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/")].contains(byte)
    }
  }

  /// The words of an unfinished line as a POSIX shell parts them, the last one perhaps empty, and what
  /// of that precedes its last `=` outside quotes, that included.
  var shellWords: (words: [String], beforeSign: String) {
    var words: [String] = []
    var (word, beforeSign): (String?, String) = (nil, "")
    var (quote, isEscaped): (Character?, Bool) = (nil, false)
    for character in self {
      switch (character, quote) {
      case _ where isEscaped:
        word = (word ?? "") + String(character)
        isEscaped = false
      case ("\\", nil), ("\\", "\""): isEscaped = true
      case (quote, .some): quote = nil
      case ("\"", nil), ("'", nil): (word, quote) = (word ?? "", character)
      case (" ", nil), ("\t", nil):
        if let word { words.append(word) }
        (word, beforeSign) = (nil, "")
      default:
        word = (word ?? "") + String(character)
        if character == "=", quote == nil { beforeSign = word ?? "" }
      }
    }
    return (words + [word ?? ""], beforeSign)
  }
}

extension VerbDescription {
  /// What the n-th positional argument may be.
  func positional(at index: Int) -> PositionalDescription? {
    if index < positionals.count { return positionals[index] }
    return positionals.last.flatMap { $0.isRepeating ? $0 : nil }
  }

  var optionSpellings: [String] { allOptions.flatMap(\.spellings) }
}

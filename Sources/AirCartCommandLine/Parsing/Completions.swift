/// The shells that complete `aircart`.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The lines of the completion script, made from the description of the tool.
  package func completionScript(for tool: ToolDescription) -> [String] {
    switch self {
    case .bash: BashCompletions(tool: tool).lines()
    case .zsh: ZshCompletions(tool: tool).lines()
    case .fish: FishCompletions(tool: tool).lines()
    }
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
}

extension VerbDescription {
  /// What the n-th positional argument may be.
  func positional(at index: Int) -> PositionalDescription? {
    if index < positionals.count { return positionals[index] }
    return positionals.last.flatMap { $0.isRepeating ? $0 : nil }
  }

  var optionSpellings: [String] { allOptions.flatMap(\.spellings) }
}

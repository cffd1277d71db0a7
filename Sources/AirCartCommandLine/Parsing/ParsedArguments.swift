import AirCartDocuments

/// Exactly what was typed, checked against the description of the verb, nothing read or converted.
package struct ParsedArguments: Equatable, Sendable {
  package let verb: VerbDescription
  var flags: [String: Bool] = [:]
  var typedValues: [String: [String]] = [:]
  /// Every positional argument in the order of the command line.
  package internal(set) var positionals: [String] = []

  init(verb: VerbDescription) { self.verb = verb }

  /// Whether the flag was switched on.
  package func isOn(_ name: String) -> Bool { flag(name) ?? false }

  /// What the flag was set to, or nil when it was not typed.
  package func flag(_ name: String) -> Bool? {
    requireOption(name, isFlag: true)
    return flags[name]
  }

  /// The value of an option, or nil when it was not typed; the first one of a repeated option.
  package func value(_ name: String) -> String? { values(name).first }

  /// Every value of an option in the order of the command line.
  package func values(_ name: String) -> [String] {
    requireOption(name, isFlag: false)
    return typedValues[name] ?? []
  }

  /// The values of an option that take the place of what a file states: none of them for the word
  /// `none`; nil when nothing was typed.
  func list(_ name: String) throws(CommandError) -> [String]? {
    let typed = values(name)
    let isNone = OptionDescription.noneWord.isSameWord
    guard typed.contains(where: isNone) else { return typed.isEmpty ? nil : typed }
    try require(
      typed.allSatisfy(isNone), "'--\(name) none' and another '--\(name)' contradict each other.",
      remedy: "Leave one of them out.")
    return []
  }

  /// What the word of an option means, or nil when it was not typed.
  func word<Word: DocumentWord>(_ name: String) -> Word? { value(name).flatMap { Word(word: $0) } }

  /// The word that was typed for a positional argument.
  package func positional(_ name: String) -> String? { positionals(name).first }

  /// The words that were typed for a positional argument.
  package func positionals(_ name: String) -> [String] {
    guard let index = verb.positionals.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("the verb '\(verb.name)' describes no argument '\(name)'")
    }
    let rest = positionals.dropFirst(index)
    return Array(verb.positionals[index].isRepeating ? rest : rest.prefix(1))
  }

  package func describes(_ name: String) -> Bool { verb.allOptions.contains { $0.name == name } }

  /// A name that no description has is a mistake of the verb, not of the user.
  private func requireOption(_ name: String, isFlag: Bool) {
    precondition(
      verb.allOptions.contains { $0.name == name && $0.isFlag == isFlag },
      "the verb '\(verb.name)' describes no \(isFlag ? "flag" : "option") '--\(name)'")
  }
}

import AirCartDocuments

/// Turns the words after a verb into `ParsedArguments`, by the description of the verb alone.
///
/// Understood are `--name value`, `--name=value`, `-o value`, `-ovalue`, bundled short flags,
/// `--no-name`, options after positionals, and `--`, after which every word is a positional.
/// A single `-` and a negative number are no options. Long names are never abbreviated.
package struct ArgumentParser {
  private let arguments: [String]
  private var next = 0
  private var parsed: ParsedArguments
  private let options: [OptionDescription]

  /// Parses the words behind a verb.
  package static func parse(
    _ arguments: [String], for verb: VerbDescription
  ) throws(CommandError) -> ParsedArguments {
    var parser = ArgumentParser(arguments: arguments, verb: verb)
    try parser.parseWords()
    try parser.checkPositionals()
    return parser.parsed
  }

  /// Whether help is asked for anywhere before `--`, whatever else is wrong with the line.
  package static func asksForHelp(_ arguments: some Sequence<String>) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "-h" || $0 == "--help" }
  }

  private init(arguments: [String], verb: VerbDescription) {
    self.arguments = arguments
    parsed = ParsedArguments(verb: verb)
    options = verb.allOptions
  }

  private mutating func parseWords() throws(CommandError) {
    while next < arguments.count {
      let word = arguments[next]
      next += 1
      if word == "--" {
        parsed.positionals += arguments[next...]
        next = arguments.count
      } else if word.hasPrefix("--") {
        try parseLong(word)
      } else if isBundle(word) {
        try parseBundle(word)
      } else {
        parsed.positionals.append(word)
      }
    }
  }

  // MARK: Options

  private mutating func parseLong(_ word: String) throws(CommandError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    let value = parts.count > 1 ? String(parts[1]) : nil
    guard let option = options.first(where: { $0.isSpelt(spelling) }) else {
      throw .unknown("option", spelling, suggestions: longNames(closeTo: spelling))
    }
    guard option.isFlag else { return try recordValue(of: option, attached: value) }
    if let value { throw .unexpectedValue(value, option: spelling) }
    try recordFlag(option, isOn: !option.isNegatable || !spelling.hasPrefix("--no-"))
  }

  private mutating func parseBundle(_ word: String) throws(CommandError) {
    var rest = word.dropFirst()
    while let letter = rest.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        throw unknownLetter(letter, in: word)
      }
      guard option.isFlag else {
        let value = rest.first == "=" ? rest.dropFirst() : rest
        return try recordValue(of: option, attached: rest.isEmpty ? nil : String(value))
      }
      if rest.first == "=" { throw .unexpectedValue(rest.dropFirst(), option: "-\(letter)") }
      try recordFlag(option, isOn: true)
    }
  }

  /// `-quiet` is more likely a long name with a dash missing than five letters.
  private func unknownLetter(_ letter: Character, in word: String) -> CommandError {
    let close = longNames(closeTo: "-" + word)
    let isLetterAlone = word.count == 2 || close.isEmpty
    return .unknown("option", isLetterAlone ? "-\(letter)" : word, suggestions: close)
  }

  private mutating func recordFlag(_ option: OptionDescription, isOn: Bool) throws(CommandError) {
    let name = option.name
    try require(
      parsed.flags[name] ?? isOn == isOn,
      "The options '--\(name)' and '--no-\(name)' contradict each other.")
    parsed.flags[option.name] = isOn
  }

  private mutating func recordValue(
    of option: OptionDescription, attached: String?
  ) throws(CommandError) {
    let typed = if let attached { attached } else { try takeValue(of: option) }
    let text = typed.allowedWord(among: option.allowedValues)
    if let first = parsed.typedValues[option.name]?.first, !option.isRepeatable {
      throw CommandError(
        "The option '\(option.synopsis)' was given more than once: '\(first)' and '\(text)'.")
    }
    guard option.allowedValues.isEmpty || option.allowedValues.contains(text) else {
      throw .valueNotAllowed(text, synopsis: option.synopsis, allowed: option.allowedValues)
    }
    parsed.typedValues[option.name, default: []].append(text)
  }

  private mutating func takeValue(of option: OptionDescription) throws(CommandError) -> String {
    try require(
      next < arguments.count && !isOption(arguments[next]),
      "Missing value for '\(option.synopsis)'",
      remedy: "\(option.synopsis)  \(option.helpWithValues)")
    next += 1
    return arguments[next - 1]
  }

  private func longNames(closeTo spelling: String) -> [String] {
    let bare = String(spelling.drop { $0 == "-" })
    let names = options.flatMap(\.longSpellings).map { String($0.dropFirst(2)) }
    return closestNames(to: bare, among: names, limit: 2).map { "--\($0)" }
  }

  // MARK: Words

  private func isOption(_ word: String) -> Bool { word.hasPrefix("--") || isBundle(word) }

  private func isBundle(_ word: String) -> Bool {
    guard word.hasPrefix("-"), word.count > 1 else { return false }
    return !isNegativeNumber(word)
  }

  private func isNegativeNumber(_ word: String) -> Bool {
    let digits = word.dropFirst().drop { $0 == "." }
    guard let first = digits.first, word.count - digits.count <= 2 else { return false }
    return first.isASCII && first.isNumber && !options.contains { $0.short == first }
  }

  private mutating func checkPositionals() throws(CommandError) {
    let described = parsed.verb.positionals
    for (index, positional) in described.enumerated() where positional.isRequired {
      try require(
        index < parsed.positionals.count, "Missing expected argument '<\(positional.name)>'",
        remedy: "<\(positional.name)>  \(positional.helpWithValues)")
    }
    if described.last?.isRepeating != true, parsed.positionals.count > described.count {
      throw .unexpectedArguments(parsed.positionals.dropFirst(described.count))
    }
    for (index, positional) in described.enumerated() where !positional.allowedValues.isEmpty {
      if !positional.isRepeating, index < parsed.positionals.count {
        parsed.positionals[index] = parsed.positionals[index]
          .allowedWord(among: positional.allowedValues)
      }
      try checkAllowed(positional)
    }
  }

  private func checkAllowed(_ positional: PositionalDescription) throws(CommandError) {
    let allowed = positional.allowedValues
    for typed in parsed.positionals(positional.name) where !allowed.contains(typed) {
      throw .valueNotAllowed(typed, synopsis: "<\(positional.name)>", allowed: allowed)
    }
  }
}

extension String {
  /// The allowed word that a text is but for the case of its letters; otherwise the text.
  fileprivate func allowedWord(among words: [String]) -> String {
    words.contains(self) ? self : words.first(where: isSameWord) ?? self
  }
}

/// What a shell may offer where a value is typed; it restricts nothing.
package enum Completion: Equatable, Sendable {
  case none
  /// One of these; more is typed right after one that ends with `=`.
  case names([String])
  /// Some of these with commas between.
  case list([String])
  /// One of the keys, `=`, and some of the values with commas between.
  case assignment(keys: [String], values: [String])
  /// A line that the tool prints for these arguments.
  case lines(of: String)
  case file, folder
  /// What depends on the first argument of the verb; nothing for words that are not listed.
  case afterFirst([FirstWord])

  /// A first argument with what may follow it.
  package struct FirstWord: Equatable, Sendable {
    package let word: String
    package let completion: Completion

    package init(_ word: String, _ completion: Completion) {
      self.word = word
      self.completion = completion
    }
  }
}

/// One option as data: the parser, help, manual and completions are all read from it.
package struct OptionDescription: Equatable, Sendable {
  /// The long name without dashes.
  package let name: String
  package let short: Character?
  /// Another long name that is understood and not listed.
  private(set) var alias: String?
  /// The placeholder for the value, without angle brackets; a flag has none.
  package private(set) var placeholder: String?
  /// Whether `--no-name` switches the flag off.
  package private(set) var isNegatable = false
  package private(set) var isRepeatable = false
  package let help: String
  /// Further paragraphs for help and manual; empty when one line is enough.
  package let discussion: String
  /// When not empty, the only values that the parser lets through.
  package private(set) var allowedValues: [String] = []
  package private(set) var completion = Completion.none
  package let defaultText: String?
  /// The heading above the option; `nil` means OPTIONS.
  package private(set) var group: String?

  /// Describes an option without a value.
  package static func flag(
    _ name: String, short: Character? = nil, alias: String? = nil, isNegatable: Bool = false,
    help: String, discussion: String = "", defaultText: String? = nil, group: String? = nil
  ) -> OptionDescription {
    OptionDescription(
      name: name, short: short, alias: alias, isNegatable: isNegatable, help: help,
      discussion: discussion, defaultText: defaultText, group: group)
  }

  /// Describes an option that is followed by a value.
  package static func value(
    _ name: String, short: Character? = nil, placeholder: String, isRepeatable: Bool = false,
    help: String, discussion: String = "", allowedValues: [String] = [],
    completion: Completion = .none, defaultText: String? = nil, group: String? = nil
  ) -> OptionDescription {
    OptionDescription(
      name: name, short: short, placeholder: placeholder, isRepeatable: isRepeatable, help: help,
      discussion: discussion, allowedValues: allowedValues, completion: completion,
      defaultText: defaultText, group: group)
  }

  package func under(_ heading: String) -> OptionDescription {
    var option = self
    option.group = heading
    return option
  }

  /// What is typed in place of a value to take away what a job file states.
  static let noneWord = "none"

  /// The same for a verb that has no use for its values.
  var takenAway: OptionDescription {
    .value(
      name, placeholder: Self.noneWord, isRepeatable: true,
      help: "Leave out what a job file states of it.", allowedValues: [Self.noneWord],
      group: "Job files")
  }

  package var isFlag: Bool { placeholder == nil }

  package var offeredValues: Completion {
    allowedValues.isEmpty ? completion : .names(allowedValues)
  }

  /// The long name and the value, as in `--field <area>`.
  package var synopsis: String {
    guard let placeholder else { return "--\(name)" }
    return "--\(name) <\(placeholder)>"
  }

  /// Every way to write it, as in `-q, --quiet` or `--cart <name> ...`.
  package var label: String {
    let spellings =
      (short.map { "-\($0), " } ?? "") + (isNegatable ? "--\(name)/--no-\(name)" : synopsis)
    return isRepeatable ? spellings + " ..." : spellings
  }

  /// Whether a long spelling with its dashes means the option.
  func isSpelt(_ spelling: String) -> Bool {
    longSpellings.contains(spelling) || alias.map(spellings(of:))?.contains(spelling) == true
  }

  /// Every spelling with its dashes.
  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + longSpellings }

  package var longSpellings: [String] { spellings(of: name) }

  private func spellings(of name: String) -> [String] {
    isNegatable ? ["--\(name)", "--no-\(name)"] : ["--\(name)"]
  }
}

/// One argument that is recognised by its place.
package struct PositionalDescription: Equatable, Sendable {
  /// How many words of the command line it takes.
  package enum Arity: Equatable, Sendable {
    case one, optional, any, oneOrMore
  }

  package let name: String
  package let arity: Arity
  package let help: String
  package let discussion: String
  /// When not empty, the only values that the parser lets through.
  package let allowedValues: [String]
  package let completion: Completion

  package init(
    _ name: String, arity: Arity = .one, help: String, discussion: String = "",
    allowedValues: [String] = [], completion: Completion = .none
  ) {
    self.name = name
    self.arity = arity
    self.help = help
    self.discussion = discussion
    self.allowedValues = allowedValues
    self.completion = completion
  }

  package var isRepeating: Bool { arity == .any || arity == .oneOrMore }
  package var isRequired: Bool { arity == .one || arity == .oneOrMore }

  package var offeredValues: Completion {
    allowedValues.isEmpty ? completion : .names(allowedValues)
  }

  /// The argument as the usage line shows it, as in `[<products> ...]`.
  package var synopsis: String {
    let word = isRepeating ? "<\(name)> ..." : "<\(name)>"
    return isRequired ? word : "[\(word)]"
  }
}

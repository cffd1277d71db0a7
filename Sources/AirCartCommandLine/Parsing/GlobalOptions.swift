import AirCartDocuments

/// The options that every verb has, declared once, and their typed meaning.
package struct GlobalOptions: Equatable, Sendable {
  /// How results are written to standard output.
  package enum Format: String, CaseIterable, Sendable {
    case text
    case json
    case csv
    case markdown
    /// A page; for files, and no value of the option.
    case html

    /// The formats that `--format` takes.
    package static let typed: [Format] = [.text, .json, .csv, .markdown]

    /// The ending of files in the format.
    var ending: String { self == .markdown ? "md" : rawValue }
  }

  /// The units of bare numbers and of text for people.
  package enum UnitSystem: String, CaseIterable, Sendable {
    case imperial
    case metric
  }

  /// How many threads long work may use.
  package enum Threads: Equatable, Sendable {
    case automatic
    case count(Int)
  }

  package let format: Format
  package let isQuiet: Bool
  package let threads: Threads
  package let color: ColorChoice
  package let units: UnitSystem

  /// The threads that were asked for; `nil` for one per processor.
  var threadCount: Int? { if case .count(let count) = threads { count } else { nil } }

  /// Reads the global options of a command line.
  package init(_ arguments: ParsedArguments) throws {
    format = try Self.format(arguments)
    isQuiet = arguments.isOn("quiet")
    threads = try Self.threads(arguments.value("threads")?.text)
    color = Self.choice(arguments, "color") ?? .automatic
    units = Self.choice(arguments, "units") ?? .imperial
  }

  /// Refuses a format that the answer of a command is not written in.
  func require(_ formats: [Format], of command: String) throws(CommandError) {
    guard !formats.contains(format) else { return }
    let names = formats.map(\.rawValue).listed(joinedBy: "or")
    throw CommandError(
      .usage, "'aircart \(command)' writes \(names), and not \(format.rawValue).",
      remedy: "Leave the format out.")
  }

  private static func choice<Choice: RawRepresentable<String>>(
    _ arguments: ParsedArguments, _ name: String
  ) -> Choice? {
    arguments.value(name).flatMap { Choice(rawValue: $0.text) }
  }

  private static func format(_ arguments: ParsedArguments) throws -> Format {
    let typed: Format? = choice(arguments, "format")
    guard arguments.isOn("json") else { return typed ?? .text }
    if let typed, typed != .json {
      throw CommandError(
        .usage, "The options '--json' and '--format \(typed.rawValue)' contradict each other.")
    }
    return .json
  }

  private static func threads(_ text: String?) throws -> Threads {
    guard let text, !text.isSameWord(as: "auto"), text != "0" else { return .automatic }
    let isDecimal = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isDecimal, let count = Int(text), (1...1024).contains(count) else {
      throw CommandError(
        .usage, "The value '\(text)' is invalid for '--threads <count>'.",
        remedy: "Give a number from 1 to 1024, or 'auto' for one per processor.")
    }
    return .count(count)
  }
}

extension GlobalOptions {
  /// The colour asked for by a command line that may not be understood otherwise: an error about
  /// it should obey the option as well.
  static func color(in arguments: [String]) -> ColorChoice {
    let words = Array(arguments.prefix { $0 != "--" })
    for (word, next) in zip(words, words.dropFirst() + [""]) {
      let typed = word == "--color" ? "--color=" + next : word
      for choice in ColorChoice.allCases where typed.isSameWord(as: "--color=\(choice.rawValue)") {
        return choice
      }
    }
    return .automatic
  }

  private static let heading = "Global options"

  static let help = OptionDescription.flag(
    "help", short: "h", help: "Show help information.", group: heading)

  /// The global options as data.
  package static let descriptions: [OptionDescription] = [
    .flag("json", help: "Write results as JSON; the same as --format json.", group: heading),
    .value(
      "format", placeholder: "format", help: "How results are written.",
      allowedValues: Format.typed.map(\.rawValue), defaultText: "text", group: heading),
    .flag("quiet", short: "q", help: "Write errors only to standard error.", group: heading),
    .value(
      "threads", placeholder: "count", help: "Threads for long work; any number, same results.",
      completion: .names(["auto"]), defaultText: "auto", group: heading),
    .value(
      "color", placeholder: "when", help: "When to colour text for people.",
      discussion: """
        'auto' colours a terminal, unless NO_COLOR is set or TERM is 'dumb'; FORCE_COLOR colours \
        a pipe as well.
        """,
      allowedValues: ColorChoice.allCases.map(\.rawValue), defaultText: "auto", group: heading),
    .value(
      "units", placeholder: "system", help: "Units of bare numbers and of text for people.",
      allowedValues: UnitSystem.allCases.map(\.rawValue), defaultText: "imperial",
      group: heading),
    help,
  ]
}

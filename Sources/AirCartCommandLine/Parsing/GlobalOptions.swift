package import AirCart
import AirCartDocuments

/// The options that every verb has, declared once, and their typed meaning.
package struct GlobalOptions: Equatable, Sendable {
  package let format: Format
  package let isQuiet: Bool
  /// How many threads long work may use; `nil` for one per processor.
  package let threadCount: Int?
  package let color: ColorChoice
  package let columns: ColumnChoice
  /// The units of bare numbers and of text for people.
  package let units: UnitSystem

  /// Reads the global options of a command line.
  package init(_ arguments: ParsedArguments) throws {
    format = try Self.format(arguments)
    isQuiet = arguments.isOn("quiet")
    threadCount = try Self.threadCount(arguments.value("threads"))
    color = Self.choice(arguments, "color") ?? .automatic
    columns = try arguments.value("columns").map(ColumnChoice.init(parsing:)) ?? .fitting
    units = arguments.word("units") ?? .imperial
  }

  /// Refuses a format that the answer of a command is not written in.
  func require(_ formats: [Format], of command: String) throws(CommandError) {
    let names = formats.map(\.rawValue).alternatives
    try AirCartCommandLine.require(
      formats.contains(format), "'aircart \(command)' writes \(names), and not \(format.rawValue).",
      remedy: "Leave the format out.")
  }

  private static func choice<Choice: RawRepresentable<String>>(
    _ arguments: ParsedArguments, _ name: String
  ) -> Choice? {
    arguments.value(name).flatMap { Choice(rawValue: $0) }
  }

  private static func format(_ arguments: ParsedArguments) throws -> Format {
    let typed: Format? = choice(arguments, "format")
    guard arguments.isOn("json") else { return typed ?? .text }
    if let typed, typed != .json {
      throw CommandError(
        "The options '--json' and '--format \(typed.rawValue)' contradict each other.")
    }
    return .json
  }

  private static func threadCount(_ text: String?) throws -> Int? {
    guard let text, !text.isSameWord(as: "auto"), text != "0" else { return nil }
    return try (text.allSatisfy(\.isDecimal) ? Int(text) : nil).required(
      in: 1...1024, "The value '\(text)' is invalid for '--threads <count>'.",
      remedy: "Give a number from 1 to 1024, or 'auto' for one per processor.")
  }

  /// The colour asked for by a command line that may not be understood otherwise: an error about
  /// it should obey the option as well.
  static func color(in arguments: [String]) -> ColorChoice {
    ColorChoice.allCases.first { has("color", $0.rawValue, arguments) } ?? .automatic
  }

  /// Whether such a command line asks for JSON.
  static func asksForJSON(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains("--json")
      || has("format", Format.json.rawValue, arguments)
  }

  /// Whether such a command line asks for an answer or a load sheet that programs read.
  static func asksForData(_ arguments: [String]) -> Bool {
    let file = value(of: FillOptions.loadSheet.name, in: arguments)?.lowercased() ?? ""
    return asksForJSON(arguments) || has("format", Format.csv.rawValue, arguments)
      || file.hasSuffix("." + Format.json.ending) || file.hasSuffix("." + Format.csv.ending)
  }

  private static func has(_ option: String, _ value: String, _ arguments: [String]) -> Bool {
    values(of: option, in: arguments).contains { $0.isSameWord(as: value) }
  }

  /// The last value that such a command line gives an option.
  static func value(of option: String, in arguments: [String]) -> String? {
    values(of: option, in: arguments).last
  }

  private static func values(of option: String, in arguments: [String]) -> [String] {
    let words = Array(arguments.prefix { $0 != "--" })
    return zip(words, words.dropFirst() + [""]).compactMap { word, next in
      if word.isSameWord(as: "--\(option)") { return next }
      let start = "--\(option)="
      return String(word.prefix(start.count)).isSameWord(as: start)
        ? String(word.dropFirst(start.count)) : nil
    }
  }

  private static let heading = "Global options"

  static func isOfFormats(_ option: OptionDescription) -> Bool {
    ["json", "format"].contains(option.name)
  }

  static let help = OptionDescription.flag(
    "help", short: "h", help: "Show help information.", group: heading)

  package static let descriptions: [OptionDescription] = [
    .flag("json", help: "Write results as JSON; the same as --format json.", group: heading),
    .value(
      "format", placeholder: "format", help: "How results are written.",
      allowedValues: Format.typed.map(\.rawValue), defaultText: "text", group: heading),
    .flag("quiet", short: "q", help: "Write only errors to standard error.", group: heading),
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
      "columns", placeholder: "titles",
      help: "Columns of tables for people, as in 'fills,gross'; or 'all'.",
      discussion: """
        A table that is too wide leaves out its least important columns and names them.
        """,
      completion: .names(["all"]), defaultText: "what fits", group: heading),
    .value(
      "units", placeholder: "system", help: "Units of bare numbers and of text for people.",
      allowedValues: UnitSystem.allCases.map(\.word), defaultText: "imperial", group: heading),
    help,
  ]
}

import AirCartReports
import AirCartScenarios
import AirCartSimulation
import Foundation

/// The options of `sweep` as data.
enum SweepOptionList {
  static let all: [OptionDescription] = [
    .value(
      "output", short: "o", placeholder: "folder", help: "Where the files go.",
      completion: .folder, defaultText: "Reports/<name>"),
    .value(
      "only", placeholder: "kinds", help: "The outputs to write, as in matrices,arrays.",
      discussion: "Kinds: \(OutputKind.allCases.map(\.rawValue).joined(separator: ", ")).",
      completion: .names(OutputKind.allCases.map(\.rawValue)), defaultText: "all"),
    .value(
      "methods", placeholder: "list", help: "Who answers, as in greedy,exhaustive.",
      discussion: """
        greedy, optimal, exhaustive. Beside 'optimal' the exhaustive search is its judge; without \
        it, it takes its place.
        """,
      completion: .names(MethodWord.allCases.map(\.rawValue)),
      defaultText: "greedy,optimal,exhaustive"),
    .value(
      "seed", placeholder: "number", help: "The seed by which cells to check are drawn.",
      defaultText: "1"),
    .value(
      "max-memory", placeholder: "size", help: "Memory that results may take, as in 8GB.",
      defaultText: "half of the machine's"),
    .flag("force", help: "Replace a folder that AirCart did not write; other files stay."),
    .flag("dry-run", short: "n", help: "Say what would be done, and do nothing."),
  ]
}

/// The names of methods on the command line of `sweep`.
enum MethodWord: String, CaseIterable {
  case greedy
  case optimal
  case exhaustive

  var methods: SweepOptions.Methods {
    switch self {
    case .greedy: .greedy
    case .optimal: .optimal
    case .exhaustive: .exhaustive
    }
  }
}

/// The options of `sweep`, typed and checked.
struct SweepChoices {
  let output: String?
  let kinds: Set<OutputKind>
  let methods: [MethodWord]
  let seed: UInt64
  /// Bytes that results may take.
  let memoryLimit: Double
  let overwrites: Bool
  let isDryRun: Bool
  let threads: Int?
  let format: GlobalOptions.Format

  init(_ arguments: ParsedArguments) throws {
    let global = try GlobalOptions(arguments)
    output = arguments.value("output")?.text
    kinds = Set(
      try Self.words(arguments, "only", OutputKind.init, OutputKind.allCases.map(\.rawValue))
        ?? OutputKind.allCases)
    methods =
      try Self.words(arguments, "methods", MethodWord.init, MethodWord.allCases.map(\.rawValue))
      ?? MethodWord.allCases
    seed = try Self.seed(arguments)
    memoryLimit = try Self.memoryLimit(arguments)
    overwrites = arguments.isOn("force")
    isDryRun = arguments.isOn("dry-run")
    if case .count(let count) = global.threads { threads = count } else { threads = nil }
    format = global.format
  }

  /// What the sweep is asked to compute.
  var sweepOptions: SweepOptions {
    var options = SweepOptions()
    options.methods = methods.reduce(into: []) { $0.formUnion($1.methods) }
    options.threads = threads
    options.seed = seed
    return options
  }

  /// A list of known words, or `nil` when the option is not given.
  private static func words<Word>(
    _ arguments: ParsedArguments, _ option: String, _ make: (String) -> Word?, _ known: [String]
  ) throws -> [Word]? {
    guard let text = arguments.value(option)?.text else { return nil }
    return try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let word = part.trimmingCharacters(in: .whitespaces)
      guard let value = make(word) else { throw unknown(word, option, known) }
      return value
    }
  }

  private static func unknown(
    _ word: String, _ option: String, _ known: [String]
  ) -> CommandError {
    let close = closestNames(to: word, among: known, limit: 1).first
    return CommandError(
      .usage,
      "The value '\(word)' is invalid for '--\(option)'."
        + (close.map { " Did you mean '\($0)'?" } ?? ""),
      remedy: "Give one or more of \(known.joined(separator: ", ")), separated by commas.")
  }

  private static func seed(_ arguments: ParsedArguments) throws -> UInt64 {
    guard let text = arguments.value("seed")?.text else { return 1 }
    guard let seed = UInt64(text) else {
      throw CommandError(
        .usage, "The value '\(text)' is invalid for '--seed <number>'.",
        remedy: "Give a whole number from 0 to \(UInt64.max).")
    }
    return seed
  }

  private static let byteUnits: [(suffix: String, bytes: Double)] = [
    ("GB", 1e9), ("MB", 1e6), ("KB", 1e3), ("B", 1),
  ]

  private static func memoryLimit(_ arguments: ParsedArguments) throws -> Double {
    guard let text = arguments.value("max-memory")?.text else {
      return Double(ProcessInfo.processInfo.physicalMemory) / 2
    }
    let upper = text.uppercased()
    for unit in byteUnits where upper.hasSuffix(unit.suffix) {
      if let number = DecimalText.value(String(upper.dropLast(unit.suffix.count))), number > 0 {
        return number * unit.bytes
      }
    }
    throw CommandError(
      .usage, "The value '\(text)' is invalid for '--max-memory <size>'.",
      remedy: "Give a size with its unit, as in 500MB or 8GB.")
  }
}

import AirCartDocuments
package import AirCartReports
import AirCartSimulation
import Foundation

enum SweepOptionList {
  static let all: [OptionDescription] =
    ScenarioCompanions.options + [
      OutputOptions.folder(defaultText: "Reports/<name>"), PartOption.option,
      .value(
        "only", placeholder: "kinds", help: "The outputs to write, as in matrices,arrays.",
        discussion: "Kinds: \(OutputKind.allCases.map(\.rawValue).joined(separator: ", ")).",
        completion: .list(OutputKind.allCases.map(\.rawValue)), defaultText: "all"),
      .value(
        "methods", placeholder: "list", help: "Methods to run, as in greedy,exhaustive.",
        discussion: """
          greedy, optimal, exhaustive. With 'optimal', the exhaustive search is a cross-check; \
          without it, it finds the optimum.
          """,
        completion: .list(MethodWord.allCases.map(\.rawValue)),
        defaultText: "greedy,optimal,exhaustive"),
      .value(
        "seed", placeholder: "number", help: "The seed for sampling the cells to cross-check.",
        defaultText: "1"),
      .value(
        "max-memory", placeholder: "size", help: "The most memory for results, as in 8GB.",
        defaultText: "half of the machine's"),
      JobOptions.advice,
      OutputOptions.force,
      .flag("dry-run", short: "n", help: "Show the work without doing it."),
    ]
}

/// The names of methods on the command line of `sweep`.
enum MethodWord: String, CaseIterable {
  case greedy, optimal, exhaustive

  var methods: SweepOptions.Methods {
    switch self {
    case .greedy: .greedy
    case .optimal: .optimal
    case .exhaustive: .exhaustive
    }
  }
}

/// The options of `sweep`, typed and checked.
package struct SweepChoices {
  let options: RunOptions
  let kinds: Set<OutputKind>
  let methods: [MethodWord]
  let seed: UInt64
  /// Bytes that results may take.
  let memoryLimit: Double
  /// Whether the limit was typed, and not that of the machine.
  let typesMemoryLimit: Bool
  let isDryRun: Bool
  let isAdvised: Bool

  init(_ arguments: ParsedArguments, _ console: Console) throws {
    var options = try RunOptions(arguments)
    options.part = try PartOption.part(arguments, console, without: ["dry-run"])
    self.options = options
    kinds = Set(
      try Self.words(arguments, "only", OutputKind.init, among: OutputKind.allCases.map(\.rawValue))
        ?? OutputKind.allCases)
    let words = try Self.words(
      arguments, "methods", MethodWord.init, among: MethodWord.allCases.map(\.rawValue))
    // In one order and each once, so that the manifest does not depend on how they were typed.
    methods = MethodWord.allCases.filter { words?.contains($0) ?? true }
    seed = try arguments.seed()
    memoryLimit = try Self.memoryLimit(arguments)
    typesMemoryLimit = arguments.value("max-memory") != nil
    isDryRun = arguments.isOn("dry-run")
    isAdvised = arguments.flag("advice") ?? true
  }

  /// The choices of a run that is recorded, with further outputs.
  package init(
    _ record: RunRecord, adding kinds: Set<OutputKind> = [], _ options: RunOptions
  ) {
    self.options = options
    self.kinds = record.kinds.union(kinds)
    methods = MethodWord.allCases.filter { record.methods.contains($0.methods) }
    seed = record.seed ?? 1
    memoryLimit = Self.usualMemoryLimit
    typesMemoryLimit = false
    isDryRun = false
    isAdvised = true
  }

  var sweepOptions: SweepOptions {
    var options = SweepOptions()
    let asked = methods.reduce(into: SweepOptions.Methods()) { $0.formUnion($1.methods) }
    options.methods = asked
    // What the methods cannot tell takes no memory either.
    options.metrics = CellMetric.allCases.filter { $0.isTold(by: asked) }
    options.threads = self.options.threads
    options.seed = seed
    return options
  }

  /// A list of known words, or `nil` when the option is not given.
  private static func words<Word>(
    _ arguments: ParsedArguments, _ option: String, _ make: (String) -> Word?, among known: [String]
  ) throws -> [Word]? {
    guard let text = arguments.value(option) else { return nil }
    return try text.commaSeparated.map { word in
      guard let value = known.first(where: word.isSameWord).flatMap(make) else {
        throw unknown(word, option, known)
      }
      return value
    }
  }

  private static func unknown(_ word: String, _ option: String, _ known: [String]) -> CommandError {
    let close = closestNames(to: word, among: known, limit: 1).first
    return CommandError(
      "The value '\(word)' is invalid for '--\(option)'."
        + (close.map { " Did you mean '\($0)'?" } ?? ""),
      remedy: "Give one or more of \(known.joined(separator: ", ")), separated by commas.")
  }

  private static let usualMemoryLimit = Double(ProcessInfo.processInfo.physicalMemory) / 2

  private static let byteUnits: [(suffix: String, bytes: Double)] = [
    ("GB", 1e9), ("MB", 1e6), ("KB", 1e3), ("B", 1),
  ]

  private static func memoryLimit(_ arguments: ParsedArguments) throws -> Double {
    guard let text = arguments.value("max-memory") else { return usualMemoryLimit }
    let upper = text.uppercased()
    for unit in byteUnits where upper.hasSuffix(unit.suffix) {
      if let number = DecimalText.value(String(upper.dropLast(unit.suffix.count))), number > 0 {
        return number * unit.bytes
      }
    }
    throw CommandError.invalid(
      text, "max-memory <size>", remedy: "Give a size with its unit, as in 500MB or 8GB.")
  }
}

import AirCart
import AirCartDocuments
import AirCartReports
import Foundation

/// Finds out what lies at a path, reads it and has it checked.
struct ResultReader {
  let console: Console
  let arguments: ParsedArguments
  let scenario: String?
  let sample: Int?
  let seed: UInt64
  let threads: Int?

  /// The most memory for the values of a run, in bytes, as a share of the machine's.
  static let memoryShare = 0.5

  /// Reads the options of a command line.
  init(_ arguments: ParsedArguments, _ options: GlobalOptions, _ console: Console) throws {
    self.console = console
    self.arguments = arguments
    scenario = arguments.value("scenario")
    sample = try Self.whole(arguments, "sample").map { Int(clamping: $0) }
    seed = try Self.whole(arguments, "seed") ?? 1
    threads = options.threadCount
    try require(
      sample != 0, "'--sample 0' checks no cell.", remedy: "Give the number of cells, from 1.")
  }

  /// A folder without a manifest is no run, though it may hold some.
  private func checkRun(_ folder: String) throws(UnreadableResult) {
    guard let runs = console.runs(in: folder) else { return }
    throw UnreadableResult(
      .missingInput, "\(folder.quoted) is not the folder of a run: it has no \(Manifest.fileName)",
      remedy: runs.isEmpty
        ? "name a folder that aircart sweep, simulate or assess has written"
        : "name the runs in it, as in "
          + "aircart verify \("\(folder.trimmedSlashes)/\(runs[0])".shellQuoted)")
  }

  private static func whole(_ arguments: ParsedArguments, _ name: String) throws -> UInt64? {
    guard let text = arguments.value(name) else { return nil }
    let isDecimal = text.allSatisfy(\.isDecimal)
    return try (isDecimal ? UInt64(text) : nil).required(
      "The value '\(text)' is invalid for '--\(name)'.", remedy: "Give a whole number, from 0.")
  }

  /// Checks what lies at a path.
  ///
  /// - Throws: `UnreadableResult` or a `DiagnosticReport` where nothing can be checked there.
  func result(of path: String) throws -> VerificationResult {
    if path != "-", console.isFolder(at: path) {
      try checkRun(path)
      return try run(path)
    }
    let source = try ScenarioFile(path, console, inputName: "standard input").source
    return try ProgressBar.during("verifying", on: console) { try ResultDocument.check(source) }
  }
}

/// Why a run cannot be checked, where no error in a file says so.
struct UnreadableResult: ExplainedError {
  let exitCode: ExitCode
  let message: String
  let remedy: String?

  init(_ exitCode: ExitCode, _ fact: String, remedy: String) {
    self.exitCode = exitCode
    (message, self.remedy) = (fact, remedy)
  }

  /// Writes it to standard error, as text or as a line of JSON.
  func show(on console: Console, as format: GlobalOptions.Format) {
    let text = "error: \(message)\n  = \(remedy ?? "")\n"
    console.errors.writeIgnoringFailure(
      format == .json ? jsonLine : text.wrappedDiagnostics(at: console.width))
  }
}

/// The files that a recorded season was made from, read again: the farm, carts, products and rain.
struct SeasonFiles {
  let farm: ScenarioFile
  /// As the manifest names them.
  private(set) var inputs: [Manifest.Input]
  private(set) var carts: [Cart] = []
  private(set) var products: [OwnProduct] = []
  /// The rain of a station, the last file.
  private(set) var station: ScenarioFile?

  /// Reads the files of a manifest that names one at least.
  init(_ scenario: String, of record: RunRecord, _ console: Console) throws {
    farm = try ScenarioFile(scenario, console)
    inputs = [farm.input]
    inputs[0].path = record.inputs[0].path
    let others = record.inputs.dropFirst()
    let hasRain = record.options?["weather"] != nil
    for input in hasRain ? others.dropLast() : others {
      try add(ScenarioFile(input.path, console), console)
    }
    guard hasRain, let last = others.last else { return }
    let file = try ScenarioFile(last.path, console)
    inputs.append(file.input)
    station = file
  }

  /// A list of carts is one of products for no reader.
  private mutating func add(_ file: ScenarioFile, _ console: Console) throws {
    inputs.append(file.input)
    if let own = CartList.read(file.source).document {
      carts += own
    } else {
      products += try file.products(console)
    }
  }
}

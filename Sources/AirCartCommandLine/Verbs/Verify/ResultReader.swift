import AirCart
import AirCartDocuments
import AirCartReports
import AirCartSimulation
import AirCartVerification
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
    if path != "-", console.isFolder(at: path) { return try run(path) }
    let source = try ScenarioFile(path, console, inputName: "standard input").source
    return try ProgressBar.during("verifying", on: console) { try ResultDocument.check(source) }
  }
}

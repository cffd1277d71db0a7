import AirCartDocuments
import AirCartReports
import AirCartSimulation
import Foundation

/// A study of many farms: a row for each, with what it would give alone.
///
/// Farms are read, computed and written in blocks, so that the results of a block are all that is in
/// memory. Only rows for people, who get a summary first, are kept to the end.
struct FarmsRun<Figures: FarmFigures> {
  let files: [FarmFile]
  let arguments: ParsedArguments
  let console: Console
  /// Computes the farm of a path on one thread.
  let row: @Sendable (String) throws -> FarmRow<Figures>

  /// How many farms are computed between two writes.
  private let blockSize = 256

  /// What a file gave.
  private struct Entry {
    var row: FarmRow<Figures>?
    var code = ExitCode.success
    /// The path of a file that is no farm.
    var other: String?
  }

  /// Computes the farms and writes their rows.
  ///
  /// - Returns: The gravest of what the files would end with alone.
  func execute() throws -> ExitCode {
    try ProcessLimits.check()
    let format = try GlobalOptions(arguments).format
    let isStreamed = [.csv, .json].contains(format)
    let isDrawn = !(isStreamed && console.output.isTerminal)
    let bar = ProgressBar(
      "computing", total: files.count, unit: "farms", console: isDrawn ? console : console.silent)
    defer { bar.finish() }
    var (rows, written): ([FarmRow<Figures>], Int) = ([], 0)
    var (failures, others): ([ExitCode], [String]) = ([], [])
    for start in stride(from: 0, to: files.count, by: blockSize) {
      for result in try entries(from: start, bar) {
        let entry = try result.get()
        if let row = entry.row { rows.append(row) }
        if let other = entry.other { others.append(other) }
        if entry.code != .success { failures.append(entry.code) }
      }
      guard isStreamed else { continue }
      try write(rows, as: format, isFirst: written == 0)
      written += rows.count
      rows = []
    }
    bar.finish()
    try tell(of: others)
    if format == .json { try console.print("\n]") }
    if !isStreamed {
      try console.write(FarmRow.answer(rows, units: arguments.word("units")), as: format)
    }
    tell(of: failures, as: format)
    return failures.max { $0.rawValue < $1.rawValue } ?? .success
  }

  /// Computes the farms of the block that begins at a file.
  private func entries(from start: Int, _ bar: ProgressBar) throws -> [Result<Entry, any Error>] {
    let watch = StudyWatch(
      isCancelled: { Interrupt.isRequested }, progress: { bar.update(done: start + $0) })
    return try watch.tallies(
      of: start..<min(start + blockSize, files.count),
      threads: try GlobalOptions(arguments).threadCount,
      orThrow: CommandError(.interrupted, "Stopped.")
    ) { index, ended in
      defer { ended(1) }
      return Result { try entry(files[index]) }
    }
  }

  /// Computes one farm; what is wrong with it is its row.
  private func entry(_ file: FarmFile) throws -> Entry {
    do {
      return Entry(row: try row(file.path))
    } catch let report as DiagnosticReport {
      guard !file.isFromFolder || DocumentKind.mayBeFarm(report.source) else {
        return Entry(other: file.path)
      }
      let problem = report.firstError ?? ""
      return Entry(row: FarmRow(file: file.path, problem: problem), code: report.exitCode)
    } catch let error as CommandError where error.exitCode != .interrupted {
      return Entry(row: FarmRow(file: file.path, problem: error.message), code: error.exitCode)
    }
  }

  private func write(
    _ rows: [FarmRow<Figures>], as format: GlobalOptions.Format, isFirst: Bool
  ) throws {
    guard !rows.isEmpty else { return }
    var buffer = ByteBuffer()
    if format == .csv {
      let table = FarmRow.table(rows)
      if isFirst { CSVFormat().appendHeader(of: table, to: &buffer) }
      CSVFormat().appendRows(0..<rows.count, of: table, to: &buffer)
    } else {
      let keys = FarmRow<Figures>.keys
      for (index, row) in rows.enumerated() {
        buffer.append(isFirst && index == 0 ? "[\n  " : ",\n  ")
        buffer.append(keys.json(row), .row)
      }
    }
    try console.output.write(buffer.text)
  }

  /// Says where the reasons are, to those who do not see the rows.
  private func tell(of failures: [ExitCode], as format: GlobalOptions.Format) {
    guard let worst = failures.max(by: { $0.rawValue < $1.rawValue }) else { return }
    let count = failures.count == 1 ? "1 file has" : "\(failures.count) files have"
    let error = CommandError(worst, "\(count) no result; the rows say why.")
    console.errors.writeIgnoringFailure(
      format == .json ? error.jsonLine : "Error: \(error.message)\n")
  }

  /// Names some of the files of folders that are no farms.
  private func tell(of others: [String]) throws {
    guard others.count < files.count else {
      throw CommandError(.missingInput, "There is no farm file in what was named.")
    }
    guard !others.isEmpty else { return }
    let shown = others.prefix(3) + (others.count > 3 ? ["\(others.count - 3) more"] : [])
    console.note("Skipped, not farm files: \(Array(shown).listed).")
  }
}

/// A farm file among many, named by itself or found in a folder that was named.
struct FarmFile: Sendable {
  let path: String
  let isFromFolder: Bool

  /// The farm files that words name; `nil` where that is one file and no folder.
  ///
  /// Of a folder these are the files in it that end in `.json` or `.json5`, by name; folders in it
  /// and hidden files are left out.
  static func many(_ words: [String], _ console: Console) throws -> [FarmFile]? {
    guard words.count > 1 || words.contains(where: console.isFolder) else { return nil }
    return try words.flatMap { word in
      console.isFolder(at: word)
        ? try files(inFolder: word, console) : [FarmFile(path: word, isFromFolder: false)]
    }
  }

  private static func files(inFolder folder: String, _ console: Console) throws -> [FarmFile] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: console.place(of: folder))
    } catch {
      throw CommandError(.missingInput, "The folder '\(folder)' cannot be read.")
    }
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return names.filter(isJSON).sorted().map { FarmFile(path: start + $0, isFromFolder: true) }
      .filter { !console.isFolder(at: $0.path) }
  }

  private static func isJSON(_ name: String) -> Bool { !name.hasPrefix(".") && name.endsInJSON }
}

extension String {
  /// Whether this is the name of a document that people write.
  var endsInJSON: Bool { [".json", ".json5"].contains(where: lowercased().hasSuffix) }
}

extension Console {
  /// Whether a path leads to something that can be read as a file.
  func isFile(at path: String) -> Bool {
    FileManager.default.fileExists(atPath: place(of: path)) && !isFolder(at: path)
  }

  /// Whether a path, meant from the current folder, leads to a folder.
  func isFolder(at path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: place(of: path), isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

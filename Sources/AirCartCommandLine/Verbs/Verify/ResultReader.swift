import AirCart
import AirCartDocuments
import AirCartReports
import AirCartSimulation
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
    scenario = arguments.value("scenario")?.text
    sample = try Self.whole(arguments, "sample").map { Int(clamping: $0) }
    seed = try Self.whole(arguments, "seed") ?? 1
    threads = options.threadCount
    guard sample != 0 else {
      throw CommandError(
        .usage, "'--sample 0' checks no cell.", remedy: "Give the number of cells, from 1.")
    }
  }

  private static func whole(_ arguments: ParsedArguments, _ name: String) throws -> UInt64? {
    guard let text = arguments.value(name)?.text else { return nil }
    let isDecimal = text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    guard isDecimal, let number = UInt64(text) else {
      throw CommandError(
        .usage, "The value '\(text)' is invalid for '--\(name)'.",
        remedy: "Give a whole number, from 0.")
    }
    return number
  }

  /// Checks what lies at a path.
  ///
  /// - Throws: `UnreadableResult` where nothing can be checked there.
  func result(of path: String) throws -> VerificationResult {
    guard path != "-" else { return try document(standardInput()) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: resolved(path), isDirectory: &isFolder),
      isFolder.boolValue
    else { return try document(text(at: path)) }
    return try run(path)
  }

  /// The path from the folder that the tool was called in.
  func resolved(_ path: String) -> String {
    path.hasPrefix("/") ? path : console.currentFolder + "/" + path
  }

  private func standardInput() throws -> SourceText {
    let name = "standard input"
    do {
      return SourceText(name: name, bytes: try console.readInput())
    } catch let error as Diagnostic {
      throw UnreadableResult(error, in: SourceText(name: name, bytes: []))
    }
  }

  func text(at path: String) throws -> SourceText {
    do throws(Diagnostic) {
      let text = try SourceText(contentsOfFile: resolved(path))
      return SourceText(name: path, bytes: text.bytes)
    } catch {
      throw UnreadableResult(error, in: SourceText(name: path, bytes: []))
    }
  }
}

// MARK: - Plans

extension ResultReader {
  /// Checks plans, or a load sheet in JSON or as a table.
  private func document(_ source: SourceText) throws -> VerificationResult {
    if StoredLoadSheet.isTable(source.bytes) {
      return try loadSheet(
        StoredLoadSheet.read(table: source) { CSVFormat.text(ofField: $0) }, source)
    }
    if let root = try? SyntaxReader.read(source), StoredLoadSheet.isDocument(root) {
      return try loadSheet(StoredLoadSheet.read(source), source)
    }
    try refuseFarm(source)
    return try plans(source)
  }

  /// A comparison on a farm says its constraints in words alone, from which no job can be rebuilt.
  private func refuseFarm(_ source: SourceText) throws {
    guard let root = try? SyntaxReader.read(source), root["crops"] != nil, root["carts"] != nil
    else {
      return
    }
    throw UnreadableResult(
      .malformedData, "\(source.name.quoted) is a comparison on a farm, which cannot be verified",
      remedy: "verify the plans of its fields, as aircart plan --json writes them")
  }

  private func loadSheet(
    _ reading: DocumentReading<StoredLoadSheet>, _ source: SourceText
  ) throws -> VerificationResult {
    guard let sheet = reading.document else { throw UnreadableResult(reading.report) }
    var findings = Findings()
    if let plan = sheet.header?.plan { findings.add(try PlanCheck(plan).findings) }
    findings.add(LoadSheetCheck(sheet).findings)
    return VerificationResult(
      path: source.name,
      subject: .loadSheet(
        stops: Set(sheet.tanks.map(\.fill)).count,
        proof: (sheet.header?.plan).map { [PlanCheck.judge(of: $0.problem).clause] }),
      findings: findings)
  }

  private func plans(_ source: SourceText) throws -> VerificationResult {
    try ProgressBar.during("verifying", on: console) { try checkedPlans(source) }
  }

  private func checkedPlans(_ source: SourceText) throws -> VerificationResult {
    let reading = PlanDocuments.read(source)
    guard let document = reading.document else { throw UnreadableResult(reading.report) }
    var findings = Findings()
    var proof: [String] = []
    // First, so that what is wrong between plans is not lost behind what is wrong in each.
    if document.isComparison { findings.add(ComparisonCheck(document.plans).findings) }
    for plan in document.plans {
      findings.add(try PlanCheck(plan).findings)
      let judge = PlanCheck.judge(of: plan.problem).clause
      if !proof.contains(judge) { proof.append(judge) }
    }
    return VerificationResult(
      path: source.name,
      subject: .plans(
        document.plans.count, isComparison: document.isComparison, proof: proof),
      findings: findings)
  }
}

extension Method {
  /// The method as a clause behind "by".
  fileprivate var clause: String {
    self == .exhaustive ? "exhaustive search" : "the subset programme"
  }
}

import AirCart
import AirCartReports
import AirCartScenarios
import AirCartSimulation
import Foundation

/// Finds out what lies at a path, reads it and has it checked.
struct ResultReader {
  let console: Console
  private let arguments: ParsedArguments
  private let scenario: String?
  private let sample: Int?
  private let seed: UInt64
  private let threads: Int?

  /// The most memory for the values of a run, in bytes, as a share of the machine's.
  private static let memoryShare = 0.5

  /// Reads the options of a command line.
  init(_ arguments: ParsedArguments, _ options: GlobalOptions, _ console: Console) throws {
    self.console = console
    self.arguments = arguments
    scenario = arguments.value("scenario")?.text
    sample = try Self.whole(arguments, "sample").map { Int(clamping: $0) }
    seed = try Self.whole(arguments, "seed") ?? 1
    threads = if case .count(let count) = options.threads { count } else { nil }
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

  private func text(at path: String) throws -> SourceText {
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

// MARK: - Runs

extension ResultReader {
  private func run(_ folder: String) throws -> VerificationResult {
    let source = try text(at: folder + "/" + Manifest.fileName)
    let record: RunRecord
    do throws(Diagnostic) {
      record = try RunRecord(source)
    } catch {
      throw UnreadableResult(error, in: source)
    }
    if record.kind == .study { return study(folder) }
    if record.kind == .season { return try season(record, source, folder) }
    let loaded = try scenario(of: record, folder)
    let grid = loaded.scenario.grid
    let sample = CellSample(of: grid.cellCount, asked: sample, seed: seed)
    try checkMemory(grid, record)
    tellSample(sample, grid, folder)
    var findings = Findings()
    compare(loaded, record, &findings)
    let check = RunCheck(
      grid: grid, record: record, sample: sample, threads: threads, console: console)
    findings.add(try check.findings(in: resolved(folder)))
    return VerificationResult(
      path: folder,
      subject: .run(
        cells: grid.cellCount, recomputed: sample.rows.count, seed: sample.seed),
      findings: findings)
  }

  /// The scenario with the carts and products of the run.
  private func scenario(of record: RunRecord, _ folder: String) throws -> LoadedScenario {
    do {
      return try LoadedScenario(
        try scenarioPath(of: record, folder), with: ScenarioCompanions(arguments, or: record),
        console)
    } catch let error as DiagnosticError {
      throw UnreadableResult(error.report)
    }
  }

  /// What `--scenario` names, or the file of the manifest, here or among the scenarios.
  func scenarioPath(of record: RunRecord, _ folder: String) throws -> String {
    if let scenario { return scenario }
    let path = record.scenario?.path
    let name = path?.split(separator: "/").last.map { "Scenarios/\($0)" }
    let found = [path, name].compactMap { $0 }.first {
      FileManager.default.fileExists(atPath: resolved($0))
    }
    guard let found else {
      throw UnreadableResult(
        .missingInput,
        "the scenario \((path ?? "of the run").quoted) of \(folder.quoted) is not here",
        remedy: "name its file, as in --scenario Scenarios/cart-choice.json")
    }
    return found
  }

  private func compare(
    _ loaded: LoadedScenario, _ record: RunRecord, _ findings: inout Findings
  ) {
    for (index, input) in loaded.inputs.enumerated() {
      let stated = index < record.inputs.count ? record.inputs[index].sha256 : nil
      findings.compare(
        stated, input.sha256.hexadecimal, .scenario,
        at: "\(Manifest.fileName), /inputs/\(index)/sha256")
    }
    findings.require(
      record.hasAxes(of: loaded.scenario.grid), .axes, at: "\(Manifest.fileName), /axes",
      "other values",
      "those of the scenario")
  }

  private func tellSample(_ sample: CellSample, _ grid: SweepGrid, _ folder: String) {
    guard self.sample == nil, let seed = sample.seed else { return }
    console.note(
      "\(folder): of \(grid.cellCount.grouped) cells \(sample.rows.count.grouped) are planned "
        + "anew, drawn by seed \(seed); --sample \(grid.cellCount) takes all.")
  }

  /// Once for a sweep or the plans, and once more a cart at a time where files are compared.
  private func checkMemory(_ grid: SweepGrid, _ record: RunRecord) throws {
    var options = SweepOptions()
    options.metrics = record.metrics
    let needed = Sweep.resultBytes(grid, options) * (1 + 1 / Double(grid.carts.count))
    let limit = Double(ProcessInfo.processInfo.physicalMemory) * Self.memoryShare
    guard needed > limit else { return }
    throw CommandError(
      .usage,
      "Checking \(grid.cellCount.grouped) cells takes \(fixed(needed / 1e9, 1)) GB; "
        + "\(fixed(limit / 1e9, 1)) GB may be used.")
  }
}

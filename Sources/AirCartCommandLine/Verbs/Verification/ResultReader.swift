import AirCart
import AirCartReports
import AirCartScenarios
import AirCartSimulation
import Foundation

/// Finds out what lies at a path, reads it and has it checked.
struct ResultReader {
  let console: Console
  private let scenario: String?
  private let sample: Int?
  private let seed: UInt64
  private let threads: Int?

  /// The most memory for the values of a run, in bytes, as a share of the machine's.
  private static let memoryShare = 0.5

  /// Reads the options of a command line.
  init(_ arguments: ParsedArguments, _ options: GlobalOptions, _ console: Console) throws {
    self.console = console
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
    guard path != "-" else {
      let bytes = try console.readInput()
      return try plans(SourceText(name: "standard input", bytes: bytes))
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: resolved(path), isDirectory: &isFolder),
      isFolder.boolValue
    else { return try plans(text(at: path)) }
    return try run(path)
  }

  /// The path from the folder that the tool was called in.
  func resolved(_ path: String) -> String {
    path.hasPrefix("/") ? path : console.currentFolder + "/" + path
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
  private func plans(_ source: SourceText) throws -> VerificationResult {
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
    let (grid, digest) = try scenario(of: record, folder)
    let sample = CellSample(of: grid.cellCount, asked: sample, seed: seed)
    try checkMemory(grid, record)
    tellSample(sample, grid, folder)
    var findings = Findings()
    compare(digest, record, grid, &findings)
    let check = RunCheck(grid: grid, record: record, sample: sample, threads: threads)
    findings.add(try check.findings(in: resolved(folder)))
    return VerificationResult(
      path: folder,
      subject: .run(
        cells: grid.cellCount, recomputed: sample.rows.count, seed: sample.seed),
      findings: findings)
  }

  /// The scenario's combinations and the digest of its file.
  private func scenario(
    of record: RunRecord, _ folder: String
  ) throws -> (SweepGrid, SHA256.Digest) {
    let source = try text(at: try scenarioPath(of: record, folder))
    let reading = Scenario.read(source)
    guard let scenario = reading.document else { throw UnreadableResult(reading.report) }
    var hash = SHA256()
    hash.update(source.bytes)
    return (scenario.grid, hash.digest)
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
    _ digest: SHA256.Digest, _ record: RunRecord, _ grid: SweepGrid, _ findings: inout Findings
  ) {
    let stated = record.scenario?.sha256
    findings.compare(
      stated, digest.hexadecimal, .scenario, at: "\(Manifest.fileName), /inputs/0/sha256")
    findings.require(
      record.hasAxes(of: grid), .axes, at: "\(Manifest.fileName), /axes", "other values",
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

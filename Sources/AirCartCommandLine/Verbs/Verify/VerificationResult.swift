package import AirCartDocuments
package import AirCartReports

/// What checking one path came to.
package struct VerificationResult: Sendable {
  package enum Subject: Sendable {
    /// Plans of one document, and the methods that proved their optima.
    case plans(Int, isComparison: Bool, proof: [String])
    /// A look at a range on so many carts, and the methods that judged some of its plans.
    case range(carts: Int, proof: [String])
    /// A comparison of so many carts on a farm.
    case farm(carts: Int)
    /// A load sheet, with the methods that proved the optima of its plan, or without a plan.
    case loadSheet(stops: Int, proof: [String]?)
    case validations(Int)
    case run(Run)
  }

  package struct Run: Sendable {
    let kind: RunRecord.Kind
    package var files = 0
    /// The cells of a sweep, those planned one by one, and the seed by which they were sampled.
    package var cells: Int?
    package var planned: Int?
    package var seed: UInt64?
    /// Why it was not made again; `nil` where it was.
    package var reason: String?

    package init(_ kind: RunRecord.Kind) { self.kind = kind }
  }

  package let path: String
  package let subject: Subject
  package let findings: Findings

  package init(path: String, subject: Subject, findings: Findings) {
    self.path = path
    self.subject = subject
    self.findings = findings
  }

  /// Whether nothing was found, and everything was checked: a run that was not made again may be
  /// made of anything.
  package var holds: Bool {
    if case .run(let run) = subject, run.reason != nil { return false }
    return findings.count == 0
  }

  // MARK: - Text

  /// What was checked and how, in a clause.
  package var facts: String {
    let values = findings.valueCount.counted("value") + " compared"
    switch subject {
    case .plans(let count, _, let proof):
      return "\(count.counted("plan")), \(values), "
        + "optima recomputed by \(proof.listed(joinedBy: "and"))"
    case .range(let carts, let proof):
      let judged = proof.isEmpty ? "" : ", plans between breaks recomputed by \(proof.listed)"
      return "a range on \(carts.counted("cart")), \(values)\(judged)"
    case .farm(let carts): return "a farm on \(carts.counted("cart")) compared again, \(values)"
    case .loadSheet(let stops, let proof):
      let judged = proof.map { ", its plan's optima recomputed by \($0.listed(joinedBy: "and"))" }
      return
        "a load sheet of \(stops.counted("stop")), \(values)\(judged ?? "; a table has no plan")"
    case .validations(let count):
      return "\(count.counted("published figure")) computed again, \(values)"
    case .run(let run): return run.facts
    }
  }
}

extension VerificationResult.Run {
  fileprivate var facts: String {
    if let reason {
      return "only the manifest was checked; the \(kind.rawValue) was not made again: \(reason)"
    }
    let sampled = seed.map { ", sampled with seed \($0)" } ?? ""
    let cellFact = cells.map {
      "; \((planned ?? 0).grouped) of \($0.counted("cell")) planned one by one\(sampled)"
    }
    return "\(kind.rawValue) made again, \(files.counted("file")) compared byte for byte"
      + (cellFact ?? "")
  }
}

// MARK: - Data

extension VerificationResult {
  /// The keys of an answer about all paths.
  package static let document = OutputTable<(results: [VerificationResult], unchecked: [String])>(
    "a verification",
    [
      .schemaVersion(2),
      .init(.holds, .flag, "Whether everything was checked and nothing is wrong.") {
        $0.unchecked.isEmpty && !$0.results.isEmpty && $0.results.allSatisfy(\.holds)
      },
      .init("results", .list(table), "What was checked, in order.") { $0.results },
      .init("unchecked", .list(.text), "The paths that could not be checked.") { $0.unchecked },
    ])

  private static let table = OutputTable<VerificationResult>(
    "a result",
    [
      .init(.path, .text, "What was checked.") { $0.path },
      .init(.holds, .flag, "Whether nothing is wrong.") { $0.holds },
      .init(.kind, .text, "What it is.") { $0.kind },
      .init(ifAny: "planCount", .whole, "Its plans.") {
        if case .plans(let count, _, _) = $0.subject { count } else { nil }
      },
      .init(ifAny: .cartCount, .whole, "The carts of a range or on a farm.") { $0.cartCount },
      .init(ifAny: "stopCount", .whole, "The stops of a load sheet.") {
        if case .loadSheet(let stops, _) = $0.subject { stops } else { nil }
      },
      .init(ifAny: "proof", .list(.text), "The methods that proved the optima.") { $0.proof },
      .init(ifAny: .run, .object(runTable), "What was checked of a run.") {
        if case .run(let run) = $0.subject { run } else { nil }
      },
      .init("valuesCompared", .whole, "The values compared.") { $0.findings.valueCount },
      .init("findingCount", .whole, "What is wrong.") { $0.findings.count },
      .init("findings", .list(Finding.table), "The first of it.") { $0.findings.kept },
    ])

  private static let runTable = OutputTable<Run>(
    "a run",
    [
      .init(ifAny: "files", .whole, "The files compared.") { $0.files },
      .init(ifAny: .cells, .whole, "The cells of a sweep.") { $0.cells },
      .init(ifAny: "cellsPlanned", .whole, "Those planned one by one.") { $0.planned },
      .init(ifAny: .seed, .seed, "The seed by which they were sampled.") { $0.seed },
      .init("madeAgain", .flag, "Whether the run was made again.") { $0.reason == nil },
      .init(ifAny: "notMadeBecause", .text, "Why not.") { $0.reason },
    ])

  private var kind: String {
    switch subject {
    case .plans(_, let isComparison, _): isComparison ? "comparison" : "plan"
    case .range: "range"
    case .farm: "farm"
    case .loadSheet: "loadSheet"
    case .validations: "validations"
    case .run(let run): run.kind.rawValue
    }
  }

  private var proof: [String]? {
    switch subject {
    case .plans(_, _, let proof): proof
    case .range(_, let proof): proof
    case .loadSheet(_, let proof): proof
    case .validations, .run, .farm: nil
    }
  }

  private var cartCount: Int? {
    switch subject {
    case .range(let carts, _), .farm(let carts): carts
    case .plans, .loadSheet, .validations, .run: nil
    }
  }
}

extension Finding {
  fileprivate static let table = OutputTable<Finding>(
    "a finding",
    [
      .init("place", .text, "Where it is.") { $0.place },
      .init(.rule, .text, "The rule that is broken.") { $0.rule.rawValue },
      .init("found", .text, "What is there.") { $0.found },
      .init("expected", .text, "What should be.") { $0.expected },
      .init(.meaning, .text, "The rule in words.") { $0.rule.sentence },
    ])
}

extension VerificationResult {
  /// What checking several paths came to: a line for each, and its findings below it.
  ///
  /// What could not be checked does not hold.
  package static func answer(
    _ results: [VerificationResult], unchecked: [String] = []
  ) -> Answer {
    Answer(
      title: "", blocks: [.preformatted(results.flatMap(\.lines))],
      data: document.json((results, unchecked)), table: table(results))
  }

  private var verdict: String { holds ? "ok" : findings.count > 0 ? "wrong" : "unchecked" }

  private var lines: [String] {
    let summary = "\(verdict): \(path): \(facts)"
    guard findings.count > 0 else { return [summary] }
    let rest = findings.count - findings.kept.count
    let more = rest > 0 ? ["  and \(rest.grouped) more"] : []
    let count = findings.count.counted("finding")
    return ["\(summary), \(count)"] + findings.kept.map { "  \($0.text)" } + more
  }

  /// A row for each finding, and one for each path without any.
  private static func table(_ results: [VerificationResult]) -> ResultTable {
    let rows = results.flatMap { result -> [(result: VerificationResult, finding: Finding?)] in
      result.findings.count == 0 ? [(result, nil)] : result.findings.kept.map { (result, $0) }
    }
    return ResultTable(
      columns: [
        .init("path", cells: .texts(rows.map(\.result.path))),
        .init("verdict", cells: .texts(rows.map(\.result.verdict))),
        .init("place", cells: .texts(rows.map(\.finding?.place))),
        .init("rule", cells: .texts(rows.map(\.finding?.rule.rawValue))),
        .init("found", cells: .texts(rows.map(\.finding?.found))),
        .init("expected", cells: .texts(rows.map(\.finding?.expected))),
        .init("meaning", cells: .texts(rows.map(\.finding?.rule.sentence))),
      ], rowCount: rows.count)
  }
}

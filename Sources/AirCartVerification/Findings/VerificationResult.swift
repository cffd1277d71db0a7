package import AirCartDocuments
package import AirCartReports

/// What checking one path came to.
package struct VerificationResult: Sendable {
  /// What lies at the path.
  package enum Subject: Sendable {
    /// Plans of one document, and the methods that proved their optima.
    case plans(Int, isComparison: Bool, proof: [String])
    /// A look at a range on so many carts, and the methods that judged some of its plans.
    case range(carts: Int, proof: [String])
    /// A load sheet, with the methods that proved the optima of its plan, or without a plan.
    case loadSheet(stops: Int, proof: [String]?)
    /// A run, its files, of a sweep its cells and those planned one by one, and why it was not made
    /// again.
    case run(
      RunRecord.Kind, files: Int, cells: Int?, planned: Int?, seed: UInt64?, reason: String?)
  }

  package let path: String
  package let subject: Subject
  package let findings: Findings

  package init(path: String, subject: Subject, findings: Findings) {
    self.path = path
    self.subject = subject
    self.findings = findings
  }

  /// Whether nothing was found.
  package var holds: Bool { findings.count == 0 }
}

// MARK: - Text

extension VerificationResult {
  /// What was checked and how, in a clause.
  package var facts: String {
    let values = counted(findings.valueCount, "value") + " compared"
    switch subject {
    case .plans(let count, _, let proof):
      return "\(counted(count, "plan")), \(values), "
        + "optima recomputed by \(proof.listed(joinedBy: "and"))"
    case .range(let carts, let proof):
      let judged =
        proof.isEmpty ? "" : ", plans between breaks recomputed by \(proof.listed)"
      return "a range on \(counted(carts, "cart")), \(values)\(judged)"
    case .loadSheet(let stops, let proof):
      let judged = proof.map { ", its plan's optima recomputed by \($0.listed(joinedBy: "and"))" }
      return
        "a load sheet of \(counted(stops, "stop")), \(values)\(judged ?? "; a table has no plan")"
    case .run(let kind, let files, let cells, let planned, let seed, let reason):
      if let reason {
        return "only the manifest was checked; the \(kind.rawValue) was not made again: "
          + reason
      }
      let sampled = seed.map { ", sampled with seed \($0)" } ?? ""
      let cellFact = cells.map {
        "; \((planned ?? 0).grouped) of \(counted($0, "cell")) planned one by one\(sampled)"
      }
      return "\(kind.rawValue) made again, \(counted(files, "file")) compared byte for byte"
        + (cellFact ?? "")
    }
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count.grouped) \(noun)" + (count == 1 ? "" : "s")
  }
}

// MARK: - Data

extension VerificationResult {
  /// The result for programs.
  package var json: JSONValue {
    .object(
      [.init("path", .string(path)), .init("holds", .bool(holds))] + subjectMembers + [
        .init("valuesCompared", .integer(findings.valueCount)),
        .init("findingCount", .integer(findings.count)),
        .init("findings", .array(findings.kept.map(\.json))),
      ])
  }

  private var subjectMembers: [JSONValue.Member] {
    switch subject {
    case .plans(let count, let isComparison, let proof):
      [
        .init("kind", .string(isComparison ? "comparison" : "plan")),
        .init("plans", .integer(count)), .init("proof", .array(proof.map(JSONValue.string))),
      ]
    case .range(let carts, let proof):
      [
        .init("kind", "range"), .init("carts", .integer(carts)),
        .init("proof", .array(proof.map(JSONValue.string))),
      ]
    case .loadSheet(let stops, let proof):
      [
        .init("kind", "loadSheet"), .init("stops", .integer(stops)),
        .init("proof", proof.map { .array($0.map(JSONValue.string)) } ?? .null),
      ]
    case .run(let kind, let files, let cells, let planned, let seed, let reason):
      [
        .init("kind", .string(kind.rawValue)), .init("files", .integer(files)),
        .init("cells", cells.map(JSONValue.integer) ?? .null),
        .init("cellsPlanned", planned.map(JSONValue.integer) ?? .null),
        .init("seed", seed.map { .integer(Int(clamping: $0)) } ?? .null),
        .init("madeAgain", .bool(reason == nil)),
        .init("notMadeBecause", reason.map(JSONValue.string) ?? .null),
      ]
    }
  }

  /// The findings of several results as a table.
  package static func table(_ results: [VerificationResult]) -> ResultTable {
    let rows = results.flatMap { result in result.findings.kept.map { (result.path, $0) } }
    return ResultTable(
      columns: [
        .init("path", title: "Path", cells: .texts(rows.map(\.0))),
        .init("place", title: "Place", cells: .texts(rows.map(\.1.place))),
        .init("rule", title: "Rule", cells: .texts(rows.map(\.1.rule.rawValue))),
        .init("found", title: "Found", cells: .texts(rows.map(\.1.found))),
        .init("expected", title: "Expected", cells: .texts(rows.map(\.1.expected))),
        .init("meaning", title: "Meaning", cells: .texts(rows.map(\.1.rule.sentence))),
      ], rowCount: rows.count)
  }
}

extension Finding {
  fileprivate var json: JSONValue {
    [
      "place": .string(place), "rule": .string(rule.rawValue), "found": .string(found),
      "expected": .string(expected), "meaning": .string(rule.sentence),
    ]
  }
}

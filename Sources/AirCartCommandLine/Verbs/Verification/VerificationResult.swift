import AirCartReports
import AirCartScenarios

/// What checking one path came to.
struct VerificationResult: Sendable {
  /// What lies at the path.
  enum Subject: Sendable {
    /// Plans of one document, and the methods that proved their optima.
    case plans(Int, isComparison: Bool, proof: [String])
    /// A load sheet, with the methods that proved the optima of its plan, or without a plan.
    case loadSheet(stops: Int, proof: [String]?)
    /// A run, of whose cells some or all were recomputed.
    case run(cells: Int, recomputed: Int, seed: UInt64?)
    /// A season, made again or not, and why not.
    case season(files: Int, isMadeAgain: Bool, reason: String?)
    /// A study of quality, whose files alone were checked.
    case study
  }

  let path: String
  let subject: Subject
  let findings: Findings

  var holds: Bool { findings.count == 0 }
}

// MARK: - Text

extension VerificationResult {
  /// The result in lines for people.
  func lines(_ style: Style) -> [String] {
    let head = holds ? style("ok:", as: .ok) : style("wrong:", as: .error)
    let summary = "\(path): \(facts)".printable
    guard !holds else { return ["\(head) \(summary)"] }
    let rest = findings.count - findings.kept.count
    let more = rest > 0 ? ["  and \(rest.grouped) more"] : []
    return ["\(head) \(summary), \(counted(findings.count, "finding"))"]
      + findings.kept.map { "  \($0.text)" } + more
  }

  private var facts: String {
    let values = counted(findings.valueCount, "value") + " compared"
    switch subject {
    case .plans(let count, _, let proof):
      return "\(counted(count, "plan")), \(values), "
        + "optima recomputed by \(proof.listed(joinedBy: "and"))"
    case .loadSheet(let stops, let proof):
      let judged = proof.map { ", its plan's optima recomputed by \($0.listed(joinedBy: "and"))" }
      return
        "a load sheet of \(counted(stops, "stop")), \(values)\(judged ?? "; a table has no plan")"
    case .run(let cells, let recomputed, let seed):
      let drawn = seed.map { ", drawn by seed \($0)" } ?? ""
      return "\(recomputed.grouped) of \(counted(cells, "cell")) recomputed\(drawn), \(values)"
    case .season(let files, let isMadeAgain, let reason):
      guard !isMadeAgain else {
        return "the season is simulated again, \(counted(files, "file")) compared byte for byte"
      }
      return "the files are held against their manifest; the season is not simulated again: "
        + (reason ?? "")
    case .study:
      return "the files are held against their manifest; a study of quality is not made again"
    }
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count.grouped) \(noun)" + (count == 1 ? "" : "s")
  }
}

// MARK: - Data

extension VerificationResult {
  /// The result for programs.
  var json: JSONValue {
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
    case .loadSheet(let stops, let proof):
      [
        .init("kind", "loadSheet"), .init("stops", .integer(stops)),
        .init("proof", proof.map { .array($0.map(JSONValue.string)) } ?? .null),
      ]
    case .run(let cells, let recomputed, let seed):
      [
        .init("kind", "run"), .init("cells", .integer(cells)),
        .init("cellsRecomputed", .integer(recomputed)),
        .init("seed", seed.map { .integer(Int(clamping: $0)) } ?? .null),
      ]
    case .season(let files, let isMadeAgain, let reason):
      [
        .init("kind", "season"), .init("files", .integer(files)),
        .init("isMadeAgain", .bool(isMadeAgain)),
        .init("notMadeBecause", reason.map(JSONValue.string) ?? .null),
      ]
    case .study: [.init("kind", "study"), .init("isMadeAgain", false)]
    }
  }

  /// The findings of several results as a table.
  static func table(_ results: [VerificationResult]) -> ResultTable {
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

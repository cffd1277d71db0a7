import AirCartDocuments
package import AirCartReports

/// A rule that a result breaks, where, and with which values.
package struct Finding: Equatable, Sendable {
  /// A JSON pointer, or a file of a run and the place in it.
  package let place: String
  package let rule: VerificationRule
  package let found: String
  package let expected: String

  package var text: String {
    "\(place): found \(found), expected \(expected): \(rule.sentence)".printable
  }
}

/// Findings as they are made: the first few, and how many there are.
package struct Findings: Sendable {
  /// The most that are kept.
  package static let limit = 20
  /// How far a derived value may be off, relative to its size.
  package static let tolerance = 1e-9

  package private(set) var kept: [Finding] = []
  package private(set) var count = 0
  /// The values that were compared.
  package var valueCount = 0

  package mutating func add(
    _ rule: VerificationRule, at place: String, found: String, expected: String
  ) {
    count += 1
    guard kept.count < Self.limit else { return }
    kept.append(Finding(place: place, rule: rule, found: found, expected: expected))
  }

  /// Takes over what was found elsewhere, of which some may not have been kept.
  package mutating func add(_ others: Findings) {
    kept += others.kept.prefix(max(0, Self.limit - kept.count))
    count += others.count
    valueCount += others.valueCount
  }

  package init() {}

  /// Compares numbers, of which one may not be there, where rounding may differ; `scale` is the size
  /// of what they are made of.
  package mutating func compare(
    _ found: Double?, _ expected: Double?, _ rule: VerificationRule, at place: String,
    scale: Double = 0
  ) {
    valueCount += 1
    let agree: Bool
    if let found, let expected {
      let size = max(scale, found.magnitude, expected.magnitude)
      agree = (found - expected).magnitude <= Self.tolerance * size
    } else {
      agree = found == expected
    }
    if !agree { add(rule, at: place, found: Self.shown(found), expected: Self.shown(expected)) }
  }

  /// Compares texts of which one may not be there.
  package mutating func compare(
    _ found: String?, _ expected: String?, _ rule: VerificationRule, at place: String
  ) {
    require(
      found == expected, rule, at: place, found: Self.shown(found), expected: Self.shown(expected))
  }

  /// Adds a finding unless something holds.
  package mutating func require(
    _ holds: Bool, _ rule: VerificationRule, at place: String, found: String, expected: String
  ) {
    valueCount += 1
    if !holds { add(rule, at: place, found: found, expected: expected) }
  }

  /// A number as files have it, or why it is none.
  package static func shown(_ value: Double?) -> String {
    value.map { NumberText.shown($0) } ?? "null"
  }

  package static func shown(_ text: String?) -> String { text.map(\.quoted) ?? "null" }

  /// Adds a difference between a folder and its manifest.
  package mutating func add(_ discrepancy: Manifest.Discrepancy) {
    let (path, found, expected) =
      switch discrepancy {
      case .missing(let path): (path, "no file", "the file that was written")
      case .changed(let path): (path, "other bytes", "the bytes that were written")
      case .extra(let path): (path, "a file", "none, for the manifest does not list it")
      case .outside(let path): (path, "a path out of the folder", "one inside it")
      case .unreadable(let path): (path, "no manifest of aircart", "one")
      }
    add(.manifest, at: path, found: found, expected: expected)
  }
}

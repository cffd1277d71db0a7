import AirCartDocuments

/// Compares what a document says with what is written for the same request now, value by value.
///
/// Texts, flags, whole numbers and the order of lists must be the same, and so must the keys of an
/// object, in whatever order; other numbers may differ by rounding.
struct DocumentComparison {
  private(set) var findings = Findings()
  private let rule: VerificationRule
  /// How far numbers may differ whatever their size.
  private let slack: Double
  /// The keys at the top whose values are not compared.
  private let skipped: Set<String>

  /// The keys at the top whose numbers follow to the bit: no method chose them.
  private static let exactKeys: Set<String> = ["products", "greedy"]

  /// Compares a value with the one that is expected at a JSON pointer.
  init(
    _ found: SyntaxNode, _ expected: JSONValue, at pointer: String,
    rule: VerificationRule = .document, slack: Double = 0, skipping skipped: Set<String> = []
  ) {
    self.rule = rule
    self.slack = slack
    self.skipped = skipped
    compareTop(found, expected, pointer)
  }

  private mutating func compareTop(_ found: SyntaxNode, _ expected: JSONValue, _ pointer: String) {
    guard case .object(let members) = expected, found.members != nil else {
      return compare(found, expected, pointer, tolerance: Findings.tolerance)
    }
    for member in members where !skipped.contains(member.name) {
      let isExact = slack == 0 && Self.exactKeys.contains(member.name)
      compare(
        found[member.name], member.value, pointer + "/\(member.name)",
        tolerance: isExact ? 0 : Findings.tolerance)
    }
    refuseOthers(found, members, pointer, but: skipped)
  }

  private mutating func compare(
    _ found: SyntaxNode?, _ expected: JSONValue, _ pointer: String, tolerance: Double
  ) {
    guard let found else {
      return findings.require(false, rule, at: pointer, found: "nothing", expected: expected.shown)
    }
    switch (found.kind, expected) {
    case (.object, .object(let members)):
      for member in members {
        compare(found[member.name], member.value, pointer + "/\(member.name)", tolerance: tolerance)
      }
      refuseOthers(found, members, pointer)
    case (.array(let elements), .array(let values)):
      if elements.count != values.count {
        findings.add(rule, at: pointer, found: found.shown, expected: expected.shown)
      }
      for (index, (element, value)) in zip(elements, values).enumerated() {
        compare(element, value, pointer + "/\(index)", tolerance: tolerance)
      }
    default:
      findings.require(
        isSame(found, expected, tolerance), rule, at: pointer, found: found.shown,
        expected: expected.shown)
    }
  }

  private func isSame(_ found: SyntaxNode, _ expected: JSONValue, _ tolerance: Double) -> Bool {
    switch (found.kind, expected) {
    case (.string(let text), .string(let other)): text == other
    case (.bool(let flag), .bool(let other)): flag == other
    case (.null, .null): true
    case (.null, .number(let number)): !number.isFinite
    case (.number(let number, _), .integer(let other)): number == Double(other)
    case (.number(let number, _), .number(let other)):
      (number - other).magnitude <= max(slack, tolerance * max(number.magnitude, other.magnitude))
    default: false
    }
  }

  /// Adds a finding for each key that should not be there, or not twice.
  private mutating func refuseOthers(
    _ found: SyntaxNode, _ members: [JSONValue.Member], _ pointer: String,
    but others: Set<String> = []
  ) {
    var names = Set(members.map(\.name)).union(others)
    for member in found.members ?? [] where names.remove(member.key) == nil {
      findings.add(
        rule, at: pointer + "/\(member.key)", found: member.value.shown, expected: "nothing")
    }
  }
}

extension SyntaxNode {
  /// The value in a few words.
  var shown: String { JSONValue(self).shown }
}

extension JSONValue {
  /// The value in a few words.
  var shown: String {
    switch self {
    case .object: "an object"
    case .array(let elements): "\(elements.count) elements"
    case .string(let text): text.quoted
    case .number(let number): number.isFinite ? Findings.shown(number) : "null"
    case .integer(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    case .null: "null"
    }
  }
}

/// A value in a run's files that is not what the problem says.
package struct RunDiscrepancy: Equatable, Sendable {
  /// Where in a file something is.
  package enum Place: Equatable, Sendable {
    /// The file as a whole.
    case file
    /// A row as spreadsheets count them, the heading being row 1, and the name of its column.
    case row(Int, column: String)
    /// The indices of an array's element, from 0.
    case element([Int])
  }

  /// The path in the run's folder.
  package let file: String
  /// Where in the file.
  package let place: Place
  /// What stands there.
  package let found: String
  /// What should stand there.
  package let expected: String
}

extension RunDiscrepancy: CustomStringConvertible {
  package var description: String {
    let facts = "found \(Self.shown(found)), expected \(Self.shown(expected))"
    switch place {
    case .file: return "\(file): \(facts)"
    case .row(let row, let column): return "\(file), row \(row), \(column): \(facts)"
    case .element(let indices): return "\(file), element \(indices): \(facts)"
    }
  }

  /// A text as a message may show it: not empty, not long, without control characters.
  private static func shown(_ text: String) -> String {
    if text.isEmpty { return "nothing" }
    let plain = text.unicodeScalars.prefix(60).map { scalar in
      scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) ? "\u{FFFD}" : Character(scalar)
    }
    return String(plain) + (text.unicodeScalars.count > 60 ? "…" : "")
  }
}

/// Discrepancies as they are found: the first few, and how many there are.
struct RunFindings {
  /// The most that are kept.
  static let limit = 20

  private(set) var kept: [RunDiscrepancy] = []
  private(set) var count = 0
  /// The values that were compared.
  var valueCount = 0

  mutating func add(
    _ file: String, _ place: @autoclosure () -> RunDiscrepancy.Place,
    found: @autoclosure () -> String, expected: @autoclosure () -> String
  ) {
    count += 1
    guard kept.count < Self.limit else { return }
    kept.append(.init(file: file, place: place(), found: found(), expected: expected()))
  }
}

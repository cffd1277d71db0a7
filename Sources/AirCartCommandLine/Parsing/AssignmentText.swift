import AirCartDocuments

/// `name=value` as it was typed: the name is everything before the last `=`.
package struct AssignmentText: Equatable, Sendable {
  package let name: String
  package let value: String

  /// Splits the text; `expected` shows in an error what it should look like.
  package init(
    parsing text: String, expected: String = "Wheat=100"
  ) throws(AssignmentTextError) {
    guard let sign = text.lastIndex(of: "=") else {
      throw .missingSign(text, expected: expected)
    }
    name = text[..<sign].trimmed
    value = text[text.index(after: sign)...].trimmed
    guard !name.unicodeScalars.contains(where: \.isUnprintable) else {
      throw .hiddenCharacters(name)
    }
    guard !name.isEmpty else { throw .missingName(text, expected: expected) }
    guard !value.isEmpty else { throw .missingValue(text, expected: expected) }
  }
}

/// Why a text is not an assignment.
package enum AssignmentTextError: ExplainedError, Equatable {
  case missingSign(String, expected: String)
  case missingName(String, expected: String)
  case missingValue(String, expected: String)
  /// A name with characters that move the cursor or turn the direction of text.
  case hiddenCharacters(String)

  package var exitCode: ExitCode { .usage }

  package var message: String {
    switch self {
    case .missingSign(let text, _): "'\(text)' has no '=' between name and value."
    case .missingName(let text, _): "'\(text)' has no name before the '='."
    case .missingValue(let text, _): "'\(text)' has no value after the '='."
    case .hiddenCharacters(let name):
      "The name '\(name.printable)' has control characters."
    }
  }

  package var remedy: String? {
    switch self {
    case .missingSign(_, let expected), .missingName(_, let expected),
      .missingValue(_, let expected):
      "Write it as \(expected)."
    case .hiddenCharacters: "Write it in visible characters on one line."
    }
  }
}

/// A range whose end is included: `60...300` or `60...300lb/ac`.
package struct QuantityRangeText: Equatable, Sendable {
  package let lower: QuantityText
  package let upper: QuantityText

  /// Reads two quantities of one unit with three points between; a single one is not a range.
  package init(parsing text: String, as kind: QuantityKind) throws(QuantityTextError) {
    let parts = text.split(separator: "...", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw QuantityTextError(.notANumber, text, kind) }
    let start = try QuantityText(parsing: String(parts[0]), as: kind)
    upper = try QuantityText(parsing: String(parts[1]), as: kind)
    lower = QuantityText(value: start.value, unit: start.unit ?? upper.unit)
    guard lower.unit == upper.unit else { throw QuantityTextError(.mixedUnits, text, kind) }
    guard lower.value <= upper.value else {
      throw QuantityTextError(.descendingRange, text, kind)
    }
  }

  /// Whether the text is written as a range.
  package static func isRange(_ text: String) -> Bool { text.contains("...") }
}

package import AirCart
package import AirCartDocuments

/// `name=value` as it was typed: the name is everything before the last `=`.
package struct AssignmentText: Equatable, Sendable {
  package let name: String
  package let value: String

  /// Splits the text; `expected` shows in an error what it should look like.
  package init(parsing text: String, expected: String = "Wheat=100") throws(CommandError) {
    let remedy: Phrase = "Write it as \(expected)."
    let sign = try text.lastIndex(of: "=").required(
      "'\(text)' has no '=' between name and value.", remedy: remedy)
    name = text[..<sign].trimmed
    value = text[text.index(after: sign)...].trimmed
    try require(
      !name.unicodeScalars.contains(where: \.isUnprintable),
      "The name '\(name.printable)' has control characters.",
      remedy: "Write it in visible characters on one line.")
    try require(!name.isEmpty, "'\(text)' has no name before the '='.", remedy: remedy)
    try require(!value.isEmpty, "'\(text)' has no value after the '='.", remedy: remedy)
  }
}

/// A range whose end is included: `60...300` or `60...300lb/ac`.
package struct QuantityRangeText: Equatable, Sendable {
  package let lower: QuantityText
  package let upper: QuantityText

  /// Reads two quantities of one unit with three points between; a single one is not a range.
  package init(parsing text: String, as kind: QuantityKind) throws(CommandError) {
    let parts = text.split(separator: "...", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw CommandError(kind.refusal(of: text)) }
    let start = try QuantityText(parsing: String(parts[0]), as: kind)
    upper = try QuantityText(parsing: String(parts[1]), as: kind)
    lower = QuantityText(value: start.value, unit: start.unit ?? upper.unit)
    try require(
      lower.unit == upper.unit, "The range '\(text)' has two units.",
      remedy: "Write one unit behind the range, as in 60...300lb/ac.")
    try require(
      lower.value <= upper.value, "The range '\(text)' ends before it begins.",
      remedy: "Write the smaller value first, as in 60...300.")
  }

  package static func isRange(_ text: String) -> Bool { text.contains("...") }
}

extension QuantityText {
  /// Reads a number with or without a unit of the kind, as options and arguments have it.
  package init(parsing typed: String, as kind: QuantityKind) throws(CommandError) {
    do throws(TextFault) {
      self = try QuantityText(reading: typed, as: kind)
    } catch {
      throw CommandError(error)
    }
  }
}

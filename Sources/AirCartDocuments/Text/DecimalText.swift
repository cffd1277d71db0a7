/// The decimal grammar of typed numbers: digits and at most one point.
package enum DecimalText {
  /// The value, or nil when the text is anything but a finite ASCII decimal number.
  package static func value(_ text: String) -> Double? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.last?.isEmpty == false else { return nil }
    guard parts.allSatisfy({ $0.allSatisfy(\.isDecimal) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The value within bounds.
  static func value(_ text: String, in bounds: ClosedRange<Double>) -> Double? {
    value(text).flatMap { bounds.contains($0) ? $0 : nil }
  }

  /// The percentage, with or without its sign, as in `5%`; `nil` as for ``value(_:)``.
  package static func percentage(_ text: String) -> Double? {
    value(text.trimmed.dropLast(percentSign(of: text)?.count ?? 0).trimmed)
  }

  /// The sign that makes a text a percentage, or the word for it.
  package static func percentSign(of text: String) -> String? {
    ["%", "percent", "per cent"].first { text.trimmed.lowercased().hasSuffix($0) }
  }
}

extension Character {
  package var isDecimal: Bool { ("0"..."9").contains(self) && isASCII }
}

extension StringProtocol {
  /// The text without spaces and tabs at its ends.
  package var trimmed: String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    return String(String(drop(while: isBlank).reversed()).drop(while: isBlank).reversed())
  }
}

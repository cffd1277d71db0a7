/// A job in a line, as people say it: `160 ac canola 5, urea 150, MAP 40`.
///
/// The field comes first, where one is named, then products between commas, semicolons or line ends,
/// each with its rate behind it or none.
package struct TypedLine: Equatable, Sendable {
  /// The field, as it is read by itself.
  package let field: TypedText?
  package let rows: [Row]

  /// A product and its rate, as they are read by themselves.
  package struct Row: Equatable, Sendable {
    package let name: TypedText
    package let rate: TypedText?
  }

  package init(reading typed: TypedText) {
    let text = Self.countingQuarter(typed.plainSigns.trimmed)
    let size = Self.fieldLength(of: text)
    field = size.map { text[..<$0].trimmed }
    rows = Self.rows(of: size.map { Self.behindField(text[$0...]) } ?? text)
  }

  /// A line with a 1 before a quarter section that is named without a number.
  private static func countingQuarter(_ text: TypedText) -> TypedText {
    let rest = text.lowercased.hasPrefix("a ") ? text[2...].trimmed : text
    let word = rest[..<rest.length { $0.isLetter }]
    let isOne =
      TypedUnit(word) == .quarterSections && word.lowercased.bytes.last != UInt8(ascii: "s")
    return isOne ? "1 " + rest : text
  }

  /// The length of a number with a unit of area at the beginning of a line.
  private static func fieldLength(of text: TypedText) -> Int? {
    // A sign such as ½ may be the number, or its end.
    guard let first = text.first, first.isDigit || first == .point || first >= 0x80 else {
      return nil
    }
    let start = text.length { !$0.isLetter || $0 >= 0x80 }
    let words = text[start...].prefix { $0.isLetter && $0 < 0x80 || $0 == .space }.split {
      $0 == .space
    }
    // A quarter section is two words.
    for count in [2, 1] where count <= words.count {
      let unit = TypedText.joined(Array(words[..<count]), by: " ")
      let end = start + unit.count
      if TypedUnit(unit)?.kind == .area, end == text.count || !text.bytes[end].isDigit {
        return end
      }
    }
    return nil
  }

  /// What follows a field: signs and an `of` belong to neither.
  private static func behindField(_ text: TypedText) -> TypedText {
    let rest = text[text.length { $0.isBlank || TypedText(":;,.").contains($0) }...]
    return rest.lowercased.hasPrefix("of ") ? rest[3...].trimmed : rest
  }

  /// The products of a list: a comma in front of a digit is one of a number, and one in parentheses is
  /// one of a name.
  package static func rows(of text: TypedText) -> [Row] {
    var parts: [TypedText] = []
    var (start, depth) = (0, 0)
    for place in text.bytes.indices {
      if text.bytes[place] == UInt8(ascii: "(") { depth += 1 }
      if text.bytes[place] == UInt8(ascii: ")") { depth -= 1 }
      let next = place + 1 < text.count ? text.bytes[place + 1] : .space
      switch text.bytes[place] {
      case UInt8(ascii: ";"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
      case .comma where depth <= 0 && (!next.isDigit || text[(place + 1)...].beginsGrade): break
      default: continue
      }
      parts.append(text[start..<place])
      (start, depth) = (place + 1, 0)
    }
    return (parts + [text[start...]]).map { row(of: $0.trimmed) }
  }

  /// The most bytes of a product with its rate.
  private static let longestRow = 200

  private static func row(of text: TypedText) -> Row {
    let whole = Row(name: text, rate: nil)
    // What begins a grade is a rate: urea 46, of Urea (46-0-0).
    guard text.count <= Self.longestRow,
      ProductCatalogue.called.match(text.lowercased, takesBeginnings: false) == .none,
      text.bytes.contains(where: { $0.isDigit || $0 >= 0x80 })
    else { return whole }
    let plain = TypedNumber.spelledOut(text)
    for start in plain.bytes.indices.dropFirst() where plain.bytes[start].isDigit {
      let before = plain.bytes[start - 1]
      let name = plain[..<start].trimmingEquals
      let rate = plain[start...]
      guard before.isBlank || before == UInt8(ascii: "="), !name.isEmpty, rate.isRate else {
        continue
      }
      return Row(name: name, rate: rate.perArea)
    }
    let joined = plain.bytes.indices.dropFirst().last { place in
      let before = plain.bytes[place - 1]
      return plain.bytes[place].isDigit && (before.isLetter || before == UInt8(ascii: ")"))
        && plain[place...].isRate
    }
    return joined.map { Row(name: plain[..<$0].trimmed, rate: plain[$0...].perArea) } ?? whole
  }
}

extension TypedText {
  fileprivate var trimmingEquals: TypedText {
    let end = bytes.lastIndex { !$0.isBlank && !TypedText("=:@").contains($0) }.map { $0 + 1 } ?? 0
    return self[..<end].trimmed
  }

  /// Whether it begins as a grade does: `46-0-0`.
  fileprivate var beginsGrade: Bool {
    let digits = length { $0.isDigit }
    return digits + 1 < count && bytes[digits] == .hyphen && bytes[digits + 1].isDigit
  }

  /// Whether all of it is a number with a unit of a rate, or of a weight.
  fileprivate var isRate: Bool {
    do {
      _ = try TypedQuantity(reading: perArea, as: .rate)
      return true
    } catch {
      // A comma that may be a decimal one is told of where the rate is read.
      if case .number(.decimalComma) = error { return true }
      if case .number(.either) = error { return true }
      return false
    }
  }

  /// Beside a product, a weight is one on an area.
  fileprivate var perArea: TypedText {
    let digits = length { !$0.isLetter }
    let unit = TypedUnit(self[digits...].trimmed)
    return switch unit {
    case .pounds: self[..<digits].trimmed + " lb/ac"
    case .kilograms: self[..<digits].trimmed + " kg/ha"
    default: self
    }
  }
}

extension ProductCatalogue {
  /// What each listed product is called, in the order of ``all``.
  package static let called = all.map { CalledNames($0) }
}

/// The number at the beginning of what was typed, and what follows it.
///
/// Decimal digits with at most one point: no sign, exponent, hexadecimal or infinity. Thousands may be
/// parted, the number may end in a fraction, or be one before a unit, and spaces are allowed around it.
package struct TypedNumber: Equatable, Sendable {
  /// Digits with at most one point.
  package private(set) var digits: TypedText
  /// What a fraction such as `1/2` adds to them, below 1.
  package private(set) var fraction = 0.0
  /// What follows, such as a unit.
  package private(set) var rest: TypedText

  /// Why a text is not a number, or may be several.
  package enum Fault: Error, Equatable, Sendable {
    case notNumber
    case negative
    /// What parts the digits parts no thousands; the text without it.
    case separators(TypedText)
    /// The comma is a decimal one; the text with a point.
    case decimalComma(TypedText)
    /// The separator may part thousands or be a decimal one.
    case either(whole: TypedText, decimal: TypedText)
    /// The areas of several fields, or of the one field that they also may be.
    case several(fields: [TypedText], one: TypedText?)
  }

  /// Reads a text; `isArea` where a list may be fields, `decimalSign` as where it was typed.
  package init(
    reading typed: TypedText, isArea: Bool, decimalSign: UInt8 = .point
  ) throws(Fault) {
    let plain = typed.plainSigns.trimmed
    if plain.first == .hyphen { throw .negative }
    if let mixed = try Self(mixed: plain) {
      self = mixed
      return
    }
    // A space that does not break lists no fields.
    if isArea { try Self.refuseSeveral(typed.trimmed, decimalSign: decimalSign) }
    let text = try Self.ungrouped(
      decimalSign == .comma ? try Self.withPoint(plain) : plain)
    digits = text.prefix { $0.isDigit || $0 == .point }
    rest = text[digits.count...].trimmed
    guard digits.isDecimal else { throw .notNumber }
  }

  // MARK: Fractions

  private static let fractions: [(TypedText, TypedText)] = [
    ("¼", " 1/4 "), ("½", " 1/2 "), ("¾", " 3/4 "), ("⅓", " 1/3 "), ("⅔", " 2/3 "), ("⅛", " 1/8 "),
    ("⅜", " 3/8 "), ("⅝", " 5/8 "), ("⅞", " 7/8 "),
  ]

  /// The text with signs such as `½` written out.
  static func spelledOut(_ text: TypedText) -> TypedText {
    guard text.bytes.contains(where: { $0 >= 0x80 }) else { return text }
    return fractions.reduce(text) { $0.replacing($1.0, with: $1.1) }.trimmed
  }

  /// A whole number with a fraction, or a fraction before a unit: `1½`, `1 1/2`, `3/4 ac`; `nil` where there
  /// is no fraction.
  ///
  /// `1 3/2` is a slip, `11/2` may be meant as one and a half, and `1/2` as anything.
  private init?(mixed typed: TypedText) throws(Fault) {
    let text = Self.spelledOut(typed)
    let number = text.prefix { !$0.isLetter }
    guard let slash = number.bytes.firstIndex(of: .slash), slash > 0, slash + 1 < number.count,
      number.bytes[slash - 1].isDigit, number.bytes[slash + 1].isDigit
    else { return nil }
    let head = text[..<slash]
    let overStart = head.bytes.lastIndex { !$0.isDigit }.map { $0 + 1 } ?? 0
    let before = text[..<overStart]
    let tail = text[(slash + 1)...]
    let under = tail.prefix { $0.isDigit }
    rest = tail[under.count...].trimmed
    digits = try before.isEmpty ? "" : Self.whole(before)
    let (over, parts) = (head[overStart...].number, under.number)
    guard parts > 0, under.first != UInt8(ascii: "0"), over < parts,
      !digits.isEmpty || !rest.isEmpty,
      rest.first.map({ !$0.isDigit && $0 != .slash && $0 != .point && $0 != .comma }) ?? true
    else { throw .notNumber }
    fraction = over / parts
    if digits.isEmpty { digits = "0" }
  }

  /// The whole number in front of a fraction, apart from it.
  private static func whole(_ text: TypedText) throws(Fault) -> TypedText {
    guard text.bytes.last?.isBlank == true else { throw .notNumber }
    do {
      let whole = try ungrouped(text.trimmed)
      if !whole.isEmpty, whole.bytes.allSatisfy({ $0.isDigit }) { return whole }
    } catch {}
    throw .notNumber
  }

  // MARK: Separators

  /// The text with a point for its decimal comma, and without points between thousands.
  private static func withPoint(_ text: TypedText) throws(Fault) -> TypedText {
    let length = text.length { $0.isDigit || TypedText(",._' ").contains($0) }
    let (number, unit) = (text[..<length].trimmed, text[length...])
    let parts = number.split { $0 == .point || $0 == .comma }
    if parts.count == 2, parts.areThousands {
      // A fourth digit leaves one meaning.
      throw .either(whole: .joined(parts), decimal: .joined(parts, by: ",") + "0")
    }
    let comma = number.bytes.lastIndex(of: .comma)
    // A comma in front of a point parts thousands itself.
    guard number.bytes.count(where: { $0 == .comma }) <= 1,
      (comma ?? number.count) > (number.bytes.lastIndex(of: .point) ?? 0)
    else { return text }
    let groups = number[..<(comma ?? number.count)].split { $0 == .point }
    guard groups.count > 1 || comma != nil, groups.count == 1 || groups.areThousands else {
      return text
    }
    return .joined(groups) + (comma.map { "." + number[($0 + 1)...] } ?? "") + unit
  }

  /// Refuses an area that may as well be several fields: `155,148`, `155,80`; of `1,280` the first would
  /// have one acre.
  private static func refuseSeveral(
    _ text: TypedText, decimalSign: UInt8
  ) throws(Fault) {
    let number = text.prefix { $0.isDigit || $0 == .comma || $0 == .point || $0 == .space }
    let parts = number.split { $0 == .space || $0 == .comma && decimalSign == .point }
      .filter { !$0.isEmpty }
    guard parts.count > 1, !number.hasPointBeforeThousands, parts.allSatisfy({ $0.isField }) else {
      return
    }
    guard let one = oneField(parts, isList: !number.contains(.comma)) else {
      throw .several(fields: parts, one: nil)
    }
    let unit = text[number.count...]
    throw .several(fields: parts, one: unit.isEmpty ? one : one + " " + unit)
  }

  /// The one number that parts may be: with separators between thousands, or with a decimal comma.
  private static func oneField(_ parts: [TypedText], isList: Bool) -> TypedText? {
    let wholes = parts.map { $0.length { $0.isDigit } }
    let isPlain = parts.dropLast().allSatisfy { !$0.contains(.point) }
    if isPlain, wholes[0] <= 3, wholes.dropFirst().allSatisfy({ $0 == 3 }) { return .joined(parts) }
    let isDecimalComma = parts.count == 2 && !isList && !parts.contains { $0.contains(.point) }
    return isDecimalComma ? .joined(parts, by: ".") : nil
  }

  /// The text without the thousands separators of its number: `1,344`, `1 344`, `1'344`, `1_344`.
  ///
  /// What parts no thousands is refused: the decimal comma of `64,75`, and `1234,567`, which may be
  /// either.
  private static func ungrouped(_ text: TypedText) throws(Fault) -> TypedText {
    let bytes = text.bytes
    // A digit of a unit is none of the number's, as in `28plants/ft2,38`.
    let end = text.length { !$0.isLetter }
    let signs: TypedText = ",_' "
    let places = (0..<end).dropFirst().filter { place in
      signs.contains(bytes[place]) && bytes[place - 1].isDigit
        && place + 1 < end && bytes[place + 1].isDigit
    }
    guard let first = places.first else { return text }
    let isOneSign = places.allSatisfy { bytes[$0] == bytes[first] }
    let groups = zip(places, places.dropFirst() + [bytes.count]).map { start, end in
      text[(start + 1)..<end].prefix { $0.isDigit || $0 == .point }
    }
    let isGrouped = groups.indices.allSatisfy { index in
      let whole = groups[index].length { $0.isDigit }
      return whole == 3 && (index == groups.count - 1 || whole == groups[index].count)
    }
    let isWhole = bytes[..<first].allSatisfy { $0.isDigit }
    let mayGroup = first <= 3 && bytes[0] != UInt8(ascii: "0")
    let joined = text.removing(places)
    if isOneSign, isGrouped, isWhole, mayGroup { return joined }
    guard bytes[first] == .comma, places.count == 1 else { throw .separators(joined) }
    guard isWhole else {
      throw .decimalComma(text.replacing(".", with: "").replacing(",", with: "."))
    }
    let pointed = text[..<first] + "." + text[(first + 1)...]
    guard isGrouped, bytes[0] != UInt8(ascii: "0") else { throw .decimalComma(pointed) }
    throw .either(whole: joined, decimal: pointed)
  }
}

extension [TypedText] {
  /// Whether they are digits by threes, the first of them one to three and not of zero.
  fileprivate var areThousands: Bool {
    self[0].first != UInt8(ascii: "0") && (1...3).contains(self[0].count)
      && allSatisfy { $0.bytes.allSatisfy { $0.isDigit } }
      && dropFirst().allSatisfy { $0.count == 3 }
  }
}

extension TypedText {
  /// The value of digits.
  fileprivate var number: Double {
    bytes.reduce(0) { $0 * 10 + Double($1 - UInt8(ascii: "0")) }
  }

  /// Whether it may be the area of a field in a list: a number of 10 or more.
  fileprivate var isField: Bool {
    first != UInt8(ascii: "0") && length { $0.isDigit } > 1 && isDecimal
  }

  /// Whether a point parts thousands in front of a comma: `1.344,50`.
  fileprivate var hasPointBeforeThousands: Bool {
    let parts = split { $0 == .point }
    return zip(parts, parts.dropFirst()).contains { before, group in
      before.bytes.last?.isDigit == true && group.length { $0.isDigit } == 3
        && group.count > 3 && group.bytes[3] == .comma
    }
  }

  fileprivate func removing(_ places: [Int]) -> TypedText {
    TypedText(bytes.indices.filter { !places.contains($0) }.map { bytes[$0] })
  }
}

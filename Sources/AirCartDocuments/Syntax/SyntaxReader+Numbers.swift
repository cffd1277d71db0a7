// Numbers: decimal with an optional exponent, or hexadecimal; always finite.

extension SyntaxReader {
  /// The longest number, far beyond what decides a `Double`, so that conversion stays cheap.
  private static let maximumNumberLength = 400

  /// Reads a number that starts at the current byte.
  mutating func readNumber() throws(Diagnostic) -> SyntaxNode {
    let start = offset
    if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { offset += 1 }
    if startsName(at: offset) { throw signedWord(from: start) }
    if peek() == UInt8(ascii: "0"), peek(1) | 0x20 == UInt8(ascii: "x") {
      try skipHexadecimal(from: start)
    } else {
      try skipDecimal(from: start)
    }
    try checkNumberEnd(start)
    return try number(start..<offset)
  }

  private func number(_ span: Range<Int>) throws(Diagnostic) -> SyntaxNode {
    let text = String(decoding: bytes[span], as: UTF8.self)
    guard span.count <= Self.maximumNumberLength else {
      throw Diagnostic(
        .number, "a number of \(span.count.grouped) characters is too long", span: span)
    }
    guard let value = Double(text) else { throw malformed(span) }
    guard value.isFinite else {
      throw Diagnostic(.notFinite, "\(text.clipped) is too large for a number", span: span)
    }
    return SyntaxNode(kind: .number(value, text: text), span: span)
  }

  private mutating func skipHexadecimal(from start: Int) throws(Diagnostic) {
    offset += 2
    let digits = offset
    while Character(Unicode.Scalar(peek())).isHexDigit { offset += 1 }
    guard offset > digits else { throw malformed(start..<offset) }
  }

  private mutating func skipDecimal(from start: Int) throws(Diagnostic) {
    let whole = skipDigits()
    try checkLeadingZero(start, digits: whole)
    var count = whole
    if peek() == UInt8(ascii: ".") {
      offset += 1
      count += skipDigits()
    }
    guard count > 0 else { throw malformed(start..<max(offset, start + 1)) }
    try skipExponent(from: start)
  }

  private mutating func skipExponent(from start: Int) throws(Diagnostic) {
    guard peek() | 0x20 == UInt8(ascii: "e") else { return }
    let mark = offset
    offset += 1
    if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { offset += 1 }
    if skipDigits() > 0 { return }
    // The e of a unit, as in 5each, is better explained by what follows a number.
    guard startsName(at: offset) else { throw malformed(start..<offset) }
    offset = mark
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while isDigit(peek()) { offset += 1 }
    return offset - start
  }

  private func checkLeadingZero(_ start: Int, digits: Int) throws(Diagnostic) {
    guard digits > 1, bytes[offset - digits] == UInt8(ascii: "0") else { return }
    throw Diagnostic(
      .number, "a number must not start with a 0 before other digits", span: start..<offset,
      notes: ["a number has no thousands separator, and a point for the decimals"])
  }

  /// A unit or a second point after a number is a common slip and deserves its own message.
  private func checkNumberEnd(_ start: Int) throws(Diagnostic) {
    guard offset < bytes.count else { return }
    if bytes[offset] == UInt8(ascii: ".") { throw malformed(start..<offset + 1) }
    let end = wordEnd(from: offset)
    guard end > offset else { return }
    let number = String(decoding: bytes[start..<offset], as: UTF8.self)
    throw Diagnostic(
      .number, "\(foundDescription()) cannot follow a number", span: offset..<end,
      notes: ["write \(number.clipped) alone: the unit follows from \"units\""])
  }

  private func startsName(at position: Int) -> Bool {
    position < bytes.count && !isDigit(bytes[position]) && wordEnd(from: position) > position
  }

  private func signedWord(from start: Int) -> Diagnostic {
    let end = wordEnd(from: offset)
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    let isNonFinite = text.hasSuffix("Infinity") || text.hasSuffix("NaN")
    return isNonFinite ? notFinite(text, start..<end) : malformed(start..<end)
  }

  private func malformed(_ span: Range<Int>) -> Diagnostic {
    let text = String(decoding: bytes[span], as: UTF8.self)
    return Diagnostic(.number, "\(text.quoted) is not a number", span: span)
  }

  /// A diagnostic for NaN or an infinity.
  func notFinite(_ text: String, _ span: Range<Int>) -> Diagnostic {
    Diagnostic(.notFinite, "\(text.clipped) is not a finite number", span: span)
  }
}

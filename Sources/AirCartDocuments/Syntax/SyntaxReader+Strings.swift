// Texts in single or double quotes, and their escapes.

extension SyntaxReader {
  /// Reads a text that starts at the current byte.
  mutating func readString() throws(Diagnostic) -> SyntaxNode {
    let start = offset
    return SyntaxNode(kind: .string(try readText()), span: start..<offset)
  }

  /// Reads a quoted text and returns it with its escapes resolved.
  mutating func readText() throws(Diagnostic) -> String {
    let start = offset
    let quote = bytes[offset]
    var text: [UInt8] = []
    offset += 1
    while offset < bytes.count, bytes[offset] != quote {
      if bytes[offset] == UInt8(ascii: "\\") {
        try readEscape(into: &text, textStart: start)
      } else {
        try checkCharacter(textStart: start)
        text.append(bytes[offset])
        offset += 1
      }
    }
    guard offset < bytes.count else { throw unterminatedText(start) }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  private func checkCharacter(textStart: Int) throws(Diagnostic) {
    switch bytes[offset] {
    case 0x0A, 0x0D: throw unterminatedText(textStart)
    case 0x00..<0x20, 0x7F:
      throw Diagnostic(
        .controlCharacter,
        "a text must not contain the control character \(bytes[offset].unicodeName)",
        span: offset..<offset + 1, notes: bytes[offset] == 0x09 ? ["a tab is written \\t"] : [])
    default: return
    }
  }

  /// Points at the first line of the text: its quote is missing there.
  private func unterminatedText(_ start: Int) -> Diagnostic {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return Diagnostic(
      .unterminated, "this text is never closed with \(Unicode.Scalar(bytes[start]))",
      span: start..<end, notes: ["a text ends on the line on which it starts"])
  }

  // MARK: - Escapes

  private mutating func readEscape(into text: inout [UInt8], textStart: Int) throws(Diagnostic) {
    let start = offset
    offset += 1
    guard offset < bytes.count else { throw unterminatedText(textStart) }
    let lineBreak = lineBreakLength(at: offset)
    offset += lineBreak
    guard lineBreak == 0 else { return }
    let scalar = try readEscapedScalar(from: start)
    text.append(contentsOf: Array(String(scalar).utf8))
  }

  private mutating func readEscapedScalar(from start: Int) throws(Diagnostic) -> Unicode.Scalar {
    let marker = scalar(at: offset)
    offset += scalarLength(at: offset)
    switch marker {
    case "b": return "\u{08}"
    case "f": return "\u{0C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "v": return "\u{0B}"
    case "x": return Unicode.Scalar(UInt8(truncatingIfNeeded: try readHex(2, from: start)))
    case "u": return try readUnicodeEscape(from: start)
    case "0" where !isDigit(peek()): return "\0"
    case "0"..."9": throw badEscape(start, "a digit cannot follow a backslash")
    default: return marker
    }
  }

  /// Reads the digits after `\u`, and the second half where they are the first of a pair.
  mutating func readUnicodeEscape(from start: Int) throws(Diagnostic) -> Unicode.Scalar {
    let first = try readHex(4, from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let isPair = first < 0xDC00 && peek() == UInt8(ascii: "\\") && peek(1) == UInt8(ascii: "u")
    guard isPair else { throw badEscape(start, "half of a surrogate pair") }
    offset += 2
    let second = try readHex(4, from: start)
    guard 0xDC00..<0xE000 ~= second else { throw badEscape(start, "half of a surrogate pair") }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func readHex(_ count: Int, from start: Int) throws(Diagnostic) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let digit = Character(Unicode.Scalar(peek())).hexDigitValue else {
        throw badEscape(start, "\(count) hexadecimal digits must follow")
      }
      value = value << 4 + UInt32(digit)
      offset += 1
    }
    return value
  }

  private func badEscape(_ start: Int, _ reason: Phrase) -> Diagnostic {
    Diagnostic(
      .escape, "invalid escape: \(reason)", span: start..<offset,
      notes: ["a backslash itself is written \\\\"])
  }

  func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}

extension UInt8 {
  /// The usual name of a character, such as `U+0007`.
  var unicodeName: String { "U+" + hexadecimal(digits: 4).uppercased() }
}

// White space, comments, words and keys.

extension SyntaxReader {
  /// Skips white space and comments.
  mutating func skipBlanks() throws(Diagnostic) {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x09...0x0D, 0x20: offset += 1
      case UInt8(ascii: "/"): try skipComment()
      case 0x80...:
        guard isBlank(scalar(at: offset)) else { return }
        offset += scalarLength(at: offset)
      default: return
      }
    }
  }

  private func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{FEFF}", "\u{2028}", "\u{2029}": true
    default: scalar.properties.generalCategory == .spaceSeparator
    }
  }

  private mutating func skipComment() throws(Diagnostic) {
    switch peek(1) {
    case UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "*"): try skipBlock()
    default: throw unexpected(expecting: "a comment // or /* */")
    }
  }

  private mutating func skipLine() {
    while offset < bytes.count, lineBreakLength(at: offset) == 0 { offset += 1 }
  }

  private mutating func skipBlock() throws(Diagnostic) {
    let start = offset
    offset += 2
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
    throw Diagnostic(.unterminated, "this comment is never closed with */", span: start..<start + 2)
  }

  /// The length of the line break that starts at a byte; 0 where none does.
  func lineBreakLength(at position: Int) -> Int {
    switch bytes[position] {
    case 0x0A: return 1
    case 0x0D: return position + 1 < bytes.count && bytes[position + 1] == 0x0A ? 2 : 1
    case 0xE2: return ["\u{2028}", "\u{2029}"].contains(scalar(at: position)) ? 3 : 0
    default: return 0
    }
  }

  // MARK: - Scalars

  /// The scalar that starts at a byte of the text, whose encoding has been checked.
  func scalar(at position: Int) -> Unicode.Scalar {
    guard bytes[position] >= 0x80 else { return Unicode.Scalar(bytes[position]) }
    let end = min(position + scalarLength(at: position), bytes.count)
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    return text.unicodeScalars.first ?? "\u{FFFD}"
  }

  /// The number of bytes of the scalar that starts at a byte.
  func scalarLength(at position: Int) -> Int {
    switch bytes[position] {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }

  // MARK: - Words

  /// The end of the run of letters, digits, `$` and `_` that starts at a byte.
  func wordEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, continuesWord(scalar(at: end)) { end += scalarLength(at: end) }
    return end
  }

  /// Whether an unquoted key may contain a scalar.
  func continuesWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "$", "_", "\u{200C}", "\u{200D}": true
    default: !scalar.isASCII && scalar.properties.isIDContinue
    }
  }

  private func startsWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "$", "_": true
    default: !scalar.isASCII && scalar.properties.isIDStart
    }
  }

  mutating func readKey() throws(Diagnostic) -> (String, Range<Int>) {
    if isQuote(peek()) {
      let start = offset
      return (try readText(), start..<offset)
    }
    return try readUnquotedKey()
  }

  private mutating func readUnquotedKey() throws(Diagnostic) -> (String, Range<Int>) {
    let start = offset
    var key = String.UnicodeScalarView()
    while offset < bytes.count {
      let isEscape = bytes[offset] == UInt8(ascii: "\\")
      let next = isEscape ? try escapedKeyScalar() : scalar(at: offset)
      guard key.isEmpty ? startsWord(next) : continuesWord(next) else { break }
      key.append(next)
      if !isEscape { offset += scalarLength(at: offset) }
    }
    guard !key.isEmpty else { throw unexpected(expecting: "a key or \"}\"") }
    return (String(key), start..<offset)
  }

  /// Reads a `\uXXXX` of an unquoted key, which must stand for a character of a word.
  private mutating func escapedKeyScalar() throws(Diagnostic) -> Unicode.Scalar {
    let start = offset
    guard peek(1) == UInt8(ascii: "u") else { throw unexpected(expecting: "a key or \"}\"") }
    offset += 2
    let escaped = try readUnicodeEscape(from: start)
    guard continuesWord(escaped) else {
      throw Diagnostic(.escape, "this character needs a key in quotes", span: start..<offset)
    }
    return escaped
  }
}

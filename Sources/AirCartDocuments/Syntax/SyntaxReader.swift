/// Reads JSON5 from UTF-8 bytes and keeps the position of everything it reads.
///
/// Stricter than JSON5 where a scenario could go wrong unnoticed: `NaN`, infinities and control
/// characters inside a text are refused. Duplicate keys are kept for the validator, which reports
/// all of them. The first syntax error ends the reading: what follows it would be guesswork.
///
/// Nesting, size and the number of values are limited, and every byte is looked at a bounded
/// number of times, so that no input exhausts the stack or the memory or takes long.
///
/// Reference: JSON5 Data Interchange Format, version 1.0.0, <https://spec.json5.org>.
package struct SyntaxReader {
  /// The deepest nesting of objects and lists.
  package static let maximumDepth = 64

  /// The most values in one document, which bounds the memory that a tree takes.
  package static let maximumValueCount = 2_000_000

  let source: SourceText
  /// What the document is, for messages.
  private let noun: String
  let bytes: [UInt8]
  var offset = 0
  private var depth = 0
  private var valueCount = 0

  private init(_ source: SourceText, noun: String) {
    self.source = source
    self.noun = noun
    bytes = source.bytes
    offset = source.contentStart
  }

  /// Reads the one value that a document holds, which messages call by the noun.
  ///
  /// - Complexity: O(*n*) time and memory in the number of bytes.
  package static func read(
    _ source: SourceText, of noun: String = "a scenario"
  ) throws(Diagnostic) -> SyntaxNode {
    try source.checkEncoding()
    var reader = SyntaxReader(source, noun: noun)
    try reader.skipBlanks()
    guard reader.offset < reader.bytes.count else {
      throw Diagnostic(.empty, "the file is empty", notes: [reader.form])
    }
    let node = try reader.readValue()
    try reader.skipBlanks()
    guard reader.offset == reader.bytes.count else { throw reader.trailingContent() }
    return node
  }

  private func trailingContent() -> Diagnostic {
    Diagnostic(
      .trailing, "unexpected \(foundDescription()) after the end of the document",
      span: foundSpan(), notes: ["a file holds one { … } and nothing behind it"])
  }

  // MARK: - Values

  /// Reads a value that starts at the current byte.
  mutating func readValue() throws(Diagnostic) -> SyntaxNode {
    valueCount += 1
    guard valueCount <= Self.maximumValueCount else { throw tooManyValues() }
    switch peek() {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try readNested()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try readString()
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"),
      UInt8(ascii: "-"):
      return try readNumber()
    default: return try readWord()
    }
  }

  private func tooManyValues() -> Diagnostic {
    Diagnostic(
      .tooLarge, "the document holds more than \(Self.maximumValueCount.grouped) values",
      span: offset..<offset + 1, notes: ["write long lists as { from, to, step }"])
  }

  private mutating func readNested() throws(Diagnostic) -> SyntaxNode {
    guard depth < Self.maximumDepth else {
      throw Diagnostic(
        .tooDeep, "objects and lists are nested more than \(Self.maximumDepth) deep",
        span: offset..<offset + 1)
    }
    depth += 1
    let node = try peek() == UInt8(ascii: "{") ? readObject() : readArray()
    depth -= 1
    return node
  }

  /// Reads `true`, `false` or `null`, and explains every other word.
  private mutating func readWord() throws(Diagnostic) -> SyntaxNode {
    let start = offset
    let end = wordEnd(from: start)
    let word = String(decoding: bytes[start..<end], as: UTF8.self)
    offset = end
    switch word {
    case "true": return SyntaxNode(kind: .bool(true), span: start..<end)
    case "false": return SyntaxNode(kind: .bool(false), span: start..<end)
    case "null": return SyntaxNode(kind: .null, span: start..<end)
    default:
      offset = start
      throw notAValue(word, start..<end)
    }
  }

  private func notAValue(_ word: String, _ span: Range<Int>) -> Diagnostic {
    if word == "NaN" || word == "Infinity" { return notFinite(word, span) }
    guard depth > 0 else { return notADocument() }
    guard !word.isEmpty else { return unexpected(expecting: "a value") }
    if let literal = ["true", "false", "null"].first(where: { $0 == word.lowercased() }) {
      return Diagnostic(.syntax, "\(word.quoted) is not a value", span: span, suggestion: literal)
    }
    return bareText(from: span.lowerBound)
  }

  /// Takes everything up to the next comma, closing mark or line end for the text that was meant.
  private func bareText(from start: Int) -> Diagnostic {
    var end = start
    while end < bytes.count, !",]}\n\r\"'/".utf8.contains(bytes[end]) { end += 1 }
    while bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    return Diagnostic(
      .syntax, "text must stand in quotes", span: start..<end, suggestion: text.quoted)
  }

  private func notADocument() -> Diagnostic {
    Diagnostic(
      .syntax, "expected \"{\", found \(foundDescription())", span: foundSpan(),
      notes: [form]
        + (noun == "a farm" && source.name.lowercased().hasSuffix(".csv")
          ? ["'aircart plan' reads tables; its --write-farm farm.json writes one as a farm"] : []))
  }

  private var form: Phrase { "\(localized(word: noun)) stands between { and }" }

  // MARK: - Objects and lists

  private mutating func readObject() throws(Diagnostic) -> SyntaxNode {
    let start = offset
    var members: [SyntaxNode.Member] = []
    offset += 1
    while try !closes(with: "}", openedAt: start) {
      members.append(try readMember(ofObjectAt: start))
      try readSeparator(before: "}", openedAt: start)
    }
    return SyntaxNode(kind: .object(members), span: start..<offset)
  }

  private mutating func readArray() throws(Diagnostic) -> SyntaxNode {
    let start = offset
    var elements: [SyntaxNode] = []
    offset += 1
    while try !closes(with: "]", openedAt: start) {
      elements.append(try readValue())
      try readSeparator(before: "]", openedAt: start)
    }
    return SyntaxNode(kind: .array(elements), span: start..<offset)
  }

  private mutating func readMember(ofObjectAt start: Int) throws(Diagnostic) -> SyntaxNode.Member {
    let (key, keySpan) = try readKey()
    try skipBlanks()
    guard offset < bytes.count else { throw neverClosed(start) }
    guard peek() == UInt8(ascii: ":") else {
      throw unexpected(expecting: "\":\" after the key \(key.quoted)")
    }
    offset += 1
    try skipBlanks()
    guard offset < bytes.count else { throw neverClosed(start) }
    return SyntaxNode.Member(key: key, keySpan: keySpan, value: try readValue())
  }

  /// Skips to the next member or element, or past the closing mark when that comes next.
  private mutating func closes(
    with mark: Unicode.Scalar, openedAt start: Int
  ) throws(Diagnostic) -> Bool {
    try skipBlanks()
    guard offset < bytes.count else { throw neverClosed(start) }
    guard peek() == UInt8(ascii: mark) else { return false }
    offset += 1
    return true
  }

  /// Reads the comma after a value; a closing mark in its place is left alone.
  private mutating func readSeparator(
    before mark: Unicode.Scalar, openedAt start: Int
  ) throws(Diagnostic) {
    let end = offset
    try skipBlanks()
    guard offset < bytes.count else { throw neverClosed(start) }
    if peek() == UInt8(ascii: mark) { return }
    guard peek() == UInt8(ascii: ",") else {
      throw missingSeparator(after: end, before: mark, openedAt: start)
    }
    offset += 1
  }

  /// Points after the value that lacks its comma, which may be lines above the next token.
  private func missingSeparator(
    after end: Int, before mark: Unicode.Scalar, openedAt start: Int
  ) -> Diagnostic {
    let isClosing = [UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":")].contains(peek())
    guard isClosing else {
      return Diagnostic(
        .syntax, "a comma is missing here", span: end..<end,
        notes: ["before \(foundDescription()) on line \(source.line(at: offset))"])
    }
    var diagnostic = unexpected(expecting: "\",\" or \"\(mark)\"")
    diagnostic.notes.append(
      localized("the \"\(mark == "}" ? "{" : "[")\" stands on line \(source.line(at: start))"))
    return diagnostic
  }

  private func neverClosed(_ start: Int) -> Diagnostic {
    let isObject = bytes[start] == UInt8(ascii: "{")
    return Diagnostic(
      .unterminated,
      isObject ? "this { is never closed with }" : "this [ is never closed with ]",
      span: start..<start + 1, notes: ["the file ends before it"])
  }

  // MARK: - What was found

  /// The current byte; 0, which no document contains, at the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  /// A diagnostic for a character that is not allowed in its place.
  func unexpected(expecting expected: Phrase) -> Diagnostic {
    let found = foundDescription()
    return Diagnostic(
      .syntax, "expected \(expected), found \(found)", span: foundSpan(), notes: foundNotes())
  }

  /// What is at the current byte, for a message.
  func foundDescription() -> String {
    guard offset < bytes.count else { return localized("the end of the file") }
    let text = String(decoding: bytes[foundSpan()], as: UTF8.self)
    return isQuote(peek()) && text.utf8.count > 1 ? text.clipped : text.quoted
  }

  /// The quoted text or word at the current byte, or the one character.
  func foundSpan() -> Range<Int> {
    guard offset < bytes.count else { return offset..<offset }
    let end = isQuote(peek()) ? quotedEnd(from: offset) : wordEnd(from: offset)
    return offset..<(end > offset ? end : offset + scalarLength(at: offset))
  }

  /// The end of the quoted text that starts at a byte, at the latest the end of its line.
  private func quotedEnd(from start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      end += 1
      if bytes[end - 1] == bytes[start] { return end }
    }
    return end
  }

  func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

  private func foundNotes() -> [Phrase] {
    guard offset < bytes.count else { return [] }
    switch scalar(at: offset) {
    case "\u{201C}", "\u{201D}", "\u{201E}", "\u{2018}", "\u{2019}", "\u{00AB}", "\u{00BB}":
      return ["use the straight quotes \" of a plain text editor"]
    case "0"..."9": return ["a number has no thousands separator, and a point for the decimals"]
    default: return []
    }
  }
}

/// Reads the elements and attributes of an XML file; text between elements is skipped.
///
/// Our own, because the toolchain's FoundationXML brings libxml2, which a statically linked program then
/// needs from the system, and gives no place of a mistake in bytes.
///
/// A document type is refused, and with it every entity but the five of XML: nothing outside the file
/// is read, and nothing in it grows. Depth, elements and attributes are limited.
///
/// Reference: Extensible Markup Language (XML) 1.0, fifth edition.
struct MarkupReader {
  static let (depthLimit, elementLimit, attributeLimit) = (64, 2_000_000, 64)

  private let bytes: [UInt8]
  private var offset: Int
  private var count = 0

  private init(_ source: SourceText) {
    bytes = source.bytes
    offset = source.contentStart
  }

  /// Reads the root element.
  ///
  /// - Throws: The first mistake, with its place.
  /// - Complexity: O(*n*) in the number of bytes.
  static func read(_ source: SourceText) throws(Diagnostic) -> MarkupElement {
    try source.checkEncoding()
    var reader = MarkupReader(source)
    return try reader.document()
  }

  private mutating func document() throws(Diagnostic) -> MarkupElement {
    var open: [MarkupElement] = []
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<") else {
        try skipText(isInside: !open.isEmpty)
        continue
      }
      if try skipRemark() { continue }
      if starts(with: "</") {
        guard let element = try close(&open) else { continue }
        return try ended(element)
      }
      let (element, isEmpty) = try startTag()
      guard open.count < Self.depthLimit else {
        throw Diagnostic(
          .tooDeep, "elements are nested more than \(Self.depthLimit) deep", span: element.span)
      }
      if !isEmpty {
        open.append(element)
      } else if open.isEmpty {
        return try ended(element)
      } else {
        open[open.count - 1].children.append(element)
      }
    }
    guard let element = open.last else {
      throw Diagnostic(.empty, "the file has no element", notes: ["an XML file is expected"])
    }
    throw Diagnostic(
      .unterminated, "the element \(element.name.quoted) is never closed", span: element.span,
      notes: ["the file ends before it"])
  }

  /// Ends the innermost element; returns it where it is the root.
  private mutating func close(
    _ open: inout [MarkupElement]
  ) throws(Diagnostic) -> MarkupElement? {
    let start = offset
    offset += 2
    let name = name()
    skipBlanks()
    guard let element = open.popLast(), element.name == name, peek() == UInt8(ascii: ">") else {
      throw Diagnostic(
        .syntax, "\(("</" + name).quoted) closes nothing here", span: start..<max(offset, start + 2)
      )
    }
    offset += 1
    guard !open.isEmpty else { return element }
    open[open.count - 1].children.append(element)
    return nil
  }

  /// The root, where nothing but remarks follows it.
  private mutating func ended(_ root: MarkupElement) throws(Diagnostic) -> MarkupElement {
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "<") {
        guard try skipRemark() else {
          throw Diagnostic(
            .trailing, "there is another element behind the end of the file's first",
            span: offset..<offset + 1)
        }
      } else {
        try skipText(isInside: false)
      }
    }
    return root
  }

  // MARK: Tags

  private mutating func startTag() throws(Diagnostic) -> (MarkupElement, isEmpty: Bool) {
    let start = offset
    count += 1
    guard count <= Self.elementLimit else {
      throw Diagnostic(
        .tooLarge, "the file has more than \(Self.elementLimit.grouped) elements",
        span: start..<start + 1)
    }
    offset += 1
    let name = name()
    guard !name.isEmpty else {
      throw Diagnostic(.syntax, "a name is expected behind \"<\"", span: start..<start + 1)
    }
    var attributes: [(name: String, value: String)] = []
    while true {
      skipBlanks()
      guard offset < bytes.count else {
        throw Diagnostic(.unterminated, "this tag is never closed with >", span: start..<start + 1)
      }
      if starts(with: "/>") {
        offset += 2
        return (MarkupElement(name: name, attributes: attributes, span: start..<offset), true)
      }
      if bytes[offset] == UInt8(ascii: ">") {
        offset += 1
        return (MarkupElement(name: name, attributes: attributes, span: start..<offset), false)
      }
      let attribute = try attribute()
      guard !attributes.contains(where: { $0.name == attribute.name }),
        attributes.count < Self.attributeLimit
      else {
        throw Diagnostic(
          .duplicateKey, "the attribute \(attribute.name.quoted) is one too many",
          span: start..<offset)
      }
      attributes.append(attribute)
    }
  }

  private mutating func attribute() throws(Diagnostic) -> (name: String, value: String) {
    let start = offset
    let name = name()
    skipBlanks()
    guard !name.isEmpty, peek() == UInt8(ascii: "=") else {
      throw Diagnostic(
        .syntax, "an attribute with its value is expected, as in A=\"1\"",
        span: start..<min(max(offset, start + 1), bytes.count))
    }
    offset += 1
    skipBlanks()
    let quote = peek()
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw Diagnostic(
        .syntax, "the value of \(name.quoted) is not in quotes", span: start..<offset)
    }
    offset += 1
    let first = offset
    while offset < bytes.count, bytes[offset] != quote, bytes[offset] != UInt8(ascii: "<") {
      offset += 1
    }
    guard peek() == quote else {
      throw Diagnostic(
        .unterminated, "the value of \(name.quoted) is never closed", span: start..<first)
    }
    let value = try text(first..<offset)
    offset += 1
    return (name, value)
  }

  /// The text of some bytes with its references resolved.
  private func text(_ span: Range<Int>) throws(Diagnostic) -> String {
    let text = String(decoding: bytes[span], as: UTF8.self)
    guard text.contains("&") else { return text }
    var parts = text.split(separator: "&", omittingEmptySubsequences: false)
    var result = String(parts.removeFirst())
    for part in parts {
      guard let end = part.firstIndex(of: ";"), let sign = Self.reference(part[..<end]) else {
        throw Diagnostic(
          .escape, "\(("&" + part.prefix(12)).quoted) is not a reference that is read", span: span,
          notes: ["write & as &amp;; entities of a document type are not read"])
      }
      result += sign + part[part.index(after: end)...]
    }
    return result
  }

  private static func reference(_ name: Substring) -> String? {
    let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    if let sign = named[String(name)] { return sign }
    guard name.first == "#", name.count < 10 else { return nil }
    let digits = name.dropFirst()
    let code =
      digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return code.flatMap { Unicode.Scalar($0) }.map { String($0) }
  }

  // MARK: Between tags

  /// Skips a comment, a processing instruction or marked text; whether there was one.
  private mutating func skipRemark() throws(Diagnostic) -> Bool {
    if starts(with: "<!DOCTYPE") {
      throw Diagnostic(
        .syntax, "the file has a document type, which is not read", span: offset..<offset + 9,
        notes: ["entities of a document type may lead out of the file: remove it"])
    }
    for (start, end) in [("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>")]
    where starts(with: start) {
      try skip(past: end, openedBy: start)
      return true
    }
    return false
  }

  private mutating func skip(past end: String, openedBy start: String) throws(Diagnostic) {
    let first = offset
    offset += start.utf8.count
    while offset < bytes.count {
      if starts(with: end) {
        offset += end.utf8.count
        return
      }
      offset += 1
    }
    throw Diagnostic(
      .unterminated, "\(start.quoted) is never closed with \(end.quoted)",
      span: first..<first + start.utf8.count)
  }

  private mutating func skipText(isInside: Bool) throws(Diagnostic) {
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") {
      guard isInside || Self.isBlank(bytes[offset]) else {
        throw Diagnostic(
          .syntax, "this is not an XML file: it has text outside its elements",
          span: start..<start + 1)
      }
      offset += 1
    }
  }

  // MARK: Bytes

  private func peek() -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private func starts(with word: String) -> Bool { bytes[offset...].starts(with: word.utf8) }

  private mutating func skipBlanks() {
    while offset < bytes.count, Self.isBlank(bytes[offset]) { offset += 1 }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// The name at the current byte; empty where there is none.
  private mutating func name() -> String {
    let start = offset
    while offset < bytes.count, !Self.isBlank(bytes[offset]),
      !"<>/=\"'&".utf8.contains(bytes[offset])
    {
      offset += 1
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }
}

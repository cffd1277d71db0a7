/// What a person typed, byte by byte.
///
/// Words and signs that AirCart knows are ASCII, and the browser build compares no strings; so numbers,
/// units and names are read from UTF-8 by the command line and the page alike.
package struct TypedText: Hashable, ExpressibleByStringLiteral, Sendable {
  package private(set) var bytes: [UInt8]

  package init(_ bytes: some Sequence<UInt8>) {
    self.bytes = [UInt8](bytes)
  }

  package init(stringLiteral text: StaticString) {
    bytes = [UInt8](UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  package var isEmpty: Bool { bytes.isEmpty }
  var first: UInt8? { bytes.first }
  var count: Int { bytes.count }

  /// The text without blanks at its ends.
  package var trimmed: TypedText {
    let start = bytes.firstIndex { !$0.isBlank } ?? bytes.endIndex
    let end = bytes.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? start
    return self[start..<end]
  }

  /// The text with its Latin letters small.
  package var lowercased: TypedText { TypedText(bytes.map { $0.lowercased }) }

  subscript(range: some RangeExpression<Int>) -> TypedText { TypedText(bytes[range]) }

  package static func + (start: TypedText, end: TypedText) -> TypedText {
    TypedText(start.bytes + end.bytes)
  }

  /// How many bytes at the beginning satisfy a condition.
  func length(while holds: (UInt8) -> Bool) -> Int {
    bytes.firstIndex { !holds($0) } ?? bytes.count
  }

  func prefix(while holds: (UInt8) -> Bool) -> TypedText { self[..<length(while: holds)] }

  func hasPrefix(_ start: TypedText) -> Bool { bytes.starts(with: start.bytes) }

  func contains(_ part: TypedText) -> Bool { place(of: part, from: 0) != nil }

  func contains(_ byte: UInt8) -> Bool { bytes.contains(byte) }

  private func place(of part: TypedText, from start: Int) -> Int? {
    guard part.count > 0, part.count <= count else { return nil }
    return (start..<max(start, count - part.count + 1)).first {
      bytes[$0..<($0 + part.count)].elementsEqual(part.bytes)
    }
  }

  /// The text with every occurrence of a part replaced.
  func replacing(_ part: TypedText, with other: TypedText) -> TypedText {
    var replaced = TypedText([])
    var start = 0
    while let place = place(of: part, from: start) {
      replaced = replaced + self[start..<place] + other
      start = place + part.count
    }
    return start == 0 ? self : replaced + self[start...]
  }

  /// The parts between bytes, empty ones too.
  func split(_ isSeparator: (UInt8) -> Bool) -> [TypedText] {
    bytes.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
      .map { TypedText($0) }
  }

  /// The texts as one, with another between them.
  static func joined(_ parts: [TypedText], by separator: TypedText = "") -> TypedText {
    parts.dropFirst().reduce(parts.first ?? "") { $0 + separator + $1 }
  }

  /// Whether it is digits with at most one point, and one of them at the end.
  package var isDecimal: Bool {
    let parts = split { $0 == .point }
    return parts.count <= 2 && parts.last?.isEmpty == false
      && parts.allSatisfy { $0.bytes.allSatisfy { $0.isDigit } }
  }

  /// The spaces and apostrophes that keyboards have beside those of ASCII, as those.
  package var plainSigns: TypedText {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return self }
    let signs: [(TypedText, TypedText)] = [
      ("\u{A0}", " "), ("\u{202F}", " "), ("\u{2009}", " "), ("\u{2019}", "'"),
    ]
    return signs.reduce(self) { $0.replacing($1.0, with: $1.1) }
  }
}

extension UInt8 {
  static let comma = UInt8(ascii: ",")
  static let point = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")
  static let space = UInt8(ascii: " ")
  static let hyphen = UInt8(ascii: "-")

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isBlank: Bool { self == .space || self == UInt8(ascii: "\t") || isLineEnd }
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  /// A Latin letter, or a part of any other that is not one of ASCII's signs.
  var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased) || self >= 0x80
  }
  var lowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}

/// A JSON value to be written, whose objects keep the order of their members.
package enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number; one that is not finite is written `null`.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  package struct Member: Sendable, Equatable {
    package var name: String
    package var value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }
}

// MARK: - Literals

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(nilLiteral: ()) { self = .null }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Creates an object with the members in the order written.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}

extension JSONValue {
  package init(_ node: SyntaxNode) {
    self =
      switch node.kind {
      case .object(let members): .object(members.map { Member($0.key, JSONValue($0.value)) })
      case .array(let elements): .array(elements.map { JSONValue($0) })
      case .string(let text): .string(text)
      case .number(let number, _): .number(number)
      case .bool(let flag): .bool(flag)
      case .null: .null
      }
  }

  // MARK: - Text

  /// How much white space the text has.
  package enum Layout: Sendable {
    /// None at all: one line.
    case compact
    /// One line, with a space after every comma and colon.
    case row
    /// Members and elements on their own lines, indented by two spaces. An array of plain values is
    /// a row, and so is an object of such values in an array: a shape, an axis, a record.
    case pretty
    /// As `pretty`, but every element and member has its own line, as files have it that
    /// people edit.
    case spread
  }

  /// The value as JSON text, without a line end.
  package func text(_ layout: Layout = .pretty) -> String {
    var buffer = ByteBuffer()
    buffer.append(self, layout)
    return buffer.text
  }
}

extension String {
  var jsonQuoted: String { JSONValue.string(self).text(.compact) }
}

extension ByteBuffer {
  /// Appends a JSON value whose first character is at the given depth of indentation.
  package mutating func append(_ value: JSONValue, _ layout: JSONValue.Layout, depth: Int = 0) {
    switch value {
    case .null: append("null" as StaticString)
    case .bool(let value): append(value ? "true" : "false" as StaticString)
    case .integer(let value): append(value)
    case .number(let value): append(jsonNumber: value)
    case .string(let text): append(jsonString: text)
    case .array(let elements): append(elements, layout, depth)
    case .object(let members): append(members, layout, depth)
    }
  }

  /// Appends a number, or `null` for one that is not finite: JSON has no word for it.
  package mutating func append(jsonNumber value: Double) {
    if !append(shortest: value) { append("null" as StaticString) }
  }

  /// Appends a text in quotes, with quotes, backslashes and everything escaped that moves a cursor
  /// or ends a line somewhere.
  package mutating func append(jsonString text: String) {
    append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars { append(jsonScalar: scalar) }
    append(UInt8(ascii: "\""))
  }

  private mutating func append(jsonScalar scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append("\\\"" as StaticString)
    case "\\": append("\\\\" as StaticString)
    case "\n": append("\\n" as StaticString)
    case "\r": append("\\r" as StaticString)
    case "\t": append("\\t" as StaticString)
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      append("\\u" + scalar.value.hexadecimal(digits: 4))
    default: for byte in scalar.utf8 { append(byte) }
    }
  }

  private mutating func append(_ elements: [JSONValue], _ layout: JSONValue.Layout, _ depth: Int) {
    let outer = elements.allSatisfy(\.isPlain) ? layout.ofRow : layout
    append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      append(separator: outer, isFirst: index == 0, depth)
      append(element, element.isRecord ? layout.ofRow : outer, depth: depth + 1)
    }
    if !elements.isEmpty { append(lineOf: outer, depth) }
    append(UInt8(ascii: "]"))
  }

  private mutating func append(
    _ members: [JSONValue.Member], _ layout: JSONValue.Layout, _ depth: Int
  ) {
    append(UInt8(ascii: "{"))
    for (index, member) in members.enumerated() {
      append(separator: layout, isFirst: index == 0, depth)
      append(jsonString: member.name)
      append(layout == .compact ? ":" : ": " as StaticString)
      append(member.value, layout, depth: depth + 1)
    }
    if !members.isEmpty { append(lineOf: layout, depth) }
    append(UInt8(ascii: "}"))
  }

  private mutating func append(separator layout: JSONValue.Layout, isFirst: Bool, _ depth: Int) {
    if !isFirst { append(layout == .row ? ", " : "," as StaticString) }
    append(lineOf: layout, depth + 1)
  }

  /// Begins an indented line, where the layout has lines.
  private mutating func append(lineOf layout: JSONValue.Layout, _ depth: Int) {
    guard layout == .pretty || layout == .spread else { return }
    append(UInt8(ascii: "\n"))
    for _ in 0..<depth { append("  " as StaticString) }
  }
}

extension JSONValue {
  fileprivate var isPlain: Bool {
    switch self {
    case .array, .object: false
    case .null, .bool, .integer, .number, .string: true
    }
  }

  private var isRow: Bool {
    guard case .array(let elements) = self else { return isPlain }
    return elements.allSatisfy(\.isPlain)
  }

  /// Whether this is an object of plain values and rows of them.
  fileprivate var isRecord: Bool {
    guard case .object(let members) = self else { return false }
    return members.allSatisfy(\.value.isRow)
  }
}

extension JSONValue.Layout {
  fileprivate var ofRow: Self { self == .pretty ? .row : self }
}

/// A JSON value to be written, its keys in the order in which they are given.
package indirect enum JSONText: Equatable, Sendable {
  /// An object.
  case object([(key: String, value: JSONText)])
  /// A list.
  case array([JSONText])
  /// A text.
  case string(String)
  /// A finite number.
  case number(Double)
  /// `true` or `false`.
  case bool(Bool)
  /// `null`.
  case null

  /// Compares what is written.
  package static func == (left: JSONText, right: JSONText) -> Bool {
    left.compact == right.compact
  }

  /// The value on one line, without spaces.
  package var compact: String {
    switch self {
    case .object(let members):
      "{" + members.map { "\($0.key.jsonQuoted):\($0.value.compact)" }.joined(separator: ",") + "}"
    case .array(let elements): "[" + elements.map(\.compact).joined(separator: ",") + "]"
    default: scalar
    }
  }

  /// The value over several lines, each level indented by two spaces more.
  package func indented(by indentation: String = "") -> String {
    let inner = indentation + "  "
    switch self {
    case .object(let members) where !members.isEmpty:
      let lines = members.map {
        "\(inner)\($0.key.jsonQuoted): \($0.value.indented(by: inner))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
    case .array(let elements) where !elements.isEmpty:
      let lines = elements.map { inner + $0.indented(by: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indentation)]"
    default: return compact
    }
  }

  private var scalar: String {
    switch self {
    case .string(let text): text.jsonQuoted
    case .number(let number): number.plain
    case .bool(let flag): flag ? "true" : "false"
    default: "null"
    }
  }
}

extension String {
  /// The text as JSON writes it, in quotes.
  var jsonQuoted: String {
    "\"" + unicodeScalars.map(\.jsonEscaped).joined() + "\""
  }
}

extension Unicode.Scalar {
  fileprivate var jsonEscaped: String {
    switch self {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      let digits = String(value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(self)
    }
  }
}

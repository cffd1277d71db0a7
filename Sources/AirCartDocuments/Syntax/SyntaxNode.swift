/// One value of a JSON5 document, with the bytes it was written in.
package struct SyntaxNode: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// An object, its members in file order, duplicates included.
    case object([Member])
    /// A list, its elements in file order.
    case array([SyntaxNode])
    /// A text without its quotes, escapes resolved.
    case string(String)
    /// A finite number, and the text that it was written as.
    case number(Double, text: String)
    /// `true` or `false`.
    case bool(Bool)
    case null
  }

  /// One `key: value` of an object.
  package struct Member: Equatable, Sendable {
    /// The key without its quotes, escapes resolved.
    package let key: String
    /// The bytes of the key, quotes included.
    package let keySpan: Range<Int>
    package let value: SyntaxNode
  }

  package let kind: Kind

  /// The bytes of the value, quotes, braces and brackets included.
  package let span: Range<Int>

  package var members: [Member]? { if case .object(let members) = kind { members } else { nil } }

  package var elements: [SyntaxNode]? {
    guard case .array(let elements) = kind else { return nil }
    return elements
  }

  package var string: String? { if case .string(let string) = kind { string } else { nil } }

  // Inlined, it crashes the optimizer of Swift 6.3.1 in builds with testable imports.
  @inline(never)
  package var number: Double? { if case .number(let number, _) = kind { number } else { nil } }

  package var bool: Bool? { if case .bool(let bool) = kind { bool } else { nil } }

  /// The value of the first member with a key, where the value is an object that has one.
  package subscript(key: String) -> SyntaxNode? { members?.first { $0.key == key }?.value }
}

/// One value of a JSON5 document, with the bytes it was written in.
package struct SyntaxNode: Equatable, Sendable {
  /// What a value is.
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
    /// The value after the colon.
    package let value: SyntaxNode
  }

  /// What the value is.
  package let kind: Kind

  /// The bytes of the value, quotes, braces and brackets included.
  package let span: Range<Int>
}

extension SyntaxNode {
  /// The members, where the value is an object.
  package var members: [Member]? {
    guard case .object(let members) = kind else { return nil }
    return members
  }

  /// The elements, where the value is a list.
  package var elements: [SyntaxNode]? {
    guard case .array(let elements) = kind else { return nil }
    return elements
  }

  /// The text, where the value is one.
  package var string: String? {
    guard case .string(let string) = kind else { return nil }
    return string
  }

  /// The number, where the value is one.
  package var number: Double? {
    guard case .number(let number, _) = kind else { return nil }
    return number
  }

  /// The truth value, where the value is one.
  package var bool: Bool? {
    guard case .bool(let bool) = kind else { return nil }
    return bool
  }

  /// The value of the first member with a key, where the value is an object that has one.
  package subscript(key: String) -> SyntaxNode? { members?.first { $0.key == key }?.value }
}

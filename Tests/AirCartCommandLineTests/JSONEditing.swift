import AirCartDocuments
import AirCartReports
import Testing

// Documents in tests: a value at a JSON pointer is read or replaced.

extension String {
  /// The document with the value at a pointer replaced.
  func setting(_ pointer: String, to value: JSONValue) throws -> String {
    let root = JSONValue(try SyntaxReader.read(SourceText(name: "document", text: self)))
    let keys = pointer.split(separator: "/").map { String($0) }
    return try #require(root.setting(keys[...], to: value)).text()
  }

  /// The value at a pointer of the document.
  func value(at pointer: String) throws -> JSONValue? {
    let root = JSONValue(try SyntaxReader.read(SourceText(name: "document", text: self)))
    return pointer.split(separator: "/").reduce(root) { $0?.member(String($1)) }
  }
}

extension JSONValue {
  /// The value of a key, or of an index.
  func member(_ key: String) -> JSONValue? {
    switch self {
    case .object(let members): members.first { $0.name == key }?.value
    case .array(let elements):
      Int(key).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
    default: nil
    }
  }

  /// The value with another one at a path; `nil` where the path leads nowhere.
  func setting(_ path: ArraySlice<String>, to value: JSONValue) -> JSONValue? {
    guard let key = path.first else { return value }
    guard let inner = member(key)?.setting(path.dropFirst(), to: value) else { return nil }
    switch self {
    case .object(let members):
      return .object(members.map { $0.name == key ? .init(key, inner) : $0 })
    case .array(var elements):
      guard let index = Int(key), elements.indices.contains(index) else { return nil }
      elements[index] = inner
      return .array(elements)
    default: return nil
    }
  }
}

import AirCart

/// A value of a document with its place, as fields read it.
struct DocumentValue: Sendable {
  let node: SyntaxNode
  let units: UnitSystem
  private let path: DocumentPath

  /// Creates the value of a whole document, which states its units.
  init(root node: SyntaxNode) {
    self.init(node: node, units: ScenarioDocument.unitSystem(of: node), path: DocumentPath())
  }

  private init(node: SyntaxNode, units: UnitSystem, path: DocumentPath) {
    self.node = node
    self.units = units
    self.path = path
  }

  /// What stands behind a key.
  subscript(key: String) -> DocumentValue? {
    node[key].map { DocumentValue(node: $0, units: units, path: path.appending(key: key)) }
  }

  /// What stands behind a key of scenarios too.
  subscript(key: ScenarioKey) -> DocumentValue? { self[key.rawValue] }

  /// The elements of a list.
  var elements: [DocumentValue] {
    (node.elements ?? []).enumerated().map { index, element in
      DocumentValue(node: element, units: units, path: path.appending(index: index))
    }
  }

  var location: DocumentLocation {
    DocumentLocation(span: node.span, pointer: path.pointer)
  }

  /// That the value is not what it should be.
  func mismatch(_ description: ValueDescription) -> Diagnostic {
    Diagnostic(
      .type, "\(path.subject) must be \(description.phrase), not \(node.kind.phrase)",
      at: location)
  }

  /// That an object is incomplete.
  func missing(_ key: String, of noun: String) -> Diagnostic {
    Diagnostic(.missingKey, "\(noun) needs the key \(key.quoted)", at: location)
  }
}

extension [DocumentValue] {
  /// Throws where a text differs from one before it in nothing but case.
  func requireDistinct(
    _ noun: String, by name: (String) -> String = { $0 }
  ) throws(Diagnostic) {
    var seen: Set<String> = []
    for value in self {
      guard let text = value.node.string, !seen.insert(name(text).lowercased()).inserted else {
        continue
      }
      throw Diagnostic(
        .duplicateName, "the \(noun) \(text.quoted) stands twice", at: value.location)
    }
  }
}

import AirCart

/// A value of a document with its place, as fields read it.
struct DocumentValue {
  let node: SyntaxNode
  let units: UnitSystem
  private let path: DocumentPath
  /// Where errors are collected; `nil` where the first one ends the reading.
  private let errors: ReadingErrors?

  private func part(_ node: SyntaxNode, at path: DocumentPath) -> DocumentValue {
    DocumentValue(node: node, units: units, path: path, errors: errors)
  }

  subscript(key: String) -> DocumentValue? {
    node[key].map { part($0, at: path.appending(key: key)) }
  }

  var elements: [DocumentValue] {
    (node.elements ?? []).enumerated().map { part($1, at: path.appending(index: $0)) }
  }

  /// What messages call the value.
  var subject: String { path.subject }

  var location: DocumentLocation { DocumentLocation(span: node.span, pointer: path.pointer) }

  /// That the value is not what it should be.
  func mismatch(_ description: ValueDescription) -> Diagnostic {
    Diagnostic(
      .type, "\(path.subject) must be \(description.phrase), not \(node.kind.phrase)",
      at: location)
  }

  /// That an object is incomplete.
  func missing(_ key: String, of noun: String) -> Diagnostic {
    Diagnostic(.missingKey, "\(localized(word: noun)) needs the key \(key.quoted)", at: location)
  }

  // MARK: - Reading as far as possible

  /// Whether the document was refused, so that parts of it may be missing.
  var isPartial: Bool { errors.map { !$0.faults.isEmpty } ?? false }

  /// Whether the value, or something in it, was refused.
  var isFaulty: Bool { isPartial && errors?.faults.reach(path.pointer) == true }

  /// Collects an error, or throws it where errors are not collected.
  func collect(_ error: Diagnostic) throws(Diagnostic) {
    guard let errors else { throw error }
    errors.add(error)
  }
}

extension DocumentValue {
  /// Creates the value of a whole document, which states its units.
  init(root node: SyntaxNode, collecting errors: ReadingErrors? = nil) {
    self.init(
      node: node, units: ScenarioDocument.unitSystem(of: node), path: DocumentPath(),
      errors: errors)
  }
}

extension [DocumentValue] {
  /// Throws where a text differs from one before it in nothing but case.
  func requireDistinct(_ noun: String, by name: (String) -> String = { $0 }) throws(Diagnostic) {
    var seen: Set<String> = []
    for value in self {
      guard let text = value.node.string, !seen.insert(name(text).lowercased()).inserted else {
        continue
      }
      throw Diagnostic(
        .duplicateName, "the \(noun) \(text.quoted) appears twice", at: value.location)
    }
  }
}

/// The place of a value, so that what is found wrong later can still be pointed at.
package struct DocumentLocation: Equatable, Sendable {
  package let span: Range<Int>
  package let pointer: String
}

package struct Located<Value> {
  package let value: Value
  package let location: DocumentLocation

  package init(_ value: Value, at location: DocumentLocation) {
    self.value = value
    self.location = location
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Sendable where Value: Sendable {}

extension Diagnostic {
  /// Creates a diagnostic about a place in a document, an error unless told otherwise.
  package init(
    _ code: DiagnosticCode, _ message: Phrase, severity: Severity = .error,
    at location: DocumentLocation, suggestion: String? = nil, notes: [Phrase] = []
  ) {
    self.init(
      code, message, severity: severity, span: location.span, pointer: location.pointer,
      suggestion: suggestion, notes: notes)
  }
}

extension DiagnosticReport {
  /// Adds a diagnostic about a place in the document.
  mutating func add(
    _ code: DiagnosticCode, _ message: Phrase, severity: Diagnostic.Severity = .error,
    at location: DocumentLocation, suggestion: String? = nil, notes: [Phrase] = []
  ) {
    add(
      Diagnostic(
        code, message, severity: severity, at: location, suggestion: suggestion, notes: notes))
  }
}

extension DocumentLocation {
  /// The place of what a document should have, and does not.
  static let none = DocumentLocation(span: 0..<0, pointer: "")
}

extension Located where Value == String {
  /// The name of what has none that can be read.
  static let missing = Located("", at: .none)
}

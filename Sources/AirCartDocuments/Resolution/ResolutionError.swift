/// Why the name of a cart, product or tank leads to none, whoever asks.
package struct ResolutionError: Error, Equatable, Sendable {
  /// The kind, stable over releases.
  package let code: DiagnosticCode
  /// What is wrong, in one line without a full stop.
  package let message: String
  /// What was most likely meant, to be written in place of the whole text that was given.
  package let suggestion: String?
  /// Further facts, one line each.
  package let notes: [String]

  package init(
    _ code: DiagnosticCode, _ message: String, suggestion: String? = nil, notes: [String] = []
  ) {
    self.code = code
    self.message = message
    self.suggestion = suggestion
    self.notes = notes
  }
}

extension Diagnostic {
  /// Creates the diagnostic of an error at its place in a document.
  init(_ error: ResolutionError, at location: DocumentLocation, notes: [String] = []) {
    self.init(
      error.code, error.message, at: location, suggestion: error.suggestion?.quoted,
      notes: error.notes + notes)
  }
}

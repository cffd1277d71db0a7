/// One thing that is wrong with a document, and where.
package struct Diagnostic: Error, Equatable, Sendable {
  /// How bad it is.
  package enum Severity: String, Sendable {
    /// The document cannot be used.
    case error
    /// The document can be used, but may not mean what its author meant.
    case warning
  }

  /// How bad it is.
  package var severity: Severity
  /// The kind, stable over releases.
  package var code: DiagnosticCode
  /// What is wrong, in one line without a full stop.
  package var message: String
  /// The bytes it is about; `nil` when it is the file as a whole.
  package var span: Range<Int>?
  /// The JSON pointer of the value it is about, empty for the whole document; `nil` where the
  /// syntax is wrong and values have no address yet.
  package var pointer: String?
  /// What to write in place of the span, as a file would have it.
  package var suggestion: String?
  /// What to say beside the carets instead of the suggestion.
  package var label: String?
  /// Further facts, one line each.
  package var notes: [String]

  /// Creates a diagnostic, an error unless told otherwise.
  package init(
    _ code: DiagnosticCode, _ message: String, severity: Severity = .error,
    span: Range<Int>? = nil, pointer: String? = nil, suggestion: String? = nil,
    label: String? = nil, notes: [String] = []
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.span = span
    self.pointer = pointer
    self.suggestion = suggestion
    self.label = label
    self.notes = notes
  }
}

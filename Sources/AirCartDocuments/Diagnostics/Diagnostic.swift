/// One thing that is wrong with a document, and where.
public struct Diagnostic: Error, Equatable, Sendable {
  /// How bad it is.
  public enum Severity: String, Sendable {
    /// The document cannot be used.
    case error
    /// The document can be used, but may not mean what its author meant.
    case warning
  }

  /// How bad it is.
  public var severity: Severity
  /// The kind, stable over releases.
  public var code: DiagnosticCode
  /// What is wrong, in one line without a full stop.
  public var message: String
  /// The bytes of the text that it is about; `nil` when it is the file as a whole.
  public var span: Range<Int>?
  /// The JSON pointer of the value it is about, empty for the whole document; `nil` where the
  /// syntax is wrong and values have no address yet.
  public var pointer: String?
  /// What to write in place of the span, as it would be written in the file.
  public var suggestion: String?
  /// The text beside the carets in place of the suggestion.
  public var label: String?
  /// Further facts, one line each.
  public var notes: [String]

  /// Creates a diagnostic, an error unless stated otherwise.
  package init(
    _ code: DiagnosticCode, _ message: Phrase, severity: Severity = .error, span: Range<Int>? = nil,
    pointer: String? = nil, suggestion: String? = nil, label: Phrase? = nil, notes: [Phrase] = []
  ) {
    self.severity = severity
    self.code = code
    self.message = message.text
    self.span = span
    self.pointer = pointer
    self.suggestion = suggestion
    self.label = label?.text
    self.notes = notes.map(\.text)
  }
}

extension Diagnostic {
  /// Says of a value why its text cannot be read.
  init(_ fault: TextFault, of subject: String, span: Range<Int>, pointer: String) {
    let fact = fault.message.hasSuffix(".") ? String(fault.message.dropLast()) : fault.message
    self.init(
      .type, "\(subject): \(fact)", span: span, pointer: pointer,
      notes: fault.remedy.map { [Phrase(verbatim: $0)] } ?? [])
  }
}

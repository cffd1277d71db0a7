import AirCart

/// What reading a file gave: what it says, unless there are errors, and the diagnostics.
public struct DocumentReading<Document> {
  /// What the file says; `nil` exactly when the report has errors.
  public let document: Document?
  /// What was found wrong.
  public let report: DiagnosticReport
}

extension DocumentReading {
  /// Returns what the file says.
  ///
  /// - Throws: The report, when it has errors. Its description is what the tool would print.
  public func get() throws(DiagnosticReport) -> Document {
    guard let document else { throw report }
    return document
  }

  /// Reads a file; one that cannot be opened is the error of the report.
  static func reading(
    contentsOfFile path: String, _ read: (SourceText) -> DocumentReading
  ) -> DocumentReading {
    do {
      return read(try SourceText(contentsOfFile: path))
    } catch {
      var report = DiagnosticReport(on: SourceText(name: path, bytes: []))
      report.add(error)
      return DocumentReading(document: nil, report: report)
    }
  }
}

extension ScenarioDocument {
  /// Reads a scenario.
  ///
  /// - Parameter source: The text of the file.
  /// - Returns: The document, or a report with at least one error.
  package static func read(_ source: SourceText) -> DocumentReading<ScenarioDocument> {
    let (node, report) = validated(source)
    return DocumentReading(
      document: report.hasErrors ? nil : node.map(ScenarioDecoder.document), report: report)
  }

  /// Compares a text with the description of a scenario.
  ///
  /// - Returns: The root, unless the syntax is wrong, and the errors.
  static func validated(_ source: SourceText) -> (node: SyntaxNode?, report: DiagnosticReport) {
    DocumentKind.scenario.validated(source)
  }

  /// The units of a document that may not be valid, so that messages name the right ones.
  static func unitSystem(of node: SyntaxNode) -> UnitSystem {
    node[ScenarioKey.units.rawValue]?.string.flatMap { UnitSystem(word: $0) } ?? .imperial
  }
}

import AirCart

/// What reading a file gave: what it says, unless there are errors, and the diagnostics.
package struct DocumentReading<Document> {
  /// What the file says; `nil` exactly when the report has errors.
  package let document: Document?
  /// What was found wrong.
  package let report: DiagnosticReport
}

extension DocumentReading {
  /// Returns what the file says.
  ///
  /// - Throws: The report, when it has errors. Its description is what the tool would print.
  package func get() throws(DiagnosticReport) -> Document {
    guard let document else { throw report }
    return document
  }

  /// A text that says nothing because of an error.
  init(failing error: Diagnostic, in source: SourceText) {
    self.init(document: nil, report: DiagnosticReport(error, on: source))
  }

  /// Reads a file; one that cannot be opened is the error of the report.
  static func reading(
    contentsOfFile path: String, _ read: (SourceText) -> DocumentReading
  ) -> DocumentReading {
    do {
      return read(try SourceText(contentsOfFile: path))
    } catch {
      return DocumentReading(failing: error, in: SourceText(name: path, bytes: []))
    }
  }
}

/// A document as far as it can be read, before names are looked up.
struct PartialReading<Document> {
  /// What can be read; `nil` where the text is not a document of its kind at all.
  let document: Document?
  /// What is wrong with it.
  let report: DiagnosticReport

  /// What looking up its names gave, so that all errors come at once.
  ///
  /// Of a document that was refused, only what is wrong whatever the refused values should have
  /// been is added.
  func completed<Result>(with found: DocumentReading<Result>) -> DocumentReading<Result> {
    guard !report.isEmpty else { return found }
    let faults = Faults(report)
    let known = Set(report.diagnostics.map(\.span))
    var all = report
    for diagnostic in found.report.diagnostics
    where faults.leaveCertain(diagnostic) && !known.contains(diagnostic.span) {
      all.add(diagnostic)
    }
    return DocumentReading(document: all.hasErrors ? nil : found.document, report: all)
  }
}

/// What looks up the names of a document, and collects every one that is wrong.
protocol DocumentResolver {
  associatedtype Document: Sendable
  associatedtype Resolved

  static var kind: DocumentKind { get }
  static var table: FieldTable<Document> { get }

  var report: DiagnosticReport { get }

  init(document: Document, report: DiagnosticReport, ownProducts: [OwnProduct])

  /// What the document means; `nil` exactly when the report has errors.
  mutating func resolved(comparing choose: (DocumentCarts) throws -> [Cart]) rethrows -> Resolved?
}

extension DocumentResolver {
  /// Reads a document and looks up the names of its valid parts, so that all errors come at once.
  static func read(
    _ source: SourceText, products: [OwnProduct], comparing choose: (DocumentCarts) throws -> [Cart]
  ) rethrows -> DocumentReading<Resolved> {
    let reading = kind.read(source, table)
    guard let document = reading.document else {
      return DocumentReading(document: nil, report: reading.report)
    }
    var resolver = Self(
      document: document, report: DiagnosticReport(on: source), ownProducts: products)
    let resolved = try resolver.resolved(comparing: choose)
    return reading.completed(with: DocumentReading(document: resolved, report: resolver.report))
  }
}

extension DocumentKind {
  /// Reads a document of this kind by its fields, after comparing it with their description.
  func read<Document>(
    _ source: SourceText, _ table: FieldTable<Document>
  ) -> PartialReading<Document> {
    var (node, report) = validated(source)
    // Among more errors than are kept nothing is certain.
    guard let node, node.members != nil, report.hasRoom else {
      return PartialReading(document: nil, report: report)
    }
    let errors = ReadingErrors(after: Faults(report))
    let document: Document?
    do throws(Diagnostic) {
      document = try table.read(DocumentValue(root: node, collecting: errors))
    } catch {
      errors.add(error)
      document = nil
    }
    for error in errors.diagnostics { report.add(error) }
    return PartialReading(document: document, report: report)
  }
}

extension ScenarioDocument {
  /// Reads a scenario, whose names are not looked up yet.
  package static func read(_ source: SourceText) -> DocumentReading<ScenarioDocument> {
    let reading = DocumentKind.scenario.read(source, table)
    return DocumentReading(
      document: reading.report.hasErrors ? nil : reading.document, report: reading.report)
  }

  /// The units of a document that may not be valid, so that messages name the right ones.
  static func unitSystem(of node: SyntaxNode) -> UnitSystem {
    node[Keys.units.name]?.string
      .flatMap { UnitSystem(word: $0) } ?? .imperial
  }
}

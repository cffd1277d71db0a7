import AirCart

extension PlanDocuments {
  /// Reads a plan document or a comparison.
  ///
  /// - Parameter source: The text of the file.
  /// - Returns: The plans, or a report with at least one error.
  package static func read(_ source: SourceText) -> DocumentReading<PlanDocuments> {
    var report = DiagnosticReport(on: source)
    do {
      let root = try SyntaxReader.read(source)
      validate(root, into: &report)
      guard !report.hasErrors else { return DocumentReading(document: nil, report: report) }
      return DocumentReading(document: try StoredPlanDecoder.documents(root), report: report)
    } catch {
      report.add(error.aboutPlans)
      return DocumentReading(document: nil, report: report)
    }
  }

  /// A document without those members that may be `null` and are.
  static func withoutNulls(_ root: SyntaxNode) -> SyntaxNode { root.withoutNulls }

  /// Compares the document with its description, which is that of an object around it.
  private static func validate(_ root: SyntaxNode, into report: inout DiagnosticReport) {
    let key = PlanKey.document.rawValue
    let member = SyntaxNode.Member(
      key: key, keySpan: root.span.lowerBound..<root.span.lowerBound, value: root.withoutNulls)
    let whole = SyntaxNode(kind: .object([member]), span: root.span)
    var found = DiagnosticReport(on: report.source)
    DescriptionValidator.validate(
      whole, against: PlanDescription.document, unitSystem: .imperial, into: &found)
    for diagnostic in found.diagnostics {
      var own = diagnostic
      own.pointer = diagnostic.pointer.map { String($0.dropFirst(key.count + 1)) }
      report.add(own)
    }
  }
}

extension SyntaxNode {
  /// The value without those members of objects that may be `null` and are.
  ///
  /// A description knows no `null`; whether such a key is there at all, the decoder asks.
  fileprivate var withoutNulls: SyntaxNode {
    switch kind {
    case .object(let members):
      let kept = members.filter { $0.value.kind != .null || !$0.isNullable }
      return SyntaxNode(
        kind: .object(
          kept.map { Member(key: $0.key, keySpan: $0.keySpan, value: $0.value.withoutNulls) }),
        span: span)
    case .array(let elements):
      return SyntaxNode(kind: .array(elements.map(\.withoutNulls)), span: span)
    default: return self
    }
  }
}

extension SyntaxNode.Member {
  fileprivate var isNullable: Bool {
    PlanKey(rawValue: key).map(PlanKey.nullable.contains) ?? false
  }
}

extension Diagnostic {
  /// The diagnostic where it speaks of a document as a whole, which for the reader is a scenario.
  fileprivate var aboutPlans: Diagnostic {
    var own = self
    own.notes = notes.map { note in
      note == "a scenario stands between { and }"
        ? "a plan stands between { and }, a comparison between [ and ]" : note
    }
    return own
  }
}

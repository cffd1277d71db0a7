/// What was found wrong in one text, ready to be shown.
public struct DiagnosticReport: Error, Equatable, Sendable, CustomStringConvertible {
  /// The most diagnostics that are shown; the rest is counted.
  package static let shownLimit = 20

  /// The most that are kept, so that a file of nothing but errors stays cheap.
  private static let keptLimit = 1_000

  /// The text that the diagnostics are about.
  package let source: SourceText
  private var kept: [Diagnostic] = []
  private var count = 0
  /// Whether the document cannot be used.
  public private(set) var hasErrors = false

  package init(on source: SourceText) { self.source = source }

  package init(_ diagnostic: Diagnostic, on source: SourceText) {
    self.source = source
    add(diagnostic)
  }

  /// Whether nothing was found.
  public var isEmpty: Bool { count == 0 }

  /// What was found, by position, errors and warnings mixed.
  public var diagnostics: [Diagnostic] {
    kept.enumerated().sorted { left, right in
      (left.element.span?.lowerBound ?? -1, left.offset)
        < (right.element.span?.lowerBound ?? -1, right.offset)
    }.map(\.element)
  }

  /// The first error on a line: where it is and what.
  package var firstError: String? {
    guard let error = diagnostics.first(where: { $0.severity == .error }) else { return nil }
    let place = error.span.map { source.position(at: $0.lowerBound) }
    return (place.map { "line \($0.line), column \($0.column): " } ?? "") + error.message
  }

  /// Whether another diagnostic would be kept, and not only counted.
  var hasRoom: Bool { kept.count < Self.keptLimit }

  package mutating func add(_ diagnostic: Diagnostic) {
    count += 1
    if diagnostic.severity == .error { hasErrors = true }
    if hasRoom { kept.append(diagnostic) }
  }

  /// Counts an error that there is no room for, and that need not be made for that reason.
  mutating func countError() {
    count += 1
    hasErrors = true
  }

  // MARK: - Text

  /// The diagnostics for people, by position, the last line ended.
  public var text: String { Self.text(of: [self]) }

  /// The same text, so that an error that nobody catches is printed as the tool prints it.
  public var description: String { text }

  /// The diagnostics of several texts for people, at most `limit` of them all; the rest is counted.
  package static func text(of reports: [DiagnosticReport], limit: Int = shownLimit) -> String {
    let (shown, rest) = first(limit, of: reports)
    let blocks =
      shown.map { $0.text(of: $1) } + (rest > 0 ? [localized("and \(rest) more") + "\n"] : [])
    return blocks.joined(separator: "\n")
  }

  /// The first diagnostics, each with its report, and how many others there are.
  private static func first(
    _ limit: Int, of reports: [DiagnosticReport]
  ) -> (shown: [(DiagnosticReport, Diagnostic)], rest: Int) {
    var shown: [(DiagnosticReport, Diagnostic)] = []
    for report in reports where shown.count < limit {
      shown += report.diagnostics.prefix(limit - shown.count).map { (report, $0) }
    }
    return (shown, reports.reduce(0) { $0 + $1.count } - shown.count)
  }

  private func text(of diagnostic: Diagnostic) -> String {
    let place = diagnostic.span.map { source.position(at: $0.lowerBound) }
    let at = place.map { ":\($0.line):\($0.column)" } ?? ""
    let head =
      "\(localized(word: diagnostic.severity.rawValue)): \(source.name.clippedPath)\(at): \(diagnostic.message)"
    let gutter = String(repeating: " ", count: place.map { "\($0.line)".count } ?? 1)
    let lines = [head] + excerpt(diagnostic, gutter) + notes(diagnostic, gutter)
    return lines.joined(separator: "\n") + "\n"
  }

  private func excerpt(_ diagnostic: Diagnostic, _ gutter: String) -> [String] {
    guard let span = diagnostic.span else { return [] }
    let excerpt = SourceExcerpt(of: span, in: source)
    let carets =
      String(repeating: " ", count: excerpt.indentation)
      + String(repeating: "^", count: excerpt.width)
    let label = diagnostic.label ?? diagnostic.suggestion.map { localized("did you mean \($0)?") }
    return [
      "\(gutter) |", "\(source.line(at: span.lowerBound)) | \(excerpt.line)".trimmedEnd,
      "\(gutter) | \(carets)" + (label.map { " \($0)" } ?? ""),
    ]
  }

  private func notes(_ diagnostic: Diagnostic, _ gutter: String) -> [String] {
    var notes = diagnostic.notes
    if let pointer = diagnostic.pointer {
      let place = localized(pointer.isEmpty ? "at the top level" : "at \(pointer.clippedPath)")
      // A message about the whole document needs no place.
      if pointer.isEmpty, notes.isEmpty { return [] }
      notes = [([place] + notes.prefix(1)).joined(separator: "    ")] + notes.dropFirst()
    }
    return notes.map { "\(gutter) = \($0)" }
  }

  // MARK: - JSON

  /// The diagnostics for other programs, by position, one JSON object per line.
  ///
  /// `suggestion` replaces the bytes from `column` to `endColumn`, which is exclusive. Where more
  /// were found than are shown, a last object says how many, without a place.
  public var jsonLines: String { Self.jsonLines(of: [self]) }

  /// The same of several texts, at most `limit` diagnostics of them all.
  package static func jsonLines(of reports: [DiagnosticReport], limit: Int = shownLimit) -> String {
    let (shown, rest) = first(limit, of: reports)
    var lines = shown.map { $0.json(of: $1).text(.compact) + "\n" }
    if rest > 0, let last = reports.last {
      lines.append(last.json(rest: rest).text(.compact) + "\n")
    }
    return lines.joined()
  }

  private func json(of diagnostic: Diagnostic) -> JSONValue {
    let start = diagnostic.span.map { source.position(at: $0.lowerBound) }
    let endColumn = diagnostic.span.map { span in
      let end = min(span.upperBound, source.lineBytes(around: span.lowerBound).upperBound)
      return max(source.position(at: max(end, span.lowerBound)).column, start?.column ?? 0)
    }
    return [
      "file": .string(source.name), "line": .init(start?.line), "column": .init(start?.column),
      "endColumn": .init(endColumn), "pointer": .init(diagnostic.pointer),
      "code": .string(diagnostic.code.rawValue), "message": .string(diagnostic.message),
      "suggestion": .init(diagnostic.suggestion),
    ]
  }

  /// How many more were found than are shown, without a place.
  private func json(rest: Int) -> JSONValue {
    [
      "file": .string(source.name), "line": nil, "column": nil, "endColumn": nil, "pointer": nil,
      "code": nil, "message": .string("and \(rest) more"), "suggestion": nil,
    ]
  }
}

extension JSONValue {
  fileprivate init(_ number: Int?) { self = number.map { .integer($0) } ?? .null }
  fileprivate init(_ text: String?) { self = text.map { .string($0) } ?? .null }
}

extension String {
  /// A path or pointer without what would disturb a terminal.
  fileprivate var clippedPath: String { unicodeScalars.map(\.harmless).joined() }
}

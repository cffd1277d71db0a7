import AirCartDocuments
package import AirCartReports

extension GlobalOptions {
  /// How results are written.
  ///
  /// To add a format: a renderer in `AirCartReports/Answers`, a case here, and its line in
  /// `Console.text(of:as:)`. Options, help, completions and the endings of files follow.
  package enum Format: String, CaseIterable, Sendable {
    case text, json, csv, markdown
    /// A page; for files, and no value of the option.
    case html

    package static let typed = allCases.filter { $0 != .html }

    /// The formats of files, which are known by their ending.
    static let ofFiles = allCases.filter { $0 != .text }

    var ending: String { self == .markdown ? "md" : rawValue }
  }
}

extension Console {
  /// Writes an answer to standard output in the format that was asked for.
  func write(_ answer: Answer, as format: GlobalOptions.Format) throws {
    try output.write(text(of: columns.applied(to: answer), as: format))
  }

  /// An answer in a format: the one place that knows which renderer writes which.
  package func text(of answer: Answer, as format: GlobalOptions.Format) -> String {
    switch format {
    case .text: TerminalRenderer(console: self).text(of: answer)
    case .json: answer.data.text() + "\n"
    case .csv: CSVFormat().text(of: answer.table)
    case .markdown: MarkdownRenderer().text(of: answer)
    case .html: HTMLRenderer().text(of: answer)
    }
  }
}

import AirCartDocuments
package import AirCartReports

extension Console {
  /// Writes an answer to standard output in the format that was asked for.
  func write(_ answer: Answer, as format: GlobalOptions.Format) throws {
    try output.write(text(of: answer, as: format))
  }

  /// An answer in a format.
  ///
  /// To add a format: a renderer in `AirCartReports/Answers`, and a case here.
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

import AirCart
import AirCartDocuments
import AirCartSimulation

/// The text of `quality.md`: a quality report on a page that people read.
package struct QualityPage: Sendable {
  private let report: QualityReport

  /// Creates the page.
  package init(_ report: QualityReport) { self.report = report }

  /// The text, in GitHub Flavored Markdown.
  package var text: String {
    var page = ByteBuffer()
    page.append("# \(MarkdownFormat.escaped(report.title))\n")
    if report.results != nil { appendStudy(to: &page) }
    if !report.worstCases.isEmpty { appendWorstCases(to: &page) }
    return page.text
  }

  private func appendStudy(to page: inout ByteBuffer) {
    paragraph(report.sizeSentence, to: &page)
    heading("Greedy and the optimum", to: &page)
    table(report.greedyTable, to: &page)
    for sentence in report.readingSentences { paragraph(sentence, to: &page) }
    heading("Relative to the demand", to: &page)
    table(report.relativeTable, to: &page)
    heading("The methods side by side", to: &page)
    table(report.methodTable, to: &page)
    paragraph(report.agreementSentence, to: &page)
    heading("Where greedy is worst", to: &page)
    let witnesses = report.witnesses
    if witnesses.isEmpty { paragraph("Greedy is as good as the optimum on every job.", to: &page) }
    for witness in witnesses { append(witness, to: &page) }
  }

  private func append(_ witness: QualityWitness, to page: inout ByteBuffer) {
    let gap = fixed(witness.gap, 1)
    page.append("\n### \(MarkdownFormat.escaped(witness.job)): \(gap) bu\n")
    table(witness.table, to: &page)
    paragraph(witness.sentence, to: &page)
    code(witness.command, to: &page)
  }

  private func appendWorstCases(to page: inout ByteBuffer) {
    heading("The worst over all demands", to: &page)
    table(report.worstCaseTable, to: &page)
    for sentence in report.worstCaseSentences { paragraph(sentence, to: &page) }
    for row in report.shownWorstCases { code(row.command, to: &page) }
  }

  private func heading(_ text: String, to page: inout ByteBuffer) { page.append("\n## \(text)\n") }

  private func paragraph(_ text: String?, to page: inout ByteBuffer) {
    if let text { page.append("\n\(MarkdownFormat.escaped(text))\n") }
  }

  private func code(_ text: String, to page: inout ByteBuffer) {
    page.append("\n```sh\n\(text)\n```\n")
  }

  private func table(_ table: ResultTable, to page: inout ByteBuffer) {
    page.append("\n" as StaticString)
    MarkdownFormat().write(table, to: &page)
  }
}

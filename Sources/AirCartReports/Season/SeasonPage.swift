import AirCart
import AirCartDocuments
import AirCartSimulation

/// The text of `season.md`: a simulated season on a page that people read.
package struct SeasonPage: Sendable {
  private let report: SeasonReport
  private let variation: SeasonVariation?

  /// Creates the page.
  package init(_ report: SeasonReport, variation: SeasonVariation? = nil) {
    self.report = report
    self.variation = variation
  }

  /// The text, in GitHub Flavored Markdown.
  package var text: String {
    var page = ByteBuffer()
    page.append("# \(MarkdownFormat.escaped(report.title))\n")
    for sentence in report.answerSentences + [report.sizeSentence] { paragraph(sentence, &page) }
    for sentence in report.warnings { paragraph("Uncertain: " + sentence, &page) }
    section("Days to finish", report.daysTable, &page)
    if let sentence = report.censoringSentence { paragraph(sentence, &page) }
    section("Done by", report.dateTable, &page)
    if report.ranking.count > 1 {
      section("Differences in the same seasons", report.differenceTable, &page)
      for sentence in report.differenceSentences { paragraph(sentence, &page) }
    }
    section("Mean hours", report.hoursTable, &page)
    section("Tanks that run out before the planned stop", report.riskTable, &page)
    if let table = report.cropTable, let best = report.ranking.first {
      section("Crops with \(report.name(ofGroup: best))", table, &page)
    }
    if let table = report.costTable { section("Costs and lateness", table, &page) }
    if let table = report.productTable { section("Products, mean of a season", table, &page) }
    appendVariation(&page)
    section("What was assumed", report.assumptionTable, &page)
    return page.text
  }

  private func appendVariation(_ page: inout ByteBuffer) {
    guard let variation else { return }
    page.append("\n## By \(variation.title)\n")
    for sentence in variation.sentences(report) { paragraph(sentence, &page) }
    for figure in variation.figures {
      section("\(figure.title), by \(variation.title)", variation.matrix(figure), &page)
    }
  }

  private func section(_ title: String, _ table: ResultTable, _ page: inout ByteBuffer) {
    page.append("\n## \(title)\n\n")
    MarkdownFormat().write(table, to: &page)
  }

  private func paragraph(_ text: String, _ page: inout ByteBuffer) {
    page.append("\n\(MarkdownFormat.escaped(text))\n")
  }
}

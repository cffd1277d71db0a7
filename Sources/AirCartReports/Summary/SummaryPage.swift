import AirCart
import AirCartDocuments
import AirCartSimulation

/// The text of `summary.md`: what a sweep says, on a page that people read.
package struct SummaryPage: Sendable {
  private let summary: SweepSummary
  private let title: String
  private let command: PlanCommand

  /// Creates the page; `command` says how its worst cell is planned.
  package init(_ summary: SweepSummary, title: String, command: PlanCommand) {
    self.summary = summary
    self.title = title
    self.command = command
  }

  /// The text, in GitHub Flavored Markdown.
  package var text: String {
    var page = ByteBuffer()
    page.append("# \(MarkdownFormat.escaped(title))\n")
    if let sentence = summary.choiceSentence { append([sentence], to: &page) }
    append([summary.sizeSentence], to: &page)
    append([fieldSentence], to: &page)
    append(productTable, to: &page)
    append("Carts", [summary.cartTable], summary.tieSentences + summary.dominanceSentences, &page)
    appendGreedy(to: &page)
    if let table = summary.weightTable { append("Weight", [table], [], &page) }
    append("Check", [], [summary.agreementSentence], &page)
    return page.text
  }

  private var fieldSentence: String {
    let fields = summary.text(ofValues: summary.grid.statedFields, unit: summary.areaUnit)
    return "Field sizes: \(fields)."
  }

  private var productTable: ResultTable {
    let products = summary.grid.products
    return ResultTable(
      columns: [
        .init("Product", cells: .texts(products.map(\.name))),
        .init(
          "Rates", unit: summary.rateUnit,
          cells: .texts(products.map { summary.text(ofValues: $0.statedRates) })),
        .init(
          "Density", unit: "lb/bu",
          cells: .numbers(products.map { $0.density.poundsPerBushel })),
      ], rowCount: products.count)
  }

  private func appendGreedy(to page: inout ByteBuffer) {
    guard let sentence = summary.worstSentence else { return }
    append("Greedy and the optimum", [summary.greedyTable], [sentence], &page)
    guard let worst = summary.worst else { return }
    page.append("\n```sh\n\(command.text(worst.cell))\n```\n")
  }

  private func append(
    _ heading: String, _ tables: [ResultTable], _ sentences: [String], _ page: inout ByteBuffer
  ) {
    page.append("\n## \(heading)\n")
    for table in tables { append(table, to: &page) }
    append(sentences, to: &page)
  }

  private func append(_ table: ResultTable, to page: inout ByteBuffer) {
    page.append("\n" as StaticString)
    MarkdownFormat().write(table, to: &page)
  }

  /// Appends sentences: one as a paragraph, several as a list.
  private func append(_ sentences: [String], to page: inout ByteBuffer) {
    guard !sentences.isEmpty else { return }
    let mark = sentences.count > 1 ? "- " : ""
    page.append("\n" as StaticString)
    for sentence in sentences { page.append("\(mark)\(MarkdownFormat.escaped(sentence))\n") }
  }
}

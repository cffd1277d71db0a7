import AirCart
import AirCartDocuments
import AirCartReports
import AirCartSimulation

/// What a simulated season says, on one screen: which cart, when it is done, how sure that is.
struct SimulateScreen {
  let report: SeasonReport
  let variation: SeasonVariation?
  let console: Console

  private var style: Style { console.outputStyle }
  private var width: Int { Section.lineWidth(of: console) }

  var lines: [String] {
    Array(sections.map { $0.lines(on: console) }.joined(separator: [""]))
  }

  private func wrapped(_ sentence: String) -> [String] { sentence.printable.wrapped(to: width) }

  private var sections: [Section] {
    let head = Section(
      title: report.title,
      lines: (report.answerSentences + [report.sizeSentence]).flatMap(wrapped))
    guard !report.ranking.isEmpty else { return [head] }
    return [
      head, Section(title: "Days to finish", lines: lines(report.daysTable) + daysNote),
      Section(title: "Done by", lines: lines(report.dateTable)),
    ] + differences + [
      Section(title: "Mean hours", lines: lines(report.hoursTable)),
      Section(title: "Tanks that run out early", lines: lines(report.riskTable) + [""] + riskNote),
    ] + costs + variations
  }

  private var differences: [Section] {
    guard report.ranking.count > 1 else { return [] }
    return [
      Section(
        title: "Differences in the same seasons",
        lines: report.differenceSentences.flatMap(wrapped))
    ]
  }

  private var daysNote: [String] {
    report.censoringSentence.map { [""] + wrapped($0) } ?? []
  }

  private var riskNote: [String] {
    wrapped(
      "Runs out: stops after which a tank is empty before the next planned stop. Reserve for 5 %: "
        + "what must stay in each tank so that this happens at no more than 5 % of the stops.")
  }

  private var costs: [Section] {
    report.costTable.map { [Section(title: "Costs and lateness", lines: lines($0))] } ?? []
  }

  private var variations: [Section] {
    guard let variation else { return [] }
    let matrices = variation.figures.prefix(2).map { figure in
      Section(
        title: "\(figure.title), by \(variation.title)", lines: lines(variation.matrix(figure)))
    }
    let sentences = variation.sentences(report).flatMap(wrapped)
    guard !sentences.isEmpty else { return matrices }
    return matrices + [Section(title: "What more is worth", lines: sentences)]
  }

  private func lines(_ table: ResultTable) -> [String] {
    TextTable(
      columns: table.columns.enumerated().map { index, column in
        .init(
          column.unit.isEmpty ? column.title : "\(column.title), \(column.unit)",
          alignment: index == 0 ? .leading : .trailing, wraps: index == 0)
      },
      rows: (0..<table.rowCount).map { row in
        table.columns.map { Cell($0.displayText(row)) }
      }
    ).lines(width: width, style: style)
  }
}

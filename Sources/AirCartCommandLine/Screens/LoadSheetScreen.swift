import AirCartDocuments
import AirCartReports

/// The load sheet on a terminal; stops that are the same are shown once.
struct LoadSheetScreen {
  let text: LoadSheetText
  let console: Console

  private var style: Style { console.outputStyle }
  private var width: Int { Section.lineWidth(of: console) }

  /// The whole sheet.
  var lines: [String] {
    let head = Section(title: text.title, lines: text.sentences.flatMap(wrapped))
    let totals = text.totals.map { Section(title: "From the tender so far", lines: lines(of: $0)) }
    let sections = [head] + stops + [totals].compactMap { $0 }
    return Array(sections.map { $0.lines(on: console) }.joined(separator: [""]))
  }

  /// The stops alone.
  var stops: [Section] {
    text.sections.map { stop in
      Section(
        title: "\(stop.title): \(stop.area)",
        lines: lines(of: stop.tanks) + [""] + lines(of: stop.products))
    }
  }

  private func wrapped(_ sentence: String) -> [String] { sentence.printable.wrapped(to: width) }

  private func lines(of table: LoadSheetText.Table) -> [String] {
    let columns = table.titles.enumerated().map { index, title in
      TextTable.Column(
        title, alignment: index < table.wordCount ? .leading : .trailing,
        wraps: index < table.wordCount)
    }
    let rows = table.rows.map { $0.map { Cell($0) } }
    return TextTable(columns: columns, rows: rows).lines(width: width, style: style)
  }
}

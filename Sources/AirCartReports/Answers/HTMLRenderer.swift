import Foundation

/// An answer as a page to print.
///
/// The page stands alone: one style, no script, nothing loaded from elsewhere, which its policy
/// also says to the browser. Texts are escaped where they are put into markup.
package struct HTMLRenderer: Sendable {
  /// Creates the renderer.
  package init() {}

  private static let style = String(describing: PageAssets.loadSheetCSS)

  /// A hash admits this style and no other.
  private static var policy: String {
    let digest = SHA256.digest(of: Array(style.utf8))
    let hash = Data(digest.bytes).base64EncodedString()
    return "default-src 'none'; style-src 'sha256-\(hash)'; base-uri 'none'; form-action 'none'"
  }

  /// The whole document.
  package func text(of answer: Answer) -> String {
    HTML.document(
      title: answer.title, policy: HTML(markup: Self.policy), style: Self.style,
      body: body(of: answer)
    ).text
  }

  /// A header with the title and what follows it, then a section for each heading.
  private func body(of answer: Answer) -> HTML {
    let shown = answer.blocks.filter { !Answer.isEmpty($0) }
    let starts = shown.indices.filter { isHeading(shown[$0]) }
    let ends = starts.dropFirst() + [shown.count]
    let sections = zip(starts, ends).map { start, end -> HTML in
      "<section>\n\(shown[start..<end].map(markup))</section>\n"
    }
    let head = shown[..<(starts.first ?? shown.count)].map(markup)
    return """
      <header>
      <h1>\(answer.title)</h1>
      \(head)</header>
      <main>
      \(sections)</main>
      """
  }

  private func isHeading(_ block: Answer.Block) -> Bool {
    if case .heading(_, 2) = block { true } else { false }
  }

  private func markup(of block: Answer.Block) -> HTML {
    switch block {
    case .heading(let title, let level): "<h\(level)>\(title)</h\(level)>\n"
    case .sentences(let sentences): joined(sentences.map { "<p>\($0)</p>\n" })
    case .list(let items): "<ul>\n\(items.map { "<li>\($0)</li>\n" as HTML })</ul>\n"
    case .facts(let facts, _):
      "<dl>\n\(facts.map { "<dt>\($0.label)</dt><dd>\($0.value.text)</dd>\n" as HTML })</dl>\n"
    case .table(let table): markup(of: table)
    case .command(let command): "<pre><code>\(command)</code></pre>\n"
    case .preformatted(let lines): "<pre>\(lines.joined(separator: "\n"))</pre>\n"
    case .newPage: "<div class=\"new-page\"></div>\n"
    }
  }

  private func joined(_ pieces: [HTML]) -> HTML { pieces.reduce(.empty, +) }

  /// A checklist begins its rows with boxes to tick off by hand.
  private func markup(of table: Answer.Table) -> HTML {
    let heads = table.columns.map { column -> HTML in
      "<th scope=\"col\"\(kind(column))>\(column.heading)</th>"
    }
    let rows = table.rows.map { row -> HTML in
      let cells = zip(table.columns, row).enumerated().map { index, pair -> HTML in
        index == 0
          ? "<th scope=\"row\">\(pair.1.text)</th>"
          : "<td\(kind(pair.0))>\(pair.1.text)</td>"
      }
      let box: HTML = table.isChecklist ? "<td class=\"tick\"><i></i></td>" : ""
      return "<tr>\(box)\(cells)</tr>\n"
    }
    let corner: HTML = table.isChecklist ? "<td class=\"tick\"></td>" : ""
    let mark: HTML = table.isChecklist ? " class=\"checklist\"" : ""
    return """
      <table\(mark)>
      <thead>
      <tr>\(corner)\(heads)</tr>
      </thead>
      <tbody>
      \(rows)</tbody>
      </table>

      """
  }

  private func kind(_ column: Answer.Column) -> HTML {
    column.alignment == .trailing ? " class=\"number\"" : ""
  }
}

import AirCartDocuments

/// An answer as a page to print.
///
/// The page stands alone: one style, no script, nothing loaded from elsewhere, which its policy
/// also says to the browser. Texts are escaped where they are put into markup.
package struct HTMLRenderer: Sendable {
  package init() {}

  /// The style; at the foot of every printed page stands what it belongs to, and its number.
  private func style(of answer: Answer) -> String {
    // Letters and digits are safe in a text of CSS and in an element of style.
    let name = answer.title.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || "0123456789 ,.:+-=()".unicodeScalars.contains(scalar)
        ? String(scalar) : " "
    }.joined()
    let page = localized("Page \("\" counter(page) \"") of \("\" counter(pages)")")
    let hasPicture = answer.blocks.contains { if case .picture = $0 { true } else { false } }
    // The cart in the header is small, and so are its letters.
    let pictures = hasPicture ? Chart.lightStyle + "header .chart text { font-size: 11px; }\n" : ""
    return String(describing: PageAssets.loadSheetCSS) + pictures + """
      @page {
        @bottom-left { content: "\(name)"; font: 9pt sans-serif; }
        @bottom-right { content: "\(page); font: 9pt sans-serif; }
      }

      """
  }

  package func text(of answer: Answer) -> String {
    let style = style(of: answer)
    let source = HTML(markup: PageDocument.digest(style))
    return HTML.document(
      title: answer.title,
      policy: "default-src 'none'; style-src \(source); base-uri 'none'; form-action 'none'",
      style: style, body: body(of: answer)
    ).text
  }

  /// A header with the title and what follows it, then a section for each heading.
  func body(of answer: Answer) -> HTML {
    let shown = answer.blocks.filter { !Answer.isEmpty($0) }
    let starts = shown.indices.filter { isHeading(shown[$0]) }
    let ends = starts.dropFirst() + [shown.count]
    // A part that begins a page says what it belongs to.
    let job: HTML = "<p class=\"job\">\(answer.title)</p>\n"
    let sections = zip(starts, ends).map { start, end -> HTML in
      let parts = shown[start..<end].map(markup)
      return "<section>\n\(parts[0])\(job)\(Array(parts.dropFirst()))</section>\n"
    }
    let head = shown[..<(starts.first ?? shown.count)].map(markup)
    return """
      <div class="load-sheet">
      <header>
      <h1>\(answer.title)</h1>
      \(head)</header>
      <main>
      \(sections)</main>
      </div>
      """
  }

  private func isHeading(_ block: Answer.Block) -> Bool {
    if case .heading(_, 2) = block { true } else { false }
  }

  private func markup(of block: Answer.Block) -> HTML {
    switch block {
    case .heading(let title, let level): "<h\(level)>\(title)</h\(level)>\n"
    case .sentences(let sentences): "\(sentences.map { "<p>\(words($0))</p>\n" as HTML })"
    case .list(let items): "<ul>\n\(items.map { "<li>\($0)</li>\n" as HTML })</ul>\n"
    case .facts(let facts, _):
      "<dl>\n\(facts.map { "<dt>\($0.label)</dt><dd>\($0.value.text)</dd>\n" as HTML })</dl>\n"
    case .table(let table): markup(of: table)
    case .command(let command): "<pre><code>\(command)</code></pre>\n"
    case .preformatted(let lines): "<pre>\(lines.joined(separator: "\n"))</pre>\n"
    case .blanks(let labels):
      "<p class=\"blanks\">\(labels.map { "<span>\($0)</span>" as HTML })</p>\n"
    case .newPage: "<div class=\"new-page\"></div>\n"
    case .picture(let chart): chart.inline
    }
  }

  /// A checklist begins its rows with boxes to tick off by hand, or has a line of them above.
  private func markup(of table: Answer.Table) -> HTML {
    let heads = table.columns.map { column -> HTML in
      "<th scope=\"col\"\(kind(column))>\(column.heading)</th>"
    }
    let isTicked = table.checklist == .rows
    let rows = table.rows.map { row -> HTML in
      let cells = zip(table.columns, row).enumerated().map { index, pair -> HTML in
        index == 0
          ? "<th scope=\"row\">\(words(pair.1.text))</th>"
          : "<td\(kind(pair.0, pair.1.role))>\(words(pair.1.text))</td>"
      }
      let box: HTML = isTicked ? "<td class=\"tick\"><i></i></td>" : ""
      return "<tr>\(box)\(cells)</tr>\n"
    }
    let corner: HTML = isTicked ? "<td class=\"tick\"></td>" : ""
    let mark: HTML = table.checklist == nil ? "" : " class=\"checklist\""
    return """
      \(boxes(table.checklist))<table\(mark)>
      <thead>
      <tr>\(corner)\(heads)</tr>
      </thead>
      <tbody>
      \(rows)</tbody>
      </table>

      """
  }

  /// A text with names of products, in whose grades no line ends.
  private func words(_ text: String) -> HTML {
    guard let grade = text.firstMatch(of: /\(\d[\w.]*(-[\w.]+)+\)/) else { return "\(text)" }
    let (before, rest) = (text[..<grade.range.lowerBound], text[grade.range.upperBound...])
    return "\(String(before))<span class=\"grade\">\(String(grade.0))</span>\(words(String(rest)))"
  }

  private func boxes(_ checklist: Answer.Checklist?) -> HTML? {
    guard case .numbers(let numbers) = checklist else { return nil }
    return "<p class=\"boxes\">\(numbers.map { "<span><i></i>\($0)</span>" as HTML })</p>\n"
  }

  private func kind(_ column: Answer.Column, _ role: Role? = nil) -> HTML {
    guard column.alignment == .trailing else { return "" }
    return role == .amount ? " class=\"number amount\"" : " class=\"number\""
  }
}

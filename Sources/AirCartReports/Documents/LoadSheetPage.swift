import AirCartDocuments
import Foundation

/// The load sheet as a page to print, and as Markdown.
///
/// The page stands alone: one style, no script, nothing loaded from elsewhere, which its policy
/// also says to the browser.
package struct LoadSheetPage: Sendable {
  private let text: LoadSheetText

  /// Creates the page of a sheet.
  package init(_ document: LoadSheetDocument) { text = LoadSheetText(document) }

  // MARK: HTML

  private static let style = String(describing: PageAssets.loadSheetCSS)

  /// A hash admits this style and no other.
  private static var policy: String {
    let digest = SHA256.digest(of: Array(style.utf8))
    let hash = Data(digest.bytes).base64EncodedString()
    return "default-src 'none'; style-src 'sha256-\(hash)'; base-uri 'none'; form-action 'none'"
  }

  /// The page, in HTML.
  package var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(Self.escaped(text.title))</title>
    <style>\(Self.style)</style>
    </head>
    <body>
    <header>
    <h1>\(Self.escaped(text.title))</h1>
    \(text.sentences.map { "<p>\(Self.escaped($0))</p>" }.joined(separator: "\n"))
    </header>
    <main>
    \(text.sections.map(section).joined(separator: "\n"))\(totals)
    </main>
    </body>
    </html>

    """
  }

  private func section(_ section: LoadSheetText.Section) -> String {
    """
    <section>
    <h2>\(Self.escaped(section.title)) <span>\(Self.escaped(section.area))</span></h2>
    \(table(section.tanks, isTicked: true))
    \(table(section.products))
    </section>
    """
  }

  private var totals: String {
    guard let totals = text.totals else { return "" }
    return """

      <section>
      <h2>From the tender so far</h2>
      \(table(totals))
      </section>
      """
  }

  /// A ticked table begins with boxes to tick off by hand.
  private func table(_ table: LoadSheetText.Table, isTicked: Bool = false) -> String {
    let heads = table.titles.enumerated().map { index, title in
      "<th scope=\"col\"\(kind(index, table))>\(Self.escaped(title))</th>"
    }
    let rows = table.rows.map { row in
      let cells = row.enumerated().map { index, cell in
        index == 0
          ? "<th scope=\"row\">\(Self.escaped(cell))</th>"
          : "<td\(kind(index, table))>\(Self.escaped(cell))</td>"
      }
      return "<tr>" + (isTicked ? "<td class=\"tick\"><i></i></td>" : "") + cells.joined() + "</tr>"
    }
    let tick = isTicked ? "<td class=\"tick\"></td>" : ""
    let loads = isTicked ? " class=\"loads\"" : ""
    return "<table\(loads)>\n<thead>\n<tr>\(tick)\(heads.joined())</tr>\n</thead>\n<tbody>\n"
      + rows.joined(separator: "\n") + "\n</tbody>\n</table>"
  }

  private func kind(_ column: Int, _ table: LoadSheetText.Table) -> String {
    column < table.wordCount ? "" : " class=\"number\""
  }

  /// The text where markup stands around it, in quotes or not.
  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
      .replacingOccurrences(of: "'", with: "&#39;")
  }

  // MARK: Markdown

  /// The sheet, in GitHub Flavored Markdown.
  package var markdown: String {
    var page = ByteBuffer()
    page.append("# \(MarkdownFormat.escaped(text.title))\n\n")
    for sentence in text.sentences { page.append("- \(MarkdownFormat.escaped(sentence))\n") }
    for section in text.sections {
      page.append("\n## \(MarkdownFormat.escaped("\(section.title): \(section.area)"))\n")
      append(section.tanks, to: &page)
      append(section.products, to: &page)
    }
    if let totals = text.totals {
      page.append("\n## From the tender so far\n" as StaticString)
      append(totals, to: &page)
    }
    return page.text
  }

  private func append(_ table: LoadSheetText.Table, to page: inout ByteBuffer) {
    page.append("\n" as StaticString)
    let columns = table.titles.enumerated().map { index, title in
      let texts = table.rows.map { $0[index] }
      guard index >= table.wordCount else { return ResultTable.Column(title, cells: .texts(texts)) }
      // Numbers stand to the right, with the decimals that they have as texts.
      let decimals = texts.first.map { $0.split(separator: ".").dropFirst().joined().count } ?? 0
      return ResultTable.Column(
        title, fractionDigits: decimals, cells: .numbers(texts.map { Double($0) ?? .nan }))
    }
    MarkdownFormat().write(
      ResultTable(columns: columns, rowCount: table.rows.count), to: &page)
  }
}

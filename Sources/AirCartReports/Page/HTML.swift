import AirCart
import AirCartDocuments
package import AirCartSimulation

/// Markup under construction: what is interpolated into it is escaped, unless it is markup itself.
///
/// ```swift
/// let cell: HTML = "<td class=\"name\">\(name)</td>"   // a name may hold anything
/// ```
/// So a text can neither end an element nor an attribute in double quotes.
package struct HTML: Sendable, Equatable {
  package private(set) var text: String

  /// Markup that is known to be sound.
  package init(markup: String) { text = markup }

  package static let empty = HTML(markup: "")

  package static func += (left: inout HTML, right: HTML) { left.text += right.text }

  package static func + (left: HTML, right: HTML) -> HTML { HTML(markup: left.text + right.text) }

  /// A whole page; its policy and its style are taken as they are.
  static func document(
    title: String, policy: HTML, metadata: HTML = .empty, style: String, body: HTML
  ) -> HTML {
    """
    <!doctype html>
    <html lang="\(Language.current.tag)">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    \(metadata)<title>\(title)</title>
    <style>\(HTML(markup: style))</style>
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  }

  /// Returns a text with the characters escaped that mean something in markup.
  ///
  /// Scalar by scalar: a quote with an accent above it is another character, and still a quote to
  /// a browser.
  package static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { "&<>\"'".utf8.contains($0) }) else { return text }
    return text.unicodeScalars.map { references[$0] ?? String($0) }.joined()
  }

  private static let references: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
  ]
}

extension HTML: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    package mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a text, escaped.
    package mutating func appendInterpolation(_ value: String) { text += HTML.escaped(value) }

    package mutating func appendInterpolation(_ value: Int) { text += "\(value)" }

    package mutating func appendInterpolation(_ value: HTML) { text += value.text }

    package mutating func appendInterpolation(_ values: [HTML]) {
      for value in values { text += value.text }
    }

    package mutating func appendInterpolation(_ value: HTML?) { text += value?.text ?? "" }
  }

  package init(stringLiteral value: String) { text = value }

  package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

extension HTML {
  /// A name, which may be of any language and length, in its own direction.
  package static func name(_ name: String) -> HTML { "<bdi class=\"name\">\(name)</bdi>" }

  /// A sentence in which the names of a sweep have their own directions: one from right to
  /// left, or that turns the direction, leaves the words around it where they are.
  package static func sentence(_ text: String, of grid: SweepGrid) -> HTML {
    let names = grid.carts.map(\.cart.name) + grid.products.map(\.name)
    let others = Set(names.filter { !$0.utf8.allSatisfy { $0 < 0x80 } })
    // Markup is ASCII, and these names are not: none is found within it.
    let markup = others.sorted().reduce(escaped(text)) { markup, name in
      markup.replacing(escaped(name), with: HTML.name(name).text)
    }
    return HTML(markup: markup)
  }

  /// A table for people: headings with units, numbers at the right, in a frame in which it scrolls.
  static func table(_ table: Answer.Table, caption: String) -> HTML {
    let heads = table.columns.map { column -> HTML in
      let unit: HTML? = column.unit.isEmpty ? nil : " <span class=\"caption\">\(column.unit)</span>"
      let side: HTML = column.alignment == .trailing ? " class=\"number\"" : ""
      return "<th scope=\"col\"\(side)>\(column.title)\(unit)</th>"
    }
    let rows = table.rows.map { row -> HTML in
      let cells = zip(table.columns, row).enumerated().map { place, pair -> HTML in
        let (column, text) = (pair.0, pair.1.text)
        if column.alignment == .trailing { return "<td class=\"number\">\(text.grouped)</td>" }
        return place == 0
          ? "<th scope=\"row\">\(HTML.name(text))</th>" : "<td>\(HTML.name(text))</td>"
      }
      return "<tr>\(cells)</tr>\n"
    }
    return """
      <div class="frame" tabindex="0" role="group" aria-label="\(caption)"><table class="table">
      <caption class="vh">\(caption)</caption>
      <thead><tr>\(heads)</tr></thead>
      <tbody>\(rows)</tbody></table></div>

      """
  }
}

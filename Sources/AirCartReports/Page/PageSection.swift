/// A part of a report under its own heading, which knows nothing of the other parts.
///
/// To add one: a type in this folder, made by the command that has its data and passed to
/// `SweepPage`; its charts are written beside the page.
package protocol PageSection: Sendable {
  /// The name in fragments: `#quality`.
  var id: String { get }

  var title: String { get }

  var body: HTML { get }

  /// Charts that the section shows, to be written as files too.
  var charts: [Chart] { get }
}

extension PageSection {
  package var charts: [Chart] { [] }

  var card: HTML {
    """
    <section class="card" id="\(id)" aria-labelledby="\(id)-title">
    <h2 id="\(id)-title">\(title)</h2>
    \(body)</section>

    """
  }
}

// MARK: - What every report has around its sections

extension HTML {
  static func header(_ title: String) -> HTML {
    """
    <header class="top"><p class="caption">AirCart report</p><h1>\(HTML.name(title))</h1>\
    </header>
    """
  }

  static func contents(_ sections: [(id: String, title: String)]) -> HTML {
    let links = sections.map { id, title -> HTML in "<li><a href=\"#\(id)\">\(title)</a></li>" }
    return "<nav class=\"card contents\" aria-label=\"Contents\"><ul>\(links)</ul></nav>"
  }

  static func footer(_ text: String) -> HTML {
    """
    <p class="toast" id="toast" role="alert" hidden></p>
    <footer class="caption"><p>\(text)</p></footer>
    """
  }
}

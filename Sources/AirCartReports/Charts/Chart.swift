import AirCartDocuments

/// A chart: a drawing with a title and a description, for a page or a separate file.
package struct Chart: Equatable, Sendable {
  /// The stem of the file's name.
  package let name: String
  /// What it shows, in a few words.
  package let title: String
  /// What can be seen in it, in sentences.
  package let description: String
  let width: Double
  let height: Double
  /// The elements of the drawing, with classes of `chart.css`.
  let body: HTML

  /// The chart within a page, whose style it takes.
  package var inline: HTML {
    """
    <svg class="chart" viewBox="0 0 \(svg(width)) \(svg(height))" role="img">
    <title>\(title)</title><desc>\(description)</desc>
    \(body)</svg>

    """
  }

  /// The chart as a file, light or dark as its reader prefers.
  package var text: String {
    let html: HTML = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" class="chart" width="\(svg(width))" \
      height="\(svg(height))" viewBox="0 0 \(svg(width)) \(svg(height))" role="img" \
      aria-labelledby="title description">
      <title id="title">\(title)</title>
      <desc id="description">\(description)</desc>
      <style>\(HTML(markup: Self.style))</style>
      <rect class="ground" width="100%" height="100%"/>
      \(body)</svg>

      """
    return html.text
  }

  /// The path of the file in a run's folder.
  package var path: String { "charts/\(name).svg" }

  /// The light style, for a page that is black on white.
  static let lightStyle = ColorTokens(.light).resolved(String(describing: PageAssets.chartCSS))

  /// The style with values in place of variables, which not every viewer of pictures reads: the
  /// light one, followed by the rules that differ in the dark.
  private static let style: String = {
    let dark = ColorTokens(.dark).resolved(String(describing: PageAssets.chartCSS))
    let light = lightStyle
    let rules = zip(light.split(separator: "}"), dark.split(separator: "}"))
    let differing = rules.filter { $0 != $1 }.map { "\($1)}" }.joined()
    return light + "@media (prefers-color-scheme: dark) {\(differing)\n}\n"
  }()
}

/// A coordinate with at most two decimals, or as many as a power of ten has.
func svg(_ value: Double, _ power: Double = 100) -> String {
  value.isFinite ? ((value * power).rounded(.toNearestOrEven) / power).plain : "0"
}

import AirCartDocuments
import AirCartSimulation

/// A metric's maps: for every slice of a sweep a panel for each cart, all with the same classes.
///
/// Rates run across and field sizes upward; cells of one class become one region.
struct SweepMap {
  /// A map: the values of a cart along the first swept rate, for one slice.
  private struct Panel {
    /// Positions among the carts and the combinations of the selection.
    let cart: Int
    let slice: Int
    /// Values from the smallest field up, and from the least rate across.
    let rows: [[Double]]
    /// The class of each value; `nil` without one.
    let places: [[Int?]]
    /// Which panel this is, and the first that looks the same.
    let place: Int
    let twin: Int
  }

  private let metric: PageMetric
  private let summary: SweepSummary
  private let selection: PageSelection
  private let classes: MapClasses
  private let axes: MapAxes
  private let panels: [Panel]
  /// The cell with a ring around it.
  private let marked: SweepGrid.Cell?

  /// The most cells and carts of a picture.
  private static let cellLimit = 20_000
  private static let cartLimit = 12

  /// `nil` where the metric has no value at all.
  init?(
    _ metric: PageMetric, of results: SweepResults, _ summary: SweepSummary,
    marked: SweepGrid.Cell? = nil
  ) {
    guard results.metrics.contains(metric.metric) else { return nil }
    let carts = Array(summary.standing.shownCarts.prefix(Self.cartLimit))
    let selection = PageSelection(results.grid, carts: carts, limit: Self.cellLimit)
    let values = (0..<selection.sliceCount(results.grid)).flatMap { slice -> [[[Double]]] in
      let combinations = selection.combinations(ofSlice: slice, results.grid)
      return carts.map { cart in
        selection.fields.map { field in
          combinations.map {
            results.value(metric.metric, at: .init(cart: cart, field: field, combination: $0))
          }
        }
      }
    }
    let known = values.joined().joined().filter(\.isFinite)
    guard let low = known.min(), let high = known.max() else { return nil }
    let classes = MapClasses(metric, from: low, to: high)
    self.metric = metric
    self.summary = summary
    self.selection = selection
    self.classes = classes
    self.marked = marked
    axes = MapAxes(summary, selection)
    var twins: [[[Int?]]: Int] = [:]
    panels = values.enumerated().map { place, rows in
      let places = rows.map { $0.map(classes.place) }
      let twin = twins[places, default: place]
      twins[places] = twin
      return Panel(
        cart: place % carts.count, slice: place / carts.count, rows: rows, places: places,
        place: place, twin: twin)
    }
  }

  private var grid: SweepGrid { summary.grid }

  // MARK: In a page

  /// The legend, and the panels of every slice under its rates; where a cell is marked its slice
  /// alone, and the others behind a disclosure.
  var html: HTML {
    let slices = panels.grouped { $0.slice }
    guard let shown = panels.first(where: { ring($0) != nil })?.slice, slices.count > 1 else {
      return "\(legend)\(slices.map { view($0.elements) })"
    }
    let others = slices.filter { $0.key != shown }.map { view($0.elements) }
    return """
      \(legend)\(view(slices[shown].elements))<details class="screen"><summary>At the other \
      rates</summary>\(others)</details>

      """
  }

  /// The panels of a slice; the script knows by the numbers of fields and rates whether its cells
  /// are these.
  private func view(_ panels: [Panel]) -> HTML {
    let title = selection.sliceTitle(panels[0].slice, summary)
    let heading: HTML? = title.isEmpty ? nil : "<h3>\(HTML.sentence(title, of: grid))</h3>\n"
    let rates = selection.sliceRates(panels[0].slice, grid).map(String.init).joined(separator: ",")
    let size = ([selection.fields.count] + selection.rates.map(\.count)).map(String.init)
    return """
      <div class="slice" data-slice="\(rates)" data-size="\(size.joined(separator: "x"))">\(heading)\
      <div class="maps">\(panels.map(view))</div></div>

      """
  }

  private func view(_ panel: Panel) -> HTML {
    let names = summary.names(ofTied: selection.carts[panel.cart])
    let chart = Chart(
      name: "\(metric.key)-\(panel.slice)-\(panel.cart)", title: "\(metric.title), \(names)",
      description: description(panel), width: axes.width, height: axes.height, body: body(panel))
    return """
      <figure class="map"><figcaption><strong>\(HTML.name(names))</strong></figcaption>\
      \(chart.inline)</figure>

      """
  }

  /// The classes with their colours, and what has no value.
  private var legend: HTML {
    let used = Set(panels.flatMap { $0.places.joined() })
    let entries = classes.entries.map { entry -> HTML in
      let sign = entry.sign.isEmpty ? "" : "\(entry.sign) "
      return """
        <li><span class="swatch \(entry.color.name)" aria-hidden="true"></span>\(sign)\(entry.label)</li>
        """
    }
    let none: HTML? =
      used.contains(nil)
      ? "<li><span class=\"swatch none\" aria-hidden=\"true\">–</span>no fill possible</li>" : nil
    return """
      <ul class="legend"><li><strong>\(metric.heading)</strong></li>\(entries)\(none)</ul>

      """
  }

  private func description(_ panel: Panel) -> String {
    let values = panel.rows.joined().filter(\.isFinite)
    guard let low = values.min(), let high = values.max() else { return "No fill is possible." }
    let range = span(fixed(low, metric.decimals), fixed(high, metric.decimals))
    let unit = metric.unit.isEmpty ? "" : " \(metric.unit)"
    let slice = selection.sliceTitle(panel.slice, summary)
    return "\(range)\(unit)\(slice.isEmpty ? "" : " with \(slice)")."
  }

  // MARK: A panel

  /// What is the same in several panels is drawn in the first of them.
  private func body(_ panel: Panel) -> HTML {
    let name = "\(metric.key)-map"
    let (cells, axes) = (
      HTML.shared(cells(panel), as: "\(name)-\(panel.twin)", isFirst: panel.twin == panel.place),
      HTML.shared(axes.marks, as: "\(name)-axes", isFirst: panel.place == 0)
    )
    return "\(cells)\(axes)\(ring(panel))\n"
  }

  private func cells(_ panel: Panel) -> HTML {
    let regions = classes.entries.enumerated().map { place, entry -> HTML? in
      let path = axes.path { panel.places[$0][$1] == place }
      return path.isEmpty ? nil : "<path fill=\"\(entry.color.fill)\" d=\"\(path)\"/>"
    }
    return """
      <g class="regions" transform="\(axes.cells)">\(regions.compactMap(\.self))</g>\(labels(panel))
      """
  }

  /// The classes of counts within their regions, wherever there is room; a dash in what has none.
  private func labels(_ panel: Panel) -> HTML {
    let regions = MapRegions(places: panel.places, cell: axes.cell).all
    let labels = regions.compactMap { region -> HTML? in
      let entry = region.place.map { classes.entries[$0] }
      guard entry == nil || metric.classes == .counts else { return nil }
      let text = entry?.label ?? "–"
      guard region.width >= Double(text.count) * 7 + 4, region.height >= 12 else { return nil }
      let style = entry.map { $0.color.isDark ? "value light" : "value" } ?? "label middle"
      let at = axes.point(region.x, region.y)
      return .text(text, style, x: at.x, y: at.y + 4)
    }
    return "\(labels)"
  }

  private func ring(_ panel: Panel) -> HTML? {
    let slices = selection.sliceCount(grid)
    guard let marked, selection.carts[panel.cart] == marked.cart,
      let row = selection.fields.firstIndex(of: marked.field),
      let place = selection.combinations.firstIndex(of: marked.combination),
      place % slices == panel.slice
    else { return nil }
    return axes.ring(row: row, column: place / slices)
  }

  // MARK: A file

  /// All panels in one picture, a row for each slice.
  var chart: Chart {
    let names = selection.carts.map(summary.names)
    let (column, row) = (axes.width + 16, axes.height + 24)
    let head = 84.0
    let slices = selection.sliceCount(grid)
    let drawn = panels.map { panel -> HTML in
      let x = 16 + Double(panel.cart) * column
      let y = head + Double(panel.slice) * (row + 24)
      let slice: HTML? =
        panel.cart == 0 ? .label(selection.sliceTitle(panel.slice, summary), x: 0, y: -4) : nil
      return """
        <g transform="translate(\(svg(x)) \(svg(y)))">\(slice)\
        \(HTML.text(names[panel.cart].clipped(to: 30), "name", x: 0, y: 16))
        <g transform="translate(0 24)">\(body(panel))</g></g>

        """
    }
    return Chart(
      name: "map-\(metric.key)", title: metric.title,
      description: "\(metric.note) One panel for each of \(names.joined(separator: ", ")). "
        + axes.sentence, width: max(560, 16 + Double(names.count) * column),
      height: head + Double(slices) * (row + 24), body: "\(fileHeading)\(drawn)")
  }

  private var fileHeading: HTML {
    let width = 72.0
    let swatches = classes.entries.enumerated().map { place, entry -> HTML in
      let x = 16 + Double(place) * width
      let text = metric.classes == .loads ? entry.label.prefix { $0 != "," } : entry.label[...]
      return """
        <path fill="\(entry.color.fill)" d="M\(svg(x)) 34h\(svg(width - 4))v20h\(svg(4 - width))z"/>\
        \(HTML.text(String(text), entry.color.isDark ? "value light" : "value", x: x + 34, y: 48))

        """
    }
    return "\(HTML.text(metric.heading, "title", x: 16, y: 24))\n\(swatches)"
  }
}

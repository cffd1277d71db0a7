import AirCart
import AirCartDocuments
import AirCartSimulation

/// A metric's matrices as a chart: one panel for each cart, all on one scale.
struct HeatMapChart {
  private let values: MatrixValues
  private let results: SweepResults
  private let summary: SweepSummary
  private let selection: PageSelection
  private let bounds: (low: Double, high: Double)

  /// `nil` where the metric has no value at all.
  init?(
    _ metric: PageMetric, of results: SweepResults, _ summary: SweepSummary,
    _ selection: PageSelection
  ) {
    guard let reference = selection.carts.first else { return nil }
    values = MatrixValues(metric, of: results, reference: reference)
    guard let bounds = values.bounds(selection) else { return nil }
    self.bounds = bounds
    self.results = results
    self.summary = summary
    self.selection = selection
  }

  private enum Size {
    static let cellHeight = 24.0
    static let left = 56.0
    static let top = 44.0
    static let gap = 24.0
    static let margin = 16.0
    static let head = 56.0
    static let foot = 52.0
    /// Panels are placed side by side up to this width.
    static let row = 1_280.0
  }

  private var metric: PageMetric { values.metric }
  private var grid: SweepGrid { results.grid }

  /// The carts with a panel: none that could only be compared with itself.
  private var carts: [Int] {
    metric.figure == .against ? Array(selection.carts.dropFirst()) : selection.carts
  }

  /// The combinations of the first slice: those of the rate across.
  private var across: [Int] {
    let slices = selection.rates.indices.dropFirst(first.map { $0 + 1 } ?? 0)
      .reduce(1) { $0 * selection.rates[$1].count }
    let count = first.map { selection.rates[$0].count } ?? 1
    return (0..<count).map { selection.combinations[$0 * slices] }
  }

  /// The first swept product, whose rates run across.
  private var first: Int? { grid.sweptProducts.first }

  // MARK: The chart

  var chart: Chart {
    let columns = max(1, Int((Size.row - Size.margin * 2 + Size.gap) / (panelWidth + Size.gap)))
    let rows = (carts.count + columns - 1) / columns
    let shown = Double(min(columns, carts.count))
    let panelHeight = Size.top + Double(selection.fields.count) * Size.cellHeight
    let width = max(460, Size.margin * 2 + shown * (panelWidth + Size.gap) - Size.gap)
    let height = Size.head + Double(rows) * (panelHeight + Size.gap) + Size.foot
    let panels = carts.enumerated().map { place, cart -> HTML in
      let x = Size.margin + Double(place % columns) * (panelWidth + Size.gap)
      let y = Size.head + Double(place / columns) * (panelHeight + Size.gap)
      return panel(cart, x, y)
    }
    return Chart(
      name: "matrix-\(metric.key)", title: title, description: description, width: width,
      height: height, body: "\(heading)\(panels)\(legend(y: height - Size.foot + 8))")
  }

  private var title: String {
    metric.unit.isEmpty ? metric.title : "\(metric.title) (\(metric.unit))"
  }

  private var description: String {
    let names = carts.map { summary.names(ofTied: $0) }.joined(separator: ", ")
    let (low, high) = (text(bounds.low), text(bounds.high))
    let unit = metric.unit.isEmpty ? "" : " \(metric.unit)"
    let range = metric.scale == .names ? "" : " Values from \(low) to \(high)\(unit)."
    return "\(metric.note) One panel for each of \(names). \(axesSentence)\(range)"
  }

  /// What runs down, across and beside.
  private var axesSentence: String {
    let across = first.map { ", rates of \(grid.products[$0].name) in \(summary.rateUnit) across" }
    return "Field sizes in \(summary.areaUnit) down\(across ?? "")\(slice)."
  }

  /// The rates that the matrices are for.
  private var slice: String {
    let fixed = grid.products.indices.filter { $0 != first }.map {
      let rate = grid.products[$0].statedRates[selection.rates[$0][0]]
      return "\(grid.products[$0].name) \(rate.plain) \(summary.rateUnit)"
    }
    return fixed.isEmpty ? "" : ", with \(fixed.joined(separator: ", "))"
  }

  private var heading: HTML {
    """
    <text class="title" x="\(svg(Size.margin))" y="24">\(title)</text>
    <text class="note" x="\(svg(Size.margin))" y="44">\(axesSentence)</text>

    """
  }

  // MARK: Panels

  private var cellWidth: Double {
    let longest = [bounds.low, bounds.high].map { text($0).count }.max() ?? 1
    return max(36, Double(longest) * 7.5 + 8)
  }

  private var panelWidth: Double { Size.left + Double(across.count) * cellWidth }

  private func panel(_ cart: Int, _ x: Double, _ y: Double) -> HTML {
    let fields = selection.fields.enumerated().map { row, field -> HTML in
      let top = Size.top + Double(row) * Size.cellHeight
      let cells = across.enumerated().map { column, combination in
        cell(cart, field, combination, x: Size.left + Double(column) * cellWidth, y: top)
      }
      let label = grid.statedFields[field].plain
      return """
        <text class="label end" x="\(svg(Size.left - 6))" y="\(svg(top + 16))">\(label)</text>\
        \(cells)

        """
    }
    return """
      <g transform="translate(\(svg(x)) \(svg(y)))">
      <text class="name" x="0" y="14">\(summary.names(ofTied: cart))</text>
      \(rateLabels)\(fields)</g>

      """
  }

  private var rateLabels: HTML {
    guard let first else { return "" }
    let labels = selection.rates[first].enumerated().map { column, rate -> HTML in
      let x = Size.left + (Double(column) + 0.5) * cellWidth
      let text = grid.products[first].statedRates[rate].plain
      return """
        <text class="label middle" x="\(svg(x))" y="\(svg(Size.top - 6))">\(text)</text>
        """
    }
    return "\(labels)\n"
  }

  private func cell(
    _ cart: Int, _ field: Int, _ combination: Int, x: Double, y: Double
  ) -> HTML {
    let value = values.value(cart, field, combination)
    let place: HTML = "x=\"\(svg(x))\" y=\"\(svg(y))\""
    guard value.isFinite else {
      let center = svg(x + cellWidth / 2)
      return "<text class=\"label middle\" x=\"\(center)\" y=\"\(svg(y + 16))\">–</text>"
    }
    let step = step(value)
    return """
      <rect \(place) width="\(svg(cellWidth - 1))" height="\(svg(Size.cellHeight - 1))" \
      fill="\(step.fill)"/>\
      <text class="\(step.isDark ? "value light" : "value")" x="\(svg(x + cellWidth / 2))" \
      y="\(svg(y + 16))">\(text(value))</text>
      """
  }

  private func step(_ value: Double) -> ColorScale.Step {
    switch metric.scale {
    case .classes: ColorScale.sequential[ColorScale.classSteps[LoadClass(percent: value).rawValue]]
    case .sequential:
      ColorScale.sequential[ColorScale.step(value, from: bounds.low, to: bounds.high)]
    case .signed: ColorScale.signed[ColorScale.step(value, from: -reach, to: reach)]
    case .names:
      ColorScale.sequential[ColorScale.step(ofName: Int(value), among: grid.products.count)]
    }
  }

  /// How far a signed scale goes to either side.
  private var reach: Double { max(bounds.low.magnitude, bounds.high.magnitude) }

  private func text(_ value: Double) -> String {
    guard metric.scale == .names else {
      return fixed(value, metric.decimals)
    }
    return ShortNames.short(grid.products.map(\.name))[Int(value)]
  }

  // MARK: Legend

  private func legend(y: Double) -> HTML {
    let width = 120.0
    let entries = legendEntries.enumerated().map { place, entry -> HTML in
      let x = Size.margin + Double(place) * width
      let step = entry.step
      return """
        <rect x="\(svg(x))" y="\(svg(y))" width="\(svg(width - 4))" height="12" \
        fill="\(step.fill)"/>\
        <text class="label" x="\(svg(x))" y="\(svg(y + 28))">\(entry.text)</text>

        """
    }
    return "\(entries)"
  }

  private var legendEntries: [(step: ColorScale.Step, text: String)] {
    switch metric.scale {
    case .classes:
      LoadClass.allCases.map {
        (ColorScale.sequential[ColorScale.classSteps[$0.rawValue]], "\($0.load.word) \($0.range)")
      }
    case .names:
      zip(grid.products, ShortNames.short(grid.products.map(\.name))).enumerated().map {
        (step(Double($0)), "\($1.1) \($1.0.name)")
      }
    case .sequential, .signed:
      ends.map { (step($0), "\(text($0)) \(metric.unit)".trimmingSpaces) }
    }
  }

  private var ends: [Double] {
    let (low, high) = metric.scale == .signed ? (-reach, reach) : bounds
    return high > low ? [low, (low + high) / 2, high] : [low]
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmingSpaces: String {
    var rest = Substring(self)
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}

import AirCart
import AirCartDocuments
import AirCartSimulation

/// The frame of a map: rates across, field sizes upward, with ticks and units.
struct MapAxes {
  let width = 228.0
  private let left = 44.0
  private let top = 22.0
  private let right = 8.0
  private let bottom = 40.0
  private let fields: [String]
  private let rates: [String]
  private let areaUnit: String
  private let rateTitle: String

  init(_ summary: SweepSummary, _ selection: PageSelection) {
    let grid = summary.grid
    fields = selection.fields.map { grid.fields[$0].stated.grouped }
    areaUnit = summary.areaUnit
    guard let across = grid.sweptProducts.first else {
      rates = [""]
      rateTitle = ""
      return
    }
    let product = grid.products[across]
    rates = selection.rates[across].map { product.rates[$0].stated.grouped }
    rateTitle = "\(product.name.clipped(to: 22)), \(summary.rateUnit)"
  }

  private var plotWidth: Double { width - left - right }
  private var plotHeight: Double { min(160, max(48, Double(fields.count) * 16)) }
  private var base: Double { top + plotHeight }
  var height: Double { base + bottom }
  var cell: (width: Double, height: Double) {
    (plotWidth / Double(rates.count), plotHeight / Double(fields.count))
  }

  var sentence: String {
    let across = rateTitle.isEmpty ? "" : ", rates of \(rateTitle) across"
    return "Field sizes in \(areaUnit) upward\(across)."
  }

  /// Returns a point of the plot, given from its lower left corner.
  func point(_ x: Double, _ y: Double) -> (x: Double, y: Double) { (left + x, base - y) }

  /// The transformation after which a cell is 1 wide and 1 high, and rows run upward.
  var cells: String {
    "translate(\(svg(left)) \(svg(base)))scale(\(svg(cell.width, 1e4)) \(svg(-cell.height, 1e4)))"
  }

  /// Returns the outline, in cells, of those that belong to something: runs along each row, as high
  /// as equal runs lie above each other.
  func path(_ belongs: (_ row: Int, _ column: Int) -> Bool) -> String {
    var open: [Range<Int>: Int] = [:]
    var path = ""
    for row in 0...fields.count {
      let own = rates.indices.map { row < fields.count && belongs(row, $0) }
      let runs = own.runs(of: \.self).filter { own[$0.lowerBound] }
      for (run, start) in open.sorted(by: { $0.key.lowerBound < $1.key.lowerBound })
      where !runs.contains(run) {
        path += "M\(run.lowerBound) \(start)H\(run.upperBound)V\(row)H\(run.lowerBound)z"
        open[run] = nil
      }
      for run in runs where open[run] == nil { open[run] = row }
    }
    return path
  }

  func ring(row: Int, column: Int) -> HTML {
    let at = point(Double(column) * cell.width, Double(row + 1) * cell.height)
    return "\(["ring-dark", "ring-light"].map { HTML.rect($0, at, cell) })"
  }

  /// The frame, the figures along both axes, as many as have room, and what they are.
  var marks: HTML {
    let across = Self.shown(rates, room: cell.width) { Double($0) * 7.5 + 6 }.map { column in
      HTML.tickBelow(rates[column], x: left + (Double(column) + 0.5) * cell.width, base: base)
    }
    let up = Self.shown(fields, room: cell.height) { _ in 16 }.map { row -> HTML in
      let y = base - (Double(row) + 0.5) * cell.height
      return "<path class=\"tick\" d=\"M\(svg(left - 4)) \(svg(y))h4\"/>"
        + HTML.label(fields[row], "end", x: left - 7, y: y + 4.5)
    }
    return """
      \(HTML.rect("plot", point(0, plotHeight), (plotWidth, plotHeight)))\(across)\(up)
      \(HTML.label("Field, \(areaUnit)", x: 2, y: 14))
      \(HTML.label(rateTitle, "end", x: width - right, y: height - 6))
      """
  }

  /// Every figure, or every second, third and so on, so that none touches the next.
  private static func shown(_ texts: [String], room: Double, _ need: (Int) -> Double) -> [Int] {
    guard room > 0, texts != [""] else { return [] }
    let most = need(texts.map(\.count).max() ?? 1)
    let step = max(1, Int((most / room).rounded(.up)))
    return Array(stride(from: 0, to: texts.count, by: step))
  }
}

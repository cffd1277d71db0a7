import AirCart
import AirCartDocuments
import AirCartSimulation

/// The carts by how often they are filled and how far a fill lasts: the best stand at the top left.
struct ParetoChart {
  /// A cart, or several that tie.
  private struct Point {
    let names: String
    let fills: Double
    let area: Double
    let isDominated: Bool
  }

  private let points: [Point]
  private let areaUnit: String

  /// `nil` without fills, or with one cart only.
  init?(_ summary: SweepSummary) {
    let isMetric = summary.grid.units == .metric
    points = summary.shownCarts.compactMap { cart in
      guard let fills = cart.meanFills, let area = cart.areaPerFill?.median, fills.isFinite,
        area.isFinite
      else { return nil }
      return Point(
        names: summary.names(ofTied: cart.cart), fills: fills,
        area: isMetric ? Area(acres: area).hectares : area,
        isDominated: summary.standing.dominators?[cart.cart].isEmpty == false)
    }
    areaUnit = summary.areaUnit
    guard points.count > 1 else { return nil }
  }

  private let frame = PlotFrame()

  var chart: Chart {
    Chart(
      name: "carts", title: "Carts by fills and area per fill", description: description,
      width: frame.width, height: frame.height, body: "\(axes)\(marks)")
  }

  private var description: String {
    let all = points.map { point in
      "\(point.names): \(text(point.fills, 1)) fills a field on average, \(text(point.area, 1)) "
        + "\(areaUnit) per fill in the middle"
        + (point.isDominated ? ", never better than another" : "")
    }
    return "Fewer fills are further left, more acres per fill further up. "
      + all.joined(separator: "; ") + "."
  }

  // MARK: Axes

  private var fills: AxisTicks { AxisTicks(points.map(\.fills)) }
  private var areas: AxisTicks { AxisTicks(points.map(\.area)) }

  private func x(_ value: Double) -> Double { frame.x(fills.share(value)) }

  private func y(_ value: Double) -> Double { frame.y(areas.share(value)) }

  private var axes: HTML {
    let vertical = fills.ticks.map { tick -> HTML in
      """
      <line class="grid" x1="\(svg(x(tick)))" x2="\(svg(x(tick)))" y1="\(svg(frame.top))" \
      y2="\(svg(frame.base))"/>\(frame.figure(below: x(tick), fills.text(tick)))
      """
    }
    let horizontal = areas.ticks.map { frame.line(at: y($0), areas.text($0)) }
    return """
      \(vertical)\(horizontal)\
      <text class="label" x="4" y="16">Area per fill, \(areaUnit) (median)</text>
      <text class="label end" x="\(svg(frame.width - frame.right))" y="\(svg(frame.height - 8))">\
      Fills a field (mean)</text>

      """
  }

  // MARK: Points with their names beside them

  private var marks: HTML {
    let heights = labelHeights
    let all = points.enumerated().map { place, point -> HTML in
      let (x, y) = (x(point.fills), y(point.area))
      let isLeft = x < frame.width * 0.6
      let label = isLeft ? x + 10 : x - 10
      return """
        <circle class="\(point.isDominated ? "point dominated" : "point")" cx="\(svg(x))" \
        cy="\(svg(y))" r="6"/>\
        <text class="\(isLeft ? "name" : "name end")" x="\(svg(label))" \
        y="\(svg(heights[place] + 5))">\(point.names.clipped(to: 24))</text>

        """
    }
    return "\(all)"
  }

  /// Heights of the names, moved apart where points lie close together.
  private var labelHeights: [Double] {
    var heights = points.map { y($0.area) }
    let order = heights.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }
    for (upper, lower) in zip(order, order.dropFirst()) {
      heights[lower] = max(heights[lower], heights[upper] + 18)
    }
    return heights
  }

  private func text(_ value: Double, _ digits: Int) -> String {
    fixed(value, digits)
  }
}

extension String {
  /// A name as it fits into a chart; the whole name is in the table.
  func clipped(to length: Int) -> String { count > length ? prefix(length - 1) + "…" : self }
}

/// The frame of a chart with two axes: its size, its margins, and figures along them.
struct PlotFrame {
  let width = 360.0
  let height = 300.0
  let left = 52.0
  let right = 16.0
  let top = 40.0
  let bottom = 48.0

  /// Where the axis below is.
  var base: Double { height - bottom }

  /// Where a share of the way from left to right is.
  func x(_ share: Double) -> Double { left + share * (width - left - right) }

  /// Where a share of the way from the base to the top is.
  func y(_ share: Double) -> Double { base - share * (height - bottom - top) }

  /// A figure below the plot.
  func figure(below x: Double, _ text: String) -> HTML {
    """
    <text class="label middle" x="\(svg(x))" y="\(svg(base + 18))">\(text)</text>

    """
  }

  /// A line across the plot with its figure to the left.
  func line(at y: Double, _ text: String) -> HTML {
    """
    <line class="grid" x1="\(svg(left))" x2="\(svg(width - right))" y1="\(svg(y))" \
    y2="\(svg(y))"/>\
    <text class="label end" x="\(svg(left - 6))" y="\(svg(y + 4))">\(text)</text>

    """
  }
}

/// Round numbers along an axis that takes in some values and a little beside them.
struct AxisTicks {
  let ticks: [Double]
  private let step: Double
  private let low: Double
  private let high: Double

  init(_ values: [Double], fromZero: Bool = false) {
    let (least, greatest) = (fromZero ? 0 : values.min() ?? 0, values.max() ?? 1)
    let span = greatest > least ? greatest - least : max(1, greatest.magnitude * 0.1)
    var step = 1e-6
    let wanted = span / 3
    // 1, 2, 5, 10, 20, 50 …
    var index = 0
    while step < wanted {
      step *= index % 3 == 1 ? 2.5 : 2
      index += 1
    }
    self.step = step
    low = fromZero ? 0 : ((least - span * 0.05) / step).rounded(.down) * step
    high = ((greatest + span * 0.05) / step).rounded(.up) * step
    let count = Int(((high - low) / step).rounded(.toNearestOrEven))
    let start = low
    ticks = (0...count).map { start + Double($0) * step }
  }

  /// Where a value lies, 0 to 1.
  func share(_ value: Double) -> Double { (value - low) / (high - low) }

  /// A tick's text, with the decimals that its step needs.
  func text(_ tick: Double) -> String {
    let digits = step >= 1 ? 0 : step >= 0.1 ? 1 : step >= 0.01 ? 2 : 4
    return fixed(tick, digits)
  }
}

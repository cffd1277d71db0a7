import AirCartDocuments
import AirCartSimulation

/// A figure of a season along what is varied: a line for each cart, with the 95 % interval at each
/// value.
struct SeasonVariationChart {
  private typealias Point = (x: Double, estimate: Estimate)

  private let figure: SeasonVariation.Figure
  private let variation: SeasonVariation
  private let lines: [(name: String, points: [Point])]
  private let ticks: AxisTicks

  /// The most carts that lines can tell apart.
  private static let limit = 4

  /// `nil` for one value, or where no cart has the figure at two of them.
  init?(_ figure: SeasonVariation.Figure, _ variation: SeasonVariation, _ report: SeasonReport) {
    lines = report.ranking.prefix(Self.limit).map { group in
      let row = variation.row(figure, ofCart: report.groups[group][0])
      let points = zip(variation.values, row).filter { $1.value.isFinite }
      return (report.name(ofGroup: group), points.sorted { $0.0 < $1.0 }.map { ($0, $1) })
    }
    guard lines.contains(where: { $0.points.count > 1 }) else { return nil }
    self.figure = figure
    self.variation = variation
    ticks = AxisTicks(lines.flatMap(\.points).flatMap { [$0.estimate.value] + $0.estimate.ends })
  }

  private enum Size {
    static let width = 420.0
    static let left = 64.0
    static let right = 316.0
    static let top = 28.0
    static let base = 228.0
    static let line = 20.0
    /// Between the marks of neighbouring lines at one value, so that no interval hides another.
    static let beside = 6.0
  }

  private func x(_ value: Double) -> Double {
    let (low, high) = (variation.values.min() ?? 0, variation.values.max() ?? 1)
    return Size.left + 14 + (value - low) / (high - low) * (Size.right - Size.left - 28)
  }

  private func x(_ point: Point, ofLine place: Int) -> Double {
    x(point.x) + (Double(place) - Double(lines.count - 1) / 2) * Size.beside
  }

  private func y(_ value: Double) -> Double {
    Size.base - ticks.share(value) * (Size.base - Size.top)
  }

  var chart: Chart {
    Chart(
      name: "\(figure.name.replacing("_", with: "-"))-by-\(variation.name)",
      title: "\(figure.title), by \(variation.title)", description: description,
      width: Size.width, height: Size.base + 40,
      body: "\(axes)\(lines.enumerated().map { curve($1.points, place: $0) })\(names)")
  }

  private var description: String {
    let all = lines.map { line in
      let figures = line.points.map { "\($0.x.plain): \($0.estimate.text(figure.digits))" }
      return "\(line.name) – \(figures.joined(separator: ", "))"
    }
    return all.joined(separator: "; ") + "."
  }

  private var axes: HTML {
    let up = ticks.ticks.map { tick in
      HTML.rule(y: y(tick), from: Size.left, to: Size.right)
        + .label(
          Int(exactly: tick)?.grouped ?? ticks.text(tick), "end", x: Size.left - 6, y: y(tick) + 4)
    }
    let values = variation.values.sorted()
    let across = HTML.ticksBelow(values.map { ($0.plain, x($0)) }, base: Size.base)
    return """
      \(up)\(across)\(HTML.label("\(figure.title)\(unit)", x: 4, y: Size.top - 14))\
      \(HTML.label(variation.title, "end", x: Size.right, y: Size.base + 34))

      """
  }

  /// The unit where the title does not name it.
  private var unit: String {
    figure.unit == "1" || figure.title.lowercased().contains(figure.unit) ? "" : ", \(figure.unit)"
  }

  /// A line through a cart's figures, and the interval of each.
  private func curve(_ points: [Point], place: Int) -> HTML {
    let path = points.map { "\(svg(x($0, ofLine: place))) \(svg(y($0.estimate.value)))" }
    let intervals = points.compactMap { point in
      point.estimate.interval.map {
        "M\(svg(x(point, ofLine: place))) \(svg(y($0.lowerBound)))V\(svg(y($0.upperBound)))"
      }
    }
    let kind = "line line-\(place)"
    return """
      <path class="\(kind)" d="M\(path.joined(separator: " "))"/>\
      <path class="\(kind) dots" d="\(path.map { "M\($0)h0" }.joined())"/>\
      <path class="interval" d="\(intervals.joined())"/>

      """
  }

  /// Names beside the right ends of their lines, moved apart where these are close together.
  private var names: HTML {
    let ends = lines.compactMap { line in
      line.points.last.map { (name: line.name, y: y($0.estimate.value)) }
    }.sorted { $0.y < $1.y }
    var last = -Double.infinity
    let all = ends.map { end -> HTML in
      last = max(end.y + 4, last + Size.line)
      return .text(end.name.clipped(to: 13), "name", x: Size.right + 4, y: last)
    }
    return "\(all)"
  }
}

extension Estimate {
  /// The ends of the interval; none where it has none.
  var ends: [Double] { interval.map { [$0.lowerBound, $0.upperBound] } ?? [] }
}

import AirCartDocuments
import AirCartSimulation

/// How the gap of the simple rule is distributed: for each cart the share of cells up to a gap.
struct GapChart {
  /// The line of a cart, or of several that tie.
  private struct Line {
    let names: String
    /// The share of cells with at most each of the gaps.
    let shares: [Double]
    let greatest: Double
  }

  private let lines: [Line]
  private let greatest: Double

  /// The steps of a line: enough that none can be seen.
  private static let steps = 120

  /// `nil` where the gap was not computed or is zero everywhere.
  init?(_ results: SweepResults, _ summary: SweepSummary) {
    let carts = Array(summary.shownCarts.prefix(8))
    let values = carts.compactMap { CartValues(.gap, cart: $0.cart, of: results) }
    guard values.count == carts.count,
      let greatest = values.compactMap({ $0.stored.max() }).max(), greatest > 0
    else { return nil }
    self.greatest = greatest
    lines = zip(carts, values).map { cart, values in
      Line(
        names: summary.names(ofTied: cart.cart),
        shares: Self.shares(values.stored, greatest: greatest),
        greatest: values.stored.max() ?? 0)
    }
  }

  private static func shares(_ gaps: ArraySlice<Double>, greatest: Double) -> [Double] {
    var counts = [Int](repeating: 0, count: steps + 1)
    for gap in gaps where gap.isFinite {
      // A gap belongs to the first step that reaches it.
      counts[min(steps, Int((gap / greatest * Double(steps)).rounded(.up)))] += 1
    }
    let total = Double(max(1, counts.reduce(0, +)))
    var sum = 0
    return counts.map { count in
      sum += count
      return Double(sum) / total
    }
  }

  private enum Size {
    static let width = 360.0
    static let height = 300.0
    static let left = 52.0
    static let right = 16.0
    static let top = 40.0
    static let bottom = 48.0
  }

  var chart: Chart {
    Chart(
      name: "gap", title: "How often the simple rule falls short, and by how much",
      description: description, width: Size.width, height: Size.height,
      body: "\(axes)\(lines.enumerated().map { curve($1, $0) })")
  }

  private var description: String {
    let all = lines.map { line in
      "\(line.names): no gap in \(percent(line.shares[0])) of the cells, at most "
        + "\(fixed(line.greatest, 1)) bu"
    }
    return "The share of cells whose gap is no larger than a number of bushels; the higher a line, "
      + "the better the rule does. " + all.joined(separator: "; ") + "."
  }

  private func percent(_ share: Double) -> String {
    fixed(share * 100, 0) + " %"
  }

  private var ticks: AxisTicks { AxisTicks([greatest], fromZero: true) }

  private func x(_ gap: Double) -> Double {
    Size.left + ticks.share(gap) * (Size.width - Size.left - Size.right)
  }

  private func y(_ share: Double) -> Double {
    Size.height - Size.bottom - share * (Size.height - Size.bottom - Size.top)
  }

  private var axes: HTML {
    let base = Size.height - Size.bottom
    let vertical = ticks.ticks.map { tick -> HTML in
      """
      <text class="label middle" x="\(svg(x(tick)))" y="\(svg(base + 18))">\(ticks.text(tick))</text>

      """
    }
    let horizontal = [0, 0.25, 0.5, 0.75, 1].map { share -> HTML in
      """
      <line class="grid" x1="\(svg(Size.left))" x2="\(svg(Size.width - Size.right))" \
      y1="\(svg(y(share)))" y2="\(svg(y(share)))"/>\
      <text class="label end" x="\(svg(Size.left - 6))" y="\(svg(y(share) + 4))">\
      \(percent(share))</text>

      """
    }
    return """
      \(vertical)\(horizontal)<text class="label" x="4" y="16">Cells with a gap of at most …</text>
      <text class="label end" x="\(svg(Size.width - Size.right))" y="\(svg(Size.height - 8))">bu</text>

      """
  }

  /// A line, and its name with a piece of it where lines of shares leave room: at the lower right.
  private func curve(_ line: Line, _ place: Int) -> HTML {
    let width = greatest / Double(Self.steps)
    var path = "M\(svg(x(0))) \(svg(y(line.shares[0])))"
    for (step, pair) in zip(line.shares.dropFirst(), line.shares).enumerated()
    where pair.0 != pair.1 {
      path += "H\(svg(x(Double(step + 1) * width)))V\(svg(y(pair.0)))"
    }
    path += "H\(svg(Size.width - Size.right))"
    let key = Size.height - Size.bottom - Double(lines.count - place) * 18
    let kind = "line line-\(place % 4)"
    return """
      <path class="\(kind)" d="\(path)"/>\
      <path class="\(kind)" d="M\(svg(Size.width - Size.right - 28)) \(svg(key + 4))h28"/>\
      <text class="name end" x="\(svg(Size.width - Size.right - 36))" y="\(svg(key + 8))">\
      \(line.names.clipped(to: 32))</text>

      """
  }
}

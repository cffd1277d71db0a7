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

  private let frame = PlotFrame()

  var chart: Chart {
    Chart(
      name: "gap", title: "How often the simple rule falls short, and by how much",
      description: description, width: frame.width, height: frame.height,
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

  private func x(_ gap: Double) -> Double { frame.x(ticks.share(gap)) }

  private func y(_ share: Double) -> Double { frame.y(share) }

  private var axes: HTML {
    let vertical = ticks.ticks.map { frame.figure(below: x($0), ticks.text($0)) }
    let horizontal = [0, 0.25, 0.5, 0.75, 1].map { frame.line(at: y($0), percent($0)) }
    return """
      \(vertical)\(horizontal)<text class="label" x="4" y="16">Cells with a gap of at most …</text>
      <text class="label end" x="\(svg(frame.width - frame.right))" y="\(svg(frame.height - 8))">bu</text>

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
    path += "H\(svg(frame.width - frame.right))"
    let key = frame.height - frame.bottom - Double(lines.count - place) * 18
    let kind = "line line-\(place % 4)"
    return """
      <path class="\(kind)" d="\(path)"/>\
      <path class="\(kind)" d="M\(svg(frame.width - frame.right - 28)) \(svg(key + 4))h28"/>\
      <text class="name end" x="\(svg(frame.width - frame.right - 36))" y="\(svg(key + 8))">\
      \(line.names.clipped(to: 32))</text>

      """
  }
}

import AirCartSimulation

/// A metric that a report shows as maps of field sizes and rates.
struct PageMetric: Sendable {
  /// How values fall into classes.
  enum Classes: Sendable {
    /// How often something happens.
    case counts
    /// A quantity of which none is best.
    case amounts
    /// The classes of a cart's load.
    case loads
  }

  /// The name in data, fragments and file names.
  let key: String
  let title: String
  /// What a reader must know of it, in one sentence.
  let note: String
  let classes: Classes
  let decimals: Int
  /// The unit's symbol; empty for counts.
  let unit: String
  /// Where a page's data have it.
  let figure: PageFigure
  let metric: CellMetric

  var heading: String { unit.isEmpty ? title : "\(title), \(unit)" }

  static let fills = PageMetric(
    key: "fills", title: "Fills", note: "How often the cart is filled for the field.",
    classes: .counts, decimals: 0, unit: "", figure: .fills, metric: .fills)

  static let gap = PageMetric(
    key: "gap", title: "Simple rule's shortfall",
    note: "What the simple rule leaves out of one fill although the best possible loads it.",
    classes: .amounts, decimals: 1, unit: "bu", figure: .gap, metric: .gap)

  private static let all = [
    fills,
    PageMetric(
      key: "load", title: "Cart load",
      note: "What the field needs as a share of the cart; above 100 % it takes more than one fill.",
      classes: .loads, decimals: 1, unit: "%", figure: .load, metric: .cartLoad), gap,
    PageMetric(
      key: "left", title: "Left out of one fill",
      note: "What the best possible loading of one fill leaves out.",
      classes: .amounts, decimals: 1, unit: "bu", figure: .optimumLeft, metric: .optimalUnallocated),
  ]

  /// Returns the metrics that a sweep can show, the default first.
  static func all(of results: SweepResults) -> [PageMetric] {
    all.filter { results.metrics.contains($0.metric) }
  }
}

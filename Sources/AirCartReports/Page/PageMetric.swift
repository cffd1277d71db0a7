import AirCartSimulation

/// A metric that a report shows as matrices.
struct PageMetric: Sendable {
  /// How values become colours.
  enum Scale: String, Sendable {
    /// The classes of a cart's load.
    case classes
    /// From the least to the greatest.
    case sequential
    /// Below and above zero, with zero in the middle.
    case signed
    /// One colour for each product.
    case names
  }

  /// The name in data, fragments and file names.
  let key: String
  /// What it is, in words for people.
  let title: String
  /// What a reader must know of it, in one sentence.
  let note: String
  let scale: Scale
  let decimals: Int
  /// The unit's symbol; empty for counts and names.
  let unit: String
  /// Where a page's data have it.
  let figure: PageFigure
  /// What a sweep computes.
  let metric: CellMetric

  /// Returns the metrics that a sweep can show, the default first; `reference` is the name of the
  /// cart that is shown first.
  static func all(
    of results: SweepResults, areaUnit: String, reference: String
  ) -> [PageMetric] {
    let all = [
      PageMetric(
        key: "fills", title: "Fills", note: "How often the cart is filled for the field.",
        scale: .sequential, decimals: 0, unit: "", figure: .fills, metric: .fills),
      PageMetric(
        key: "area", title: "Area per fill",
        note: "How far one fill lasts: seeding stops when the first product runs out.",
        scale: .sequential, decimals: 1, unit: areaUnit, figure: .areaShort, metric: .areaPerFill),
      PageMetric(
        key: "load", title: "Utilization",
        note: "The field's demand as a share of the cart's capacity; above 100 % it takes more "
          + "than one fill.",
        scale: .classes, decimals: 1, unit: "%", figure: .load, metric: .cartLoad),
      PageMetric(
        key: "gap", title: "Gap of the simple rule",
        note: "What the simple rule (greedy) leaves over beyond the optimum, for one filling.",
        scale: .sequential, decimals: 1, unit: "bu", figure: .gap, metric: .gap),
      PageMetric(
        key: "left", title: "Unallocated",
        note: "What the best allocation of one filling leaves over.",
        scale: .sequential, decimals: 1, unit: "bu", figure: .optimumLeft,
        metric: .optimalUnallocated),
      PageMetric(
        key: "limiting", title: "Limiting product",
        note: "The product that runs out first at the largest area per fill.",
        scale: .names, decimals: 0, unit: "", figure: .limiting, metric: .limitingProduct),
      PageMetric(
        key: "against", title: "Area per fill against \(reference)",
        note: "Area per fill less that of \(reference), at the same rates.", scale: .signed,
        decimals: 1, unit: areaUnit, figure: .against, metric: .areaPerFill),
    ]
    let hasOthers = results.grid.carts.count > 1
    return all.filter {
      results.metrics.contains($0.metric) && ($0.figure != .against || hasOthers)
    }
  }
}

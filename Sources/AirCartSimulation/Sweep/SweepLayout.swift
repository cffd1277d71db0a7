/// Where the values of a sweep are: one column after the other, each by cart, rates, field, but for
/// the axes on which its metric does not depend.
package struct SweepLayout: Sendable {
  /// A metric's values: how many there are, where they start and how far each axis moves; not at
  /// all on an axis on which the metric does not depend.
  package struct Column: Sendable {
    package let start: Int
    package let cart: Int
    package let combination: Int
    package let field: Int
    package let count: Int

    /// Where a cell's value is.
    @inline(__always)
    package func index(cart: Int, combination: Int, field: Int) -> Int {
      start + cart * self.cart + combination * self.combination + field * self.field
    }
  }

  /// By case of `CellMetric`; `nil` for one that is not computed.
  private let columns: [Column?]
  /// The number of values of all metrics.
  package let valueCount: Int

  /// Lays out metrics in order.
  init(_ metrics: [CellMetric], carts: Int, combinations: Int, fields: Int) {
    var columns = [Column?](repeating: nil, count: CellMetric.allCases.count)
    var start = 0
    for metric in metrics {
      let ownFields = metric.dependsOnField ? fields : 1
      let count = (metric.dependsOnCart ? carts : min(1, carts)) * combinations * ownFields
      columns[metric.rawValue] = Column(
        start: start, cart: metric.dependsOnCart ? combinations * ownFields : 0,
        combination: ownFields, field: metric.dependsOnField ? 1 : 0, count: count)
      start += count
    }
    self.columns = columns
    valueCount = start
  }

  /// Returns a metric's column; `nil` for one that is not computed.
  package func column(_ metric: CellMetric) -> Column? { columns[metric.rawValue] }
}

extension SweepGrid {
  /// The layout of some combinations of rates, all by default.
  package func layout(_ metrics: [CellMetric], combinations: Int? = nil) -> SweepLayout {
    SweepLayout(
      metrics, carts: carts.count, combinations: combinations ?? rateCombinationCount,
      fields: fields.count)
  }
}

import AirCart
import AirCartSimulation

/// Which stored value belongs to a row.
///
/// A sweep stores a metric by cart, rates, field; a table may run through it as it is stored, or in
/// the order cart, field, rates, which exchanges rates and fields within each cart.
struct StoredOrder: Sendable {
  /// Blocks of as many rows each, whose values start here, `step` apart.
  private let blocks: (starts: [Int], rows: Int, step: Int)?
  private let combinations: UInt
  private let fields: UInt

  /// Rows in blocks: `rows` of them from each of `starts` on, `step` values apart.
  init(blocksAt starts: [Int], rows: Int, step: Int) {
    blocks = (starts, rows, step)
    combinations = 1
    fields = 1
  }

  /// Rows in the order cart, field, rates.
  init(rowsOf axes: GridAxes) {
    let isSame = axes.fields.count <= 1 || axes.combinationCount <= 1
    blocks = nil
    combinations = isSame ? 1 : UInt(axes.combinationCount)
    fields = isSame ? 1 : UInt(axes.fields.count)
  }

  @inline(__always)
  func index(ofRow row: Int) -> Int {
    if let blocks {
      let (block, rest) = row.quotientAndRemainder(dividingBy: blocks.rows)
      return blocks.starts[block] + rest * blocks.step
    }
    guard combinations > 1 else { return row }
    let row = UInt(bitPattern: row)
    if row <= UInt(UInt32.max), combinations * fields <= UInt(UInt32.max) {
      // Division of half the width takes half the time; a table of text divides for every cell.
      return Int(
        bitPattern: exchanged(
          UInt32(truncatingIfNeeded: row), UInt32(truncatingIfNeeded: combinations),
          UInt32(truncatingIfNeeded: fields)))
    }
    return Int(bitPattern: exchanged(row, combinations, fields))
  }

  @inline(__always)
  private func exchanged<Word: FixedWidthInteger>(
    _ row: Word, _ combinations: Word, _ fields: Word
  ) -> UInt {
    let rest = row % (combinations * fields)
    let (field, combination) = rest.quotientAndRemainder(dividingBy: combinations)
    return UInt(row - rest) + UInt(combination * fields + field)
  }
}

extension CellMetric {
  /// The metric as a column in the units of the grid; empty where there is no value, or where it
  /// was not computed.
  func column(
    of results: SweepResults, _ order: StoredOrder, name: String? = nil
  ) -> ResultTable.Column {
    .init(name ?? self.name(in: results.grid.units), cells: cells(of: results, order))
  }

  private func cells(of results: SweepResults, _ order: StoredOrder) -> ResultTable.Cells {
    let values = results.column(self)
    guard !values.isEmpty else { return missing }
    let first = values.startIndex
    if isCount { return .integer { Self.count(values[first + order.index(ofRow: $0)]) } }
    guard isName else {
      let factor = measure.factor(in: results.grid.units)
      return .number { values[first + order.index(ofRow: $0)] * factor }
    }
    let names = results.grid.products.map(\.name)
    return .label(names) {
      Self.position(values[first + order.index(ofRow: $0)], in: names.count)
    }
  }

  /// Cells of a metric that was not computed.
  private var missing: ResultTable.Cells {
    if isCount { return .integer { _ in nil } }
    return isName ? .text { _ in nil } : .number { _ in .nan }
  }

  /// The whole number that a value means; the greatest for one beyond 2⁵³, as in a plan.
  static func count(_ value: Double) -> Int? {
    value == value ? FillArithmetic.count(value) : nil
  }

  /// The position in a list that a value means.
  static func position(_ value: Double, in count: Int) -> Int? {
    value >= 0 && value < Double(count) ? Int(value) : nil
  }
}

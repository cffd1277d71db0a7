import AirCart
import AirCartSimulation

/// The values of one metric for one cart, read in the order of the results: fields, then rates.
struct CartValues {
  private let column: ArraySlice<Double>
  private let start: Int
  private let combinations: Int
  private let fields: Int

  /// `nil` when the metric was not computed.
  init?(_ metric: CellMetric, cart: Int, of results: SweepResults) {
    column = results.column(metric, ofCart: cart)
    guard !column.isEmpty else { return nil }
    combinations = results.grid.rateCombinationCount
    fields = results.grid.statedFields.count
    start = column.startIndex
  }

  /// The value of a cell.
  @inline(__always)
  subscript(field: Int, combination: Int) -> Double {
    column[start + combination * fields + field]
  }

  /// The values as they are stored, by rates, then fields.
  var stored: ArraySlice<Double> { column[start..<(start + combinations * fields)] }

  /// The values for one field size; all there is of a metric that does not depend on it.
  var ofFirstField: [Double] { (0..<combinations).map { self[0, $0] } }

  /// Calls a function with every cell in the order of the results.
  @inline(__always)
  func visitCells(_ body: (_ field: Int, _ combination: Int, _ value: Double) -> Void) {
    for field in 0..<fields {
      for combination in 0..<combinations { body(field, combination, self[field, combination]) }
    }
  }

  /// Returns the sum of the values that are numbers, in the order of the results.
  func sum() -> Double {
    var sum = 0.0
    visitCells { _, _, value in if value == value { sum += value } }
    return sum
  }

  /// Whether two carts have the same value in every cell but for rounding; no value equals no value.
  func isSame(as other: CartValues) -> Bool {
    zip(stored, other.stored).allSatisfy { FigureTolerance.isSame($0, $1) }
  }
}

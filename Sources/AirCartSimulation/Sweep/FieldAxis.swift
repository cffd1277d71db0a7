/// The field sizes of a sweep.
struct FieldAxis: Sendable {
  /// In acres, in the order of the input.
  let fields: [Double]
  /// Positions in `fields`, smallest field first.
  let order: [Int]
}

/// What an allocation is to achieve.
///
/// An objective ranks allocations and is what a method optimises; a *metric* describes a result
/// and takes no part in choosing it.
package enum Objective: UInt8, CaseIterable, Sendable {
  /// Minimise Σ max(0, b − C) over products: what finds no room for one field.
  case leastUnallocated
  /// Maximise min C / v over products: how far one fill lasts.
  case largestAreaPerFill
}

/// When two values count as equal, and what counts as nothing.
@usableFromInline package enum Tolerance {
  /// How far from the best an assignment may be and still count as best, relative to the best
  /// area per fill, or to the demand for unallocated bushels.
  @usableFromInline package static let tie = 1e-9

  /// The least amount in bushels that is shown; what is smaller is floating-point dust.
  @usableFromInline package static let dust = 1e-9

  /// The bushels by which two loads of a tank may differ and still be the same to people.
  static let visibleBushels = 1e-6

  /// The relative margin inside which rounding could decide; outside it cannot.
  @usableFromInline package static let roundingMargin = 1e-12

  /// Bushels by which an assignment may miss the least unallocated amount and still be as good.
  static func tieBushels(totalDemand: Double) -> Double { tie * max(1, totalDemand) }

  /// The rounding error that sums and differences of `total` bushels may carry.
  ///
  /// Never less than `dust`, so that it also removes what nobody wants to see.
  @inlinable
  package static func rounding(total: Double) -> Double { max(dust, roundingMargin * total) }
}

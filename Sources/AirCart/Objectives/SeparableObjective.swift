/// An objective that is built up product by product, as the subset programme needs it.
///
/// A product's contribution depends on the capacity it is given alone, and contributions combine
/// monotonically: a better contribution never makes the whole worse.
protocol SeparableObjective {
  /// The value before any product has been placed.
  var neutral: Double { get }
  /// A value that everything else is better than.
  var worst: Double { get }
  /// Returns what a product contributes when it is given `capacity` bushels.
  func contribution(of product: Int, capacity: Double) -> Double
  /// Returns the value of two parts together.
  func combine(_ left: Double, _ right: Double) -> Double
  /// Returns whether the first value is better than the second.
  func isBetter(_ left: Double, than right: Double) -> Bool
  /// Returns whether a value is as good as the best one, within the tie tolerance.
  func isAsGood(_ value: Double, as best: Double) -> Bool
}

/// Largest area per fill: contributions C / v, combined by the minimum.
struct AreaObjective: SeparableObjective {
  /// 1 / v for each product, in acres per bushel.
  let acresPerBushel: UnsafePointer<Double>

  var neutral: Double { .infinity }
  var worst: Double { 0 }

  func contribution(of product: Int, capacity: Double) -> Double {
    capacity * acresPerBushel[product]
  }

  func combine(_ left: Double, _ right: Double) -> Double { left < right ? left : right }

  func isBetter(_ left: Double, than right: Double) -> Bool { left > right }

  func isAsGood(_ value: Double, as best: Double) -> Bool { value >= best * (1 - Tolerance.tie) }
}

/// Least unallocated: contributions max(0, b − C), combined by addition.
struct UnallocatedObjective: SeparableObjective {
  /// The demand of each product in bushels.
  let demands: UnsafePointer<Double>
  /// What may be missed and still count as best, in bushels.
  let tie: Double

  var neutral: Double { 0 }
  var worst: Double { .infinity }

  func contribution(of product: Int, capacity: Double) -> Double {
    let short = demands[product] - capacity
    return short > 0 ? short : 0
  }

  func combine(_ left: Double, _ right: Double) -> Double { left + right }

  func isBetter(_ left: Double, than right: Double) -> Bool { left < right }

  func isAsGood(_ value: Double, as best: Double) -> Bool { value <= best + tie }
}

/// Count, sum and sum of squares of values, added in the order of adding.
package struct Moments: Equatable, Sendable {
  package internal(set) var count = 0
  package internal(set) var sum = 0.0
  package internal(set) var squares = 0.0

  package init() {}

  @inline(__always)
  package mutating func add(_ value: Double) {
    count += 1
    sum += value
    squares += value * value
  }

  /// Adds the values of another part of the work, which comes after this one.
  package mutating func merge(_ other: Moments) {
    count += other.count
    sum += other.sum
    squares += other.squares
  }

  /// The mean; 0 of nothing.
  package var mean: Double { count > 0 ? sum / Double(count) : 0 }

  /// The sample variance; 0 of fewer than two values.
  package var variance: Double {
    guard count > 1 else { return 0 }
    return max(0, (squares - sum * mean) / Double(count - 1))
  }
}

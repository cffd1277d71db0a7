/// The least, the middle and the greatest of some values.
package struct Spread: Equatable, Sendable {
  package let least: Double
  /// The middle value, or the mean of the two in the middle.
  package let median: Double
  package let greatest: Double

  /// Looks at all values that are numbers; `nil` when there is none.
  package init?(_ values: some Sequence<Double>) {
    let sorted = values.filter { $0 == $0 }.sorted()
    self.init(count: sorted.count) { sorted[$0] }
  }

  /// Looks at whole numbers, of which a million cells have only a few different ones.
  init?(wholeNumbers values: some Sequence<Double>) {
    let counts = WholeNumberCounts(values)
    self.init(count: counts.total) { counts.value(ofRank: $0) }
  }

  private init?(count: Int, _ value: (Int) -> Double) {
    guard count > 0 else { return nil }
    least = value(0)
    greatest = value(count - 1)
    let (lower, upper) = (value((count - 1) / 2), value(count / 2))
    median = lower == upper ? lower : (lower + upper) / 2
  }
}

/// How often each whole number occurs: its rank is found without sorting a copy of all values.
private struct WholeNumberCounts {
  private var small = [Int](repeating: 0, count: 1_024)
  private var large: [Double] = []
  private(set) var total = 0

  init(_ values: some Sequence<Double>) {
    for value in values where value == value {
      total += 1
      if value >= 0, value < 1_024 { small[Int(value)] += 1 } else { large.append(value) }
    }
    large.sort()
  }

  /// The value before which `rank` values stand.
  func value(ofRank rank: Int) -> Double {
    var rest = rank
    for (value, count) in small.enumerated() {
      if rest < count { return Double(value) }
      rest -= count
    }
    return large[rest]
  }
}

extension [Double] {
  /// Puts at some places what would be there if all were sorted.
  ///
  /// The rest is in any order; none may be `nan`.
  /// Quickselect (Hoare, Communications of the ACM 4, 1961) for several places at once, by the
  /// median of the ends and the middle.
  /// - Parameter places: The places, counted from 0, in rising order.
  /// - Complexity: O(*n* log *p*) on average for *n* values and *p* places.
  package mutating func select(_ places: ArraySlice<Int>) {
    withUnsafeMutableBufferPointer { Self.select(places, in: $0[...]) }
  }

  private static func select(
    _ places: ArraySlice<Int>, in range: Slice<UnsafeMutableBufferPointer<Double>>
  ) {
    guard !places.isEmpty, range.count > 1 else { return }
    let values = range.base
    let (first, last) = (range.startIndex, range.endIndex - 1)
    let pivot = median(values[first], values[(first + last) / 2], values[last])
    var (low, high) = (first, last)
    while low <= high {
      while values[low] < pivot { low += 1 }
      while pivot < values[high] { high -= 1 }
      if low <= high {
        values.swapAt(low, high)
        low += 1
        high -= 1
      }
    }
    // What is between the two is the pivot itself.
    select(places.prefix { $0 <= high }, in: range[first..<high + 1])
    select(places.drop { $0 < low }, in: range[low..<last + 1])
  }

  private static func median(_ a: Double, _ b: Double, _ c: Double) -> Double {
    Swift.max(Swift.min(a, b), Swift.min(Swift.max(a, b), c))
  }
}

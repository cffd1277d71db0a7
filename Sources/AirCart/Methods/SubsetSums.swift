extension [Double] {
  /// The sums of all subsets of the elements, each added in their order: element *i* is in those
  /// sums whose position has bit *i*, so that the first sum is 0.
  package var subsetSums: [Double] {
    var sums = [0.0]
    sums.reserveCapacity(1 << count)
    for element in self {
      for subset in sums.indices { sums.append(sums[subset] + element) }
    }
    return sums
  }

  /// Returns the largest element that passes; `nil` where none does.
  ///
  /// A test that some element passes must let every smaller one pass.
  /// - Complexity: O(*n*), and the test for a few times the logarithm of *n*, in the mean.
  package func largest(passing test: (Double) -> Bool) -> Double? {
    var largest: Double?
    var rest = self
    var random: UInt64 = 0
    while !rest.isEmpty {
      // Any element would do. Sums of subsets stand in an order in which the one in the middle is
      // often an extreme, so that the next one is drawn by Knuth's generator.
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let middle = rest[Int(truncatingIfNeeded: random >> 33) % rest.count]
      let passes = test(middle)
      if passes { largest = middle }
      rest = rest.filter { passes ? $0 > middle : $0 < middle }
    }
    return largest
  }
}

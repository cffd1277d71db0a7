/// How values that are mostly zero are distributed: mean, quantiles, the largest.
package struct Distribution: Equatable, Sendable {
  /// The mean; its interval is the normal one.
  package let mean: Estimate
  /// Half of the values are at most this; the intervals of quantiles are pairs of order statistics.
  package let median: Estimate
  package let ninetieth: Estimate
  package let ninetyNinth: Estimate
  package let largest: Double

  /// Looks at values of which only those above zero are listed.
  ///
  /// A quantile is the smallest value that at least the share *p* of all values do not exceed.
  /// - Complexity: O(*n* log *n*) for *n* values above zero.
  package init(positive: [Double], moments: Moments, isSample: Bool) {
    let sorted = positive.sorted()
    let zeros = moments.count - sorted.count
    let value = { (rank: Int) in rank <= zeros ? 0 : sorted[rank - zeros - 1] }
    let quantile = { (p: Double) -> Estimate in
      guard moments.count > 0 else { return Estimate(0) }
      let rank = max(1, Int((p * Double(moments.count)).rounded(.up)))
      let ranks = isSample ? ConfidenceInterval.quantileRanks(p, of: moments.count) : nil
      return Estimate(
        value(rank), interval: ranks.map { value($0.lowerBound)...value($0.upperBound) })
    }
    mean = Estimate(
      moments.mean, interval: isSample ? ConfidenceInterval.normal(moments) : nil)
    median = quantile(0.5)
    ninetieth = quantile(0.9)
    ninetyNinth = quantile(0.99)
    largest = sorted.last ?? 0
  }
}

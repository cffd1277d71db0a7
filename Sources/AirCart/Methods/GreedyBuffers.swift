/// Memory for one job of the greedy rule, reused from job to job so that a sweep takes none.
package struct GreedyBuffers {
  /// Demand of each product in bushels; the caller fills it in.
  package let demands: UnsafeMutablePointer<Double>
  /// Demand of each product in bushels per acre; the caller fills it in.
  package let unitDemands: UnsafeMutablePointer<Double>
  /// Where the rule writes.
  package let rows: GreedyRule.Rows

  package init(productCount: Int, tankCount: Int, in scratch: inout Scratch) {
    demands = scratch.take(productCount)
    unitDemands = scratch.take(productCount)
    rows = GreedyRule.Rows(
      productOrder: scratch.take(productCount), leftOver: scratch.take(productCount),
      placed: scratch.take(productCount), holder: scratch.take(tankCount),
      fill: scratch.take(tankCount))
  }
}

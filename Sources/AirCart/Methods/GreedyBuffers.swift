/// Memory for one job of the greedy rule, reused from job to job so that a sweep allocates none.
///
/// The owner calls `deallocate`. Not shared between threads.
package struct GreedyBuffers {
  /// Demand of each product in bushels; the caller fills it in.
  package let demands: UnsafeMutablePointer<Double>
  /// Demand of each product in bushels per acre; the caller fills it in.
  package let unitDemands: UnsafeMutablePointer<Double>
  /// Where the rule writes.
  package let rows: GreedyRule.Rows

  /// Allocates memory for so many products and tanks.
  package init(productCount: Int, tankCount: Int) {
    demands = .allocate(capacity: productCount)
    unitDemands = .allocate(capacity: productCount)
    rows = GreedyRule.Rows(
      productOrder: .allocate(capacity: productCount), leftOver: .allocate(capacity: productCount),
      placed: .allocate(capacity: productCount), holder: .allocate(capacity: tankCount),
      fill: .allocate(capacity: tankCount))
  }

  /// Gives the memory back.
  package func deallocate() {
    demands.deallocate()
    unitDemands.deallocate()
    rows.productOrder.deallocate()
    rows.leftOver.deallocate()
    rows.placed.deallocate()
    rows.holder.deallocate()
    rows.fill.deallocate()
  }
}

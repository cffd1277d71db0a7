/// The next largest tank to the product with the fewest acres so far.
///
/// The LPT rule (longest processing time first) for machine covering: products are machines, tanks
/// are jobs. Of products with equally few acres the one that needs most per acre comes first, then
/// the first in order. Tanks go round until none is left that a product may have; the allocation
/// does not depend on the field.
package struct LeastFilledFirst: Heuristic, Sendable {
  package init() {}

  package var method: Method { .leastFilledFirst }

  /// - Complexity: O(*n*·*t*) for *n* products and *t* tanks.
  package func place(
    unitDemands: UnsafePointer<Double>, demands: UnsafePointer<Double>, for objective: Objective,
    in workspace: TankWorkspace, counters: inout WorkCounters
  ) {
    workspace.clear()
    for tank in 0..<workspace.tankCount {
      var chosen = -1
      var fewest = Double.infinity
      for product in 0..<workspace.productCount
      where workspace.allows(product, tank) && workspace.counts[product] < workspace.most[product] {
        counters.candidates += 1
        let acres = workspace.given[product] / unitDemands[product]
        let isNeedier = chosen >= 0 && unitDemands[product] > unitDemands[chosen]
        if acres < fewest || (acres == fewest && isNeedier) {
          chosen = product
          fewest = acres
        }
      }
      if chosen >= 0 { workspace.give(tank, to: chosen) }
    }
  }
}

/// The reference rule asked for the largest area for which it leaves nothing over.
///
/// The rule's filling for an area A depends on how many tanks each product needs, so as A shrinks
/// it changes at finitely many areas only: where the tanks that a product has, all of them or all
/// but the last, hold exactly what it needs. The method starts above every such area and steps down
/// from one to the next, filling anew at each, until a filling leaves nothing over. That is exact:
/// no area between two steps behaves unlike the step above it. With rules a smaller area may fit no
/// better than a larger one, and the first one that fits is the largest.
///
/// The allocation does not depend on the field; tanks that this filling leaves free stay free.
/// Where even the smallest area leaves a product without a tank, the allocation is that area's.
package struct FillAwareGreedy: Heuristic, Sendable {
  package init() {}

  package var method: Method { .fillAwareGreedy }

  /// - Complexity: a filling, O(*n*·*t*), for each step; a handful of steps at five tanks.
  package func place(
    unitDemands: UnsafePointer<Double>, demands: UnsafePointer<Double>, for objective: Objective,
    in workspace: TankWorkspace, counters: inout WorkCounters
  ) {
    sortPositionsDescending(
      unitDemands, count: workspace.productCount, into: workspace.productOrder)
    var area = Double.infinity
    while area > 0 {
      area = fill(area, unitDemands, workspace, &counters)
    }
  }

  /// Fills for an area as the reference rule does.
  ///
  /// Returns the largest smaller area with another filling, or 0 when there is none or nothing is
  /// left over.
  private func fill(
    _ area: Double, _ unitDemands: UnsafePointer<Double>, _ workspace: TankWorkspace,
    _ counters: inout WorkCounters
  ) -> Double {
    workspace.clear()
    var next = 0.0
    var fits = true
    for place in 0..<workspace.productCount {
      let product = workspace.productOrder[place]
      let covered = fill(product, area, unitDemands[product], workspace, &counters)
      if covered.withAll < area {
        fits = false
        next = max(next, covered.withAll)
      } else {
        next = max(next, covered.withoutLast)
      }
    }
    return fits ? 0 : next
  }

  /// Gives a product tanks until they cover the area; returns the acres they cover.
  private func fill(
    _ product: Int, _ area: Double, _ unitDemand: Double, _ workspace: TankWorkspace,
    _ counters: inout WorkCounters
  ) -> (withAll: Double, withoutLast: Double) {
    var covered = 0.0
    var before = 0.0
    for tank in 0..<workspace.tankCount {
      guard covered < area, workspace.counts[product] < workspace.most[product] else { break }
      counters.candidates += 1
      guard workspace.holders[tank] < 0, workspace.allows(product, tank) else { continue }
      workspace.give(tank, to: product)
      before = covered
      covered = workspace.given[product] / unitDemand
    }
    return (covered, before)
  }
}

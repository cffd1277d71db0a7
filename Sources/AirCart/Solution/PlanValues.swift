// What an assignment or a left-over amount is worth: the formulas that plans and sweeps share.

extension GreedyRule.Totals {
  /// The unallocated bushels as shown: 0 when less than rounding can tell.
  package var shownUnallocated: Double {
    unallocated < Tolerance.rounding(total: demand) ? 0 : unallocated
  }
}

extension Job {
  /// Returns the area that one fill of an assignment covers, min C / v over applied products.
  ///
  /// Zero when an applied product has no tank or nothing is applied; at most what a weight limit
  /// allows.
  package func areaPerFill(of assignment: Assignment) -> Area {
    let capacities = usableCapacities
    var least = Double.infinity
    for (index, product) in products.enumerated() where product.isApplied {
      let capacity = assignment.capacity(of: index, capacities: capacities)
      least = min(least, capacity / product.unitDemand)
    }
    guard least.isFinite else { return Area(acres: 0) }
    let most = WeightLimit(self).area(of: assignment, totalRate: totalRate.poundsPerAcre)
    return Area(acres: max(0, min(least, most)))
  }
}

/// Returns the acres that a single filling covers: min over products of what is placed / v.
///
/// A product that is placed in full covers the field, or what a weight limit allows of it; one that
/// is short covers what it has.
@inlinable
package func coveredAcres(
  field: Double, productCount: Int, leftOver: UnsafePointer<Double>,
  placed: UnsafePointer<Double>, unitDemands: UnsafePointer<Double>
) -> Double {
  var least = field
  for product in 0..<productCount where unitDemands[product] > 0 {
    let total = leftOver[product] + placed[product]
    guard leftOver[product] > Tolerance.rounding(total: total) else { continue }
    least = min(least, placed[product] / unitDemands[product])
  }
  return least
}

extension AllocationInstance {
  /// Returns the capacity bound: Σc / Σv acres, at most what a weight limit allows without reserves,
  /// or max(0, Σb − Σc) bushels.
  package func bound(for objective: Objective) -> Double {
    switch objective {
    case .leastUnallocated:
      return unallocatedBound.value
    case .largestAreaPerFill:
      let sum = unitDemands.reduce(0, +)
      return sum > 0
        ? max(0, min(usableCapacity / sum, weight.pounds(using: .none) / totalRate)) : 0
    }
  }

  /// The least that must stay unallocated.
  package var unallocatedBound: UnallocatedBound {
    UnallocatedBound(totalDemand: totalDemand, capacity: usableCapacity)
  }

  /// Returns min C / v of an assignment of the instance's products, at most what a weight limit
  /// allows.
  package func areaPerFill(of assignment: Assignment) -> Double {
    let given = given(by: assignment)
    return min(
      FillArithmetic.leastArea(given: given, unitDemands: unitDemands, count: given.count),
      weight.area(of: assignment, totalRate: totalRate))
  }

  /// Returns the capacity that an assignment gives to each of the instance's products.
  package func given(by assignment: Assignment) -> [Double] {
    unitDemands.indices.map { assignment.capacity(of: $0, capacities: capacities) }
  }
}

/// The least that must stay unallocated, because the cart is too small: max(0, Σb − Σc).
///
/// Inlinable because a sweep asks for every cell.
@usableFromInline package struct UnallocatedBound: Equatable, Sendable {
  /// The bound in bushels; 0 when less than rounding can tell.
  @usableFromInline package let value: Double
  @usableFromInline let rounding: Double

  /// Creates the bound from Σb and Σc in bushels.
  @inlinable
  package init(totalDemand: Double, capacity: Double) {
    rounding = Tolerance.rounding(total: totalDemand)
    let excess = totalDemand - capacity
    value = excess < rounding ? 0 : excess
  }

  /// Returns a searched value as it is reported: exactly the bound where it reaches the bound.
  ///
  /// Assignments that reach the bound differ in their last bits by the order of addition; the
  /// bound does not depend on any order, so that every way of computing a cell agrees.
  @inlinable
  package func settle(_ value: Double) -> Double {
    value - self.value < rounding ? self.value : value
  }

  /// Returns what is placed when an amount stays unallocated: the whole cart at the bound.
  @inlinable
  package func placed(total: Double, unallocated: Double, capacity: Double) -> Double {
    unallocated > 0 && unallocated == value ? capacity : total - unallocated
  }
}

/// Returns what the reference rule leaves over beyond the optimum.
///
/// It is never better than the optimum; what looks so is rounding.
@inlinable
package func unallocatedGap(greedy: Double, optimal: Double, totalDemand: Double) -> Double {
  let gap = greedy - optimal
  return gap < Tolerance.rounding(total: totalDemand) ? 0 : gap
}

/// How much a fill may weigh, and how far it then lasts.
///
/// ```
/// z ≤ (payload − R) / Σ rate
/// ```
/// R is what the reserves may weigh: every tank that may be filled keeps its reserve of the
/// heaviest product that it may hold. It does not depend on the assignment, so that a limit caps
/// every assignment alike, and it is never less than the reserves on board.
package struct WeightLimit: Equatable, Sendable {
  /// What one fill may seed, in pounds; infinite without a limit, and not above zero where the
  /// reserves alone may weigh as much as the limit.
  package let pounds: Double

  package init(_ problem: AllocationProblem) {
    guard let payload = problem.rules.payload else {
      pounds = .infinity
      return
    }
    pounds = payload.pounds - problem.heaviestReserve.pounds
  }

  /// Returns the acres that the limit allows a fill at Σ rate pounds per acre.
  @inline(__always)
  package func area(totalRate: Double) -> Double { pounds / totalRate }
}

extension AllocationProblem {
  /// The acres that a weight limit allows a fill; infinite without one.
  package var weightArea: Double { WeightLimit(self).area(totalRate: totalRate.poundsPerAcre) }

  /// What the reserves weigh when each tank holds the heaviest product that it may hold.
  package var heaviestReserve: Mass {
    var pounds = 0.0
    for (tank, reserve) in rules.reserves.enumerated() where reserve.bushels > 0 {
      var heaviest = 0.0
      for (index, product) in products.enumerated()
      where product.isApplied && rules.allowedTanks[index].contains(tank)
        && rules.mostTanks[index] > 0
      {
        heaviest = max(heaviest, product.density.poundsPerBushel)
      }
      pounds += reserve.bushels * heaviest
    }
    return Mass(pounds: pounds)
  }

  /// What the reserves of an assignment weigh, added in tank order.
  package func reserveMass(of assignment: Assignment) -> Mass {
    var pounds = 0.0
    for (tank, reserve) in rules.reserves.enumerated() {
      guard let product = assignment.product(inTank: tank) else { continue }
      pounds += reserve.bushels * products[product].density.poundsPerBushel
    }
    return Mass(pounds: pounds)
  }
}

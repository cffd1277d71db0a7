package import AirCart

/// A job on one cart, or why the job's limits leave that cart nothing to load.
package enum CartProblem {
  /// The job.
  case problem(Job)
  /// The cart cannot take part; the others go on.
  case refused(CartRefusal)

  /// The job, where there is one.
  package var problem: Job? {
    if case .problem(let problem) = self { problem } else { nil }
  }
}

/// Why a limit that is a good one for other carts leaves one cart nothing to load.
package enum CartRefusal: Equatable, Sendable {
  /// The reserve is all that a tank holds; the tank by position.
  case reserveFillsTank(Int)
  /// The empty cart weighs as much as cart and product may.
  case cartOutweighsLimit

  /// Says whether it is the cart that a refused constraint does not suit; `nil` where the
  /// constraint suits none.
  init?(_ constraint: Constraint, on cart: Cart) {
    switch constraint {
    case .reserve(let tanks, let reserve):
      guard let tank = cart.firstTank(of: tanks, filledBy: reserve) else { return nil }
      self = .reserveFillsTank(tank)
    case .grossWeight(let mass):
      guard mass.pounds > 0, mass.pounds.isFinite, cart.emptyWeight != nil else { return nil }
      self = .cartOutweighsLimit
    case .allowedTanks, .mostTanks, .emptyTanks, .forbiddenTanks, .holds, .payload: return nil
    }
  }

  /// Why, in the words of the table.
  func statement(_ cart: Cart, _ job: JobBlock) -> Statement {
    switch self {
    case .reserveFillsTank(let tank):
      Statement(
        .reserveFillsTank, .tanks(TankSet(positions: [tank])), .capacity(cart.tanks[tank].capacity))
    case .cartOutweighsLimit:
      Statement(
        .cartOutweighsLimit, .limit(cart.emptyWeight ?? Mass(pounds: 0)),
        .limit(job.grossWeight ?? Mass(pounds: 0)))
    }
  }
}

extension Cart {
  /// The first of some tanks of which a reserve leaves nothing; `nil` where a tank is not there, or
  /// the reserve is no amount.
  fileprivate func firstTank(of set: TankSet, filledBy reserve: Reserve) -> Int? {
    guard set.subtracting(.first(tanks.count)).bits == 0 else { return nil }
    for tank in tanks.indices where set.contains(tank) {
      let kept = reserve.volume(ofTank: tanks[tank].capacity).bushels
      guard kept >= 0, kept.isFinite else { return nil }
      if kept >= tanks[tank].capacity.bushels { return tank }
    }
    return nil
  }
}

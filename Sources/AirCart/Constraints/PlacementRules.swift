/// All constraints of a job, resolved into one row per product and one per tank.
package struct PlacementRules: Equatable, Sendable {
  /// The tanks each product may use.
  package private(set) var allowedTanks: [TankSet]
  /// The tanks that hold each product already.
  package private(set) var heldTanks: [TankSet]
  /// The most tanks each product may use.
  package private(set) var mostTanks: [Int]
  /// The tanks any product may use.
  package private(set) var usableTanks: TankSet
  /// What stays in each tank that holds a product.
  package private(set) var reserves: [Volume]
  /// The most that the product on the cart may weigh; `nil` without a limit.
  package private(set) var payload: Mass?

  /// Resolves constraints for a cart and its products.
  ///
  /// A liquid may use the tanks for liquids and every other product the others, so that a tank that
  /// suits none of the products is not usable.
  package init(_ constraints: [Constraint], cart: Cart, areLiquid: [Bool]) {
    let tankCount = cart.tanks.count
    let liquid = cart.liquidTanks
    let dry = TankSet.first(tankCount).subtracting(liquid)
    allowedTanks = areLiquid.map { $0 ? liquid : dry }
    usableTanks = allowedTanks.reduce(.none) { TankSet(bits: $0.bits | $1.bits) }
    heldTanks = areLiquid.map { _ in .none }
    mostTanks = areLiquid.map { _ in tankCount }
    reserves = Array(repeating: Volume(bushels: 0), count: tankCount)
    for constraint in constraints { apply(constraint, cart) }
    for product in areLiquid.indices {
      allowedTanks[product] = allowedTanks[product].intersection(usableTanks)
      // A product that may not use the tank that holds it blocks it.
      heldTanks[product] = heldTanks[product].intersection(allowedTanks[product])
    }
  }

  private mutating func apply(_ constraint: Constraint, _ cart: Cart) {
    switch constraint {
    case .allowedTanks(let product, let tanks):
      allowedTanks[product] = allowedTanks[product].intersection(tanks)
    case .mostTanks(let product, let count):
      mostTanks[product] = min(mostTanks[product], count)
    case .emptyTanks(let tanks):
      usableTanks = usableTanks.subtracting(tanks)
    case .forbiddenTanks(let product, let tanks):
      allowedTanks[product] = allowedTanks[product].subtracting(tanks)
    case .holds(let tanks, let product): keep(product, in: tanks)
    case .reserve(let tanks, let reserve):
      for tank in reserves.indices where tanks.contains(tank) {
        reserves[tank] = max(reserves[tank], reserve.volume(ofTank: cart.tanks[tank].capacity))
      }
    case .payload(let mass):
      limitPayload(mass.pounds)
    case .grossWeight(let mass):
      if let empty = cart.emptyWeight { limitPayload(mass.pounds - empty.pounds) }
    }
  }

  private mutating func keep(_ product: Int?, in tanks: TankSet) {
    for other in allowedTanks.indices where other != product {
      allowedTanks[other] = allowedTanks[other].subtracting(tanks)
    }
    if let product {
      heldTanks[product] = TankSet(bits: heldTanks[product].bits | tanks.bits)
    } else {
      usableTanks = usableTanks.subtracting(tanks)
    }
  }

  private mutating func limitPayload(_ pounds: Double) {
    payload = Mass(pounds: min(payload?.pounds ?? .infinity, pounds))
  }

  /// Whether some tank keeps a reserve.
  package var hasReserve: Bool { reserves.contains { $0.bushels > 0 } }
}

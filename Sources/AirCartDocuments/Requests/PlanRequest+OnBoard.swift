package import AirCart

extension PlanRequest {
  /// What does not go together with something on board; `nil` where everything does.
  package var faultOfOnBoard: String? {
    guard !onBoard.isEmpty else { return nil }
    if limits.payload != nil || limits.grossWeight != nil {
      return "a limit of weight and product on board exclude each other"
    }
    for product in products where product.maxTanks != nil {
      let blend = products.filter { other in
        other.rate > 0 && blends.contains { $0.contains(product.name) && $0.contains(other.name) }
      }
      let names = [product.name, ProductDemand.name(ofBlend: blend.map(\.name))]
      if let held = onBoard.first(where: { names.contains($0.product) })?.product {
        return "a most number of tanks of \(product.name.quoted) and \(held.quoted) on board "
          + "exclude each other"
      }
    }
    return nil
  }

  /// The tanks that hold something and are emptied first.
  package func emptiedTanks(of cart: Cart) throws(PlanRequestError) -> [TankHolding] {
    let emptied = try tanks(emptyTanks, of: cart)
    var found: [TankHolding] = []
    for holding in onBoard where try tanks([holding.tank], of: cart).subtracting(emptied) == .none {
      found.append(holding)
    }
    return found
  }

  /// The tanks that are to be left empty: one that holds something is emptied, and may be used.
  func tanksThatStayEmpty(of cart: Cart) throws(PlanRequestError) -> TankSet {
    try tanks(emptyTanks, of: cart).subtracting(tanks(onBoard.map(\.tank), of: cart))
  }

  private func density(of holding: TankHolding) throws(PlanRequestError) -> BulkDensity {
    let own = products.first { $0.name == holding.product }?.density ?? holding.density
    do throws(ResolutionError) {
      return try ProductDirectory(densities: densities)
        .product(named: holding.product, density: own).density
    } catch {
      throw .name(error)
    }
  }

  /// What the tanks hold that are not emptied first.
  func holdings(in problem: AllocationProblem) throws(PlanRequestError) -> [OnBoard.Holding] {
    var taken = try tanks(emptyTanks, of: problem.cart)
    var found: [OnBoard.Holding] = []
    var named = TankSet.none
    for holding in onBoard {
      let set = try tanks([holding.tank], of: problem.cart)
      guard let tank = set.positions.first, !named.contains(tank) else {
        throw .repeatedHolding(holding.tank)
      }
      named = TankSet(bits: named.bits | set.bits)
      guard !taken.contains(tank) else { continue }
      taken = TankSet(bits: taken.bits | set.bits)
      let capacity = problem.cart.tanks[tank].capacity
      let amount = holding.amount.volume(ofTank: capacity)
      guard amount.bushels <= capacity.bushels else {
        throw .overfullTank(amount, problem.cart.tanks[tank], cart: problem.cart.name)
      }
      // A part of a blend alone is not the blend: it blocks its tank.
      let product = problem.products.firstIndex { $0.name == holding.product }
      let density = product == nil ? try density(of: holding) : nil
      found.append(
        OnBoard.Holding(
          tank: tank, name: holding.product, product: product, amount: amount, density: density))
    }
    return found.sorted { $0.tank < $1.tank }
  }
}

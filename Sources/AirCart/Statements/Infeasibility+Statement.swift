// Why a job cannot be done, and the constraints that it is to keep.

extension PlanStatements {
  /// Why no plan gives every product a tank; `nil` when one does.
  package var infeasibility: Statement? {
    switch plan.largestArea.infeasibility {
    case nil: nil
    case .moreProductsThanTanks(let products, let tanks):
      Statement(.moreProductsThanTanks, .count(products), .tankCount(tanks))
    case .noAllowedTank(let product): noAllowedTank(product)
    case .constraintsConflict:
      tooFewTanks
        ?? Statement(.constraintsConflict, .clauses(job.constraintStatements))
    case .reservesOutweighLimit:
      Statement(
        .reservesOutweighLimit, .limit(job.leastReserve),
        .clauses(job.constraintStatements))
    case .nothingApplied: Statement(.nothingApplied)
    }
  }

  /// Why products of one kind have too few tanks: of tanks for liquids and others each takes its own.
  private var tooFewTanks: Statement? {
    let liquid = job.cart.liquidTanks
    guard liquid != .none else { return nil }
    let tanks = [
      job.rules.usableTanks.subtracting(liquid), job.rules.usableTanks.intersection(liquid),
    ]
    for (tanks, areLiquid) in zip(tanks, [false, true]) {
      let count = job.products.count { $0.isApplied && $0.traits.isLiquid == areLiquid }
      guard count > tanks.count else { continue }
      return Statement(
        areLiquid ? .moreLiquidsThanTanks : .moreDryThanTanks, .count(count),
        .tankCount(tanks.count))
    }
    return nil
  }

  private func noAllowedTank(_ product: Int) -> Statement {
    let (liquid, isLiquid) = (job.cart.liquidTanks, job.products[product].traits.isLiquid)
    if (isLiquid ? liquid.count : job.cart.tanks.count - liquid.count) == 0 {
      return Statement(isLiquid ? .noLiquidTank : .noDryTank, .products([product]))
    }
    guard job.rules.usableTanks.count > 0 else { return Statement(.everyTankEmpty) }
    let relevant = job.constraints.filter { $0.bears(on: product) }
    return Statement(
      .noAllowedTank, .products([product]), .clauses(relevant.map { job.statement(of: $0) }))
  }
}

extension Constraint {
  /// Whether it says which tanks a product may use.
  fileprivate func bears(on product: Int) -> Bool {
    switch self {
    case .allowedTanks(let restricted, _), .mostTanks(let restricted, _),
      .forbiddenTanks(let restricted, _):
      restricted == product
    case .emptyTanks: true
    case .holds(_, let held): held != product
    case .reserve, .payload, .grossWeight: false
    }
  }
}

extension Job {
  package var constraintStatements: [Statement] { constraints.map { statement(of: $0) } }

  fileprivate func statement(of constraint: Constraint) -> Statement {
    switch constraint {
    case .allowedTanks(let product, let tanks):
      Statement(.onlyIn, .products([product]), .tanks(tanks))
    case .mostTanks(let product, let count):
      Statement(.atMostTanks, .products([product]), .tankCount(count))
    case .emptyTanks(let tanks): Statement(.staysEmpty, .tanks(tanks))
    case .holds(let tanks, let product?):
      Statement(.holdsProduct, .tanks(tanks), .products([product]))
    case .holds(let tanks, nil):
      onBoard?.holdings.firstIndex { tanks.contains($0.tank) }.map {
        Statement(.holdsProduct, .tanks(tanks), .products([products.count + $0]))
      } ?? Statement(.holdsOther, .tanks(tanks))
    case .forbiddenTanks(let product, let tanks):
      Statement(.notIn, .products([product]), .anyTank(tanks))
    case .reserve(let tanks, let reserve):
      tanks == .first(cart.tanks.count)
        ? Statement(.reserveEverywhere, reserve.value)
        : Statement(.reserveIn, reserve.value, .tanks(tanks))
    case .payload(let mass): Statement(.payloadAtMost, .limit(mass))
    case .grossWeight(let mass): Statement(.grossAtMost, .limit(mass))
    }
  }
}

extension Reserve {
  fileprivate var value: Statement.Value {
    switch self {
    case .volume(let volume): .capacity(volume)
    case .percent(let percent): .share(percent)
    }
  }
}

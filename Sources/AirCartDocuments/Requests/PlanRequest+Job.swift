package import AirCart

// From names to positions: what a request means on a cart.

/// Why a request cannot be planned.
package enum PlanRequestError: Error, Equatable, Sendable {
  /// A cart, product or tank is not known, or several are meant.
  case name(ResolutionError)
  /// Nothing is left of the cart without its saddle tank.
  case noTank(cart: String)
  /// Two reserves name the same tank.
  case repeatedReserve(TankReference)
  /// What is on board names the same tank twice.
  case repeatedHolding(TankReference)
  /// A tank holds more than it can.
  case overfullTank(Volume, Tank, cart: String)
  /// A reserve leaves nothing of a tank.
  case largeReserve(Reserve, Tank, cart: String)
  /// A limit of gross weight, and the cart's own weight is not known.
  case unknownWeight(cart: String)
  /// The cart alone weighs as much as the limit of gross weight.
  case heavyCart(limit: Mass, empty: Mass, cart: String)
  /// Numbers that leave the range that can be computed.
  case job(JobError, Cart, products: [String])
  /// More fills than are planned one by one.
  case manyFills(limit: Int, cart: String)
  /// More ways to load a cart than are tried.
  case manyAssignments(cart: String)
  /// More than the method takes.
  case method(AllocationError)
}

extension PlanRequest {
  /// The cart that the request chooses, as it is used.
  package func chosenCart() throws(PlanRequestError) -> Cart {
    let chosen: Cart
    switch cart {
    case .any, .named:
      do {
        chosen = try CartDirectory(usesSaddleTank: usesSaddleTank).cart(named: cart.name)
      } catch {
        throw .name(error)
      }
    case .own(let own): chosen = usesSaddleTank ? own : own.withoutSaddle()
    }
    guard !chosen.tanks.isEmpty else { throw .noTank(cart: chosen.name) }
    return chosen
  }

  package func resolvedProducts() throws(PlanRequestError) -> [ResolvedProduct] {
    let directory = ProductDirectory(densities: densities)
    do throws(ResolutionError) {
      var resolved: [ResolvedProduct] = []
      for product in products {
        resolved.append(try directory.product(named: product.name, density: product.density))
      }
      return resolved
    } catch {
      throw .name(error)
    }
  }

  /// The job on a cart; where tanks hold something, what that leaves to seed.
  ///
  /// A job that needs no stop stays whole.
  package func job(on cart: Cart) throws(PlanRequestError) -> Job {
    let whole = try blendedJob(on: cart, share: 1)
    guard !onBoard.isEmpty else { return whole }
    let held = OnBoard(try holdings(in: whole), in: whole)
    guard !held.holdings.isEmpty else { return whole }
    let share = held.isEnough ? 1 : 1 - held.area.acres / whole.area.acres
    var rest = try keeping(held, in: blendedJob(on: cart, share: share))
    rest.onBoard = held
    return rest
  }

  /// The job on the whole field, with tanks that keep what they hold: where blends are looked for,
  /// something that is needed is not on board.
  package func wholeJob(on cart: Cart) throws(PlanRequestError) -> Job {
    let whole = try blendedJob(on: cart, share: 1)
    return try keeping(OnBoard(try holdings(in: whole), in: whole), in: whole)
  }

  private func keeping(
    _ held: OnBoard, in job: Job
  ) throws(PlanRequestError) -> Job {
    do throws(JobError) {
      return try job.with(constraints: job.constraints + held.constraints)
    } catch {
      throw .job(error, job.cart, products: products.map(\.name))
    }
  }

  private func blendedJob(
    on cart: Cart, share: Double
  ) throws(PlanRequestError) -> Job {
    let job = try unblendedJob(on: cart, share: share)
    guard !blends.isEmpty else { return job }
    let groups = blends.map { names in
      products.indices.filter { names.contains(products[$0].name) }
    }
    do throws(JobError) {
      return try job.blending(groups)
    } catch {
      throw .job(error, cart, products: products.map(\.name))
    }
  }

  /// The job on a cart or a share of it, each product by itself, in the order of the request.
  package func unblendedJob(
    on cart: Cart, share: Double = 1
  ) throws(PlanRequestError) -> Job {
    // What overlaps counts twice.
    let area = Area(FieldOverlap(percent: overlap).seeded(field) * share, in: units)
    let demands = zip(products, try resolvedProducts()).map { product, resolved in
      var demand = ProductDemand(
        name: product.name, density: resolved.density,
        rate: ApplicationRate(product.rate, in: units), area: area)
      demand.seedPlaced = product.seedPlaced.map { $0 / 100 }
      return demand
    }
    let constraints = try constraints(on: cart)
    let preferences = try preferences(on: cart)
    do throws(JobError) {
      var job = try Job(
        cart: cart, area: area, products: demands, constraints: constraints)
      job.preferences = preferences
      job.drill = drill
      return job
    } catch {
      throw .job(error, cart, products: products.map(\.name))
    }
  }

  private func preferences(on cart: Cart) throws(PlanRequestError) -> PlanPreferences {
    var rules = cart.houseRules
    rules.apply(choice.rules)
    if let tank = choice.phosphateTank {
      rules.phosphateTank = try tanks([tank], of: cart).positions.first
    }
    return PlanPreferences(goal: choice.goal, rules: rules, margin: choice.margin / 100)
  }

  /// The same request about one cart, as files have it: every tank by its name, every reserve in a
  /// separate tank.
  package func resolved(on cart: Cart) throws(PlanRequestError) -> PlanRequest {
    var own = self
    let listed = try? CartDirectory(usesSaddleTank: usesSaddleTank).cart(named: cart.name)
    own.cart = listed == cart ? .named(cart.name) : .own(cart)
    for index in products.indices {
      own.products[index].tanks = cart.references(to: try tanks(products[index].tanks, of: cart))
      own.products[index].keepOutOf = cart.references(
        to: try tanks(products[index].keepOutOf, of: cart))
    }
    own.emptyTanks = cart.references(to: try tanks(emptyTanks, of: cart))
    if let tank = choice.phosphateTank {
      own.choice.phosphateTank = cart.references(to: try tanks([tank], of: cart)).first
    }
    for index in onBoard.indices {
      own.onBoard[index].tank = cart.references(to: try tanks([onBoard[index].tank], of: cart))[0]
    }
    own.limits.reserve = nil
    own.limits.reserves = []
    for case .reserve(let tanks, let reserve) in try reserves(on: cart) {
      own.limits.reserves += cart.references(to: tanks).map {
        TankReserve(tank: $0, reserve: reserve)
      }
    }
    return own
  }

  // MARK: - Constraints

  private func constraints(on cart: Cart) throws(PlanRequestError) -> [Constraint] {
    var constraints: [Constraint] = []
    for (index, product) in products.enumerated() where !product.tanks.isEmpty {
      constraints.append(.allowedTanks(product: index, try tanks(product.tanks, of: cart)))
    }
    for (index, product) in products.enumerated() {
      if let most = product.maxTanks { constraints.append(.mostTanks(product: index, most)) }
    }
    let empty = try tanksThatStayEmpty(of: cart)
    if empty != .none { constraints.append(.emptyTanks(empty)) }
    for (index, product) in products.enumerated() where !product.keepOutOf.isEmpty {
      constraints.append(.forbiddenTanks(product: index, try tanks(product.keepOutOf, of: cart)))
    }
    constraints += try reserves(on: cart)
    if let payload = limits.payload { constraints.append(.payload(payload)) }
    if let grossWeight = limits.grossWeight {
      try check(grossWeight, on: cart)
      constraints.append(.grossWeight(grossWeight))
    }
    return constraints
  }

  /// The reserves; tanks with the same one share a constraint.
  private func reserves(on cart: Cart) throws(PlanRequestError) -> [Constraint] {
    var found: [(tanks: TankSet, reserve: Reserve)] = []
    var taken = TankSet.none
    for entry in limits.reserves {
      let tank = try tanks([entry.tank], of: cart)
      guard taken.intersection(tank) == .none else { throw .repeatedReserve(entry.tank) }
      taken = taken.joined(with: tank)
      try check(entry.reserve, in: tank, of: cart)
      if let same = found.firstIndex(where: { $0.reserve == entry.reserve }) {
        found[same].tanks = found[same].tanks.joined(with: tank)
      } else {
        found.append((tank, entry.reserve))
      }
    }
    let others = TankSet.first(cart.tanks.count).subtracting(taken)
      .subtracting(try tanksThatStayEmpty(of: cart))
    if let general = limits.reserve, others != .none {
      try check(general, in: others, of: cart)
      if let same = found.firstIndex(where: { $0.reserve == general }) {
        found[same].tanks = found[same].tanks.joined(with: others)
      } else {
        found.append((others, general))
      }
    }
    return found.map { .reserve($0.tanks, $0.reserve) }
  }

  private func check(
    _ reserve: Reserve, in tanks: TankSet, of cart: Cart
  ) throws(PlanRequestError) {
    for (index, tank) in cart.tanks.enumerated() where tanks.contains(index) {
      guard reserve.volume(ofTank: tank.capacity).bushels >= tank.capacity.bushels else { continue }
      throw .largeReserve(reserve, tank, cart: cart.name)
    }
  }

  private func check(_ gross: Mass, on cart: Cart) throws(PlanRequestError) {
    guard let empty = cart.emptyWeight else { throw .unknownWeight(cart: cart.name) }
    guard gross.pounds > empty.pounds else {
      throw .heavyCart(limit: gross, empty: empty, cart: cart.name)
    }
  }

  func tanks(_ references: [TankReference], of cart: Cart) throws(PlanRequestError) -> TankSet {
    do throws(ResolutionError) {
      var positions: [Int] = []
      for reference in references { positions.append(try cart.position(of: reference)) }
      return TankSet(positions: positions)
    } catch {
      throw .name(error)
    }
  }
}

extension Cart {
  /// Tanks by their names, in order.
  func references(to set: TankSet) -> [TankReference] {
    tanks.indices.filter { set.contains($0) }.map { .name(tanks[$0].name) }
  }
}

extension TankSet {
  fileprivate func joined(with other: TankSet) -> TankSet { TankSet(bits: bits | other.bits) }
}

package import AirCart

/// Plans a cart's tanks for the crops of a season.
struct CropPlanner {
  let input: Season
  let cart: Cart
  let position: Int
  let products: SeasonProducts
  /// For each crop the rules on its products, the reserve of the season among them.
  let rules: [[Constraint]]

  /// Adds the season's reserve to the rules of the farm; of several for a tank the largest holds.
  init(
    input: Season, cart: Cart, position: Int, constraints: [[Constraint]]
  ) throws(SeasonError) {
    self.input = input
    self.cart = cart
    self.position = position
    products = SeasonProducts(input.farm)
    var reserves: [Constraint] = []
    for (index, tank) in cart.tanks.enumerated() {
      let capacity = tank.capacity.bushels
      let reserve = input.filling.reserve(capacity: capacity)
      guard capacity > reserve else {
        throw .reserveFillsTank(
          cart: position, tank: index, capacity: capacity, reserve: reserve)
      }
      let volume = Volume(bushels: reserve)
      reserves.append(.reserve(TankSet(positions: [index]), .volume(volume)))
    }
    do throws(FarmPlanError) {
      try FarmPlanError.check(constraints.count, for: input.farm.crops.count)
    } catch { throw .farm(error, cart: position) }
    rules = input.farm.crops.indices.map { crop in
      (constraints.isEmpty ? [] : constraints[crop]) + reserves
    }
  }

  /// What the tanks may hold of every crop: product continues on the next field, also of crops that may
  /// share their tanks.
  ///
  /// Nothing is blended: what is drawn of each product, and what trucks bring, is by product and the
  /// same for all carts.
  func choices(sharing groups: [Int]) throws(SeasonError) -> CartChoices {
    var farm = input.farm
    farm.keptApart = nil
    do throws(FarmPlanError) {
      return try CartChoices(
        farm, cart: cart, constraints: rules, order: input.order, carriesOver: true,
        sharing: groups)
    } catch { throw .farm(error, cart: position) }
  }

  /// What the tanks hold of a crop by the engine's plan.
  ///
  /// Overlap takes product too, so that a fill lasts as many acres less.
  func plan(
    crop: Int, _ plan: FarmPlan.CropPlan
  ) throws(SeasonError) -> CartSeason.CropPlan {
    let job = try job(crop)
    let loads = loads(job, plan.assignment)
    let rate = loads.reduce(0) { $0 + $1.rate }
    let platform = loads.contains { $0.isInBags } ? input.bags.platformPounds : 0
    let limit = WeightLimit(job).pounds(using: plan.assignment.tanks)
    guard platform == 0 || platform < limit else {
      throw .bagsOutweighLimit(pounds: platform, limit: limit)
    }
    return CartSeason.CropPlan(
      loads: loads, assignment: plan.assignment,
      seasonProducts: job.products.map { products.names.place(of: $0.name) },
      weightRoom: max(0, limit - platform),
      acresPerSecond: input.drill.effectiveCapacity(poundsPerAcre: rate) / 3_600,
      mostAcresPerSecond: input.drill.capacityCeiling(poundsPerAcre: rate) / 3_600)
  }

  /// The job of seeding an acre or hectare of a crop.
  private func job(_ crop: Int) throws(SeasonError) -> Job {
    do throws(JobError) {
      return try input.farm.job(
        crop: crop, cart: cart, constraints: rules[crop])
    } catch { throw .farm(.job(crop: crop, error), cart: position) }
  }

  private func loads(
    _ job: Job, _ assignment: Assignment
  ) -> [CartSeason.Load] {
    job.products.enumerated().compactMap { index, demand in
      // Of a product that only other fields of the stretch take, the tanks are held.
      let isHeld = cart.tanks.indices.contains { assignment.product(inTank: $0) == index }
      guard demand.isApplied || isHeld, let product = products.names.place(of: demand.name)
      else { return nil }
      let isBagged = input.tender.bagged.place(of: demand.name) != nil
      var capacity = 0.0
      var reserve = 0.0
      var tanks = 0
      for (tank, own) in cart.tanks.enumerated() where assignment.product(inTank: tank) == index {
        capacity += own.capacity.bushels
        reserve += job.rules.reserves[tank].bushels
        tanks += 1
      }
      return CartSeason.Load(
        product: product, rate: demand.rate.poundsPerAcre,
        density: demand.density.poundsPerBushel, capacity: capacity, reserve: reserve,
        tanks: tanks, use: demand.unitDemand * input.expectedSpread,
        isBagged: demand.traits.isLiquid || isBagged && !input.bags.areCounted,
        isInBags: isBagged && input.bags.areCounted)
    }
  }
}

extension Season {
  /// For each crop the first of those that may share its tanks; by date only those of one date, so that
  /// each keeps its place.
  ///
  /// Lots of a seed are filled one after the other: none shares with another.
  package func cropsSharingTanks(_ constraints: [[[Constraint]]]) -> [Int] {
    let shared = farm.cropsInTheSameTanks(constraints)
    var groups = shared
    for leader in shared.indices {
      for alike in farm.seededAlike(shared.indices.filter { shared[$0] == leader }) {
        for crop in alike { groups[crop] = alike[0] }
      }
    }
    guard order == .byDate else { return groups }
    return groups.indices.map { crop in
      groups.indices.first {
        groups[$0] == groups[crop] && farm.crops[$0].seededFrom == farm.crops[crop].seededFrom
      } ?? crop
    }
  }
}

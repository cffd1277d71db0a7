import AirCart

/// Plans a cart's tanks, and a truck's compartments, for the crops of a season.
struct CropPlanner {
  let input: SeasonInput
  let cart: Cart
  let position: Int

  /// The engine's plan of the farm for the cart without what the reserve takes.
  func farmPlan(constraints: [[Constraint]]) throws(SeasonError) -> FarmPlan {
    let usable = try usableCart()
    do throws(FarmPlanError) {
      return try FarmPlan(
        input.farm, cart: usable, constraints: constraints, order: input.order)
    } catch { throw .farm(error, cart: position) }
  }

  /// What the tanks hold of a crop by its assignment.
  func plan(crop: Int, _ assignment: Assignment) throws(SeasonError) -> CartSeason.CropPlan {
    let loads = loads(crop, assignment)
    let names = SeasonProducts(input.farm).names
    let rate = loads.reduce(0) { $0 + $1.rate }
    var areaPerFill = Double.infinity
    for load in loads { areaPerFill = min(areaPerFill, (load.capacity - load.reserve) / load.use) }
    return CartSeason.CropPlan(
      loads: loads, assignment: assignment, areaPerFill: areaPerFill,
      acresPerSecond: input.drill.effectiveCapacity(poundsPerAcre: rate) / 3_600,
      truckPounds: try truckPounds(crop, rate: rate),
      densitySamplers: loads.map { ValueSampler(input.uncertainty.density(of: names[$0.product])) },
      rateSamplers: loads.map { ValueSampler(input.uncertainty.rate(of: names[$0.product])) })
  }

  /// The cart as it is without the reserve in its tanks.
  private func usableCart() throws(SeasonError) -> Cart {
    var tanks: [Tank] = []
    for (index, tank) in cart.tanks.enumerated() {
      let capacity = tank.capacity.bushels
      let reserve = input.filling.reserve(capacity: capacity)
      guard capacity > reserve else {
        throw .reserveFillsTank(
          cart: position, tank: index, capacity: capacity, reserve: reserve)
      }
      tanks.append(
        Tank(
          name: tank.name, capacity: Volume(bushels: capacity - reserve),
          isSaddle: tank.isSaddle))
    }
    return Cart(name: cart.name, tanks: tanks, emptyWeight: nil, source: cart.source)
  }

  private func demands(_ crop: Int) -> [ProductDemand] {
    let farm = input.farm
    return farm.crops[crop].products.map { product in
      ProductDemand(
        name: product.name, density: product.density, statedRate: product.statedRate,
        statedArea: 1, units: farm.units)
    }
  }

  private func loads(_ crop: Int, _ assignment: Assignment) -> [CartSeason.Load] {
    let names = SeasonProducts(input.farm).names
    let spread = 1 + input.uncertainty.overlap.mean
    return demands(crop).enumerated().compactMap { index, demand in
      guard demand.isApplied, let product = names.firstIndex(of: demand.name) else { return nil }
      var capacity = 0.0
      var reserve = 0.0
      var tanks = 0
      for (tank, own) in cart.tanks.enumerated() where assignment.product(inTank: tank) == index {
        capacity += own.capacity.bushels
        reserve += input.filling.reserve(capacity: own.capacity.bushels)
        tanks += 1
      }
      return CartSeason.Load(
        product: product, rate: demand.rate.poundsPerAcre,
        density: demand.density.poundsPerBushel, capacity: capacity, reserve: reserve,
        tanks: tanks, use: demand.unitDemand * spread)
    }
  }

  /// What a truck carries: its payload, or what its compartments hold of the crop's mix.
  ///
  /// Compartments are loaded as tanks are, by the engine's own largest area.
  private func truckPounds(_ crop: Int, rate: Double) throws(SeasonError) -> Double {
    let tender = input.tender
    guard tender.trucks != nil, !tender.compartments.isEmpty else { return tender.payloadPounds }
    let result = try truckLoad(crop)
    guard result.status != .infeasible else {
      throw .tooFewCompartments(
        crop: crop, products: demands(crop).count(where: \.isApplied),
        compartments: tender.compartments.count)
    }
    return min(tender.payloadPounds, result.value * rate)
  }

  private func truckLoad(_ crop: Int) throws(SeasonError) -> AllocationResult {
    let truck = Cart(name: "truck", bushels: input.tender.compartments, source: "")
    let problem: AllocationProblem
    do throws(ProblemError) {
      problem = try AllocationProblem(cart: truck, area: Area(acres: 1), products: demands(crop))
    } catch { throw .farm(.problem(crop: crop, error), cart: position) }
    do throws(AllocationError) {
      return try Method.exact(for: problem).allocate(problem, for: .largestAreaPerFill)
    } catch { throw .farm(.allocation(crop: crop, error), cart: position) }
  }
}

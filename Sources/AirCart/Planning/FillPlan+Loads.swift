extension FillPlan {
  /// Loads an assignment for a fill, or for the field when it is smaller.
  init(
    _ job: Job, _ largestArea: AllocationResult, areaPerFill: Double,
    assignment: Assignment, filling: FillStyle
  ) {
    let field = job.area.acres
    let isDone = job.onBoard?.isEnough == true
    let fills =
      largestArea.status == .infeasible
      ? nil
      : isDone
        ? 0 : FillArithmetic.count(FillArithmetic.fills(field: field, areaPerFill: areaPerFill))
    status = largestArea.status
    self.areaPerFill = Area(acres: areaPerFill)
    bound = Area(acres: largestArea.bound)
    self.fills = fills
    self.filling = filling
    guard let fills, fills > 0 else {
      (limitingProduct, lastFill, fillArea, grossWeight) = (nil, nil, nil, nil)
      tanks = fills == nil ? [] : job.loads(assignment, acres: 0, .standard)
      return
    }
    limitingProduct = job.limitingProduct(assignment)
    let count = Double(fills)
    let acres = FillArithmetic.fillArea(
      field: field, areaPerFill: areaPerFill, fills: count, filling)
    fillArea = Area(acres: acres)
    lastFill =
      filling.isEven
      ? Area(acres: acres)
      : Area(acres: FillArithmetic.lastFill(field: field, areaPerFill: areaPerFill, fills: count))
    tanks = job.loads(assignment, acres: acres, filling)
    grossWeight = job.grossWeight(assignment, tanks, acres: acres, filling)
  }
}

extension Job {
  /// The product that runs out first, by its position in the job; `nil` where none does before
  /// a weight limit ends the fill.
  func limitingProduct(_ assignment: Assignment) -> Int? {
    let instance = AllocationInstance(self)
    let own = instance.own(assignment)
    let given = instance.given(by: own)
    return FillArithmetic.limitingProduct(
      given: given, unitDemands: instance.unitDemands, count: given.count,
      least: instance.areaPerFill(of: own)
    ).map { instance.productIndices[$0] }
  }

  fileprivate func loads(
    _ assignment: Assignment, acres: Double, _ filling: FillStyle
  ) -> [Load] {
    let seeded = seeded(assignment, acres: acres)
    let usable = usableCapacities
    return cart.tanks.indices.map { tank in
      guard let product = assignment.product(inTank: tank) else {
        return load(nil, bushels: 0, inTank: tank)
      }
      return load(
        product, bushels: filling.isToBrim ? usable[tank] : seeded[tank], inTank: tank,
        reserve: rules.reserves[tank])
    }
  }

  /// What an area takes from each tank in bushels: a·v of each product, split over its tanks in
  /// proportion to what they can give.
  func seeded(_ assignment: Assignment, acres: Double) -> [Double] {
    let capacities = usableCapacities
    return cart.tanks.indices.map { tank in
      guard let index = assignment.product(inTank: tank) else { return 0 }
      let given = assignment.capacity(of: index, capacities: capacities)
      let wanted = min(acres * products[index].unitDemand, given)
      // A full tank is its capacity and not a rounding error more.
      let share = min(wanted * (capacities[tank] / given), capacities[tank])
      return share < Tolerance.dust ? 0 : share
    }
  }

  /// Empty weight, what tanks hold that are not used, reserves and the product for some acres, or in
  /// brim-full tanks; `nil` where the empty weight is unknown.
  fileprivate func grossWeight(
    _ assignment: Assignment, _ loads: [Load], acres: Double, _ filling: FillStyle
  ) -> Mass? {
    guard let empty = cart.emptyWeight else { return nil }
    let kept = empty.pounds + unused(by: assignment).pounds + reserveMass(of: assignment).pounds
    guard filling.isToBrim else { return Mass(pounds: kept + acres * totalRate.poundsPerAcre) }
    let product = loads.reduce(0.0) { $0 + $1.weight.pounds }
    return Mass(pounds: kept + product)
  }

  /// The sum of all rates, in product order.
  package var totalRate: ApplicationRate {
    ApplicationRate(poundsPerAcre: products.reduce(0) { $0 + $1.rate.poundsPerAcre })
  }
}

import AirCart
import AirCartDocuments

// Fills and loads: how far a fill lasts, how many the field takes, what goes into each tank.

extension PlanCheck {
  mutating func checkFills(_ largest: AllocationResult, _ least: AllocationResult) {
    let isFeasible = largest.status != .infeasible
    findings.compare(plan.fills.bound, areaBound, .bound, at: place("/fillPlan/boundAc"))
    findings.require(
      (plan.infeasibility == nil) == isFeasible, .infeasibility, at: place("/infeasibility"),
      Findings.shown(plan.infeasibility), isFeasible ? "null" : "a reason")
    guard isFeasible else { return checkNoFill() }
    findings.require(
      plan.fills.status != .infeasible, .status, at: place("/fillPlan/status"),
      plan.fills.status.rawValue.quoted, "\"optimal\"")
    let fill = Fill(
      area: checkedArea(largest.value), field: problem.area.acres,
      isEven: plan.fills.filling.isEven)
    checkCount(fill)
    checkLoads(fill, fill.count == 1 ? least.assignment : largest.assignment)
  }

  /// One fill, and how often it takes the field.
  struct Fill {
    let area: Double
    let field: Double
    let isEven: Bool

    /// max(1, ⌈A / z − 1e-9⌉).
    var count: Double { max(1, (field / area - 1e-9).rounded(.up)) }

    /// What is left for the last fill, or the share of every one.
    var last: Double { isEven ? field / count : field - (count - 1) * area }

    /// The acres that a load is for, the last one excepted.
    var acres: Double { isEven ? field / count : min(area, field) }
  }

  /// Σc / Σv, at most what a weight limit allows.
  private var areaBound: Double {
    let unitDemand = problem.products.reduce(0) { $0 + $1.unitDemand }
    return unitDemand > 0 ? max(0, min(usableCapacity / unitDemand, weightArea)) : 0
  }

  /// The acres whose product, with reserves of the heaviest product that each tank may hold, weighs
  /// as much as is allowed.
  private var weightArea: Double {
    let limits = problem.constraints.compactMap { constraint -> Double? in
      switch constraint {
      case .payload(let mass): mass.pounds
      case .grossWeight(let mass): problem.cart.emptyWeight.map { mass.pounds - $0.pounds }
      default: nil
      }
    }
    guard let limit = limits.min() else { return .infinity }
    let kept = reserves.enumerated().reduce(0) { sum, reserve in
      let densities = problem.products.indices.filter { product in
        problem.products[product].isApplied && problem.rules.mostTanks[product] > 0
          && problem.rules.allowedTanks[product].contains(reserve.offset)
      }.map { problem.products[$0].density.poundsPerBushel }
      return sum + reserve.element * (densities.max() ?? 0)
    }
    return (limit - kept) / totalRate
  }

  private var totalRate: Double { problem.products.reduce(0) { $0 + $1.rate.poundsPerAcre } }

  private mutating func checkNoFill() {
    let fills = plan.fills
    findings.compare(
      fills.status.rawValue, StoredPlan.Status.infeasible.rawValue, .status,
      at: place("/fillPlan/status"))
    findings.compare(
      fills.areaPerFill, 0, .attainable, at: place("/fillPlan/areaPerFillAc"))
    findings.compare(fills.count, nil, .fills, at: place("/fillPlan/fills"))
    findings.compare(fills.lastFill, nil, .lastFill, at: place("/fillPlan/lastFillAc"))
    findings.compare(
      fills.limitingProduct, nil, .limitingProduct, at: place("/fillPlan/limitingProduct"))
    findings.require(
      fills.tanks.isEmpty, .load, at: place("/fillPlan/tanks"), "\(fills.tanks.count) tanks",
      "none")
    findings.compare(plan.grossWeight, nil, .grossWeight, at: place("/grossWeightLb"))
    findings.compare(fills.fillArea, nil, .fillArea, at: place("/fillPlan/fillAc"))
    findings.compare(fills.limit?.rawValue, nil, .fillLimit, at: place("/fillPlan/limitedBy"))
  }

  /// The area per fill as stated where it is the best, else the best.
  private mutating func checkedArea(_ best: Double) -> Double {
    let stated = plan.fills.areaPerFill
    let path = place("/fillPlan/areaPerFillAc")
    let slack = Findings.tolerance * best
    if plan.fills.status == .optimal {
      findings.require(
        stated >= best - slack, .largestAreaPerFill, at: path, Findings.shown(stated),
        Findings.shown(best))
    }
    findings.require(
      stated <= best + slack, .attainable, at: path, Findings.shown(stated),
      "at most \(Findings.shown(best))")
    return (stated - best).magnitude <= slack ? stated : best
  }

  private mutating func checkCount(_ fill: Fill) {
    findings.compare(plan.fills.count, fill.count, .fills, at: place("/fillPlan/fills"))
    findings.compare(plan.fills.lastFill, fill.last, .lastFill, at: place("/fillPlan/lastFillAc"))
    if let stated = plan.fills.fillArea {
      findings.compare(stated, fill.acres, .fillArea, at: place("/fillPlan/fillAc"))
    }
    checkWeight(fill)
  }

  private mutating func checkWeight(_ fill: Fill) {
    if let listed = listedCart?.emptyWeight, let stated = problem.cart.emptyWeight {
      findings.compare(
        stated.pounds, listed.pounds, .catalogueCart, at: place("/emptyWeightLb"))
    }
    // Rows that are not those of the cart are found already, and nothing can be weighed by them.
    guard plan.fills.tanks.count == capacities.count else { return }
    let held = zip(plan.fills.tanks, holders(loadList)).enumerated().compactMap { tank, row in
      row.1.flatMap { $0 < 0 ? nil : (tank, row.0.amount, problem.products[$0].density) }
    }
    let kept = reserves
    let reserve = held.reduce(0) { $0 + kept[$1.0] * $1.2.poundsPerBushel }
    let brim = held.reduce(0) { $0 + $1.1 * $1.2.poundsPerBushel }
    let product = plan.fills.filling.isToBrim ? brim : fill.acres * totalRate
    let empty = listedCart?.emptyWeight ?? problem.cart.emptyWeight
    findings.compare(
      plan.grossWeight, empty.map { $0.pounds + reserve + product }, .grossWeight,
      at: place("/grossWeightLb"))
  }
}

// MARK: - Loads

extension PlanCheck {
  private mutating func checkLoads(_ fill: Fill, _ assignment: Assignment) {
    if plan.fills.status == .optimal { checkCanonical(loadList, assignment) }
    findings.require(
      !plan.fills.tanks.isEmpty, .load, at: place("/fillPlan/tanks"), "no tanks",
      "\(capacities.count) tanks")
    let holders = holders(loadList)
    guard holders.count == capacities.count else { return }
    let usable = usable
    let given = problem.products.indices.map { product in
      holders.indices.filter { holders[$0] == product }.reduce(0) { $0 + usable[$1] }
    }
    checkLimitingProduct(given)
    for (tank, holder) in holders.enumerated() {
      let product = holder.flatMap { $0 < 0 ? nil : $0 }
      checkMass(of: tank, product)
      checkReserve(of: tank, product)
      guard let product else { continue }
      checkLoad(of: tank, product, acres: fill.acres, share: usable[tank] / given[product])
    }
  }

  private mutating func checkReserve(of tank: Int, _ product: Int?) {
    guard let stated = plan.fills.tanks[tank].reserve else { return }
    findings.compare(
      stated, product == nil ? 0 : reserves[tank], .reserve,
      at: place(loadList.path(tank, "reserveBu")))
  }

  private mutating func checkMass(of tank: Int, _ product: Int?) {
    let row = plan.fills.tanks[tank]
    let density = product.map { problem.products[$0].density.poundsPerBushel } ?? 0
    findings.compare(
      row.mass, row.amount * density, .mass, at: place(loadList.path(tank, "loadLb")))
  }

  private mutating func checkLoad(of tank: Int, _ product: Int, acres: Double, share: Double) {
    let most = usable[tank]
    let needed = min(acres * problem.products[product].unitDemand * share, most)
    let load = plan.fills.filling.isToBrim ? most : needed
    findings.compare(
      plan.fills.tanks[tank].amount, load < 1e-9 ? 0 : load, .load,
      at: place(loadList.path(tank)))
  }

  /// The first of the products whose range, capacity over demand per acre, is the shortest; none
  /// where a weight limit ends the fill before.
  private mutating func checkLimitingProduct(_ given: [Double]) {
    let applied = problem.products.indices.filter { problem.products[$0].isApplied }
    let ranges = applied.map { given[$0] / problem.products[$0].unitDemand }
    guard let shortest = ranges.min().map({ min($0, weightArea) }) else { return }
    let first = zip(applied, ranges).first { $0.1 <= shortest * (1 + Findings.tolerance) }
    if let limit = plan.fills.limit {
      findings.compare(
        limit.rawValue, first == nil ? "weight" : "product", .fillLimit,
        at: place("/fillPlan/limitedBy"))
    }
    findings.compare(
      plan.fills.limitingProduct, first.map { problem.products[$0.0].name }, .limitingProduct,
      at: place("/fillPlan/limitingProduct"))
  }
}

import AirCart
import AirCartScenarios

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
    let fill = Fill(area: checkedArea(largest.value), field: problem.area.acres)
    checkCount(fill)
    checkLoads(fill, fill.count == 1 ? least.assignment : largest.assignment)
  }

  /// One fill, and how often it takes the field.
  struct Fill {
    let area: Double
    let field: Double

    /// max(1, ⌈A / z − 1e-9⌉).
    var count: Double { max(1, (field / area - 1e-9).rounded(.up)) }

    /// What is left for the last fill.
    var last: Double { field - (count - 1) * area }

    /// The acres that a full load is for.
    var acres: Double { min(area, field) }
  }

  /// Σc / Σv.
  private var areaBound: Double {
    let unitDemand = problem.products.reduce(0) { $0 + $1.unitDemand }
    return unitDemand > 0 ? usableCapacity / unitDemand : 0
  }

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
    let rates = problem.products.reduce(0) { $0 + $1.rate.poundsPerAcre }
    let weight = emptyWeight.map { $0.pounds + fill.acres * rates }
    findings.compare(plan.grossWeight, weight, .grossWeight, at: place("/grossWeightLb"))
  }

  /// The catalogue's weight, or what the document says of a cart of the user's own.
  ///
  /// A document does not say it of a listed cart: so a changed name is noticed.
  private var emptyWeight: Mass? {
    if let listedCart { return listedCart.emptyWeight }
    return problem.cart.emptyWeight
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
    let given = problem.products.indices.map { product in
      holders.indices.filter { holders[$0] == product }.reduce(0) { $0 + capacities[$1] }
    }
    checkLimitingProduct(given)
    for (tank, holder) in holders.enumerated() {
      let product = holder.flatMap { $0 < 0 ? nil : $0 }
      checkMass(of: tank, product)
      guard let product else { continue }
      checkLoad(of: tank, product, acres: fill.acres, share: capacities[tank] / given[product])
    }
  }

  private mutating func checkMass(of tank: Int, _ product: Int?) {
    let row = plan.fills.tanks[tank]
    let density = product.map { problem.products[$0].density.poundsPerBushel } ?? 0
    findings.compare(
      row.mass, row.amount * density, .mass, at: place(loadList.path(tank, "loadLb")))
  }

  private mutating func checkLoad(of tank: Int, _ product: Int, acres: Double, share: Double) {
    let load = min(acres * problem.products[product].unitDemand * share, capacities[tank])
    findings.compare(
      plan.fills.tanks[tank].amount, load < 1e-9 ? 0 : load, .load,
      at: place(loadList.path(tank)))
  }

  /// The first of the products whose range, capacity over demand per acre, is the shortest.
  private mutating func checkLimitingProduct(_ given: [Double]) {
    let applied = problem.products.indices.filter { problem.products[$0].isApplied }
    let ranges = applied.map { given[$0] / problem.products[$0].unitDemand }
    guard let shortest = ranges.min() else { return }
    let first = zip(applied, ranges).first { $0.1 <= shortest * (1 + Findings.tolerance) }
    findings.compare(
      plan.fills.limitingProduct, first.map { problem.products[$0.0].name }, .limitingProduct,
      at: place("/fillPlan/limitingProduct"))
  }
}

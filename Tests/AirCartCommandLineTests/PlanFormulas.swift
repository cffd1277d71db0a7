import AirCart
import AirCartDocuments
import AirCartTestSupport

/// A dozen facts about a plan, computed from its own figures and its job alone: they share no code
/// with the methods, nor with what writes a plan.
///
/// - Demand is rate times area over density; the demand of the job is the sum over its products.
/// - A tank holds one product that it may hold, and no more than its capacity less its reserve.
/// - What is placed and what is left over make up the demand.
/// - The simple rule, applied once more in the plainest way, gives the same rows to the bit.
/// - One filling by that rule covers as far as the product that runs out first.
/// - Nothing is better than its bound, which follows from capacity and demand.
/// - A fill lasts as long as the product with the least capacity for its use, min C_p / v_p.
/// - The number of fills is the field over the area per fill, rounded up; the last is what is left.
/// - The limiting product is the first to run out.
/// - A product is loaded for the acres of the fill, each of its tanks by its capacity.
/// - The gross weight is the empty cart, its reserves and the load of one fill.
/// - No assignment is better by the definition of the practical plan (`RestatedPlan`).
struct PlanFormulas {
  private(set) var broken = BrokenFormulas()
  private let plan: SyntaxNode
  private let job: Job
  private let capacities: [Double]
  private let usable: [Double]
  private let demands: [Double]

  init(_ plan: SyntaxNode, _ job: Job) {
    self.plan = plan
    self.job = job
    capacities = job.cart.tanks.map { $0.capacity.bushels }
    let reserves = Self.reserves(job)
    usable = zip(capacities, reserves).map { $0 - $1 }
    demands = plan["products"]?.elements?.compactMap { $0["demandBu"]?.number } ?? []
    guard demands.count == job.products.count else { return }
    checkDemands()
    checkAllocation("greedy")
    checkAllocation("optimal")
    checkGreedy()
    checkBounds()
    checkFills()
    checkPractical()
  }

  /// What stays in each tank that holds a product: the largest of its reserves.
  private static func reserves(_ job: Job) -> [Double] {
    job.cart.tanks.enumerated().map { tank, row in
      job.constraints.reduce(0) { kept, constraint in
        guard case .reserve(let tanks, let reserve) = constraint, tanks.contains(tank) else {
          return kept
        }
        return switch reserve {
        case .volume(let volume): max(kept, volume.bushels)
        case .percent(let percent): max(kept, row.capacity.bushels * percent / 100)
        }
      }
    }
  }

  // MARK: - Reading

  /// A tank with what is said to be in it.
  private struct Row {
    let holder: Int?
    let amount: Double
    let percent: Double
    let mass: Double?
  }

  /// The part of the plan at a path of keys.
  private func value(_ path: String) -> SyntaxNode? {
    path.split(separator: "/").reduce(plan) { $0?[String($1)] }
  }

  private func number(_ path: String) -> Double? { value(path)?.number }

  private func rows(_ part: String, _ amount: String) -> [Row] {
    (value(part + "/tanks")?.elements ?? []).map { row in
      let name = row["product"]?.string
      return Row(
        holder: name.map { position(of: $0) ?? -1 }, amount: row[amount]?.number ?? .nan,
        percent: row["fillPct"]?.number ?? .nan, mass: row["loadLb"]?.number)
    }
  }

  private func position(of product: String) -> Int? {
    job.products.firstIndex { $0.name == product }
  }

  private mutating func check(
    _ path: String, _ expected: Double?, _ rule: Formula, scale: Double = 0
  ) {
    broken.compare(number(path), expected, rule, at: "/" + path, scale: scale)
  }

  private var totalDemand: Double { demands.reduce(0, +) }

  /// What counts as nothing beside a sum.
  private func rounding(of total: Double) -> Double { max(1e-9, 1e-12 * total) }

  // MARK: - Job and allocations

  /// Rate · area / density, their sum, and its share of the cart.
  private mutating func checkDemands() {
    let area = number("fieldAc") ?? .nan
    for (index, product) in (plan["products"]?.elements ?? []).enumerated() {
      let rate = product["rateLbPerAc"]?.number ?? .nan
      let density = product["densityLbPerBu"]?.number ?? .nan
      broken.compare(
        demands[index], rate * area / density, .demand, at: "/products/\(index)/demandBu")
    }
    check("demandBu", totalDemand, .demandTotal)
    let load = totalDemand / capacities.reduce(0, +) * 100
    check("cartLoadPct", load, .demandTotal)
    check("utilizationPct", min(100, load), .demandTotal)
  }

  /// One product a tank, no more than it holds, where it may be; nothing lost or gained.
  private mutating func checkAllocation(_ part: String) {
    let rows = rows(part, "fillBu")
    var unallocated = demands.map { _ in 0.0 }
    for row in value(part + "/unallocated")?.elements ?? [] {
      guard let product = row["product"]?.string.flatMap(position) else { continue }
      unallocated[product] += row["bu"]?.number ?? .nan
    }
    let claim = FeasibilityCheck.Claim(
      holders: rows.map(\.holder), fills: rows.map(\.amount), unallocated: unallocated,
      unallocatedTotal: number(part + "/unallocatedBu") ?? .nan)
    report(FeasibilityCheck.violations(of: claim, in: job), part)
    checkPercentages(rows, part)
  }

  private mutating func report(_ violations: [FeasibilityCheck.Violation], _ part: String) {
    for violation in violations {
      broken.add(
        .allocation, at: "/" + part, found: "\(violation)", expected: "none such")
    }
  }

  private mutating func checkPercentages(_ rows: [Row], _ part: String) {
    for (tank, row) in rows.enumerated() where capacities.indices.contains(tank) {
      broken.compare(
        row.percent, row.amount / capacities[tank] * 100, .allocation,
        at: "/\(part)/tanks/\(tank)/fillPct")
    }
  }

  /// The simple rule, restated; its rows agree to the bit.
  private mutating func checkGreedy() {
    let rule = RestatedRule(demands: demands, capacities: usable, rules: job.rules)
    for (tank, row) in rows("greedy", "fillBu").enumerated()
    where capacities.indices.contains(tank) {
      broken.require(
        row.holder == rule.holders[tank] && row.amount == rule.fills[tank], .greedyRule,
        at: "/greedy/tanks/\(tank)", found: "\(row.amount) bu",
        expected: "\(rule.fills[tank]) bu")
    }
    let left = rule.leftOver.reduce(0) { $0 + $1.amount }
    check(
      "greedy/unallocatedBu", left < rounding(of: totalDemand) ? 0 : left, .greedyRule,
      scale: totalDemand)
    check(
      "greedy/coveredAc", min(rule.coveredArea(of: job), max(0, weightArea)), .coveredArea)
  }

  /// What capacity and demand alone allow, and that nothing is better than that.
  private mutating func checkBounds() {
    let tanks = capacities.indices.filter { job.rules.usableTanks.contains($0) }
    let capacity = tanks.reduce(0) { $0 + usable[$1] }
    let excess = totalDemand - capacity
    let least = excess < rounding(of: totalDemand) ? 0 : excess
    check("optimal/boundBu", least, .bound, scale: totalDemand)
    let left = number("optimal/unallocatedBu") ?? .nan
    broken.require(
      left >= least - BrokenFormulas.tolerance * max(1, totalDemand), .bound,
      at: "/optimal/unallocatedBu", found: BrokenFormulas.shown(left),
      expected: "at least its bound")
    let unitDemand = job.products.reduce(0) { $0 + $1.unitDemand }
    let most = unitDemand > 0 ? max(0, min(capacity / unitDemand, weightArea(using: []))) : 0
    check("fillPlan/boundAc", most, .bound)
    guard let area = number("fillPlan/areaPerFillAc") else { return }
    broken.require(
      area <= most * (1 + BrokenFormulas.tolerance), .bound, at: "/fillPlan/areaPerFillAc",
      found: BrokenFormulas.shown(area), expected: "at most its bound")
  }

  // MARK: - The practical plan

  /// No assignment is better than the plan's by the definition of the practical plan.
  private mutating func checkPractical() {
    guard job.preferences.goal == .practical, value("infeasibility")?.string == nil, !isDone,
      let restated = RestatedPlan(job, usable: usable, weightArea: weightArea(using:)),
      let better = restated.better(than: rows("fillPlan", "loadBu").map(\.holder))
    else { return }
    broken.add(
      .practical, at: "/fillPlan/tanks", found: "another plan", expected: better)
  }

  // MARK: - Fills

  /// The acres whose product weighs as much as is allowed, with reserves of the heaviest product in
  /// every tank that may hold any.
  private var weightArea: Double {
    weightArea(
      using: capacities.indices.filter { tank in
        job.products.indices.contains { product in
          job.products[product].isApplied && job.rules.mostTanks[product] > 0
            && job.rules.allowedTanks[product].contains(tank)
        }
      })
  }

  /// The same with reserves in some tanks only.
  private func weightArea(using tanks: [Int]) -> Double {
    let limits = job.constraints.compactMap { constraint -> Double? in
      switch constraint {
      case .payload(let mass): mass.pounds
      case .grossWeight(let mass): job.cart.emptyWeight.map { mass.pounds - $0.pounds }
      default: nil
      }
    }
    guard let limit = limits.min() else { return .infinity }
    let heaviest = job.products.filter(\.isApplied).map(\.density.poundsPerBushel).max() ?? 0
    let kept = tanks.reduce(0) { $0 + (capacities[$1] - usable[$1]) * heaviest }
    return (limit - kept) / totalRate
  }

  /// Whether what is on board seeds the field, so that nothing is loaded.
  private var isDone: Bool { job.onBoard?.isEnough == true }

  private var totalRate: Double { job.products.reduce(0) { $0 + $1.rate.poundsPerAcre } }

  /// Area per fill, number of fills and the last one; an infeasible plan has none of them.
  private mutating func checkFills() {
    let area = number("fillPlan/areaPerFillAc") ?? .nan
    guard value("infeasibility")?.string == nil else {
      for key in ["areaPerFillAc", "mostAreaPerFillAc"] {
        check("fillPlan/" + key, nil, .areaPerFill)
      }
      for key in ["fills", "lastFillAc", "fillAc"] { check("fillPlan/" + key, nil, .fills) }
      return check("grossWeightLb", nil, .grossWeight)
    }
    guard !isDone else {
      check("fillPlan/fills", 0, .fills)
      for key in ["lastFillAc", "fillAc"] { check("fillPlan/" + key, nil, .fills) }
      for (tank, row) in rows("fillPlan", "loadBu").enumerated() {
        let place = "/fillPlan/tanks/\(tank)/loadBu"
        broken.compare(row.amount, 0, .load, at: place)
      }
      return check("grossWeightLb", nil, .grossWeight)
    }
    let field = job.area.acres
    let count = max(1, (field / area - 1e-9).rounded(.up))
    check("fillPlan/fills", count, .fills)
    let isEven = value("fillPlan/even")?.bool ?? false
    check("fillPlan/lastFillAc", isEven ? field / count : field - (count - 1) * area, .lastFill)
    let acres = isEven ? field / count : min(area, field)
    check("fillPlan/fillAc", acres, .fills)
    checkLoads(rows("fillPlan", "loadBu"), area: area, count: count, acres: acres)
  }

  private mutating func checkLoads(_ rows: [Row], area: Double, count: Double, acres: Double) {
    guard rows.count == capacities.count else {
      return broken.add(
        .load, at: "/fillPlan/tanks", found: "\(rows.count) tanks",
        expected: "\(capacities.count) tanks")
    }
    let given = job.products.indices.map { product in
      rows.indices.filter { rows[$0].holder == product }.reduce(0) { $0 + usable[$1] }
    }
    checkRange(given, using: rows.indices.filter { rows[$0].holder != nil }, area: area)
    let isToBrim = value("fillPlan/brim")?.bool ?? false
    var held = 0.0
    for (tank, row) in rows.enumerated() {
      let place = "/fillPlan/tanks/\(tank)"
      let product = row.holder.flatMap { job.products.indices.contains($0) ? $0 : nil }
      let density = product.map { job.products[$0].density.poundsPerBushel } ?? 0
      broken.compare(row.mass, row.amount * density, .load, at: place + "/loadLb")
      let needed =
        product.map { acres * job.products[$0].unitDemand * usable[tank] / given[$0] } ?? 0
      let load = product == nil ? 0 : isToBrim ? usable[tank] : min(needed, usable[tank])
      broken.compare(row.amount, load < 1e-9 ? 0 : load, .load, at: place + "/loadBu")
      held += (capacities[tank] - usable[tank] + (isToBrim ? row.amount : 0)) * density
    }
    let product = isToBrim ? 0 : acres * totalRate
    for own in job.onBoard?.holdings ?? [] where rows[own.tank].holder == nil {
      let density = own.product.map { job.products[$0].density } ?? own.density
      held += own.amount.bushels * (density?.poundsPerBushel ?? .nan)
    }
    check(
      "grossWeightLb", job.cart.emptyWeight.map { $0.pounds + held + product }, .grossWeight)
    checkPercentages(rows, "fillPlan")
  }

  /// A fill lasts as long as the product with the least capacity for its use, min C_p / v_p.
  private mutating func checkRange(_ given: [Double], using tanks: [Int], area: Double) {
    let applied = job.products.indices.filter { job.products[$0].isApplied }
    let ranges = applied.map { given[$0] / job.products[$0].unitDemand }
    guard let shortest = ranges.min().map({ min($0, weightArea(using: tanks)) }) else { return }
    broken.compare(area, shortest, .areaPerFill, at: "/fillPlan/areaPerFillAc")
    let first = zip(applied, ranges).first { $0.1 <= shortest * (1 + BrokenFormulas.tolerance) }
    broken.compare(
      value("fillPlan/limitingProduct")?.string, first.map { job.products[$0.0].name },
      .limitingProduct, at: "/fillPlan/limitingProduct")
  }
}

enum Formula {
  case demand, demandTotal, allocation, greedyRule, coveredArea, bound, areaPerFill, fills, lastFill
  case limitingProduct, load, grossWeight, practical
}

/// The formulas that a plan breaks, each with its place and both values.
struct BrokenFormulas {
  /// How far a derived value may be off, relative to its size.
  static let tolerance = 1e-9

  private(set) var all: [(formula: Formula, text: String)] = []

  mutating func add(_ formula: Formula, at place: String, found: String, expected: String) {
    all.append((formula, "\(formula) at \(place): found \(found), expected \(expected)"))
  }

  mutating func require(
    _ holds: Bool, _ formula: Formula, at place: String, found: String, expected: String
  ) {
    if !holds { add(formula, at: place, found: found, expected: expected) }
  }

  mutating func compare(_ found: String?, _ expected: String?, _ formula: Formula, at place: String)
  {
    require(
      found == expected, formula, at: place, found: found ?? "null", expected: expected ?? "null")
  }

  /// Compares numbers, of which one may not be there; `scale` is the size of what they are made of.
  mutating func compare(
    _ found: Double?, _ expected: Double?, _ formula: Formula, at place: String, scale: Double = 0
  ) {
    var agree = found == expected
    if let found, let expected {
      let size = max(scale, found.magnitude, expected.magnitude)
      agree = (found - expected).magnitude <= Self.tolerance * size
    }
    require(agree, formula, at: place, found: Self.shown(found), expected: Self.shown(expected))
  }

  static func shown(_ value: Double?) -> String { value.map { "\($0)" } ?? "null" }
}

/// The plan to load by: as few fills as the cart can do, and among those the one that keeps the
/// house rules.
///
/// Of all assignments, the first by
/// 1. fewest fills, F = max(1, ⌈A/z − 1e-9⌉);
/// 2. least severity of broken house rules, each counted once a product;
/// 3. largest min(spare, margin), where spare = F·z/A − 1;
/// 4. fewest tanks;
/// 5. largest area per fill z, then least capacity in use;
/// 6. smallest product vector in tank order, an empty tank first, with products ranked by unit
///    demand, largest first, then by name, so that the order in which they were typed decides
///    nothing.
///
/// Areas that differ by less than 1e-9 of the best are equal.
package struct PracticalPlan: Equatable, Sendable {
  /// The product of each tank.
  package let assignment: Assignment
  package let fills: Int
  /// The area that one fill of the assignment covers, z.
  package let areaPerFill: Area
  /// F·z/A − 1: how much heavier all rates could be without another fill.
  package let spare: Double
  /// The rules that the assignment breaks, by rule and then by product.
  package let breaches: [HouseRules.Breach]
  /// The sum of their severities.
  package let severity: Int

  /// The share by which densities and overlap vary, 5 %: more spare than that is no reason for
  /// another plan.
  package static let standardMargin = 0.05
}

extension Job {
  /// The product vector of an assignment, products ranked.
  func vector(of assignment: Assignment) -> UInt64 {
    let ranked = rankedProducts()
    var vector = Assignment.empty
    for tank in cart.tanks.indices {
      guard let product = assignment.product(inTank: tank),
        let rank = ranked.firstIndex(of: product)
      else { continue }
      vector = vector.placing(product: rank, inTank: tank)
    }
    return vector.code
  }

  package func tanks(of product: Int, in assignment: Assignment) -> TankSet {
    var bits: UInt32 = 0
    for tank in cart.tanks.indices where assignment.product(inTank: tank) == product {
      bits |= 1 << UInt32(tank)
    }
    return TankSet(bits: bits)
  }

  /// Returns the applied products ranked by unit demand, largest first, then by name.
  func rankedProducts() -> [Int] {
    var ranked: [Int] = []
    ranked.reserveCapacity(products.count)
    for product in products.indices where products[product].isApplied { ranked.append(product) }
    // Insertion sort: the library's sort brings in more than a browser build should carry.
    for end in ranked.indices {
      var place = end
      while place > 0, precedes(ranked[place], ranked[place - 1]) {
        ranked.swapAt(place, place - 1)
        place -= 1
      }
    }
    return ranked
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    let (first, second) = (products[left], products[right])
    if first.unitDemand != second.unitDemand { return first.unitDemand > second.unitDemand }
    return first.name.utf8.lexicographicallyPrecedes(second.name.utf8)
  }
}

extension PracticalPlan {
  /// Finds the practical plan of a job.
  ///
  /// - Parameters:
  ///   - job: A job that is not empty.
  ///   - most: An area per fill that no assignment exceeds, where one is known: the largest area
  ///     per fill, of the job or of the job with fewer rules.
  /// - Returns: The plan; `nil` when no assignment gives every product a tank.
  /// - Throws: `AllocationError` when the cart has more tanks than the subset programme takes.
  /// - Complexity: O(*n*·3^*t*) for *n* products and *t* tanks; less by far where the largest area is
  ///   known.
  package static func find(
    _ job: Job, largestArea most: Double? = nil
  ) throws(AllocationError) -> PracticalPlan? {
    try SubsetProgramme.check(tanks: job.rules.usableTanks.count)
    let own = assignment(of: job, atMost: most).map { PracticalPlan($0, of: job) }
    guard job.mayBeLighter(most ?? .infinity) else { return own }
    var best = own
    var lighter = LighterJobs(job)
    while let lightened = lighter.next(exceeding: best?.leastArea(of: job) ?? 0) {
      guard let found = assignment(of: lightened, atMost: most) else { continue }
      let plan = PracticalPlan(found, of: job)
      // With the saddle tank kept empty, a rule about it seems to be kept.
      if plan.breaches.contains(where: { job.preferences.refused.contains($0.rule) }) {
        continue
      }
      if best.map({ plan.isBetter(than: $0, for: job) }) ?? true { best = plan }
    }
    return best
  }

  /// An area per fill that takes more fills when it is less.
  private func leastArea(of job: Job) -> Double {
    job.area.acres / Double(fills) * (1 - 10 * Tolerance.tie)
  }

  private static func assignment(
    of job: Job, atMost most: Double?
  ) -> Assignment? {
    var programme = PracticalProgramme(job)
    return programme.assignment(of: job, atMost: most)
  }

  /// Whether it comes before another by the order above.
  private func isBetter(than other: PracticalPlan, for job: Job) -> Bool {
    if fills != other.fills { return fills < other.fills }
    if severity != other.severity { return severity < other.severity }
    let margin = job.preferences.margin
    let (enough, others) = (1 + min(spare, margin), 1 + min(other.spare, margin))
    if !Self.isTied(enough, others) { return enough > others }
    let (tanks, otherTanks) = (assignment.tanksUsed, other.assignment.tanksUsed)
    if tanks != otherTanks { return tanks < otherTanks }
    let (area, otherArea) = (areaPerFill.acres, other.areaPerFill.acres)
    if !Self.isTied(area, otherArea) { return area > otherArea }
    let instance = AllocationInstance(job)
    let capacity = instance.capacity(of: assignment.tanks)
    let otherCapacity = instance.capacity(of: other.assignment.tanks)
    if capacity != otherCapacity { return capacity < otherCapacity }
    return job.vector(of: assignment) < job.vector(of: other.assignment)
  }

  private static func isTied(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= Tolerance.tie * max(left, right)
  }

  /// Describes an assignment that gives every applied product a tank.
  package init(_ assignment: Assignment, of job: borrowing Job) {
    self.assignment = assignment
    areaPerFill = job.areaPerFill(of: assignment)
    let fills = FillArithmetic.fills(field: job.area.acres, areaPerFill: areaPerFill.acres)
    self.fills = FillArithmetic.count(fills)
    spare = FillArithmetic.spare(
      field: job.area.acres, areaPerFill: areaPerFill.acres, fills: fills)
    var breaches: [HouseRules.Breach] = []
    var severity = 0
    for rule in HouseRule.all {
      for product in job.products.indices where job.products[product].isApplied {
        guard let unwanted = job.unwantedTanks(by: rule, for: product),
          unwanted.isBroken(by: job.tanks(of: product, in: assignment))
        else { continue }
        breaches.append(HouseRules.Breach(rule, product: product))
        severity += job.preferences.rules[rule]
      }
    }
    self.breaches = breaches
    self.severity = severity
  }
}

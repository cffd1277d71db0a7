/// What another plan of the same job would be: with a rule kept, with more to spare, or with one
/// fill fewer.
package struct PlanAlternatives: Sendable {
  /// A broken house rule, and the practical plan that keeps it for all products.
  package struct KeptRule: Equatable, Sendable {
    package let breach: HouseRules.Breach
    /// `nil` where no plan keeps the rule.
    package let plan: PracticalPlan?
  }

  /// A lower rate of one product, others as they are.
  package struct Reduction: Equatable, Sendable {
    /// The product's position in the job.
    package let product: Int
    /// The highest rate that does it.
    package let rate: ApplicationRate
  }

  private let job: Job
  private let plan: Plan

  package init(_ plan: Plan, of job: Job) {
    self.plan = plan
    self.job = job
  }

  /// A last fill below this share of a full one is a near miss.
  private static let smallFill = 0.05

  /// Each rule that the practical plan breaks, with the plan that keeps it.
  package var keptRules: [KeptRule] {
    (plan.practical?.breaches ?? []).map { breach in
      var other = job
      other.preferences.refused.append(breach.rule)
      return KeptRule(breach: breach, plan: found(other))
    }
  }

  /// The plan with as few fills and the most to spare, whatever rules it breaks, where the practical
  /// plan leaves less than the margin and less than that; `nil` otherwise.
  package var spacious: PracticalPlan? {
    let margin = job.preferences.margin
    guard let own = plan.practical, own.spare < margin else { return nil }
    var other = job
    for rule in HouseRule.all { other.preferences.rules[rule] = 0 }
    guard let found = found(other),
      found.spare - own.spare > Tolerance.tie * (1 + own.spare)
    else { return nil }
    // Described with the rules of the user, which it breaks.
    return PracticalPlan(found.assignment, of: job)
  }

  /// The practical plan of the job with other rules, which do not change what the cart can do.
  private func found(_ other: Job) -> PracticalPlan? {
    // A job of as many tanks as one that was planned is planned too.
    try? PracticalPlan.find(other, largestArea: plan.largestArea.value)
  }

  /// The share of all rates that would save the last fill, (F − 1)·z/A, where that is a small one;
  /// `nil` otherwise.
  package var nearMissShare: Double? {
    let most = plan.largestArea.value
    guard let fills = plan.capacity.fills, fills > 1, most > 0 else { return nil }
    let fewer = Double(fills - 1)
    guard job.area.acres - fewer * most < Self.smallFill * most else { return nil }
    return fewer * most / job.area.acres
  }

  /// The rate of one product that alone would save the last fill, where that is a small one.
  package var nearMissReduction: Reduction? {
    guard nearMissShare != nil, let fills = plan.capacity.fills else { return nil }
    return cheapestReduction(reaching: job.area.acres / Double(fills - 1))
  }

  /// The largest area per fill, where the plan refills beside an empty tank with which a fill would
  /// cover more; `nil` otherwise.
  package var mostWithEmptyTanks: Area? {
    let (own, most) = (plan.fillPlan.areaPerFill, plan.capacity.areaPerFill)
    let tanks = job.rules.usableTanks.count
    guard let fills = plan.fillPlan.fills, fills > 1, plan.recommended.tanksUsed < tanks,
      most.acres > own.acres * (1 + Tolerance.tie)
    else { return nil }
    return most
  }

  /// The product whose rate must be reduced by the least share, alone, for a fill to last so many
  /// acres.
  private func cheapestReduction(reaching acres: Double) -> Reduction? {
    var best: Reduction?
    var bestShare = 0.0
    for (index, product) in job.products.enumerated() where product.isApplied {
      guard let rate = highestRate(of: index, reaching: acres) else { continue }
      let share = rate.poundsPerAcre / product.rate.poundsPerAcre
      if share > bestShare { (best, bestShare) = (Reduction(product: index, rate: rate), share) }
    }
    return best
  }

  /// The highest rate of a product, others as they are, at which a fill lasts so many acres: one at
  /// which some of its tanks last exactly so long.
  private func highestRate(of product: Int, reaching acres: Double) -> ApplicationRate? {
    let own = job.products[product]
    let capacities = job.usableCapacities
    let allowed = job.rules.allowedTanks[product]
    let sums = capacities.indices.filter { allowed.contains($0) }.map { capacities[$0] }.subsetSums
    let most = own.rate.poundsPerAcre
    // A limit of weight is left by the rate that makes all products weigh as much.
    let total = job.totalRate.poundsPerAcre
    let rates =
      sums.map { $0 * own.density.poundsPerBushel / acres }
      + WeightLimit(job).allPounds.map { $0 / acres - (total - most) }
    return rates.filter { $0 > 0 && $0 < most }.largest { lasts(acres, product, at: $0) }
      .map { ApplicationRate(poundsPerAcre: $0) }
  }

  private func lasts(_ acres: Double, _ product: Int, at pounds: Double) -> Bool {
    guard let higher = try? job.varied(.rate(product: product), to: pounds),
      let best = try? Method.allocateExactly(higher, for: .largestAreaPerFill)
    else { return false }
    return best.value >= acres * (1 - Tolerance.tie)
  }
}

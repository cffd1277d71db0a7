import AirCart
import AirCartDocuments
import AirCartReports

/// Recomputes the ranking of a comparison from the figures of its plans.
///
/// Fewest fills first, then the largest area per fill, then the least unallocated; each criterion
/// splits what the ones before it left equal, and equal is what is within rounding of the best.
struct ComparisonCheck {
  private let plans: [StoredPlan]
  private(set) var findings = Findings()

  /// Checks the plans of a comparison in their order.
  init(_ plans: [StoredPlan]) {
    self.plans = plans
    checkJob()
    let groups = Self.groups(plans)
    var rank = 1
    for group in groups {
      for index in group { checkStanding(of: index, rank: rank, in: group) }
      rank += group.count
    }
    checkOrder(groups)
  }

  private static func groups(_ plans: [StoredPlan]) -> [[Int]] {
    let tie = Findings.tolerance
    let counts = plans.map { $0.fills.count ?? .infinity }
    let fills = split([Array(plans.indices)], by: counts) { _ in 0 }
    let areas = split(fills, by: plans.map { -$0.fills.areaPerFill }) { tie * $0.magnitude }
    return split(areas, by: plans.map(\.optimum.unallocated)) { tie * max(1, $0.magnitude) }
  }

  /// Splits groups into those of equal value, the least first.
  private static func split(
    _ groups: [[Int]], by values: [Double], tolerance: (Double) -> Double
  ) -> [[Int]] {
    groups.flatMap { group in
      var rest = group
      var parts: [[Int]] = []
      while let least = rest.map({ values[$0] }).min() {
        let limit = least.isFinite ? least + tolerance(least) : least
        parts.append(rest.filter { values[$0] <= limit })
        rest.removeAll { values[$0] <= limit }
      }
      return parts
    }
  }

  private mutating func checkStanding(of index: Int, rank: Int, in group: [Int]) {
    guard let standing = plans[index].standing else { return }
    let path = plans[index].pointer
    findings.require(
      standing.rank == Double(rank), .ranking, at: path + "/rank",
      Findings.shown(standing.rank), "\(rank)")
    let others = group.filter { $0 != index }.map { plans[$0].problem.cart.name }
    findings.require(
      standing.tiedWith == others, .ties, at: path + "/tiedWith", standing.tiedWith.text,
      others.text)
  }

  private mutating func checkOrder(_ groups: [[Int]]) {
    let order = groups.flatMap { $0 }
    for (place, index) in order.enumerated() where place != index {
      findings.add(
        .ranking, at: plans[place].pointer + "/cart", found: plans[place].problem.cart.name.quoted,
        expected: plans[index].problem.cart.name.quoted)
      return
    }
  }

  /// All plans are of one job, on different carts.
  private mutating func checkJob() {
    var carts: Set<String> = []
    for plan in plans {
      let name = plan.problem.cart.name
      findings.require(
        carts.insert(name).inserted, .distinctCarts, at: plan.pointer + "/cart",
        "\(name.quoted) again", "each cart once")
      guard let first = plans.first else { return }
      findings.require(
        plan.problem.products == first.problem.products, .sameJob, at: plan.pointer + "/products",
        "other products or rates", "those of \(first.pointer)/products")
      findings.require(
        plan.problem.area == first.problem.area, .sameJob, at: plan.pointer + "/fieldAc",
        Findings.shown(plan.problem.area.acres), Findings.shown(first.problem.area.acres))
    }
  }
}

extension [String] {
  fileprivate var text: String { isEmpty ? "none" : map(\.quoted).listed }
}

import AirCart
import AirCartDocuments

/// The definition of the practical plan, restated: every assignment of a small job, each by the key
/// that decides between two.
///
/// Shares no code with the programme that finds the plan, nor with what counts broken rules.
struct RestatedPlan {
  /// The most assignments that are looked at.
  static let limit = 4_000.0

  /// What a plan is judged by, in order; less is better.
  struct Key {
    let fills: Double
    let severity: Int
    /// The area per fill as far as more of it is better.
    let enough: Double
    let tanks: Int
    let area: Double
    let capacity: Double

    /// The first figure in which another plan is better beyond rounding; `nil` where none is.
    func worse(than other: Key) -> String? {
      func isLess(_ own: Double, _ others: Double) -> Bool { own < others * (1 - 1e-8) }
      if other.fills != fills { return other.fills < fills ? "\(other.fills.plain) fills" : nil }
      if other.severity != severity {
        return other.severity < severity ? "severity \(other.severity)" : nil
      }
      if isLess(other.enough, enough) { return nil }
      if isLess(enough, other.enough) { return "enough for \(other.enough.plain) ac a fill" }
      if other.tanks != tanks { return other.tanks < tanks ? "\(other.tanks) tanks" : nil }
      if isLess(other.area, area) { return nil }
      if isLess(area, other.area) { return "\(other.area.plain) ac a fill" }
      return isLess(other.capacity, capacity) ? "\(other.capacity.plain) bu of tanks" : nil
    }
  }

  private let job: Job
  private let applied: [Int]
  private let usable: [Double]
  /// The acres that a weight limit allows with some tanks in use.
  private let weightArea: ([Int]) -> Double

  /// Restates a job; `nil` where it has too many assignments to look at.
  init?(_ job: Job, usable: [Double], weightArea: @escaping ([Int]) -> Double) {
    self.job = job
    self.usable = usable
    self.weightArea = weightArea
    applied = job.products.indices.filter { job.products[$0].rate.poundsPerAcre > 0 }
    let count = usable.reduce(1.0) { all, _ in all * Double(applied.count + 1) }
    guard count <= Self.limit else { return nil }
  }

  /// What some other plan does better; `nil` where none does.
  func better(than holders: [Int?]) -> String? {
    guard let own = key(holders) else { return "a plan that is allowed" }
    var found: String?
    visit([]) { other in
      if found == nil, let key = key(other) { found = own.worse(than: key) }
    }
    return found
  }

  private func visit(_ holders: [Int?], _ body: ([Int?]) -> Void) {
    guard holders.count < usable.count else { return body(holders) }
    visit(holders + [nil], body)
    for product in applied where job.rules.allowedTanks[product].contains(holders.count) {
      visit(holders + [product], body)
    }
  }

  /// The key of an assignment; `nil` where it leaves a product out or is not allowed.
  private func key(_ holders: [Int?]) -> Key? {
    let used = holders.indices.filter { holders[$0] != nil }
    var (area, severity) = (weightArea(used), 0)
    for product in applied {
      let tanks = holders.indices.filter { holders[$0] == product }
      guard !tanks.isEmpty, tanks.count <= job.rules.mostTanks[product],
        job.rules.heldTanks[product].positions.allSatisfy(tanks.contains)
      else { return nil }
      let capacity = tanks.reduce(0) { $0 + usable[$1] }
      area = min(area, capacity / job.products[product].unitDemand)
      severity += self.severity(of: job.products[product], product, in: tanks)
    }
    guard area > 0 else { return nil }
    let field = job.area.acres
    let fills = max(1, (field / area - 1e-9).rounded(.up))
    return Key(
      fills: fills, severity: severity,
      enough: min(area, (1 + job.preferences.margin) * field / fills), tanks: used.count,
      area: area, capacity: used.reduce(0) { $0 + usable[$1] })
  }

  /// The rules by their sentences, weighed.
  private func severity(of demand: ProductDemand, _ product: Int, in tanks: [Int]) -> Int {
    let rules = job.preferences.rules
    let traits = demand.traits
    let saddles = job.cart.tanks.indices.filter { job.cart.tanks[$0].isSaddle }
    let own = tanks.filter(saddles.contains)
    let isSmall = traits.isInoculant || traits.crop == .canola || traits.crop == .mustard
    let isBulk = traits.crop != nil && traits.crop != .canola && demand.rate.poundsPerAcre >= 25
    let isPhosphate = (traits.grade?.phosphate ?? 0) >= 20
    let mayUseSaddle = saddles.contains { job.rules.allowedTanks[product].contains($0) }
    var sum = 0
    if traits.grade != nil, !own.isEmpty { sum += rules[.saddleFertilizer] }
    if isBulk, !own.isEmpty { sum += rules[.saddleBulkSeed] }
    if isSmall, mayUseSaddle, own != tanks { sum += rules[.smallSeedInSaddle] }
    if isPhosphate, tanks.count > 1 { sum += rules[.phosphateOneTank] }
    if isPhosphate, let tank = rules.phosphateTank, tanks != [tank] { sum += rules[.phosphateTank] }
    return sum
  }
}

// MARK: - The simple rule, written once more: it shares nothing with the engine

/// What the reference rule does with a job.
struct RestatedRule {
  /// The product in each tank, or `nil`.
  private(set) var holders: [Int?]
  /// Bushels in each tank.
  private(set) var fills: [Double]
  /// What finds no tank, the largest product first.
  private(set) var leftOver: [(product: Int, amount: Double)] = []

  /// Applies the rule: the largest product first, into the largest free tank that it may use.
  init(demands: [Double], capacities: [Double], rules: PlacementRules) {
    holders = capacities.map { _ in nil }
    fills = capacities.map { _ in 0 }
    let tanks = Self.largestFirst(capacities)
    for product in Self.largestFirst(demands) {
      var remaining = demands[product]
      var tanksLeft = rules.mostTanks[product]
      for tank in tanks
      where remaining > 0 && tanksLeft > 0 && holders[tank] == nil
        && rules.allowedTanks[product].contains(tank)
      {
        holders[tank] = product
        fills[tank] = min(remaining, capacities[tank])
        remaining -= fills[tank]
        tanksLeft -= 1
      }
      leftOver.append((product, remaining))
    }
  }

  /// Positions by value, largest first; equal values keep their order.
  private static func largestFirst(_ values: [Double]) -> [Int] {
    values.indices.sorted { values[$0] == values[$1] ? $0 < $1 : values[$0] > values[$1] }
  }

  /// The field, or how far the product gets that is short of it the most.
  func coveredArea(of job: Job) -> Double {
    leftOver.reduce(job.area.acres) { least, left in
      let placed = holders.indices.filter { holders[$0] == left.product }
        .reduce(0) { $0 + fills[$1] }
      let product = job.products[left.product]
      let dust = max(1e-9, 1e-12 * (left.amount + placed))
      guard product.isApplied, left.amount > dust else { return least }
      return min(least, placed / product.unitDemand)
    }
  }
}

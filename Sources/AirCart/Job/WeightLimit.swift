/// How much a fill may weigh, and how far it then lasts.
///
/// ```
/// z ≤ (payload − R(S)) / Σ rate        R(S) = ρ · Σ reserve over the tanks S in use
/// ```
/// R(S) is what the reserves of the tanks in use may weigh, ρ being the density of the heaviest
/// product of the job: it does not depend on which product is where, so that no constraint on that
/// makes it less, and it is never less than the reserves on board.
package struct WeightLimit: Equatable, Sendable {
  /// What may be on the cart, in pounds; infinite without a limit.
  private let payload: Double
  /// The tanks that an applied product may use.
  private let tanks: TankSet
  /// What the reserve of each tank may weigh, in pounds.
  private let reserves: [Double]
  /// What one fill may seed with every tank in use that may be, in pounds; infinite without a
  /// limit, and not above zero where the reserves alone may weigh as much as the limit.
  package let pounds: Double
  /// Whether a fill may weigh more where a tank stays empty.
  package let dependsOnTanks: Bool

  static let none = WeightLimit()

  private init() {
    (payload, tanks, reserves) = (.infinity, .none, [])
    (pounds, dependsOnTanks) = (.infinity, false)
  }

  package init(_ job: Job) {
    let rules = job.rules
    guard let limit = rules.payload?.pounds else {
      self = .none
      return
    }
    var heaviest = 0.0
    var tanks = TankSet.none
    for (index, product) in job.products.enumerated() where product.isApplied {
      heaviest = max(heaviest, product.density.poundsPerBushel)
      guard rules.mostTanks[index] > 0 else { continue }
      tanks = TankSet(bits: tanks.bits | rules.allowedTanks[index].bits)
    }
    payload = limit
    self.tanks = tanks
    reserves = rules.reserves.map { $0.bushels * heaviest }
    let all = Self.sum(reserves, tanks)
    pounds = limit - all
    dependsOnTanks = all > 0
  }

  /// What one fill may seed with the tanks in use, in pounds.
  package func pounds(using tanks: TankSet) -> Double { payload - Self.sum(reserves, tanks) }

  /// What one fill may seed, in pounds, for each set of tanks in use; one number where tanks make no
  /// difference.
  package var allPounds: [Double] {
    guard dependsOnTanks else { return [pounds] }
    return (0..<1 << UInt32(reserves.count)).map { pounds(using: TankSet(bits: $0)) }
  }

  /// Returns the acres that the limit allows a fill at Σ rate pounds per acre, with every tank in use.
  @inline(__always)
  package func area(totalRate: Double) -> Double { pounds / totalRate }

  /// Returns the acres that the limit allows a fill of an assignment at Σ rate pounds per acre.
  package func area(of assignment: Assignment, totalRate: Double) -> Double {
    pounds(using: assignment.tanks) / totalRate
  }

  /// What the reserves of so many tanks may weigh at least.
  package func leastReserve(_ count: Int) -> Mass {
    var (left, sum) = (tanks, 0.0)
    for _ in 0..<count {
      var least: Int?
      for tank in reserves.indices where left.contains(tank) {
        if least.map({ reserves[tank] < reserves[$0] }) ?? true { least = tank }
      }
      guard let least else { break }
      sum += reserves[least]
      left = left.subtracting(TankSet(positions: [least]))
    }
    return Mass(pounds: sum)
  }

  /// Added in tank order.
  private static func sum(_ reserves: [Double], _ tanks: TankSet) -> Double {
    var sum = 0.0
    for tank in reserves.indices where tanks.contains(tank) { sum += reserves[tank] }
    return sum
  }
}

extension Job {
  /// The acres that a weight limit allows a fill with every tank in use; infinite without one.
  package var weightArea: Double { WeightLimit(self).area(totalRate: totalRate.poundsPerAcre) }

  /// What the reserves may weigh when as few tanks are in use as there are products.
  package var leastReserve: Mass {
    let instance = AllocationInstance(self)
    return instance.weight.leastReserve(instance.productCount)
  }

  /// What the reserves of an assignment weigh, added in tank order.
  package func reserveMass(of assignment: Assignment) -> Mass {
    var pounds = 0.0
    for (tank, reserve) in rules.reserves.enumerated() {
      guard let product = assignment.product(inTank: tank) else { continue }
      pounds += reserve.bushels * products[product].density.poundsPerBushel
    }
    return Mass(pounds: pounds)
  }
}

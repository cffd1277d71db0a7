/// What tanks hold before the first stop of a job.
///
/// The outfit seeds with it until the first product runs out, and stops then; what is left in the
/// other tanks is topped up. A reserve stays in.
package struct OnBoard: Equatable, Sendable {
  package struct Holding: Equatable, Sendable {
    /// The tank's position in the cart.
    package let tank: Int
    package let name: String
    /// The product's position in the job; `nil` for one that the job does not use.
    package let product: Int?
    /// How much it holds, a reserve included.
    package let amount: Volume
    /// The density of a product that the job does not use, where it is known.
    package let density: BulkDensity?

    package init(
      tank: Int, name: String, product: Int?, amount: Volume, density: BulkDensity? = nil
    ) {
      self.tank = tank
      self.name = name
      self.product = product
      self.amount = amount
      self.density = density
    }
  }

  /// What the tanks hold, in tank order.
  package let holdings: [Holding]
  /// The area that it seeds, at most the field: min of on board / v over the products.
  package let area: Area
  /// The product that is gone first; `nil` where something is missing from the start, so that
  /// nothing can be seeded.
  package let firstOut: Int?
  /// What is left in each tank of the cart at the first stop.
  package let left: [Volume]
  /// Whether it seeds the whole field.
  package let isEnough: Bool

  /// Seeds what is on board on the field of a job.
  package init(_ holdings: [Holding], in job: Job) {
    self.holdings = holdings
    var seedable = job.products.map { _ in 0.0 }
    for holding in holdings {
      guard let product = holding.product else { continue }
      seedable[product] += Self.seedable(holding, job)
    }
    let field = job.area.acres
    var (acres, first) = (field, Int?.none)
    for (index, product) in job.products.enumerated() where product.isApplied {
      let lasts = seedable[index] / product.unitDemand
      // The first of those that tie.
      if lasts < acres * (1 - Tolerance.tie) { (acres, first) = (lasts, index) }
    }
    area = Area(acres: acres)
    isEnough = first == nil
    firstOut = acres > 0 ? first : nil
    var left = job.cart.tanks.map { _ in Volume(bushels: 0) }
    for holding in holdings {
      var bushels = holding.amount.bushels
      if let product = holding.product, seedable[product] > 0 {
        // Its tanks are emptied in proportion to what they hold.
        let used = min(acres * job.products[product].unitDemand / seedable[product], 1)
        bushels -= used * Self.seedable(holding, job)
      }
      left[holding.tank] = Volume(bushels: bushels < Tolerance.dust ? 0 : bushels)
    }
    self.left = left
  }

  /// What a tank holds above its reserve, in bushels.
  private static func seedable(_ holding: Holding, _ job: Job) -> Double {
    max(0, holding.amount.bushels - job.rules.reserves[holding.tank].bushels)
  }

  /// What each tank holds is a constraint: it keeps its product.
  package var constraints: [Constraint] {
    holdings.map { .holds(TankSet(positions: [$0.tank]), product: $0.product) }
  }
}

extension Job {
  /// What is on the cart all the time, because an assignment leaves it in its tank.
  package func unused(by assignment: Assignment) -> Mass {
    var pounds = 0.0
    for holding in onBoard?.holdings ?? [] where assignment.product(inTank: holding.tank) == nil {
      let density = holding.product.map { products[$0].density } ?? holding.density
      pounds += holding.amount.bushels * (density?.poundsPerBushel ?? 0)
    }
    return Mass(pounds: pounds)
  }

  /// An assignment with every tank that holds a product of the job among those of the product: more
  /// capacity makes no plan worse.
  func keepingHeld(_ assignment: Assignment) -> Assignment {
    guard rules.heldTanks.contains(where: { $0 != .none }) else { return assignment }
    var kept = Assignment.empty
    for tank in cart.tanks.indices {
      let held = products.indices.first { rules.heldTanks[$0].contains(tank) }
      if let product = held ?? assignment.product(inTank: tank) {
        kept = kept.placing(product: product, inTank: tank)
      }
    }
    return kept
  }
}

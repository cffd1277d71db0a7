/// A cart, a field and the products to put into it: everything that a method may know.
///
/// The initializer validates once and the methods never check again. An area of zero or a rate of
/// zero is data like any other here; that a job for people needs more than nothing is for the
/// border to say (`isEmpty`).
public struct Job: Equatable, Sendable {
  /// The most tanks a cart may have, as many as an `Assignment` can tell apart.
  public static let tankLimit = 16
  /// The most products a job may have, as many as an `Assignment` can tell apart.
  public static let productLimit = 15

  /// The cart.
  public let cart: Cart
  /// The field.
  public let area: Area
  /// The products in the order of the input, those at a rate of zero included.
  package let products: [ProductDemand]
  /// The constraints as given.
  public let constraints: [Constraint]
  /// The constraints resolved per product.
  package let rules: PlacementRules
  /// What a plan is chosen by, beside the constraints; methods that ask for one figure do not look
  /// at it.
  package var preferences: PlanPreferences
  /// What the tanks hold, where it is not nothing: the job is then what it leaves to seed.
  package var onBoard: OnBoard?
  /// The drill, where the job states it.
  package var drill: SeedDrill?

  /// Creates a job from products whose demands were computed for `area`.
  ///
  /// - Parameters:
  ///   - cart: A cart of 1 to 16 tanks with positive capacities.
  ///   - area: The field, zero or more.
  ///   - products: One to 15 products.
  ///   - constraints: Rules on where products may go; none by default.
  /// - Throws: The first `JobError` found.
  package init(
    cart: Cart, area: Area, products: [ProductDemand], constraints: [Constraint] = []
  ) throws(JobError) {
    try Self.validate(cart)
    // Before the products: an invalid area makes every demand invalid.
    guard area.acres >= 0, area.acres.isFinite else { throw .invalidArea(area.acres) }
    try Self.validate(products)
    try Self.validateRange(cart, products)
    for (index, constraint) in constraints.enumerated()
    where !Self.isValid(constraint, cart, products: products.count)
      || constraint.limitsHeldProduct(constraints)
    {
      throw .invalidConstraint(index)
    }
    self.cart = cart
    self.area = area
    self.products = products
    self.constraints = constraints
    rules = PlacementRules(constraints, cart: cart, areLiquid: products.map { $0.traits.isLiquid })
    preferences = PlanPreferences(rules: cart.houseRules)
  }

  /// Returns the job with another area, other products or other constraints, chosen by the same
  /// preferences.
  ///
  /// Products stay in their positions, which constraints and preferences mean them by.
  /// - Throws: The first `JobError` found.
  package func with(
    area: Area? = nil, products: [ProductDemand]? = nil, constraints: [Constraint]? = nil
  ) throws(JobError) -> Job {
    var job = try Job(
      cart: cart, area: area ?? self.area, products: products ?? self.products,
      constraints: constraints ?? self.constraints)
    job.preferences = preferences
    job.drill = drill
    return job
  }

  /// Where its products go.
  package var seedbed: Seedbed { Seedbed(of: products, drill: drill) }

  /// The rules that methods must look at; `nil` where any product may go into any tank, in any number
  /// of them and up to the brim.
  package var bindingRules: PlacementRules? {
    let isDry = cart.liquidTanks == .none && !products.contains { $0.traits.isLiquid }
    return constraints.isEmpty && isDry ? nil : rules
  }

  /// Whether there is nothing to seed: no area, or no product at a rate above zero.
  public var isEmpty: Bool { area.acres == 0 || !products.contains { $0.isApplied } }

  /// What a fill can take from each tank in bushels, in tank order: capacity less reserve.
  package var usableCapacities: [Double] {
    cart.tanks.indices.map { cart.tanks[$0].capacity.bushels - rules.reserves[$0].bushels }
  }

  private static func validate(_ cart: Cart) throws(JobError) {
    guard !cart.tanks.isEmpty else { throw .noTanks }
    guard cart.tanks.count <= tankLimit else {
      throw .tooManyTanks(cart.tanks.count, limit: tankLimit)
    }
    for (index, tank) in cart.tanks.enumerated() {
      let bushels = tank.capacity.bushels
      guard bushels > 0, bushels.isFinite else { throw .invalidCapacity(tank: index, bushels) }
    }
  }

  private static func validate(_ products: [ProductDemand]) throws(JobError) {
    guard !products.isEmpty else { throw .noProducts }
    guard products.count <= productLimit else {
      throw .tooManyProducts(products.count, limit: productLimit)
    }
    for (index, product) in products.enumerated() {
      let density = product.density.poundsPerBushel
      guard density > 0, density.isFinite else { throw .invalidDensity(product: index, density) }
      let rate = product.rate.poundsPerAcre
      guard rate >= 0, rate.isFinite, product.demand.bushels.isFinite else {
        throw .invalidRate(product: index, rate)
      }
    }
  }

  /// Refuses sums that overflow and areas per fill that overflow or underflow.
  ///
  /// No method could rank such jobs, because all their values are 0 or infinity.
  private static func validateRange(
    _ cart: Cart, _ products: [ProductDemand]
  ) throws(JobError) {
    var capacity = 0.0
    var least = Double.infinity
    for (index, tank) in cart.tanks.enumerated() {
      capacity += tank.capacity.bushels
      least = min(least, tank.capacity.bushels)
      guard (2 * capacity).isFinite else {
        throw .invalidCapacity(tank: index, tank.capacity.bushels)
      }
    }
    var demand = 0.0
    var unitDemand = 0.0
    for (index, product) in products.enumerated() where product.isApplied {
      demand += product.demand.bushels
      unitDemand += product.unitDemand
      guard (2 * demand).isFinite, unitDemand.isFinite, (1 / product.unitDemand).isNormal,
        (capacity / product.unitDemand).isNormal, (least / product.unitDemand).isNormal
      else { throw .invalidRate(product: index, product.rate.poundsPerAcre) }
    }
  }

  private static func isValid(_ constraint: Constraint, _ cart: Cart, products: Int) -> Bool {
    let isOnCart = { (set: TankSet) in set.subtracting(.first(cart.tanks.count)).bits == 0 }
    switch constraint {
    case .allowedTanks(let product, let set), .forbiddenTanks(let product, let set),
      .holds(let set, let product?):
      return (0..<products).contains(product) && isOnCart(set)
    case .mostTanks(let product, let count): return (0..<products).contains(product) && count >= 0
    case .emptyTanks(let set), .holds(let set, product: nil): return isOnCart(set)
    case .reserve(let set, let reserve):
      return isOnCart(set)
        && cart.tanks.indices.filter { set.contains($0) }
          .allSatisfy { isValid(reserve, inTankOf: cart.tanks[$0].capacity) }
    case .payload(let mass): return mass.pounds > 0 && mass.pounds.isFinite
    case .grossWeight(let mass):
      guard let empty = cart.emptyWeight else { return false }
      return mass.pounds > empty.pounds && mass.pounds.isFinite
    }
  }

  /// A reserve leaves something of its tank.
  private static func isValid(_ reserve: Reserve, inTankOf capacity: Volume) -> Bool {
    let kept = reserve.volume(ofTank: capacity).bushels
    return kept >= 0 && capacity.bushels - kept > 0
  }
}

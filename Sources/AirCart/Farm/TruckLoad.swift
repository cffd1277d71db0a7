/// What a truck takes of what is missing at the drill: the one rule of the season and the tender plan.
///
/// The hoppers, the largest first, take each the product with the fewest acres supplied, as far as some of
/// it is missing; a hopper holds one product. What is then over the payload is taken off where most acres
/// are supplied, until they are level. Acres supplied are what is there and on the truck, over the use of
/// an acre. Bags go beside the hoppers, all that are missing, and count towards the payload. A truck
/// without hoppers takes one product, as if it had one for all that it may carry.
///
/// Made once and used for many loads: filling it allocates only for more products than before.
package struct TruckLoad: Equatable, Sendable {
  /// What is missing of a product, and what the truck takes of it.
  package struct Product: Equatable, Sendable {
    /// Pounds that are missing; 0 for what comes by no truck.
    package var missing: Double
    /// Pounds that are there, in tanks and on other trucks.
    package let supplied: Double
    /// Pounds that an acre takes, or for all products the same multiple of them; above 0 where some of it is
    /// missing.
    package let use: Double
    /// Pounds a bushel in this load.
    package let density: Double
    /// Whether it comes in bags, which take no hopper.
    package let isInBags: Bool
    /// Pounds on the truck.
    package fileprivate(set) var pounds = 0.0

    package init(
      missing: Double, supplied: Double, use: Double, density: Double, isInBags: Bool = false
    ) {
      self.missing = missing
      self.supplied = supplied
      self.use = use
      self.density = density
      self.isInBags = isInBags
    }

    fileprivate var isWanted: Bool { missing - pounds > TruckLoad.tracePounds }
    fileprivate var acres: Double { (supplied + pounds) / use }
  }

  /// A hopper and what is in it.
  package struct Hopper: Equatable, Sendable {
    /// Its place among the hoppers as stated; `nil` for that of a truck without hoppers.
    package let place: Int?
    package let bushels: Double
    /// The product; `nil` for an empty one.
    package fileprivate(set) var product: Int?
    package fileprivate(set) var pounds = 0.0
  }

  /// The products of the crop, in order; set before each load.
  package var products: [Product] = []
  /// The hoppers, the largest first; one without an end on a truck without hoppers.
  package private(set) var hoppers: [Hopper]
  /// What it may carry, in pounds.
  package var payload: Double

  /// Pounds that are nothing.
  private static let tracePounds = 1e-3
  /// Acres by which two figures must differ to be told apart.
  private static let traceAcres = 1e-6

  /// Creates an empty truck with a payload in pounds and hoppers in bushels.
  package init(payload: Double, hoppers: [Double]) {
    self.payload = payload
    self.hoppers = hoppers.enumerated()
      .sorted { ($1.element, $0.offset) < ($0.element, $1.offset) }
      .map { Hopper(place: $0.offset, bushels: $0.element) }
    if hoppers.isEmpty { self.hoppers = [Hopper(place: nil, bushels: .infinity)] }
  }

  /// Loads the truck, which was empty.
  ///
  /// What is missing in all, if it is less than the least load, is raised to it in proportion. Hoppers
  /// that hold less than the least load because one of them is full are filled up, the largest first: so a
  /// truck carries the least load, or its payload or full hoppers where that is less.
  ///
  /// - Parameter least: The pounds of the least load; 0 where no more than what is missing may be taken.
  /// - Complexity: O(*h*·*p*) for *h* hoppers and *p* products.
  package mutating func fill(atLeast least: Double) {
    var missing = 0.0
    for product in products { missing += product.missing }
    guard missing > 0 else { return }
    let raise = max(1, least / missing)
    for product in products.indices {
      products[product].missing *= raise
      if products[product].isInBags { products[product].pounds = products[product].missing }
    }
    fillHoppers()
    fillUp(to: least)
    if pounds > payload { lighten() }
  }

  private var pounds: Double {
    var sum = 0.0
    for product in products { sum += product.pounds }
    return sum
  }

  private mutating func fillHoppers() {
    for hopper in hoppers.indices {
      let shortest = shortest
      hoppers[hopper].product = shortest
      hoppers[hopper].pounds = 0
      guard let shortest else { continue }
      let own = products[shortest]
      put(own.missing - own.pounds, into: hopper, of: shortest)
    }
  }

  /// Puts as much of a product into a hopper as it has room for.
  private mutating func put(_ pounds: Double, into hopper: Int, of product: Int) {
    let room = hoppers[hopper].bushels * products[product].density - hoppers[hopper].pounds
    let taken = max(0, min(pounds, room))
    hoppers[hopper].pounds += taken
    products[product].pounds += taken
  }

  /// The wanted product with the fewest acres supplied.
  private var shortest: Int? {
    var best: Int?
    var least = Double.infinity
    for product in products.indices where products[product].isWanted {
      let acres = products[product].acres
      if acres < least - Self.traceAcres { (best, least) = (product, acres) }
    }
    return best
  }

  private mutating func fillUp(to least: Double) {
    for hopper in hoppers.indices {
      let lacking = least - pounds
      guard lacking > 0, let product = hoppers[hopper].product else { return }
      put(lacking, into: hopper, of: product)
    }
  }

  /// Takes off what is over the payload where most acres are supplied, until they are level.
  ///
  /// Between the acres at which a product begins to be taken and those at which all of it is, the pounds
  /// are a straight line.
  private mutating func lighten() {
    let low = level
    for product in products.indices {
      products[product].pounds = Self.pounds(of: products[product], level: low)
      var rest = products[product].pounds
      for hopper in hoppers.indices where hoppers[hopper].product == product {
        hoppers[hopper].pounds = min(hoppers[hopper].pounds, rest)
        rest -= hoppers[hopper].pounds
      }
    }
  }

  /// The acres supplied with which the truck carries its payload, of more than that.
  private var level: Double {
    var (low, held) = (0.0, 0.0)
    func raise(to acres: Double) {
      guard acres > low else { return }
      var sum = 0.0
      for product in products { sum += Self.pounds(of: product, level: acres) }
      if sum <= payload { (low, held) = (acres, sum) }
    }
    for product in products where product.use > 0 {
      raise(to: product.supplied / product.use)
      raise(to: product.acres)
    }
    var slope = 0.0
    for product in products where product.supplied / product.use <= low && product.acres > low {
      slope += product.use
    }
    return slope > 0 ? low + (payload - held) / slope : low
  }

  /// Pounds of a product with which so many acres are supplied, of those on the truck.
  private static func pounds(of product: Product, level acres: Double) -> Double {
    min(product.pounds, max(0, acres * product.use - product.supplied))
  }
}

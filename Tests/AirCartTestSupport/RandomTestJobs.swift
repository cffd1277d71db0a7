package import AirCart

/// Random jobs for property tests.
///
/// Numbers are drawn so that ties are common: small whole capacities and rates meet often.
package struct RandomProblems {
  package var generator: SplitMix64

  package init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// A whole number in a closed range.
  package mutating func whole(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// A cart of the catalogue, or one of 1 to 6 tanks with rounded or arbitrary capacities.
  package mutating func cart() -> Cart {
    if whole(0...2) == 0 { return BourgaultCarts.all[whole(0...4)] }
    return cart(tanks: whole(1...6))
  }

  /// A cart of so many tanks with rounded capacities or, one in five, with tenths of a bushel,
  /// whose sums depend on the order of addition.
  package mutating func cart(tanks: Int) -> Cart {
    let step = [1, 10, 44, 130, 0][whole(0...4)]
    let capacities = (0..<tanks).map { _ in
      step == 0 ? Double(whole(1...7_000)) / 10 : Double(whole(1...(700 / step)) * step)
    }
    return Cart(name: "random", bushels: capacities, source: "drawn")
  }

  /// A job with 1 to 5 products, or so many as asked for, a tenth of them at a rate of zero.
  ///
  /// A limited one also has reserves and limits of weight.
  package mutating func job(
    cart: Cart, constrained: Bool, limited: Bool = false, units: UnitSystem = .imperial,
    productCount: Int? = nil
  ) -> Job {
    let area = whole(0...1) == 0 ? Double(whole(1...64)) * 10 : Double(whole(1...10_000)) / 7
    let products = (0..<(productCount ?? whole(1...5))).map { index in
      let kind = whole(0...9)
      let rate =
        kind == 0 ? 0 : kind < 5 ? Double(whole(1...30)) * 10 : Double(whole(1...30_000)) / 97
      return ProductDemand(
        name: "P\(index)", density: BulkDensity(poundsPerBushel: Double(whole(32...77))),
        rate: ApplicationRate(rate, in: units), area: Area(area, in: units))
    }
    let constraints =
      (constrained ? self.constraints(cart, products.count) : []) + (limited ? limits(cart) : [])
    guard
      let job = try? Job(
        cart: cart, area: units == .metric ? Area(hectares: area) : Area(acres: area),
        products: products, constraints: constraints)
    else { preconditionFailure("Drawn problems are valid.") }
    return job
  }

  private mutating func constraints(_ cart: Cart, _ products: Int) -> [Constraint] {
    let tanks = cart.tanks.count
    return (0..<whole(0...3)).map { _ in
      let set = TankSet(bits: UInt32(whole(0...((1 << tanks) - 1))))
      return switch whole(0...4) {
      case 0: Constraint.mostTanks(product: whole(0...(products - 1)), whole(0...3))
      case 1: Constraint.emptyTanks(TankSet(bits: set.bits & UInt32(whole(0...63))))
      case 2: Constraint.forbiddenTanks(product: whole(0...(products - 1)), set)
      default: Constraint.allowedTanks(product: whole(0...(products - 1)), set)
      }
    }
  }

  /// One to three reserves and limits of weight, some of which limit nothing, and some everything.
  package mutating func limits(_ cart: Cart) -> [Constraint] {
    let least = cart.tanks.map { $0.capacity.bushels }.min() ?? 0
    return (0...whole(0...2)).map { _ in
      let set = TankSet(bits: UInt32(whole(0...((1 << cart.tanks.count) - 1))))
      let pounds = cart.capacity.bushels * Double(whole(1...90))
      switch whole(0...5) {
      case 0: return .reserve(.first(cart.tanks.count), .percent(Double(whole(0...60)) / 4))
      case 1: return .reserve(set, .percent(Double(whole(0...99))))
      case 2: return .reserve(set, .volume(Volume(bushels: least * Double(whole(0...7)) / 8)))
      case 3:
        guard let empty = cart.emptyWeight else { fallthrough }
        return .grossWeight(Mass(pounds: empty.pounds + pounds))
      default: return .payload(Mass(pounds: pounds))
      }
    }
  }
}

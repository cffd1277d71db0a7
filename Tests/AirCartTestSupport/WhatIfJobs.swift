package import AirCart

/// A job and what to vary in it, drawn so that all numbers are short and ties are common.
package struct WhatIfJob: Sendable {
  package let job: Job
  package let variation: Variation
  package let lower: Double
  package let upper: Double

  /// Draws the job of a number: the listed carts go round, so does what is varied.
  ///
  /// `turn` moves the job on to the next carts.
  package init(number: Int, turn: Int = 0) {
    var random = RandomProblems(seed: UInt64(number) &+ 4_000)
    let cart = BourgaultCarts.all[(number + turn) % BourgaultCarts.all.count]
    // One in ten has more products than tanks, so that no plan gives every one a tank.
    let isCrowded = number % 10 == 7
    let count = isCrowded ? 4 : random.whole(1...4)
    let acres = Double(random.whole(2...60)) * 20
    let products = (0..<count).map { index in
      ProductDemand(
        name: "P\(index)", density: BulkDensity(poundsPerBushel: Double(random.whole(16...40)) * 2),
        rate: .poundsPerAcre(Double(random.whole(1...30) * (random.whole(0...3) == 0 ? 1 : 10))),
        area: .acres(acres))
    }
    let constraints: [Constraint] =
      isCrowded
      ? [.emptyTanks(TankSet(positions: [random.whole(0...1), random.whole(2...3)]))]
      : random.whatIfConstraints(cart, products: count)
    guard
      let job = try? Job(
        cart: cart, area: Area(acres: acres), products: products, constraints: constraints)
    else { preconditionFailure("Drawn problems are valid.") }
    self.job = job
    // Not the number itself, or each cart would always have the same kind.
    switch (number / 5) % 5 {
    case 0, 1:
      variation = .rate(product: random.whole(0...(count - 1)))
      lower = Double(random.whole(1...20) * 5)
      upper = lower + Double(random.whole(1...40) * 5)
    case 2:
      variation = .field
      lower = Double(random.whole(1...20) * 10)
      upper = lower + Double(random.whole(1...100) * 10)
    case 3 where !isCrowded && !job.rules.hasReserve:
      variation = .density(product: random.whole(0...(count - 1)))
      lower = Double(random.whole(30...60))
      upper = lower + Double(random.whole(1...40)) / 4
    default:
      variation = .allRates
      lower = Double(random.whole(4...16)) / 16
      upper = lower + Double(random.whole(1...24)) / 16
    }
  }
}

extension WhatIfJob {
  /// The kinds of constraint that a job may have, and jobs with several or with too many products.
  package enum Rules: CaseIterable, Sendable {
    case none, pin, keepOut, most, empty, reserve, payload, gross, mixed, crowded
  }

  /// Draws a job in which the rate of one product is varied from zero on.
  ///
  /// - Parameters:
  ///   - seed: What it is drawn by.
  ///   - position: The position of the varied product among `count`.
  ///   - count: The number of products, two to four.
  ///   - rules: The kind of its constraints.
  package init(fromZero seed: UInt64, position: Int, of count: Int, _ rules: Rules) {
    var random = RandomProblems(seed: seed)
    let cart = BourgaultCarts.all[random.whole(0...4)]
    let acres = Double(random.whole(2...60)) * 20
    let products = (0..<count).map { index in
      ProductDemand(
        name: "P\(index)", density: BulkDensity(poundsPerBushel: Double(random.whole(16...40)) * 2),
        rate: .poundsPerAcre(Double(random.whole(1...30) * (random.whole(0...3) == 0 ? 1 : 10))),
        area: .acres(acres))
    }
    let constraints = random.constraints(rules, cart, products: count)
    guard
      let job = try? Job(
        cart: cart, area: Area(acres: acres), products: products, constraints: constraints)
    else { preconditionFailure("Drawn problems are valid.") }
    self.job = job
    variation = .rate(product: position)
    lower = 0
    upper = Double(random.whole(1...60) * 5)
  }

  /// The job without the product whose rate is varied: what it is at a rate of zero.
  package var withoutVaried: Job? {
    guard case .rate(let varied) = variation else { return nil }
    let behind = { (product: Int) in product > varied ? product - 1 : product }
    let constraints = job.constraints.compactMap { constraint -> Constraint? in
      switch constraint {
      case .allowedTanks(let product, let tanks):
        product == varied ? nil : .allowedTanks(product: behind(product), tanks)
      case .forbiddenTanks(let product, let tanks):
        product == varied ? nil : .forbiddenTanks(product: behind(product), tanks)
      case .mostTanks(let product, let most):
        product == varied ? nil : .mostTanks(product: behind(product), most)
      default: constraint
      }
    }
    var products = job.products
    products.remove(at: varied)
    return try? Job(
      cart: job.cart, area: job.area, products: products, constraints: constraints)
  }
}

extension RandomProblems {
  /// Rules of one kind, about any of the products.
  fileprivate mutating func constraints(
    _ rules: WhatIfJob.Rules, _ cart: Cart, products: Int
  ) -> [Constraint] {
    let product = whole(0...(products - 1))
    let set = TankSet(bits: UInt32(whole(1...31)))
    switch rules {
    case .none: return []
    case .pin: return [.allowedTanks(product: product, set)]
    case .keepOut: return [.forbiddenTanks(product: product, set)]
    case .most: return [.mostTanks(product: product, whole(0...3))]
    case .empty: return [.emptyTanks(TankSet(positions: [whole(0...4), whole(0...4)]))]
    case .reserve: return [.reserve(set, .volume(Volume(bushels: Double(whole(1...4) * 5))))]
    case .payload: return [.payload(Mass(pounds: Double(whole(4...40) * 1_000)))]
    case .gross:
      let empty = cart.emptyWeight?.pounds ?? 0
      return [.grossWeight(Mass(pounds: empty + Double(whole(4...40) * 1_000)))]
    case .mixed:
      let kinds: [WhatIfJob.Rules] = [.pin, .reserve, .payload]
      return kinds.flatMap { constraints($0, cart, products: products) }
    case .crowded: return [.emptyTanks(TankSet(bits: 31 ^ UInt32(1 << whole(0...4))))]
    }
  }

  /// Three in ten jobs have a rule or two.
  fileprivate mutating func whatIfConstraints(_ cart: Cart, products: Int) -> [Constraint] {
    guard whole(0...9) < 4 else { return [] }
    if whole(0...2) == 0 {
      let payload = Constraint.payload(Mass(pounds: Double(whole(4...40) * 1_000)))
      let reserve = Constraint.reserve(
        TankSet(positions: [0, cart.tanks.count - 1]),
        .volume(Volume(bushels: Double(whole(1...4) * 5))))
      return [[payload], [reserve], [payload, reserve]][whole(0...2)]
    }
    return (0..<whole(1...2)).map { _ in
      let product = whole(0...(products - 1))
      return switch whole(0...2) {
      case 0: Constraint.mostTanks(product: product, whole(1...3))
      case 1: Constraint.emptyTanks(TankSet(positions: [whole(0...(cart.tanks.count - 1))]))
      default: Constraint.allowedTanks(product: product, TankSet(bits: UInt32(whole(1...31))))
      }
    }
  }
}

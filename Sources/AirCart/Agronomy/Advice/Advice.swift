/// Something worth knowing about a job that does not keep it from being planned.
///
/// Products and tanks are meant by position; the words are above the core.
package enum Advice: Equatable, Sendable {
  /// Nitrogen or sulphur without phosphate, which is banded away from the seed.
  case banded(products: [Int])
  /// More phosphate than may lie in the seed row of the crop.
  case seedRowPhosphate(SeedCrop, delivered: ApplicationRate)
  /// More potash than may lie in the seed row of the crop.
  case seedRowPotash(SeedCrop, delivered: ApplicationRate)
  /// A product in a saddle tank, which is made for canola and granular inoculant.
  case saddle(product: Int, tank: Int)
  /// Products with phosphate in several tanks, where one has the meter auger for it.
  case phosphateTanks(TankSet)
  /// A product in several tanks, each of which has its own meter; whether fewer would do is
  /// not asked here.
  case meters(product: Int, TankSet)
  /// A legume without inoculant, which takes a separate tank.
  case inoculant(SeedCrop)
}

/// The rules of advice: pure functions of products, cart and plan.
package enum Advisor {
  /// The crop of a job: its one product that is seed; `nil` with none or several.
  package static func crop(of products: [ProductDemand]) -> SeedCrop? {
    var found: SeedCrop?
    for product in products where product.isApplied {
      guard let crop = product.traits.crop else { continue }
      if found != nil { return nil }
      found = crop
    }
    return found
  }

  /// What all products deliver on an acre; `nil` when no applied product has a grade.
  package static func nutrients(of products: [ProductDemand]) -> Nutrients? {
    var parts: [Nutrients] = []
    for product in products where product.isApplied {
      if let grade = product.traits.grade { parts.append(Nutrients(grade, at: product.rate)) }
    }
    return parts.isEmpty ? nil : Nutrients(sum: parts)
  }

  /// What is worth knowing before a tank is filled: of the band, the seed row and inoculant.
  ///
  /// Whether fertilizer lies in the seed row at all, a job does not say.
  package static func agronomy(of products: [ProductDemand]) -> [Advice] {
    var advice = banded(products)
    guard let crop = crop(of: products) else { return advice }
    if let maxima = crop.seedRowMaxima, let nutrients = nutrients(of: products) {
      if nutrients.phosphate > maxima.phosphateHigh {
        advice.append(.seedRowPhosphate(crop, delivered: nutrients.phosphate))
      }
      if nutrients.potash > maxima.potash {
        advice.append(.seedRowPotash(crop, delivered: nutrients.potash))
      }
    }
    if crop.isInoculated, !products.contains(where: { $0.traits.isInoculant && $0.isApplied }) {
      advice.append(.inoculant(crop))
    }
    return advice
  }

  /// The fertilizers that are to be kept from the seed, where there is seed.
  private static func banded(_ products: [ProductDemand]) -> [Advice] {
    let own = products.indices.filter { products[$0].isApplied && products[$0].traits.isBanded }
    guard !own.isEmpty, products.contains(where: { $0.isApplied && $0.traits.crop != nil }) else {
      return []
    }
    return [.banded(products: own)]
  }

  /// What is worth knowing about the tanks of a plan.
  ///
  /// - Parameters:
  ///   - products: The products of the job.
  ///   - assignment: The tanks of the plan.
  ///   - cart: The cart.
  ///   - hasMeterPerTank: Whether each tank of the cart is known to have its own meter.
  /// - Returns: The advice, by kind: saddle tanks, phosphate, meters.
  package static func tanks(
    _ products: [ProductDemand], _ assignment: Assignment, on cart: Cart, hasMeterPerTank: Bool
  ) -> [Advice] {
    var advice = saddle(products, assignment, cart)
    let phosphate = tanks(of: cart, assignment) { (products[$0].traits.grade?.phosphate ?? 0) > 0 }
    if phosphate.count > 1 { advice.append(.phosphateTanks(phosphate)) }
    guard hasMeterPerTank else { return advice }
    for product in products.indices {
      let own = tanks(of: cart, assignment) { $0 == product }
      if own.count > 1 { advice.append(.meters(product: product, own)) }
    }
    return advice
  }

  /// Bulk seed and fertilizer in a saddle tank.
  private static func saddle(
    _ products: [ProductDemand], _ assignment: Assignment, _ cart: Cart
  ) -> [Advice] {
    var advice: [Advice] = []
    for (tank, description) in cart.tanks.enumerated() where description.isSaddle {
      guard let product = assignment.product(inTank: tank) else { continue }
      let held = products[product]
      guard held.isBulkSeed || held.traits.grade != nil, !held.traits.isInoculant else { continue }
      advice.append(.saddle(product: product, tank: tank))
    }
    return advice
  }

  /// The tanks whose product meets a condition.
  private static func tanks(
    of cart: Cart, _ assignment: Assignment, where condition: (Int) -> Bool
  ) -> TankSet {
    var positions: [Int] = []
    for tank in cart.tanks.indices {
      if let product = assignment.product(inTank: tank), condition(product) {
        positions.append(tank)
      }
    }
    return TankSet(positions: positions)
  }
}

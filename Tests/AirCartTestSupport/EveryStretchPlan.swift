package import AirCart

/// Every assignment of a sequence, one after the other, by the definition of its plan.
package struct EveryStretchPlan {
  package struct Worth {
    package let assignment: Assignment
    package let fills: Int
    package let severity: Int
    fileprivate let given: [Double]
    fileprivate let tanks: Int
    fileprivate let capacity: Double
    fileprivate let vector: [Int]
  }

  private let sequence: StretchSequence
  private let usable: [Double]

  package init(_ sequence: StretchSequence) {
    self.sequence = sequence
    usable = sequence.whole.usableCapacities
  }

  /// The first of all; `nil` where no assignment gives every product a tank.
  package var first: Worth? {
    let job = sequence.whole
    var assignments = [Assignment.empty]
    for tank in job.cart.tanks.indices {
      assignments = assignments.flatMap { before in
        [before] + job.products.indices.map { before.placing(product: $0, inTank: tank) }
      }
    }
    let all = assignments.compactMap(worth)
    guard let fills = all.map(\.fills).min() else { return nil }
    var best = all.filter { $0.fills == fills }
    let severity = best.map(\.severity).min()
    best = best.filter { $0.severity == severity }
    // Looked for only now: it takes a hundred walks.
    let spares = best.map { spare($0.given, fills: fills) }
    var candidates = Array(zip(best, spares))
    candidates = Self.keepLargest(candidates) { 1 + min($0.1, 0.05) }
    let tanks = candidates.map(\.0.tanks).min()
    candidates = Self.keepLargest(candidates.filter { $0.0.tanks == tanks }) { 1 + $0.1 }
    best = candidates.map(\.0)
    let capacity = best.map(\.capacity).min()
    return best.filter { $0.capacity == capacity }
      .min { $0.vector.lexicographicallyPrecedes($1.vector) }
  }

  private static func keepLargest<Element>(
    _ all: [Element], _ value: (Element) -> Double
  ) -> [Element] {
    let most = all.map(value).max() ?? 0
    return all.filter { value($0) >= most * (1 - 1e-9) }
  }

  private func worth(_ assignment: Assignment) -> Worth? {
    let job = sequence.whole
    let given = job.products.indices.map { product in
      usable.indices.reduce(0.0) {
        $0 + (assignment.product(inTank: $1) == product ? usable[$1] : 0)
      }
    }
    // A product without any rate needs no tank and gets none.
    for (product, own) in job.products.enumerated() where own.isApplied != (given[product] > 0) {
      return nil
    }
    let limits = given + (weightRoom(assignment).map { [$0] } ?? [])
    guard limits.allSatisfy({ $0 >= 0 }), let fills = fills(limits, factor: 1) else { return nil }
    let plan = PracticalPlan(assignment, of: heaviest)
    let used = usable.indices.filter { assignment.product(inTank: $0) != nil }
    let ranks = job.products.indices.sorted {
      job.products[$0].demand.bushels != job.products[$1].demand.bushels
        ? job.products[$0].demand.bushels > job.products[$1].demand.bushels
        : job.products[$0].name < job.products[$1].name
    }
    return Worth(
      assignment: assignment, fills: fills, severity: plan.severity,
      given: limits, tanks: used.count,
      capacity: used.reduce(0) { $0 + usable[$1] },
      vector: usable.indices.map { tank in
        assignment.product(inTank: tank).flatMap { ranks.firstIndex(of: $0) } ?? -1
      })
  }

  /// What a fill may weigh: the limit less what the reserves of the tanks in use may weigh.
  private func weightRoom(_ assignment: Assignment) -> Double? {
    let job = sequence.whole
    let densities = job.products.filter { $0.isApplied }.map { $0.density.poundsPerBushel }
    let heaviest = densities.max() ?? 0
    return job.rules.payload.map { limit in
      job.rules.reserves.indices.reduce(limit.pounds) { room, tank in
        assignment.product(inTank: tank) == nil
          ? room : room - job.rules.reserves[tank].bushels * heaviest
      }
    }
  }

  /// What an acre of a stretch takes of a product, or in pounds of all where the product is one too many.
  private func need(_ stretch: Stretch, _ product: Int) -> Double {
    let products = sequence.whole.products
    if product < products.count { return stretch.unitDemands[product] }
    return products.indices.reduce(0) {
      $0 + stretch.unitDemands[$1] * products[$1].density.poundsPerBushel
    }
  }

  /// The job at the highest rate of each product.
  private var heaviest: Job {
    let job = sequence.whole
    let products = job.products.enumerated().map { index, own in
      let most = sequence.stretches.map { $0.unitDemands[index] }.max() ?? 0
      return ProductDemand(
        name: own.name, density: own.density,
        rate: .poundsPerAcre(most * own.density.poundsPerBushel), area: .acres(job.area.acres),
        traits: own.traits)
    }
    guard let heaviest = try? job.with(products: products) else {
      preconditionFailure("Drawn sequences are valid.")
    }
    return heaviest
  }

  /// The fills by what was used in all, product by product, from one stop to the next.
  private func fills(_ given: [Double], factor: Double) -> Int? {
    let total = sequence.stretches.reduce(0) { $0 + $1.area.acres }
    var (acre, count) = (0.0, 0)
    while acre < total * (1 - 1e-10) {
      count += 1
      guard count <= 400 else { return nil }
      // The acre at which the first product has used what was loaded.
      acre =
        given.indices.map { product in
          self.acre(at: used(product, through: acre) + given[product] / factor, of: product)
        }.min() ?? total
    }
    return max(1, count)
  }

  private func used(_ product: Int, through acre: Double) -> Double {
    var (rest, used) = (acre, 0.0)
    for stretch in sequence.stretches {
      used += min(rest, stretch.area.acres) * need(stretch, product)
      rest = max(0, rest - stretch.area.acres)
    }
    return used
  }

  /// The last acre at which a product has used no more than so much.
  private func acre(at bushels: Double, of product: Int) -> Double {
    var (rest, acre) = (bushels, 0.0)
    for stretch in sequence.stretches {
      let rate = need(stretch, product)
      let need = stretch.area.acres * rate
      // Rounding never ends a fill just before a stretch ends.
      guard need > rest + 1e-10 * bushels else {
        (rest, acre) = (rest - need, acre + stretch.area.acres)
        continue
      }
      return acre + rest / rate
    }
    return acre
  }

  /// The largest factor without another fill, halved from one that is too large.
  private func spare(_ given: [Double], fills count: Int) -> Double {
    var (low, high) = (1.0, 1e6)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if let fills = fills(given, factor: middle), fills <= count {
        low = middle
      } else {
        high = middle
      }
    }
    return low - 1
  }
}

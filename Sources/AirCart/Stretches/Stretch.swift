/// A part of what is seeded in one go, with one rate a product: a field, a zone of it, or a pass.
package struct Stretch: Equatable, Sendable {
  package let area: Area
  /// What an acre takes of each product in bushels, in product order; 0 of one that is not seeded here.
  ///
  /// Where the weight of a fill is limited, what an acre takes in pounds comes last.
  package let unitDemands: [Double]
  /// Whether a fill begins here whatever is in the tanks: something else was seeded between.
  package var beginsFill = false
}

/// Stretches that are seeded one after the other with the same products, which stay in their tanks.
///
/// ```
/// stretch i has an area aᵢ and takes vᵢₚ bu/ac of product p
/// U(x)ₚ     what the first x acres take of p
/// a fill    from acre x to the largest y with U(y)ₚ − U(x)ₚ ≤ Cₚ for every p
/// ```
/// where Cₚ is the capacity that an assignment gives p. A limit of weight is one p more: its aᵢvᵢₚ are the
/// pounds of all products, and its Cₚ what a fill may weigh. Going as far as the tanks last takes the fewest
/// fills that the assignment can do, because a fill that begins later never ends earlier. A fill may end
/// in the middle of one stretch and begin in another.
package struct StretchSequence: Sendable {
  package private(set) var stretches: [Stretch]
  /// All stretches as one field at the mean rates by area: its demands are those of the sequence, its
  /// constraints and preferences those of every stretch.
  package private(set) var whole: Job
  /// The same at the highest rate of each product, by which house rules count.
  let heaviest: Job
  /// What a fill may weigh; `nil` without a limit.
  let weight: WeightLimit?

  /// Puts the jobs of one cart in their order.
  ///
  /// - Parameters:
  ///   - jobs: One or more jobs on one cart with the same products in the same order, and the
  ///     constraints and preferences of the first; without blends or product on board.
  ///   - breaks: The positions before which something else is seeded.
  /// - Throws: The first ``JobError`` of the field that they make together.
  package init(_ jobs: [Job], breaks: [Int] = []) throws(JobError) {
    precondition(
      jobs.allSatisfy { $0.products.count == jobs[0].products.count }
        && jobs[0].onBoard == nil, "the stretches have the same products, and none on board")
    let isWeighed = jobs[0].rules.payload != nil
    stretches = jobs.enumerated().map { place, job in
      var demands = job.products.map { $0.unitDemand }
      if isWeighed { demands.append(job.totalRate.poundsPerAcre) }
      return Stretch(area: job.area, unitDemands: demands, beginsFill: breaks.contains(place))
    }
    whole = try Self.joined(jobs) { rates, acres in
      // From the first rate on, so that equal rates keep every bit.
      var mean = rates[0]
      let sum = acres.reduce(0, +)
      for place in rates.indices { mean += (rates[place] - rates[0]) * acres[place] / sum }
      return mean
    }
    heaviest = try Self.joined(jobs) { rates, _ in rates.reduce(0, max) }
    weight = isWeighed ? WeightLimit(whole) : nil
  }

  private static func joined(
    _ jobs: [Job], rate: ([Double], [Double]) -> Double
  ) throws(JobError) -> Job {
    let acres = jobs.map { $0.area.acres }
    let area = acres.reduce(0, +)
    var products: [ProductDemand] = []
    for (index, own) in jobs[0].products.enumerated() {
      var product = ProductDemand(
        name: own.name, density: own.density,
        rate: .poundsPerAcre(rate(jobs.map { $0.products[index].rate.poundsPerAcre }, acres)),
        area: .acres(area), traits: own.traits)
      product.seedPlaced = own.seedPlaced
      products.append(product)
    }
    return try jobs[0].with(area: Area(acres: area), products: products)
  }

  /// The same ground in the order in which a drill comes to its parts, of which areas and rates in product
  /// order are given.
  package func driven(_ parts: [(area: Area, rates: [ApplicationRate])]) -> StretchSequence {
    var other = self
    other.stretches = parts.map { part in
      var demands = zip(part.rates, whole.products).map {
        $0.poundsPerAcre / $1.density.poundsPerBushel
      }
      if weight != nil { demands.append(part.rates.reduce(0) { $0 + $1.poundsPerAcre }) }
      return Stretch(area: part.area, unitDemands: demands)
    }
    return other
  }

  /// The same where no product may break a rule.
  package func refusing(_ rule: HouseRule) -> StretchSequence {
    var other = self
    other.whole.preferences.refused.append(rule)
    return other
  }

  /// The capacity that an assignment gives each product, reserves left out, and last the pounds that a fill
  /// may weigh where they are limited.
  package func capacities(of assignment: Assignment) -> [Double] {
    let usable = whole.usableCapacities
    var given = whole.products.indices.map { assignment.capacity(of: $0, capacities: usable) }
    if let weight { given.append(weight.pounds(using: assignment.tanks)) }
    return given
  }
}

/// A fill along a sequence: where it begins and ends, and what is loaded for it.
package struct StretchFill: Equatable, Sendable {
  package let start: StretchPlace
  /// Where it ends; where that is between two stretches, the end of the first.
  package let end: StretchPlace
  /// The product that runs out first, by position; `nil` for the fill that ends with the sequence, at its
  /// weight limit, or before something else is seeded.
  package let limitingProduct: Int?
  /// Whether it ends because it may weigh no more.
  package let isWeightLimited: Bool
  /// What each tank and product gets, and what is left at the end.
  package let stop: LoadSheet.Stop
}

extension StretchFill {
  /// The same after the fills of other stretches, with what was loaded until then.
  fileprivate func following(_ earlier: [StretchFill], stretches: Int) -> StretchFill {
    StretchFill(
      start: StretchPlace(stretch: start.stretch + stretches, acres: start.acres),
      end: StretchPlace(stretch: end.stretch + stretches, acres: end.acres),
      limitingProduct: limitingProduct, isWeightLimited: isWeightLimited,
      stop: stop.following(earlier.map { $0.stop }))
  }
}

extension LoadSheet.Stop {
  fileprivate func following(_ earlier: [LoadSheet.Stop]) -> LoadSheet.Stop {
    let products = products.map { own in
      let before = earlier.reversed().lazy.compactMap { stop in
        stop.products.first { $0.product == own.product }
      }.first
      return LoadSheet.ProductStop(
        product: own.product, load: own.load, loadMass: own.loadMass,
        total: Volume(bushels: own.total.bushels + (before?.total.bushels ?? 0)),
        totalMass: Mass(pounds: own.totalMass.pounds + (before?.totalMass.pounds ?? 0)))
    }
    return LoadSheet.Stop(
      fills: (fills.lowerBound + earlier.count)...(fills.upperBound + earlier.count), area: area,
      tanks: tanks, products: products)
  }
}

extension [StretchFill] {
  /// Adds the fills of stretches that follow others; the tanks are emptied between.
  package mutating func append(_ next: [StretchFill], afterStretches stretches: Int) {
    self += next.map { $0.following(self, stretches: stretches) }
  }
}

extension StretchSequence {
  /// Walks along the sequence with an assignment.
  ///
  /// The loads of a fill are what its stretches take, split over the tanks of a product in proportion
  /// to capacity; with the first fill comes the reserve, which stays in:
  /// ```
  /// as needed      load₁ = reserve + q₁      loadₖ = qₖ        leftₖ = reserve
  /// to capacity    load₁ = capacity          loadₖ = qₖ₋₁      leftₖ = capacity − qₖ
  /// ```
  /// where qₖ is what fill k seeds from a tank. Over all fills Σ qₖ of a product is Σ aᵢvᵢ.
  ///
  /// - Parameters:
  ///   - assignment: An assignment that gives every product a tank.
  ///   - isToCapacity: Whether every tank in use is filled to capacity.
  /// - Returns: The fills in their order.
  /// - Complexity: O(*n* + *t*) for each fill and stretch, for *n* products and *t* tanks.
  package func fills(of assignment: Assignment, toCapacity isToCapacity: Bool) -> [StretchFill] {
    var walk = StretchWalk(self, capacities: capacities(of: assignment))
    var writer = StretchFillWriter(whole, assignment, toCapacity: isToCapacity)
    var fills: [StretchFill] = []
    while !walk.isDone {
      let start = walk.place
      let limiting = walk.fill()
      let isWeightLimited = limiting == whole.products.count
      fills.append(
        StretchFill(
          start: start, end: end(before: walk.place),
          limitingProduct: isWeightLimited ? nil : limiting, isWeightLimited: isWeightLimited,
          stop: writer.stop(
            seeding: use(from: start, to: walk.place), area: area(from: start, to: walk.place))))
    }
    return fills
  }

  /// Adds up what the tanks hold when a stretch ends, reserves included.
  ///
  /// - Parameters:
  ///   - stretch: The stretch, by position.
  ///   - fills: All fills of the sequence.
  /// - Returns: The bushels of each product, in product order.
  package func left(atEndOf stretch: Int, _ fills: [StretchFill]) -> [Double] {
    let place = StretchPlace(stretch: stretch + 1, acres: 0)
    guard let fill = fills.first(where: { stretch <= $0.end.stretch && reaches($0.end, stretch) })
    else { return [] }
    var left = use(from: place, to: fill.end)
    for tank in fill.stop.tanks { left[tank.product] += tank.left.bushels }
    return left
  }

  /// Whether a place is at the end of a stretch or behind it.
  private func reaches(_ place: StretchPlace, _ stretch: Int) -> Bool {
    place.stretch > stretch || place.acres >= stretches[stretch].area.acres
  }

  /// The same place as the end of the stretch before, where a stretch begins there.
  private func end(before place: StretchPlace) -> StretchPlace {
    guard place.acres == 0, place.stretch > 0 else { return place }
    return StretchPlace(
      stretch: place.stretch - 1, acres: stretches[place.stretch - 1].area.acres)
  }

  /// What is taken of each product in bushels between two places.
  private func use(from start: StretchPlace, to end: StretchPlace) -> [Double] {
    var use = [Double](repeating: 0, count: whole.products.count)
    for stretch in stretches.indices {
      let acres = acres(of: stretch, from: start, to: end)
      for product in use.indices where acres > 0 {
        use[product] += acres * stretches[stretch].unitDemands[product]
      }
    }
    return use
  }

  private func area(from start: StretchPlace, to end: StretchPlace) -> Double {
    stretches.indices.reduce(0) { $0 + acres(of: $1, from: start, to: end) }
  }

  /// The acres of a stretch between two places.
  private func acres(of stretch: Int, from start: StretchPlace, to end: StretchPlace) -> Double {
    guard stretch >= start.stretch, stretch <= end.stretch, stretch < stretches.count else {
      return 0
    }
    let last = stretch == end.stretch ? end.acres : stretches[stretch].area.acres
    return max(0, last - (stretch == start.stretch ? start.acres : 0))
  }
}

/// Writes the stops of an assignment one after the other.
private struct StretchFillWriter {
  private let job: Job
  private let tanks: [Int]
  private let owners: [Int]
  private let given: [Double]
  private let isToCapacity: Bool
  private var left: [Double]
  private var totals: [Double]
  private var count = 0

  init(_ job: Job, _ assignment: Assignment, toCapacity isToCapacity: Bool) {
    self.job = job
    self.isToCapacity = isToCapacity
    let usable = job.usableCapacities
    tanks = job.cart.tanks.indices.filter { assignment.product(inTank: $0) != nil }
    owners = tanks.map { assignment.product(inTank: $0) ?? 0 }
    given = job.products.indices.map { assignment.capacity(of: $0, capacities: usable) }
    left = tanks.map { _ in 0 }
    totals = job.products.map { _ in 0 }
  }

  /// The next stop, at which an area takes so much of each product.
  mutating func stop(seeding use: [Double], area: Double) -> LoadSheet.Stop {
    count += 1
    var stops: [LoadSheet.TankStop] = []
    var onCart = 0.0
    for place in tanks.indices { onCart += left[place] * density(owners[place]) }
    for (place, tank) in tanks.enumerated() {
      let (product, before) = (owners[place], left[place])
      let capacity = job.cart.tanks[tank].capacity.bushels
      let reserve = job.rules.reserves[tank].bushels
      // A full tank is its capacity and not a rounding error more.
      let seeded = min(use[product] * ((capacity - reserve) / given[product]), capacity - reserve)
      let full = isToCapacity ? capacity : reserve + seeded
      let load = full - before
      left[place] = full - seeded
      onCart += load * density(product)
      stops.append(
        LoadSheet.TankStop(
          tank: tank, product: product, before: Volume(bushels: before),
          load: Volume(bushels: load), loadMass: Mass(pounds: load * density(product)),
          seeded: Volume(bushels: seeded), left: Volume(bushels: left[place]),
          leftMass: Mass(pounds: left[place] * density(product)),
          productOnCart: Mass(pounds: onCart)))
    }
    return LoadSheet.Stop(
      fills: count...count, area: Area(acres: area), tanks: stops, products: products(stops))
  }

  /// What is loaded of each product that has a tank.
  private mutating func products(_ stops: [LoadSheet.TankStop]) -> [LoadSheet.ProductStop] {
    var products: [LoadSheet.ProductStop] = []
    for product in job.products.indices where owners.contains(product) {
      var load = 0.0
      for stop in stops where stop.product == product { load += stop.load.bushels }
      totals[product] += load
      products.append(
        LoadSheet.ProductStop(
          product: product, load: Volume(bushels: load),
          loadMass: Mass(pounds: load * density(product)),
          total: Volume(bushels: totals[product]),
          totalMass: Mass(pounds: totals[product] * density(product))))
    }
    return products
  }

  private func density(_ product: Int) -> Double { job.products[product].density.poundsPerBushel }
}

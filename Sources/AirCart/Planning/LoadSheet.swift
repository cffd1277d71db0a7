/// What goes into each tank at every stop, what is then on the cart, and what is left of it.
///
/// Stops at which the same happens are one entry, so that a sheet is short however many fills the
/// field takes:
/// ```
/// synchronised   load₁ = reserve + q₁      loadₖ = qₖ        leftₖ = reserve
/// to capacity    load₁ = capacity          loadₖ = qₖ₋₁      leftₖ = capacity − qₖ
/// ```
/// where qₖ is what fill k seeds from a tank. Loaded less seeded is what is left, for every tank
/// and fill.
package struct LoadSheet: Equatable, Sendable {
  /// One tank that holds a product, at one stop.
  package struct TankStop: Equatable, Sendable {
    /// The tank's position in the cart.
    package let tank: Int
    /// The product's position in the job.
    package let product: Int
    /// What is in the tank when the cart stops.
    package let before: Volume
    /// What is loaded.
    package let load: Volume
    /// Its mass.
    package let loadMass: Mass
    /// What the fill seeds from the tank.
    package let seeded: Volume
    /// What is in the tank at the end of the fill.
    package let left: Volume
    /// Its mass.
    package let leftMass: Mass
    /// What all product on the cart weighs once this tank is loaded, tanks being loaded in order:
    /// what the scale is to show.
    package let productOnCart: Mass
  }

  /// What a stop takes of one product.
  package struct ProductStop: Equatable, Sendable {
    /// The product's position in the job.
    package let product: Int
    /// What is loaded at one stop.
    package let load: Volume
    /// Its mass.
    package let loadMass: Mass
    /// What is loaded from the first stop through the last of these.
    package let total: Volume
    /// Its mass.
    package let totalMass: Mass
  }

  /// A stop, or several in a row at which the same happens.
  package struct Stop: Equatable, Sendable {
    /// The fills, counted from 1.
    package let fills: ClosedRange<Int>
    /// The area of each of them.
    package let area: Area
    /// The tanks that hold a product, in order.
    package let tanks: [TankStop]
    /// The products in the order of the job, those without a tank left out.
    package let products: [ProductStop]
  }

  /// The stops in order.
  package let stops: [Stop]

  /// A sheet of stops that are known.
  package init(stops: [Stop]) { self.stops = stops }

  /// The most fills of a sheet that begins with something on board, which makes each fill another.
  package static let onBoardLimit = 1_000

  /// Writes the load sheet of a plan; `nil` when the plan is infeasible, needs no stop, or has too
  /// many fills that differ because something was on board.
  ///
  /// - Complexity: O(*t* + *n*) for *t* tanks and *n* products, for any number of fills.
  package init?(_ plan: Plan, of job: Job) {
    guard let writer = LoadSheetWriter(plan, of: job) else { return nil }
    stops = writer.stops()
  }

  /// The number of fills.
  package var fillCount: Int { stops.last.map { $0.fills.upperBound } ?? 0 }

  /// Returns the stop of one fill, with what is loaded of each product from the first through it;
  /// `nil` where there is no such fill.
  package func stop(ofFill fill: Int) -> Stop? {
    for stop in stops where stop.fills.contains(fill) {
      let later = Double(stop.fills.upperBound - fill)
      return Stop(
        fills: fill...fill, area: stop.area, tanks: stop.tanks,
        products: stop.products.map { product in
          ProductStop(
            product: product.product, load: product.load, loadMass: product.loadMass,
            total: Volume(bushels: product.total.bushels - later * product.load.bushels),
            totalMass: Mass(pounds: product.totalMass.pounds - later * product.loadMass.pounds))
        })
    }
    return nil
  }
}

/// Computes the stops of a plan.
private struct LoadSheetWriter {
  /// What happens at a stop, in bushels by tank.
  struct Stage: Equatable {
    let fills: ClosedRange<Int>
    let acres: Double
    let before: [Double]
    let load: [Double]
    let seeded: [Double]
    let left: [Double]

    /// Whether the same happens at another stop.
    func isSame(as other: Stage) -> Bool {
      acres == other.acres && before == other.before && load == other.load
        && seeded == other.seeded && left == other.left
    }
  }

  private let job: Job
  private let assignment: Assignment
  private let isToBrim: Bool
  private let count: Int
  private let acres: Double
  private let lastAcres: Double
  private let tanks: [Int]

  init?(_ plan: Plan, of job: Job) {
    guard let count = plan.fillPlan.fills, let acres = plan.fillPlan.fillArea?.acres,
      let last = plan.fillPlan.lastFill?.acres,
      job.onBoard == nil || count <= LoadSheet.onBoardLimit
    else { return nil }
    self.job = job
    self.count = count
    self.acres = acres
    assignment = plan.recommended
    isToBrim = plan.fillPlan.filling.isToBrim
    lastAcres = count == 1 ? acres : last
    let recommended = plan.recommended
    tanks = job.cart.tanks.indices.filter { recommended.product(inTank: $0) != nil }
  }

  func stops() -> [LoadSheet.Stop] {
    var loaded = job.products.map { _ in 0.0 }
    return fillings().map { filling in
      let stops = tanks.indices.map { stop(of: $0, filling) }
      let times = Double(filling.fills.upperBound - filling.fills.lowerBound + 1)
      var products: [LoadSheet.ProductStop] = []
      for (index, product) in job.products.enumerated() {
        var load = 0.0
        for stop in stops where stop.product == index { load += stop.load.bushels }
        guard stops.contains(where: { $0.product == index }) else { continue }
        loaded[index] += times * load
        let density = product.density.poundsPerBushel
        products.append(
          LoadSheet.ProductStop(
            product: index, load: Volume(bushels: load), loadMass: Mass(pounds: load * density),
            total: Volume(bushels: loaded[index]),
            totalMass: Mass(pounds: loaded[index] * density)))
      }
      return LoadSheet.Stop(
        fills: filling.fills, area: Area(acres: filling.acres), tanks: stops, products: products)
    }
  }

  private func stop(of index: Int, _ filling: Stage) -> LoadSheet.TankStop {
    let tank = tanks[index]
    let product = assignment.product(inTank: tank) ?? 0
    let density = density(of: index)
    var onCart = job.unused(by: assignment).pounds
    for other in tanks.indices {
      let load = other <= index ? filling.load[other] : 0
      onCart += (filling.before[other] + load) * self.density(of: other)
    }
    return LoadSheet.TankStop(
      tank: tank, product: product, before: Volume(bushels: filling.before[index]),
      load: Volume(bushels: filling.load[index]),
      loadMass: Mass(pounds: filling.load[index] * density),
      seeded: Volume(bushels: filling.seeded[index]), left: Volume(bushels: filling.left[index]),
      leftMass: Mass(pounds: filling.left[index] * density), productOnCart: Mass(pounds: onCart))
  }

  private func density(of index: Int) -> Double {
    let product = assignment.product(inTank: tanks[index]) ?? 0
    return job.products[product].density.poundsPerBushel
  }

  /// The first fill, those in the middle, and the last; neighbours that are the same are joined.
  private func fillings() -> [Stage] {
    var first = 1
    var fillings: [Stage] = []
    if let onBoard = job.onBoard {
      // Until what was on board is used up, no fill is like the one before.
      var before = tanks.map { onBoard.left[$0].bushels }
      repeat {
        let stage = toppedUp(first, before)
        append(stage, to: &fillings)
        before = stage.left
        first += 1
      } while first <= count && before != filling(2...2).before
    } else {
      fillings = [filling(1...1)]
      first = 2
    }
    if first < count { append(filling(first...(count - 1)), to: &fillings) }
    if first <= count { append(filling(count...count), to: &fillings) }
    return fillings
  }

  /// A fill of tanks that hold something: each is topped up to capacity, or each product to what
  /// the fill seeds.
  private func toppedUp(_ fill: Int, _ before: [Double]) -> Stage {
    let area = fill == count ? lastAcres : acres
    let kept = tanks.map { job.rules.reserves[$0].bushels }
    var seeded = seeded(area)
    var (load, left) = (seeded, kept)
    if isToBrim {
      let brim = tanks.map { job.cart.tanks[$0].capacity.bushels }
      load = zip(brim, before).map { $0 - $1 }
      left = zip(brim, seeded).map { $0 - $1 }
    } else {
      for product in job.products.indices {
        let own = tanks.indices.filter { assignment.product(inTank: tanks[$0]) == product }
        let held = own.map { max(0, before[$0] - kept[$0]) }
        let need = own.reduce(0) { $0 + seeded[$1] }
        let short = own.indices.map { max(0, seeded[own[$0]] - held[$0]) }
        let missing = need - held.reduce(0, +)
        // What is over in one tank is loaded less in the others.
        let share = missing > 0 ? missing / short.reduce(0, +) : 0
        for (place, tank) in own.enumerated() {
          load[tank] = max(0, kept[tank] - before[tank]) + short[place] * share
          seeded[tank] =
            missing > 0 ? held[place] + short[place] * share : held[place] * need / (need - missing)
          left[tank] = missing > 0 ? kept[tank] : before[tank] + load[tank] - seeded[tank]
        }
      }
    }
    return Stage(
      fills: fill...fill, acres: area, before: before, load: load, seeded: seeded, left: left)
  }

  private func append(_ next: Stage, to fillings: inout [Stage]) {
    guard let last = fillings.last, last.isSame(as: next) else { return fillings.append(next) }
    fillings[fillings.count - 1] = Stage(
      fills: last.fills.lowerBound...next.fills.upperBound, acres: last.acres,
      before: last.before, load: last.load, seeded: last.seeded, left: last.left)
  }

  private func filling(_ fills: ClosedRange<Int>) -> Stage {
    let isFirst = fills.lowerBound == 1
    let area = fills.upperBound == count ? lastAcres : acres
    let full = seeded(acres)
    let seeded = seeded(area)
    let kept = tanks.map { job.rules.reserves[$0].bushels }
    let brim = tanks.map { job.cart.tanks[$0].capacity.bushels }
    // What a fill before this one has left: only its first and last differ from those between.
    let before = tanks.indices.map { tank in
      isFirst ? 0 : isToBrim ? brim[tank] - full[tank] : kept[tank]
    }
    let load = tanks.indices.map { tank in
      let first = isToBrim ? brim[tank] : kept[tank] + seeded[tank]
      return isFirst ? first : isToBrim ? full[tank] : seeded[tank]
    }
    let left = tanks.indices.map { tank in isToBrim ? brim[tank] - seeded[tank] : kept[tank] }
    return Stage(fills: fills, acres: area, before: before, load: load, seeded: seeded, left: left)
  }

  private func seeded(_ acres: Double) -> [Double] {
    let all = job.seeded(assignment, acres: acres)
    return tanks.map { all[$0] }
  }
}

/// The rates that a cart really applies, from what has gone out of its tanks in the middle of a field.
/// ```
/// real rate = Σ (filled − left) · density / area seeded       over the tanks of a product
/// lasts     = Σ max(0, left − reserve) / real unit demand     bu / (bu/ac)
/// ```
/// Tanks of one product count together, because nobody knows which of them fed which acre.
package struct RealRates: Equatable, Sendable {
  /// A tank: what went into it since it was empty, and what is left of that.
  package struct Tank: Equatable, Sendable {
    /// The tank's position in the cart.
    package let tank: Int
    /// The product's position in the job.
    package let product: Int
    package let filled: Volume
    package let left: Volume

    package init(tank: Int, product: Int, filled: Volume, left: Volume) {
      self.tank = tank
      self.product = product
      self.filled = filled
      self.left = left
    }

    package var gone: Volume { Volume(bushels: max(0, filled.bushels - left.bushels)) }
  }

  /// A product that is applied.
  package struct Applied: Equatable, Sendable {
    /// The product's position in the job.
    package let product: Int
    package let stated: ApplicationRate
    package let real: ApplicationRate
    package let gone: Mass
    /// The area that what is left lasts at the real rate, a reserve staying in.
    package let lasts: Area

    /// The real rate by the stated one.
    package var ratio: Double { real.poundsPerAcre / stated.poundsPerAcre }
    /// How far the real rate is off, in percent of the stated one; above it is positive.
    package var deviationPercent: Double { (ratio - 1) * 100 }
  }

  /// Why no rate follows.
  package enum Fault: Error, Equatable, Sendable {
    /// A tank holds more than went into it.
    case moreLeft(Tank)
    /// A tank holds more than it can.
    case overfull(Tank)
    /// Nothing of a product has gone out.
    case nothingGone(product: Int)
  }

  /// The area that was seeded, overlap included.
  package let seeded: Area
  /// The tanks in their order.
  package let tanks: [Tank]
  /// The products that are applied, in the order of the job.
  package let products: [Applied]
  private let reserves: [Volume]

  /// Computes the rates of a job.
  ///
  /// - Parameters:
  ///   - job: The job as it is planned.
  ///   - seeded: The area that was seeded, above zero.
  ///   - tanks: Every tank that holds a product of the job.
  /// - Throws: The first fault of a tank, or a product of which nothing has gone.
  package init(_ job: Job, seeded: Area, tanks: [Tank]) throws(Fault) {
    for tank in tanks {
      // Amounts are read off a plan that rounds them to a tenth.
      let most = tank.left.bushels - 0.05
      guard most <= tank.filled.bushels else { throw .moreLeft(tank) }
      guard most <= job.cart.tanks[tank.tank].capacity.bushels else { throw .overfull(tank) }
    }
    reserves = job.rules.reserves
    var products: [Applied] = []
    for (index, product) in job.products.enumerated() where product.isApplied {
      var (gone, left) = (0.0, 0.0)
      for tank in tanks where tank.product == index {
        gone += tank.gone.bushels
        left += max(0, tank.left.bushels - job.rules.reserves[tank.tank].bushels)
      }
      guard gone >= Tolerance.dust else { throw .nothingGone(product: index) }
      let mass = Mass(pounds: gone * product.density.poundsPerBushel)
      products.append(
        Applied(
          product: index, stated: product.rate,
          real: ApplicationRate(poundsPerAcre: mass.pounds / seeded.acres), gone: mass,
          lasts: Area(acres: left / (gone / seeded.acres))))
    }
    (self.seeded, self.tanks, self.products) = (seeded, tanks, products)
  }

  /// The product that is gone first; the first of those that tie.
  package var first: Applied? { products.min { $0.lasts < $1.lasts } }

  /// The area that a tank lasts as its own meter has run, a reserve staying in; `nil` where nothing
  /// has gone out of it.
  package func lasts(_ tank: Tank) -> Area? {
    guard tank.gone.bushels >= Tolerance.dust else { return nil }
    let left = max(0, tank.left.bushels - reserves[tank.tank].bushels)
    return Area(acres: left * seeded.acres / tank.gone.bushels)
  }

  /// The tank that is empty first as the meters have run.
  package var firstTank: (tank: Tank, lasts: Area)? {
    tanks.compactMap { tank in lasts(tank).map { (tank, $0) } }.min { $0.1 < $1.1 }
  }
}

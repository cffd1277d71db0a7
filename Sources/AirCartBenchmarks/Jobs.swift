import AirCart

/// Distinct random jobs for one cart: what a benchmark feeds to a method.
///
/// Twenty thousand of them, so that the branch predictor cannot learn the answers. Rates are
/// spread as on Prairie farms, from a canola seeder's few pounds to several hundred of urea.
struct Jobs {
  static let count = 20_000

  let cart: Cart
  let productCount: Int
  /// b of each product, job by job.
  let demands: [Double]
  /// v of each product, job by job.
  let unitDemands: [Double]
  private let constraints: [Constraint]

  init(cart: Cart, productCount: Int, seed: UInt64, constraints: [Constraint] = []) {
    var state = seed
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / 9_007_199_254_740_992
    }
    var demands: [Double] = []
    var unitDemands: [Double] = []
    for _ in 0..<Jobs.count {
      // Between an almost empty cart and one that the field overfills threefold.
      let load = cart.capacity.bushels * (0.2 + 2.8 * next() * next())
      let shares = (0..<productCount).map { _ in 0.02 + next() }
      let sum = shares.reduce(0, +)
      let area = 40 + 600 * next()
      for share in shares {
        demands.append(load * share / sum)
        unitDemands.append(load * share / sum / area)
      }
    }
    self.cart = cart
    self.productCount = productCount
    self.demands = demands
    self.unitDemands = unitDemands
    self.constraints = constraints
  }

  /// The cart, its rules and a number of products, for which methods are prepared.
  var instance: AllocationInstance { AllocationInstance(stated(first: 1)[0]) }

  /// One job, by pointers into the arrays.
  struct Example {
    let demands: UnsafePointer<Double>
    let unitDemands: UnsafePointer<Double>
    let productCount: Int

    var totalDemand: Double {
      var sum = 0.0
      for product in 0..<productCount { sum += demands[product] }
      return sum
    }
  }

  /// Adds up what a body returns for each of the first jobs.
  @inline(__always)
  func sum(first count: Int = Jobs.count, _ body: (Example) -> Double) -> Double {
    demands.withUnsafeBufferPointer { demands in
      unitDemands.withUnsafeBufferPointer { unitDemands in
        guard let demands = demands.baseAddress, let unitDemands = unitDemands.baseAddress else {
          return 0
        }
        var sum = 0.0
        for index in 0..<count {
          let offset = index * productCount
          sum += body(
            Example(
              demands: demands + offset, unitDemands: unitDemands + offset,
              productCount: productCount))
        }
        return sum
      }
    }
  }

  /// The first jobs as problems, with seed, nitrogen and phosphate in turn: house rules are about
  /// each of them.
  func stated(first count: Int) -> [Job] {
    let traits = [
      ProductTraits(crop: .wheat), ProductTraits(grade: NutrientGrade(46, 0, 0)),
      ProductTraits(grade: NutrientGrade(11, 52, 0)),
    ]
    return (0..<count).map { index in
      let acres = demands[index * productCount] / unitDemands[index * productCount]
      let products = (0..<productCount).map { product in
        ProductDemand(
          name: "P\(product)", density: BulkDensity(poundsPerBushel: 60),
          rate: .poundsPerAcre(unitDemands[index * productCount + product] * 60),
          area: .acres(acres), traits: traits[product % traits.count])
      }
      guard
        let job = try? Job(
          cart: cart, area: Area(acres: acres), products: products, constraints: constraints)
      else { preconditionFailure("The benchmark's jobs are valid.") }
      return job
    }
  }
}

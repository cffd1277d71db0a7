import AirCart

extension RandomProblems {
  /// A crop with its fertilizers on one of the five carts, at the rates of Prairie farms.
  ///
  /// Densities are those of published sources, in whole pounds; fields are of whole acres.
  package mutating func farmJob() -> WholeNumberJob {
    let crops: [(crop: SeedCrop, density: Int, rate: ClosedRange<Int>)] = [
      (.wheat, 60, 100...140), (.durum, 60, 110...150), (.barley, 48, 105...135),
      (.oats, 34, 75...105), (.canola, 50, 4...6), (.flax, 56, 35...50), (.peas, 60, 180...245),
      (.lentils, 60, 50...100), (.soybeans, 60, 75...100), (.corn, 56, 20...25),
    ]
    let seed = crops[whole(0...(crops.count - 1))]
    let fixesNitrogen = [.peas, .lentils, .soybeans].contains(seed.crop)
    let kinds: [(name: String, density: Int, rate: ClosedRange<Int>, traits: ProductTraits)] = [
      ("Inoculant", 45, 4...8, ProductTraits(isInoculant: true)),
      ("Urea", 60, 80...300, ProductTraits(grade: NutrientGrade(46, 0, 0))),
      ("MAP", 78, 25...80, ProductTraits(grade: NutrientGrade(11, 52, 0))),
      ("AMS", 70, 40...110, ProductTraits(grade: NutrientGrade(21, 0, 0, sulphur: 24))),
      ("Potash", 80, 20...40, ProductTraits(grade: NutrientGrade(0, 0, 60))),
    ]
    var products = [
      WholeNumberJob.Product(
        "Seed", rate: whole(seed.rate), density: seed.density, ProductTraits(crop: seed.crop))
    ]
    for (index, kind) in kinds.enumerated() {
      let isUsed =
        switch index {
        case 0: fixesNitrogen && whole(0...1) == 0
        case 1: !fixesNitrogen
        case 2: whole(0...9) > 0
        default: whole(0...3) == 0
        }
      guard isUsed, products.count < 5 else { continue }
      products.append(
        WholeNumberJob.Product(
          kind.name, rate: whole(kind.rate), density: kind.density, kind.traits))
    }
    let cart = BourgaultCarts.all[whole(0...4)]
    let area = whole(0...1) == 0 ? whole(1...8) * 80 : whole(40...700)
    var job = WholeNumberJob(
      tanks: cart.tanks.map {
        WholeNumberJob.Tank(Int($0.capacity.bushels), isSaddle: $0.isSaddle)
      }, products: products, area: area)
    if whole(0...4) == 0 { hold(&job) }
    return job
  }

  /// A job such as nobody has: any tanks, any products, and now and then each thing that a user may
  /// ask for.
  package mutating func oddJob() -> WholeNumberJob {
    // Many tanks that are alike, a small field and spare without end leave thousands of plans.
    let isWide = whole(0...19) == 0
    let size: (tanks: ClosedRange<Int>, products: ClosedRange<Int>) =
      isWide ? (7...7, 2...3) : whole(0...9) == 0 ? (6...6, 1...3) : (1...5, 1...4)
    let step = isWide ? 130 : [1, 10, 44, 130][whole(0...3)]
    let tanks = (0..<whole(size.tanks)).map { _ in
      WholeNumberJob.Tank(whole(1...(700 / step)) * step, isSaddle: whole(0...3) == 0)
    }
    let kinds: [ProductTraits] = [
      .unknown, ProductTraits(crop: .wheat), ProductTraits(crop: .canola),
      ProductTraits(crop: .mustard), ProductTraits(isInoculant: true),
      ProductTraits(grade: NutrientGrade(46, 0, 0)), ProductTraits(grade: NutrientGrade(11, 52, 0)),
    ]
    var products = (0..<whole(size.products)).map { index in
      WholeNumberJob.Product(
        "P\(index)",
        rate: whole(0...9) == 0 ? 0 : whole(0...1) == 0 ? whole(1...30) * 10 : whole(1...300),
        density: whole(0...1) == 0 ? 60 : whole(32...80), kinds[whole(0...(kinds.count - 1))])
    }
    if !products.contains(where: { $0.rate > 0 }) { products[0].rate = 60 }
    var job = WholeNumberJob(
      tanks: tanks, products: products,
      area: isWide || whole(0...2) == 0 ? whole(1...30) : whole(1...900))
    if isWide { job.margin = nil }
    if whole(0...1) == 0 { limit(&job) }
    if whole(0...1) == 0 { choose(&job) }
    if whole(0...3) == 0 { hold(&job) }
    return job
  }

  /// Pins, keep-outs, most tanks, empty tanks, reserves and a weight limit.
  private mutating func limit(_ job: inout WholeNumberJob) {
    let every = (1 << job.tanks.count) - 1
    for index in job.products.indices {
      if whole(0...2) == 0 { job.products[index].allowed = UInt32(whole(0...every)) }
      if whole(0...3) == 0 { job.products[index].most = whole(0...3) }
    }
    if whole(0...3) == 0 {
      let kept = UInt32(whole(0...every))
      for index in job.products.indices { job.products[index].allowed &= kept }
    }
    if whole(0...2) == 0 {
      for index in job.tanks.indices where whole(0...1) == 0 {
        job.tanks[index].reserve = whole(0...(job.tanks[index].capacity - 1)) / 4
      }
    }
    if whole(0...3) == 0 {
      job.payload = job.tanks.reduce(0) { $0 + $1.capacity } * whole(5...80)
    }
  }

  /// Tanks that hold something already, be it a product of the job or not.
  private mutating func hold(_ job: inout WholeNumberJob) {
    for tank in job.tanks.indices where whole(0...2) == 0 {
      let product = whole(-1...(job.products.count - 1))
      job.tanks[tank].held = product < 0 ? .other : .product(product)
      // A limit on the tanks of what is on board is refused.
      if product >= 0 { job.products[product].most = 16 }
    }
  }

  /// Rules that are switched off or weighed, a margin, a tank for phosphate, a refusal.
  private mutating func choose(_ job: inout WholeNumberJob) {
    for index in job.severities.indices where whole(0...2) == 0 {
      job.severities[index] = whole(0...4)
    }
    job.margin = [0, 2, 5, 20, 50, nil][whole(0...5)]
    if whole(0...1) == 0 { job.phosphateTank = whole(0...(job.tanks.count - 1)) }
    if whole(0...3) == 0 {
      job.refused = [HouseRule.allCases[whole(0...4)]]
    }
  }
}

package import AirCart

/// A job as a person states it: cart, field, products, rules, units, and how tanks are filled.
///
/// Options, saved plans and result documents are read into a request and written from one. Names are
/// not looked up yet: a request may be older than the catalogue, or younger.
package struct PlanRequest: Equatable, Sendable {
  package enum CartChoice: Equatable, Sendable {
    /// No cart has been chosen yet; no file has such a request.
    case any
    /// A cart, or several joined by `+`, by name.
    case named(String)
    case own(Cart)

    package var name: String {
      switch self {
      case .any: "any"
      case .named(let name): name
      case .own(let cart): cart.name
      }
    }
  }

  /// A product with its rate and the rules on where it may go.
  package struct Product: Equatable, Sendable {
    package var name: String
    /// In lb/ac or kg/ha.
    package var rate: Double
    /// `nil` for a listed product with the density of the catalogue.
    package var density: DensityEntry?
    /// The only tanks that it may use; empty when it may use all.
    package var tanks: [TankReference]
    /// The most tanks that it may use.
    package var maxTanks: Int?
    package var keepOutOf: [TankReference]
    /// The share of it that is seed-placed, in percent; `nil` where it is not stated.
    package var seedPlaced: Double?

    package init(
      name: String, rate: Double, density: DensityEntry? = nil, tanks: [TankReference] = [],
      maxTanks: Int? = nil, keepOutOf: [TankReference] = []
    ) {
      self.name = name
      self.rate = rate
      self.density = density
      self.tanks = tanks
      self.maxTanks = maxTanks
      self.keepOutOf = keepOutOf
    }
  }

  package struct TankReserve: Equatable, Sendable {
    package var tank: TankReference
    package var reserve: Reserve

    package init(tank: TankReference, reserve: Reserve) {
      self.tank = tank
      self.reserve = reserve
    }
  }

  package struct TankHolding: Equatable, Sendable {
    package var tank: TankReference
    /// The product by name, of the job or not.
    package var product: String
    /// How much of it; a reserve is among it.
    package var amount: Reserve
    /// Its density, where it is its own and the job does not use it.
    package var density: DensityEntry?

    package init(
      tank: TankReference, product: String, amount: Reserve, density: DensityEntry? = nil
    ) {
      self.tank = tank
      self.product = product
      self.amount = amount
      self.density = density
    }
  }

  /// What stays in tanks, and what a load may weigh.
  package struct Limits: Equatable, Sendable {
    /// What stays in every tank in use without its own reserve; files list all tanks.
    package var reserve: Reserve?
    package var reserves: [TankReserve] = []
    /// The most that the product on the cart may weigh.
    package var payload: Mass?
    /// The most that cart and product may weigh.
    package var grossWeight: Mass?

    package init() {}
  }

  /// How the plan is chosen among those that keep the rules.
  package struct Choice: Equatable, Sendable {
    package var goal = PlanGoal.practical
    /// The spare beyond which more is no better, in percent.
    package var margin = PracticalPlan.standardMargin * 100
    /// House rules whose severity is not the usual one, each once.
    package var rules: [StatedSeverity] = []
    /// The tank with the steel meter auger, which is meant for phosphate.
    package var phosphateTank: TankReference?

    package init() {}
  }

  /// The units of the field, of rates and of weights.
  package var units: UnitSystem
  package var cart: CartChoice
  package var usesSaddleTank: Bool
  /// The densities of products without their own.
  package var densities: DensitySet
  /// In ac or ha.
  package var field: Double
  /// The share of the field that is seeded twice, in percent.
  package var overlap = 0.0
  package var products: [Product]
  package var emptyTanks: [TankReference]
  package var limits: Limits
  /// Pairs of products that are to be kept apart.
  package var keepApart: [[String]]
  package var filling: FillStyle
  package var choice = Choice()
  /// The drill, where it is stated.
  package var drill: SeedDrill?
  /// What tanks hold already: the field is what is left of it to seed.
  package var onBoard: [TankHolding] = []
  /// Products that go into the tanks blended, by name.
  package var blends: [[String]] = []
  /// Whether more products may be blended than the request blends.
  package var mayBlend = true
  /// How rates came from what was typed, where that was no weight on an area; a sentence each.
  package var understood: [String] = []

  package init(
    units: UnitSystem, cart: CartChoice = .any, usesSaddleTank: Bool = true,
    densities: DensitySet = .standard, field: Double, products: [Product],
    emptyTanks: [TankReference] = [], limits: Limits = Limits(), keepApart: [[String]] = [],
    filling: FillStyle = .standard
  ) {
    self.units = units
    self.cart = cart
    self.usesSaddleTank = usesSaddleTank
    self.densities = densities
    self.field = field
    self.products = products
    self.emptyTanks = emptyTanks
    self.limits = limits
    self.keepApart = keepApart
    self.filling = filling
  }

  /// Reads a request that is the part of a file at a pointer.
  package static func read(
    _ node: SyntaxNode, in source: SourceText, at pointer: String
  ) -> DocumentReading<PlanRequest> {
    table.read(node, in: source, at: pointer)
  }

  /// The request as a value, in its own units.
  package var json: JSONValue { Self.table.write(self, units) }

  package static let shape = OutputShape<PlanRequest>.described(table.description) { $0.json }
}

extension PlanRequest.Product {
  fileprivate var traits: ProductTraits { ProductTraits(named: name) }

  fileprivate var isSeed: Bool { traits.crop != nil }

  /// Why no share of it can be stated to be seed-placed; `nil` where one can.
  package var faultOfSeedPlaced: String? {
    guard seedPlaced != nil, !traits.isFertilizer else { return nil }
    if traits.crop != nil { return localized("\(name.quoted) is seed itself") }
    return localized("no grade of \(name.quoted) is known: write it as in \"Starter (10-40-0)\"")
  }

  /// Why it is blended with nothing; `nil` where it may be.
  fileprivate func faultOfBlending(in seedbed: Seedbed) -> String? {
    if traits.crop != nil {
      return localized("\(name.quoted) is seed, which is mixed with seed alone")
    }
    if traits.isInoculant {
      return localized("\(name.quoted) is an inoculant, which is not blended")
    }
    if traits.isLiquid { return localized("\(name.quoted) is a liquid, which is not blended") }
    guard traits.isFertilizer, placement(in: seedbed) == nil else { return nil }
    return localized(
      "\(name.quoted) \(reasonToBand(in: seedbed) ?? localized("is seed-placed")), and is blended with "
        + "nothing there")
  }

  fileprivate func placement(in seedbed: Seedbed) -> Seedbed.Placement? {
    seedbed.placement(of: traits, stated: seedPlaced.map { $0 / 100 })
  }

  /// That nothing of it may lie beside the seed; `nil` where some may.
  fileprivate func reasonToBand(in seedbed: Seedbed) -> String? {
    traits.grade.flatMap { seedbed.cropKeeping($0) }
      .map { localized("must not lie beside \(localized(word: $0.name)) seed") }
  }
}

extension PlanRequest {
  /// What is wrong with the blends, and in which; `nil` where nothing is.
  package var faultOfBlends: (fault: String, blend: Int)? {
    var taken: Set<String> = []
    for (index, blend) in blends.enumerated() {
      let parts = blend.compactMap { name in products.first { $0.name == name } }
      if let fault = faultOfPairs(parts) { return (fault, index) }
      for product in parts {
        guard taken.insert(product.name).inserted else {
          return (localized("\(product.name.quoted) is to be blended twice"), index)
        }
        // Seed of several crops is seeded as one.
        if parts.allSatisfy({ $0.isSeed }) { continue }
        if let fault = product.faultOfBlending(in: seedbed) { return (fault, index) }
      }
    }
    return nil
  }

  /// Where its products go.
  package var seedbed: Seedbed {
    Seedbed(crops: products.compactMap { $0.rate > 0 ? $0.traits.crop : nil }, drill: drill)
  }

  private func faultOfPairs(_ blend: [Product]) -> String? {
    if let pair = keepApart.first(where: { $0.allSatisfy(blend.map(\.name).contains) }) {
      return localized("\(pair.map(\.quoted).listed) are to be kept apart")
    }
    let seedbed = seedbed
    let placed = blend.compactMap { product in
      product.placement(in: seedbed).flatMap { $0 == .either ? nil : (product, place: $0) }
    }
    guard let (first, place) = placed.first,
      let (other, _) = placed.first(where: { $0.place != place })
    else { return nil }
    guard
      let banded = [first, other].first(where: { $0.placement(in: seedbed) == .banded })
    else {
      let names = [first, other].map(\.name.quoted).listed
      return localized("\(names) are seed-placed in unlike shares, which are not blended")
    }
    let seeded = banded == first ? other : first
    if let reason = banded.reasonToBand(in: seedbed), banded.seedPlaced == nil {
      return localized(
        "\(banded.name.quoted) \(reason), where \(seeded.name.quoted) goes: they are not "
          + "blended")
    }
    return localized(
      "\(seeded.name.quoted) goes with the seed and \(banded.name.quoted) into a band, which "
        + "are not blended")
  }

  /// What does not go together with something on board; `nil` where everything does.
  package var faultOfOnBoard: String? {
    guard !onBoard.isEmpty else { return nil }
    if limits.payload != nil || limits.grossWeight != nil {
      return localized("a limit of weight and product on board exclude each other")
    }
    for product in products where product.maxTanks != nil {
      let blend = products.filter { other in
        other.rate > 0 && blends.contains { $0.contains(product.name) && $0.contains(other.name) }
      }
      let names = [product.name, ProductDemand.name(ofBlend: blend.map(\.name))]
      if let held = onBoard.first(where: { names.contains($0.product) })?.product {
        return localized(
          "a most number of tanks of \(product.name.quoted) and \(held.quoted) on board "
            + "exclude each other")
      }
    }
    return nil
  }

  /// The tanks that hold something and are emptied first.
  package func emptiedTanks(of cart: Cart) throws(PlanRequestError) -> [TankHolding] {
    let emptied = try tanks(emptyTanks, of: cart)
    var found: [TankHolding] = []
    for holding in onBoard where try tanks([holding.tank], of: cart).subtracting(emptied) == .none {
      found.append(holding)
    }
    return found
  }

  /// The tanks that are to be left empty: one that holds something is emptied, and may be used.
  func tanksThatStayEmpty(of cart: Cart) throws(PlanRequestError) -> TankSet {
    try tanks(emptyTanks, of: cart).subtracting(tanks(onBoard.map(\.tank), of: cart))
  }

  private func density(of holding: TankHolding) throws(PlanRequestError) -> BulkDensity {
    let own = products.first { $0.name == holding.product }?.density ?? holding.density
    do throws(ResolutionError) {
      return try ProductDirectory(densities: densities)
        .product(named: holding.product, density: own).density
    } catch {
      throw .name(error)
    }
  }

  /// What the tanks hold that are not emptied first.
  func holdings(in job: Job) throws(PlanRequestError) -> [OnBoard.Holding] {
    var taken = try tanks(emptyTanks, of: job.cart)
    var found: [OnBoard.Holding] = []
    var named = TankSet.none
    for holding in onBoard {
      let set = try tanks([holding.tank], of: job.cart)
      guard let tank = set.positions.first, !named.contains(tank) else {
        throw .repeatedHolding(holding.tank)
      }
      named = TankSet(bits: named.bits | set.bits)
      guard !taken.contains(tank) else { continue }
      taken = TankSet(bits: taken.bits | set.bits)
      let capacity = job.cart.tanks[tank].capacity
      let amount = holding.amount.volume(ofTank: capacity)
      guard amount.bushels <= capacity.bushels else {
        throw .overfullTank(amount, job.cart.tanks[tank], cart: job.cart.name)
      }
      // A part of a blend alone is not the blend: it blocks its tank.
      let product = job.products.firstIndex { $0.name == holding.product }
      let density = product == nil ? try density(of: holding) : nil
      found.append(
        OnBoard.Holding(
          tank: tank, name: holding.product, product: product, amount: amount, density: density))
    }
    return found.sorted { $0.tank < $1.tank }
  }
}

package import AirCart
package import AirCartSimulation

/// A farm with every name looked up, and the carts that are compared on it.
package struct FarmScenario: Sendable {
  /// A cart with the rules on the products of each crop.
  package struct CartLevel: Sendable {
    /// The cart.
    package let cart: Cart
    /// For each crop the rules on its products, by their position in it.
    package let constraints: [[Constraint]]

    /// Creates a cart with its rules.
    package init(cart: Cart, constraints: [[Constraint]]) {
      self.cart = cart
      self.constraints = constraints
    }
  }

  /// The name, which is also that of the folder of results.
  package let name: String
  /// The headline.
  package let title: String?
  /// The densities of products without a density in the file.
  package let densities: DensitySet
  /// The crops and fields.
  package let farm: Farm
  /// For each crop its products, with the source of each density.
  package let products: [[ResolvedProduct]]
  /// The carts.
  package let carts: [CartLevel]
  /// The order in which the fields are seeded.
  package let order: FieldOrder
  /// Outfit, trucks and days, by default where the file says nothing.
  package let season: Season
  /// Pairs of products that are to be kept apart.
  package let keepApart: [[String]]

  /// The fertilizers that are seeded with their listed density, each once; a note is due on them.
  package var listedFertilizers: [Product] {
    var found: [Product] = []
    for (crop, products) in products.enumerated() where farm.area(ofCrop: crop).acres > 0 {
      for (index, product) in products.enumerated()
      where farm.crops[crop].products[index].isApplied {
        guard let fertilizer = product.listedFertilizer, !found.contains(fertilizer) else {
          continue
        }
        found.append(fertilizer)
      }
    }
    return found
  }

  /// The farm as it would be with the densities of a set for products without their own.
  package func farm(with densities: DensitySet) -> Farm {
    let crops = zip(farm.crops, products).map { crop, products in
      var other = crop
      other.products = zip(crop.products, products).map { application, product in
        ProductRate(
          application.name, density: product.density(in: densities), rates: application.rates)
      }
      return other
    }
    var other = farm
    other.crops = crops
    return other
  }

  package var bagged: [String] { season.tender.bagged }

  /// What a bag weighs, also without trucks.
  package var bag: Mass { Mass(pounds: season.bags.pounds) }

  /// The trucks, where the file says how many there are.
  package var trucks: TenderTrucks? { season.tender.statedTrucks }

  /// What stays in each tank of a cart: by the rules of the crops or by the season of the file.
  package func reserves(on level: CartLevel) -> [Volume] {
    let rules = zip(farm.crops, level.constraints).map { crop, constraints in
      PlacementRules(
        constraints, cart: level.cart,
        areLiquid: crop.products.map { ProductTraits(named: $0.name).isLiquid }
      ).reserves
    }
    return level.cart.tanks.enumerated().map { index, tank in
      let own = rules.map { $0[index].bushels }.max() ?? 0
      let capacity = tank.capacity.bushels
      return Volume(
        bushels: season.statedKeys.isEmpty
          ? own : max(own, season.filling.reserve(capacity: capacity)))
    }
  }

  /// The same with house rules, margin and overlap of a request in place of those of the file, where
  /// any are stated; the season keeps its own.
  package func stating(_ request: FarmRequest) throws(ResolutionError) -> FarmScenario {
    var levels: [CartLevel] = []
    for level in carts {
      var cart = level.cart
      try cart.state(request.rules, phosphateTank: request.phosphateTank)
      levels.append(CartLevel(cart: cart, constraints: level.constraints))
    }
    var farm = farm
    if let margin = request.margin { farm.margin = margin / 100 }
    if let overlap = request.overlap { farm.overlap = FieldOverlap(percent: overlap) }
    if !request.mayBlend { farm.keptApart = nil }
    return FarmScenario(
      name: name, title: title, densities: densities, farm: farm, products: products,
      carts: levels, order: request.order ?? order, season: season, keepApart: keepApart)
  }
}

extension ResolvedProduct {
  fileprivate func density(in set: DensitySet) -> BulkDensity {
    switch densitySource {
    case .own: density
    case .catalogue(let product, _): product.density(in: set)
    }
  }
}

extension FarmScenario {
  /// Reads a farm with the carts of its file.
  ///
  /// - Parameter source: The text of the file.
  /// - Returns: The farm, or a report with at least one error.
  /// - Complexity: O(*n* log *n*) for *n* bytes, at most ``SourceText/maximumSize``.
  package static func read(_ source: SourceText) -> DocumentReading<FarmScenario> {
    read(source) { $0.carts }
  }

  /// Reads a farm.
  ///
  /// Where the file has other errors, the names of its valid parts are looked up all the same, so that
  /// all errors come at once.
  /// The tanks that the file names are looked up on the carts that are chosen, and it may name
  /// `products` beside those that AirCart lists.
  package static func read(
    _ source: SourceText, products: [OwnProduct] = [],
    comparing choose: (DocumentCarts) throws -> [Cart]
  ) rethrows -> DocumentReading<FarmScenario> {
    try FarmResolver.read(source, products: products, comparing: choose)
  }

  /// Reads a farm file.
  ///
  /// - Parameter path: The path, which is also the name in messages.
  /// - Returns: The farm, or a report with at least one error.
  package static func read(contentsOfFile path: String) -> DocumentReading<FarmScenario> {
    .reading(contentsOfFile: path, read)
  }
}

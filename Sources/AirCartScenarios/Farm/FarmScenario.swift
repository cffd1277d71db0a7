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
  /// The densities of products that have none of their own in the file.
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
  package let season: SeasonInput

  /// The fertilizers that are calculated with their listed density, each once.
  package var listedFertilizers: [Product] {
    var found: [Product] = []
    for case let product? in products.joined().map(\.listedFertilizer)
    where !found.contains(product) {
      found.append(product)
    }
    return found
  }
}

extension FarmScenario {
  /// Reads a farm.
  ///
  /// - Parameter source: The text of the file.
  /// - Returns: The farm, or a report with at least one error.
  package static func read(_ source: SourceText) -> DocumentReading<FarmScenario> {
    let (node, report) = DocumentKind.farm.validated(source)
    guard let node, !report.hasErrors else {
      return DocumentReading(document: nil, report: report)
    }
    return FarmResolver.resolve(ScenarioDecoder.farm(node), report)
  }

  /// Reads a farm file.
  ///
  /// - Parameter path: The path, which is also the name in messages.
  /// - Returns: The farm, or a report with at least one error.
  package static func read(contentsOfFile path: String) -> DocumentReading<FarmScenario> {
    .reading(contentsOfFile: path, read)
  }
}

package import AirCart
package import AirCartSimulation

/// A scenario with every name looked up and every combination of it ready to be computed.
package struct Scenario: Sendable {
  /// The name, which is also that of the folder of results.
  package let name: String
  /// The headline.
  package let title: String?
  /// The densities of products without a density in the file.
  package let densities: DensitySet
  /// The products in the order of the file, with the source of each density.
  package let products: [ResolvedProduct]
  /// Pairs of products that are to be kept apart.
  package let keepApart: [[String]]
  /// The combinations.
  package let grid: SweepGrid

  /// The units that the file is written in.
  package var units: UnitSystem { grid.units }
}

/// The carts that a document asks for, from which others may be chosen.
package struct DocumentCarts: Sendable {
  /// The carts in the order of the file.
  package let carts: [Cart]
  package let usesSaddleTank: Bool
  /// The most that cart and product may weigh together.
  package let grossWeight: Mass?

  init(_ carts: [Cart], of document: ScenarioDocument) {
    self.carts = carts
    usesSaddleTank = document.usesSaddleTank
    grossWeight = document.grossWeight.map { Mass($0.value, in: document.units) }
  }
}

extension Scenario {
  /// Reads a scenario with the carts of its file.
  ///
  /// - Parameter source: The text of the file.
  /// - Returns: The scenario, or a report with at least one error.
  /// - Complexity: O(*n* log *n*) for *n* bytes, at most ``SourceText/maximumSize``.
  package static func read(_ source: SourceText) -> DocumentReading<Scenario> {
    read(source) { $0.carts }
  }

  /// Reads a scenario.
  ///
  /// Every name is looked up and everything checked that only the whole scenario shows; where the
  /// file has other errors, so are the names of its valid parts, so that all errors come at once.
  /// The tanks that the file names are looked up on the carts that are chosen, and it may name
  /// `products` beside those that AirCart lists.
  package static func read(
    _ source: SourceText, products: [OwnProduct] = [],
    comparing choose: (DocumentCarts) throws -> [Cart]
  ) rethrows -> DocumentReading<Scenario> {
    try ScenarioResolver.read(source, products: products, comparing: choose)
  }

  /// Reads a scenario file.
  ///
  /// - Parameter path: The path, which is also the name in messages.
  /// - Returns: The scenario, or a report with at least one error.
  package static func read(contentsOfFile path: String) -> DocumentReading<Scenario> {
    .reading(contentsOfFile: path, read)
  }
}

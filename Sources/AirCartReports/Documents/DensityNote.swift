package import AirCart
package import AirCartDocuments

extension [Product] {
  /// What to know when fertilizers are planned with their listed densities, which are in truth pounds
  /// per cubic foot and understate a tank by about a fifth; `nil` where there are none.
  func densityFacts(_ units: UnitSystem) -> String? {
    guard !isEmpty else { return nil }
    return StatementText(units: units, products: map(\.name)).text(
      Statement(.densityNote, .clauses(enumerated().compactMap { $1.densityStatement(at: $0) })))
  }
}

extension [ResolvedProduct] {
  /// What to know about single densities, each sentence once: that a product has no listed one, or
  /// that a density is unlikely.
  package func densityRemarks(_ units: UnitSystem) -> [String] {
    let text = StatementText(units: units, products: map(\.name))
    return enumerated().compactMap { $1.densityStatement(at: $0) }.map(text.text).distinct
  }
}

extension [OwnProduct] {
  /// Which densities of a file are unlikely.
  package func densityRemarks(_ units: UnitSystem) -> [String] {
    let text = StatementText(units: units, products: map(\.name))
    return enumerated().compactMap { position, product in
      product.bulkDensity?.unlikelyStatement(
        of: ProductCatalogue.product(named: product.name), at: position)
    }.map(text.text)
  }
}

extension ResolvedProduct {
  fileprivate func densityStatement(at position: Int) -> Statement? {
    switch densitySource {
    case .catalogue(let product, .listed) where product.listed == nil:
      Statement(.densityNotListed, .products([position]), .density(density))
    case .catalogue: nil
    case .own: density.unlikelyStatement(of: ProductCatalogue.product(named: name), at: position)
    }
  }
}

extension FarmScenario {
  /// What to know about single densities of the farm's products.
  package var densityRemarks: [String] {
    products.flatMap { $0.densityRemarks(farm.units) }.distinct
  }
}

package import AirCart
package import AirCartDocuments

/// What to know when a fertilizer is planned with its listed density.
///
/// The listed fertilizer figures are in truth pounds per cubic foot and understate a tank by about
/// a fifth.
package struct DensityNote: Sendable {
  /// The products concerned.
  package let products: [Product]
  /// The largest area per fill with listed and with published densities; `nil` when infeasible.
  package let areas: (listed: Area, published: Area)?
  package let cart: String

  /// Creates the note, or nothing when no product is concerned.
  package init?(
    products: [Product], areas: (listed: Area, published: Area)?, cart: String
  ) {
    guard !products.isEmpty else { return nil }
    self.products = products
    self.areas = areas
    self.cart = cart
  }

  /// The note in the units of the job; `setting` is how published densities are asked for, and
  /// `occasion` says which job the areas are those of, where there are several.
  package func text(
    _ units: UnitSystem, setting: String = "--densities published", occasion: String = ""
  ) -> String {
    facts(units) + consequence(units, setting, occasion)
  }

  /// The note on a farm: what its fills would be with published densities.
  package func text(
    _ units: UnitSystem, listedFills: Int?, publishedFills: Int?, cart: String
  ) -> String {
    guard let listedFills, let publishedFills else { return facts(units) }
    let change =
      listedFills == publishedFills
      ? "\(listedFills) fills too"
      : "\(publishedFills) fills in place of \(listedFills)"
    return facts(units) + " With published densities \(cart) takes \(change)."
  }

  private func facts(_ units: UnitSystem) -> String {
    StatementText(units: units, products: products.map(\.name)).text(
      Statement(
        .densityNote,
        .clauses(products.enumerated().compactMap { $1.densityStatement(at: $0) })))
  }

  private func consequence(
    _ units: UnitSystem, _ setting: String, _ occasion: String
  ) -> String {
    guard let areas else { return " Plan with \(setting)." }
    let amounts = AmountText(units: units)
    let change = (areas.published.acres / areas.listed.acres - 1) * 100
    return " With \(setting) a fill of \(cart)\(occasion) covers "
      + "\(amounts.area(areas.published)) instead of \(amounts.area(areas.listed)) "
      + "(\(change < 0 ? "" : "+")\(amounts.percent(change)))."
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
    case .own:
      density.unlikelyStatement(of: ProductCatalogue.product(named: name), at: position)
    }
  }
}

extension FarmScenario {
  /// What to know about single densities of the farm's products.
  package var densityRemarks: [String] {
    products.flatMap { $0.densityRemarks(farm.units) }.distinct
  }
}

import AirCart
package import AirCartDocuments
import AirCartSimulation

extension Scenario {
  /// What to know about listed fertilizer densities; `nil` where none is used.
  ///
  /// How far the area per fill moves is said of the first cell, because the figure differs from one
  /// cell to the next.
  private func densityNote() throws -> String? {
    let fertilizers = zip(products, grid.products).compactMap { product, levels in
      levels.isApplied ? product.listedFertilizer : nil
    }
    guard let cart = grid.carts.first?.cart, let facts = fertilizers.densityFacts(units) else {
      return nil
    }
    let setting = "\"densities\": \"published\""
    guard let listed = try Self.largestArea(of: grid),
      let published = try Self.largestArea(of: publishedGrid)
    else { return localized("\(facts) Plan with \(setting).") }
    let text = AmountText(units: units)
    let (own, other) = (text.area(listed), text.area(published))
    guard other != own else {
      return localized(
        """
        \(facts) With \(setting) a fill of \(cart.name) in the first job covers as much, \(own).
        """)
    }
    let percent = (published.acres / listed.acres - 1) * 100
    let change = "\(percent < 0 ? "" : "+")\(text.percent(percent))"
    return localized(
      """
      \(facts) With \(setting) a fill of \(cart.name) in the first job covers \(other) instead of \
      \(own) (\(change)).
      """)
  }

  /// What to know about densities, a sentence each.
  package func densityNotes() throws -> [String] {
    try [densityNote()].compactMap(\.self) + densityRemarks
  }

  /// What to know about single densities.
  package var densityRemarks: [String] { products.densityRemarks(units) }

  /// What is known of pairs of products that some combination applies together.
  package var pairAdvice: [AdviceNote] {
    let applied = grid.products.filter(\.isApplied).map(\.name)
    let tanks = grid.carts.map(\.cart.tanks.count).min() ?? 0
    return PairWarning.all(among: applied, stated: keepApart, tanks: tanks).map(\.note)
  }

  /// The same combinations with the published densities of listed fertilizers.
  private var publishedGrid: SweepGrid {
    grid.with(
      products: zip(products, grid.products).map { product, levels in
        ProductRate(
          levels.name, density: product.listedFertilizer?.published.value ?? levels.density,
          rates: levels.rates)
      })
  }

  /// The area per fill of the first cell; `nil` where no plan gives every product a tank.
  private static func largestArea(of grid: SweepGrid) throws -> Area? {
    let job = try grid.job(at: .init(cart: 0, field: 0, combination: 0))
    // What the exact methods do not take, a sweep of greedy alone does.
    guard !job.isEmpty,
      let result = try? Method.exact(for: job).allocate(job, for: .largestAreaPerFill),
      result.status != .infeasible
    else { return nil }
    return Area(acres: result.value)
  }
}

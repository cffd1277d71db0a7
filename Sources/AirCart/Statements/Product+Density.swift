extension Product {
  /// How the listed density, where there is one, compares with the published ones; the product is
  /// meant by `position`.
  package func densityStatement(at position: Int) -> Statement? {
    guard let listed else { return nil }
    guard published.source != nil else {
      return Statement(
        .densityAssumed, .products([position]), .density(listed), .bareDensity(published.value))
    }
    return Statement(
      .densityRange, .products([position]), .density(listed), .bareDensity(published.low),
      .bareDensity(published.high))
  }
}

extension BulkDensity {
  /// That a density is unlikely for a product, by position; `nil` where it is not.
  package func unlikelyStatement(of product: Product?, at position: Int) -> Statement? {
    let likely = BulkDensity.likely(for: product)
    guard !likely.contains(self) else { return nil }
    return Statement(
      .densityUnlikely, .products([position]), .density(self), .bareDensity(likely.lowerBound),
      .density(likely.upperBound))
  }
}

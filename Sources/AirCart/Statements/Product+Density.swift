extension Product {
  /// How the listed density stands to the published ones; the product is meant by `position`.
  package func densityStatement(at position: Int) -> Statement {
    guard published.source != nil else {
      return Statement(
        .densityAssumed, .products([position]), .density(listed), .bareDensity(published.value))
    }
    return Statement(
      .densityRange, .products([position]), .density(listed), .bareDensity(published.low),
      .bareDensity(published.high))
  }
}

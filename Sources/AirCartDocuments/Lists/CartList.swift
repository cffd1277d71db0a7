package import AirCart

/// A file of carts of one's own.
package enum CartList {
  /// What may stand in such a file.
  static let description = ObjectDescription(
    "a list of carts",
    keys: [
      ScenarioDescription.schema,
      KeyDescription(
        ScenarioKey.units, .choice(UnitSystem.choices),
        standard: .string(UnitSystem.imperial.word),
        "The units of weights. Tank capacities are in US bushels in both."),
      KeyDescription(
        ScenarioKey.carts,
        .list(ListRule(of: "cart", count: 1...1_000, .object(ScenarioDescription.cart))),
        isRequired: true, example: "[{ \"name\": \"My cart\", \"tanks\": [300, 200, 440] }]",
        "The carts."),
    ])

  /// Reads a list of carts.
  ///
  /// - Parameter source: The text of the file.
  /// - Returns: The carts in the order of the file, or a report with at least one error.
  package static func read(_ source: SourceText) -> DocumentReading<[Cart]> {
    let (node, report) = DocumentKind.carts.validated(source)
    guard let node, !report.hasErrors else {
      return DocumentReading(document: nil, report: report)
    }
    var resolver = ScenarioResolver(
      document: ScenarioDecoder(root: node).scenario, report: report)
    let carts = resolver.carts()
    return DocumentReading(
      document: resolver.report.hasErrors ? nil : carts, report: resolver.report)
  }
}

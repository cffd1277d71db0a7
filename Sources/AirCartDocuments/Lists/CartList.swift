package import AirCart

/// A file of custom carts.
package enum CartList {
  static let table = FieldTable(
    "a list of carts", blank: ScenarioDocument(),
    [
      ScenarioDocument.Keys.schema,
      ScenarioDocument.Keys.units(
        "The units of weights. Tank capacities are in US bushels in both."), carts,
    ])

  private static let carts = Field<ScenarioDocument>(
    ScenarioDocument.Keys.carts.name, at: \.carts,
    Shape<[Located<CartEntry>]>.list(of: "cart", count: 1...1_000, .located(.own))
      .mapped { .entries($0) },
    example: "[{ \"name\": \"My cart\", \"tanks\": [300, 200, 440] }]", "The carts.")

  /// Reads a list of carts.
  ///
  /// - Parameter source: The text of the file.
  /// - Returns: The carts in the order of the file, or a report with at least one error.
  package static func read(_ source: SourceText) -> DocumentReading<[Cart]> {
    DocumentKind.carts.read(source, table).resolved { $0.carts() }
  }
}

extension PartialReading<ScenarioDocument> {
  /// What a part of a scenario's resolver makes of a list without errors.
  func resolved<Result>(_ work: (inout ScenarioResolver) -> Result) -> DocumentReading<Result> {
    guard let document, !report.hasErrors else {
      return DocumentReading(document: nil, report: report)
    }
    var resolver = ScenarioResolver(document: document, report: report)
    let result = work(&resolver)
    return DocumentReading(
      document: resolver.report.hasErrors ? nil : result, report: resolver.report)
  }
}

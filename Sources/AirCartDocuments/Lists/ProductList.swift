package import AirCart

/// A product of one's own, as a list of them gives it.
package struct OwnProduct: Equatable, Sendable {
  /// The name; that of a listed product gives it another density.
  package let name: String
  /// The density as it was given.
  package let density: DensityEntry
  /// Where the density is from.
  package let source: String?

  /// Creates a product; any name of a listed one means that.
  package init(name: String, density: DensityEntry, source: String?) {
    self.name = ProductCatalogue.fullName(of: name) ?? name
    self.density = density
    self.source = source
  }
}

extension OwnProduct {
  /// The density in pounds per US bushel.
  ///
  /// - Returns: The density; `nil` for grams in half a litre of a product without an equation, which
  ///   no list that was read has.
  package var bulkDensity: BulkDensity? {
    density.density(of: ProductCatalogue.product(named: name))
  }
}

/// A file of products of one's own.
package enum ProductList {
  /// What may stand in such a file.
  static let description = ObjectDescription(
    "a list of products",
    keys: [
      ScenarioDescription.schema,
      KeyDescription(
        ScenarioKey.units, .choice(UnitSystem.choices),
        standard: .string(UnitSystem.imperial.word),
        "The units of densities without one: lb per US bushel, or kg/hL when metric."),
      KeyDescription(
        ScenarioKey.products,
        .list(
          ListRule(of: "product", count: 1...1_000, .object(product))),
        isRequired: true, example: "[{ \"product\": \"Our blend\", \"density\": 58 }]",
        "The products."),
    ])

  private static let product = ObjectDescription(
    "a product",
    keys: [
      KeyDescription(
        ScenarioKey.product, .text(TextRule("a product name", length: 1...100)),
        isRequired: true, example: "\"Our blend\"",
        "The name. That of a listed product gives it another density."),
      KeyDescription(
        ScenarioKey.density, ScenarioDescription.density, isRequired: true, example: "58",
        """
        The density: a number in lb per US bushel (kg/hL in a metric file), or an object that \
        names its unit.
        """),
      KeyDescription(
        ScenarioKey.source, .text(TextRule("a source", length: 1...500)),
        "Where the density is from."),
    ])

  /// Reads a list of products.
  ///
  /// - Parameter source: The text of the file.
  /// - Returns: The products in the order of the file, or a report with at least one error.
  package static func read(_ source: SourceText) -> DocumentReading<[OwnProduct]> {
    let (node, report) = DocumentKind.products.validated(source)
    guard let node, !report.hasErrors else {
      return DocumentReading(document: nil, report: report)
    }
    let root = ScenarioDecoder(root: node)
    var resolver = ScenarioResolver(document: root.scenario, report: report)
    _ = resolver.products()
    return DocumentReading(
      document: resolver.report.hasErrors ? nil : root.ownProducts, report: resolver.report)
  }
}

extension ScenarioDecoder {
  fileprivate var ownProducts: [OwnProduct] {
    required(.products).elements.map { element in
      OwnProduct(
        name: element.required(.product).text.value, density: element.required(.density).density,
        source: element[.source]?.text.value)
    }
  }
}

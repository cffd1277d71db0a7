package import AirCart

package enum CartList {
  static let table = FieldTable(
    listing: carts, as: "a list of carts",
    units: "The units of weights. Tank capacities are in US bushels in both.")

  private static let carts = Field<ScenarioDocument>(
    ScenarioDocument.Keys.carts.name, at: \.carts,
    Shape<[Located<CartEntry>]>.list(of: "cart", count: 1...1_000, .located(.own))
      .mapped { .entries($0) },
    example: "[{ \"name\": \"My cart\", \"tanks\": [300, 200, 440] }]", "The carts.")

  /// Reads a list of carts, in the order of the file.
  package static func read(_ source: SourceText) -> DocumentReading<[Cart]> {
    DocumentKind.carts.read(source, table).resolved { $0.carts() }
  }
}

extension FieldTable<ScenarioDocument> {
  /// A file with one key beside its units.
  fileprivate init(listing entries: Field<ScenarioDocument>, as noun: String, units: String) {
    self.init(
      noun, blank: ScenarioDocument(),
      [ScenarioDocument.Keys.schema, ScenarioDocument.Keys.units(units), entries])
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

/// A custom product, as a list of them gives it.
package struct OwnProduct: Equatable, Sendable {
  /// The name; that of a listed product gives it another density.
  package fileprivate(set) var name: String
  /// The density as it was given.
  package fileprivate(set) var density: DensityEntry
  /// Where the density is from.
  package fileprivate(set) var source: String?

  /// Creates a product; any name of a listed one means that.
  package init(name: String, density: DensityEntry, source: String? = nil) {
    self.name = ProductCatalogue.fullName(of: name) ?? name
    self.density = density
    self.source = source
  }

  /// The density in pounds per US bushel; `nil` for grams in half a litre of a product without an
  /// equation, which no list that was read has.
  package var bulkDensity: BulkDensity? {
    density.density(of: ProductCatalogue.product(named: name))
  }

  static var shape: Shape<OwnProduct> {
    FieldTable(
      "a product", blank: OwnProduct(name: "", density: DensityEntry(1, .poundsPerBushel)),
      [
        Field(
          "product", at: \.name,
          .text(PlanRequest.Product.nameRule).converted(
            { text, _ in ProductCatalogue.fullName(of: text) ?? text }, back: { $0 }), "The name."),
        Field("density", at: \.density, DensityEntry.stated, "The density."),
        Field(optional: "source", at: \.source, .text(.source), "Where it is from."),
      ]
    ).shape
  }
}

package enum ProductList {
  static let table = FieldTable(
    listing: products, as: "a list of products",
    units: "The units of densities without one: lb per US bushel, or kg/hL when metric.")

  private static let products = Field<ScenarioDocument>(
    ScenarioDocument.Keys.products.name, at: \.products,
    .list(of: "product", count: 1...1_000, product.shape),
    example: "[{ \"product\": \"Our blend\", \"density\": 58 }]", "The products.")

  private static let product = FieldTable(
    "a product", blank: ProductEntry(),
    [
      ProductEntry.name(
        example: "Our blend", "The name. That of a listed product gives it another density."),
      ProductEntry.density(isRequired: true, example: "58"),
      Field(optional: "source", at: \.source, .text(.source), "Where the density is from."),
    ], check: { entry, value in entry.location = value.location })

  /// Reads a list of products, in the order of the file.
  package static func read(_ source: SourceText) -> DocumentReading<[OwnProduct]> {
    DocumentKind.products.read(source, table).resolved { resolver in
      _ = resolver.products()
      return resolver.document.products.compactMap { OwnProduct($0) }
    }
  }
}

extension OwnProduct {
  /// Creates the product of an entry; `nil` for one without a density, which no list has.
  fileprivate init?(_ entry: ProductEntry) {
    guard let density = entry.density?.value else { return nil }
    self.init(name: entry.name.value, density: density, source: entry.source)
  }
}

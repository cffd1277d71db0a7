package import AirCart

/// A farm file as it was written: every value valid for itself, names not yet looked up.
package struct FarmDocument: Equatable, Sendable {
  /// A crop with the products on it.
  package struct CropEntry: Equatable, Sendable {
    /// The name.
    package let name: Located<String>
    /// The products, each with one rate.
    package let products: [ProductEntry]
  }

  /// A field with its crop.
  package struct FieldEntry: Equatable, Sendable {
    /// The name.
    package let name: Located<String>
    /// The area, in ac or ha.
    package let area: Double
    /// The name of the crop.
    package let crop: Located<String>
  }

  /// What the file shares with a scenario, the products of no crop among it.
  let common: ScenarioDocument
  /// The crops.
  package let crops: [CropEntry]
  /// The fields.
  package let fields: [FieldEntry]
  /// The order in which the fields are seeded.
  package let order: FieldOrder
  /// The season, where one is described.
  let season: ScenarioDecoder?

  /// What a scenario with the products of one crop would be.
  func scenario(of crop: CropEntry) -> ScenarioDocument {
    var scenario = common
    scenario.products = crop.products
    return scenario
  }
}

extension ScenarioDecoder {
  /// Decodes a whole farm.
  static func farm(_ node: SyntaxNode) -> FarmDocument {
    let root = ScenarioDecoder(root: node)
    return FarmDocument(
      common: root.scenario,
      crops: root.requiredMember(FarmKey.crops).elements.map(\.crop),
      fields: root.requiredMember(FarmKey.fields).elements.map(\.field),
      order: root.choice(FarmKey.order) ?? .given, season: root.member(SeasonKey.season))
  }

  private var crop: FarmDocument.CropEntry {
    FarmDocument.CropEntry(name: required(.name).text, products: products)
  }

  private var field: FarmDocument.FieldEntry {
    FarmDocument.FieldEntry(
      name: required(.name).text, area: requiredMember(FarmKey.area).plainNumber,
      crop: requiredMember(FarmKey.crop).text)
  }
}

import AirCart
package import AirCartDocuments

/// A product with its rate, its own density, and what its seeds weigh.
package struct ProductText: Equatable, Sendable {
  package let name: String
  package let rate: QuantityText
  /// Nothing means the density of the catalogue; without a unit it is in lb/bu, or kg/hL
  /// when metric.
  package let density: QuantityText?
  package let seed: SeedDetails

  /// A product whose rate was not typed with it.
  init(name: String, rate: QuantityText, seed: SeedDetails) {
    self.name = name
    self.rate = rate
    density = nil
    self.seed = seed
  }

  /// Reads `Wheat=100`, `Urea (46-0-0)=240lb/ac`, `MyMix=90@52lb/bu` or
  /// `Wheat=28plants/ft2,tkw=38,survival=85%`.
  package init(parsing text: String) throws {
    let parts = ProductParts(of: text)
    var bare = parts
    bare.details = ""
    name = try AssignmentText(parsing: bare.text).name
    rate = try QuantityText(parsing: parts.rate ?? "", as: .rate)
    density = try parts.density.map { try QuantityText(parsing: $0, as: .density) }
    do {
      seed = try SeedDetails(reading: parts.details)
    } catch {
      throw CommandError(error)
    }
  }
}

/// A product of a job: how much of it goes on an acre, and on the whole field.
package struct ProductDemand: Equatable, Sendable {
  /// The product's name.
  package let name: String
  /// The bulk density that turns mass into volume.
  package let density: BulkDensity
  /// The application rate.
  package let rate: ApplicationRate
  /// The volume for the whole field, b, as computed in the units of the input.
  package let demand: Volume
  /// The volume for one acre, v = rate / density, in bushels per acre.
  package let unitDemand: Double
  /// What is known of it beside its density: what advice and house rules are about.
  package let traits: ProductTraits
  /// What it is blended of; empty for a product by itself.
  package let parts: [ProductDemand]
  /// The share of it that lies with the seed, 0 to 1; `nil` where the job does not state it.
  package var seedPlaced: Double?

  /// Creates the demand of a product at a rate for a field.
  ///
  /// The order of operations is the reference app's, so that the result is its result bit for bit:
  /// ```
  /// imperial   b = (lb/ac · ac) / (lb/bu)
  /// metric     b = (kg/ha · ha) / (lb/bu · 0.453592)
  /// ```
  /// Rate and field of two systems are computed in pounds and acres.
  /// - Parameters:
  ///   - name: The product's name.
  ///   - density: The bulk density, greater than zero.
  ///   - rate: The application rate, zero or more.
  ///   - area: The field, zero or more.
  ///   - traits: What is known of it beside its density; by default what its name says.
  package init(
    name: String, density: BulkDensity, rate: ApplicationRate, area: Area,
    traits: ProductTraits? = nil
  ) {
    self.name = name
    self.traits = traits ?? ProductTraits(named: name)
    self.density = density
    self.rate = rate
    parts = []
    demand = Self.demand(rate, on: area, density: density)
    unitDemand = rate.poundsPerAcre / density.poundsPerBushel
  }

  /// Creates the demand of a product at its rate, of several the first, for a field.
  package init(_ product: ProductRate, area: Area) {
    self.init(name: product.name, density: product.density, rate: product.rate, area: area)
  }

  /// Returns b alone, which a sweep asks for at every rate and field.
  package static func demand(
    _ rate: ApplicationRate, on area: Area, density: BulkDensity
  ) -> Volume {
    guard rate.units == .metric, area.units == .metric else {
      return Volume(bushels: (rate.poundsPerAcre * area.acres) / density.poundsPerBushel)
    }
    let kilogramsPerBushel = density.poundsPerBushel * ConversionFactors.kilogramsPerPound
    return Volume(bushels: (rate.stated * area.stated) / kilogramsPerBushel)
  }

  /// Creates the blend of two or more products that are applied.
  ///
  /// Rates and demands add up, so that its density is Σ rate / Σ (rate / density); its grade is the
  /// mean of the grades by weight, where all have one.
  package init(blend parts: [ProductDemand]) {
    var (pounds, demand, unitDemand) = (0.0, 0.0, 0.0)
    for part in parts {
      pounds += part.rate.poundsPerAcre
      demand += part.demand.bushels
      unitDemand += part.unitDemand
    }
    name = Self.name(ofBlend: parts.map { $0.name })
    self.parts = parts
    self.unitDemand = unitDemand
    self.demand = Volume(bushels: demand)
    rate = ApplicationRate(poundsPerAcre: pounds)
    density = BulkDensity(poundsPerBushel: pounds / unitDemand)
    traits = ProductTraits(
      crop: Self.crop(ofMixture: parts), grade: NutrientGrade(blend: parts),
      isLiquid: parts.contains { $0.traits.isLiquid })
    // All parts are placed alike, so the first stated share holds for the blend.
    for part in parts { seedPlaced = seedPlaced ?? part.seedPlaced }
  }

  /// The crop of which a mixture of seed is most; none where a part is no seed.
  private static func crop(ofMixture parts: [ProductDemand]) -> SeedCrop? {
    guard parts.allSatisfy({ $0.traits.crop != nil }) else { return nil }
    return parts.max { $0.rate.poundsPerAcre < $1.rate.poundsPerAcre }?.traits.crop
  }

  /// The name of a blend: those of its parts, each without the grade that ends it in parentheses.
  package static func name(ofBlend parts: [String]) -> String {
    var name = ""
    for part in parts {
      let bytes = [UInt8](part.utf8)
      name += name.isEmpty ? "" : " + "
      guard bytes.last == UInt8(ascii: ")"), let opening = bytes.lastIndex(of: UInt8(ascii: "(")),
        opening > 1, bytes[opening - 1] == UInt8(ascii: " "),
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[opening + 1])
      else {
        name += part
        continue
      }
      name += String(decoding: bytes[..<(opening - 1)], as: UTF8.self)
    }
    return name
  }

  /// Whether the product takes part in the job: at a rate of zero it needs no tank.
  package var isApplied: Bool { unitDemand > 0 }
}

extension ProductDemand {
  /// Compares names by their bytes, as the page's engine is without the tables of Unicode.
  package static func == (left: ProductDemand, right: ProductDemand) -> Bool {
    left.name.utf8.elementsEqual(right.name.utf8) && left.density == right.density
      && left.rate == right.rate && left.demand == right.demand
      && left.unitDemand == right.unitDemand && left.traits == right.traits
      && left.parts == right.parts && left.seedPlaced == right.seedPlaced
  }
}

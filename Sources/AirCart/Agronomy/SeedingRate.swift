// Rates as growers state them, by count or by volume, as a mass on an area.

extension ApplicationRate {
  /// Creates the rate at which so many seeds lie on a square foot.
  /// ```
  /// lb/ac = seeds/ft² · 43,560 · grams / 1,000 / 453.592
  /// ```
  /// That is 0.09603 · seeds/ft² · grams; the rule of thumb has 0.1 (Manitoba Agriculture).
  ///
  /// - Parameters:
  ///   - seeds: Seeds that are sown; those that become plants are fewer.
  ///   - grams: The weight of 1,000 seeds in grams.
  package init(seedsPerSquareFoot seeds: Double, gramsPerThousand grams: Double) {
    let gramsPerPound = ConversionFactors.kilogramsPerPound * 1_000
    self.init(
      poundsPerAcre: seeds * ConversionFactors.squareFeetPerAcre * (grams / 1_000) / gramsPerPound)
  }

  /// Creates the rate at which so many seeds lie on a square metre.
  /// ```
  /// kg/ha = seeds/m² · 10,000 · grams / 1,000 / 1,000
  /// ```
  package init(seedsPerSquareMetre seeds: Double, gramsPerThousand grams: Double) {
    let rate = ApplicationRate(
      kilogramsPerHectare:
        seeds * ConversionFactors.squareMetresPerHectare * (grams / 1_000) / 1_000)
    // In pounds, as every other rate by count or by volume.
    self.init(poundsPerAcre: rate.poundsPerAcre)
  }

  /// Creates the rate of so many seeds on an acre: seeds/ac · grams / 1,000 / 453.592.
  package init(seedsPerAcre seeds: Double, gramsPerThousand grams: Double) {
    self.init(
      poundsPerAcre: seeds * (grams / 1_000) / (ConversionFactors.kilogramsPerPound * 1_000))
  }

  /// Creates the rate of so many seeds on a hectare: seeds/ha · grams / 1,000 / 1,000.
  package init(seedsPerHectare seeds: Double, gramsPerThousand grams: Double) {
    self.init(kilogramsPerHectare: seeds * (grams / 1_000) / 1_000)
  }

  /// The seeds on a square foot at that many grams in 1,000: lb/ac · 453.592 / 43,560 · 1,000 / grams.
  package func seedsPerSquareFoot(gramsPerThousand grams: Double) -> Double {
    poundsPerAcre * (ConversionFactors.kilogramsPerPound * 1_000)
      / ConversionFactors.squareFeetPerAcre / (grams / 1_000)
  }

  /// The seeds on a square metre at that many grams in 1,000: kg/ha / 10,000 · 1,000 · 1,000 / grams.
  package func seedsPerSquareMetre(gramsPerThousand grams: Double) -> Double {
    kilogramsPerHectare * 1_000 / ConversionFactors.squareMetresPerHectare / (grams / 1_000)
  }

  /// Creates the rate of so many US bushels on an acre: bu/ac · lb/bu.
  package init(bushelsPerAcre bushels: Double, density: BulkDensity) {
    self.init(poundsPerAcre: bushels * density.poundsPerBushel)
  }

  /// Creates the rate of so many US gallons on an acre: gal/ac · 231 / 2150.42 · lb/bu.
  package init(gallonsPerAcre gallons: Double, density: BulkDensity) {
    let perGallon = ConversionFactors.litresPerGallon / ConversionFactors.litresPerBushel
    self.init(bushelsPerAcre: gallons * perGallon, density: density)
  }

  /// Creates the rate of so many litres on a hectare: L/ha · kg/hL / 100.
  package init(litresPerHectare litres: Double, density: BulkDensity) {
    self.init(kilogramsPerHectare: litres * density.kilogramsPerHectolitre / 100)
  }

  /// The US gallons of a product of that density on an acre.
  package func gallonsPerAcre(of density: BulkDensity) -> Double {
    poundsPerAcre / density.poundsPerGallon
  }

  /// The litres of a product of that density on a hectare.
  package func litresPerHectare(of density: BulkDensity) -> Double {
    kilogramsPerHectare / density.kilogramsPerHectolitre * 100
  }
}

package import AirCart

/// Quantities as people read them, in the units of the job, with a comma between thousands.
package struct AmountText: Sendable {
  package let units: UnitSystem

  package init(units: UnitSystem) { self.units = units }

  package var isMetric: Bool { units == .metric }

  /// Two decimals: `160.00 ac`.
  package func area(_ area: Area) -> String {
    "\(fixed(area.value(units), 2).grouped) \(areaUnit)"
  }

  /// For sums of many areas, with decimals below 10 only: `12,345,000 ac`, `0.50 ac`.
  package func roundedArea(_ area: Area) -> String {
    let value = area.value(units)
    return "\(fixed(value, value < 10 ? 2 : 0).grouped) \(areaUnit)"
  }

  /// Two decimals: `100.00 lb/ac`.
  package func rate(_ rate: ApplicationRate) -> String {
    "\(fixed(rate.value(units), 2).grouped) \(rateUnit)"
  }

  /// A rate as it is stated, with at most one decimal, or the ends of a range: `45 to 50 lb/ac`.
  package func statedRates(_ rates: [ApplicationRate]) -> String {
    var figures = rates.map { short($0.value(units)) }
    if figures.count > 1, figures[0] == figures[1] { figures.removeLast() }
    return "\(figures.joined(separator: localized(word: Wording.to))) \(rateUnit)"
  }

  package var rateUnit: String { DataUnit.poundsPerAcre.symbol(in: units) }
  package var densityUnit: String { DataUnit.poundsPerBushel.symbol(in: units) }
  package var areaUnit: String { DataUnit.acres.symbol(in: units) }
  package var volumeUnit: String { isMetric ? "L" : "bu" }

  /// One decimal: `60.0 lb/bu`.
  package func density(_ density: BulkDensity) -> String {
    "\(bareDensity(density)) \(densityUnit)"
  }

  /// The same of a product; of a liquid by the gallon or litre.
  package func density(_ density: BulkDensity, isLiquid: Bool) -> String {
    isLiquid ? liquidDensity(density) : self.density(density)
  }

  /// One decimal and no unit: `60.0`.
  package func bareDensity(_ density: BulkDensity) -> String {
    fixed(isMetric ? density.kilogramsPerHectolitre : density.poundsPerBushel, 1).withDecimalMark
  }

  /// Bushels in every unit system, because tanks are sold by them: `266.7 bu`.
  package func volume(_ volume: Volume) -> String { "\(fixed(volume.bushels, 1).grouped) bu" }

  /// Without decimals: `9,398 L`.
  package func litres(_ volume: Volume) -> String { "\(fixed(volume.litres, 0).grouped) L" }

  /// A liquid without decimals: `2,100 gal`, and litres in metric units.
  package func liquid(_ volume: Volume) -> String {
    "\(bareLiquid(volume)) \(isMetric ? "L" : "gal")"
  }

  /// The same without its unit: `2,100`.
  package func bareLiquid(_ volume: Volume) -> String {
    fixed(isMetric ? volume.litres : volume.gallons, 0).grouped
  }

  /// The rate of a product, of a liquid also by volume: `268.75 lb/ac, 25.0 gal/ac`.
  package func rate(of product: ProductDemand) -> String {
    let rate = rate(product.rate)
    return product.traits.isLiquid
      ? "\(rate), \(liquidRate(product.rate, of: product.density))" : rate
  }

  /// The density of a product, of a liquid by the gallon or litre.
  package func density(of product: ProductDemand) -> String {
    density(product.density, isLiquid: product.traits.isLiquid)
  }

  /// The density of a liquid with two decimals: `10.65 lb/gal`.
  package func liquidDensity(_ density: BulkDensity) -> String {
    "\(bareLiquidDensity(density)) \(isMetric ? "kg/L" : "lb/gal")"
  }

  /// The same without its unit: `10.65`.
  package func bareLiquidDensity(_ density: BulkDensity) -> String {
    isMetric
      ? fixed(density.kilogramsPerHectolitre / 100, 3).withDecimalMark
      : fixed(density.poundsPerGallon, 2).withDecimalMark
  }

  /// The rate of a liquid with one decimal: `25.0 gal/ac`.
  package func liquidRate(_ rate: ApplicationRate, of density: BulkDensity) -> String {
    isMetric
      ? "\(fixed(rate.litresPerHectare(of: density), 1).withDecimalMark) L/ha"
      : "\(fixed(rate.gallonsPerAcre(of: density), 1).withDecimalMark) gal/ac"
  }

  /// What a tank holds or may hold, a liquid in gallons or litres.
  package func volume(_ volume: Volume, isLiquid: Bool) -> String {
    isLiquid ? liquid(volume) : self.volume(volume)
  }

  /// Without decimals where there is nothing behind the point: `1,344 bu`.
  package func capacity(_ volume: Volume) -> String { "\(short(volume.bushels)) bu" }

  /// Without decimals: `16,000 lb`.
  package func mass(_ mass: Mass) -> String { "\(bareMass(mass)) \(massUnit)" }

  /// As it is stated, with at most one decimal: `54,431.1 kg`.
  package func limit(_ mass: Mass) -> String {
    "\(short(isMetric ? mass.kilograms : mass.pounds)) \(massUnit)"
  }

  /// Without decimals and unit: `16,000`.
  package func bareMass(_ mass: Mass) -> String {
    fixed(isMetric ? mass.kilograms : mass.pounds, 0).grouped
  }

  package var massUnit: String { DataUnit.pounds.symbol(in: units) }

  /// One decimal: `42.0 %`.
  package func percent(_ value: Double) -> String { "\(fixed(value, 1).grouped) %" }
}

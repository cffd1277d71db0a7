import AirCart
import AirCartDocuments

extension ResolvedProduct {
  /// How a density that was given in another unit became lb/bu, as a sentence; `nil` where none was.
  package var conversionText: String? {
    guard let stated = statedDensity, let clause = stated.clause(of: self) else { return nil }
    let pounds = fixed(density.poundsPerBushel, 2).grouped
    return localized("\(name): \(clause), \(pounds) lb per US bushel.")
  }
}

extension DensityEntry {
  /// The stated number with the conversion that was applied to it.
  fileprivate func clause(of product: ResolvedProduct) -> String? {
    let stated = value.plain.withDecimalMark
    let kilograms = "\(fixed(product.density.kilogramsPerHectolitre, 2).grouped) kg/hL"
    let litres = "\(fixed(ConversionFactors.litresPerBushel, 2).grouped) L"
    switch unit {
    case .poundsPerBushel: return nil
    case .kilogramsPerHectolitre: return localized("\(stated) kg/hL with \(litres) in a bushel")
    case .poundsPerCubicFoot:
      let feet = ConversionFactors.litresPerBushel / ConversionFactors.litresPerCubicFoot
      return localized("\(stated) lb/ft3 with \(fixed(feet, 5).grouped) ft3 in a bushel")
    case .poundsPerAveryBushel:
      let avery = "\(fixed(ConversionFactors.litresPerImperialBushel, 2).grouped) L"
      return localized("\(stated) lb in an Avery bushel of \(avery), \(litres) in a US one")
    case .poundsPerGallon:
      let gallons = ConversionFactors.litresPerBushel / ConversionFactors.litresPerGallon
      return localized("\(stated) lb/gal with \(fixed(gallons, 4).grouped) US gal in a bushel")
    case .kilogramsPerLitre, .kilogramsPerCubicMetre, .tonnesPerCubicMetre:
      return localized("\(stated) \(unit.rawValue) with \(litres) in a bushel")
    case .gramsPerHalfLitre:
      guard let equation = ProductCatalogue.product(named: product.name)?.testWeight else {
        return nil
      }
      let sign = equation.intercept < 0 ? "-" : "+"
      let slope = equation.slope.plain.withDecimalMark
      let rule = "\(slope) g \(sign) \(abs(equation.intercept).plain.withDecimalMark)"
      return localized(
        "\(stated) g/0.5L are \(kilograms) by the Canadian Grain Commission's equation (\(rule))")
    }
  }
}

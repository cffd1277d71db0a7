import AirCart
import AirCartDocuments

extension ResolvedProduct {
  /// How a density that was given in another unit became lb/bu, as a sentence; `nil` where none was.
  package var conversionText: String? {
    guard let stated = statedDensity, let clause = stated.clause(of: self) else { return nil }
    return "\(name): \(clause), \(fixed(density.poundsPerBushel, 2)) lb per US bushel."
  }
}

extension DensityEntry {
  /// The stated number with the conversion that was applied to it.
  fileprivate func clause(of product: ResolvedProduct) -> String? {
    let kilograms = "\(fixed(product.density.kilogramsPerHectolitre, 2)) kg/hL"
    let litres = "\(fixed(ConversionFactors.litresPerBushel, 2)) L"
    switch unit {
    case .poundsPerBushel: return nil
    case .kilogramsPerHectolitre: return "\(value.plain) kg/hL with \(litres) in a bushel"
    case .poundsPerCubicFoot:
      let feet = ConversionFactors.litresPerBushel / ConversionFactors.litresPerCubicFoot
      return "\(value.plain) lb/ft3 with \(fixed(feet, 5)) ft3 in a bushel"
    case .poundsPerAveryBushel:
      return "\(value.plain) lb in an Avery bushel of "
        + "\(fixed(ConversionFactors.litresPerImperialBushel, 2)) L, \(litres) in a US one"
    case .poundsPerGallon:
      let gallons = ConversionFactors.litresPerBushel / ConversionFactors.litresPerGallon
      return "\(value.plain) lb/gal with \(fixed(gallons, 4)) US gal in a bushel"
    case .kilogramsPerLitre, .kilogramsPerCubicMetre, .tonnesPerCubicMetre:
      return "\(value.plain) \(unit.rawValue) with \(litres) in a bushel"
    case .gramsPerHalfLitre:
      guard let equation = ProductCatalogue.product(named: product.name)?.testWeight else {
        return nil
      }
      let sign = equation.intercept < 0 ? "-" : "+"
      return "\(value.plain) g/0.5L are \(kilograms) by the Canadian Grain Commission's equation "
        + "(\(equation.slope.plain) g \(sign) \(abs(equation.intercept).plain))"
    }
  }
}

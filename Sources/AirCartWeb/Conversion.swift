import AirCart

/// A conversion between the two unit systems, by the factors that the whole of AirCart uses; the
/// page's `engine.js` has the same names in this order.
package enum Conversion: Int, CaseIterable, Sendable {
  case hectares, acres, kilogramsPerHectare, poundsPerAcre, litres, kilograms
  case kilogramsPerHectolitre, poundsPerBushel, pounds, perCubicFoot, perAveryBushel
  case centimetres, inches, perGallon, perLitre, perCubicMetre, gallons
  case poundsPerGallon, kilogramsPerLitre

  package func callAsFunction(_ value: Double) -> Double {
    switch self {
    case .hectares: Area(acres: value).hectares
    case .acres: Area(hectares: value).acres
    case .kilogramsPerHectare: ApplicationRate(poundsPerAcre: value).kilogramsPerHectare
    case .poundsPerAcre: ApplicationRate(kilogramsPerHectare: value).poundsPerAcre
    case .litres: Volume(bushels: value).litres
    case .kilograms: Mass(pounds: value).kilograms
    case .kilogramsPerHectolitre: BulkDensity(poundsPerBushel: value).kilogramsPerHectolitre
    case .poundsPerBushel: BulkDensity(kilogramsPerHectolitre: value).poundsPerBushel
    case .pounds: Mass(kilograms: value).pounds
    case .perCubicFoot: BulkDensity(poundsPerCubicFoot: value).poundsPerBushel
    case .centimetres: value * ConversionFactors.centimetresPerInch
    case .inches: value / ConversionFactors.centimetresPerInch
    case .perGallon: BulkDensity(poundsPerGallon: value).poundsPerBushel
    case .perLitre: BulkDensity(kilogramsPerHectolitre: 100 * value).poundsPerBushel
    case .perCubicMetre: BulkDensity(kilogramsPerHectolitre: value / 10).poundsPerBushel
    case .gallons: Volume(bushels: value).gallons
    case .poundsPerGallon: BulkDensity(poundsPerBushel: value).poundsPerGallon
    case .kilogramsPerLitre: BulkDensity(poundsPerBushel: value).kilogramsPerHectolitre / 100
    case .perAveryBushel: BulkDensity(poundsPerAveryBushel: value).poundsPerBushel
    }
  }
}

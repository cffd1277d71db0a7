import AirCart

/// A conversion between the two unit systems, by the factors that the whole of AirCart uses.
package enum Conversion: Int, CaseIterable, Sendable {
  /// Acres to hectares.
  case hectares = 0
  /// Hectares to acres.
  case acres = 1
  /// Pounds per acre to kilograms per hectare.
  case kilogramsPerHectare = 2
  /// Kilograms per hectare to pounds per acre.
  case poundsPerAcre = 3
  /// Bushels to litres.
  case litres = 4
  /// Pounds to kilograms.
  case kilograms = 5
  /// Pounds per bushel to kilograms per hectolitre.
  case kilogramsPerHectolitre = 6
  /// Kilograms per hectolitre to pounds per bushel.
  case poundsPerBushel = 7
  /// Kilograms to pounds.
  case pounds = 8
  /// Pounds per cubic foot to pounds per bushel.
  case perCubicFoot = 9
  /// Pounds per Avery bushel to pounds per bushel.
  case perAveryBushel = 10

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
    case .perAveryBushel: BulkDensity(poundsPerAveryBushel: value).poundsPerBushel
    }
  }
}

/// Factors between metric units and the canonical imperial ones.
///
/// Pound and acre follow the reference app to its last printed digit. Legally they are 0.45359237 kg
/// and 0.40468564224 ha, less than 1 part per million away; with the app's factors AirCart
/// returns the app's numbers bit for bit.
package enum ConversionFactors {
  /// Kilograms in one pound, as the reference app has it.
  package static let kilogramsPerPound = 0.453592

  /// Hectares in one acre, as the reference app has it.
  package static let hectaresPerAcre = 0.404685642

  /// Litres in one US (Winchester) bushel, 2150.42 cubic inches.
  package static let litresPerBushel = 35.23907016688

  /// Litres in one US gallon, 231 cubic inches.
  package static let litresPerGallon = 3.785411784

  /// Litres in one Imperial bushel, which is what the Avery bushel of Canadian test weights fills.
  package static let litresPerImperialBushel = 36.36872

  /// Litres in one cubic foot.
  package static let litresPerCubicFoot = 28.316846592

  /// Kilograms per hectare in one pound per acre: the quotient of the two factors above, so that
  /// rate and area convert there and back consistently.
  package static let kilogramsPerHectarePerPoundPerAcre = kilogramsPerPound / hectaresPerAcre

  // By definition; foot and mile are the international ones.
  package static let squareFeetPerAcre = 43_560.0
  package static let squareMetresPerHectare = 10_000.0
  package static let kilogramsPerTonne = 1_000.0
  package static let centimetresPerInch = 2.54
  package static let metresPerFoot = 0.3048
  package static let kilometresPerMile = 1.609344
}

/// The unit system in which a person writes and reads rates and field sizes.
public enum UnitSystem: UInt8, CaseIterable, Sendable {
  /// Pounds per acre, acres, bushels.
  case imperial
  /// Kilograms per hectare, hectares; tank volumes stay in bushels beside litres.
  case metric
}

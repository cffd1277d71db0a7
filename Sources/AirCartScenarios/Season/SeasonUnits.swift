/// Factors that only a season needs.
package enum SeasonUnits {
  /// Metres in an international foot.
  package static let metresPerFoot = 0.3048
  /// Kilometres in an international mile.
  package static let kilometresPerMile = 1.609344
}

/// The keys that a farm file has beside those of a scenario.
package enum FarmKey: String, CaseIterable, Sendable {
  /// The crops.
  case crops
  /// The fields.
  case fields
  /// The area of a field.
  case area
  /// The crop of a field.
  case crop
  /// The order in which the fields are seeded.
  case order
}

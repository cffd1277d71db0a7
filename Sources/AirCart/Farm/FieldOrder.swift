/// The order in which the fields of a farm are seeded: one for all carts that are compared.
public enum FieldOrder: UInt8, CaseIterable, Sendable {
  /// As the farm has them.
  case given
  /// Crop by crop, so that the fewest tanks change product, summed over all carts.
  case fewestCleanOuts
  /// Crop by crop by the date from which each is seeded; where dates tie, with the fewest clean-outs.
  case byDate

  /// The word in files and on the command line.
  package var name: String {
    switch self {
    case .given: "given"
    case .fewestCleanOuts: "fewest-cleanouts"
    case .byDate: "by-date"
    }
  }
}

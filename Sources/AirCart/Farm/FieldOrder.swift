/// The order in which the fields of a farm are seeded.
public enum FieldOrder: UInt8, CaseIterable, Sendable {
  /// As the farm has them.
  case given
  /// Chosen for each cart so that the fewest tanks change product.
  case fewestCleanOuts

  /// The word in files and on the command line.
  package var name: String {
    switch self {
    case .given: "given"
    case .fewestCleanOuts: "fewest-cleanouts"
    }
  }
}

// What nutrients, crops and estimates are called in sentences.

package import AirCart
package import AirCartSimulation

extension Nutrient {
  /// The name that people know it by, which is also how targets are written.
  package var name: String {
    switch self {
    case .nitrogen: "N"
    case .phosphate: "P2O5"
    case .potash: "K2O"
    case .sulphur: "S"
    }
  }

  /// The word in sentences, with the name.
  package var words: String { "\(self) (\(name))" }

  /// The letter of its element; on a bag P and K are the oxides.
  package var element: String { String(name.prefix(1)) }

  /// Everything that it is called.
  package var names: [String] {
    switch self {
    case .nitrogen: [name, "\(self)"]
    case .phosphate, .potash: [name, element, "\(self)"]
    case .sulphur: [name, "\(self)", "sulfur"]
    }
  }
}

extension SeedCrop {
  /// The word in sentences.
  package var name: String { self == .fabaBeans ? "faba beans" : "\(self)" }
}

extension Estimate {
  /// The figure with half of its interval, as in `17.3 ± 0.12`, or without decimals as in `3,126 ± 210`;
  /// a dash where it is not known.
  package func text(_ digits: Int) -> String {
    let text = { (value: Double, digits: Int) in
      guard value.isFinite else { return "–" }
      return digits > 0
        ? fixed(value, digits).grouped
        : Int(exactly: value.rounded(.toNearestOrEven))?.grouped ?? "–"
    }
    let own = text(value, digits)
    guard let interval, interval.upperBound.isFinite, value.isFinite else { return own }
    let half = (interval.upperBound - interval.lowerBound) / 2
    return own + " ± " + text(half, digits > 0 ? digits + 1 : 0)
  }
}

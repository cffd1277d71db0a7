package import AirCart

/// Two products that are to be kept apart: a warning with its source, never a refusal.
package struct PairWarning: Equatable, Sendable {
  /// The names of the two.
  package let products: [String]
  /// Why, and who says so.
  package let reason: String

  /// Creates the warning of a pair that a person wants to keep apart.
  package init(stated products: [String]) {
    self.products = products
    reason = "are to be kept apart, as stated"
  }

  private init(_ products: [String], _ reason: String) {
    self.products = products
    self.reason = reason
  }

  /// The pairs that published sources speak of.
  package static let published = [
    PairWarning(
      ["Urea (46-0-0)", "Potash (0-0-60)"],
      "are not to be stored as a mixture (IPNI, SEAP-3024)"),
    PairWarning(
      ["Urea (46-0-0)", "Ammonium Sulphate (21-0-0-24S)"],
      "draw water as a mixture from 56 % relative humidity on, alone from 73 and 79 % (Smart "
        + "Nutrition)"),
  ]

  /// The warnings that concern a job: published ones and those stated for it, each pair once.
  package static func all(in problem: AllocationProblem, stated: [[String]]) -> [PairWarning] {
    let applied = problem.products.filter(\.isApplied).map(\.name)
    let own = stated.map { PairWarning(stated: $0) }
    let others = published.filter { pair in
      !own.contains { Set($0.products) == Set(pair.products) }
    }
    return (others + own).filter { $0.products.allSatisfy(applied.contains) }
  }

  /// The warning in a sentence: incompatible products need separate air streams, and a tank that
  /// held one of them is cleaned before the other follows.
  package var text: String {
    "\(products.listed) \(reason): give them separate air streams, as a double-shoot drill has "
      + "(Deere), and clean a tank before one follows the other."
  }
}

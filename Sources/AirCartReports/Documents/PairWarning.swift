package import AirCart
import AirCartScenarios

/// Two products that are to be kept apart: a warning with its source, never a refusal.
package struct PairWarning: Equatable, Sendable {
  /// The names of the two.
  package let products: [String]
  /// Why, as the end of a clause that begins with the two.
  package let reason: String
  /// Who says so.
  package let source: String

  /// Creates the warning of a pair that a person wants to keep apart.
  package init(stated products: [String]) {
    self.init(products, "are to be kept apart", "as stated")
  }

  private init(_ products: [String], _ reason: String, _ source: String) {
    self.products = products
    self.reason = reason
    self.source = source
  }

  /// The pairs that published sources speak of, which is of mixtures.
  package static let published = [
    PairWarning(
      ["Urea (46-0-0)", "Potash (0-0-60)"], "are not to be stored as a mixture",
      "IPNI, SEAP-3024"),
    PairWarning(
      ["Urea (46-0-0)", "Ammonium Sulphate (21-0-0-24S)"],
      "draw water as a mixture from 56 % relative humidity on, alone from 73 and 79 %",
      "Smart Nutrition"),
  ]

  /// The warnings that concern products of one job: published ones and those stated for it, each
  /// pair once.
  package static func all(among applied: [String], stated: [[String]]) -> [PairWarning] {
    var own: [PairWarning] = []
    for pair in stated where !own.contains(where: { $0.isAbout(pair) }) {
      own.append(PairWarning(stated: pair))
    }
    let others = published.filter { pair in !own.contains { $0.isAbout(pair.products) } }
    return (others + own).filter { $0.products.allSatisfy(applied.contains) }
  }

  /// Whether it is about these two, in whatever order.
  package func isAbout(_ pair: [String]) -> Bool { Set(products) == Set(pair) }

  /// The warning as advice: incompatible products need separate air streams, and a tank that held
  /// one of them is cleaned before the other follows.
  package var note: AdviceNote {
    AdviceNote(
      code: Self.code,
      message: "\(products.listed) \(reason): give them separate air streams, as a double-shoot "
        + "drill has, and clean a tank before one follows the other.",
      source: "\(source); air streams: Deere")
  }

  /// The kind of advice.
  package static let code = "keep-apart"
}

extension AllocationProblem {
  /// The names of the products that are applied.
  package var appliedNames: [String] { products.filter(\.isApplied).map(\.name) }
}

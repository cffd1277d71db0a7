package import AirCart
import AirCartDocuments

/// Two products that are to be kept apart: a warning with its source, never a refusal.
package struct PairWarning: Equatable, Sendable {
  /// The names of the two.
  package let products: [String]
  /// Why, and what can be done, as the end of a sentence that begins with the two.
  package let reason: String
  /// Who says so.
  package let source: String

  /// Creates the warning of a pair that a person wants to keep apart.
  package init(stated products: [String]) {
    self.init(
      products,
      "are to be kept apart: give them separate air streams, as a double-shoot drill has, and "
        + "clean a tank before one follows the other", "as stated; air streams: Deere")
  }

  private init(_ products: [String], _ reason: String, _ source: String) {
    self.products = products
    self.reason = reason
    self.source = source
  }

  /// The pairs that published sources speak of, which is of mixtures: from two tanks they meet for
  /// seconds.
  package static let published = [
    PairWarning(
      ["Urea (46-0-0)", "Potash (0-0-60)"],
      "are not to be stored as a blend: clean a tank before one follows the other",
      "IPNI, SEAP-3024"),
    PairWarning(
      ["Urea (46-0-0)", "Ammonium Sulphate (21-0-0-24S)"],
      "draw water as a blend from 56 % relative humidity on, alone from 73 and 79 %: do not leave "
        + "a blend in a tank overnight or through rain",
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

  /// The warning as advice.
  package var note: AdviceNote {
    AdviceNote(code: Self.code, message: "\(products.listed) \(reason).", source: source)
  }

  /// The kind of advice.
  package static let code = "keep-apart"
}

extension AllocationProblem {
  /// The names of the products that are applied.
  package var appliedNames: [String] { products.filter(\.isApplied).map(\.name) }
}

package import AirCart
import AirCartDocuments

/// Two products that do not go together: a warning with its source, never a refusal.
package struct PairWarning: Equatable, Sendable {
  /// The names of the two.
  package let products: [String]
  /// What not to do with the two, in a sentence.
  package let message: String
  /// Who says so.
  package let source: String
  /// Whether the two are left out where blends are looked for.
  package let isRuledOut: Bool

  /// Creates the warning of a pair that a person has stated.
  package init(stated products: [String]) {
    self.init(
      products,
      "\(products.listed) are incompatible: do not blend them, and clean a tank before one follows "
        + "the other.", "as stated", isRuledOut: true)
  }

  /// Creates the warning of a blend of two.
  private init(
    blend products: [String], _ reason: String, _ source: String, isRuledOut: Bool = false
  ) {
    self.init(products, "A blend of \(products.listed) \(reason)", source, isRuledOut: isRuledOut)
  }

  private init(_ products: [String], _ message: String, _ source: String, isRuledOut: Bool) {
    self.isRuledOut = isRuledOut
    self.products = products
    self.message = message
    self.source = source
  }

  /// The blends that published sources warn of; from two tanks the products meet for seconds.
  package static let published = [
    PairWarning(
      blend: ["Urea (46-0-0)", "Potash (0-0-60)"],
      "must not be stored: empty the tank the day it is mixed.", "IPNI, SEAP-3024",
      isRuledOut: true),
    PairWarning(
      blend: ["Urea (46-0-0)", "Ammonium Sulphate (21-0-0-24S)"],
      "draws water from 56 % relative humidity on: do not leave it in a tank overnight or through "
        + "rain.", "Smart Nutrition"),
  ]

  /// The warnings that concern products of one job, each pair once: those stated for it, and
  /// published ones of what is blended, or may be because the products outnumber the tanks.
  package static func all(
    among applied: [String], blended: [[String]] = [], stated: [[String]], tanks: Int
  ) -> [PairWarning] {
    var own: [PairWarning] = []
    for pair in stated where !own.contains(where: { $0.isAbout(pair) }) {
      own.append(PairWarning(stated: pair))
    }
    let needed = applied.count - blended.map { $0.count - 1 }.reduce(0, +)
    let blends = published.filter { pair in
      needed > tanks || blended.contains { Set(pair.products).isSubset(of: $0) }
    }
    let others = blends.filter { pair in !own.contains { $0.isAbout(pair.products) } }
    return (others + own).filter { $0.products.allSatisfy(applied.contains) }
  }

  /// Whether it is about these two, in whatever order.
  package func isAbout(_ pair: [String]) -> Bool { Set(products) == Set(pair) }

  /// The warning as advice.
  package var note: AdviceNote { AdviceNote(code: Self.code, message: message, source: source) }

  /// The kind of advice.
  package static let code = "keep-apart"
}

extension AllocationProblem {
  /// The names of the products that are applied.
  package var appliedNames: [String] {
    products.filter(\.isApplied).flatMap { $0.parts.isEmpty ? [$0.name] : $0.parts.map(\.name) }
  }

  /// The names of what is blended, blend by blend.
  package var blendedNames: [[String]] {
    products.filter { !$0.parts.isEmpty }.map { $0.parts.map(\.name) }
  }
}

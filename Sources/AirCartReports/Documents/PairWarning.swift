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

  /// Creates the warning of a pair that a person has stated.
  package init(stated products: [String]) {
    self.init(products, Statement(.incompatible, .products([0, 1])), localized("as stated"))
  }

  private init(_ products: [String], _ statement: Statement, _ source: String) {
    self.products = products
    message = StatementText(units: .imperial, products: products).text(statement)
    self.source = source
  }

  /// The blends that published sources warn of.
  package static var published: [PairWarning] {
    BlendHazard.allCases.map { hazard in
      PairWarning(
        hazard.products, hazard.statement(of: [0, 1]),
        hazard.isRuledOut ? "IPNI, SEAP-3024" : "Smart Nutrition")
    }
  }

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

  package var note: AdviceNote { AdviceNote(code: Self.code, message: message, source: source) }

  /// The kind of advice.
  package static let code = "keep-apart"
}

extension AdviceNote {
  /// Whether it warns of a published blend, which matters only where products are blended.
  var isOfBlend: Bool { PairWarning.published.contains { $0.note == self } }
}

extension ProductDemand {
  /// The names of what it is blended of, or its own.
  var partNames: [String] { parts.isEmpty ? [name] : parts.map(\.name) }
}

extension Job {
  package var appliedNames: [String] {
    products.filter(\.isApplied).flatMap(\.partNames)
  }

  /// The names of what is blended, blend by blend.
  package var blendedNames: [[String]] {
    products.filter { !$0.parts.isEmpty }.map(\.partNames)
  }
}

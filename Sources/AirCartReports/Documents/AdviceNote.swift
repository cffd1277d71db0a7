package import AirCart
import AirCartDocuments

/// A piece of advice in words, with where it was read.
package struct AdviceNote: Equatable, Sendable {
  /// The kind, stable over releases.
  package let code: String
  /// What can be done, in sentences.
  package let message: String
  /// Where it was read.
  package let source: String

  /// Creates a piece of advice.
  package init(code: String, message: String, source: String) {
    self.code = code
    self.message = message
    self.source = source
  }

  /// The advice with its source behind it.
  package var text: String { "\(message) [\(source)]" }
}

extension PlanDocument {
  /// The same document with advice about its job.
  package var advised: PlanDocument {
    var document = self
    document.advice = AdviceNote.notes(on: problem, units: units, keepApart: keepApart)
    return document
  }

  /// What each product delivers of nutrients, where it has a grade.
  package var nutrientRows: [(product: String, nutrients: Nutrients)] {
    problem.products.compactMap { product in
      guard product.isApplied, let grade = product.traits.grade else { return nil }
      return (product.name, Nutrients(grade, at: product.rate))
    }
  }
}

extension AllocationProblem {
  /// The nutrients on an acre; `nil` when no applied product has a grade.
  package var nutrients: Nutrients? {
    Advisor.nutrients(of: products)
  }
}

extension AdviceNote {
  /// The advice about a job.
  ///
  /// - Parameters:
  ///   - problem: The job.
  ///   - units: The units that amounts are told in.
  ///   - keepApart: Pairs of products that are stated to be incompatible.
  /// - Returns: The advice: of the band, the seed row, inoculant, then of pairs.
  package static func notes(
    on problem: AllocationProblem, units: UnitSystem, keepApart: [[String]]
  ) -> [AdviceNote] {
    let words = AdviceWords(products: problem.products, units: units)
    return Advisor.advice(on: problem.products).map(words.note)
      + PairWarning.all(
        among: problem.appliedNames, blended: problem.blendedNames, stated: keepApart,
        tanks: problem.rules.usableTanks.count
      ).map(\.note)
  }
}

// MARK: Words

/// Puts the advice about products into words.
private struct AdviceWords {
  let products: [ProductDemand]
  let units: UnitSystem

  func note(_ advice: Advice) -> AdviceNote {
    let message = StatementText(units: units, products: products.map(\.name)).text(advice.statement)
    switch advice {
    case .seedRowPhosphate(let crop, _):
      return AdviceNote(code: "seed-row-phosphate", message: message, source: source(of: crop))
    case .seedRowPotash(let crop, _):
      return AdviceNote(code: "seed-row-potash", message: message, source: source(of: crop))
    case .banded:
      return AdviceNote(
        code: "banded", message: message,
        source: "\(SeedRowMaxima.bourgault); Canola Council, 2013")
    case .inoculant:
      return AdviceNote(
        code: "inoculant", message: "\(message.dropLast()), as in inoculant=5.",
        source: "Western Producer, pulse inoculants")
    }
  }

  private func source(of crop: SeedCrop) -> String {
    crop.seedRowMaxima?.source ?? SeedRowMaxima.bourgault
  }
}

extension Nutrients {
  /// The nutrients with the names that people know them by.
  package var named: [(name: String, rate: ApplicationRate)] {
    zip(Nutrient.allCases, [nitrogen, phosphate, potash, sulphur]).map { ($0.name, $1) }
  }
}

extension SeedCrop {
  /// The word in sentences.
  package var name: String {
    switch self {
    case .wheat: "wheat"
    case .durum: "durum"
    case .barley: "barley"
    case .oats: "oats"
    case .canola: "canola"
    case .flax: "flax"
    case .peas: "peas"
    case .lentils: "lentils"
    case .soybeans: "soybeans"
    case .corn: "corn"
    case .mustard: "mustard"
    case .chickpeas: "chickpeas"
    case .canaryseed: "canaryseed"
    }
  }
}

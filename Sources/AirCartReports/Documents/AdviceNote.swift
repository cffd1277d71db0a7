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

  /// What goes with the seed and what into the band, of the products of which it is stated.
  var seedPlacedSentences: [String] {
    (request?.products ?? []).compactMap { product in
      guard let share = product.seedPlaced else { return nil }
      let placed = product.rate * share / 100
      return "\(product.name): \(short(placed)) \(amounts.rateUnit) with the seed, "
        + "\(short(product.rate - placed)) \(amounts.rateUnit) in the band."
    }
  }

  /// What each product delivers of nutrients, where it has a grade.
  package var nutrientRows: [(product: String, nutrients: Nutrients)] {
    problem.products.compactMap { product in
      Nutrients(of: [product]).map { (product.name, $0) }
    }
  }
}

extension AllocationProblem {
  /// The nutrients on an acre; `nil` when no applied product has a grade.
  package var nutrients: Nutrients? { Nutrients(of: products) }
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
    return Advisor.advice(on: problem.products, units: units).map(words.note)
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
    case .seedRow(let excess):
      let word = excess.nutrient.words.prefix { $0 != " " }
      return AdviceNote(
        code: "seed-row-\(word)", message: message, source: excess.maximum.source)
    case .banded:
      return AdviceNote(
        code: "banded", message: message,
        source: "\(SeedRowMaximum.bourgault); Canola Council, 2013")
    case .inoculant:
      return AdviceNote(
        code: "inoculant", message: "\(message.dropLast()), as in inoculant=5.",
        source: "Western Producer, pulse inoculants")
    }
  }
}

extension Nutrients {
  /// The nutrients with the names that people know them by.
  package var named: [(name: String, rate: ApplicationRate)] {
    Nutrient.allCases.map { ($0.name, self[$0]) }
  }
}

extension SeedCrop {
  /// The word in sentences.
  package var name: String { "\(self)" }
}

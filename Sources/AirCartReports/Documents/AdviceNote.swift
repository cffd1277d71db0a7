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
    let text = StatementText(units: units, products: problem.products.map(\.name))
    return Advisor.advice(on: problem.products, units: units).map {
      AdviceNote($0, message: text.text($0.statement))
    }
      + PairWarning.all(
        among: problem.appliedNames, blended: problem.blendedNames, stated: keepApart,
        tanks: problem.rules.usableTanks.count
      ).map(\.note)
  }

  private init(_ advice: Advice, message: String) {
    switch advice {
    case .seedRow(let excess):
      let word = excess.nutrient.words.prefix { $0 != " " }
      self.init(code: "seed-row-\(word)", message: message, source: excess.maximum.source)
    case .banded:
      self.init(
        code: "banded", message: message,
        source: "\(SeedRowMaximum.bourgault); Canola Council, 2013")
    case .inoculant:
      self.init(
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

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
    switch advice {
    case .seedRowPhosphate(let crop, let delivered):
      let maxima = crop.seedRowMaxima
      let most = [maxima?.phosphateLow, maxima?.phosphateHigh].compactMap { $0 }
      return seedRow("seed-row-phosphate", of: crop, "phosphate (P2O5)", most: most, delivered)
    case .seedRowPotash(let crop, let delivered):
      let most = [crop.seedRowMaxima?.potash].compactMap { $0 }
      return seedRow("seed-row-potash", of: crop, "potash (K2O)", most: most, delivered)
    case .banded(let own):
      let names = own.map { products[$0].name }
      return AdviceNote(
        code: "banded",
        message: "\(names.listed) \(names.count == 1 ? "belongs" : "belong") in a band away from "
          + "the seed.", source: "\(SeedRowMaxima.bourgault); Canola Council, 2013")
    case .inoculant(let crop):
      return AdviceNote(
        code: "inoculant",
        message: "Granular inoculant for \(crop.name) needs its own tank. If you use it, add it to "
          + "the job with its rate, as in inoculant=5.",
        source: "Western Producer, pulse inoculants")
    }
  }

  private func seedRow(
    _ code: String, of crop: SeedCrop, _ nutrient: String, most: [ApplicationRate],
    _ delivered: ApplicationRate
  ) -> AdviceNote {
    var figures = most.map { figure($0) }
    if figures.count == 2, figures[0] == figures[1] { figures.removeLast() }
    return AdviceNote(
      code: code,
      message: "With \(crop.name), at most \(figures.joined(separator: " to ")) \(unit) of "
        + "\(nutrient) may be seed-placed; this job delivers \(figure(delivered)). Place part of "
        + "it with the seed and the rest in the band.",
      source: crop.seedRowMaxima?.source ?? SeedRowMaxima.bourgault)
  }

  private var unit: String { units == .imperial ? "lb/ac" : "kg/ha" }

  /// One decimal where there is something behind the point.
  private func figure(_ rate: ApplicationRate) -> String {
    short(units == .imperial ? rate.poundsPerAcre : rate.kilogramsPerHectare)
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

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
    document.advice = AdviceNote.notes(on: job, units: units, keepApart: keepApart)
    return document
  }

  /// What goes with the seed and what into the band, of the products of which it is stated.
  var seedPlacedSentences: [String] {
    (request?.products ?? []).compactMap { product in
      guard let share = product.seedPlaced else { return nil }
      let placed = product.rate * share / 100
      let beside = "\(short(placed)) \(amounts.rateUnit)"
      let banded = "\(short(product.rate - placed)) \(amounts.rateUnit)"
      return localized("\(product.name): \(beside) with the seed, \(banded) in the band.")
    }
  }
}

extension AdviceNote {
  /// The advice about a job.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - units: The units that amounts are told in.
  ///   - keepApart: Pairs of products that are stated to be incompatible.
  /// - Returns: The advice: of the drill, the seed row, inoculant, then of pairs.
  package static func notes(
    on job: Job, units: UnitSystem, keepApart: [[String]]
  ) -> [AdviceNote] {
    Advisor.advice(on: job.products, drill: job.drill, units: units).map {
      AdviceNote($0, about: job.products.map(\.name), in: units)
    }
      + PairWarning.all(
        among: job.appliedNames, blended: job.blendedNames, stated: keepApart,
        tanks: job.rules.usableTanks.count
      ).map(\.note)
  }

  /// The advice about the crops of a farm, each by its job, but for pairs: what is assumed of the drill
  /// once for all, then what concerns a crop with its name.
  static func notes(
    on crops: [(name: String, job: Job)], units: UnitSystem
  ) -> [AdviceNote] {
    var assumed: [FarmAssumption] = []
    var notes: [(crop: String, note: AdviceNote)] = []
    for (name, job) in crops {
      for advice in Advisor.advice(on: job.products, drill: job.drill, units: units) {
        if case .assumed(let own) = advice {
          let own = FarmAssumption(own, about: job.products)
          let like = assumed.firstIndex { $0.agrees(with: own) }
          if let like { assumed[like].add(own) } else { assumed.append(own) }
        } else {
          let note = AdviceNote(advice, about: job.products.map(\.name), in: units)
          notes.append((name, note))
        }
      }
    }
    return assumed.map { $0.note(in: units) }
      + notes.grouped(by: \.note).map { note, crops in note.about(crops.map(\.crop)) }
  }

  /// The same about what is called so.
  func about(_ names: [String]) -> AdviceNote {
    AdviceNote(code: code, message: localized("\(names.listed): \(message)"), source: source)
  }

  /// Advice about products by name; another drill is stated in a farm's file, or by an option.
  fileprivate init(
    _ advice: Advice, about products: [String], in units: UnitSystem, isOfFarm: Bool = false
  ) {
    let message = StatementText(units: units, products: products).text(advice.statement)
    switch advice {
    case .assumed:
      self.init(
        code: "assumed-drill",
        message: localized(
          isOfFarm
            ? "\(message) State yours as \"drill\" in the farm file."
            : "\(message) State yours with --drill."),
        source: localized("AirCart's own assumption"))
    case .keptFromSeed(let refusal):
      self.init(
        code: "kept-from-seed", message: message, source: Self.sources(of: refusal.limits))
    case .seedRow(let excess):
      self.init(code: "seed-row", message: message, source: Self.sources(of: excess.limits))
    case .inoculant:
      self.init(
        code: "inoculant", message: localized("\(message.dropLast()), as in inoculant=5."),
        source: "Western Producer, pulse inoculants")
    }
  }
}

extension AdviceNote {
  /// Where limits were read; a source that is behind another of the same name adds its figures only.
  private static func sources(of limits: [Seedbed.Limit]) -> String {
    var names: Set<String> = []
    var texts: [String] = []
    for source in limits.map(\.allowed.source) {
      let name = source.firstRange(of: ": ").map { String(source[..<$0.lowerBound]) } ?? source
      let isNew = names.insert(name).inserted
      let text = isNew ? source : String(source.dropFirst(name.count + 2))
      let isKnown = texts.contains { $0 == text || $0.hasSuffix(": " + text) }
      if !text.isEmpty, !isKnown { texts.append(text) }
    }
    return texts.joined(separator: "; ")
  }
}

extension Nutrients {
  /// The nutrients with the names that people know them by.
  package var named: [(name: String, rate: ApplicationRate)] {
    Nutrient.allCases.map { ($0.name, self[$0]) }
  }
}

/// What is assumed of the drill for crops of a farm, with products by name.
private struct FarmAssumption {
  private var details: Advice.Assumption
  private var besideSeed: [String]
  private var banded: [String]

  init(_ own: Advice.Assumption, about products: [ProductDemand]) {
    let names = { (positions: [Int]) in positions.flatMap { products[$0].partNames } }
    (details, besideSeed, banded) = (own, names(own.besideSeed), names(own.banded))
  }

  /// Whether one drill can be what both assume.
  func agrees(with other: FarmAssumption) -> Bool {
    let pairs = [(details.rows, other.details.rows), (details.opener, other.details.opener)]
    return pairs.allSatisfy { $0 == $1 || $0 == nil || $1 == nil }
  }

  mutating func add(_ other: FarmAssumption) {
    details.isDrill = details.isDrill || other.details.isDrill
    details.rows = details.rows ?? other.details.rows
    details.opener = details.opener ?? other.details.opener
    details.isMediumSoil = details.isMediumSoil || other.details.isMediumSoil
    besideSeed = (besideSeed + other.besideSeed).distinct
    banded = (banded + other.banded).distinct
  }

  func note(in units: UnitSystem) -> AdviceNote {
    let names = besideSeed + banded
    var own = details
    own.besideSeed = Array(besideSeed.indices)
    own.banded = Array(besideSeed.count..<names.count)
    return AdviceNote(.assumed(own), about: names, in: units, isOfFarm: true)
  }
}

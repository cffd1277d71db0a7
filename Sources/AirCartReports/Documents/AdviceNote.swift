package import AirCart
import AirCartDocuments

/// A piece of advice in words, with where it was read.
package struct AdviceNote: Equatable, Sendable {
  /// The kind, stable over releases.
  package let code: String
  /// The advice, as a sentence.
  package let message: String
  /// Where it was read.
  package let source: String

  /// Whether it is about the tanks of one cart.
  package let isAboutTanks: Bool

  /// Creates a piece of advice.
  package init(code: String, message: String, source: String, isAboutTanks: Bool = false) {
    self.code = code
    self.message = message
    self.source = source
    self.isAboutTanks = isAboutTanks
  }

  /// The advice with its source behind it.
  package var text: String { "\(message) [\(source)]" }
}

extension PlanDocument {
  /// The same document with advice about its job and its tanks.
  package var advised: PlanDocument {
    var document = self
    document.advice = AdviceNote.notes(
      for: problem, plan: isFeasible ? plan.recommended : nil, units: units,
      keepApart: keepApart)
    return document
  }

  /// What each product delivers of nutrients, where it has a grade.
  package var nutrientRows: [(product: String, nutrients: Nutrients)] {
    problem.products.compactMap { product in
      guard product.isApplied, let grade = ProductTraits(product).grade else { return nil }
      return (product.name, Nutrients(grade, at: product.rate))
    }
  }
}

extension AllocationProblem {
  /// The nutrients on an acre; `nil` when no applied product has a grade.
  package var nutrients: Nutrients? {
    Advisor.nutrients(of: products.map { ProductTraits($0) })
  }
}

extension AdviceNote {
  /// The advice about a job, and about the tanks of its plan.
  ///
  /// - Parameters:
  ///   - problem: The job.
  ///   - plan: The tanks of the plan; `nil` where no plan gives every product one.
  ///   - units: The units that amounts are told in.
  ///   - keepApart: Pairs of products that are to be kept apart, beside published ones.
  /// - Returns: The advice: of nutrients, the seed row, inoculant, pairs, then of tanks.
  package static func notes(
    for problem: AllocationProblem, plan: Assignment?, units: UnitSystem, keepApart: [[String]]
  ) -> [AdviceNote] {
    AdviceWords(problem: problem, plan: plan, units: units, keepApart: keepApart).notes
  }
}

extension ProductTraits {
  /// What is known of a product by its name.
  fileprivate init(_ product: ProductDemand) {
    let listed = ProductCatalogue.product(named: product.name)
    self.init(
      rate: product.rate, crop: listed == nil ? SeedCrop(inName: product.name) : listed?.crop,
      grade: listed == nil ? NutrientGrade(inName: product.name) : listed?.grade,
      isInoculant: Self.inoculants.contains { product.name.lowercased().contains($0) })
  }

  /// Parts of names of inoculants; each kind is recognised by one of them.
  private static let inoculants = [
    "inocul", "rhizob", "nodulator", "tagteam", "tag team", "cell-tech", "celltech", "cell tech",
  ]
}

extension SeedCrop {
  /// The crop of a product that is not listed, where its name has that of an unlisted crop.
  fileprivate init?(inName name: String) {
    let name = name.lowercased()
    let words: [(String, SeedCrop)] = [
      ("mustard", .mustard), ("chickpea", .chickpeas), ("canaryseed", .canaryseed),
      ("canary seed", .canaryseed),
    ]
    guard let crop = words.first(where: { name.contains($0.0) })?.1 else { return nil }
    self = crop
  }
}

// MARK: Words

/// Puts the advice about a plan into words.
private struct AdviceWords {
  let problem: AllocationProblem
  let plan: Assignment?
  let units: UnitSystem
  let keepApart: [[String]]

  private var products: [ProductDemand] { problem.products }
  private var cart: Cart { problem.cart }

  var notes: [AdviceNote] {
    let traits = products.map { ProductTraits($0) }
    let agronomy = Advisor.agronomy(of: traits).compactMap { note($0) }
    let nutrients = problem.nutrients.map { [note($0)] } ?? []
    let pairs = PairWarning.all(among: problem.appliedNames, stated: keepApart).map(\.note)
    let ofJob = nutrients + agronomy + pairs
    // Where no plan gives every product a tank, there are no tanks to speak of.
    guard let plan else { return ofJob }
    let tanks = Advisor.tanks(
      traits, plan, on: cart, hasMeterPerTank: cart.source == BourgaultCarts.source)
    return ofJob + saddle(tanks) + tanks.compactMap { note($0) } + tanks.compactMap { meters($0) }
  }

  private func note(_ nutrients: Nutrients) -> AdviceNote {
    let parts = nutrients.named.filter { $0.rate.poundsPerAcre > 0 }
      .map { "\($0.name) \(figure($0.rate))" }
    let amounts = parts.isEmpty ? "none" : "\(parts.listed) \(unit)"
    return AdviceNote(
      code: "nutrients", message: "Nutrients delivered: \(amounts).", source: "product grades")
  }

  /// What is said of each piece alone; saddle tanks are put together.
  private func note(_ advice: Advice) -> AdviceNote? {
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
          + "the seed.", source: "\(SeedRowMaxima.source); Canola Council, 2013")
    case .phosphateTanks(let tanks): return phosphate(tanks)
    case .inoculant(let crop):
      return AdviceNote(
        code: "inoculant", message: "Granular inoculant for \(crop.name) takes a separate tank.",
        source: "Western Producer, pulse inoculants")
    case .saddle, .meters: return nil
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
      source: SeedRowMaxima.source)
  }

  /// One note for all saddle tanks.
  private func saddle(_ advice: [Advice]) -> [AdviceNote] {
    let places = advice.compactMap { advice -> (product: Int, tank: String)? in
      guard case .saddle(let product, let tank) = advice else { return nil }
      return (product, cart.tanks[tank].name)
    }
    guard let first = places.first else { return [] }
    let parts = places.map { "\(products[$0.product].name) in \($0.tank)" }
    let canola = products.first { $0.isApplied && ProductTraits($0).crop == .canola }
    let remedy = canola.map { "; --pin \($0.name)=\(first.tank) keeps it for that" } ?? ""
    return [
      AdviceNote(
        code: "saddle-tank",
        message: "\(parts.listed): a saddle tank is made for canola, granular inoculant and bagged "
          + "product\(remedy).", source: "Odessa Trading, Bourgault 8550", isAboutTanks: true)
    ]
  }

  private func phosphate(_ tanks: TankSet) -> AdviceNote {
    let names = cart.tanks.indices.filter(tanks.contains).map { cart.tanks[$0].name }
    return AdviceNote(
      code: "phosphate-auger",
      message: "Phosphate in \(names.listed): Bourgault recommends one tank "
        + "with a steel meter auger for it, and plastic ones in the others.",
      source: "Bourgault, Cutting Edge 2024", isAboutTanks: true)
  }

  /// A product in several tanks, where fewer would take no more fills.
  private func meters(_ advice: Advice) -> AdviceNote? {
    guard case .meters(let product, let tanks) = advice,
      let fewer = fewestTanks(of: product, below: tanks.count)
    else { return nil }
    let name = products[product].name
    return AdviceNote(
      code: "split-meters",
      message:
        "\(name) in \(tanks.count) tanks, each with its own meter and control channel: "
        + "--most \(ShellWord.quoted("\(name)=\(fewer)")) takes no more fills.",
      source: "inferred from Western Producer, new air carts", isAboutTanks: true)
  }

  /// The fewest tanks, below a number, with which a product takes no more fills.
  private func fewestTanks(of product: Int, below count: Int) -> Int? {
    guard let plan else { return nil }
    let fills = problem.fills(problem.areaPerFill(of: plan).acres)
    var fewest: Int?
    for most in (1..<count).reversed() {
      guard
        let limited = try? AllocationProblem(
          cart: cart, area: problem.area, products: products,
          constraints: problem.constraints + [.mostTanks(product: product, most)]),
        let best = try? Method.exact(for: limited).allocate(limited, for: .largestAreaPerFill),
        best.status != .infeasible, limited.fills(best.value) <= fills
      else { return fewest }
      fewest = most
    }
    return fewest
  }

  private var unit: String { units == .imperial ? "lb/ac" : "kg/ha" }

  /// One decimal where there is something behind the point.
  private func figure(_ rate: ApplicationRate) -> String {
    let value = units == .imperial ? rate.poundsPerAcre : rate.kilogramsPerHectare
    let text = fixed(value, 1)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension AllocationProblem {
  /// The fills that the field takes at an area per fill.
  fileprivate func fills(_ acres: Double) -> Double {
    FillArithmetic.fills(field: area.acres, areaPerFill: acres)
  }
}

extension Nutrients {
  /// The nutrients with the names that people know them by.
  package var named: [(name: String, rate: ApplicationRate)] {
    [("N", nitrogen), ("P2O5", phosphate), ("K2O", potash), ("S", sulphur)]
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

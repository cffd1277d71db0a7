/// How much of a nutrient may lie with the seed, as actual nutrient: the lower figure where sources
/// differ.
package struct SeedRowLimit: Equatable, Sendable {
  package let rate: ApplicationRate
  /// Where it was read, with figures that differ.
  package let source: String
  /// The seedbed utilization that it holds at, 0 to 1, where it depends on that.
  package let utilization: Double?
  /// The share of the stand that is lost at the limit, in percent, where the source names it.
  package let loss: Double?

  /// Creates a limit in lb/ac.
  init(_ pounds: Double, _ source: String, at utilization: Double? = nil, loss: Double? = nil) {
    rate = ApplicationRate(poundsPerAcre: pounds)
    self.source = source
    self.utilization = utilization
    self.loss = loss
  }

  // Byte by byte: Embedded Swift would need Unicode's tables to compare strings.
  package static func == (left: SeedRowLimit, right: SeedRowLimit) -> Bool {
    left.rate == right.rate && left.utilization == right.utilization && left.loss == right.loss
      && left.source.utf8.elementsEqual(right.source.utf8)
  }

  /// The maker's table, which bands nitrogen and sulphur beside every crop.
  fileprivate static let bourgault = "Bourgault Agronomy, recommended maximum fertilizer rates"
  /// Everything but phosphate outside the seed row: 2013-05-15, 2018-03-02 and 2020-04-29.
  fileprivate static let canolaCouncil = "Canola Council, 2013, 2018 and 2020"
  fileprivate static let manitoba =
    "Manitoba Agriculture, seed-placed nitrogen fertilizer: a second opinion please"
  fileprivate static let decisionAid =
    "SDSU Extension and IPNI, decision aid for fertilizer placed with seed"
}

extension SeedCrop {
  /// How much of a nutrient may lie with the seed; `nil` where nothing was read, and nothing is said.
  ///
  /// Nitrogen and sulphur are those of products without phosphate; what phosphate brings of them is
  /// for ``Seedbed``. Durum, rye and triticale are inferred, as wheat; of faba beans, lupins, vetch,
  /// sunflower, camelina and hemp nothing was read.
  package func seedRowLimit(of nutrient: Nutrient, with drill: SeedDrill) -> SeedRowLimit? {
    switch nutrient {
    case .nitrogen: nitrogenLimit(with: drill)
    case .phosphate: phosphateLimit(with: drill)
    case .potash: potashLimit(with: drill)
    case .sulphur: sulphurLimit
    }
  }

  // MARK: Phosphate and potash

  private func phosphateLimit(with drill: SeedDrill) -> SeedRowLimit? {
    func bourgault(_ pounds: Double, _ words: String) -> SeedRowLimit {
      SeedRowLimit(pounds, SeedRowLimit.bourgault + ": " + words + " lb/ac")
    }
    return switch self {
    case .wheat, .durum, .barley, .oats, .rye, .triticale: bourgault(45, "45 to 50")
    case .canola:
      SeedRowLimit(
        drill.isWide ? 25 : 20,
        SeedRowLimit.canolaCouncil
          + ": 15 to 20 lb/ac, 25 with wide openers; Bourgault Agronomy: 25 to 30")
    case .flax, .peas, .mustard: bourgault(15, "15")
    case .lentils: bourgault(15, "15 to 20")
    case .chickpeas: bourgault(20, "20 to 25")
    case .canaryseed: bourgault(25, "25")
    case .soybeans:
      // In rows of 15 inches by the guide of the province, and by its pulse specialist.
      SeedRowLimit(
        10,
        "Manitoba Cooperator, 2019, beating the heat on seed-placed fertilizer: 10 to 20 lb/ac")
    case .corn, .fabaBeans, .lupins, .vetch, .sunflower, .camelina, .hemp: nil
    }
  }

  private func potashLimit(with drill: SeedDrill) -> SeedRowLimit? {
    switch self {
    case .wheat, .durum, .barley, .oats, .rye, .triticale, .peas, .lentils, .chickpeas,
      .canaryseed:
      SeedRowLimit(15, SeedRowLimit.bourgault + ": 15 lb/ac")
    case .canola, .mustard, .flax:
      SeedRowLimit(
        0, SeedRowLimit.canolaCouncil + ": none with the seed; Bourgault Agronomy: 15 lb/ac")
    case .corn: cornPotash(with: drill)
    case .soybeans:
      SeedRowLimit(0, "Michigan State University, pop-up fertilizers: none with soybeans")
    case .fabaBeans, .lupins, .vetch, .sunflower, .camelina, .hemp: nil
    }
  }

  /// N and K2O together, without urea, in rows of 20, 30 and 40 inches: 12, 8 and 6 lb/ac, on sandy
  /// soil 8, 6 and 4 (Kansas State University); the next wider row where it is another.
  private func cornPotash(with drill: SeedDrill) -> SeedRowLimit {
    let table: [(rows: Double, usual: Double, sandy: Double)] = [
      (20, 12, 8), (30, 8, 6), (40, 6, 4),
    ]
    let row = table.first { drill.rowSpacing(of: self) <= $0.rows + Seedbed.dust }
    let pounds = row.map { drill.texture == .light ? $0.sandy : $0.usual } ?? 0
    return SeedRowLimit(pounds, "No-Till Farmer, Kansas State University on pop-up fertilizer")
  }

  /// Sulphur: 20 lb/ac as ammonium sulphate thinned stands by a fifth (Canola Council, 2020).
  private var sulphurLimit: SeedRowLimit? {
    switch self {
    case .canola, .mustard, .flax: SeedRowLimit(0, SeedRowLimit.canolaCouncil)
    default: nil
    }
  }

  // MARK: Nitrogen

  /// The nitrogen of a product with phosphate: what MAP brings at the limit of phosphate, and what
  /// other fertilizers may bring.
  ///
  /// - Parameters:
  ///   - own: The limit of other fertilizers.
  ///   - starter: What MAP brings, in lb/ac.
  /// - Returns: The sum of both, with its source.
  package func nitrogenLimit(_ own: SeedRowLimit, withStarter starter: Double) -> SeedRowLimit {
    let pounds = own.rate.poundsPerAcre
    let source =
      self == .canola && pounds == 0
      ? SeedRowLimit.canolaCouncil + ": no nitrogen beyond what MAP brings"
      : own.source + ", beyond what MAP brings"
    return SeedRowLimit(pounds + starter, source)
  }

  /// Beside the nitrogen of phosphate, in a moist seedbed.
  private func nitrogenLimit(with drill: SeedDrill) -> SeedRowLimit? {
    let utilization = drill.utilization(of: self)
    return switch self {
    case .wheat, .durum, .barley, .oats, .rye, .triticale:
      SeedRowLimit(
        Self.cerealNitrogen(at: utilization, drill.texture),
        SeedRowLimit.manitoba + ", " + drill.texture.words, at: utilization)
    case .canola:
      SeedRowLimit(
        Self.nitrogen(Self.canolaTable, at: utilization),
        SeedRowLimit.manitoba
          + ", by its figures for light soil; Canola Council, 2010, on Saskatchewan: 10 lb/ac "
          + "with 1-inch knives on 9-inch rows", at: utilization)
    // Slopes of the decision aid for urea: the loss of stand in percent for each lb/ac.
    case .corn: Self.decisionAid(slope: 0.965, at: utilization, drill.texture)
    case .soybeans: Self.decisionAid(slope: 3.330, at: utilization, drill.texture)
    case .flax, .peas, .lentils, .mustard, .chickpeas, .canaryseed:
      SeedRowLimit(0, SeedRowLimit.bourgault + ": in the mid row")
    case .fabaBeans, .lupins, .vetch, .sunflower, .camelina, .hemp: nil
    }
  }

  /// Cells of Manitoba's table: a spread of 1, 2 or 3 inches on rows of 6, 9 or 12.
  ///
  /// Where two cells have the same seedbed utilization, they have the same rate.
  private typealias Cells = [(spread: Double, rows: Double, pounds: Double)]

  private static let lightTable: Cells = [
    (1, 12, 0), (1, 9, 0), (1, 6, 10), (2, 9, 15), (3, 12, 15), (2, 6, 20), (3, 6, 30),
  ]
  private static let mediumTable: Cells = [
    (1, 12, 10), (1, 9, 15), (1, 6, 20), (2, 9, 25), (3, 12, 25), (2, 6, 30), (3, 6, 40),
  ]
  private static let heavyTable: Cells = [
    (1, 12, 10), (1, 9, 20), (1, 6, 25), (2, 9, 30), (3, 12, 30), (2, 6, 40), (3, 6, 50),
  ]
  /// For light soil; other soils could not be read, so that it bounds them.
  private static let canolaTable: Cells = [(1, 12, 0), (2, 6, 10), (3, 6, 20)]

  private static func cerealNitrogen(at utilization: Double, _ soil: SeedDrill.Soil) -> Double {
    switch soil {
    case .light: nitrogen(lightTable, at: utilization)
    case .medium: nitrogen(mediumTable, at: utilization)
    case .heavy: nitrogen(heavyTable, at: utilization)
    }
  }

  /// The rate of the last cell at or below a utilization; none below the first.
  private static func nitrogen(_ cells: Cells, at utilization: Double) -> Double {
    cells.last { $0.spread / $0.rows <= utilization + Seedbed.dust }?.pounds ?? 0
  }

  /// F = 30 · S · T / (C · R · M) lb/ac of urea, with the loss T that the sheet's own example
  /// tolerates and M = 1; on sandy soil 40 % less, the most that SDSU takes off.
  private static func decisionAid(
    slope: Double, at utilization: Double, _ soil: SeedDrill.Soil
  ) -> SeedRowLimit {
    let urea = 30 * utilization * toleratedLoss / slope
    let share = soil == .light ? 0.6 : 1
    return SeedRowLimit(
      urea * share * ureaNitrogen, SeedRowLimit.decisionAid, at: utilization, loss: toleratedLoss)
  }

  /// In percent of the stand.
  private static let toleratedLoss = 15.0
  private static let ureaNitrogen = 0.46
}

extension SeedDrill.Soil {
  fileprivate var words: String {
    switch self {
    case .light: "light soil"
    case .medium: "medium soil"
    case .heavy: "heavy soil"
    }
  }
}

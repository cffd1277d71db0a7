package import AirCart
import AirCartDocuments

extension FarmComparison {
  /// The comparison as an answer: fills, clean-outs, area per fill of each crop, what to order.
  ///
  /// - Parameters:
  ///   - units: The units of areas, rates and masses; `nil` for those of the farm.
  ///   - isDetailed: Whether the best cart's fields are shown in order, and are the table.
  /// - Returns: Carts, areas per fill and what to order.
  package func answer(units: UnitSystem?, isDetailed: Bool) -> Answer {
    let blocks = FarmBlocks(
      comparison: self, text: AmountText(units: units ?? farm.units), isDetailed: isDetailed)
    return Answer(
      title: title ?? name, blocks: blocks.all, data: jsonValue,
      table: isDetailed ? fieldTable : table)
  }
}

private struct FarmBlocks {
  let comparison: FarmComparison
  let text: AmountText
  let isDetailed: Bool

  private var farm: Farm { comparison.farm }
  private var carriesOver: Bool { comparison.carriesOver }
  private var seededCrops: [Int] {
    farm.crops.indices.filter { farm.area(ofCrop: $0).acres > 0 }
  }

  var all: [Answer.Block] {
    [
      [.sentences(summary)],
      Answer.section("Crops", [.table(crops), .sentences(constraints)]),
      Answer.section("Carts", [.table(carts), .sentences(sentences)]),
      Answer.section("Area per fill, \(text.areaUnit)", [.table(areas)]),
      isDetailed ? fields : [],
      Answer.section("Product to order", [.table(order)]),
      Answer.notes([orderNote] + comparison.notes),
      Answer.advice(comparison.advice),
    ].flatMap(\.self)
  }

  private typealias Row = [FarmComparison.Entry]

  private func name(_ row: Row) -> String { row.map(\.cart.name).joined(separator: " = ") }

  private func count(_ fills: Int?) -> String { fills.map { "\($0)" } ?? "none" }
}

// MARK: - The farm

extension FarmBlocks {
  private var summary: [String] {
    let fields = farm.fields.count == 1 ? "1 field" : "\(farm.fields.count) fields"
    let densities = comparison.densities
    let overlap = farm.overlap.stated.map { ", \($0.plain) % overlap included" }
    return ["\(text.area(farm.area())) in \(fields)\(overlap ?? "")"]
      + (densities == .standard ? [] : ["Densities: \(densities.name)"])
  }

  private var crops: Answer.Table {
    Answer.Table(
      seededCrops,
      [
        .words("Crop") { farm.crops[$0].name },
        .figure("Fields") { crop in "\(farm.fields.count { $0.crop == crop })" },
        .figure("Area", as: .amount) { text.area(farm.area(ofCrop: $0)) },
        .words("Rates", unit: text.rateUnit) { crop in
          farm.crops[crop].products.filter { $0.statedRate > 0 }
            .map { "\($0.name) \(rate($0))" }.joined(separator: ", ")
        },
      ])
  }

  /// As it is stated, or to two decimals where it is converted.
  private func rate(_ product: Crop.Application) -> String {
    text.units == farm.units
      ? product.statedRate.plain : fixed(product.rate(in: farm.units).value(text.units), 2)
  }

  /// The rules on each crop, with the names of the best cart's tanks.
  private var constraints: [String] {
    guard let best = comparison.entries.first else { return [] }
    return farm.crops.indices.compactMap { crop in
      let texts = best.constraintTexts(ofCrop: crop, of: farm)
      let head = "Constraints on \(farm.crops[crop].name) with \(best.cart.name)"
      return texts.isEmpty ? nil : "\(head): \(texts.joined(separator: "; "))."
    }
  }

  /// What to order.
  private var order: Answer.Table {
    Answer.Table(
      farm.productTotals,
      [
        .words("Product") { $0.name },
        .figure("Mass", as: .amount) { text.mass($0.mass) },
        .figure("Volume") { text.volume($0.volume) },
        .figure("Litres", as: .secondary) { text.isMetric ? text.litres($0.volume) : "" },
      ])
  }
}

// MARK: - The carts

extension FarmBlocks {
  private var carts: Answer.Table {
    Answer.Table(
      comparison.rows,
      [
        .figure("#") { "\($0[0].rank)" },
        .words("Cart") { name($0) },
        .figure("Holds", as: .secondary) { text.capacity($0[0].cart.capacity) },
        .figure("Fills", as: carriesOver ? nil : .amount) { count($0[0].plan.fills) },
        .figure("Continued", as: carriesOver ? .amount : nil) {
          count($0[0].plan.fillsCarriedOver)
        },
        .figure("Clean-outs") { row in
          row.map { "\($0.plan.cleanOuts)" }.distinct.joined(separator: " / ")
        },
        .words("Beaten by") { dominators($0[0]) },
      ])
  }

  /// The best of the carts that dominate one; that there are more is no news.
  private func dominators(_ entry: FarmComparison.Entry) -> String {
    let rows = comparison.rows.map { $0.filter { entry.dominatedBy.contains($0.cart.name) } }
    return rows.first { !$0.isEmpty }.map(name) ?? ""
  }

  private var sentences: [String] {
    [bestSentence, frontSentence].compactMap(\.self) + infeasibilities
  }

  private var bestSentence: String? {
    let rows = comparison.rows
    guard let first = rows.first?.first else { return nil }
    guard let fills = first.fills(carriesOver: carriesOver) else {
      return "No cart can seed every crop."
    }
    let best = rows.filter { $0[0].rank == first.rank }
    let manner = carriesOver ? " where product continues on the next field" : ""
    let verb = best.joined().count == 1 ? "takes" : "take"
    let head = "\(best.map(name).listed) \(verb) the fewest fills\(manner), \(fills)"
    guard let next = rows.first(where: { $0[0].rank != first.rank }) else { return head + "." }
    guard let more = next[0].fills(carriesOver: carriesOver) else {
      return head + "; no other can seed every crop."
    }
    return more == fills
      ? head + ", as \(name(next)), whose fills cover less."
      : head + "; next \(name(next)) with \(more)."
  }

  /// The carts among which fewer fills are to be weighed against a smaller cart.
  private var frontSentence: String? {
    let names = Set(comparison.front.map(\.cart.name))
    let rows = comparison.rows.filter { row in row.contains { names.contains($0.cart.name) } }
    guard rows.count > 1 else { return nil }
    let shown = rows.compactMap { row -> String? in
      row[0].fills(carriesOver: carriesOver).map {
        "\(name(row)) (\($0), \(text.capacity(row[0].cart.capacity)))"
      }
    }
    let rest =
      rows.count == comparison.rows.count
      ? "" : " Every other holds no less than one of these and takes no fewer fills."
    return "Fewer fills against a smaller cart: \(shown.listed(joinedBy: "or")).\(rest)"
  }

  /// Why carts cannot seed a crop, each reason once.
  private var infeasibilities: [String] {
    let reasons = comparison.entries.flatMap { entry in
      farm.crops.indices.compactMap { crop -> (cart: String, text: String)? in
        entry.infeasibilityText(ofCrop: crop, of: farm).map {
          (entry.cart.name, "\(farm.crops[crop].name) is infeasible. \($0)")
        }
      }
    }
    return reasons.grouped(by: \.text).map { "\($1.map(\.cart).listed): \($0)" }
  }

  private var areas: Answer.Table {
    Answer.Table(
      comparison.rows,
      [.words("Cart") { name($0) }]
        + seededCrops.map { crop in
          .cells(farm.crops[crop].name, alignment: .trailing) { area(of: $0[0], crop: crop) }
        })
  }

  private func area(of entry: FarmComparison.Entry, crop: Int) -> Cell {
    guard let plan = entry.plan.crops[crop], plan.status != .infeasible else { return "none" }
    return Cell(fixed(plan.areaPerFill.value(text.units), 2), as: .amount)
  }
}

// MARK: - Fields and notes

extension FarmBlocks {
  /// The best cart's fields, in the order in which it seeds them.
  private var fields: [Answer.Block] {
    guard let best = comparison.entries.first else { return [] }
    let rows = Array(best.plan.fields.enumerated())
    let table = Answer.Table(
      rows,
      [
        .figure("#", as: .secondary) { "\($0.offset + 1)" },
        .words("Field") { farm.fields[$0.element.field].name },
        .words("Crop") { farm.crops[farm.fields[$0.element.field].crop].name },
        .figure("Area", as: .amount) { text.area(farm.area(ofField: $0.element.field)) },
        .figure("Fills") { count($0.element.fills) },
        .figure("Continued") { count($0.element.fillsCarriedOver) },
        .words("Clean before") { row in
          row.element.cleanOuts.map { best.cart.tanks[$0].name }.joined(separator: ", ")
        },
      ])
    return Answer.section("Fields, as \(best.cart.name) seeds them", [.table(table)])
  }

  /// What counts as a clean-out, and whether fewer are possible.
  private var orderNote: String {
    let meaning =
      "On every field a crop has the tanks of its practical plan, even if others needed fewer "
      + "clean-outs. A clean-out is a tank that gets another product than it held last."
    guard comparison.order == .fewestCleanOuts else {
      return meaning + " Fields are seeded as they stand in the file."
    }
    let unproven = comparison.entries.filter { !$0.plan.isProven }.map(\.cart.name)
    let claim =
      unproven.isEmpty
      ? "proven to be the fewest"
      : "not proven to be the fewest for \(unproven.listed)"
    return meaning + " The fields of each cart are ordered to need few: \(claim)."
  }
}

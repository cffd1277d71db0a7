import AirCart
import AirCartDocuments
import AirCartReports

/// Carts side by side on a farm: fills, clean-outs, area per fill of each crop, what to order.
struct FarmScreen {
  let comparison: FarmComparison
  /// The units of areas, rates and masses.
  let units: UnitSystem
  let console: Console
  let isDetailed: Bool

  private var farm: Farm { comparison.farm }
  private var text: AmountText { AmountText(units: units) }
  private var style: Style { console.outputStyle }
  private var width: Int { Section.lineWidth(of: console) }

  var lines: [String] {
    let sections =
      [summary, crops, carts, areas] + fields + [order] + notes
      + AdviceSection.plain(comparison.advice, console)
    return Array(sections.map { $0.lines(on: console) }.joined(separator: [""]))
  }

  private func wrapped(_ sentence: String) -> [String] { sentence.printable.wrapped(to: width) }

  private func name(_ row: [FarmComparison.Entry]) -> String {
    row.map(\.cart.name).joined(separator: " = ")
  }
}

// MARK: - The farm

extension FarmScreen {
  private var summary: Section {
    let fields = farm.fields.count == 1 ? "1 field" : "\(farm.fields.count) fields"
    var lines = wrapped("\(text.area(farm.area())) in \(fields)")
    if comparison.densities != .listed {
      lines += wrapped("Densities: \(comparison.densities.name)")
    }
    return Section(
      title: (comparison.title ?? comparison.name).printable, lines: lines)
  }

  private var crops: Section {
    let seeded = farm.crops.indices.filter { farm.area(ofCrop: $0).acres > 0 }
    let rows = seeded.map { crop in
      [
        Cell(farm.crops[crop].name), Cell("\(farm.fields.count { $0.crop == crop })"),
        Cell(text.area(farm.area(ofCrop: crop)), as: .amount), Cell(products(of: crop)),
      ]
    }
    let table = TextTable(
      columns: [
        .init("Crop", wraps: true), .init("Fields", alignment: .trailing),
        .init("Area", alignment: .trailing), .init("Rates, \(rateUnit)", wraps: true),
      ], rows: rows)
    return Section(
      title: "Crops",
      lines: table.lines(width: width, style: style) + constraints.flatMap(wrapped))
  }

  /// The rules on each crop, with the names of the best cart's tanks.
  private var constraints: [String] {
    guard let best = comparison.entries.first else { return [] }
    let sentences = farm.crops.indices.compactMap { crop -> String? in
      let texts = best.constraintTexts(ofCrop: crop, of: farm)
      let head = "Constraints on \(farm.crops[crop].name) with \(best.cart.name)"
      return texts.isEmpty ? nil : "\(head): \(texts.joined(separator: "; "))."
    }
    return sentences.isEmpty ? [] : [""] + sentences
  }

  private var rateUnit: String { text.isMetric ? "kg/ha" : "lb/ac" }

  private func products(of crop: Int) -> String {
    farm.crops[crop].products.filter { $0.statedRate > 0 }
      .map { "\($0.name) \(rate($0))" }.joined(separator: ", ")
  }

  /// As it is stated, or to two decimals where it is converted.
  private func rate(_ product: Crop.Application) -> String {
    guard units != farm.units else { return product.statedRate.plain }
    let rate = product.rate(in: farm.units)
    return fixed(text.isMetric ? rate.kilogramsPerHectare : rate.poundsPerAcre, 2)
  }
}

// MARK: - The carts

extension FarmScreen {
  private var carts: Section {
    let rows = comparison.rows
    let columns: [TextTable.Column] = [
      .init("#", alignment: .trailing), .init("Cart", wraps: true),
      .init("Holds", alignment: .trailing), .init("Fills", alignment: .trailing),
      .init("Carried over", alignment: .trailing), .init("Clean-outs", alignment: .trailing),
      .init("Dominated by", wraps: true),
    ]
    let cells = rows.map(cartCells)
    let filled = columns.indices.filter { column in
      cells.contains { !$0[column].text.isEmpty }
    }
    let table = TextTable(
      columns: filled.map { columns[$0] }, rows: cells.map { row in filled.map { row[$0] } })
    return Section(
      title: "Carts",
      lines: table.lines(width: width, style: style) + [""] + sentences.flatMap(wrapped))
  }

  private func cartCells(_ row: [FarmComparison.Entry]) -> [Cell] {
    guard let first = row.first else { return [] }
    let plan = first.plan
    return [
      Cell("\(first.rank)"), Cell(name(row)),
      Cell(text.capacity(first.cart.capacity), as: .secondary),
      Cell(plan.fills.map { "\($0)" } ?? "none", as: comparison.carriesOver ? nil : .amount),
      Cell(
        plan.fillsCarriedOver.map { "\($0)" } ?? "none",
        as: comparison.carriesOver ? .amount : nil),
      Cell(distinct(row.map { "\($0.plan.cleanOuts)" }).joined(separator: " / ")),
      Cell(dominators(first)),
    ]
  }

  private func distinct(_ texts: [String]) -> [String] {
    var kept: [String] = []
    for text in texts where !kept.contains(text) { kept.append(text) }
    return kept
  }

  /// The best of the carts that dominate one; that there are more is no news.
  private func dominators(_ entry: FarmComparison.Entry) -> String {
    let row = comparison.rows.first { row in
      row.contains { entry.dominatedBy.contains($0.cart.name) }
    }
    return row.map { name($0.filter { entry.dominatedBy.contains($0.cart.name) }) } ?? ""
  }

  private var sentences: [String] {
    ([bestSentence, frontSentence].compactMap { $0 }) + infeasibilities
  }

  private var bestSentence: String? {
    guard let first = comparison.rows.first?.first else { return nil }
    let best = comparison.rows.filter { $0.first?.rank == first.rank }
    let count = best.reduce(0) { $0 + $1.count }
    guard let fills = first.fills(carriesOver: comparison.carriesOver) else {
      return "No cart can seed every crop."
    }
    let manner = comparison.carriesOver ? " with product carried over" : ""
    let verb = count == 1 ? "takes" : "take"
    let head = "\(best.map(name).listed) \(verb) the fewest fills\(manner), \(fills)"
    guard let next = comparison.rows.first(where: { $0.first?.rank != first.rank }),
      let second = next.first
    else { return head + "." }
    let others = name(next)
    guard let more = second.fills(carriesOver: comparison.carriesOver) else {
      return head + "; no other can seed every crop."
    }
    return more == fills
      ? head + ", as \(others), whose fills cover less."
      : head + "; next \(others) with \(more)."
  }

  /// The carts among which fewer fills are to be weighed against a smaller cart.
  private var frontSentence: String? {
    let names = Set(comparison.front.map(\.cart.name))
    let rows = comparison.rows.filter { row in row.contains { names.contains($0.cart.name) } }
    let isWhole = rows.count == comparison.rows.count
    guard rows.count > 1 else { return nil }
    let shown = rows.compactMap { row -> String? in
      guard let first = row.first,
        let fills = first.fills(carriesOver: comparison.carriesOver)
      else { return nil }
      return "\(name(row)) (\(fills), \(text.capacity(first.cart.capacity)))"
    }
    let rest =
      isWhole ? "" : " Every other holds no less than one of these and takes no fewer fills."
    return "Fewer fills against a smaller cart: \(shown.listed(joinedBy: "or")).\(rest)"
  }

  /// Why carts cannot seed a crop, each reason once.
  private var infeasibilities: [String] {
    var reasons: [(text: String, carts: [String])] = []
    for entry in comparison.entries {
      for crop in farm.crops.indices {
        guard let reason = entry.infeasibilityText(ofCrop: crop, of: farm) else { continue }
        let text = "\(farm.crops[crop].name) is infeasible. \(reason)"
        if let index = reasons.firstIndex(where: { $0.text == text }) {
          reasons[index].carts.append(entry.cart.name)
        } else {
          reasons.append((text, [entry.cart.name]))
        }
      }
    }
    return reasons.map { "\($0.carts.listed): \($0.text)" }
  }

  private var areas: Section {
    let seeded = farm.crops.indices.filter { farm.area(ofCrop: $0).acres > 0 }
    let rows = comparison.rows.compactMap { row -> [Cell]? in
      guard let first = row.first else { return nil }
      return [Cell(name(row))] + seeded.map { area(of: first, crop: $0) }
    }
    let columns =
      [TextTable.Column("Cart", wraps: true)]
      + seeded.map { .init(farm.crops[$0].name.printable, alignment: .trailing) }
    return Section(
      title: "Area per fill, \(text.isMetric ? "ha" : "ac")",
      lines: TextTable(columns: columns, rows: rows).lines(width: width, style: style))
  }

  private func area(of entry: FarmComparison.Entry, crop: Int) -> Cell {
    guard let plan = entry.plan.crops[crop], plan.status != .infeasible else { return "none" }
    return Cell(fixed(plan.areaPerFill.value(units), 2), as: .amount)
  }
}

// MARK: - Fields, products and notes

extension FarmScreen {
  /// The best cart's fields, in the order in which it seeds them.
  private var fields: [Section] {
    guard isDetailed, let best = comparison.entries.first else { return [] }
    let rows = best.plan.fields.enumerated().map { place, plan in
      let field = farm.fields[plan.field]
      return [
        Cell("\(place + 1)", as: .secondary), Cell(field.name), Cell(farm.crops[field.crop].name),
        Cell(text.area(farm.area(ofField: plan.field)), as: .amount),
        Cell(plan.fills.map { "\($0)" } ?? "none"),
        Cell(plan.fillsCarriedOver.map { "\($0)" } ?? "none"),
        Cell(plan.cleanOuts.map { best.cart.tanks[$0].name }.joined(separator: ", ")),
      ]
    }
    let table = TextTable(
      columns: [
        .init("#", alignment: .trailing), .init("Field", wraps: true),
        .init("Crop", wraps: true), .init("Area", alignment: .trailing),
        .init("Fills", alignment: .trailing), .init("Carried over", alignment: .trailing),
        .init("Clean before", wraps: true),
      ], rows: rows)
    return [
      Section(
        title: "Fields, as \(best.cart.name) seeds them".printable,
        lines: table.lines(width: width, style: style))
    ]
  }

  private var order: Section {
    let rows = farm.productTotals.map { total in
      [
        Cell(total.name), Cell(text.mass(total.mass), as: .amount),
        Cell(text.volume(total.volume)),
      ] + (text.isMetric ? [Cell(text.litres(total.volume), as: .secondary)] : [])
    }
    let columns: [TextTable.Column] =
      [
        .init("Product", wraps: true), .init("Mass", alignment: .trailing),
        .init("Volume", alignment: .trailing),
      ] + (text.isMetric ? [.init("Litres", alignment: .trailing)] : [])
    return Section(
      title: "Product to order",
      lines: TextTable(columns: columns, rows: rows).lines(width: width, style: style))
  }

  private var notes: [Section] {
    let notes = [orderNote] + comparison.notes
    return [
      Section(title: notes.count == 1 ? "Note" : "Notes", lines: notes.flatMap(wrapped))
    ]
  }

  /// What counts as a clean-out, and whether fewer are possible.
  private var orderNote: String {
    let meaning =
      "On every field a crop has the tanks of its largest area per fill; where several sets of "
      + "tanks do as well, the fewest and smallest, even if others needed fewer clean-outs. A "
      + "clean-out is a tank that gets another product than it held last."
    guard comparison.order == .fewestCleanOuts else {
      return meaning + " Fields are seeded as they stand in the file."
    }
    let unproven = comparison.entries.filter { !$0.plan.isOrderProven }.map(\.cart.name)
    let claim =
      unproven.isEmpty
      ? "proven to be the fewest"
      : "not proven to be the fewest for \(unproven.listed)"
    return meaning + " The fields of each cart are ordered to need few: \(claim)."
  }
}

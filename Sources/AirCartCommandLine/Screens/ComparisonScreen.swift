import AirCart
import AirCartDocuments
import AirCartReports

/// All carts side by side, the best first; carts that differ in weight alone are shown once.
struct ComparisonScreen {
  let comparison: ComparisonDocument
  let console: Console
  let isDetailed: Bool

  private var text: AmountText {
    AmountText(units: comparison.entries.first?.document.units ?? .imperial)
  }
  private var style: Style { console.outputStyle }
  private var width: Int { Section.lineWidth(of: console) }
  private var hasUnallocated: Bool { comparison.entries.contains { !$0.document.isFeasible } }

  var lines: [String] {
    let sections = [job, carts] + notes + advice
    return Array(sections.map { $0.lines(on: console) }.joined(separator: [""]))
  }

  private func wrapped(_ sentence: String) -> [String] { sentence.printable.wrapped(to: width) }

  private var job: Section {
    guard let document = comparison.entries.first?.document else {
      return Section(title: "Job", lines: [])
    }
    let products = document.problem.products.map { "\($0.name) \(text.rate($0.rate))" }
    let constraints = document.constraintTexts
    var lines = wrapped("\(text.area(document.problem.area)): \(products.listed)")
    lines += wrapped("\(text.volume(document.demand)) of product")
    if document.densities != .listed { lines += ["Densities: \(document.densities.name)"] }
    if !constraints.isEmpty {
      lines += wrapped("Constraints: \(constraints.joined(separator: "; ")).")
    }
    return Section(title: "Job", lines: lines)
  }

  private var carts: Section {
    let rows = comparison.rows.map(cells)
    let filled = columns.indices.filter { column in rows.contains { !$0[column].text.isEmpty } }
    let table = TextTable(
      columns: filled.map { columns[$0] }, rows: rows.map { row in filled.map { row[$0] } })
    let sentence = BestCartSentence(comparison: comparison, text: text).sentence
    return Section(
      title: "Carts",
      lines: table.lines(width: width, style: style)
        + (sentence.map { [""] + wrapped($0) } ?? []) + infeasibilities)
  }

  /// Why carts give some product no tank, each reason once.
  private var infeasibilities: [String] {
    var reasons: [(text: String, carts: [String])] = []
    for entry in comparison.entries {
      guard let reason = entry.document.infeasibilityText else { continue }
      let name = entry.document.cart.name
      if let index = reasons.firstIndex(where: { $0.text == reason }) {
        reasons[index].carts.append(name)
      } else {
        reasons.append((reason, [name]))
      }
    }
    return reasons.flatMap { wrapped("\($0.carts.listed): infeasible. \($0.text)") }
  }

  /// The note of the best cart; the others' differ in figures only.
  private var notes: [Section] {
    let notes = comparison.entries.first?.document.notes ?? []
    return notes.isEmpty ? [] : [Section(title: "Note", lines: notes.flatMap(wrapped))]
  }
}

// MARK: Advice

extension ComparisonScreen {
  /// What holds whatever the cart; what is about tanks stands in the plan of each.
  private var advice: [Section] {
    guard let best = comparison.entries.first?.document else { return [] }
    return AdviceSection(
      notes: best.advice.filter { !$0.isAboutTanks }, document: best, isDetailed: isDetailed,
      console: console
    ).sections
  }
}

// MARK: Table

extension ComparisonScreen {
  private var columns: [TextTable.Column] {
    var columns: [TextTable.Column] = [
      .init("#", alignment: .trailing), .init("Cart", wraps: true),
      .init("Cart load", alignment: .trailing), .init("Fills", alignment: .trailing),
      .init("Per fill", alignment: .trailing),
    ]
    if hasUnallocated { columns.append(.init("No tank", alignment: .trailing)) }
    if isDetailed {
      columns.append(.init("Holds", alignment: .trailing))
      columns.append(.init("Last fill", alignment: .trailing))
      columns.append(.init("By the rule", alignment: .trailing))
    }
    return columns + [
      .init("Runs out first", wraps: true), .init("Gross \(text.massUnit)", wraps: true),
    ]
  }

  private func cells(_ row: [ComparisonDocument.Entry]) -> [Cell] {
    guard let first = row.first else { return [] }
    let document = first.document
    let fillPlan = document.plan.fillPlan
    let load = CartLoad(percent: document.cartLoadPercent)
    var cells: [Cell] = [
      Cell("\(first.rank)"), Cell(row.map(\.document.cart.name).joined(separator: " = ")),
      Cell(
        "\(text.percent(document.cartLoadPercent)) \(load.label(console.glyphs))", as: load.role),
      Cell(fillPlan.fills.map { "\($0)" } ?? "none"),
      Cell(document.isFeasible ? text.area(fillPlan.areaPerFill) : "", as: .amount),
    ]
    if hasUnallocated { cells.append(unallocated(document)) }
    if isDetailed {
      cells.append(Cell(text.capacity(document.cart.capacity), as: .secondary))
      cells.append(Cell(fillPlan.lastFill.map(text.area) ?? ""))
      cells.append(Cell(text.area(document.referenceRange)))
    }
    return cells + [Cell(limitingProducts(row)), Cell(weights(row))]
  }

  private func unallocated(_ document: PlanDocument) -> Cell {
    let value = document.plan.leastUnallocated.value
    return Cell(text.volume(Volume(bushels: value)), as: value > 0 ? .error : nil)
  }

  private func limitingProducts(_ row: [ComparisonDocument.Entry]) -> String {
    var names: [String] = []
    for case let name? in row.map(\.document.limitingProduct) where !names.contains(name) {
      names.append(name)
    }
    return names.joined(separator: " / ")
  }

  private func weights(_ row: [ComparisonDocument.Entry]) -> String {
    let weights = row.compactMap { $0.document.plan.fillPlan.grossWeight }
    return weights.map(text.bareMass).joined(separator: " / ")
  }
}

import AirCart
import AirCartDocuments
import AirCartReports

/// The results screen of one plan: summary, products, tanks, fill plan, and the simple rule beside
/// it.
///
/// A line that would only repeat what stands above it is left out.
struct PlanScreen {
  let document: PlanDocument
  let console: Console
  let isDetailed: Bool
  /// Why this cart, when it was chosen among several.
  let choice: String?

  private var text: AmountText { AmountText(units: document.units) }
  private var style: Style { console.outputStyle }
  private var width: Int { Section.lineWidth(of: console) }
  private var fillPlan: FillPlan { document.plan.fillPlan }

  var lines: [String] {
    let sections =
      [summary, products, recommended, filling] + loadSheet + [reference] + conversions + notes
      + AdviceSection(
        notes: document.advice, document: document, isDetailed: isDetailed, console: console
      ).sections
    let blocks = sections.map { $0.lines(on: console) }
    return Array(blocks.joined(separator: [""]))
  }

  private func wrapped(_ sentence: String) -> [String] { sentence.printable.wrapped(to: width) }
}

// MARK: Summary

extension PlanScreen {
  private var summary: Section {
    let cart = document.cart
    let litres = text.isMetric ? ", \(text.litres(cart.capacity))" : ""
    var entries: [KeyValueList.Entry] = [
      .init("Cart model", Cell("\(cart.name) (\(text.capacity(cart.capacity))\(litres))")),
      .init("Field size", Cell(text.area(document.problem.area))),
    ]
    entries += loadEntries
    if document.densities != .listed || isDetailed {
      entries.append(.init("Densities", Cell(document.densities.name)))
    }
    var lines = KeyValueList(entries, alignment: .trailing).lines(width: width, style: style)
    let constraints = document.constraintTexts
    if !constraints.isEmpty {
      lines += [""] + wrapped("Constraints: \(constraints.joined(separator: "; ")).")
    }
    if let choice { lines += [""] + wrapped(choice) }
    return Section(title: "Summary", lines: lines)
  }

  /// Load and utilization are one figure up to 100 %, where the reference app caps it.
  private var loadEntries: [KeyValueList.Entry] {
    let load = CartLoad(percent: document.cartLoadPercent)
    let judged = Cell(
      "\(text.percent(document.cartLoadPercent)) \(load.label(console.glyphs))", as: load.role)
    guard load == .over || isDetailed else {
      return [.init("Cart utilization", judged)]
    }
    return [
      .init("Cart load", judged),
      .init("Cart utilization", Cell(text.percent(document.utilizationPercent))),
    ]
  }
}

// MARK: Products

extension PlanScreen {
  private var products: Section {
    var columns: [TextTable.Column] = [
      .init("Product", wraps: true), .init("Required", alignment: .trailing),
    ]
    if text.isMetric { columns.append(.init("Litres", alignment: .trailing)) }
    columns.append(.init("Rate", alignment: .trailing))
    if isDetailed { columns.append(.init("Density", alignment: .trailing)) }
    let rows = document.problem.products.map(productCells) + document.totals.map(totalCells)
    let lines =
      width < TextTable.narrowWidth
      ? KeyValueList(rows.flatMap(Self.entries)).lines(width: width, style: style)
      : TextTable(columns: columns, rows: rows).lines(width: width, style: style)
    return Section(title: "Products required", lines: lines)
  }

  /// The cells of one product below one another.
  private static func entries(_ cells: [Cell]) -> [KeyValueList.Entry] {
    let values = cells.dropFirst().filter { !$0.text.isEmpty }
    return values.enumerated().map { index, value in
      KeyValueList.Entry(index == 0 ? cells[0].text : "", value)
    }
  }

  private func productCells(_ product: ProductDemand) -> [Cell] {
    amountCells(product.name, product.demand, Cell(text.rate(product.rate), as: .secondary))
      + (isDetailed ? [Cell(text.density(product.density), as: .secondary)] : [])
  }

  private func totalCells(_ total: (title: String, amount: Volume)) -> [Cell] {
    amountCells(total.title, total.amount, "") + (isDetailed ? [""] : [])
  }

  private func amountCells(_ title: String, _ amount: Volume, _ rate: Cell) -> [Cell] {
    [Cell(title), Cell(text.volume(amount), as: .amount)]
      + (text.isMetric ? [Cell(text.litres(amount), as: .secondary)] : []) + [rate]
  }
}

// MARK: Plan

extension PlanScreen {
  private var recommended: Section {
    let table = TankTable(
      rows: document.recommendedRows, subtotals: document.subtotals,
      unallocated: document.isFeasible ? [] : document.optimalUnallocated, text: text,
      showsEmptyTanks: isDetailed)
    let kept = document.reserveSentence.map { [""] + wrapped($0) } ?? []
    return Section(title: document.title, lines: table.lines(on: console) + kept)
  }

  private var filling: Section {
    if let reason = document.infeasibilityText {
      let sentences = ["Infeasible: " + reason] + document.conflictSentences(area: text.area)
      return Section(title: "Fill plan", lines: sentences.flatMap(wrapped))
    }
    let figures = KeyValueList(fillEntries, alignment: .trailing)
    return Section(
      title: "Fill plan",
      lines: figures.lines(width: width, style: style) + [""]
        + LoadTable(document: document, text: text).lines(width: width, style: style))
  }

  /// What goes into the tanks stop by stop, in detail.
  private var loadSheet: [Section] {
    guard isDetailed, let sheet = LoadSheetDocument(document) else { return [] }
    return LoadSheetScreen(text: LoadSheetText(sheet), console: console).stops
  }

  private var fillEntries: [KeyValueList.Entry] {
    let entries = document.fillFigures.map { KeyValueList.Entry($0.title, Cell($0.value)) }
    guard isDetailed else { return entries }
    return entries + [.init("Capacity bound", Cell(text.area(fillPlan.bound)))]
  }
}

// MARK: Simple rule and notes

extension PlanScreen {
  private var reference: Section {
    let comparison = ReferenceComparison(document: document)
    var lines = wrapped(comparison.sentence)
    if !comparison.isSameAllocation {
      let table = TankTable(
        rows: document.referenceRows, subtotals: document.referenceSubtotals,
        unallocated: document.referenceUnallocated, text: text, showsEmptyTanks: isDetailed)
      lines += [""] + table.lines(on: console)
    }
    return Section(title: "Simple rule (greedy)", lines: lines)
  }

  private var conversions: [Section] {
    guard isDetailed, !document.conversions.isEmpty else { return [] }
    return [Section(title: "Densities", lines: document.conversions.flatMap(wrapped))]
  }

  private var notes: [Section] {
    guard !document.notes.isEmpty else { return [] }
    return [Section(title: "Note", lines: document.notes.flatMap(wrapped))]
  }
}

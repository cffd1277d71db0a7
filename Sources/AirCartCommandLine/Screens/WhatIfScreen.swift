import AirCart
import AirCartDocuments
import AirCartReports

/// Break points and what holds between them, cart by cart; then what the job as it stands is worth.
struct WhatIfScreen {
  let document: WhatIfDocument
  let console: Console

  private var amounts: AmountText { AmountText(units: document.plan.units) }
  private var varied: VariedText {
    VariedText(
      variation: document.variation, product: document.variedProduct, units: document.plan.units)
  }
  private var style: Style { console.outputStyle }
  private var width: Int { Section.lineWidth(of: console) }

  var lines: [String] {
    let sections = [job] + document.entries.flatMap(sections) + notes + advice
    return Array(sections.map { $0.lines(on: console) }.joined(separator: [""]))
  }

  private func wrapped(_ sentence: String) -> [String] { sentence.printable.wrapped(to: width) }

  private var job: Section {
    let plan = document.plan
    let products = plan.problem.products.enumerated().map { index, product in
      switch document.variation {
      case .rate(index): product.name
      default: "\(product.name) \(amounts.rate(product.rate))"
      }
    }
    let field = document.variation == .field ? "" : "\(amounts.area(plan.problem.area)): "
    var lines = wrapped(field + products.listed)
    if plan.densities != .listed { lines += ["Densities: \(plan.densities.name)"] }
    if !plan.constraintTexts.isEmpty {
      lines += wrapped("Constraints: \(plan.constraintTexts.joined(separator: "; ")).")
    }
    return Section(
      title: "What if \(varied.noun) goes from \(varied.bare(document.lower)) to "
        + "\(varied.text(document.upper))?", lines: lines)
  }

  private func sections(_ entry: WhatIfDocument.Entry) -> [Section] {
    [segments(entry), worth(entry), limits(entry)].compactMap(\.self)
  }

  private var advice: [Section] {
    AdviceSection(
      notes: document.advice, document: document.plan, isDetailed: false, console: console
    ).sections
  }

  private var notes: [Section] {
    let notes = document.plan.notes
    return notes.isEmpty ? [] : [Section(title: "Note", lines: notes.flatMap(wrapped))]
  }
}

// MARK: Segments

extension WhatIfScreen {
  private func segments(_ entry: WhatIfDocument.Entry) -> Section {
    let plans = PlanLetters(entry.whatIf)
    let rows = entry.whatIf.segments.map { cells($0, entry, plans) }
    let filled = columns.indices.filter { column in rows.contains { !$0[column].text.isEmpty } }
    let table = TextTable(
      columns: filled.map { columns[$0] }, rows: rows.map { row in filled.map { row[$0] } })
    var lines = table.lines(width: width, style: style)
    if let reason = entry.current.infeasibilityText {
      lines += [""] + wrapped("Infeasible: " + reason)
    }
    if let more = notListed(entry.whatIf) { lines += [""] + wrapped(more) }
    let letters = KeyValueList(
      plans.assignments.enumerated().map { index, assignment in
        .init(
          PlanLetters.letter(index),
          Cell(entry.clauses(of: assignment).joined(separator: "; ")))
      })
    return Section(
      title: title(of: entry), lines: lines + [""] + letters.lines(width: width, style: style))
  }

  private func title(of entry: WhatIfDocument.Entry) -> String {
    "\(entry.cart.name) (\(amounts.capacity(entry.cart.capacity)))"
  }

  private var columns: [TextTable.Column] {
    [
      .init(varied.title), .init("Fills", alignment: .trailing),
      .init("Area per fill", alignment: .trailing), .init("Runs out first", wraps: true),
      .init("Plan"), .init("Changes", wraps: true),
    ]
  }

  private func cells(
    _ segment: WhatIf.Segment, _ entry: WhatIfDocument.Entry, _ plans: PlanLetters
  ) -> [Cell] {
    let state = segment.state
    return [
      Cell(range(segment)), Cell(state.fills.map(fills) ?? ""),
      Cell(state.areaPerFill.map(varied.formula) ?? "", as: .amount),
      Cell(entry.name(of: state.limitingProduct) ?? (state.fills == nil ? "" : "weight limit")),
      Cell(plans.letter(of: state.assignment)),
      Cell(changes(entry.whatIf.start(of: segment)?.changes), as: .secondary),
    ]
  }

  /// A bracket includes its end, a parenthesis does not.
  private func range(_ segment: WhatIf.Segment) -> String {
    guard segment.lower < segment.upper else { return "only \(varied.bare(segment.lower))" }
    return (segment.includesLower ? "[" : "(") + varied.bare(segment.lower) + ", "
      + varied.bare(segment.upper) + (segment.includesUpper ? "]" : ")")
  }

  private func fills(_ fills: WhatIf.FillRange) -> String {
    fills.atLower == fills.atUpper
      ? "\(fills.atLower)" : "\(fills.atLower) to \(fills.atUpper)"
  }

  private func changes(_ changes: WhatIf.Changes?) -> String {
    guard let changes else { return "" }
    return
      ((changes.assignment ? ["plan"] : []) + (changes.limitingProduct ? ["runs out"] : [])
      + (changes.fills ? ["fills"] : [])).joined(separator: ", ")
  }

  private func notListed(_ whatIf: WhatIf) -> String? {
    let count = whatIf.fillChangesNotListed
    guard count > 0 else { return nil }
    let values = count == 1 ? "1 more value changes" : "\(count) more values change"
    return "\(values) the number of fills alone; --fill-changes lists more."
  }
}

/// Letters for the different plans of a cart, in order of their first segment.
private struct PlanLetters {
  private(set) var assignments: [Assignment] = []

  init(_ whatIf: WhatIf) {
    for segment in whatIf.segments where !assignments.contains(segment.state.assignment) {
      assignments.append(segment.state.assignment)
    }
  }

  func letter(of assignment: Assignment) -> String {
    assignments.firstIndex(of: assignment).map(Self.letter) ?? ""
  }

  /// A to Z, then A1 to Z1 and so on.
  static func letter(_ index: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index % 26)))
    return index < 26 ? letter : "\(letter)\(index / 26)"
  }
}

// MARK: The job as it stands

extension WhatIfScreen {
  private func worth(_ entry: WhatIfDocument.Entry) -> Section? {
    guard let marginal = entry.marginal else { return nil }
    let rates = TextTable(
      columns: [
        .init("Rate", wraps: true), .init("1 \(rateUnit) less gains", alignment: .trailing),
        .init("1 \(rateUnit) more costs", alignment: .trailing),
      ],
      rows: marginal.rates.map {
        [
          Cell(entry.name(of: $0.product) ?? ""), Cell(perRate($0.gainOfLess), as: .amount),
          Cell(perRate($0.lossOfMore)),
        ]
      })
    let tanks = TextTable(
      columns: [
        .init("Tank"), .init("1 bu more gains", alignment: .trailing),
        .init("1 bu less costs", alignment: .trailing),
      ],
      rows: marginal.tanks.map {
        [
          Cell(entry.cart.tanks[$0.tank].name), Cell(area($0.gainOfMore), as: .amount),
          Cell(area($0.lossOfLess)),
        ]
      })
    return Section(
      title: "\(entry.cart.name) at \(varied.text(document.current)): a fill covers up to "
        + amounts.area(marginal.areaPerFill),
      lines: rates.lines(width: width, style: style) + [""]
        + tanks.lines(width: width, style: style))
  }

  private var rateUnit: String { amounts.isMetric ? "kg/ha" : "lb/ac" }

  /// Four decimals: `1.4041 ac`.
  private func area(_ acres: Double) -> String {
    "\(fixed(Area(acres: acres).value(document.plan.units), 4)) \(amounts.isMetric ? "ha" : "ac")"
  }

  /// Acres for a pound per acre, or hectares for a kilogram per hectare.
  private func perRate(_ acresPerPound: Double) -> String {
    let pounds = amounts.isMetric ? ApplicationRate(kilogramsPerHectare: 1).poundsPerAcre : 1
    return area(acresPerPound * pounds)
  }

  private func limits(_ entry: WhatIfDocument.Entry) -> Section? {
    guard let limits = entry.limits else { return nil }
    let count = limits.fills == 1 ? "one fill" : "\(limits.fills) fills"
    let highest = limits.rates.map { rate in
      KeyValueList.Entry(
        "Highest rate of \(entry.name(of: rate.product) ?? "")",
        Cell(rate.highest.map(amounts.rate) ?? "none: the others take more"))
    }
    let list = KeyValueList(
      [.init("Largest field", Cell(amounts.area(limits.largestField)))] + highest)
    return Section(
      title: "\(entry.cart.name) with \(count), each alone changed",
      lines: list.lines(width: width, style: style))
  }
}

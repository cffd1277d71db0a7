import AirCart
import AirCartDocuments

extension WhatIfDocument {
  /// Break points and what holds between them, cart by cart; then what a pound, a bushel and a
  /// number of fills are worth at the current value.
  package var answer: Answer {
    let blocks = WhatIfBlocks(document: self)
    return Answer(title: blocks.title, blocks: blocks.all, data: jsonValue, table: table)
  }
}

private struct WhatIfBlocks {
  let document: WhatIfDocument

  private var plan: PlanDocument { document.plan }
  private var amounts: AmountText { plan.amounts }
  private var varied: VariedText {
    VariedText(variation: document.variation, product: document.variedProduct, units: plan.units)
  }

  /// How many fills each cart takes over the range: what is asked first.
  var title: String {
    guard document.entries.count == 1, let entry = document.entries.first else {
      let spans = document.entries.map { fillSpan($0.whatIf) }
      guard spans.contains(where: { $0 != nil }) else { return "No cart has a \(Self.anyPlan)." }
      let carts = zip(document.entries, spans).map { "\($0.cart.name) \($1 ?? "none")" }
      return "Fills: \(carts.joined(separator: "; "))."
    }
    return "\(entry.cart.name): \(fillSteps(entry.whatIf))."
  }

  private static let anyPlan = "plan at any of these values"

  /// `nil` where there is no plan.
  private func fillSpan(_ whatIf: WhatIf) -> String? {
    let fills = whatIf.segments.compactMap(\.state.fills).flatMap { [$0.atLower, $0.atUpper] }
    guard let least = fills.min(), let most = fills.max() else { return nil }
    return span("\(least)", "\(most)")
  }

  private func fillSteps(_ whatIf: WhatIf) -> String {
    guard let all = fillSpan(whatIf) else { return "no \(Self.anyPlan)" }
    let steps = whatIf.breaks.filter(\.changes.fills)
    let ends = (whatIf.segments.first?.state.fills, whatIf.segments.last?.state.fills)
    guard let first = ends.0?.atLower, let last = ends.1?.atUpper else {
      return "\(Wording.fills.filled([all], count: all == "1" ? 1 : 2)) where there is a plan"
    }
    let fills = Wording.fills.filled(["\(first)"], count: first)
    guard let step = steps.first else { return "\(fills) throughout" }
    let value = varied.text(step.value)
    return steps.count == 1
      ? "\(fills) up to \(value), then \(last)"
      : "\(span("\(first)", "\(last)")) fills, the first change at \(value)"
  }

  private var question: String {
    "What if \(varied.noun) goes from \(varied.bare(document.lower)) to "
      + "\(varied.text(document.upper))?"
  }

  var all: [Answer.Block] {
    [
      [[.sentences(document.doubts + [question] + job)]],
      document.entries.flatMap { [segments($0), worth($0), limits($0)] },
      [Answer.notes(plan.notes), Answer.advice(document.advice.filter { !$0.isOfBlend })],
    ].flatMap { $0.flatMap(\.self) }
  }

  private var job: [String] {
    let products = plan.productsText { document.variation == .rate(product: $0) }
    let field = document.variation == .field ? "" : "\(amounts.area(plan.job.area)): "
    return [field + products, plan.densitiesSentence, plan.constraintsSentence]
      .compactMap(\.self) + plan.understood
      + document.entries.compactMap(\.current.remedy).distinct
  }
}

// MARK: - Segments

extension WhatIfBlocks {
  private func segments(_ entry: WhatIfDocument.Entry) -> [Answer.Block] {
    let planned = entry.whatIf.segments.filter { $0.state.fills != nil }
    let isPartial = !planned.isEmpty && planned.count < entry.whatIf.segments.count
    let plans = planned.map(\.state.assignment).distinct
    let letters = plans.enumerated().map { index, assignment in
      Answer.Fact(Self.letter(index), entry.current.clauses(of: assignment).joined(separator: "; "))
    }
    return Answer.section(
      "\(entry.cart.name) (\(amounts.capacity(entry.cart.capacity)))",
      [
        .table(table(entry, planned, plans)),
        .sentences(
          (isPartial ? ["There is no plan at the other values."] : [])
            + [entry.current.infeasibilityText.map { "Infeasible: \($0)" }].compactMap(\.self)),
        .sentences([notListed(entry.whatIf)].compactMap(\.self)), .facts(letters),
      ])
  }

  private func table(
    _ entry: WhatIfDocument.Entry, _ segments: [WhatIf.Segment], _ plans: [Assignment]
  ) -> Answer.Table {
    Answer.Table(
      segments,
      [
        .name(varied.title) { range($0) },
        .figure("Fills") { $0.state.fills.map(fills) ?? "" },
        .figure("Most", as: .amount) { $0.state.areaPerFill.map(varied.formula) ?? "" },
        .words("Runs out first") { entry.name(of: $0.state.limitingProduct) ?? "weight limit" },
        .name("Plan") { plans.firstIndex(of: $0.state.assignment).map(Self.letter) ?? "" },
        .words("Changes", as: .secondary) { changes(entry.whatIf.start(of: $0)?.changes) },
      ])
  }

  /// A to Z, then A1 to Z1 and so on.
  private static func letter(_ index: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index % 26)))
    return index < 26 ? letter : "\(letter)\(index / 26)"
  }

  /// A bracket includes its end, a parenthesis does not.
  private func range(_ segment: WhatIf.Segment) -> String {
    guard segment.lower < segment.upper else { return "only \(varied.bare(segment.lower))" }
    return (segment.includesLower ? "[" : "(") + varied.bare(segment.lower) + ", "
      + varied.bare(segment.upper) + (segment.includesUpper ? "]" : ")")
  }

  private func fills(_ fills: WhatIf.FillRange) -> String {
    span("\(fills.atLower)", "\(fills.atUpper)")
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

// MARK: - The job as it stands

extension WhatIfBlocks {
  private func worth(_ entry: WhatIfDocument.Entry) -> [Answer.Block] {
    guard let marginal = entry.marginal else { return [] }
    let rates = Answer.Table(
      marginal.rates,
      [
        .words("Rate") { entry.name(of: $0.product) ?? "" },
        .figure("1 \(amounts.rateUnit) less gains", as: .amount) { perRate($0.gainOfLess) },
        .figure("1 \(amounts.rateUnit) more costs") { perRate($0.lossOfMore) },
      ])
    let tanks = Answer.Table(
      marginal.tanks,
      [
        .name("Tank") { entry.cart.tanks[$0.tank].name },
        .figure("1 bu more gains", as: .amount) { area($0.gainOfMore) },
        .figure("1 bu less costs") { area($0.lossOfLess) },
      ])
    let title =
      "\(entry.cart.name) at \(varied.text(document.current)): a fill covers up to "
      + amounts.area(marginal.areaPerFill)
    return Answer.section(title, [.table(rates), .table(tanks)])
  }

  /// Four decimals: `1.4041 ac`.
  private func area(_ acres: Double) -> String {
    "\(fixed(Area(acres: acres).value(plan.units), 4)) \(amounts.areaUnit)"
  }

  /// Acres for a pound per acre, or hectares for a kilogram per hectare.
  private func perRate(_ acresPerPound: Double) -> String {
    let pounds = ApplicationRate(1, in: amounts.units).poundsPerAcre
    return area(acresPerPound * pounds)
  }

  private func limits(_ entry: WhatIfDocument.Entry) -> [Answer.Block] {
    guard let limits = entry.limits else { return [] }
    let count = limits.fills == 1 ? "one fill" : "\(limits.fills) fills"
    let highest = limits.rates.map { rate in
      Answer.Fact(
        "Highest rate of \(entry.name(of: rate.product) ?? "")",
        rate.highest.map(amounts.rate) ?? "none: the others take more")
    }
    return Answer.section(
      "\(entry.cart.name) with \(count), each alone changed",
      [.facts([.init("Largest field", amounts.area(limits.largestField))] + highest)])
  }
}

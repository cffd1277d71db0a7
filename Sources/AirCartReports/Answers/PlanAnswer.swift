import AirCart
import AirCartDocuments

extension PlanDocument {
  /// The plan as an answer.
  ///
  /// - Parameters:
  ///   - isDetailed: Whether empty tanks, densities, bounds and every stop are shown too.
  ///   - choice: Why this cart, when it was chosen among several.
  /// - Returns: The plan with the simple rule beside it.
  package func answer(isDetailed: Bool = false, choice: String? = nil) -> Answer {
    Answer(
      title: answerLine,
      blocks: PlanBlocks(document: self, isDetailed: isDetailed, choice: choice).all,
      data: jsonValue, table: table)
  }

  /// Quantities in the units of the job.
  var amounts: AmountText { AmountText(units: units) }

  /// What the field takes as a share of the cart; judged where one fill takes it.
  var cartLoadCell: Cell {
    let load = CartLoad(percent: cartLoadPercent)
    let percent = amounts.percent(cartLoadPercent)
    return fitsInOneFill ? Cell("\(percent) \(load.label)", as: load.role) : Cell(percent)
  }
}

/// The parts of a plan: the job, tanks, fills, house rules, products, and the simple rule beside
/// them.
///
/// What would only repeat what stands above it is left out.
private struct PlanBlocks {
  let document: PlanDocument
  let isDetailed: Bool
  let choice: String?

  private var text: AmountText { document.amounts }
  private var fillPlan: FillPlan { document.plan.fillPlan }

  var all: [Answer.Block] {
    if fillPlan.fills == 0 { return [job, onBoard].flatMap(\.self) }
    return [
      job, onBoard, tanks, filling, rules, loadSheet, products, greedy,
      Answer.section("Densities", [.sentences(isDetailed ? document.conversions : [])]),
      isDetailed ? Answer.nutrients(of: document) : [], Answer.notes(document.notes),
      Answer.advice(document.advice),
    ].flatMap(\.self)
  }
}

// MARK: - The job

extension PlanBlocks {
  private var job: [Answer.Block] {
    let cart = document.cart
    let litres = text.isMetric ? ", \(text.litres(cart.capacity))" : ""
    let job = localized(
      "\(text.area(document.job.area))\(document.overlapText) with \(localized(word: cart.name)) "
        + "(\(text.capacity(cart.capacity))\(litres)): \(document.productsText()).")
    let others = [
      document.onBoardSentence, document.densitiesSentence, document.constraintsSentence, choice,
      document.remedy,
    ].compactMap(\.self)
    let conflicts = document.conflictSentences(area: text.area)
    let missing = document.understood.filter(FieldsRequest.isOfMissing)
    return [.sentences(document.doubts + missing + [job] + others + conflicts)]
  }

  /// What the tanks hold, and what to load at the first stop.
  private var onBoard: [Answer.Block] {
    let table = document.onBoardTable.map(Answer.Block.table)
    let stops = table.flatMap { _ in LoadSheetDocument(document)?.stopBlocks(first: 1) } ?? []
    return Answer.section("On board", [.sentences(document.cleanOuts), table]) + stops
  }

  /// What the field takes as a share of the cart, and with details the same as the known app caps
  /// it.
  private var loadFacts: [Answer.Fact] {
    let load = document.cartLoadCell
    let shown = Answer.Fact("Cart load", load.text, as: load.role)
    guard isDetailed else { return [shown] }
    return [shown, .init(localized("Cart utilization"), text.percent(document.utilizationPercent))]
  }

  // MARK: Products

  /// A product, or a sum below the products.
  private struct ProductRow {
    let title: String
    let amount: Volume
    var isLiquid = false
    var rate = ""
    var density = ""
  }

  private var products: [Answer.Block] {
    let products = document.job.products.map { product in
      ProductRow(
        title: product.name, amount: product.demand, isLiquid: product.traits.isLiquid,
        rate: text.rate(of: product), density: isDetailed ? text.density(of: product) : "")
    }
    return Answer.section(
      "Products required",
      [
        .table(
          Answer.Table(
            products + document.totals.map { ProductRow(title: $0.title, amount: $0.amount) },
            [
              .words("Product") { $0.title },
              .figure("Required", as: .amount) {
                text.volume($0.amount, isLiquid: $0.isLiquid)
              },
              .figure("Litres", as: .secondary) { text.isMetric ? text.litres($0.amount) : "" },
              .figure("Rate", as: .secondary) { $0.rate },
              .figure("Density", as: .secondary) { $0.density },
            ])),
        .sentences(
          document.understood.filter { !FieldsRequest.isOfMissing($0) } + document.blendSentences),
        .facts(loadFacts, alignment: .trailing),
      ])
  }
}

// MARK: - Tanks

extension PlanBlocks {
  private var tanks: [Answer.Block] {
    Answer.section(
      document.title,
      tanks(
        document.statements.tanks, document.subtotals,
        document.isFeasible ? [] : document.plan.shortfalls)
        + [.sentences([document.reserveSentence].compactMap(\.self))])
  }

  /// The tanks of one allocation: what is in each, and what found no tank.
  private func tanks(
    _ rows: [Load], _ subtotals: [String], _ unallocated: [Shortfall]
  ) -> [Answer.Block] {
    let leftOver = unallocated.filter { $0.amount.bushels >= Tolerance.dust }
    return [
      .table(table(rows.filter { isDetailed || $0.product != nil })),
      .sentences(subtotals),
      .facts(
        leftOver.map {
          .init(
            localized("UNALLOCATED \($0.product)"), text.volume($0.amount, isLiquid: $0.isLiquid),
            as: .error)
        }, alignment: .trailing),
    ]
  }

  private func table(_ rows: [Load]) -> Answer.Table {
    Answer.Table(
      rows,
      [
        .name("Tank") { $0.tank.name },
        .cells("Product", wraps: true) { row in
          row.product.map { Cell($0) } ?? Cell(localized("empty"), as: .secondary)
        },
        .cells("Load", alignment: .trailing) { row in
          if row.tank.isLiquid {
            let capacity = localized("of \(text.liquid(row.tank.capacity))")
            guard row.product != nil else { return Cell(capacity) }
            return Cell("\(text.bareLiquid(row.volume)) \(capacity)", as: .amount)
          }
          let capacity = localized("of \(text.capacity(row.tank.capacity))")
          guard row.product != nil else { return Cell(capacity) }
          return Cell("\(fixed(row.volume.bushels, 1).grouped) \(capacity)", as: .amount)
        },
        .figure("Fill") { $0.product == nil ? "" : text.percent($0.fillPercent) },
        .bar { use($0, FillBar(percent: $0.fillPercent).text) },
        .cells("Use") { use($0, localized(word: TankUse(percent: $0.fillPercent).word)) },
      ])
  }

  private func use(_ row: Load, _ text: String) -> Cell {
    row.product == nil ? "" : Cell(text, as: TankUse(percent: row.fillPercent).role)
  }
}

// MARK: - Fills

extension PlanBlocks {
  private var filling: [Answer.Block] {
    guard document.isFeasible else { return [] }
    return Answer.section(
      "Fill plan",
      [
        .facts(fillFacts, alignment: .trailing), .table(loads),
        .sentences(document.closeCalls),
      ])
  }

  /// What the plan does that a dealer would not, and what it would take to avoid it.
  private var rules: [Answer.Block] {
    Answer.section(
      "House rules",
      [
        .sentences(
          document.brokenRules.map { isDetailed ? "\($0.message) [\($0.source)]" : $0.message })
      ])
  }

  private var fillFacts: [Answer.Fact] {
    let facts = document.fillFigures.map { Answer.Fact($0.title, $0.value) }
    return facts
      + (isDetailed ? [.init(localized("Capacity bound"), text.area(fillPlan.bound))] : [])
  }

  /// What goes into each tank by weight, for a full fill and for a last one that differs.
  ///
  /// The bushels of a full fill stand with the tanks of the plan and are not repeated; in metric
  /// units litres stand beside the weight of either fill.
  private var loads: Answer.Table {
    let last = shareOfLastFill
    return Answer.Table(
      fillPlan.tanks.filter { $0.product != nil },
      [
        .name("Tank") { $0.tank.name },
        .words("Product") { $0.product ?? "" },
        .figure("Litres", as: .secondary) { text.isMetric ? text.litres($0.volume) : "" },
        .figure(localized(last == nil ? "Load" : "Full fill"), as: .amount) {
          text.mass($0.weight)
        },
        .figure("Last fill") { row in
          guard let last else { return "" }
          let amount = Volume(bushels: row.volume.bushels * last)
          return text.isMetric
            ? text.litres(amount) : text.volume(amount, isLiquid: row.tank.isLiquid)
        },
        .figure("") { row in last.map { text.mass(Mass(pounds: row.weight.pounds * $0)) } ?? "" },
      ])
  }

  /// The last fill as a share of a full one, where it is loaded otherwise than the others.
  private var shareOfLastFill: Double? {
    let filling = fillPlan.filling
    guard !document.fitsInOneFill, !filling.isEven, !filling.isToBrim else { return nil }
    return fillPlan.lastFill.map { $0.acres / fillPlan.areaPerFill.acres }
  }

  private var loadSheet: [Answer.Block] {
    isDetailed ? LoadSheetDocument(document)?.stopBlocks() ?? [] : []
  }

  // MARK: The simple rule

  private var greedy: [Answer.Block] {
    let comparison = RuleComparison(document.statements)
    let rule = document.plan.greedy
    // What the known app gives for the whole field in one filling is of little use where the field
    // takes several.
    let takesSeveral = document.isFeasible && !document.fitsInOneFill
    let table =
      comparison.isSameAllocation || takesSeveral && !isDetailed
      ? []
      : tanks(rule.tanks, document.referenceSubtotals, rule.unallocatedRows)
    return Answer.section(
      "Simple rule (greedy)", [.sentence(document.text(comparison.statement))] + table)
  }
}

import AirCart
import AirCartDocuments

extension ComparisonDocument {
  /// The comparison as an answer, the smallest cart with the fewest fills first; carts that differ
  /// in weight alone share a row.
  package func answer(isDetailed: Bool = false) -> Answer {
    guard let best = entries.first?.document else {
      preconditionFailure("there is always a cart to compare")
    }
    let blocks = ComparisonBlocks(comparison: self, best: best, isDetailed: isDetailed).all
    return Answer(
      title: decisionSentence ?? best.answerLine, blocks: blocks, data: jsonValue, table: table)
  }

  /// Which carts seed the job in how many fills; `nil` when there is nothing to compare.
  package var decisionSentence: String? {
    text(CartDecision(entries.map(\.document.statements)).statement)
  }

  private func text(_ statement: Statement?) -> String? {
    guard let statement, let units = entries.first?.document.units else { return nil }
    return StatementText(units: units, carts: entries.map(\.cart.nameInSentence))
      .text(statement)
  }
}

private struct ComparisonBlocks {
  let comparison: ComparisonDocument
  let best: PlanDocument
  let isDetailed: Bool

  private var text: AmountText { best.amounts }

  var all: [Answer.Block] {
    [
      [.sentences(job), .sentences(best.understood)],
      Answer.section(
        "Carts",
        [
          .table(table), .sentences(infeasibilities),
        ]), Answer.section("Blends", [.sentences(sentences { $0.blendSentences })]),
      Answer.section("House rules", [.sentences(sentences { $0.brokenRules.map(\.message) })]),
      isDetailed ? Answer.nutrients(of: best) : [],
      // The others' notes differ in figures only, and their advice in blends.
      Answer.notes(best.notes),
      Answer.section("Advice", [.sentences(best.advice.map(\.text) + blendsOfOthers)]),
    ].flatMap(\.self)
  }

  private var job: [String] {
    let area = text.area(best.job.area) + best.overlapText
    return best.doubts
      + [
        localized("\(area), \(demand) of product: \(best.productsText())."), best.densitiesSentence,
        best.constraintsSentence,
      ].compactMap(\.self)
  }

  /// What goes on the field, liquids apart from dry products.
  private var demand: String {
    let products = Dictionary(grouping: best.job.products, by: \.traits.isLiquid)
    return [false, true].compactMap { isLiquid in
      let bushels = (products[isLiquid] ?? []).reduce(0) { $0 + $1.demand.bushels }
      return bushels > 0 ? text.volume(Volume(bushels: bushels), isLiquid: isLiquid) : nil
    }.listed
  }

  /// Why carts give some product no tank, each reason once.
  private var infeasibilities: [String] {
    comparison.entries.grouped(by: \.document.infeasibilityText).compactMap { reason, entries in
      reason.map { localized("\(entries.map(\.cart.name).listed): infeasible. \($0)") }
    }
  }

  /// The blends that are warned of on other carts than the best alone.
  private var blendsOfOthers: [String] {
    sentences { document in
      document.advice.filter { $0.isOfBlend && !best.advice.contains($0) }.map(\.text)
    }
  }

  /// What is said of some plans, each sentence once, with the carts that it is about.
  private func sentences(_ said: (PlanDocument) -> [String]) -> [String] {
    let all = comparison.entries.flatMap { entry in
      said(entry.document).map { (cart: entry.cart.name, sentence: $0) }
    }
    return all.grouped(by: \.sentence).map { sentence, entries in
      localized("\(entries.map(\.cart).listed): \(sentence)")
    }
  }

  // MARK: Table

  private typealias Row = [ComparisonDocument.Entry]

  private var table: Answer.Table {
    let hasUnallocated = comparison.entries.contains { !$0.document.isFeasible }
    let columns: [Answer.ColumnOf<Row>] =
      [
        .words("Cart") { $0.map(\.cart.name).joined(separator: " = ") },
        .cells("Cart load", alignment: .trailing) { $0[0].document.cartLoadCell }.minor,
        .figure("Fills") { $0[0].document.plan.fillPlan.fills.map(\.grouped) ?? localized("none") },
        .figure("Per fill", as: .amount) { area($0[0].document) },
      ] + (hasUnallocated ? [unallocated] : []) + (isDetailed ? details : []) + [
        .words("Runs out first") { row in
          row.compactMap(\.document.limitingProduct).distinct.joined(separator: " / ")
        },
        .words(localized("Gross \(text.massUnit)")) { row in
          row.compactMap { $0.document.plan.fillPlan.grossWeight }.map(text.bareMass)
            .joined(separator: " / ")
        }.minor,
      ]
    return Answer.Table(comparison.rows, columns)
  }

  private func area(_ document: PlanDocument) -> String {
    document.isFeasible ? text.area(document.plan.fillPlan.areaPerFill) : ""
  }

  private func most(_ document: PlanDocument) -> String {
    document.isFeasible ? text.area(document.plan.capacity.areaPerFill) : ""
  }

  private var unallocated: Answer.ColumnOf<Row> {
    .cells("No tank", alignment: .trailing) { row in
      let least = row[0].document.plan.leastUnallocated.value
      return Cell(text.volume(Volume(bushels: least)), as: least > 0 ? .error : nil)
    }
  }

  private var details: [Answer.ColumnOf<Row>] {
    [
      .figure("Holds", as: .secondary) { text.capacity($0[0].cart.capacity) },
      .figure("Most", as: .secondary) { most($0[0].document) },
      .figure("Last fill") { $0[0].document.plan.fillPlan.lastFill.map(text.area) ?? "" },
      .figure("Simple rule") { row in
        row[0].document.isFeasible ? text.area(row[0].document.job.greedyRange) : ""
      },
    ]
  }
}

extension Cart {
  /// The cart that was typed by its tanks, as `own cart`, is that of the reader.
  var nameInSentence: String { name == "own cart" ? localized("your own cart") : name }
}

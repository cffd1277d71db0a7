import AirCart
package import AirCartDocuments
import AirCartSimulation

/// The text of `season.json`: a simulated season for programs, with everything it was made from, in
/// the units of the farm.
package struct SeasonDocument: Sendable {
  let report: SeasonReport
  let variation: SeasonVariation?

  var jsonValue: JSONValue {
    Self.table.json(self, report.results.input.farm.units)
  }

  package static let table = OutputTable<SeasonDocument>(
    "a season",
    [
      .schemaVersion(2),
      .init(.title, .text, "The farm, for people.") { $0.report.title },
      .units("The units of the farm.") { $0.report.results.input.farm.units },
      .init(.seed, .seed, "The seed of the seasons.") { $0.report.results.seed },
      .init("replications", .whole, "How many there are.") { $0.report.results.replicationCount },
      .init(.inputs, .object(Season.table), "What they were made from.") {
        $0.report.results.input
      },
      .init(nullable: "decision", .object(decisionTable), "Which cart is the answer.") { document in
        document.report.decision.map { (document.report, $0) }
      },
      .init("ranking", .list(.text), "The carts, from the fewest mean days to the most.") {
        document in
        document.report.ranking.flatMap { document.report.groups[$0] }.map {
          document.report.results.carts[$0].cart.name
        }
      },
      .init(.carts, .list(cartTable), "The carts in order.") { document in
        document.report.results.carts.map { (document.report, $0) }
      },
      .init(.differences, .list(differenceTable), "What the others take longer than the first.") {
        document in
        document.report.ranking.dropFirst().map {
          (document.report, $0, document.report.difference(fromBestTo: $0))
        }
      },
      .init(nullable: "whatHelps", .object(helpTable), "What would help, where that was asked.") {
        $0.report.help
      },
      .init(
        nullable: "whatDecides", .object(hangsTable),
        "What the answer hangs on, where that was asked."
      ) { document in
        document.report.hangs.map { (document.report, $0) }
      },
      .init(
        nullable: "bestOrder", .object(orderTable), "The best order of crops, where that was asked."
      ) { document in
        document.report.order.map { (document.report, $0) }
      },
      .init(nullable: "variation", .object(variationTable), "What was varied.") { document in
        document.variation.map { (document.report, $0) }
      },
    ])

  // MARK: The answer

  private typealias Decision = (report: SeasonReport, own: SeasonDecision)
  private typealias Other = (report: SeasonReport, decision: SeasonDecision, carts: [Int])

  private static let decisionTable = OutputTable<Decision>(
    "an answer",
    [
      .init(.carts, .list(.text), "The carts that are the answer, with the same seasons.") {
        $0.report.cartNames($0.own.answer)
      },
      .init("by", .word(["cost", "size", "progress"]), "What decides.") { "\($0.own.ground)" },
      .init("years", .whole, "In how many years of ten a cart must be done by its date.") {
        $0.own.years
      },
      .init(nullable: .date, .text, "By when the answer is, where it is often enough.") {
        $0.own.date(of: $0.own.answer)?.code
      },
      .init("others", .list(otherTable), "The others, the nearest first.") { decision in
        decision.own.groups.dropFirst().map { (decision.report, decision.own, $0) }
      },
    ])

  private static let otherTable = OutputTable<Other>(
    "another cart beside the answer",
    [
      .init(.carts, .list(.text), "The carts, with the same seasons.") {
        $0.report.cartNames($0.carts)
      },
      .init(nullable: .date, .text, "By when it is done, where it is often enough.") {
        $0.decision.date(of: $0.carts)?.code
      },
      .init("daysLater", .object(Estimate.table), "Days that it takes longer than the answer.") {
        $0.decision.daysLater($0.carts)
      },
      .init(ifAny: "costsMore", .object(Estimate.table), "What a year costs more with it.") {
        $0.decision.costsMore($0.carts)
      },
    ])

  // MARK: Carts

  private typealias OwnCart = (report: SeasonReport, own: CartOutcome)

  private static let cartTable = OutputTable<OwnCart>(
    "a cart",
    outcomeFields + [
      .init(ifAny: .plan, .object(CartSeason.table), "How it is loaded.") {
        $0.own.isFeasible ? $0.own.season : nil
      },
      .init(ifAny: "ownership", .number, "What owning it costs a year.") { $0.own.ownership },
      .init(ifAny: "yearCost", .number, "What a year costs with it: its season and owning it.") {
        $0.own.isFeasible ? $0.own.yearCost?.value : nil
      },
      .init(ifAny: "fit", .object(fitTable), "How it compares with the years of the farm file.") {
        $0.own.fit
      },
      .init(ifAny: "used", .list(usedTable), "What it seeds of each product, in the mean.") {
        $0.own.isFeasible ? Array(zip($0.own.season.products.names, $0.own.meanUsedPounds)) : nil
      },
    ])

  private static let usedTable = OutputTable<(product: String, pounds: Double)>(
    "an amount",
    [
      .init(.product, .text, "The product.") { $0.product },
      .init("mass", .measured(.pounds), "How much of it.") { $0.pounds },
    ])

  /// What is said of a cart for every value of a varied input too.
  private static let outcomeFields: [OutputField<OwnCart>] = [
    .init(.cart, .text, "The name.") { $0.own.cart.name },
    .init(.status, .word(["simulated", "infeasible"]), "Whether it can be loaded.") {
      $0.own.isFeasible ? "simulated" : "infeasible"
    },
    .init(ifAny: .crop, .text, "The crop for which it cannot.") { cart in
      cart.own.season.infeasibility.map { cart.report.results.input.farm.crops[$0.crop].name }
    },
    .init(ifAny: "reason", .text, "Why not, as a code.") {
      $0.own.season.infeasibility?.reason.name
    },
    .init(ifAny: .message, .text, "The same in words.") {
      $0.own.season.infeasibility?.reason.sentence
    },
    .init(ifAny: "figures", .object(figureTable), "Its figures over all seasons.") {
      $0.own.isFeasible ? $0.own : nil
    },
    .init(ifAny: "finishProbability", .object(Estimate.table), "How many seasons are long enough.")
    { $0.own.isFeasible ? $0.own.finishProbability : nil },
  ]

  private static let fitTable = OutputTable<CartOutcome.Fit>(
    "a comparison with years that were seeded",
    [
      .init("yearsInside", .whole, "The years within the model's P10 and P90.") { $0.yearsInside },
      .init("pace", .number, "The model's median days over those of the years.") { $0.pace },
      .init(nullable: "workableShare", .number, "The share of workable days that would fit.") {
        $0.workableShare
      },
      .init(nullable: .hoursPerDay, .number(in: "h"), "The hours a day that would.") {
        $0.hoursPerDay
      },
    ])

  private static let worthTable = OutputTable<SeasonWorth>(
    "what a cart is worth",
    [
      .init(.saving, .object(Estimate.table), "What a year costs less, owning left out.") {
        $0.saving
      },
      .init(ifAny: .filling, .number, "What of it is filling and stops.") { $0.filling },
      .init(ifAny: "waiting", .number, "What of it is waiting for trucks.") { $0.waiting },
      .init(ifAny: .moving, .number, "What of it is seeding, moving, cleaning and repairs.") {
        $0.moving
      },
      .init(ifAny: "lateness", .number, "What of it is lateness.") { $0.lateness },
      .init("mayCostMore", .object(Estimate.table), "What it may cost more to buy.") {
        $0.mayCostMore
      },
      .init(ifAny: "priceDifference", .number, "What it costs more.") { $0.priceDifference },
      .init(ifAny: "paybackYears", .object(Estimate.table), "Years in which the saving pays it.") {
        $0.paybackYears
      },
    ])

  private static let figureTable = OutputTable<CartOutcome>(
    "figures",
    SeasonMetric.allCases.map { metric in
      .init(
        ifAny: OutputKey(stringLiteral: metric.key), .object(figure(of: metric), of: metric.unit),
        "Row \(metric.name(in: .imperial)) of season.csv, where it is known."
      ) { outcome in
        metric.isKnown(in: outcome.season.input)
          ? (outcome.mean(metric), outcome.quantiles(shares.map { Double($0) / 100 }, metric)) : nil
      }
    })

  /// The mean of a figure, and what shares of the seasons do not exceed.
  private typealias Figure = (mean: Estimate, quantiles: [Estimate])

  private static let shares = [10, 50, 90]

  private static func figure(of metric: SeasonMetric) -> OutputTable<Figure> {
    OutputTable(
      "a figure",
      [.init(.mean, .object(Estimate.table(metric.unit)), "The mean.") { $0.mean }]
        + shares.enumerated().map { place, percent in
          .init(
            nullable: OutputKey(stringLiteral: "p\(percent)"), .part(of: metric.unit),
            "What \(percent) % of the seasons do not exceed."
          ) { $0.quantiles[place].value }
        })
  }

  // MARK: Differences and variation

  private typealias Difference = (report: SeasonReport, group: Int, own: SeasonDifference)

  private static let differenceTable = OutputTable<Difference>(
    "a difference",
    [
      .init("sooner", .text, "The first of the ranking.") {
        $0.report.name(ofGroup: $0.report.ranking[0])
      },
      .init("later", .text, "The other.") { $0.report.name(ofGroup: $0.group) },
      .init(.days, .object(Estimate.table), "The days between.") { $0.own.days },
      .init(.share, .object(Estimate.table), "The share of the farm seeded more.") { $0.own.share },
      .init("soonerShare", .number, "The seasons in which the first is done sooner.") {
        $0.own.soonerShare
      },
      .init("laterShare", .number, "Those in which the other is.") { $0.own.laterShare },
      .init(ifAny: .worth, .object(worthTable), "What the first is worth in money.") {
        $0.report.worth(over: $0.group)
      },
      .init("isReal", .flag, "Whether the two can be told apart.") { $0.own.isReal },
    ])

  private typealias Order = (report: SeasonReport, own: SeasonOrder)

  private static let orderTable = OutputTable<Order>(
    "an order of crops",
    [
      .init(.cart, .text, "The cart with which it is the best.") { $0.own.cart.cart.name },
      .init(.stated, .list(.text), "The crops as they are seeded now.") {
        $0.report.cropNames($0.own.stated)
      },
      .init("cropOrder", .list(.text), "The crops in the best order.") {
        $0.report.cropNames($0.own.found)
      },
      .init("tried", .whole, "How many orders were tried.") { $0.own.tried },
      .init("isComplete", .flag, "Whether these are all.") { $0.own.isComplete },
      .init("isBetter", .flag, "Whether it is better than the stated one.") { $0.own.isBetter },
      .init(ifAny: .saving, .object(Estimate.table), "What a season costs less.") {
        $0.own.saving
      },
      .init(.days, .object(Estimate.table), "How many days sooner it is over.") { $0.own.days },
    ])

  private typealias Hangs = (report: SeasonReport, own: SeasonHangs)

  private static let hangsTable = OutputTable<Hangs>(
    "what the answer hangs on",
    [
      .init("first", .text, "The first cart: the answer, unless two were named.") {
        $0.report.hangsNames($0.own).first
      },
      .init("second", .text, "The other.") { $0.report.hangsNames($0.own).second },
      .init(
        "measure", .word(["yearCost", "seasonCost", "days"]),
        "What the first costs less a year, with or without owning it, or the days that it is sooner."
      ) { "\($0.own.measure)" },
      .init(.stated, .object(Estimate.table), "The difference with everything as stated.") {
        $0.own.base
      },
      .init("lowest", .number, "The least over all assumptions.") { $0.own.range.lowerBound },
      .init("highest", .number, "The most.") { $0.own.range.upperBound },
      .init("assumptions", .list(swingTable), "Each assumption, the widest range first.") {
        $0.own.rows
      },
    ])

  private static let swingTable = OutputTable<SeasonHangs.Row>(
    "an assumption",
    [
      .init(.title, .text, "The assumption, for people.") { $0.swing.title },
      .init("lowValue", .text, "Its low value.") { $0.swing.low.value },
      .init("highValue", .text, "Its high value.") { $0.swing.high.value },
      .init(.from, .text, "Where they are from.") { $0.swing.source },
      .init(.low, .object(Estimate.table), "The difference at the low value.") { $0.low },
      .init(.high, .object(Estimate.table), "The difference at the high value.") { $0.high },
    ])

  private static let helpTable = OutputTable<SeasonHelp>(
    "what would help",
    [
      .init(.cart, .text, "The cart whose season was changed.") { $0.cart.cart.name },
      .init("changes", .list(changeTable), "Each change, those first that save most.") { $0.rows },
    ])

  private static let changeTable = OutputTable<SeasonHelp.Row>(
    "a change",
    [
      .init(.title, .text, "The change, for people.") { $0.title },
      .init(.days, .object(Estimate.table), "How many days sooner the farm is done.") { $0.days },
      .init(ifAny: .worth, .object(worthTable), "What the change is worth in money.") { $0.worth },
    ])

  private typealias Variation = (report: SeasonReport, own: SeasonVariation)
  private typealias Level = (report: SeasonReport, value: Double, results: SeasonResults)

  private static let variationTable = OutputTable<Variation>(
    "a variation",
    [
      .init("input", .text, "The input with its unit, as columns have it.") { $0.own.name },
      .init(.title, .text, "The same for people.") { $0.own.title },
      .init("levels", .list(levelTable), "What each of its values gives.") { variation in
        zip(variation.own.values, variation.own.results).map { (variation.report, $0, $1) }
      },
      .init(ifAny: .matrices, .list(matrixTable), "Figures of carts by values.") { variation in
        variation.own.figures.map { (variation.own, $0) }
      },
    ])

  private typealias Matrix = (variation: SeasonVariation, figure: SeasonVariation.Figure)

  private static let matrixTable = OutputTable<Matrix>(
    "a matrix",
    [
      .init(.name, .text, "The figure, as files have it.") { $0.figure.name },
      .init(.title, .text, "The same for people.") { $0.figure.title },
      .init(.unit, .text, "The unit of the figure.") { $0.figure.unit },
      .init(.rows, .list(matrixRowTable), "The carts in order.") { matrix in
        matrix.variation.carts.indices.map { cart in
          (matrix.variation.carts[cart], matrix.variation.row(matrix.figure, ofCart: cart))
        }
      },
    ])

  private static let matrixRowTable = OutputTable<(cart: String, cells: [Estimate])>(
    "a row",
    [
      .init(.cart, .text, "The cart.") { $0.cart },
      .init(.cells, .list(Estimate.table), "The figure for every value of the input.") {
        $0.cells
      },
    ])

  private static let levelTable = OutputTable<Level>(
    "a level",
    [
      .init(.value, .number, "The value.") { $0.value },
      .init(.carts, .list(OutputTable("a cart", outcomeFields)), "The carts in order.") { level in
        level.results.carts.map { (level.report, $0) }
      },
    ])
}

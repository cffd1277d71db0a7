import AirCart
package import AirCartDocuments
import AirCartSimulation

/// The text of `summary.json`: the numbers of a summary for programs, in the units of the scenario,
/// which the keys name.
package struct SummaryDocument: Sendable {
  let summary: SweepSummary
  let title: String
  /// How a cell is planned.
  let command: PlanCommand

  var jsonValue: JSONValue { Self.table.json(self, summary.grid.units) }

  package static let table = OutputTable<SummaryDocument>(
    "a summary",
    [
      .schemaVersion(2),
      .init(.title, .text, "The scenario, for people.") { $0.title },
      .init(.cells, .whole, "The cells of the sweep.") { $0.summary.grid.cellCount },
      .units("The units of the scenario.") { $0.summary.grid.units },
      .init(.fields, .list(.stated(.acres)), "The field sizes.") {
        $0.summary.grid.fields.map(\.stated)
      },
      .init(ifAny: .overlap, .overlap, "The share of a field that is seeded twice.") {
        $0.summary.grid.overlap.stated
      },
      .init(.products, .list(productTable), "The products in order.") { $0.summary.grid.products },
      .init(.carts, .list(cartTable), "The carts in order.") { document in
        document.summary.carts.map { (document, $0) }
      },
      .init("ties", .list(.list(.text)), "Groups of carts that are equal in every cell.") {
        document in document.summary.standing.ties.map(document.names)
      },
      .init("agreement", .object(AgreementRecord.table), "What the exhaustive search confirmed.") {
        AgreementRecord(agreement: $0.summary.agreement, grid: $0.summary.grid)
      },
    ])

  private static let productTable = OutputTable<ProductRate>(
    "a product",
    [
      .init(.product, .text, "The name.") { $0.name },
      .init(.density, .measured(.poundsPerBushel), "The density.") {
        $0.density.poundsPerBushel
      },
      .init(.rates, .list(.stated(.poundsPerAcre)), "The rates.") {
        $0.rates.map(\.stated)
      },
    ])

  private typealias OwnCart = (document: SummaryDocument, own: CartSummary)

  private static let cartTable = OutputTable<OwnCart>(
    "a cart",
    [
      .init(.cart, .text, "The name.") { $0.own.name },
      .init(.capacityBu, .number(in: "bu"), "The capacity.") { $0.own.capacity },
      .init(nullable: .rank, .whole, "The rank, from 1.") {
        $0.document.summary.standing.ranks?[$0.own.cart]
      },
      .tiedWith { $0.document.names($0.document.summary.standing.carts(tiedWith: $0.own.cart)) },
      .init(nullable: .dominatedBy, .list(.text), "Carts that are nowhere worse and better once.") {
        cart in
        cart.document.summary.standing.dominators.map { cart.document.names($0[cart.own.cart]) }
      },
      .init(.cells, .whole, "Its cells.") { $0.own.cellCount },
      .init(nullable: "infeasibleCells", .whole, "Those that no number of fills can seed.") {
        $0.own.infeasibleCells
      },
      .init(
        nullable: .areaPerFill, .object(Spread.table(.acres), of: .acres),
        "The most the cart can do in a fill."
      ) { $0.own.areaPerFill },
      .init(nullable: .fills, .object(Spread.table(.none)), "The fills.") {
        $0.own.fills
      },
      .init(.greedy, .object(greedyTable), "The simple rule beside the optimum.") { $0 },
      .init(nullable: "heaviestWeight", .measured(.pounds), "The heaviest loaded cart.") {
        $0.own.heaviestWeight
      },
    ])

  private static let greedyTable = OutputTable<OwnCart>(
    "a comparison with greedy",
    [
      .init(nullable: "comparedCells", .whole, "The cells compared.") { $0.own.greedy?.cellCount },
      .init(nullable: "shortCells", .whole, "Those where greedy leaves more over.") {
        $0.own.greedy?.shortCells
      },
      .init(nullable: "shortShare", .number, "The same as a share.") { $0.own.greedy?.shortShare },
      .init(nullable: .meanGapBu, .number(in: "bu"), "What it leaves over more, in the mean.") {
        $0.own.greedy?.meanGap
      },
      .init(
        nullable: "cellsThatFitOnlyByOptimum", .whole,
        "Cells whose field fits by the optimum alone."
      ) { $0.own.greedy?.cellsThatFitOnlyByOptimum },
      .init(
        nullable: "cellsNotCovered", .whole, "Cells where greedy leaves a product without a tank."
      ) { $0.own.cellsNotCoveredByGreedy },
      .init(
        nullable: "meanCoverage", .number, "The share of what one filling can cover, in the mean."
      ) { $0.own.meanGreedyCoverage },
      .init(nullable: .worst, .object(worstTable), "Where greedy leaves most over.") { cart in
        cart.own.greedy?.worst.map { (cart.document, $0) }
      },
    ])

  private static let worstTable = OutputTable<
    (document: SummaryDocument, own: GreedyComparison.Worst)
  >(
    "a worst cell",
    [.init(.gapBu, .number(in: "bu"), "What it leaves over beyond the optimum.") { $0.own.gap }]
      + CellPlace.fields.map {
        $0.of { CellPlace(grid: $0.document.summary.grid, cell: $0.own.cell) }
      } + [
        .init(.command, .text, "The command that plans it.") {
          $0.document.command.text($0.own.cell)
        }
      ])

  private func names(_ carts: [Int]) -> [String] { carts.map { summary.carts[$0].name } }
}

extension Spread {
  static func table(_ measure: DataUnit) -> OutputTable<Spread> {
    OutputTable(
      "a spread",
      [
        .init("least", .part(of: measure), "The least.") { $0.least },
        .init(.median, .part(of: measure), "The middle one.") { $0.median },
        .init("greatest", .part(of: measure), "The greatest.") { $0.greatest },
      ])
  }
}

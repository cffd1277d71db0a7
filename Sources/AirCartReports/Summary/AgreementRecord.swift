import AirCart
import AirCartDocuments
import AirCartSimulation

/// What the exhaustive search confirmed, for programs: the same in summary and manifest.
struct AgreementRecord {
  let agreement: SweepAgreement
  let grid: SweepGrid

  static let table = OutputTable<AgreementRecord>(
    "a check",
    [
      .init("checkedCells", .whole, "The cells that were checked.") { $0.agreement.checkedCells },
      .init("uncheckedCarts", .list(.text), "The carts that were not, for they are too large.") {
        $0.agreement.uncheckedCarts
      },
      .init(.isSample, .flag, "Whether the cells are a sample.") { $0.agreement.isSample },
      .init(.seed, .seed, "The seed by which they were sampled.") { $0.agreement.seed },
      .init(nullable: .holds, .flag, "Whether the search found the same in all of them.") {
        $0.agreement.checkedCells > 0 ? $0.agreement.holds : nil
      },
      .init(nullable: .worst, .object(worstTable), "Where they differ most.") { record in
        record.agreement.worst.map { (record.grid, $0) }
      },
    ])

  private static let worstTable = OutputTable<(grid: SweepGrid, own: SweepAgreement.Difference)>(
    "a difference",
    [
      .init(.metric, .text, "The metric that differs.") {
        switch $0.own.objective {
        case .leastUnallocated: "optimal_unallocated_bu"
        case .largestAreaPerFill: "area_per_fill_ac"
        }
      },
      .init("exact", .number, "By the exact method.") { $0.own.exact },
      .init("exhaustive", .number, "By the exhaustive search.") { $0.own.exhaustive },
      .init("relative", .number, "The difference as a share.") { $0.own.relative },
    ] + CellPlace.fields.map { $0.of { CellPlace(grid: $0.grid, cell: $0.own.cell) } })

  /// The record in the units of the grid.
  var json: JSONValue { Self.table.json(self, grid.units) }
}

/// Where a cell of a grid is, in the units of the scenario.
struct CellPlace {
  let grid: SweepGrid
  let cell: SweepGrid.Cell

  static let fields: [OutputField<CellPlace>] = [
    .init(.cart, .text, "The cart.") { $0.grid.carts[$0.cell.cart].cart.name },
    .init(.field, .stated(.acres), "The field.") { $0.grid.fields[$0.cell.field].stated },
    .init(.rates, .list(.stated(.poundsPerAcre)), "The rates of the products in order.") {
      $0.grid.rates(at: $0.cell).map(\.stated)
    },
  ]
}

import AirCart
import AirCartReports
import AirCartSimulation

extension SweepAgreement {
  /// That of a sweep whose judge was not asked.
  static let notAsked = SweepAgreement(
    checkedCells: 0, uncheckedCarts: [], isSample: false, seed: 0, worst: nil)
}

/// Sweeps for tests: each cell a plan of its own, with no engine in between.
enum SampleSweep {
  /// The five carts, wheat and canola swept, urea and potash at one rate; four fields.
  static let grid = grid(
    fields: [40, 160, 317.5, 640],
    [("Wheat", [60, 100, 140]), ("Urea (46-0-0)", [120]), ("Canola", [0, 5.5])])

  /// Two carts, no swept product.
  static let single = grid(
    carts: Array(BourgaultCarts.all.prefix(2)), fields: [160, 320], [("Wheat", [100])])

  /// Rates in kg/ha, fields in ha.
  static let metric = grid(
    units: .metric, carts: Array(BourgaultCarts.all.suffix(2)), fields: [64.75, 259],
    [("Wheat", [67, 112]), ("Canola", [5, 6])])

  /// A cart with too few tanks for some combinations and without a known weight, beside one that
  /// always has enough.
  static let scarce = grid(
    carts: [
      Cart(name: "Two Tanks", bushels: [100, 200], source: "made up"), BourgaultCarts.all[0],
    ], fields: [10, 100],
    [("Wheat", [60, 120]), ("Oats", [0, 30]), ("Canola", [5])])

  static func grid(
    units: UnitSystem = .imperial, carts: [Cart] = BourgaultCarts.all, fields: [Double],
    _ products: [(name: String, rates: [Double])]
  ) -> SweepGrid {
    SweepGrid(
      units: units, carts: carts.map { .init(cart: $0, constraints: []) },
      fields: fields.map { Area($0, in: units) },
      products: products.map { name, rates in
        .init(name, density: density(of: name), rates: rates, in: units)
      })
  }

  private static func density(of name: String) -> BulkDensity {
    ProductCatalogue.product(named: name)?.listed ?? BulkDensity(poundsPerBushel: 60)
  }

  /// Evaluates every cell of a grid by itself.
  static func results(
    _ grid: SweepGrid, metrics: [CellMetric] = CellMetric.allCases
  ) throws -> SweepResults {
    try results(grid, metrics: metrics) { try values(of: grid, at: $0) }
  }

  /// Results whose cells are what a function says, of a metric that does not depend on an axis what
  /// it says of the first cell on it.
  static func results(
    _ grid: SweepGrid, metrics: [CellMetric] = CellMetric.allCases,
    agreement: SweepAgreement = .notAsked,
    _ values: (SweepGrid.Cell) throws -> [CellMetric: Double]
  ) rethrows -> SweepResults {
    var columns: [CellMetric: [Double]] = [:]
    for cart in grid.carts.indices {
      for combination in 0..<grid.rateCombinationCount {
        for field in grid.fields.indices {
          let cell = try values(.init(cart: cart, field: field, combination: combination))
          for metric in metrics
          where (cart == 0 || metric.dependsOnCart) && (field == 0 || metric.dependsOnField) {
            columns[metric, default: []].append(cell[metric] ?? .nan)
          }
        }
      }
    }
    return SweepResults(
      grid: grid, metrics: metrics, agreement: agreement,
      values: metrics.flatMap { columns[$0] ?? [] })
  }

  /// The metrics of a cell, from its plan.
  static func values(of grid: SweepGrid, at cell: SweepGrid.Cell) throws -> [CellMetric: Double] {
    let job = try grid.job(at: cell)
    let plan = try Plan(job)
    return Dictionary(
      uniqueKeysWithValues: CellMetric.allCases.map { ($0, $0.value(of: plan, for: job)) })
  }

  /// Values that are different in every cell and metric, with holes and signs in them.
  static func numbered(
    _ grid: SweepGrid, at cell: SweepGrid.Cell
  ) -> [CellMetric: Double] {
    let row = grid.row(of: cell)
    var values: [CellMetric: Double] = [:]
    for metric in CellMetric.allCases {
      let number = row * 100 + metric.rawValue
      switch metric {
      case .fills, .greedyFills, .tanksUsed: values[metric] = row % 7 == 3 ? .nan : Double(number)
      case .limitingProduct:
        values[metric] = row % 5 == 4 ? .nan : Double(row % grid.products.count)
      default: values[metric] = row % 11 == 6 ? .nan : Double(number) / 7 - 3
      }
    }
    return values
  }
}

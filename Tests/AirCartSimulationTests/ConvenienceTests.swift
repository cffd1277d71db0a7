import AirCart
import AirCartSimulation
import AirCartTestSupport
import Testing

/// What other packages start from.
///
/// Oracle: the long way to the same numbers.
@Suite struct SimulationConvenienceTests {
  static let grid = SweepGrid(
    carts: CartCatalogue.all, fields: [.hectares(60), .hectares(130), .hectares(260)],
    products: [
      .init("Wheat", density: BulkDensity(poundsPerBushel: 60), rates: [90, 120], in: .metric),
      .init("Urea", density: BulkDensity(poundsPerBushel: 59.7), rates: [0, 80, 160], in: .metric),
    ], units: .metric)

  /// Oracle: the plan of every cell on its own.
  @Test func `the values of a metric come in the order of the cells`() throws {
    let grid = Self.grid
    let values = try Sweep(grid).run().values(of: .fills)
    #expect(values.count == grid.cellCount)
    for (row, fills) in values.enumerated() {
      let problem = try grid.job(at: grid.cell(ofRow: row))
      #expect(try Plan(problem).fillPlan.fills == Int(fills), "row \(row)")
    }
  }

  @Test func `the rates of a cell are those of its job`() throws {
    for row in 0..<Self.grid.cellCount {
      let cell = Self.grid.cell(ofRow: row)
      let rates = try Self.grid.job(at: cell).products.map { $0.rate }
      #expect(rates == Self.grid.rates(at: cell), "row \(row)")
    }
  }

  /// Oracle: the plan of every cell on its own; of the single tank, that no cart takes two products.
  @Test func `the cells of a sweep are plans`() throws {
    let carts = [
      Cart.bourgault9650, Cart(name: "one", bushels: [300], source: "written in the test"),
    ]
    let results = try Sweep(
      carts: carts, fields: .acres(40...640, by: 200),
      products: [.wheat(60...140, by: 40), .urea([0, 180])]
    ).run()
    #expect(results.count == 2 * 4 * 3 * 2)
    for cell in results {
      let products: [ProductRate] = [
        .wheat(cell.rates[0].poundsPerAcre), .urea(cell.rates[1].poundsPerAcre),
      ]
      let plan = try Plan(
        Job(field: cell.field, products: products, cart: cell.cart))
      #expect(cell.fills == plan.fillPlan.fills ?? 0)
      #expect(cell.areaPerFill == (cell.fills > 0 ? plan.capacity.areaPerFill : nil))
    }
    #expect(results.contains { $0.fills == 0 } && results.contains { $0.fills > 1 })
  }

  /// Oracle: the study and its figures, cart by cart.
  @Test func `carts of a season are ranked, dated and worth something`() throws {
    var season = Season(
      farm: Farm(
        units: .imperial,
        crops: [
          Crop(
            name: "Wheat",
            products: [
              .init("Wheat", poundsPerAcre: 110, poundsPerBushel: 60)
            ])
        ], fields: [.init(name: "Home", area: .acres(2_000), crop: 0)]))
    season.prices.perHour = 400
    let study = try season.simulate(Cart.bourgault, years: 40)
    let whole = try SeasonStudy(season, carts: Cart.bourgault).run(replications: 0..<40)
    #expect(study.ranked.map(\.name) == whole.ranking.map { whole.carts[$0].cart.name })
    let smallest = try #require(study.smallest)
    #expect(smallest.cart.capacity == Cart.bourgault.map(\.capacity).min())
    for cart in study.ranked {
      let days = cart.quantile(0.9, .days).value
      #expect(cart.doneBy(share: 0.9) == season.days.start.adding(days: Int(days.rounded(.up)) - 1))
      let worth = try #require(cart.worth(over: smallest))
      let saved = smallest.mean(.seasonCost).value - cart.mean(.seasonCost).value
      #expect(abs(worth.value * season.prices.ownershipShare - saved) < 1e-6)
    }
    #expect(study.ranked[0].worth(over: nil) == nil)
  }

  @Test func `a metric that was not computed has no values`() throws {
    var options = SweepOptions()
    options.metrics = [.fills]
    #expect(try Sweep(Self.grid, options: options).run().values(of: .gap) == [])
  }

  @Test(arguments: [-1, .nan, .infinity])
  func `numbers that make no job are refused wherever they stand`(number: Double) {
    let density = BulkDensity(poundsPerBushel: 60)
    let sound = ProductRate("A", density: density, rates: [0, 90], in: .imperial)
    let unsound = ProductRate("B", density: density, rates: [0, 90, number], in: .imperial)
    let carts = CartCatalogue.all
    #expect(throws: SweepError.self) {
      try Sweep(SweepGrid(carts: carts, fields: [.acres(160), .acres(number)], products: [sound]))
    }
    #expect(throws: SweepError.self) {
      try Sweep(SweepGrid(carts: carts, fields: [.acres(160)], products: [sound, unsound]))
    }
  }

  /// Oracle: the study that is told of no rules for any crop.
  @Test func `a season of carts alone is one without rules`() throws {
    let crop = Crop(
      name: "Canola",
      products: [.init("Canola", poundsPerAcre: 5, poundsPerBushel: 50)])
    let field = Farm.Field(name: "Home", area: .acres(640), crop: 0)
    let input = Season(farm: Farm(units: .imperial, crops: [crop], fields: [field]))
    let short = try SeasonStudy(input, carts: CartCatalogue.all, seed: 7).run(replications: 0..<20)
    let long = try SeasonStudy(
      input, carts: CartCatalogue.all.map { ($0, [[]]) }, seed: 7
    ).run(replications: 0..<20)
    for (left, right) in zip(short.carts, long.carts) {
      #expect(left.cart == right.cart && left.infeasibility == nil)
      for metric in SeasonMetric.allCases {
        #expect(left.values(of: metric) == right.values(of: metric), "\(metric)")
      }
      #expect(left.values(of: .days).count == 20)
    }
  }
}

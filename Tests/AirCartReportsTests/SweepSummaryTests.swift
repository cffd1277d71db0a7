import AirCart
import AirCartDocuments
import AirCartReports
import AirCartSimulation
import AirCartTestSupport
import Testing

/// The oracles are recomputations that share nothing with the summary but the sweep itself.
@Suite struct SweepSummaryTests {
  static let drawn: [SweepResults] = (0..<60).map { drawnSweep(seed: $0) }

  // MARK: Numbers of a cart

  @Test(arguments: drawn.indices)
  func `every number of a cart is the naive one`(_ index: Int) {
    let results = Self.drawn[index]
    for cart in SweepSummary(results).carts {
      let values = { metric in Self.rows(results, cart.cart).map { results.value(metric, at: $0) } }
      let fills = values(.fills)
      #expect(cart.infeasibleCells == fills.count { $0.isNaN })
      expectSpread(cart.fills, fills.filter { !$0.isNaN })
      let areas = Self.rows(results, cart.cart).filter { $0.field == 0 }.map {
        results.value(.areaPerFill, at: $0)
      }
      expectSpread(cart.areaPerFill, areas.filter { $0 > 0 })
      #expect(cart.heaviestWeight == values(.grossWeight).filter { !$0.isNaN }.max())
      #expect(cart.cellsNotCoveredByGreedy == values(.greedyCovered).count { $0 == 0 })
    }
  }

  @Test(arguments: drawn.indices)
  func `greedy is compared with the optimum cell by cell`(_ index: Int) throws {
    let results = Self.drawn[index]
    for cart in SweepSummary(results).carts {
      let greedy = try #require(cart.greedy)
      let cells = Self.rows(results, cart.cart)
      let gaps = cells.map { results.value(.gap, at: $0) }
      #expect(greedy.shortCells == gaps.count { $0 > 0 })
      #expect(greedy.shortShare == Double(greedy.shortCells) / Double(gaps.count))
      #expect(greedy.meanGap == gaps.reduce(0, +) / Double(gaps.count))
      #expect(greedy.worst?.gap == gaps.max().flatMap { $0 > 0 ? $0 : nil })
      #expect(
        greedy.worst?.cell == cells.first { results.value(.gap, at: $0) == greedy.worst?.gap })
      let fitting = cells.count {
        results.value(.greedyUnallocated, at: $0) > 0
          && results.value(.optimalUnallocated, at: $0) == 0
      }
      #expect(greedy.cellsThatFitOnlyByOptimum == fitting)
      var shares: [Double] = []
      for cell in cells where results.value(.areaPerFill, at: cell) > 0 {
        let field = results.grid.fields[cell.field].acres
        shares.append(
          results.value(.greedyCovered, at: cell)
            / min(field, results.value(.areaPerFill, at: cell)))
      }
      #expect(
        cart.meanGreedyCoverage
          == (shares.isEmpty ? nil : shares.reduce(0, +) / Double(shares.count)))
    }
  }

  @Test func `the middle of an even number of values is the mean of two`() {
    #expect(Spread([3, 1])?.median == 2)
    #expect(Spread([9, 1, 5])?.median == 5)
    #expect(Spread([.nan, 2, .nan])?.greatest == 2)
    #expect(Spread([.nan]) == nil)
  }

  // MARK: How carts stand beside each other

  @Test(arguments: drawn.indices)
  func `ties are the pairs of carts that nothing tells apart`(_ index: Int) {
    let results = Self.drawn[index]
    let carts = results.grid.carts.indices
    let standing = CartStanding(results)
    for cart in carts {
      let same = carts.filter { other in
        other != cart
          && zip(Self.rows(results, cart), Self.rows(results, other)).allSatisfy { own, others in
            CellMetric.allCases.allSatisfy { metric in
              if metric == .limitingProduct || metric == .grossWeight { return true }
              let values = (results.value(metric, at: own), results.value(metric, at: others))
              return values.0 == values.1 || (values.0.isNaN && values.1.isNaN)
            }
          }
      }
      #expect(standing.carts(tiedWith: cart) == same)
    }
  }

  @Test(arguments: drawn.indices)
  func `dominance is the definition, cell by cell`(_ index: Int) throws {
    let results = Self.drawn[index]
    let carts = results.grid.carts.indices
    let dominators = try #require(CartStanding(results).dominators)
    for cart in carts {
      for other in carts {
        let differences = zip(Self.rows(results, other), Self.rows(results, cart)).flatMap {
          better, worse in
          [
            order(results.value(.fills, at: worse), results.value(.fills, at: better)),
            order(
              results.value(.optimalUnallocated, at: worse),
              results.value(.optimalUnallocated, at: better)),
            order(
              -results.value(.areaPerFill, at: worse), -results.value(.areaPerFill, at: better)),
          ]
        }
        let dominates = !differences.contains { $0 < 0 } && differences.contains { $0 > 0 }
        #expect(dominators[cart].contains(other) == dominates)
      }
    }
  }

  @Test(arguments: drawn.indices)
  func `ranks are those of a sorted list`(_ index: Int) throws {
    let results = Self.drawn[index]
    let keys: [[Double]] = results.grid.carts.indices.map { cart in
      let cells = Self.rows(results, cart)
      let fills = cells.map { results.value(.fills, at: $0) }
      let areas = cells.filter { $0.field == 0 }.map { results.value(.areaPerFill, at: $0) }
      return [
        Double(fills.count { $0.isNaN }), fills.filter { !$0.isNaN }.reduce(0, +),
        -(areas.map { $0 > 0 ? $0 : 0 }.reduce(0, +) / Double(areas.count)),
        cells.map { results.value(.optimalUnallocated, at: $0) }.reduce(0, +),
      ]
    }
    let sorted = keys.sorted { $0.lexicographicallyPrecedes($1) }
    let ranks = try #require(CartStanding(results).ranks)
    #expect(ranks == keys.map { key in 1 + (sorted.firstIndex(of: key) ?? -1) })
    let shown = CartStanding(results).shownCarts
    #expect(shown.map { ranks[$0] } == shown.map { ranks[$0] }.sorted())
  }

  @Test func `the mirrored carts of the catalogue tie, and weights do not matter`() throws {
    let summary = SweepSummary(try SampleSweep.results(SampleSweep.grid))
    #expect(summary.standing.ties == [[1, 3], [2, 4]])
    #expect(summary.standing.ranks == [1, 2, 4, 2, 4])
    #expect(summary.standing.shownCarts == [0, 1, 2])
    #expect(summary.names(ofTied: 3) == "9950 = L9950")
    #expect(summary.carts[1].heaviestWeight != summary.carts[3].heaviestWeight)
    #expect(
      summary.dominanceSentences == [
        "9950 = L9950 is never better and sometimes worse than 91300.",
        "9650 = L9650 is never better and sometimes worse than 91300, 9950 = L9950.",
      ])
  }

  @Test func `tanks of broken bushels in another order tie`() throws {
    let tanks: [[Double]] = [
      [100.1, 200.2, 300.3], [300.3, 200.2, 100.1], [200.2, 300.3, 100.1],
    ]
    let carts = zip(["A", "B", "C"], tanks).map { Cart(name: $0, bushels: $1, source: "made up") }
    let smaller = Cart(name: "D", bushels: [200.2, 300.299, 100.1], source: "made up")
    let grid = SampleSweep.grid(
      carts: carts + [smaller], fields: [40, 160, 317.5, 640],
      [("Wheat", [60, 100, 140]), ("Urea (46-0-0)", [120]), ("Canola", [0, 5.5])])
    let results = try SampleSweep.results(grid)
    let areas = Array(results.column(.areaPerFill))
    let cells = areas.count / grid.carts.count
    #expect(areas[..<cells] != areas[cells..<(2 * cells)], "The carts do not test rounding.")
    let summary = SweepSummary(results)
    #expect(summary.standing.ties == [[0, 1, 2]])
    #expect(summary.standing.ranks == [1, 1, 1, 4])
    #expect(summary.standing.shownCarts == [0, 3])
    #expect(summary.standing.dominators == [[], [], [], [0, 1, 2]])
    #expect(
      summary.dominanceSentences == ["D is never better and sometimes worse than A = B = C."])
  }

  @Test func `a cart that ties with the first but not with the second takes its rank`() {
    let carts = ["A", "B", "C"].map { Cart(name: $0, bushels: [100], source: "made up") }
    let grid = SampleSweep.grid(carts: carts, fields: [10], [("Wheat", [60])])
    let areas = [100, 100 - 0.8e-7, 100 + 0.8e-7]
    let standing = CartStanding(
      SampleSweep.results(grid) { cell in
        [.fills: 1, .areaPerFill: areas[cell.cart], .optimalUnallocated: 0]
      })
    #expect(standing.ties == [[0, 1, 2]])
    #expect(standing.ranks == [1, 1, 1])
    #expect(standing.dominators == [[], [], []])
  }

  @Test func `what was not computed is not summarised`() throws {
    let summary = SweepSummary(
      try SampleSweep.results(SampleSweep.grid, metrics: [.greedyUnallocated, .greedyCovered]))
    #expect(summary.standing.ranks == nil && summary.standing.dominators == nil)
    #expect(summary.standing.shownCarts == [0, 1, 2])
    #expect(summary.carts.allSatisfy { $0.greedy == nil && $0.fills == nil })
    #expect(summary.worst == nil && summary.worstSentence == nil)
    let names = SweepSummary(try SampleSweep.results(SampleSweep.grid, metrics: [.limitingProduct]))
    #expect(names.standing.ties.isEmpty)
  }

  // MARK: Words

  @Test func `the summary of a sweep has the recorded text`() throws {
    let results = try SampleSweep.results(
      SampleSweep.grid, metrics: CellMetric.allCases, agreement: Self.agreement
    ) { try SampleSweep.values(of: SampleSweep.grid, at: $0) }
    let summary = SweepSummary(results)
    let command = PlanCommand(results.grid)
    let answer = summary.answer(title: "Wheat | urea", command: command)
    expectGolden(MarkdownRenderer().text(of: answer), named: "summary.md")
    expectGolden(answer.data.text() + "\n", named: "summary.json")
  }

  @Test func `a metric summary with carts that cannot seed has the recorded text`() throws {
    let grid = SampleSweep.grid(
      units: .metric, carts: SampleSweep.scarce.carts.map(\.cart), fields: [64.75, 259],
      [("Wheat", [67, 112]), ("Oats", [0, 30]), ("My Mix, a 'test'", [5])])
    let summary = SweepSummary(try SampleSweep.results(grid))
    let answer = summary.answer(title: "Metric", command: PlanCommand(grid))
    expectGolden(MarkdownRenderer().text(of: answer), named: "summary-metric.md")
  }

  @Test func `the check is told as it was run`() throws {
    let grid = SampleSweep.single
    let sentence = { (agreement: SweepAgreement) in
      SweepSummary(
        SampleSweep.results(grid, agreement: agreement) { _ in [:] }
      ).agreementSentence
    }
    #expect(
      sentence(.notAsked) == "The exhaustive search was not asked for beside the optimum.")
    #expect(
      sentence(
        SweepAgreement(
          checkedCells: 0, uncheckedCarts: ["91300", "9950"], isSample: false, seed: 1, worst: nil))
        == "The exhaustive search was asked for, but no cart could be checked, because of too many"
        + " assignments: 91300, 9950.")
    #expect(
      sentence(
        SweepAgreement(
          checkedCells: 0, uncheckedCarts: ["9950"], isSample: true, seed: 1, worst: nil))
        == "The exhaustive search was asked for, but its budget of assignments is too small for any"
        + " job. Not checked, because they have too many assignments: 9950.")
    #expect(
      sentence(
        SweepAgreement(checkedCells: 4, uncheckedCarts: [], isSample: false, seed: 1, worst: nil))
        == "The exhaustive search was run on all 4 jobs, in none of which any product is applied.")
    let worst = SweepAgreement.Difference(
      cell: .init(cart: 1, field: 0, combination: 0), objective: .leastUnallocated, exact: 3,
      exhaustive: 2.5, relative: 0.2)
    #expect(
      sentence(
        SweepAgreement(
          checkedCells: 2, uncheckedCarts: ["91300"], isSample: true, seed: 7, worst: worst))
        == "The exhaustive search was run on 2 of 4 jobs, drawn with seed 7, and it DISAGREES with"
        + " the optimum; the worst relative difference is 0.2 (unallocated of 9950, 160 ac,"
        + " Wheat 100 lb/ac: 3 and 2.5 bu). Not checked, because they have too many assignments:"
        + " 91300.")
  }

  @Test(arguments: [
    ([40.0, 160], "40, 160 ac"), ([1, 2, 3, 4, 5], "1, 2, 3, 4, 5 ac"),
    ((1...16).map { Double($0) * 40 }, "40 to 640 ac, 16 values"),
  ])
  func `the unit stands behind the last value`(fields: [Double], text: String) {
    let grid = SampleSweep.grid(fields: fields, [("Wheat", [100])])
    let summary = SweepSummary(SampleSweep.results(grid) { _ in [:] })
    let answer = summary.answer(title: "Fields", command: PlanCommand(grid))
    let page = MarkdownRenderer().text(of: answer)
    #expect(page.contains("\nField sizes: \(text).\n"))
  }

  @Test func `the command plans the cell as it was stated`() {
    let cell = SweepGrid.Cell(cart: 0, field: 0, combination: 1)
    let mix = SweepGrid(
      units: .imperial, carts: SampleSweep.single.carts, fields: [.acres(160.5)],
      products: [
        .init("Wheat", poundsPerAcre: 100, poundsPerBushel: 60),
        .init(
          "Urea (46-0-0)", density: .init(poundsPerBushel: 48), rates: [0, 7.5], in: .imperial),
        .init("Bob's", poundsPerAcre: 1, poundsPerBushel: 50),
      ])
    #expect(
      PlanCommand(mix).text(cell) == "aircart plan --cart 91300 --field 160.5ac Wheat=100lb/ac "
        + "'Urea (46-0-0)=7.5lb/ac@48lb/bu' 'Bob'\\''s=1lb/ac@50lb/bu'")
    #expect(
      PlanCommand(SampleSweep.metric, cartArguments: [["--cart", "x y"], []]).text(cell)
        == "aircart plan --cart 'x y' --field 64.75ha --units metric Wheat=67kg/ha Canola=6kg/ha")
  }

  private static let agreement = SweepAgreement(
    checkedCells: 120, uncheckedCarts: [], isSample: false, seed: 1,
    worst: .init(
      cell: .init(cart: 2, field: 1, combination: 4), objective: .largestAreaPerFill,
      exact: 78.00000000000001, exhaustive: 78, relative: 1.8e-16))

  // MARK: Naive recomputation

  /// The cells of a cart in the order of the results.
  private static func rows(_ results: SweepResults, _ cart: Int) -> [SweepGrid.Cell] {
    (0..<results.grid.cellCount).map(results.grid.cell).filter { $0.cart == cart }
  }

  /// Small whole values, so that ties and dominance are common, and holes where no fill is possible.
  private static func drawnSweep(seed: Int) -> SweepResults {
    var draw = RandomProblems(seed: UInt64(seed))
    let carts = draw.whole(1...5)
    let grid = SampleSweep.grid(
      carts: Array(BourgaultCarts.all.prefix(carts)),
      fields: (1...draw.whole(1...3)).map(Double.init),
      [
        ("Wheat", (1...draw.whole(1...3)).map(Double.init)), ("Oats", [1]),
        ("Canola", (1...draw.whole(1...2)).map(Double.init)),
      ])
    let spread = draw.whole(0...3)
    var areas: [Double] = []
    for _ in 0..<(carts * grid.rateCombinationCount) {
      areas.append(draw.whole(0...7) == 0 ? .nan : Double(8 - draw.whole(0...spread)))
    }
    return SampleSweep.results(grid) { cell in
      let area = areas[cell.cart * grid.rateCombinationCount + cell.combination]
      var values: [CellMetric: Double] = [:]
      for metric in CellMetric.allCases { values[metric] = Double(draw.whole(0...spread)) }
      values[.gap] = Double(draw.whole(0...spread)) / 3
      values[.areaPerFill] = area
      values[.fills] = area > 0 ? Double(1 + draw.whole(0...spread) * 700) : .nan
      values[.demand] = 5
      return values
    }
  }

  private func expectSpread(_ spread: Spread?, _ values: [Double]) {
    let sorted = values.sorted()
    #expect(spread?.least == sorted.first)
    #expect(spread?.greatest == sorted.last)
    let half = sorted.count / 2
    let median =
      sorted.isEmpty
      ? nil
      : sorted.count % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
    #expect(spread?.median == median)
  }

  /// −1, 0 or 1; no value is greater than any.
  private func order(_ left: Double, _ right: Double) -> Int {
    let (left, right) = (left.isNaN ? .infinity : left, right.isNaN ? .infinity : right)
    return left < right ? -1 : left > right ? 1 : 0
  }
}

import AirCart
import AirCartReports
import AirCartScenarios
import AirCartSimulation
import AirCartTestSupport
import Foundation
import Testing

/// The oracle is the sweep itself, asked cell by cell; headers are pinned as text.
@Suite struct SweepLayoutTests {
  // MARK: Names

  @Test(
    arguments: [
      ("Wheat", "wheat"), ("Urea (46-0-0)", "urea_46_0_0"), ("  --A  b--", "a_b"),
      ("MESZ (12-40-0-10S-1Zn)", "mesz_12_40_0_10s_1zn"), ("Blé d'hiver", "bl_d_hiver"),
      ("小麦", "product"), ("", "product"), ("_x_", "x"),
    ])
  func `a name is spelled in lower case with single underscores`(_ name: String, _ spelling: String)
  {
    #expect(DataName.spelling(of: name, fallback: "product") == spelling)
  }

  @Test(
    arguments: [
      ("91300", "91300"), ("L9950", "l9950"), ("91300+L9650", "91300-l9650"),
      ("Seed Hawk 1300", "seed_hawk_1300"), ("A b + C", "a_b-c"), ("+", "cart"), ("+x", "x"),
      ("../../etc", "etc"),
    ])
  func `a cart is spelled for a file's name`(_ name: String, _ spelling: String) {
    #expect(DataName.fileSpelling(ofCart: name) == spelling)
    #expect(DataName.fileSpelling(ofCart: String(repeating: name + "x", count: 999)).count <= 100)
  }

  @Test func `equal spellings are numbered, and the numbers never collide`() {
    #expect(DataName.distinct(["a", "b", "a", "a"]) == ["a", "b", "a_2", "a_3"])
    #expect(DataName.distinct(["a", "a", "a_2"]) == ["a", "a_2", "a_2_2"])
    #expect(DataName.distinct(["a_2", "a", "a"]) == ["a_2", "a", "a_3"])
  }

  // MARK: results.csv

  @Test func `the header of the results is the agreed one`() throws {
    let results = try SampleSweep.results(SampleSweep.grid)
    #expect(
      lines(ResultTable(results))[0]
        == "cart,field_ac,wheat_lb_per_ac,canola_lb_per_ac,demand_bu,cart_load_pct,"
        + "utilization_pct,greedy_filled_pct,optimal_filled_pct,greedy_unallocated_bu,"
        + "optimal_unallocated_bu,gap_bu,area_per_fill_ac,greedy_covered_ac,fills,"
        + "limiting_product,last_fill_ac,tanks_used,gross_weight_lb")
  }

  @Test func `products with one spelling get columns of their own`() {
    let grid = SampleSweep.grid(
      fields: [1], [("Mix A", [1, 2]), ("Mix-A", [3]), ("mix (a)", [4, 5])])
    #expect(GridAxes(grid).names == ["cart", "field_ac", "mix_a_lb_per_ac", "mix_a_2_lb_per_ac"])
  }

  @Test(arguments: [SampleSweep.grid, SampleSweep.single, SampleSweep.metric, SampleSweep.scarce])
  func `every row of the results is its cell`(_ grid: SweepGrid) {
    let results = SampleSweep.results(grid) { SampleSweep.numbered(grid, at: $0) }
    let rows = lines(ResultTable(results)).dropFirst()
    #expect(rows.count == grid.cellCount)
    for (row, line) in rows.enumerated() {
      let cell = grid.cell(ofRow: row)
      let problem = try? grid.problem(at: cell)
      let rates = grid.sweptProducts.map { problem?.products[$0].rate.poundsPerAcre ?? .nan }
      let axes = ["\(grid.carts[cell.cart].cart.name)", short(problem?.area.acres ?? .nan)]
      let values = CellMetric.allCases.map { metric in
        let value = results.value(metric, at: cell)
        return metric.isName && !value.isNaN ? grid.products[Int(value)].name : short(value)
      }
      #expect(line == (axes + rates.map(short) + values).joined(separator: ","))
    }
  }

  @Test func `where no fill is possible the fills are empty, and unknown weights too`() throws {
    let results = try SampleSweep.results(SampleSweep.scarce)
    let rows = lines(ResultTable(results)).dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    let infeasible = rows.filter { $0[0] == "Two Tanks" && $0[3] == "30" }
    #expect(infeasible.count == 4)
    for row in infeasible {
      #expect(row[12] == "0" && row[14...16] == ["", "", ""] && row[18].isEmpty)
    }
    let feasible = rows.filter { $0[0] == "Two Tanks" && $0[3] == "0" }
    #expect(feasible.allSatisfy { $0[14] != "" && $0[18].isEmpty })
  }

  @Test func `a metric that was not computed keeps its column, empty`() throws {
    let results = try SampleSweep.results(SampleSweep.single, metrics: [.demand, .fills])
    #expect(
      lines(ResultTable(results)) == [
        lines(ResultTable(try SampleSweep.results(SampleSweep.single)))[0],
        "91300,160,266.6666666666667,,,,,,,,,,1,,,,", "91300,320,533.3333333333334,,,,,,,,,,1,,,,",
        "9950,160,266.6666666666667,,,,,,,,,,1,,,,", "9950,320,533.3333333333334,,,,,,,,,,1,,,,",
      ])
  }

  @Test func `metric input appears in acres and pounds per acre`() {
    let axes = GridAxes(SampleSweep.metric)
    #expect(axes.fields == [64.75 / 0.404685642, 259 / 0.404685642])
    let factor = 0.453592 / 0.404685642
    #expect(axes.rates.map(\.values) == [[67 / factor, 112 / factor], [5 / factor, 6 / factor]])
  }

  // MARK: Matrices

  @Test func `a matrix names its slices, fields and rates`() throws {
    let results = try SampleSweep.results(SampleSweep.scarce)
    let matrix = SweepMatrix(.fills, cart: 0, of: results, axes: GridAxes(results.grid))
    #expect(matrix.path == "matrices/fills-two_tanks.csv")
    #expect(
      lines(matrix.table) == [
        "oats_lb_per_ac,field_ac,wheat_lb_per_ac=60,wheat_lb_per_ac=120", "0,10,1,1", "0,100,1,1",
        "30,10,,", "30,100,,",
      ])
    let names = SweepMatrix(.limitingProduct, cart: 1, of: results, axes: GridAxes(results.grid))
    #expect(names.path == "matrices/limiting_product-91300.csv")
    #expect(lines(names.table)[1].hasPrefix("0,10,Wheat,"))
  }

  @Test func `without a swept product the values have the metric's name`() throws {
    let results = try SampleSweep.results(SampleSweep.single)
    let matrix = SweepMatrix(.demand, cart: 1, of: results, axes: GridAxes(results.grid))
    #expect(
      lines(matrix.table) == [
        "field_ac,demand_bu", "160,266.6666666666667", "320,533.3333333333334",
      ])
  }

  @Test(arguments: [SampleSweep.grid, SampleSweep.single, SampleSweep.metric, SampleSweep.scarce])
  func `the pivot of the results is the matrices`(_ grid: SweepGrid) {
    let results = SampleSweep.results(grid) { SampleSweep.numbered(grid, at: $0) }
    let rows = lines(ResultTable(results)).map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let axes = GridAxes(grid)
    for metric in CellMetric.allCases {
      for cart in grid.carts.indices {
        let matrix = lines(SweepMatrix(metric, cart: cart, of: results, axes: axes).table)
        #expect(matrix == pivot(rows, metric, axes.carts[cart], rateCount: axes.rates.count))
      }
    }
  }

  /// Turns rows of the results into a matrix by the texts in their columns alone.
  private func pivot(
    _ rows: [[String]], _ metric: CellMetric, _ cart: String, rateCount: Int
  ) -> [String] {
    let header = rows[0]
    let value = header.firstIndex(of: metric.name) ?? 0
    let own = rows.dropFirst().filter { $0[0] == cart }
    let slices = Array(3..<max(3, 2 + rateCount))
    let across = rateCount > 0 ? distinct(own.map { $0[2] }) : [metric.name]
    let keys = distinct(own.map { row in slices.map { row[$0] } })
    var lines = [
      (slices.map { header[$0] } + ["field_ac"]
        + across.map { rateCount > 0 ? "\(header[2])=\($0)" : $0 }).joined(separator: ",")
    ]
    for key in keys {
      for field in distinct(own.map { $0[1] }) {
        let found = across.map { rate in
          own.first { row in
            slices.map { row[$0] } == key && row[1] == field && (rateCount == 0 || row[2] == rate)
          }?[value] ?? "none"
        }
        lines.append((key + [field] + found).joined(separator: ","))
      }
    }
    return lines
  }

  // MARK: Arrays

  @Test(
    arguments: [SampleSweep.grid, SampleSweep.single, SampleSweep.metric, SampleSweep.scarce],
    [1, 2, 3, 5, 8, 16, 1 << 19])
  func `an array runs through the rows of the results`(_ grid: SweepGrid, _ pieceLimit: Int) {
    let results = SampleSweep.results(grid) { SampleSweep.numbered(grid, at: $0) }
    let axes = GridAxes(grid)
    for metric in CellMetric.allCases {
      let array = SweepArray(metric, of: results, axes: axes, pieceLimit: pieceLimit)
      #expect(array.shape == axes.shape)
      var bytes = ByteBuffer()
      for piece in 0..<array.pieceCount { array.appendPiece(piece, to: &bytes) }
      let expected = (0..<grid.cellCount).map { results.value(metric, at: grid.cell(ofRow: $0)) }
      if metric.isName {
        #expect(elements(bytes) == expected.map { $0.isNaN ? -1 : Int32($0) })
      } else {
        #expect(
          elements(bytes) == expected.map { ($0.isNaN ? .nan : $0).bitPattern.littleEndian })
      }
    }
  }

  @Test func `a large array in its usual pieces is the array`() {
    let grid = SampleSweep.grid(
      carts: Array(BourgaultCarts.all.prefix(2)), fields: (1...37).map(Double.init),
      [("Wheat", (1...200).map(Double.init)), ("Oats", (1...60).map(Double.init))])
    let values = (0..<grid.cellCount).map { Double($0) * 0.5 }
    let results = SweepResults(
      grid: grid, metrics: [.demand], values: values)
    let array = SweepArray(.demand, of: results, axes: GridAxes(grid))
    var wrong = 0
    var row = 0
    for piece in 0..<array.pieceCount {
      var bytes = ByteBuffer()
      array.appendPiece(piece, to: &bytes)
      for bits: UInt64 in elements(bytes) {
        let expected = Double(results.index(of: grid.cell(ofRow: row))) * 0.5
        if bits != expected.bitPattern.littleEndian { wrong += 1 }
        row += 1
      }
    }
    #expect(wrong == 0)
    #expect(row == grid.cellCount)
  }

  @Test func `the axes of the arrays have the recorded text`() {
    expectGolden(
      ArrayAxes.text(SampleSweep.grid, metrics: [.demand, .fills, .limitingProduct]),
      named: "axes.json")
  }

  private func elements<Element: FixedWidthInteger>(_ buffer: ByteBuffer) -> [Element] {
    buffer.withUnsafeBytes { Array($0.bindMemory(to: Element.self)) }
  }

  private func lines(_ table: ResultTable) -> [String] {
    text(table, CSVFormat()).split(separator: "\n").map(String.init)
  }

  private func short(_ value: Double) -> String { NumberText.shortest(value) ?? "" }
}

/// The elements that differ, in the order in which they first appear.
private func distinct<Element: Hashable>(_ elements: [Element]) -> [Element] {
  var seen: Set<Element> = []
  return elements.filter { seen.insert($0).inserted }
}

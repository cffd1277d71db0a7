import AirCart
import AirCartDocuments
import AirCartReports
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
        + "optimal_unallocated_bu,gap_bu,area_per_fill_ac,greedy_area_per_fill_ac,"
        + "greedy_covered_ac,fills,greedy_fills,limiting_product,last_fill_ac,tanks_used,gross_weight_lb,urea_46_0_0_lb_per_ac,"
        + "wheat_density_lb_per_bu,urea_46_0_0_density_lb_per_bu,canola_density_lb_per_bu")
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
      let job = try? grid.job(at: cell)
      let area = job?.area ?? Area(acres: .nan)
      let isMetric = grid.units == .metric
      let rates = (job?.products ?? []).map {
        isMetric ? $0.rate.kilogramsPerHectare : $0.rate.poundsPerAcre
      }
      let axes = [isMetric ? area.hectares : area.acres] + grid.sweptProducts.map { rates[$0] }
      let fixed = grid.products.indices.filter { !grid.products[$0].isSwept }.map { rates[$0] }
      let densities = grid.products.map {
        isMetric ? $0.density.kilogramsPerHectolitre : $0.density.poundsPerBushel
      }
      let values = CellMetric.allCases.map { metric -> String in
        let value = results.value(metric, at: cell)
        if metric.isName { return value.isNaN ? "" : grid.products[Int(value)].name }
        guard isMetric else { return short(value) }
        return switch metric.unit {
        case "ac": short(Area(acres: value).hectares)
        case "lb": short(Mass(pounds: value).kilograms)
        default: short(value)
        }
      }
      let found = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      #expect(found[0] == grid.carts[cell.cart].cart.name)
      #expect(isClose(found[1...], axes.map(short) + values + (fixed + densities).map(short)))
    }
  }

  /// Whether texts are the same, or numbers that conversion there and back has rounded.
  private func isClose(_ found: ArraySlice<String>, _ expected: [String]) -> Bool {
    found.count == expected.count
      && zip(found, expected).allSatisfy { found, expected in
        guard let own = Double(found), let other = Double(expected) else {
          return found == expected
        }
        return abs(own - other) <= 1e-12 * abs(other)
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
      #expect(row[12...13] == ["", ""] && row[15] == "" && row[17...18] == ["", ""])
      #expect(row[20].isEmpty)
    }
    let feasible = rows.filter { $0[0] == "Two Tanks" && $0[3] == "0" }
    #expect(feasible.allSatisfy { $0[15] != "" && $0[20].isEmpty })
  }

  @Test func `a metric that was not computed keeps its column, empty`() throws {
    let results = try SampleSweep.results(SampleSweep.single, metrics: [.demand, .fills])
    #expect(
      lines(ResultTable(results)) == [
        lines(ResultTable(try SampleSweep.results(SampleSweep.single)))[0],
        "91300,160,266.6666666666667,,,,,,,,,,,1,,,,,,100,60",
        "91300,320,533.3333333333334,,,,,,,,,,,1,,,,,,100,60",
        "9950,160,266.6666666666667,,,,,,,,,,,1,,,,,,100,60",
        "9950,320,533.3333333333334,,,,,,,,,,,1,,,,,,100,60",
      ])
  }

  @Test func `metric input appears as it was stated`() {
    let axes = GridAxes(SampleSweep.metric)
    #expect(axes.names == ["cart", "field_ha", "wheat_kg_per_ha", "canola_kg_per_ha"])
    #expect(axes.fields == [64.75, 259])
    #expect(axes.rates.map(\.values) == [[67, 112], [5, 6]])
  }

  // MARK: Matrices

  private func matrix(
    _ metric: CellMetric, _ results: SweepResults, ties: [[Int]] = []
  ) -> SweepMatrix {
    SweepMatrix(metric, of: results, axes: GridAxes(results.grid), ties: ties)
  }

  @Test func `a matrix names its carts, slices, fields and rates`() throws {
    let results = try SampleSweep.results(SampleSweep.scarce)
    let fills = matrix(.fills, results)
    #expect(fills.path == "matrices/fills.csv")
    #expect(
      lines(fills.table) == [
        "cart,oats_lb_per_ac,field_ac,60,120", "Two Tanks,0,10,1,1", "Two Tanks,0,100,1,1",
        "Two Tanks,30,10,,", "Two Tanks,30,100,,", "91300,0,10,1,1", "91300,0,100,1,1",
        "91300,30,10,1,1", "91300,30,100,1,1",
      ])
    let names = matrix(.limitingProduct, results)
    #expect(names.path == "matrices/limiting_product.csv")
    #expect(lines(names.table)[3].hasPrefix("91300,0,Wheat,"))
    let area = matrix(.areaPerFill, results)
    #expect(lines(area.table)[0] == "cart,oats_lb_per_ac,60,120")
    #expect(lines(area.table).count == 1 + 2 * 2)
    #expect(
      matrix(.grossWeight, try SampleSweep.results(SampleSweep.metric)).path
        == "matrices/gross_weight_kg.csv")
  }

  @Test func `without a swept product the values have the metric's name`() throws {
    let results = try SampleSweep.results(SampleSweep.single)
    #expect(
      lines(matrix(.demand, results).table) == [
        "cart,field_ac,demand_bu", "91300,160,266.6666666666667", "91300,320,533.3333333333334",
        "9950,160,266.6666666666667", "9950,320,533.3333333333334",
      ])
  }

  @Test func `carts that tie share their rows but where they differ`() throws {
    let results = try SampleSweep.results(SampleSweep.grid)
    let ties = CartStanding(results).ties
    #expect(ties == [[1, 3], [2, 4]])
    let carts = { (metric: CellMetric) in
      distinct(
        lines(matrix(metric, results, ties: ties).table).dropFirst()
          .map { $0.split(separator: ",")[0] })
    }
    #expect(carts(.fills) == ["91300", "9950 = L9950", "9650 = L9650"])
    #expect(carts(.grossWeight) == ["91300", "9950", "9650", "L9950", "L9650"])
  }

  @Test(arguments: [SampleSweep.grid, SampleSweep.single, SampleSweep.metric, SampleSweep.scarce])
  func `the pivot of the results is the matrices`(_ grid: SweepGrid) {
    let results = SampleSweep.results(grid) { SampleSweep.numbered(grid, at: $0) }
    let rows = lines(ResultTable(results)).map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    for metric in CellMetric.allCases {
      #expect(
        lines(matrix(metric, results).table)
          == pivot(rows, metric.name(in: grid.units), metric, rateCount: grid.sweptProducts.count))
    }
  }

  /// Turns rows of the results into a matrix by the texts in their columns alone.
  private func pivot(
    _ rows: [[String]], _ name: String, _ metric: CellMetric, rateCount: Int
  ) -> [String] {
    let header = rows[0]
    let value = header.firstIndex(of: name) ?? 0
    let slices = Array(3..<max(3, 2 + rateCount))
    let leading = [0] + slices + (metric.dependsOnField ? [1] : [])
    let across = rateCount > 0 ? distinct(rows.dropFirst().map { $0[2] }) : [name]
    let groups = distinct(rows.dropFirst().map { row in [row[0]] + slices.map { row[$0] } })
    let fields = metric.dependsOnField ? distinct(rows.dropFirst().map { $0[1] }) : [rows[1][1]]
    let found = groups.flatMap { group in
      fields.map { field in
        let own = rows.dropFirst().filter { row in
          [row[0]] + slices.map { row[$0] } == group && row[1] == field
        }
        let values = across.map { rate in
          own.first { rateCount == 0 || $0[2] == rate }?[value] ?? "none"
        }
        return group + (metric.dependsOnField ? [field] : []) + values
      }
    }
    return ([leading.map { header[$0] } + across] + found).map { $0.joined(separator: ",") }
  }

  private func lines(_ table: ResultTable) -> [String] {
    text(table, FormatContractTests.csv).split(separator: "\n").map(String.init)
  }

  private func short(_ value: Double) -> String { NumberText.shortest(value) ?? "" }
}

/// The elements that differ, in the order in which they first appear.
private func distinct<Element: Hashable>(_ elements: [Element]) -> [Element] {
  var seen: Set<Element> = []
  return elements.filter { seen.insert($0).inserted }
}

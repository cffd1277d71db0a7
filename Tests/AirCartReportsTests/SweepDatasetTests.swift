import AirCart
import AirCartDocuments
import AirCartReports
import AirCartSimulation
import Foundation
import Testing

/// The oracles are the sweep itself, asked cell by cell, and a reader that follows the published
/// specification of NetCDF.
@Suite struct SweepDatasetTests {
  private func dataset(_ results: SweepResults) throws -> NetCDFReader {
    var data = Data()
    try withScratchFolder { scratch in
      _ = try RunWriter(results, RunWriterTests.run, only: [.arrays]).write(to: scratch + "/run")
      data = try Data(contentsOf: URL(fileURLWithPath: scratch + "/run/results.nc"))
    }
    return try NetCDFReader(data)
  }

  @Test(arguments: [SampleSweep.grid, SampleSweep.single, SampleSweep.metric, SampleSweep.scarce])
  func `every variable runs through the rows of the results`(_ grid: SweepGrid) throws {
    let results = SampleSweep.results(grid) { SampleSweep.numbered(grid, at: $0) }
    let dataset = try dataset(results)
    let rates = GridAxes(grid).rates.map(\.values.count)
    for metric in CellMetric.allCases {
      let name = metric.name(in: grid.units)
      let fields = metric.dependsOnField ? [grid.fields.count] : []
      #expect(dataset.shape(of: name) == [grid.carts.count] + fields + rates)
      let cells = (0..<grid.cellCount).map { grid.cell(ofRow: $0) }
        .filter { metric.dependsOnField || $0.field == 0 }
      let factor = metric.measure.factor(in: grid.units)
      let expected = cells.map { results.value(metric, at: $0) * factor }
      let found = try dataset.numbers(of: name)
      #expect(
        zip(found, expected).allSatisfy {
          $0 == $1 || ($1.isNaN && (metric.isName ? $0 == -1 : $0.isNaN))
        }, "\(name)")
      #expect(found.count == expected.count)
    }
  }

  @Test(arguments: [1, 2, 3, 5, 8, 16, 1 << 19])
  func `pieces of any size join to the whole variable`(_ limit: Int) {
    let results = SampleSweep.results(SampleSweep.grid) {
      SampleSweep.numbered(SampleSweep.grid, at: $0)
    }
    for metric in CellMetric.allCases {
      let joined = { (limit: Int) in
        let variable = SweepVariable(
          metric, of: results, axes: GridAxes(results.grid), pieceLimit: limit)
        return (0..<variable.pieceCount).flatMap { variable.piece($0).bytes }
      }
      #expect(joined(limit) == joined(1 << 30))
    }
  }

  @Test func `axes are coordinates, and what is fixed is an attribute`() throws {
    let dataset = try dataset(SampleSweep.results(SampleSweep.grid))
    #expect(try dataset.texts(of: "cart") == ["91300", "9950", "9650", "L9950", "L9650"])
    #expect(try dataset.numbers(of: "field_ac") == [40, 160, 317.5, 640])
    #expect(try dataset.numbers(of: "canola_lb_per_ac") == [0, 5.5])
    #expect(dataset.attributes["urea_46_0_0_lb_per_ac"] == "120.0")
    #expect(dataset.attributes["wheat_density_lb_per_bu"] == "60.0")
    #expect(dataset.attributes["title"] == "Cart choice")
    let fills = try #require(dataset["fills"])
    #expect(fills.attributes["long_name"] == "Fills for the field")
    #expect(fills.attributes["_FillValue"] == "nan")
    let limiting = try #require(dataset["limiting_product"])
    #expect(limiting.attributes["flag_values"] == "0 1 2")
    #expect(limiting.attributes["flag_meanings"] == "wheat urea_46_0_0 canola")
    #expect(limiting.attributes["_FillValue"] == "-1")
  }

  @Test func `a metric file is in hectares, kilograms and kilograms per hectare`() throws {
    let dataset = try dataset(SampleSweep.results(SampleSweep.metric))
    #expect(try dataset.numbers(of: "field_ha") == [64.75, 259])
    #expect(dataset["area_per_fill_ha"]?.attributes["units"] == "ha")
    #expect(dataset["gross_weight_kg"]?.attributes["units"] == "kg")
    #expect(dataset["wheat_kg_per_ha"] != nil)
    #expect(dataset["area_per_fill_ac"] == nil)
  }

  /// The header alone: 600 million numbers are 4.8 GB.
  @Test func `a variable past four gigabytes makes the lengths 64 bits wide`() {
    let header = NetCDFHeader(
      [.init("x", 600_000_000)], [],
      [.init("a", .float64, over: [0], []), .init("b", .float64, over: [0], [])])
    let bytes = header.buffer.bytes
    #expect(bytes[3] == 5)
    let begins = bytes.suffix(8).reduce(0) { $0 << 8 | Int($1) }
    #expect(begins == bytes.count + 4_800_000_000)
  }

  /// What does not depend on the field has no field axis; here real plans are asked.
  @Test func `the area per fill is the same on every field`() throws {
    for grid in [SampleSweep.grid, SampleSweep.metric, SampleSweep.scarce] {
      let results = try SampleSweep.results(grid)
      for metric in CellMetric.allCases where !metric.dependsOnField {
        for row in 0..<grid.cellCount {
          let cell = grid.cell(ofRow: row)
          let first = SweepGrid.Cell(cart: cell.cart, field: 0, combination: cell.combination)
          let (value, other) = (results.value(metric, at: cell), results.value(metric, at: first))
          #expect(value == other || (value.isNaN && other.isNaN), "\(metric) in row \(row)")
        }
      }
    }
  }
}

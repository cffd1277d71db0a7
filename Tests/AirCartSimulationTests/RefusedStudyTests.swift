import AirCart
import AirCartSimulation
import AirCartTestSupport
import Testing

/// What cannot be counted or indexed is refused by a typed error.
///
/// Oracles: by hand.
@Suite struct RefusedStudyTests {
  private static func grid(rates: [[Double]], tanks: [Double] = [100]) -> SweepGrid {
    SweepGrid(
      units: .imperial,
      carts: [
        .init(
          cart: Cart(name: "drawn", bushels: tanks, source: "written in the test"), constraints: [])
      ],
      fields: [.acres(100)],
      products: rates.enumerated().map { index, rates in
        ProductRate(
          "P\(index)", density: BulkDensity(poundsPerBushel: 50), rates: rates, in: .imperial)
      })
  }

  /// Four times 2^16 rates are 2^64 cells.
  @Test func `a grid of more cells than can be counted is refused`() {
    let many = [Double](repeating: 1, count: 1 << 16)
    #expect(throws: SweepError.tooManyCells) {
      try Sweep(Self.grid(rates: [many, many, many, many]))
    }
  }

  /// Two products and one tank: there is no fill, and so no area of one.
  @Test func `where no fill is possible there is no area per fill`() throws {
    let results = try Sweep(Self.grid(rates: [[10], [10, 0]])).run()
    let areas = [0, 1].map { results.value(.areaPerFill, at: results.grid.cell(ofRow: $0)) }
    #expect(areas[0].isNaN && areas[1] == 500)
    #expect(results.value(.optimalUnallocated, at: results.grid.cell(ofRow: 0)) == 20)
  }
}

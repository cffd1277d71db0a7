import AirCartCommandLine
import Testing

/// Oracle: a fair draw puts a quarter of the cells into each quarter of the run; with 400 cells that
/// is 100, give or take 8.7.
@Suite struct CellSampleTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `the cells are drawn from all over the run, each at most once`(seed: UInt64) {
    let sample = CellSample(of: 40_000, asked: 400, seed: seed)
    #expect(sample.rows.count == 400 && Set(sample.rows).count == 400)
    #expect(sample.rows == sample.rows.sorted())
    for quarter in 0..<4 {
      let count = sample.rows.count { $0 / 10_000 == quarter }
      #expect(abs(count - 100) < 40, "seed \(seed), quarter \(quarter): \(count)")
    }
  }

  @Test func `all cells are taken where as many are asked for`() {
    let sample = CellSample(of: 30, asked: 30, seed: 1)
    #expect(sample.rows == Array(0..<30) && sample.seed == nil)
  }
}

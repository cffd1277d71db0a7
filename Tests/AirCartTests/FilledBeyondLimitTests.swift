import AirCart
import Testing

/// Oracle: the rule that tanks filled to capacity keep no limit of weight.
@Suite struct FilledBeyondLimitTests {
  @Test func `a plan with a weight limit is not filled to capacity`() throws {
    let job = try Job(
      field: .acres(500),
      products: [ProductRate("Wheat", poundsPerAcre: 60, poundsPerBushel: 60)],
      cart: Cart(name: "two", bushels: [100, 60], source: "written in the test"),
      constraints: [.payload(Mass(pounds: 5_000))])
    #expect(throws: AllocationError.filledBeyondLimit) {
      try Plan(job, filling: FillStyle(isToBrim: true))
    }
    #expect(try Plan(job).fillPlan.areaPerFill.acres * 60 <= 5_000 * (1 + 1e-9))
  }
}

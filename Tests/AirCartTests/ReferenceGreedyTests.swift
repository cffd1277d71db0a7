import AirCart
import Foundation
import Testing

/// Oracle: rows recorded from the reference app itself, compared bit for bit.
@Suite struct ReferenceGreedyTests {
  struct Recording: Decodable {
    let cases: [Case]

    struct Case: Decodable {
      let id: String
      let input: Input
      let output: Output
    }

    struct Input: Decodable {
      let units: String
      let cart: String
      let capacities: [Double]
      let area: Double
      let products: [ProductInput]
    }

    struct ProductInput: Decodable {
      let name: String
      let lbPerBu: Double
      let rate: Double
    }

    struct Output: Decodable {
      let productsBu: [ProductRow]?
      let plan: [PlanRow]?
      let utilizationPct: Double?
    }

    struct ProductRow: Decodable, Equatable {
      let name: String
      let rate: Double
      let bu: Double
    }

    struct PlanRow: Decodable, Equatable {
      let tankLabel: String
      let capacity: Double
      let product: String
      let fillBu: Double
      let fillPct: Double
    }
  }

  static func recording() throws -> Recording {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/reference-greedy.json")
    return try JSONDecoder().decode(Recording.self, from: Data(contentsOf: file))
  }

  static func problem(_ input: Recording.Input) throws -> Job {
    let units: UnitSystem = input.units == "metric" ? .metric : .imperial
    return try Job(
      cart: Cart(name: input.cart, bushels: input.capacities, source: "recorded"),
      area: units == .metric ? Area(hectares: input.area) : Area(acres: input.area),
      products: input.products.map {
        ProductDemand(
          name: $0.name, density: BulkDensity(poundsPerBushel: $0.lbPerBu),
          rate: ApplicationRate($0.rate, in: units), area: Area(input.area, in: units))
      })
  }

  static func planRows(
    _ rows: GreedyAllocation, _ problem: Job
  ) -> [Recording.PlanRow] {
    rows.productOrder.flatMap { product in
      let name = problem.products[product].name
      let own = rows.tankOrder.map { rows.tanks[$0] }.filter { $0.productIndex == product }
      let tanks = own.map { load in
        Recording.PlanRow(
          tankLabel: load.tank.name, capacity: load.tank.capacity.bushels, product: name,
          fillBu: load.volume.bushels, fillPct: load.fillPercent)
      }
      let left = rows.unallocatedRows.filter { $0.productIndex == product }.map {
        Recording.PlanRow(
          tankLabel: "UNALLOCATED", capacity: 0, product: name, fillBu: $0.amount.bushels,
          fillPct: 0)
      }
      return tanks + left
    }
  }

  @Test func `greedy returns the recorded rows bit for bit`() throws {
    let cases = try Self.recording().cases.filter { $0.output.plan != nil }
    #expect(cases.count == 397)
    for recorded in cases {
      let problem = try Self.problem(recorded.input)
      let rows = GreedyAllocator().rows(for: problem)
      let products = rows.productOrder.map { index in
        Recording.ProductRow(
          name: problem.products[index].name, rate: recorded.input.products[index].rate,
          bu: problem.products[index].demand.bushels)
      }
      #expect(products == recorded.output.productsBu, "\(recorded.id)")
      #expect(Self.planRows(rows, problem) == recorded.output.plan, "\(recorded.id)")
      #expect(rows.utilizationPercent == recorded.output.utilizationPct, "\(recorded.id)")
    }
  }

  @Test func `the comparison notices a last bit that differs`() throws {
    let recorded = try #require(try Self.recording().cases.first)
    let problem = try Self.problem(recorded.input)
    let row = try #require(recorded.output.plan?.first)
    let changed = Recording.PlanRow(
      tankLabel: row.tankLabel, capacity: row.capacity, product: row.product,
      fillBu: row.fillBu.nextUp, fillPct: row.fillPct)
    let rows = Self.planRows(GreedyAllocator().rows(for: problem), problem)
    #expect(rows.first == row)
    #expect(rows.first != changed)
  }

  @Test func `a job without products is refused`() {
    #expect(throws: JobError.noProducts) {
      try Job(
        cart: BourgaultCarts.all[0], area: Area(acres: 1), products: [])
    }
  }
}

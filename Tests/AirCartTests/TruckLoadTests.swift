import AirCart
import AirCartTestSupport
import Testing

/// Oracles: loads worked by hand, and what must be true of a truck whatever is missing.
@Suite(.tags(.oracle)) struct TruckLoadTests {
  private static func truck(payload: Double, hoppers: [Double], seed: UInt64) -> TruckLoad {
    var random = SplitMix64(seed: seed)
    let real = { (low: Double, high: Double) in Double.random(in: low...high, using: &random) }
    var truck = TruckLoad(payload: payload, hoppers: hoppers)
    truck.products = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      TruckLoad.Product(
        missing: real(0, 1) < 0.2 ? 0.01 : real(1, 60_000), supplied: real(0, 20_000),
        use: real(1, 250), density: real(35, 80))
    }
    return truck
  }

  @Test(arguments: 0..<1_000 as Range<UInt64>)
  func `a truck carries the least load, or its payload, or full hoppers`(seed: UInt64) {
    var random = SplitMix64(seed: seed &+ 9_000)
    let payload = Double.random(in: 2_000...90_000, using: &random)
    let hoppers = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      Double.random(in: 5...400, using: &random)
    }
    let least = min(payload, 5_000)
    var truck = Self.truck(payload: payload, hoppers: hoppers, seed: seed)
    let missing = truck.products.map(\.missing).reduce(0, +)
    truck.fill(atLeast: least)
    let pounds = truck.products.map(\.pounds).reduce(0, +)
    #expect(pounds <= payload * (1 + 1e-12) && pounds <= max(missing, least) * (1 + 1e-12))
    let room = truck.hoppers.reduce(0) { sum, hopper in
      sum + (hopper.product.map { hopper.bushels * truck.products[$0].density } ?? .infinity)
    }
    #expect(pounds >= min(least, hoppers.isEmpty ? .infinity : room) * (1 - 1e-9), "\(truck)")
    for (place, product) in truck.products.enumerated() {
      let own = truck.hoppers.filter { $0.product == place }
      #expect(abs(own.reduce(0) { $0 + $1.pounds } - product.pounds) < 1e-6)
      #expect(own.allSatisfy { $0.pounds <= $0.bushels * product.density * (1 + 1e-12) })
    }
  }

  /// Oracle: by hand; of seed 10 acres are there and of urea none, of which the payload is half.
  @Test func `a truck without hoppers takes the product that is shortest`() {
    var truck = TruckLoad(payload: 4_500, hoppers: [])
    truck.products = [(6_000.0, 600.0, 60.0), (9_000, 0, 30)].map {
      TruckLoad.Product(missing: $0, supplied: $1, use: $2, density: 60)
    }
    truck.fill(atLeast: 0)
    let pounds = truck.products.map(\.pounds)
    #expect(pounds[0] == 0 && abs(pounds[1] - 4_500) < 1e-6, "\(pounds)")
    #expect(truck.hoppers.map(\.place) == [nil])
  }

  /// Oracle: by hand.
  ///
  /// Inoculant, of which nothing is there, takes the large hopper and needs 10 lb of it;
  /// seed takes the small one, which is full with 600 lb, and the large one is filled up.
  @Test func `hoppers are filled up to the least load`() {
    var truck = TruckLoad(payload: 20_000, hoppers: [10, 200])
    truck.products = [(9_000.0, 4_000.0, 60.0), (10, 0, 1)].map {
      TruckLoad.Product(missing: $0, supplied: $1, use: $2, density: 60)
    }
    truck.fill(atLeast: 5_000)
    #expect(truck.hoppers.map(\.place) == [1, 0])
    #expect(truck.hoppers.map(\.product) == [1, 0])
    #expect(truck.products.map(\.pounds) == [600, 4_400])
  }

  /// Oracle: by hand; 100 acres of both are 9,000 lb, and 40 acres of seed are there.
  @Test func `what is over the payload is taken off where most acres are supplied`() {
    var truck = TruckLoad(payload: 6_600, hoppers: [200, 200])
    truck.products = [(12_000.0, 2_400.0, 60.0), (6_000, 0, 30)].map {
      TruckLoad.Product(missing: $0, supplied: $1, use: $2, density: 60)
    }
    truck.fill(atLeast: 0)
    let pounds = truck.products.map(\.pounds)
    #expect(abs(pounds[0] - 3_600) < 1e-6 && abs(pounds[1] - 3_000) < 1e-6, "\(pounds)")
  }
}

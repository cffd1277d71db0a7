import AirCart
import AirCartSimulation
import AirCartTestSupport
import Testing

/// Fields with the same products at rates that differ from field to field.
///
/// Oracles: days worked by hand, the fills that the engine plans for the same farm, a farm with one crop,
/// and what must hold of any season.
@Suite struct RateSequenceTests {
  private static func crop(_ name: String, seed: Double = 60, urea: Double) -> Crop {
    Crop(
      name: name,
      products: [
        .init("Seed", poundsPerAcre: seed, poundsPerBushel: 60),
        .init("Urea", poundsPerAcre: urea, poundsPerBushel: 60),
      ])
  }

  /// Half a bushel of urea an acre on 40 ac, then three quarters on 60.
  private static let two = SeasonFixture.farm(
    [40, 60], crops: [crop("Light", urea: 30), crop("Heavy", urea: 45)], crop: [0, 1])

  /// By hand: 20 bu of the 50 of urea are for the first field.
  ///
  /// The other 30 last for 40 ac of the second. At the stop 20 ac are left, and a pass: 21 bu of seed and 15.75 of urea.
  @Test func `a fill lasts across a change of rate until the first tank is empty`() throws {
    let input = SeasonFixture.input(Self.two).with {
      $0.tender.trucks = nil
      $0.calibrationMinutes = 15
      $0.cleanOutBushelsPerMinute = 60
    }
    let (records, totals) = try SeasonFixture.study(input).trace(cart: 0, replication: 0)
    #expect(records.map(\.activity) == [.filling, .seeding, .moving, .seeding, .filling, .seeding])
    let filled = records.filter { $0.activity == .filling }.map(\.bushels)
    #expect(zip(filled, [130, 36.75]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(filled)")
    let acres = records.filter { $0.activity == .seeding }.map(\.acres)
    #expect(zip(acres, [40, 40, 20]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(acres)")
    // Moving, and calibrating urea alone; nothing is emptied.
    #expect(records[2].end - records[2].begin == (30 + 15) * 60)
    #expect(totals.stops == 2 && abs(totals.leftOverPounds - (60 + 45)) < 1e-6)
  }

  /// By hand: of 50 bu of urea the first 30 ac take 15, the next 20 none, and 35 last for 46.67 ac of the
  /// last field, 46 of them in whole passes.
  ///
  /// At the stop 14 ac are left, and a pass: 15 bu of seed and 11.25 of urea, less what is left.
  @Test func `a fill lasts across a field that takes none of a product`() throws {
    let farm = SeasonFixture.farm(
      [30, 20, 60],
      crops: [
        Self.crop("Light", urea: 30), Self.crop("None", urea: 0), Self.crop("Heavy", urea: 45),
      ], crop: [0, 1, 2])
    let input = SeasonFixture.input(farm).with {
      $0.tender.trucks = nil
      $0.cleanOutBushelsPerMinute = 60
    }
    let (records, totals) = try SeasonFixture.study(input).trace(cart: 0, replication: 0)
    let filled = records.filter { $0.activity == .filling }.map(\.bushels)
    let expected = [50 + 290.0 / 3, 15 + 11.25 - 2.0 / 3 - 0.5]
    #expect(filled.count == 2 && zip(filled, expected).allSatisfy { abs($0 - $1) < 1e-9 })
    let acres = records.filter { $0.activity == .seeding }.map(\.acres)
    #expect(
      acres.count == 4 && zip(acres, [30, 20, 46, 14]).allSatisfy { abs($0 - $1) < 1e-9 },
      "\(acres)")
    // Moving alone: nothing is emptied.
    let moves = records.filter { $0.activity == .moving }.map { $0.end - $0.begin }
    #expect(moves.count == 2 && moves.allSatisfy { abs($0 - 30 * 60) < 1e-9 }, "\(moves)")
    #expect(totals.stops == 2)
  }

  /// Whichever crop leaves out whichever product: where the crops share their tanks, nothing is emptied or
  /// cleaned from field to field; and what is hauled is always seeded, left at the end or brought back.
  @Test func `rates of 0 empty no shared tank`() throws {
    var shared = 0
    for seed: UInt64 in 0..<200 {
      let (input, cart) = Self.drawnWithoutSome(seed)
      for own in [input, input.with { $0.tender.trucks = nil }] {
        let study = try SeasonFixture.study(own, cart: cart)
        let (records, totals) = study.trace(cart: 0, replication: 0)
        try Self.expectConserved(totals, own, "seed \(seed)")
        guard study.seasons[0].stretches.count == 1 else { continue }
        shared += 1
        let moving = records.filter { $0.activity == .moving }.reduce(0) { $0 + $1.end - $1.begin }
        let moves = Double(own.farm.fields.count - 1) * own.movingMinutes * 60
        #expect(abs(moving - moves) < 1e-3, "seed \(seed)")
      }
    }
    // Elsewhere tanks of their own take fewer fills.
    #expect(shared >= 200, "\(shared) of 400")
  }

  /// A drawn farm on which every crop but the first leaves out one of its products.
  private static func drawnWithoutSome(_ seed: UInt64) -> (input: Season, cart: Cart) {
    var (input, cart) = drawn(seed)
    var random = SplitMix64(seed: seed &+ 77)
    for crop in input.farm.crops.indices.dropFirst() where input.farm.crops[crop].products.count > 1
    {
      let product = Int.random(in: 0..<input.farm.crops[crop].products.count, using: &random)
      let own = input.farm.crops[crop].products[product]
      input.farm.crops[crop].products[product] = ProductRate(
        own.name, density: own.density, rate: .poundsPerAcre(0))
    }
    let fields = input.farm.fields
    input.farm = SeasonFixture.farm(
      fields.map(\.area.acres), crops: input.farm.crops, crop: [0] + fields.dropFirst().map(\.crop))
    input.calibrationMinutes = 0
    input.cleanOutBushelsPerMinute = 10
    return (input, cart)
  }

  /// A truck for 60 ac, 40 at 90 lb and 20 at 105, brings what these take; by the mean rate of the farm it
  /// would bring less of the seed.
  @Test func `the first load is for the fields that come first`() throws {
    let input = SeasonFixture.input(Self.two).with {
      $0.tender.trucks = 1
      $0.tender.payloadPounds = 5_700
    }
    let (records, totals) = try SeasonFixture.study(input).trace(cart: 0, replication: 0)
    let first = records.filter { $0.activity == .seeding }.prefix(2).map(\.acres).reduce(0, +)
    #expect((59...60).contains(first), "\(first)")
    #expect(totals.isFinished && totals.acres == 100)
  }

  /// Six fields of 80 ac at 130 to 175 lb of urea, and at 150: two fills each, as the engine plans.
  @Test(arguments: [[130, 140, 145, 150, 160, 175.0], Array(repeating: 150, count: 6)])
  func `six fields of wheat take two stops`(urea rates: [Double]) throws {
    let cart = try #require(CartCatalogue.cart(named: "91300"))
    let crops = rates.map {
      Crop(
        name: "Wheat \($0)",
        products: [
          .init("Wheat", poundsPerAcre: 110, poundsPerBushel: 60),
          .init("Urea", poundsPerAcre: $0, poundsPerBushel: 59.7),
          .init("MAP", poundsPerAcre: 60, poundsPerBushel: 77.8),
        ])
    }
    let farm = SeasonFixture.farm(
      Array(repeating: 80, count: 6), crops: crops, crop: Array(0..<6))
    let input = SeasonFixture.input(farm).with { $0.tender.trucks = nil }
    let totals = try SeasonFixture.study(input, cart: cart).trace(cart: 0, replication: 0).totals
    let plan = try FarmPlan(farm, cart: cart, carriesOver: true)
    #expect(totals.stops == 2 && plan.fillsCarriedOver == 2)
    try Self.expectConserved(totals, input, "\(rates)")
  }

  private static func expectConserved(
    _ totals: SeasonTotals, _ input: Season, _ place: Comment
  ) throws {
    let spread = 1 + input.uncertainty.overlap.mean
    let seeded = input.farm.fields.reduce(0) { sum, field in
      let rates = input.farm.crops[field.crop].products.map { $0.rate.poundsPerAcre }
      return sum + field.area.acres * rates.reduce(0, +) * spread
    }
    let net = totals.hauledPounds - totals.returnedPounds - totals.leftOverPounds
    #expect(totals.isFinished, place)
    #expect(abs(net - seeded) < 1e-9 * seeded + 1e-3, place)
  }

  /// A drawn farm of up to four crops with the same products, whose rates or densities are others.
  private static func drawn(_ seed: UInt64) -> (input: Season, cart: Cart) {
    var (input, cart) = SeasonPropertyTests.randomInput(seed)
    var random = SplitMix64(seed: seed &+ 9_000)
    let own = input.farm.crops[0]
    let crops = (0..<4).map { crop in
      Crop(
        name: "C\(crop)",
        products: own.products.map { product in
          let factor = Double.random(in: 0.6...1.6, using: &random)
          return ProductRate(
            product.name, density: product.density,
            rate: .poundsPerAcre(product.rate.poundsPerAcre * factor))
        })
    }
    let count = Int.random(in: 2...9, using: &random)
    let acres = (0..<count).map { _ in Double.random(in: 10...300, using: &random) }
    input.farm = SeasonFixture.farm(
      acres, crops: crops, crop: acres.map { _ in Int.random(in: 0..<4, using: &random) })
    input.filling.policy = Filling.Policy.allCases[Int(seed % 3)]
    input.filling.reserveShare = seed % 2 == 0 ? 0.03 : 0
    return (input, cart)
  }

  @Test(arguments: 0..<1_000 as Range<UInt64>)
  func `going on takes no more stops in equal tanks, one at most in others`(seed: UInt64) throws {
    let (input, cart) = Self.drawn(seed)
    let unlimited = input.with { $0.tender.trucks = nil }
    let together = try SeasonFixture.study(unlimited, cart: cart)
    try #require(together.seasons[0].infeasibility == nil, "seed \(seed)")
    let apart = try SeasonFixture.study(unlimited.endingStretches, cart: cart)
    let (own, other) = (
      together.trace(cart: 0, replication: 0).totals, apart.trace(cart: 0, replication: 0).totals
    )
    let layouts = [together, apart].map { $0.seasons[0].crops.map { $0?.assignment } }
    // Other tanks are chosen by acres; whole passes may then cost a stop.
    let most = other.stops + (layouts[0] == layouts[1] ? 0 : 1)
    #expect(own.stops <= most, "seed \(seed): \(own.stops) stops, not \(most)")
    try Self.expectConserved(own, unlimited, "seed \(seed)")
    let hauled = try SeasonFixture.study(input, cart: cart).trace(cart: 0, replication: 0)
    try Self.expectConserved(hauled.totals, input, "seed \(seed), with trucks")
    for record in hauled.records where record.activity == .truckArrives {
      #expect(record.pounds <= input.tender.payloadPounds * (1 + 1e-9), "seed \(seed)")
    }
  }

  /// The reserve may finish the last field of a stretch, not the last one before each change of rate.
  ///
  /// Oracle: the same farm at one rate, the least of them; a hundredth of a pound more saves no stop.
  @Test(arguments: 0..<300 as Range<UInt64>)
  func `a change of rate alone saves no stop`(seed: UInt64) throws {
    var (input, cart) = Self.drawn(seed)
    input.filling.policy = .part
    input.filling.reserveShare = 0.05
    input.tender.trucks = nil
    let products = input.farm.crops[0].products
    let (fields, acres) = (input.farm.fields.map(\.crop), input.farm.fields.map(\.area.acres))
    let stops = try [0, 0.01].map { step in
      let crops = (0..<4).map { crop in
        Crop(
          name: "C\(crop)",
          products: products.map {
            ProductRate(
              $0.name, density: $0.density,
              rate: .poundsPerAcre($0.rate.poundsPerAcre + step * Double(crop)))
          })
      }
      let own = input.with { $0.farm = SeasonFixture.farm(acres, crops: crops, crop: fields) }
      return try SeasonFixture.study(own, cart: cart).trace(cart: 0, replication: 0).totals.stops
    }
    #expect(stops[1] >= stops[0], "seed \(seed): \(stops)")
  }

  /// Crops at one rate under several names are one crop, whatever is drawn and hauled.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `names of crops change nothing`(seed: UInt64) throws {
    var (input, cart) = Self.drawn(seed)
    // What alone is by crop: even fills.
    input.filling.policy = seed % 2 == 0 ? .part : .full
    input.uncertainty = .assumed
    let products = input.farm.crops[0].products
    let (fields, acres) = (input.farm.fields.map(\.crop), input.farm.fields.map(\.area.acres))
    let totals = try [fields, fields.map { _ in 0 }].map { crop in
      let crops = (0..<4).map { Crop(name: "C\($0)", products: products) }
      let own = input.with { $0.farm = SeasonFixture.farm(acres, crops: crops, crop: crop) }
      return try SeasonFixture.study(own, cart: cart).trace(cart: 0, replication: 0).totals
    }
    #expect(
      totals[0].stops == totals[1].stops && totals[0].loads == totals[1].loads, "seed \(seed)")
    #expect(abs(totals[0].workHours - totals[1].workHours) < 1e-6, "seed \(seed)")
    #expect(abs(totals[0].hauledPounds - totals[1].hauledPounds) < 1e-3, "seed \(seed)")
  }
}

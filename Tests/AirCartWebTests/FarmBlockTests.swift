import AirCart
import AirCartSimulation
import AirCartTestSupport
import AirCartWeb
import Testing

/// Oracles: `FarmPlan`, `TenderPlan` and `SeasonStudy` of the same farm, stated without a block.
@Suite struct FarmBlockTests {
  /// A farm of the shipped carts, with its season, and the block that states it.
  private struct Stated {
    let farm: Farm
    /// Of each field how far east and north it is, as stated.
    let places: [[Double]]
    var season: Season
    let order: FieldOrder
    let carts = Array(CartCatalogue.all.prefix(3))
    var block: [Double]

    init(seed: UInt64) {
      var random = RandomProblems(seed: seed)
      let rates = (0..<random.whole(1...3)).map { crop in
        (0...crop).map { _ in Double(random.whole(20...700)) / 3 }
      }
      let units: UnitSystem = random.whole(0...1) == 0 ? .imperial : .metric
      let crops = rates.enumerated().map { crop, rates in
        let products = [crop == 1 ? "Canola" : "Wheat", "Urea (46-0-0)", "MAP (11-52-0)"]
        return Crop(
          name: "",
          products: rates.enumerated().map {
            ProductRate(
              products[$0], density: BulkDensity(poundsPerBushel: Double(50 + $0)),
              rate: ApplicationRate($1, in: units))
          })
      }
      let places = (0..<random.whole(1...7)).map { _ in
        random.whole(0...4) == 0
          ? [Double.nan, .nan] : (0...1).map { _ in Double(random.whole(-90...90)) / 7 }
      }
      self.places = places
      let fields = places.map { place in
        Farm.Field(
          name: "", area: Area(Double(random.whole(50...900)) / 3, in: units),
          crop: random.whole(0...crops.count - 1),
          place: place[0].isNaN ? nil : Farm.Place(east: place[0], north: place[1], in: units))
      }
      order = FieldOrder.allCases[random.whole(0...2)]
      var farm = Farm(units: units, crops: crops, fields: fields)
      let shoots: [SeedDrill.Shoot?] = [nil] + SeedDrill.Shoot.allCases
      farm.drill = shoots[random.whole(0...3)].map { SeedDrill($0, rows: 9, soil: .light) }
      self.farm = farm
      season = Season(farm: farm)
      season.roadMilesPerHour = DataUnit.milesPerHour.canonical(15, units)
      season.order = order
      season.tender.trucks = 2
      season.tender.springShare = 0.65
      season.tender.springEnd = SeasonDate(ordinal: 126)
      season.prices.perHour = 400
      season.prices.carts = [.init(cart: carts[0].name, price: 650_000)]
      block = []
      block = numbers
    }

    private static let entries: [String: Double] = [
      "tender.trucks": 2, "tender.roads": 65, "prices.perHour": 400, "roadSpeed": 15,
    ]

    private var numbers: [Double] {
      var block = [Double(Layout.version), farm.units == .imperial ? 0 : 1]
      block.append(Double(farm.crops.count))
      for crop in farm.crops {
        block.append(Double(crop.products.count))
        for product in crop.products {
          block += [product.rate.stated, product.density.poundsPerBushel, -1]
          block += Blocks.name(product.name)
        }
        block.append(-1)
      }
      block.append(Double(farm.fields.count))
      for (field, place) in zip(farm.fields, places) {
        block += [field.area.stated, Double(field.crop)] + place + [0]
      }
      block += [Double(order.rawValue), 0, .nan, .nan] + Blocks.numbers(of: farm.drill)
      block.append(Double(carts.count))
      for (place, cart) in carts.enumerated() {
        block += Blocks.cart(cart, 0, []) + Blocks.name(cart.name) + [place == 0 ? 650_000 : .nan]
      }
      block += [1, -1, -1, 126, 0]
      for number in Season.numbers {
        block.append(Self.entries[number.key] ?? .nan)
      }
      return block + [-1, -1, 0]
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a farm's block holds every cart's plan and the order to the bit`(seed: UInt64) throws {
    let stated = Stated(seed: seed)
    let plans = try FarmPlan.plans(
      stated.farm, carts: stated.carts, order: stated.order, carriesOver: true)
    var numbers = Numbers(Blocks.answer(stated.block, AirCartWeb.farm))
    #expect(numbers.next(2) == [Double(Layout.version), 0])
    _ = numbers.next(2)
    #expect(numbers.next() == Double(stated.farm.crops.count))
    for crop in stated.farm.crops.indices {
      #expect(numbers.next(2) == [Double(crop), 0])
      let fields = stated.farm.fields.indices.filter { stated.farm.fields[$0].crop == crop }
      #expect(numbers.next(Int(numbers.next())) == fields.map { Double($0) })
    }
    var best = 0
    for (cart, plan) in plans.enumerated() {
      if numbers.next(2) == [1, Double(cart)] { best = cart }
      #expect([numbers.position(), numbers.position()] == [plan.fills, plan.fillsCarriedOver])
      #expect(numbers.next(2) == [Double(plan.cleanOuts), plan.isProven ? 1 : 0])
      for (crop, own) in plan.crops.enumerated() {
        #expect(numbers.next() == (own == nil ? 0 : 1))
        guard let own else { continue }
        #expect(numbers.next() == own.areaPerFill.acres)
        #expect(numbers.position() == own.limitingProduct)
        for tank in stated.carts[cart].tanks.indices {
          #expect(numbers.position() == own.assignment.product(inTank: tank))
        }
        #expect(numbers.next() == Double(own.blends.count))
        for blend in own.blends {
          #expect(numbers.next(Int(numbers.next())) == blend.map { Double($0) })
          let name = ProductDemand.name(
            ofBlend: blend.map { stated.farm.crops[crop].products[$0].name })
          #expect(numbers.next(Int(numbers.next())).map { UInt8($0) } == Array(name.utf8))
        }
        for _ in 0..<Int(numbers.next()) { _ = numbers.nextStatement() }
      }
      for field in plan.fields {
        #expect(numbers.next() == Double(field.field))
        #expect([numbers.position(), numbers.position()] == [field.fills, field.fillsCarriedOver])
        #expect(numbers.next(Int(numbers.next())) == field.cleanOuts.map { Double($0) })
      }
    }
    _ = numbers.nextStatement()
    let doubts = stated.farm.doubts(plans[best])
    #expect(numbers.next() == Double(doubts.count))
    for doubt in doubts {
      #expect(numbers.position() == doubt.crop)
      #expect(numbers.position() == doubt.field)
      numbers.expect(doubt.statement)
    }
    let season = stated.season
    let tender = TenderPlan(
      stated.farm, plans[best],
      reserves: stated.carts[best].tanks.map {
        Volume(bushels: season.filling.reserve(capacity: $0.capacity.bushels))
      }, carriesOver: true, bagged: season.tender.bagged, trucks: season.tender.statedTrucks)
    #expect(numbers.next() == Double(tender.orders.count))
    for order in tender.orders {
      let (crop, product) = (Int(numbers.next()), Int(numbers.next()))
      #expect(stated.farm.crops[crop].products[product].name == order.name)
      #expect(
        numbers.next(5)
          == [
            order.seeded.pounds, order.margin.pounds, order.reserve.pounds, order.mass.pounds,
            order.volume.bushels,
          ])
      #expect(numbers.position() == order.bags)
    }
    #expect(numbers.next(2) == [tender.margin * 100, Double(tender.loads.count)])
    #expect(numbers.isAtEnd)
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func `a season's block holds the seasons to the bit`(seed: UInt64) throws {
    let stated = Stated(seed: seed)
    let study = try SeasonStudy(stated.season, carts: stated.carts, seed: 1)
    let results = try study.run(replications: 0..<20)
    var numbers = Numbers(Blocks.answer(stated.block + [1, 20], AirCartWeb.season))
    #expect(numbers.next(2) == [Double(Layout.version), 0])
    _ = numbers.next(2)
    for (cart, outcome) in results.carts.enumerated() {
      let rank = results.ranking.firstIndex(of: cart).map { $0 + 1 }
      #expect(numbers.next() == Double(rank ?? results.ranking.count + 1))
      _ = numbers.next()
      #expect(numbers.position() == outcome.infeasibility?.crop)
      guard outcome.isFeasible else { continue }
      let days = outcome.mean(.days)
      #expect(isSame(numbers.next(), days.value))
      #expect(numbers.next(2).map { $0 } == [days.interval?.lowerBound, days.interval?.upperBound])
      for years in 1...10 {
        let done = outcome.quantile(Double(years) / 10, .days).value
        #expect(numbers.position() == stated.season.days.date(after: done)?.ordinal)
      }
      #expect(numbers.next() == outcome.finishProbability.value)
      for metric in [SeasonMetric.stops, .fillingHours, .waitingHours, .shareDone] {
        #expect(numbers.next() == outcome.mean(metric).value)
      }
      _ = numbers.next(3)
      #expect(isSame(numbers.next(), outcome.yearCost?.value))
      let worth = SeasonWorth(results.carts[results.ranking[0]], over: outcome)
      #expect(isSame(numbers.next(), worth?.saving.value))
      _ = numbers.next(2)
      #expect(isSame(numbers.next(), worth?.mayCostMore.value))
      _ = numbers.next(2)
      #expect(isSame(numbers.next(), worth?.priceDifference))
      #expect(isSame(numbers.next(), worth?.paybackYears?.value))
    }
    for years in 1...10 {
      let decision = SeasonDecision(results, years: years)
      let answer = decision?.answer ?? []
      #expect(numbers.next(1 + answer.count) == [Double(answer.count)] + answer.map { Double($0) })
      numbers.expect(decision?.statements ?? [])
      for cart in results.carts.indices {
        numbers.expect((decision?.verdict(on: cart)).map { [$0] } ?? [])
      }
    }
    #expect(numbers.isAtEnd)
  }

  /// Wheat and canola with urea, by their rates, on fields with their crop and what they have in its place.
  private static func block(
    _ crops: [[Double]], _ fields: [(crop: Double, own: [Double]?)]
  ) -> [Double] {
    var block = [Double(Layout.version), 0, Double(crops.count)]
    for rates in crops {
      block.append(2)
      for (product, rate) in zip([rates[0] > 50 ? "Wheat" : "Canola", "Urea (46-0-0)"], rates) {
        block += [rate, 50, -1] + Blocks.name(product)
      }
      block.append(-1)
    }
    block.append(Double(fields.count))
    for field in fields {
      block += [300, field.crop, .nan, .nan] + (field.own.map { [1] + $0 } ?? [0])
    }
    block += [0, 0, .nan, .nan] + Blocks.numbers(of: nil) + [1]
    let cart = CartCatalogue.all[0]
    block += Blocks.cart(cart, 0, []) + Blocks.name(cart.name) + [.nan]
    return block + [0, -1, -1, -1, 0] + Season.numbers.map { _ in .nan } + [-1, -1, 0]
  }

  /// Oracle: by hand which fields go together, and beyond that the same farm with its crops written out.
  @Test func `fields with other rates are seeded as crops by themselves`() {
    let stated = Self.block(
      [[110, 150], [5, 220]],
      [(0, [110, 130]), (0, nil), (0, [110, 130]), (1, nil), (0, [110, 150]), (1, [4, 0])])
    let written = Self.block(
      [[110, 150], [110, 130], [5, 220], [4, 0]],
      [(1, nil), (0, nil), (1, nil), (2, nil), (0, nil), (3, nil)])
    let own = Blocks.answer(stated, AirCartWeb.farm)
    let other = Blocks.answer(written, AirCartWeb.farm)
    let seeded: [Double] = [4, 0, 0, 2, 1, 4, 0, 1, 2, 0, 2, 1, 0, 1, 3, 1, 1, 1, 5]
    #expect(Array(own[4..<4 + seeded.count]) == seeded)
    // A crop and its fields are told in as many numbers, whichever crop it is of.
    #expect(own.count == other.count)
    #expect(
      own.dropFirst(4 + seeded.count).map(\.bitPattern)
        == other.dropFirst(4 + seeded.count).map(\.bitPattern))
    let seasons = [stated, written].map { Blocks.answer($0 + [1, 5], AirCartWeb.season) }
    #expect(seasons[0][1] == 0)
    #expect(seasons[0].map(\.bitPattern) == seasons[1].map(\.bitPattern))
  }

  @Test func `no farm of strange numbers ends the process, and no part of one is taken`() {
    let strange: [Double] = [
      .nan, .infinity, -1, 0, 0.5, 51, 1_001, 65_536, 1e18, 1e308, .leastNonzeroMagnitude,
      2_147_483_648, -1e300,
    ]
    var generator = SplitMix64(seed: 11)
    var statuses = Set<Double>()
    let farm = Stated(seed: 5).block
    for round in 0..<1_500 {
      let isSeason = round % 2 == 1
      var block = isSeason ? farm + [1, 2] : farm
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        // What asks for ten thousand seasons gets them.
        let last = block.count - (isSeason ? 2 : 0)
        block[Int.random(in: 0..<last, using: &generator)] =
          strange[Int.random(in: 0..<strange.count, using: &generator)]
      }
      statuses.insert(
        Blocks.answer(block, isSeason ? AirCartWeb.season : AirCartWeb.farm)[1])
    }
    #expect(statuses.isSuperset(of: [0, 1, 2, 6, 7, 8, 9, 12]), "\(statuses)")
    for count in farm.indices {
      #expect(Blocks.answer(Array(farm.prefix(count)), AirCartWeb.farm)[1] != 0, "\(count) numbers")
    }
    #expect(Blocks.answer(farm + [0], AirCartWeb.farm)[1] != 0)
  }
}

import AirCart
import AirCartTestSupport
import Testing

/// Farms blend as a plan of one job does.
@Suite(.tags(.property)) struct FarmBlendTests {
  private static let names = [
    "Wheat", "Canola", "Peas", "Urea (46-0-0)", "Ammonium Sulphate (21-0-0-24S)", "ESN (44-0-0)",
    "MAP (11-52-0)", "Potash (0-0-60)", "SuperU",
  ]

  /// One to three crops of up to seven products on up to five fields, and the tanks of a cart.
  private static func drawn(_ random: inout RandomProblems) -> (farm: Farm, tanks: [Double]) {
    let crops = (0..<random.whole(1...3)).map { crop in
      let names = Self.names.filter { _ in random.whole(0...9) < 6 }.prefix(7)
      return Crop(
        name: "C\(crop)",
        products: (names.isEmpty ? ["Wheat"] : names).enumerated().map { index, name in
          ProductRate(
            name, density: BulkDensity(poundsPerBushel: Double(random.whole(40...70))),
            rate: .poundsPerAcre(Double(random.whole((index == 0 ? 1 : 0)...20) * 10)))
        })
    }
    let fields = (0..<random.whole(crops.count...5)).map { field in
      Farm.Field(
        name: "F\(field)", area: .acres(Double(random.whole(5...90) * 10)),
        crop: field < crops.count ? field : random.whole(0...(crops.count - 1)))
    }
    let tanks = (0..<random.whole(2...5)).map { _ in Double(random.whole(4...40) * 10) }
    return (Farm(units: .imperial, crops: crops, fields: fields), tanks)
  }

  private static func cart(_ tanks: [Double]) -> Cart {
    Cart(name: "drawn", bushels: tanks, source: "drawn")
  }

  /// Oracle: the two plans beside each other: whatever is done with less can be done with more.
  @Test(arguments: 0..<300 as Range<UInt64>)
  func `a tank more or a larger one adds no fill to a farm`(seed: UInt64) throws {
    var random = RandomProblems(seed: 41_000 + seed)
    let (farm, tanks) = Self.drawn(&random)
    let continues = seed % 2 == 1
    let fills = { (tanks: [Double]) in
      let plan = try FarmPlan(farm, cart: Self.cart(tanks), carriesOver: continues)
      return (continues ? plan.fillsCarriedOver : plan.fills) ?? .max
    }
    let own = try fills(tanks)
    #expect(try fills(tanks + [Double(random.whole(1...20) * 10)]) <= own, "seed \(seed)")
    var larger = tanks
    larger[random.whole(0...(tanks.count - 1))] += Double(random.whole(1...30) * 10)
    #expect(try fills(larger) <= own, "seed \(seed)")
  }

  /// Oracle: every field as a job of its own, with the blends that are best for it alone.
  @Test(arguments: 0..<150 as Range<UInt64>)
  func `no field takes more fills than it would by itself`(seed: UInt64) throws {
    var random = RandomProblems(seed: 42_000 + seed)
    let (farm, tanks) = Self.drawn(&random)
    let plan = try FarmPlan(farm, cart: Self.cart(tanks))
    for field in plan.fields {
      let job = try farm.job(field: field.field, cart: Self.cart(tanks))
      guard !job.isEmpty else { continue }
      let found = try job.bestBlending(apart: job.apart(beside: []))
      let alone = try Plan(job.blending(found?.blends ?? []))
      #expect(field.fills == alone.fillPlan.fills, "seed \(seed), field \(field.field)")
    }
  }

  /// Oracle: the loads of `Plan` with the same margin.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func `one field of one crop is loaded as its job`(seed: UInt64) throws {
    var random = RandomProblems(seed: 43_000 + seed)
    let (drawn, tanks) = Self.drawn(&random)
    var farm = Farm(units: .imperial, crops: drawn.crops, fields: [drawn.fields[0]])
    farm.margin = PracticalPlan.standardMargin
    let job = try farm.job(field: 0, cart: Self.cart(tanks))
    guard !job.isEmpty else { return }
    let blends = try job.bestBlending(apart: job.apart(beside: []))?.blends ?? []
    let blended = try job.blending(blends)
    let alone = try Plan(blended).fillPlan
    let plan = try FarmPlan(farm, cart: Self.cart(tanks))
    let own = try #require(plan.crops[0])
    #expect(plan.fills == alone.fills && own.blends == blends, "seed \(seed)")
    guard let fills = alone.fills else { return }
    #expect(own.areaPerFill == alone.areaPerFill)
    for load in alone.tanks {
      #expect(own.contents[load.tankIndex]?.name == load.product)
      // The load of a field that is smaller than a fill is a part of a fill's.
      if fills > 1 { #expect(own.loads[load.tankIndex] == load.volume, "seed \(seed)") }
    }
  }

  /// What barley gets beside MAP after wheat with a blend of 150 lb of urea and 60 of sulphate, and the
  /// tanks that are cleaned for it.
  private static let followers: [(nitrogen: [(String, Double)], cleanOuts: Int)] = [
    ([("Urea (46-0-0)", 150), ("Sulphate (21-0-0-24S)", 60)], 1),
    ([("Sulphate (21-0-0-24S)", 120), ("Urea (46-0-0)", 300)], 1),
    ([("Urea (46-0-0)", 150), ("Sulphate (21-0-0-24S)", 30)], 2),
    ([("Urea (46-0-0)", 150)], 2),
  ]

  /// Oracle: by hand, with three tanks of one size for four products.
  ///
  /// Urea and sulphate alone can be blended. Wheat's tank is cleaned for barley, the others if they get
  /// something else.
  @Test(arguments: followers)
  func `a tank is cleaned before and after a blend`(
    nitrogen: [(String, Double)], cleanOuts: Int
  ) throws {
    func crop(_ seed: String, _ products: [(String, Double)]) -> Crop {
      Crop(
        name: seed,
        products: ([(seed, 100.0), ("MAP (11-52-0)", 40)] + products).map {
          ProductRate($0.0, poundsPerAcre: $0.1, poundsPerBushel: 60)
        })
    }
    let blend = [("Urea (46-0-0)", 150.0), ("Sulphate (21-0-0-24S)", 60)]
    let farm = Farm(
      units: .imperial, crops: [crop("Wheat", blend), crop("Barley", nitrogen)],
      fields: (0..<2).map { Farm.Field(name: "F\($0)", area: .acres(160), crop: $0) })
    let plan = try FarmPlan(farm, cart: Self.cart([300, 300, 300]))
    #expect(plan.cleanOuts == cleanOuts)
    #expect(plan.crops[0]?.blends == [[2, 3]])
    #expect(plan.crops[1]?.blends == (nitrogen.count > 1 ? [[2, 3]] : []))
    // A blend is named by the position of its first product.
    let held = (0..<3).compactMap { plan.crops[0]?.assignment.product(inTank: $0) }
    #expect(held.sorted() == [0, 1, 2])
    var apart = farm
    apart.keptApart = [["Sulphate (21-0-0-24S)", "Urea (46-0-0)"]]
    #expect(try FarmPlan(apart, cart: Self.cart([300, 300, 300])).fills == nil)
    apart.keptApart = nil
    #expect(try FarmPlan(apart, cart: Self.cart([300, 300, 300])).fills == nil)
  }

  /// Oracle: by hand; 3 bu of a blend of 150 lb and 60 lb at 60 lb/bu are 180 lb, shared as 5 to 2.
  ///
  /// What stays in the tank is the same blend for the second crop, and is ordered once.
  @Test func `what stays of a blend is ordered as its parts`() throws {
    let rates = [
      ("MAP (11-52-0)", 40.0), ("Urea (46-0-0)", 150), ("Sulphate (21-0-0-24S)", 60),
    ]
    let crops = ["Wheat", "Barley"].map { seed in
      Crop(
        name: seed,
        products: ([(seed, 100.0)] + rates).map {
          ProductRate($0.0, poundsPerAcre: $0.1, poundsPerBushel: 60)
        })
    }
    let farm = Farm(
      units: .imperial, crops: crops,
      fields: (0..<2).map { Farm.Field(name: "F\($0)", area: .acres(160), crop: $0) })
    let plan = try FarmPlan(farm, cart: Self.cart([300, 300, 300]))
    let tender = TenderPlan(
      farm, plan, reserves: (0..<3).map { _ in Volume(bushels: 3) }, carriesOver: false, bagged: [],
      trucks: nil)
    let kept = tender.orders.map { ($0.name, $0.reserve.pounds) }
    for (name, pounds) in [
      ("Wheat", 180.0), ("Barley", 180), ("MAP (11-52-0)", 180), ("Urea (46-0-0)", 900.0 / 7),
      ("Sulphate (21-0-0-24S)", 360.0 / 7),
    ] {
      let own = try #require(kept.first { $0.0 == name })
      #expect(abs(own.1 - pounds) < 1e-9, "\(name)")
    }
  }
}

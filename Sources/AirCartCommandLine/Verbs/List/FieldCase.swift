package import AirCart
package import AirCartDocuments

/// A figure that a maker, an adviser or the trade press has published, with what AirCart makes of
/// the same inputs.
package struct FieldCase: Sendable {
  /// A tank full of one product.
  struct FullTank: Sendable {
    let bushels: Double
    let poundsPerBushel: Double
  }

  /// A product in its own tanks, all metric.
  struct OwnTanks: Sendable {
    let product: String
    let litres: [Double]
    let kilogramsPerHectolitre: Double
    let kilogramsPerHectare: Double
  }

  /// How AirCart gets at the figure.
  enum Calculation: Sendable {
    /// Pounds of a cart with full tanks, as `plan` has them as the gross weight.
    case loadedWeight([FullTank], emptyPounds: Double)
    /// Hectares per fill of products that have their own tanks.
    case areaPerFill([OwnTanks])
    /// Litres of a capacity in US bushels.
    case litres(bushels: Double)
    /// Pounds of a product on an acre that bring a nutrient, as `--target` finds them.
    case productFor(Nutrient, pounds: Double, product: String)
    /// Pounds of seed on an acre for plants on a square foot, with the share of seeds that become
    /// plants.
    case seed(plants: Double, gramsPerThousand: Double, survival: Double)
  }

  let title: String
  let unit: String
  let published: Double
  /// The inputs, with those that AirCart had to assume.
  let basis: String
  let source: String
  let calculation: Calculation

  /// The figure by AirCart; `exact` is the method for plans, chosen by size unless it is given.
  func computed(_ exact: Method? = nil) -> Double {
    switch calculation {
    case .loadedWeight(let tanks, let empty):
      Self.loadedWeight(tanks, emptyPounds: empty, exact) ?? .nan
    case .areaPerFill(let products): Self.areaPerFill(products, exact) ?? .nan
    case .litres(let bushels): Volume(bushels: bushels).litres
    case .productFor(let nutrient, let pounds, let product):
      ProductTraits(named: product).grade.flatMap { grade in
        FertilizerProgramme(targets: [.init(nutrient, pounds)], grades: [grade]).rates().first
      } ?? .nan
    case .seed(let plants, let grams, let survival):
      ApplicationRate(seedsPerSquareFoot: plants / survival, gramsPerThousand: grams).poundsPerAcre
    }
  }

  /// Each tank has its own product, whose rate empties it on one acre.
  private static func loadedWeight(
    _ tanks: [FullTank], emptyPounds: Double, _ exact: Method?
  ) -> Double? {
    let cart = Cart(
      name: "published", bushels: tanks.map(\.bushels), emptyWeight: Mass(pounds: emptyPounds),
      source: "")
    let products = tanks.enumerated().map { index, tank in
      ProductDemand(
        name: "Product \(index + 1)", density: BulkDensity(poundsPerBushel: tank.poundsPerBushel),
        rate: .poundsPerAcre(tank.bushels * tank.poundsPerBushel), area: .acres(1))
    }
    return plan(products, on: cart, by: exact)?.capacity.grossWeight?.pounds
  }

  private static func areaPerFill(_ products: [OwnTanks], _ exact: Method?) -> Double? {
    var tanks: [Tank] = []
    var constraints: [Constraint] = []
    for (index, product) in products.enumerated() {
      let own = tanks.count..<(tanks.count + product.litres.count)
      for (position, litres) in zip(own, product.litres) {
        tanks.append(Tank(unnamedAt: position, capacity: Volume(litres: litres)))
      }
      constraints.append(.allowedTanks(product: index, TankSet(positions: Array(own))))
    }
    let demands = products.map {
      ProductDemand(
        name: $0.product, density: BulkDensity(kilogramsPerHectolitre: $0.kilogramsPerHectolitre),
        rate: .kilogramsPerHectare($0.kilogramsPerHectare), area: .hectares(1))
    }
    let cart = Cart(name: "published", tanks: tanks, emptyWeight: nil, source: "")
    return plan(demands, on: cart, constraints, by: exact)?.capacity.areaPerFill.hectares
  }

  private static func plan(
    _ products: [ProductDemand], on cart: Cart, _ constraints: [Constraint] = [], by exact: Method?
  ) -> Plan? {
    let job = try? Job(
      cart: cart, area: Area(acres: 1), products: products, constraints: constraints)
    return job.flatMap { try? Plan($0, method: exact) }
  }
}

// MARK: - Results

extension FieldCase {
  /// A case with what AirCart makes of it.
  package struct Result: Sendable {
    package let title: String
    package let unit: String
    package let published: Double
    package let computed: Double
    package let basis: String
    package let source: String

    /// What AirCart says beyond the publication.
    package var difference: Double { computed - published }
  }

  /// All cases, computed; `exact` is the method for plans, chosen by size unless it is given.
  package static func results(_ exact: Method? = nil) -> [Result] {
    all.map {
      Result(
        title: $0.title, unit: $0.unit, published: $0.published, computed: $0.computed(exact),
        basis: $0.basis, source: $0.source)
    }
  }

  /// A list of cases in its own document.
  static let document = OutputTable<[Result]>(
    "a list",
    [
      .schemaVersion(2),
      .init(.validations, .list(Result.table), "Published figures.") { $0 },
    ])
}

extension FieldCase.Result {
  package static let table = OutputTable<FieldCase.Result>(
    "a published figure",
    [
      .init(.title, .text, "What it is about.") { $0.title },
      .init(.unit, .text, "The unit of the figures.") { $0.unit },
      .init("published", .number, "What was published.") { $0.published },
      .init("computed", .number, "What AirCart makes of the same inputs.") { $0.computed },
      .init("difference", .number, "How much more that is.") { $0.difference },
      .init("basis", .text, "The inputs, with what AirCart assumes.") { $0.basis },
      .init(.source, .text, "Where it was read.") { $0.source },
    ])
}

extension FieldCase {
  /// Every published figure whose inputs are known, or known but for one that its basis names.
  ///
  /// Figures whose source leaves more out are checks of a range, and in the tests alone.
  static let all = deere + litres + others

  private static let oma98462 = "Deere OMA98462, commodity cart compatibility"

  /// Of six carts the weight full of fertilizer; of the 550, whose tanks are known, with grain too.
  private static let deere: [FieldCase] = [
    fertilizer(bushels: 250, emptyPounds: 8_750, loaded: 28_000),
    fertilizer(bushels: 270, emptyPounds: 9_000, loaded: 29_790),
    fertilizer(bushels: 340, emptyPounds: 9_750, loaded: 35_930),
    fertilizer(bushels: 350, emptyPounds: 10_000, loaded: 36_950),
    fertilizer(bushels: 430, emptyPounds: 10_750, loaded: 43_860),
    fertilizer(bushels: 550, emptyPounds: 19_800, loaded: 62_150),
    FieldCase(
      title: "Weight of the Deere 1910-550, grain in front", unit: "lb", published: 58_750,
      basis: """
        grain at 60 lb/bu in front, fertilizer at 77 lb/bu behind; tanks of 200, 150 and 200 bu by \
        grainews.ca, Deere's 1910 air cart grows larger
        """, source: oma98462,
      calculation: .loadedWeight(
        [
          FullTank(bushels: 200, poundsPerBushel: 60), FullTank(bushels: 150, poundsPerBushel: 77),
          FullTank(bushels: 200, poundsPerBushel: 77),
        ], emptyPounds: 19_800)),
  ]

  private static func fertilizer(
    bushels: Double, emptyPounds: Double, loaded: Double
  ) -> FieldCase {
    FieldCase(
      title: "Weight of the Deere 1910-\(Int(bushels)), all fertilizer", unit: "lb",
      published: loaded, basis: "fertilizer at 77 lb/bu in all tanks", source: oma98462,
      calculation: .loadedWeight(
        [FullTank(bushels: bushels, poundsPerBushel: 77)], emptyPounds: emptyPounds))
  }

  /// What says that makers mean US bushels.
  private static let litres: [FieldCase] = [(550.0, 19_381.0), (430, 15_179), (340, 12_002)].map {
    FieldCase(
      title: "Capacity of the Deere 1910-\(Int($0.0))", unit: "L", published: $0.1,
      basis: "the bushels of the cart's name, which may be rounded",
      source: "Farms & Farm Machinery, 2017-09-07 (pressreader.com)",
      calculation: .litres(bushels: $0.0))
  }

  private static let others: [FieldCase] = [
    FieldCase(
      title: "Area per fill of the Seed Hawk 1300", unit: "ha", published: 61,
      basis: """
        seed 120 kg/ha from 10,500 L, fertilizer 300 kg/ha from twice 16,800 L; wheat at 60 lb/bu, \
        fertilizer at 95 kg/hL and tanks 90 % full are assumed
        """, source: "tema-agriculture-terroirs.fr, des semoirs toujours plus gros",
      calculation: .areaPerFill([
        OwnTanks(
          product: "Wheat", litres: [9_450],
          kilogramsPerHectolitre: BulkDensity(poundsPerBushel: 60).kilogramsPerHectolitre,
          kilogramsPerHectare: 120),
        OwnTanks(
          product: "Fertilizer", litres: [15_120, 15_120], kilogramsPerHectolitre: 95,
          kilogramsPerHectare: 300),
      ])),
    FieldCase(
      title: "Urea for canola of 80 bu/ac", unit: "lb/ac", published: 525,
      basis: "3 lb of N for a bushel, the middle of 2.5 to 3.5; published as about 525",
      source: "grainews.ca, Will today's seeding equipment work in a higher-yield future?",
      calculation: .productFor(.nitrogen, pounds: 240, product: "Urea (46-0-0)")),
    FieldCase(
      title: "Flax seed for 45 plants/ft2", unit: "lb/ac", published: 43,
      basis: """
        5 g a thousand, 60 % of the 88 % that germinate; the rule of thumb rounds 9.6 up to 10
        """, source: "cropchatter.com, seeding rates by Manitoba Agriculture",
      calculation: .seed(plants: 45, gramsPerThousand: 5, survival: 0.88 * 0.6)),
    FieldCase(
      title: "Pea seed for 8 plants/ft2", unit: "lb/ac", published: 244,
      basis: "290 g a thousand, 95 % survive; the rule of thumb rounds 9.6 up to 10",
      source: "agr.gov.sk.ca, archived questions on pulses",
      calculation: .seed(plants: 8, gramsPerThousand: 290, survival: 0.95)),
  ]
}

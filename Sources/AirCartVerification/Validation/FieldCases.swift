import AirCart

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

import AirCart
import AirCartSimulation

/// A farm whose numbers can be worked by hand: one bushel an acre of wheat, half of urea, 40 acres
/// an hour, a pass of one acre.
enum SeasonFixture {
  static let wheat = Crop(
    name: "Wheat",
    products: [
      .init("Seed", poundsPerAcre: 60, poundsPerBushel: 60),
      .init("Urea", poundsPerAcre: 30, poundsPerBushel: 60),
    ])

  static let cart = Cart(name: "two", bushels: [100, 50], source: "test")

  static func farm(_ acres: [Double], crops: [Crop] = [wheat], crop: [Int]? = nil) -> Farm {
    Farm(
      units: .imperial, crops: crops,
      fields: acres.enumerated().map { index, acres in
        Farm.Field(
          name: "F\(index + 1)", area: .acres(acres), crop: crop?[index] ?? 0)
      })
  }

  /// Nothing is uncertain or breaks down, no reserve, no overlap, nothing in bags, no checks, and every
  /// day workable from seven to nine; a stop is beside the first truck.
  static func input(_ farm: Farm) -> Season {
    var input = Season(farm: farm)
    input.drill.widthFeet = 41.25
    input.drill.milesPerHour = 10
    input.drill.fieldEfficiency = 0.8
    input.drill.turnMinutes = 0
    input.drill.runFeet = 1_056
    input.filling.minutesOfDriving = 0
    input.filling.reserveShare = 0
    input.days.checksHours = 0
    input.tender = .ofOneTrip
    input.breakdowns = .none
    input.bags.platformCount = 0
    input.calibrationMinutes = 0
    input.cleanOutBushelsPerMinute = 0
    input.tender.bagged = []
    input.uncertainty = SeasonUncertainty()
    input.uncertainty.overlap = .exactly(0)
    return input
  }

  /// Seconds from midnight.
  static func clock(_ hours: Double, _ minutes: Double, _ seconds: Double) -> Double {
    hours * 3_600 + minutes * 60 + seconds
  }

  /// With every truck full, so that seasons can be worked by hand; or with the crew that is best.
  static func study(
    _ input: Season, cart: Cart = cart, seed: UInt64 = 1, threads: Int? = 1,
    isTried: Bool = false
  ) throws -> SeasonStudy {
    try SeasonStudy(input, carts: [(cart, [])], seed: seed, threads: threads, triesCrews: isTried)
  }

  /// When the season is over, in seconds from midnight before the first day.
  static func finish(_ input: Season, cart: Cart = cart) throws -> Double {
    let trace = try study(input, cart: cart).trace(cart: 0, replication: 0)
    return trace.records.map(\.end).max() ?? 0
  }
}

extension Tender {
  /// Trucks whose trips all take the same: 30 minutes of loading at any hour without a queue, and a
  /// quarter of an hour each way.
  static var ofOneTrip: Tender {
    var tender = Tender()
    // Room for whatever a truck may carry, in the proportions in which it is used.
    tender.compartments = [1e4, 1e4, 1e4, 1e4]
    tender.loadingMinutes = 30
    tender.loadingPoundsPerMinute = 0
    tender.loaders = 0
    tender.lateLoadingHours = 24
    tender.travelMinutes = 15
    tender.distanceMiles = 0
    return tender
  }
}

extension Season {
  /// Changes a copy.
  func with(_ change: (inout Season) -> Void) -> Season {
    var copy = self
    change(&copy)
    return copy
  }

  /// The same with densities that differ by nothing that counts, so that every change of crop ends a
  /// stretch: each rate is planned for by itself.
  var endingStretches: Season {
    let crops = farm.crops.enumerated().map { index, crop in
      Crop(
        name: crop.name,
        products: crop.products.map { product in
          let density = product.density.poundsPerBushel * (1 + Double(index) * 1e-13)
          return ProductRate(
            product.name, density: BulkDensity(poundsPerBushel: density), rate: product.rate)
        })
    }
    return with {
      $0.farm = SeasonFixture.farm(
        farm.fields.map(\.area.acres), crops: crops, crop: farm.fields.map(\.crop))
    }
  }
}

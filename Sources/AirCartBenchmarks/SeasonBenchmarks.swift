import AirCart
import AirCartDocuments
import AirCartSimulation

/// Whole seasons, event by event.
enum SeasonBenchmarks {
  static var groups: [() -> [Benchmark]] { [1, 2].map { threads in { [seasons(threads)] } } }

  /// 20 fields of 78 to 630 ac with five crops in turn, two trucks, everything uncertain.
  static let input: Season = {
    let rates: [[(String, Double, Double)]] = [
      [("Wheat", 60, 115), ("Urea", 59.7, 170), ("MAP", 74.7, 50)],
      [("Canola", 50, 5), ("Urea", 59.7, 220), ("MAP", 74.7, 45), ("AMS", 74.7, 80)],
      [("Barley", 48, 115), ("Urea", 59.7, 150), ("MAP", 74.7, 50)],
      [("Peas", 60, 210), ("MAP", 74.7, 30)], [("Lentils", 60, 80), ("MAP", 74.7, 30)],
    ]
    let crops = rates.map { products in
      Crop(
        name: products[0].0,
        products: products.map { name, density, rate in
          ProductRate(name, poundsPerAcre: rate, poundsPerBushel: density)
        })
    }
    let areas: [Double] = [
      155, 310, 620, 140, 315, 158, 305, 148, 630, 126, 318, 144, 82, 312, 137, 156, 78, 296, 152,
      418,
    ]
    let fields = areas.enumerated().map { index, area in
      Farm.Field(name: "F\(index)", area: .acres(area), crop: index % crops.count)
    }
    var input = Season(farm: Farm(units: .imperial, crops: crops, fields: fields))
    input.order = .fewestCleanOuts
    input.tender.trucks = 2
    return input
  }()

  private static func seasons(_ threads: Int) -> Benchmark {
    let count = 2_000
    let carts = BourgaultCarts.all.map { (cart: $0, constraints: [[Constraint]]()) }
    let study = try? SeasonStudy(input, carts: carts, threads: threads)
    return Benchmark(
      "season of 20 fields, \(threads.counted("thread"))",
      items: count * carts.count, item: "season"
    ) {
      guard let results = try? study?.run(replications: 0..<count) else { return .nan }
      return results.carts[0].mean(.days).value
    }
  }
}

import AirCart
import AirCartDocuments
import AirCartSimulation

// The inputs of a season as data, from which another program can simulate it.

extension Season {
  static let table = OutputTable<Season>(
    "inputs",
    [
      .init("drill", .object(OutputTable("a drill", numbers("drill"))), "The drill.") { $0 },
      .init(.filling, .object(fillingTable), "Filling the cart.") { $0 },
      .init("tender", .object(tenderTable), "The trucks.") { $0 },
      .init(.bags, .object(OutputTable("bags", numbers("bags"))), "Bags and totes.") { $0 },
      .init(
        "breakdowns", .object(OutputTable("breakdowns", numbers("breakdowns"))),
        "How often the outfit breaks down, and how long a repair takes."
      ) { $0 },
      .init(.days, .object(dayTable), "The days.") { $0 },
    ] + numbers.filter(\.section.isEmpty).map { OutputField($0) } + [
      .init("expectedOverlap", .number, "What planning assumes of the overlap, as a share.") {
        $0.uncertainty.overlap.mean
      },
      .init("uncertainty", .object(SeasonUncertainty.table), "What varies by chance.") {
        $0.uncertainty
      },
      .init("prices", .object(priceTable), "What things cost.") { $0 },
      .init(ifAny: "station", .text, "The station whose rain its workable days are from.") {
        $0.station
      },
      .init(ifAny: "rainRule", .text, "How rain makes days that are not workable.") {
        $0.station.map { _ in StationWeather.rule }
      },
      .init(.stated, .list(.text), "The keys that the farm file has.") { $0.statedKeys.sorted() },
    ])

  /// The numbers of some sections, or of some keys, each once, in the order of the names; those that
  /// are told elsewhere are left out.
  private static func numbers(
    _ names: String..., but told: [String] = []
  ) -> [OutputField<Season>] {
    let found = names.flatMap { name in
      numbers.filter { $0.key == name || $0.key.hasPrefix(name + ".") }
    }
    let places = found.indices.filter { place in
      !told.contains(found[place].key) && !found[..<place].contains { $0.key == found[place].key }
    }
    return places.map { OutputField(found[$0]) }
  }

  private static let fillingTable = OutputTable<Season>(
    "a filling",
    numbers("filling") + [.init("policy", .text, "How much is loaded.") { "\($0.filling.policy)" }])

  private static let tenderTable = OutputTable<Season>(
    "a tender",
    numbers("tender.trucks", "tender.payload") + [
      .init("compartments", .list(.measured(.bushels)), "What each of its hoppers holds.") {
        $0.tender.compartments
      },
      .init("roadsUntil", .text, "The first day without the limit of roads.") {
        $0.tender.springEnd.code
      },
      .init("leastLoad", .measured(.pounds), "What one is loaded with at least.") {
        $0.tender.leastLoadPounds
      },
      .init("bagged", .list(.text), "Products that come in bags.") {
        $0.tender.bagged
      },
    ] + numbers("tender", but: ["tender.trucks", "tender.payload"]))

  private static let dayTable = OutputTable<Season>(
    "days",
    [
      .init("start", .text, "The first day.") { $0.days.start.code },
      .init("end", .text, "The last day.") { $0.days.end.code },
      .init(.count, .whole, "How many there are.") { $0.days.count },
    ]
      + numbers(
        "days.startHour", "days.hours", "days.checks", "days.halfDays", "days.yearDeviation",
        "days.wetDays", "days", but: ["days.workable"]) + [
        .init("workable", .list(.number), "The share of workable days, day by day.") { input in
          (0..<input.days.count).map(input.days.workableShare)
        }
      ])

  private static let priceTable = OutputTable<Season>(
    "prices",
    [.init("currency", .text, "What money is counted in.") { $0.prices.currency }]
      + numbers(
        "prices.perHour", "prices.perTruckHour", "prices.perStop", "prices.ownership", "prices") + [
        .init(.carts, .list(cartPriceTable), "What carts cost to buy.") { $0.prices.carts },
        .init("timeliness", .list(lossTable), "What a late day costs.") { input in
          input.prices.timeliness.map { (input.farm, $0) }
        },
      ])

  private static let cartPriceTable = OutputTable<SeasonPrices.CartPrice>(
    "the price of a cart",
    [
      .init(.cart, .text, "The cart.") { $0.cart },
      .init("price", .number, "Its price.") { $0.price },
    ])

  private static let lossTable = OutputTable<(farm: Farm, own: SeasonPrices.Timeliness)>(
    "a loss",
    [
      .init(.crop, .text, "Of which crop.") { $0.farm.crops[$0.own.crop].name },
      .init("yields", .list(yieldTable), "The share of the yield by day of seeding.") {
        $0.own.points
      },
      .init(ifAny: .value, .measured(.valuePerAcre), "What the whole yield is worth.") {
        $0.own.valuePerAcre > 0 ? $0.own.valuePerAcre : nil
      },
    ])

  private static let yieldTable = OutputTable<SeasonPrices.Timeliness.Point>(
    "a yield",
    [
      .init(.date, .text, "The day.") { $0.date.code },
      .init("yield", .number, "The share of the whole yield.") { $0.yield },
    ])
}

extension OutputField<Season> {
  /// The key of a number: `null` where it has neither a value nor a default, left out where it is a
  /// price that nobody stated; a percentage is a share.
  fileprivate init(_ number: SeasonNumber) {
    let key = OutputKey(stringLiteral: number.resultKey)
    let unit = number.limit.unit
    let shape: OutputShape<Double> =
      switch unit {
      case .none, .share: .number
      case .hours, .clock: .number(in: "h")
      default: .measured(unit)
      }
    if number.isWhole {
      self.init(nullable: key, .whole, number.documentation) {
        number.value(in: $0).map { Int($0) }
      }
    } else if number.standard == nil {
      self.init(nullable: key, shape, number.documentation) { number.value(in: $0) }
    } else if number.standard == 0, number.key.hasPrefix("prices.") {
      self.init(ifAny: key, shape, number.documentation) {
        number.value(in: $0).flatMap { $0 > 0 ? $0 : nil }
      }
    } else {
      self.init(key, shape, number.documentation) { number.value(in: $0) ?? .infinity }
    }
  }
}

// MARK: - Chance

extension SeasonUncertainty {
  private typealias ProductFactor = (kind: String, product: String, value: UncertainValue)

  fileprivate static let table = OutputTable<SeasonUncertainty>(
    "what varies",
    [
      .init(.density, .object(UncertainValue.table), "A factor of densities.") { $0.density },
      .init(.rate, .object(UncertainValue.table), "A factor of rates.") { $0.rate },
      .init(.overlap, .object(UncertainValue.table), "The overlap, as a share.") { $0.overlap },
      .init(.area, .object(UncertainValue.table), "A factor of fields.") { $0.area },
      .init(.speed, .object(UncertainValue.table), "A factor of the speed.") { $0.speed },
      .init("trip", .object(UncertainValue.table), "A factor of a truck's trips.") { $0.trip },
      .init("breakdown", .object(UncertainValue.table), "A factor of the hours between breakdowns.")
      {
        $0.breakdown
      },
      .init("repair", .object(UncertainValue.table), "A factor of a repair's hours.") { $0.repair },
      .init("weather", .flag, "Whether days are wet by chance.") { $0.hasWeather },
      .init("ofProducts", .list(productTable), "What differs for single products.") { own in
        own.densityOfProduct.map { ("density", $0.product, $0.value) }
          + own.rateOfProduct.map { ("rate", $0.product, $0.value) }
      },
    ])

  private static let productTable = OutputTable<ProductFactor>(
    "a factor of a product",
    [
      .init("of", .word(["density", "rate"]), "What it is a factor of.") { $0.kind },
      .init(.product, .text, "The product.") { $0.product },
      .init(.value, .object(UncertainValue.table), "The factor.") { $0.value },
    ])
}

extension UncertainValue {
  /// The numbers by which a distribution is stated.
  private enum Parameter { case value, low, mode, high, mean, deviation, median, sigma }

  private var description: (kind: String, parameters: [Parameter: Double]) {
    switch self {
    case .exactly(let value): ("exactly", [.value: value])
    case .uniform(let low, let high): ("uniform", [.low: low, .high: high])
    case .triangular(let low, let mode, let high):
      ("triangular", [.low: low, .mode: mode, .high: high])
    case .normal(let mean, let deviation, let low, let high):
      ("normal", [.mean: mean, .deviation: deviation, .low: low, .high: high])
    case .lognormal(let median, let sigma): ("lognormal", [.median: median, .sigma: sigma])
    case .exponential(let mean): ("exponential", [.mean: mean])
    case .quantiles: ("quantiles", [:])
    }
  }

  fileprivate static let table = OutputTable<UncertainValue>(
    "a distribution",
    [
      .init(.kind, .text, "Which one.") { $0.description.kind },
      .init(ifAny: .value, .number, "The value.") { $0.description.parameters[.value] },
      .init(ifAny: .mean, .number, "The mean.") { $0.description.parameters[.mean] },
      .init(ifAny: "deviation", .number, "The standard deviation.") {
        $0.description.parameters[.deviation]
      },
      .init(ifAny: .median, .number, "The median.") { $0.description.parameters[.median] },
      .init(ifAny: "sigma", .number, "The standard deviation of the logarithm.") {
        $0.description.parameters[.sigma]
      },
      .init(ifAny: .low, .number, "The least.") { $0.description.parameters[.low] },
      .init(ifAny: "mode", .number, "The most likely one.") { $0.description.parameters[.mode] },
      .init(ifAny: .high, .number, "The largest.") { $0.description.parameters[.high] },
      .init(ifAny: "points", .list(.list(.number)), "Shares and what they do not exceed.") {
        guard case .quantiles(let points) = $0 else { return nil }
        return points.map { [$0.share, $0.value] }
      },
    ])
}

// MARK: - The plan

extension CartSeason {
  private typealias OwnCrop = (season: CartSeason, index: Int, plan: CartSeason.CropPlan)
  private typealias OwnField = (season: CartSeason, place: Int, own: CartSeason.Field)
  private typealias KeptProduct = (product: String, share: Double)
  private typealias OwnLoad = (product: String, own: CartSeason.Load)

  /// What a cart's tanks hold of every crop, and its fields in order.
  static let table = OutputTable<CartSeason>(
    "a plan",
    [
      .init(.crops, .list(cropTable), "The crops.") { season in
        season.crops.enumerated().compactMap { index, plan in
          plan.map { (season, index, $0) }
        }
      },
      .init(.fields, .list(fieldTable), "The fields in the order of seeding.") { season in
        season.fields.enumerated().map { (season, $0, $1) }
      },
      .init(nullable: "trucksUsed", .whole, "The trucks that drive, of those that there are.") {
        $0.crew.trucks
      },
      .init(nullable: "fullTruck", .measured(.pounds), "What each takes at most.") {
        $0.crew.trucks == nil ? .infinity : $0.crew.payloadPounds
      },
    ])

  private static let cropTable = OutputTable<OwnCrop>(
    "a crop",
    [
      .init(.crop, .text, "The name.") { $0.season.input.farm.crops[$0.index].name },
      .init(.areaPerFill, .measured(.acres), "The area per fill.") {
        $0.plan.wholeAcres
      },
      .init(.areaPerHour, .measured(.acres), "The effective field capacity over its fields.") {
        $0.season.acresPerSecond(ofCrop: $0.index) * 3_600
      },
      .init(nullable: "weightRoom", .measured(.pounds), "The most product on the cart.") {
        $0.plan.weightRoom
      },
      .init(.loads, .list(loadTable), "The products.") { crop in
        crop.plan.loads.map { (crop.season.products.names[$0.product], $0) }
      },
    ])

  private static let loadTable = OutputTable<OwnLoad>(
    "a product",
    [
      .init(.product, .text, "The name.") { $0.product },
      .init(.rate, .measured(.poundsPerAcre), "The rate.") { $0.own.rate },
      .init(.density, .measured(.poundsPerBushel), "The density.") { $0.own.density },
      .init(.capacityBu, .number(in: "bu"), "What its tanks hold.") { $0.own.capacity },
      .init(.reserveBu, .number(in: "bu"), "What planned seeding leaves in them.") {
        $0.own.reserve
      },
      .init("tankCount", .whole, "How many tanks it has.") { $0.own.tanks },
    ])

  private static let fieldTable = OutputTable<OwnField>(
    "a field",
    [
      .init(.field, .text, "The name.") { $0.season.input.farm.fields[$0.own.number].name },
      .init("number", .whole, "Its place in the farm file, from 0; a zone counts as a field.") {
        $0.own.number
      },
      .init(.crop, .text, "Its crop.") { $0.season.input.farm.crops[$0.own.crop].name },
      .init(.area, .measured(.acres), "The area.") { $0.own.acres },
      .init(ifAny: "fieldArea", .measured(.acres), "Of a zone, the area of the whole field.") {
        $0.season.input.farm.fields[$0.own.number].zone?.area.acres
      },
      .init(nullable: "position", .list(.measured(.miles)), "How far east and north of the yard.") {
        $0.season.input.farm.fields[$0.own.number].place.map { [$0.milesEast, $0.milesNorth] }
      },
      .init(.areaPerHour, .measured(.acres), "The effective field capacity, with its turns.") {
        $0.own.acresPerSecond * 3_600
      },
      .init("moveSeconds", .number(in: "s"), "Driving to it.") { $0.own.moveSeconds },
      .init("kept", .list(keptTable), "What stays in the tanks where the crop changes.") {
        $0.season.kept(beforeField: $0.place)
      },
    ])

  private static let keptTable = OutputTable<KeptProduct>(
    "what stays",
    [
      .init(.product, .text, "The product.") { $0.product },
      .init("keptShare", .number, "The share of what its tanks hold.") { $0.share },
    ])

  private func kept(beforeField place: Int) -> [KeptProduct] {
    guard place > 0, fields[place].crop != fields[place - 1].crop else { return [] }
    guard fields[place].stretch > fields[place - 1].stretch else {
      return crops[fields[place].crop]?.loads.map { (products.names[$0.product], 1) } ?? []
    }
    return zip(products.names, stretches[fields[place].stretch].kept).compactMap {
      $1 > 0 ? ($0, $1) : nil
    }
  }
}

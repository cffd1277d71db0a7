import AirCart
import AirCartSimulation

/// A farm as the page states it, with its season and the carts that are compared on it.
///
/// ```
/// layout, units (0 imperial, 1 metric)
/// crops, of each: products, of each as in a job; the day from which it is seeded or −1
/// fields, of each: area in ac or ha, crop, how far east and north it is in mi or km or NaN, its rates in
///   place of those of the crop's products or none
/// order, share of a field that is seeded twice in percent, margin and what is ordered on top in
///   percent or NaN; the drill as in a job
/// carts, of each as in a job without products, bytes of the name, and these, price or NaN
/// whether a season is described, its first and last day or −1, the first day without limits on roads or −1,
///   how much is loaded (0 part, 1 full, 2 even), each of its numbers as stated or NaN
/// hoppers in bu, −1 for the usual ones; bagged products by name, −1 for the usual ones
/// crops that lose by lateness, of each: crop, last day without loss or −1, loss a day in percent or
///   NaN, value of an acre or hectare, days, of each with its yield in percent
/// ```
/// where a list is its count and its parts, and a day counts from 0 on 1 January.
package struct FarmBlock {
  let season: Season
  /// The farm with what overlaps counts twice, which a season counts by itself.
  let farm: Farm
  /// The crops of the farm, as those that the block states are seeded.
  let seeded: SeededCrops
  let order: FieldOrder
  let carts: [Cart]
  /// What stays in the tanks is only known of a season that is described.
  let hasSeason: Bool

  /// Reads a farm, layout first.
  package init(_ reader: inout BlockReader) throws(CallFailure) {
    try reader.checkLayout()
    let units: UnitSystem = try reader.whole(0...1) == 0 ? .imperial : .metric
    var crops: [StatedCrop] = []
    for _ in 0..<(try reader.whole(1...50)) { crops.append(try StatedCrop(&reader, units)) }
    var fields: [Farm.Field] = []
    var own: [[Double]?] = []
    for _ in 0..<(try reader.whole(1...1_000)) {
      let (area, crop) = (try reader.number(), try reader.whole(0...crops.count - 1))
      let (east, north) = (try reader.figure(), try reader.figure())
      let place = east.flatMap { east in
        north.map { Farm.Place(east: east, north: $0, in: units) }
      }
      fields.append(Farm.Field(name: "", area: Area(area, in: units), crop: crop, place: place))
      own.append(try crops[crop].otherRates(&reader))
    }
    let seeded = SeededCrops(crops.count, ofFields: fields.map { $0.crop }, own: own)
    var farm = Farm(
      units: units, crops: seeded.crops.map { crops[$0.stated].seeded(at: $0.rates, in: units) },
      fields: fields.indices.map { field in
        Farm.Field(
          name: "", area: fields[field].area, crop: seeded.cropOfField[field],
          place: fields[field].place)
      })
    let place = try reader.whole(0...FieldOrder.allCases.count - 1)
    order = FieldOrder.allCases[place]
    let overlap = try reader.number()
    if let margin = try reader.figure() { farm.margin = margin / 100 }
    farm.orderMargin = try reader.figure().map { $0 / 100 }
    farm.drill = try JobBlock.drill(&reader)
    self.seeded = seeded
    var season = Season(farm: farm)
    season.order = order
    if overlap > 0 { season.uncertainty.overlap = .exactly(overlap / 100) }
    var carts: [Cart] = []
    for _ in 0..<(try reader.whole(1...JobBlock.cartLimit)) {
      let entry = try JobBlock.CartEntry(&reader, products: 0).cart
      let cart = Cart(
        name: try reader.text(), tanks: entry.tanks, emptyWeight: entry.emptyWeight, source: "")
      carts.append(cart)
      if let price = try reader.figure() {
        season.prices.carts.append(.init(cart: cart.name, price: price))
      }
    }
    self.carts = carts
    hasSeason = try reader.whole(0...1) == 1
    try season.read(&reader, seeded, of: crops.count)
    self.season = season
    farm.overlap = FieldOverlap(percent: overlap)
    self.farm = farm
  }
}

/// A crop as a block states it.
private struct StatedCrop {
  let products: [ProductRate]
  let from: SeasonDate?

  init(_ reader: inout BlockReader, _ units: UnitSystem) throws(CallFailure) {
    var products: [ProductRate] = []
    for _ in 0..<(try reader.whole(1...SubsetProgramme.productLimit)) {
      products.append(try JobBlock.Entry(&reader, units).product)
    }
    self.products = products
    from = try reader.day()
  }

  /// The rates that a field has in place of these; `nil` where it has none or the same.
  func otherRates(_ reader: inout BlockReader) throws(CallFailure) -> [Double]? {
    guard try reader.whole(0...1) == 1 else { return nil }
    let rates = try reader.numbers(products.count)
    return rates == products.map { $0.rate.stated } ? nil : rates
  }

  /// The crop at its own rates, or at others.
  func seeded(at rates: [Double]?, in units: UnitSystem) -> Crop {
    var crop = Crop(
      name: "",
      products: products.indices.map { product in
        let own = products[product]
        let rate = rates.map { ApplicationRate($0[product], in: units) } ?? own.rate
        return ProductRate(own.name, density: own.density, rate: rate)
      })
    if let from { crop.seededFrom = from.ordinal }
    return crop
  }
}

extension BlockReader {
  fileprivate mutating func day() throws(CallFailure) -> SeasonDate? {
    let day = try whole(-1...364)
    return day < 0 ? nil : SeasonDate(ordinal: day)
  }
}

// MARK: - The season

extension Season {
  /// Reads a season; crops that lose by lateness are those that are stated.
  fileprivate mutating func read(
    _ reader: inout BlockReader, _ seeded: SeededCrops, of count: Int
  ) throws(CallFailure) {
    if let start = try reader.day() {
      days.start = start
      days.periods = [.init(from: start)]
    }
    if let end = try reader.day() { days.end = end }
    if let end = try reader.day() { tender.springEnd = end }
    filling.policy = Filling.Policy.allCases[try reader.whole(0...2)]
    for (place, number) in Self.numbers.enumerated() {
      guard let stated = try reader.figure() else { continue }
      number.set(number.limit.canonical(stated, farm.units), in: &self)
      guard let value = number.value(in: self), number.limit.contains(value, farm.units) else {
        throw CallFailure(.invalidSeason, at: place, value: stated)
      }
    }
    let hoppers = try reader.whole(-1...Job.tankLimit)
    if hoppers >= 0 { tender.compartments = try reader.numbers(hoppers) }
    let bagged = try reader.whole(-1...100)
    if bagged >= 0 { tender.bagged = [] }
    for _ in 0..<max(0, bagged) { tender.bagged.append(try reader.text()) }
    for _ in 0..<(try reader.whole(0...count)) {
      let crops = seeded.crops(ofStated: try reader.whole(0...count - 1))
      prices.timeliness += try lateness(&reader, of: crops)
    }
  }

  private func lateness(
    _ reader: inout BlockReader, of crops: [Int]
  ) throws(CallFailure) -> [SeasonPrices.Timeliness] {
    typealias Timeliness = SeasonPrices.Timeliness
    let after = try reader.day() ?? SeasonDays.standard.start
    let share = { Timeliness.yieldLimit.canonical($0, farm.units) }
    let loss = try reader.figure().map(share) ?? SeasonPrices.Timeliness.standardLoss
    let value = Timeliness.valueLimit.canonical(try reader.number(), farm.units)
    var points: [Timeliness.Point] = []
    for _ in 0..<(try reader.whole(0...50)) {
      points.append(
        .init(
          date: try reader.day() ?? SeasonDays.standard.start, yield: share(try reader.number())))
    }
    return crops.map { crop in
      points.isEmpty
        ? Timeliness(crop: crop, after: after, lossPerDay: loss, valuePerAcre: value)
        : Timeliness(crop: crop, points: points, valuePerAcre: value)
    }
  }
}

extension CallFailure {
  init(_ error: FarmPlanError) {
    switch error {
    case .job(_, let error): self.init(error)
    case .allocation(_, let error): self.init(error)
    case .constraintCount(let count, _): self.init(.invalidConstraint, value: Double(count))
    }
  }

  /// `position` is that of a number among those of a season, and of a field without anything to seed.
  init(_ error: SeasonError) {
    switch error {
    case .impossible(let name, let value, _):
      self.init(
        .invalidSeason, at: Season.numbers.map { $0.key }.place(of: name) ?? -1, value: value)
    case .nothingToSeed(let field): self.init(.nothingToSeed, at: field ?? -1)
    case .farm(let error, _): self.init(error)
    default: self.init(.invalidSeason)
    }
  }
}

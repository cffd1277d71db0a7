import AirCart

/// The season of one cart as its run reads it: what is stated, and plain numbers of crops and fields.
///
/// Nothing in it changes while seasons run. Made once for many replications, in memory of the run: reading
/// it neither copies nor counts references. Not shared between threads.
struct SeasonModel {
  /// A crop in the tanks of the cart.
  struct Crop: BitwiseCopyable {
    let productCount: Int
    let loads: UnsafeMutablePointer<CartSeason.Load>
    let weightRoom: Double
    let mostAcresPerSecond: Double
    /// The share of the yield that is lost by day, and at last where it is never seeded.
    let lostYield: UnsafeMutablePointer<Double>
    /// What an acre's whole yield is worth.
    let value: Double
  }

  /// Fields in a row of one crop, within a stretch.
  struct Run: BitwiseCopyable {
    /// The stated acres; infinite where no other rates follow in the stretch.
    let acres: Double
    let loads: UnsafeMutablePointer<CartSeason.Load>
  }

  struct Stretch: BitwiseCopyable {
    /// The crop of its first field.
    let crop: Crop
    let rates: RatesAhead
    /// The stated acres, and those with a pass of its first field.
    let acres: Double
    let acresWithPass: Double
    /// For every product of the season, the share of what the tanks hold that stays when it begins.
    let kept: UnsafeMutablePointer<Double>
    /// Pounds from trucks that it takes for each product of its crop, before it is begun.
    let ahead: UnsafeMutablePointer<Double>
  }

  let days: SeasonDays
  let dayCount: Int
  let drill: Drill
  let filling: Filling
  let tender: Tender
  let bags: Bags
  let breakdowns: Breakdowns
  let cleanOutBushelsPerMinute: Double
  let crew: Crew
  /// What roads allow on a truck in spring, and until when.
  let springPounds: Double
  let springEnd: Double
  let truckCount: Int
  /// Whether a truck takes one product a trip, whatever room that takes.
  let hasOneHopper: Bool
  /// The loaders of the yard that trucks queue for.
  let loaderCount: Int
  let hasWeather: Bool
  let yearFactor: YearFactor
  /// The share of workable days of every day.
  let workable: UnsafeMutablePointer<Double>

  let fieldCount: Int
  let fields: UnsafeMutablePointer<CartSeason.Field>
  let crops: UnsafeMutablePointer<Crop>
  let runs: UnsafeMutablePointer<Run>
  let stretchCount: Int
  let stretches: UnsafeMutablePointer<Stretch>
  /// The products of the season, and the most of a crop.
  let productCount: Int
  let mostOfCrop: Int

  // What is drawn for a field, a trip or a breakdown, and for every product of the season.
  let area: Sampler
  let overlap: Sampler
  let speed: Sampler
  let trip: Sampler
  let breakdown: Sampler
  let repair: Sampler
  let density: UnsafeMutablePointer<Sampler>
  let rate: UnsafeMutablePointer<Sampler>

  init(_ season: CartSeason, in scratch: inout Scratch) {
    let input = season.input
    days = input.days
    dayCount = days.count
    drill = input.drill
    filling = input.filling
    tender = input.tender
    bags = input.bags
    breakdowns = input.breakdowns
    cleanOutBushelsPerMinute = input.cleanOutBushelsPerMinute
    crew = season.crew
    springPounds = tender.springShare * tender.payloadPounds
    springEnd = Double(days.start.days(to: tender.springEnd)) * 86_400
    truckCount = crew.trucks ?? 0
    hasOneHopper = tender.compartments.isEmpty
    loaderCount = min(tender.loaders, truckCount)
    yearFactor = season.yearFactor
    workable = scratch.take(holding: (0..<dayCount).map(days.workableShare))
    fieldCount = season.fields.count
    fields = scratch.take(holding: season.fields)
    var crops: [Crop] = []
    for (index, plan) in season.crops.enumerated() {
      crops.append(
        Crop(
          productCount: plan?.loads.count ?? 0, loads: scratch.take(holding: plan?.loads ?? []),
          weightRoom: plan?.weightRoom ?? 0, mostAcresPerSecond: plan?.mostAcresPerSecond ?? 0,
          lostYield: scratch.take(holding: input.lostYield(ofCrop: index)),
          value: input.cropValue(ofCrop: index)))
    }
    mostOfCrop = crops.reduce(0) { max($0, $1.productCount) }
    self.crops = scratch.take(holding: crops)
    var runs: [Run] = []
    for field in season.fields where field.run == runs.count {
      runs.append(Run(acres: field.acresAtRates, loads: crops[field.crop].loads))
    }
    self.runs = scratch.take(holding: runs)
    var stretches: [Stretch] = []
    for field in season.fields where field.stretch == stretches.count {
      let own = season.stretches[field.stretch]
      let rates = RatesAhead(field, of: self.runs)
      stretches.append(
        Stretch(
          crop: crops[own.crop], rates: rates, acres: own.acres,
          acresWithPass: own.acres + field.passAcres / input.expectedSpread,
          kept: scratch.take(holding: own.kept),
          ahead: scratch.take(holding: season.pounds(own, rates, from: field))))
    }
    stretchCount = stretches.count
    self.stretches = scratch.take(holding: stretches)
    let own = input.uncertainty
    hasWeather = own.hasWeather
    let names = season.products.names
    productCount = names.count
    area = Sampler(own.area, in: &scratch)
    overlap = Sampler(own.overlap, in: &scratch)
    speed = Sampler(own.speed, in: &scratch)
    trip = Sampler(own.trip, in: &scratch)
    breakdown = Sampler(own.breakdown, in: &scratch)
    repair = Sampler(own.repair, in: &scratch)
    density = scratch.take(productCount)
    rate = scratch.take(productCount)
    for (product, name) in names.enumerated() {
      density[product] = Sampler(own.density(of: name), in: &scratch)
      rate[product] = Sampler(own.rate(of: name), in: &scratch)
    }
  }
}

extension CartSeason {
  /// Pounds that trucks bring of each product of a stretch, as planned before it begins: with a pass, a
  /// margin, the reserve, and with full fills one of them at its first rates.
  fileprivate func pounds(
    _ stretch: Stretch, _ rates: RatesAhead, from first: Field
  ) -> [Double] {
    guard let plan = crops[stretch.crop] else { return [] }
    let whole = input.filling.policy == .full ? plan.wholeAcres : 0
    let passAcres = first.passAcres / input.expectedSpread
    return plan.loads.indices.map { product in
      let load = plan.loads[product]
      let taken = rates.pounds(
        forAcres: stretch.acres + passAcres, of: product, use: load.statedUse, load)
      let pounds = taken * SeasonRules.haulingMargin + load.statedUse * whole
      return load.isBagged || taken == 0 ? 0 : pounds + load.reserve * load.density
    }
  }
}

extension Scratch {
  /// Returns memory that holds the elements of an array.
  ///
  /// Here, where it is specialized: from another module it would ask for types as it runs.
  mutating func take<Element: BitwiseCopyable>(
    holding elements: [Element]
  ) -> UnsafeMutablePointer<Element> {
    let memory: UnsafeMutablePointer<Element> = take(elements.count)
    for (index, element) in elements.enumerated() { memory[index] = element }
    return memory
  }
}

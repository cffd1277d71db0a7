import AirCart

/// What the seasons of one cart look at, and what they change, as plain numbers in separate memory.
///
/// Made once for many replications; looking at it costs neither a copy nor a count of references,
/// as what only asks is inlined. Not shared between threads.
struct SeasonMemory {
  /// The numbers of a crop's plan.
  struct CropNumbers {
    var productCount = 0
    var weightRoom = Double.infinity
    var mostAcresPerSecond = Double.infinity
    /// At the stated speed.
    var acresPerSecond = 0.0
  }

  /// What a truck is doing.
  enum TruckPlace: UInt8 { case atField, toYard, toField, idle }

  struct Truck {
    var place = TruckPlace.idle
    /// The last stretch of fields that its load is for.
    var stretch = 0
    /// The number of its load, by which densities are drawn.
    var load = 0
    /// The order of arrivals, and the factor of its present trip.
    var order = 0
    var factor = 1.0
  }

  /// What is drawn once for a field or a trip, whatever the crop.
  enum CommonSampler: Int { case area, overlap, speed, trip }

  let fieldCount: Int
  let stretchCount: Int
  let cropCount: Int
  let truckCount: Int
  let usedCount: Int
  /// The most products of a crop; those of crop *c* begin at *c* · `stride`.
  let stride: Int

  let fields: UnsafeMutablePointer<CartSeason.Field>
  /// The crop of every stretch.
  let stretches: UnsafeMutablePointer<Int>
  /// Its stated acres.
  let stretchAcres: UnsafeMutablePointer<Double>
  let crops: UnsafeMutablePointer<CropNumbers>
  let loads: UnsafeMutablePointer<CartSeason.Load>
  private let common: SamplerRow
  let yearFactor: YearFactor
  /// The factor of every trip where it is not drawn.
  let fixedTrip: Double?
  let products: UnsafeMutablePointer<TankRow.Product>
  /// Where the next crop's products are put together.
  let nextProducts: UnsafeMutablePointer<TankRow.Product>
  /// Pounds from trucks that a stretch takes for each product of its crop, before it is begun.
  let ahead: UnsafeMutablePointer<Double>
  /// Pounds that the present one still takes.
  let open: UnsafeMutablePointer<Double>
  let trucks: UnsafeMutablePointer<Truck>
  let hopperCount: Int
  /// The share of workable days of every day; the yield that is lost by crop and day, as a share, with
  /// a last column for what is never seeded; what an acre's whole yield is worth.
  let workable: UnsafeMutablePointer<Double>
  let lostYield: UnsafeMutablePointer<Double>
  let cropValue: UnsafeMutablePointer<Double>

  // For every product of the season.
  let density: SamplerRow
  let rate: SamplerRow
  /// For every stretch, the share of what the tanks hold that stays when it begins.
  let kept: UnsafeMutablePointer<Double>
  /// Pounds applied.
  let usedPounds: UnsafeMutablePointer<Double>
  /// Pounds that a load lacks, and that were left on its truck.
  let missing: UnsafeMutablePointer<Double>
  let left: UnsafeMutablePointer<Double>
  private let stocks: UnsafeMutablePointer<Double>

  init(_ season: CartSeason, in scratch: inout Scratch) {
    let input = season.input
    fieldCount = season.fields.count
    stretchCount = season.stretches.count
    cropCount = season.crops.count
    truckCount = season.crew.trucks ?? 0
    usedCount = season.products.names.count
    let stride = max(1, season.crops.map { $0?.loads.count ?? 0 }.max() ?? 1)
    self.stride = stride
    fields = scratch.take(holding: season.fields)
    stretches = scratch.take(holding: season.stretches.map { $0.crop })
    stretchAcres = scratch.take(holding: season.stretches.map { $0.acres })
    workable = scratch.take(holding: (0..<input.days.count).map(input.days.workableShare))
    lostYield = scratch.take(holding: input.farm.crops.indices.flatMap(input.lostYield(ofCrop:)))
    cropValue = scratch.take(holding: input.farm.crops.indices.map(input.cropValue(ofCrop:)))
    let own = input.uncertainty
    fixedTrip = if case .exactly(let factor) = own.trip { factor } else { nil }
    common = SamplerRow(
      [own.area, own.overlap, own.speed, own.trip].map(ValueSampler.init), in: &scratch)
    yearFactor = season.yearFactor
    density = SamplerRow(
      season.products.names.map { ValueSampler(own.density(of: $0)) }, in: &scratch)
    rate = SamplerRow(season.products.names.map { ValueSampler(own.rate(of: $0)) }, in: &scratch)
    kept = scratch.take(holding: season.stretches.flatMap { $0.kept })
    hopperCount = input.tender.compartments.count
    crops = scratch.take(holding: season.crops.map { $0.map(CropNumbers.init) ?? CropNumbers() })
    let rows = season.crops.map { $0?.loads ?? [] }
    let none = CartSeason.Load.none
    loads = scratch.take(
      holding: rows.flatMap { $0 + Array(repeating: none, count: stride - $0.count) })
    products = scratch.take(holding: Array(repeating: TankRow.Product(load: none), count: stride))
    nextProducts = scratch.take(
      holding: Array(repeating: TankRow.Product(load: none), count: stride))
    ahead = scratch.take(
      holding: season.stretches.flatMap { own in
        let pounds = season.pounds(own)
        return pounds + Array(repeating: 0, count: stride - pounds.count)
      })
    open = scratch.take(holding: Array(repeating: 0, count: stride))
    trucks = scratch.take(holding: Array(repeating: Truck(), count: truckCount))
    let zeros = Array(repeating: 0.0, count: usedCount)
    usedPounds = scratch.take(holding: zeros)
    missing = scratch.take(holding: zeros)
    left = scratch.take(holding: zeros)
    stocks = scratch.take(holding: Array(repeating: 0, count: truckCount * usedCount))
  }

  /// Returns the value that the share `u` of a field's or trip's values does not exceed.
  @inline(__always)
  func value(_ sampler: CommonSampler, at u: Double) -> Double {
    common.value(sampler.rawValue, at: u)
  }

  /// The pounds of every product on a truck.
  @inline(__always)
  func stock(_ truck: Int) -> UnsafeMutablePointer<Double> { stocks + truck * usedCount }

  /// The pounds on a truck.
  @inline(__always)
  func pounds(_ truck: Int) -> Double {
    var sum = 0.0
    for product in 0..<usedCount { sum += stock(truck)[product] }
    return sum
  }

  /// The pounds that a load lacks in all.
  @inline(__always)
  var missingPounds: Double {
    var sum = 0.0
    for product in 0..<usedCount { sum += max(0, missing[product]) }
    return sum
  }

  /// Begins another replication.
  func reset() {
    usedPounds.update(repeating: 0, count: usedCount)
    stocks.update(repeating: 0, count: truckCount * usedCount)
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

extension SeasonMemory.CropNumbers {
  fileprivate init(_ plan: CartSeason.CropPlan) {
    self.init(
      productCount: plan.loads.count, weightRoom: plan.weightRoom,
      mostAcresPerSecond: plan.mostAcresPerSecond, acresPerSecond: plan.acresPerSecond)
  }
}

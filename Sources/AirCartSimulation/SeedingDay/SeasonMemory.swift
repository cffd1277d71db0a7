import AirCart

/// What the seasons of one cart look at, and what they change, as plain numbers in separate memory.
///
/// Made once for many replications; looking at it costs neither a copy nor a count of references.
/// The owner calls `deallocate`. Not shared between threads.
struct SeasonMemory {
  /// The numbers of a crop's plan.
  struct CropNumbers {
    var productCount = 0
    var areaPerFill = 0.0
    var weightRoom = Double.infinity
    var mostAcresPerSecond = Double.infinity
    var truckPounds = 0.0
  }

  /// Fields of one crop that follow each other.
  struct Stretch {
    let crop: Int
    let acres: Double
  }

  /// From when on a crop loses yield: the last day without loss, the loss a day, an acre's value.
  struct Lateness {
    var day = Double.infinity
    var loss = 0.0
    var value = 0.0
  }

  /// What a truck is doing.
  enum TruckPlace: UInt8 { case atField, underway, parked }

  struct Truck {
    var place = TruckPlace.parked
    /// Pounds on it, and the stretch of fields that they are for.
    var stock = 0.0
    var stretch = 0
    /// When it arrived or will arrive, and the order of arrivals.
    var arrival = 0.0
    var order = 0
  }

  /// What is drawn for a field or a trip whatever the crop.
  enum CommonSampler: Int { case area, overlap, speed, trip }

  let fieldCount: Int
  let stretchCount: Int
  let cropCount: Int
  let dayCount: Int
  let truckCount: Int
  let usedCount: Int
  /// The most products of a crop; those of crop *c* begin at *c* · `stride`.
  let stride: Int

  let fields: UnsafeMutablePointer<CartSeason.Field>
  let stretches: UnsafeMutablePointer<Stretch>
  let crops: UnsafeMutablePointer<CropNumbers>
  let lateness: UnsafeMutablePointer<Lateness>
  let loads: UnsafeMutablePointer<CartSeason.Load>
  let density: SamplerRow
  let rate: SamplerRow
  private let common: SamplerRow
  let chains: UnsafeMutablePointer<WetDryChain>
  let products: UnsafeMutablePointer<TankRow.Product>
  let trucks: UnsafeMutablePointer<Truck>
  /// Pounds applied of every product of the season.
  let usedPounds: UnsafeMutablePointer<Double>

  init(_ season: CartSeason) {
    let input = season.input
    fieldCount = season.fields.count
    stretchCount = season.stretches.count
    cropCount = season.crops.count
    dayCount = season.chains.count
    truckCount = input.tender.trucks ?? 0
    usedCount = season.productCount
    stride = max(1, season.crops.map { $0?.loads.count ?? 0 }.max() ?? 1)
    fields = Self.copy(season.fields)
    stretches = Self.copy(season.stretches.map { Stretch(crop: $0.crop, acres: $0.acres) })
    lateness = Self.copy(season.lateness)
    common = SamplerRow([
      season.areaSampler, season.overlapSampler, season.speedSampler, season.tripSampler,
    ])
    chains = Self.copy(season.chains)
    let none = CartSeason.Load.none
    crops = Self.copy(season.crops.map { $0.map(CropNumbers.init) ?? CropNumbers() })
    loads = .allocate(capacity: cropCount * stride)
    loads.initialize(repeating: none, count: cropCount * stride)
    var densities = Array(repeating: ValueSampler(.exactly(1)), count: cropCount * stride)
    var rates = densities
    products = .allocate(capacity: stride)
    products.initialize(repeating: TankRow.Product(load: none), count: stride)
    trucks = .allocate(capacity: max(1, truckCount))
    trucks.initialize(repeating: Truck(), count: truckCount)
    usedPounds = .allocate(capacity: max(1, usedCount))
    usedPounds.initialize(repeating: 0, count: usedCount)
    for (crop, plan) in season.crops.enumerated() {
      guard let plan else { continue }
      for (product, load) in plan.loads.enumerated() {
        loads[crop * stride + product] = load
        densities[crop * stride + product] = plan.densitySamplers[product]
        rates[crop * stride + product] = plan.rateSamplers[product]
      }
    }
    density = SamplerRow(densities)
    rate = SamplerRow(rates)
  }

  private static func copy<Element>(_ elements: [Element]) -> UnsafeMutablePointer<Element> {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(1, elements.count))
    for (index, element) in elements.enumerated() {
      (memory + index).initialize(to: element)
    }
    return memory
  }

  /// Returns the value that the share `u` of a field's or trip's values does not exceed.
  func value(_ sampler: CommonSampler, at u: Double) -> Double {
    common.value(sampler.rawValue, at: u)
  }

  /// Gives the memory back.
  func deallocate() {
    common.deallocate()
    density.deallocate()
    rate.deallocate()
    fields.deallocate()
    stretches.deallocate()
    crops.deallocate()
    lateness.deallocate()
    loads.deallocate()
    chains.deallocate()
    products.deallocate()
    trucks.deallocate()
    usedPounds.deallocate()
  }
}

extension SeasonMemory.CropNumbers {
  fileprivate init(_ plan: CartSeason.CropPlan) {
    self.init(
      productCount: plan.loads.count, areaPerFill: plan.areaPerFill, weightRoom: plan.weightRoom,
      mostAcresPerSecond: plan.mostAcresPerSecond, truckPounds: plan.truckPounds)
  }
}

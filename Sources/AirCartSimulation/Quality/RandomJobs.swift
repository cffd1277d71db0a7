package import AirCart

/// Jobs drawn from Prairie rates, each from the seed and its own number alone.
///
/// A crop, its usual fertilizers in random order and then others until the job has its number of
/// products; every rate and density uniform over the short decimals of its range; the field uniform
/// over whole acres from a quarter of a quarter section to a section, 40 to 640.
package struct RandomJobs: Equatable, Sendable {
  /// Where densities come from.
  package enum Densities: UInt8, CaseIterable, Sendable {
    /// Uniform over the published range.
    case drawn
    /// The published figure.
    case published
  }

  /// The fields, in acres.
  package static let fields = 40...640

  package let count: Int
  package let seed: UInt64
  package let productCounts: ClosedRange<Int>
  package let densities: Densities
  private let crops: [CropLevels]

  package init(
    count: Int, seed: UInt64, productCounts: ClosedRange<Int>, densities: Densities = .drawn
  ) {
    precondition(
      count >= 0 && productCounts.lowerBound >= 1
        && productCounts.upperBound <= PrairieRates.productLimit,
      "Random jobs have 1 to 5 products.")
    self.count = count
    self.seed = seed
    self.productCounts = productCounts
    self.densities = densities
    crops = PrairieRates.crops.map { CropLevels($0, densities) }
  }

  /// What a product of a drawn job is.
  package struct Draw: BitwiseCopyable, Equatable, Sendable {
    /// The product's position in the catalogue.
    package var product = 0
    /// In lb/ac.
    package var rate = 0.0
    /// In lb/bu.
    package var density = 1.0
  }

  /// Random numbers that a job may use.
  private static let stride = 32

  /// Draws a job into memory for five products; returns its number of products and its acres.
  package func draw(
    _ index: Int, into draws: UnsafeMutablePointer<Draw>
  ) -> (productCount: Int, acres: Double) {
    var source = Source(stream: RandomStream(seed: seed), next: index * Self.stride)
    let crop = crops[source.whole(0...(crops.count - 1))]
    let productCount = source.whole(productCounts)
    let acres = Double(source.whole(Self.fields))
    draws[0] = crop.seed.draw(&source)
    var order = FertilizerOrder(crop.fertilizers.count)
    for place in 1..<max(1, productCount) {
      // The usual ones first: among them while there are some left, then among the others.
      let isUsual = place - 1 < crop.usualCount
      let range = isUsual ? (place - 1)...(crop.usualCount - 1) : (place - 1)...order.last
      order.swap(place - 1, source.whole(range))
      draws[place] = crop.fertilizers[order[place - 1]].draw(&source)
    }
    return (productCount, acres)
  }

  /// Returns a job as a grid of one cell, without carts: what reports show and plan.
  package func levels(_ index: Int) -> (field: Area, products: [ProductRate]) {
    var scratch = Scratch()
    let draws: UnsafeMutablePointer<Draw> = scratch.take(PrairieRates.productLimit)
    let job = draw(index, into: draws)
    let products = (0..<job.productCount).map { place in
      ProductRate(
        ProductCatalogue.all[draws[place].product].name, poundsPerAcre: draws[place].rate,
        poundsPerBushel: draws[place].density)
    }
    return (.acres(job.acres), products)
  }
}

/// The random numbers of one job, in order.
private struct Source {
  let stream: RandomStream
  var next: Int

  /// A whole number of a range, each as likely as any other to within 2⁻⁵⁰.
  mutating func whole(_ range: ClosedRange<Int>) -> Int {
    defer { next += 1 }
    return range.lowerBound + Int(stream.unit(at: next) * Double(range.count))
  }
}

/// A shuffled order of at most eight fertilizers in one word, so that drawing takes no memory.
private struct FertilizerOrder {
  private var nibbles: UInt32 = 0x7654_3210
  let last: Int

  init(_ count: Int) { last = count - 1 }

  subscript(place: Int) -> Int { Int(nibbles >> UInt32(4 * place)) & 15 }

  mutating func swap(_ left: Int, _ right: Int) {
    let difference = UInt32(self[left] ^ self[right])
    nibbles ^= difference << UInt32(4 * left)
    if left != right { nibbles ^= difference << UInt32(4 * right) }
  }
}

/// A product's rates and densities, ready to draw.
private struct ProductRange: Equatable, Sendable {
  let product: Int
  let rates: ClosedRange<Int>
  let step: Int
  let densities: ClosedRange<Int>

  init(_ range: PrairieRates.Range, _ densities: RandomJobs.Densities) {
    guard let product = ProductCatalogue.all.firstIndex(where: { $0.name == range.product }) else {
      preconditionFailure("\(range.product) is in the catalogue.")
    }
    let published = ProductCatalogue.all[product].published
    let tenths = { (density: BulkDensity) in Int((density.poundsPerBushel * 10).rounded()) }
    self.product = product
    rates = range.tenths
    step = range.step
    switch densities {
    case .drawn: self.densities = tenths(published.low)...tenths(published.high)
    case .published: self.densities = tenths(published.value)...tenths(published.value)
    }
  }

  func draw(_ source: inout Source) -> RandomJobs.Draw {
    let steps = (rates.upperBound - rates.lowerBound) / step
    let rate = rates.lowerBound + step * source.whole(0...steps)
    return RandomJobs.Draw(
      product: product, rate: Double(rate) / 10, density: Double(source.whole(densities)) / 10)
  }
}

/// A crop, ready to draw: its usual fertilizers first.
private struct CropLevels: Equatable, Sendable {
  let seed: ProductRange
  let fertilizers: [ProductRange]
  let usualCount: Int

  init(_ crop: PrairieRates.Crop, _ densities: RandomJobs.Densities) {
    seed = ProductRange(crop.seed, densities)
    fertilizers = (crop.usual + crop.others).map { ProductRange($0, densities) }
    usualCount = crop.usual.count
  }
}

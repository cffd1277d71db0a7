package import AirCart

/// Where the jobs of a quality study come from.
package enum QualitySource: Sendable {
  /// Every combination of field size and rates of a scenario.
  case grid(SweepGrid)
  /// Jobs drawn by seed, on these carts.
  case random(RandomJobs, carts: [Cart])

  /// The carts with their constraints.
  package var carts: [SweepGrid.CartLevel] {
    switch self {
    case .grid(let grid): grid.carts
    case .random(_, let carts): carts.map { SweepGrid.CartLevel(cart: $0, constraints: []) }
    }
  }

  /// The number of jobs that each cart is given.
  package var jobCount: Int {
    switch self {
    case .grid(let grid): grid.fields.count * grid.rateCombinationCount
    case .random(let jobs, _): jobs.count
    }
  }

  /// Whether the jobs stand for others that were not looked at.
  package var isSample: Bool {
    if case .random = self { true } else { false }
  }

  /// Returns a job on a cart as a grid of one cell, from which reports plan it.
  package func oneCell(job: Int, cart: Int) -> SweepGrid {
    switch self {
    case .grid(let grid):
      let cell = Self.cell(of: job, cart: cart, in: grid)
      let rates = grid.rateIndices(ofCombination: cell.combination)
      return grid.with(
        carts: [grid.carts[cart]], fields: [grid.fields[cell.field]],
        products: grid.products.indices.map { product in
          ProductRate(
            grid.products[product].name, density: grid.products[product].density,
            rate: grid.products[product].rates[rates[product]])
        })
    case .random(let jobs, let carts):
      let (field, products) = jobs.levels(job)
      return SweepGrid(
        units: .imperial,
        carts: [SweepGrid.CartLevel(cart: carts[cart], constraints: [])],
        fields: [field], products: products)
    }
  }

  /// Jobs of a grid run through the fields first.
  private static func cell(of job: Int, cart: Int, in grid: SweepGrid) -> SweepGrid.Cell {
    let fields = grid.fields.count
    return SweepGrid.Cell(cart: cart, field: job % fields, combination: job / fields)
  }
}

/// The plain numbers of one job, in memory that is reused from job to job.
struct JobNumbers {
  /// Which of the source's sets of applied products the job has.
  var set = 0
  var productCount = 0
  var acres = 0.0
  /// Σb from the largest to the smallest.
  var totalDemand = 0.0
  /// v and b of the applied products.
  let unitDemands: UnsafeMutablePointer<Double>
  let demands: UnsafeMutablePointer<Double>
  private let sorted: UnsafeMutablePointer<Double>
  private let draws: UnsafeMutablePointer<RandomJobs.Draw>

  init(in scratch: inout Scratch) {
    unitDemands = scratch.take(Job.productLimit)
    demands = scratch.take(Job.productLimit)
    sorted = scratch.take(Job.productLimit)
    draws = scratch.take(PrairieRates.productLimit)
  }

  /// Takes a drawn job, in the order of arithmetic of every job.
  mutating func load(_ jobs: RandomJobs, _ index: Int) {
    (productCount, acres) = jobs.draw(index, into: draws)
    set = productCount - jobs.productCounts.lowerBound
    for product in 0..<productCount {
      let draw = draws[product]
      unitDemands[product] = draw.rate / draw.density
      demands[product] = draw.rate * acres / draw.density
    }
    totalDemand = sumDescending(demands, count: productCount, sorting: sorted)
  }

  /// Takes a cell of a grid.
  mutating func load(_ demands: GridDemands, sets: AppliedSets, rates: [Int], field: Int) {
    let fields = sets.acres.count
    productCount = 0
    for (product, rate) in rates.enumerated() where demands.unitDemands[product][rate] > 0 {
      unitDemands[productCount] = demands.unitDemands[product][rate]
      self.demands[productCount] = demands.demands[product][rate * fields + field]
      productCount += 1
    }
    acres = sets.acres[field]
    totalDemand = sumDescending(self.demands, count: productCount, sorting: sorted)
  }
}

/// The sets of applied products that a source has, each of which a cart is prepared for.
struct AppliedSets: Sendable {
  /// For each set the positions of its products.
  let products: [[Int]]
  /// For each combination of a grid its set.
  let setOfCombination: [Int]
  /// The fields of a grid in acres.
  let acres: [Double]

  init(_ source: QualitySource) {
    switch source {
    case .random(let jobs, _):
      products = jobs.productCounts.map { Array(0..<$0) }
      setOfCombination = []
      acres = []
    case .grid(let grid):
      var known: [[Int]] = []
      setOfCombination = (0..<grid.rateCombinationCount).map { combination in
        let rates = grid.rateIndices(ofCombination: combination)
        let applied = grid.products.indices.filter { product in
          grid.products[product].rates[rates[product]].stated > 0
        }
        if let index = known.firstIndex(of: applied) { return index }
        known.append(applied)
        return known.count - 1
      }
      products = known
      acres = grid.seededFields.map(\.acres)
    }
  }
}

import AirCart

/// The demands of one combination of rates along the whole field axis, shared by all carts.
struct AxisDemands {
  let fieldCount: Int
  let productCount: Int
  /// The positions of the applied products.
  private(set) var applied: [Int] = []
  /// The rates of all products in lb/ac.
  let rates: UnsafeMutablePointer<Double>
  /// Their sum, in product order.
  private(set) var totalRate = 0.0
  /// The sum of the unit demands of the applied products.
  private(set) var totalUnitDemand = 0.0
  /// The least unit demand of an applied product.
  private(set) var leastUnitDemand = Double.infinity
  /// v of the applied products.
  let unitDemands: UnsafeMutablePointer<Double>
  /// b of the applied products, field by field.
  let demands: UnsafeMutablePointer<Double>
  /// v and b of all products, those at a rate of zero included, for the greedy rule.
  let allUnitDemands: UnsafeMutablePointer<Double>
  let allDemands: UnsafeMutablePointer<Double>
  /// Σb for each field, from the largest to the smallest.
  let totals: UnsafeMutablePointer<Double>
  private let sorted: UnsafeMutablePointer<Double>

  init(fieldCount: Int, productCount: Int, in scratch: inout Scratch) {
    self.fieldCount = fieldCount
    self.productCount = productCount
    rates = scratch.take(productCount)
    unitDemands = scratch.take(productCount)
    demands = scratch.take(productCount * fieldCount)
    allUnitDemands = scratch.take(productCount)
    allDemands = scratch.take(productCount * fieldCount)
    totals = scratch.take(fieldCount)
    sorted = scratch.take(productCount)
  }

  /// Takes the demands of a combination from the grid's.
  mutating func load(_ grid: GridDemands, rateIndices: [Int]) {
    applied.removeAll(keepingCapacity: true)
    totalRate = 0
    totalUnitDemand = 0
    leastUnitDemand = .infinity
    for (product, rate) in rateIndices.enumerated() {
      let unitDemand = grid.unitDemands[product][rate]
      rates[product] = grid.poundsPerAcre[product][rate]
      totalRate += rates[product]
      allUnitDemands[product] = unitDemand
      guard unitDemand > 0 else { continue }
      unitDemands[applied.count] = unitDemand
      totalUnitDemand += unitDemand
      leastUnitDemand = min(leastUnitDemand, unitDemand)
      applied.append(product)
    }
    for (product, rate) in rateIndices.enumerated() {
      grid.demands[product].withUnsafeBufferPointer { cells in
        for field in 0..<fieldCount {
          allDemands[field * productCount + product] = cells[rate * fieldCount + field]
        }
      }
    }
    let count = applied.count
    for field in 0..<fieldCount {
      let all = allDemands + field * productCount
      let own = demands + field * count
      for index in 0..<count { own[index] = all[applied[index]] }
      totals[field] = sumDescending(own, count: count, sorting: sorted)
    }
  }
}

import AirCart

/// The demands of one combination of rates along the whole field axis, shared by all carts.
///
/// Arrays with one number for each field can be read `padding` numbers past the end, so that a vector
/// at the end of the axis needs no separate loop.
struct AxisDemands {
  /// Fields that may be read beyond the last.
  static let padding = 4

  let fieldCount: Int
  let productCount: Int
  /// The field sizes in acres.
  let fields: UnsafeMutablePointer<Double>
  /// Whether no field is smaller than the one before.
  let isAscending: Bool
  /// The positions of the applied products.
  private(set) var applied: [Int] = []
  /// The same from the largest demand to the smallest, for the greedy rule; see `keepsOrder`.
  private(set) var order: [Int] = []
  /// Whether the rule takes the products in this order on every field: demands grow in proportion,
  /// and only rounding can change the order of those that are all but equal.
  private(set) var keepsOrder = true
  /// The rates of all products in lb/ac.
  let rates: UnsafeMutablePointer<Double>
  /// Their sum, in product order.
  private(set) var totalRate = 0.0
  /// v of the applied products.
  let unitDemands: UnsafeMutablePointer<Double>
  /// v of all products, those at a rate of zero included.
  let allUnitDemands: UnsafeMutablePointer<Double>
  /// Σb for each field, from the largest to the smallest.
  let totals: UnsafeMutablePointer<Double>
  /// b of all products, product by product.
  private let rows: UnsafeMutablePointer<Double>
  private let stride: Int
  /// Room for the demands of one field, and for the same sorted.
  private let gathered: UnsafeMutablePointer<Double>
  private let sorted: UnsafeMutablePointer<Double>

  init(fields: [Double], productCount: Int, in scratch: inout Scratch) {
    fieldCount = fields.count
    self.productCount = productCount
    stride = fieldCount + Self.padding
    isAscending = zip(fields, fields.dropFirst()).allSatisfy { $0 <= $1 }
    self.fields = Self.zeros(stride, in: &scratch)
    for (index, field) in fields.enumerated() { self.fields[index] = field }
    rates = scratch.take(productCount)
    unitDemands = scratch.take(productCount)
    allUnitDemands = scratch.take(productCount)
    totals = Self.zeros(stride, in: &scratch)
    rows = Self.zeros(stride * productCount, in: &scratch)
    gathered = scratch.take(productCount)
    sorted = scratch.take(productCount)
  }

  private static func zeros(
    _ count: Int, in scratch: inout Scratch
  ) -> UnsafeMutablePointer<Double> {
    let memory: UnsafeMutablePointer<Double> = scratch.take(count)
    memory.initialize(repeating: 0, count: count)
    return memory
  }

  /// b of a product, field by field.
  func row(_ product: Int) -> UnsafeMutablePointer<Double> { rows + product * stride }

  /// b of the applied products on a field, until it is asked for another.
  func demands(onField field: Int) -> UnsafePointer<Double> {
    for (index, product) in applied.enumerated() { gathered[index] = row(product)[field] }
    return UnsafePointer(gathered)
  }

  /// b of all products on a field, those at a rate of zero included, until it is asked for another.
  func allDemands(onField field: Int) -> UnsafePointer<Double> {
    for product in 0..<productCount { gathered[product] = row(product)[field] }
    return UnsafePointer(gathered)
  }
}

// MARK: - Loading

extension AxisDemands {
  /// Takes the demands of a combination from the grid's.
  mutating func load(_ grid: GridDemands, rateIndices: [Int]) {
    applied.removeAll(keepingCapacity: true)
    order.removeAll(keepingCapacity: true)
    totalRate = 0
    for (product, rate) in rateIndices.enumerated() {
      let unitDemand = grid.unitDemands[product][rate]
      rates[product] = grid.poundsPerAcre[product][rate]
      totalRate += rates[product]
      allUnitDemands[product] = unitDemand
      grid.demands[product].withUnsafeBufferPointer { cells in
        guard let base = cells.baseAddress else { return }
        row(product).update(from: base + rate * fieldCount, count: fieldCount)
      }
      if unitDemand > 0 { apply(product, unitDemand) }
    }
    keepsOrder = zip(order, order.dropFirst()).allSatisfy { isOrdered($0, before: $1) }
    if keepsOrder { addInOrder() } else { addSorted() }
  }

  private mutating func apply(_ product: Int, _ unitDemand: Double) {
    unitDemands[applied.count] = unitDemand
    applied.append(product)
    let place = order.firstIndex { allUnitDemands[$0] < unitDemand }
    order.insert(product, at: place ?? order.count)
  }

  /// Whether the rule takes a product before another on every field: for its larger demand, for its
  /// place where they are equal, and either way where there is nothing to place.
  private func isOrdered(_ first: Int, before second: Int) -> Bool {
    let (larger, smaller) = (row(first), row(second))
    for field in 0..<fieldCount where !(larger[field] > smaller[field]) {
      guard larger[field] == smaller[field], first < second || larger[field] == 0 else {
        return false
      }
    }
    return true
  }

  private func addInOrder() {
    guard let first = order.first else {
      return totals.update(repeating: 0, count: fieldCount)
    }
    totals.update(from: row(first), count: fieldCount)
    for product in order.dropFirst() {
      let row = row(product)
      for field in 0..<fieldCount { totals[field] += row[field] }
    }
  }

  private func addSorted() {
    for field in 0..<fieldCount {
      totals[field] = sumDescending(
        demands(onField: field), count: applied.count, sorting: sorted)
    }
  }
}

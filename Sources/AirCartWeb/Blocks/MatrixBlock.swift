import AirCart
import AirCartSimulation

/// A matrix of field sizes and rates of one product, on each cart of a job: a sweep.
///
/// The block is a job, then:
/// ```
/// product whose rate varies, rates, of each: the rate, field sizes, of each: the size,
/// metrics, of each: its code
/// ```
/// The answer holds, after the header, for each cart, for each metric, for each field size, a
/// figure for each rate; NaN where there is none, as on a cart that the job's limits refuse.
struct MatrixBlock: AnswerBlock {
  /// The most rates or field sizes.
  private static let levelLimit = 400

  /// What a cell may show, by its code, which the page's `engine.js` has.
  private static let metrics: [CellMetric] = [
    .fills, .areaPerFill, .lastFill, .cartLoad, .optimalUnallocated, .greedyUnallocated, .gap,
    .areaPerFill,
  ]

  /// The code of the largest part of a field that a fill covers, in acres: the area per fill without
  /// overlap.
  private static let fieldPerFill = 7

  private let job: JobBlock
  private let product: Int
  private let rates: [ApplicationRate]
  private let fields: [Area]
  /// Codes.
  private let metrics: [Int]

  init(_ reader: inout BlockReader) throws(CallFailure) {
    let job = try JobBlock(&reader)
    self.job = job
    product = try reader.whole(0...(job.entries.count - 1))
    rates = try reader.numbers(try reader.whole(1...Self.levelLimit))
      .map { ApplicationRate($0, in: job.units) }
    fields = try reader.numbers(try reader.whole(1...Self.levelLimit))
      .map { Area($0, in: job.units) }
    var metrics: [Int] = []
    for _ in 0..<(try reader.whole(1...Self.metrics.count)) {
      metrics.append(try reader.whole(0...(Self.metrics.count - 1)))
    }
    self.metrics = metrics
  }

  func write(to writer: inout BlockWriter) throws(CallFailure) {
    // All jobs are checked before the first is computed: the methods never check again.
    var carts: [SweepGrid.CartLevel?] = []
    for cart in job.carts { carts.append(try level(of: cart)) }
    let sweep = try sweep(carts.compactMap { $0 })
    writer.putHeader(nil)
    let size = metrics.count * fields.count * rates.count
    guard let cells = writer.reserve(carts.count * size) else { return }
    let part = sweep.values()
    var swept = 0
    for (place, cart) in carts.enumerated() {
      let cells = cells + place * size
      if cart == nil {
        cells.update(repeating: .nan, count: size)
      } else {
        write(part, cart: swept, to: cells)
        swept += 1
      }
    }
  }

  /// A cart with the job's rules, or nothing where it is refused.
  private func level(of cart: JobBlock.CartEntry) throws(CallFailure) -> SweepGrid.CartLevel? {
    var largest = Area(0, in: job.units)
    for field in fields {
      let field = job.overlap.seeded(field)
      guard field.stated > 0, field.stated.isFinite else {
        throw CallFailure(.invalidArea, value: field.stated)
      }
      largest = max(largest, field)
    }
    var stated = job.entries.map { $0.product.rate }
    var constraints: [Constraint] = []
    // On the largest field every demand is largest.
    for rate in rates {
      stated[product] = rate
      let problem = try job.problem(on: cart, area: largest, rates: stated).problem
      guard let problem else { return nil }
      constraints = problem.constraints
    }
    return SweepGrid.CartLevel(cart: cart.cart, constraints: constraints)
  }

  private func sweep(_ carts: [SweepGrid.CartLevel]) throws(CallFailure) -> Sweep {
    var grid = SweepGrid(
      units: job.units, carts: carts, fields: fields,
      products: job.entries.enumerated().map { index, entry in
        index == product
          ? ProductRate(entry.product.name, density: entry.product.density, rates: rates)
          : entry.product
      })
    grid.overlap = job.overlap
    var options = SweepOptions()
    options.methods = [.greedy, .optimal]
    options.metrics = metrics.map { Self.metrics[$0] }
    // Where lines are drawn, nobody asks for the assignment and its last bit.
    options.roundsAreas = metrics == [Self.fieldPerFill]
    do throws(SweepError) { return try Sweep(grid, options: options) } catch {
      throw CallFailure(error)
    }
  }

  /// Writes the figures of a cart of the sweep.
  private func write(_ part: SweepPart, cart: Int, to cells: UnsafeMutablePointer<Double>) {
    var place = 0
    for code in metrics {
      let metric = Self.metrics[code]
      let isArea = metric == .areaPerFill
      let share = code == Self.fieldPerFill ? job.overlap.seeded(1) : 1
      for field in fields.indices {
        for rate in rates.indices {
          let value = part.value(metric, at: .init(cart: cart, field: field, combination: rate))
          let figure = value ?? .nan
          // A fill that misses some product covers nothing.
          cells[place] = isArea && figure.isNaN ? 0 : figure / share
          place += 1
        }
      }
    }
  }
}

extension CallFailure {
  fileprivate init(_ error: SweepError) {
    switch error {
    case .job(let error, _): self.init(error)
    case .allocation(let error, _): self.init(error)
    case .tooManyCells, .cancelled: self.init(.malformed)
    }
  }
}

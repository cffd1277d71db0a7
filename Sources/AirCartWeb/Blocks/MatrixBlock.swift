import AirCart

/// A matrix of field sizes and rates of one product, on each cart of a job.
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
  static let levelLimit = 400

  let job: JobBlock
  let product: Int
  let rates: [Double]
  /// The seeded area of each field.
  let fields: [Double]
  let metrics: [MatrixMetric]

  init(_ reader: inout BlockReader) throws(CallFailure) {
    let job = try JobBlock(&reader)
    self.job = job
    product = try reader.whole(0...(job.entries.count - 1))
    rates = try reader.numbers(try reader.whole(1...Self.levelLimit))
    fields = try reader.numbers(try reader.whole(1...Self.levelLimit)).map { job.seeded($0) }
    let last = MatrixMetric.allCases.count - 1
    var metrics: [MatrixMetric] = []
    for _ in 0..<(try reader.whole(1...(last + 1))) {
      guard let metric = MatrixMetric(rawValue: try reader.whole(0...last)) else { continue }
      metrics.append(metric)
    }
    self.metrics = metrics
  }

  func write(to writer: inout BlockWriter) throws(CallFailure) {
    // All jobs are checked before the first is computed: the methods never check again.
    var problems: [[Job]] = []
    for cart in job.carts { problems.append(try columns(on: cart)) }
    var scratch = Scratch()
    let demands = MatrixDemands(self, in: &scratch)
    writer.putHeader(nil)
    for columns in problems {
      let size = metrics.count * fields.count * rates.count
      guard let cells = writer.reserve(size) else { continue }
      guard !columns.isEmpty else {
        cells.update(repeating: .nan, count: size)
        continue
      }
      let evaluator = MatrixEvaluator(self, demands: demands, columns: columns)
      evaluator.write(to: cells)
    }
  }

  /// The job at each rate and the largest field, on which every demand is largest; nothing on a
  /// cart that is refused.
  private func columns(on cart: JobBlock.CartEntry) throws(CallFailure) -> [Job] {
    var largest = 0.0
    for field in fields {
      guard field > 0, field.isFinite else { throw CallFailure(.invalidArea, value: field) }
      largest = max(largest, field)
    }
    var stated = job.entries.map { $0.rate }
    var columns: [Job] = []
    for rate in rates {
      stated[product] = rate
      guard let column = try job.problem(on: cart, area: largest, rates: stated).problem else {
        return []
      }
      columns.append(column)
    }
    return columns
  }
}

/// What a cell of a matrix may show: the `CellMetric` of the same name.
///
/// The page's `engine.js` has the codes, in this order.
package enum MatrixMetric: Int, CaseIterable, Sendable {
  case fills, areaPerFill, lastFill, cartLoad, optimalUnallocated, greedyUnallocated, gap
  /// The largest part of a field that a fill covers, in acres: the area per fill without overlap.
  case fieldPerFill
}

/// The demands of all cells in bushels, which no cart changes.
struct MatrixDemands {
  private let table: UnsafeMutablePointer<Double>
  private let fieldCount: Int
  private let rateCount: Int
  private let swept: Int
  private let products: Int

  init(_ block: MatrixBlock, in scratch: inout Scratch) {
    let job = block.job
    (fieldCount, rateCount) = (block.fields.count, block.rates.count)
    (swept, products) = (block.product, job.entries.count)
    // A row for each field: every product at its own rate, then the swept one at each rate.
    let width = products + rateCount
    table = scratch.take(fieldCount * width)
    for (field, stated) in block.fields.enumerated() {
      let row = table + field * width
      for (product, entry) in job.entries.enumerated() {
        row[product] = job.demand(entry, rate: entry.rate, area: stated).demand.bushels
      }
      let entry = job.entries[swept]
      for (index, rate) in block.rates.enumerated() {
        row[products + index] = job.demand(entry, rate: rate, area: stated).demand.bushels
      }
    }
  }

  /// Writes the demand of each product in one cell.
  func copy(field: Int, rate: Int, to demands: UnsafeMutablePointer<Double>) {
    let row = table + field * (products + rateCount)
    for product in 0..<products { demands[product] = row[product] }
    demands[swept] = row[products + rate]
  }
}

import AirCart

/// The rates of one product at which a job's plan changes, on each cart of the job.
///
/// The block is a job, then:
/// ```
/// product whose rate varies, where the rates begin, where they end
/// ```
/// The answer holds, after the header, for each cart:
/// ```
/// changes of the number of fills that are not listed, break points, of each:
///   the rate, what changes there as statements
/// ```
/// On a cart that the job's limits refuse there are none.
struct BreakBlock: AnswerBlock {
  private let job: JobBlock
  private let product: Int
  private let lower: Double
  private let upper: Double

  init(_ reader: inout BlockReader) throws(CallFailure) {
    let job = try JobBlock(&reader)
    self.job = job
    product = try reader.whole(0...(job.entries.count - 1))
    lower = try reader.number()
    upper = try reader.number()
    for rate in [lower, upper] {
      guard rate > 0, rate.isFinite else {
        throw CallFailure(.invalidRate, at: product, value: rate)
      }
    }
  }

  func write(to writer: inout BlockWriter) throws(CallFailure) {
    var found: [WhatIf?] = []
    for cart in job.carts { found.append(try whatIf(on: cart)) }
    writer.putHeader(nil)
    for whatIf in found {
      writer.put(whatIf?.fillChangesNotListed ?? 0)
      writer.put(whatIf?.breaks.count ?? 0)
      for point in whatIf?.breaks ?? [] { put(point, &writer) }
    }
  }

  private func whatIf(on cart: JobBlock.CartEntry) throws(CallFailure) -> WhatIf? {
    guard let problem = try job.problem(on: cart).problem else { return nil }
    guard !problem.isEmpty else { throw CallFailure(.nothingToSeed) }
    do throws(WhatIfError) {
      return try WhatIf(
        problem, varying: .rate(product: product), from: rate(lower).poundsPerAcre,
        to: rate(upper).poundsPerAcre)
    } catch {
      throw CallFailure(error, product: product, value: upper)
    }
  }

  private func rate(_ stated: Double) -> ApplicationRate {
    ApplicationRate(stated, in: job.units)
  }

  private func put(_ point: WhatIf.Break, _ writer: inout BlockWriter) {
    let rate = ApplicationRate(poundsPerAcre: point.value)
    writer.put(rate.value(job.units))
    writer.put(point.statements)
  }
}

extension CallFailure {
  fileprivate init(_ error: WhatIfError, product: Int, value: Double) {
    switch error {
    case .invalidJob(let error): self.init(error)
    case .tooLarge(let error): self.init(error)
    case .invalidRange, .reservesVary: self.init(.invalidRate, at: product, value: value)
    }
  }
}

import AirCart
import AirCartReports

/// Looks at a range on one or more carts.
struct WhatIfRun {
  let range: VariedRange
  /// The fills that limits are given for; nothing means as many as the job takes now.
  let fills: Int?
  let fillLimit: Int

  /// Looks at the range on carts; the plans at the current value are advised as the caller wants.
  func document(
    on carts: [Cart], advised: (PlanDocument) -> PlanDocument
  ) throws -> WhatIfDocument {
    let now = try problem(range.current, on: carts[0])
    return WhatIfDocument(
      current: range.variation.value(in: now, factor: range.factors.current),
      entries: try carts.map { try entry($0, advised) })
  }

  private func problem(_ job: Job, on cart: Cart) throws -> AllocationProblem {
    try job.problem(on: cart, densities: job.densities)
  }

  private func entry(
    _ cart: Cart, _ advised: (PlanDocument) -> PlanDocument
  ) throws -> WhatIfDocument.Entry {
    let lower = try problem(range.lower, on: cart)
    let upper = try problem(range.upper, on: cart)
    do {
      let whatIf = try WhatIf(
        try problem(range.base, on: cart), varying: range.variation,
        from: range.variation.value(in: lower, factor: range.factors.lower),
        to: range.variation.value(in: upper, factor: range.factors.upper), fillLimit: fillLimit)
      let now = advised(
        try range.current.document(on: cart, occasion: " at the current value"))
      let count = fills ?? now.plan.fillPlan.fills ?? 1
      return .init(
        now, whatIf, marginal: try MarginalValues(now.problem),
        limits: try FillLimits(now.problem, fills: count))
    } catch let error as WhatIfError {
      throw CommandError(error, cart)
    }
  }
}

extension Variation {
  /// The varied number of a problem, in pounds and acres.
  fileprivate func value(in problem: AllocationProblem, factor: Double) -> Double {
    switch self {
    case .rate(let product): problem.products[product].rate.poundsPerAcre
    case .allRates: factor
    case .field: problem.area.acres
    case .density(let product): problem.products[product].density.poundsPerBushel
    }
  }
}

extension CommandError {
  fileprivate init(_ error: WhatIfError, _ cart: Cart) {
    switch error {
    case .tooLarge(.tooManyTanks(let count, let limit, _)):
      self.init(
        .usage, "\(cart.name) has \(count) tanks; break points are found for at most \(limit).")
    case .tooLarge(.tooManyProducts(let count, let limit, _)):
      self.init(
        .usage, "The job has \(count) products; break points are found for at most \(limit).")
    case .reservesVary:
      self.init(
        .usage, "The density also changes what the reserves weigh under the weight limit.",
        remedy: "Vary it without --reserve, or without --payload and --gross.")
    case .tooLarge, .invalidProblem, .invalidRange:
      self.init(
        .usage, "The range takes the job of \(cart.name) out of what can be planned.",
        remedy: "Narrow the range.")
    }
  }
}

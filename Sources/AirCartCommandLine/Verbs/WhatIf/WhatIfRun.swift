import AirCart
import AirCartDocuments
import AirCartReports

/// Looks at a range on one or more carts.
struct WhatIfRun {
  let range: VariedRange
  /// The fills that limits are given for; nothing means as many as the job takes now.
  let fills: Int?
  let fillLimit: Int

  /// Looks at the range on carts, with advice or without.
  func document(on carts: [Cart], isAdvised: Bool) throws -> WhatIfDocument {
    let (lower, upper) = (
      try range.lower.problem(on: carts[0]), try range.upper.problem(on: carts[0])
    )
    let request = WhatIfRequest(
      base: range.base, varying: range.variation,
      from: range.variation.value(in: lower, factor: range.factors.lower),
      to: range.variation.value(in: upper, factor: range.factors.upper),
      factor: range.factors.current, fills: fills, fillLimit: fillLimit)
    do {
      return try request.document(on: carts, isAdvised: isAdvised)
    } catch let error as WhatIfError {
      throw CommandError(error, carts)
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
  fileprivate init(_ error: WhatIfError, _ carts: [Cart]) {
    // Of several carts, the largest is what a limit refuses.
    let cart = carts.max { $0.tanks.count < $1.tanks.count }?.name ?? ""
    switch error {
    case .tooLarge(.tooManyTanks(let count, let limit, _)):
      self.init(
        .usage, "\(cart) has \(count) tanks; break points are found for at most \(limit).")
    case .tooLarge(.tooManyProducts(let count, let limit, _)):
      self.init(
        .usage, "The job has \(count) products; break points are found for at most \(limit).")
    case .reservesVary:
      self.init(
        .usage, "The density also changes what the reserves weigh under the weight limit.",
        remedy: "Vary it without --reserve, or without --payload and --gross.")
    case .tooLarge, .invalidProblem, .invalidRange:
      self.init(
        .usage, "The range takes the job of \(cart) out of what can be planned.",
        remedy: "Narrow the range.")
    }
  }
}

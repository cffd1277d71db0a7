import AirCart
import AirCartDocuments
import AirCartReports

extension WhatIfRequest {
  /// Asks about a range of a command line, whose ends are values of the job on a cart.
  init(_ range: VariedRange, on cart: Cart, fills: Int?, fillLimit: Int) throws {
    let (lower, upper) = (try range.lower.problem(on: cart), try range.upper.problem(on: cart))
    self.init(
      base: range.base, varying: range.variation,
      from: range.variation.value(in: lower, factor: range.factors.lower),
      to: range.variation.value(in: upper, factor: range.factors.upper),
      factor: range.factors.current, fills: fills, fillLimit: fillLimit)
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
  init(_ error: WhatIfError, _ carts: [Cart]) {
    // Of several carts, the largest is what a limit refuses.
    let cart = carts.max { $0.tanks.count < $1.tanks.count }?.name ?? ""
    switch error {
    case .tooLarge(.tooManyTanks(let count, let limit, _)):
      self.init(.usage, "\(cart) has \(count) tanks; break points are found for at most \(limit).")
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

import AirCart
import AirCartDocuments
import AirCartReports
import AirCartSimulation

extension SweepError {
  /// Says what cannot be computed, by the names of carts and products; `alternative` is what else
  /// helps where a cart is too large, as the end of a sentence.
  func shown(_ carts: [Cart], _ products: [String], alternative: String = "") -> CommandError {
    switch self {
    case .cancelled: .stopped
    case .allocation(let error, let cart):
      CommandError(
        .malformedData, "The cart '\(carts[cart].name)' is too large: \(error.reason)",
        remedy: error.remedy(alternative))
    case .problem(let error, let cart):
      CommandError(
        .malformedData,
        "The numbers for the cart '\(carts[cart].name)' leave the range that can be computed: "
          + "\(error.reason(products, on: carts[cart])).",
        remedy: "Bring capacities and rates to usual sizes.")
    }
  }
}

extension AllocationError {
  /// What the method refuses, as the end of a sentence.
  fileprivate var reason: String {
    switch self {
    case .tooManyTanks(let count, let limit, let method):
      "\(count) tanks, and \(method.name) takes \(limit)."
    case .tooManyProducts(let count, let limit, let method):
      "\(count) products, and \(method.name) takes \(limit)."
    case .tooManyAssignments(let count, let limit, _):
      "\(fixed(count, 0)) assignments in a cell, and the exhaustive search takes "
        + "\(fixed(limit, 0))."
    case .constraintsNeed(let method): "its constraints need \(method.name)."
    }
  }

  fileprivate func remedy(_ alternative: String) -> String {
    switch self {
    case .tooManyAssignments(_, _, let method):
      "Use --methods greedy,optimal: \(method.name) takes it."
    default: "Leave out tanks or products\(alternative)."
    }
  }
}

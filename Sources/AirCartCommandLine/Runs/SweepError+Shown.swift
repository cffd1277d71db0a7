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
        .malformedData,
        "The cart '\(carts[cart].name)' is too much for the method: \(error.reason).",
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
  fileprivate func remedy(_ alternative: String) -> String {
    switch self {
    case .tooManyAssignments(_, _, let method):
      "Use --methods greedy,optimal: \(method.name) takes it."
    default: "Leave out tanks or products\(alternative)."
    }
  }
}

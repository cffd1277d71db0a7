package import AirCart

/// A cart in its place among others.
package protocol RankedCart {
  /// The place from 1; carts that do equally well share one.
  var rank: Int { get }
  var cart: Cart { get }
}

extension Sequence where Element: RankedCart {
  /// Carts that people are shown as one: they share a rank and have the same tanks in another
  /// order.
  var inRows: [[Element]] {
    reduce(into: []) { rows, entry in
      if let first = rows.last?.first, first.rank == entry.rank,
        first.cart.sortedCapacities == entry.cart.sortedCapacities
      {
        rows[rows.count - 1].append(entry)
      } else {
        rows.append([entry])
      }
    }
  }
}

package import AirCart

/// Two carts pulled as one, for every two of some carts.
package enum CartPairs {
  /// Returns each pair once, the earlier cart in front; a cart is paired with its like too.
  ///
  /// Pairs are left out that have more tanks than the exact methods take.
  package static func all(of carts: [Cart]) -> [Cart] {
    carts.enumerated().flatMap { index, front in
      carts[index...].map { front.paired(with: $0) }
        .filter { $0.tanks.count <= CartDirectory.tankLimit }
    }
  }
}

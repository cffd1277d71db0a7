import AirCart
import AirCartDocuments

/// Two carts pulled as one, for every two of some carts.
enum CartPairs {
  /// Returns each pair once, the earlier cart in front; a cart is paired with its like too.
  ///
  /// Pairs are left out that have more tanks than the exact methods take, or two tanks of one
  /// name.
  static func all(of carts: [Cart]) -> [Cart] {
    carts.enumerated().flatMap { index, front in
      carts[index...].map { front.paired(with: $0) }.filter(isPossible)
    }
  }

  private static func isPossible(_ pair: Cart) -> Bool {
    pair.tanks.count <= CartDirectory.tankLimit
      && Set(pair.tanks.map { $0.name.lowercased() }).count == pair.tanks.count
  }
}

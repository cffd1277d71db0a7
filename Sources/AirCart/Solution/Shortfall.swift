/// What an allocation leaves unallocated of one product.
package struct Shortfall: Equatable, Sendable {
  /// The product's position in the job.
  package let productIndex: Int
  /// The product.
  package let product: String
  /// Whether it is a liquid.
  package let isLiquid: Bool
  /// Bushels without a tank.
  package let amount: Volume
}

extension Job {
  /// So many bushels of a product without a tank.
  func shortfall(of product: Int, bushels: Double) -> Shortfall {
    let own = products[product]
    return Shortfall(
      productIndex: product, product: own.name, isLiquid: own.traits.isLiquid,
      amount: Volume(bushels: bushels))
  }
}

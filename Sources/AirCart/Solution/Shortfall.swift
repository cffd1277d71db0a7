/// What an allocation leaves unallocated of one product.
package struct Shortfall: Equatable, Sendable {
  /// The product's position in the job.
  package let productIndex: Int
  /// The product.
  package let product: String
  /// Bushels without a tank.
  package let amount: Volume
}

extension Job {
  /// So many bushels of a product without a tank.
  func shortfall(of product: Int, bushels: Double) -> Shortfall {
    Shortfall(
      productIndex: product, product: products[product].name, amount: Volume(bushels: bushels))
  }
}

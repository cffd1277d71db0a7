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

extension Shortfall {
  /// Compares by position, as the page's engine is without the tables of Unicode: shortfalls that are
  /// compared are of one job.
  package static func == (left: Shortfall, right: Shortfall) -> Bool {
    left.productIndex == right.productIndex && left.amount == right.amount
  }
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

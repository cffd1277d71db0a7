/// Which product each tank holds: one nibble per tank, the first tank in the highest.
///
/// The nibble is the product's position plus one, and zero for an empty tank, so that comparing
/// two assignments as integers compares their product vectors lexicographically with an empty
/// tank before any product. Sixteen tanks and fifteen products fit.
package struct Assignment: Equatable, Sendable {
  @usableFromInline package let code: UInt64

  package init(code: UInt64) { self.code = code }

  /// The assignment that leaves every tank empty.
  package static let empty = Assignment(code: 0)

  /// Returns the position of the product in a tank, or `nil` when the tank is empty.
  package func product(inTank tank: Int) -> Int? {
    let nibble = Int((code >> Self.shift(tank)) & 15)
    return nibble == 0 ? nil : nibble - 1
  }

  /// Returns the assignment with a product put into a tank that was empty.
  package func placing(product: Int, inTank tank: Int) -> Assignment {
    Assignment(code: code | UInt64(product + 1) << Self.shift(tank))
  }

  /// Adds the capacities of tanks, in their order, to what their products are given.
  @inlinable
  package func add(
    _ capacities: UnsafePointer<Double>, tankCount: Int, to given: UnsafeMutablePointer<Double>
  ) {
    for tank in 0..<tankCount {
      let nibble = Int((code >> Self.shift(tank)) & 15)
      if nibble > 0 { given[nibble - 1] += capacities[tank] }
    }
  }

  /// Returns the capacity given to a product, added in tank order.
  package func capacity(of product: Int, capacities: [Double]) -> Double {
    capacity(of: product, capacities: capacities, tankCount: capacities.count)
  }

  @inline(__always)
  package func capacity(
    of product: Int, capacities: UnsafePointer<Double>, tankCount: Int
  ) -> Double {
    var sum = 0.0
    let nibble = UInt64(product + 1)
    for tank in 0..<tankCount where (code >> Self.shift(tank)) & 15 == nibble {
      sum += capacities[tank]
    }
    return sum
  }

  /// Returns the assignment with products renumbered, as from an instance back to its job.
  package func renumbered(_ productIndices: [Int], tankCount: Int) -> Assignment {
    var renumbered = Assignment.empty
    for tank in 0..<tankCount {
      if let product = product(inTank: tank) {
        renumbered = renumbered.placing(product: productIndices[product], inTank: tank)
      }
    }
    return renumbered
  }

  /// The tanks that hold a product.
  package var tanks: TankSet {
    var bits: UInt32 = 0
    for tank in 0..<16 where (code >> Self.shift(tank)) & 15 != 0 { bits |= 1 << UInt32(tank) }
    return TankSet(bits: bits)
  }

  /// The number of tanks that hold a product.
  package var tanksUsed: Int {
    var count = 0
    var rest = code
    while rest != 0 {
      if rest & 15 != 0 { count += 1 }
      rest >>= 4
    }
    return count
  }

  /// The place of a tank's nibble.
  @inline(__always)
  @inlinable
  package static func shift(_ tank: Int) -> UInt64 { UInt64(60 - 4 * tank) }
}

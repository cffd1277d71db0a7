/// A set of tanks of one cart, by position, stored as the bits of one word.
///
/// Bit *t* stands for the tank at position *t*. A cart has at most 12 tanks where subsets are
/// enumerated and at most 16 anywhere; the word would hold 32.
public struct TankSet: Equatable, Sendable {
  /// The bits: bit *t* is set when tank *t* is a member.
  package let bits: UInt32

  package init(bits: UInt32) { self.bits = bits }

  /// Creates a set from tank positions.
  public init(positions: [Int]) {
    var bits: UInt32 = 0
    for position in positions {
      precondition(position >= 0 && position < 32, "A tank position lies between 0 and 31.")
      bits |= 1 << UInt32(position)
    }
    self.bits = bits
  }

  package static func first(_ count: Int) -> TankSet {
    TankSet(bits: count >= 32 ? .max : (1 << UInt32(count)) - 1)
  }

  /// The set without any tank.
  public static let none = TankSet(bits: 0)

  /// The number of tanks in the set.
  public var count: Int { bits.nonzeroBitCount }

  /// The positions of the tanks, in order.
  package var positions: [Int] { (0..<32).filter { contains($0) } }

  /// Returns whether the tank at a position is a member.
  public func contains(_ position: Int) -> Bool { bits & (1 << UInt32(position)) != 0 }

  /// Returns the tanks of this set that are not in another.
  package func subtracting(_ other: TankSet) -> TankSet { TankSet(bits: bits & ~other.bits) }

  /// Returns the tanks that are in both sets.
  package func intersection(_ other: TankSet) -> TankSet { TankSet(bits: bits & other.bits) }
}

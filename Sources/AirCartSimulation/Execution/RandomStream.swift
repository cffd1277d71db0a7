/// A random number for every index, from a seed alone: a counter-based stream.
///
/// The value at an index depends on seed and index only, never on who asked before, so that work
/// can be cut up in any way. Mixing as in SplitMix64 (Steele, Lea, Flood, OOPSLA 2014).
package struct RandomStream: Equatable, Sendable {
  private let seed: UInt64

  package init(seed: UInt64) { self.seed = Self.mixed(seed &+ 0x9E37_79B9_7F4A_7C15) }

  /// Returns 64 random bits for an index.
  package func bits(at index: Int) -> UInt64 {
    Self.mixed(seed &+ UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9_7F4A_7C15)
  }

  /// Returns a number from 0 up to 1 for an index.
  package func unit(at index: Int) -> Double { Double(bits(at: index) >> 11) * 0x1p-53 }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

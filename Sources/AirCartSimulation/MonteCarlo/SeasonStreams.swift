/// The random numbers of one replication, by what they are for.
///
/// Keyed by seed, replication and purpose, and asked by day, field or load: every cart meets the
/// same weather, the same fields and the same densities (common random numbers), and a
/// replication can be run again alone.
package struct SeasonStreams: Sendable {
  /// What a random number is for; the order is part of what a seed means.
  package enum Purpose: Int, CaseIterable, Sendable {
    case weather, area, overlap, speed, rate, density, trip, year, halfDay, breakdown,
      repair
  }

  private let streams: [11 of RandomStream]

  /// Creates the streams of a replication, counted from 0.
  package init(seed: UInt64, replication: Int) {
    let own = RandomStream(seed: RandomStream(seed: seed).bits(at: replication))
    streams = .init { purpose in RandomStream(seed: own.bits(at: purpose)) }
  }

  /// Returns a number above 0 and below 1.
  @inline(__always)
  package func unit(_ purpose: Purpose, at index: Int) -> Double {
    (Double(streams[purpose.rawValue].bits(at: index) >> 12) + 0.5) * 0x1p-52
  }
}

import AirCartSimulation

/// The cells of a run that are recomputed one by one: all, or some drawn by a seed.
package struct CellSample: Equatable, Sendable {
  /// The most cells that are recomputed unless more are asked for.
  package static let limit = 20_000

  /// The rows of the cells, ascending.
  package let rows: [Int]
  /// `nil` where all cells are taken.
  package let seed: UInt64?

  /// Draws cells, each at most once, or takes all where that many are asked for.
  package init(of cellCount: Int, asked: Int?, seed: UInt64) {
    let count = asked ?? Self.limit
    guard count < cellCount else {
      rows = Array(0..<cellCount)
      self.seed = nil
      return
    }
    self.seed = seed
    rows = Self.drawn(count, of: cellCount, RandomStream(seed: seed))
  }

  /// Floyd's way: every set of that size is as likely as any other (CACM 30:9, 1987).
  private static func drawn(_ count: Int, of cellCount: Int, _ stream: RandomStream) -> [Int] {
    var drawn: Set<Int> = []
    for last in (cellCount - count)..<cellCount {
      let row = Int(stream.unit(at: last) * Double(last + 1))
      if !drawn.insert(min(row, last)).inserted { drawn.insert(last) }
    }
    return drawn.sorted()
  }
}

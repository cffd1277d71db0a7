/// Enumerates the ways of splitting tanks into unlabelled blocks.
///
/// Restricted growth: a tank joins an existing block or opens the next one, so that every
/// partition is met exactly once.
struct TankPartitions {
  /// The capacities of the tanks, by their position among them.
  let capacities: [Double]
  /// The most blocks.
  let blockLimit: Int
  /// Whether tanks may also be left out, so that partitions of every subset are met.
  let mayLeaveOut: Bool

  /// A block of tanks.
  struct Block {
    /// The tanks, by bits.
    var tanks: UInt32
    /// Their capacities, added in tank order.
    var capacity: Double
  }

  /// Calls `body` with the blocks of every partition, in order of opening.
  func visit(_ body: ([Block]) -> Void) {
    var blocks: [Block] = []
    blocks.reserveCapacity(blockLimit)
    place(tank: 0, &blocks, body)
  }

  private func place(tank: Int, _ blocks: inout [Block], _ body: ([Block]) -> Void) {
    guard tank < capacities.count else { return body(blocks) }
    if mayLeaveOut { place(tank: tank + 1, &blocks, body) }
    for index in blocks.indices {
      let before = blocks[index]
      blocks[index].tanks |= 1 << UInt32(tank)
      blocks[index].capacity += capacities[tank]
      place(tank: tank + 1, &blocks, body)
      blocks[index] = before
    }
    guard blocks.count < blockLimit else { return }
    blocks.append(Block(tanks: 1 << UInt32(tank), capacity: capacities[tank]))
    place(tank: tank + 1, &blocks, body)
    blocks.removeLast()
  }
}

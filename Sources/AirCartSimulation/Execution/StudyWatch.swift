import Synchronization

/// Who may stop a study, and who hears how far it has come.
package struct StudyWatch: Sendable {
  /// Asked now and then, from any thread, whether to stop.
  package var isCancelled: @Sendable () -> Bool
  /// Told how many cells, jobs or seasons are done, from any thread.
  package var progress: @Sendable (Int) -> Void
  /// Told how many cells of a sweep are checked, and of how many, from any thread.
  package var checking: @Sendable (Int, Int) -> Void

  /// Watches a study; by default to its end, in silence.
  package init(
    isCancelled: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (Int) -> Void = { _ in },
    checking: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) {
    self.isCancelled = isCancelled
    self.progress = progress
    self.checking = checking
  }

  /// Computes blocks on several threads; a block's number alone decides its tally.
  ///
  /// - Parameters:
  ///   - blocks: Which blocks.
  ///   - threads: Threads at work; `nil` for as many as the machine has.
  ///   - stop: What is thrown when asked to stop.
  ///   - tally: Computes a block, and tells `ended` how much more is done.
  /// - Returns: The tallies in order of the blocks.
  /// - Throws: `stop`; blocks that were begun are then ended in vain.
  package func tallies<Tally: Sendable, Stop: Error>(
    of blocks: Range<Int>, threads: Int?, orThrow stop: Stop,
    _ tally: @Sendable (_ block: Int, _ ended: (Int) -> Void) -> Tally
  ) throws(Stop) -> [Tally] {
    let done = Atomic<Int>(0)
    let tallies = try concurrentMap(count: blocks.count, threads: threads) { index throws(Stop) in
      if isCancelled() { throw stop }
      return tally(blocks.lowerBound + index) {
        progress(done.wrappingAdd($0, ordering: .relaxed).newValue)
      }
    }
    if isCancelled() { throw stop }
    return tallies
  }
}

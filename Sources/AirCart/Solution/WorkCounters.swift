/// How much a method did, counted in its own steps: the same on every machine.
package struct WorkCounters: BitwiseCopyable, Equatable, Sendable {
  /// Complete assignments, partitions or tanks looked at.
  package var candidates = 0
  /// Pairs of tank subsets combined by the subset programme.
  package var subsetPairs = 0

  /// Creates counters that stand at zero.
  package init() {}
}

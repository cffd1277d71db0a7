/// How much a method did, counted in its own steps: the same on every machine.
public struct WorkCounters: BitwiseCopyable, Equatable, Sendable {
  /// Complete assignments, partitions or tanks looked at.
  public var candidates = 0
  /// Pairs of tank subsets combined by the subset programme.
  public var subsetPairs = 0

  /// Creates counters that stand at zero.
  public init() {}
}

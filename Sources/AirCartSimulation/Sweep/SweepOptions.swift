/// What a sweep computes and how much it may use.
public struct SweepOptions: Sendable {
  /// Who answers for a cell.
  public struct Methods: OptionSet, Sendable {
    /// The bits of the chosen methods.
    public let rawValue: Int

    /// Creates a choice from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The reference rule.
    public static let greedy = Methods(rawValue: 1)
    /// The exact method that suits each cart.
    public static let optimal = Methods(rawValue: 2)
    /// The exhaustive search: beside `optimal` as its judge, without it in its place.
    public static let exhaustive = Methods(rawValue: 4)
  }

  /// The methods to run; all three by default.
  public var methods: Methods = [.greedy, .optimal, .exhaustive]
  /// What is computed, all by default.
  ///
  /// A value takes 8 bytes; a metric that does not depend on an axis is stored once for all of it.
  public var metrics: [CellMetric] = CellMetric.allCases
  /// Threads at work; `nil` for as many as the machine has.
  public var threads: Int?
  /// The most assignments that the judging search tries; beyond it cells are drawn by seed.
  public var assignmentBudget = 2e9
  /// Chooses the cells that are cross-checked where that is not all.
  public var seed: UInt64 = 1

  /// Creates the default options: all methods, all metrics, all threads.
  public init() {}
}

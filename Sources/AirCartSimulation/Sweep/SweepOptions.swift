/// What a sweep computes and how much it may use.
package struct SweepOptions: Sendable {
  /// Who answers for a cell.
  package struct Methods: OptionSet, Sendable {
    /// The bits of the chosen methods.
    package let rawValue: Int

    /// Creates a choice from its bits.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The reference rule.
    package static let greedy = Methods(rawValue: 1)
    /// The exact method that suits each cart.
    package static let optimal = Methods(rawValue: 2)
    /// The exhaustive search: beside `optimal` as its judge, without it in its place.
    package static let exhaustive = Methods(rawValue: 4)
  }

  /// The methods to run; all three by default.
  package var methods: Methods = [.greedy, .optimal, .exhaustive]
  /// What is computed, all by default.
  ///
  /// A value takes 8 bytes; a metric that does not depend on an axis is stored once for all of it.
  package var metrics: [CellMetric] = CellMetric.allCases
  /// Whether areas per fill may miss their last bits, which saves the assignments: then nothing else
  /// that follows from these is computed.
  package var roundsAreas = false
  /// Threads at work; `nil` for as many as the machine has.
  package var threads: Int?
  /// The most assignments that the judging search tries; beyond it cells are drawn by seed.
  package var assignmentBudget = 2e9
  /// Chooses the cells that are cross-checked where that is not all.
  package var seed: UInt64 = 1

  /// Creates the default options: all methods, all metrics, all threads.
  package init() {}
}

extension SweepOptions {
  /// The metrics asked for that the chosen methods can tell.
  var computedMetrics: [CellMetric] { metrics.filter { $0.isTold(by: methods) } }
}

/// What a sweep has to do for the metrics that it computes.
struct SweepWork {
  /// The chosen methods that some metric takes.
  let methods: SweepOptions.Methods
  /// Whether the least unallocated amount is searched in every cell.
  let searchesAmounts: Bool
  let roundsAreas: Bool

  init(_ options: SweepOptions) {
    let metrics = options.computedMetrics
    var taken = metrics.reduce(into: SweepOptions.Methods()) { $0.formUnion($1.methods) }
    if taken.contains(.optimal) { taken.insert(.exhaustive) }
    methods = options.methods.intersection(taken)
    searchesAmounts = metrics.contains { $0.followsFromAmount }
    roundsAreas = options.roundsAreas
  }
}

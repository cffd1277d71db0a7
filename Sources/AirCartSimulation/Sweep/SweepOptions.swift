/// What a sweep computes and how much it may use.
package struct SweepOptions: Sendable {
  /// Who answers for a cell.
  package struct Methods: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The reference rule.
    package static let greedy = Methods(rawValue: 1)
    /// The exact method that suits each cart.
    package static let optimal = Methods(rawValue: 2)
    /// The exhaustive search: beside `optimal` as its judge, without it in its place.
    package static let exhaustive = Methods(rawValue: 4)
  }

  package var methods: Methods = [.greedy, .optimal, .exhaustive]
  package var metrics: [CellMetric] = CellMetric.allCases
  /// Threads at work; `nil` for as many as the machine has.
  package var threads: Int?
  /// The most assignments that the judging search tries; beyond it cells are drawn by seed.
  package var assignmentBudget = 2e9
  package var seed: UInt64 = 1

  package init() {}
}

import AirCart
package import AirCartSimulation
import Synchronization

/// Plans cells of a sweep one by one, without its short cuts, and compares every metric exactly.
package struct CellCheck: Sendable {
  /// Why a sweep cannot be what it says.
  package enum Fault: Error, Equatable, Sendable {
    /// No method takes a cell.
    case unplanned
    /// Sweep and plan disagree: metric, row and both values, which is a fault of AirCart.
    case disagreement(String, row: Int, swept: Double, planned: Double)
  }

  private let sample: CellSample
  private let threads: Int?

  package init(_ sample: CellSample, threads: Int?) {
    self.sample = sample
    self.threads = threads
  }

  /// Compares a sweep with the plans of the cells.
  ///
  /// - Parameters:
  ///   - results: The sweep.
  ///   - exact: Whether the sweep ran an exact method, and not the exhaustive search alone.
  ///   - isStopped: Whether to leave the other cells out.
  ///   - tell: Is told how many cells are done.
  /// - Throws: The first fault by row.
  package func compare(
    _ results: SweepResults, exact: Bool, isStopped: @Sendable () -> Bool,
    tell: @Sendable (Int) -> Void
  ) throws(Fault) {
    let done = Atomic<Int>(0)
    let faults: [Fault?] = concurrentMap(count: sample.rows.count, threads: threads) {
      guard !isStopped() else { return nil }
      let fault = Self.fault(inRow: sample.rows[$0], results, exact: exact)
      tell(done.wrappingAdd(1, ordering: .relaxed).newValue)
      return fault
    }
    if let fault = faults.lazy.compactMap(\.self).first { throw fault }
  }

  private static func fault(inRow row: Int, _ results: SweepResults, exact: Bool) -> Fault? {
    let cell = results.grid.cell(ofRow: row)
    guard let problem = try? results.grid.problem(at: cell),
      let plan = try? Plan(problem, method: exact ? nil : .exhaustive)
    else { return .unplanned }
    for metric in results.metrics {
      let (swept, planned) = (results.value(metric, at: cell), metric.value(of: plan, for: problem))
      guard swept != planned, !(swept.isNaN && planned.isNaN) else { continue }
      return .disagreement(metric.name, row: row, swept: swept, planned: planned)
    }
    return nil
  }
}

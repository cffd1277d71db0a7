import AirCart
import AirCartReports
import AirCartSimulation
import Synchronization

/// Plans cells of a sweep one by one, without its short cuts, and compares every metric exactly.
struct CellCheck {
  let sample: CellSample
  let threads: Int?
  let console: Console

  /// Compares a sweep with the plans of the cells.
  ///
  /// - Throws: `CommandError` where a cell cannot be planned, or where sweep and plan disagree,
  ///   which is a fault of AirCart and not of the run.
  func compare(_ results: SweepResults, exact: Bool) throws {
    let bar = ProgressBar(total: sample.rows.count, console: console)
    defer { bar.finish() }
    let done = Atomic<Int>(0)
    let faults: [CommandError?] = concurrentMap(count: sample.rows.count, threads: threads) {
      guard !Interrupt.isRequested else { return nil }
      let fault = fault(inRow: sample.rows[$0], results, exact: exact)
      bar.update(done: done.wrappingAdd(1, ordering: .relaxed).newValue)
      return fault
    }
    if let fault = faults.lazy.compactMap(\.self).first { throw fault }
  }

  private func fault(
    inRow row: Int, _ results: SweepResults, exact: Bool
  ) -> CommandError? {
    let cell = results.grid.cell(ofRow: row)
    guard let problem = try? results.grid.problem(at: cell),
      let plan = try? Plan(problem, method: exact ? nil : .exhaustive)
    else {
      return CommandError(
        .malformedData, "A cell of the scenario cannot be planned: no method takes it.")
    }
    for metric in results.metrics {
      let (swept, planned) = (results.value(metric, at: cell), metric.value(of: plan, for: problem))
      guard swept != planned, !(swept.isNaN && planned.isNaN) else { continue }
      return CommandError(
        .internalFault,
        "Sweep and plan disagree about \(metric.name) of cell \(row): \(swept) and \(planned).",
        remedy: "This is a fault of aircart; please report it with the scenario.")
    }
    return nil
  }
}

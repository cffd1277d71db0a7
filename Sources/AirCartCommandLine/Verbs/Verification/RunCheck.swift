import AirCart
import AirCartReports
import AirCartScenarios
import AirCartSimulation
import Synchronization

/// Recomputes the cells of a run and compares every value in its files.
///
/// Cells go through `Plan`, without the short cuts of a sweep. Where only some are recomputed the
/// files are compared with a new sweep, and the sweep with the plans of those cells.
struct RunCheck {
  let grid: SweepGrid
  let record: RunRecord
  let sample: CellSample
  let threads: Int?
  let console: Console

  /// A cell's values by metric, NaN where there is none.
  private typealias Values = [Double]

  /// Checks the files in a folder.
  ///
  /// - Throws: `CommandError` where a cell cannot be computed, or where sweep and plan disagree,
  ///   which is a fault of AirCart and not of the run.
  func findings(in folder: String) throws -> Findings {
    let planned = try Interrupt.stoppable(plannedValues)
    let verification = RunVerification(folder, grid: grid, metrics: record.metrics)
    guard sample.seed != nil else {
      return Findings(verification.verify { dictionary(planned[grid.row(of: $0)]) })
    }
    let results = try Interrupt.stoppable(sweep)
    try compare(planned, with: results)
    return Findings(
      verification.verify { cell in
        dictionary(record.metrics.map { results.value($0, at: cell) })
      })
  }

  private func dictionary(_ values: Values) -> [CellMetric: Double] {
    Dictionary(uniqueKeysWithValues: zip(record.metrics, values))
  }

  // MARK: Plans

  private func plannedValues() throws -> [Values] {
    let bar = ProgressBar(total: sample.rows.count, console: console)
    defer { bar.finish() }
    let done = Atomic<Int>(0)
    let values: [Values?] = concurrentMap(count: sample.rows.count, threads: threads) { index in
      guard !Interrupt.isRequested else { return [] }
      let values = self.values(ofRow: sample.rows[index])
      bar.update(done: done.wrappingAdd(1, ordering: .relaxed).newValue)
      return values
    }
    return try values.map { values in
      guard let values else {
        throw CommandError(
          .malformedData, "A cell of the scenario cannot be planned: no method takes it.")
      }
      return values
    }
  }

  private func values(ofRow row: Int) -> Values? {
    guard let problem = try? grid.problem(at: grid.cell(ofRow: row)),
      let plan = try? Plan(
        problem, method: record.methods.contains(.optimal) ? nil : .exhaustive)
    else { return nil }
    return record.metrics.map { $0.value(of: plan, for: problem) }
  }

  // MARK: The sweep

  private func sweep() throws -> SweepResults {
    var options = SweepOptions()
    options.methods = record.methods
    // The judge beside the exact method has no say in the numbers.
    if record.methods.contains(.optimal) { options.methods.remove(.exhaustive) }
    options.metrics = record.metrics
    options.threads = threads
    let bar = ProgressBar(total: grid.cellCount, console: console)
    defer { bar.finish() }
    do {
      return try Sweep(grid, options: options).run(
        isCancelled: { Interrupt.isRequested }, progress: { bar.update(done: $0) })
    } catch SweepError.cancelled {
      throw CommandError(.interrupted, "Stopped. Nothing was written.")
    } catch {
      throw CommandError(
        .malformedData,
        "The scenario cannot be swept: its numbers leave the range that can be "
          + "computed, or a cart has too many tanks.")
    }
  }

  private func compare(_ planned: [Values], with results: SweepResults) throws {
    for (row, values) in zip(sample.rows, planned) {
      let cell = grid.cell(ofRow: row)
      for (metric, value) in zip(record.metrics, values) {
        let swept = results.value(metric, at: cell)
        guard swept != value, !(swept.isNaN && value.isNaN) else { continue }
        throw CommandError(
          .internalFault,
          "Sweep and plan disagree about \(metric.name) of cell \(row): \(swept) and \(value).",
          remedy: "This is a fault of aircart; please report it with the scenario.")
      }
    }
  }
}

extension Findings {
  /// What comparing a run's files found.
  fileprivate init(_ outcome: RunVerification.Outcome) {
    for discrepancy in outcome.manifest { add(discrepancy) }
    for discrepancy in outcome.discrepancies {
      add(
        .cell, at: discrepancy.site, found: discrepancy.found.shownOrNothing,
        expected: discrepancy.expected.shownOrNothing)
    }
    addUnkept(outcome.discrepancyCount - outcome.discrepancies.count)
    valueCount = outcome.valueCount
  }

  /// Adds a difference between a folder and its manifest.
  mutating func add(_ discrepancy: Manifest.Discrepancy) {
    let (path, found, expected) =
      switch discrepancy {
      case .missing(let path): (path, "no file", "the file that was written")
      case .changed(let path): (path, "other bytes", "the bytes that were written")
      case .extra(let path): (path, "a file", "none, for the manifest does not list it")
      case .outside(let path): (path, "a path out of the folder", "one inside it")
      case .unreadable(let path): (path, "no manifest of aircart", "one")
      }
    add(.manifest, at: path, found: found, expected: expected)
  }
}

extension RunDiscrepancy {
  /// The file and the place in it.
  fileprivate var site: String {
    switch place {
    case .file: file
    case .row(let row, let column): "\(file), row \(row), \(column)"
    case .element(let indices): "\(file), element \(indices)"
    }
  }
}

extension String {
  fileprivate var shownOrNothing: String { isEmpty ? "nothing" : clipped }
}

import AirCart
package import AirCartSimulation

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

  /// Compares a sweep with the plans of the cells, unless asked to stop.
  ///
  /// It is exact where it ran an exact method, and not the exhaustive search alone.
  ///
  /// - Throws: The first fault by row.
  package func compare(
    _ results: SweepResults, exact: Bool, _ watch: StudyWatch
  ) throws(Fault) {
    let faults = try? watch.tallies(
      of: sample.rows.indices, threads: threads, orThrow: CancellationError()
    ) { index, ended in
      defer { ended(1) }
      return Self.fault(inRow: sample.rows[index], results, exact: exact)
    }
    if let fault = faults?.lazy.compactMap(\.self).first { throw fault }
  }

  private static func fault(inRow row: Int, _ results: SweepResults, exact: Bool) -> Fault? {
    let cell = results.grid.cell(ofRow: row)
    guard let job = try? results.grid.job(at: cell),
      let plan = try? Plan(job, method: exact ? nil : .exhaustive)
    else { return .unplanned }
    for metric in results.metrics {
      let (swept, planned) = (results.value(metric, at: cell), metric.value(of: plan, for: job))
      guard swept != planned, !(swept.isNaN && planned.isNaN) else { continue }
      return .disagreement(metric.name, row: row, swept: swept, planned: planned)
    }
    return nil
  }
}

/// The cells of a run that are recomputed one by one: all, or some drawn by a seed.
package struct CellSample: Equatable, Sendable {
  /// The most cells that are recomputed unless more are asked for.
  package static let limit = 20_000

  package let rows: [Int]
  /// `nil` where all cells are taken.
  package let seed: UInt64?

  /// Draws cells, each at most once, or takes all where that many are asked for.
  package init(of cellCount: Int, asked: Int?, seed: UInt64) {
    let count = asked ?? Self.limit
    guard count < cellCount else {
      rows = Array(0..<cellCount)
      self.seed = nil
      return
    }
    self.seed = seed
    rows = Self.drawn(count, of: cellCount, RandomStream(seed: seed))
  }

  /// Floyd's way: every set of that size is as likely as any other (CACM 30:9, 1987).
  private static func drawn(_ count: Int, of cellCount: Int, _ stream: RandomStream) -> [Int] {
    var drawn: Set<Int> = []
    for last in (cellCount - count)..<cellCount {
      let row = Int(stream.unit(at: last) * Double(last + 1))
      if !drawn.insert(min(row, last)).inserted { drawn.insert(last) }
    }
    return drawn.sorted()
  }
}

import AirCart

/// What one method did on the jobs of one cart and one number of products, added up job by job;
/// `MethodQuality` says what is counted, as shares.
struct MethodTally: Sendable {
  var jobs = 0
  var leastJobs = 0
  var misfits = 0
  var uncovered = 0
  var fullyCovered = 0
  /// Bushels unallocated beyond the optimum, and the same over the demand.
  var gap = Moments()
  var relative = Moments()
  /// Those above zero.
  var gaps: [Double] = []
  var relatives: [Double] = []
  /// Area covered over what one filling can cover, where the method covers anything.
  var coverage = Moments()
  var leastCoverage = Double.infinity
  var candidates = 0
  var subsetPairs = 0

  mutating func add(_ answer: QualityAnswer, optimum: QualityAnswer, _ job: JobNumbers) {
    jobs += 1
    let short = unallocatedGap(
      greedy: answer.unallocated, optimal: optimum.unallocated, totalDemand: job.totalDemand)
    gap.add(short)
    let share = job.totalDemand > 0 ? short / job.totalDemand : 0
    relative.add(share)
    if short > 0 {
      gaps.append(short)
      relatives.append(share)
      if optimum.unallocated == 0 { misfits += 1 }
    } else {
      leastJobs += 1
    }
    addCoverage(answer.covered, of: optimum.covered)
    candidates += answer.counters.candidates
    subsetPairs += answer.counters.subsetPairs
  }

  private mutating func addCoverage(_ covered: Double, of possible: Double) {
    guard possible > 0 else { return }
    guard covered > 0 else {
      uncovered += 1
      return
    }
    // The exact methods' areas may differ by the rounding of one division.
    let share = min(1, covered / possible)
    if share >= 1 - Tolerance.tie { fullyCovered += 1 }
    coverage.add(share)
    if share < leastCoverage { leastCoverage = share }
  }

  /// Adds a part of the work that comes after this one.
  mutating func merge(_ other: MethodTally) {
    for count in Self.counts { self[keyPath: count] += other[keyPath: count] }
    gap.merge(other.gap)
    relative.merge(other.relative)
    gaps += other.gaps
    relatives += other.relatives
    coverage.merge(other.coverage)
    leastCoverage = min(leastCoverage, other.leastCoverage)
  }
}

/// The jobs of one cart and one number of products.
package struct QualityTally: Sendable {
  var jobs = 0
  /// Jobs that no number of fills can seed, because a product would have no tank.
  var infeasible = 0
  /// One for each method of the study, in its order.
  var methods: [MethodTally]
  /// The largest relative difference between the exact methods, over both objectives.
  var disagreement = 0.0
  /// Where greedy leaves most beyond the optimum, the first such job.
  var worst: (job: Int, gap: Double)?

  init(methodCount: Int) {
    methods = Array(repeating: MethodTally(), count: methodCount)
  }

  mutating func noteWorst(job: Int, gap: Double) {
    if gap > worst?.gap ?? 0 { worst = (job, gap) }
  }

  mutating func noteDifference(_ left: Double, _ right: Double) {
    let relative = abs(left - right) / max(1, abs(left), abs(right))
    // Not a number is the largest difference of all.
    if !(relative <= disagreement) { disagreement = relative }
  }

  mutating func merge(_ other: QualityTally) {
    jobs += other.jobs
    infeasible += other.infeasible
    for method in methods.indices { methods[method].merge(other.methods[method]) }
    if !(other.disagreement <= disagreement) { disagreement = other.disagreement }
    if let worst = other.worst { noteWorst(job: worst.job, gap: worst.gap) }
  }
}

// MARK: - Records

extension MethodTally {
  /// The whole numbers, in the order in which they are kept.
  private static let counts: [any WritableKeyPath<MethodTally, Int> & Sendable] = [
    \.jobs, \.leastJobs, \.misfits, \.uncovered, \.fullyCovered, \.candidates, \.subsetPairs,
  ]

  mutating func visit(_ records: inout PartRecords) {
    for count in Self.counts { records.visit(&self[keyPath: count]) }
    gap.visit(&records)
    relative.visit(&records)
    coverage.visit(&records)
    records.visit(&gaps)
    records.visit(&relatives)
    records.visit(&leastCoverage)
  }
}

extension QualityTally {
  mutating func visit(_ records: inout PartRecords) {
    records.visit(&jobs)
    records.visit(&infeasible)
    for method in methods.indices { methods[method].visit(&records) }
    records.visit(&disagreement)
    var (job, gap) = worst ?? (-1, 0)
    records.visit(&job)
    records.visit(&gap)
    worst = job < 0 ? nil : (job, gap)
  }
}

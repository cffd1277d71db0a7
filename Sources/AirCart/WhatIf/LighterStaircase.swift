/// A job as a function of one number with each set of tanks in use, where a weight limit counts the
/// reserves of those; without any set where the limit does not depend on them.
struct LighterVariants {
  private struct Variant {
    let job: ParametricJob
    let solver: ExactSolver
  }

  /// 1,024 sets, which take some seconds.
  static let tankLimit = 10

  private let variants: [Variant]

  /// Lists the sets.
  ///
  /// - Throws: `WhatIfError.tooLarge` where they would be too many.
  init(_ job: Job, _ variation: Variation) throws(WhatIfError) {
    guard WeightLimit(job).dependsOnTanks else {
      variants = []
      return
    }
    variants = try job.jobsToLookAt().map {
      let varied = ParametricJob($0, variation)
      return Variant(job: varied, solver: ExactSolver(varied.instance))
    }
  }

  var isEmpty: Bool { variants.isEmpty }

  /// What the limit allows with each set.
  var weights: [AreaLevel] { variants.compactMap { $0.job.weight } }

  /// The canonical assignment among those of all sets that cover an area and weigh little enough.
  func canonical(_ unitDemands: [Double], covering acres: Double, at parameter: Double)
    -> Assignment?
  {
    let wanted = acres * (1 - 2 * Tolerance.tie)
    var best: Assignment?
    for variant in variants {
      guard (variant.job.weight?.acres(at: parameter) ?? .infinity) >= wanted,
        variant.solver.largestArea(unitDemands) >= wanted
      else { continue }
      let found = variant.solver.canonicalAssignment(unitDemands: unitDemands, covering: acres)
      if best.map({ variant.job.instance.prefers(found, to: $0) }) ?? true { best = found }
    }
    return best
  }

  /// The largest area per fill: the greatest of the staircases.
  ///
  /// Two levels meet once at most, so that they are merged one after the other.
  func staircase(from lower: Fraction, to upper: Fraction) -> [AreaStaircase.Piece] {
    var greatest: [AreaStaircase.Piece] = []
    for variant in variants {
      let pieces = AreaStaircase(variant.job, variant.solver, from: lower, to: upper).pieces
      greatest = greatest.isEmpty ? pieces : greatest.merged(with: pieces)
    }
    return greatest
  }
}

extension [AreaStaircase.Piece] {
  /// The greater of two staircases over one range, piece by piece.
  fileprivate func merged(with others: Self) -> Self {
    guard let first, !others.isEmpty else { return self }
    var merged: Self = []
    var (own, other) = (0, 0)
    var start = first.lower
    while own < count, other < others.count {
      let ends = (self[own].upper, others[other].upper)
      let end = ends.0.value <= ends.1.value ? ends.0 : ends.1
      merged.append(self[own].level, others[other].level, from: start, to: end)
      start = end
      if self[own].upper.value <= end.value { own += 1 }
      if others[other].upper.value <= end.value { other += 1 }
    }
    return merged
  }

  /// The greater of two levels on a stretch, in two pieces where they meet inside.
  private mutating func append(
    _ own: AreaLevel, _ other: AreaLevel, from start: Fraction, to end: Fraction
  ) {
    let piece = AreaStaircase.Piece(lower: start, upper: end, level: own)
    for part in piece.split(at: other) where part.upper.value > part.lower.value {
      let middle = (part.lower.value + part.upper.value) / 2
      let isOther = other.acres(at: middle) > own.acres(at: middle) * (1 + Tolerance.tie)
      let level = isOther ? other : own
      if let last, last.level == level {
        self[count - 1] = .init(lower: last.lower, upper: part.upper, level: level)
      } else {
        append(.init(lower: part.lower, upper: part.upper, level: level))
      }
    }
  }
}

extension Job {
  /// The job, or the job with each set of tanks in use where a weight limit depends on that.
  ///
  /// - Throws: `WhatIfError.tooLarge` where that would be too many.
  func jobsToLookAt() throws(WhatIfError) -> [Job] {
    guard WeightLimit(self).dependsOnTanks else { return [self] }
    let tanks = rules.usableTanks.count
    guard tanks <= LighterVariants.tankLimit else {
      throw .tooLarge(
        .tooManyTanks(tanks, limit: LighterVariants.tankLimit, method: .subsetProgramme))
    }
    return LighterJobs.all(of: self)
  }
}

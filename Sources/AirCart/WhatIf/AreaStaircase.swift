/// The largest area per fill as a function of the varied number, in pieces of one formula each.
///
/// Let the need of one product grow with u. An assignment σ gives it C bushels and lets the others
/// cover K acres, so that its fill covers min(K, C / gain / u). Only assignments matter for which no
/// other has both more C and more K; with them in order of C the best of all is a staircase of
/// constants K and hyperbolas C / u. Two neighbours (C₁, K₁), (C₂, K₂) leave room for a third only
/// above the corner where C₁ / u meets K₂: one exact optimum there finds it or shows that there is
/// none.
struct AreaStaircase {
  /// A stretch on which one formula holds.
  struct Piece: Equatable {
    let lower: Fraction
    let upper: Fraction
    let level: AreaLevel
  }

  private(set) var pieces: [Piece] = []

  init(pieces: [Piece]) { self.pieces = pieces }

  /// Finds the pieces between two parameters; none when some product must go without a tank.
  init(_ job: ParametricJob, _ solver: ExactSolver, from lower: Fraction, to upper: Fraction) {
    let search = StepSearch(job: job, solver: solver)
    // At u = 0 nothing of the product is needed; a fill just beside it is what the piece is about.
    let start = max(lower.value, upper.value * 1e-12)
    guard let first = search.step(at: start), let last = search.step(at: upper.value) else {
      return
    }
    append(search.staircase(from: first, to: last).flatMap { $0.levels }, from: lower, to: upper)
    if let weight = job.weight {
      pieces = weight.numerator > 0 ? pieces.flatMap { $0.limited(by: weight) } : []
    }
  }

  /// Lays levels out one behind the other, each up to where it meets the next.
  private mutating func append(
    _ levels: [AreaLevel], from lower: Fraction, to upper: Fraction
  ) {
    for (index, level) in levels.enumerated() {
      let start = pieces.last?.upper ?? lower
      let next = levels.dropFirst(index + 1).first
      var end = next.flatMap { level.meeting($0) } ?? upper
      if end.value >= upper.value * (1 - Tolerance.tie) { end = upper }
      guard end.value > start.value * (1 + Tolerance.tie) else { continue }
      pieces.append(Piece(lower: start, upper: end, level: level))
    }
  }

  /// The formula that holds at a parameter, the right one of two that meet there.
  func level(at parameter: Double) -> AreaLevel? {
    (pieces.first { parameter < $0.upper.value } ?? pieces.last)?.level
  }
}

extension AreaStaircase.Piece {
  /// The piece, in two where another level crosses its own.
  func split(at other: AreaLevel) -> [Self] {
    guard let meeting = level.meeting(other), meeting.value > lower.value * (1 + Tolerance.tie),
      meeting.value < upper.value * (1 - Tolerance.tie)
    else { return [self] }
    return [
      Self(lower: lower, upper: meeting, level: level),
      Self(lower: meeting, upper: upper, level: level),
    ]
  }

  /// The piece below a weight limit.
  fileprivate func limited(by weight: AreaLevel) -> [Self] {
    split(at: weight).map { Self(lower: $0.lower, upper: $0.upper, level: $0.least(weight)) }
  }

  /// The lower of the two levels in the middle.
  private func least(_ weight: AreaLevel) -> AreaLevel {
    let middle = (lower.value + upper.value) / 2
    return weight.acres(at: middle) < level.acres(at: middle) * (1 - Tolerance.tie) ? weight : level
  }
}

/// An assignment as the staircase sees it.
private struct Step {
  /// The area that the varied need covers; `nil` where no single need is varied.
  let varied: (given: Double, level: AreaLevel)?
  /// The area that all others cover; `nil` without others.
  let rest: AreaLevel?
  let acres: Double

  /// Along the staircase one follows on the other.
  var levels: [AreaLevel] { [rest, varied?.level].compactMap { $0 } }
}

/// Finds the steps of a staircase by exact optima.
private struct StepSearch {
  let job: ParametricJob
  let solver: ExactSolver

  /// The canonical best assignment at a parameter.
  func step(at parameter: Double) -> Step? {
    let unitDemands = job.unitDemands(at: parameter)
    let best = solver.largestArea(unitDemands)
    guard best > 0 else { return nil }
    let assignment = solver.canonicalAssignment(unitDemands: unitDemands, covering: best)
    let given = job.instance.given(by: assignment)
    let rest = job.scarcestOther(given, unitDemands)
    return Step(
      varied: job.variedProduct.map { (given[$0], given[$0] * job.acresPerBushel[$0]) },
      rest: rest.map { given[$0] * job.acresPerBushel[$0] },
      acres: FillArithmetic.leastArea(given: given, unitDemands: unitDemands, count: given.count))
  }

  func staircase(from first: Step, to last: Step) -> [Step] {
    var steps = [first]
    refine(first, last, &steps)
    steps.append(last)
    return upper(steps)
  }

  private func refine(_ left: Step, _ right: Step, _ steps: inout [Step]) {
    guard let varied = left.varied, let rest = right.rest,
      (right.varied?.given ?? 0) > varied.given * (1 + Tolerance.tie),
      let corner = varied.level.meeting(rest),
      let found = step(at: corner.value),
      found.acres > rest.acres(at: corner.value) * (1 + 2 * Tolerance.tie)
    else { return }
    refine(left, found, &steps)
    steps.append(found)
    refine(found, right, &steps)
  }

  /// Leaves out steps that another surpasses.
  private func upper(_ steps: [Step]) -> [Step] {
    var upper: [Step] = []
    for step in steps {
      guard let varied = step.varied, let rest = step.rest else { return [step] }
      while let last = upper.last?.rest,
        last.acres(at: 0) <= rest.acres(at: 0) * (1 + Tolerance.tie),
        (upper.last?.varied?.given ?? 0) <= varied.given
      {
        upper.removeLast()
      }
      if let last = upper.last?.varied, varied.given <= last.given * (1 + Tolerance.tie) {
        continue
      }
      upper.append(step)
    }
    return upper
  }
}

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
    let builder = PieceBuilder(upper: upper)
    pieces = builder.pieces(search.staircase(from: first, to: last), from: lower)
    if let weight = job.weight {
      pieces = weight.numerator > 0 ? pieces.flatMap { $0.limited(by: weight) } : []
    }
  }

  /// The formula that holds at a parameter, the right one of two that meet there.
  func level(at parameter: Double) -> AreaLevel? {
    (pieces.first { parameter < $0.upper.value } ?? pieces.last)?.level
  }
}

extension AreaStaircase.Piece {
  /// The piece below a weight limit, in two where it meets the limit.
  fileprivate func limited(by weight: AreaLevel) -> [Self] {
    guard let meeting = level.meeting(weight), meeting.value > lower.value * (1 + Tolerance.tie),
      meeting.value < upper.value * (1 - Tolerance.tie)
    else { return [Self(lower: lower, upper: upper, level: least(weight))] }
    let parts = [
      Self(lower: lower, upper: meeting, level: level),
      Self(lower: meeting, upper: upper, level: level),
    ]
    return parts.map { Self(lower: $0.lower, upper: $0.upper, level: $0.least(weight)) }
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
  let varied: (product: Int, given: Double, level: AreaLevel)?
  /// The area that all others cover; `nil` without others.
  let rest: AreaLevel?
  let acres: Double
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
    let varied = job.variedProduct
    return Step(
      varied: varied.map { ($0, given[$0], job.level(of: $0, given: given[$0])) },
      rest: job.scarcestOther(given, unitDemands).map { job.level(of: $0, given: given[$0]) },
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
      let corner = job.parameter(whereNeedOf: varied.product, at: rest, is: varied.given),
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

/// Lays steps out as pieces, one behind the other.
private struct PieceBuilder {
  let upper: Fraction

  func pieces(_ steps: [Step], from lower: Fraction) -> [AreaStaircase.Piece] {
    var pieces: [AreaStaircase.Piece] = []
    for (index, step) in steps.enumerated() {
      if let rest = step.rest {
        append(rest, to: step.varied.map { meeting($0.level, rest) }, from: lower, &pieces)
      }
      guard let varied = step.varied else { continue }
      let next = index + 1 < steps.count ? steps[index + 1].rest : nil
      append(varied.level, to: next.map { meeting(varied.level, $0) }, from: lower, &pieces)
    }
    return pieces
  }

  /// Where a hyperbola comes down to a constant.
  private func meeting(_ hyperbola: AreaLevel, _ constant: AreaLevel) -> Fraction {
    Fraction(hyperbola.numerator * constant.base, over: hyperbola.slope * constant.numerator)
  }

  private func append(
    _ level: AreaLevel, to end: Fraction?, from lower: Fraction,
    _ pieces: inout [AreaStaircase.Piece]
  ) {
    let start = pieces.last?.upper ?? lower
    var end = end ?? upper
    if end.value >= upper.value * (1 - Tolerance.tie) { end = upper }
    guard end.value > start.value * (1 + Tolerance.tie) else { return }
    pieces.append(.init(lower: start, upper: end, level: level))
  }
}

/// Cuts a range at every value where something could change, and says what holds at each such
/// point and between them.
///
/// What could change is where a product's need for the largest area per fill is exactly a capacity
/// that it can be given; where fills make exactly the field; and where two formulas of the area
/// meet. Between two such points the assignments that are good enough stay the same, and at a point
/// they are those of its two sides together with those that just fit.
struct BreakSearch {
  /// A point, when its ends are the same, or the open stretch between two.
  struct Item {
    let lower: Double
    let upper: Double
    let state: WhatIf.State
  }

  /// An open stretch between two points, in the parameter.
  struct Stretch {
    let lower: Fraction
    let upper: Fraction
    /// The formula of the largest area per fill; `nil` when infeasible.
    let level: AreaLevel?
    var assignment = Assignment.empty

    var middle: Double { (lower.value + upper.value) / 2 }
  }

  let job: ParametricJob
  let solver: ExactSolver
  let lower: Fraction
  let upper: Fraction
  let staircase: AreaStaircase
  let fillLimit: Int
  /// What holds at a rate of zero, where the range begins there: the varied product needs no tank
  /// then, so it is a job without that product, which this one cannot be asked about.
  let zero: WhatIf.State?
  /// The job with each set of tanks in use, where that matters.
  let lighter: LighterVariants

  init(
    _ job: ParametricJob, _ solver: ExactSolver, from lower: Double, to upper: Double,
    fillLimit: Int, zero: WhatIf.State? = nil, lighter: LighterVariants
  ) {
    self.job = job
    self.solver = solver
    self.zero = zero
    self.lower = job.parameter(job.isReciprocal ? upper : lower)
    self.upper = job.parameter(job.isReciprocal ? lower : upper)
    self.lighter = lighter
    self.fillLimit = fillLimit
    staircase =
      lighter.isEmpty
      ? AreaStaircase(job, solver, from: self.lower, to: self.upper)
      : AreaStaircase(pieces: lighter.staircase(from: self.lower, to: self.upper))
  }

  /// Points and stretches in turn, in order of the stated number.
  func items() -> [Item] {
    var stretches = stretches(between: points())
    assign(&stretches)
    var items: [Item] = []
    for (index, stretch) in stretches.enumerated() {
      let before = index > 0 ? stretches[index - 1] : nil
      if index == 0, let zero {
        items.append(Item(lower: 0, upper: 0, state: zero))
      } else {
        items.append(point(stretch.lower, between: before, and: stretch))
      }
      items.append(item(of: stretch))
    }
    if let last = stretches.last { items.append(point(last.upper, between: last, and: nil)) }
    return job.isReciprocal ? items.reversed() : items
  }

  private func stretches(between points: [Fraction]) -> [Stretch] {
    points.indices.dropLast().map { index in
      let (lower, upper) = (points[index], points[index + 1])
      let level = staircase.level(at: (lower.value + upper.value) / 2)
      return Stretch(lower: lower, upper: upper, level: level)
    }
  }

  // MARK: Assignments

  /// Finds the canonical assignment of every stretch.
  ///
  /// Along stretches of one formula the assignments that are good enough only become fewer, or
  /// only more. The canonical one of many is the canonical one of fewer as long as it is among
  /// them, so that a new optimum is asked for only where it is not.
  private func assign(_ stretches: inout [Stretch]) {
    var start = 0
    while start < stretches.count {
      var end = start + 1
      while end < stretches.count, stretches[end].level == stretches[start].level { end += 1 }
      if let level = stretches[start].level {
        // On a hyperbola the varied need stays and the others shrink; with a constant area needs grow.
        let indices = Array(start..<end)
        assign(&stretches, in: level.slope == 0 ? indices : indices.reversed(), level)
      } else {
        for index in start..<end {
          stretches[index].assignment = leastUnallocated(stretches[index].middle)
        }
      }
      start = end
    }
  }

  /// Goes through stretches in the direction in which assignments drop out.
  private func assign(_ stretches: inout [Stretch], in order: [Int], _ level: AreaLevel) {
    // Some needs grow and others shrink, as below a weight limit when one rate is varied, or the
    // tanks that may be used change.
    let isMixed = level.slope > 0 && level.base > 0 || !lighter.isEmpty
    var current: Assignment?
    for index in order {
      if isMixed { current = nil }
      let middle = stretches[index].middle
      let acres = level.acres(at: middle)
      let unitDemands = job.unitDemands(at: middle)
      if let found = current, covers(found, unitDemands, acres) {
        stretches[index].assignment = found
      } else {
        let found = canonical(unitDemands, covering: acres, at: middle)
        stretches[index].assignment = found
        current = found
      }
    }
  }

  private func covers(_ assignment: Assignment, _ unitDemands: [Double], _ acres: Double) -> Bool {
    let given = job.instance.given(by: assignment)
    let wanted = acres * (1 - Tolerance.tie)
    return unitDemands.indices.allSatisfy { given[$0] >= unitDemands[$0] * wanted }
  }

  func leastUnallocated(_ parameter: Double) -> Assignment {
    solver.leastUnallocated(demands(at: parameter)).assignment
  }

  func demands(at parameter: Double) -> [Double] {
    let field = job.field(at: parameter)
    return job.unitDemands(at: parameter).map { $0 * field }
  }
}

// MARK: States

extension BreakSearch {
  private func item(of stretch: Stretch) -> Item {
    let fills = stretch.level.map { level in
      let after = fillsAfter(stretch.lower.value, level)
      let before = fillsBefore(stretch.upper.value, level)
      return job.isReciprocal
        ? WhatIf.FillRange(atLower: before, atUpper: after)
        : WhatIf.FillRange(atLower: after, atUpper: before)
    }
    let state = state(stretch.assignment, at: stretch.middle, fills: fills)
    let ends = (job.stated(stretch.lower), job.stated(stretch.upper))
    return Item(lower: min(ends.0, ends.1), upper: max(ends.0, ends.1), state: state)
  }

  private func point(_ point: Fraction, between left: Stretch?, and right: Stretch?) -> Item {
    let level = left?.level ?? right?.level
    let fills = level.map { fillsBefore(point.value, $0) }
    let value = job.stated(point)
    let state = state(
      assignment(at: point.value, level, left, right), at: point.value,
      fills: fills.map { .init(atLower: $0, atUpper: $0) })
    return Item(lower: value, upper: value, state: state)
  }

  /// The canonical assignment at a point; where both sides agree, the point does too.
  private func assignment(
    at parameter: Double, _ level: AreaLevel?, _ left: Stretch?, _ right: Stretch?
  ) -> Assignment {
    guard let level else { return leastUnallocated(parameter) }
    if let left, let right, left.assignment == right.assignment { return left.assignment }
    return canonical(
      job.unitDemands(at: parameter), covering: level.acres(at: parameter), at: parameter)
  }

  private func canonical(
    _ unitDemands: [Double], covering acres: Double, at parameter: Double
  ) -> Assignment {
    lighter.canonical(unitDemands, covering: acres, at: parameter)
      ?? solver.canonicalAssignment(unitDemands: unitDemands, covering: acres)
  }

  private func state(
    _ assignment: Assignment, at parameter: Double, fills: WhatIf.FillRange?
  ) -> WhatIf.State {
    let instance = job.instance
    let given = instance.given(by: assignment)
    let unitDemands = job.unitDemands(at: parameter)
    let least = min(
      FillArithmetic.leastArea(given: given, unitDemands: unitDemands, count: given.count),
      job.weight(using: assignment.tanks)?.acres(at: parameter) ?? .infinity)
    let limiting =
      fills == nil
      ? nil
      : FillArithmetic.limitingProduct(
        given: given, unitDemands: unitDemands, count: given.count, least: least)
    let level =
      limiting.map { given[$0] * job.acresPerBushel[$0] } ?? job.weight(using: assignment.tanks)
    return WhatIf.State(
      assignment: assignment.renumbered(
        instance.productIndices, tankCount: instance.capacities.count),
      limitingProduct: limiting.map { instance.productIndices[$0] },
      areaPerFill: fills == nil ? nil : level.map { job.formula($0) }, fills: fills)
  }

  /// The fills at a parameter and just below it.
  private func fillsBefore(_ parameter: Double, _ level: AreaLevel) -> Int {
    FillArithmetic.count(
      FillArithmetic.fills(
        field: job.field(at: parameter), areaPerFill: level.acres(at: parameter)))
  }

  /// The fills just above a parameter.
  private func fillsAfter(_ parameter: Double, _ level: AreaLevel) -> Int {
    guard job.isFieldVaried || level.slope > 0 else { return fillsBefore(parameter, level) }
    let quotient = job.field(at: parameter) / level.acres(at: parameter) + Tolerance.tie
    guard quotient >= 1 else { return 1 }
    return FillArithmetic.count(quotient.rounded(.down) + 1)
  }
}

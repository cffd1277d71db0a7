extension BreakSearch {
  /// What an assignment leaves unallocated near a parameter: intercept + slope · u.
  private struct Line {
    let intercept: Double
    let slope: Double

    func bushels(at parameter: Double) -> Double { intercept + slope * parameter }
  }

  /// Where the least unallocated assignment could change, for jobs in which some product must go
  /// without a tank.
  ///
  /// Between two values at which a demand is exactly a capacity, what an assignment leaves
  /// unallocated is linear in u, and the least of all is concave. There Eisner and Severance's method
  /// (Mathematical techniques for efficient record segmentation in large shared databases, J. ACM
  /// 23, 1976) finds every corner: where the lines of the assignments at both ends meet, one exact
  /// optimum finds a better one or shows that there is none.
  ///
  /// - Returns: The points inside the range, in no order.
  func envelopePoints() -> [Fraction] {
    var kinks: [Fraction] = []
    for product in 0..<job.productCount {
      for sum in job.sums[product] {
        let covered = sum * job.acresPerBushel[product]
        if let point = job.parameter(whereFieldIs: covered) { kinks.append(point) }
      }
    }
    let sorted = Self.sorted(kinks, from: lower, to: upper)
    var points = sorted
    for index in sorted.indices.dropLast() {
      let (lower, upper) = (sorted[index].value, sorted[index + 1].value)
      refine(
        from: lower, to: upper, left: line(at: lower, near: (lower + upper) / 2),
        right: line(at: upper, near: (lower + upper) / 2), into: &points)
    }
    return points
  }

  /// The line of the best assignment at a parameter, as it runs through a stretch.
  private func line(at parameter: Double, near middle: Double) -> Line {
    let given = job.instance.given(by: leastUnallocated(parameter))
    let demands = demands(at: middle)
    var (intercept, slope) = (0.0, 0.0)
    for product in given.indices where demands[product] > given[product] {
      intercept -= given[product]
      if job.acresPerBushel[product].slope > 0 || job.isFieldVaried {
        slope += demands[product] / middle
      } else {
        intercept += demands[product]
      }
    }
    return Line(intercept: intercept, slope: slope)
  }

  private func refine(
    from lower: Double, to upper: Double, left: Line, right: Line, into points: inout [Fraction]
  ) {
    let fall = left.slope - right.slope
    guard fall > 0 else { return }
    let corner = Fraction(right.intercept - left.intercept, over: fall)
    let margin = 2 * Tolerance.tie
    guard corner.value > lower * (1 + margin), corner.value < upper * (1 - margin) else { return }
    let demands = demands(at: corner.value)
    let best = solver.leastUnallocated(demands).bushels
    let allowed = Tolerance.tieBushels(totalDemand: demands.reduce(0, +))
    if best >= left.bushels(at: corner.value) - 2 * allowed {
      points.append(corner)
      return
    }
    let found = line(at: corner.value, near: (lower + upper) / 2)
    refine(from: lower, to: corner.value, left: left, right: found, into: &points)
    refine(from: corner.value, to: upper, left: found, right: right, into: &points)
  }
}

extension WhatIf {
  /// How many changes of the number of fills are listed by default.
  package static let defaultFillLimit = 20

  /// Looks at a job over a range.
  ///
  /// ```
  /// let whatIf = try WhatIf(job, varying: .rate(product: 1), from: 60, to: 300)
  /// for found in whatIf.breaks { … found.value … found.changes.assignment … }
  /// ```
  /// - Parameters:
  ///   - job: A job that is not empty; its own value of the varied number plays no part, but
  ///     for the factor on all rates, which multiplies its rates.
  ///   - variation: What is varied.
  ///   - lower: Where the range begins: above zero, but a rate may begin at zero when another
  ///     product is applied.
  ///   - upper: Where the range ends, above `lower`.
  ///   - fillLimit: How many changes of the number of fills are listed, from `lower` on.
  /// - Throws: `WhatIfError` when there is no such range or the job is too large.
  /// - Complexity: An exact optimum or two for each break point found and each piece of the area
  ///   per fill, after sorting the O(*n*·2^*t*) capacities that *n* products can get from *t* tanks.
  package init(
    _ job: Job, varying variation: Variation, from lower: Double,
    to upper: Double, fillLimit: Int = WhatIf.defaultFillLimit
  ) throws(WhatIfError) {
    guard lower < upper, upper.isFinite, lower > 0 || (lower == 0 && variation.mayBeZero) else {
      throw .invalidRange(lower, upper)
    }
    guard !job.reservesVary(variation) else { throw .reservesVary }
    let low = try job.checked(variation, lower)
    let high = try job.checked(variation, upper)
    let zero: State? = lower == 0 ? try State(ofZeroRate: low) : nil
    let example = variation.mayBeZero ? high : job
    let varied = ParametricJob(example, variation)
    try WhatIfError.unlessTooLarge { () throws(AllocationError) in
      try ExactSolver.check(varied.instance)
    }
    let search = BreakSearch(
      varied, ExactSolver(varied.instance), from: lower, to: upper, fillLimit: fillLimit,
      zero: zero, lighter: try LighterVariants(example, variation))
    let items = search.items()
    self.variation = variation
    self.lower = lower
    self.upper = upper
    segments = Self.segments(of: items)
    breaks = Self.breaks(of: items)
    fillChangesNotListed = items.reduce(0) { $0 + ($1.state.fills?.span ?? 0) }
  }

  /// Joins what has no break point between.
  private static func segments(of items: [BreakSearch.Item]) -> [Segment] {
    var segments: [Segment] = []
    for item in items {
      let isPoint = item.lower == item.upper
      let joined = segments.last.flatMap { last in
        Changes(from: last.state, to: item.state).isEmpty ? last : nil
      }
      if joined != nil { segments.removeLast() }
      segments.append(
        Segment(
          lower: joined?.lower ?? item.lower, upper: item.upper,
          includesLower: joined?.includesLower ?? isPoint, includesUpper: isPoint,
          state: joined.map { $0.state.joined(with: item.state) } ?? item.state))
    }
    return segments
  }

  /// Every second item is a point.
  private static func breaks(of items: [BreakSearch.Item]) -> [Break] {
    var breaks: [Break] = []
    for index in stride(from: 0, to: items.count, by: 2) {
      let at = items[index].state
      let before = index > 0 ? items[index - 1].state : nil
      let after = index + 1 < items.count ? items[index + 1].state : nil
      var changes = Changes(from: at, to: at)
      if let before { changes = changes.union(Changes(from: before, to: at)) }
      if let after { changes = changes.union(Changes(from: at, to: after)) }
      guard !changes.isEmpty else { continue }
      breaks.append(
        Break(value: items[index].lower, changes: changes, before: before, at: at, after: after))
    }
    return breaks
  }
}

extension WhatIf.State {
  /// The plan without the product whose rate begins at zero.
  fileprivate init(ofZeroRate job: Job) throws(WhatIfError) {
    let plan = try WhatIfError.unlessTooLarge { () throws(AllocationError) in try Plan(job) }
    assignment = plan.capacityAssignment
    limitingProduct = plan.capacity.limitingProduct
    areaPerFill = plan.capacity.fills.map { _ in
      .constant(job.areaPerFill(of: plan.capacityAssignment).acres)
    }
    fills = plan.capacity.fills.map { .init(atLower: $0, atUpper: $0) }
  }

  /// The state of two stretches without a break point between.
  fileprivate func joined(with above: Self) -> Self {
    guard let below = fills, let fillsAbove = above.fills else { return self }
    return Self(
      assignment: assignment, limitingProduct: limitingProduct, areaPerFill: areaPerFill,
      fills: .init(atLower: below.atLower, atUpper: fillsAbove.atUpper))
  }
}

extension WhatIf.FillRange {
  fileprivate var span: Int { atLower < atUpper ? atUpper - atLower : atLower - atUpper }
}

extension Variation {
  fileprivate var mayBeZero: Bool {
    if case .rate = self { return true }
    return false
  }
}

extension Job {
  /// Whether a weight limit depends on the varied number by way of the reserves.
  fileprivate func reservesVary(_ variation: Variation) -> Bool {
    guard case .density = variation else { return false }
    return rules.payload != nil && rules.hasReserve
  }

  fileprivate func checked(
    _ variation: Variation, _ value: Double
  ) throws(WhatIfError) -> Job {
    do {
      return try varied(variation, to: value)
    } catch {
      throw .invalidJob(error)
    }
  }
}

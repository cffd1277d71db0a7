/// A job as a function of one number u, its other numbers kept as they were given.
///
/// ```
/// v_p(u) = gain_p or gain_p · u        A(u) = field or field · u
/// ```
/// u is the varied number x itself; for a density it is 1 / x, because a need v = rate / density is
/// proportional to that. All needs therefore grow with u.
struct ParametricJob {
  let instance: AllocationInstance
  /// What a bushel of each applied product covers: 1 / v.
  let acresPerBushel: [AreaLevel]
  /// The field in acres, or 1 when the field is u.
  private let field: Double
  let isFieldVaried: Bool
  /// Whether x is 1 / u.
  let isReciprocal: Bool
  /// The different capacities that each product can be given, in order.
  let sums: [[Double]]
  /// The area that a weight limit allows a fill with every tank in use; `nil` without one.
  let weight: AreaLevel?

  /// Reads a job in which a product whose rate is varied has a rate above zero.
  init(_ job: Job, _ variation: Variation) {
    let instance = AllocationInstance(job)
    self.instance = instance
    acresPerBushel = instance.productIndices.map { job.products[$0].acresPerBushel(variation, $0) }
    isFieldVaried = variation == .field
    field = variation == .field ? 1 : job.area.acres
    if case .density = variation { isReciprocal = true } else { isReciprocal = false }
    sums = instance.capacitySums
    weight = job.weightLevel(variation)
  }

  var productCount: Int { acresPerBushel.count }

  /// The area that a weight limit allows a fill with some tanks in use; `nil` without one.
  func weight(using tanks: TankSet) -> AreaLevel? {
    weight.map { own in
      AreaLevel(
        numerator: instance.weight.pounds(using: tanks), base: own.base, slope: own.slope)
    }
  }

  /// The product whose need alone is varied, if it is one.
  var variedProduct: Int? {
    let varied = acresPerBushel.indices.filter { acresPerBushel[$0].slope > 0 }
    return varied.count == 1 ? varied[0] : nil
  }

  /// The varied number as people state it.
  func stated(_ parameter: Fraction) -> Double {
    isReciprocal ? parameter.reciprocal : parameter.value
  }

  func parameter(_ stated: Double) -> Fraction {
    isReciprocal ? Fraction(1, over: stated) : Fraction(stated)
  }
}

extension ProductDemand {
  fileprivate func acresPerBushel(_ variation: Variation, _ index: Int) -> AreaLevel {
    let (rate, density) = (rate.poundsPerAcre, density.poundsPerBushel)
    return switch variation {
    case .rate(index): AreaLevel(numerator: density, base: 0, slope: 1)
    case .density(index): AreaLevel(numerator: 1, base: 0, slope: rate)
    case .allRates: AreaLevel(numerator: density, base: 0, slope: rate)
    case .rate, .density, .field: AreaLevel(numerator: density, base: rate, slope: 0)
    }
  }
}

extension Job {
  /// The weight that a fill may seed over the sum of all rates; `nil` without a limit.
  fileprivate func weightLevel(_ variation: Variation) -> AreaLevel? {
    let pounds = WeightLimit(self).pounds
    guard pounds.isFinite else { return nil }
    let total = totalRate.poundsPerAcre
    return switch variation {
    case .rate(let product):
      AreaLevel(numerator: pounds, base: total - products[product].rate.poundsPerAcre, slope: 1)
    case .allRates: AreaLevel(numerator: pounds, base: 0, slope: total)
    case .field, .density: AreaLevel(numerator: pounds, base: total, slope: 0)
    }
  }
}

// MARK: Numbers at a parameter

extension ParametricJob {
  func field(at parameter: Double) -> Double { isFieldVaried ? field * parameter : field }

  func unitDemands(at parameter: Double) -> [Double] {
    acresPerBushel.map { ($0.base + $0.slope * parameter) / $0.numerator }
  }

  /// The product that runs out first among those whose need is not varied alone.
  func scarcestOther(_ given: [Double], _ unitDemands: [Double]) -> Int? {
    let varied = variedProduct
    return given.indices.filter { $0 != varied }.min {
      given[$0] / unitDemands[$0] < given[$1] / unitDemands[$1]
    }
  }

  /// The parameter at which an area is exactly the field.
  func parameter(whereFieldIs level: AreaLevel) -> Fraction? {
    isFieldVaried
      ? Fraction(level.numerator, over: field * level.base).ifPositive
      : level.meeting(AreaLevel(numerator: field, base: 1, slope: 0))
  }

  /// An area as a function of the stated number.
  func formula(_ level: AreaLevel) -> WhatIf.AreaFormula {
    if level.slope == 0 { return .constant(level.numerator / level.base) }
    let coefficient = level.numerator / level.slope
    if isReciprocal { return .proportional(coefficient) }
    return level.base == 0
      ? .inverse(coefficient) : .inverseOfSum(coefficient, level.base / level.slope)
  }
}

extension AllocationInstance {
  /// The different capacities that each product can be given, in order; those closer than the tie
  /// tolerance count as one.
  var capacitySums: [[Double]] {
    allowedTanks.map { tanks in
      let own = capacities.indices.filter { tanks.contains($0) }.map { capacities[$0] }
      var different: [Double] = []
      for sum in own.subsetSums.sorted() where sum > (different.last ?? 0) * (1 + Tolerance.tie) {
        different.append(sum)
      }
      return different
    }
  }
}

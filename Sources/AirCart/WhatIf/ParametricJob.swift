/// A job as a function of one number u, its other numbers kept as they were given.
///
/// ```
/// v_p(u) = gain_p or gain_p · u        A(u) = field or field · u
/// ```
/// u is the varied number x itself; for a density it is 1 / x, because a need v = rate / density is
/// proportional to that. All needs therefore grow with u.
struct ParametricJob {
  let instance: AllocationInstance
  /// v of each applied product, or what u is multiplied by to give it.
  let gains: [Fraction]
  /// Whether the need of each applied product grows with u.
  let isVaried: [Bool]
  /// The field in acres, or 1 when the field is u.
  let field: Double
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
    var gains: [Fraction] = []
    var isVaried: [Bool] = []
    for index in instance.productIndices {
      let product = job.products[index]
      let (rate, density) = (product.rate.poundsPerAcre, product.density.poundsPerBushel)
      switch variation {
      case .rate(index): gains.append(Fraction(1, over: density))
      case .density(index): gains.append(Fraction(rate))
      default: gains.append(Fraction(rate, over: density))
      }
      isVaried.append(variation.meansProduct(index))
    }
    self.gains = gains
    self.isVaried = isVaried
    isFieldVaried = variation == .field
    field = variation == .field ? 1 : job.area.acres
    if case .density = variation { isReciprocal = true } else { isReciprocal = false }
    sums = instance.capacitySums
    weight = job.weightLevel(variation)
  }

  var productCount: Int { gains.count }

  /// The area that a weight limit allows a fill with some tanks in use; `nil` without one.
  func weight(using tanks: TankSet) -> AreaLevel? {
    weight.map { own in
      AreaLevel(
        numerator: instance.weight.pounds(using: tanks), base: own.base, slope: own.slope)
    }
  }

  /// The product whose need alone is varied, if it is one.
  var variedProduct: Int? {
    isVaried.count { $0 } == 1 && !isFieldVaried ? isVaried.firstIndex(of: true) : nil
  }

  /// The varied number as people state it.
  func stated(_ parameter: Fraction) -> Double {
    isReciprocal ? parameter.reciprocal : parameter.value
  }

  func parameter(_ stated: Double) -> Fraction {
    isReciprocal ? Fraction(1, over: stated) : Fraction(stated)
  }
}

extension Variation {
  fileprivate func meansProduct(_ index: Int) -> Bool {
    switch self {
    case .rate(let product), .density(let product): product == index
    case .allRates: true
    case .field: false
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
    gains.indices.map {
      gains[$0].numerator * (isVaried[$0] ? parameter : 1) / gains[$0].denominator
    }
  }

  /// The product that runs out first among those whose need is not varied alone.
  func scarcestOther(_ given: [Double], _ unitDemands: [Double]) -> Int? {
    let varied = variedProduct
    return given.indices.filter { $0 != varied }.min {
      given[$0] / unitDemands[$0] < given[$1] / unitDemands[$1]
    }
  }

  /// The area that a capacity given to a product covers.
  func level(of product: Int, given capacity: Double) -> AreaLevel {
    let gain = gains[product]
    return AreaLevel(
      numerator: capacity * gain.denominator, base: isVaried[product] ? 0 : gain.numerator,
      slope: isVaried[product] ? gain.numerator : 0)
  }
}

// MARK: Where something happens

extension AreaLevel {
  func meeting(_ other: AreaLevel) -> Fraction? {
    let below = numerator * other.slope - other.numerator * slope
    let above = other.numerator * base - numerator * other.base
    return (below < 0 ? Fraction(-above, over: -below) : Fraction(above, over: below)).ifPositive
  }
}

extension ParametricJob {
  /// Returns where a product needs exactly `capacity` bushels to cover the area of a level.
  func parameter(whereNeedOf product: Int, at level: AreaLevel, is capacity: Double) -> Fraction? {
    let need = gains[product].numerator * level.numerator
    let given = capacity * gains[product].denominator
    let fraction =
      isVaried[product]
      ? Fraction(given * level.base, over: need - given * level.slope)
      : Fraction(need - given * level.base, over: given * level.slope)
    return fraction.ifPositive
  }

  /// Returns where a product needs exactly `capacity` bushels for the whole field.
  func parameter(whereDemandOf product: Int, is capacity: Double) -> Fraction? {
    guard isVaried[product] || isFieldVaried else { return nil }
    return Fraction(capacity * gains[product].denominator, over: field * gains[product].numerator)
      .ifPositive
  }

  /// Returns where a number of fills of a level's area make exactly the field.
  func parameter(whereFieldTakes fills: Double, of level: AreaLevel) -> Fraction? {
    let covered = fills * level.numerator
    let fraction =
      isFieldVaried
      ? Fraction(covered, over: field * level.base)
      : Fraction(covered - field * level.base, over: field * level.slope)
    return fraction.ifPositive
  }
}

extension Fraction {
  /// The fraction when it is a number above zero.
  var ifPositive: Fraction? {
    denominator > 0 && numerator > 0 && value.isFinite && value > 0 ? self : nil
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

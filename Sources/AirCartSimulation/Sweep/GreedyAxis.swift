import AirCart

/// The reference rule along the field axis, run by run.
///
/// Demands grow with the field, so that which tanks a product fills changes at few places of an axis.
/// Between them the rule's own arithmetic, in its own order, is a straight line, done to several
/// fields at once. Rounding keeps the order of numbers: what holds on two fields holds between them.
struct GreedyAxis {
  private typealias Lanes = SIMD4<Double>

  /// How one product is placed on the fields of a run.
  private struct Step {
    /// Its demands along the axis.
    let demands: UnsafePointer<Double>
    /// Its tanks that are full, by their places in the rule's order.
    let first: Int
    var end: Int
    /// Bushels in them.
    var held = 0.0
    /// The most that may be left for one more tank; infinite where there is none, so that what is left
    /// is left over, and 0 where there is nothing to place.
    var most = 0.0
    /// The acres that the full tanks cover, where something is left over.
    var acres = 0.0

    var isShort: Bool { most == .infinity }

    /// What the full tanks leave of the demand on a field.
    @inline(__always)
    func rest(_ field: Int, _ capacities: UnsafePointer<Double>) -> Double {
      var rest = demands[field]
      for tank in first..<end { rest -= capacities[tank] }
      return rest
    }
  }

  /// Where the values go.
  struct Sinks {
    let filled: UnsafeMutablePointer<Double>
    let unallocated: UnsafeMutablePointer<Double>
    let covered: UnsafeMutablePointer<Double>
  }

  private let rule: GreedyRule
  private let rules: PlacementRules?
  private let rows: GreedyRule.Rows
  private let steps: UnsafeMutablePointer<Step>
  private let stepCount: Int
  /// Capacities in the rule's order.
  private let capacities: UnsafeMutablePointer<Double>
  private let tankCount: Int
  /// The capacity of the whole cart.
  private let capacity: Double
  private let weightLimit: WeightLimit

  init(_ preparation: CartPreparation, productCount: Int, in scratch: inout Scratch) {
    rule = preparation.greedy
    rules = preparation.rules
    capacity = preparation.capacity
    weightLimit = preparation.weightLimit
    tankCount = rule.tankOrder.count
    rows = GreedyBuffers(productCount: productCount, tankCount: tankCount, in: &scratch).rows
    stepCount = preparation.instance.productCount
    steps = scratch.take(stepCount)
    capacities = scratch.take(tankCount)
    for (place, capacity) in rule.orderedCapacities.enumerated() { capacities[place] = capacity }
  }

  /// Writes what the rule does on every field.
  func write(_ axis: AxisDemands, into sinks: Sinks) {
    guard rules == nil, axis.isAscending, axis.keepsOrder else {
      // Only here: a limit of weight is a rule, and with rules no field is done with others.
      let most = max(0, weightLimit.area(totalRate: axis.totalRate))
      for field in 0..<axis.fieldCount { apply(axis, field, atMost: most, into: sinks) }
      return
    }
    var field = 0
    while field < axis.fieldCount {
      place(axis, field)
      let end = runEnd(axis, from: field)
      for first in stride(from: field, to: end, by: Lanes.scalarCount) {
        fill(axis, first, into: sinks)
      }
      field = end
    }
  }

  /// Applies the rule itself to one field, of which a weight limit allows so many acres.
  private func apply(_ axis: AxisDemands, _ field: Int, atMost most: Double, into sinks: Sinks) {
    let totals = rule.apply(
      to: axis.allDemands(onField: field), productCount: axis.productCount, rules: rules,
      rows: rows)
    // Added in another order than the capacity, a full cart may come out an ulp above.
    sinks.filled[field] = min(100, totals.placed / capacity * 100)
    sinks.unallocated[field] = totals.shownUnallocated
    let acres = min(axis.fields[field], most)
    sinks.covered[field] =
      totals.unallocated == 0
      ? acres
      : coveredAcres(
        field: acres, productCount: axis.productCount, leftOver: rows.leftOver,
        placed: rows.placed, unitDemands: axis.allUnitDemands)
  }

  /// Records how the rule places every product on a field.
  private func place(_ axis: AxisDemands, _ field: Int) {
    var next = 0
    for place in 0..<stepCount {
      let product = axis.order[place]
      var step = Step(demands: axis.row(product), first: next, end: next)
      var rest = step.demands[field]
      while rest > 0, next < tankCount, rest > capacities[next] {
        rest -= capacities[next]
        step.held += capacities[next]
        next += 1
      }
      step.end = next
      if rest > 0 {
        step.most = next < tankCount ? capacities[next] : .infinity
        if step.isShort { step.acres = step.held / axis.allUnitDemands[product] }
        next = min(tankCount, next + 1)
      }
      (steps + place).initialize(to: step)
    }
  }

  /// The first field beyond one on which some product takes more tanks.
  private func runEnd(_ axis: AxisDemands, from field: Int) -> Int {
    var end = axis.fieldCount
    for place in 0..<stepCount where !steps[place].isShort {
      let step = steps[place]
      if step.rest(end - 1, capacities) <= step.most { continue }
      var first = field + 1
      end -= 1
      while first < end {
        let middle = (first + end) / 2
        if step.rest(middle, capacities) <= step.most { first = middle + 1 } else { end = middle }
      }
    }
    return end
  }

  /// Fills the tanks in the same way on some fields; what is written beyond the end of the run is
  /// overwritten by the next one.
  private func fill(_ axis: AxisDemands, _ field: Int, into sinks: Sinks) {
    var placed = Lanes.zero
    var left = Lanes.zero
    var covered = Lanes(at: axis.fields + field)
    for place in 0..<stepCount {
      let step = steps[place]
      var rest = Lanes(at: step.demands + field)
      for tank in step.first..<step.end { rest -= Lanes(repeating: capacities[tank]) }
      if step.isShort {
        placed += step.held
        left += rest
        let acres = smaller(Lanes(repeating: step.acres), covered)
        covered = chosen(acres, over: covered, where: rest, exceeds: rounding(rest + step.held))
      } else {
        placed += step.held + rest
      }
    }
    let dust = rounding(Lanes(at: axis.totals + field))
    let share = smaller(placed / capacity * 100, Lanes(repeating: 100))
    let count = min(Lanes.scalarCount, axis.fieldCount - field)
    share.store(count, at: sinks.filled + field)
    chosen(.zero, over: left, where: dust, exceeds: left)
      .store(count, at: sinks.unallocated + field)
    covered.store(count, at: sinks.covered + field)
  }
}

// MARK: - Numbers of several fields

extension SIMD4<Double> {
  /// Reads numbers that follow one another.
  @inline(__always)
  fileprivate init(at numbers: UnsafePointer<Double>) {
    self = UnsafeRawPointer(numbers).loadUnaligned(as: Self.self)
  }

  /// Writes the first of them.
  @inline(__always)
  fileprivate func store(_ count: Int, at numbers: UnsafeMutablePointer<Double>) {
    guard count < Self.scalarCount else {
      return UnsafeMutableRawPointer(numbers).storeBytes(of: self, as: Self.self)
    }
    for lane in 0..<count { numbers[lane] = self[lane] }
  }
}

/// One number or another in each lane, as one of a pair exceeds the other; written so that it becomes
/// a comparison and a blend.
@inline(__always)
private func chosen(
  _ number: SIMD4<Double>, over other: SIMD4<Double>, where left: SIMD4<Double>,
  exceeds right: SIMD4<Double>
) -> SIMD4<Double> {
  var result = other
  for lane in 0..<4 { result[lane] = left[lane] > right[lane] ? number[lane] : other[lane] }
  return result
}

/// The smaller of each lane.
@inline(__always)
private func smaller(_ left: SIMD4<Double>, _ right: SIMD4<Double>) -> SIMD4<Double> {
  var result = right
  for lane in 0..<4 { result[lane] = left[lane] < right[lane] ? left[lane] : right[lane] }
  return result
}

/// `Tolerance.rounding` of each lane.
@inline(__always)
private func rounding(_ total: SIMD4<Double>) -> SIMD4<Double> {
  let relative = total * Tolerance.roundingMargin
  var result = relative
  for lane in 0..<4 {
    result[lane] = relative[lane] > Tolerance.dust ? relative[lane] : Tolerance.dust
  }
  return result
}

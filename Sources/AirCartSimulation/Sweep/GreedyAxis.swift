import AirCart

/// The reference rule along the field axis, eight fields at a time.
///
/// Which tanks a product fills changes at few places of an axis. So the rule itself is applied to one
/// field, and what it did there, how many tanks it gave to each product, is done to the fields that
/// follow, with its own arithmetic in its own order, for as long as their demands show that the
/// rule would have done the same.
struct GreedyAxis {
  /// How one product was placed on the field in hand.
  private struct Step {
    /// Its demands along the axis.
    let demands: UnsafePointer<Double>
    /// Its tanks that are full, by their places in the rule's order.
    let first: Int
    let end: Int
    /// Bushels in them.
    let held: Double
    /// Whether no tank was left for the rest; otherwise the rest is in one more tank.
    let isShort: Bool
    /// What that tank holds.
    let capacity: Double
    /// The acres that the full tanks cover.
    let acres: Double
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
  /// Tanks and their capacities in the rule's order.
  private let tanks: UnsafeMutablePointer<Int>
  private let capacities: UnsafeMutablePointer<Double>
  private let tankCount: Int
  /// The capacity of the whole cart.
  private let capacity: Double

  init(_ preparation: CartPreparation, productCount: Int, in scratch: inout Scratch) {
    rule = preparation.greedy
    rules = preparation.rules
    capacity = preparation.capacity
    tankCount = rule.tankOrder.count
    rows = GreedyBuffers(productCount: productCount, tankCount: tankCount, in: &scratch).rows
    stepCount = preparation.instance.productCount
    steps = scratch.take(stepCount)
    tanks = scratch.take(tankCount)
    capacities = scratch.take(tankCount)
    for (place, tank) in rule.tankOrder.enumerated() {
      tanks[place] = tank
      capacities[place] = preparation.instance.capacities[tank]
    }
  }

  /// Writes what the rule does on every field.
  func write(_ axis: AxisDemands, into sinks: Sinks) {
    let repeats = rules == nil && axis.keepsOrder
    var field = 0
    while field < axis.fieldCount {
      apply(axis, field, into: sinks)
      field += 1
      guard repeats else { continue }
      learn(axis)
      var alike = SIMD8<Double>.scalarCount
      while alike == SIMD8<Double>.scalarCount, field < axis.fieldCount {
        alike = repeatSteps(axis, field, into: sinks)
        field += alike
      }
    }
  }

  /// Applies the rule to one field.
  private func apply(_ axis: AxisDemands, _ field: Int, into sinks: Sinks) {
    let totals = rule.apply(
      to: axis.allDemands(onField: field), productCount: axis.productCount, rules: rules,
      rows: rows)
    // Added in another order than the capacity, a full cart may come out an ulp above.
    sinks.filled[field] = min(100, totals.placed / capacity * 100)
    sinks.unallocated[field] = totals.shownUnallocated
    sinks.covered[field] =
      totals.unallocated == 0
      ? axis.fields[field]
      : coveredAcres(
        field: axis.fields[field], productCount: axis.productCount, leftOver: rows.leftOver,
        placed: rows.placed, unitDemands: axis.allUnitDemands)
  }

  /// Reads from the rows of a field what the rule did.
  private func learn(_ axis: AxisDemands) {
    var next = 0
    for place in 0..<stepCount {
      let product = axis.order[place]
      let first = next
      while next < tankCount, rows.holder[tanks[next]] == product { next += 1 }
      let isShort = rows.leftOver[product] > 0
      let end = isShort ? next : max(first, next - 1)
      var held = 0.0
      for tank in first..<end { held += capacities[tank] }
      (steps + place).initialize(
        to: Step(
          demands: axis.row(product), first: first, end: end, held: held, isShort: isShort,
          capacity: end < next ? capacities[end] : 0,
          acres: isShort ? held / axis.allUnitDemands[product] : 0))
    }
  }

  /// Does the same to eight fields, and returns for how many of them the rule would have done so;
  /// what is written for the others is worth nothing.
  private func repeatSteps(_ axis: AxisDemands, _ field: Int, into sinks: Sinks) -> Int {
    var placed = SIMD8<Double>.zero
    var left = SIMD8<Double>.zero
    var covered = SIMD8(at: axis.fields + field)
    // The rest of every product must be above zero, and what has a tank not above its capacity.
    var leastRest = SIMD8<Double>(repeating: .infinity)
    var mostExcess = SIMD8<Double>.zero
    for place in 0..<stepCount {
      let step = steps[place]
      var rest = SIMD8(at: step.demands + field)
      for tank in step.first..<step.end { rest -= SIMD8(repeating: capacities[tank]) }
      leastRest = smaller(rest, leastRest)
      if step.isShort {
        placed += SIMD8(repeating: step.held)
        left += rest
        let dust = rounding(total: rest + step.held)
        let acres = smaller(SIMD8(repeating: step.acres), covered)
        covered = chosen(acres, over: covered, where: rest, exceeds: dust)
      } else {
        mostExcess = larger(rest - step.capacity, mostExcess)
        placed += step.held + rest
      }
    }
    let dust = rounding(total: SIMD8(at: axis.totals + field))
    left = chosen(.zero, over: left, where: dust, exceeds: left)
    let share = smaller(placed / capacity * 100, SIMD8(repeating: 100))
    let count = min(8, axis.fieldCount - field)
    share.store(count, at: sinks.filled + field)
    left.store(count, at: sinks.unallocated + field)
    covered.store(count, at: sinks.covered + field)
    var alike = 0
    while alike < count, leastRest[alike] > 0, mostExcess[alike] <= 0 { alike += 1 }
    return alike
  }
}

// MARK: - Eight numbers

extension SIMD8<Double> {
  /// Reads eight numbers.
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

/// The smaller of each lane; written so that it becomes one instruction.
@inline(__always)
private func smaller(_ left: SIMD8<Double>, _ right: SIMD8<Double>) -> SIMD8<Double> {
  var result = right
  for lane in 0..<8 { result[lane] = left[lane] < right[lane] ? left[lane] : right[lane] }
  return result
}

/// The larger of each lane.
@inline(__always)
private func larger(_ left: SIMD8<Double>, _ right: SIMD8<Double>) -> SIMD8<Double> {
  var result = right
  for lane in 0..<8 { result[lane] = left[lane] > right[lane] ? left[lane] : right[lane] }
  return result
}

/// One number or another in each lane, as one of a pair exceeds the other.
@inline(__always)
private func chosen(
  _ number: SIMD8<Double>, over other: SIMD8<Double>, where left: SIMD8<Double>,
  exceeds right: SIMD8<Double>
) -> SIMD8<Double> {
  var result = other
  for lane in 0..<8 { result[lane] = left[lane] > right[lane] ? number[lane] : other[lane] }
  return result
}

/// `Tolerance.rounding` of each lane.
@inline(__always)
private func rounding(total: SIMD8<Double>) -> SIMD8<Double> {
  larger(total * Tolerance.roundingMargin, SIMD8(repeating: Tolerance.dust))
}

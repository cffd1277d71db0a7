import AirCart

/// Evenly spaced numbers, both ends included.
package struct LevelRange: Equatable, Sendable {
  /// The most values that a range or list may have.
  package static let maximumCount = 1_000_000

  /// How far from a whole number of steps the end may be, to allow for steps such as 0.1.
  private static let tolerance = 1e-9

  /// Why three numbers make no range.
  package enum Failure: Error, Equatable, Sendable {
    case zeroStep
    /// The step leads away from the end.
    case wrongSign
    /// The step is lost in the rounding of the numbers it is added to.
    case stepTooSmall
    /// There are more values than ``maximumCount``.
    case tooManyValues
    /// The end is not reached; the nearest one that is.
    case notClosed(nearestEnd: Double)
  }

  package let from: Double
  /// The distance between neighbours.
  package let step: Double
  package let count: Int

  package init(from: Double, to: Double, step: Double) throws(Failure) {
    guard step != 0 else { throw .zeroStep }
    let steps = (to - from) / step
    guard steps >= 0 else { throw .wrongSign }
    guard steps < Double(Self.maximumCount) else { throw .tooManyValues }
    let whole = steps.rounded(.toNearestOrEven)
    guard abs(steps - whole) <= Self.tolerance else {
      throw .notClosed(nearestEnd: from + max(1, whole) * step)
    }
    guard to == from || (from + step != from && to - step != to) else { throw .stepTooSmall }
    self.from = from
    self.step = step
    count = Int(whole) + 1
  }

  /// The values: `from + i · step`, each computed on its own so that no error adds up.
  ///
  /// What rounding leaves of 0, as in 0.3 − 3 · 0.1, is 0: it means that nothing is seeded.
  package var values: [Double] {
    (0..<count).map { index in
      let value = from + Double(index) * step
      return abs(value) <= Self.tolerance * abs(step) ? 0 : value
    }
  }
}

package enum RangeKey: String, CaseIterable, Sendable {
  case from
  /// The last number, included.
  case to
  case step
}

extension ValueDescription {
  /// One number, a list of them, or a range whose end is included.
  package static func levels(_ rule: NumberRule, noun: String) -> ValueDescription {
    .anyOf([
      .number(rule),
      .list(ListRule(of: noun, count: 1...LevelRange.maximumCount, isUnique: true, .number(rule))),
      .object(range(rule)),
    ])
  }

  private static func range(_ rule: NumberRule) -> ObjectDescription {
    ObjectDescription(
      "a range", rule: .closedRange(rule),
      keys: [
        KeyDescription(
          named: RangeKey.from.rawValue, .number(rule), isRequired: true, "The first value."),
        KeyDescription(
          named: RangeKey.to.rawValue, .number(rule), isRequired: true, "The last value, included."),
        KeyDescription(
          named: RangeKey.step.rawValue, .number(rule.ofSteps), isRequired: true,
          "The distance between neighbours; it must lead exactly to the last value."),
      ])
  }
}

extension NumberRule {
  /// The three numbers of a range in one unit; `nil` where one is missing or they have two.
  func range(_ node: SyntaxNode, in system: UnitSystem) -> (from: Double, to: Double, step: Double)?
  {
    let numbers = statedRange(node, in: system)
    guard numbers.count == 3, !hasTwoUnits(node, in: system) else { return nil }
    return (numbers[0].value, numbers[1].value, numbers[2].value)
  }

  /// The three numbers of a range, those that can be read.
  func statedRange(_ node: SyntaxNode, in system: UnitSystem) -> [StatedNumber] {
    RangeKey.allCases.compactMap { key in
      node[key.rawValue].flatMap { (key == .step ? ofSteps : self).stated($0, in: system) }
    }
  }

  /// Whether some rates of a range are by volume or count, and others by weight or something else.
  func hasTwoUnits(_ node: SyntaxNode, in system: UnitSystem) -> Bool {
    let numbers = statedRange(node, in: system)
    let first = numbers.first?.rate
    return numbers.contains { number in
      let rate = number.rate
      return rate?.quantity.unit != first?.quantity.unit || rate?.seed != first?.seed
    }
  }
}

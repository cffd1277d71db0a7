package enum RangeKey: String, CaseIterable, Sendable {
  /// The first number.
  case from
  /// The last number, included.
  case to
  /// The distance between neighbours.
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
          named: RangeKey.step.rawValue, .number(NumberRule(unit: rule.unit)), isRequired: true,
          "The distance between neighbours; it must lead exactly to the last value."),
      ])
  }
}

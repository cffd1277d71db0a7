import AirCart

// What says how the practical plan is chosen.

extension ScenarioDocument.Keys {
  /// House rules, phosphate, margin and overlap; `usual` is what holds without a margin.
  static func choice(usualMargin usual: String) -> [Field<ScenarioDocument>] {
    [
      Field(
        "rules", at: \.rules, .houseRules, otherwise: [], example: houseRulesExample,
        """
        House rules that are more or less severe than usual, or than on the carts: 0 or false \
        switches one off, true gives it its usual severity.
        """),
      Field(
        optional: "phosphateTank", at: \.phosphateTank, .located(.tank), example: "2",
        """
        The tank with the steel meter auger, by name or by number, in place of those that the \
        carts name: for phosphate.
        """),
      Field(
        optional: "margin", at: \.margin, .number(InputRanges.margin), example: "10",
        """
        How much of a field is enough to spare in a practical plan, in percent; without this key, \
        \(usual).
        """),
      Field(
        "overlap", at: \.overlap, .number(InputRanges.overlap), standard: 0, example: "2",
        "The share of every field that is seeded twice, in percent; it is loaded for, too."),
    ]
  }
}

/// House rules as an example of their key.
let houseRulesExample = "{ \"saddle-bulk-seed\": false, \"saddle-fertilizer\": 5 }"

extension Shape<[StatedSeverity]> {
  /// An object with rules and their severities.
  static var houseRules: Shape {
    FieldTable("house rules", blank: [], HouseRule.allCases.map { field($0) }).shape
  }

  private static func field(_ rule: HouseRule) -> Field<[StatedSeverity]> {
    let severity = Shape<Int>.severity(of: rule)
    let key = KeyDescription(
      named: rule.word, severity.description, standard: .integer(rule.standardSeverity),
      rule.documentation)
    return Field(
      key,
      read: { (value, stated) throws(Diagnostic) in
        stated.append(StatedSeverity(rule, try severity.read(value)))
      },
      write: { stated, units in
        stated.first { $0.rule == rule }.map { severity.write($0.severity, units) }
      })
  }
}

extension Shape<Int> {
  /// A whole number, or whether the rule holds at all.
  fileprivate static func severity(of rule: HouseRule) -> Shape {
    .either(
      .whole(from: 0, to: InputRanges.severity),
      Shape<Bool>.flag.converted({ $0 ? rule.standardSeverity : 0 }, back: { $0 > 0 }))
  }
}

extension Cart {
  /// Lets what is stated of the cart hold in place of its house rules.
  ///
  /// - Throws: A ``ResolutionError`` where the cart has no such tank.
  mutating func state(
    _ rules: [StatedSeverity], phosphateTank: TankReference?
  ) throws(ResolutionError) {
    houseRules.apply(rules)
    if let phosphateTank { houseRules.phosphateTank = try position(of: phosphateTank) }
  }
}

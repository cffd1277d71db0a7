/// How severe somebody says it is to break a house rule; 0 switches the rule off.
package struct StatedSeverity: Equatable, Sendable {
  package var rule: HouseRule
  package var severity: Int

  package init(_ rule: HouseRule, _ severity: Int) {
    self.rule = rule
    self.severity = severity
  }
}

extension HouseRules {
  /// Lets what somebody states hold in place of these severities.
  package mutating func apply(_ stated: [StatedSeverity]) {
    for own in stated { self[own.rule] = own.severity }
  }

  /// What must be stated beside other rules to have the severities of these, in the order of rules.
  package func severities(beside others: HouseRules = .standard) -> [StatedSeverity] {
    HouseRule.all.filter { self[$0] != others[$0] }.map { StatedSeverity($0, self[$0]) }
  }

  /// The rules without some tanks, of which one may be meant for phosphate.
  func keeping(_ kept: [Int]) -> HouseRules {
    var rules = self
    rules.phosphateTank = phosphateTank.flatMap { kept.firstIndex(of: $0) }
    return rules
  }

  /// The rules of two carts pulled as one: where both have their own, the front cart's hold.
  func joined(with rear: HouseRules, behind tanks: Int) -> HouseRules {
    var rules = rear
    rules.apply(severities())
    rules.phosphateTank = phosphateTank ?? rear.phosphateTank.map { tanks + $0 }
    return rules
  }
}

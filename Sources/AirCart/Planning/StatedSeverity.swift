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
    var stated: [StatedSeverity] = []
    for rule in HouseRule.all where self[rule] != others[rule] {
      stated.append(StatedSeverity(rule, self[rule]))
    }
    return stated
  }

  /// The rules without some tanks, of which one may be meant for phosphate.
  func keeping(_ kept: [Int]) -> HouseRules {
    var rules = self
    rules.phosphateTank = nil
    for (position, tank) in kept.enumerated() where tank == phosphateTank {
      rules.phosphateTank = position
    }
    return rules
  }

  /// The rules of two carts pulled as one: where both have their own, the front cart's hold.
  func joined(with rear: HouseRules, behind tanks: Int) -> HouseRules {
    var rules = rear
    rules.apply(severities())
    rules.phosphateTank = phosphateTank
    if phosphateTank == nil, let own = rear.phosphateTank { rules.phosphateTank = tanks + own }
    return rules
  }
}

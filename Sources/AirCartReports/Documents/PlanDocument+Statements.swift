package import AirCart
package import AirCartDocuments

extension PlanDocument {
  /// What is worth saying about the plan.
  package var statements: PlanStatements {
    PlanStatements(plan)
  }

  /// Statements about the plan in words.
  package var wording: StatementText { plan.text(in: units) }

  /// A statement about the plan in words.
  package func text(_ statement: Statement) -> String { wording.text(statement) }
}

extension PlanDocument {
  /// The sums below a plan's products with their titles, each only where it says something new.
  package var totals: [(title: String, amount: Volume)] {
    statements.totals.compactMap { total in
      guard case .volume(let amount)? = total.values.first else { return nil }
      return (text(total), amount)
    }
  }

  /// What the tanks of the plan are a picture of.
  package var title: String { text(statements.title) }

  /// What products come to that are in several tanks of the plan.
  package var subtotals: [String] { statements.subtotals(of: statements.tanks).map(text) }

  /// The same in the tanks of the simple rule.
  package var referenceSubtotals: [String] {
    statements.subtotals(of: statements.ruleTanks).map(text)
  }

  /// The figures of the fill plan with their titles; none where no fill is possible.
  package var fillFigures: [(title: String, value: String)] {
    statements.fillFigures.map { (text($0), $0.values.map(wording.text).joined()) }
  }

  package var answerLine: String { plan.summary(in: units) }

  /// How near the plan is to one fill more or one fewer, in sentences.
  package var closeCalls: [String] { statements.closeCalls(in: units).map(text) }
}

/// A house rule that a plan breaks, in words.
package struct BrokenRule: Equatable, Sendable {
  /// The rule's identifier.
  package let rule: String
  package let product: String
  package let severity: Int
  /// What is so, and what it would take to avoid it.
  package let message: String
  package let source: String
}

extension PlanDocument {
  /// The house rules that the plan breaks.
  package var brokenRules: [BrokenRule] {
    statements.brokenRules.map { breach, statements in
      BrokenRule(
        rule: breach.rule.word, product: job.products[breach.product].name,
        severity: job.preferences.rules[breach.rule],
        message: statements.map(text).joined(separator: " "), source: breach.rule.source)
    }
  }
}

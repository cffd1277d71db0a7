import AirCart
import AirCartDocuments
import AirCartReports

extension PlanCheck {
  /// Compares nutrients with the grades, and advice with what follows from job and tanks.
  ///
  /// Where tanks are wrong, so would be the advice about them: that is found already.
  mutating func checkAdvice() {
    if plan.statesNutrients { checkNutrients() }
    guard findings.count == 0, !plan.advice.isEmpty else { return }
    let expected = expectedAdvice
    findings.require(
      plan.advice.count == expected.count, .advice, at: place("/advice"),
      "\(plan.advice.count) pieces", "\(expected.count)")
    for (index, (stated, note)) in zip(plan.advice, expected).enumerated() {
      let row = place("/advice/\(index)")
      findings.compare(stated.code, note.code, .advice, at: row + "/code")
      findings.compare(stated.message, note.message, .advice, at: row + "/message")
      findings.compare(stated.source, note.source, .advice, at: row + "/source")
    }
  }

  private mutating func checkNutrients() {
    let (stated, computed) = (plan.nutrients, problem.nutrients)
    let pairs: [(String, Double?, ApplicationRate?)] = [
      ("nLbPerAc", stated?.nitrogen, computed?.nitrogen),
      ("p2o5LbPerAc", stated?.phosphate, computed?.phosphate),
      ("k2oLbPerAc", stated?.potash, computed?.potash),
      ("sLbPerAc", stated?.sulphur, computed?.sulphur),
    ]
    for (key, figure, rate) in pairs {
      findings.compare(figure, rate?.poundsPerAcre, .nutrients, at: place("/nutrients/\(key)"))
    }
  }

  /// Of an unlisted cart only what the document says is known.
  private var expectedAdvice: [AdviceNote] {
    let known = listedCart.flatMap { try? problem.on($0) } ?? problem
    return AdviceNote.notes(
      for: known, plan: statedTanks, units: plan.units, keepApart: plan.keepApart)
  }

  /// The tanks that the fills are loaded into; `nil` where there are none.
  private var statedTanks: Assignment? {
    guard plan.fills.status != .infeasible else { return nil }
    return plan.fills.tanks.enumerated().reduce(Assignment.empty) { tanks, entry in
      entry.element.product.flatMap(position).map {
        tanks.placing(product: $0, inTank: entry.offset)
      } ?? tanks
    }
  }
}

extension AllocationProblem {
  /// The same job on a cart of which more is known.
  fileprivate func on(_ cart: Cart) throws(ProblemError) -> AllocationProblem {
    try AllocationProblem(
      cart: cart, area: area, products: products, constraints: constraints)
  }
}

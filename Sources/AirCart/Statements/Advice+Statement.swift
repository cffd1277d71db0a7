extension Advice {
  /// The advice as a statement about products by position.
  package var statement: Statement {
    switch self {
    case .assumed(let assumption): assumption.statement
    case .keptFromSeed(let refusal):
      Statement(
        refusal.isSingleShoot ? .leaveToOtherPass : .keptFromSeed, .products(refusal.products),
        .crop(refusal.crop))
    case .seedRow(let excess): excess.statement
    case .inoculant(let crop): Statement(.inoculantNeedsTank, .crop(crop))
    }
  }
}

extension Advice.Assumption {
  fileprivate var statement: Statement {
    var clauses = isDrill ? [Statement(.doubleShoot)] : []
    if let rows { clauses.append(Statement(.rowsApart, .number(rows))) }
    if let opener { clauses.append(Statement(.openersWide, .number(opener))) }
    if isMediumSoil { clauses.append(Statement(.mediumSoil)) }
    for (kind, products) in [(Statement.Kind.liesBesideSeed, besideSeed), (.liesInBand, banded)]
    where !products.isEmpty {
      clauses.append(Statement(kind, .products(products)))
    }
    return Statement(.assumedDrill, .clauses(clauses))
  }
}

extension SeedRowExcess {
  fileprivate var statement: Statement {
    Statement(
      .tooMuchBesideSeed, .products(products), .crop(crop), .percent(share * 100),
      .clauses([Self.anyOf(limits)]), .clauses(remedies.map(statement)))
  }

  /// The limits, joined by "or".
  private static func anyOf(_ limits: [Seedbed.Limit]) -> Statement {
    let first = limits[0].statement
    guard limits.count > 1 else { return first }
    return Statement(
      .eitherLimit, .clauses([first]), .clauses([anyOf(Array(limits.dropFirst()))]))
  }

  private func statement(_ remedy: Remedy) -> Statement {
    let product = Statement.Value.products([remedy.product])
    guard remedy.most.poundsPerAcre > 0 else {
      return Statement(isSingleShoot ? .allInOtherPass : .bandAll, product)
    }
    return Statement(
      isSingleShoot ? .restInOtherPass : .placeAtMost, product, .statedRates([remedy.most]),
      .statedRates([remedy.rest]))
  }
}

extension Seedbed.Limit {
  fileprivate var statement: Statement {
    let (rate, name) = (Statement.Value.statedRates([allowed.rate]), nutrient)
    if let map { return Statement(.safePhosphate, rate, .nutrient(name), .statedRates([map])) }
    guard let utilization = allowed.utilization else {
      return Statement(.safeRate, rate, .nutrient(name))
    }
    let share = Statement.Value.share(utilization * 100)
    guard let loss = allowed.loss else {
      return Statement(.safeRateAtUtilization, rate, .nutrient(name), share)
    }
    return Statement(.rateAtLoss, rate, .nutrient(name), share, .share(loss))
  }
}

extension Advice {
  /// The advice as a statement about products by position.
  package var statement: Statement {
    switch self {
    case .assumed(let besideSeed, let banded):
      Statement(
        .assumedDrill,
        .clauses(
          [(Statement.Kind.liesBesideSeed, besideSeed), (.liesInBand, banded)]
            .filter { !$0.1.isEmpty }.map { Statement($0.0, .products($0.1)) }))
    case .keptFromSeed(let refusal):
      Statement(
        refusal.isSingleShoot ? .leaveToOtherPass : .keptFromSeed, .products(refusal.products),
        .crop(refusal.crop))
    case .seedRow(let excess): excess.statement
    case .inoculant(let crop): Statement(.inoculantNeedsTank, .crop(crop))
    }
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
    if nutrient == .phosphate {
      let map = allowed.rate.poundsPerAcre * Seedbed.poundsOfMAP
      return Statement(
        .safePhosphate, .statedRates([allowed.rate]), .nutrient(nutrient),
        .statedRates([ApplicationRate(poundsPerAcre: map)]))
    }
    guard let utilization = allowed.utilization else {
      return Statement(.safeRate, .statedRates([allowed.rate]), .nutrient(nutrient))
    }
    return Statement(
      .safeRateAtUtilization, .statedRates([allowed.rate]), .nutrient(nutrient),
      .share(utilization * 100))
  }
}

extension Advice {
  /// The advice as a statement about products by position.
  package var statement: Statement {
    switch self {
    case .banded(let products): Statement(.belongsInBand, .products(products))
    case .seedRow(let excess): excess.statement
    case .inoculant(let crop): Statement(.inoculantNeedsTank, .crop(crop))
    }
  }
}

extension SeedRowExcess {
  fileprivate var statement: Statement {
    Statement(
      .tooMuchBesideSeed, .crop(crop), .statedRates([maximum.low, maximum.high]),
      .nutrient(nutrient),
      .clauses([Statement(isStated ? .isSeedPlaced : .jobDelivers, .statedRates([planned]))]),
      .clauses(remedies.map { $0.statement }))
  }
}

extension SeedRowExcess.Remedy {
  fileprivate var statement: Statement {
    most.poundsPerAcre > 0
      ? Statement(.placeAtMost, .products([product]), .statedRates([most]), .statedRates([rest]))
      : Statement(.bandAll, .products([product]))
  }
}

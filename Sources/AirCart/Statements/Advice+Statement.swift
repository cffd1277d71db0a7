extension Advice {
  /// The advice as a statement about products by position.
  package var statement: Statement {
    switch self {
    case .banded(let products): return Statement(.belongsInBand, .products(products))
    case .seedRowPhosphate(let crop, let delivered):
      let maxima = crop.seedRowMaxima
      let most = [maxima?.phosphateLow, maxima?.phosphateHigh].compactMap { $0 }
      return Statement(
        .phosphateBesideSeed, .crop(crop), .statedRates(most), .statedRates([delivered]))
    case .seedRowPotash(let crop, let delivered):
      let most = [crop.seedRowMaxima?.potash].compactMap { $0 }
      return Statement(
        .potashBesideSeed, .crop(crop), .statedRates(most), .statedRates([delivered]))
    case .inoculant(let crop): return Statement(.inoculantNeedsTank, .crop(crop))
    }
  }
}

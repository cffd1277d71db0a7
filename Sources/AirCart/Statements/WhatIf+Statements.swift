extension WhatIf.Break {
  /// What changes there for people who see fills, what runs out first, and tanks.
  package var statements: [Statement] {
    let (below, above) = (before ?? at, after ?? at)
    let (fewer, more) = (below.fills?.atUpper, above.fills?.atLower)
    var found: [Statement] = []
    if changes.fills, fewer != more {
      found.append(Statement(.breakFills, .fills(fewer), .fills(more)))
    }
    let isLimit = changes.limitingProduct && fewer != nil && more != nil
    if isLimit, below.limitingProduct != above.limitingProduct {
      found.append(
        Statement(.breakLimit, .limiting(above.limitingProduct), .limiting(below.limitingProduct)))
    }
    if changes.assignment { found.append(Statement(.breakTanks)) }
    return found.isEmpty ? [Statement(.breakHere)] : found
  }
}

import AirCart

extension PlanRequest.Product {
  private var traits: ProductTraits { ProductTraits(named: name) }

  /// Why no share of it can be stated to be seed-placed; `nil` where one can.
  package var faultOfSeedPlaced: String? {
    guard seedPlaced != nil, !traits.isFertilizer else { return nil }
    if traits.crop != nil { return "\(name.quoted) is seed itself" }
    return "no grade of \(name.quoted) is known: write it as in \"Starter (10-40-0)\""
  }

  /// Why it is blended with nothing; `nil` where it may be.
  fileprivate var faultOfBlending: String? {
    if traits.crop != nil { return "\(name.quoted) is seed, which is not blended" }
    if traits.isInoculant { return "\(name.quoted) is an inoculant, which is not blended" }
    guard traits.isFertilizer, placement == nil else { return nil }
    return "\(name.quoted) is seed-placed, where nothing without phosphate is blended"
  }

  fileprivate var placement: ProductTraits.Placement? {
    traits.placement(seedPlaced: seedPlaced.map { $0 / 100 })
  }
}

extension PlanRequest {
  /// What is wrong with the blends, and in which; `nil` where nothing is.
  package var faultOfBlends: (fault: String, blend: Int)? {
    var taken: Set<String> = []
    for (index, blend) in blends.enumerated() {
      let parts = blend.compactMap { name in products.first { $0.name == name } }
      if let fault = faultOfPairs(parts) { return (fault, index) }
      for product in parts {
        guard taken.insert(product.name).inserted else {
          return ("\(product.name.quoted) is to be blended twice", index)
        }
        if let fault = product.faultOfBlending { return (fault, index) }
      }
    }
    return nil
  }

  private func faultOfPairs(_ blend: [Product]) -> String? {
    if let pair = keepApart.first(where: { $0.allSatisfy(blend.map(\.name).contains) }) {
      return "\(pair.map(\.quoted).listed) are to be kept apart"
    }
    let placed = blend.filter { $0.placement != nil }
    guard let first = placed.first,
      let other = placed.first(where: { $0.placement != first.placement })
    else { return nil }
    guard let banded = [first, other].first(where: { $0.placement == .banded }) else {
      let names = [first, other].map(\.name.quoted).listed
      return "\(names) are seed-placed in unlike shares, which are not blended"
    }
    let seeded = banded == first ? other : first
    return "\(seeded.name.quoted) goes with the seed and \(banded.name.quoted) into a band, which "
      + "are not blended"
  }
}

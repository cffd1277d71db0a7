import AirCart

extension PlanRequest {
  /// What is wrong with the blends, and in which; `nil` where nothing is.
  package var faultOfBlends: (fault: String, blend: Int)? {
    var taken: Set<String> = []
    for (index, blend) in blends.enumerated() {
      if let pair = keepApart.first(where: { $0.allSatisfy(blend.contains) }) {
        return ("\(pair.map(\.quoted).listed) are to be kept apart", index)
      }
      let placed = blend.compactMap { name in
        ProductTraits(named: name).placement.map { (name, $0) }
      }
      if let first = placed.first, let other = placed.first(where: { $0.1 != first.1 }) {
        let names = first.1 == .withSeed ? (first.0, other.0) : (other.0, first.0)
        return (
          "\(names.0.quoted) goes with the seed and \(names.1.quoted) into a band, which are not "
            + "blended", index
        )
      }
      for name in blend {
        guard taken.insert(name).inserted else {
          return ("\(name.quoted) is to be blended twice", index)
        }
        let traits = ProductTraits(named: name)
        if traits.crop != nil { return ("\(name.quoted) is seed, which is not blended", index) }
        if traits.isInoculant {
          return ("\(name.quoted) is an inoculant, which is not blended", index)
        }
      }
    }
    return nil
  }
}

import AirCart

extension PlanRequest {
  /// What is wrong with the blends, and in which; `nil` where nothing is.
  package var faultOfBlends: (fault: String, blend: Int)? {
    var taken: Set<String> = []
    for (index, blend) in blends.enumerated() {
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

import AirCart

// MARK: - Loads for a stop that waits

extension SeasonRun {
  /// Whether a load has nothing of what the stop lacks beyond what other trucks hold; then `missing` is left
  /// with these products alone.
  ///
  /// With one rate the product with the fewest acres supplied is one of them.
  @inline(__always)
  func leavesStopWaiting(_ truck: Int) -> Bool {
    var isAnyLacking = false
    for product in 0..<tanks.count where isLacking(product, without: truck) {
      isAnyLacking = true
      let own = tanks.products[product].load.product
      if trucks[truck].stock[own] > SeasonRules.tracePounds { return false }
    }
    guard isAnyLacking else { return false }
    for product in 0..<tanks.count where !isLacking(product, without: truck) {
      missing[tanks.products[product].load.product] = 0
    }
    return true
  }

  /// Whether the stop lacks more of a product that trucks bring than all but one of them hold.
  @inline(__always)
  private func isLacking(_ product: Int, without truck: Int) -> Bool {
    let own = tanks.products[product]
    guard own.fits, missing[own.load.product] > SeasonRules.tracePounds else { return false }
    var lacking = own.need
    for other in 0..<model.truckCount where other != truck {
      lacking -= trucks[other].stock[own.load.product]
    }
    return lacking > SeasonRules.tracePounds
  }
}

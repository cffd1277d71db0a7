/// The products of the present crop in the tanks, side by side: what they last for, what they lack.
///
/// A view of the season's memory, small enough to be handed on without copying what it shows.
struct TankRow {
  /// A product of the present crop: its plan, its use on the present field, what its tanks hold.
  struct Product {
    var load: CartSeason.Load
    /// Pounds that an acre of this field takes, and the acres that a pound lasts for.
    private(set) var poundsPerAcre = 0.0
    private(set) var acresPerPound = 0.0
    /// Bushels that an acre is planned to take: as expected, or as seen on this field.
    private(set) var plannedUse = 1.0
    private(set) var acresPerBushel = 1.0
    var pounds = 0.0
    var bushels = 0.0
    /// The density of what is in them, which seeding does not change.
    var poundsPerBushel = 1.0
    /// Bushels still to load at this stop, and the density that they have.
    var need = 0.0
    var loadDensity = 0.0
    /// Bushels of them that are being loaded.
    var taken = 0.0

    /// Acres that it is planned to last for above the reserve; negative below it.
    var plannedAcres: Double { (bushels - load.reserve) * acresPerBushel }

    init(load: CartSeason.Load) { self.load = load }

    /// Enters a field: what an acre takes of it, and is stated to take.
    mutating func enterField(poundsPerAcre pounds: Double) {
      poundsPerAcre = pounds
      acresPerPound = pounds > 0 ? 1 / pounds : .infinity
      plan(use: load.use)
    }

    mutating func plan(use: Double) {
      plannedUse = use
      acresPerBushel = 1 / use
    }
  }

  /// Product that is loaded: pounds, bushels, the tanks that get something.
  struct Amount {
    var pounds = 0.0
    var bushels = 0.0
    var tanks = 0

    mutating func add(_ bushels: Double, of product: Product) {
      guard bushels > 0 else { return }
      pounds += bushels * product.loadDensity
      self.bushels += bushels
      tanks += product.load.tanks
    }
  }

  let products: UnsafeMutablePointer<Product>
  var count = 0

  /// Acres that the tanks last for, down to the reserve or down to nothing.
  func acres(aboveReserve: Bool) -> Double {
    var least = Double.infinity
    for product in 0..<count {
      let own = products[product]
      guard own.poundsPerAcre > 0 else { continue }
      let kept = aboveReserve ? own.load.reserve * own.poundsPerBushel : 0
      least = min(least, max(0, own.pounds - kept) * own.acresPerPound)
    }
    return least
  }

  /// Acres that the tanks are planned to last for above the reserve.
  var plannedAcres: Double {
    var least = Double.infinity
    for product in 0..<count { least = min(least, products[product].plannedAcres) }
    return max(0, least)
  }

  /// Planned acres that the tanks can be filled for, with a limit on the pounds above the reserves.
  func wholeAcres(weightRoom: Double) -> Double {
    var whole = Double.infinity
    for product in 0..<count {
      let own = products[product]
      whole = min(whole, (own.load.capacity - own.load.reserve) * own.acresPerBushel)
    }
    return weightRoom < .infinity ? min(whole, liftedAcres(weightRoom)) : whole
  }

  /// Planned acres that the weight limits allow on board.
  ///
  /// What is in a tank beyond them takes its part of the weight, and leaves fewer acres for the
  /// rest; that may leave another tank beyond them.
  private func liftedAcres(_ weightRoom: Double) -> Double {
    var acres = Double.infinity
    var before = -1.0
    while acres != before {
      before = acres
      var room = weightRoom
      var poundsPerAcre = 0.0
      for product in 0..<count {
        let own = products[product]
        let above = own.bushels - own.load.reserve
        if above > acres * own.plannedUse {
          room -= above * own.load.density
        } else {
          poundsPerAcre += own.plannedUse * own.load.density
        }
      }
      if poundsPerAcre > 0 { acres = min(acres, max(0, room / poundsPerAcre)) }
    }
    return acres
  }

  /// What is still to be filled at this stop.
  var needed: Amount {
    var sum = Amount()
    for product in 0..<count { sum.add(products[product].need, of: products[product]) }
    return sum
  }

  /// What is being loaded.
  var taken: Amount {
    var sum = Amount()
    for product in 0..<count { sum.add(products[product].taken, of: products[product]) }
    return sum
  }

  /// Takes what is needed from a truck; the short products first where it has less.
  func take(atMost pounds: Double) {
    let isEnough = needed.pounds <= pounds
    let acres = isEnough ? .infinity : acresReached(with: pounds)
    for product in 0..<count {
      let own = products[product]
      let missing = max(0, acres - own.plannedAcres) * own.plannedUse
      // Rounding opens no tank.
      products[product].taken = isEnough ? own.need : missing > 1e-9 ? min(own.need, missing) : 0
    }
  }

  /// The planned acres to which some pounds, fewer than are needed, fill the short products.
  ///
  /// They rise together from the shortest one on; another joins where they reach it, and one leaves
  /// where its need is met.
  private func acresReached(with pounds: Double) -> Double {
    var acres = Double.infinity
    for product in 0..<count where products[product].need > 0 {
      acres = min(acres, products[product].plannedAcres)
    }
    var rest = pounds
    while acres < .infinity {
      var next = Double.infinity
      var poundsPerAcre = 0.0
      for product in 0..<count where products[product].need > 0 {
        let own = products[product]
        let (begin, end) = (own.plannedAcres, own.plannedAcres + own.need * own.acresPerBushel)
        if begin > acres { next = min(next, begin) }
        guard begin <= acres, end > acres else { continue }
        next = min(next, end)
        poundsPerAcre += own.plannedUse * own.loadDensity
      }
      let step = poundsPerAcre > 0 ? rest / poundsPerAcre : .infinity
      guard acres + step > next else { return acres + step }
      rest -= (next - acres) * poundsPerAcre
      acres = next
    }
    return acres
  }

  /// Loads what was taken.
  func fill() {
    for product in 0..<count {
      var own = products[product]
      guard own.taken > 0 else { continue }
      own.bushels += own.taken
      own.pounds += own.taken * own.loadDensity
      own.poundsPerBushel = own.pounds / own.bushels
      own.need -= own.taken
      products[product] = own
    }
  }

  /// Ends a stop, whatever is still missing.
  func forgetNeeds() {
    for product in 0..<count { products[product].need = 0 }
  }

  /// Pounds to bring for some planned acres, at least what this stop still needs; for that alone
  /// without acres.
  func poundsToBring(forAcres acres: Double?) -> Double {
    var sum = 0.0
    for product in 0..<count {
      let own = products[product]
      let planned = acres.map { own.load.reserve + $0 * own.plannedUse - own.bushels } ?? 0
      sum += max(0, planned * own.load.density, own.need * own.loadDensity)
    }
    return sum
  }

  /// Takes what some acres need out of the tanks, counting it among the pounds used of each product.
  func seed(acres: Double, usedPounds: UnsafeMutablePointer<Double>) {
    for product in 0..<count {
      let own = products[product]
      let used = min(own.pounds, acres * own.poundsPerAcre)
      let rest = own.pounds - used
      usedPounds[own.load.product] += used
      products[product].pounds = rest
      products[product].bushels = rest / own.poundsPerBushel
    }
  }

  /// Plans with the bushels that an acre of this field takes of what is in the tanks, where they are
  /// more than was expected.
  ///
  /// - Returns: Whether it is.
  func learnUse() -> Bool {
    var isMore = false
    for product in 0..<count {
      let own = products[product]
      let seen = own.poundsPerAcre / own.poundsPerBushel
      guard seen > own.load.use * (1 + 1e-9) else { continue }
      products[product].plan(use: seen)
      isMore = true
    }
    return isMore
  }

  /// Whether a tank runs out within some acres, and the share of its capacity that would have had
  /// to stay in against it.
  func shortage(after acres: Double) -> (isShort: Bool, reserve: Double) {
    var isShort = false
    var reserve = 0.0
    for product in 0..<count {
      let own = products[product]
      guard own.pounds > 0 else { continue }
      let used = acres * own.poundsPerAcre
      if used > own.pounds * (1 + 1e-9) { isShort = true }
      let beyond = used / own.poundsPerBushel - (own.bushels - own.load.reserve)
      reserve = max(reserve, beyond / own.load.capacity)
    }
    return (isShort, reserve)
  }

  /// Empties the tanks; returns the pounds that were in them.
  func empty() -> Double {
    var pounds = 0.0
    for product in 0..<count {
      pounds += products[product].pounds
      products[product].pounds = 0
      products[product].bushels = 0
    }
    return pounds
  }
}

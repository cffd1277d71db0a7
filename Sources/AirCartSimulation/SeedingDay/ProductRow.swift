import AirCart

/// The products of the present crop in the tanks, side by side: what they last for, what they lack.
///
/// Amounts are pounds, as the cart is on scales; bushels say what the tanks have room for. A view of
/// the season's memory, small enough to be handed on without copying what it shows.
struct ProductRow {
  /// A product of the present crop: its plan, its use on the present field, what its tanks hold.
  struct Product {
    var load: CartSeason.Load
    /// Pounds that an acre of this field takes.
    private(set) var poundsPerAcre = 0.0
    /// Pounds that the crew plans with for an acre.
    private(set) var plannedUse = 1.0
    var pounds = 0.0
    var bushels = 0.0
    /// The density of what is in them; for empty tanks the stated one.
    var poundsPerBushel = 1.0
    /// Pounds that the stop lacks.
    var need = 0.0
    /// Pounds that are being loaded, and their density.
    var taken = 0.0
    var takenDensity = 1.0
    /// Pounds in bags on the platform, and those that are being lifted onto it.
    var platform = 0.0
    var lifted = 0.0

    init(load: CartSeason.Load) {
      self.load = load
      poundsPerBushel = load.density
    }

    var poundsAboveReserve: Double { pounds - load.reserve * poundsPerBushel }

    /// The same, not below 0, with what is on the platform.
    var poundsOnCart: Double { max(0, poundsAboveReserve) + platform }

    /// Whether the stop lacks some of it for which there is room.
    var fits: Bool {
      need > SeasonRules.tracePounds && load.capacity - bushels > SeasonRules.traceBushels
    }

    mutating func enterField(poundsPerAcre pounds: Double) {
      poundsPerAcre = pounds
      plannedUse = load.statedUse
    }

    mutating func learnUse() { plannedUse = max(load.statedUse, poundsPerAcre) }

    /// Begins to load what fits of some pounds, where something does.
    mutating func take(atMost stock: Double, density: Double) {
      taken = min(need, stock, (load.capacity - bushels) * density)
      takenDensity = density
    }

    /// Ends loading; returns the pounds.
    mutating func fill() -> Double {
      guard taken > 0 else { return 0 }
      let loaded = taken
      bushels += loaded / takenDensity
      pounds += loaded
      poundsPerBushel = pounds / bushels
      need -= loaded
      taken = 0
      return loaded
    }

    mutating func seed(_ used: Double) {
      pounds -= used
      bushels = pounds / poundsPerBushel
    }
  }

  /// Product that is being loaded: pounds, bushels, the tanks that get something.
  struct Amount {
    var pounds = 0.0
    var bushels = 0.0
    /// Bushels of them that the conveyor brings.
    var conveyed = 0.0
    /// Pounds in bags, also those that only come onto the platform.
    var inBags = 0.0
    var tanks = 0
  }

  let products: UnsafeMutablePointer<Product>
  /// Where the next crop's products are put together.
  private let next: UnsafeMutablePointer<Product>
  var count = 0
  /// The rates from here to the end of the stretch.
  var ahead: RatesAhead

  /// Creates an empty row of so many products at most.
  init(holding most: Int, ahead: RatesAhead, in scratch: inout Scratch) {
    self.ahead = ahead
    products = scratch.take(most)
    next = scratch.take(most)
  }

  /// Acres that the tanks really last for, down to the reserve or down to nothing.
  func acres(aboveReserve: Bool) -> Double {
    var least = Double.infinity
    for product in 0..<count {
      let own = products[product]
      guard own.poundsPerAcre > 0 else { continue }
      let pounds = aboveReserve ? own.poundsAboveReserve : own.pounds
      least = min(least, max(0, pounds) / own.poundsPerAcre)
    }
    return least
  }

  /// Planned acres from here on for which some pounds of a product last.
  ///
  /// What was learned of its use here holds in proportion where the rates are others.
  @inline(__always)
  func acres(lasting pounds: Double, of product: Int) -> Double {
    let own = products + product
    return ahead.acres(
      lasting: pounds, of: product, use: own.pointee.plannedUse, own.pointee.load)
  }

  /// Pounds of a product that the next acres take as planned.
  @inline(__always)
  func pounds(forAcres acres: Double, of product: Int) -> Double {
    let own = products + product
    return ahead.pounds(
      forAcres: acres, of: product, use: own.pointee.plannedUse, own.pointee.load)
  }

  /// Acres that the tanks are planned to last for above the reserve.
  var plannedAcres: Double {
    var least = Double.infinity
    for product in 0..<count {
      least = min(least, acres(lasting: products[product].poundsAboveReserve, of: product))
    }
    return max(0, least)
  }

  /// Planned acres that the tanks can be filled for, with a limit on the pounds above the reserves.
  func wholeAcres(weightRoom: Double) -> Double {
    var whole = Double.infinity
    for product in 0..<count {
      let load = products[product].load
      whole = min(
        whole, acres(lasting: (load.capacity - load.reserve) * load.density, of: product))
    }
    return weightRoom < .infinity ? min(whole, liftedAcres(weightRoom)) : whole
  }

  /// Planned acres that the weight limits allow on board.
  ///
  @inline(never)  // Few carts have a limit.
  private func liftedAcres(_ weightRoom: Double) -> Double {
    var held = 0.0
    for product in 0..<count { held += max(0, products[product].poundsAboveReserve) }
    let room = max(weightRoom, held)
    var (start, run) = (0.0, 0)
    while true {
      let (acres, length) = (liftedAcres(room, from: start, run: run), ahead.acres(ofRun: run))
      if acres <= length { return start + acres }
      start += length
      run += 1
    }
  }

  /// Acres of a run of fields, and at its rates beyond it, that some pounds allow after the acres before it.
  ///
  /// What is in a tank beyond them takes its part of the weight, and leaves fewer acres for the
  /// rest; that may leave another tank beyond them.
  @inline(never)
  private func liftedAcres(_ pounds: Double, from start: Double, run: Int) -> Double {
    var acres = Double.infinity
    var before = -1.0
    while acres != before {
      before = acres
      var room = pounds
      var poundsPerAcre = 0.0
      for product in 0..<count {
        let own = products[product]
        let use = ahead.use(of: product, inRun: run, use: own.plannedUse, own.load)
        let taken = run == 0 ? 0 : self.pounds(forAcres: start, of: product)
        if own.poundsAboveReserve > taken + acres * use {
          room -= own.poundsAboveReserve
        } else {
          room -= taken
          poundsPerAcre += use
        }
      }
      if poundsPerAcre > 0 { acres = min(acres, max(0, room / poundsPerAcre)) }
    }
    return acres
  }

  /// Pounds an acre that trucks bring.
  var hauledUse: Double {
    var sum = 0.0
    for product in 0..<count where !products[product].load.isBagged {
      sum += products[product].plannedUse
    }
    return sum
  }

  /// Bushels of them in hoppers, at the stated densities.
  var hauledBushels: Double {
    var sum = 0.0
    for product in 0..<count where products[product].load.takesHopper {
      sum += products[product].plannedUse / products[product].load.density
    }
    return sum
  }

  var fitsAnything: Bool {
    for product in 0..<count where products[product].fits { return true }
    return false
  }

  var fitsBagged: Bool {
    for product in 0..<count where products[product].fits {
      let own = products[product]
      if own.load.isBagged || own.platform > SeasonRules.tracePounds { return true }
    }
    return false
  }

  /// Begins a stop: plans with what this field takes where that is more.
  func learnUse() {
    for product in 0..<count { products[product].learnUse() }
  }

  /// Sets what a stop lacks to last for some planned acres: nothing of a product that they do not take.
  func need(forAcres acres: Double) {
    for product in 0..<count {
      let pounds = pounds(forAcres: acres, of: product)
      products[product].need =
        pounds > 0 ? max(0, pounds - products[product].poundsAboveReserve) : 0
    }
  }

  /// What is being loaded.
  var taken: Amount {
    var sum = Amount()
    for product in 0..<count where products[product].taken + products[product].lifted > 0 {
      let own = products[product]
      if own.load.isInBags { sum.inBags += own.taken + own.lifted }
      guard own.taken > 0 else { continue }
      let bushels = own.taken / own.takenDensity
      sum.pounds += own.taken
      sum.bushels += bushels
      if !own.load.isInBags { sum.conveyed += bushels }
      sum.tanks += own.load.tanks
    }
    return sum
  }

  /// Takes what some acres need out of the tanks, counting it among the pounds used of each product.
  func seed(acres: Double, usedPounds: UnsafeMutablePointer<Double>) {
    for product in 0..<count {
      let own = products[product]
      let used = min(own.pounds, acres * own.poundsPerAcre)
      usedPounds[own.load.product] += used
      products[product].seed(used)
    }
  }

  var pounds: Double { sum { $0.pounds } }
  var bushels: Double { sum { $0.bushels } }
  /// Pounds in bags on the platform.
  var platformPounds: Double { sum { $0.platform } }

  private func sum(_ amount: (Product) -> Double) -> Double {
    var sum = 0.0
    for product in 0..<count { sum += amount(products[product]) }
    return sum
  }

  /// Goes on with the same products at the rates of another crop.
  func goOn(with crop: SeasonModel.Crop) {
    for product in 0..<count { products[product].load = crop.loads[product] }
  }

  /// Takes the products of the next crop, and of each the share of what the tanks hold that stays.
  ///
  /// Bags on the platform of a product that the next crop has not go home.
  ///
  /// - Returns: The pounds and bushels that do not stay in the tanks, and the pounds in bags.
  mutating func change(
    to crop: SeasonModel.Crop, kept: UnsafeMutablePointer<Double>
  ) -> (pounds: Double, bushels: Double, inBags: Double) {
    let before = (pounds, bushels, platformPounds)
    for product in 0..<crop.productCount {
      var own = Product(load: crop.loads[product])
      for old in 0..<count where products[old].load.product == own.load.product {
        own.platform = products[old].platform
        let share = kept[own.load.product]
        guard share > 0, products[old].pounds > 0 else { continue }
        own.pounds = products[old].pounds * share
        own.bushels = products[old].bushels * share
        own.poundsPerBushel = products[old].poundsPerBushel
      }
      next[product] = own
    }
    count = crop.productCount
    products.update(from: next, count: count)
    return (before.0 - pounds, max(0, before.1 - bushels), before.2 - platformPounds)
  }
}

import AirCart

// MARK: - At the field

extension SeasonRun {
  /// What comes next at a stop.
  enum NextAtStop {
    /// A truck at the field gives.
    case truck(Int)
    /// Bagged seed is filled from the platform.
    case platform
    case over
    case wait
  }

  /// Goes on with a stop, after a truck's turn where there was one.
  mutating func goOn(after truck: Int? = nil) {
    let next = nextAtStop
    if let truck {
      if case .over = next { lookRound(truck, .itsTurnEnds) } else { leave(truck) }
    }
    switch next {
    case .truck(let truck): fill(from: truck)
    case .platform: fill(from: nil)
    case .over: stopEnds()
    case .wait: wait()
    }
  }

  @inline(__always)
  private var nextAtStop: NextAtStop {
    let acres = tanks.plannedAcres
    if hasServedTruck, acres >= wellFilledAcres { return .over }
    let canGoOn =
      acres >= enoughAcres - SeasonRules.traceAcres && nextLeg(afterFilling: false) > 0
    if let truck = truckToGive, !(hasServedTruck && canGoOn) || givesMost(truck) {
      return .truck(truck)
    }
    if tanks.fitsBagged { return .platform }
    return canGoOn || !tanks.fitsAnything ? .over : .wait
  }

  /// Acres for which no further truck pulls up.
  private var wellFilledAcres: Double {
    SeasonRules.wellFilled * targetAcres - SeasonRules.traceAcres
  }

  private mutating func wait() {
    if activity != .waiting {
      activity = .waiting
      began = now
    }
    offerLoads(atOnce: true)
    guard !isSomebodyComing, let truck = firstTruck else { return }
    leave(truck)
  }

  /// Whether a truck on its way brings what the stop lacks, or may be sent for it at the yard.
  @inline(__always)
  private var isSomebodyComing: Bool {
    for truck in 0..<memory.truckCount {
      switch memory.trucks[truck].place {
      case .toYard: return true
      case .toField: if holdsFitting(truck) { return true }
      case .atField, .idle: continue
      }
    }
    return false
  }

  /// The truck at the field with something that fits that came first: of those that fill the cart
  /// well, or else of all.
  @inline(__always)
  private var truckToGive: Int? {
    var found: (truck: Int, fillsWell: Bool)?
    for truck in 0..<memory.truckCount
    where memory.trucks[truck].place == .atField && holdsFitting(truck) {
      let fillsWell = fillsWell(truck)
      if let found {
        if found.fillsWell && !fillsWell { continue }
        if found.fillsWell == fillsWell, isBefore(found.truck, truck) { continue }
      }
      found = (truck, fillsWell)
    }
    return found?.truck
  }

  /// The truck at the field that came first.
  private var firstTruck: Int? {
    var first: Int?
    for truck in 0..<memory.truckCount where memory.trucks[truck].place == .atField {
      if let other = first, isBefore(other, truck) { continue }
      first = truck
    }
    return first
  }

  private func isBefore(_ truck: Int, _ other: Int) -> Bool {
    memory.trucks[truck].order < memory.trucks[other].order
  }

  @inline(__always)
  private func holdsFitting(_ truck: Int) -> Bool {
    let stock = memory.stock(truck)
    for product in 0..<tanks.count
    where tanks.products[product].fits
      && stock[tanks.products[product].load.product] > SeasonRules.tracePounds
    {
      return true
    }
    return false
  }

  /// Whether no truck need pull up after this one: what it holds, with bagged seed, fills the cart
  /// well.
  @inline(__always)
  private func fillsWell(_ truck: Int) -> Bool {
    let stock = memory.stock(truck)
    for product in 0..<tanks.count {
      let own = tanks.products[product]
      let pounds = own.load.isBagged ? own.need : min(own.need, stock[own.load.product])
      if own.poundsAboveReserve + pounds < wellFilledAcres * own.plannedUse { return false }
    }
    return true
  }

  /// Whether a truck would give most of what it holds.
  @inline(__always)
  private func givesMost(_ truck: Int) -> Bool {
    let stock = memory.stock(truck)
    var given = 0.0
    for product in 0..<tanks.count where tanks.products[product].fits {
      let own = tanks.products[product]
      if !own.load.isBagged { given += min(own.need, stock[own.load.product]) }
    }
    return given >= SeasonRules.wellFilled * memory.pounds(truck)
  }

  /// When a truck looks round for whether to stay.
  enum Occasion { case itsTurnEnds, itArrives, aFieldBegins }

  /// Sends a truck away that holds nothing that is needed, or few acres' worth where there is more
  /// to fetch: by itself after its turn, with what is in the tanks in a new field.
  mutating func lookRound(_ truck: Int, _ occasion: Occasion) {
    let held = memory.pounds(truck)
    guard held > 0 else { return leave(truck) }
    findOpenPounds()
    guard isNeeded(truck) else { return leave(truck) }
    guard occasion != .itArrives, yardHasMore else { return }
    let few = fewAcres - SeasonRules.traceAcres
    let isLittle =
      held <= fixed.payloadPounds / 2 && acres(of: truck, onTop: occasion == .aFieldBegins) < few
    if isLittle || occasion == .itsTurnEnds && hadBetterFetch(truck, holding: held) { leave(truck) }
  }

  /// Whether a truck after its turn fills no stop well, and less is waited for if it fetches more now
  /// than if it first empties itself at the next stop.
  private func hadBetterFetch(_ truck: Int, holding held: Double) -> Bool {
    let rest = acres(of: truck, onTop: false)
    let covered = tanks.plannedAcres + acresOfOthers(than: truck)
    return held <= SeasonRules.wellFilled * fixed.payloadPounds
      && rest < SeasonRules.wellFilled * acresToFillFor - SeasonRules.traceAcres
      && covered < acresToCover && rest * acresOfATrip < covered * covered
  }

  /// Acres that are seeded while a truck fetches a load.
  private var acresOfATrip: Double {
    (fixed.loadingSeconds + 2 * fixed.travelSeconds) * plan.acresPerSecond
  }

  /// Acres that the other trucks at the field and on the way to it carry.
  private func acresOfOthers(than truck: Int) -> Double {
    var least = Double.infinity
    for product in 0..<tanks.count where memory.open[product] > SeasonRules.tracePounds {
      let own = tanks.products[product]
      var pounds = 0.0
      for other in 0..<memory.truckCount where other != truck {
        let place = memory.trucks[other].place
        if place == .atField || place == .toField {
          pounds += memory.stock(other)[own.load.product]
        }
      }
      least = min(least, pounds / own.plannedUse)
    }
    return least
  }

  /// Acres for which a truck holds what the present stretch still needs, on top of what is on board.
  @inline(__always)
  private func acres(of truck: Int, onTop: Bool) -> Double {
    let stock = memory.stock(truck)
    var least = Double.infinity
    for product in 0..<tanks.count where memory.open[product] > SeasonRules.tracePounds {
      let own = tanks.products[product]
      let pounds = stock[own.load.product] + (onTop ? max(0, own.poundsAboveReserve) : 0)
      least = min(least, pounds / own.plannedUse)
    }
    return least
  }

  /// Whether its stretches, from the present one on, still take something that it holds.
  @inline(__always)
  private func isNeeded(_ truck: Int) -> Bool {
    let present = memory.fields[field].stretch
    let stock = memory.stock(truck)
    for stretch in present...max(present, memory.trucks[truck].stretch) {
      let crop = memory.stretches[stretch]
      let open = pounds(forStretch: stretch)
      for product in 0..<memory.crops[crop].productCount
      where open[product] > SeasonRules.tracePounds {
        let load = memory.loads + (crop * memory.stride + product)
        if stock[load.pointee.product] > SeasonRules.tracePounds { return true }
      }
    }
    return false
  }

  /// Whether the present stretch needs more than all trucks hold.
  @inline(__always)
  private var yardHasMore: Bool {
    var sum = 0.0
    for product in 0..<tanks.count where !tanks.products[product].load.isBagged {
      let own = tanks.products[product].load.product
      var open = memory.open[product]
      for truck in 0..<memory.truckCount { open -= memory.stock(truck)[own] }
      sum += max(0, open)
    }
    return sum > SeasonRules.tracePounds
  }
}

// MARK: - On the road and at the yard

extension SeasonRun {
  /// Lets every truck stand at the first field with its first load when the season begins.
  mutating func startTrucks() {
    for truck in 0..<memory.truckCount { memory.trucks[truck] = SeasonMemory.Truck() }
    for truck in 0..<memory.truckCount where load(truck) { stand(truck) }
  }

  mutating func truckIsThere(_ truck: Int) {
    guard memory.trucks[truck].place == .toYard else { return truckArrives(truck) }
    if load(truck, atOnce: activity == .waiting) {
      drive(truck)
    } else {
      memory.trucks[truck].place = .idle
    }
    if activity == .waiting { goOn() }
  }

  private mutating func truckArrives(_ truck: Int) {
    stand(truck)
    lookRound(truck, .itArrives)
    if activity == .waiting { goOn() }
  }

  private mutating func stand(_ truck: Int) {
    memory.trucks[truck].place = .atField
    memory.trucks[truck].order = arrivals
    arrivals += 1
    totals.loads += 1
    record(.truckArrives, from: now, to: now, truck: truck, pounds: memory.pounds(truck))
  }

  private mutating func leave(_ truck: Int) {
    record(.truckLeaves, from: now, to: now, truck: truck, pounds: memory.pounds(truck))
    beginTrip(truck)
    memory.trucks[truck].place = .toYard
    calendar.scheduleTruck(truck, at: now + fixed.travelSeconds * memory.trucks[truck].factor)
  }

  private mutating func beginTrip(_ truck: Int) {
    memory.trucks[truck].factor =
      memory.fixedTrip ?? memory.value(.trip, at: streams.unit(.trip, at: trips))
    trips += 1
  }

  /// Loads a truck at the yard and drives to the field.
  private mutating func drive(_ truck: Int) {
    memory.trucks[truck].place = .toField
    calendar.scheduleTruck(
      truck,
      at: now + (fixed.loadingSeconds + fixed.travelSeconds) * memory.trucks[truck].factor)
  }

  /// Offers the idle trucks a load.
  mutating func offerLoads(atOnce: Bool = false) {
    for truck in 0..<memory.truckCount
    where memory.trucks[truck].place == .idle && load(truck, atOnce: atOnce) {
      beginTrip(truck)
      drive(truck)
    }
  }

  /// Gives a truck what the present stretch needs and no other truck holds, or where that is
  /// nothing the next one that needs something; returns whether there is one.
  ///
  /// What was left on it goes into the load where that has the product; the rest goes back.
  private mutating func load(_ truck: Int, atOnce: Bool = false) -> Bool {
    let stock = memory.stock(truck)
    for product in 0..<memory.usedCount {
      memory.left[product] = stock[product]
      stock[product] = 0
      memory.missing[product] = 0
    }
    for other in 0..<memory.truckCount {
      let stock = memory.stock(other)
      for product in 0..<memory.usedCount { memory.missing[product] -= stock[product] }
    }
    findOpenPounds()
    var stretch = firstStretchInNeed
    if let own = stretch, !atOnce, coveredAcres(toStretch: own) >= acresToCover { stretch = nil }
    if let stretch { fillTruck(truck, forStretch: stretch) }
    for product in 0..<memory.usedCount {
      if stock[product] <= SeasonRules.tracePounds { stock[product] = 0 }
      let more = stock[product] - memory.left[product]
      if more > 0 { totals.hauledPounds += more } else { totals.returnedPounds -= more }
    }
    return stretch != nil
  }

  /// The first stretch for which something is missing, with all before it; leaves in `missing` what
  /// it is.
  @inline(__always)
  private var firstStretchInNeed: Int? {
    for stretch in memory.fields[field].stretch..<memory.stretchCount {
      let crop = memory.stretches[stretch]
      let open = pounds(forStretch: stretch)
      for product in 0..<memory.crops[crop].productCount {
        memory.missing[memory.loads[crop * memory.stride + product].product] += open[product]
      }
      if memory.missingPounds > SeasonRules.tracePounds { return stretch }
    }
    return nil
  }

  /// Acres that need be on board and on trucks so that no other truck is loaded yet.
  private var acresToCover: Double {
    2 * wholeAcres + (fixed.loadingSeconds + fixed.travelSeconds) * plan.acresPerSecond
  }

  /// Acres for which there is enough on board and on the other trucks.
  private func coveredAcres(toStretch stretch: Int) -> Double {
    let present = memory.fields[field].stretch
    var before = 0.0
    for own in present..<stretch {
      before += own == present ? plannedAcresLeft : memory.stretchAcres[own]
    }
    let crop = memory.stretches[stretch]
    let open = pounds(forStretch: stretch)
    var least = Double.infinity
    for product in 0..<memory.crops[crop].productCount {
      let own = memory.loads[crop * memory.stride + product]
      guard !own.isBagged, memory.missing[own.product] > SeasonRules.tracePounds else { continue }
      let board = stretch == present ? max(0, tanks.products[product].poundsAboveReserve) : 0
      let pounds = max(0, open[product] - memory.missing[own.product]) + board
      least = min(least, pounds / use(product, ofStretch: stretch))
    }
    return before + least
  }

  /// Pounds that a stretch still takes from trucks, as far as the crew knows, of each product of its
  /// crop; of the present one as `findOpenPounds` left them.
  @inline(__always)
  private func pounds(forStretch stretch: Int) -> UnsafeMutablePointer<Double> {
    stretch == memory.fields[field].stretch ? memory.open : memory.ahead + stretch * memory.stride
  }

  /// Finds what the present stretch still takes from trucks.
  @inline(__always)
  private func findOpenPounds() {
    let acres = plannedAcresLeft + passAcres
    let whole = fixed.filling.policy == .full ? wholeAcres : 0
    for product in 0..<tanks.count {
      let own = tanks.products + product
      let use = own.pointee.plannedUse
      let pounds = acres * use * SeasonRules.haulingMargin + use * whole
      let rest = pounds + own.pointee.load.reserve * own.pointee.poundsPerBushel
      memory.open[product] = own.pointee.load.isBagged ? 0 : max(0, rest - own.pointee.pounds)
    }
  }

  private mutating func fillTruck(_ truck: Int, forStretch stretch: Int) {
    memory.trucks[truck].stretch = stretch
    memory.trucks[truck].load = loads
    loads += 1
    let crop = memory.stretches[stretch]
    let products = 0..<memory.crops[crop].productCount
    truckLoad.products.removeAll(keepingCapacity: true)
    for product in products {
      let own = memory.loads[crop * memory.stride + product]
      truckLoad.products.append(
        TruckLoad.Product(
          missing: own.isBagged ? 0 : max(0, memory.missing[own.product]),
          supplied: supplied(product, ofStretch: stretch), use: use(product, ofStretch: stretch),
          density: memory.hopperCount > 0
            ? density(of: own, inLoad: memory.trucks[truck].load) : own.density))
    }
    truckLoad.fill(atLeast: fixed.leastLoadPounds)
    for product in products {
      let own = memory.loads[crop * memory.stride + product].product
      memory.stock(truck)[own] += truckLoad.products[product].pounds
    }
  }

  /// Pounds of a product of a stretch above the reserve and on all trucks.
  @inline(__always)
  private func supplied(_ product: Int, ofStretch stretch: Int) -> Double {
    let load = memory.loads[memory.stretches[stretch] * memory.stride + product]
    let isPresent = stretch == memory.fields[field].stretch
    var pounds = isPresent ? max(0, tanks.products[product].poundsAboveReserve) : 0
    for truck in 0..<memory.truckCount { pounds += memory.stock(truck)[load.product] }
    return pounds
  }

  /// Pounds that the crew plans with for an acre of a stretch.
  @inline(__always)
  private func use(_ product: Int, ofStretch stretch: Int) -> Double {
    stretch == memory.fields[field].stretch
      ? tanks.products[product].plannedUse
      : memory.loads[memory.stretches[stretch] * memory.stride + product].statedUse
  }

  /// Pounds a bushel of a product in a load, or at a stop where it comes without one.
  @inline(__always)
  func density(of own: CartSeason.Load, inLoad load: Int) -> Double {
    own.density
      * memory.density.value(
        own.product, at: streams.unit(.density, at: load * memory.usedCount + own.product))
  }
}

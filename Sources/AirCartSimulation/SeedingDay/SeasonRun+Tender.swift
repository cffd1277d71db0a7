import AirCart

/// A truck of the tender.
struct SeasonTruck: BitwiseCopyable {
  enum State: UInt8 { case atField, toYard, loading, toField, idle }

  var state = State.idle
  /// Pounds of every product of the season on it.
  let stock: UnsafeMutablePointer<Double>
  /// The last stretch of fields that its load is for.
  var stretch = 0
  /// The number of its load, by which densities are drawn.
  var load = 0
  /// The field at which it stands or to which it drives.
  var field = 0
  /// The order of arrivals, and the factor of its present trip.
  var order = 0
  var factor = 1.0
}

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
    for truck in 0..<model.truckCount {
      switch trucks[truck].state {
      case .toYard: return true
      case .loading, .toField: if holdsFitting(truck) { return true }
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
    for truck in 0..<model.truckCount
    where trucks[truck].state == .atField && holdsFitting(truck) {
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
    for truck in 0..<model.truckCount where trucks[truck].state == .atField {
      if let other = first, isBefore(other, truck) { continue }
      first = truck
    }
    return first
  }

  private func isBefore(_ truck: Int, _ other: Int) -> Bool {
    trucks[truck].order < trucks[other].order
  }

  @inline(__always)
  private func holdsFitting(_ truck: Int) -> Bool {
    let stock = trucks[truck].stock
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
    let stock = trucks[truck].stock
    for product in 0..<tanks.count {
      let own = tanks.products[product]
      let held = stock[own.load.product] + own.platform
      let pounds = own.load.isBagged ? own.need : min(own.need, held)
      let wanted = tanks.pounds(forAcres: wellFilledAcres, of: product)
      if wanted > 0, own.poundsAboveReserve + pounds < wanted { return false }
    }
    return true
  }

  /// Whether a truck would give most of what it holds.
  @inline(__always)
  private func givesMost(_ truck: Int) -> Bool {
    let stock = trucks[truck].stock
    var given = 0.0
    for product in 0..<tanks.count where tanks.products[product].fits {
      let own = tanks.products[product]
      if !own.load.isBagged { given += min(own.need, stock[own.load.product]) }
    }
    return given >= SeasonRules.wellFilled * pounds(on: truck)
  }

  /// When a truck decides whether to stay.
  enum Occasion { case itsTurnEnds, itArrives, aFieldBegins }

  /// Sends a truck away that holds nothing that is needed, or few acres where there is more to fetch.
  ///
  /// After its turn only what it holds counts, in a new field also what is in the tanks.
  mutating func lookRound(_ truck: Int, _ occasion: Occasion) {
    let held = pounds(on: truck)
    guard held > 0 else { return leave(truck) }
    findOpenPounds()
    guard isNeeded(truck) else { return leave(truck) }
    guard occasion != .itArrives, yardHasMore else { return }
    let few = fewAcres - SeasonRules.traceAcres
    let isLittle =
      held <= payloadPounds / 2
      && acres(of: truck, onTop: occasion == .aFieldBegins) < few
    if isLittle { return leave(truck) }
    if occasion == .itsTurnEnds, hadBetterFetch(truck, holding: held) { leave(truck) }
  }

  /// Whether a truck after its turn fills no stop well, and less is waited for if it fetches more now
  /// than if it first empties itself at the next stop.
  @inline(__always)
  private func hadBetterFetch(_ truck: Int, holding held: Double) -> Bool {
    let rest = acres(of: truck, onTop: false)
    let covered = tanks.plannedAcres + acresOfOthers(than: truck)
    return held <= SeasonRules.wellFilled * payloadPounds
      && rest < SeasonRules.wellFilled * acresToFillFor - SeasonRules.traceAcres
      && covered < acresToCover && rest * acresOfATrip < covered * covered
  }

  /// Acres that are seeded while a truck fetches a load.
  private var acresOfATrip: Double {
    (fullLoadingSeconds + 2 * model.fields[field].waySeconds)
      * model.fields[field].acresPerSecond
  }

  /// Acres that the other trucks at the field and on the way to it carry.
  @inline(__always)
  private func acresOfOthers(than truck: Int) -> Double {
    var least = Double.infinity
    for product in 0..<tanks.count where open[product] > SeasonRules.tracePounds {
      let own = tanks.products[product]
      var pounds = 0.0
      for other in 0..<model.truckCount where other != truck {
        let state = trucks[other].state
        if state == .atField || state == .loading || state == .toField {
          pounds += trucks[other].stock[own.load.product]
        }
      }
      least = min(least, tanks.acres(lasting: pounds, of: product))
    }
    return least
  }

  /// Acres for which a truck holds what the present stretch still needs, on top of what is on board.
  @inline(__always)
  private func acres(of truck: Int, onTop: Bool) -> Double {
    let stock = trucks[truck].stock
    var least = Double.infinity
    for product in 0..<tanks.count where open[product] > SeasonRules.tracePounds {
      let own = tanks.products[product]
      let pounds = stock[own.load.product] + (onTop ? own.poundsOnCart : own.platform)
      least = min(least, tanks.acres(lasting: pounds, of: product))
    }
    return least
  }

  /// Whether its stretches, from the present one on, still take something that it holds.
  @inline(__always)
  private func isNeeded(_ truck: Int) -> Bool {
    let present = model.fields[field].stretch
    let stock = trucks[truck].stock
    for stretch in present...max(present, trucks[truck].stretch) {
      let crop = model.stretches[stretch].crop
      let open = pounds(forStretch: stretch)
      for product in 0..<crop.productCount
      where open[product] > SeasonRules.tracePounds
        && stock[crop.loads[product].product] > SeasonRules.tracePounds
      {
        return true
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
      var open = open[product]
      for truck in 0..<model.truckCount { open -= trucks[truck].stock[own] }
      sum += max(0, open)
    }
    return sum > SeasonRules.tracePounds
  }
}

// MARK: - On the road and at the yard

extension SeasonRun {
  /// Lets every truck stand at the first field with its first load when the season begins.
  mutating func startTrucks() {
    for truck in 0..<model.truckCount {
      trucks[truck].state = .idle
      trucks[truck].stock.update(repeating: 0, count: model.productCount)
    }
    for truck in 0..<model.truckCount where load(truck) { stand(truck) }
  }

  mutating func truckIsThere(_ truck: Int) {
    switch trucks[truck].state {
    case .loading: return setOut(truck)
    case .toField: return truckArrives(truck)
    case .atField, .idle, .toYard: break
    }
    if load(truck, atOnce: activity == .waiting) {
      queue(truck)
    } else {
      trucks[truck].state = .idle
    }
    if activity == .waiting { goOn() }
  }

  private mutating func truckArrives(_ truck: Int) {
    guard trucks[truck].field == field else { return driveOn(truck) }
    stand(truck)
    lookRound(truck, .itArrives)
    if activity == .waiting { goOn() }
  }

  private mutating func stand(_ truck: Int) {
    trucks[truck].state = .atField
    trucks[truck].field = field
    trucks[truck].order = arrivals
    arrivals += 1
    totals.loads += 1
    record(.truckArrives, from: now, to: now, truck: truck, pounds: pounds(on: truck))
  }

  private mutating func leave(_ truck: Int) {
    record(.truckLeaves, from: now, to: now, truck: truck, pounds: pounds(on: truck))
    beginTrip(truck)
    trucks[truck].state = .toYard
    let way = model.fields[trucks[truck].field].waySeconds
    calendar.scheduleTruck(truck, at: now + way * trucks[truck].factor)
  }

  private mutating func beginTrip(_ truck: Int) {
    trucks[truck].factor = model.trip.value(at: streams.unit(.trip, at: trips))
    trips += 1
  }

  /// Has a truck loaded by the loader that is free first, when the yard is open.
  private mutating func queue(_ truck: Int) {
    trucks[truck].state = .loading
    var loader = 0
    for other in 0..<model.loaderCount where loaders[other] < loaders[loader] { loader = other }
    let free = model.loaderCount > 0 ? max(now, loaders[loader]) : now
    let seconds = model.tender.loadingSeconds(pounds: movedPounds) * trucks[truck].factor
    let begin = model.days.opening(at: free, lateHours: model.tender.lateLoadingHours)
    if model.loaderCount > 0 { loaders[loader] = begin + seconds }
    calendar.scheduleTruck(truck, at: begin + seconds)
  }

  /// Drives from the yard to the present field.
  private mutating func setOut(_ truck: Int) {
    trucks[truck].state = .toField
    trucks[truck].field = field
    let way = model.fields[field].waySeconds
    calendar.scheduleTruck(truck, at: now + way * trucks[truck].factor)
  }

  /// Drives from a field that is done meanwhile to the present one.
  private mutating func driveOn(_ truck: Int) {
    let (from, to) = (model.fields[trucks[truck].field], model.fields[field])
    let miles = abs(to.milesEast - from.milesEast) + abs(to.milesNorth - from.milesNorth)
    trucks[truck].field = field
    let seconds = miles.isNaN ? 0 : model.tender.roadSeconds(miles: miles)
    calendar.scheduleTruck(truck, at: now + seconds)
  }

  /// Seconds at a loader for a full truck.
  @inline(__always)
  private var fullLoadingSeconds: Double {
    model.tender.loadingSeconds(pounds: payloadPounds)
  }

  /// Offers the idle trucks a load.
  mutating func offerLoads(atOnce: Bool = false) {
    for truck in 0..<model.truckCount
    where trucks[truck].state == .idle && load(truck, atOnce: atOnce) {
      beginTrip(truck)
      queue(truck)
    }
  }

  /// Gives a truck what the present stretch needs and no other truck holds, or where that is
  /// nothing the next one that needs something; returns whether there is one.
  ///
  /// What was left on it goes into the load where that has the product; the rest goes back.
  private mutating func load(_ truck: Int, atOnce: Bool = false) -> Bool {
    let stock = trucks[truck].stock
    for product in 0..<model.productCount {
      left[product] = stock[product]
      stock[product] = 0
      missing[product] = 0
    }
    for other in 0..<model.truckCount {
      let stock = trucks[other].stock
      for product in 0..<model.productCount { missing[product] -= stock[product] }
    }
    findOpenPounds()
    var stretch = firstStretchInNeed
    if let own = stretch, !atOnce, coveredAcres(toStretch: own) >= acresToCover { stretch = nil }
    if let stretch {
      fillTruck(truck, forStretch: stretch)
      if atOnce, stretch == model.fields[field].stretch, leavesStopWaiting(truck) {
        stock.update(repeating: 0, count: model.productCount)
        loads -= 1
        fillTruck(truck, forStretch: stretch)
      }
    }
    movedPounds = 0
    for product in 0..<model.productCount {
      if stock[product] <= SeasonRules.tracePounds { stock[product] = 0 }
      let more = stock[product] - left[product]
      movedPounds += abs(more)
      if more > 0 { totals.hauledPounds += more } else { totals.returnedPounds -= more }
    }
    return stretch != nil
  }

  /// What a truck is loaded with at most, on roads that may be limited in spring.
  @inline(__always)
  var payloadPounds: Double {
    let full = model.crew.payloadPounds
    return now < model.springEnd ? min(full, model.springPounds) : full
  }

  /// The pounds on a truck.
  @inline(__always)
  func pounds(on truck: Int) -> Double {
    var sum = 0.0
    for product in 0..<model.productCount { sum += trucks[truck].stock[product] }
    return sum
  }

  /// The pounds that a load lacks in all.
  @inline(__always)
  private var missingPounds: Double {
    var sum = 0.0
    for product in 0..<model.productCount { sum += max(0, missing[product]) }
    return sum
  }

  /// The first stretch for which something is missing, with all before it; leaves in `missing` what
  /// it is.
  @inline(__always)
  private var firstStretchInNeed: Int? {
    for stretch in model.fields[field].stretch..<model.stretchCount {
      let crop = model.stretches[stretch].crop
      let open = pounds(forStretch: stretch)
      for product in 0..<crop.productCount { missing[crop.loads[product].product] += open[product] }
      if missingPounds > SeasonRules.tracePounds { return stretch }
    }
    return nil
  }

  /// With so many acres on board and on trucks no other truck is loaded yet.
  @inline(__always)
  private var acresToCover: Double {
    let seconds = fullLoadingSeconds + model.fields[field].waySeconds
    return 2 * wholeAcres + seconds * model.fields[field].acresPerSecond
  }

  /// Acres for which there is enough on board and on the other trucks.
  @inline(__always)
  private func coveredAcres(toStretch stretch: Int) -> Double {
    let present = model.fields[field].stretch
    var before = 0.0
    for own in present..<stretch {
      before += own == present ? plannedAcresLeft : model.stretches[own].acres
    }
    let crop = crop(ofStretch: stretch)
    let open = pounds(forStretch: stretch)
    var least = Double.infinity
    for product in 0..<crop.productCount {
      let own = crop.loads[product]
      guard !own.isBagged, missing[own.product] > SeasonRules.tracePounds else { continue }
      let board = stretch == present ? tanks.products[product].poundsOnCart : 0
      let pounds = max(0, open[product] - missing[own.product]) + board
      least = min(
        least,
        rates(ofStretch: stretch).acres(
          lasting: pounds, of: product, use: use(product, ofStretch: stretch), own))
    }
    return before + least
  }

  /// Pounds that a stretch still takes from trucks, as far as the crew knows, of each product of its
  /// crop; of the present one as `findOpenPounds` left them.
  @inline(__always)
  private func pounds(forStretch stretch: Int) -> UnsafeMutablePointer<Double> {
    stretch == model.fields[field].stretch ? open : model.stretches[stretch].ahead
  }

  /// Finds what the present stretch still takes from trucks.
  @inline(__always)
  private func findOpenPounds() {
    let acres = plannedAcresLeft + passAcres
    let whole = model.filling.policy == .full ? wholeAcres : 0
    for product in 0..<tanks.count {
      let own = tanks.products + product
      let taken = tanks.pounds(forAcres: acres, of: product)
      let pounds =
        taken * SeasonRules.haulingMargin + tanks.pounds(forAcres: whole, of: product)
      let rest = pounds + own.pointee.load.reserve * own.pointee.poundsPerBushel
      let held = own.pointee.pounds + own.pointee.platform
      open[product] = own.pointee.load.isBagged || taken == 0 ? 0 : max(0, rest - held)
    }
  }

  private mutating func fillTruck(_ truck: Int, forStretch stretch: Int) {
    trucks[truck].stretch = stretch
    trucks[truck].load = loads
    loads += 1
    let crop = model.stretches[stretch].crop
    truckLoad.products.removeAll(keepingCapacity: true)
    let acres = loadedAcres(ofStretch: stretch)
    for product in 0..<crop.productCount {
      let own = crop.loads[product]
      truckLoad.products.append(
        TruckLoad.Product(
          missing: own.isBagged ? 0 : max(0, missing[own.product]),
          supplied: supplied(product, ofStretch: stretch),
          use: meanUse(product, ofStretch: stretch, forAcres: acres),
          density: model.hasOneHopper
            ? own.density : density(of: own, inLoad: trucks[truck].load),
          isInBags: own.isInBags))
    }
    truckLoad.payload = payloadPounds
    truckLoad.fill(atLeast: min(payloadPounds, model.tender.leastLoadPounds))
    for product in 0..<crop.productCount {
      trucks[truck].stock[crop.loads[product].product] += truckLoad.products[product].pounds
    }
  }

  /// Pounds of a product of a stretch above the reserve and on all trucks.
  @inline(__always)
  private func supplied(_ product: Int, ofStretch stretch: Int) -> Double {
    let load = model.stretches[stretch].crop.loads[product]
    let isPresent = stretch == model.fields[field].stretch
    var pounds = isPresent ? tanks.products[product].poundsOnCart : 0
    for truck in 0..<model.truckCount { pounds += trucks[truck].stock[load.product] }
    return pounds
  }

  /// Acres for which a stretch has product with one more load, at the rates of its present field; where they
  /// take none of a product that is missing, what is left of the stretch and a pass.
  @inline(__always)
  private func loadedAcres(ofStretch stretch: Int) -> Double {
    let acres = acresWithALoad(ofStretch: stretch)
    let crop = crop(ofStretch: stretch)
    for product in 0..<crop.productCount
    where missing[crop.loads[product].product] > SeasonRules.tracePounds {
      if acres == .infinity || pounds(forAcres: acres, of: product, ofStretch: stretch) == 0 {
        return stretch == model.fields[field].stretch
          ? plannedAcresLeft + passAcres : model.stretches[stretch].acresWithPass
      }
    }
    return acres
  }

  @inline(__always)
  private func acresWithALoad(ofStretch stretch: Int) -> Double {
    let crop = crop(ofStretch: stretch)
    var (pounds, hauled) = (payloadPounds, 0.0)
    for product in 0..<crop.productCount where !crop.loads[product].isBagged {
      pounds += supplied(product, ofStretch: stretch)
      hauled += use(product, ofStretch: stretch)
    }
    return pounds / hauled
  }

  /// The mean of the pounds that an acre of a stretch takes of a product, over the next acres of it.
  @inline(__always)
  private func meanUse(
    _ product: Int, ofStretch stretch: Int, forAcres acres: Double
  ) -> Double {
    pounds(forAcres: acres, of: product, ofStretch: stretch) / acres
  }

  /// Pounds of a product that the next acres of a stretch take.
  @inline(__always)
  private func pounds(forAcres acres: Double, of product: Int, ofStretch stretch: Int) -> Double {
    rates(ofStretch: stretch).pounds(
      forAcres: acres, of: product, use: use(product, ofStretch: stretch),
      crop(ofStretch: stretch).loads[product])
  }

  /// The crop of a stretch at its first field or the present one.
  @inline(__always)
  private func crop(ofStretch stretch: Int) -> SeasonModel.Crop {
    stretch == model.fields[field].stretch ? crop : model.stretches[stretch].crop
  }

  @inline(__always)
  private func rates(ofStretch stretch: Int) -> RatesAhead {
    stretch == model.fields[field].stretch ? tanks.ahead : model.stretches[stretch].rates
  }

  /// Pounds that the crew plans with for an acre of a stretch, of its first field or the present one.
  @inline(__always)
  private func use(_ product: Int, ofStretch stretch: Int) -> Double {
    stretch == model.fields[field].stretch
      ? tanks.products[product].plannedUse
      : model.stretches[stretch].crop.loads[product].statedUse
  }

  /// Pounds a bushel of a product in a load, or at a stop where it comes without one.
  @inline(__always)
  func density(of own: CartSeason.Load, inLoad load: Int) -> Double {
    own.density
      * model.density[own.product].value(
        at: streams.unit(.density, at: load * model.productCount + own.product))
  }
}

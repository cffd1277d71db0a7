import AirCart

// MARK: - Fields and legs

extension SeasonRun {
  /// Draws what is uncertain about the field, and enters its stretch or goes on at its rates.
  mutating func enterField(beginsStretch: Bool) {
    let own = model.fields[field]
    crop = model.crops[own.crop]
    emptyingSeconds = 0
    if beginsStretch { enter(model.stretches[own.stretch]) } else { tanks.goOn(with: crop) }
    acresLeft = own.acres * model.area.value(at: streams.unit(.area, at: own.number))
    acresDone = 0
    let overlap = model.overlap.value(at: streams.unit(.overlap, at: own.number))
    passAcres = own.passAcres / (1 + overlap)
    let speed = model.speed.value(at: streams.unit(.speed, at: own.number))
    let betweenTurns = min(crop.mostAcresPerSecond, model.drill.freeCapacity / 3_600 * speed)
    acresPerSecond = model.drill.withTurns(betweenTurns, passAcres: passAcres)
    for product in 0..<tanks.count {
      let load = tanks.products[product].load
      let error = model.rate[load.product].value(
        at: streams.unit(.rate, at: own.number * Job.tankLimit + product))
      tanks.products[product].enterField(poundsPerAcre: load.rate * error * (1 + overlap))
    }
    lookAhead()
  }

  /// Notes the rates of what is left of the stretch.
  private mutating func lookAhead() {
    tanks.ahead = RatesAhead(model.fields[field], left: acresLeft, of: model.runs)
  }

  private mutating func enter(_ stretch: SeasonModel.Stretch) {
    let emptied = tanks.change(to: crop, kept: stretch.kept)
    totals.leftOverPounds += emptied.pounds
    totals.returnedPounds += emptied.inBags
    let isEmptied = model.cleanOutBushelsPerMinute > 0 && emptied.bushels > SeasonRules.traceBushels
    emptyingSeconds = isEmptied ? emptied.bushels / model.cleanOutBushelsPerMinute * 60 : 0
  }

  /// Acres until the next stop; 0 when the stop is now.
  ///
  /// Whole passes, so that the stop is at a headland, unless the field ends before. The reserve
  /// may be used to finish the last field of a stretch. A cart that is filled and does not last for a
  /// pass seeds what it has.
  @inline(__always)
  func nextLeg(afterFilling: Bool) -> Double {
    let usable = tanks.acres(aboveReserve: true)
    if usable >= acresLeft - Self.speck { return acresLeft }
    if model.fields[field].endsStretch, tanks.acres(aboveReserve: false) >= acresLeft {
      return acresLeft
    }
    let passes = (usable / passAcres + 1e-9).rounded(.down)
    if passes >= 1 { return passes * passAcres }
    guard afterFilling else { return 0 }
    // A product of which an acre takes next to nothing is never filled.
    return usable > Self.speck ? usable : min(passAcres, acresLeft)
  }

  /// Acres too few to count.
  static var speck: Double { 1e-9 }

  /// Seeds, or stops when the tanks do not last for the next pass.
  mutating func chooseNext(afterFilling: Bool = false) {
    let leg = nextLeg(afterFilling: afterFilling)
    guard leg > 0 else { return beginStop() }
    legAcres = leg
    recordedAcres = 0
    begin(.seeding, seconds: leg / acresPerSecond)
  }

  mutating func legEnds() {
    closeRecord(isWhole: true)
    tanks.seed(acres: legAcres, usedPounds: usedPounds)
    acresDone += legAcres
    acresLeft -= legAcres
    lookAhead()
    activity = nil
    if acresLeft > Self.speck { chooseNext() } else { fieldEnds() }
  }

  private mutating func fieldEnds() {
    let endsStretch = model.fields[field].endsStretch
    field += 1
    guard field < model.fieldCount else { return end(isFinished: true) }
    enterField(beginsStretch: endsStretch)
    offerLoads()
    for truck in 0..<model.truckCount where trucks[truck].state == .atField {
      lookRound(truck, .aFieldBegins)
      if trucks[truck].state == .atField { trucks[truck].field = field }
    }
    let move = model.fields[field].moveSeconds + emptyingSeconds
    if move > 0 { begin(.moving, seconds: move) } else { chooseNext() }
  }
}

// MARK: - Stops

extension SeasonRun {
  /// Acres still to seed of this stretch: what is left of the field is known, later fields are as stated.
  @inline(__always)
  var plannedAcresLeft: Double {
    let own = model.fields[field]
    return acresLeft + (own.acresToEnd - own.acres)
  }

  /// Acres of a whole fill: what the tanks hold and the weight limits allow.
  ///
  /// At least the next pass: what stays in the tanks from the crop before may weigh all that is
  /// allowed.
  @inline(__always)
  var wholeAcres: Double {
    max(tanks.wholeAcres(weightRoom: crop.weightRoom), min(passAcres, acresLeft))
  }

  /// Planned acres that a stop fills for; even fills are those of one rate.
  @inline(__always)
  var acresToFillFor: Double {
    let (left, whole) = (plannedAcresLeft + passAcres, wholeAcres)
    return switch model.filling.policy {
    case .full: whole
    case .part: min(whole, left)
    case .even where left > tanks.ahead.acres: min(whole, left)
    case .even: left / FillArithmetic.fills(field: left, areaPerFill: whole)
    }
  }

  /// Acres with which the outfit goes on where no truck is there, of those that a stop fills for.
  @inline(__always)
  private func acresToGoOnWith(_ acresToFillFor: Double, _ acresOfATruck: Double) -> Double {
    min(
      SeasonRules.enough * acresToFillFor, Double(model.truckCount) * acresOfATruck,
      plannedAcresLeft)
  }

  /// A truck that holds less than these acres does not stay where there is more to fetch.
  @inline(__always)
  var fewAcres: Double {
    let acres = acresOfATruck
    return min(acresToGoOnWith(acresToFillFor, acres), acres / 2)
  }

  /// Acres that a truck carries.
  @inline(__always)
  private var acresOfATruck: Double {
    let pounds = tanks.hauledUse
    guard pounds > 0 else { return .infinity }
    let acres = payloadPounds / pounds
    let hoppers = model.tender.hopperBushels
    return hoppers < .infinity ? min(acres, hoppers / tanks.hauledBushels) : acres
  }

  /// Whether trucks bring the product; otherwise one is always there with enough.
  private var hasTrucks: Bool { model.crew.trucks != nil }

  mutating func beginStop() {
    tanks.learnUse()
    targetAcres = acresToFillFor
    enoughAcres = acresToGoOnWith(targetAcres, acresOfATruck)
    tanks.need(forAcres: targetAcres)
    hasServedTruck = false
    totals.stops += 1
    if hasTrucks {
      offerLoads()
      goOn()
    } else if tanks.fitsAnything {
      fill(from: nil)
    } else {
      stopEnds()
    }
  }

  /// Begins to fill from a truck, with bagged seed of the platform; without a truck that alone, or from the
  /// unlimited tender everything.
  mutating func fill(from truck: Int?) {
    if activity == .waiting, isWorking { closeRecord() }
    serving = truck
    for product in 0..<tanks.count {
      let load = tanks.products[product].load
      guard tanks.products[product].fits else { continue }
      if !hasTrucks || load.isBagged {
        tanks.products[product].take(
          atMost: .infinity, density: density(of: load, inLoad: totals.stops - 1))
        continue
      }
      let stock =
        tanks.products[product].platform + (truck.map { trucks[$0].stock[load.product] } ?? 0)
      guard stock > SeasonRules.tracePounds else { continue }
      let own = truck.flatMap { load.isInBags ? nil : trucks[$0].load } ?? totals.stops - 1
      tanks.products[product].take(atMost: stock, density: density(of: load, inLoad: own))
    }
    if let truck { liftBags(from: truck) }
    served = tanks.taken
    let filling = model.filling
    let isPlatform = truck == nil && hasTrucks
    let minutes =
      (hasServedTruck || isPlatform ? 0 : filling.minutesOfDriving) + filling.minutesPerStop
      + filling.minutesPerTank * Double(served.tanks) + served.conveyed / filling.bushelsPerMinute
      + served.inBags / model.bags.pounds * model.bags.minutes
    begin(.filling, seconds: minutes * 60)
  }

  /// Begins to lift what a truck has in bags onto the platform, as far as there is room after this turn.
  private mutating func liftBags(from truck: Int) {
    var room = model.bags.platformPounds
    for product in 0..<tanks.count where tanks.products[product].load.isInBags {
      let own = tanks.products[product]
      let stock = trucks[truck].stock[own.load.product]
      room -= own.platform - max(0, own.taken - stock)
    }
    for product in 0..<tanks.count where tanks.products[product].load.isInBags {
      let own = tanks.products[product]
      let rest = max(0, trucks[truck].stock[own.load.product] - own.taken)
      let lifted = min(rest, max(0, room))
      tanks.products[product].lifted = lifted > SeasonRules.tracePounds ? lifted : 0
      room -= tanks.products[product].lifted
    }
  }

  mutating func fillingEnds() {
    let truck = serving
    for product in 0..<tanks.count {
      let load = tanks.products[product].load
      let pounds = tanks.products[product].fill()
      guard hasTrucks, !load.isBagged else {
        totals.hauledPounds += pounds
        continue
      }
      let stock = truck.map { trucks[$0].stock[load.product] } ?? 0
      let lifted = tanks.products[product].lifted
      tanks.products[product].lifted = 0
      let given = min(pounds, stock)
      let platform = tanks.products[product].platform - (pounds - given)
      tanks.products[product].platform = max(0, platform) + lifted
      if let truck { trucks[truck].stock[load.product] = stock - given - lifted }
    }
    totals.gives += 1
    closeRecord(bushels: served.bushels, pounds: served.pounds)
    activity = nil
    serving = nil
    guard hasTrucks else { return stopEnds() }
    if truck != nil { hasServedTruck = true }
    goOn(after: truck)
  }

  mutating func stopEnds() {
    if activity == .waiting, isWorking { closeRecord() }
    activity = nil
    chooseNext(afterFilling: true)
  }
}

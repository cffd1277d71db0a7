import AirCart

// MARK: - Fields and legs

extension SeasonRun {
  /// Draws what is uncertain about the field and takes its crop's plan.
  mutating func enterField() {
    let own = fields[field]
    if let crop = crops[own.crop] { plan = crop }
    acresLeft = own.acres * areaSampler.value(at: streams.unit(.area, at: own.number))
    acresDone = 0
    let overlap = overlapSampler.value(at: streams.unit(.overlap, at: own.number))
    passAcres = fixed.passAcres / (1 + overlap)
    acresPerSecond =
      plan.acresPerSecond * speedSampler.value(at: streams.unit(.speed, at: own.number))
    for (product, load) in plan.loads.enumerated() {
      let error = plan.rateSamplers[product].value(
        at: streams.unit(.rate, at: own.number * AllocationProblem.tankLimit + product))
      poundsPerAcre[product] = load.rate * error * (1 + overlap)
      plannedUse[product] = load.use
    }
  }

  /// Empties the tanks, counting what was in them as left over.
  mutating func emptyTanks() {
    for product in pounds.indices {
      totals.leftOverPounds += pounds[product]
      pounds[product] = 0
      bushels[product] = 0
    }
  }

  /// Acres that the tanks last for, down to the reserve or down to nothing.
  func acresInTanks(aboveReserve: Bool) -> Double {
    var least = Double.infinity
    for (product, load) in plan.loads.enumerated() where poundsPerAcre[product] > 0 {
      var usable = pounds[product]
      if aboveReserve, bushels[product] > 0 {
        usable *= max(0, 1 - load.reserve / bushels[product])
      }
      least = min(least, usable / poundsPerAcre[product])
    }
    return least
  }

  /// Acres until the next stop; 0 when the stop is now.
  ///
  /// Whole passes, so that the stop is at a headland, unless the field ends before. The reserve
  /// may be used to finish the last field of a crop. A cart that does not last for a pass is
  /// refilled where it stands.
  func nextLeg(afterFilling: Bool) -> Double {
    let usable = acresInTanks(aboveReserve: true)
    if usable >= acresLeft - Self.speck { return acresLeft }
    if fields[field].endsStretch, acresInTanks(aboveReserve: false) >= acresLeft {
      return acresLeft
    }
    let passes = (usable / passAcres + 1e-9).rounded(.down)
    if passes >= 1 { return passes * passAcres }
    return afterFilling ? usable : 0
  }

  /// Acres too few to count, and bushels.
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
    for (product, load) in plan.loads.enumerated() {
      let used = min(pounds[product], legAcres * poundsPerAcre[product])
      usedPounds[load.product] += used
      let rest = pounds[product] - used
      bushels[product] = pounds[product] > 0 ? bushels[product] * (rest / pounds[product]) : 0
      pounds[product] = rest
    }
    acresDone += legAcres
    acresLeft -= legAcres
    activity = nil
    if acresLeft > Self.speck { chooseNext() } else { fieldEnds() }
  }

  private mutating func fieldEnds() {
    let changesCrop = fields[field].endsStretch
    field += 1
    guard field < fields.count else {
      emptyTanks()
      return end(isFinished: true)
    }
    if changesCrop { emptyTanks() }
    enterField()
    if changesCrop { releaseTrucks(ofStretch: fields[field].stretch - 1) }
    let move = fields[field].moveSeconds
    if move > 0 { begin(.moving, seconds: move) } else { chooseNext() }
  }
}

// MARK: - Stops

extension SeasonRun {
  /// Acres that the tanks are planned to last for above the reserve.
  var plannedAcresInTanks: Double {
    var least = Double.infinity
    for (product, load) in plan.loads.enumerated() {
      least = min(least, (bushels[product] - load.reserve) / plannedUse[product])
    }
    return max(0, least)
  }

  /// Plans with what was used on this field so far, where that is more than was expected.
  ///
  /// - Returns: Whether it is.
  private mutating func learnUse() -> Bool {
    guard acresDone > 0 else { return false }
    var isMore = false
    for (product, load) in plan.loads.enumerated() {
      let seen = poundsPerAcre[product] / load.density
      guard seen > load.use * (1 + 1e-9) else { continue }
      plannedUse[product] = seen
      isMore = true
    }
    return isMore
  }

  /// Acres still to seed with this crop, as stated; in the field at least what is seen of it.
  var plannedAcresLeft: Double {
    let own = fields[field]
    let here = max(own.acres - acresDone, min(acresLeft, passAcres))
    return here + (own.acresToEnd - own.acres)
  }

  /// Planned acres that a stop fills for.
  ///
  /// - Parameter margin: Acres more than are left.
  /// - Returns: The acres, at most what the tanks hold.
  private func targetAcres(margin: Double) -> Double {
    let left = plannedAcresLeft + margin
    var whole = Double.infinity
    for (product, load) in plan.loads.enumerated() {
      whole = min(whole, (load.capacity - load.reserve) / plannedUse[product])
    }
    let target: Double
    switch fixed.filling.policy {
    case .full: target = whole
    case .part: target = min(whole, left)
    case .even: target = left / FillArithmetic.fills(field: left, areaPerFill: whole)
    }
    // Where the tanks hold less than planned, at least the next pass.
    let short = min(passAcres, acresLeft) - acresInTanks(aboveReserve: true)
    return min(whole, max(target, plannedAcresInTanks + max(0, short)))
  }

  mutating func beginStop() {
    // Who has used more than expected fills for a pass more, too.
    let margin = learnUse() ? passAcres : 0
    let target = targetAcres(margin: margin)
    for (product, load) in plan.loads.enumerated() {
      let level = min(load.capacity, load.reserve + target * plannedUse[product])
      let missing = level - bushels[product]
      need[product] = missing > Self.speck ? missing : 0
      let drawn = plan.densitySamplers[product].value(
        at: streams.unit(
          .density, at: totals.stops * AllocationProblem.tankLimit + product))
      loadDensity[product] = load.density * drawn
    }
    totals.stops += 1
    trucksAtStop = 0
    serveNext()
  }

  /// Pounds, bushels and tanks that are still to be filled at this stop.
  var needed: (pounds: Double, bushels: Double, tanks: Int) {
    var sum = (pounds: 0.0, bushels: 0.0, tanks: 0)
    for (product, load) in plan.loads.enumerated() where need[product] > 0 {
      sum.pounds += need[product] * loadDensity[product]
      sum.bushels += need[product]
      sum.tanks += load.tanks
    }
    return sum
  }

  /// Begins to fill from a truck, or from the unlimited tender.
  mutating func fill(from truck: Int?) {
    serving = truck
    let needed = needed
    let share = loadedShare(needed.pounds, truck)
    served = (share, share * needed.bushels, share * needed.pounds)
    let filling = fixed.filling
    let minutes =
      filling.minutesPerStop + filling.minutesPerTank * Double(needed.tanks)
      + share * needed.bushels / filling.bushelsPerMinute
    begin(.filling, seconds: minutes * 60)
  }

  private func loadedShare(_ pounds: Double, _ truck: Int?) -> Double {
    guard let truck, trucks[truck].stock < pounds else { return 1 }
    return trucks[truck].stock / pounds
  }

  mutating func fillingEnds() {
    let (share, loadedBushels, loadedPounds) = served
    for (product, _) in plan.loads.enumerated() {
      let loaded = share * need[product]
      bushels[product] += loaded
      pounds[product] += loaded * loadDensity[product]
      need[product] = share < 1 ? need[product] - loaded : 0
    }
    totals.loads += 1
    closeRecord(bushels: loadedBushels, pounds: loadedPounds)
    activity = nil
    if let truck = serving { truckServed(truck, loadedPounds, isEmpty: share < 1) }
    serving = nil
    if isStopDone { stopEnds() } else { serveNext() }
  }

  /// Whether the stop is over: everything is filled, or as many truckloads as the operator takes
  /// at a stop, and the tanks last for a pass.
  private var isStopDone: Bool {
    var missing = 0.0
    for product in plan.loads.indices { missing += need[product] }
    if missing <= Self.speck { return true }
    return trucksAtStop >= fixed.loadsPerStop && nextLeg(afterFilling: false) > 0
  }

  private mutating func stopEnds() {
    noteRunOut()
    if needsNoMore { releaseTrucks(ofStretch: fields[field].stretch) }
    chooseNext(afterFilling: true)
  }

  /// Notes whether a tank would run out before the next planned stop, and the reserve against it.
  private mutating func noteRunOut() {
    let acres = acresToPlannedStop
    var isShort = false
    var reserve = 0.0
    for (product, load) in plan.loads.enumerated() where pounds[product] > 0 {
      let used = acres * poundsPerAcre[product]
      if used > pounds[product] * (1 + 1e-9) { isShort = true }
      let perPound = bushels[product] / pounds[product]
      let beyond = used * perPound - (bushels[product] - load.reserve)
      reserve = max(reserve, beyond / load.capacity)
    }
    if isShort { totals.runOuts += 1 }
    reserves.add(reserve)
  }

  /// Acres to the next stop as planned: whole passes with the expected overlap, or to the end.
  private var acresToPlannedStop: Double {
    let acres = plannedAcresInTanks
    let left = plannedAcresLeft
    if acres >= left - Self.speck { return left }
    let pass = fixed.passAcres / (1 + fixed.expectedOverlap)
    let passes = (acres / pass + 1e-9).rounded(.down)
    return passes >= 1 ? passes * pass : acres
  }
}

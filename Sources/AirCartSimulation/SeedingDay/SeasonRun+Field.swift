import AirCart

// MARK: - Fields and legs

extension SeasonRun {
  /// Draws what is uncertain about the field, and takes its crop's plan with empty tanks where the
  /// crop is another.
  mutating func enterField(changesCrop: Bool) {
    let own = memory.fields[field]
    if changesCrop { takePlan(ofCrop: own.crop) }
    acresLeft = own.acres * memory.value(.area, at: streams.unit(.area, at: own.number))
    acresDone = 0
    let overlap = memory.value(.overlap, at: streams.unit(.overlap, at: own.number))
    passAcres = fixed.passAcres / (1 + overlap)
    let speed = memory.value(.speed, at: streams.unit(.speed, at: own.number))
    acresPerSecond = min(plan.mostAcresPerSecond, fixed.freeAcresPerSecond * speed)
    marginAcres = 0
    for product in 0..<tanks.count {
      let load = tanks.products[product].load
      let error = memory.rate.value(
        firstProduct + product,
        at: streams.unit(.rate, at: own.number * AllocationProblem.tankLimit + product))
      tanks.products[product].enterField(poundsPerAcre: load.rate * error * (1 + overlap))
    }
  }

  private mutating func takePlan(ofCrop crop: Int) {
    plan = memory.crops[crop]
    tanks.count = plan.productCount
    firstProduct = crop * memory.stride
    for product in 0..<tanks.count {
      tanks.products[product] = TankRow.Product(load: memory.loads[firstProduct + product])
    }
  }

  /// Acres until the next stop; 0 when the stop is now.
  ///
  /// Whole passes, so that the stop is at a headland, unless the field ends before. The reserve
  /// may be used to finish the last field of a crop. A cart that does not last for a pass is
  /// refilled where it stands.
  @inline(__always)
  func nextLeg(afterFilling: Bool) -> Double {
    let usable = tanks.acres(aboveReserve: true)
    if usable >= acresLeft - Self.speck { return acresLeft }
    if memory.fields[field].endsStretch, tanks.acres(aboveReserve: false) >= acresLeft {
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
    tanks.seed(acres: legAcres, usedPounds: memory.usedPounds)
    acresDone += legAcres
    acresLeft -= legAcres
    activity = nil
    if acresLeft > Self.speck { chooseNext() } else { fieldEnds() }
  }

  private mutating func fieldEnds() {
    let changesCrop = memory.fields[field].endsStretch
    field += 1
    guard field < memory.fieldCount else { return end(isFinished: true) }
    if changesCrop { totals.leftOverPounds += tanks.empty() }
    enterField(changesCrop: changesCrop)
    if changesCrop { releaseTrucks(ofStretch: memory.fields[field].stretch - 1) }
    let move = memory.fields[field].moveSeconds
    if move > 0 { begin(.moving, seconds: move) } else { chooseNext() }
  }
}

// MARK: - Stops

extension SeasonRun {
  /// Acres still to seed with this crop, as stated; in the field at least what is seen of it.
  @inline(__always)
  var plannedAcresLeft: Double {
    let own = memory.fields[field]
    let here = max(own.acres - acresDone, min(acresLeft, passAcres))
    return here + (own.acresToEnd - own.acres)
  }

  /// Planned acres that a stop fills for.
  ///
  /// At most what the tanks hold and the weight limits allow.
  @inline(__always)
  private var targetAcres: Double {
    let left = plannedAcresLeft + marginAcres
    let whole = tanks.wholeAcres(weightRoom: plan.weightRoom)
    let target: Double
    switch fixed.filling.policy {
    case .full: target = whole
    case .part: target = min(whole, left)
    case .even: target = left / FillArithmetic.fills(field: left, areaPerFill: whole)
    }
    // Where the tanks hold less than planned, at least the next pass.
    let short = min(passAcres, acresLeft) - tanks.acres(aboveReserve: true)
    return min(whole, max(target, tanks.plannedAcres + max(0, short)))
  }

  mutating func beginStop() {
    // Who has used more than expected fills for a pass more, too.
    marginAcres = acresDone > 0 && tanks.learnUse() ? passAcres : 0
    let target = targetAcres
    for product in 0..<tanks.count {
      let own = tanks.products[product]
      let level = min(own.load.capacity, own.load.reserve + target * own.plannedUse)
      let missing = level - own.bushels
      tanks.products[product].need = missing > Self.speck ? missing : 0
      let drawn = memory.density.value(
        firstProduct + product,
        at: streams.unit(
          .density, at: totals.stops * AllocationProblem.tankLimit + product))
      tanks.products[product].loadDensity = own.load.density * drawn
    }
    totals.stops += 1
    trucksAtStop = 0
    serveNext()
  }

  /// Begins to fill from a truck, or from the unlimited tender.
  mutating func fill(from truck: Int?) {
    serving = truck
    tanks.take(atMost: truck.map { memory.trucks[$0].stock } ?? .infinity)
    served = tanks.taken
    let filling = fixed.filling
    let minutes =
      filling.minutesPerStop + filling.minutesPerTank * Double(served.tanks)
      + served.bushels / filling.bushelsPerMinute
    begin(.filling, seconds: minutes * 60)
  }

  mutating func fillingEnds() {
    tanks.fill()
    let missing = tanks.needed.pounds
    totals.loads += 1
    closeRecord(bushels: served.bushels, pounds: served.pounds)
    activity = nil
    if let truck = serving { truckServed(truck, served.pounds, isEmpty: missing > 0) }
    serving = nil
    if isStopDone(missing: missing) { stopEnds() } else { serveNext() }
  }

  /// Whether the stop is over: everything is filled, or as many truckloads as the operator takes
  /// at a stop, and the tanks last for a pass.
  @inline(__always)
  private func isStopDone(missing pounds: Double) -> Bool {
    if pounds <= Self.tracePounds { return true }
    return trucksAtStop >= fixed.loadsPerStop && nextLeg(afterFilling: false) > 0
  }

  private mutating func stopEnds() {
    noteRunOut()
    tanks.forgetNeeds()
    if needsNoMore { releaseTrucks(ofStretch: memory.fields[field].stretch) }
    chooseNext(afterFilling: true)
  }

  /// Notes whether a tank would run out before the next planned stop, and the reserve against it.
  private mutating func noteRunOut() {
    let shortage = tanks.shortage(after: acresToPlannedStop)
    if shortage.isShort { totals.runOuts += 1 }
    reserves.add(shortage.reserve)
  }

  /// Acres to the next stop as planned: whole passes with the expected overlap, or to the end.
  @inline(__always)
  private var acresToPlannedStop: Double {
    let acres = tanks.plannedAcres
    let left = plannedAcresLeft
    if acres >= left - Self.speck { return left }
    let pass = fixed.passAcres / (1 + fixed.expectedOverlap)
    let passes = (acres / pass + 1e-9).rounded(.down)
    return passes >= 1 ? passes * pass : acres
  }
}

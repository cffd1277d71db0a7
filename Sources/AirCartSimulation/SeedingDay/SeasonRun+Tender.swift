// MARK: - Trucks

extension SeasonRun {
  /// Lets every truck stand loaded at the first field when the season begins.
  mutating func startTrucks() {
    for truck in trucks.indices { trucks[truck] = Truck() }
    for truck in trucks.indices where load(truck) {
      trucks[truck].place = .atField
      trucks[truck].arrival = now
      trucks[truck].order = arrivals
      arrivals += 1
    }
  }

  /// Fills from the truck that has waited longest, or waits for one.
  mutating func serveNext() {
    guard fixed.hasTrucks else { return beginFilling(from: nil) }
    let stretch = fields[field].stretch
    if let truck = firstTruck(ofStretch: stretch) { return beginFilling(from: truck) }
    if activity != .waiting {
      activity = .waiting
      began = now
    }
    let isAnyUnderway = trucks.contains { $0.place == .underway && $0.stretch == stretch }
    if !isAnyUnderway { callTruck(stretch) }
  }

  private mutating func beginFilling(from truck: Int?) {
    if activity == .waiting, isWorking { closeRecord() }
    trucksAtStop += 1
    fill(from: truck)
  }

  private func firstTruck(ofStretch stretch: Int) -> Int? {
    var first: Int?
    for truck in trucks.indices
    where trucks[truck].place == .atField && trucks[truck].stretch == stretch {
      if let other = first, trucks[other].order < trucks[truck].order { continue }
      first = truck
    }
    return first
  }

  mutating func truckServed(_ truck: Int, _ pounds: Double, isEmpty: Bool) {
    trucks[truck].stock = isEmpty ? 0 : trucks[truck].stock - pounds
    if trucks[truck].stock <= Self.leastPounds { send(truck) }
  }

  /// Pounds too few to stay for.
  private static var leastPounds: Double { 1e-6 }

  mutating func truckArrives(_ truck: Int) {
    guard trucks[truck].stretch >= fields[field].stretch else { return send(truck) }
    trucks[truck].place = .atField
    trucks[truck].order = arrivals
    arrivals += 1
    record(.truckArrives, from: now, to: now, truck: truck, pounds: trucks[truck].stock)
    if activity == .waiting, isWorking { serveNext() }
  }

  /// Sends a truck for its next load.
  private mutating func send(_ truck: Int) {
    trucks[truck].stock = 0
    record(.truckLeaves, from: now, to: now, truck: truck)
    guard load(truck) else {
      trucks[truck].place = .parked
      trucks[truck].arrival = now
      return
    }
    depart(truck, at: now)
  }

  private mutating func depart(_ truck: Int, at time: Double) {
    let factor = tripSampler.value(at: streams.unit(.trip, at: trips))
    trips += 1
    trucks[truck].place = .underway
    trucks[truck].arrival = time + fixed.tripSeconds * factor
    calendar.schedule(.truckArrives, at: trucks[truck].arrival, subject: truck)
  }

  /// Gives a truck the next load that no other has; returns whether there is one.
  private mutating func load(_ truck: Int) -> Bool {
    trucks[truck].stock = 0
    for stretch in fields[field].stretch..<stretches.count {
      guard let crop = crops[stretches[stretch].crop] else { continue }
      var open = poundsToBring(toStretch: stretch, crop)
      for other in trucks.indices
      where trucks[other].stretch == stretch && trucks[other].place != .parked {
        open -= trucks[other].stock
      }
      guard open > Self.leastPounds else { continue }
      trucks[truck].stretch = stretch
      trucks[truck].stock = min(open, crop.truckPounds)
      return true
    }
    return false
  }

  /// Planned pounds that a stretch still takes.
  private func poundsToBring(toStretch stretch: Int, _ crop: CartSeason.CropPlan) -> Double {
    let isPresent = stretch == fields[field].stretch
    if isPresent, needsNoMore { return 0 }
    let acres = isPresent ? plannedAcresLeft : stretches[stretch].acres
    var sum = 0.0
    for (product, load) in crop.loads.enumerated() {
      let inTank = isPresent ? bushels[product] : 0
      let kept =
        fixed.filling.policy == .full
        ? load.reserve + crop.areaPerFill * load.use : load.reserve
      sum += max(0, kept + acres * load.use - inTank) * load.density
    }
    return sum
  }

  /// Whether the tanks are planned to last to the end of the crop.
  var needsNoMore: Bool { plannedAcresInTanks >= plannedAcresLeft - Self.speck }

  /// Sends away the trucks at the field that stand there for a stretch that needs no more.
  mutating func releaseTrucks(ofStretch stretch: Int) {
    for truck in trucks.indices
    where trucks[truck].place == .atField && trucks[truck].stretch == stretch {
      send(truck)
    }
  }

  /// Calls back the truck that can bring more of this crop first; it may have gone for the next.
  private mutating func callTruck(_ stretch: Int) {
    var first = 0
    for truck in trucks.indices where free(truck) < free(first) { first = truck }
    let from = free(first)
    calendar.cancel(.truckArrives, subject: first)
    trucks[first].stretch = stretch
    let claim = max(needed.pounds, poundsToBring(toStretch: stretch, plan))
    trucks[first].stock = min(plan.truckPounds, claim)
    depart(first, at: from)
  }

  /// When a truck can be sent: now, or when it arrives.
  private func free(_ truck: Int) -> Double {
    trucks[truck].place == .underway ? trucks[truck].arrival : now
  }
}

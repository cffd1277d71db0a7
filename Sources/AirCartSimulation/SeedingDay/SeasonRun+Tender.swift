// MARK: - Trucks

extension SeasonRun {
  /// Lets every truck stand loaded at the first field when the season begins.
  mutating func startTrucks() {
    for truck in 0..<memory.truckCount { memory.trucks[truck] = SeasonMemory.Truck() }
    for truck in 0..<memory.truckCount where load(truck) {
      memory.trucks[truck].place = .atField
      memory.trucks[truck].arrival = now
      memory.trucks[truck].order = arrivals
      arrivals += 1
    }
  }

  /// Fills from the truck that has waited longest, or waits for one.
  mutating func serveNext() {
    guard fixed.hasTrucks else { return beginFilling(from: nil) }
    let stretch = memory.fields[field].stretch
    if let truck = firstTruck(ofStretch: stretch) { return beginFilling(from: truck) }
    if activity != .waiting {
      activity = .waiting
      began = now
    }
    if !isAnyUnderway(toStretch: stretch) { callTruck(stretch) }
  }

  @inline(__always)
  private func isAnyUnderway(toStretch stretch: Int) -> Bool {
    for truck in 0..<memory.truckCount
    where memory.trucks[truck].place == .underway && memory.trucks[truck].stretch == stretch {
      return true
    }
    return false
  }

  private mutating func beginFilling(from truck: Int?) {
    if activity == .waiting, isWorking { closeRecord() }
    trucksAtStop += 1
    fill(from: truck)
  }

  @inline(__always)
  private func firstTruck(ofStretch stretch: Int) -> Int? {
    var first: Int?
    for truck in 0..<memory.truckCount
    where memory.trucks[truck].place == .atField && memory.trucks[truck].stretch == stretch {
      if let other = first, memory.trucks[other].order < memory.trucks[truck].order { continue }
      first = truck
    }
    return first
  }

  mutating func truckServed(_ truck: Int, _ pounds: Double, isEmpty: Bool) {
    memory.trucks[truck].stock = isEmpty ? 0 : memory.trucks[truck].stock - pounds
    if memory.trucks[truck].stock <= Self.leastPounds { send(truck) }
  }

  /// Pounds too few to stay for.
  private static var leastPounds: Double { 1e-6 }

  mutating func truckArrives(_ truck: Int) {
    guard memory.trucks[truck].stretch >= memory.fields[field].stretch else { return send(truck) }
    memory.trucks[truck].place = .atField
    memory.trucks[truck].order = arrivals
    arrivals += 1
    record(.truckArrives, from: now, to: now, truck: truck, pounds: memory.trucks[truck].stock)
    if activity == .waiting, isWorking { serveNext() }
  }

  /// Sends a truck for its next load.
  private mutating func send(_ truck: Int) {
    memory.trucks[truck].stock = 0
    record(.truckLeaves, from: now, to: now, truck: truck)
    guard load(truck) else {
      memory.trucks[truck].place = .parked
      memory.trucks[truck].arrival = now
      return
    }
    depart(truck, at: now)
  }

  private mutating func depart(_ truck: Int, at time: Double) {
    let factor = memory.value(.trip, at: streams.unit(.trip, at: trips))
    trips += 1
    memory.trucks[truck].place = .underway
    memory.trucks[truck].arrival = time + fixed.tripSeconds * factor
    calendar.scheduleTruck(truck, at: memory.trucks[truck].arrival)
  }

  /// Gives a truck the next load that no other has; returns whether there is one.
  private mutating func load(_ truck: Int) -> Bool {
    memory.trucks[truck].stock = 0
    for stretch in memory.fields[field].stretch..<memory.stretchCount {
      let crop = memory.crops[memory.stretches[stretch].crop]
      var open = poundsToBring(toStretch: stretch)
      for other in 0..<memory.truckCount
      where memory.trucks[other].stretch == stretch && memory.trucks[other].place != .parked {
        open -= memory.trucks[other].stock
      }
      guard open > Self.leastPounds else { continue }
      memory.trucks[truck].stretch = stretch
      memory.trucks[truck].stock = min(open, crop.truckPounds)
      return true
    }
    return false
  }

  /// Planned pounds that a stretch still takes.
  @inline(__always)
  private func poundsToBring(toStretch stretch: Int) -> Double {
    let isPresent = stretch == memory.fields[field].stretch
    if isPresent, needsNoMore { return 0 }
    let crop = memory.stretches[stretch].crop
    let acres = isPresent ? plannedAcresLeft : memory.stretches[stretch].acres
    let fullAcres = fixed.filling.policy == .full ? memory.crops[crop].areaPerFill : 0
    var sum = 0.0
    for product in 0..<memory.crops[crop].productCount {
      let load = memory.loads[crop * memory.stride + product]
      let inTank = isPresent ? tanks.products[product].bushels : 0
      sum += max(0, load.reserve + (fullAcres + acres) * load.use - inTank) * load.density
    }
    return sum
  }

  /// Whether the tanks are planned to last to the end of the crop.
  @inline(__always)
  var needsNoMore: Bool { tanks.plannedAcres >= plannedAcresLeft - Self.speck }

  /// Sends away the trucks at the field that stand there for a stretch that needs no more.
  mutating func releaseTrucks(ofStretch stretch: Int) {
    for truck in 0..<memory.truckCount
    where memory.trucks[truck].place == .atField && memory.trucks[truck].stretch == stretch {
      send(truck)
    }
  }

  /// Calls back the truck that can bring more of this crop first; it may have gone for the next.
  private mutating func callTruck(_ stretch: Int) {
    var first = 0
    for truck in 0..<memory.truckCount where free(truck) < free(first) { first = truck }
    let from = free(first)
    calendar.cancelTruck(first)
    memory.trucks[first].stretch = stretch
    let claim = max(tanks.needed.pounds, poundsToBring(toStretch: stretch))
    memory.trucks[first].stock = min(plan.truckPounds, claim)
    depart(first, at: from)
  }

  /// When a truck can be sent: now, or when it arrives.
  private func free(_ truck: Int) -> Double {
    memory.trucks[truck].place == .underway ? memory.trucks[truck].arrival : now
  }
}

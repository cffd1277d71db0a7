// MARK: - Trucks

extension SeasonRun {
  /// Lets every truck stand loaded at the first field when the season begins.
  mutating func startTrucks() {
    for truck in 0..<memory.truckCount { memory.trucks[truck] = SeasonMemory.Truck() }
    for truck in 0..<memory.truckCount where load(truck) {
      memory.trucks[truck].arrival = now
      stand(truck)
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
    let lacking = tanks.needed.pounds
    while isLacking(lacking, poundsOnTrucks(forStretch: stretch)),
      let truck = firstFree(notFor: stretch)
    {
      call(truck)
    }
  }

  /// Whether a stop lacks more than is on its way; where nothing is, however little it lacks.
  @inline(__always)
  private func isLacking(_ pounds: Double, _ underway: Double) -> Bool {
    underway > 0 ? pounds - underway > Self.tracePounds : pounds > 0
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
    if memory.trucks[truck].stock <= Self.tracePounds { send(truck) }
  }

  /// Pounds too few to stay or to drive for.
  static var tracePounds: Double { 1e-3 }

  mutating func truckArrives(_ truck: Int) {
    stand(truck)
    guard memory.trucks[truck].stretch >= memory.fields[field].stretch else { return send(truck) }
    if activity == .waiting, isWorking { serveNext() }
  }

  private mutating func stand(_ truck: Int) {
    memory.trucks[truck].place = .atField
    memory.trucks[truck].order = arrivals
    arrivals += 1
    record(.truckArrives, from: now, to: now, truck: truck, pounds: memory.trucks[truck].stock)
  }

  /// Records that a truck leaves, with the pounds that go back on it.
  private mutating func leave(_ truck: Int) {
    record(.truckLeaves, from: now, to: now, truck: truck, pounds: memory.trucks[truck].stock)
  }

  /// Sends a truck for its next load.
  private mutating func send(_ truck: Int) {
    leave(truck)
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

  /// Gives a truck the next load that no other has, at least the least load; returns whether there
  /// is one.
  private mutating func load(_ truck: Int, beyond pounds: Double = Self.tracePounds) -> Bool {
    memory.trucks[truck].stock = 0
    for stretch in memory.fields[field].stretch..<memory.stretchCount {
      let open = poundsToBring(toStretch: stretch) - poundsOnTrucks(forStretch: stretch)
      guard open > pounds else { continue }
      let crop = memory.crops[memory.stretches[stretch].crop]
      memory.trucks[truck].stretch = stretch
      memory.trucks[truck].stock = min(crop.truckPounds, max(open, fixed.leastLoadPounds))
      return true
    }
    return false
  }

  @inline(__always)
  private func poundsOnTrucks(forStretch stretch: Int) -> Double {
    var sum = 0.0
    for truck in 0..<memory.truckCount
    where memory.trucks[truck].stretch == stretch && memory.trucks[truck].place != .parked {
      sum += memory.trucks[truck].stock
    }
    return sum
  }

  /// Pounds that a stretch still needs, as the operator knows it now.
  @inline(__always)
  private func poundsToBring(toStretch stretch: Int) -> Double {
    let crop = memory.stretches[stretch].crop
    let fullAcres = fixed.filling.policy == .full ? memory.crops[crop].areaPerFill : 0
    guard stretch != memory.fields[field].stretch else {
      let acres = needsNoMore ? nil : plannedAcresLeft + marginAcres + fullAcres
      return tanks.poundsToBring(forAcres: acres)
    }
    let acres = memory.stretches[stretch].acres + fullAcres
    var sum = 0.0
    for product in 0..<memory.crops[crop].productCount {
      let load = memory.loads[crop * memory.stride + product]
      sum += (load.reserve + acres * load.use) * load.density
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

  /// The truck that can be sent first of those that bring nothing for a stretch.
  @inline(__always)
  private func firstFree(notFor stretch: Int) -> Int? {
    var first: Int?
    for truck in 0..<memory.truckCount
    where memory.trucks[truck].place == .parked || memory.trucks[truck].stretch != stretch {
      if let other = first, free(other) <= free(truck) { continue }
      first = truck
    }
    return first
  }

  /// Sends a truck for what the stop lacks; it may have gone for the next crop.
  private mutating func call(_ truck: Int) {
    let time = free(truck)
    calendar.cancelTruck(truck)
    if memory.trucks[truck].place == .atField { leave(truck) }
    memory.trucks[truck].place = .parked
    if load(truck, beyond: 0) { depart(truck, at: time) }
  }

  /// When a truck can be sent: now, or when it arrives.
  private func free(_ truck: Int) -> Double {
    memory.trucks[truck].place == .underway ? memory.trucks[truck].arrival : now
  }
}

import AirCart

/// One replication of a season with one cart: state, and the loop over its events.
///
/// Made once for many replications: what it needs is allocated here, nothing while it runs. What only
/// asks is inlined, as a call would be handed a copy of the whole state.
struct SeasonRun<Recorder: SeasonRecorder>: ~Copyable {
  /// What never changes while seasons run, as plain numbers.
  struct Fixed {
    let dayCount: Int
    let firstSecond: Double
    let secondsPerDay: Double
    let hasWeather: Bool
    let hasTrucks: Bool
    let tripSeconds: Double
    let leastLoadPounds: Double
    let filling: Filling
    let passAcres: Double
    let freeAcresPerSecond: Double
    let expectedOverlap: Double
    let loadsPerStop: Int

    init(_ season: CartSeason) {
      let input = season.input
      dayCount = input.days.count
      firstSecond = input.days.beginning(ofDay: 0)
      secondsPerDay = input.days.secondsPerDay
      hasWeather = input.uncertainty.hasWeather
      hasTrucks = input.tender.trucks != nil
      tripSeconds = input.tender.tripSeconds
      leastLoadPounds = input.tender.leastLoadPounds
      filling = input.filling
      passAcres = input.drill.passAcres
      freeAcresPerSecond = input.drill.freeCapacity / 3_600
      expectedOverlap = season.expectedOverlap
      loadsPerStop = season.loadsPerStop
    }

    func beginning(ofDay day: Int) -> Double { Double(day) * 86_400 + firstSecond }

    /// Returns a time as days since the start: whole days and the share of a day's work that is
    /// done.
    func elapsedDays(at time: Double) -> Double {
      let day = (time / 86_400).rounded(.down)
      let share = (time - beginning(ofDay: Int(day))) / secondsPerDay
      return day + min(1, max(0, share))
    }
  }

  let fixed: Fixed
  let memory: SeasonMemory
  let seed: UInt64
  /// Asked every `eventsPerAsking` events; once it says yes, the season is left as it is.
  let isCancelled: () -> Bool
  var recorder: Recorder
  var totals = SeasonTotals()
  var reserves = ReserveHistogram()

  var streams: SeasonStreams
  var calendar: EventCalendar
  var now = 0.0
  var isOver = false

  // Days.
  var day = 0
  var isWorkable = true

  // The outfit.
  var isWorking = false
  var activity: SeasonActivity?
  /// Seconds that the activity still takes, counted from `began`.
  var remaining = 0.0
  var began = 0.0
  /// Acres of the leg being seeded, and those of it in closed records.
  var legAcres = 0.0
  var recordedAcres = 0.0

  // The field.
  var field = 0
  /// The plan of its crop, and where that crop's products begin.
  var plan = SeasonMemory.CropNumbers()
  var firstProduct = 0
  var tanks: TankRow
  var acresLeft = 0.0
  var acresDone = 0.0
  var acresPerSecond = 0.0
  /// The area of a pass in acres of the field, after overlap.
  var passAcres = 0.0

  // The stop.
  var trucksAtStop = 0
  /// Acres more than are left that the last stop in this field planned for.
  var marginAcres = 0.0
  /// What is being filled.
  var served = TankRow.Amount()

  // The tender.
  var serving: Int?
  var arrivals = 0
  var trips = 0

  init(
    _ season: CartSeason, seed: UInt64, recorder: Recorder,
    isCancelled: @escaping () -> Bool = { false }
  ) {
    precondition(season.infeasibility == nil, "A season is simulated where its tanks have a plan.")
    fixed = Fixed(season)
    memory = SeasonMemory(season)
    tanks = TankRow(products: memory.products)
    self.seed = seed
    self.isCancelled = isCancelled
    self.recorder = recorder
    calendar = EventCalendar(truckCount: memory.truckCount)
    streams = SeasonStreams(seed: seed, replication: 0)
  }

  deinit {
    memory.deallocate()
    calendar.deallocate()
  }

  /// Runs a replication, counted from 0, from the first morning to the last field or day.
  mutating func run(replication: Int) {
    reset(replication)
    calendar.scheduleDay(.dayBegins, at: fixed.beginning(ofDay: 0))
    enterField(changesCrop: true)
    startTrucks()
    chooseNext()
    var events = 0
    while !isOver, let entry = calendar.next() {
      if events % SeasonStudy.eventsPerAsking == 0, isCancelled() { return }
      events += 1
      now = entry.time
      switch entry.event {
      case .outfitReady: outfitReady()
      case .truckArrives: truckArrives(entry.truck)
      case .dayEnds: dayEnds()
      case .dayBegins: dayBegins()
      }
    }
  }

  private mutating func reset(_ replication: Int) {
    streams = SeasonStreams(seed: seed, replication: replication)
    calendar.removeAll()
    totals = SeasonTotals()
    for product in 0..<memory.usedCount { memory.usedPounds[product] = 0 }
    now = fixed.beginning(ofDay: 0)
    isOver = false
    day = 0
    isWorking = false
    activity = nil
    field = 0
    serving = nil
    arrivals = 0
    trips = 0
  }

  /// Notes where everything ends.
  mutating func end(isFinished: Bool) {
    isOver = true
    totals.isFinished = isFinished
    totals.days =
      isFinished ? fixed.elapsedDays(at: now) : Double(fixed.dayCount)
    totals.shareDone = isFinished ? 1 : shareDone
    totals.leftOverPounds += tanks.empty()
  }

  /// The share of the stated acres that is seeded by now.
  private var shareDone: Double {
    var all = 0.0
    for index in 0..<memory.fieldCount { all += memory.fields[index].acres }
    var stated = 0.0
    for index in 0..<field { stated += memory.fields[index].acres }
    let whole = acresDone + acresLeft
    let done = acresDone + seededOfLeg
    if whole > 0 { stated += memory.fields[field].acres * min(1, done / whole) }
    return stated / all
  }
}

// MARK: - Days

extension SeasonRun {
  mutating func dayBegins() {
    guard day < fixed.dayCount else { return end(isFinished: false) }
    if fixed.hasWeather { drawWeather() }
    let hours = fixed.secondsPerDay
    if isWorkable {
      totals.workedDays += 1
      calendar.scheduleDay(.dayEnds, at: now + hours)
      resume()
    } else {
      totals.seconds.add(hours, to: .wet)
      record(.wet, from: now, to: now + hours)
      beginNextDay()
    }
  }

  mutating func dayEnds() {
    pause()
    beginNextDay()
  }

  private mutating func beginNextDay() {
    day += 1
    calendar.scheduleDay(.dayBegins, at: fixed.beginning(ofDay: day))
  }

  private mutating func drawWeather() {
    let u = streams.unit(.weather, at: day)
    let chain = memory.chains[day]
    isWorkable = day == 0 ? chain.first(u) : chain.next(after: isWorkable, u)
  }

  /// Goes on with what a day's end interrupted.
  private mutating func resume() {
    isWorking = true
    began = now
    if activity == .waiting {
      serveNext()
    } else {
      calendar.scheduleOutfit(at: now + remaining)
    }
  }

  private mutating func pause() {
    closeRecord()
    remaining = max(0, remaining - (now - began))
    calendar.cancelOutfit()
    isWorking = false
  }
}

// MARK: - Activities

extension SeasonRun {
  /// Begins what takes a known time.
  mutating func begin(_ next: SeasonActivity, seconds: Double) {
    activity = next
    remaining = seconds
    guard isWorking else { return }
    began = now
    calendar.scheduleOutfit(at: now + seconds)
  }

  /// What the outfit was doing is done.
  private mutating func outfitReady() {
    switch activity {
    case .seeding: legEnds()
    case .filling: fillingEnds()
    default:
      closeRecord()
      chooseNext()
    }
  }

  /// Acres of the present leg that are seeded by now, by its time.
  @inline(__always)
  var seededOfLeg: Double {
    guard activity == .seeding else { return 0 }
    return isWorking ? min(legAcres, recordedAcres + (now - began) * acresPerSecond) : recordedAcres
  }

  /// Counts the time since the present record began, and what was done in it.
  mutating func closeRecord(bushels: Double = 0, pounds: Double = 0, isWhole: Bool = false) {
    guard let activity else { return }
    totals.seconds.add(now - began, to: activity)
    var acres = 0.0
    if activity == .seeding {
      acres = (isWhole ? legAcres : seededOfLeg) - recordedAcres
      recordedAcres += acres
      count(acres)
    }
    if now > began || bushels > 0 {
      record(activity, from: began, to: now, acres: acres, bushels: bushels, pounds: pounds)
    }
  }

  /// Counts seeded acres, and what they lose by lateness.
  private mutating func count(_ acres: Double) {
    totals.acres += acres
    let late = memory.lateness[memory.fields[field].crop]
    guard Double(day) > late.day else { return }
    let lost = acres * min(1, (Double(day) - late.day) * late.loss)
    totals.lateAcres += lost
    totals.lateValue += lost * late.value
  }

  mutating func record(
    _ activity: SeasonActivity, from begin: Double, to end: Double, truck: Int? = nil,
    acres: Double = 0, bushels: Double = 0, pounds: Double = 0
  ) {
    guard Recorder.isOn else { return }
    let own = SeasonRecord(
      activity: activity, begin: begin, end: end, field: min(field, memory.fieldCount - 1),
      truck: activity == .filling ? serving : truck, acres: acres, bushels: bushels,
      pounds: pounds)
    recorder.record(own)
  }
}

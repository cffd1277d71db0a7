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
    let loadingSeconds: Double
    let travelSeconds: Double
    let payloadPounds: Double
    let leastLoadPounds: Double
    /// What a truck's hoppers hold; infinite without hoppers.
    let hopperBushels: Double
    let filling: Filling
    let passAcres: Double
    let freeAcresPerSecond: Double
    let halfDayShare: Double
    let meanWetDays: Double

    init(_ season: CartSeason) {
      let input = season.input
      dayCount = input.days.count
      firstSecond = input.days.beginning(ofDay: 0)
      secondsPerDay = input.days.secondsPerDay
      hasWeather = input.uncertainty.hasWeather
      hasTrucks = season.crew.trucks != nil
      loadingSeconds = input.tender.loadingMinutes * 60
      travelSeconds = input.tender.travelMinutes * 60
      payloadPounds = season.crew.payloadPounds
      leastLoadPounds = min(payloadPounds, input.tender.leastLoadPounds)
      let hoppers = input.tender.compartments
      hopperBushels = hoppers.isEmpty ? .infinity : hoppers.reduce(0, +)
      filling = input.filling
      passAcres = input.drill.passAcres
      freeAcresPerSecond = input.drill.freeCapacity / 3_600
      halfDayShare = input.days.halfDayShare
      meanWetDays = input.days.meanWetDays
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
  private var scratch = Scratch()
  let memory: SeasonMemory
  let seed: UInt64
  /// Asked every `eventsPerAsking` events; once it says yes, the season is left as it is.
  let isCancelled: () -> Bool
  var recorder: Recorder
  var totals = SeasonTotals()

  var streams: SeasonStreams
  var calendar: EventCalendar
  var now = 0.0
  var isOver = false

  // Days.
  var day = 0
  var isWorkable = true
  /// What the year's share of workable days is over the mean.
  var yearFactor = 1.0
  /// Whether the hours of work are over, but the pass is seeded to its end; and the leg with it.
  var isClosing = false
  var closesLeg = false

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
  /// The plan of its crop.
  var plan = SeasonMemory.CropNumbers()
  var tanks: TankRow
  var acresLeft = 0.0
  var acresDone = 0.0
  var acresPerSecond = 0.0
  /// The area of a pass in acres of the field, after overlap.
  var passAcres = 0.0

  // The stop.
  /// What it fills for, and with what the outfit goes on where nobody is there.
  var targetAcres = 0.0
  var enoughAcres = 0.0
  var hasServedTruck = false
  /// What is being filled.
  var served = TankRow.Amount()

  // The tender.
  var serving: Int?
  var arrivals = 0
  var trips = 0
  var loads = 0
  /// Where loads are worked out.
  var truckLoad: TruckLoad

  init(
    _ season: CartSeason, seed: UInt64, recorder: Recorder,
    isCancelled: @escaping () -> Bool = { false }
  ) {
    precondition(season.infeasibility == nil, "A season is simulated where its tanks have a plan.")
    fixed = Fixed(season)
    memory = SeasonMemory(season, in: &scratch)
    tanks = TankRow(products: memory.products)
    truckLoad = TruckLoad(
      payload: season.crew.payloadPounds, hoppers: season.input.tender.compartments)
    self.seed = seed
    self.isCancelled = isCancelled
    self.recorder = recorder
    calendar = EventCalendar(truckCount: memory.truckCount, in: &scratch)
    streams = SeasonStreams(seed: seed, replication: 0)
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
      case .truckIsThere: truckIsThere(entry.truck)
      case .dayEnds: dayEnds()
      case .dayBegins: dayBegins()
      }
    }
  }

  private mutating func reset(_ replication: Int) {
    streams = SeasonStreams(seed: seed, replication: replication)
    calendar.removeAll()
    totals = SeasonTotals()
    memory.reset()
    now = fixed.beginning(ofDay: 0)
    isOver = false
    day = 0
    isWorkable = true
    isClosing = false
    isWorking = false
    activity = nil
    field = 0
    tanks.count = 0
    serving = nil
    arrivals = 0
    trips = 0
    loads = 0
    yearFactor = fixed.hasWeather ? memory.yearFactor.value(at: streams.unit(.year, at: 0)) : 1
  }

  /// Notes where everything ends.
  mutating func end(isFinished: Bool) {
    isOver = true
    totals.isFinished = isFinished
    totals.days =
      isFinished ? fixed.elapsedDays(at: now) : Double(fixed.dayCount)
    totals.shareDone = isFinished ? 1 : shareDone
    for index in field..<memory.fieldCount {
      let acres = index == field ? max(0, acresLeft - seededOfLeg) : memory.fields[index].acres
      countLoss(acres, ofCrop: memory.fields[index].crop, onDay: fixed.dayCount)
    }
    totals.leftOverPounds += tanks.pounds
    for truck in 0..<memory.truckCount { totals.returnedPounds += memory.pounds(truck) }
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
    // A pass may take longer than the night.
    if isClosing { pause() }
    guard day < fixed.dayCount else { return end(isFinished: false) }
    var hours = fixed.secondsPerDay
    if fixed.hasWeather {
      drawWeather()
      if fixed.halfDayShare > 0, streams.unit(.halfDay, at: day) < fixed.halfDayShare {
        hours /= 2
      }
    }
    if isWorkable {
      totals.workedDays += 1
      calendar.scheduleDay(.dayEnds, at: now + hours)
      resume()
    } else {
      loseDay()
      beginNextDay()
    }
  }

  /// Counts the rest of the day's hours as wet.
  private mutating func loseDay() {
    let end = fixed.beginning(ofDay: day) + fixed.secondsPerDay
    guard end > now else { return }
    totals.seconds.add(end - now, to: .wet)
    record(.wet, from: now, to: end)
  }

  mutating func dayEnds() {
    if activity == .seeding, !endsPass() {
      isClosing = true
    } else {
      pause()
    }
    loseDay()
    beginNextDay()
  }

  /// Goes on to the end of the pass, or to that of the field where little is left of it; or returns that
  /// it is reached.
  private mutating func endsPass() -> Bool {
    let seeded = seededOfLeg
    let passes = (seeded / passAcres - 1e-9).rounded(.up)
    let endsField = legAcres >= acresLeft - Self.speck
    let isLittle = (legAcres - seeded) / acresPerSecond <= SeasonRules.overtimeSeconds
    let end = endsField && isLittle ? legAcres : min(legAcres, passes * passAcres)
    guard end - seeded > Self.speck else { return true }
    closesLeg = end >= legAcres - Self.speck
    if !closesLeg { calendar.scheduleOutfit(at: now + (end - seeded) / acresPerSecond) }
    return false
  }

  /// Ends the day where the pass ends: what comes after it is chosen now, and done on the next workable
  /// day.
  private mutating func closeDay() {
    if closesLeg {
      isClosing = false
      isWorking = false
      legEnds()
    } else {
      pause()
    }
  }

  private mutating func beginNextDay() {
    day += 1
    calendar.scheduleDay(.dayBegins, at: fixed.beginning(ofDay: day))
  }

  private mutating func drawWeather() {
    let u = streams.unit(.weather, at: day)
    let chain = WetDryChain(
      workableShare: memory.workable[day], yearFactor: yearFactor, meanWetDays: fixed.meanWetDays)
    isWorkable = day == 0 ? chain.first(u) : chain.next(after: isWorkable, u)
  }

  /// Goes on with what a day's end interrupted.
  private mutating func resume() {
    isWorking = true
    began = now
    if activity != .waiting { calendar.scheduleOutfit(at: now + remaining) }
  }

  private mutating func pause() {
    closeRecord()
    remaining = max(0, remaining - (now - began))
    calendar.cancelOutfit()
    isWorking = false
    isClosing = false
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
    if isClosing { return closeDay() }
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
      totals.acres += acres
      countLoss(
        acres, ofCrop: memory.fields[field].crop, onDay: min(dayOfWork, fixed.dayCount - 1))
    }
    if now > began || bushels > 0 {
      record(activity, from: began, to: now, acres: acres, bushels: bushels, pounds: pounds)
    }
  }

  /// Counts what acres of a crop lose by the day on which they are seeded, or by never being seeded.
  private mutating func countLoss(_ acres: Double, ofCrop crop: Int, onDay day: Int) {
    let lost = acres * memory.lostYield[crop * (fixed.dayCount + 1) + day]
    totals.lateAcres += lost
    totals.lateValue += lost * memory.cropValue[crop]
  }

  /// The day that is worked; what ends after hours belongs to it.
  private var dayOfWork: Int { isClosing || !isWorking ? max(0, day - 1) : day }

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

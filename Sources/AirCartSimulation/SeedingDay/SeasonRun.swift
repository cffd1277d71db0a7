import AirCart

/// One replication of a season with one cart: state, and the loop over its events.
///
/// Made once for many replications: what it needs is allocated here, nothing while it runs. Functions that
/// change nothing are inlined, because calling one would copy the whole state.
struct SeasonRun<Recorder: SeasonRecorder>: ~Copyable {
  private var scratch = Scratch()
  let model: SeasonModel
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
  /// The year's share of workable days over the mean share.
  var yearFactor = 1.0
  /// Whether a pass is seeded to its end after the hours of work.
  var isClosing = false
  /// Whether the leg ends with that pass.
  var closesLeg = false

  // The outfit.
  var isWorking = false
  var activity: SeasonActivity?
  /// Seconds that the activity still takes, counted from `began`.
  var remaining = 0.0
  var began = 0.0
  /// Seconds of seeding from `began` until the outfit breaks down; infinite where it never does.
  var untilBreakdown = Double.infinity
  /// Whether that is what happens next to it.
  var breaksDown = false
  /// When it is repaired, and the seconds of seeding that its leg then still takes.
  var repairedAt = 0.0
  var legSeconds = 0.0
  /// Acres of the leg being seeded, and those of it in closed records.
  var legAcres = 0.0
  var recordedAcres = 0.0

  // The field.
  var field = 0
  var crop: SeasonModel.Crop
  var tanks: ProductRow
  var acresLeft = 0.0
  var acresDone = 0.0
  var acresPerSecond = 0.0
  /// The area of a pass in acres of the field, after overlap.
  var passAcres = 0.0

  /// Seconds in which what the crop before left is emptied.
  var emptyingSeconds = 0.0

  // The stop.
  /// Acres that it fills for, and those with which the outfit goes on where no truck is there.
  var targetAcres = 0.0
  var enoughAcres = 0.0
  var hasServedTruck = false
  /// What is being filled.
  var served = ProductRow.Amount()

  // The tender.
  let trucks: UnsafeMutablePointer<SeasonTruck>
  /// When each loader of the yard is free; none where nobody queues.
  let loaders: UnsafeMutablePointer<Double>
  var serving: Int?
  var arrivals = 0
  var trips = 0
  var loads = 0
  /// Pounds from trucks that the present stretch still takes for each product of its crop.
  let open: UnsafeMutablePointer<Double>
  /// Pounds of every product of the season that a load lacks, and that were left on its truck.
  let missing: UnsafeMutablePointer<Double>
  let left: UnsafeMutablePointer<Double>
  /// Where loads are worked out.
  var truckLoad: TruckLoad
  /// Pounds that changed place with the last load: taken from the yard, and back to it.
  var movedPounds = 0.0
  /// Pounds applied of every product of the season.
  let usedPounds: UnsafeMutablePointer<Double>

  init(
    _ season: CartSeason, seed: UInt64, recorder: Recorder,
    isCancelled: @escaping () -> Bool = { false }
  ) {
    precondition(season.infeasibility == nil, "A season is simulated where its tanks have a plan.")
    model = SeasonModel(season, in: &scratch)
    crop = model.stretches[0].crop
    tanks = ProductRow(
      holding: model.mostOfCrop, ahead: model.stretches[0].rates, in: &scratch)
    trucks = scratch.take(model.truckCount)
    for truck in 0..<model.truckCount {
      trucks[truck] = SeasonTruck(stock: scratch.take(model.productCount))
    }
    loaders = scratch.take(model.loaderCount)
    open = scratch.take(model.mostOfCrop)
    missing = scratch.take(model.productCount)
    left = scratch.take(model.productCount)
    usedPounds = scratch.take(model.productCount)
    truckLoad = TruckLoad(payload: model.crew.payloadPounds, hoppers: model.tender.compartments)
    self.seed = seed
    self.isCancelled = isCancelled
    self.recorder = recorder
    calendar = EventCalendar(truckCount: model.truckCount, in: &scratch)
    streams = SeasonStreams(seed: seed, replication: 0)
  }

  /// Runs a replication, counted from 0, from the first morning to the last field or day.
  mutating func run(replication: Int) {
    reset(replication)
    calendar.scheduleDay(.dayBegins, at: model.days.beginning(ofDay: 0))
    enterField(beginsStretch: true)
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
    usedPounds.update(repeating: 0, count: model.productCount)
    now = model.days.beginning(ofDay: 0)
    isOver = false
    day = 0
    isWorkable = true
    isClosing = false
    isWorking = false
    activity = nil
    field = 0
    tanks.count = 0
    serving = nil
    loaders.update(repeating: 0, count: model.loaderCount)
    arrivals = 0
    trips = 0
    loads = 0
    untilBreakdown = .infinity
    breaksDown = false
    drawBreakdown()
    yearFactor = model.hasWeather ? model.yearFactor.value(at: streams.unit(.year, at: 0)) : 1
  }

  /// Notes where everything ends.
  mutating func end(isFinished: Bool) {
    isOver = true
    totals.isFinished = isFinished
    totals.days =
      isFinished ? model.days.elapsedDays(at: now) : Double(model.dayCount)
    totals.shareDone = isFinished ? 1 : shareDone
    for index in field..<model.fieldCount {
      let acres = index == field ? max(0, acresLeft - seededOfLeg) : model.fields[index].acres
      countLoss(acres, ofField: index, onDay: model.dayCount)
    }
    totals.leftOverPounds += tanks.pounds
    totals.returnedPounds += tanks.platformPounds
    for truck in 0..<model.truckCount { totals.returnedPounds += pounds(on: truck) }
  }

  /// The share of the stated acres that is seeded by now.
  private var shareDone: Double {
    var all = 0.0
    for index in 0..<model.fieldCount { all += model.fields[index].acres }
    var stated = 0.0
    for index in 0..<field { stated += model.fields[index].acres }
    let whole = acresDone + acresLeft
    let done = acresDone + seededOfLeg
    if whole > 0 { stated += model.fields[field].acres * min(1, done / whole) }
    return stated / all
  }
}

// MARK: - Days

extension SeasonRun {
  mutating func dayBegins() {
    // A pass may take longer than the night.
    if isClosing { pause() }
    guard day < model.dayCount else { return end(isFinished: false) }
    var hours = model.days.secondsPerDay
    if model.hasWeather {
      drawWeather()
      if model.days.halfDayShare > 0, streams.unit(.halfDay, at: day) < model.days.halfDayShare {
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
    let end = model.days.beginning(ofDay: day) + model.days.secondsPerDay
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

  /// Goes on to the end of the pass, or of the field where little of it is left.
  ///
  /// - Returns: Whether that end is reached already.
  private mutating func endsPass() -> Bool {
    let seeded = seededOfLeg
    let passes = (seeded / passAcres - 1e-9).rounded(.up)
    let endsField = legAcres >= acresLeft - Self.speck
    let isLittle = (legAcres - seeded) / acresPerSecond <= model.days.finishingMinutes * 60
    let end = endsField && isLittle ? legAcres : min(legAcres, passes * passAcres)
    guard end - seeded > Self.speck else { return true }
    closesLeg = end >= legAcres - Self.speck
    let seconds = (end - seeded) / acresPerSecond
    if breaksDown, untilBreakdown - (now - began) < seconds { return false }
    breaksDown = false
    if !closesLeg { calendar.scheduleOutfit(at: now + seconds) }
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
    calendar.scheduleDay(.dayBegins, at: model.days.beginning(ofDay: day))
  }

  private mutating func drawWeather() {
    let u = streams.unit(.weather, at: day)
    let chain = WetDryChain(
      workableShare: model.workable[day], yearFactor: yearFactor,
      meanWetDays: model.days.meanWetDays)
    isWorkable = day == 0 ? chain.first(u) : chain.next(after: isWorkable, u)
  }

  /// Goes on with what a day's end interrupted.
  private mutating func resume() {
    isWorking = true
    began = now
    if activity == .repair { remaining = max(0, repairedAt - now) }
    if activity != .waiting { scheduleOutfit() }
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
    scheduleOutfit()
  }

  /// Schedules the end of what the outfit does, or the breakdown before it.
  mutating func scheduleOutfit() {
    breaksDown = activity == .seeding && untilBreakdown < remaining
    calendar.scheduleOutfit(at: now + (breaksDown ? max(0, untilBreakdown) : remaining))
  }

  /// What the outfit was doing is done, or interrupted by a breakdown.
  private mutating func outfitReady() {
    if breaksDown { return breakDown() }
    if isClosing { return closeDay() }
    switch activity {
    case .seeding: legEnds()
    case .filling: fillingEnds()
    case .repair: repairEnds()
    default:
      closeRecord()
      chooseNext()
    }
  }

  /// Acres of the present leg that are seeded by now, by its time.
  @inline(__always)
  var seededOfLeg: Double {
    if activity == .repair { return recordedAcres }
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
      untilBreakdown -= now - began
      totals.acres += acres
      countLoss(acres, ofField: field, onDay: min(dayOfWork, model.dayCount - 1))
    }
    if now > began || bushels > 0 {
      record(activity, from: began, to: now, acres: acres, bushels: bushels, pounds: pounds)
    }
  }

  /// Counts what acres lose by the day on which they are seeded, or by never being seeded.
  private mutating func countLoss(_ acres: Double, ofField field: Int, onDay day: Int) {
    let crop = model.crops + model.fields[field].crop
    let lost = acres * crop.pointee.lostYield[day]
    totals.lateAcres += lost
    totals.lateValue += lost * crop.pointee.value
  }

  /// The day that is worked; what ends after hours belongs to it.
  private var dayOfWork: Int { isClosing || !isWorking ? max(0, day - 1) : day }

  mutating func record(
    _ activity: SeasonActivity, from begin: Double, to end: Double, truck: Int? = nil,
    acres: Double = 0, bushels: Double = 0, pounds: Double = 0
  ) {
    guard Recorder.isOn else { return }
    let own = SeasonRecord(
      activity: activity, begin: begin, end: end, field: min(field, model.fieldCount - 1),
      truck: activity == .filling ? serving : truck, acres: acres, bushels: bushels,
      pounds: pounds)
    recorder.record(own)
  }
}

import AirCart

/// One replication of a season with one cart: state, and the loop over its events.
///
/// Made once for many replications: what it needs is allocated here, nothing while it runs.
struct SeasonRun<Recorder: SeasonRecorder> {
  /// What a truck is doing.
  enum TruckPlace: UInt8 { case atField, underway, parked }

  struct Truck {
    var place = TruckPlace.parked
    /// Pounds on it, and the stretch of fields that they are for.
    var stock = 0.0
    var stretch = 0
    /// When it arrived or will arrive, and the order of arrivals.
    var arrival = 0.0
    var order = 0
  }

  /// What never changes while seasons run, as plain numbers: nothing is copied to look at it.
  struct Fixed {
    let dayCount: Int
    let firstSecond: Double
    let secondsPerDay: Double
    let hasWeather: Bool
    let hasTrucks: Bool
    let tripSeconds: Double
    let filling: Filling
    let passAcres: Double
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
      filling = input.filling
      passAcres = input.drill.passAcres
      expectedOverlap = season.expectedOverlap
      loadsPerStop = season.loadsPerStop
    }

    func beginning(ofDay day: Int) -> Double { Double(day) * 86_400 + firstSecond }
  }

  let season: CartSeason
  let fixed: Fixed
  let fields: [CartSeason.Field]
  let stretches: [(crop: Int, acres: Double)]
  let crops: [CartSeason.CropPlan?]
  let areaSampler: ValueSampler
  let overlapSampler: ValueSampler
  let speedSampler: ValueSampler
  let tripSampler: ValueSampler
  let seed: UInt64
  var recorder: Recorder
  var totals = SeasonTotals()
  /// Pounds applied of every product of the season.
  var usedPounds: [Double]
  var reserves = ReserveHistogram()

  var streams: SeasonStreams
  var calendar: EventCalendar
  var now = 0.0
  var isOver = false

  // Days.
  var day = 0
  var isWorkable = true
  let chains: [WetDryChain]

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
  var plan: CartSeason.CropPlan
  var acresLeft = 0.0
  var acresDone = 0.0
  var acresPerSecond = 0.0
  /// The area of a pass in acres of the field, after overlap.
  var passAcres = 0.0

  // The tanks, by product of the crop.
  var pounds: [Double]
  var bushels: [Double]
  /// Pounds that an acre of this field takes.
  var poundsPerAcre: [Double]
  /// Bushels that an acre is planned to take: as expected, or as seen on this field.
  var plannedUse: [Double]
  /// Bushels still to load at this stop, and the density that they have.
  var need: [Double]
  var loadDensity: [Double]
  var trucksAtStop = 0
  /// The share of the need that is being filled, its bushels and pounds.
  var served = (share: 0.0, bushels: 0.0, pounds: 0.0)

  // The tender.
  var trucks: [Truck]
  var serving: Int?
  var arrivals = 0
  var trips = 0

  /// Lateness of every crop: the last day without loss, the loss a day, the value of an acre.
  let lateness: [(day: Double, loss: Double, value: Double)]

  init(_ season: CartSeason, seed: UInt64, recorder: Recorder) {
    precondition(season.infeasibility == nil, "A season is simulated where its tanks have a plan.")
    self.season = season
    fixed = Fixed(season)
    fields = season.fields
    stretches = season.stretches
    crops = season.crops
    areaSampler = season.areaSampler
    overlapSampler = season.overlapSampler
    speedSampler = season.speedSampler
    tripSampler = season.tripSampler
    self.seed = seed
    self.recorder = recorder
    let input = season.input
    let products = input.farm.crops.map(\.products.count).max() ?? 0
    pounds = Array(repeating: 0, count: products)
    bushels = pounds
    poundsPerAcre = pounds
    plannedUse = pounds
    need = pounds
    loadDensity = pounds
    usedPounds = Array(repeating: 0, count: SeasonProducts(input.farm).names.count)
    trucks = Array(repeating: Truck(), count: input.tender.trucks ?? 0)
    calendar = EventCalendar(capacity: trucks.count + 4)
    streams = SeasonStreams(seed: seed, replication: 0)
    chains = (0...input.days.count).map { day in
      WetDryChain(
        workableShare: input.days.workableShare(onDay: day), meanWetDays: input.days.meanWetDays)
    }
    lateness = input.farm.crops.indices.map { crop in
      guard let own = input.prices.timeliness.first(where: { $0.crop == crop }) else {
        return (.infinity, 0, 0)
      }
      return (Double(input.days.start.days(to: own.after)), own.lossPerDay, own.valuePerAcre)
    }
    guard let first = season.crops[season.fields[0].crop] else {
      preconditionFailure("Every crop of a field has its plan.")
    }
    plan = first
  }

  /// Runs a replication, counted from 0, from the first morning to the last field or day.
  mutating func run(replication: Int) {
    reset(replication)
    calendar.schedule(.dayBegins, at: fixed.beginning(ofDay: 0))
    enterField()
    startTrucks()
    chooseNext()
    while !isOver, let entry = calendar.next() {
      now = entry.time
      switch entry.event {
      case .outfitReady: outfitReady()
      case .truckArrives: truckArrives(Int(entry.subject))
      case .dayEnds: dayEnds()
      case .dayBegins: dayBegins()
      }
    }
  }

  private mutating func reset(_ replication: Int) {
    streams = SeasonStreams(seed: seed, replication: replication)
    calendar.removeAll()
    totals = SeasonTotals()
    for product in usedPounds.indices { usedPounds[product] = 0 }
    now = fixed.beginning(ofDay: 0)
    isOver = false
    day = 0
    isWorking = false
    activity = nil
    field = 0
    emptyTanks()
    serving = nil
    arrivals = 0
    trips = 0
  }

  /// Notes where everything ends.
  mutating func end(isFinished: Bool) {
    isOver = true
    totals.isFinished = isFinished
    totals.days =
      isFinished ? season.input.days.elapsedDays(at: now) : Double(season.input.days.count)
    var stated = 0.0
    for index in 0..<field { stated += fields[index].acres }
    if !isFinished {
      let whole = acresDone + acresLeft
      let done = acresDone + seededOfLeg
      if whole > 0 { stated += fields[field].acres * min(1, done / whole) }
    }
    var all = 0.0
    for own in fields { all += own.acres }
    totals.shareDone = isFinished ? 1 : stated / all
    for product in pounds.indices { totals.leftOverPounds += pounds[product] }
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
      calendar.schedule(.dayEnds, at: now + hours)
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
    calendar.schedule(.dayBegins, at: fixed.beginning(ofDay: day))
  }

  private mutating func drawWeather() {
    let u = streams.unit(.weather, at: day)
    isWorkable = day == 0 ? chains[0].first(u) : chains[day].next(after: isWorkable, u)
  }

  /// Goes on with what a day's end interrupted.
  private mutating func resume() {
    isWorking = true
    began = now
    if activity == .waiting {
      serveNext()
    } else {
      calendar.schedule(.outfitReady, at: now + remaining)
    }
  }

  private mutating func pause() {
    closeRecord()
    remaining = max(0, remaining - (now - began))
    calendar.cancel(.outfitReady)
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
    calendar.schedule(.outfitReady, at: now + seconds)
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
    let late = lateness[fields[field].crop]
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
      activity: activity, begin: begin, end: end, field: min(field, fields.count - 1),
      truck: activity == .filling ? serving : truck, acres: acres, bushels: bushels,
      pounds: pounds)
    recorder.record(own)
  }
}

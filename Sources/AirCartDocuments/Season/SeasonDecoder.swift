import AirCart
import AirCartSimulation

/// Reads the season of a farm file, and refuses what cannot be simulated.
struct SeasonDecoder {
  private let root: ScenarioDecoder?
  private let farm: Farm
  private let units: UnitSystem
  private var errors: [Diagnostic] = []

  /// Decodes a season that has been validated against its description.
  ///
  /// - Parameters:
  ///   - root: What stands behind "season"; `nil` where everything is the default.
  ///   - farm: The farm, by which crops and products are known.
  ///   - hasReserve: Whether the farm's own rules say what stays in tanks; the default then does
  ///     not come on top.
  /// - Returns: The season, and what is wrong with it.
  static func season(
    _ root: ScenarioDecoder?, farm: Farm, hasReserve: Bool
  ) -> (SeasonInput, [Diagnostic]) {
    var decoder = SeasonDecoder(root: root, farm: farm, units: farm.units)
    var standard = SeasonInput(farm: farm)
    if hasReserve { standard.filling.reserveShare = 0 }
    let input = decoder.input(standard)
    if decoder.errors.isEmpty {
      do throws(SeasonError) { try input.validate() } catch { decoder.refuse(error) }
    }
    return (input, decoder.errors)
  }

  private mutating func input(_ standard: SeasonInput) -> SeasonInput {
    var input = standard
    guard let root else { return input }
    input.statedKeys = Self.statedKeys(root.node)
    if let drill = root.member(SeasonKey.drill) { read(drill, into: &input.drill) }
    if let filling = root.member(SeasonKey.filling) { read(filling, into: &input.filling) }
    if let tender = root.member(SeasonKey.tender) { read(tender, into: &input.tender) }
    if let days = root.member(SeasonKey.days) { read(days, into: &input.days) }
    set(&input.movingMinutes, root, .moving)
    set(&input.cleanOutMinutes, root, .cleanOut)
    if let own = root.member(SeasonKey.uncertainty) { read(own, into: &input.uncertainty) }
    if let prices = root.member(SeasonKey.prices) { read(prices, into: &input.prices) }
    return input
  }
}

// MARK: - What the file says

extension SeasonDecoder {
  /// The keys of an object and of objects in it, as in `drill.width`.
  private static func statedKeys(_ node: SyntaxNode, under path: String = "") -> Set<String> {
    guard case .object(let members) = node.kind else { return [] }
    return members.reduce(into: []) { keys, member in
      keys.insert(path + member.key)
      keys.formUnion(statedKeys(member.value, under: path + member.key + "."))
    }
  }

  /// Names that may stand once only, and what they name.
  static func names(_ root: ScenarioDecoder?) -> [(names: [Located<String>], noun: String)] {
    let lists: [(SeasonKey, SeasonKey, SeasonKey)] = [
      (.prices, .timeliness, .crop), (.uncertainty, .products, .product),
    ]
    return lists.map { section, list, name in
      let entries = root?.member(section)?.member(list)?.elements ?? []
      return (entries.map { $0.requiredMember(name).text }, name.rawValue)
    }
  }
}

// MARK: - Outfit

extension SeasonDecoder {
  /// Sets a value where the file states it, converted to the canonical unit.
  private func set(
    _ value: inout Double, _ node: ScenarioDecoder, _ key: SeasonKey, _ unit: SeasonUnit = .none
  ) {
    if let member = node.member(key) { value = unit.canonical(member.plainNumber, units) }
  }

  private func read(_ node: ScenarioDecoder, into drill: inout Drill) {
    set(&drill.widthFeet, node, .width, .feet)
    set(&drill.milesPerHour, node, .speed, .milesPerHour)
    set(&drill.fieldEfficiency, node, .efficiency)
    set(&drill.poundsPerMinute, node, .ceiling, .poundsPerMinute)
    set(&drill.runFeet, node, .run, .feet)
  }

  private func read(_ node: ScenarioDecoder, into filling: inout Filling) {
    set(&filling.minutesPerStop, node, .perStop)
    set(&filling.minutesPerTank, node, .perTank)
    set(&filling.bushelsPerMinute, node, .rate)
    set(&filling.reserveShare, node, .reserve, .percent)
    set(&filling.reserveBushels, node, .reserveBushels)
    filling.policy = node.choice(SeasonKey.fills) ?? filling.policy
  }

  private func read(_ node: ScenarioDecoder, into tender: inout Tender) {
    tender.trucks = node.member(SeasonKey.trucks).map { Int($0.plainNumber) }
    set(&tender.payloadPounds, node, .payload, .pounds)
    tender.compartments =
      node.member(SeasonKey.compartments)?.elements.map(\.plainNumber) ?? []
    set(&tender.loadingMinutes, node, .loading)
    set(&tender.travelMinutes, node, .travel)
  }
}

// MARK: - Days

extension SeasonDecoder {
  private mutating func read(_ node: ScenarioDecoder, into days: inout SeasonDays) {
    if let start = date(node.member(SeasonKey.start)) {
      days.start = start
      days.periods = [.init(from: start, workable: SeasonDefaults.workableShare)]
    }
    if let end = date(node.member(SeasonKey.end)) { days.end = end }
    set(&days.startHour, node, .startHour)
    set(&days.hoursPerDay, node, .hours)
    set(&days.meanWetDays, node, .wetDays)
    guard let workable = node.member(SeasonKey.workable) else { return }
    if workable.node.elements == nil {
      days.periods = [.init(from: days.start, workable: workable.plainNumber)]
    } else {
      var periods: [SeasonDays.Period] = []
      for period in workable.elements {
        guard let from = date(period.requiredMember(SeasonKey.from)) else { continue }
        periods.append(
          .init(from: from, workable: period.requiredMember(SeasonKey.share).plainNumber))
      }
      days.periods = periods
    }
  }

  private mutating func date(_ node: ScenarioDecoder?) -> SeasonDate? {
    guard let node else { return nil }
    let parts = node.plainText.split(separator: "-", omittingEmptySubsequences: false)
    if parts.count == 2, let month = Int(parts[0]), let day = Int(parts[1]),
      let date = SeasonDate(month: month, day: day)
    {
      return date
    }
    errors.append(
      Diagnostic(
        .season, "\(node.plainText.quoted) is no day of a year", at: node.location,
        notes: ["a day is written as month and day, as in \"05-15\" for 15 May"]))
    return nil
  }
}

// MARK: - Uncertainty

extension SeasonDecoder {
  private mutating func read(
    _ node: ScenarioDecoder, into uncertainty: inout SeasonUncertainty
  ) {
    uncertainty.density = distribution(node, .density) ?? uncertainty.density
    uncertainty.rate = distribution(node, .rate) ?? uncertainty.rate
    uncertainty.overlap = distribution(node, .overlap) ?? uncertainty.overlap
    uncertainty.area = distribution(node, .area) ?? uncertainty.area
    uncertainty.speed = distribution(node, .speed) ?? uncertainty.speed
    uncertainty.trip = distribution(node, .trip) ?? uncertainty.trip
    uncertainty.hasWeather = node.member(SeasonKey.weather)?.node.bool ?? true
    for product in node.member(SeasonKey.products)?.elements ?? [] {
      read(product: product, into: &uncertainty)
    }
  }

  private mutating func read(
    product node: ScenarioDecoder, into uncertainty: inout SeasonUncertainty
  ) {
    let name = node.requiredMember(SeasonKey.product).text
    let known = SeasonProducts(farm).names.map { NameChoice(product: $0) }
    let product: String
    do {
      product = try known.name(meantBy: name.value, among: "the products of the crops")
    } catch {
      return errors.append(Diagnostic(error, at: name.location))
    }
    if let density = distribution(node, .density) {
      uncertainty.densityOfProduct.append(.init(product: product, value: density))
    }
    if let rate = distribution(node, .rate) {
      uncertainty.rateOfProduct.append(.init(product: product, value: rate))
    }
  }

  /// A distribution; what is wrong with its parameters is reported where it stands.
  private mutating func distribution(
    _ node: ScenarioDecoder, _ key: SeasonKey
  ) -> UncertainValue? {
    guard let member = node.member(key) else { return nil }
    let value = member.uncertainValue
    if let fault = value.fault {
      errors.append(
        Diagnostic(.season, "\(key.rawValue.quoted) \(fault)", at: member.location))
    }
    return value
  }
}

extension ScenarioDecoder {
  fileprivate var uncertainValue: UncertainValue {
    if let number = node.number { return .exactly(number) }
    if let ends = member(SeasonKey.uniform)?.numbers {
      return .uniform(low: ends[0], high: ends[1])
    }
    if let points = member(SeasonKey.triangular)?.numbers {
      return .triangular(low: points[0], mode: points[1], high: points[2])
    }
    if let bell = member(SeasonKey.normal) {
      return .normal(
        mean: bell.number(.mean), deviation: bell.number(.sd), low: bell.number(.low),
        high: bell.number(.high))
    }
    if let own = member(SeasonKey.lognormal) {
      return .lognormal(median: own.number(.median), sigma: own.number(.sigma))
    }
    if let mean = member(SeasonKey.exponential) { return .exponential(mean: mean.plainNumber) }
    let points = requiredMember(SeasonKey.quantiles).elements
    return .quantiles(
      points.map { .init(share: $0.number(.share), value: $0.number(.value)) })
  }

  private var numbers: [Double] { elements.map(\.plainNumber) }

  private func number(_ key: SeasonKey) -> Double { requiredMember(key).plainNumber }
}

// MARK: - Prices

extension SeasonDecoder {
  private mutating func read(_ node: ScenarioDecoder, into prices: inout SeasonPrices) {
    set(&prices.perHour, node, .perHour)
    set(&prices.perStop, node, .perStop)
    for entry in node.member(SeasonKey.timeliness)?.elements ?? [] {
      if let own = timeliness(entry) { prices.timeliness.append(own) }
    }
  }

  private mutating func timeliness(_ node: ScenarioDecoder) -> SeasonPrices.Timeliness? {
    let name = node.requiredMember(SeasonKey.crop).text
    let crops = farm.crops.map(\.name)
    guard let crop = crops.firstIndex(of: name.value) else {
      errors.append(
        Diagnostic(
          .unknownCrop, "unknown crop \(name.value.quoted)", at: name.location,
          suggestion: closestNames(to: name.value, among: crops).first?.quoted))
      return nil
    }
    guard let after = date(node.requiredMember(SeasonKey.after)) else { return nil }
    var loss = SeasonDefaults.lossPerDay
    var value = 0.0
    set(&loss, node, .lossPerDay, .percent)
    set(&value, node, .value, .valuePerAcre)
    return .init(crop: crop, after: after, lossPerDay: loss, valuePerAcre: value)
  }
}

// MARK: - Refusing

extension SeasonDecoder {
  /// Reports what validation found at the key that it names.
  private mutating func refuse(_ error: SeasonError) {
    let message = error.message(in: units)
    let location = place(of: error.key)
    guard let location else { return }
    errors.append(
      Diagnostic(.season, message.sentence, at: location, notes: message.remedy.map { [$0] } ?? []))
  }

  /// Where a key such as `days.hours` stands, or what is nearest to it.
  private func place(of key: String) -> DocumentLocation? {
    var node = root
    for part in key.split(separator: ".") {
      guard let next = node?.member(TextKey(rawValue: String(part))) else { break }
      node = next
    }
    return node?.location
  }

  /// A key by its text.
  private struct TextKey: RawRepresentable {
    let rawValue: String
  }
}

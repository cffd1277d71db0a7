import AirCart
import AirCartSimulation

/// Turns a document into a farm and collects every name that is wrong.
///
/// Each crop is resolved as the scenario that its products would make with the farm's carts.
struct FarmResolver: DocumentResolver {
  static let kind = DocumentKind.farm
  static let table = FarmDocument.table

  var document: FarmDocument
  var report: DiagnosticReport
  let ownProducts: [OwnProduct]

  /// The farm; `nil` exactly when the report has errors.
  mutating func resolved(
    comparing choose: (DocumentCarts) throws -> [Cart]
  ) rethrows -> FarmScenario? {
    let known = resolved(document.common) { $0.carts() }
    let chosen = try choose(DocumentCarts(known, of: document.common))
    let carts = resolved(document.common) { $0.stating(chosen) }
    let crops = addingLots(to: document.crops.map { resolved($0, on: carts) }, on: carts)
    reportRepeats(document.crops.map(\.name), noun: "crop")
    reportRepeats(document.season?.lateCrops.map(\.crop) ?? [], noun: "crop")
    reportRepeats(document.season?.products.map(\.product) ?? [], noun: "product")
    reportRepeats(document.season?.cartPrices.map(\.cart) ?? [], noun: "cart")
    let cropOfStated = document.fields.map { crop(named: $0.crop) }
    reportUnusedCrops(cropOfStated)
    let cropOfField = splitIntoZones().map { cropOfStated[$0] }
    reportRepeats(document.fields.map(\.name), noun: "field")
    let own = cropOfField.enumerated().map { field, crop in
      crop.flatMap { seeded(document.fields[field], of: $0, crops[$0], on: carts) }
    }
    let names = productNames()
    let pairs = resolved(document.common) { $0.keepApart(among: names) }
    let packages = packages(of: crops.map { ($0.products, $0.entries) })
    guard !report.hasErrors else { return nil }
    let split = SeededCrops(
      crops.count, ofFields: cropOfField.compactMap { $0 }, own: own.map { $0?.rates })
    let found = split.crops.map { crop in
      crop.rates.flatMap { _ in own[crop.fields[0]] } ?? crops[crop.stated]
    }
    let farm = scenario(
      on: carts, split, found, packages, keepApart: pairs, known: carts + known)
    return report.hasErrors ? nil : farm
  }

  /// The farm in which everything was found.
  private mutating func scenario(
    on carts: [Cart], _ seeded: SeededCrops, _ crops: [ResolvedCrop], _ packages: [Farm.Package],
    keepApart pairs: [[String]], known: [Cart]
  ) -> FarmScenario {
    let common = document.common
    var farm = Farm(
      units: common.units,
      crops: zip(seeded.crops, crops).map { seeded, crop in
        Crop(document.crops[seeded.stated], named: name(of: seeded), crop, in: common.units)
      },
      fields: zip(document.fields, seeded.cropOfField).map { field, crop in
        var own = Farm.Field(
          name: field.name.value, area: Area(field.area, in: common.units), crop: crop,
          place: field.position)
        own.zone = field.zone
        return own
      })
    if let margin = common.margin { farm.margin = margin / 100 }
    farm.orderMargin = document.orderMargin.map { $0 / 100 }
    farm.packages = packages
    farm.drill = document.drill
    let season = season(of: farm, seeded, known)
    farm.overlap = FieldOverlap(percent: common.overlap)
    farm.keptApart = pairs
    return FarmScenario(
      name: common.name.value, title: common.title?.value, densities: common.densities,
      farm: farm, products: crops.map(\.products),
      carts: carts.indices.map { cart in
        FarmScenario.CartLevel(
          cart: carts[cart], constraints: crops.map { $0.constraints[cart] })
      },
      order: document.order, season: season, keepApart: pairs)
  }
}

// MARK: - Fields with zones

extension FarmResolver {
  /// Puts zones in the place of their field, the rest of it behind them.
  ///
  /// - Returns: For each field and zone, the field of the file.
  private mutating func splitIntoZones() -> [Int] {
    var parts: [FarmDocument.FieldEntry] = []
    var stated: [Int] = []
    for (number, field) in document.fields.enumerated() {
      let own = field.zones.isEmpty ? [field] : zones(of: field, number)
      parts += own
      stated += own.map { _ in number }
    }
    if parts.count > FarmDocument.fieldLimit, let field = document.fields.first {
      report.add(
        .listLength,
        "a farm has at most \(FarmDocument.fieldLimit) fields and zones, "
          + "not \(parts.count)",
        at: field.name.location)
    }
    document.fields = parts
    return stated
  }

  private mutating func zones(
    of field: FarmDocument.FieldEntry, _ number: Int
  ) -> [FarmDocument.FieldEntry] {
    let units = document.common.units
    let zone = Farm.Zone(number: number, area: Area(field.area, in: units))
    let part = { (name: String, area: Double, rates: [FarmDocument.FieldRate]) in
      var part = field
      part.name = Located("\(field.name.value): \(name)", at: field.name.location)
      (part.area, part.zones, part.zone) = (area, [], zone)
      part.zoneRates = rates
      return part
    }
    var parts = field.zones.enumerated().map { place, own in
      part(own.name ?? "zone \(place + 1)", own.area, own.rates)
    }
    let rest = field.area - field.zones.reduce(0) { $0 + $1.area }
    // Areas are rounded, and may be in other units than that of the field.
    if rest > field.area * Self.traceOfField {
      parts.append(part("the rest", rest, []))
    } else if rest < -field.area * Self.traceOfField {
      let unit = DataUnit.acres.symbol(in: units)
      let text = { (area: Double) in "\(area.roundedForPeople.plain) \(unit)" }
      report.add(
        .outOfRange,
        "the zones of \(field.name.value.quoted) have \(text(field.area - rest)) and the field "
          + "\(text(field.area))", at: field.name.location)
    }
    return parts
  }

  /// The share of a field by which its zones may miss its area.
  private static let traceOfField = 1e-3
}

// MARK: - Fields with their own rates

/// A crop in which every product was found.
private struct ResolvedCrop {
  let products: [ResolvedProduct]
  /// The same as the file has them, every rate a weight.
  let entries: [ProductEntry]
  /// The rules for each cart.
  let constraints: [[Constraint]]

  var rates: [Double] { entries.map { $0.rate.values[0] } }
}

extension FarmResolver {
  /// The name of a crop in the file, with the fields that have other rates.
  private func name(of crop: SeededCrops.Entry) -> String {
    let name = document.crops[crop.stated].name.value
    guard crop.rates != nil else { return name }
    let (first, others) = (document.fields[crop.fields[0]].name.value, crop.fields.count - 1)
    return others == 0
      ? Wording.cropOnField.filled([name, first])
      : Wording.cropOnFields.filled([name, first, "\(others)"])
  }

  private mutating func resolved(
    _ crop: FarmDocument.CropEntry, on carts: [Cart]
  ) -> ResolvedCrop {
    resolved(document.scenario(of: crop)) { resolver in
      let products = resolver.products()
      resolver.meet(crop.targets, with: products)
      resolver.checkRates()
      return ResolvedCrop(
        products: products, entries: resolver.document.products,
        constraints: resolver.levels(of: carts).map(\.constraints))
    }
  }

  /// Gives crops whose products differ in one seed alone the order of the first of them, and the seed
  /// of the others at a rate of 0.
  private mutating func addingLots(
    to crops: [ResolvedCrop], on carts: [Cart]
  ) -> [ResolvedCrop] {
    guard crops.allSatisfy({ $0.products.count == $0.entries.count }) else { return crops }
    var found = crops
    let lots = SeedLots(crops.map { $0.products.map(\.name) })
    for (crop, sources) in lots.products.enumerated()
    where sources.enumerated().contains(where: { ($1.crop, $1.product) != (crop, $0) }) {
      document.crops[crop].products = sources.map { source in
        var entry = crops[source.crop].entries[source.product]
        if source.crop != crop { entry.rate = .none(at: entry.rate.location) }
        return entry
      }
      found[crop] = resolved(document.crops[crop], on: carts)
    }
    return found
  }

  /// What a field seeds where its rates are others than those of its crop; `nil` where they are not,
  /// and where one of them is of no product of the crop, which is reported.
  private mutating func seeded(
    _ field: FarmDocument.FieldEntry, of crop: Int, _ stated: ResolvedCrop, on carts: [Cart]
  ) -> ResolvedCrop? {
    var entry = document.crops[crop]
    let rates = [field.rates, field.zoneRates].filter { !$0.isEmpty }
    guard !rates.isEmpty || field.targets != nil,
      stated.products.count == entry.products.count
    else { return nil }
    if let own = field.targets {
      entry.targets = Located(own.value.over(entry.targets?.value), at: own.location)
      entry.products = resolved(entry, on: carts).entries
    } else if entry.targets != nil {
      entry.products = stated.entries
    }
    // Rates in place of those that meet the targets: no other product makes up for them.
    entry.targets = nil
    for product in entry.products.indices { entry.products[product].lacksRate = false }
    for own in rates { set(own, of: &entry, stated) }
    let own = resolved(entry, on: carts)
    return own.rates == stated.rates ? nil : own
  }

  /// Sets the rates that are stated for a field, or for a zone of it, whatever name each product has.
  private mutating func set(
    _ rates: [FarmDocument.FieldRate], of entry: inout FarmDocument.CropEntry,
    _ stated: ResolvedCrop
  ) {
    let choices = stated.products.map { NameChoice(product: $0.name) }
    var named: [Int: String] = [:]
    for rate in rates {
      let (name, place) = (rate.product.value, rate.product.location)
      do {
        let product = try choices.position(
          meantBy: name, among: "the products of \(entry.name.value)")
        if let earlier = named.updateValue(name, forKey: product) {
          addOnce(
            Diagnostic(
              .duplicateValue,
              "\(earlier.quoted) and \(name.quoted) both mean "
                + "\(stated.products[product].name.quoted)", at: place))
        }
        entry.products[product].rate = rate.rate
      } catch {
        let all = stated.products.map(\.name).joined(separator: ", ")
        addOnce(
          Diagnostic(error, at: place, notes: ["products of \(entry.name.value): \(all)"]))
      }
    }
  }

  /// Reports what would else be said for every zone of a field.
  private mutating func addOnce(_ diagnostic: Diagnostic) {
    if !report.diagnostics.contains(diagnostic) { report.add(diagnostic) }
  }
}

extension Crop {
  /// A crop of a file by a name, with the rates of some of its fields.
  fileprivate init(
    _ entry: FarmDocument.CropEntry, named name: String, _ own: ResolvedCrop, in units: UnitSystem
  ) {
    self.init(
      name: name,
      products: zip(own.products, own.entries).map { product, entry in
        ProductRate(
          product.name, density: product.density,
          rates: [entry.rate.values[0]], in: units)
      })
    if let from = entry.from { seededFrom = from.ordinal }
  }
}

// MARK: - The season

extension FarmResolver {
  /// The season of a farm, whose mistakes are reported.
  private mutating func season(
    of farm: Farm, _ seeded: SeededCrops, _ carts: [Cart]
  ) -> Season {
    let file = document.season ?? SeasonDocument()
    var season = file.input
    season.farm = farm
    season.order = document.order
    season.statedKeys = Set(file.places.keys).subtracting([""])
    // The default does not come on top of a reserve that the farm states.
    let common = document.common
    let hasReserve = common.reserve != nil || !common.tankReserves.isEmpty
    if hasReserve, file.places["filling.reserve"] == nil { season.filling.reserveShare = 0 }
    // The season counts the overlap itself: there the areas are those of the file.
    if common.overlap > 0, file.places["uncertainty.overlap"] == nil {
      season.uncertainty.overlap = .exactly(common.overlap / 100)
    }
    for entry in file.products { add(entry, to: &season.uncertainty) }
    for entry in file.lateCrops {
      guard let stated = crop(named: entry.crop) else { continue }
      for crop in seeded.crops(ofStated: stated) {
        season.prices.timeliness.append(
          entry.yields.isEmpty
            ? .init(
              crop: crop, after: entry.after, lossPerDay: entry.lossPerDay,
              valuePerAcre: entry.value)
            : .init(crop: crop, points: entry.yields, valuePerAcre: entry.value))
      }
    }
    if file.places["tender.bagged"] != nil {
      season.tender.bagged = file.bagged.compactMap { product(named: $0) }
    }
    season.prices.carts = file.cartPrices.compactMap { price($0, carts) }
    reportUnusedRoad(file)
    reportUnusedLimit(file)
    reportTurnsTwice(file)
    reportDoubts(file)
    guard !report.hasErrors else { return season }
    do throws(SeasonError) { try season.validate() } catch { refuse(error, file.places) }
    return season
  }

  /// Says of percentages that look like shares of 1 what they are read as, and what they may be.
  private mutating func reportDoubts(_ file: SeasonDocument) {
    let units = document.common.units
    let numbers = Season.numbers.compactMap { number in
      file.places[number.key].map { ($0, number.limit, number.value(in: file.input)) }
    }
    let losses = file.lateCrops.map {
      ($0.crop.location, SeasonPrices.Timeliness.lossLimit, Optional($0.lossPerDay))
    }
    for case (let place, let limit, let value?) in numbers + losses {
      let stated = limit.unit.stated(value, units)
      guard limit.isDoubtful(stated) else { continue }
      report.add(
        .doubtfulPercent, Phrase(verbatim: limit.doubt(stated)), severity: .warning, at: place)
    }
  }

  /// Says of a road speed and of positions when one lacks the other.
  private mutating func reportUnusedRoad(_ file: SeasonDocument) {
    let placed = document.fields.filter { $0.position != nil }
    let isKnown = placed.dropFirst().contains { $0.zone == nil || $0.zone != placed[0].zone }
    let speed = file.places["roadSpeed"]
    if let speed, !isKnown {
      report.add(
        .unusedRoad, "a road speed changes nothing while fewer than two fields have a position",
        severity: .warning, at: speed)
    } else if speed == nil, isKnown, file.input.tender.trucks == nil,
      let season = file.places[""]
    {
      report.add(
        .unusedRoad,
        "the positions of fields change nothing without a \"roadSpeed\", or trucks that drive",
        severity: .warning, at: season)
    }
  }

  /// Says of a limit of roads in spring that it lacks what it limits, or its day the limit.
  private mutating func reportUnusedLimit(_ file: SeasonDocument) {
    let (share, until) = (file.places["tender.roads"], file.places["tender.roadsUntil"])
    let hasTrucks = file.input.tender.trucks != nil
    if let place = share ?? until, !hasTrucks {
      report.add(
        .unusedRoad,
        "what roads allow in spring changes nothing without \"trucks\" that drive on them",
        severity: .warning, at: place)
    } else if let until, share == nil {
      report.add(
        .unusedRoad,
        "\"roadsUntil\" changes nothing without \"roads\", the share of the payload until then",
        severity: .warning, at: until)
    }
  }

  /// Says of a low efficiency without a turn, as files had it before turns were simulated, that it likely
  /// has the turns in it.
  private mutating func reportTurnsTwice(_ file: SeasonDocument) {
    let drill = file.input.drill
    guard let place = file.places["drill.efficiency"], file.places["drill.turn"] == nil,
      drill.fieldEfficiency <= Self.efficiencyWithTurns
    else { return }
    let percent = (drill.fieldEfficiency * 1e4).rounded() / 100
    report.add(
      .doubtfulPercent,
      "an efficiency of \(percent.plain) % likely has the turns in it, which are counted again",
      severity: .warning, at: place,
      notes: ["write \"turn\": 0 beside it, or leave the efficiency out"])
  }

  /// Published efficiencies with turns are at most this.
  private static let efficiencyWithTurns = 0.8

  /// The price of a cart that is compared, or that the farm or AirCart lists.
  private mutating func price(
    _ entry: SeasonDocument.CartPrice, _ carts: [Cart]
  ) -> SeasonPrices.CartPrice? {
    var seen = Set(CartCatalogue.all.map(\.name))
    let own = carts.filter { seen.insert($0.name).inserted }
    do {
      let cart = try CartDirectory(ownCarts: own).cart(named: entry.cart.value)
      return SeasonPrices.CartPrice(cart: cart.name, price: entry.price)
    } catch {
      report.add(Diagnostic(error, at: entry.cart.location))
      return nil
    }
  }

  private mutating func add(
    _ entry: SeasonDocument.UncertainProduct, to uncertainty: inout SeasonUncertainty
  ) {
    guard let product = product(named: entry.product) else { return }
    uncertainty.densityOfProduct += entry.density.map { [.init(product: product, value: $0)] } ?? []
    uncertainty.rateOfProduct += entry.rate.map { [.init(product: product, value: $0)] } ?? []
  }

  /// The full name of a product of some crop.
  private mutating func product(named name: Located<String>) -> String? {
    let names = productNames().map { NameChoice(product: $0) }
    do {
      return try names.name(meantBy: name.value, among: "the products of the crops")
    } catch {
      report.add(Diagnostic(error, at: name.location))
      return nil
    }
  }

  /// Reports what validation found at the key that it names, or at what is nearest to it.
  private mutating func refuse(_ error: SeasonError, _ places: [String: DocumentLocation]) {
    var parts = error.key.split(separator: ".")
    while !parts.isEmpty, places[parts.joined(separator: ".")] == nil { parts.removeLast() }
    guard let location = places[parts.joined(separator: ".")] else { return }
    let message = error.message(in: document.common.units)
    report.add(
      .season, Phrase(verbatim: message.sentence), at: location,
      notes: message.remedy.map { [Phrase(verbatim: $0)] } ?? [])
  }

  // MARK: - What a scenario's resolver finds

  /// Does a part of the work as for a scenario; what was reported of an earlier crop is not repeated.
  private mutating func resolved<Result>(
    _ scenario: ScenarioDocument, _ work: (inout ScenarioResolver) -> Result
  ) -> Result {
    var resolver = ScenarioResolver(
      document: scenario, report: DiagnosticReport(on: report.source), ownProducts: ownProducts)
    let result = work(&resolver)
    let known = report.diagnostics
    for diagnostic in resolver.report.diagnostics where !known.contains(diagnostic) {
      report.add(diagnostic)
    }
    return result
  }

  /// The full names of the products of all crops, each once.
  private mutating func productNames() -> [String] {
    let entries = document.crops.flatMap(\.products)
    var seen: Set<String> = []
    return resolved(document.common) { $0.productNames(of: entries) }
      .filter { seen.insert($0).inserted }
  }

  private mutating func reportRepeats(_ names: [Located<String>], noun: String) {
    resolved(document.common) { $0.reportRepeats(in: names, noun: noun) }
  }

  // MARK: - Crops of fields

  private mutating func crop(named name: Located<String>) -> Int? {
    let names = document.crops.map(\.name.value)
    // That there are no crops has been reported.
    if names.isEmpty { return nil }
    if case .one(let crop) = names.map({ NameChoice($0) }).match(name.value) { return crop }
    let shown = names.prefix(Self.shownLimit).map(\.clipped).joined(separator: ", ")
    let rest =
      names.count > Self.shownLimit ? localized(" and \(names.count - Self.shownLimit) more") : ""
    report.add(
      .unknownCrop, "unknown crop \(name.value.quoted)", at: name.location,
      suggestion: closestNames(to: name.value, among: names).first?.quoted,
      notes: ["crops of this farm: \(shown)\(rest)"])
    return nil
  }

  private static let shownLimit = 12

  /// Says which crops no field has; a field whose crop is unknown may have meant any of them.
  private mutating func reportUnusedCrops(_ cropOfField: [Int?]) {
    guard !cropOfField.contains(nil) else { return }
    for (index, crop) in document.crops.enumerated() where !cropOfField.contains(index) {
      report.add(
        .unusedCrop, "no field has the crop \(crop.name.value.quoted)", severity: .warning,
        at: crop.name.location)
    }
  }
}

import AirCart
import AirCartDocuments

/// A list of fields beside the options that are about it: the crop whose fields are planned, and the
/// fertilizers that bring the nutrients of its columns.
struct FieldListWords {
  private(set) var list: FieldList
  private let fertilizers: [TargetReader.Fertilizer]
  private let prices: [Double]?
  private let file: String

  /// `nil` where the map is not such a list: a table of areas with a column Field or with crops, one to
  /// which `--from` or `--crop` is said, or one beside products where no column says their rates.
  init?(
    _ map: FieldMap, _ arguments: ParsedArguments, _ reader: JobReader, file: String,
    products: [String]
  ) throws {
    let typed = [TargetOptions.from, TargetOptions.price, FieldOptions.crop].map(\.name)
      .first { arguments.value($0) != nil }
    guard map.format == FieldMap.tableFormat else {
      try require(
        typed == nil,
        "'--\(typed ?? "")' does not go with a map, nor with points.",
        remedy: "It is for a list of fields with their areas, as in fields.csv.")
      return nil
    }
    do throws(TextFault) {
      list = try FieldList(map)
    } catch {
      throw CommandError(error)
    }
    let hasColumns =
      typed != nil || list.crop != nil || !list.lots.isEmpty || !list.nutrients.isEmpty
      || Self.namesFields(map)
    guard try hasColumns || Self.haveRates(products, map, file) else { return nil }
    if let crop = arguments.value(FieldOptions.crop.name) { try Self.keep(crop, of: &list, file) }
    let names = arguments.values(TargetOptions.from.name).flatMap(\.commaSeparated)
    fertilizers = try TargetReader.fertilizers(names, reader)
    let texts = arguments.values(TargetOptions.price.name).flatMap(\.commaSeparated)
    try require(
      texts.isEmpty || !names.isEmpty, "'--price' needs '--from'.",
      remedy: "Name the fertilizers, as in --from urea,map.")
    prices = texts.isEmpty ? nil : try TargetReader.prices(texts, fertilizers.map(\.name))
    self.file = file
    try require(
      fertilizers.isEmpty || !list.nutrients.isEmpty,
      "\(file) has no column of nutrients, which '--from' is for.",
      remedy: "Head one 'N (lb/ac)', P2O5, K2O or S. Its columns are \(map.columnList).")
  }

  /// Whether a column Field has another name in every row, as that of zones has not.
  private static func namesFields(_ map: FieldMap) -> Bool {
    guard let column = FieldList.fieldColumn(map.columns.map(\.name)) else { return false }
    return Set(map.zones.map { $0.values[column]?.text }).count == map.zones.count
  }

  /// Whether products have rates and no column of a table has any; a yield is none.
  static func haveRates(_ products: [String], _ map: FieldMap, _ file: String) throws -> Bool {
    let mapped = try MapWords(products, map, file: file, needsColumn: false).mapped
    return !products.isEmpty && mapped.isEmpty
      && map.columns.allSatisfy { $0.unit == nil || HeadedProducts.isYield($0) }
  }

  private static func keep(_ typed: String, of list: inout FieldList, _ file: String) throws {
    let crops = list.crops
    guard
      case .one(let place) = crops.map({ NameChoice($0) }).match(typed, takesBeginnings: true)
    else {
      throw CommandError(
        "\(file) has no crop '\(typed)'.",
        remedy: crops.isEmpty
          ? "It has no column headed Crop." : "Its crops are \(crops.listed).")
    }
    list.keep(crops[place])
  }

  /// Whether rates follow from nutrients, so that no column need be a product's.
  var hasFertilizers: Bool { !fertilizers.isEmpty }

  var fertilizerNames: [String] { fertilizers.map(\.name) }

  /// The fertilizers as products are typed, with a rate that no field has.
  var placeholders: [String] { fertilizers.map { "\($0.name)=1\($0.density)" } }

  /// Refuses nutrients that nothing brings, where no column is named as a product's rate either.
  func check(_ words: MapWords) throws {
    try require(
      hasFertilizers || !words.isFound || list.nutrients.isEmpty,
      "\(file) asks for \(list.nutrients.map(\.nutrient.name).listed), and no fertilizer is named.",
      remedy: "Name those that are to bring them, as in --from urea,map,potash.\(potash)")
  }

  /// What is said where potash is taken as K2O, as soil tests write it.
  private var potash: String {
    list.potash.map {
      " "
        + localized(
          """
          '\($0)' is read as K2O; rates of the fertilizer are headed 'Potash (0-0-60) (lb/ac)'.
          """)
    } ?? ""
  }

  // MARK: - The fields

  /// The fields with their rates, in the order of the list, and what is to be said of them.
  ///
  /// Seed goes on fields of its crop alone where the list has crops, and seed of none of them is refused. A
  /// field without any product is left out, which is said, and so is one without a crop of which its row
  /// asks for nothing.
  func fields(
    _ words: MapWords, _ common: PlanRequest, _ reader: JobReader
  ) throws -> (fields: [FieldsRequest.Field], lots: [String?], sentences: [String]) {
    let names = common.products.map(\.name)
    let resolved = try common.resolvedProducts()
    let places = try (words.mapped.map(\.name) + fertilizers.map(\.name)).map {
      try CatalogueNames.position(
        of: $0, among: names, option: localized("the list"), pasted: { $0 })
    }
    let brought = Array(places.suffix(fertilizers.count))
    let spread = names.indices.filter { !places.contains($0) }
    var fields: [FieldsRequest.Field] = []
    var lots: [String?] = []
    var report = ListReport(list, units: reader.units)
    for (zone, name) in zip(list.map.zones, list.map.zones.uniqueNames) {
      guard zone.squareMetres > 0 else {
        report.withoutArea.append(name)
        continue
      }
      let (crop, targets) = (list.crop(of: zone), list.targets(of: zone, in: reader.units))
      let isAskedFor =
        targets.contains { $0.amount > 0 }
        || words.mapped.contains { (zone.values[$0.column]?.number ?? 0) != 0 }
      if let crop, FieldList.isUnseeded(crop), !isAskedFor {
        report.leaveOut(name, crop)
        continue
      }
      var rates = names.indices.map { brought.contains($0) ? 0 : common.products[$0].rate }
      for (mapped, place) in zip(words.mapped, places) {
        let number = zone.values[mapped.column]?.number ?? 0
        try require(
          number >= 0,
          "'\(list.map.columns[mapped.column].name)' of \(name) in \(file) is \(number.plain), "
            + "which is below 0.", remedy: "Write 0 where nothing goes on the field.")
        rates[place] = try reader.rate(mapped, number, of: resolved[place], in: name)
      }
      report.keepSeed(&rates, at: spread, of: names, on: name, crop)
      if hasFertilizers { fertilize(&rates, of: names, at: brought, targets) }
      let area = zone.area.value(reader.units)
      if hasFertilizers { report.compare(targets, with: rates, of: names, on: name, area) }
      guard rates.contains(where: { $0 > 0 }) else {
        report.leaveOut(name, crop)
        continue
      }
      report.notePassedOver(
        words.mapped.map(\.column), of: places.map { names[$0] }, in: zone, name,
        asksNutrients: hasFertilizers)
      report.count(targets, rates, of: names, on: area)
      fields.append(FieldsRequest.Field(name: name, area: area, rates: rates))
      lots.append(list.lot(of: zone))
    }
    if let seed = report.unplacedSeed(of: names) {
      throw CommandError(
        "'\(seed)' is seed of a crop that no field of \(file) has.",
        remedy: list.crops.isEmpty
          ? "Its column of crops is empty." : "Its crops are \(list.crops.listed).")
    }
    return (
      fields, lots,
      report.sentences(
        isDelivered: hasFertilizers, of: names, withOneRate: spread.map { names[$0] })
    )
  }

  /// Finds the rates of the fertilizers that bring what the other products do not.
  private func fertilize(
    _ rates: inout [Double], of names: [String], at places: [Int], _ targets: [NutrientTarget]
  ) {
    let missing = targets.map {
      NutrientTarget($0.nutrient, $0.amount - names.amount(of: $0.nutrient, at: rates))
    }
    let found = FertilizerProgramme.ratesOfJob(
      missing, of: fertilizers.map(\.grade), prices: prices)
    for (place, rate) in zip(places, found) { rates[place] = rate }
  }
}

extension String {
  /// The percent of a nutrient in a product of that name; 0 where no grade is known.
  fileprivate func percent(of nutrient: Nutrient) -> Double {
    ProductTraits(named: self).grade?.percent(of: nutrient) ?? 0
  }
}

extension FieldList {
  /// The heading that calls K2O potash, as a fertilizer is called too.
  fileprivate var potash: String? {
    nutrients.map { map.columns[$0.column].name }.first { $0.lowercased().contains("potash") }
  }

  /// What a field is to get, in lb/ac or kg/ha of a system.
  fileprivate func targets(of zone: FieldMap.Zone, in units: UnitSystem) -> [NutrientTarget] {
    nutrients.map { own in
      let stated = max(0, zone.values[own.column]?.number ?? 0)
      let rate = ApplicationRate(stated, in: own.units ?? units)
      return NutrientTarget(own.nutrient, rate.units == units ? stated : rate.value(units))
    }
  }
}

/// What is to be said of a list: fields without seed or without anything, and nutrients in all.
private struct ListReport {
  private let list: FieldList
  private let units: UnitSystem
  private let crops: [String]
  /// The products that are seed of the crop of some field, by position.
  private var placed: Set<Int> = []
  private var seedless: [(field: String, crop: String?)] = []
  private var empty: [String] = []
  /// The fields whose row has no rate of a product.
  private var withoutRate: [String] = []
  /// The fields whose row asks for no amount of a nutrient, not even 0.
  private var withoutNutrient: [String] = []
  /// The fields whose area is 0.
  var withoutArea: [String] = []
  private var area = 0.0
  private var asked: [Double]
  private var delivered: [Double]
  /// What single fields lack of each nutrient, whatever others have too much.
  private var missing: [(amount: Double, fields: [String])]

  init(_ list: FieldList, units: UnitSystem) {
    self.list = list
    self.units = units
    crops = list.crops
    missing = list.nutrients.map { _ in (amount: 0, fields: []) }
    asked = list.nutrients.map { _ in 0 }
    delivered = asked
  }

  /// Whether a product is seed: of a known crop, or with the name of a crop of the list.
  private func isSeed(_ name: String) -> Bool {
    ProductTraits(named: name).crop != nil || crops.contains(where: name.isSameWord)
  }

  /// Whether seed is that of a crop, as the list writes it.
  private static func isSeed(_ name: String, of crop: String) -> Bool {
    guard let own = ProductTraits(named: name).crop, let other = ProductTraits(named: crop).crop
    else { return name.isSameWord(as: crop) }
    return own == other
  }

  /// Takes seed of other crops off a field, all of it where its crop is not known; seed with rates of its
  /// own on every field stays as they say.
  mutating func keepSeed(
    _ rates: inout [Double], at spread: [Int], of names: [String], on field: String, _ crop: String?
  ) {
    guard list.crop != nil else { return }
    let seeds = names.indices.filter { isSeed(names[$0]) }
    for seed in seeds {
      guard spread.contains(seed) else {
        placed.insert(seed)
        continue
      }
      if let crop, Self.isSeed(names[seed], of: crop) {
        placed.insert(seed)
      } else {
        rates[seed] = 0
      }
    }
    if !seeds.isEmpty, seeds.allSatisfy({ rates[$0] == 0 }) { seedless.append((field, crop)) }
  }

  /// The first product that is seed of a crop which no field has.
  func unplacedSeed(of names: [String]) -> String? {
    guard list.crop != nil else { return nil }
    return names.indices.first { isSeed(names[$0]) && !placed.contains($0) }.map { names[$0] }
  }

  mutating func leaveOut(_ field: String, _ crop: String?) {
    empty.append(crop.map { "\(field) (\($0))" } ?? field)
    if seedless.last?.field == field { seedless.removeLast() }
  }

  /// Notes what a row leaves open: rates of products, of seed only where no column says the crop, and
  /// nutrients.
  mutating func notePassedOver(
    _ columns: [Int], of names: [String], in zone: FieldMap.Zone, _ field: String,
    asksNutrients: Bool
  ) {
    let products = zip(columns, names).filter { column, name in
      zone.values[column] == nil && (list.crop == nil || !isSeed(name))
    }.map(\.1)
    let nutrients = asksNutrients ? list.nutrients.filter { zone.values[$0.column] == nil } : []
    withoutRate += products.map { "\(field) (\($0))" }
    withoutNutrient += nutrients.map { "\(field) (\($0.nutrient.name))" }
  }

  /// Columns of a nutrient beside those that are taken, as of what soil has.
  private var others: [String] {
    list.map.numericColumns.map { list.map.columns[$0].name }.filter { heading in
      let words = FieldList.words(of: heading)
      return FieldList.NutrientColumn(heading, 0) == nil
        && FieldList.NutrientColumn.hasClearUnit(heading)
        && !Set(words).isDisjoint(with: ["lb", "lbs", "kg"])
        && list.nutrients.contains { own in
          words.contains { own.nutrient.names.contains(where: $0.isSameWord) }
        }
    }.map { localized("The column '\($0)' is not taken.") }
  }

  /// Notes what a field lacks, above what two decimals show.
  mutating func compare(
    _ targets: [NutrientTarget], with rates: [Double], of names: [String], on field: String,
    _ area: Double
  ) {
    for (index, target) in targets.enumerated() {
      let brought = names.amount(of: target.nutrient, at: rates)
      guard target.amount - brought >= 0.005 else { continue }
      missing[index].amount += (target.amount - brought) * area
      missing[index].fields.append(field)
    }
  }

  mutating func count(
    _ targets: [NutrientTarget], _ rates: [Double], of names: [String], on area: Double
  ) {
    self.area += area
    for (index, target) in targets.enumerated() {
      asked[index] += target.amount * area
      delivered[index] += names.amount(of: target.nutrient, at: rates) * area
    }
  }

  func sentences(
    isDelivered: Bool, of names: [String], withOneRate: [String]
  ) -> [String] {
    let oxides = list.nutrients.filter(\.isElement).map {
      localized(
        "\($0.nutrient.element) means \($0.nutrient.name) here, as on a fertilizer label.")
    }
    let bare = seedless.map { "\($0.field) (\($0.crop ?? localized("no crop")))" }
    let without = bare.isEmpty ? [] : [MissingText.seed(on: bare.firstListed)]
    let rest =
      list.map.remarks + cropSentences(names, withOneRate: withOneRate) + without + leftOut
      + (isDelivered ? others : [])
    guard isDelivered else { return rest }
    let text = AmountText(units: units)
    let whole = text.area(Area(area, in: units))
    return shortfalls(names) + oxides
      + (list.potash == nil ? [] : [localized("Potash means K2O here, as on a soil test.")])
      + [
        localized(
          "Nutrients asked for on \(whole): \(totals(asked)); delivered: \(totals(delivered)).")
      ] + rest
  }

  /// Which fields are left out, or get none of something.
  private var leftOut: [String] {
    var sentences: [String] = []
    if !empty.isEmpty {
      sentences.append(localized("No product goes on \(empty.firstListed): left out."))
    }
    if !withoutRate.isEmpty {
      sentences.append(
        localized("No rate is stated for \(withoutRate.firstListed): none goes there."))
    }
    if !withoutNutrient.isEmpty {
      let fields = withoutNutrient.firstListed
      sentences.append(
        localized("No amount is stated for \(fields): none is asked for there."))
    }
    if !withoutArea.isEmpty {
      sentences.append(localized("The area of \(withoutArea.firstListed) is 0: left out."))
    }
    return sentences
  }

  /// Which column says the crops, where that is not plain and one of the products is seed.
  private func cropSentences(_ names: [String], withOneRate: [String]) -> [String] {
    guard list.crop != nil else {
      return withOneRate.contains { isSeed($0) }
        ? [localized("No column is headed Crop: seed goes on all fields.")] : []
    }
    guard names.contains(where: { isSeed($0) }) else { return [] }
    return list.longCropHeading.map {
      [localized("The crops are those of the column '\($0)'.")]
    } ?? []
  }

  /// What is missing of each nutrient, and where.
  private func shortfalls(_ names: [String]) -> [String] {
    let unit = AmountText(units: units).massUnit
    return zip(list.nutrients, missing).filter { $0.1.amount >= 0.5 }.map { own, gap in
      MissingText.nutrient(
        own.nutrient.name, "\(fixed(gap.amount, 0).grouped) \(unit)", on: gap.fields.firstListed,
        isBrought: names.contains { $0.percent(of: own.nutrient) > 0 })
    }
  }

  private func totals(_ amounts: [Double]) -> String {
    let unit = AmountText(units: units).massUnit
    return zip(list.nutrients, amounts).map { own, amount in
      "\(own.nutrient.name) \(fixed(amount, 0).grouped) \(unit)"
    }.listed
  }
}

extension [String] {
  /// What products of these names bring of a nutrient at their rates.
  fileprivate func amount(of nutrient: Nutrient, at rates: [Double]) -> Double {
    zip(self, rates).reduce(0) { $0 + $1.1 * $1.0.percent(of: nutrient) / 100 }
  }

  /// The first twelve words as an enumeration, and how many more there are.
  fileprivate var firstListed: String {
    guard count > 12 else { return listed }
    return localized("\(prefix(12).joined(separator: ", ")) and \(count - 12) more")
  }
}

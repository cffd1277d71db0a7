import AirCart
import AirCartDocuments
import Foundation

/// A map that is named where the first product would be.
struct MapArgument {
  /// As it was typed.
  let path: String
  private let place: String
  /// What follows it: products.
  private let products: [String]

  static let task = OptionDescription.value(
    "task", placeholder: "name", help: "The task of a map in ISOXML, where it has several.")

  /// `nil` where the first word is a product.
  init?(_ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    let words = arguments.positionals("products")
    let first = words.first ?? "="
    let place = console.place(of: first)
    guard !first.contains("="), Self.isMap(first, at: place) else {
      try require(
        arguments.value(Self.task.name) == nil,
        "'--task' names a task of a map, and there is no map.",
        remedy: "Name the map in front of the products, as in TASKDATA.XML.")
      return nil
    }
    path = first
    self.place = place
    products = Array(words.dropFirst())
  }

  private static func isMap(_ word: String, at place: String) -> Bool {
    let name = word.lowercased()
    if FieldMap.endings.contains(where: name.hasSuffix) { return true }
    if name.hasSuffix(".json") {
      return (try? SourceText(contentsOfFile: place)).map(FieldMap.isGeoJSON) ?? false
    }
    // What has a slash is a path, also where nothing is there.
    let isPath = word.contains("/") && TypedUnit(spelling: word) == nil
    return isFolder(place) ?? isPath
  }

  /// Whether a folder is there, or a file; `nil` where nothing is.
  private static func isFolder(_ place: String) -> Bool? {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
    return isThere ? isFolder.boolValue : nil
  }

  /// Reads the map and plans its zones as fields, one after the other.
  func request(
    _ arguments: ParsedArguments, knowing own: [OwnProduct]
  ) throws -> FieldsRequest {
    try FieldOptions.refuse(
      in: arguments, allowing: [TargetOptions.from.name, TargetOptions.price.name])
    let units = try GlobalOptions(arguments).units
    var map = try FieldMap.read(place, named: path, try choice(arguments, units))
    let densities = arguments.word("densities") ?? DensitySet.standard
    let reader = JobReader(units: units, densities: densities, own: own)
    let list = try FieldListWords(map, arguments, reader, file: path, products: products)
    if let list { map = list.list.map }
    let words = try MapWords(
      products + (list?.placeholders ?? []), map, file: path,
      needsColumn: try list.map {
        try $0.list.nutrients.isEmpty && $0.list.lots.isEmpty
          && !FieldListWords.haveRates(products, map, path)
      } ?? true, except: list?.fertilizerNames ?? [])
    try list?.check(words)
    // What all zones have in common is read as with a single field, whose size does not matter.
    var single = arguments
    single.typedValues[FieldOptions.fields.name] = ["1ac"]
    for option in TargetOptions.all { single.typedValues[option.name] = nil }
    var common = try PlanRequest(single, knowing: own, products: words.words)
    common.understood += words.remarks
    if let list { return try request(list, words, in: common, by: reader) }
    let zones = try MapZones(words, of: map, common, reader)
    common.understood += zones.sentences
    let summary = MapSummary(
      file: path, format: map.format, zones: zones.zones, products: zones.products,
      remarks: zones.remarks)
    let fields = summary.fields(common.units)
    try require(
      zones.zones.contains { $0.area.acres > 0 }, "No zone of \(path) has an area.",
      remedy: "Its outlines may cross themselves: look at them in the program that made the map.")
    try require(
      !fields.isEmpty, "No zone of \(path) has a product at a rate above zero.",
      remedy: "Its columns are \(map.columnList).")
    try InputRanges.field.check(
      fields.reduce(0) { $0 + $1.area }, "The area of \(path)", common.units)
    return FieldsRequest(common, fields: fields, map: summary)
  }

  /// The fields of a list, one after the other as they stand in it.
  private func request(
    _ list: FieldListWords, _ words: MapWords, in common: PlanRequest, by reader: JobReader
  ) throws -> FieldsRequest {
    let lot = common.products.first { ProductDirectory.seed(ofLot: $0.name) != nil }
    if let lot, !list.list.lots.isEmpty {
      throw CommandError(
        "'\(lot.name)' is a lot, and \(path) has a column of lots.",
        remedy: "Name the seed alone, as in Wheat=110.")
    }
    var common = common
    let (fields, lots, sentences) = try list.fields(words, common, reader)
    common.understood += sentences
    try require(
      !fields.isEmpty, "No field of \(path) has a product at a rate above zero.",
      remedy: "Its columns are \(list.list.map.columnList).")
    try InputRanges.field.check(
      fields.reduce(0) { $0 + $1.area }, "The area of \(path)", common.units)
    let request = FieldsRequest(common, fields: fields).naming(lots: lots)
    let count = request.common.products.count
    try require(
      count <= JobReader.mostProducts,
      "With the lots of \(path) there are \(count) products: at most \(JobReader.mostProducts).",
      remedy: "Plan the fields of one crop, as with --crop Wheat.")
    return request
  }

  /// What is said beside the file: a task, and of points how large the field is.
  private func choice(
    _ arguments: ParsedArguments, _ units: UnitSystem
  ) throws -> FieldMap.Choice {
    var choice = FieldMap.Choice(task: arguments.value(Self.task.name))
    choice.readsNutrients = arguments.value(TargetOptions.from.name) != nil
    try require(
      choice.task == nil || Self.isFolder(place) == true
        || [".xml", ".zip"].contains(where: path.lowercased().hasSuffix),
      "'--task' names a task of ISOXML task data, which \(path) is not.", remedy: "Leave it out.")
    guard let text = arguments.value(FieldOptions.fields.name) else { return choice }
    try require(
      path.lowercased().hasSuffix(".csv") && arguments.values(FieldOptions.fields.name).count == 1,
      "'--field' does not go with a map, which says how large its zones are.",
      remedy: "Leave it out; only points in a .csv file need the size of the whole field.")
    let reader = JobReader(units: units, densities: .standard, own: [])
    let value = try reader.field(text, hasProducts: true)
    choice.wholeArea = units == .imperial ? Area(acres: value) : Area(hectares: value)
    return choice
  }
}

/// The zones of a map with the rates of all products, in the units of the job.
private struct MapZones {
  private(set) var zones: [MapSummary.Zone] = []
  private(set) var products: [MapSummary.Product] = []
  private(set) var remarks: [String] = []
  /// How rates were understood that are not a weight on an area.
  private(set) var sentences: [String] = []

  init(
    _ words: MapWords, of map: FieldMap, _ common: PlanRequest, _ reader: JobReader
  ) throws {
    let resolved = try common.resolvedProducts()
    let places = try words.mapped.map { own in
      try CatalogueNames.position(
        of: own.name, among: common.products.map(\.name), option: "the map", pasted: { $0 })
    }
    let rates = MapRates(
      map, columns: words.mapped.map(\.column),
      hasOthers: common.products.count > words.mapped.count, AmountText(units: common.units))
    remarks = rates.remarks
    for zone in rates.zones {
      var own = common.products.map(\.rate)
      for (index, mapped) in words.mapped.enumerated() {
        own[places[index]] = try reader.rate(
          mapped, zone.numbers[index], of: resolved[places[index]], in: zone.name)
      }
      zones.append(
        MapSummary.Zone(name: zone.name, area: zone.area, shape: zone.shape, rates: own))
    }
    for (index, mapped) in words.mapped.enumerated() {
      let column = map.columns[mapped.column]
      let isWeight = mapped.unit == .kilogramsPerHectare
      products.append(
        MapSummary.Product(
          product: places[index], column: column.name,
          statedTotal: isWeight ? column.statedTotal.map { Mass(kilograms: $0) } : nil))
      sentences += Self.sentence(
        mapped, Self.span(rates.zones.map { $0.numbers[index] }),
        are: Self.span(zones.map { $0.rates[places[index]] }), of: resolved[places[index]],
        AmountText(units: common.units))
    }
  }

  /// What numbers of seeds or litres are as a weight; nothing of a weight.
  private static func sentence(
    _ mapped: MappedProduct, _ numbers: String, are rates: String, of product: ResolvedProduct,
    _ text: AmountText
  ) -> [String] {
    guard mapped.unit.isCount || mapped.unit.isLiquid else { return [] }
    let basis =
      mapped.unit.isCount
      ? "with \(mapped.seed.grams?.plain ?? "") g in 1,000 seeds"
      : "at \(text.liquidDensity(product.density))"
    let remark =
      mapped.unit.isLiquid && !ProductTraits(named: product.name).isLiquid
      ? "; as a liquid, which takes a liquid tank, it is called \("Liquid \(product.name)".quoted)"
      : ""
    return [
      "\(product.name): \(numbers) \(mapped.unit.name) \(basis) are \(rates) \(text.rateUnit)"
        + "\(remark)."
    ]
  }

  private static func span(_ values: [Double]) -> String {
    let (least, most) = (values.min() ?? 0, values.max() ?? 0)
    return least == most ? short(least) : "\(short(least)) to \(short(most))"
  }
}

extension JobReader {
  /// The rate of a product in the units of the job, from a number of a map.
  func rate(
    _ mapped: MappedProduct, _ number: Double, of product: ResolvedProduct, in row: String
  ) throws -> Double {
    let typed = ProductText(
      name: mapped.name, rate: mapped.unit.quantity(number), seed: mapped.seed)
    let name = "\(number.plain) \(mapped.unit.name) of \(mapped.name) in \(row)"
    return try rate(typed, of: product, called: Phrase(verbatim: name)).value
  }
}

import AirCart
import AirCartDocuments

/// A product whose rate is a column of a map, as it is typed: `urea=Dose,kg/ha` or
/// `wheat=Seeds,kernels/ha,tkw=38`.
struct MappedProduct {
  let name: String
  /// The column, by position in the map.
  let column: Int
  let unit: MapUnit
  let seed: SeedDetails
  /// Its own density, as it was typed.
  let density: String?

  /// The product as it is typed with a rate of 1, which no zone has.
  var placeholder: String { "\(name)=1" + (density.map { "@" + $0 } ?? "") }
}

/// The products of a command line with a map: those whose rate it says, and the others.
struct MapWords {
  let mapped: [MappedProduct]
  /// All products in their order, with a rate of 1 for those that are mapped.
  let words: [String]

  private let map: FieldMap
  private let file: String

  /// Reads the products beside a map.
  ///
  /// Where none of them names a column, the products that the file or its headings name are taken, of
  /// which there must be one if a column is needed.
  init(_ typed: [String], _ map: FieldMap, file: String, needsColumn: Bool = true) throws {
    self.map = map
    self.file = file
    var mapped: [MappedProduct] = []
    var words: [String] = []
    for word in typed {
      guard let own = try Self.product(word, map, file) else {
        words.append(word)
        continue
      }
      mapped.append(own)
      words.append(own.placeholder)
    }
    if mapped.isEmpty {
      mapped = try Self.namedProducts(map, file)
      if mapped.isEmpty, needsColumn { throw Self.noProduct(map, file) }
      try Self.check(words, against: mapped, map, file)
      words += mapped.map(\.placeholder)
    }
    self.mapped = mapped
    self.words = words
  }

  // MARK: A column behind a product

  /// The column that a word gives a product; `nil` where the word has a rate.
  private static func product(
    _ word: String, _ map: FieldMap, _ file: String
  ) throws -> MappedProduct? {
    let parts = ProductParts(of: word)
    guard let rate = parts.rate?.trimmed, !rate.isEmpty else { return nil }
    if column(rate, map) == nil, rate.first?.isDecimal == true || rate.first == "." { return nil }
    let comma = rate.lastIndex(of: ",")
    if let column = column(rate, map) {
      return try product(parts, column, unit: nil, in: map, file)
    }
    let head = comma.map { String(rate[..<$0]).trimmed } ?? rate
    guard let column = column(head, map) else {
      throw CommandError(
        "\(file) has no column '\(head)'.",
        remedy: "Its columns are \(map.columnList).")
    }
    let spelling = comma.map { String(rate[rate.index(after: $0)...]).trimmed } ?? ""
    let unit = try MapUnit(spelling: spelling).required(
      "'\(spelling)' is not a unit of rates.", remedy: units)
    return try product(parts, column, unit: unit, in: map, file)
  }

  private static let units =
    "The units are lb/ac, kg/ha, t/ha, bu/ac, gal/ac, L/ha, seeds/ft2, seeds/m2, kernels/ha and "
    + "kernels/ac."

  private static func column(_ name: String, _ map: FieldMap) -> Int? {
    map.columns.firstIndex { $0.name == name }
      ?? map.columns.firstIndex { $0.name.lowercased() == name.lowercased() }
  }

  private static func product(
    _ parts: ProductParts, _ column: Int, unit typed: MapUnit?, in map: FieldMap, _ file: String
  ) throws -> MappedProduct {
    let own = map.columns[column]
    try require(
      map.numericColumns.contains(column), "The column '\(own.name)' of \(file) has no numbers.",
      remedy: "Its columns are \(map.columnList).")
    let unit = try (typed ?? map.unit(ofColumn: column)).required(
      "\(file) does not say in what unit '\(own.name)' is.",
      remedy: "Write it behind the column, as in "
        + "\("\(parts.name)=\(own.name),kg/ha".shellQuoted). \(units)")
    let seed = try SeedDetails(reading: parts.details)
    try require(
      !unit.isCount || seed.grams != nil,
      "'\(own.name)' counts seeds (\(unit.name)), and nothing says what they weigh.",
      remedy: "Add the grams of 1,000 seeds, as in "
        + "\("\(parts.name)=\(own.name),tkw=38".shellQuoted).")
    return MappedProduct(
      name: parts.name, column: column, unit: unit, seed: seed, density: parts.density)
  }

  // MARK: Products that the file names

  /// The products that the file names, and those in headings: where one has a unit, as `Urea (lb/ac)`
  /// does, a column that is headed `MAP` alone is asked for its own.
  private static func namedProducts(_ map: FieldMap, _ file: String) throws -> [MappedProduct] {
    let numbers = Set(map.numericColumns)
    var found: [(column: Int, product: Int)] = []
    var hasUnit = false
    for (column, own) in map.columns.enumerated() {
      guard let product = product(of: own), own.product != nil || numbers.contains(column)
      else { continue }
      found.append((column, product))
      if own.product != nil || map.unit(ofColumn: column) != nil { hasUnit = true }
    }
    guard hasUnit else { return [] }
    return try found.map { column, product in
      let own = map.columns[column]
      try require(
        own.product != nil || map.unit(ofColumn: column) != nil,
        "\(file) does not say in what unit '\(own.name)' is.",
        remedy: "Head it with its unit, as in '\(own.name) (lb/ac)'. \(units)")
      let parts = ProductParts(of: "\(ProductCatalogue.all[product].name)=1")
      return try self.product(parts, column, unit: nil, in: map, file)
    }
  }

  /// Refuses a rate beside a file that has a column for the same product.
  private static func check(
    _ words: [String], against mapped: [MappedProduct], _ map: FieldMap, _ file: String
  ) throws(CommandError) {
    for word in words {
      guard
        case .one(let product) = ProductCatalogue.choices.match(ProductParts(of: word).name),
        let own = mapped.first(where: { $0.name == ProductCatalogue.all[product].name })
      else { continue }
      throw CommandError(
        "\(word.quoted) is beside \(file), whose column '\(map.columns[own.column].name)' has rates "
          + "of \(own.name).", remedy: "Leave it out, or take it out of the file.")
    }
  }

  /// The listed product that a column is for, by position.
  private static func product(of column: FieldMap.Column) -> Int? {
    let heading = MapUnit.parts(ofHeading: column.name)?.name ?? column.name
    let words = heading.split(separator: " ").filter {
      !["rate", "rates"].contains($0.lowercased())
    }
    let match = ProductCatalogue.choices.match(
      column.product ?? words.joined(separator: " "), takesBeginnings: column.product != nil)
    guard case .one(let product) = match else { return nil }
    return product
  }

  private static func noProduct(_ map: FieldMap, _ file: String) -> CommandError {
    guard let first = map.likelyRates else {
      return CommandError(
        .malformedData, "\(file) has no column of numbers, and so no rates.",
        remedy: "Its columns are \(map.columnList).")
    }
    let named = map.columns.compactMap(\.product)
    let example = "urea=\(map.columns[first].name)"
    let unit = map.unit(ofColumn: first) == nil ? ",kg/ha" : ""
    return CommandError(
      named.isEmpty
        ? "\(file) names no product."
        : "\(file) names \(named.map(\.quoted).listed), which is not among the known products.",
      remedy: "Say which product a column is for, as in \((example + unit).shellQuoted). "
        + "Its columns are \(map.columnList).")
  }
}

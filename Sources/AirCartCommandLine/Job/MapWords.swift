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
  /// Whether the file named the products, and not who typed.
  let isFound: Bool
  /// Columns of products that are not taken.
  let remarks: [String]

  private let map: FieldMap
  private let file: String

  /// Reads the products beside a map.
  ///
  /// Where none of them names a column, the products that the file or its headings name are taken, of
  /// which there must be one if a column is needed; `others` have their rates otherwise.
  init(
    _ typed: [String], _ map: FieldMap, file: String, needsColumn: Bool = true,
    except others: [String] = []
  ) throws {
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
    let headed = HeadedProducts(map, file: file, except: others)
    remarks = headed.remarks(beside: mapped, words)
    isFound = mapped.isEmpty
    if isFound {
      mapped = try headed.mapped(beside: words)
      if mapped.isEmpty, needsColumn { throw Self.noProduct(map, file) }
      try headed.check(against: words)
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

  private static let units: Phrase =
    "The units are lb/ac, kg/ha, t/ha, bu/ac, gal/ac, L/ha, seeds/ft2, seeds/m2, kernels/ha and "
    + "kernels/ac."

  private static func column(_ name: String, _ map: FieldMap) -> Int? {
    map.columns.firstIndex { $0.name == name }
      ?? map.columns.firstIndex { $0.name.lowercased() == name.lowercased() }
  }

  static func product(
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

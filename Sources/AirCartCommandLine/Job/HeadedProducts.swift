import AirCart
import AirCartDocuments

/// The products that a file names itself, as task data does, or in headings such as `Urea (lb/ac)`.
struct HeadedProducts {
  private let map: FieldMap
  private let file: String
  /// Columns that are rates of listed products.
  private let taken: [(column: Int, product: Int)]

  /// Finds the columns; those of products that have their rates otherwise are passed over.
  init(_ map: FieldMap, file: String, except others: [String] = []) {
    self.map = map
    self.file = file
    taken = map.columns.indices.compactMap { column in
      guard map.columns[column].product != nil || map.unit(ofColumn: column) != nil,
        let product = Self.product(column, of: map),
        !others.contains(ProductCatalogue.all[product].name)
      else { return nil }
      return (column, product)
    }
  }

  /// The products with their columns; none where no column is one.
  ///
  /// - Throws: A command error of a column that may be a rate and cannot be taken: nothing that a file says
  ///   is passed over.
  func mapped() throws -> [MappedProduct] {
    try checkUnits()
    guard !taken.isEmpty else { return [] }
    try check()
    try checkCounts()
    return try taken.map { column, product in
      try MapWords.product(
        ProductParts(of: "\(ProductCatalogue.all[product].name)=1"), column, unit: nil, in: map,
        file)
    }
  }

  /// What is not taken beside columns that are named.
  func remarks(beside named: [MappedProduct], _ words: [String]) -> [String] {
    taken.filter { column, product in
      !named.contains { $0.column == column } && !words.contains { Self.means(product, $0) }
    }.map { column, _ in
      "The column '\(map.columns[column].name)' is not taken: where one is named, all must be."
    }
  }

  /// What is said of columns that are yields, where one may have meant a rate.
  var yields: [String] {
    map.numericColumns.map { map.columns[$0] }.filter { own in
      Self.isYield(own) && !own.name.lowercased().contains("yield")
        && Self.listed(MapUnit.parts(ofHeading: own.name)?.name ?? own.name) != nil
    }.map {
      "'\($0.name)' is taken as a yield; a rate of seed is headed as in 'Wheat seed (bu/ac)'."
    }
  }

  /// Refuses a rate beside a file that has a column for the same product.
  func check(against words: [String]) throws(CommandError) {
    for word in words {
      guard let own = taken.first(where: { Self.means($0.product, word) }) else { continue }
      throw CommandError(
        "\(word.quoted) is beside \(file), whose column '\(map.columns[own.column].name)' has rates "
          + "of \(ProductCatalogue.all[own.product].name).",
        remedy: "Leave it out, or take the column out of the file.")
    }
  }

  private static func means(_ product: Int, _ word: String) -> Bool {
    ProductCatalogue.choices.match(ProductParts(of: word).name, takesBeginnings: true)
      == .one(product)
  }

  private func check() throws(CommandError) {
    var columns: [Int: Int] = [:]
    for (column, product) in taken where map.columns[column].product == nil {
      if let other = columns.updateValue(column, forKey: product) {
        throw CommandError(
          "'\(map.columns[other].name)' and '\(map.columns[column].name)' of \(file) are both columns of "
            + "\(ProductCatalogue.all[product].name).", remedy: "Leave one of them out.")
      }
      let other = map.zones.first { $0.values[column].map { $0.number == nil } ?? false }
      let value = other.map { "\($0.values[column]?.text.quoted ?? "") for \($0.name)" }
      try require(
        map.numericColumns.contains(column),
        "The column '\(map.columns[column].name)' of \(file) has \(value ?? "nothing"), which is "
          + "not a number.",
        remedy: "Write a number in every row, 0 where nothing goes.")
    }
    for (column, own) in map.columns.enumerated()
    where own.product == nil && !taken.contains(where: { $0.column == column }) {
      try check(column, headed: own)
    }
  }

  /// Refuses a column that may be a rate: of a product without a unit, or with a unit of no product.
  private func check(_ column: Int, headed own: FieldMap.Column) throws(CommandError) {
    guard FieldList.NutrientColumn(own.name, column) == nil, map.numericColumns.contains(column)
    else { return }
    let remedy =
      "Name the columns that count, all of them, as in \("product=\(own.name)".shellQuoted) "
      + "\(named(taken[0])), or take it out of the file."
    if own.unit == nil {
      try require(
        Self.product(column, of: map) == nil,
        "\(file) does not say in what unit '\(own.name)' is.",
        remedy: "Head it with its unit, as in '\(own.name) (lb/ac)'. \(remedy)")
    } else {
      try require(
        Self.isYield(own) || Self.product(column, of: map) != nil,
        "'\(own.name)' of \(file) names no listed product.", remedy: remedy)
    }
  }

  /// Refuses a weight of a listed product whose unit is not one of rates, as `Urea oz/ac` or `MAP (lbs)`.
  private func checkUnits() throws(CommandError) {
    for column in map.numericColumns where map.unit(ofColumn: column) == nil {
      let words = map.columns[column].name.lowercased()
        .split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map { String($0) }
      let rest = words.filter { !Self.weights.contains($0) && !Self.wordsOfRates.contains($0) }
      guard !Self.weights.isDisjoint(with: words), map.columns[column].product == nil,
        let product = Self.listed(rest.joined(separator: " "))
      else { continue }
      throw CommandError(
        "'\(map.columns[column].name)' of \(file) may be rates of "
          + "\(ProductCatalogue.all[product].name), in a unit that is none of rates.",
        remedy: "Head it with one, as in '\(Self.word(product)) (lb/ac)', or take it out of the "
          + "file.")
    }
  }

  /// Refuses counts of seeds, whose weight a heading cannot say.
  private func checkCounts() throws(CommandError) {
    guard
      let own = taken.first(where: { map.unit(ofColumn: $0.column)?.isCount ?? false })
    else { return }
    throw CommandError(
      "'\(map.columns[own.column].name)' counts seeds, and nothing says what they weigh.",
      remedy: "Name the columns, with the grams of 1,000 seeds, as in "
        + "\(taken.map(named).joined(separator: " ")).")
  }

  /// A column as it is typed for its product.
  private func named(_ own: (column: Int, product: Int)) -> String {
    let weight = map.unit(ofColumn: own.column)?.isCount ?? false ? ",tkw=38" : ""
    return "\(Self.word(own.product))=\(map.columns[own.column].name)\(weight)".shellQuoted
  }

  // MARK: - Headings

  private static let weights: Set<String> = [
    "lb", "lbs", "pound", "pounds", "kg", "kgs", "g", "oz", "cwt", "t", "ton", "tons", "tonne",
    "tonnes", "gal", "l", "per",
  ]
  private static let wordsOfRates: Set<String> = [
    "rate", "rates", "seed", "seeding", "total", "actual", "product", "short", "ac", "acre",
    "acres", "ha", "ha-1", "m2",
  ]

  /// A product as it is typed, without its grade.
  private static func word(_ product: Int) -> String {
    ProductCatalogue.all[product].name.split(separator: " (").first.map(String.init) ?? ""
  }

  private static let wordsBeside: Set<String> = ["rate", "rates", "seed", "seeding"]

  /// The listed product that a column is for, by position; a nutrient and a yield are none.
  private static func product(_ column: Int, of map: FieldMap) -> Int? {
    let own = map.columns[column]
    if let name = own.product {
      return place(of: name, takesBeginnings: true)
    }
    guard FieldList.NutrientColumn(own.name, column) == nil, !isYield(own) else { return nil }
    let heading = MapUnit.parts(ofHeading: own.name)?.name ?? own.name
    let words = heading.split { " ,:;".contains($0) }.filter {
      !wordsBeside.contains($0.lowercased())
    }
    return listed(words.joined(separator: " "))
  }

  private static func listed(_ name: String) -> Int? { place(of: name, takesBeginnings: false) }

  private static func place(of name: String, takesBeginnings: Bool) -> Int? {
    let match = ProductCatalogue.choices.match(name, takesBeginnings: takesBeginnings)
    guard case .one(let product) = match else { return nil }
    return product
  }

  /// Bushels an acre are what a crop yields, where nothing says that they are seeded.
  static func isYield(_ column: FieldMap.Column) -> Bool {
    guard column.unit?.name == "bu/ac" else { return false }
    let words = column.name.lowercased().split { !$0.isLetter }.map { String($0) }
    return wordsBeside.isDisjoint(with: words)
  }
}

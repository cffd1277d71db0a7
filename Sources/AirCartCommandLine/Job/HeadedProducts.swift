import AirCart
import AirCartDocuments

/// The products that a file names itself, as task data does, or in headings such as `Urea (lb/ac)`.
struct HeadedProducts {
  private let map: FieldMap
  private let file: String
  /// Products that have their rates otherwise.
  private let others: [String]
  /// Columns that are rates of listed products.
  private let taken: [(column: Int, product: Int)]

  /// Finds the columns; those of products that have their rates otherwise are passed over.
  init(_ map: FieldMap, file: String, except others: [String] = []) {
    self.map = map
    self.file = file
    self.others = others
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
  func mapped(beside words: [String]) throws -> [MappedProduct] {
    if let own = unread(beside: words).first(where: { $0.lack != .area }) { throw error(own) }
    guard !taken.isEmpty else { return [] }
    try check()
    try checkCounts()
    return try taken.map { column, product in
      try MapWords.product(
        ProductParts(of: "\(ProductCatalogue.all[product].name)=1"), column, unit: nil, in: map,
        file)
    }
  }

  /// What is not taken: yields, weights without an area and, beside columns that are named, all others.
  func remarks(beside named: [MappedProduct], _ words: [String]) -> [String] {
    let others = taken.filter { column, product in
      !named.contains { $0.column == column } && !words.contains { Self.means(product, $0) }
    }
    let unread = unread(beside: words).filter { own in
      own.lack == .area || (!named.isEmpty && !named.contains { $0.column == own.column })
    }
    return yields
      + (named.isEmpty ? [] : others).map { column, _ in
        "The column '\(map.columns[column].name)' is not taken: where one is named, all must be."
      }
      + unread.map {
        "The column '\(map.columns[$0.column].name)' is not taken: its unit is none of rates."
      }
  }

  /// What is said of columns that are yields, where one may have meant a rate.
  private var yields: [String] {
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
      let value = other.map {
        "\($0.values[column]?.text.quoted ?? "") for \($0.name), which is not a number"
      }
      try require(
        map.numericColumns.contains(column),
        "The column '\(map.columns[column].name)' of \(file) has \(value ?? "no numbers").",
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
    let remedy: Phrase =
      "Name the columns that count, all of them, as in "
      + "\("\(guess(own.name))=\(own.name)\(own.unit == nil ? ",lb/ac" : "")".shellQuoted) "
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

  /// What a column of a listed product has not, so that it is no rate.
  private enum Lack { case unit, unitOfRates, area }

  /// Columns of listed products that have no unit of rates, as `MAP`, `Urea oz/ac` and `Urea (lbs)`; those of
  /// products that have their rates otherwise are passed over, and so are yields and prices.
  private func unread(beside words: [String]) -> [(column: Int, product: Int, lack: Lack)] {
    map.numericColumns.compactMap { column in
      let heading = map.columns[column].name
      let parts = Self.words(of: heading)
      let hasWeight = !Self.weights.isDisjoint(with: parts)
      let hasArea = !Self.areas.isDisjoint(with: parts)
      guard map.unit(ofColumn: column) == nil, map.columns[column].product == nil,
        hasWeight || !hasArea, Self.otherFigures.isDisjoint(with: parts),
        !heading.contains(where: { "$€%".contains($0) }),
        let product = Self.listed(Self.name(in: parts)),
        !others.contains(ProductCatalogue.all[product].name),
        !taken.contains(where: { $0.product == product }),
        !words.contains(where: { Self.means(product, $0) })
      else { return nil }
      return (column, product, !hasWeight ? .unit : hasArea ? .unitOfRates : .area)
    }
  }

  private func error(_ own: (column: Int, product: Int, lack: Lack)) -> CommandError {
    let name = map.columns[own.column].name
    return CommandError(
      own.lack == .unit
        ? "\(file) does not say in what unit '\(name)' is."
        : "'\(name)' of \(file) may be rates of \(ProductCatalogue.all[own.product].name), and its "
          + "unit is not understood.",
      remedy: "Head it with its unit, as in '\(Self.word(own.product)) (lb/ac)', or take it out of "
        + "the file.")
  }

  private static func words(of heading: String) -> [String] {
    heading.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
  }

  /// What the words of a heading name, without those of units and of rates.
  private static func name(in words: [String]) -> String {
    words.filter { !weights.contains($0) && !areas.contains($0) && !wordsOfRates.contains($0) }
      .joined(separator: " ")
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

  /// The product that a word of a heading is, as an example of how to name one.
  private func guess(_ heading: String) -> String {
    Self.words(of: heading).first { Self.listed($0) != nil } ?? "urea"
  }

  /// A column as it is typed for its product.
  private func named(_ own: (column: Int, product: Int)) -> String {
    let weight = map.unit(ofColumn: own.column)?.isCount ?? false ? ",tkw=38" : ""
    return "\(Self.word(own.product))=\(map.columns[own.column].name)\(weight)".shellQuoted
  }

  // MARK: - Headings

  private static let weights: Set<String> = [
    "lb", "lbs", "pound", "pounds", "kg", "kgs", "g", "oz", "cwt", "t", "ton", "tons", "tonne",
    "tonnes", "gal", "l", "bu", "bag", "bags", "dt", "q", "lpa", "ppa",
  ]
  private static let areas: Set<String> = [
    "ac", "acre", "acres", "ac-1", "ha", "hectare", "hectares", "ha-1", "m2", "ft2", "quarter",
    "quarters", "section", "sections", "lpa", "ppa",
  ]
  private static let wordsOfRates = wordsBeside.union(["per", "n", "actual", "product", "short"])
  private static let otherFigures: Set<String> = [
    "yield", "price", "cost", "value", "total", "harvest", "harvested", "removal",
  ]

  /// A product as it is typed and headed: without its grade, where that is not the name of a nutrient.
  private static func word(_ product: Int) -> String {
    let name = ProductCatalogue.all[product].name
    let word = name.split(separator: " (").first.map(String.init) ?? name
    return FieldList.NutrientColumn(word, 0) == nil ? word : name
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

  /// What is called a yield; and bushels an acre, where nothing says that they are seeded.
  static func isYield(_ column: FieldMap.Column) -> Bool {
    let words = column.name.lowercased().split { !$0.isLetter }.map { String($0) }
    if column.unit != nil, words.contains("yield") { return true }
    guard column.unit?.name == "bu/ac" else { return false }
    return wordsBeside.isDisjoint(with: words)
  }
}

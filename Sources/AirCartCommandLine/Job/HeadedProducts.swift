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
    guard !taken.isEmpty else { return [] }
    try check()
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
      try require(
        map.numericColumns.contains(column),
        "The column '\(map.columns[column].name)' of \(file) has values that are not numbers.",
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
      "Name the columns that count, all of them, as in "
      + "\("urea=\(map.columns[taken[0].column].name)".shellQuoted), or take it out of the file."
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

  // MARK: - Headings

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
    return place(of: words.joined(separator: " "), takesBeginnings: false)
  }

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

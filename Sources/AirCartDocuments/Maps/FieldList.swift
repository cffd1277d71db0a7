package import AirCart

/// A list of fields as people keep it: a table with an area in every row, and what its columns say of
/// crops and of nutrients that an acre or hectare is to get.
package struct FieldList: Equatable, Sendable {
  /// A column of nutrients.
  package struct NutrientColumn: Equatable, Sendable {
    package let nutrient: Nutrient
    /// By position in the table.
    package let column: Int
    /// Whether its heading names an element where labels mean the oxide, as in `P`.
    package let isElement: Bool
    /// The unit of its heading, lb/ac or kg/ha; `nil` where it has none.
    package let units: UnitSystem?
  }

  /// The table, a zone for each field.
  package private(set) var map: FieldMap
  /// The column of crops, by position.
  package let crop: Int?
  /// The columns of varieties and of lots of the seed, by position, varieties first.
  package let lots: [Int]
  /// The columns of nutrients, each nutrient once.
  package let nutrients: [NutrientColumn]

  /// Finds the columns of a table; two columns of one nutrient, or of crops, are refused.
  package init(_ map: FieldMap) throws(TextFault) {
    self.map = map
    let crop = try Self.cropColumn(of: map)
    self.crop = crop
    let lots = map.columns.indices.filter { column in
      let words = Set(Self.words(of: map.columns[column].name))
      return column != crop && !words.isDisjoint(with: Self.lotWords.union(Self.varietyWords))
        && words.isSubset(of: Self.lotWords.union(Self.varietyWords).union(Self.wordsBesideLot))
    }
    self.lots = lots.filter { !Self.isLot($0, map) } + lots.filter { Self.isLot($0, map) }
    var found: [NutrientColumn] = []
    for column in map.numericColumns {
      guard let own = NutrientColumn(map.columns[column].name, column) else { continue }
      let other = found.first { $0.nutrient == own.nutrient }.map { map.columns[$0.column].name }
      if let other {
        throw TextFault(
          "'\(other)' and '\(map.columns[column].name)' are both columns of "
            + "\(own.nutrient.name).", remedy: "Leave one of them out of the table.")
      }
      found.append(own)
    }
    nutrients = found
  }

  private static let varietyWords: Set<String> = ["variety", "varieties", "cultivar", "hybrid"]
  private static let lotWords: Set<String> = ["lot", "lots"]
  private static let wordsBesideLot: Set<String> = [
    "seed", "crop", "no", "nr", "number", "name", "id", "code",
  ]

  private static func isLot(_ column: Int, _ map: FieldMap) -> Bool {
    !lotWords.isDisjoint(with: words(of: map.columns[column].name))
  }

  private static let wordsOfFields: Set<String> = ["field", "fields"]
  private static let wordsOfPlaces: Set<String> = ["quarter", "parcel", "legal"]
  private static let wordsOfNumbers: Set<String> = ["id", "no", "nr", "number", "code"]
  private static let wordsBesideField: Set<String> = [
    "farm", "land", "name", "location", "description", "of", "the",
  ]

  /// The column headed Field, or else the first that names fields, as `Field name`; one of places, as `Legal` or
  /// `Land location`, where no column is headed Name or Zone; or one that numbers fields.
  package static func fieldColumn(_ names: [String]) -> Int? {
    let headings = names.map { Set(words(of: $0)) }
    let first = { (words: Set<String>, others: Set<String>) in
      headings.firstIndex {
        !$0.isDisjoint(with: words) && $0.isSubset(of: words.union(others))
      }
    }
    let isNamed = headings.contains(["name"]) || headings.contains(["zone"])
    let place =
      isNamed
      ? nil
      : first(wordsOfPlaces, wordsBesideField) ?? headings.firstIndex(of: ["land", "location"])
    return headings.firstIndex(of: ["field"]) ?? first(wordsOfFields, wordsBesideField) ?? place
      ?? first(wordsOfFields, wordsBesideField.union(wordsOfNumbers))
  }

  private static let cropWords: Set<String> = ["crop", "crops", "culture", "croptype", "cropname"]

  /// Words beside those, of a column that says something else of a crop.
  private static let otherWords: Set<String> = [
    "previous", "prev", "prior", "last", "former", "next", "stubble", "residue", "cover",
    "rotation", "variety", "insurance", "insured", "yield", "price", "zone", "id", "code", "date",
    "status", "stage", "note", "notes", "comment", "comments",
  ]

  /// The column headed Crop, or the only one with that word in its heading, as in `Crop Type`.
  private static func cropColumn(of map: FieldMap) throws(TextFault) -> Int? {
    let headings = map.columns.map { words(of: $0.name) }
    let exact = headings.firstIndex { $0.count == 1 && cropWords.contains($0[0]) }
    if let exact { return exact }
    let numeric = map.numericColumns
    let found = headings.indices.filter { column in
      headings[column].contains { cropWords.contains($0) }
        && !headings[column].contains { otherWords.contains($0) } && !numeric.contains(column)
    }
    guard found.count > 1 else { return found.first }
    throw TextFault(
      "\(found.map { map.columns[$0].name.quoted }.listed) may each be the column of crops.",
      remedy: "Head the one that counts Crop.")
  }

  /// The words of a heading, in lower case.
  package static func words(of heading: String) -> [String] {
    heading.lowercased().split { !$0.isLetter && !$0.isNumber }.map { String($0) }
  }

  /// The heading of the column of crops where it is more than that word; `nil` otherwise.
  package var longCropHeading: String? {
    guard let crop, Self.words(of: map.columns[crop].name).count > 1 else { return nil }
    return map.columns[crop].name
  }

  /// The crop of a field as the table writes it; `nil` where it says none.
  package func crop(of zone: FieldMap.Zone) -> String? {
    crop.flatMap { zone.values[$0]?.text.trimmed.nonEmpty }
  }

  /// The lot or variety of a field as the table writes it, or both as in `Brandon, lot 12`; `nil` where
  /// it says none.
  package func lot(of zone: FieldMap.Zone) -> String? {
    let stated = lots.compactMap { column in
      zone.values[column]?.text.trimmed.nonEmpty.map { (column: column, text: $0) }
    }
    guard let first = stated.first else { return nil }
    return stated.dropFirst().reduce(first.text) { name, own in
      let isNamed = !Self.isLot(own.column, map) || Self.words(of: own.text).first == "lot"
      return own.text.isSameWord(as: name) ? name : name + (isNamed ? ", " : ", lot ") + own.text
    }
  }

  /// Whether what a table calls a crop is that nothing is seeded, as in `Chem fallow`.
  package static func isUnseeded(_ crop: String) -> Bool {
    let letters = words(of: crop).joined()
    return letters.contains("fallow")
      || ["noseed", "nocrop", "notseeded", "unseeded", "none"].contains(letters)
  }

  /// The crops in the order of the fields, each once.
  package var crops: [String] {
    var found: [String] = []
    for zone in map.zones {
      guard let crop = crop(of: zone), !found.contains(where: crop.isSameWord) else { continue }
      found.append(crop)
    }
    return found
  }

  /// Leaves only the fields of one crop.
  package mutating func keep(_ crop: String) {
    map.zones = map.zones.filter { self.crop(of: $0).map(crop.isSameWord) ?? false }
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}

extension FieldList.NutrientColumn {
  /// Words of a heading that are not the name of a nutrient.
  private static let others: Set<String> = [
    "lb", "lbs", "pound", "pounds", "kg", "kgs", "acre", "acres", "ac", "ha", "hectare", "hectares",
    "per", "a", "rate", "target", "actual", "nutrient", "need", "needs", "required",
  ]

  private static let pounds: Set<String> = ["lb", "lbs", "pound", "pounds"]
  private static let kilograms: Set<String> = ["kg", "kgs"]
  private static let acres: Set<String> = ["ac", "acre", "acres", "a"]
  private static let hectares: Set<String> = ["ha", "hectare", "hectares"]

  /// Whether a heading states pounds on acres, kilograms on hectares, or no weight at all; not `N kg`,
  /// `N (kg/ac)` or `N %`.
  package static func hasClearUnit(_ heading: String) -> Bool {
    let words = Set(FieldList.words(of: heading))
    let isPound = !words.isDisjoint(with: pounds)
    let isKilogram = !words.isDisjoint(with: kilograms)
    let isAcre = !words.isDisjoint(with: acres)
    let isHectare = !words.isDisjoint(with: hectares)
    guard !heading.contains("%") else { return false }
    guard isPound || isKilogram else { return !(isAcre && isHectare) }
    return isPound == isAcre && isKilogram == isHectare && isPound != isKilogram
  }

  /// Reads a heading such as `Lbs/Acre N`, `P2O5 (kg/ha)` or `K`; `nil` where it names no nutrient.
  package init?(_ heading: String, _ column: Int) {
    let words = FieldList.words(of: heading)
    let names = words.filter { !Self.others.contains($0) }
    guard names.count == 1,
      let nutrient = Nutrient.allCases.first(where: {
        $0.names.contains(where: names[0].isSameWord)
      })
    else { return nil }
    self.nutrient = nutrient
    self.column = column
    isElement = nutrient.element != nutrient.name && nutrient.element.isSameWord(as: names[0])
    let isMetric = words.contains { Self.hectares.contains($0) }
    let isImperial = words.contains { Self.acres.contains($0) }
    units = isMetric == isImperial ? nil : isMetric ? .metric : .imperial
  }
}

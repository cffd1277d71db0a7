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
  /// The columns of nutrients, each nutrient once.
  package let nutrients: [NutrientColumn]

  /// Finds the columns of a table; one nutrient in two columns is refused.
  package init(_ map: FieldMap) throws(TextFault) {
    self.map = map
    crop = map.columns.firstIndex { ["crop", "crops", "culture"].contains($0.name.lowercased()) }
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

  /// The crop of a field as the table writes it; `nil` where it says none.
  package func crop(of zone: FieldMap.Zone) -> String? {
    crop.flatMap { zone.values[$0]?.text.trimmed }.flatMap { $0.isEmpty ? nil : $0 }
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

extension FieldList.NutrientColumn {
  /// Words of a heading that are not the name of a nutrient.
  private static let others: Set<String> = [
    "lb", "lbs", "pound", "pounds", "kg", "kgs", "acre", "acres", "ac", "ha", "hectare", "hectares",
    "per", "a", "rate", "target", "actual", "nutrient", "need", "needs", "required",
  ]

  /// Reads a heading such as `Lbs/Acre N`, `P2O5 (kg/ha)` or `K`; `nil` where it names no nutrient.
  fileprivate init?(_ heading: String, _ column: Int) {
    let words = heading.lowercased().split { !$0.isLetter && !$0.isNumber }.map { String($0) }
    let names = words.filter { !Self.others.contains($0) }
    guard names.count == 1,
      let nutrient = Nutrient.allCases.first(where: {
        $0.names.contains(where: names[0].isSameWord)
      })
    else { return nil }
    self.nutrient = nutrient
    self.column = column
    isElement = nutrient.element != nutrient.name && nutrient.element.isSameWord(as: names[0])
    let isMetric = words.contains { ["ha", "hectare", "hectares"].contains($0) }
    let isImperial = words.contains { ["ac", "acre", "acres"].contains($0) }
    units = isMetric == isImperial ? nil : isMetric ? .metric : .imperial
  }
}

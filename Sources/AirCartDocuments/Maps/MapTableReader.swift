import AirCart

/// Reads a table of zones or points: a row each, with an area, or of points with a position.
struct MapTableReader {
  private let source: SourceText
  private let bytes: [UInt8]
  private let separator: UInt8

  /// Reads a table with a heading.
  ///
  /// - Parameters:
  ///   - source: The table; a decimal comma is read where semicolons or tabs part values.
  ///   - wholeArea: The area of all points together, which a table of points does not say; each has an
  ///     equal share.
  ///   - readsNutrients: Whether columns of nutrients must have weights and nothing else.
  /// - Returns: A zone for each row, that of a total left out.
  /// - Throws: A diagnostic with its line: of a row with more values than the heading, of a nutrient
  ///   that is not a weight, and where there is neither a column of areas nor one of positions.
  static func read(
    _ source: SourceText, wholeArea: Area?, readsNutrients: Bool = false
  ) throws(Diagnostic) -> FieldMap {
    try source.checkEncoding()
    let bytes = Array(source.bytes[source.contentStart...])
    let reader = MapTableReader(
      source: source, bytes: bytes, separator: SeparatedText.separator(of: bytes))
    return try reader.map(wholeArea, readsNutrients: readsNutrients)
  }

  private func map(_ wholeArea: Area?, readsNutrients: Bool) throws(Diagnostic) -> FieldMap {
    let (rows, averages) = withoutAverage(try rows())
    guard let names = rows.first?.values, rows.count > 1 else {
      throw Diagnostic(.empty, "the table has no rows below its heading")
    }
    try MapCoordinates.check(zones: rows.count - 1)
    try MapCoordinates.check(columns: names.count)
    let areas = areaColumns(names)
    let area = areas.first
    try checkSigns(rows, names)
    let (east, north) = (
      column(names, ["longitude", "lon", "long", "lng", "x"]),
      column(names, ["latitude", "lat", "y"])
    )
    guard area == nil || wholeArea == nil else {
      throw Diagnostic(
        .exclusiveKeys, "the table says itself how large its zones are", span: rows[0].span,
        notes: ["leave out --field, which only a table of points needs"])
    }
    guard area != nil || (east != nil && north != nil) else {
      throw Diagnostic(
        .missingKey, "the table has neither areas nor positions",
        span: rows[0].span,
        notes: [
          "a column of areas is headed Acres, Hectares, 'Area (ac)' or 'Area (ha)', positions "
            + "Longitude and Latitude"
        ])
    }
    guard area != nil || wholeArea != nil else {
      throw Diagnostic(
        .missingKey, "the table has points, of which nothing says how much area each is",
        notes: ["say how large the field is, as in --field 160ac: each point gets an equal share"])
    }
    var coordinates = MapCoordinates()
    var zones: [FieldMap.Zone] = []
    for (index, row) in rows.dropFirst().enumerated() {
      let values = names.indices.map {
        value(row.values.indices.contains($0) ? row.values[$0] : "")
      }
      if area == nil, let east, let north {
        guard let x = values[east]?.number, let y = values[north]?.number else {
          throw Diagnostic(.number, "the point has no position", span: row.span)
        }
        _ = try coordinates.position(
          longitude: x, latitude: y, span: row.span, in: "row \(index + 1)")
      }
      var squareMetres = (wholeArea?.squareMetres ?? 0) / Double(rows.count - 1)
      if let area {
        let stated = areas.first { values[$0.column] != nil } ?? area
        squareMetres = try self.squareMetres(stated, values, row)
        try check(areas, of: values, headed: names, row)
      }
      zones.append(
        FieldMap.Zone(
          name: name(values, names, index + 1), shape: .unknown(squareMetres: squareMetres),
          values: values))
    }
    let isPoints = area == nil
    var fields = Array(rows.dropFirst())
    var remarks = averages
    if !isPoints, let total = Self.total(of: zones) {
      remarks.append(
        localized("The row \(total.name.quoted) is the sum of the others: it is left out."))
      zones.remove(at: total.place)
      fields.remove(at: total.place)
    }
    let last = zones.last?.values.lazy.compactMap { $0 }.first { $0.number == nil }?.text
    if !isPoints, let last, Self.isTotal(last), zones.count > 1 {
      throw Diagnostic(
        .choice, "the row \(last.quoted) is not the sum of the others",
        span: fields[zones.count - 1].span,
        notes: ["take it out of the table, or give it another name if it is a field"])
    }
    if !isPoints, readsNutrients {
      let nutrients = try nutrientColumns(names, rows[0])
      for (zone, row) in zip(zones, fields) {
        try check(zone.values, in: nutrients, named: names, row)
      }
    }
    return FieldMap(
      format: isPoints ? "CSV of points" : FieldMap.tableFormat,
      columns: names.map { FieldMap.Column(name: $0, unit: MapUnit(inHeading: $0)) }, zones: zones,
      remarks: isPoints
        ? [localized("Each of \(zones.count.grouped) points has an equal share of the field.")]
        : remarks)
  }

  private func name(_ values: [FieldMap.Value?], _ names: [String], _ number: Int) -> String {
    if let value = FieldList.fieldColumn(names).flatMap({ values[$0] }) {
      return value.number == nil ? value.text.clipped : "Field \(value.text)"
    }
    return values.zoneName(names, number: number)
  }

  // MARK: Totals

  private static let totals: Set<String> = [
    "total", "totals", "sum", "grand total", "sum total", "total area", "total acres",
    "total hectares",
  ]

  /// The row that is called a total, and has the area of all others together, which may be rounded.
  private static func total(of zones: [FieldMap.Zone]) -> (place: Int, name: String)? {
    let whole = zones.reduce(0.0) { $0 + $1.squareMetres }
    for (place, zone) in zones.enumerated() where zones.count > 1 && zone.squareMetres > 0 {
      let others = whole - zone.squareMetres
      guard abs(others / zone.squareMetres - 1) <= 0.005 else { continue }
      if let name = zone.values.compactMap({ $0?.text }).first(where: { isTotal($0) }) {
        return (place, name)
      }
    }
    return nil
  }

  private static func isTotal(_ text: String) -> Bool { totals.contains(letters(text)) }

  private static func letters(_ text: String) -> String {
    text.lowercased().split { !$0.isLetter }.joined(separator: " ")
  }

  private static let averages: Set<String> = ["average", "averages", "avg", "mean"]

  /// The rows without one at the end that begins with the word for an average and is that of all
  /// others, a total apart, and what is said of it; a zone may be called so, and a point is never one.
  private func withoutAverage(_ rows: [Row]) -> (rows: [Row], remarks: [String]) {
    guard let names = rows.first?.values, !areaColumns(names).isEmpty,
      !names.contains(where: { Self.letters($0).contains("zone") })
    else { return (rows, []) }
    let word = { (row: Row) in row.values.first { !$0.isEmpty }.map(Self.letters) ?? "" }
    let ends = rows.indices.dropFirst().reversed().prefix {
      Self.totals.union(Self.averages).contains(word(rows[$0]))
    }
    let named = ends.filter { Self.averages.contains(word(rows[$0])) }
    guard named.count == 1, let place = named.first, let start = ends.last,
      isMean(rows[place], of: rows[1..<start])
    else { return (rows, []) }
    var others = rows
    let name = others.remove(at: place).values.first { !$0.isEmpty } ?? ""
    return (
      others, [localized("The row \(name.quoted) is the average of the others: it is left out.")]
    )
  }

  /// Whether every number of a row is the mean of that column, which may be rounded.
  private func isMean(_ row: Row, of others: ArraySlice<Row>) -> Bool {
    let numbers = row.values.enumerated().compactMap { column, text in
      value(text)?.number.map { (column, $0) }
    }
    return others.count > 1 && !numbers.isEmpty
      && numbers.allSatisfy { column, number in
        let own = others.compactMap { row in
          row.values.indices.contains(column) ? value(row.values[column])?.number : nil
        }
        let mean = own.reduce(0, +) / Double(max(1, own.count))
        return abs(number - mean) <= Self.rounding(of: number)
      }
  }

  /// By how much a number may be rounded, of which only whole ones are taken to be so by a half.
  private static func rounding(of number: Double) -> Double {
    number == number.rounded() ? 0.5 : 0.05
  }

  // MARK: Nutrients

  /// The columns of nutrients by position; one whose unit is not a weight on an area is refused.
  private func nutrientColumns(_ names: [String], _ heading: Row) throws(Diagnostic) -> [Int] {
    var found: [Int] = []
    for (column, name) in names.enumerated() where FieldList.NutrientColumn(name, column) != nil {
      guard FieldList.NutrientColumn.hasClearUnit(name) else {
        throw Diagnostic(
          .choice, "the unit of the column \(name.quoted) is not understood", span: heading.span,
          notes: ["head it with a weight on an area, as in 'N (lb/ac)' or 'N (kg/ha)'"])
      }
      found.append(column)
    }
    return found
  }

  /// Refuses what is not a weight in a column of nutrients, where only an empty value is 0.
  private func check(
    _ values: [FieldMap.Value?], in columns: [Int], named names: [String], _ row: Row
  ) throws(Diagnostic) {
    for column in columns {
      guard let value = values[column] else { continue }
      guard let number = value.number else {
        throw Diagnostic(
          .number, "\(value.text.quoted) in the column \(names[column].quoted) is not a number",
          span: row.span,
          notes: [
            "write one number without a percent sign or a separator of thousands; leave it empty "
              + "where the field needs none"
          ])
      }
      guard number >= 0 else {
        throw Diagnostic(
          .outOfRange, "\(number.plain) in the column \(names[column].quoted) is below 0",
          span: row.span, notes: ["write 0 where the field needs none"])
      }
    }
  }

  // MARK: Columns

  private struct AreaColumn {
    let column: Int
    let squareMetres: Double
  }

  /// The columns of areas, the one that counts first.
  private func areaColumns(_ names: [String]) -> [AreaColumn] {
    let acre = Area(acres: 1).squareMetres
    let hectare = ConversionFactors.squareMetresPerHectare
    return names.enumerated().compactMap { column, name in
      let word = name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "²" }
      switch word {
      case "acres", "acre", "ac", "areaac", "areaacres", "acreage":
        return AreaColumn(column: column, squareMetres: acre)
      case "hectares", "hectare", "ha", "areaha", "areahectares":
        return AreaColumn(column: column, squareMetres: hectare)
      case "aream2", "aream²", "m2": return AreaColumn(column: column, squareMetres: 1)
      default: return nil
      }
    }
  }

  /// Refuses a row whose areas in acres and in hectares, each rounded, are not the same.
  private func check(
    _ areas: [AreaColumn], of values: [FieldMap.Value?], headed names: [String], _ row: Row
  ) throws(Diagnostic) {
    guard let first = areas.first, let own = values[first.column]?.number, own > 0 else { return }
    for other in areas where other.squareMetres != first.squareMetres {
      guard let number = values[other.column]?.number, number > 0 else { continue }
      let rounding = [(own, first), (number, other)].map { stated, column in
        Self.rounding(of: stated) * column.squareMetres
      }
      let difference = abs(own * first.squareMetres - number * other.squareMetres)
      guard difference > 0.02 * own * first.squareMetres + rounding[0] + rounding[1] else {
        continue
      }
      throw Diagnostic(
        .choice,
        "\(own.plain) in the column \(names[first.column].quoted) and \(number.plain) in "
          + "\(names[other.column].quoted) are not the same area", span: row.span,
        notes: ["leave one of the columns out"])
    }
  }

  private func column(_ names: [String], _ words: [String]) -> Int? {
    names.firstIndex { words.contains($0.trimmed.lowercased()) }
  }

  private func squareMetres(
    _ area: AreaColumn, _ values: [FieldMap.Value?], _ row: Row
  ) throws(Diagnostic) -> Double {
    guard let number = values[area.column]?.number, number >= 0 else {
      let stated = values[area.column]?.text
      throw Diagnostic(
        .number, stated.map { "\($0.clipped.quoted) is not an area" } ?? "the row has no area",
        span: row.span,
        notes: [
          stated.map { $0.first?.isNumber == true && $0.contains(where: \.isLetter) } == true
            ? "write the number alone: the heading has its unit"
            : "write a number without a separator of thousands; a quote may be missing at its end"
        ])
    }
    return number * area.squareMetres
  }

  private static let wordsOfNames: Set<String> = [
    "lot", "lots", "id", "no", "nr", "number", "code", "name", "variety",
  ]

  /// Refuses a point that may part thousands, in a table with decimal commas; names may have points.
  private func checkSigns(_ rows: [Row], _ names: [String]) throws(Diagnostic) {
    guard separator != UInt8(ascii: ","),
      rows.contains(where: { $0.values.contains { $0.wholeMatch(of: /-?\d+,\d+/) != nil } })
    else { return }
    let columns = names.indices.filter { column in
      Self.wordsOfNames.isDisjoint(with: FieldList.words(of: names[column]))
    }
    for row in rows {
      let value = columns.lazy.filter { row.values.indices.contains($0) }.map { row.values[$0] }
        .first { $0.wholeMatch(of: /[1-9]\d{0,2}(\.\d{3})+/) != nil }
      guard let value else { continue }
      throw Diagnostic(
        .number,
        "\(value.quoted) may be \(value.replacing(".", with: "")) or "
          + "\(value.replacing(".", with: ",")), for other numbers have a decimal comma",
        span: row.span, notes: ["write it without a point"])
    }
  }

  /// A number with a point, or where commas part no values with a comma; other text as it is.
  private func value(_ text: String) -> FieldMap.Value? {
    let text = text.trimmed
    guard !text.isEmpty else { return nil }
    let decimal = separator == UInt8(ascii: ",") ? text : text.replacing(",", with: ".")
    guard decimal.first?.isLetter == false, let number = Double(decimal), number.isFinite else {
      return .text(text)
    }
    return .number(number)
  }

  // MARK: Rows

  private typealias Row = SeparatedText.Row

  /// The rows with their values without spaces around them, none with more than the heading has.
  private func rows() throws(Diagnostic) -> [Row] {
    let text = try SeparatedText(bytes, separator: separator, startingAt: source.contentStart)
    let rows = text.rows.map { Row(values: $0.values.map(\.trimmed), span: $0.span) }
    let count = rows.first?.values.count ?? 0
    guard let long = rows.first(where: { $0.values.count > count }) else { return rows }
    throw Diagnostic(
      .listLength, "the row has \(long.values.count) values, the heading \(count)", span: long.span)
  }
}

extension Area {
  fileprivate var squareMetres: Double { hectares * ConversionFactors.squareMetresPerHectare }
}

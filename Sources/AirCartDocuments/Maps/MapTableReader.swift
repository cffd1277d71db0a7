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
  /// - Returns: A zone for each row.
  /// - Throws: A diagnostic with its line: of a row with more values than the heading, and where there
  ///   is neither a column of areas nor one of positions.
  static func read(_ source: SourceText, wholeArea: Area?) throws(Diagnostic) -> FieldMap {
    try source.checkEncoding()
    let bytes = Array(source.bytes[source.contentStart...])
    let reader = MapTableReader(
      source: source, bytes: bytes, separator: SeparatedText.separator(of: bytes))
    return try reader.map(wholeArea)
  }

  private func map(_ wholeArea: Area?) throws(Diagnostic) -> FieldMap {
    let rows = try rows()
    guard let names = rows.first?.values, rows.count > 1 else {
      throw Diagnostic(.empty, "the table has no rows below its heading")
    }
    try MapCoordinates.check(zones: rows.count - 1)
    try MapCoordinates.check(columns: names.count)
    let area = areaColumn(names)
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
      if let area { squareMetres = try self.squareMetres(area, values, row) }
      zones.append(
        FieldMap.Zone(
          name: name(values, names, index + 1), shape: .unknown(squareMetres: squareMetres),
          values: values))
    }
    let isPoints = area == nil
    return FieldMap(
      format: isPoints ? "CSV of points" : FieldMap.tableFormat,
      columns: names.map { FieldMap.Column(name: $0, unit: MapUnit(inHeading: $0)) }, zones: zones,
      remarks: isPoints
        ? ["Each of \(zones.count.grouped) points has an equal share of the field."] : [])
  }

  private func name(_ values: [FieldMap.Value?], _ names: [String], _ number: Int) -> String {
    if let column = column(names, ["field"]), case .text(let text) = values[column] {
      return text.clipped
    }
    return values.zoneName(names, number: number)
  }

  // MARK: Columns

  private struct AreaColumn {
    let column: Int
    let squareMetres: Double
  }

  private func areaColumn(_ names: [String]) -> AreaColumn? {
    let acre = Area(acres: 1).squareMetres
    let hectare = ConversionFactors.squareMetresPerHectare
    for (column, name) in names.enumerated() {
      let word = name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "²" }
      switch word {
      case "acres", "acre", "ac", "areaac", "areaacres", "acreage":
        return AreaColumn(column: column, squareMetres: acre)
      case "hectares", "hectare", "ha", "areaha", "areahectares":
        return AreaColumn(column: column, squareMetres: hectare)
      case "aream2", "aream²", "m2": return AreaColumn(column: column, squareMetres: 1)
      default: continue
      }
    }
    return nil
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
          "write a number without a separator of thousands; a quote may be missing at its end"
        ])
    }
    return number * area.squareMetres
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

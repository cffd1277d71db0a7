/// Reads a shapefile: outlines from `.shp`, attributes from `.dbf`, the reference system from `.prj`.
///
/// Reference: ESRI Shapefile Technical Description, July 1998; dBASE III tables.
struct ShapefileReader {
  private let shapes: [UInt8]
  private var coordinates = MapCoordinates()

  /// Reads the zones of a shapefile whose parts are files of one name beside each other.
  ///
  /// - Throws: A diagnostic with the record: of a part that is missing or torn, of shapes that are no
  ///   areas, and of a reference system other than WGS 84 or NAD83.
  static func read(_ files: MapFiles, named name: String) throws(Diagnostic) -> FieldMap {
    let stem = String(name.dropLast(4))
    guard let shapes = try files.contents(of: name) else { throw files.missing(name) }
    guard let table = try files.contents(of: stem + ".dbf") else {
      throw Diagnostic(
        .unreadable, "the shapefile has no \((stem + ".dbf").quoted) beside it",
        notes: ["its rates are in there: copy all files of the shapefile"])
    }
    var remarks: [String] = []
    if let system = try files.contents(of: stem + ".prj") {
      if try isNAD83(String(decoding: system, as: UTF8.self)) {
        remarks.append(MapCoordinates.takenForWGS84)
      }
    } else {
      remarks.append(localized("There is no .prj file; degrees on WGS 84 are assumed."))
    }
    var reader = ShapefileReader(shapes: shapes)
    let polygons = try reader.polygons()
    if let index = try files.contents(of: stem + ".shx"), index.count >= 100,
      (index.count - 100) / 8 != polygons.count
    {
      throw torn(
        "its .shx lists \(((index.count - 100) / 8).counted("shape")), "
          + "its .shp has \(polygons.count)")
    }
    return try map(polygons, DatabaseTable.read(table), remarks)
  }

  private static func map(
    _ polygons: [[FieldMap.Polygon]?], _ table: DatabaseTable, _ remarks: [String]
  ) throws(Diagnostic) -> FieldMap {
    guard table.rows.count == polygons.count else {
      throw torn(
        "its .dbf has \(table.rows.count.counted("row")), its .shp "
          + polygons.count.counted("shape"))
    }
    var remarks = remarks
    var zones: [FieldMap.Zone] = []
    for (index, polygons) in polygons.enumerated() {
      guard let polygons, let values = table.rows[index] else {
        remarks.append(localized("Shape \(index + 1) is empty or deleted, and left out."))
        continue
      }
      zones.append(
        FieldMap.Zone(
          name: values.zoneName(table.names, number: index + 1), shape: .polygons(polygons),
          values: values))
    }
    guard !zones.isEmpty else {
      throw Diagnostic(.empty, "the map has no zone", notes: ["it needs polygons with rates"])
    }
    return FieldMap(
      format: "shapefile",
      columns: table.names.map { FieldMap.Column(name: $0, unit: MapUnit(inHeading: $0)) },
      zones: zones, remarks: remarks)
  }

  static func torn(_ fact: String) -> Diagnostic {
    Diagnostic(.binary, "the shapefile is torn: \(fact)", notes: ["copy or export it again"])
  }

  // MARK: Reference system

  /// Whether positions are on NAD83; refuses what is not longitude and latitude on it or WGS 84, by its name.
  private static func isNAD83(_ text: String) throws(Diagnostic) -> Bool {
    let words = text.uppercased()
    let isGeographic = words.hasPrefix("GEOGCS[") || words.hasPrefix("GEOGCRS[")
    let isWGS84 = ["WGS_1984", "WGS 84", "WGS84", "WGS_84", "WGS 1984"].contains {
      words.contains($0)
    }
    if isGeographic, isWGS84 { return false }
    let isNAD83 = ["NORTH_AMERICAN_1983", "NAD83", "NAD_1983"].contains { words.contains($0) }
    if isGeographic, isNAD83 { return true }
    let name = text.split(separator: "\"").dropFirst().first.map { String($0) } ?? text
    throw Diagnostic(
      .choice, "the shapefile is in \(name.quoted), not in WGS 84",
      notes: ["save it again in WGS 84 (EPSG:4326), in degrees"])
  }

  // MARK: Shapes

  /// The polygons of each record; `nil` for an empty one.
  private mutating func polygons() throws(Diagnostic) -> [[FieldMap.Polygon]?] {
    guard shapes.count >= 100, bigEndian(at: 0) == 9994 else {
      throw Diagnostic(.binary, "this is not a .shp file of a shapefile")
    }
    guard bigEndian(at: 24) * 2 == shapes.count else {
      throw Self.torn(
        "its .shp says \((bigEndian(at: 24) * 2).grouped) bytes and has "
          + "\(shapes.count.grouped)")
    }
    var records: [[FieldMap.Polygon]?] = []
    var offset = 100
    while offset < shapes.count {
      guard offset + 12 <= shapes.count else { throw Self.torn("its last shape is cut off") }
      let end = offset + 8 + bigEndian(at: offset + 4) * 2
      guard end <= shapes.count, end >= offset + 12 else {
        throw Self.torn("shape \(records.count + 1) reaches beyond its end")
      }
      records.append(try record(offset + 8..<end, number: records.count + 1))
      try MapCoordinates.check(zones: records.count)
      offset = end
    }
    return records
  }

  private mutating func record(
    _ bytes: Range<Int>, number: Int
  ) throws(Diagnostic) -> [FieldMap.Polygon]? {
    let type = littleEndian(at: bytes.lowerBound)
    if type == 0 { return nil }
    guard [5, 15, 25].contains(type) else {
      let kind = [1: "a point", 11: "a point", 21: "a point", 3: "a line", 8: "points"][type]
      throw Diagnostic(
        .choice, "shape \(number) is \(kind ?? "of the type \(type)"), not an area",
        notes: ["a map has polygons; points are read from CSV, as in --field 160ac points.csv"])
    }
    guard bytes.count >= 44 else { throw Self.torn("shape \(number) is cut off") }
    let (parts, corners) = (
      littleEndian(at: bytes.lowerBound + 36), littleEndian(at: bytes.lowerBound + 40)
    )
    let start = bytes.lowerBound + 44
    guard parts >= 0, corners >= 0, parts <= corners, corners <= bytes.count / 16,
      start + 4 * parts + 16 * corners <= bytes.upperBound
    else { throw Self.torn("shape \(number) has fewer corners than it says") }
    var firsts = (0..<parts).map { littleEndian(at: start + 4 * $0) }
    firsts.append(corners)
    var rings: [[FieldMap.Position]] = []
    for (first, end) in zip(firsts, firsts.dropFirst()) {
      guard first >= 0, first < end, end <= corners else {
        throw Self.torn("the outlines of shape \(number) are out of order")
      }
      rings.append(try ring(start + 4 * parts + 16 * first, count: end - first, number))
    }
    return rings.isEmpty ? nil : Self.polygons(of: rings)
  }

  private mutating func ring(
    _ start: Int, count: Int, _ number: Int
  ) throws(Diagnostic) -> [FieldMap.Position] {
    var corners: [FieldMap.Position] = []
    corners.reserveCapacity(count)
    for corner in 0..<count {
      let (x, y) = (double(at: start + 16 * corner), double(at: start + 16 * corner + 8))
      guard x.isFinite, y.isFinite else {
        throw Self.torn("shape \(number) has a corner that is not a number")
      }
      corners.append(
        try coordinates.position(longitude: x, latitude: y, in: "shape \(number)"))
    }
    return try MapCoordinates.ring(corners, in: "shape \(number)")
  }

  /// Outlines go clockwise and holes the other way; where all go one way, all are outlines.
  private static func polygons(of rings: [[FieldMap.Position]]) -> [FieldMap.Polygon] {
    let areas = rings.map { WGS84.area(of: $0) }
    guard areas.contains(where: { $0 < 0 }) else {
      return rings.map { FieldMap.Polygon(outer: $0) }
    }
    var polygons: [FieldMap.Polygon] = []
    // Which outline a hole is in changes no area.
    let holes = zip(rings, areas).filter { $0.1 > 0 }.map(\.0)
    for (ring, area) in zip(rings, areas) where area <= 0 {
      polygons.append(FieldMap.Polygon(outer: ring, holes: polygons.isEmpty ? holes : []))
    }
    return polygons
  }

  // MARK: Bytes

  private func bigEndian(at offset: Int) -> Int {
    Int(Int32(bitPattern: shapes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }))
  }

  private func littleEndian(at offset: Int) -> Int { shapes.littleEndian(at: offset) }

  private func double(at offset: Int) -> Double {
    Double(
      bitPattern: shapes[offset..<offset + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) })
  }
}

extension [UInt8] {
  /// Four bytes as a whole number, the least first.
  func littleEndian(at offset: Int) -> Int {
    Int(Int32(bitPattern: self[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }))
  }
}

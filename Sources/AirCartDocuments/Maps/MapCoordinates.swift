/// What any reader of maps checks: corners on the Earth, and no more of them than are read.
struct MapCoordinates {
  private(set) var count = 0

  /// What is said of positions on NAD83.
  static var takenForWGS84: String {
    localized(
      "Positions on NAD83 are taken for WGS 84, from which they differ by 2 m at most: areas stay "
        + "the same.")
  }

  /// A corner within the degrees that there are.
  ///
  /// - Throws: A diagnostic that names the number; meters of a projection are such.
  mutating func position(
    longitude: Double, latitude: Double, span: Range<Int>? = nil, in place: String
  ) throws(Diagnostic) -> FieldMap.Position {
    count += 1
    guard count <= FieldMap.cornerLimit else {
      throw Diagnostic(
        .tooLarge, "the map has more than \(FieldMap.cornerLimit.grouped) corners", span: span,
        notes: ["simplify its zones, or split it by fields"])
    }
    guard abs(latitude) <= 90, abs(longitude) <= 180 else {
      let (axis, value) =
        abs(latitude) <= 90
        ? (localized("longitude"), longitude) : (localized("latitude"), latitude)
      throw Diagnostic(
        .outOfRange, "\(place) has a corner at the \(axis) \(value.plain), which is not in degrees",
        span: span,
        notes: [
          abs(longitude) <= 90 && abs(latitude) <= 180
            ? "longitude comes first, then latitude: these may be in the other order"
            : "save the map in WGS 84 (EPSG:4326), in degrees; this may be a projection in metres"
        ])
    }
    return FieldMap.Position(longitude: longitude, latitude: latitude)
  }

  /// A ring without its last corner where that is the first again.
  ///
  /// - Throws: A diagnostic where fewer than three corners are left.
  static func ring(
    _ corners: [FieldMap.Position], span: Range<Int>? = nil, in place: String
  ) throws(Diagnostic) -> [FieldMap.Position] {
    var ring = corners
    if ring.count > 1, ring.first == ring.last { ring.removeLast() }
    guard ring.count > 2 else {
      throw Diagnostic(
        .listLength, "\(place) has an outline of \(corners.count.counted("corner"))", span: span,
        notes: ["an outline has at least three corners"])
    }
    return ring
  }

  /// Refuses more zones than are read.
  static func check(zones count: Int) throws(Diagnostic) {
    guard count > FieldMap.zoneLimit else { return }
    throw Diagnostic(
      .tooLarge,
      "the map has \(count.grouped) zones; at most \(FieldMap.zoneLimit.grouped) are read",
      notes: ["join zones of one rate, or split the map by fields"])
  }

  /// Refuses more columns than are read.
  static func check(columns count: Int) throws(Diagnostic) {
    guard count > FieldMap.columnLimit else { return }
    throw Diagnostic(
      .tooLarge,
      "the map has \(count.grouped) columns; at most \(FieldMap.columnLimit.grouped) are read",
      notes: ["leave out the columns that are not rates"])
  }
}

extension [FieldMap.Value?] {
  /// What the zone of a row is called: what a column of names says of it, or its number.
  func zoneName(_ columns: [String], number: Int) -> String {
    let names = ["name", "zone", "zone_name", "zonename", "label", "designator"]
    for name in names {
      if let column = columns.firstIndex(where: { $0.lowercased() == name }),
        indices.contains(column), case .text(let text) = self[column], !text.trimmed.isEmpty
      {
        return text.trimmed.clipped
      }
    }
    return "Zone \(number)"
  }
}

extension [String] {
  /// The texts in their order, each once.
  var withoutRepeats: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

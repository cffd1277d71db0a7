/// Reads GeoJSON: polygons with their properties.
///
/// Reference: RFC 7946, whose positions are longitude and latitude on WGS 84.
struct GeoJSONReader {
  private var coordinates = MapCoordinates()
  private var names: [String] = []
  private var positions: [String: Int] = [:]
  private var rows: [(polygons: [FieldMap.Polygon], values: [Int: FieldMap.Value])] = []
  private var remarks: [String] = []

  /// Whether a document is GeoJSON by its `type`.
  static func isGeoJSON(_ node: SyntaxNode) -> Bool {
    ["FeatureCollection", "Feature", "Polygon", "MultiPolygon", "GeometryCollection"]
      .contains(node["type"]?.string ?? "")
  }

  /// Reads the zones of a document.
  ///
  /// - Throws: A diagnostic with its place: of the syntax, of a geometry that is not an area, or of a
  ///   reference system that is neither WGS 84 nor NAD83.
  static func read(_ source: SourceText) throws(Diagnostic) -> FieldMap {
    var reader = GeoJSONReader()
    let root = try SyntaxReader.read(source, of: "a map")
    try reader.checkSystem(root)
    try reader.add(document: root)
    return try reader.map()
  }

  private mutating func checkSystem(_ root: SyntaxNode) throws(Diagnostic) {
    guard let system = root["crs"], case .object = system.kind else { return }
    let name = system["properties"]?["name"]?.string ?? "an unnamed system"
    let code = name.split { ":/ ".contains($0) }.last.map(String.init) ?? name
    guard !["CRS84", "4326"].contains(code) else { return }
    // NAD83, as of 2011, and Canada's realization of it, all in degrees.
    if ["CRS83", "4269", "4617", "6318", "NAD83", "NAD83(CSRS)"].contains(code) {
      remarks.append(MapCoordinates.takenForWGS84)
      return
    }
    throw Diagnostic(
      .choice, "the map is in \(name.quoted), neither in WGS 84 nor in NAD83", span: system.span,
      notes: ["save it again in WGS 84 (EPSG:4326)"])
  }

  private mutating func add(document root: SyntaxNode) throws(Diagnostic) {
    switch root["type"]?.string {
    case "FeatureCollection":
      guard let features = root["features"]?.elements else {
        throw Diagnostic(.missingKey, "the collection has no list of \"features\"", span: root.span)
      }
      try MapCoordinates.check(zones: features.count)
      for feature in features { try add(feature: feature) }
    case "Feature": try add(feature: root)
    default: rows.append((try polygons(of: root, in: "Zone 1"), [:]))
    }
  }

  private mutating func add(feature: SyntaxNode) throws(Diagnostic) {
    let place = "Zone \(rows.count + 1)"
    guard feature["type"]?.string == "Feature" else {
      throw Diagnostic(.type, "a feature is expected here", span: feature.span)
    }
    var values: [Int: FieldMap.Value] = [:]
    for member in feature["properties"]?.members ?? [] {
      guard let value = FieldMap.Value(member.value) else { continue }
      values[try column(member.key)] = value
    }
    guard let geometry = feature["geometry"], geometry.kind != .null else {
      remarks.append(localized("A feature without a geometry is left out."))
      return
    }
    rows.append((try polygons(of: geometry, in: place), values))
  }

  private mutating func column(_ name: String) throws(Diagnostic) -> Int {
    if let position = positions[name] { return position }
    names.append(name)
    try MapCoordinates.check(columns: names.count)
    positions[name] = names.count - 1
    return names.count - 1
  }

  // MARK: Geometries

  private mutating func polygons(
    of geometry: SyntaxNode, in place: String
  ) throws(Diagnostic) -> [FieldMap.Polygon] {
    let type = geometry["type"]?.string ?? ""
    switch type {
    case "Polygon":
      return [try polygon(try list(geometry, "coordinates"), geometry.span, in: place)]
    case "MultiPolygon":
      var polygons: [FieldMap.Polygon] = []
      for part in try list(geometry, "coordinates") {
        polygons.append(try polygon(part.elements ?? [], part.span, in: place))
      }
      return polygons
    case "GeometryCollection":
      var polygons: [FieldMap.Polygon] = []
      let parts = try list(geometry, "geometries")
      let areas = parts.filter { GeoJSONReader.isGeoJSON($0) }
      // Where none is an area, the first part says what it is instead.
      for part in areas.isEmpty ? parts : areas {
        polygons += try self.polygons(of: part, in: place)
      }
      if areas.count < parts.count {
        remarks.append(
          localized("\(place) has points or lines beside its areas: they are left out."))
      }
      guard !polygons.isEmpty else {
        throw Diagnostic(.listLength, "\(place) has no outline", span: geometry.span)
      }
      return polygons
    default:
      throw Diagnostic(
        .choice,
        "\(place) is \(type.isEmpty ? "without a type" : "a \(type.clipped)"), not an area",
        span: geometry.span,
        notes: ["a map has polygons; points are read from CSV, as in --field 160ac points.csv"])
    }
  }

  private func list(_ node: SyntaxNode, _ key: String) throws(Diagnostic) -> [SyntaxNode] {
    guard let elements = node[key]?.elements else {
      throw Diagnostic(.missingKey, "the geometry has no list of \(key.quoted)", span: node.span)
    }
    return elements
  }

  private mutating func polygon(
    _ rings: [SyntaxNode], _ span: Range<Int>, in place: String
  ) throws(Diagnostic) -> FieldMap.Polygon {
    var read: [[FieldMap.Position]] = []
    for ring in rings {
      var corners: [FieldMap.Position] = []
      for corner in ring.elements ?? [] { corners.append(try position(corner, in: place)) }
      read.append(try MapCoordinates.ring(corners, span: ring.span, in: place))
    }
    guard let outer = read.first else {
      throw Diagnostic(.listLength, "\(place) has no outline", span: span)
    }
    return FieldMap.Polygon(outer: outer, holes: Array(read.dropFirst()))
  }

  private mutating func position(
    _ node: SyntaxNode, in place: String
  ) throws(Diagnostic) -> FieldMap.Position {
    guard let parts = node.elements, parts.count > 1, let longitude = parts[0].number,
      let latitude = parts[1].number
    else {
      throw Diagnostic(.type, "a corner is [longitude, latitude]", span: node.span)
    }
    return try coordinates.position(
      longitude: longitude, latitude: latitude, span: node.span, in: place)
  }

  // MARK: The map

  private func map() throws(Diagnostic) -> FieldMap {
    guard !rows.isEmpty else {
      throw Diagnostic(.empty, "the map has no zone", notes: ["it needs polygons with rates"])
    }
    let zones = rows.enumerated().map { index, row in
      let values = names.indices.map { row.values[$0] }
      return FieldMap.Zone(
        name: values.zoneName(names, number: index + 1), shape: .polygons(row.polygons),
        values: values)
    }
    return FieldMap(
      format: "GeoJSON",
      columns: names.map { FieldMap.Column(name: $0, unit: MapUnit(inHeading: $0)) },
      zones: zones, remarks: remarks.withoutRepeats)
  }
}

extension FieldMap.Value {
  /// A number or a text; other values say nothing.
  fileprivate init?(_ node: SyntaxNode) {
    switch node.kind {
    case .number(let number, _): self = .number(number)
    case .string(let text): self = .text(text)
    case .bool(let flag): self = .text(flag ? "true" : "false")
    case .null, .object, .array: return nil
    }
  }
}

import AirCartDocuments

/// Maps written byte by byte, of the kinds that agronomists send.
enum MapFixtures {
  /// A box of 0.01 by 0.007 degrees is 558,185.42 m² by pyproj; this is its half to the west or east.
  static let boxes: [[(Double, Double)]] = [
    [(-105, 50), (-104.995, 50), (-104.995, 50.007), (-105, 50.007)],
    [(-104.995, 50), (-104.99, 50), (-104.99, 50.007), (-104.995, 50.007)],
  ]
  static let squareMetres = 558_185.419_673_919_7
  static let hectares = squareMetres / 10_000

  static let border = [(-105.0, 50.0), (-104.99, 50), (-104.99, 50.007), (-105, 50.007)]

  // MARK: GeoJSON

  static func feature(_ corners: [(Double, Double)], _ properties: String) -> String {
    #"{ "type": "Feature", "properties": {\#(properties)}, "geometry": \#(polygon(corners)) }"#
  }

  static func polygon(_ corners: [(Double, Double)]) -> String {
    let ring = (corners + [corners[0]]).map { "[\($0.0), \($0.1)]" }.joined(separator: ", ")
    return #"{ "type": "Polygon", "coordinates": [[\#(ring)]] }"#
  }

  static func geoJSON(_ features: [String], crs: String = "") -> String {
    #"{ "type": "FeatureCollection", \#(crs)"features": [\#(features.joined(separator: ", "))] }"#
  }

  /// Two zones of 100 and 200, and a border without a dose.
  static let doses = geoJSON([
    feature(boxes[0], #""name": "west", "Dose": 100"#),
    feature(boxes[1], #""name": "east", "Dose": 200"#), feature(border, #""name": "border""#),
  ])

  // MARK: Shapefile

  /// A shapefile with these outlines and two columns.
  static func shapefile(
    _ zones: [(rings: [[(Double, Double)]], rate: String, unit: String)], system: String? = wgs84
  ) -> [String: [UInt8]] {
    var shapes: [UInt8] = []
    var index: [UInt8] = []
    for (number, zone) in zones.enumerated() {
      let record = polygon(zone.rings)
      index += big(50 + shapes.count / 2) + big(record.count / 2)
      shapes += big(number + 1) + big(record.count / 2) + record
    }
    var files = [
      "Rx.shp": head(100 + shapes.count) + shapes, "Rx.shx": head(100 + index.count) + index,
      "Rx.dbf": table(zones.map { [$0.rate, $0.unit] }),
    ]
    if let system { files["Rx.prj"] = Array(system.utf8) }
    return files
  }

  static let wgs84 =
    #"GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137,298.257]]]"#

  /// Outlines go clockwise in a shapefile.
  static func clockwise(_ corners: [(Double, Double)]) -> [(Double, Double)] { corners.reversed() }

  private static func polygon(_ rings: [[(Double, Double)]]) -> [UInt8] {
    let closed = rings.map { $0 + [$0[0]] }
    var bytes = little(5) + [UInt8](repeating: 0, count: 32)
    bytes += little(closed.count) + little(closed.reduce(0) { $0 + $1.count })
    var first = 0
    for ring in closed {
      bytes += little(first)
      first += ring.count
    }
    for corner in closed.joined() { bytes += double(corner.0) + double(corner.1) }
    return bytes
  }

  private static func head(_ size: Int) -> [UInt8] {
    big(9994) + [UInt8](repeating: 0, count: 20) + big(size / 2) + little(1000) + little(5)
      + [UInt8](repeating: 0, count: 64)
  }

  /// A table with the columns `rate` and `unit`.
  private static func table(_ rows: [[String]]) -> [UInt8] {
    let fields = [("rate", UInt8(ascii: "N"), 10), ("unit", UInt8(ascii: "C"), 12)]
    var bytes: [UInt8] = [3, 126, 1, 1] + little(rows.count)
    let length = 1 + fields.reduce(0) { $0 + $1.2 }
    bytes +=
      [UInt8(33 + 32 * fields.count), 0, UInt8(length), 0] + [UInt8](repeating: 0, count: 20)
    for (name, type, width) in fields {
      bytes += padded(name, 11, with: 0) + [type, 0, 0, 0, 0, UInt8(width), 0]
      bytes += [UInt8](repeating: 0, count: 14)
    }
    bytes.append(0x0D)
    for row in rows {
      bytes.append(0x20)
      for (value, field) in zip(row, fields) { bytes += padded(value, field.2, with: 0x20) }
    }
    return bytes + [0x1A]
  }

  private static func padded(_ text: String, _ width: Int, with byte: UInt8) -> [UInt8] {
    Array(text.utf8) + [UInt8](repeating: byte, count: width - text.utf8.count)
  }

  static func big(_ number: Int) -> [UInt8] { little(number).reversed() }

  static func little(_ number: Int) -> [UInt8] {
    let bits = UInt32(bitPattern: Int32(number))
    return (0..<4).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) }
  }

  private static func double(_ number: Double) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> (8 * $0)) }
  }

  // MARK: ISOXML

  static func taskData(_ task: String, version: Int = 4) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- made by hand -->
    <ISO11783_TaskData VersionMajor="\(version)" VersionMinor="0" DataTransferOrigin="1">
      <PDT A="PDT1" B="Urea &amp; more" E="004B"/>
      <PDT A="PDT2" B="Wheat"/>
      <PFD A="PFD1" C="Home" D="600000"/>
      \(task)
    </ISO11783_TaskData>
    """
  }

  static func zone(_ code: Int, _ rates: String, _ corners: [(Double, Double)]?) -> String {
    let points = (corners ?? []).map { #"<PNT A="2" C="\#($0.1)" D="\#($0.0)"/>"# }.joined()
    let polygon =
      corners == nil ? "" : #"<PLN A="2"><LSG A="1">\#(points)</LSG></PLN>"#
    return #"<TZN A="\#(code)" B="zone \#(code)">\#(polygon)\#(rates)</TZN>"#
  }

  static func rate(_ datum: String, _ value: Int, product: String = "PDT1") -> String {
    #"<PDV A="\#(datum)" B="\#(value)" C="\#(product)"/>"#
  }
}

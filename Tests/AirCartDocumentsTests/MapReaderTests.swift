import AirCart
import AirCartDocuments
import AirCartTestSupport
import Testing

/// Oracles: maps made by hand from boxes whose area pyproj gives, numbers of the ISO 11783-11 data
/// dictionary, and messages written by hand.
@Suite struct MapReaderTests {
  static func read(
    _ text: String, called name: String, beside files: [String: [UInt8]] = [:],
    _ choice: FieldMap.Choice = FieldMap.Choice()
  ) throws -> FieldMap {
    try FieldMap.read(
      SourceText(name: name, text: text), called: name, beside: .memory(files), choice)
  }

  /// What the first mistake is.
  static func mistake(
    _ text: String, called name: String, beside files: [String: [UInt8]] = [:],
    _ choice: FieldMap.Choice = FieldMap.Choice()
  ) -> String {
    do {
      let map = try read(text, called: name, beside: files, choice)
      return "no mistake: \(map.zones.count) zones"
    } catch {
      guard let error = error as? Diagnostic else { return "\(error)" }
      return ([error.message] + error.notes).joined(separator: "; ")
    }
  }

  static func near(_ left: Double, _ right: Double) -> Bool { abs(left / right - 1) < 1e-6 }

  // MARK: GeoJSON

  @Test func `zones of GeoJSON have their areas and properties`() throws {
    let map = try Self.read(MapFixtures.doses, called: "rx.geojson")
    #expect(map.zones.map(\.name) == ["west", "east", "border"])
    #expect(map.columns.map(\.name) == ["name", "Dose"])
    #expect(map.zones.map { $0.values[1]?.number } == [100, 200, nil])
    #expect(Self.near(map.zones[0].squareMetres, MapFixtures.squareMetres / 2))
    #expect(Self.near(map.zones[2].squareMetres, MapFixtures.squareMetres))
    #expect(map.numericColumns == [1])
    #expect(map.columnList == "\"name\", \"Dose\" (100 to 200)")
  }

  /// Points and lines beside them are said to be left out; without an area they are refused.
  @Test func `polygons of a geometry collection are read`() throws {
    let point = #"{ "type": "Point", "coordinates": [-104.5, 50.5] }"#
    let map = { (parts: [String]) in
      "{ \"type\": \"GeometryCollection\", \"geometries\": [\(parts.joined(separator: ", "))] }"
    }
    let read = try Self.read(
      map([point, MapFixtures.polygon(MapFixtures.border)]), called: "rx.geojson")
    #expect(Self.near(read.zones[0].squareMetres, MapFixtures.squareMetres))
    #expect(read.remarks == ["Zone 1 has points or lines beside its areas: they are left out."])
    #expect(
      Self.mistake(map([point]), called: "rx.geojson").contains("Zone 1 is a Point, not an area"))
    #expect(Self.mistake(map([]), called: "rx.geojson").contains("Zone 1 has no outline"))
  }

  @Test func `a border without a rate is left out, and zones without one are said`() throws {
    let map = try Self.read(MapFixtures.doses, called: "rx.geojson")
    let rates = MapRates(map, columns: [1], AmountText(units: .metric))
    #expect(rates.zones.map(\.name) == ["west", "east"])
    #expect(rates.zones.map(\.numbers) == [[100], [200]])
    #expect(Self.near(rates.zones.reduce(0) { $0 + $1.area.hectares }, MapFixtures.hectares))
    #expect(
      rates.remarks == [
        "\"border\" covers all other zones, as the border of the field does: it is left out."
      ])
  }

  @Test func `a border with the mean rate is left out too`() throws {
    let text = MapFixtures.geoJSON([
      MapFixtures.feature(MapFixtures.border, #""name": "all", "Dose": 150"#),
      MapFixtures.feature(MapFixtures.boxes[0], #""name": "west", "Dose": 100"#),
      MapFixtures.feature(MapFixtures.boxes[1], #""name": "east", "Dose": 200"#),
    ])
    let rates = MapRates(
      try Self.read(text, called: "rx.geojson"), columns: [1], AmountText(units: .metric))
    #expect(rates.zones.map(\.name) == ["west", "east"])
  }

  /// Oracle: by hand: a layer for each product, and a number that stands for nothing.
  @Test func `layers of one field each count, and what is below 0 says nothing`() throws {
    let text = MapFixtures.geoJSON([
      MapFixtures.feature(MapFixtures.border, #""name": "urea", "Dose": 150, "Seed": -1"#),
      MapFixtures.feature(MapFixtures.border, #""name": "wheat", "Dose": -1, "Seed": 110"#),
    ])
    let map = try Self.read(text, called: "rx.geojson")
    let one = MapRates(map, columns: [1], AmountText(units: .metric))
    #expect(one.zones.map(\.numbers) == [[150]])
    let both = MapRates(map, columns: [1, 2], AmountText(units: .metric))
    #expect(both.zones.map(\.numbers) == [[150, 0], [0, 110]])
    #expect(both.remarks.count == 1 && both.remarks[0].hasPrefix("Zones overlap on 55.82 ha"))
  }

  @Test func `rate 0 and overlaps are said`() throws {
    let wide = [(-105.0, 50.0), (-104.994, 50), (-104.994, 50.007), (-105, 50.007)]
    let text = MapFixtures.geoJSON([
      MapFixtures.feature(wide, #""name": "west", "Dose": 100"#),
      MapFixtures.feature(MapFixtures.boxes[1], #""name": "east", "Dose": 0"#),
    ])
    let rates = MapRates(
      try Self.read(text, called: "rx.geojson"), columns: [1], AmountText(units: .metric))
    #expect(rates.zones.count == 2)
    #expect(rates.remarks[0] == "\"east\" (27.91 ha) is at rate 0 in \"Dose\".")
    #expect(rates.remarks[1].hasPrefix("Zones overlap on 5.58 ha, "), "\(rates.remarks)")
  }

  @Test func `an area that the file says is compared`() throws {
    let text = MapFixtures.geoJSON([
      MapFixtures.feature(MapFixtures.boxes[0], #""Dose": 100, "area": 29.5"#),
      MapFixtures.feature(MapFixtures.boxes[1], #""Dose": 200, "area": 30.14"#),
    ])
    let rates = MapRates(
      try Self.read(text, called: "rx.geojson"), columns: [0], AmountText(units: .metric))
    // 59.64 / 55.8185 − 1
    #expect(
      rates.remarks == ["The zones are 55.82 ha; the column \"area\" says 59.64 ha, 6.8 % more."])
  }

  @Test(arguments: [
    ("{ \"type\": \"FeatureCollection\", \"features\": [] }", "has no zone"),
    ("{ \"type\": \"FeatureCollection\" }", "no list of \"features\""),
    (
      MapFixtures.geoJSON([
        "{ \"type\": \"Feature\", \"geometry\": { \"type\": \"Point\", "
          + "\"coordinates\": [1, 2] } }"
      ]), "Zone 1 is a Point, not an area"
    ),
    (MapFixtures.geoJSON([MapFixtures.feature([(1, 2), (3, 4)], "")]), "has an outline of"),
    (
      MapFixtures.geoJSON([MapFixtures.feature([(1, 2), (3, 4), (500_000, 4)], "")]),
      "longitude 500000, which is not in degrees"
    ),
    (
      MapFixtures.geoJSON(
        [], crs: #""crs": { "type": "name", "properties": { "name": "EPSG:32613" } }, "#),
      "the map is in \"EPSG:32613\", neither in WGS 84 nor in NAD83"
    ),
    (String(MapFixtures.doses.dropLast(40)), "never closed"),
  ])
  func `what is wrong with GeoJSON is said`(text: String, expected: String) {
    let mistake = Self.mistake(text, called: "rx.geojson")
    #expect(mistake.contains(expected), "\(mistake)")
  }

  // MARK: Shapefile

  static let zones = [
    (rings: [MapFixtures.clockwise(MapFixtures.boxes[0])], rate: "170.5", unit: "170.5kg/ha"),
    (rings: [MapFixtures.clockwise(MapFixtures.boxes[1])], rate: "250", unit: "250kg/ha"),
  ]

  @Test func `zones of a shapefile have their areas and attributes`() throws {
    let map = try Self.read("", called: "Rx.shp", beside: MapFixtures.shapefile(Self.zones))
    #expect(map.zones.map { $0.values[0]?.number } == [170.5, 250])
    #expect(map.columns.map(\.name) == ["rate", "unit"])
    #expect(map.unit(ofColumn: 0) == .kilogramsPerHectare)
    #expect(map.zones.allSatisfy { Self.near($0.squareMetres, MapFixtures.squareMetres / 2) })
    #expect(map.remarks.isEmpty)
  }

  @Test func `rings the other way are holes`() throws {
    let hole = [(-104.998, 50.001), (-104.996, 50.001), (-104.996, 50.003), (-104.998, 50.003)]
    let zones = [(rings: [Self.zones[0].rings[0], hole], rate: "1", unit: "kg/ha")]
    let map = try Self.read("", called: "Rx.shp", beside: MapFixtures.shapefile(zones))
    let own = WGS84.area(
      of: hole.map { FieldMap.Position(longitude: $0.0, latitude: $0.1) })
    #expect(own > 0)
    #expect(abs(map.zones[0].squareMetres - (MapFixtures.squareMetres / 2 - own)) < 0.1)
  }

  @Test func `names of files match in any case`() throws {
    let files = Dictionary(
      uniqueKeysWithValues: MapFixtures.shapefile(Self.zones).map {
        ($0.key.uppercased(), $0.value)
      })
    #expect(try Self.read("", called: "RX.SHP", beside: files).zones.count == 2)
  }

  @Test func `a projection is refused by its name`() {
    let system = #"PROJCS["NAD_1983_UTM_Zone_13N",GEOGCS["GCS_North_American_1983"]]"#
    let mistake = Self.mistake(
      "", called: "Rx.shp", beside: MapFixtures.shapefile(Self.zones, system: system))
    #expect(mistake.contains("is in \"NAD_1983_UTM_Zone_13N\", not in WGS 84"), "\(mistake)")
  }

  @Test func `a missing part is named`() {
    var files = MapFixtures.shapefile(Self.zones)
    files["Rx.dbf"] = nil
    #expect(Self.mistake("", called: "Rx.shp", beside: files).contains("no \"Rx.dbf\" beside it"))
    #expect(Self.mistake("", called: "No.shp", beside: files).contains("no file \"No.shp\""))
  }

  @Test func `degrees are assumed without a .prj, and that is said`() throws {
    let map = try Self.read(
      "", called: "Rx.shp", beside: MapFixtures.shapefile(Self.zones, system: nil))
    #expect(map.remarks == ["There is no .prj file; degrees on WGS 84 are assumed."])
  }

  /// Oracle: the same corners with WGS 84 stated.
  @Test func `positions on NAD83 are read, and that is said`() throws {
    let expected = try Self.read("", called: "Rx.shp", beside: MapFixtures.shapefile(Self.zones))
    let system = "GEOGCS[\"GCS_North_American_1983\",DATUM[\"D_North_American_1983\"]]"
    let map = try Self.read(
      "", called: "Rx.shp", beside: MapFixtures.shapefile(Self.zones, system: system))
    #expect(map.zones == expected.zones)
    #expect(map.remarks.count == 1 && map.remarks[0].hasPrefix("Positions on NAD83 are taken for"))
    // A projection of it is in metres.
    let mistake = Self.mistake(
      "", called: "Rx.shp",
      beside: MapFixtures.shapefile(Self.zones, system: "PROJCS[\"NAD_1983_UTM_Zone_13N\"]"))
    #expect(mistake.contains("not in WGS 84"), "\(mistake)")
    let crs =
      #""crs": { "type": "name", "properties": { "name": "urn:ogc:def:crs:EPSG::4269" } }, "#
    let zones = [MapFixtures.feature([(1, 2), (1.01, 2), (1.01, 2.01), (1, 2)], "\"Dose\": 5")]
    let read = try Self.read(MapFixtures.geoJSON(zones, crs: crs), called: "rx.geojson")
    let plain = try Self.read(MapFixtures.geoJSON(zones), called: "rx.geojson")
    #expect(read.zones == plain.zones && read.remarks.count == plain.remarks.count + 1)
  }

  /// Oracle: a file is shorter than it says wherever it is cut.
  @Test func `a shapefile that is cut off anywhere is refused`() {
    for name in ["Rx.shp", "Rx.dbf"] {
      let whole = MapFixtures.shapefile(Self.zones)
      for count in 0..<(whole[name]?.count ?? 0) - 1 {
        var files = whole
        files[name] = Array((whole[name] ?? []).prefix(count))
        let mistake = Self.mistake("", called: "Rx.shp", beside: files)
        #expect(!mistake.hasPrefix("no mistake"), "\(name) with \(count) bytes")
      }
    }
  }

  // MARK: ISOXML

  static func task(_ inside: String, name: String = "Spread") -> String {
    #"<TSK A="TSK1" B="\#(name)" E="PFD1" H="0" J="2">\#(inside)</TSK>"#
  }

  /// Oracle: the data dictionary: DDI 6 counts mg/m².
  @Test(arguments: [3, 4]) func `treatment zones are read`(version: Int) throws {
    let inside =
      MapFixtures.zone(0, MapFixtures.rate("0006", 9_999), nil)
      + MapFixtures.zone(1, MapFixtures.rate("0006", 10_050), MapFixtures.boxes[0])
      + MapFixtures.zone(2, MapFixtures.rate("6", 20_000), MapFixtures.boxes[1])
      + #"<PAN A="PDT1" B="004B" C="8400000"/>"#
    let map = try Self.read(
      MapFixtures.taskData(Self.task(inside), version: version), called: "TASKDATA.XML")
    #expect(map.columns.map(\.name) == ["Urea & more"])
    #expect(map.columns[0].product == "Urea & more")
    #expect(map.columns[0].unit == .kilogramsPerHectare)
    #expect(map.columns[0].statedTotal == 8_400)
    #expect(map.zones.map(\.name) == ["zone 1", "zone 2"])
    #expect(map.zones.map { $0.values[0]?.number } == [100.5, 200])
    #expect(map.statedSquareMetres == 600_000)
    let rates = MapRates(map, columns: [0], AmountText(units: .metric))
    // 60 / 55.8185 − 1
    #expect(rates.remarks == ["The zones are 55.82 ha; the file says 60.00 ha, 7.5 % more."])
  }

  /// Oracle: the data dictionary: DDI 1 counts 0.01 mm³/m², DDI 11 0.001 /m².
  @Test func `litres and kernels have their units`() throws {
    let rates =
      MapFixtures.rate("0001", 2_000_000) + MapFixtures.rate("000B", 7_550, product: "PDT2")
    let inside = MapFixtures.zone(1, rates, MapFixtures.boxes[0])
    let map = try Self.read(MapFixtures.taskData(Self.task(inside)), called: "taskdata.xml")
    #expect(map.columns.map { $0.unit?.name } == ["L/ha", "kernels/ha"])
    #expect(map.zones[0].values.map { $0?.number } == [200, 75_500])
  }

  static let grid = #"<GRD A="50" B="-105" C="0.001" D="0.002" E="3" F="2" G="GRD00001" "#

  /// Oracle: by hand: row 0 is the southern one.
  @Test func `a grid of codes is read`() throws {
    let zones =
      MapFixtures.zone(1, MapFixtures.rate("0006", 10_000), nil)
      + MapFixtures.zone(2, MapFixtures.rate("0006", 0), nil)
      + MapFixtures.zone(3, MapFixtures.rate("0006", 20_000), nil)
    let text = MapFixtures.taskData(Self.task(zones + Self.grid + #"I="1"/>"#))
    // Code 2 is outside of the field by the task, 9 is no zone.
    let map = try Self.read(text, called: "T.xml", beside: ["grd00001.BIN": [1, 1, 3, 9, 2, 3]])
    #expect(map.zones.map { $0.values[0]?.number } == [100, 200])
    let south = WGS84.area(south: 50, north: 50.001, width: 0.002)
    let north = WGS84.area(south: 50.001, north: 50.002, width: 0.002)
    #expect(Self.near(map.zones[0].squareMetres, 2 * south))
    #expect(Self.near(map.zones[1].squareMetres, south + north))
  }

  @Test func `a grid of values is read`() throws {
    let zone = MapFixtures.zone(
      7, MapFixtures.rate("0006", 0) + MapFixtures.rate("000B", 0, product: "PDT2"), nil)
    let text = MapFixtures.taskData(Self.task(zone + Self.grid + #"I="2" J="7"/>"#))
    let cells = [(100, 5), (100, 5), (200, 5), (0, 0), (100, 6), (-1, -1)]
    let bytes = cells.flatMap { MapFixtures.little($0.0) + MapFixtures.little($0.1) }
    let map = try Self.read(text, called: "T.xml", beside: ["GRD00001.bin": bytes])
    #expect(map.zones.map { $0.values.map { $0?.number } } == [[1, 50], [2, 50], [1, 60]])
    #expect(map.remarks == ["Cells at rate 0 are taken to lie outside of the field."])
    let whole = map.zones.reduce(0) { $0 + $1.squareMetres }
    let four =
      3 * WGS84.area(south: 50, north: 50.001, width: 0.002)
      + WGS84.area(south: 50.001, north: 50.002, width: 0.002)
    #expect(Self.near(whole, four))
    #expect(
      Self.mistake(text, called: "T.xml", beside: ["GRD00001.bin": Array(bytes.dropLast())])
        .contains("has 47 bytes, and its cells need 48"))
    #expect(Self.mistake(text, called: "T.xml").contains("no file \"GRD00001.bin\""))
  }

  @Test func `other files are read from the folder, and none outside it`() throws {
    let zone = MapFixtures.zone(1, MapFixtures.rate("0006", 100), MapFixtures.boxes[0])
    let other = "<XFC>\(Self.task(zone))</XFC>"
    let text = MapFixtures.taskData(#"<XFR A="TSK00001" B="1"/>"#)
    let map = try Self.read(
      text, called: "TASKDATA.XML", beside: ["TSK00001.XML": Array(other.utf8)])
    #expect(map.zones.count == 1)
    for path in ["../secret", "/etc/passwd", "a/b", "C:\\x", ".."] {
      let mistake = Self.mistake(
        MapFixtures.taskData(#"<XFR A="\#(path)" B="1"/>"#), called: "TASKDATA.XML")
      #expect(mistake.contains("outside its folder") || mistake.contains("no file"), "\(mistake)")
      #expect(path == ".." || mistake.contains("outside its folder"), "\(mistake)")
    }
  }

  @Test func `a log without rates is said to have no product`() {
    let mistake = Self.mistake(
      MapFixtures.taskData(Self.task(#"<TIM A="x" D="4"/><TLG A="TLG00001"/>"#, name: "Harrow")),
      called: "TASKDATA.XML")
    #expect(mistake.contains("\"Harrow\" is a log of work: no product is in it"), "\(mistake)")
  }

  @Test func `one of several tasks is named`() throws {
    let zone = MapFixtures.zone(1, MapFixtures.rate("0006", 100), MapFixtures.boxes[0])
    let text = MapFixtures.taskData(
      Self.task(zone, name: "Urea") + Self.task(zone, name: "Potash"))
    #expect(
      Self.mistake(text, called: "T.xml").contains("2 tasks with maps; tasks with maps: \"Urea\", ")
    )
    #expect(
      try Self.read(text, called: "T.xml", FieldMap.Choice(task: "Potash")).zones.count == 1)
    #expect(
      Self.mistake(text, called: "T.xml", FieldMap.Choice(task: "Lime"))
        .contains("no task \"Lime\" with a map"))
  }

  @Test(arguments: [
    ("<a><b></a>", "closes nothing here"), ("<a", "never closed with >"), ("<a>", "never closed"),
    ("", "no element"), ("text", "not an XML file"), ("<a/><b/>", "another element"),
    ("<a b=c/>", "not in quotes"), ("<a b='c/>", "never closed"), ("<a b/>", "attribute with its"),
    ("<a b='1' b='2'/>", "one too many"), ("<a b='&x;'/>", "not a reference"),
    ("<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a b='&x;'/>", "document type"),
    ("<!-- a", "never closed with"), ("<kml/>", "an XML file of \"kml\""),
    (String(repeating: "<a>", count: 100), "nested more than 64 deep"),
  ])
  func `what is wrong with XML is said`(text: String, expected: String) {
    let mistake = Self.mistake(text, called: "TASKDATA.XML")
    #expect(mistake.contains(expected), "\(mistake)")
  }

  // MARK: CSV

  @Test func `zones of a table have their areas`() throws {
    let map = try Self.read(
      "Field;Acres;Rate (kg/ha)\nHome;100,5;\"150,25\"\n\nNorth;80;140\n", called: "zones.csv")
    #expect(map.zones.map(\.name) == ["Home", "North"])
    #expect(map.zones.map { $0.values[2]?.number } == [150.25, 140])
    #expect(map.columns[2].unit == .kilogramsPerHectare)
    #expect(abs(map.zones[0].area.acres - 100.5) < 1e-9)
  }

  @Test func `points share the field equally`() throws {
    let text = "lat,lon,rate\n50,-105,100\n50,-105.1,200\n50.1,-105,300\n50.1,-105.1,400\n"
    let map = try Self.read(
      text, called: "points.csv", FieldMap.Choice(wholeArea: Area(acres: 160)))
    #expect(map.zones.allSatisfy { abs($0.area.acres - 40) < 1e-9 })
    #expect(map.remarks == ["Each of 4 points has an equal share of the field."])
    #expect(Self.mistake(text, called: "points.csv").contains("nothing says how much area"))
  }

  @Test(arguments: [
    ("", "no rows"), ("a,b\n", "no rows"), ("a,b\n1,2\n", "neither areas nor positions"),
    ("ac,b\n1,2,3\n", "3 values, the heading 2"), ("ac,b\nx,2\n", "\"x\" is not an area"),
    ("ac,b\n,2\n", "no area"),
    ("ac,b\n\"" + String(repeating: "x", count: 2_000), "longer than 1,000"),
  ])
  func `what is wrong with a table is said`(text: String, expected: String) {
    let mistake = Self.mistake(text, called: "zones.csv")
    #expect(mistake.contains(expected), "\(mistake)")
  }

  // MARK: Units

  @Test(
    arguments: [
      ("kg/ha", "kg/ha"), ("KG_HA", "kg/ha"), ("lbs/ac", "lb/ac"), ("t/ha", "t/ha"),
      ("kernels/ha", "seeds/ha"), ("seeds/ac", "seeds/ac"), ("l/ha", "L/ha"), ("ltr/ha", "L/ha"),
    ])
  func `units of maps are known`(spelling: String, unit: String) throws {
    let own = try #require(MapUnit(spelling: spelling))
    #expect(own.unit.text == unit)
  }

  @Test func `units are found in headings and behind numbers`() {
    #expect(MapUnit(inHeading: "Dose (kg/ha)") == .kilogramsPerHectare)
    #expect(MapUnit(inHeading: "rate_kg_ha") == .kilogramsPerHectare)
    #expect(MapUnit(behindNumber: "250kg/ha") == .kilogramsPerHectare)
    #expect(MapUnit(inHeading: "Dose") == nil && MapUnit(spelling: "kg") == nil)
    #expect(MapUnit(behindNumber: "250") == nil && MapUnit(spelling: "l/ac") == nil)
  }
}

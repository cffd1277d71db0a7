import AirCartDocuments
import AirCartTestSupport
import Testing

/// Oracle: rectangles whose passes are counted by hand, and what must be so of any drive: zones keep their
/// areas, passes go to and fro, and nobody jumps.
@Suite struct FieldDriveTests {
  /// A place some metres east and north of a corner near Regina.
  private static func place(_ east: Double, _ north: Double) -> FieldMap.Position {
    let scale = WGS84.metresPerDegree(at: 50)
    return FieldMap.Position(
      longitude: -104 + east / scale.east, latitude: 50 + north / scale.north)
  }

  private static func rectangle(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>)
    -> FieldMap.Shape
  {
    .polygons([
      FieldMap.Polygon(outer: [
        place(x.lowerBound, y.lowerBound), place(x.upperBound, y.lowerBound),
        place(x.upperBound, y.upperBound), place(x.lowerBound, y.upperBound),
      ])
    ])
  }

  private static func metres(_ start: FieldMap.Position, _ end: FieldMap.Position) -> Double {
    let scale = WGS84.metresPerDegree(at: 50)
    let (east, north) = (
      (end.longitude - start.longitude) * scale.east, (end.latitude - start.latitude) * scale.north
    )
    return (east * east + north * north).squareRoot()
  }

  /// 800 m by 400 m with a boundary in the middle: 20 passes of 20 m go along the longer side, each
  /// through both halves, which have 400 m of it.
  @Test func `passes go along the longer side, to and fro`() throws {
    let zones = [
      (Self.rectangle(0...400, 0...400), 160_000.0),
      (Self.rectangle(400...800, 0...400), 160_000.0),
    ]
    let drive = try FieldDrive(over: zones.map { ($0.0, $0.1) }, width: 20)
    #expect(drive.passCount == 20 && drive.heading == 90)
    // The left of a pass to the east is north, so that the first is the northernmost.
    #expect(drive.parts.prefix(4).map(\.zone) == [0, 1, 1, 0])
    #expect(drive.parts.allSatisfy { abs($0.squareMetres - 8_000) < 1e-6 })
    let first = drive.parts[0]
    #expect(Self.metres(first.start, Self.place(0, 390)) < 0.01)
    #expect(Self.metres(first.end, Self.place(400, 390)) < 0.01)
    #expect(Self.metres(drive.parts[2].start, Self.place(800, 370)) < 0.01)
  }

  @Test func `a heading turns the passes`() throws {
    let zone = Self.rectangle(0...800, 0...400)
    let drive = try FieldDrive(over: [(zone, 320_000)], heading: 0, width: 80)
    #expect(drive.passCount == 10)
    #expect(Self.metres(drive.parts[0].start, Self.place(40, 0)) < 0.01)
    #expect(Self.metres(drive.parts[1].start, Self.place(120, 400)) < 0.01)
    let slanted = try FieldDrive(over: [(zone, 320_000)], heading: 45, width: 20)
    #expect(abs(slanted.parts.reduce(0) { $0 + $1.squareMetres } - 320_000) < 1e-6)
    #expect(slanted.passCount == 43)  // (800 + 400) · sin 45° = 848.5 m
  }

  /// A hole is driven over and nothing is seeded there.
  @Test func `a hole parts a pass`() throws {
    let hole = [
      Self.place(300, 150), Self.place(500, 150), Self.place(500, 250), Self.place(300, 250),
    ]
    let outer = [Self.place(0, 0), Self.place(800, 0), Self.place(800, 400), Self.place(0, 400)]
    let shape = FieldMap.Shape.polygons([FieldMap.Polygon(outer: outer, holes: [hole])])
    let drive = try FieldDrive(over: [(shape, 300_000)], width: 20)
    let parts = (0..<20).map { pass in drive.parts.count { $0.pass == pass } }
    #expect(parts.count { $0 == 2 } == 5 && parts.count { $0 == 1 } == 15)
  }

  @Test func `cells of a grid are driven where they lie`() throws {
    // Three rows of four cells of about 111 by 72 m; the second zone is the two middle ones of each row.
    let grid = FieldMap.Grid(
      south: 50, west: -104, height: 0.001, width: 0.001, rows: 3, columns: 4)
    let outer = (0..<3).flatMap { row in
      [0, 3].map { FieldMap.CellRun(row: row, column: $0, count: 1) }
    }
    let inner = (0..<3).map { FieldMap.CellRun(row: $0, column: 1, count: 2) }
    let zones = [outer, inner].map { runs in
      FieldMap.Zone(name: "", shape: .cells(grid, runs), values: [])
    }
    let drive = try FieldDrive(
      over: zones.map { ($0.shape, $0.squareMetres) }, heading: 90, width: 30)
    #expect(Set(drive.parts.filter { $0.pass == 0 }.map(\.zone)) == [0, 1])
    #expect(drive.parts.filter { $0.pass == 0 }.map(\.zone) == [0, 1, 0])
    for (zone, own) in zones.enumerated() {
      let sum = drive.parts.filter { $0.zone == zone }.reduce(0) { $0 + $1.squareMetres }
      #expect(abs(sum - own.squareMetres) < 1e-6 * own.squareMetres)
    }
  }

  @Test(arguments: 1...40) func `any drive covers each zone, pass after pass`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let zones = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      let (x, y) = (
        Double.random(in: 0...800, using: &random), Double.random(in: 0...800, using: &random)
      )
      let (w, h) = (
        Double.random(in: 1...300, using: &random), Double.random(in: 1...300, using: &random)
      )
      return (Self.rectangle(x...(x + w), y...(y + h)), w * h)
    }
    let heading = Double.random(in: 0...360, using: &random)
    let width = Double.random(in: 5...60, using: &random)
    let drive = try FieldDrive(over: zones.map { ($0.0, $0.1) }, heading: heading, width: width)
    for zone in zones.indices {
      let sum = drive.parts.filter { $0.zone == zone }.reduce(0) { $0 + $1.squareMetres }
      #expect(abs(sum - zones[zone].1) <= 1e-9 * zones[zone].1, "seed \(seed)")
    }
    #expect(drive.parts.map(\.pass) == drive.parts.map(\.pass).sorted(), "seed \(seed)")
    #expect(
      drive.parts.allSatisfy { $0.pass < drive.passCount && $0.squareMetres >= 0 }, "seed \(seed)")
  }

  @Test func `what has no place and what is too narrow is refused`() {
    #expect(throws: FieldDrive.Failure.unknownPlaces) {
      try FieldDrive(over: [(.unknown(squareMetres: 1_000), 1_000)], width: 20)
    }
    #expect(throws: FieldDrive.Failure.tooManyPasses(limit: FieldDrive.passLimit)) {
      try FieldDrive(over: [(Self.rectangle(0...90_000, 0...90_000), 8.1e9)], width: 1)
    }
  }
}

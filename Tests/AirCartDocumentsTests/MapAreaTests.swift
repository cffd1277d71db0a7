import AirCartDocuments
import AirCartTestSupport
import Foundation
import Testing

/// Oracles: areas by pyproj 3.7.2 (Geod on WGS84, geodesic edges), the area of the whole Earth, and what
/// must hold of any ring.
@Suite struct MapAreaTests {
  static func ring(_ corners: [(Double, Double)]) -> [FieldMap.Position] {
    corners.map { FieldMap.Position(longitude: $0.0, latitude: $0.1) }
  }

  /// Oracle: pyproj.
  @Test(arguments: [
    ([(-105, 50), (-104.99, 50), (-104.99, 50.007), (-105, 50.007)], 558_185.419_673_919_7),
    ([(-105, 50), (-104.99, 50), (-104.995, 50.007)], 279_108.678_968_906_4),
  ])
  func `a field has the area of its geodesics`(corners: [(Double, Double)], expected: Double) {
    let area = WGS84.area(of: Self.ring(corners))
    #expect(abs(area / expected - 1) < 1e-8, "\(area)")
    let reversed = WGS84.area(of: Self.ring(corners.reversed()))
    #expect(abs(reversed / expected + 1) < 1e-8, "\(reversed)")
  }

  /// Oracle: 510,065,621.724 km², the surface of WGS 84 in the tables of GeographicLib.
  @Test func `strips from pole to pole are the Earth`() {
    let whole = WGS84.area(south: -90, north: 90, width: 360)
    #expect(abs(whole / 510_065_621_724_089 - 1) < 1e-12, "\(whole)")
  }

  /// Oracle: the strip between parallels, which the edges of a narrow cell hardly leave.
  @Test func `a small cell is its strip`() {
    let cell = Self.ring([(10, 45), (10.0001, 45), (10.0001, 45.0001), (10, 45.0001)])
    let strip = WGS84.area(south: 45, north: 45.0001, width: 0.0001)
    #expect(abs(WGS84.area(of: cell) / strip - 1) < 1e-8)
  }

  /// Oracle: the definition: parts add up to the whole, and east is as wide as west.
  @Test(.tags(.property), arguments: 0..<50)
  func `areas add up wherever a field is cut`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let (west, south) = (
      Double.random(in: -179...179, using: &random), Double.random(in: -70...70, using: &random)
    )
    let middle = Double.random(in: 0.001...0.009, using: &random)
    func box(_ from: Double, _ to: Double) -> Double {
      WGS84.area(
        of: Self.ring([
          (west + from, south), (west + to, south), (west + to, south + 0.01),
          (west + from, south + 0.01),
        ]))
    }
    let whole = box(0, 0.01)
    #expect(abs((box(0, middle) + box(middle, 0.01)) / whole - 1) < 1e-7)
    let mirrored = WGS84.area(
      of: Self.ring([
        (-west, -south), (-west - 0.01, -south), (-west - 0.01, -south - 0.01),
        (-west, -south - 0.01),
      ]))
    #expect(abs(mirrored / whole - 1) < 1e-9)
  }

  /// Oracle: the same field elsewhere along its parallel.
  @Test func `a field may lie across the 180th meridian`() {
    let there = Self.ring([(179.995, 50), (-179.995, 50), (-179.995, 50.007), (179.995, 50.007)])
    #expect(abs(WGS84.area(of: there) / 558_185.419_673_919_7 - 1) < 1e-8)
  }

  @Test func `fewer than three corners have no area`() {
    #expect(WGS84.area(of: []) == 0)
    #expect(WGS84.area(of: Self.ring([(0, 0), (1, 1)])) == 0)
  }

  /// Oracle: the areas of the boxes, by pyproj as above.
  @Test func `holes are left out`() {
    let outer = Self.ring([(-105, 50), (-104.99, 50), (-104.99, 50.007), (-105, 50.007)])
    let hole = Self.ring([(-104.998, 50.001), (-104.996, 50.001), (-104.997, 50.003)])
    let polygon = FieldMap.Polygon(outer: outer, holes: [hole])
    #expect(
      abs(polygon.squareMetres - (558_185.419_673_919_7 - abs(WGS84.area(of: hole)))) < 0.01)
  }
}

/// Oracles: areas of squares by hand, cut into shares.
@Suite struct MapOverlapTests {
  /// A box of thousandths of a degree beside the equator, where one is much the same as another.
  static func zone(_ west: Double, _ south: Double, _ east: Double, _ north: Double)
    -> FieldMap.Zone
  {
    let corners = [(west, south), (east, south), (east, north), (west, north)]
      .map { FieldMap.Position(longitude: $0.0 / 1_000, latitude: $0.1 / 1_000) }
    return FieldMap.Zone(
      name: "\(west) \(south)", shape: .polygons([FieldMap.Polygon(outer: corners)]), values: [])
  }

  static let square = zone(0, 0, 1, 1).squareMetres

  @Test func `zones beside each other have nothing in common`() {
    let overlap = MapOverlap([Self.zone(0, 0, 1, 1), Self.zone(1, 0, 2, 1), Self.zone(0, 1, 2, 2)])
    #expect(overlap.squareMetres < 1e-6 * Self.square)
    #expect(overlap.covers.isEmpty)
  }

  @Test func `half a zone over another is half a zone twice`() {
    let overlap = MapOverlap([Self.zone(0, 0, 1, 1), Self.zone(0.5, 0, 1.5, 1)])
    #expect(abs(overlap.squareMetres / Self.square - 0.5) < 0.01)
    #expect(overlap.shared.allSatisfy { abs($0 / Self.square - 0.5) < 0.01 })
    #expect(overlap.covers.isEmpty)
  }

  @Test func `a border covers what it encloses`() {
    let overlap = MapOverlap([
      Self.zone(0, 0, 1, 2), Self.zone(1, 0, 2, 2), Self.zone(0, 0, 2, 2),
    ])
    #expect(overlap.covers == [2])
    #expect(abs(overlap.squareMetres / Self.square - 4) < 0.02)
  }

  @Test func `a map of one zone has no border`() {
    #expect(MapOverlap([Self.zone(0, 0, 1, 1)]).covers.isEmpty)
  }
}

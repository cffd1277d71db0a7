import Foundation

/// The way of a drill over a map: pass beside pass, each in the direction opposite to the one before.
///
/// A pass is a strip as wide as the drill. What it covers of a zone goes with the length of its middle line
/// there, so that all passes together cover exactly the area of the zone:
/// ```
/// part = zone · length / Σ lengths
/// ```
/// A zone that no middle line meets is a part of the pass nearest to its middle. Headlands are not driven by
/// themselves, and the first pass is the one farthest to the left of its direction.
package struct FieldDrive: Equatable, Sendable {
  /// What a pass covers of a zone, from where it comes into it to where it leaves it.
  package struct Part: Equatable, Sendable {
    package let zone: Int
    /// From 0.
    package let pass: Int
    package let squareMetres: Double
    package let start: FieldMap.Position
    package let end: FieldMap.Position
  }

  package enum Failure: Error, Equatable, Sendable {
    /// The map says of a zone how large it is, and not where.
    case unknownPlaces
    /// The drill is so narrow that there are more passes than this.
    case tooManyPasses(limit: Int)
  }

  /// In the order in which the drill comes to them.
  package let parts: [Part]
  package let passCount: Int
  /// Of the first pass, clockwise from north in degrees.
  package let heading: Double

  package static let passLimit = 20_000

  /// Drives over zones.
  ///
  /// - Parameters:
  ///   - zones: Where each is, and its area in square metres.
  ///   - heading: The direction of the first pass, clockwise from north in degrees; along the longer side
  ///     of the field, from south to north or from west to east, where there is none.
  ///   - width: The width of the drill in metres, greater than zero.
  /// - Throws: ``Failure`` where the drill cannot be driven.
  /// - Complexity: O(*e* + *x* log *x*) for *e* edges that passes cross *x* times.
  package init(
    over zones: [(shape: FieldMap.Shape, squareMetres: Double)], heading: Double? = nil,
    width: Double
  ) throws(Failure) {
    precondition(width > 0, "a drill has a width")
    let rings = zones.map(\.shape.rings)
    guard !rings.contains(where: \.isEmpty), let plane = DrivePlane(rings, heading: heading) else {
      throw .unknownPlaces
    }
    // A thousandth of a pass is rounding.
    let count = max(1, Int(min((plane.extent / width - 0.001).rounded(.up), 1e9)))
    guard count <= Self.passLimit else { throw .tooManyPasses(limit: Self.passLimit) }
    var strips = [[Strip]](repeating: [], count: count)
    for (zone, rings) in rings.enumerated() {
      var crossings: [(pass: Int, along: Double)] = []
      for ring in rings {
        plane.cross(ring, width: width, count: count) { crossings.append(($0, $1)) }
      }
      crossings.sort { ($0.pass, $0.along) < ($1.pass, $1.along) }
      for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
        let (from, to) = (crossings[pair], crossings[pair + 1])
        strips[from.pass].append(Strip(zone: zone, from: from.along, to: to.along))
      }
      guard crossings.isEmpty else { continue }
      let middle = plane.middle(of: rings)
      let pass = min(count - 1, Int(middle.across / width))
      strips[pass].append(Strip(zone: zone, from: middle.along, to: middle.along))
    }
    parts = Self.parts(of: strips, zones.map(\.squareMetres), plane, width)
    passCount = count
    self.heading = plane.heading
  }

  /// A part of the middle line of a pass, in metres along the first pass.
  private struct Strip {
    let zone: Int
    let from: Double
    let to: Double
  }

  private static func parts(
    of strips: [[Strip]], _ areas: [Double], _ plane: DrivePlane, _ width: Double
  ) -> [Part] {
    var lengths = [Double](repeating: 0, count: areas.count)
    for strip in strips.joined() { lengths[strip.zone] += strip.to - strip.from }
    return strips.enumerated().flatMap { pass, strips in
      let across = (Double(pass) + 0.5) * width
      let isBack = pass % 2 == 1
      let inOrder = strips.sorted { ($0.from, $0.zone) < ($1.from, $1.zone) }
      return (isBack ? inOrder.reversed() : inOrder).map { strip in
        let length = lengths[strip.zone]
        let ends = [strip.from, strip.to].map { plane.position(along: $0, across: across) }
        return Part(
          zone: strip.zone, pass: pass,
          squareMetres: areas[strip.zone] * (length > 0 ? (strip.to - strip.from) / length : 1),
          start: ends[isBack ? 1 : 0], end: ends[isBack ? 0 : 1])
      }
    }
  }
}

/// A field laid flat, in metres along its passes and across them to the right.
private struct DrivePlane {
  private let origin: FieldMap.Position
  private let scale: (east: Double, north: Double)
  private let sine: Double
  private let cosine: Double
  private var least = 0.0
  private(set) var extent = 0.0
  let heading: Double

  typealias Place = (along: Double, across: Double)

  /// `nil` without any corner.
  init?(_ zones: [[[FieldMap.Position]]], heading: Double?) {
    let corners = zones.joined().joined()
    guard let first = corners.first else { return nil }
    origin = first
    scale = WGS84.metresPerDegree(at: first.latitude)
    let (longitudes, latitudes) = (corners.map(\.longitude), corners.map(\.latitude))
    let wide = ((longitudes.max() ?? 0) - (longitudes.min() ?? 0)) * scale.east
    let high = ((latitudes.max() ?? 0) - (latitudes.min() ?? 0)) * scale.north
    self.heading = heading ?? (wide > high ? 90 : 0)
    sine = sin(self.heading * .pi / 180)
    cosine = cos(self.heading * .pi / 180)
    let across = corners.map { place(of: $0).across }
    least = across.min() ?? 0
    extent = (across.max() ?? 0) - least
  }

  private func place(of position: FieldMap.Position) -> Place {
    let x = (position.longitude - origin.longitude) * scale.east
    let y = (position.latitude - origin.latitude) * scale.north
    return (x * sine + y * cosine, x * cosine - y * sine - least)
  }

  func position(along: Double, across: Double) -> FieldMap.Position {
    let right = across + least
    return FieldMap.Position(
      longitude: origin.longitude + (along * sine + right * cosine) / scale.east,
      latitude: origin.latitude + (along * cosine - right * sine) / scale.north)
  }

  /// Says at which passes a ring crosses their middle lines, and where along them.
  func cross(
    _ ring: [FieldMap.Position], width: Double, count: Int, _ body: (Int, Double) -> Void
  ) {
    guard var last = ring.last.map(place) else { return }
    for corner in ring {
      let next = place(of: corner)
      defer { last = next }
      // Half-open, so that a corner on a middle line is crossed once.
      let (low, high) = last.across <= next.across ? (last, next) : (next, last)
      let first = max(0, Int((low.across / width - 0.5).rounded(.up)))
      let end = min(count, Int((high.across / width - 0.5).rounded(.up)))
      guard first < end else { continue }
      for pass in first..<end {
        let share = ((Double(pass) + 0.5) * width - low.across) / (high.across - low.across)
        body(pass, low.along + share * (high.along - low.along))
      }
    }
  }

  /// The mean of the corners.
  func middle(of rings: [[FieldMap.Position]]) -> Place {
    let places = rings.joined().map(place)
    let sum = places.reduce((0.0, 0.0)) { ($0.0 + $1.along, $0.1 + $1.across) }
    return (sum.0 / Double(places.count), sum.1 / Double(places.count))
  }
}

extension FieldMap.Shape {
  /// The outlines and holes of which an odd number surrounds what belongs to it; empty where only its area
  /// is known.
  package var rings: [[FieldMap.Position]] {
    switch self {
    case .polygons(let polygons): polygons.flatMap(\.rings)
    case .cells(let grid, let runs): runs.map { grid.outline(of: $0) }
    case .unknown: []
    }
  }
}

extension FieldMap.Grid {
  fileprivate func outline(of run: FieldMap.CellRun) -> [FieldMap.Position] {
    let (south, west) = (south + Double(run.row) * height, west + Double(run.column) * width)
    let (north, east) = (south + height, west + Double(run.count) * width)
    return [(west, south), (east, south), (east, north), (west, north)].map {
      FieldMap.Position(longitude: $0, latitude: $1)
    }
  }
}

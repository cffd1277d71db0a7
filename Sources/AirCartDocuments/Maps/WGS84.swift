import Foundation

/// Areas on the ellipsoid WGS 84, to which satellite positions refer.
package enum WGS84 {
  /// Half the width of the Earth at the equator, in metres.
  private static let equatorialRadius = 6_378_137.0
  private static let flattening = 1 / 298.257_223_563
  private static let squaredEccentricity = flattening * (2 - flattening)

  /// The area between the equator and a latitude on a strip that is one radian of longitude wide.
  ///
  /// ```
  /// Q(φ) = b²/2 · (sin φ / (1 − e² sin² φ) + artanh(e sin φ) / e)
  /// ```
  /// Source: J. P. Snyder, Map Projections: A Working Manual, USGS Professional Paper 1395 (1987),
  /// equation 3-12, as q·a²/2.
  ///
  /// - Parameter latitude: In radians.
  /// - Returns: Square metres, negative south of the equator.
  package static func strip(to latitude: Double) -> Double {
    let sine = sin(latitude)
    let eccentricity = squaredEccentricity.squareRoot()
    let polarRadius = equatorialRadius * (1 - flattening)
    return polarRadius * polarRadius / 2
      * (sine / (1 - squaredEccentricity * sine * sine)
        + atanh(eccentricity * sine) / eccentricity)
  }

  /// How many metres a degree of longitude and one of latitude are at a latitude in degrees.
  package static func metresPerDegree(at latitude: Double) -> (east: Double, north: Double) {
    let sine = sin(latitude.radians)
    let rest = 1 - squaredEccentricity * sine * sine
    let across = equatorialRadius / rest.squareRoot()
    let meridian = across * (1 - squaredEccentricity) / rest
    return (across * cos(latitude.radians) * .pi / 180, meridian * .pi / 180)
  }

  /// The area between two parallels on a strip of some width, all in degrees.
  ///
  /// - Returns: Square metres.
  package static func area(south: Double, north: Double, width: Double) -> Double {
    (strip(to: north.radians) - strip(to: south.radians)) * width.radians
  }

  /// The area within a ring of positions whose edges are geodesics, the shortest ways.
  ///
  /// Along an edge that is straight in longitude and latitude the area down to the equator is an
  /// integral, taken by Gauss's three points; the geodesic bends away from that edge by its curvature:
  /// ```
  /// A = −Σ (Q̄ · Δλ − κ L³ / 12)
  /// ```
  /// For fields up to ten kilometres wide it is the area of geodesics to 1e-8 of it; up to a degree
  /// to 1e-5. C. F. F. Karney, Algorithms for geodesics, Journal of Geodesy 87 (2013), is exact at any
  /// size.
  ///
  /// - Parameter ring: The corners in their order; the first may be there again at the end. Edges take
  ///   the shorter way around the Earth.
  /// - Returns: Square metres, positive where the corners go counterclockwise; 0 for fewer than three.
  package static func area(of ring: [FieldMap.Position]) -> Double {
    guard let first = ring.first, var last = ring.last, ring.count > 2 else { return 0 }
    // What all edges have in common cancels, and goes out first so that small rings keep their digits.
    let common = strip(to: first.latitude.radians)
    var sum = 0.0
    for corner in ring {
      let turn = turn(from: last.longitude, to: corner.longitude).radians
      let (start, end) = (last.latitude.radians, corner.latitude.radians)
      sum += bend(from: start, to: end, turn: turn) - (mean(from: start, to: end) - common) * turn
      last = corner
    }
    return sum
  }

  /// The degrees between two longitudes, the shorter way around.
  private static func turn(from west: Double, to east: Double) -> Double {
    let turn = east - west
    return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
  }

  /// The mean of `strip(to:)` between two latitudes.
  private static func mean(from start: Double, to end: Double) -> Double {
    let (middle, offset) = ((start + end) / 2, (end - start) / 2 * gaussPoint)
    return
      (5 * strip(to: middle - offset) + 8 * strip(to: middle) + 5 * strip(to: middle + offset)) / 18
  }

  private static let gaussPoint = 0.6.squareRoot()

  /// The area between an edge that is straight in longitude and latitude and the geodesic, κ L³ / 12.
  ///
  /// With κ L³ = M r (φ̇ aᵘ − λ̇ aᵛ), where M and r are the radii of curvature along the meridian and
  /// of the parallel, and aᵛ, aᵘ the covariant acceleration of the edge in latitude and longitude.
  private static func bend(from start: Double, to end: Double, turn: Double) -> Double {
    let (middle, rise) = ((start + end) / 2, end - start)
    let (sine, cosine) = (sin(middle), cos(middle))
    let rest = 1 - squaredEccentricity * sine * sine
    let across = equatorialRadius / rest.squareRoot()
    let meridian = across * (1 - squaredEccentricity) / rest
    let parallel = across * cosine
    // At a pole longitudes have no width, and an edge along one does not bend.
    guard parallel > 0 else { return 0 }
    let inLatitude =
      3 * squaredEccentricity * sine * cosine / rest * rise * rise
      + parallel * sine / meridian * turn * turn
    let inLongitude = -2 * meridian * sine / parallel * rise * turn
    return meridian * parallel * (rise * inLongitude - turn * inLatitude) / 12
  }
}

extension Double {
  fileprivate var radians: Double { self * .pi / 180 }
}

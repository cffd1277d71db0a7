/// Where zones of a map lie over each other.
///
/// Measured along parallels, exactly on each and at as many latitudes as bound the work: a zone that
/// covers another, or overlaps it by more than a sliver, is found.
package struct MapOverlap: Equatable, Sendable {
  /// What more than one zone covers, each beyond the first counted, in square metres.
  package let squareMetres: Double
  /// What each zone has in common with others, in square metres.
  package let shared: [Double]
  /// What each zone covers, in square metres.
  let own: [Double]
  /// The zones that cover all others, by position.
  package let covers: [Int]
  /// The zones whose outline encloses another area than its corners in their order do, by position: it
  /// crosses itself, or a ring lies outside it.
  package let crossed: [Int]

  private static let (parallels, crossingLimit) = (512, 4_000_000)
  /// How much of the field a zone may leave out and still cover it.
  private static let sliver = 0.02
  /// By how much the areas of a crossed outline differ, and how many parallels cut it, at least.
  private static let (crossedShare, crossedRows) = (0.1, 16.0)

  /// Looks at the zones that have outlines.
  ///
  /// - Complexity: O(*e* + *c* log *c*) for *e* edges and their *c* crossings with up to 512 parallels.
  package init(_ zones: [FieldMap.Zone]) {
    var sweep = Sweep(zones, rows: Self.parallels, crossingLimit: Self.crossingLimit)
    sweep.run()
    squareMetres = sweep.repeated
    shared = sweep.shared
    own = sweep.own
    let (union, own, shared) = (sweep.union, sweep.own, sweep.shared)
    let rows = sweep.rowsOfZone
    crossed = zones.indices.filter { place in
      let area = zones[place].squareMetres
      return rows[place] >= Self.crossedRows
        && abs(own[place] - area) > Self.crossedShare * max(own[place], area)
    }
    covers = zones.indices.filter {
      zones.count > 1 && shared[$0] > 0 && union - own[$0] <= Self.sliver * union
    }
  }

  /// The only zone that covers all others, where they cover nearly all of it too; by position.
  var border: Int? {
    guard let zone = covers.first, covers.count == 1, shared[zone] >= 0.9 * own[zone] else {
      return nil
    }
    return zone
  }

  /// A crossing of an outline with a parallel.
  private struct Crossing {
    let longitude: Double
    let zone: Int
  }

  fileprivate struct Edge {
    let south: FieldMap.Position
    let north: FieldMap.Position
    let zone: Int
  }

  private struct Sweep {
    private var edges: [Edge] = []
    private var rows = 1
    private var south = 0.0
    private var height = 0.0
    private(set) var union = 0.0
    private(set) var repeated = 0.0
    private(set) var own: [Double]
    private(set) var shared: [Double]
    /// How many parallels cut each zone, about; none of one that lies across the date line.
    private(set) var rowsOfZone: [Double]

    init(_ zones: [FieldMap.Zone], rows most: Int, crossingLimit: Int) {
      own = Array(repeating: 0, count: zones.count)
      (shared, rowsOfZone) = (own, own)
      for (place, zone) in zones.enumerated() {
        guard case .polygons(let polygons) = zone.shape else { continue }
        for ring in polygons.flatMap(\.rings) { add(ring, of: place) }
      }
      guard let first = edges.map(\.south.latitude).min(),
        let last = edges.map(\.north.latitude).max(), last > first
      else { return }
      // Long edges are crossed often: fewer parallels then bound the work.
      let crossings =
        edges.reduce(0) { $0 + ($1.north.latitude - $1.south.latitude) } / (last - first)
      rows = max(8, min(most, Int(Double(crossingLimit) / max(1, crossings))))
      (south, height) = (first, (last - first) / Double(rows))
      for (place, zone) in zones.enumerated() {
        guard case .polygons(let polygons) = zone.shape else { continue }
        let corners = polygons.flatMap(\.rings).joined()
        let latitudes = corners.map(\.latitude)
        let longitudes = corners.map(\.longitude)
        guard let low = latitudes.min(), let high = latitudes.max(), let west = longitudes.min(),
          let east = longitudes.max(), east - west < 180
        else { continue }
        rowsOfZone[place] = (high - low) / height
      }
    }

    private mutating func add(_ ring: [FieldMap.Position], of zone: Int) {
      guard var last = ring.last else { return }
      for corner in ring {
        if corner.latitude != last.latitude {
          let isUp = last.latitude < corner.latitude
          edges.append(Edge(south: isUp ? last : corner, north: isUp ? corner : last, zone: zone))
        }
        last = corner
      }
    }

    mutating func run() {
      guard height > 0 else { return }
      edges.sort { $0.south.latitude < $1.south.latitude }
      var next = 0
      var open: [Edge] = []
      for row in 0..<rows {
        let latitude = south + (Double(row) + 0.5) * height
        while next < edges.count, edges[next].south.latitude <= latitude {
          open.append(edges[next])
          next += 1
        }
        open.removeAll { $0.north.latitude <= latitude }
        let band = south + Double(row) * height
        let degree = WGS84.area(south: band, north: band + height, width: 1)
        measure(open.map { Crossing(longitude: $0.longitude(at: latitude), zone: $0.zone) }, degree)
      }
    }

    /// Adds up the stretches between crossings of one parallel; a degree of it is so many square metres.
    private mutating func measure(_ crossings: [Crossing], _ degree: Double) {
      var inside: [Int] = []
      var last = 0.0
      for crossing in crossings.sorted(by: { $0.longitude < $1.longitude }) {
        let area = (crossing.longitude - last) * degree
        if !inside.isEmpty {
          union += area
          repeated += Double(inside.count - 1) * area
          for zone in inside {
            own[zone] += area
            if inside.count > 1 { shared[zone] += area }
          }
        }
        last = crossing.longitude
        if let place = inside.firstIndex(of: crossing.zone) {
          inside.remove(at: place)
        } else {
          inside.append(crossing.zone)
        }
      }
    }
  }
}

extension MapOverlap.Edge {
  fileprivate func longitude(at latitude: Double) -> Double {
    let share = (latitude - south.latitude) / (north.latitude - south.latitude)
    return south.longitude + (north.longitude - south.longitude) * share
  }
}

package import AirCart
package import AirCartDocuments

/// Where each fill ends on a map, as the drill is driven over it.
///
/// The tanks are those of the plan. In the order of the passes their fills may end elsewhere than in the order
/// of the zones, and be more or fewer.
package struct FillEnds: Sendable {
  package struct End: Equatable, Sendable {
    /// From 1.
    package let fill: Int
    package let place: FieldMap.Position
    /// From 1.
    package let pass: Int
    /// How far it is to where the pass ends, in metres.
    package let metresToHeadland: Double
    /// What runs out; `nil` of the last fill, and at the weight limit.
    package let product: String?
    package let isWeightLimited: Bool
    package let area: Area

    fileprivate var limitedBy: String? {
      isWeightLimited ? "weight" : product.map { _ in "product" }
    }
  }

  package let ends: [End]
  package let drive: FieldDrive
  let map: MapSummary
  let units: UnitSystem
  private let products: [String]

  /// Drives the plan of a map.
  ///
  /// - Returns: `nil` without a plan, and of fields that are no map's.
  package init?(
    _ document: FieldsDocument, heading: Double?, widthMetres: Double
  ) throws(FieldDrive.Failure) {
    guard let plan = document.parts.first?.plan, let map = document.request.map else { return nil }
    drive = try FieldDrive(
      over: map.zones.map {
        ($0.shape, $0.area.hectares * ConversionFactors.squareMetresPerHectare)
      }, heading: heading,
      width: widthMetres)
    self.map = map
    units = document.request.common.units
    products = document.request.common.products.map(\.name)
    let overlap = FieldOverlap(percent: document.request.common.overlap)
    let (parts, units) = (drive.parts, units)
    let sequence = document.sequence.driven(
      parts.map { part in
        (
          area: overlap.seeded(Area(squareMetres: part.squareMetres)),
          rates: map.zones[part.zone].rates.map { ApplicationRate($0, in: units) }
        )
      })
    let fills = sequence.fills(of: plan.assignment, toCapacity: false)
    ends = fills.enumerated().map { index, fill in
      let part = parts[fill.end.stretch]
      let whole = sequence.stretches[fill.end.stretch].area.acres
      let share = whole > 0 ? fill.end.acres / whole : 1
      let place = part.start.moved(share, towards: part.end)
      let last = parts[fill.end.stretch...].prefix { $0.pass == part.pass }.last ?? part
      return End(
        fill: index + 1, place: place, pass: part.pass + 1,
        metresToHeadland: place.metres(to: last.end),
        product: fill.limitingProduct.map { document.product($0) },
        isWeightLimited: fill.isWeightLimited, area: fill.stop.area)
    }
  }

  func name(ofProduct product: Int) -> String { products[product] }

  /// The ends as points of GeoJSON, for a tablet or a telephone.
  package var geoJSON: String {
    let points = ends.map { end in
      JSONValue.object([
        .init("type", "Feature"),
        .init(
          "properties",
          .object([
            .init("fill", .integer(end.fill)),
            .init("product", end.product.map { .string($0) } ?? .null),
            .init("limitedBy", end.limitedBy.map { .string($0) } ?? .null),
            .init("pass", .integer(end.pass)),
            .init("metresToHeadland", .number(end.metresToHeadland.rounded())),
            .init(units == .imperial ? "acres" : "hectares", .number(end.area.value(units))),
          ])),
        .init(
          "geometry",
          .object([
            .init("type", "Point"),
            .init(
              "coordinates", .array([.number(end.place.longitude), .number(end.place.latitude)])),
          ])),
      ])
    }
    return JSONValue.object([
      .init("type", "FeatureCollection"), .init("features", .array(points)),
    ]).text(.spread) + "\n"
  }
}

extension FieldMap.Position {
  /// The place at a share of the way to another.
  fileprivate func moved(_ share: Double, towards other: FieldMap.Position) -> FieldMap.Position {
    FieldMap.Position(
      longitude: longitude + share * (other.longitude - longitude),
      latitude: latitude + share * (other.latitude - latitude))
  }

  /// The metres to another place of the same field.
  fileprivate func metres(to other: FieldMap.Position) -> Double {
    let scale = WGS84.metresPerDegree(at: latitude)
    let east = (other.longitude - longitude) * scale.east
    let north = (other.latitude - latitude) * scale.north
    return (east * east + north * north).squareRoot()
  }
}

import AirCart
import AirCartDocuments

/// The map of a field with north above: its zones by the rate of a product, and where each fill ends.
struct FillsMap {
  private let ends: FillEnds
  private let scale: (east: Double, north: Double)
  private let corner: (west: Double, north: Double)
  private let size: (width: Double, height: Double)
  /// Pixels a metre.
  private let zoom: Double
  /// The product by whose rate zones are shaded.
  private let product: Int
  private let rates: ClosedRange<Double>

  private enum Size {
    static let most = 560.0
    static let edge = 24.0
    static let row = 20.0
    static let dot = 9.0
    /// How many shades rates have.
    static let shades = 5
  }

  init(_ ends: FillEnds) {
    self.ends = ends
    let corners = ends.map.zones.flatMap(\.shape.rings).joined()
    let (longitudes, latitudes) = (corners.map(\.longitude), corners.map(\.latitude))
    let (west, north) = (longitudes.min() ?? 0, latitudes.max() ?? 0)
    scale = WGS84.metresPerDegree(at: north)
    let wide = ((longitudes.max() ?? 0) - west) * scale.east
    let high = (north - (latitudes.min() ?? 0)) * scale.north
    zoom = Size.most / max(wide, high, 1)
    corner = (west, north)
    size = (wide * zoom, high * zoom)
    let product = ends.map.products.first?.product ?? 0
    self.product = product
    let rates = ends.map.zones.map { $0.rates[product] }
    self.rates = (rates.min() ?? 0)...(rates.max() ?? 0)
  }

  private func point(_ place: FieldMap.Position) -> (x: Double, y: Double) {
    (
      Size.edge + (place.longitude - corner.west) * scale.east * zoom,
      Size.edge + (corner.north - place.latitude) * scale.north * zoom
    )
  }

  var chart: Chart {
    let lines = ends.ends.map(line)
    let base = size.height + 2 * Size.edge
    let texts =
      [way, shades].compactMap(\.self).map { ($0, "label") } + lines.map { ($0, "") }
    return Chart(
      name: "fills", title: localized("Where fills end"),
      description: lines.joined(separator: " "), width: Size.most + 2 * Size.edge,
      height: base + Double(texts.count) * Size.row,
      body: """
        \(ends.map.zones.map { zone($0) })\(ends.ends.map { dot($0) })\
        \(texts.enumerated().map { HTML.text($1.0, $1.1, x: Size.edge, y: base + Double($0) * Size.row) })
        """)
  }

  private func zone(_ zone: MapSummary.Zone) -> HTML {
    let span = rates.upperBound - rates.lowerBound
    let share = span > 0 ? (zone.rates[product] - rates.lowerBound) / span : 0.5
    let shade = min(Size.shades - 1, Int(share * Double(Size.shades)))
    let path = zone.shape.rings.map { ring in
      let corners = ring.map { point($0) }.map { "\(svg($0.x, 10)) \(svg($0.y, 10))" }
      return "M\(corners.joined(separator: "L"))Z"
    }
    let opacity = svg(0.15 + 0.7 * Double(shade) / Double(Size.shades - 1))
    let rate = AmountText(units: ends.units).rate(
      ApplicationRate(zone.rates[product], in: ends.units))
    return """
      <path class="seeding" fill-opacity="\(opacity)" fill-rule="evenodd" d="\(path.joined())">\
      <title>\(zone.name): \(rate)</title></path>

      """
  }

  private func dot(_ end: FillEnds.End) -> HTML {
    let (x, y) = point(end.place)
    return """
      <circle class="ring-light" cx="\(svg(x))" cy="\(svg(y))" r="\(svg(Size.dot))"/>\
      <circle class="dot" cx="\(svg(x))" cy="\(svg(y))" r="4"/>
      """ + .text("\(end.fill)", "name", x: x + Size.dot, y: y - 4) + "\n"
  }

  /// How the drill goes.
  private var way: String {
    let count = ends.drive.passCount
    let heading = ends.drive.heading.plain.withDecimalMark
    return localized(
      count == 1
        ? "One pass, the first at \(heading)° from north; north is above."
        : "\(count.grouped) passes, the first at \(heading)° from north; north is above.")
  }

  /// What is darker; `nil` where all zones are alike.
  private var shades: String? {
    guard rates.lowerBound < rates.upperBound else { return nil }
    let (low, high) = (fixed(rates.lowerBound, 2).grouped, fixed(rates.upperBound, 2).grouped)
    let (name, unit) = (ends.name(ofProduct: product), AmountText(units: ends.units).rateUnit)
    return localized("Darker is more \(name): \(low) to \(high) \(unit).")
  }

  /// As in `1: Wheat runs out in pass 12, 85 m from its end`.
  private func line(_ end: FillEnds.End) -> String {
    let metres = end.metresToHeadland
    let far =
      ends.units == .imperial
      ? "\(fixed(metres / ConversionFactors.metresPerFoot, 0).grouped) ft"
      : "\(fixed(metres, 0).grouped) m"
    if end.isWeightLimited {
      return localized(
        "\(end.fill): the weight limit ends it in pass \(end.pass), \(far) from its end.")
    }
    guard let product = end.product else { return localized("\(end.fill): the field is done.") }
    return localized("\(end.fill): \(product) runs out in pass \(end.pass), \(far) from its end.")
  }
}

extension FillEnds {
  /// The map as a picture.
  package var picture: String { FillsMap(self).chart.text }
}

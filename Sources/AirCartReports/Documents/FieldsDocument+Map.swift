import AirCart
import AirCartDocuments

// The map whose zones the fields are: what each product comes to on it, and the fills in any order.

extension FieldsDocument {
  /// The fills that the plan's tanks take, however the map is driven over; `nil` without a plan.
  var fillRange: ClosedRange<Int>? {
    parts.first.map { sequence.fillRange(of: $0.plan.assignment) }
  }

  static let mapKeys = OutputTable<(document: Self, map: MapSummary)>(
    "a map",
    [
      .init(.path, .text, "The file or folder as it was named.") { $0.map.file },
      .init(.kind, .text, "What kind of map it is.") { $0.map.format },
      .init(.areaAc, .acres, "All its zones, rates of 0 included.") {
        Area(acres: $0.map.area(.imperial))
      },
      .init("zones", .list(zoneKeys), "The zones in the order of the file.") { own in
        own.map.zones.map { (own.document, $0) }
      },
      .init(.products, .list(productKeys), "The products whose rates the map says.") { own in
        own.map.products.map { (own.document, own.map, $0) }
      },
      .init(nullable: "leastFills", .whole, "The fewest fills that any order of its acres takes.") {
        $0.document.fillRange?.lowerBound
      },
      .init(nullable: "mostFills", .whole, "The most fills that any order of its acres takes.") {
        $0.document.fillRange?.upperBound
      },
      .init("remarks", .list(.text), "What was left out or assumed of it.") { $0.map.remarks },
    ])

  private static let zoneKeys = OutputTable<(document: Self, zone: MapSummary.Zone)>(
    "a zone of a map",
    [
      .init(.name, .text, "The name.") { $0.zone.name },
      .init(.areaAc, .acres, "Its area from its outline, holes left out.") { $0.zone.area },
      .init(.rates, .list(rateKeys), "The rate of each product.") { own in
        own.zone.rates.indices.map { (own.document, own.zone, $0) }
      },
    ])

  private static let rateKeys = OutputTable<
    (document: Self, zone: MapSummary.Zone, own: Int)
  >(
    "a rate of a zone",
    [
      .init(.product, .text, "The product.") { $0.document.product($0.own) },
      .init(.rateLbPerAc, .poundsPerAcre, "Its rate.") {
        $0.document.rate($0.zone.rates[$0.own])
      },
    ])

  private static let productKeys = OutputTable<
    (document: Self, map: MapSummary, own: MapSummary.Product)
  >(
    "a product of a map",
    [
      .init(.product, .text, "The product.") { $0.document.product($0.own.product) },
      .init("column", .text, "The column of its rates.") { $0.own.column },
      .init("neededLb", .pounds, "What the map takes of it.") {
        $0.document.mass($0.document.figures($0.map, $0.own).total)
      },
      .init("meanLbPerAc", .poundsPerAcre, "Its mean rate by area.") {
        $0.document.rate($0.document.figures($0.map, $0.own).mean)
      },
      .init("leastLbPerAc", .poundsPerAcre, "Its least rate.") {
        $0.document.rate($0.document.figures($0.map, $0.own).least)
      },
      .init("mostLbPerAc", .poundsPerAcre, "Its highest rate.") {
        $0.document.rate($0.document.figures($0.map, $0.own).most)
      },
    ])

  func figures(_ map: MapSummary, _ own: MapSummary.Product) -> MapSummary.Figures {
    map.figures(ofProduct: own.product, together.units)
  }

  func rate(_ value: Double) -> ApplicationRate {
    together.units == .imperial
      ? ApplicationRate(poundsPerAcre: value) : ApplicationRate(kilogramsPerHectare: value)
  }

  func mass(_ value: Double) -> Mass {
    together.units == .imperial ? Mass(pounds: value) : Mass(kilograms: value)
  }
}

package import AirCart

/// A map as it is planned: its zones with the rates of all products, and where each went.
package struct MapSummary: Equatable, Sendable {
  package struct Zone: Equatable, Sendable {
    package let name: String
    package let area: Area
    /// Where it is.
    package let shape: FieldMap.Shape
    /// In lb/ac or kg/ha, in the order of the products.
    package let rates: [Double]

    package init(
      name: String, area: Area, shape: FieldMap.Shape = .unknown(squareMetres: 0), rates: [Double]
    ) {
      self.name = name
      self.area = area
      self.shape = shape
      self.rates = rates
    }
  }

  /// A product whose rates the map says.
  package struct Product: Equatable, Sendable {
    /// Its position among the products.
    package let product: Int
    package let column: String
    /// What the file says is needed of it, where that is a weight.
    package let statedTotal: Mass?

    package init(product: Int, column: String, statedTotal: Mass?) {
      self.product = product
      self.column = column
      self.statedTotal = statedTotal
    }
  }

  package let file: String
  package let format: String
  package let zones: [Zone]
  package let products: [Product]
  package private(set) var remarks: [String]

  /// The most different rates that are planned by themselves.
  package static let classLimit = 64

  package init(
    file: String, format: String, zones: [Zone], products: [Product], remarks: [String]
  ) {
    self.file = file
    self.format = format
    self.zones = zones
    self.products = products
    self.remarks = remarks
    let count = Set(zones.map(\.rates)).count
    if count > Self.classLimit {
      self.remarks.append(
        localized(
          "The \(count.grouped) different rates are planned as \(Self.classLimit) classes, each at its "
            + "mean rate."))
    }
  }

  /// The zones as they are seeded one after the other, those of the same rates put together, in the
  /// order of the first of each; parts without any product left out.
  ///
  /// More than ``classLimit`` different rates become classes of about the same area.
  package func fields(_ units: UnitSystem) -> [FieldsRequest.Field] {
    var places: [[Double]: Int] = [:]
    var classes: [[Zone]] = []
    for zone in zones where zone.area.acres > 0 && zone.rates.contains(where: { $0 > 0 }) {
      if let place = places[zone.rates] {
        classes[place].append(zone)
      } else {
        places[zone.rates] = classes.count
        classes.append([zone])
      }
    }
    if classes.count > Self.classLimit { classes = Self.joined(classes) }
    return classes.map { zones in
      FieldsRequest.Field(
        name: Self.name(zones), area: zones.reduce(0) { $0 + $1.area.value(units) },
        rates: Self.means(zones))
    }
  }

  /// Classes of about the same area, by rates from the least on.
  private static func joined(_ classes: [[Zone]]) -> [[Zone]] {
    let sorted = classes.sorted { $0[0].rates.lexicographicallyPrecedes($1[0].rates) }
    let whole = sorted.joined().reduce(0) { $0 + $1.area.acres }
    var joined: [[Zone]] = []
    var seen = 0.0
    for zones in sorted {
      let place = min(classLimit - 1, Int(seen / whole * Double(classLimit)))
      if joined.count <= place { joined.append([]) }
      joined[joined.count - 1] += zones
      seen += zones.reduce(0) { $0 + $1.area.acres }
    }
    return joined
  }

  private static func means(_ zones: [Zone]) -> [Double] {
    let acres = zones.reduce(0) { $0 + $1.area.acres }
    return zones[0].rates.indices.map { product in
      // From the first rate on, so that equal rates keep every bit.
      zones.reduce(zones[0].rates[product]) {
        $0 + ($1.rates[product] - zones[0].rates[product]) * $1.area.acres / acres
      }
    }
  }

  private static func name(_ zones: [Zone]) -> String {
    let names = zones.map(\.name).withoutRepeats
    return names.count < 3
      ? names.listed : localized("\(names[0]) and \((names.count - 1).grouped) more")
  }
}

// MARK: - Figures

extension MapSummary {
  /// What a product comes to on the map.
  package struct Figures: Equatable, Sendable {
    /// Pounds or kilograms.
    package let total: Double
    /// Of what the map covers, rates of 0 included; in lb/ac or kg/ha.
    package let mean: Double
    package let least: Double
    package let most: Double
  }

  /// The acres or hectares of all zones.
  package func area(_ units: UnitSystem) -> Double {
    zones.reduce(0) { $0 + $1.area.value(units) }
  }

  package func figures(ofProduct product: Int, _ units: UnitSystem) -> Figures {
    let total = zones.reduce(0) { $0 + $1.area.value(units) * $1.rates[product] }
    let rates = zones.map { $0.rates[product] }
    return Figures(
      total: total, mean: total / area(units), least: rates.min() ?? 0, most: rates.max() ?? 0)
  }
}

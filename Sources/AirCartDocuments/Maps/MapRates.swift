package import AirCart

/// The rates that a map prescribes: its zones without those that are not part of the work.
package struct MapRates: Equatable, Sendable {
  /// A zone, and the number in each chosen column; 0 where nothing is said.
  package struct Zone: Equatable, Sendable {
    package let name: String
    package let area: Area
    package let shape: FieldMap.Shape
    package let numbers: [Double]
  }

  /// The columns, by position in the map.
  package let columns: [Int]
  package let zones: [Zone]
  /// What was left out, what overlaps, and how areas differ from what the file says; a sentence each.
  package let remarks: [String]

  /// How far apart areas are before it is said, as a share.
  private static let (areaTolerance, overlapTolerance) = (0.000_5, 0.001)

  /// Takes the rates of some columns.
  ///
  /// - Parameters:
  ///   - map: The map.
  ///   - columns: The columns with rates, by position.
  ///   - hasOthers: Whether other products are planned too, at one rate everywhere.
  ///   - text: How areas are written.
  package init(
    _ map: FieldMap, columns: [Int], hasOthers: Bool = false, _ text: AmountText
  ) {
    var remarks = map.remarks
    let names = columns.map { map.columns[$0].name.quoted }.listed
    let covers = MapOverlap(map.zones).covers
    var kept: [FieldMap.Zone] = []
    var blank: [FieldMap.Zone] = []
    for (place, zone) in map.zones.enumerated() {
      if columns.contains(where: { zone.rate($0) != nil }) {
        kept.append(zone)
      } else if covers.contains(place) {
        remarks.append(Self.border(zone))
      } else {
        blank.append(zone)
      }
    }
    if let place = MapOverlap(kept).border { remarks.append(Self.border(kept.remove(at: place))) }
    if !blank.isEmpty { remarks.append(Self.leftOut(blank, in: columns, named: names, text)) }
    remarks += MapOverlap(kept).crossed.map { place in
      localized(
        "The outline of \(kept[place].name.quoted) crosses itself, or a part of it lies outside: "
          + "its area, \(text.area(kept[place].area)), may be wrong.")
    }
    self.columns = columns
    zones = zip(kept, kept.uniqueNames).map { zone, name in
      Zone(
        name: name, area: zone.area, shape: zone.shape, numbers: columns.map { zone.rate($0) ?? 0 })
    }
    remarks += Self.zeroes(zones, names, hasOthers: hasOthers, text) + Self.overlaps(kept, text)
    remarks += Self.differences(map, kept, text)
    self.remarks = remarks
  }

  private static func border(_ zone: FieldMap.Zone) -> String {
    localized(
      "\(zone.name.quoted) covers all other zones, as the border of the field does: it is left out."
    )
  }

  private static func leftOut(
    _ zones: [FieldMap.Zone], in columns: [Int], named names: String, _ text: AmountText
  ) -> String {
    let area = Area(squareMetres: zones.reduce(0) { $0 + $1.squareMetres })
    let which = zones.count == 1 ? zones[0].name.quoted : zones.count.counted("zone")
    let isNegative = zones.contains { zone in
      columns.contains { zone.values[$0]?.number.map { $0 < 0 } ?? false }
    }
    let place = "\(which) (\(text.area(area)))"
    let reason = localized(isNegative ? "a negative rate or none" : "no rate")
    return localized(
      zones.count == 1
        ? "\(place) has \(reason) in \(names): nothing is planned there."
        : "\(place) have \(reason) in \(names): nothing is planned there.")
  }

  private static func zeroes(
    _ zones: [Zone], _ columns: String, hasOthers: Bool, _ text: AmountText
  ) -> [String] {
    let zeroes = zones.filter { $0.numbers.allSatisfy { $0 == 0 } }
    guard !zeroes.isEmpty else { return [] }
    let area = Area(acres: zeroes.reduce(0) { $0 + $1.area.acres })
    let which = zeroes.count == 1 ? zeroes[0].name.quoted : zeroes.count.counted("zone")
    let place = "\(which) (\(text.area(area)))"
    let fact = localized(
      zeroes.count == 1
        ? "\(place) is at rate 0 in \(columns)" : "\(place) are at rate 0 in \(columns)")
    let rest = hasOthers ? localized("; the other products are planned there too.") : "."
    return [fact + rest]
  }

  private static func overlaps(_ zones: [FieldMap.Zone], _ text: AmountText) -> [String] {
    let overlap = MapOverlap(zones)
    let whole = zones.reduce(0) { $0 + $1.squareMetres }
    guard overlap.squareMetres > overlapTolerance * whole else { return [] }
    let most = zip(zones, overlap.shared).sorted { $0.1 > $1.1 }.prefix(2).map(\.0.name.quoted)
    let area = text.area(Area(squareMetres: overlap.squareMetres))
    return [
      localized(
        "Zones overlap on \(area), \(most.listed) most: product is planned for each of them.")
    ]
  }

  /// How the area and the totals differ from what the file says.
  private static func differences(
    _ map: FieldMap, _ zones: [FieldMap.Zone], _ text: AmountText
  ) -> [String] {
    let own = zones.reduce(0) { $0 + $1.squareMetres }
    var sentences = [
      map.statedSquareMetres.flatMap { difference(own, $0) }.map {
        localized(
          "The zones are \(text.area(Area(squareMetres: own))); the file says "
            + "\(text.area(Area(squareMetres: map.statedSquareMetres ?? 0))), \($0).")
      }
    ]
    let names = map.columns.map { $0.name.lowercased() }
    if let column = names.firstIndex(where: {
      [
        "area", "area_m2", "area_ha", "area_ac", "acres",
        "hectares", "ha",
      ].contains($0)
    }), case .polygons? = zones.first?.shape {
      let stated = zones.reduce(0) { $0 + ($1.values[column]?.number ?? 0) }
      let units = [
        ("m²", 1.0), ("ha", ConversionFactors.squareMetresPerHectare),
        ("ac", ConversionFactors.hectaresPerAcre * ConversionFactors.squareMetresPerHectare),
      ]
      // The unit of the column is the one in which it is nearest.
      if stated > 0,
        let unit = units.min(by: { abs(stated * $0.1 / own - 1) < abs(stated * $1.1 / own - 1) })
      {
        sentences.append(
          difference(own, stated * unit.1).map {
            localized(
              "The zones are \(text.area(Area(squareMetres: own))); the column "
                + "\(map.columns[column].name.quoted) says \(fixed(stated, 2).grouped) "
                + "\(unit.0), \($0).")
          })
      }
    }
    return sentences.compactMap(\.self)
  }

  /// By how much a figure is more or less than ours; `nil` where hardly.
  package static func difference(_ own: Double, _ stated: Double) -> String? {
    let share = stated / own - 1
    guard share.isFinite, abs(share) > areaTolerance else { return nil }
    let percent = fixed(abs(share) * 100, abs(share) < 0.01 ? 2 : 1).withDecimalMark
    return localized(share > 0 ? "\(percent) % more" : "\(percent) % less")
  }
}

extension FieldMap.Zone {
  /// The rate in a column; `nil` where nothing is said, as by a number below 0.
  fileprivate func rate(_ column: Int) -> Double? {
    values[column]?.number.flatMap { $0 >= 0 ? $0 : nil }
  }
}

extension [FieldMap.Zone] {
  /// The names of the zones, those that several have with a number each.
  package var uniqueNames: [String] {
    let counts = Dictionary(map { ($0.name, 1) }, uniquingKeysWith: +)
    var seen: [String: Int] = [:]
    return map(\.name).map { name in
      seen[name, default: 0] += 1
      return counts[name] == 1 ? name : "\(name) \(seen[name] ?? 1)"
    }
  }
}

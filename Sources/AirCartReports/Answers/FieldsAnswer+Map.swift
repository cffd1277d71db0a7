import AirCart
import AirCartDocuments

extension FieldsBlocks {
  /// The most zones that are listed without details.
  private static let shownZones = 12

  /// What each product comes to on the map, the fills in any order, and what was left out; nothing of
  /// fields that are not zones.
  func map(isDetailed: Bool) -> [Answer.Block] {
    guard let map = document.request.map else { return [] }
    let sentences =
      map.products.map { sentence(map, $0) } + [range].compactMap(\.self) + map.remarks
    let isListed = isDetailed || map.zones.count <= Self.shownZones
    let isJoined = map.zones.count > document.request.fields.count
    return Answer.section(
      "Map",
      [.sentences(sentences)] + (isListed && isJoined ? [.table(zones(map))] : []))
  }

  private func sentence(_ map: MapSummary, _ own: MapSummary.Product) -> String {
    let figures = document.figures(map, own)
    let rates = [figures.mean, figures.least, figures.most].map { fixed($0, 2).grouped }
    let area = text.area(Area(acres: map.area(.imperial)))
    let total = document.mass(figures.total)
    let stated = own.statedTotal.flatMap { stated -> String? in
      MapRates.difference(total.pounds, stated.pounds).map {
        localized("The file says \(text.limit(stated)), \($0).")
      }
    }
    let (name, mass) = (document.product(own.product), text.limit(total))
    let mean = "\(rates[0]) \(text.rateUnit)"
    let sentence = localized(
      """
      \(name): \(mass) on \(area); \(mean) in the mean, \(rates[1]) at least and \(rates[2]) at \
      most.
      """)
    return [sentence, stated].compactMap(\.self).joined(separator: " ")
  }

  /// The fills in the order of the zones, and in any other.
  private var range: String? {
    guard let range = document.fillRange, let plan = document.parts.first?.plan else { return nil }
    let fills = plan.fills.counted("fill")
    guard range.lowerBound < range.upperBound else {
      return plan.fills == 1
        ? nil : localized("In any order of its acres these tanks take \(fills).")
    }
    let (least, most) = (range.lowerBound.grouped, range.upperBound.grouped)
    return localized(
      """
      Zone by zone these tanks take \(fills); in any other order of its acres \(least) to \(most).
      """)
  }

  private func zones(_ map: MapSummary) -> Answer.Table {
    Answer.Table(
      map.zones,
      [.words("Zone") { $0.name }, .figure("Area") { text.area($0.area) }]
        + map.products.map { own in
          .figure(document.product(own.product), unit: text.rateUnit) {
            fixed($0.rates[own.product], 2).grouped
          }
        })
  }

  /// What each zone takes of the products whose rates the map says; no columns for other fields.
  var mapAmounts: [Answer.ColumnOf<Int>] {
    (document.request.map?.products ?? []).map { own in
      .figure(document.product(own.product), unit: text.massUnit) { field in
        let zone = document.request.fields[field]
        return text.bareMass(document.mass(zone.area * zone.rates[own.product]))
      }
    }
  }
}

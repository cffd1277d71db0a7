import AirCart
package import AirCartSimulation

/// One replication of one cart, record by record.
package struct SeasonTrace: Sendable {
  package let season: CartSeason
  package let replication: Int
  package let records: [SeasonRecord]

  package init(season: CartSeason, replication: Int, records: [SeasonRecord]) {
    self.season = season
    self.replication = replication
    self.records = records
  }

  /// The flat table: a row for every record, in the units of the farm, times in
  /// seconds from midnight before the first day.
  package var table: ResultTable {
    let farm = season.input.farm
    let isMetric = farm.units == .metric
    let fields = records.map { season.fields[$0.field] }
    return ResultTable(
      columns: [
        .init("replication", cells: .integer { _ in replication }),
        .init("cart", cells: .text { _ in season.cart.name }),
        .init("record", cells: .integer { $0 + 1 }),
        .init("date", cells: .texts(records.map { date($0.begin) })),
        .init("clock", cells: .texts(records.map { Self.clock($0.begin) })),
        .init("activity", cells: .texts(records.map { $0.activity.name })),
        .init("begin_s", cells: .numbers(records.map(\.begin))),
        .init("end_s", cells: .numbers(records.map(\.end))),
        .init("field", cells: .texts(fields.map { farm.fields[$0.number].name })),
        .init("crop", cells: .texts(fields.map { farm.crops[$0.crop].name })),
        .init("truck", cells: .integers(records.map { $0.truck.map { $0 + 1 } })),
        .init(
          isMetric ? "ha" : "acres",
          cells: .numbers(records.map { $0.acres * DataUnit.acres.factor(in: farm.units) })),
        .init("filled_bu", cells: .numbers(records.map(\.bushels))),
        .init(
          isMetric ? "product_kg" : "product_lb",
          cells: .numbers(records.map { $0.pounds * DataUnit.pounds.factor(in: farm.units) })),
      ], rowCount: records.count)
  }

  private func date(_ time: Double) -> String {
    season.input.days.start.adding(days: Int((time / 86_400).rounded(.down))).code
  }

  /// A time of day as in `09:42:30`, seconds cut off.
  package static func clock(_ time: Double) -> String {
    let seconds = Int(time.truncatingRemainder(dividingBy: 86_400))
    let parts = [seconds / 3_600, seconds / 60 % 60, seconds % 60]
    return parts.map { ($0 < 10 ? "0" : "") + "\($0)" }.joined(separator: ":")
  }
}

extension SeasonActivity {
  /// The name in files and legends.
  package var name: String {
    switch self {
    case .truckArrives: "truck arrives"
    case .truckLeaves: "truck leaves"
    default: "\(self)"
    }
  }
}

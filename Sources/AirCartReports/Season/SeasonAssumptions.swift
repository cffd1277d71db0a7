import AirCart
import AirCartDocuments
import AirCartSimulation

extension SeasonReport {
  /// The inputs with their values and where the defaults come from; a stated value is the user's.
  package var assumptionTable: ResultTable {
    let rows = assumptions
    return ResultTable(
      columns: [
        .init("Input", cells: .texts(rows.map(\.name))),
        .init("Value", cells: .texts(rows.map(\.value))),
        .init("From", cells: .texts(rows.map(\.source))),
      ], rowCount: rows.count)
  }

  private struct Assumption {
    let name: String
    let value: String
    let source: String
  }

  /// An input: its key in the file, its value, and where the default comes from.
  ///
  /// What the farm says elsewhere, as a reserve for every use of its carts, is no default either.
  private func input(
    _ name: String, _ key: String, _ value: Double, _ unit: SeasonUnit, standard: Double,
    _ source: String
  ) -> Assumption {
    let isStated = results.input.statedKeys.contains(key) || value != standard
    return Assumption(
      name: name, value: text(value, unit), source: isStated ? "the farm file" : source)
  }

  /// As in `76 ft`, rounded to two decimals, and to none in thousands.
  private func text(_ value: Double, _ unit: SeasonUnit) -> String {
    let exact = unit.stated(value, units)
    let scale = exact < 1_000 ? 100.0 : 1
    let stated = (exact * scale).rounded(.toNearestOrEven) / scale
    guard stated.isFinite else { return "no limit" }
    return [stated.plain, unit.name(units)].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var assumptions: [Assumption] {
    outfitAssumptions + fillingAssumptions + tenderAssumptions + dayAssumptions
  }

  private var outfitAssumptions: [Assumption] {
    let drill = results.input.drill
    return [
      input(
        "Working width", "drill.width", drill.widthFeet, .feet,
        standard: SeasonDefaults.widthFeet,
        "default, among published widths of \(amount(60, .feet, 0)) to \(amount(86, .feet, 0)) "
          + unit(.feet)),
      input(
        "Ground speed", "drill.speed", drill.milesPerHour, .milesPerHour,
        standard: SeasonDefaults.milesPerHour, "default, assumed"),
      input(
        "Field efficiency", "drill.efficiency", drill.fieldEfficiency, .none,
        standard: SeasonDefaults.fieldEfficiency,
        "default, turns and overlap alone: about 80 % (Progressive Forage)"),
      input(
        "Metering ceiling", "drill.ceiling", drill.poundsPerMinute, .poundsPerMinute,
        standard: .infinity, "default, no limit"),
    ]
  }

  private var fillingAssumptions: [Assumption] {
    let filling = results.input.filling
    return [
      input(
        "Filling, each truck", "filling.perStop", filling.minutesPerStop, .minutes,
        standard: SeasonDefaults.minutesPerStop,
        "default, inferred from 650 bu in 20 to 25 min (Western Producer)"),
      input(
        "Filling, each tank", "filling.perTank", filling.minutesPerTank, .minutes,
        standard: SeasonDefaults.minutesPerTank, "default, inferred from the same"),
      input(
        "Conveyor", "filling.rate", filling.bushelsPerMinute, .bushelsPerMinute,
        standard: SeasonDefaults.bushelsPerMinute,
        "default, a cart's conveyor (Western Producer)"),
      input(
        "Reserve, of a tank", "filling.reserve", filling.reserveShare, .percent,
        standard: SeasonDefaults.reserveShare, "default, assumed"),
    ]
  }

  private var tenderAssumptions: [Assumption] {
    let tender = results.input.tender
    return [
      input(
        "Trucks", "tender.trucks", tender.trucks.map(Double.init) ?? .infinity, .none,
        standard: .infinity, "default, one is always there"),
      input(
        "Payload", "tender.payload", tender.payloadPounds, .pounds,
        standard: SeasonDefaults.payloadPounds,
        "default, a B-train on secondary roads (Western Producer)"),
      input(
        "Loading a truck", "tender.loading", tender.loadingMinutes, .minutes,
        standard: SeasonDefaults.loadingMinutes, "default, assumed"),
      input(
        "Driving, one way", "tender.travel", tender.travelMinutes, .minutes,
        standard: SeasonDefaults.travelMinutes, "default, assumed"),
    ]
  }

  private var dayAssumptions: [Assumption] {
    let (own, days) = (results.input, results.input.days)
    return [
      input(
        "Moving between fields", "moving", own.movingMinutes, .minutes,
        standard: SeasonDefaults.movingMinutes, "default, assumed"),
      input(
        "Cleaning a tank", "cleanOut", own.cleanOutMinutes, .minutes,
        standard: SeasonDefaults.cleanOutMinutes, "default, assumed"),
      input(
        "Hours a day", "days.hours", days.hoursPerDay, .hours,
        standard: SeasonDefaults.hoursPerDay, "default, assumed"),
      input(
        "Workable days", "days.workable", days.periods.first?.workable ?? 1, .percent,
        standard: SeasonDefaults.workableShare, "default, assumed"),
      input(
        "Wet spells", "days.wetDays", days.meanWetDays, .days,
        standard: SeasonDefaults.meanWetDays, "default, assumed"),
    ]
  }
}

import AirCart
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

    /// An input that is the default, with the default's source, or is not.
    init(_ name: String, _ value: Double, _ unit: String, standard: Double, _ source: String) {
      self.name = name
      self.value =
        NumberText.shortest(value).map { unit.isEmpty ? $0 : "\($0) \(unit)" } ?? "no limit"
      self.source = value == standard ? source : "the farm file or the command line"
    }
  }

  private var assumptions: [Assumption] {
    let input = results.input
    let (drill, filling, tender, days) = (input.drill, input.filling, input.tender, input.days)
    return [
      Assumption(
        "Working width", drill.widthFeet, "ft", standard: SeasonDefaults.widthFeet,
        "default, among published widths of 60 to 86 ft"),
      Assumption(
        "Ground speed", drill.milesPerHour, "mph", standard: SeasonDefaults.milesPerHour,
        "default, assumed"),
      Assumption(
        "Field efficiency", drill.fieldEfficiency, "", standard: SeasonDefaults.fieldEfficiency,
        "default, turns and overlap alone: about 80 % (Progressive Forage)"),
      Assumption(
        "Metering ceiling", drill.poundsPerMinute, "lb/min", standard: .infinity,
        "default, no limit"),
      Assumption(
        "Filling, each truck", filling.minutesPerStop, "min",
        standard: SeasonDefaults.minutesPerStop,
        "default, inferred from 650 bu in 20 to 25 min (Western Producer)"),
      Assumption(
        "Filling, each tank", filling.minutesPerTank, "min",
        standard: SeasonDefaults.minutesPerTank, "default, inferred from the same"),
      Assumption(
        "Conveyor", filling.bushelsPerMinute, "bu/min",
        standard: SeasonDefaults.bushelsPerMinute, "default, a cart's conveyor (Western Producer)"),
      Assumption(
        "Reserve", filling.reserveShare * 100, "% of a tank",
        standard: SeasonDefaults.reserveShare * 100, "default, assumed"),
      Assumption(
        "Trucks", tender.trucks.map(Double.init) ?? .infinity, "", standard: .infinity,
        "default, one is always there"),
      Assumption(
        "Payload", tender.payloadPounds, "lb", standard: SeasonDefaults.payloadPounds,
        "default, a B-train on secondary roads (Western Producer)"),
      Assumption(
        "Loading a truck", tender.loadingMinutes, "min", standard: SeasonDefaults.loadingMinutes,
        "default, assumed"),
      Assumption(
        "Driving, one way", tender.travelMinutes, "min", standard: SeasonDefaults.travelMinutes,
        "default, assumed"),
      Assumption(
        "Moving between fields", input.movingMinutes, "min",
        standard: SeasonDefaults.movingMinutes, "default, assumed"),
      Assumption(
        "Cleaning a tank", input.cleanOutMinutes, "min", standard: SeasonDefaults.cleanOutMinutes,
        "default, assumed"),
      Assumption(
        "Hours a day", days.hoursPerDay, "h", standard: SeasonDefaults.hoursPerDay,
        "default, assumed"),
      Assumption(
        "Workable days", (days.periods.first?.workable ?? 1) * 100, "%",
        standard: SeasonDefaults.workableShare * 100, "default, assumed"),
      Assumption(
        "Wet spells", days.meanWetDays, "days", standard: SeasonDefaults.meanWetDays,
        "default, assumed"),
    ]
  }
}

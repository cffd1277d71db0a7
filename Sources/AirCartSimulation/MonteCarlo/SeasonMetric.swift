package import AirCart

/// A figure of one replication of a season.
package enum SeasonMetric: Int, CaseIterable, Sendable {
  case days, workedDays, seedingHours, fillingHours, waitingHours, movingHours, wetHours
  case stops, loads, acresPerHour, acresPerDay, acres, shareDone, runOuts
  case leftOverPounds, lateAcres, lateValue, cost

  /// The name in tables: the key, as columns are spelt, with the unit.
  package func name(in units: UnitSystem) -> String {
    let isMetric = units == .metric
    return switch self {
    case .days, .stops, .loads, .cost: key
    case .workedDays: "worked_days"
    case .seedingHours, .fillingHours, .waitingHours, .movingHours, .wetHours: key + "_h"
    case .acresPerHour: isMetric ? "ha_per_h" : "acres_per_h"
    case .acresPerDay: isMetric ? "ha_per_day" : "acres_per_day"
    case .acres: isMetric ? "ha" : "acres"
    case .shareDone: "share_done"
    case .runOuts: "run_outs"
    case .leftOverPounds: isMetric ? "left_over_kg" : "left_over_lb"
    case .lateAcres: isMetric ? "late_ha" : "late_acres"
    case .lateValue: "late_value"
    }
  }

  /// The key in JSON without its unit.
  package var key: String {
    switch self {
    case .days: "days"
    case .workedDays: "worked"
    case .seedingHours: "seeding"
    case .fillingHours: "filling"
    case .waitingHours: "waiting"
    case .movingHours: "moving"
    case .wetHours: "wet"
    case .stops: "stops"
    case .loads: "loads"
    case .acresPerHour: "areaPerHour"
    case .acresPerDay: "areaPerDay"
    case .acres: "seeded"
    case .shareDone: "shareDone"
    case .runOuts: "runOuts"
    case .leftOverPounds: "leftOver"
    case .lateAcres: "late"
    case .lateValue: "lateValue"
    case .cost: "cost"
    }
  }

  /// What it measures, as far as its key does not say.
  package var unit: SeasonUnit {
    switch self {
    case .workedDays: .days
    case .seedingHours, .fillingHours, .waitingHours, .movingHours, .wetHours: .hours
    case .acresPerHour, .acresPerDay, .acres, .lateAcres: .acres
    case .leftOverPounds: .pounds
    case .days, .stops, .loads, .shareDone, .runOuts, .lateValue, .cost: .none
    }
  }

  /// The value of a replication.
  ///
  /// Days are infinite where the season ends before the last field is done.
  func value(_ totals: SeasonTotals, _ prices: SeasonPrices) -> Double {
    switch self {
    case .days: totals.isFinished ? totals.days : .infinity
    case .workedDays: Double(totals.workedDays)
    case .seedingHours: totals.hours(.seeding)
    case .fillingHours: totals.hours(.filling)
    case .waitingHours: totals.hours(.waiting)
    case .movingHours: totals.hours(.moving)
    case .wetHours: totals.hours(.wet)
    case .stops: Double(totals.stops)
    case .loads: Double(totals.loads)
    case .acresPerHour: totals.workHours > 0 ? totals.acres / totals.workHours : 0
    case .acresPerDay: totals.workedDays > 0 ? totals.acres / Double(totals.workedDays) : 0
    case .acres: totals.acres
    case .shareDone: totals.shareDone
    case .runOuts: Double(totals.runOuts)
    case .leftOverPounds: totals.leftOverPounds
    case .lateAcres: totals.lateAcres
    case .lateValue: totals.lateValue
    case .cost: totals.workHours * prices.perHour + Double(totals.stops) * prices.perStop
    }
  }
}

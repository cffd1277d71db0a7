/// A figure of one replication of a season.
package enum SeasonMetric: Int, CaseIterable, Sendable {
  case days, workedDays, seedingHours, fillingHours, waitingHours, movingHours, wetHours
  case stops, loads, acresPerHour, acresPerDay, acres, shareDone, runOuts
  case leftOverPounds, lateAcres, lateValue, cost

  /// The name in files and on the command line.
  package var name: String {
    switch self {
    case .days: "days"
    case .workedDays: "worked_days"
    case .seedingHours: "seeding_h"
    case .fillingHours: "filling_h"
    case .waitingHours: "waiting_h"
    case .movingHours: "moving_h"
    case .wetHours: "wet_h"
    case .stops: "stops"
    case .loads: "loads"
    case .acresPerHour: "acres_per_h"
    case .acresPerDay: "acres_per_day"
    case .acres: "acres"
    case .shareDone: "share_done"
    case .runOuts: "run_outs"
    case .leftOverPounds: "left_over_lb"
    case .lateAcres: "late_acres"
    case .lateValue: "late_value"
    case .cost: "cost"
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

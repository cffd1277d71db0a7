package import AirCart

/// A figure of one replication of a season.
public enum SeasonMetric: Int, CaseIterable, Sendable {
  /// Days from the season's start until the last field is done, in whole days and the share of a
  /// day's work; infinite where the season is too short.
  case days
  /// Workable days on which the outfit worked.
  case workedDays
  /// Hours in which the drill seeds.
  case seedingHours
  /// Hours in which the cart is filled.
  case fillingHours
  /// Hours of waiting for a truck.
  case waitingHours
  /// Hours of moving between fields and cleaning tanks.
  case movingHours
  /// Working hours lost to days that are not workable.
  case wetHours
  /// Stops to fill the cart.
  case stops
  /// Truckloads that came to the field.
  case loads
  /// Times that a truck gave at the cart, or bagged seed was filled.
  case gives
  /// Acres for each hour of work.
  case acresPerHour
  /// Acres for each of the worked days.
  case acresPerDay
  /// Acres seeded, as they were found, not as stated.
  case acres
  /// The share of the stated acres that is seeded, 0 to 1.
  case shareDone
  /// Pounds taken from the yard.
  case hauledPounds
  /// Pounds of them that went back.
  case returnedPounds
  /// Pounds that were cleaned out of tanks, or left in them at the end.
  case leftOverPounds
  /// Acres of yield lost by lateness: all of an acre that is never seeded.
  case lateAcres
  /// What these acres are worth, in the currency of the prices.
  case lateValue
  /// What hours and stops cost, in the currency of the prices.
  case cost
  /// What trucks cost with their drivers, in the same currency.
  case truckCost
  /// What hours, stops, trucks and lateness cost, as far as they have a price.
  case seasonCost

  /// The name in tables: the key, as columns are spelt, with the unit.
  package func name(in units: UnitSystem) -> String {
    let acres = units == .metric ? "ha" : "acres"
    switch self {
    case .acresPerHour: return acres + "_per_h"
    case .acresPerDay: return acres + "_per_day"
    case .acres: return acres
    case .lateAcres: return "late_" + acres
    default:
      let ending = unit.columnName(units)
      return key.split(atCapitalsWith: "_") + (ending.isEmpty ? "" : "_" + ending)
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
    case .gives: "gives"
    case .acresPerHour: "areaPerHour"
    case .acresPerDay: "areaPerDay"
    case .acres: "seeded"
    case .shareDone: "shareDone"
    case .hauledPounds: "hauled"
    case .returnedPounds: "returned"
    case .leftOverPounds: "leftOver"
    case .lateAcres: "late"
    case .lateValue: "lateValue"
    case .cost: "cost"
    case .truckCost: "truckCost"
    case .seasonCost: "seasonCost"
    }
  }

  /// What it measures, as far as its key does not say.
  package var unit: SeasonUnit {
    switch self {
    case .workedDays: .days
    case .seedingHours, .fillingHours, .waitingHours, .movingHours, .wetHours: .hours
    case .acresPerHour, .acresPerDay, .acres, .lateAcres: .acres
    case .hauledPounds, .returnedPounds, .leftOverPounds: .pounds
    case .days, .stops, .loads, .gives, .shareDone, .lateValue, .cost, .truckCost, .seasonCost:
      .none
    }
  }

  /// Whether a season states what it takes to know it: prices, dates of lateness, trucks.
  package func isKnown(in input: SeasonInput) -> Bool {
    let prices = input.prices
    return switch self {
    case .cost: prices.perHour > 0 || prices.perStop > 0
    case .truckCost: prices.perTruckHour > 0 && input.tender.trucks != nil
    case .lateAcres: !prices.timeliness.isEmpty
    case .lateValue: prices.timeliness.contains { $0.valuePerAcre > 0 }
    case .seasonCost:
      Self.cost.isKnown(in: input) || Self.truckCost.isKnown(in: input)
        || Self.lateValue.isKnown(in: input)
    case .loads, .hauledPounds, .returnedPounds: input.tender.trucks != nil
    default: true
    }
  }

  /// The value of a replication.
  ///
  /// Days are infinite where the season ends before the last field is done.
  func value(_ totals: SeasonTotals, _ input: SeasonInput) -> Double {
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
    case .gives: Double(totals.gives)
    case .acresPerHour: totals.workHours > 0 ? totals.acres / totals.workHours : 0
    case .acresPerDay: totals.workedDays > 0 ? totals.acres / Double(totals.workedDays) : 0
    case .acres: totals.acres
    case .shareDone: totals.shareDone
    case .hauledPounds: totals.hauledPounds
    case .returnedPounds: totals.returnedPounds
    case .leftOverPounds: totals.leftOverPounds
    case .lateAcres: totals.lateAcres
    case .lateValue: totals.lateValue
    case .cost:
      totals.workHours * input.prices.perHour + Double(totals.stops) * input.prices.perStop
    case .truckCost:
      totals.workHours * input.prices.perTruckHour * Double(input.tender.trucks ?? 0)
    case .seasonCost:
      Self.cost.value(totals, input) + Self.truckCost.value(totals, input)
        + Self.lateValue.value(totals, input)
    }
  }
}

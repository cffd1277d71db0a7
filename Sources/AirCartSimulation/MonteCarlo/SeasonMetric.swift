package import AirCart

/// A figure of one replication of a season.
package enum SeasonMetric: Int, CaseIterable, Sendable {
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
  /// Hours of moving between fields and of emptying and cleaning tanks.
  case movingHours
  /// Hours of work in which a breakdown is repaired.
  case repairHours
  /// Breakdowns of the outfit.
  case breakdowns
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
}

extension SeasonMetric {
  /// What is told of a metric: its key, its unit, its formula, and what a season must state for it.
  private struct Facts {
    let key: String
    let unit: DataUnit
    let value: (SeasonTotals, Season) -> Double
    let isKnown: (Season) -> Bool

    init(
      _ key: String, _ unit: DataUnit = .none,
      _ value: @escaping (SeasonTotals, Season) -> Double,
      where isKnown: @escaping (Season) -> Bool = { _ in true }
    ) {
      self.key = key
      self.unit = unit
      self.value = value
      self.isKnown = isKnown
    }
  }

  private var facts: Facts {
    switch self {
    case .days: Facts("days") { totals, _ in totals.isFinished ? totals.days : .infinity }
    case .workedDays: Facts("worked", .days) { totals, _ in Double(totals.workedDays) }
    case .seedingHours: Facts("seeding", .hours) { totals, _ in totals.hours(.seeding) }
    case .fillingHours: Facts("filling", .hours) { totals, _ in totals.hours(.filling) }
    case .waitingHours: Facts("waiting", .hours) { totals, _ in totals.hours(.waiting) }
    case .movingHours: Facts("moving", .hours) { totals, _ in totals.hours(.moving) }
    case .repairHours:
      Facts("repair", .hours) { totals, _ in
        totals.hours(.repair)
      } where: {
        $0.breakdowns.arePossible
      }
    case .breakdowns:
      Facts("breakdowns") { totals, _ in
        Double(totals.breakdowns)
      } where: {
        $0.breakdowns.arePossible
      }
    case .wetHours: Facts("wet", .hours) { totals, _ in totals.hours(.wet) }
    case .stops: Facts("stops") { totals, _ in Double(totals.stops) }
    case .loads:
      Facts("loads") { totals, _ in
        Double(totals.loads)
      } where: {
        $0.tender.trucks != nil
      }
    case .gives: Facts("gives") { totals, _ in Double(totals.gives) }
    case .acresPerHour:
      Facts("areaPerHour", .acres) { totals, _ in
        totals.workHours > 0 ? totals.acres / totals.workHours : 0
      }
    case .acresPerDay:
      Facts("areaPerDay", .acres) { totals, _ in
        totals.workedDays > 0 ? totals.acres / Double(totals.workedDays) : 0
      }
    case .acres: Facts("seeded", .acres) { totals, _ in totals.acres }
    case .shareDone: Facts("shareDone") { totals, _ in totals.shareDone }
    case .hauledPounds:
      Facts("hauled", .pounds) { totals, _ in
        totals.hauledPounds
      } where: {
        $0.tender.trucks != nil
      }
    case .returnedPounds:
      Facts("returned", .pounds) { totals, _ in
        totals.returnedPounds
      } where: {
        $0.tender.trucks != nil
      }
    case .leftOverPounds: Facts("leftOver", .pounds) { totals, _ in totals.leftOverPounds }
    case .lateAcres:
      Facts("late", .acres) { totals, _ in
        totals.lateAcres
      } where: {
        !$0.prices.timeliness.isEmpty
      }
    case .lateValue:
      Facts("lateValue") { totals, _ in
        totals.lateValue
      } where: {
        $0.prices.timeliness.contains { $0.valuePerAcre > 0 }
      }
    case .cost:
      Facts("cost") { totals, input in
        totals.workHours * input.prices.perHour + Double(totals.stops) * input.prices.perStop
      } where: {
        $0.prices.perHour > 0 || $0.prices.perStop > 0
      }
    case .truckCost:
      Facts("truckCost") { totals, input in
        totals.workHours * input.prices.perTruckHour * Double(input.tender.trucks ?? 0)
      } where: {
        $0.prices.perTruckHour > 0 && $0.tender.trucks != nil
      }
    case .seasonCost:
      Facts("seasonCost") { totals, input in
        Self.costs.reduce(0) { $0 + $1.value(totals, input) }
      } where: { input in
        Self.costs.contains { $0.isKnown(in: input) }
      }
    }
  }

  /// What the cost of a season is the sum of.
  private static let costs = [cost, truckCost, lateValue]

  /// The name in tables: the key, as columns are spelt, with the unit.
  package func name(in units: UnitSystem) -> String {
    let acres = units == .metric ? "ha" : "acres"
    switch self {
    case .acresPerHour: return acres + "_per_h"
    case .acresPerDay: return acres + "_per_day"
    case .acres: return acres
    case .lateAcres: return "late_" + acres
    default:
      return key.split(atCapitalsWith: "_") + unit.suffix(in: units)
    }
  }

  /// The key in JSON without its unit.
  package var key: String { facts.key }

  /// What it measures, as far as its key does not say.
  package var unit: DataUnit { facts.unit }

  /// Whether a season states what it takes to know it: prices, dates of lateness, trucks.
  package func isKnown(in input: Season) -> Bool { facts.isKnown(input) }

  /// The value of a replication.
  ///
  /// Days are infinite where the season ends before the last field is done.
  func value(_ totals: SeasonTotals, _ input: Season) -> Double {
    facts.value(totals, input)
  }
}

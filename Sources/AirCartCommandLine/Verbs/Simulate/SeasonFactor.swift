import AirCart
import AirCartSimulation

/// An input of a season that can be varied or set on the command line.
enum SeasonFactor: String, CaseIterable {
  case trucks, payload, loading, travel
  case width, speed, efficiency, ceiling, run
  case filling
  case perStop = "per-stop"
  case perTank = "per-tank"
  case reserve
  case reserveBushels = "reserve-bushels"
  case moving
  case cleanOut = "clean-out"
  case startHour = "start-hour"
  case hours, workable
  case wetDays = "wet-days"
  case overlap
  case pricePerHour = "price-per-hour"
  case pricePerStop = "price-per-stop"

  /// The unit in which its values are stated.
  var unit: SeasonUnit {
    switch self {
    case .trucks, .efficiency, .workable, .startHour, .pricePerHour, .pricePerStop: .none
    case .payload: .pounds
    case .loading, .travel, .perStop, .perTank, .moving, .cleanOut: .minutes
    case .width, .run: .feet
    case .speed: .milesPerHour
    case .ceiling: .poundsPerMinute
    case .filling: .bushelsPerMinute
    case .reserveBushels: .bushels
    case .reserve, .overlap: .percent
    case .hours: .hours
    case .wetDays: .days
    }
  }

  /// The name with its unit as files spell it.
  func columnName(_ units: UnitSystem) -> String {
    let isMetric = units == .metric
    return switch self {
    case .trucks: "trucks"
    case .payload: isMetric ? "payload_kg" : "payload_lb"
    case .loading: "loading_min"
    case .travel: "travel_min"
    case .width: isMetric ? "width_m" : "width_ft"
    case .speed: isMetric ? "speed_km_per_h" : "speed_mph"
    case .efficiency: "efficiency"
    case .ceiling: isMetric ? "ceiling_kg_per_min" : "ceiling_lb_per_min"
    case .run: isMetric ? "run_m" : "run_ft"
    case .filling: "filling_bu_per_min"
    case .perStop: "per_stop_min"
    case .perTank: "per_tank_min"
    case .reserve: "reserve_pct"
    case .reserveBushels: "reserve_bu"
    case .moving: "moving_min"
    case .cleanOut: "clean_out_min"
    case .startHour: "start_hour"
    case .hours: "hours_per_day"
    case .workable: "workable_share"
    case .wetDays: "wet_days"
    case .overlap: "overlap_pct"
    case .pricePerHour: "price_per_h"
    case .pricePerStop: "price_per_stop"
    }
  }

  /// What it is, for people.
  func title(_ units: UnitSystem) -> String {
    switch self {
    case .trucks: "trucks"
    case .payload: "payload in \(unit.name(units))"
    case .loading: "loading time in min"
    case .travel: "driving time one way in min"
    case .width: "working width in \(unit.name(units))"
    case .speed: "ground speed in \(unit.name(units))"
    case .efficiency: "field efficiency"
    case .ceiling: "metering ceiling in \(unit.name(units))"
    case .run: "length of a pass in \(unit.name(units))"
    case .filling: "conveyor in bu/min"
    case .perStop: "minutes for a truck at a stop"
    case .perTank: "minutes for a tank"
    case .reserve: "reserve in % of a tank"
    case .reserveBushels: "reserve of a tank in bu"
    case .moving: "minutes from field to field"
    case .cleanOut: "minutes for cleaning a tank"
    case .startHour: "hour at which work begins"
    case .hours: "hours a day"
    case .workable: "share of workable days"
    case .wetDays: "days of a wet spell"
    case .overlap: "overlap in %, the same everywhere"
    case .pricePerHour: "price of an hour"
    case .pricePerStop: "price of a stop"
    }
  }

  /// Whether only whole numbers make sense.
  var isWhole: Bool { self == .trucks }

  /// Sets the input of a season to a value that is stated in a unit system.
  func set(_ stated: Double, _ units: UnitSystem, in input: inout SeasonInput) {
    let value = unit.canonical(stated, units)
    switch self {
    case .trucks: input.tender.trucks = Int(exactly: value)
    case .payload: input.tender.payloadPounds = value
    case .loading: input.tender.loadingMinutes = value
    case .travel: input.tender.travelMinutes = value
    case .width: input.drill.widthFeet = value
    case .speed: input.drill.milesPerHour = value
    case .efficiency: input.drill.fieldEfficiency = value
    case .ceiling: input.drill.poundsPerMinute = value
    case .run: input.drill.runFeet = value
    case .filling: input.filling.bushelsPerMinute = value
    case .perStop: input.filling.minutesPerStop = value
    case .perTank: input.filling.minutesPerTank = value
    case .reserve: input.filling.reserveShare = value
    case .reserveBushels: input.filling.reserveBushels = value
    case .moving: input.movingMinutes = value
    case .cleanOut: input.cleanOutMinutes = value
    case .startHour: input.days.startHour = value
    case .hours: input.days.hoursPerDay = value
    case .workable:
      input.days.periods = [.init(from: input.days.start, workable: value)]
    case .wetDays: input.days.meanWetDays = value
    case .overlap: input.uncertainty.overlap = .exactly(value)
    case .pricePerHour: input.prices.perHour = value
    case .pricePerStop: input.prices.perStop = value
    }
  }
}

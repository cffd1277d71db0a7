import AirCart
import AirCartSimulation
import Foundation

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

  /// The name with its unit as files spell it.
  var columnName: String {
    switch self {
    case .trucks: "trucks"
    case .payload: "payload_lb"
    case .loading: "loading_min"
    case .travel: "travel_min"
    case .width: "width_ft"
    case .speed: "speed_mph"
    case .efficiency: "efficiency"
    case .ceiling: "ceiling_lb_per_min"
    case .run: "run_ft"
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
  var title: String {
    switch self {
    case .trucks: "trucks"
    case .payload: "payload in lb"
    case .loading: "loading time in min"
    case .travel: "driving time one way in min"
    case .width: "working width in ft"
    case .speed: "ground speed in mph"
    case .efficiency: "field efficiency"
    case .ceiling: "metering ceiling in lb/min"
    case .run: "length of a pass in ft"
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

  /// Sets the input of a season.
  func set(_ value: Double, in input: inout SeasonInput) {
    switch self {
    case .trucks: input.tender.trucks = Int(value)
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
    case .reserve: input.filling.reserveShare = value / 100
    case .reserveBushels: input.filling.reserveBushels = value
    case .moving: input.movingMinutes = value
    case .cleanOut: input.cleanOutMinutes = value
    case .startHour: input.days.startHour = value
    case .hours: input.days.hoursPerDay = value
    case .workable:
      input.days.periods = [.init(from: input.days.start, workable: value)]
    case .wetDays: input.days.meanWetDays = value
    case .overlap: input.uncertainty.overlap = .exactly(value / 100)
    case .pricePerHour: input.prices.perHour = value
    case .pricePerStop: input.prices.perStop = value
    }
  }
}

/// What `--vary` asks for: an input and its values, as in `trucks=1...4` or `width=60,76`.
struct SeasonFactorLevels {
  let factor: SeasonFactor
  let values: [Double]

  /// The most values of one input.
  static let limit = 50

  init(_ text: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let factor = SeasonFactor(rawValue: String(parts[0])) else {
      let names = SeasonFactor.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandError(
        .usage, "The value '\(text)' is invalid for '--vary <input=values>'.",
        remedy: "Write one of \(names), then '=' and values, as in trucks=1...4.")
    }
    let values = Self.values(String(parts[1]), isWhole: factor.isWhole)
    guard let values, !values.isEmpty, values.count <= Self.limit else {
      throw CommandError(
        .usage, "The values '\(parts[1])' are invalid for '--vary \(factor.rawValue)'.",
        remedy: "Give up to \(Self.limit) numbers, as in 60,66,76, or a range, as in 1...4 or "
          + "60...84/8 in steps of 8.")
    }
    self.factor = factor
    self.values = values
  }

  private static func values(_ text: String, isWhole: Bool) -> [Double]? {
    let numbers = text.contains("...") ? range(text) : list(text)
    guard let numbers, !isWhole || numbers.allSatisfy({ $0 == $0.rounded() }) else { return nil }
    return numbers
  }

  private static func list(_ text: String) -> [Double]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { number($0) }
    return numbers.count == parts.count ? numbers : nil
  }

  private static func range(_ text: String) -> [Double]? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let separator = parts[0].range(of: "..."),
      let from = number(parts[0][..<separator.lowerBound]),
      let to = number(parts[0][separator.upperBound...]),
      let step = parts.count == 2 ? number(parts[1]) : 1, step > 0, to >= from,
      (to - from) / step <= Double(limit)
    else { return nil }
    return (0...Int((to - from) / step + 1e-9)).map { from + Double($0) * step }
  }

  private static func number(_ text: Substring) -> Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }
}

package import AirCart
import AirCartDocuments
package import AirCartSimulation

/// What a season assumes, each with a low and a high value: what an answer may hang on.
package struct SeasonSwing: Sendable {
  /// A season with one assumption at an end of its range.
  package struct End: Sendable {
    /// The value, for people: `45 %`.
    package let value: String
    package let input: Season
  }

  /// As in `Workable days`.
  package let title: String
  /// Where the range is from.
  package let source: String
  package let low: End
  package let high: End
}

extension SeasonSwing {
  /// The assumptions of a season that can be at either end and on which an answer may depend.
  ///
  /// What changes nothing, as the price of an hour that nobody stated, is left out; an end that is no
  /// season stays as stated.
  package static func all(of input: Season, _ units: UnitSystem) -> [SeasonSwing] {
    numbers.compactMap { swing($0, input, units) }
      + [hoppers(input), road(input), yieldLoss(input), cropValue(input), densities(input)]
      .compactMap(\.self)
  }

  // MARK: Numbers

  /// The range of a number of the season.
  private struct Range: Sendable {
    let key: String
    let change: Change
    let source: String

    init(_ key: String, _ change: Change, _ source: String) {
      self.key = key
      self.change = change
      self.source = source
    }

    /// Whether it matters only where trucks are a limit.
    var isOfTrucks: Bool { key.hasPrefix("tender.") || key == "prices.perTruckHour" }
  }

  /// How a low and a high value follow from the stated one.
  private enum Change {
    /// So much less and more, as it is computed with.
    case by(Double)
    /// So many times as much.
    case times(Double, Double)
  }

  /// One row for each: the key of the number, its low and its high value, and where they are from.
  private static let numbers: [Range] = [
    Range("tender.trucks", .by(1), "one fewer and one more"),
    Range("tender.speed", .times(2.0 / 3, 4.0 / 3), "assumption: 20 and 40 mph for 30"),
    Range("tender.loadingRate", .times(0.5, 2), "assumption: half and twice as fast"),
    Range(
      "days.workable", .by(0.1),
      "assumption: a tenth of all days; the years of Nebraska went from 43 to 79 %"),
    Range("days.hours", .by(2), "assumption: two hours"),
    Range("drill.speed", .by(0.5), "assumption: half a mile an hour"),
    Range("drill.efficiency", .by(0.05), "assumption: 81 and 91 % for 86"),
    Range("drill.turn", .times(0.5, 2), "assumption: half and twice as long"),
    Range(
      "filling.rate", .times(2.0 / 3, 5.0 / 3),
      "published: 60 (Western Producer) to 100 bu/min (Deere); the low is an assumption"),
    Range(
      "prices.perHour", .times(0.61, 1.4),
      "published: custom air seeding 246 to 566 an hour about 405 (Ontario, 2015)"),
    Range("prices.perTruckHour", .times(0.75, 1.25), "assumption: a quarter"),
    Range("prices.ownership", .by(0.02), "assumption: 10 and 14 % for 12"),
  ]

  private static func swing(_ range: Range, _ input: Season, _ units: UnitSystem) -> SeasonSwing? {
    guard let number = Season.numbers.first(where: { $0.key == range.key }),
      let stated = number.value(in: input), stated > 0,
      SeasonMetric.seasonCost.isKnown(in: input) || !range.key.hasPrefix("prices."),
      input.tender.trucks != nil || !range.isOfTrucks,
      !input.prices.carts.isEmpty || range.key != "prices.ownership"
    else { return nil }
    let values =
      switch range.change {
      case .by(let step): (stated - step, stated + step)
      case .times(let low, let high): (stated * low, stated * high)
      }
    guard let low = end(of: number, at: values.0, input, units),
      let high = end(of: number, at: values.1, input, units)
    else { return nil }
    return SeasonSwing(title: number.title, source: range.source, low: low, high: high)
  }

  /// The season with a value within its bounds, or with the stated one where that is none.
  private static func end(
    of number: SeasonNumber, at value: Double, _ input: Season, _ units: UnitSystem
  ) -> End? {
    let unit = number.limit.unit
    let changed =
      number.key == Season.workable.key ? shifted(input, by: value) : set(number, value, input)
    let kept = (try? changed.validate()) == nil ? input : changed
    let isMoney = unit == .none && number.key.hasPrefix("prices.")
    return number.value(in: kept).map { value in
      End(
        value: isMoney
          ? "\(input.prices.currency) \(Estimate(value).text(0))"
          : unit.text(value, units) { $0.grouped },
        input: kept)
    }
  }

  private static func set(_ number: SeasonNumber, _ value: Double, _ input: Season) -> Season {
    var changed = input
    number.set(value, in: &changed)
    return changed
  }

  /// All periods with as many more or fewer workable days as the mean, each within its bounds or as stated.
  private static func shifted(_ input: Season, by value: Double) -> Season {
    let step = value - input.days.statedWorkableShare
    var changed = input
    changed.days.periods = input.days.periods.map {
      let (least, most) = (min(0.01, $0.workable), max(0.99, $0.workable))
      return .init(from: $0.from, workable: min(most, max(least, $0.workable + step)))
    }
    return changed
  }

  /// The order of crops as stated, and the one that is best.
  package static func order(_ input: Season, best crops: [Int]) -> SeasonSwing {
    SeasonSwing(
      title: "Order of crops", source: "as stated, and the best of those tried",
      low: End(value: "as stated", input: input),
      high: End(value: "the best", input: SeasonOrder.season(input, in: crops)))
  }

  // MARK: Others

  private static func end(_ value: String, _ input: Season, _ change: (inout Season) -> Void) -> End
  {
    var changed = input
    change(&changed)
    return End(value: value, input: changed)
  }

  /// A truck without hoppers beside one with those that are stated, or the usual ones.
  private static func hoppers(_ input: Season) -> SeasonSwing? {
    guard input.tender.trucks != nil else { return nil }
    let own = input.tender.compartments.isEmpty ? Tender().compartments : input.tender.compartments
    return SeasonSwing(
      title: "Hoppers of a truck", source: "one product a trip, or as stated or usual",
      low: end("none", input) { $0.tender.compartments = [] },
      high: end("\(own.count)", input) { $0.tender.compartments = own })
  }

  /// So many times less and more of what is changed.
  private static func times(
    _ low: Double, _ high: Double, _ input: Season, title: String, source: String,
    change: (inout Season, Double) -> Void
  ) -> SeasonSwing {
    let ends = [low, high].map { factor in
      end("\(factor.plain) times", input) { change(&$0, factor) }
    }
    return SeasonSwing(title: title, source: source, low: ends[0], high: ends[1])
  }

  /// Every field is so many times as far from the yard, and from the others.
  private static func road(_ input: Season) -> SeasonSwing? {
    guard input.tender.trucks != nil else { return nil }
    return times(
      0.5, 2, input, title: "Way to the fields", source: "assumption: half and twice as far"
    ) { season, factor in
      season.tender.distanceMiles *= factor
      season.farm.fields = season.farm.fields.map { field in
        var moved = field
        moved.place = field.place.map {
          Farm.Place(milesEast: $0.milesEast * factor, milesNorth: $0.milesNorth * factor)
        }
        return moved
      }
    }
  }

  /// Every crop loses so many times as much of its yield on every day.
  private static func yieldLoss(_ input: Season) -> SeasonSwing? {
    guard SeasonMetric.lateValue.isKnown(in: input) else { return nil }
    return times(
      0.6, 1.7, input, title: "Yield lost a day",
      source: "published: 0.6 (flax) to 1.7 % a day (canola) about a mean of 1.0 (Alberta)"
    ) { season, factor in
      let end = season.days.end
      season.prices.timeliness = season.prices.timeliness.map { $0.losing(factor, until: end) }
    }
  }

  private static func cropValue(_ input: Season) -> SeasonSwing? {
    guard SeasonMetric.lateValue.isKnown(in: input) else { return nil }
    return times(
      0.8, 1.2, input, title: "Value of a crop", source: "assumption: a fifth"
    ) { season, factor in
      season.prices.timeliness = season.prices.timeliness.map {
        SeasonPrices.Timeliness(
          crop: $0.crop, points: $0.points, valuePerAcre: $0.valuePerAcre * factor)
      }
    }
  }

  /// All products lighter or heavier for what they measure: the tanks then hold fewer acres, or more.
  private static func densities(_ input: Season) -> SeasonSwing {
    times(
      0.95, 1.05, input, title: "Densities of all products",
      source:
        "published: 1.10 between the fillings of a measure (Agricultural Structures, 1971); tanks and "
        + "the order of crops are planned anew"
    ) { season, factor in
      season.farm.crops = season.farm.crops.map { $0.with(densityTimes: factor) }
    }
  }
}

extension Crop {
  /// The same at so many times the densities of its products.
  fileprivate func with(densityTimes factor: Double) -> Crop {
    var crop = self
    crop.products = products.map {
      ProductRate(
        $0.name, density: BulkDensity(poundsPerBushel: $0.density.poundsPerBushel * factor),
        rates: $0.rates)
    }
    return crop
  }
}

extension SeasonPrices.Timeliness {
  /// The same with so many times the loss of every day, at most all of the yield.
  ///
  /// Day by day, because a line that is cut off at nothing is no line any more.
  fileprivate func losing(_ factor: Double, until end: SeasonDate) -> Self {
    guard let first = points.first?.date else { return self }
    let dates = (0...max(0, first.days(to: end))).map { first.adding(days: $0) }
    return Self(
      crop: crop,
      points: dates.map { Point(date: $0, yield: max(0, 1 - factor * loss(on: $0))) },
      valuePerAcre: valuePerAcre)
  }
}

/// What one cart, or one change of the outfit, is worth in money against another in the same
/// seasons; what it costs to own is left out.
package struct SeasonWorth: Equatable, Sendable {
  /// The mean that a year costs less, in the currency of the prices.
  package let saving: Estimate
  /// What of the mean is filling, stops among them; `nil` where no hour and no stop has a price.
  package let filling: Double?
  /// What of it is waiting for trucks.
  package let waiting: Double?
  /// What of it is seeding, moving, cleaning and repairs.
  package let moving: Double?
  /// What of it is lateness; `nil` where no crop has a value.
  package let lateness: Double?
  /// How much more the first cart costs to buy; `nil` where one of the prices is not stated.
  package let priceDifference: Double?
  private let ownershipShare: Double

  /// Compares two outcomes with the same prices; `nil` where nothing has a price.
  package init?(_ first: CartOutcome, over second: CartOutcome) {
    let input = first.season.input
    guard SeasonMetric.seasonCost.isKnown(in: input) else { return nil }
    let saved = { (metric: SeasonMetric) in second.saved(metric, by: first).value }
    saving = second.saved(.seasonCost, by: first)
    lateness = SeasonMetric.lateValue.isKnown(in: input) ? saved(.lateValue) : nil
    let isTimePriced = first.isTimePriced
    let hours = { (metric: SeasonMetric) in
      second.mean(metric).value * second.hourPrice - first.mean(metric).value * first.hourPrice
    }
    let filling = hours(.fillingHours) + saved(.stops) * input.prices.perStop
    let waiting = hours(.waitingHours)
    self.filling = isTimePriced ? filling : nil
    self.waiting = isTimePriced ? waiting : nil
    moving = isTimePriced ? saving.value - filling - waiting - (lateness ?? 0) : nil
    ownershipShare = input.prices.ownershipShare
    let prices = [first, second].map { $0.price }
    priceDifference = prices[0].flatMap { own in prices[1].map { own - $0 } }
  }

  /// How much more a cart that saves as much may cost to buy, saving / ownership share: then what it
  /// costs more to own a year is what it saves.
  package var mayCostMore: Estimate { saving.map { $0 / ownershipShare } }

  /// Years in which the saving pays for the higher price, difference / saving.
  ///
  /// Infinite where an end of the interval saves nothing; `nil` where the price is not higher, or nothing is saved.
  package var paybackYears: Estimate? {
    guard let priceDifference, priceDifference > 0, saving.value > 0 else { return nil }
    let years = { (saving: Double) in saving > 0 ? priceDifference / saving : .infinity }
    return Estimate(
      years(saving.value),
      interval: saving.interval.map { years($0.upperBound)...years($0.lowerBound) })
  }
}

extension Estimate {
  /// Whether it is 0 but for rounding, and surely so.
  package var isNone: Bool { max(-bounds.lowerBound, bounds.upperBound) < 1e-6 }

  /// Whether it is surely 0 as sums of money are written, without decimals.
  package var isNoMoney: Bool { max(-bounds.lowerBound, bounds.upperBound) < 0.5 }

  /// The ends of its interval; the figure itself where it has none.
  package var bounds: ClosedRange<Double> { interval ?? value...value }

  /// The estimate of an increasing function of the figure.
  package func map(_ function: (Double) -> Double) -> Estimate {
    Estimate(
      function(value),
      interval: interval.map { function($0.lowerBound)...function($0.upperBound) })
  }
}

extension CartOutcome {
  /// What a year with the cart costs on average, by what it is for; `nil` for what has no price.
  package struct Parts: Equatable, Sendable {
    /// Hours of filling, trucks' hours with them, and stops.
    package let filling: Double?
    /// Hours of waiting for trucks.
    package let waiting: Double?
    /// Hours of seeding, moving, cleaning and repairs.
    package let others: Double?
    package let lateness: Double?
    package let owning: Double?
    /// All of it; `nil` where other carts have a price and this one has none.
    package let all: Double?
  }

  /// The parts of what a year costs.
  package var parts: Parts {
    let input = season.input
    let hours = { (metric: SeasonMetric) in isTimePriced ? mean(metric).value * hourPrice : nil }
    let others = [SeasonMetric.seedingHours, .movingHours, .repairHours]
      .reduce(0) { $0 + mean($1).value }
    return Parts(
      filling: hours(.fillingHours).map { $0 + mean(.stops).value * input.prices.perStop },
      waiting: hours(.waitingHours), others: isTimePriced ? others * hourPrice : nil,
      lateness: SeasonMetric.lateValue.isKnown(in: input) ? mean(.lateValue).value : nil,
      owning: ownership, all: yearCost?.value)
  }

  /// What an hour of the outfit costs, its trucks with it.
  fileprivate var hourPrice: Double {
    let input = season.input
    return input.prices.perHour + Double(input.tender.trucks ?? 0) * input.prices.perTruckHour
  }

  fileprivate var isTimePriced: Bool {
    [SeasonMetric.cost, .truckCost].contains { $0.isKnown(in: season.input) }
  }

  /// What the cart costs to buy, where its price is stated.
  package var price: Double? { season.input.prices.price(of: cart) }

  /// What owning it costs a year.
  package var ownership: Double? { price.map { $0 * season.input.prices.ownershipShare } }

  /// What a year costs with the cart: the season, and owning the cart where any has a price.
  ///
  /// `nil` where nothing has a price, or other carts have one and this one has none.
  package var yearCost: Estimate? {
    let input = season.input
    guard SeasonMetric.seasonCost.isKnown(in: input) else { return ownership.map { Estimate($0) } }
    let season = mean(.seasonCost)
    guard !input.prices.carts.isEmpty else { return season }
    return ownership.map { ownership in season.map { $0 + ownership } }
  }
}

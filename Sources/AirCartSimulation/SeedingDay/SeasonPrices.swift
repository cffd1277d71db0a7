/// What time and lateness cost; all zero where a season names no prices.
package struct SeasonPrices: Equatable, Sendable {
  /// From which date on a crop loses how much of its yield for every day of waiting.
  package struct Timeliness: Equatable, Sendable {
    /// The crop's position in the farm.
    package let crop: Int
    /// The last day without loss.
    package let after: SeasonDate
    /// The share of the yield lost for every day later.
    package let lossPerDay: Double
    /// The value of an acre's whole yield; 0 where it is not priced.
    package let valuePerAcre: Double

    /// What the loss and the value may be.
    package static let lossLimit = SeasonLimit(0...100, .percent)
    package static let valueLimit = SeasonLimit(0...1e6, .valuePerAcre)

    package init(crop: Int, after: SeasonDate, lossPerDay: Double, valuePerAcre: Double = 0) {
      self.crop = crop
      self.after = after
      self.lossPerDay = lossPerDay
      self.valuePerAcre = valuePerAcre
    }
  }

  /// For every hour in which the outfit seeds, fills, waits or moves.
  package var perHour = 0.0
  /// For every stop.
  package var perStop = 0.0
  package var timeliness: [Timeliness] = []

  package init() {}

  /// Whether an hour or a stop has a price.
  package var hasPrices: Bool {
    perHour > 0 || perStop > 0
  }
}

/// What time and lateness cost; all zero where a season names no prices.
public struct SeasonPrices: Equatable, Sendable {
  /// From which date on a crop loses how much of its yield for every day of waiting.
  public struct Timeliness: Equatable, Sendable {
    /// The crop's position in the farm.
    public let crop: Int
    /// The last day without loss.
    public let after: SeasonDate
    /// The share of the yield lost for every day later.
    public let lossPerDay: Double
    /// The value of an acre's whole yield; 0 where it is not priced.
    public let valuePerAcre: Double

    /// What the loss and the value may be.
    package static let lossLimit = SeasonLimit(0...100, .percent)
    package static let valueLimit = SeasonLimit(0...1e6, .valuePerAcre)

    /// Creates the loss of a crop; `lossPerDay` is a share, 0.01 for 1 %.
    public init(crop: Int, after: SeasonDate, lossPerDay: Double, valuePerAcre: Double = 0) {
      self.crop = crop
      self.after = after
      self.lossPerDay = lossPerDay
      self.valuePerAcre = valuePerAcre
    }
  }

  /// For every hour in which the outfit seeds, fills, waits or moves.
  public var perHour = 0.0
  /// For every stop.
  public var perStop = 0.0
  /// What lateness costs, crop by crop; crops that are left out lose nothing.
  public var timeliness: [Timeliness] = []

  /// Creates prices that are all zero.
  public init() {}

  /// Whether an hour or a stop has a price.
  package var hasPrices: Bool {
    perHour > 0 || perStop > 0
  }
}

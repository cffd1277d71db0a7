package import AirCart

/// What time, lateness and carts cost; a price of 0 is one that nobody stated.
public struct SeasonPrices: Equatable, Sendable {
  /// What a crop yields when it is seeded on which day, straight between the days.
  public struct Timeliness: Equatable, Sendable {
    /// A day with the share of the whole yield that a crop seeded on it has.
    public struct Point: Equatable, Sendable {
      /// The day.
      public var date: SeasonDate
      /// The share of the yield, 1 for all of it.
      public var yield: Double

      /// Creates a point of the table.
      public init(date: SeasonDate, yield: Double) {
        self.date = date
        self.yield = yield
      }
    }

    /// The crop's position in the farm.
    public let crop: Int
    /// In order of their dates; nothing is lost before the first, and after the last the loss stays.
    public let points: [Point]
    /// The value of an acre's whole yield; 0 where it is not priced.
    public let valuePerAcre: Double

    /// What a yield may be.
    package static let yieldLimit = SeasonLimit(0...100, .share)
    /// What the loss of a day may be.
    package static let lossLimit = SeasonLimit(0...100, .share, doubtBelow: 0.1)
    /// What the value of an acre's whole yield may be.
    package static let valueLimit = SeasonLimit(0...1e6, .valuePerAcre)

    /// The share that is lost each day later, by long-term yields of all major crops in Manitoba after the
    /// middle of May.
    package static let standardLoss = 0.01

    /// Creates the table of a crop.
    public init(crop: Int, points: [Point], valuePerAcre: Double = 0) {
      self.crop = crop
      self.points = points
      self.valuePerAcre = valuePerAcre
    }

    /// Creates the table of a crop that loses the same share, 0.01 for 1 %, on every day after one, to
    /// the end of the year.
    public init(crop: Int, after: SeasonDate, lossPerDay: Double, valuePerAcre: Double = 0) {
      let days = lossPerDay > 0 ? Int(min(1 / lossPerDay, 364 - Double(after.ordinal))) : 0
      let last = Point(date: after.adding(days: days), yield: 1 - Double(days) * lossPerDay)
      let points = [Point(date: after, yield: 1)] + (days > 0 ? [last] : [])
      self.init(crop: crop, points: points, valuePerAcre: valuePerAcre)
    }

    /// Returns the share of the yield that is lost on a date.
    package func loss(on date: SeasonDate) -> Double {
      guard let first = points.first, first.date < date else { return 0 }
      for (earlier, later) in zip(points, points.dropFirst()) where date <= later.date {
        let part = Double(earlier.date.days(to: date)) / Double(earlier.date.days(to: later.date))
        return 1 - (earlier.yield + part * (later.yield - earlier.yield))
      }
      return 1 - (points.last?.yield ?? 1)
    }
  }

  /// What a cart costs to buy.
  public struct CartPrice: Equatable, Sendable {
    /// The cart's name.
    public let cart: String
    /// Its price, in the currency of the season.
    public let price: Double

    /// What a price may be.
    package static let limit = SeasonLimit(0...1e9, excludesLeast: true)

    /// Creates the price of a cart.
    public init(cart: String, price: Double) {
      self.cart = cart
      self.price = price
    }
  }

  /// What money is counted in, as reports print it.
  public var currency = "CAD"
  /// For every hour in which the outfit seeds, fills, waits, moves or is repaired.
  public var perHour = 0.0
  /// For each truck with its driver, in every such hour.
  public var perTruckHour = 0.0
  /// For every stop.
  public var perStop = 0.0
  /// What carts cost to buy; carts that are left out have no price.
  public var carts: [CartPrice] = []
  /// The share of a cart's price that owning it costs a year: 7 % to lose two thirds of the value in ten
  /// years, which Ontario's Ministry of Agriculture takes for the life of a machine, 4 % interest, 1 %
  /// insurance.
  public var ownershipShare = 0.12
  /// What lateness costs, crop by crop; crops that are left out lose nothing.
  public var timeliness: [Timeliness] = []

  /// Creates prices of which none is stated.
  public init() {}

  /// Returns what a cart costs to buy; `nil` where that is not stated.
  package func price(of cart: Cart) -> Double? {
    carts.map { $0.cart }.place(of: cart.name).map { carts[$0].price }
  }
}

extension Season {
  /// The share of a crop's yield that is lost on every day of the season, and where it is never seeded:
  /// all of it where the yield depends on the day.
  func lostYield(ofCrop crop: Int) -> [Double] {
    guard let late = prices.timeliness.first(where: { $0.crop == crop }) else {
      return Array(repeating: 0, count: days.count + 1)
    }
    return (0..<days.count).map { late.loss(on: days.start.adding(days: $0)) } + [1]
  }

  /// What an acre's whole yield of a crop is worth; 0 where it is not priced.
  func cropValue(ofCrop crop: Int) -> Double {
    prices.timeliness.first { $0.crop == crop }?.valuePerAcre ?? 0
  }
}

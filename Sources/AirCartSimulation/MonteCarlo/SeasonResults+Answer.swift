public import AirCart

extension Season {
  /// Simulates the season with carts that may hold any product in any tank.
  ///
  /// - Parameters:
  ///   - carts: The carts; all meet the same days, fields and loads.
  ///   - years: How many seasons are drawn.
  ///   - seed: Chooses them.
  /// - Returns: What was found out about each cart.
  /// - Throws: ``SeasonError`` for what cannot be simulated whatever is drawn.
  public func simulate(
    _ carts: [Cart], years: Int, seed: UInt64 = 1
  ) throws(SeasonError) -> SeasonResults {
    try SeasonStudy(self, carts: carts, seed: seed).run(replications: 0..<max(0, years))
  }
}

extension SeasonResults {
  /// The carts from the least mean days to the most; those that cannot be loaded are left out.
  public var ranked: [CartOutcome] { ranking.map { carts[$0] } }

  /// The ranked cart that holds least; `nil` where no cart can be loaded.
  public var smallest: CartOutcome? {
    ranked.min { $0.cart.capacity < $1.cart.capacity }
  }
}

extension CartOutcome {
  /// The cart's name.
  public var name: String { cart.name }

  /// The date by which the farm is done in a share of the years; `nil` where it is not by the season's
  /// end, or nothing was simulated.
  public func doneBy(share: Double) -> SeasonDate? {
    season.input.days.date(after: quantile(share, .days).value)
  }

  /// How much more the cart may cost to buy than another for what it saves a year, in the currency of the
  /// prices; `nil` without another, or where nothing has a price.
  public func worth(over other: CartOutcome?) -> Estimate? {
    other.flatMap { SeasonWorth(self, over: $0)?.mayCostMore }
  }
}

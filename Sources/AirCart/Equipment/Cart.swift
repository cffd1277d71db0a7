/// An air cart, or a train of carts: named tanks in order, and the weight without product.
public struct Cart: Equatable, Sendable {
  /// The model's name, such as `91300`, or `91300+L9650` for a pair.
  public let name: String
  /// The tanks in the maker's order.
  public let tanks: [Tank]
  /// The weight without product, where it is known.
  public let emptyWeight: Mass?
  /// Where the figures were read.
  public let source: String
  /// The house rules on this cart, with its tank that is meant for phosphate; constraints and rules
  /// of a job go before them.
  package var houseRules = HouseRules.standard

  /// Creates a cart.
  public init(name: String, tanks: [Tank], emptyWeight: Mass?, source: String) {
    self.name = name
    self.tanks = tanks
    self.emptyWeight = emptyWeight
    self.source = source
  }

  /// Creates a cart from bare capacities in bushels, with the reference app's tank labels.
  public init(name: String, bushels: [Double], emptyWeight: Mass? = nil, source: String) {
    let tanks = bushels.enumerated().map { Tank(position: $0, capacity: Volume(bushels: $1)) }
    self.init(name: name, tanks: tanks, emptyWeight: emptyWeight, source: source)
  }

  /// The sum of all tank capacities, added in tank order.
  public var capacity: Volume {
    Volume(bushels: tanks.reduce(0) { $0 + $1.capacity.bushels })
  }

  /// The tanks for liquids.
  package var liquidTanks: TankSet {
    TankSet(positions: tanks.indices.filter { tanks[$0].isLiquid })
  }

  /// Returns the cart as ordered without its saddle tank; the other tanks keep their names.
  public func withoutSaddle() -> Cart {
    let kept = tanks.indices.filter { !tanks[$0].isSaddle }
    var cart = Cart(
      name: name, tanks: kept.map { tanks[$0] }, emptyWeight: emptyWeight, source: source)
    cart.houseRules = houseRules.keeping(kept)
    return cart
  }

  /// Returns two carts pulled as one, the tanks of the first before those of the second.
  ///
  /// The second cart's tanks have its name before theirs, such as `L9650 Tank 1`, and their number in
  /// the train behind it where there is one of that name already. The empty weight is known when both
  /// are.
  public func paired(with second: Cart) -> Cart {
    var joined = tanks
    for tank in second.tanks {
      var name = second.name + " " + tank.name
      for other in joined where other.name == name { name += " (\(joined.count + 1))" }
      joined.append(
        Tank(
          name: name, capacity: tank.capacity, isSaddle: tank.isSaddle, isLiquid: tank.isLiquid))
    }
    var weight: Mass?
    if let front = emptyWeight, let rear = second.emptyWeight {
      weight = Mass(pounds: front.pounds + rear.pounds)
    }
    var cart = Cart(
      name: name + "+" + second.name, tanks: joined, emptyWeight: weight,
      source: source == second.source ? source : source + "; " + second.source)
    cart.houseRules = houseRules.joined(with: second.houseRules, behind: tanks.count)
    return cart
  }
}

/// A rule on where products may go and how much may be loaded; products and tanks are meant by
/// position.
///
/// To add a rule: a case here, its meaning in `PlacementRules.apply`, and its violation in the tests'
/// `FeasibilityCheck`. Both are `switch`es, so the compiler asks for them.
public enum Constraint: Equatable, Sendable {
  /// A product may use these tanks only.
  case allowedTanks(product: Int, TankSet)
  /// A product may use at most so many tanks.
  case mostTanks(product: Int, Int)
  /// These tanks stay empty.
  case emptyTanks(TankSet)
  /// A product may not use these tanks.
  case forbiddenTanks(product: Int, TankSet)
  /// These tanks hold a product already, and keep it; one that the job does not use where it is
  /// `nil`. Excludes `mostTanks` of the same product.
  case holds(TankSet, product: Int?)
  /// Each of these tanks, when it holds a product, keeps some of it that is never seeded.
  ///
  /// Of several reserves for one tank the largest holds.
  case reserve(TankSet, Reserve)
  /// The product on the cart weighs at most so much.
  case payload(Mass)
  /// Cart and product together weigh at most so much; the cart's empty weight must be known.
  case grossWeight(Mass)
}

extension Constraint {
  /// Whether it limits the number of tanks of a product that some hold already.
  func limitsHeldProduct(_ constraints: [Constraint]) -> Bool {
    guard case .mostTanks(let product, _) = self else { return false }
    for case .holds(_, product: product) in constraints { return true }
    return false
  }
}

/// What stays in a tank: it is loaded once and lowers what a fill can take from the tank.
public enum Reserve: Equatable, Sendable {
  /// So many bushels.
  case volume(Volume)
  /// A share of the tank's capacity, in percent.
  case percent(Double)

  /// Returns the reserve of a tank.
  public func volume(ofTank capacity: Volume) -> Volume {
    switch self {
    case .volume(let volume): volume
    case .percent(let percent): Volume(bushels: capacity.bushels * percent / 100)
    }
  }
}

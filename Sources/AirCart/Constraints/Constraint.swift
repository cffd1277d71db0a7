/// A rule on where products may go; products and tanks are meant by position.
///
/// To add a rule: a case here, its meaning in `PlacementRules.apply`, and its violation in
/// `FeasibilityCheck`. Both are `switch`es, so the compiler asks for them.
public enum Constraint: Equatable, Sendable {
  /// A product may use these tanks only.
  case allowedTanks(product: Int, TankSet)
  /// A product may use at most so many tanks.
  case mostTanks(product: Int, Int)
  /// These tanks stay empty.
  case emptyTanks(TankSet)
}

import AirCart

/// What a user may ask for, in a file or on the command line: the one table of limits.
///
/// What lies outside is a slip of the finger, and inside nothing overflows: with a tank of 0.1 bu
/// the number of fills still is a whole number.
package enum InputRanges {
  /// The most tanks of a cart, which is what the exact method takes.
  package static let tankCount = SubsetProgramme.tankLimit

  /// The most products: each needs its own tank.
  package static let productCount = SubsetProgramme.productLimit

  /// The capacity of a tank, in bushels in both systems.
  package static let capacity = NumberRule(
    minimum: .inclusive(0.1), maximum: 10_000, unit: UnitName("bu"))

  /// The weight of an empty cart.
  package static let emptyWeight = NumberRule(
    minimum: .inclusive(0), maximum: 1_000_000, unit: UnitName(imperial: "lb", metric: "kg"))

  /// What stays in a tank, in bushels in both systems; less than the tank holds.
  package static let reserve = NumberRule(
    minimum: .inclusive(0), maximum: 10_000, unit: UnitName("bu"))

  /// What a tank holds in bushels.
  package static let onBoard = NumberRule(
    minimum: .inclusive(0), maximum: 100_000, unit: UnitName("bu"))

  /// What a tank holds as a share of it.
  package static let onBoardPercent = NumberRule(
    minimum: .inclusive(0), maximum: 100, unit: UnitName("%"))

  /// What stays in a tank as a share of it.
  package static let reservePercent = NumberRule(
    minimum: .inclusive(0), maximum: 99, unit: UnitName("%"))

  /// What the product on a cart, or cart and product, may weigh.
  package static let weightLimit = NumberRule(
    minimum: .inclusive(1), maximum: 1_000_000, unit: UnitName(imperial: "lb", metric: "kg"))

  /// The size of a field.
  package static let field = NumberRule(
    minimum: .inclusive(0.001), maximum: 1_000_000, unit: UnitName(imperial: "ac", metric: "ha"))

  /// The share of a field that is seeded twice.
  package static let overlap = NumberRule(
    minimum: .inclusive(0), maximum: 25, unit: UnitName("%"))

  /// The spare that a practical plan is to leave.
  package static let margin = NumberRule(
    minimum: .inclusive(0), maximum: 100, unit: UnitName("%"))

  /// The most severe that a house rule can be.
  package static let severity = 9

  /// The rate of a product, which may be left out by a rate of 0.
  package static let rate = NumberRule(
    minimum: .inclusive(0.001), maximum: 10_000,
    unit: UnitName(imperial: "lb/ac", metric: "kg/ha"), acceptsZero: true)

  /// A density, in the unit in which it is given.
  package static func density(_ unit: UnitName) -> NumberRule {
    NumberRule(minimum: .inclusive(0.1), maximum: 1_000, unit: unit)
  }

  /// The grams of a grain in half a litre; with fewer, the equation of barley means nothing.
  package static let gramsPerHalfLitre = NumberRule(
    minimum: .inclusive(10), maximum: 1_000, unit: UnitName("g/0.5L"))

  /// A density that is given without a unit.
  package static let density = density(UnitName(imperial: "lb/bu", metric: "kg/hL"))
}

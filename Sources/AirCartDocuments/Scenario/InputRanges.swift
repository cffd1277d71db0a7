import AirCart
import AirCartSimulation

/// What a user may ask for, in a file or on the command line: the one table of limits.
///
/// What lies outside is a slip of the finger, and inside nothing overflows: with a tank of 0.1 bu
/// the number of fills still is a whole number.
package enum InputRanges {
  private static let weight = UnitName(imperial: "lb", metric: "kg")
  private static let percent = UnitName("%")
  private static let bushels = UnitName("bu")

  /// Nothing, or enough to be written without an exponent, which command lines do not take.
  private static func nothing(orUpTo most: Double, _ unit: UnitName) -> NumberRule {
    NumberRule(0.001...most, unit, acceptsZero: true)
  }

  /// The most tanks of a cart, which is what the exact method takes.
  package static let tankCount = SubsetProgramme.tankLimit

  /// The most products: each needs its own tank.
  package static let productCount = SubsetProgramme.productLimit

  /// The capacity of a tank, in bushels in both systems.
  package static let capacity = NumberRule(0.1...10_000, bushels)

  /// The weight of an empty cart.
  package static let emptyWeight = nothing(orUpTo: 1_000_000, weight)

  /// What stays in a tank, in bushels in both systems; less than the tank holds.
  package static let reserve = nothing(orUpTo: 10_000, bushels)

  /// What a tank holds in bushels.
  package static let onBoard = nothing(orUpTo: 100_000, bushels)

  /// What a tank holds as a share of it.
  package static let onBoardPercent = nothing(orUpTo: 100, percent)

  /// What stays in a tank as a share of it.
  package static let reservePercent = nothing(orUpTo: 99, percent)

  /// What the product on a cart, or cart and product, may weigh.
  package static let weightLimit = NumberRule(1...1_000_000, weight)

  package static let field = NumberRule(0.001...1_000_000, UnitName(imperial: "ac", metric: "ha"))

  /// How far a field is from where distances are counted, to the east or north.
  package static let distance = NumberRule(
    -Season.farthest.most...Season.farthest.most, UnitName(imperial: "mi", metric: "km"))

  /// The share of a field that is seeded twice.
  package static let overlap = nothing(orUpTo: 25, percent)

  /// The share of a fertilizer that goes with the seed.
  package static let seedPlaced = nothing(orUpTo: 100, percent)

  /// How far the rows of a drill are apart.
  package static let rowSpacing = NumberRule(4...60, UnitName("in"))

  /// How wide the openers of a drill spread seed and fertilizer.
  package static let openerSpread = NumberRule(0.25...20, UnitName("in"))

  /// The spare that a practical plan is to leave.
  package static let margin = nothing(orUpTo: 100, percent)

  /// The most severe that a house rule can be.
  package static let severity = 9

  /// The rate of a product, which may be left out by a rate of 0.
  package static let rate = nothing(
    orUpTo: 10_000, UnitName(imperial: "lb/ac", metric: "kg/ha"))

  package static func density(_ unit: UnitName) -> NumberRule { NumberRule(0.1...1_000, unit) }

  package static let kilogramsPerCubicMetre = NumberRule(1...10_000, UnitName("kg/m³"))

  /// The grams of a grain in half a litre; with fewer, the equation of barley means nothing.
  package static let gramsPerHalfLitre = NumberRule(10...1_000, UnitName("g/0.5L"))

  /// A density that is given without a unit.
  package static let density = density(UnitName(imperial: "lb/bu", metric: "kg/hL"))
}

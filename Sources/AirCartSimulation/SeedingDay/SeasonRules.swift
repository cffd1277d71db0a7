/// The rules of thumb by which the crew works: assumptions, the same for every cart.
enum SeasonRules {
  /// A further truck is used only below this share of what the stop fills for.
  static let wellFilled = 0.75
  /// The share of what the stop fills for with which the outfit goes on where no truck is there.
  static let enough = 0.25
  /// What is hauled, over what is needed.
  static let haulingMargin = 1.03
  /// Pounds too few to stay, to drive or to open a tank for.
  static let tracePounds = 1e-3
  /// Acres by which two figures must differ to be told apart.
  static let traceAcres = 1e-6
  /// Bushels that a tank must have room for.
  static let traceBushels = 1e-6
}

/// The keys of a scenario file, spelt in one place for the description and for the decoder.
package enum ScenarioKey: String, CaseIterable, Sendable {
  /// The schema that an editor should use.
  case schema = "$schema"
  /// The name of the scenario, of a cart or of a tank.
  case name
  /// The headline.
  case title
  /// The system of units.
  case units
  /// The carts to compare.
  case carts
  /// Whether saddle tanks are used.
  case saddleTank
  /// The set of densities.
  case densities
  /// The field size.
  case field
  /// The products.
  case products
  /// The tanks to be left empty.
  case emptyTanks
  /// The name of a product.
  case product
  /// The rate of a product.
  case rate
  /// The density of a product.
  case density
  /// The tanks of a cart, or those that a product may use.
  case tanks
  /// The most tanks of a product.
  case maxTanks
  /// The tanks that a product may not use.
  case keepOutOf
  /// What stays in every tank, or in one.
  case reserve
  /// Reserves of single tanks.
  case tankReserves
  /// A tank, by name or by number.
  case tank
  /// A reserve in US bushels.
  case bushels
  /// A reserve as a share of the tank.
  case percent
  /// The most that the product on a cart may weigh.
  case payload
  /// The most that cart and product may weigh.
  case grossWeight
  /// Pairs of products that are to be kept apart.
  case keepApart
  /// The capacity of a tank.
  case capacity
  /// The weight of an empty cart.
  case emptyWeight
  /// Where figures are from.
  case source
  /// A density in lb/bu.
  case poundsPerBushel
  /// A density in kg/hL.
  case kilogramsPerHectolitre
  /// A density in lb/ft³.
  case poundsPerCubicFoot
  /// A density in g/0.5 L.
  case gramsPerHalfLitre
  /// A density in lb per Avery bushel.
  case poundsPerAveryBushel
}

/// The keys of a saved plan, spelt in one place for the description, the decoder and the writer.
///
/// What a scenario has too goes by the same name.
enum SavedPlanKey: String, CaseIterable, Sendable {
  /// What the file is.
  case format
  /// The version of the format.
  case version
  /// What tells the plan from all others.
  case id
  /// The name of the plan, of a cart or of a tank.
  case name
  /// When it was saved.
  case saved
  /// The system of units.
  case units
  /// The cart.
  case cart
  /// Whether the saddle tank is used.
  case saddleTank
  /// The set of densities.
  case densities
  /// The field size.
  case field
  /// The products.
  case products
  /// The tanks to be left empty.
  case emptyTanks
  /// What stays in single tanks, or in one.
  case tankReserves
  case reserve
  /// A reserve in US bushels.
  case bushels
  /// A reserve as a share of its tank.
  case percent
  /// The most that the product on the cart may weigh.
  case payload
  /// The most that cart and product may weigh.
  case grossWeight
  /// Pairs of products that are to be kept apart.
  case keepApart
  /// Whether all fills cover the same area.
  case even
  /// Whether every tank in use is filled to the brim.
  case brim
  /// The tanks that a product may not use.
  case keepOutOf
  /// What the plan came to.
  case results
  /// The name of a product.
  case product
  /// The rate of a product.
  case rate
  /// The density of a product.
  case density
  /// The number of a density.
  case value
  /// The unit of a density.
  case unit
  /// The tanks of a cart, those that a product may use, or those of the results.
  case tanks
  /// The most tanks of a product.
  case maxTanks
  /// The capacity of a tank.
  case capacity
  /// The weight of an empty cart.
  case emptyWeight
  /// Where the figures of a cart are from.
  case source
  /// The area that a fill covers.
  case areaPerFill
  /// The number of fills.
  case fills
  /// What finds no tank.
  case unallocated
  /// The name of a tank of the results.
  case tank

  /// The keys behind which `null` says that there is no value.
  static let nullable: Set<SavedPlanKey> = [.results, .areaPerFill, .fills, .product]
}

package import AirCart

/// A scenario file as it was written: every value valid for itself, names not yet looked up.
package struct ScenarioDocument: Equatable, Sendable {
  /// The name, which is also that of the folder of results.
  package let name: Located<String>
  /// The headline.
  package let title: Located<String>?
  /// The units of the field, of rates and of weights.
  package let units: UnitSystem
  /// The carts to compare.
  package let carts: CartSelection
  /// Whether saddle tanks are used.
  package let usesSaddleTank: Bool
  /// The densities of products that have none of their own.
  package let densities: DensitySet
  /// The field sizes, in ac or ha.
  package let field: Levels
  /// The products.
  package internal(set) var products: [ProductEntry]
  /// The tanks to be left empty.
  package let emptyTanks: [Located<TankReference>]
  /// What stays in every tank.
  package let reserve: Located<Reserve>?
  /// What stays in single tanks, in place of it.
  package let tankReserves: [TankReserve]
  /// The most that the product on a cart may weigh, in lb or kg.
  package let payload: Located<Double>?
  /// The most that cart and product may weigh, in lb or kg.
  package let grossWeight: Located<Double>?
  /// Pairs of products that are to be kept apart.
  package let keepApart: [[Located<String>]]
}

/// What stays in one tank.
package struct TankReserve: Equatable, Sendable {
  /// The tank.
  package let tank: Located<TankReference>
  /// What stays in it.
  package let reserve: Located<Reserve>
}

/// The carts that a scenario compares.
package enum CartSelection: Equatable, Sendable {
  /// Every cart that AirCart lists.
  case all
  /// One or more carts, at least one.
  case entries([Located<CartEntry>])

  /// The word for every cart.
  package static let allWord = "all"
}

/// A cart of a scenario.
package enum CartEntry: Equatable, Sendable {
  /// A cart, or a pair joined by `+`, by name.
  case named(String)
  /// A cart that the file describes.
  case inline(InlineCart)
}

/// A cart that a scenario describes.
package struct InlineCart: Equatable, Sendable {
  /// The name.
  package let name: Located<String>
  /// The tanks from front to rear.
  package let tanks: [InlineTank]
  /// The weight of the empty cart, in lb or kg.
  package let emptyWeight: Located<Double>?
  /// Where the figures are from.
  package let source: Located<String>?
}

/// A tank of a cart that a scenario describes.
package struct InlineTank: Equatable, Sendable {
  /// The name, where it has one.
  package let name: Located<String>?
  /// The capacity in US bushels.
  package let capacity: Located<Double>
}

/// A tank by name or by number.
package enum TankReference: Equatable, Sendable {
  /// The name of the tank.
  case name(String)
  /// The place of the tank, the front tank being 1.
  case number(Int)
}

/// A product of a scenario.
package struct ProductEntry: Equatable, Sendable {
  /// The name.
  package let name: Located<String>
  /// The rates, in lb/ac or kg/ha.
  package let rate: Levels
  /// The density, where the file gives one.
  package let density: Located<DensityEntry>?
  /// The only tanks that it may use; empty when it may use all.
  package let tanks: [Located<TankReference>]
  /// The most tanks that it may use.
  package let maxTanks: Located<Int>?
  /// The tanks that it may not use.
  package let keepOutOf: [Located<TankReference>]
  /// Where the whole entry stands.
  package let location: DocumentLocation
}

/// A density in the unit in which it was given.
package enum DensityEntry: Equatable, Sendable {
  /// In lb/bu.
  case poundsPerBushel(Double)
  /// In kg/hL.
  case kilogramsPerHectolitre(Double)
  /// In lb/ft³.
  case poundsPerCubicFoot(Double)
  /// In g/0.5 L, as an elevator weighs grain; the crop's equation makes a density of it.
  case gramsPerHalfLitre(Double)
  /// In lb per Avery bushel, which is the Imperial one.
  case poundsPerAveryBushel(Double)

  /// A number without a unit: lb/bu, or kg/hL in a metric file.
  static func bare(_ number: Double, in units: UnitSystem) -> DensityEntry {
    switch units {
    case .imperial: .poundsPerBushel(number)
    case .metric: .kilogramsPerHectolitre(number)
    }
  }
}

/// The values that a number of a scenario takes, one after another.
package struct Levels: Equatable, Sendable {
  /// How the values were written.
  package enum Form: Equatable, Sendable {
    /// One number.
    case single
    /// A list.
    case list
    /// A range.
    case range
  }

  /// How they were written.
  package let form: Form
  /// The values in order, at least one, none twice.
  package let values: [Double]
  /// Where they stand.
  package let location: DocumentLocation
}

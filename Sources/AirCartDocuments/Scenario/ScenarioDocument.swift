package import AirCart

/// A scenario file as it was written: every value valid for itself, names not yet looked up.
package struct ScenarioDocument: Equatable, Sendable {
  /// The name, which is also that of the folder of results.
  package internal(set) var name = Located.missing
  package internal(set) var title: Located<String>?
  /// The units of the field, of rates and of weights.
  package internal(set) var units = UnitSystem.imperial
  package internal(set) var carts = CartSelection.all
  package internal(set) var usesSaddleTank = true
  /// The densities of products without their own.
  package internal(set) var densities = DensitySet.standard
  /// The field sizes, in ac or ha.
  package internal(set) var field = Levels.missing
  package internal(set) var products: [ProductEntry] = []
  package internal(set) var emptyTanks: [Located<TankReference>] = []
  /// What stays in every tank.
  package internal(set) var reserve: Located<Reserve>?
  /// What stays in single tanks, in place of it.
  package internal(set) var tankReserves: [TankReserve] = []
  /// The most that the product on a cart may weigh, in lb or kg.
  package internal(set) var payload: Located<Double>?
  /// The most that cart and product may weigh, in lb or kg.
  package internal(set) var grossWeight: Located<Double>?
  /// Pairs of products that are to be kept apart.
  package internal(set) var keepApart: [[Located<String>]] = []
  /// House rules that are more or less severe than on the carts.
  package internal(set) var rules: [StatedSeverity] = []
  /// The tank with the steel meter auger, on every cart.
  package internal(set) var phosphateTank: Located<TankReference>?
  /// The spare beyond which more is no better, in percent.
  package internal(set) var margin: Double?
  /// The share of every field that is seeded twice, in percent.
  package internal(set) var overlap = 0.0
}

package struct TankReserve: Equatable, Sendable {
  package internal(set) var tank = Located(TankReference.number(1), at: .none)
  /// What stays in it.
  package internal(set) var reserve = Located(Reserve.percent(0), at: .none)
}

/// The carts that a scenario compares.
package enum CartSelection: Equatable, Sendable {
  /// Every cart that AirCart lists.
  case all
  /// One or more carts, at least one.
  case entries([Located<CartEntry>])

  package static let allWord = "all"
}

package enum CartEntry: Equatable, Sendable {
  /// A cart, or a pair joined by `+`, by name.
  case named(String)
  case inline(InlineCart)
}

package struct InlineCart: Equatable, Sendable {
  package internal(set) var name = Located.missing
  /// The tanks from front to rear.
  package internal(set) var tanks: [InlineTank] = []
  /// The weight of the empty cart, in lb or kg.
  package internal(set) var emptyWeight: Located<Double>?
  package internal(set) var source: Located<String>?
  /// House rules that are more or less severe than usual.
  package internal(set) var rules: [StatedSeverity] = []
  /// The tank with the steel meter auger.
  package internal(set) var phosphateTank: Located<TankReference>?
}

/// A tank of a cart that a scenario describes.
package struct InlineTank: Equatable, Sendable {
  package internal(set) var name: Located<String>?
  /// The capacity in US bushels.
  package internal(set) var capacity = Located(1.0, at: .none)
  /// Whether it is a saddle tank, where its name does not tell.
  package internal(set) var isSaddle: Bool?
  /// Whether it is a tank for liquids, where its name does not tell.
  package internal(set) var isLiquid: Bool?
}

/// A tank by name or by number.
package enum TankReference: Equatable, Sendable {
  case name(String)
  /// The place of the tank, the front tank being 1.
  case number(Int)
}

package struct ProductEntry: Equatable, Sendable {
  package internal(set) var name = Located.missing
  /// The rates, in lb/ac or kg/ha.
  package internal(set) var rate = Levels.missing
  /// Whether the rate is the one that meets the nutrient targets of a farm's crop.
  package internal(set) var lacksRate = false
  package internal(set) var density: Located<DensityEntry>?
  /// The only tanks that it may use; empty when it may use all.
  package internal(set) var tanks: [Located<TankReference>] = []
  /// The most tanks that it may use.
  package internal(set) var maxTanks: Located<Int>?
  package internal(set) var keepOutOf: [Located<TankReference>] = []
  /// In what a farm orders it.
  var package: PackageEntry?
  /// Where the density is from, in a list of products.
  package internal(set) var source: String?
  package internal(set) var location = DocumentLocation.none
}

/// A density in the unit in which it was given.
package struct DensityEntry: Equatable, Sendable {
  package internal(set) var value: Double
  package internal(set) var unit: DensityUnit

  package init(_ value: Double, _ unit: DensityUnit) {
    self.value = value
    self.unit = unit
  }

  /// A number without a unit: lb/bu, or kg/hL in a metric file.
  static func bare(_ number: Double, in units: UnitSystem) -> DensityEntry {
    DensityEntry(number, units == .imperial ? .poundsPerBushel : .kilogramsPerHectolitre)
  }
}

/// The values that a number of a scenario takes, one after another.
package struct Levels: Equatable, Sendable {
  package enum Form: Equatable, Sendable {
    case single, list, range
  }

  package internal(set) var form: Form
  /// The values in order, at least one, none twice.
  package internal(set) var values: [Double]
  /// Of rates by volume or by count, how each was stated; empty for weights.
  package internal(set) var rates: [StatedRate?] = []
  package internal(set) var location: DocumentLocation

  /// In place of levels that cannot be read: one that every quantity may have.
  static let missing = Levels(form: .single, values: [1], location: .none)

  /// A rate of 0.
  static func none(at location: DocumentLocation) -> Levels {
    Levels(form: .single, values: [0], location: location)
  }
}

// MARK: - The choice of the practical plan

extension ScenarioDocument.Keys {
  /// House rules, phosphate, margin and overlap; `usual` is what holds without a margin.
  static func choice(usualMargin usual: String) -> [Field<ScenarioDocument>] {
    [
      Field(
        "rules", at: \.rules, .houseRules, otherwise: [], example: houseRulesExample,
        """
        House rules that are more or less severe than usual, or than on the carts: 0 or false \
        switches one off, true gives it its usual severity.
        """),
      Field(
        optional: "phosphateTank", at: \.phosphateTank, .located(.tank), example: "2",
        """
        The tank with the steel meter auger, by name or by number, in place of those that the \
        carts name: for phosphate.
        """),
      Field(
        optional: "margin", at: \.margin, .number(InputRanges.margin), example: "10",
        """
        How much of a field is enough to spare in a practical plan, in percent; without this key, \
        \(usual).
        """),
      Field(
        "overlap", at: \.overlap, .number(InputRanges.overlap), standard: 0, example: "2",
        "The share of every field that is seeded twice, in percent; it is loaded for, too."),
    ]
  }
}

/// House rules as an example of their key.
let houseRulesExample = "{ \"saddle-bulk-seed\": false, \"saddle-fertilizer\": 5 }"

extension Shape<[StatedSeverity]> {
  /// An object with rules and their severities.
  static var houseRules: Shape {
    FieldTable("house rules", blank: [], HouseRule.allCases.map { field($0) }).shape
  }

  private static func field(_ rule: HouseRule) -> Field<[StatedSeverity]> {
    let severity = Shape<Int>.severity(of: rule)
    let key = KeyDescription(
      named: rule.word, severity.description, standard: .integer(rule.standardSeverity),
      rule.documentation)
    return Field(
      key,
      read: { (value, stated) throws(Diagnostic) in
        stated.append(StatedSeverity(rule, try severity.read(value)))
      },
      write: { stated, units in
        stated.first { $0.rule == rule }.map { severity.write($0.severity, units) }
      })
  }
}

extension Shape<Int> {
  /// A whole number, or whether the rule holds at all.
  fileprivate static func severity(of rule: HouseRule) -> Shape {
    .either(
      .whole(from: 0, to: InputRanges.severity),
      Shape<Bool>.flag.converted({ $0 ? rule.standardSeverity : 0 }, back: { $0 > 0 }))
  }
}

extension Cart {
  /// Lets what is stated of the cart hold in place of its house rules.
  mutating func state(
    _ rules: [StatedSeverity], phosphateTank: TankReference?
  ) throws(ResolutionError) {
    houseRules.apply(rules)
    if let phosphateTank { houseRules.phosphateTank = try position(of: phosphateTank) }
  }
}

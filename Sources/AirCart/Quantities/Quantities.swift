// One small type per dimension. What farms state in either unit system, areas and rates, is kept as
// stated and converted when it is asked for in the other; the others are stored in the canonical unit
// that their initializer and property name. `ConversionFactors` has the factors.

/// A field area, kept as stated: in acres or in hectares.
public struct Area: Comparable, Sendable {
  /// The number of acres or hectares.
  package let stated: Double
  /// The system in whose unit the area is stated.
  package let units: UnitSystem

  /// Creates an area from the number of acres or hectares in a system.
  package init(_ stated: Double, in units: UnitSystem) {
    self.stated = stated
    self.units = units
  }

  /// Creates an area from acres.
  public init(acres: Double) { self.init(acres, in: .imperial) }

  /// Creates an area from hectares.
  public init(hectares: Double) { self.init(hectares, in: .metric) }

  /// An area of acres, as in `.acres(480)`.
  public static func acres(_ acres: Double) -> Area { Area(acres: acres) }

  /// An area of hectares, as in `.hectares(195)`.
  public static func hectares(_ hectares: Double) -> Area { Area(hectares: hectares) }

  /// The area in acres.
  public var acres: Double {
    units == .imperial ? stated : stated / ConversionFactors.hectaresPerAcre
  }

  /// The area in hectares.
  public var hectares: Double {
    units == .metric ? stated : stated * ConversionFactors.hectaresPerAcre
  }

  /// The number of acres or hectares in a system.
  package func value(_ units: UnitSystem) -> Double { units == .imperial ? acres : hectares }

  /// Whether two areas are of one size, however they are stated.
  public static func == (left: Area, right: Area) -> Bool { left.acres == right.acres }

  /// Orders areas by size.
  public static func < (left: Area, right: Area) -> Bool { left.acres < right.acres }

  /// The sum, in the units of the first.
  package static func + (left: Area, right: Area) -> Area {
    Area(left.stated + right.value(left.units), in: left.units)
  }
}

/// A volume of product, stored in US bushels, also of a liquid.
public struct Volume: Equatable, Comparable, Sendable {
  /// The volume in US bushels.
  public let bushels: Double

  /// Creates a volume from US bushels.
  public init(bushels: Double) { self.bushels = bushels }

  /// Creates a volume from litres.
  public init(litres: Double) { bushels = litres / ConversionFactors.litresPerBushel }

  /// Creates a volume from US gallons.
  public init(gallons: Double) {
    bushels = gallons * ConversionFactors.litresPerGallon / ConversionFactors.litresPerBushel
  }

  /// The volume in US gallons.
  public var gallons: Double { litres / ConversionFactors.litresPerGallon }

  /// The volume in litres.
  public var litres: Double { bushels * ConversionFactors.litresPerBushel }

  /// Orders volumes by size.
  public static func < (left: Volume, right: Volume) -> Bool { left.bushels < right.bushels }
}

/// A mass, stored in pounds.
public struct Mass: Equatable, Comparable, Sendable {
  /// The mass in pounds.
  public let pounds: Double

  /// Creates a mass from pounds.
  public init(pounds: Double) { self.pounds = pounds }

  /// Creates a mass from kilograms.
  public init(kilograms: Double) { pounds = kilograms / ConversionFactors.kilogramsPerPound }

  /// The mass in kilograms.
  public var kilograms: Double { pounds * ConversionFactors.kilogramsPerPound }

  /// Orders masses by size.
  public static func < (left: Mass, right: Mass) -> Bool { left.pounds < right.pounds }
}

/// A bulk density, stored in pounds per US bushel.
public struct BulkDensity: Equatable, Comparable, Sendable {
  /// The density in pounds per US bushel.
  public let poundsPerBushel: Double

  /// Creates a density from pounds per US bushel.
  public init(poundsPerBushel: Double) { self.poundsPerBushel = poundsPerBushel }

  /// Creates a density from kilograms per hectolitre.
  public init(kilogramsPerHectolitre: Double) {
    poundsPerBushel =
      kilogramsPerHectolitre / 100 * ConversionFactors.litresPerBushel
      / ConversionFactors.kilogramsPerPound
  }

  /// Creates a density from pounds per cubic foot.
  public init(poundsPerCubicFoot: Double) {
    let cubicFeetPerBushel =
      ConversionFactors.litresPerBushel / ConversionFactors.litresPerCubicFoot
    poundsPerBushel = poundsPerCubicFoot * cubicFeetPerBushel
  }

  /// Creates a density from pounds per US gallon, as of a liquid.
  public init(poundsPerGallon: Double) {
    poundsPerBushel =
      poundsPerGallon * ConversionFactors.litresPerBushel / ConversionFactors.litresPerGallon
  }

  /// The density in pounds per US gallon.
  public var poundsPerGallon: Double {
    poundsPerBushel * ConversionFactors.litresPerGallon / ConversionFactors.litresPerBushel
  }

  /// Creates a density from pounds per Avery bushel, which is the Imperial one.
  ///
  /// Canadian test weights in lb/bu are by it: 60 lb fill a US bushel with 58.1 lb.
  public init(poundsPerAveryBushel: Double) {
    poundsPerBushel =
      poundsPerAveryBushel / ConversionFactors.litresPerImperialBushel
      * ConversionFactors.litresPerBushel
  }

  /// The density in pounds per Avery bushel.
  public var poundsPerAveryBushel: Double {
    poundsPerBushel / ConversionFactors.litresPerBushel * ConversionFactors.litresPerImperialBushel
  }

  /// The density in kilograms per hectolitre.
  public var kilogramsPerHectolitre: Double {
    poundsPerBushel * ConversionFactors.kilogramsPerPound / ConversionFactors.litresPerBushel * 100
  }

  /// Orders densities by size.
  public static func < (left: BulkDensity, right: BulkDensity) -> Bool {
    left.poundsPerBushel < right.poundsPerBushel
  }
}

/// A mass of product applied per area, kept as stated: in pounds per acre or kilograms per hectare.
public struct ApplicationRate: Comparable, Sendable {
  /// The number of pounds per acre or kilograms per hectare.
  package let stated: Double
  /// The system in whose unit the rate is stated.
  package let units: UnitSystem

  /// Creates a rate from the number of pounds per acre or kilograms per hectare in a system.
  package init(_ stated: Double, in units: UnitSystem) {
    self.stated = stated
    self.units = units
  }

  /// Creates a rate from pounds per acre.
  public init(poundsPerAcre: Double) { self.init(poundsPerAcre, in: .imperial) }

  /// Creates a rate from kilograms per hectare.
  public init(kilogramsPerHectare: Double) { self.init(kilogramsPerHectare, in: .metric) }

  /// A rate of pounds per acre, as in `.poundsPerAcre(100)`.
  public static func poundsPerAcre(_ pounds: Double) -> ApplicationRate {
    ApplicationRate(poundsPerAcre: pounds)
  }

  /// A rate of kilograms per hectare, as in `.kilogramsPerHectare(112)`.
  public static func kilogramsPerHectare(_ kilograms: Double) -> ApplicationRate {
    ApplicationRate(kilogramsPerHectare: kilograms)
  }

  /// The rate in pounds per acre.
  public var poundsPerAcre: Double {
    units == .imperial ? stated : stated / ConversionFactors.kilogramsPerHectarePerPoundPerAcre
  }

  /// The rate in kilograms per hectare.
  public var kilogramsPerHectare: Double {
    units == .metric ? stated : stated * ConversionFactors.kilogramsPerHectarePerPoundPerAcre
  }

  /// The number of pounds per acre or kilograms per hectare in a system.
  package func value(_ units: UnitSystem) -> Double {
    units == .imperial ? poundsPerAcre : kilogramsPerHectare
  }

  /// What an area takes, computed in kilograms where both are metric and in pounds otherwise.
  package func mass(on area: Area) -> Mass {
    units == .metric && area.units == .metric
      ? Mass(kilograms: stated * area.stated) : Mass(pounds: poundsPerAcre * area.acres)
  }

  /// Whether two rates are the same, however they are stated.
  public static func == (left: ApplicationRate, right: ApplicationRate) -> Bool {
    left.poundsPerAcre == right.poundsPerAcre
  }

  /// Orders rates by size.
  public static func < (left: ApplicationRate, right: ApplicationRate) -> Bool {
    left.poundsPerAcre < right.poundsPerAcre
  }
}

// One small type per dimension, stored in the canonical unit that its initializer and property
// name. Metric views convert with `ConversionFactors` and never change what is stored.

/// A field area, stored in acres.
public struct Area: Equatable, Comparable, Sendable {
  /// The area in acres.
  public let acres: Double

  /// Creates an area from acres.
  public init(acres: Double) { self.acres = acres }

  /// Creates an area from hectares.
  public init(hectares: Double) { acres = hectares / ConversionFactors.hectaresPerAcre }

  /// An area of acres, as in `.acres(480)`.
  public static func acres(_ acres: Double) -> Area { Area(acres: acres) }

  /// An area of hectares, as in `.hectares(195)`.
  public static func hectares(_ hectares: Double) -> Area { Area(hectares: hectares) }

  /// The area in hectares.
  public var hectares: Double { acres * ConversionFactors.hectaresPerAcre }

  /// Orders areas by size.
  public static func < (left: Area, right: Area) -> Bool { left.acres < right.acres }
}

/// A volume of dry product, stored in US bushels.
public struct Volume: Equatable, Comparable, Sendable {
  /// The volume in US bushels.
  public let bushels: Double

  /// Creates a volume from US bushels.
  public init(bushels: Double) { self.bushels = bushels }

  /// Creates a volume from litres.
  public init(litres: Double) { bushels = litres / ConversionFactors.litresPerBushel }

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

/// A mass of product applied per area, stored in pounds per acre.
public struct ApplicationRate: Equatable, Comparable, Sendable {
  /// The rate in pounds per acre.
  public let poundsPerAcre: Double

  /// Creates a rate from pounds per acre.
  public init(poundsPerAcre: Double) { self.poundsPerAcre = poundsPerAcre }

  /// Creates a rate from kilograms per hectare.
  public init(kilogramsPerHectare: Double) {
    poundsPerAcre = kilogramsPerHectare / ConversionFactors.kilogramsPerHectarePerPoundPerAcre
  }

  /// The rate in kilograms per hectare.
  public var kilogramsPerHectare: Double {
    poundsPerAcre * ConversionFactors.kilogramsPerHectarePerPoundPerAcre
  }

  /// Orders rates by size.
  public static func < (left: ApplicationRate, right: ApplicationRate) -> Bool {
    left.poundsPerAcre < right.poundsPerAcre
  }
}

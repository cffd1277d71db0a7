/// The drill that a job is seeded with, as far as the job states it: what decides what lies beside
/// the seed, and how thickly.
package struct SeedDrill: Equatable, Sendable {
  /// How many streams of product reach the soil.
  package enum Shoot: UInt8, CaseIterable, Sendable {
    /// One: everything lies with the seed.
    case single
    /// Two: the seed with its starter, and a side band or mid-row band.
    case double
    /// Three: as with two, and another band.
    case triple
  }

  /// The texture of the soil.
  package enum Soil: UInt8, CaseIterable, Sendable {
    case light, medium, heavy
  }

  package var shoot: Shoot
  /// How far rows are apart, in inches; `nil` where it is not stated.
  package var rows: Double?
  /// How wide an opener spreads seed and fertilizer, in inches; `nil` where it is not stated.
  package var opener: Double?
  /// `nil` where it is not stated.
  package var soil: Soil?

  package init(_ shoot: Shoot, rows: Double? = nil, opener: Double? = nil, soil: Soil? = nil) {
    self.shoot = shoot
    self.rows = rows
    self.opener = opener
    self.soil = soil
  }

  /// What is assumed of a drill that no job states, and said to be.
  package static let assumed = SeedDrill(.double)

  /// A knife, the opener for which the narrowest limits were published.
  static let usualOpener = 1.0
  /// Rows that were read with knives: Canola Council, 2010 and 2011; Manitoba Agriculture.
  private static let usualRows = 9.0
  /// The rows of corn in SDSU's decision aid.
  private static let wideRows = 30.0

  /// The rows of a crop in inches: as stated, or those for which its limits were published.
  func rowSpacing(of crop: SeedCrop) -> Double {
    rows ?? (crop == .corn || crop == .soybeans ? Self.wideRows : Self.usualRows)
  }

  /// The same drill with one detail stated.
  func with(rows: Double? = nil, opener: Double? = nil, soil: Soil? = nil) -> SeedDrill {
    SeedDrill(
      shoot, rows: rows ?? self.rows, opener: opener ?? self.opener, soil: soil ?? self.soil)
  }

  /// The part of the soil's surface over which seed and fertilizer are spread, 0 to 1: the spread of
  /// the openers by the row spacing (Manitoba Agriculture; Top Crop Manager).
  func utilization(of crop: SeedCrop) -> Double {
    min(1, (opener ?? Self.usualOpener) / rowSpacing(of: crop))
  }

  /// Whether openers are wide, as the Canola Council says of 25 lb of phosphate.
  ///
  /// It gives no width: 2 inches or more is a spoon or a sweep, not a knife or a disc.
  var isWide: Bool { (opener ?? Self.usualOpener) >= 2 }

  var texture: Soil { soil ?? .medium }
}

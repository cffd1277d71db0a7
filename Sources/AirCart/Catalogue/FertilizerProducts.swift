/// Fertilizers of the reference app, then others that are in use.
///
/// The app's figures lie in the published ranges for pounds per **cubic foot**; a US bushel is
/// 1.244456 cubic feet. The published value is about the middle of its range.
///
/// No figure was read for MESZ, MES15, ESN, SuperU and elemental sulphur, whose values are defaults:
/// MESZ as the app's figure in cubic feet, MES15 as MESZ, ESN and SuperU as the urea that they are
/// made of. Those of liquids are published in pounds per US gallon, of which a bushel holds 9.309.
enum FertilizerProducts {
  private static let physical =
    "Estimated physical characteristics of fertilizer (studylib 18119690)"
  private static let fourStar = "Four Star Seed, what does dry fertilizer weigh"
  private static let interBulk = "inter-bulk densities"

  static let all: [Product] = [
    product(
      "Urea (46-0-0)", listed: 48, NutrientGrade(46, 0, 0),
      PublishedDensity(59.7, low: 54.8, high: 64.7, source: physical + "; " + fourStar)),
    product(
      "MAP (11-52-0)", aka: ["Monoammonium Phosphate"], listed: 60, NutrientGrade(11, 52, 0),
      PublishedDensity(77.8, low: 74.7, high: 80.9, source: physical)),
    product(
      "DAP (18-46-0)", aka: ["Diammonium Phosphate"], listed: 62, NutrientGrade(18, 46, 0),
      PublishedDensity(71.6, low: 68.4, high: 74.7, source: physical + "; " + fourStar)),
    product(
      "Ammonium Sulphate (21-0-0-24S)",
      aka: ["AMS", "SOA", "Ammonium Sulfate", "Sulphate of Ammonia", "21-0-0-24"], listed: 60,
      NutrientGrade(21, 0, 0, sulphur: 24),
      PublishedDensity(
        70, low: 58.5, high: 82.1, source: fourStar + "; " + physical + "; " + interBulk)),
    product(
      "Potash (0-0-60)", aka: ["KCl", "MOP", "Muriate of Potash"], listed: 70,
      NutrientGrade(0, 0, 60),
      PublishedDensity(80, low: 72.2, high: 87.1, source: physical + "; " + fourStar)),
    product(
      "MESZ (12-40-0-10S-1Zn)", aka: ["MicroEssentials SZ", "MES-Z"], listed: 61,
      NutrientGrade(12, 40, 0, sulphur: 10),
      .assumed(75.9)),
    product(
      "ESN (44-0-0)", aka: ["Coated urea"], listed: nil, NutrientGrade(44, 0, 0), .assumed(59.7)),
    // Without the grade in its name: 46-0-0 is urea to everybody.
    product("SuperU", aka: ["Super Urea"], listed: nil, NutrientGrade(46, 0, 0), .assumed(59.7)),
    product(
      "MES15 (13-33-0-15S)", aka: ["MicroEssentials S15", "MES-15"], listed: nil,
      NutrientGrade(13, 33, 0, sulphur: 15), .assumed(75.9)),
    product(
      "K-Mag (0-0-22-22S-11Mg)", aka: ["KMag", "Sul-Po-Mag", "Langbeinite"], listed: nil,
      NutrientGrade(0, 0, 22, sulphur: 22),
      PublishedDensity(117, low: 112, high: 122, source: physical)),
    product(
      "Elemental Sulphur (0-0-0-90S)", aka: ["Elemental Sulfur", "Sulphur", "Sulfur"], listed: nil,
      NutrientGrade(0, 0, 0, sulphur: 90), .assumed(90)),
    product(
      "TSP (0-46-0)",
      aka: ["Triple superphosphate", "Triple super phosphate", "Triple super", "0-45-0"],
      listed: nil, NutrientGrade(0, 46, 0),
      PublishedDensity(87.1, low: 80.9, high: 93.3, source: physical)),
    product(
      "Ammonium nitrate (34-0-0)", aka: ["AN", "34.5-0-0"], listed: nil, NutrientGrade(34, 0, 0),
      PublishedDensity(69.7, low: 67.2, high: 72.2, source: physical)),
  ]

  /// Liquids at 60 to 80 °F; of UAN 28 the source has 10.67 lb/gal, and 10.6 at 80 °F.
  static let liquids: [Product] = [
    liquid(
      "UAN 28 (28-0-0)",
      aka: ["UAN", "UAN28", "UAN 28-0-0", "Urea ammonium nitrate"],
      NutrientGrade(28, 0, 0), poundsPerGallon: 10.65, in: 10.6...10.67),
    liquid(
      "UAN 32 (32-0-0)", aka: ["UAN32", "UAN 32-0-0"], NutrientGrade(32, 0, 0),
      poundsPerGallon: 11.06, in: 11.06...11.06),
    liquid(
      "APP (10-34-0)",
      aka: ["Ammonium polyphosphate", "Polyphosphate"], NutrientGrade(10, 34, 0),
      poundsPerGallon: 11.65, in: 11.65...11.65),
    liquid(
      "ATS (12-0-0-26S)",
      aka: [
        "12-0-0", "12-0-0-26", "Thiosulphate", "Thiosulfate", "Ammonium thiosulphate",
        "Ammonium thiosulfate", "Thiosul", "Thio-Sul",
      ],
      NutrientGrade(12, 0, 0, sulphur: 26), poundsPerGallon: 11.04, in: 11.04...11.04),
  ]

  private static func liquid(
    _ name: String, aka aliases: [String], _ grade: NutrientGrade,
    poundsPerGallon: Double, in range: ClosedRange<Double>
  ) -> Product {
    let perBushel = { BulkDensity(poundsPerGallon: $0).poundsPerBushel }
    return Product(
      name, .fertilizer, listed: nil,
      published: PublishedDensity(
        perBushel(poundsPerGallon), low: perBushel(range.lowerBound),
        high: perBushel(range.upperBound), source: physical), grade: grade, isLiquid: true,
      aliases: aliases)
  }

  private static func product(
    _ name: String, aka aliases: [String] = [], listed: Double?, _ grade: NutrientGrade,
    _ published: PublishedDensity
  ) -> Product {
    Product(
      name, .fertilizer, listed: listed, published: published, grade: grade, aliases: aliases)
  }
}

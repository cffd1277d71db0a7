/// Fertilizers of the reference app.
///
/// Its figures lie in the published ranges for pounds per **cubic foot**; a US bushel is 1.244456
/// cubic feet. The published value is the app's figure read that way, but for DAP, where 62 lb/ft³
/// lies above every published figure and the highest of them, 60 lb/ft³, replaces it.
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
      PublishedDensity(74.7, low: 74.7, high: 80.9, source: physical)),
    product(
      "DAP (18-46-0)", aka: ["Diammonium Phosphate"], listed: 62, NutrientGrade(18, 46, 0),
      PublishedDensity(74.7, low: 68.4, high: 74.7, source: physical + "; " + fourStar)),
    product(
      "Ammonium Sulphate (21-0-0-24S)", aka: ["AMS", "Ammonium Sulfate", "21-0-0-24"], listed: 60,
      NutrientGrade(21, 0, 0, sulphur: 24),
      PublishedDensity(
        74.7, low: 58.5, high: 82.1, source: fourStar + "; " + physical + "; " + interBulk)),
    product(
      "Potash (0-0-60)", aka: ["KCl", "MOP", "Muriate of Potash"], listed: 70,
      NutrientGrade(0, 0, 60),
      PublishedDensity(87.1, low: 72.2, high: 87.1, source: physical + "; " + fourStar)),
    product(
      "MESZ (12-40-0-10S-1Zn)", aka: ["MicroEssentials SZ", "MES-Z"], listed: 61,
      NutrientGrade(12, 40, 0, sulphur: 10),
      PublishedDensity(75.9, low: 75.9, high: 75.9, source: nil)),
  ]

  private static func product(
    _ name: String, aka aliases: [String] = [], listed: Double, _ grade: NutrientGrade,
    _ published: PublishedDensity
  ) -> Product {
    Product(
      name, .fertilizer, listed: listed, published: published, grade: grade, aliases: aliases)
  }
}

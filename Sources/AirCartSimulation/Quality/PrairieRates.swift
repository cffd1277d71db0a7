/// Rates that are typical on the Prairies, from which random jobs are drawn.
///
/// Seed: plants per square foot × thousand-kernel weight × 10 / survival in percent (Manitoba
/// Agriculture data at cropchatter.com), with the plant targets of cropchatter.com, grainews.ca,
/// saskpulse.com and pembinavalleyonline.com and the survival of highriveronline.com. Fertilizer:
/// derived for this project from published anchors, among them 30 to 50 lb/ac of MAP as a canola
/// starter (canolacouncil.org), 174 lb/ac of urea and 48 lb/ac of MAP on a Peace River farm
/// (grainews.ca) and 100 lb/ac of MESZ on wheat (cropnutrition.com). They are defaults for a
/// study and no recommendation.
package enum PrairieRates {
  /// A range of rates in tenths of a pound per acre, so that every drawn rate is a short decimal.
  package struct Range: Equatable, Sendable {
    package let product: String
    package let tenths: ClosedRange<Int>
    /// The step between rates that are drawn, in tenths.
    package let step: Int

    init(_ product: String, _ pounds: ClosedRange<Int>, step: Int = 10) {
      self.product = product
      tenths = (pounds.lowerBound * 10)...(pounds.upperBound * 10)
      self.step = step
    }
  }

  /// A crop: its seed and the fertilizers that go with it.
  package struct Crop: Equatable, Sendable {
    package let seed: Range
    /// What usually goes with it, at the rates usual for it.
    package let usual: [Range]
    /// What may go with it beyond that, at the rates usual for other crops.
    package let others: [Range]
  }

  private static let urea = "Urea (46-0-0)"
  private static let phosphate = "MAP (11-52-0)"
  private static let sulphate = "Ammonium Sulphate (21-0-0-24S)"
  private static let potash = Range("Potash (0-0-60)", 25...25)
  private static let blend = Range("MESZ (12-40-0-10S-1Zn)", 60...120)
  private static let anySulphate = Range(sulphate, 40...110)

  /// Crops that need nitrogen; the last two fertilizers are those of any crop.
  private static func crop(
    _ seed: Range, urea: ClosedRange<Int>, phosphate: ClosedRange<Int>, _ more: [Range] = []
  ) -> Crop {
    let usual = [Range(Self.urea, urea), Range(Self.phosphate, phosphate)] + more
    let others = [anySulphate, potash, blend].filter { other in
      !usual.contains { $0.product == other.product }
    }
    return Crop(seed: seed, usual: usual, others: others)
  }

  /// Pulses fix their own nitrogen: no urea.
  private static func pulse(_ seed: Range, phosphate: ClosedRange<Int>) -> Crop {
    Crop(
      seed: seed, usual: [Range(Self.phosphate, phosphate)],
      others: [anySulphate, potash, blend])
  }

  /// The crops that jobs are drawn for, each as likely as any other.
  package static let crops: [Crop] = [
    crop(
      Range("Wheat", 100...140), urea: 110...220, phosphate: 40...80,
      [Range(sulphate, 40...40), potash]),
    crop(Range("Durum", 110...150), urea: 90...180, phosphate: 40...70),
    crop(Range("Barley", 105...135), urea: 110...200, phosphate: 40...80),
    crop(Range("Oats", 75...105), urea: 80...160, phosphate: 40...60),
    crop(
      Range("Canola", 4...6, step: 1), urea: 200...300, phosphate: 40...100,
      [blend, Range(sulphate, 60...110)]),
    crop(Range("Flax", 35...50), urea: 90...160, phosphate: 30...30),
    crop(Range("Corn", 20...25), urea: 250...350, phosphate: 50...100),
    pulse(Range("Peas", 180...245), phosphate: 25...45),
    pulse(Range("Lentils", 50...100), phosphate: 25...40),
    pulse(Range("Soybeans", 75...100), phosphate: 25...50),
  ]

  /// The most products of a job: a seed and four fertilizers, as many as a pulse may have.
  package static let productLimit = 5
}

import AirCart
import AirCartDocuments
import AirCartReports

// Rates in the units that people have them in.

extension JobReader {
  /// Reads the rate of a product in the units of the job, and says how it was understood where it
  /// was no weight on an area.
  func rate(
    _ typed: ProductText, of product: ResolvedProduct
  ) throws -> (value: Double, understood: String?) {
    let conversion = try Self.conversion(typed, of: product)
    let value = conversion.map { inUnits($0.rate(of: product.density)) } ?? weight(typed.rate)
    try InputRanges.rate.check(value, "The rate of \(typed.name)", units)
    return (value, conversion?.text(of: product.name, density: product.density, units: units))
  }

  private func inUnits(_ rate: ApplicationRate) -> Double {
    units == .imperial ? rate.poundsPerAcre : rate.kilogramsPerHectare
  }

  /// A weight on an area; one in the units of the job keeps every bit.
  func weight(_ quantity: QuantityText) -> Double {
    switch (quantity.unit, units) {
    case (.kilogramsPerHectare, .imperial):
      ApplicationRate(kilogramsPerHectare: quantity.value).poundsPerAcre
    case (.poundsPerAcre, .metric):
      ApplicationRate(poundsPerAcre: quantity.value).kilogramsPerHectare
    default: quantity.value
    }
  }

  /// What a rate by volume or by count is converted by; `nil` for a weight.
  private static func conversion(
    _ typed: ProductText, of product: ResolvedProduct
  ) throws(CommandError) -> RateConversion? {
    let (value, unit) = (typed.rate.value, typed.rate.unit)
    let isMetric = unit == .seedsPerSquareMetre || unit == .plantsPerSquareMetre
    let area = isMetric ? RateConversion.Ground.squareMetre : .squareFoot
    switch unit {
    case nil, .poundsPerAcre, .kilogramsPerHectare:
      try requireNoDetails(typed, isBare: unit == nil)
      return nil
    case .bushelsPerAcre, .gallonsPerAcre:
      try requireNoDetails(typed, isBare: false)
      return unit == .gallonsPerAcre ? .gallons(value) : .bushels(value)
    case .seedsPerSquareFoot, .seedsPerSquareMetre:
      return .seeds(value, on: area, grams: try sown(typed, product))
    case .plantsPerSquareFoot, .plantsPerSquareMetre:
      let (grams, survival) = (try grams(typed, product), try survival(typed))
      return .plants(value, on: area, grams: grams, survival: survival)
    default: preconditionFailure("a rate has the unit of a rate")
    }
  }

  private static func requireNoDetails(_ typed: ProductText, isBare: Bool) throws(CommandError) {
    guard !typed.seed.isEmpty else { return }
    let number = typed.rate.value.plain
    let example = "\(typed.name)=\(number)plants/ft2,tkw=38,survival=85%".shellQuoted
    throw CommandError(
      isBare
        ? "The rate of \(typed.name) may mean a weight of \(number) on an area or \(number) plants."
        : "The rate of \(typed.name) is in \(typed.rate.unit?.rawValue ?? ""), for which no seeds "
          + "are counted.",
      remedy: "Leave out tkw and survival for a weight, or count plants, as in \(example).")
  }

  private static func grams(
    _ typed: ProductText, _ product: ResolvedProduct
  ) throws(CommandError) -> Double {
    try require(
      ProductCatalogue.product(named: product.name)?.category != .fertilizer,
      "\(product.name) has no seeds to count.",
      remedy: "Write its rate as a weight, as in \("\(typed.name)=150lb/ac".shellQuoted).")
    return try typed.seed.grams.required(
      "The rate of \(typed.name) does not say what its seeds weigh.",
      remedy: "Add the grams of 1,000 seeds, as in "
        + "\(example(typed, survival: typed.rate.unit?.countsPlants == true)).")
  }

  /// The grams of seeds that are counted as they are sown.
  private static func sown(
    _ typed: ProductText, _ product: ResolvedProduct
  ) throws(CommandError) -> Double {
    let grams = try grams(typed, product)
    let number = typed.rate.value.plain
    try require(
      typed.seed.survival == nil,
      "The rate of \(typed.name) may mean \(number) seeds that are sown or \(number) that become "
        + "plants.",
      remedy: "Leave out survival for seeds that are sown, or write plants, as in "
        + "\(example(typed, unit: typed.rate.unit?.plants, survival: true)).")
    return grams
  }

  private static func survival(_ typed: ProductText) throws(CommandError) -> Double {
    try typed.seed.survival.required(
      "The rate of \(typed.name) does not say how many seeds become plants.",
      remedy: "Add it, as in \(example(typed, survival: true)), or count seeds that are sown.")
  }

  private static func example(
    _ typed: ProductText, unit: UnitText? = nil, survival: Bool
  ) -> String {
    let word = (unit ?? typed.rate.unit)?.rawValue ?? ""
    let grams = typed.seed.grams?.plain ?? "38"
    let share = survival ? ",survival=\((typed.seed.survival ?? 85).plain)%" : ""
    return "\(typed.name)=\(typed.rate.value.plain)\(word),tkw=\(grams)\(share)".shellQuoted
  }
}

extension UnitText {
  fileprivate var countsPlants: Bool {
    self == .plantsPerSquareFoot || self == .plantsPerSquareMetre
  }

  /// The unit that counts plants where this one counts seeds.
  fileprivate var plants: UnitText {
    self == .seedsPerSquareMetre ? .plantsPerSquareMetre : .plantsPerSquareFoot
  }
}

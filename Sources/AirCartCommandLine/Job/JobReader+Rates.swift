import AirCart
import AirCartDocuments
import AirCartReports

// Rates in the units that people have them in.

extension JobReader {
  /// Reads the rate of a product in the units of the job, and says how it was understood where it
  /// was no weight on an area.
  func rate(
    _ typed: ProductText, of product: ResolvedProduct, called name: Phrase? = nil
  ) throws -> (value: Double, understood: String?) {
    let rate = StatedRate(typed.rate, seed: typed.seed)
    let conversion: RateConversion?
    do throws(StatedRate.Gap) {
      conversion = try rate.conversion(of: product.name)
    } catch {
      throw Self.explain(error, typed, product)
    }
    let value = rate.value(conversion, at: product.density, in: units)
    try InputRanges.rate.check(value, name ?? "The rate of \(typed.name)", units)
    let understood =
      conversion?.text(of: product.name, density: product.density, units: units)
      ?? rate.countText(of: product.name, units: units)
    return (value, understood.map { $0 + Self.dryRemark(typed.rate, of: product.name) })
  }

  /// That a rate by the gallon or litre is of a product for dry tanks; empty of any other.
  private static func dryRemark(_ rate: QuantityText, of product: String) -> String {
    guard rate.unit?.isLiquidRate == true, !ProductTraits(named: product).isLiquid else {
      return ""
    }
    return localized(
      " It is planned as a dry product; a liquid, which takes a liquid tank, is called "
        + "\("Liquid \(product)".quoted).")
  }

  /// A weight on an area; one in the units of the job keeps every bit.
  func weight(_ quantity: QuantityText) -> Double { quantity.value(in: units) ?? quantity.value }

  private static func explain(
    _ gap: StatedRate.Gap, _ typed: ProductText, _ product: ResolvedProduct
  ) -> CommandError {
    let number = typed.rate.value.plain
    switch gap {
    case .uncounted: return uncounted(typed)
    case .seedless:
      return CommandError(
        "\(product.name) has no seeds to count.",
        remedy: "Write its rate as a weight, as in \("\(typed.name)=150lb/ac".shellQuoted).")
    case .noWeight:
      return CommandError(
        "The rate of \(typed.name) does not say what its seeds weigh.",
        remedy: "Add the grams of 1,000 seeds, as in "
          + "\(example(typed, survival: typed.rate.unit?.countsPlants == true)).")
    case .survivalOfSown:
      return CommandError(
        "The rate of \(typed.name) may mean \(number) seeds that are sown or \(number) that become "
          + "plants.",
        remedy: "Leave out survival for seeds that are sown, or write plants, as in "
          + "\(example(typed, unit: typed.rate.unit.flatMap(\.plants), survival: true)).")
    case .noSurvival:
      return CommandError(
        "The rate of \(typed.name) does not say how many seeds become plants.",
        remedy: "Add it, as in \(example(typed, survival: true)), or count seeds that are sown.")
    }
  }

  private static func uncounted(_ typed: ProductText) -> CommandError {
    let number = typed.rate.value.plain
    let example = "\(typed.name)=\(number)plants/ft2,tkw=38,survival=85%".shellQuoted
    return CommandError(
      typed.rate.unit == nil
        ? "The rate of \(typed.name) may mean a weight of \(number) on an area or \(number) plants."
        : "The rate of \(typed.name) is in \(typed.rate.unit?.text ?? ""), for which no seeds "
          + "are counted.",
      remedy: "Leave out tkw and survival for a weight, or count plants, as in \(example).")
  }

  private static func example(
    _ typed: ProductText, unit: TypedUnit? = nil, survival: Bool
  ) -> String {
    let word = (unit ?? typed.rate.unit)?.text ?? ""
    let grams = typed.seed.grams?.plain ?? "38"
    let share = survival ? ",survival=\((typed.seed.survival ?? 85).plain)%" : ""
    return "\(typed.name)=\(typed.rate.value.plain)\(word),tkw=\(grams)\(share)".shellQuoted
  }
}

extension TypedUnit {
  fileprivate var countsPlants: Bool {
    if case .plants = count { true } else { false }
  }

  /// The unit that counts plants where this one counts seeds.
  fileprivate var plants: TypedUnit? {
    guard case .seeds(let ground) = count else { return nil }
    return TypedUnit.allCases.first { $0.count == .plants(ground) }
  }
}

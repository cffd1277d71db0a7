package import AirCart
import AirCartDocuments

/// What nutrient targets led to, in words.
package struct NutrientTargetText {
  /// A product on the acre with what it is made of, and its rate in the units of the job.
  package struct Part {
    package let name: String
    package let grade: NutrientGrade
    package let rate: Double
    /// What a tonne or a short ton of it costs.
    package let price: Double?

    package init(name: String, grade: NutrientGrade, rate: Double, price: Double? = nil) {
      self.name = name
      self.grade = grade
      self.rate = rate
      self.price = price
    }

    /// What it brings of a nutrient, in the unit of its rate: rate · percent / 100.
    package func amount(of nutrient: Nutrient) -> Double {
      rate * grade.percent(of: nutrient) / 100
    }
  }

  private let targets: [NutrientTarget]
  private let oxides: [Nutrient]
  private let chosen: [Part]
  private let others: [Part]
  /// What is seeded, in acres or hectares.
  private let area: Double
  private let units: UnitSystem
  private let unit: String

  /// Creates the words.
  ///
  /// - Parameters:
  ///   - targets: What was asked for on the acre, in the units of the job.
  ///   - oxides: Those that were typed as an element.
  ///   - chosen: The fertilizers whose rates were found.
  ///   - others: Other products with nutrients, whose rates were given.
  ///   - area: What is seeded, in the units of the job, for the cost of all of it.
  ///   - units: The units of the job.
  package init(
    targets: [NutrientTarget], oxides: [Nutrient], chosen: [Part], others: [Part], area: Double,
    units: UnitSystem
  ) {
    self.targets = targets
    self.oxides = oxides
    self.chosen = chosen
    self.others = others
    self.area = area
    self.units = units
    unit = AmountText(units: units).rateUnit
  }

  /// What was asked for and found, then what is missing or too much, nutrient by nutrient.
  package var sentences: [String] {
    let differences = targets.compactMap { difference($0) }
    let unneeded = chosen.filter { $0.rate == 0 }.map { localized("\($0.name) is not needed.") }
    let read = oxides.map {
      localized("\($0.element) means \($0.name) here, as on a fertilizer label.")
    }
    return [localized("Nutrients asked for: \(asked) \(unit).")] + read + considered
      + [result(isExact: differences.isEmpty), cost].compactMap(\.self) + unneeded + differences
  }

  /// The rates that were found; `nil` where nothing is needed.
  private func result(isExact: Bool) -> String? {
    let used = chosen.filter { $0.rate > 0 }
    guard !used.isEmpty else { return nil }
    let rates = used.map { "\($0.name) \(fixed($0.rate, 2).withDecimalMark)" }.listed
    let goal = localized(hasPrices ? "the least cost" : "the least product")
    return switch (isExact, used.count == 1) {
    case (true, true): localized("\(rates) \(unit) meets this exactly with \(goal).")
    case (true, false): localized("\(rates) \(unit) meet this exactly with \(goal).")
    case (false, true): localized("\(rates) \(unit) comes closest with \(goal).")
    case (false, false): localized("\(rates) \(unit) come closest with \(goal).")
    }
  }

  private var hasPrices: Bool { chosen.contains { $0.price != nil } }

  /// What the fertilizers cost; by a tonne or a short ton, for either may have been meant.
  private var cost: String? {
    guard hasPrices else { return nil }
    let priced = chosen.map { $0.rate * ($0.price ?? 0) }.reduce(0, +)
    let tonne = units == .imperial ? 1_000 / ConversionFactors.kilogramsPerPound : 1_000
    let shortTon = units == .imperial ? 2_000 : 2_000 * ConversionFactors.kilogramsPerPound
    let tons = [
      (localized("prices of a short ton"), shortTon), (localized("prices of a tonne"), tonne),
    ]
    let costs = (units == .imperial ? tons : tons.reversed()).map { prices, weight in
      let each = fixed(priced / weight, 2).withDecimalMark
      let sum = (priced / weight * area).rounded().grouped
      let ground = Self.figure(area)
      return units == .imperial
        ? localized("\(each) an acre (\(sum) for \(ground) ac) at \(prices)")
        : localized("\(each) a hectare (\(sum) for \(ground) ha) at \(prices)")
    }
    return localized("The least cost is \(costs[0]), or \(costs[1]).")
  }

  private var asked: String {
    targets.map { "\($0.nutrient.name) \(Self.figure($0.amount))" }.listed
  }

  private var considered: [String] {
    others.compactMap { part in
      let brought = targets.filter { part.amount(of: $0.nutrient) > 0 }
        .map { "\($0.nutrient.name) \(Self.figure(part.amount(of: $0.nutrient)))" }
      guard !brought.isEmpty else { return nil }
      return localized("\(part.name) at its given rate brings \(brought.listed) \(unit).")
    }
  }

  /// What one target is missed by, above what two decimals show.
  private func difference(_ target: NutrientTarget) -> String? {
    let parts = (others + chosen).filter { $0.amount(of: target.nutrient) > 0 }
    let delivered = parts.map { $0.amount(of: target.nutrient) }.reduce(0, +)
    let gap = delivered - target.amount
    let name = target.nutrient.name
    guard gap.magnitude >= 0.005 else { return nil }
    let amount = "\(Self.figure(gap.magnitude)) \(unit)"
    if gap < 0 { return MissingText.nutrient(name, amount, isBrought: !parts.isEmpty) }
    guard let first = parts.first, parts.count == 1 else {
      return localized(
        "Together \(parts.map(\.name).listed) bring \(amount) more \(name) than asked.")
    }
    return localized("\(first.name) alone brings \(amount) more \(name) than asked.")
  }

  /// Two decimals at most.
  private static func figure(_ value: Double) -> String {
    let text = fixed(value, 2)
    return (text.hasSuffix(".00") ? String(text.dropLast(3)) : text).withDecimalMark
  }
}

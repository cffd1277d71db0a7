package import AirCart
import AirCartSimulation

/// Statements in English, with the names and the units of a job.
package struct StatementText: Sendable {
  package let units: UnitSystem
  /// The names of products, of the tanks of a cart, and of carts, by position.
  package var products: [String] = []
  package var tanks: [String] = []
  package var carts: [String] = []
  /// What money is counted in.
  package var currency = ""

  package init(
    units: UnitSystem, products: [String] = [], tanks: [String] = [], carts: [String] = [],
    currency: String = ""
  ) {
    self.units = units
    self.products = products
    self.tanks = tanks
    self.carts = carts
    self.currency = currency
  }

  private var amounts: AmountText { AmountText(units: units) }

  /// The statement as a sentence, a clause or a title.
  package func text(_ statement: Statement) -> String {
    Wording.template(of: statement.kind)
      .filled(statement.values.map(text), count: statement.values.first?.count ?? 1)
  }

  /// A value in its unit.
  package func text(_ value: Statement.Value) -> String {
    switch value {
    case .count(let count): count.grouped
    case .fills(nil): Wording.noFill.other
    case .fills(let count?): Wording.fills.filled([count.grouped], count: count)
    case .tankCount(let count): Wording.tanks.filled(["\(count)"], count: count)
    case .area(let area): amounts.area(area)
    case .volume(let volume): amounts.volume(volume)
    case .bushels(let volume): fixed(volume.bushels, 1).grouped
    case .capacity(let volume): amounts.capacity(volume)
    case .mass(let mass): amounts.mass(mass)
    case .limit(let mass): amounts.limit(mass)
    case .percent(let percent): amounts.percent(percent)
    case .share(let percent): "\(short(percent)) %"
    case .rate(let rate): amounts.rate(rate)
    case .density(let density): amounts.density(density)
    case .bareDensity(let density): amounts.bareDensity(density)
    case .products(let list): list.map { products[$0] }.listed
    case .limiting(let product): product.map { products[$0] } ?? Wording.weightLimit.other
    case .tanks(let set): set.positions.map { tanks[$0] }.listed
    case .anyTank(let set): set.positions.map { tanks[$0] }.alternatives
    case .carts(let list): list.map { carts[$0] }.joined(separator: Wording.equals)
    case .cartList(let list): list.map { carts[$0] }.listed
    case .anyCart(let list): list.map { carts[$0] }.alternatives
    case .amounts(let list): list.map(text).listed
    case .clauses(let clauses): clauses.map(text).joined(separator: "; ")
    case .crop(let crop): localized(word: crop.name)
    case .statedRates(let rates): amounts.statedRates(rates)
    case .nutrient(let nutrient): "\(localized(word: "\(nutrient)")) (\(nutrient.name))"
    case .day(let day): SeasonDate(ordinal: day).text
    case .years(0): Wording.noYear.other
    case .years(let count): Wording.years.filled(["\(count)"], count: count)
    case .number(let number): number.roundedForPeople.grouped
    case .money(let sum): "\(currency) \(Estimate(sum).text(0))"
    }
  }

  private func text(_ amount: Shortfall) -> String {
    Wording.amount.filled([
      amounts.volume(amount.amount, isLiquid: amount.isLiquid), amount.product,
    ])
  }
}

/// As in `1 fill` and `2 fills`.
package func counted(_ count: Int, _ noun: String) -> String {
  Language.current.text(
    one: "{n} " + noun, other: "{n} " + noun + "s", ["\(count)"], count: count)
}

/// The ends of a range, or the one that both are.
package func span(_ low: String, _ high: String) -> String {
  low == high ? low : localized("\(low) to \(high)")
}

extension String {
  /// The text of a number with the decimal mark of the language and no mark between thousands.
  package var withDecimalMark: String { replacing(".", with: Language.current.decimalMark) }
}

/// At most one decimal, and none where there is nothing behind the point; all that matters of a number
/// that would be 0.
package func short(_ value: Double) -> String {
  if value != 0, abs(value) < 0.05 { return value.roundedForPeople.grouped }
  let text = fixed(value, 1)
  return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text).grouped
}

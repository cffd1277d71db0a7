import AirCart
import AirCartDocuments
package import AirCartSimulation

/// The sentences of a summary: the same words on the terminal and in `summary.md`.
extension SweepSummary {
  /// How much was swept.
  package var sizeSentence: String {
    let parts = [
      counted(grid.carts.count, "cart"), counted(grid.fields.count, "field size"),
      counted(grid.rateCombinationCount, "combination") + " of rates",
    ]
    return parts.joined(separator: " × ") + ": " + counted(grid.cellCount, "job") + "."
  }

  /// Which cart, and why; `nil` where carts are not ranked.
  package var choiceSentence: String? {
    guard let ranks = standing.ranks, let first = standing.shownCarts.first else { return nil }
    guard let area = carts[first].areaPerFill else { return "No cart can seed any of this." }
    let range = [area.least, area.greatest].map(areaNumber)
    let lasts = "One fill lasts \(span(range[0], range[1])) \(areaUnit)."
    let best = standing.shownCarts.filter { ranks[$0] == 1 }
    let rest = standing.shownCarts.first { ranks[$0] > 1 }
    guard let rest, let advantage = standing.advantage else {
      let head = carts.count > 1 ? "All \(carts.count) carts do equally well. " : ""
      let unseeded = unseededSentence(first, carts.count > 1 ? "they" : "it")
      return "\(head)\(fillsClause(first, isHead: true)). \(lasts)\(unseeded)"
    }
    let isOne = best.count == 1 && standing.carts(tiedWith: first).isEmpty
    let names = best.map(names).joined(separator: " = ")
    return "\(names) \(reason(advantage, first, rest, isOne: isOne)). \(lasts)"
      + unseededSentence(first, isOne ? "it" : "they")
  }

  /// Says so where even the best cannot be loaded, unless that is why they are the best.
  private func unseededSentence(_ cart: Int, _ pronoun: String) -> String {
    let count = cellsOfCart - seededCells(cart)
    guard count > 0, standing.advantage != .moreCellsSeeded else { return "" }
    return " In \(count) of \(cellsOfCart) jobs \(pronoun) cannot give every product a tank."
  }

  private var cellsOfCart: Int { grid.cellCount / grid.carts.count }

  private func seededCells(_ cart: Int) -> Int { cellsOfCart - (carts[cart].infeasibleCells ?? 0) }

  /// The best has a tank for every product in more cells than any other.
  private func seededClause(_ first: Int, _ next: Int) -> String {
    let (count, other) = (seededCells(first), seededCells(next))
    let ofFew = ["", "the one job", "both jobs"]
    let all = count < ofFew.count ? ofFew[count] : "all \(count) jobs"
    let share = count == cellsOfCart ? all : "\(count) of \(cellsOfCart) jobs"
    return "a tank for every product in \(share); next \(names(ofTied: next)) in "
      + (other > 0 ? "\(other)" : "none")
  }

  /// What the carts of the first rank do better than any other.
  private func reason(
    _ advantage: CartStanding.Advantage, _ first: Int, _ next: Int, isOne: Bool
  ) -> String {
    let (name, all) = (names(ofTied: next), "of \(carts.count) carts")
    switch advantage {
    case .moreCellsSeeded: return (isOne ? "has " : "have ") + seededClause(first, next)
    case .fewerFills:
      return "\(isOne ? "takes" : "take") the fewest fills \(all), "
        + "\(fillsClause(first, isHead: false)); next \(name) with "
        + (carts[next].meanFills.map { fixed($0, 1) } ?? "none")
    case .largerAreaPerFill:
      return "\(isOne ? "seeds" : "seed") the most with a fill \(all); next \(name)"
    case .lessUnallocated:
      return "\(isOne ? "leaves" : "leave") the least unallocated \(all); next \(name)"
    }
  }

  private func fillsClause(_ cart: Int, isHead: Bool) -> String {
    let mean = carts[cart].meanFills.map { fixed($0, 1) } ?? "no"
    return isHead ? "\(mean) fills a field on average" : "\(mean) a field on average"
  }

  /// One sentence for each group of carts that tie.
  package var tieSentences: [String] {
    standing.ties.map { group in
      "\(group.map { carts[$0].name }.joined(separator: " = ")): "
        + "equal in every job and every metric of capacity, shown once."
    }
  }

  /// One sentence for each shown cart that another dominates.
  package var dominanceSentences: [String] {
    guard let dominators = standing.dominators else { return [] }
    return standing.shownCarts.compactMap { cart in
      let better = standing.shownCarts.filter { dominators[cart].contains($0) }
      guard !better.isEmpty else { return nil }
      return "\(names(ofTied: cart)) is never better and sometimes worse than "
        + better.map(names).joined(separator: ", ") + "."
    }
  }

  /// Where the simple rule falls most short; `nil` when it was not compared.
  package var worstSentence: String? {
    guard carts.contains(where: { $0.greedy != nil }) else { return nil }
    guard let worst else {
      return "The simple rule loads as much as the best possible in every job."
    }
    let gap = fixed(worst.gap, 1)
    return "At worst the simple rule leaves out \(gap) bu more than the best possible: "
      + "\(text(worst.cell))."
  }

  /// What the exhaustive search was run on, and whether it agrees.
  package var agreementSentence: String {
    guard agreement.checkedCells > 0 else { return nothingCheckedSentence }
    let drawn = agreement.isSample ? ", drawn with seed \(agreement.seed)" : ""
    let head = "The exhaustive search was run on \(checkedCells)\(drawn), "
    guard let worst = agreement.worst else {
      let which = grid.cellCount == 1 ? "in which no" : "in none of which any"
      return head + "\(which) product is applied." + uncheckedSentence
    }
    let verdict = agreement.holds ? "agrees with" : "DISAGREES with"
    return head + "and it \(verdict) the optimum; "
      + "the worst relative difference is \(brief(worst.relative)) (\(text(worst)))."
      + uncheckedSentence
  }

  private var checkedCells: String {
    let jobs = counted(grid.cellCount, "job")
    if agreement.checkedCells < grid.cellCount { return "\(agreement.checkedCells) of \(jobs)" }
    return grid.cellCount == 1 ? "the one job" : "all \(jobs)"
  }

  /// Why the exhaustive search was run on no cell.
  private var nothingCheckedSentence: String {
    let asked = "The exhaustive search was asked for, but "
    if agreement.isSample {
      return asked + "its budget of assignments is too small for any job." + uncheckedSentence
    }
    guard !agreement.uncheckedCarts.isEmpty else {
      return "The exhaustive search was not asked for beside the optimum."
    }
    return asked + "no cart could be checked, because of too many assignments: "
      + agreement.uncheckedCarts.joined(separator: ", ") + "."
  }

  private var uncheckedSentence: String {
    guard !agreement.uncheckedCarts.isEmpty else { return "" }
    return " Not checked, because they have too many assignments: "
      + agreement.uncheckedCarts.joined(separator: ", ") + "."
  }

  /// Returns a cell in words: `91300, 160 ac, Wheat 100 lb/ac, Canola 5 lb/ac`.
  package func text(_ cell: SweepGrid.Cell) -> String {
    let rates = zip(grid.products, grid.rates(at: cell)).map {
      "\($0.name) \($1.stated.plain) \(rateUnit)"
    }
    let field = "\(grid.fields[cell.field].stated.plain) \(areaUnit)"
    return ([carts[cell.cart].name, field] + rates).joined(separator: ", ")
  }

  /// The unit of rates in texts for people.
  package var rateUnit: String { DataUnit.poundsPerAcre.symbol(in: grid.units) }

  /// Returns values in words: all of them when they are few, else the ends and the count.
  ///
  /// A unit follows the last of them.
  package func text(ofValues values: [Double], unit: String? = nil) -> String {
    let unit = unit.map { " " + $0 } ?? ""
    guard values.count > 5 else { return values.map(\.plain).joined(separator: ", ") + unit }
    let ends = "\(values[0].plain) to \(values[values.count - 1].plain)"
    return "\(ends)\(unit), \(values.count) values"
  }

  private func text(_ difference: SweepAgreement.Difference) -> String {
    let (what, unit) =
      switch difference.objective {
      case .leastUnallocated: ("unallocated", "bu")
      case .largestAreaPerFill: ("most per fill", "ac")
      }
    return "\(what) of \(text(difference.cell)): \(difference.exact.plain) and "
      + "\(difference.exhaustive.plain) \(unit)"
  }

  /// A small difference, of which nobody reads more than its size: two digits.
  private func brief(_ value: Double) -> String {
    guard value > 0, value < 1e-3 else { return value.plain }
    var exponent = 0
    var digits = value
    while digits < 1 {
      digits *= 10
      exponent += 1
    }
    return fixed(digits, 1) + "e-\(exponent)"
  }
}

import AirCart
import AirCartDocuments
import AirCartSimulation

extension SweepSummary {
  /// What a sweep answers, on the terminal and in `summary.md` and `summary.json`; `command` says
  /// how a cell is planned.
  package func answer(title: String, command: PlanCommand) -> Answer {
    Answer(
      title: title,
      blocks: [.sentences(rateDoubts + [choiceSentence, sizeSentence].compactMap(\.self))]
        + Answer.section(
          "Carts", [.table(cartTable), .sentences(tieSentences + dominanceSentences)])
        + greedyBlocks(command) + Answer.section("Check", [.sentence(agreementSentence)]),
      details: Answer.section(
        "Where greedy fills the cart", worstSentence == nil ? [] : [.table(fillingTable)])
        + Answer.section("What was swept", [.sentence(fieldSentence), .table(productTable)])
        + Answer.section("Weight", [.table(weightTable)]),
      data: SummaryDocument(summary: self, title: title, command: command).jsonValue,
      table: cartData)
  }

  /// Products none of whose rates can be meant, each by its first.
  private var rateDoubts: [String] {
    grid.products.compactMap { product in
      let doubts = product.rates.compactMap { rate in
        RateDoubt(rate, product.density, ProductTraits(named: product.name))?
          .sentence(about: product.name, in: grid.units)
      }
      return doubts.count == product.rates.count ? doubts.first : nil
    }
  }

  private var fieldSentence: String {
    let overlap = grid.overlap.stated.map { " \($0.plain) % of a field is seeded twice." }
    return "Field sizes: \(text(ofValues: grid.fields.map(\.stated), unit: areaUnit))."
      + (overlap ?? "")
  }

  private var productTable: Answer.Table {
    Answer.Table(
      grid.products,
      [
        .words("Product") { $0.name },
        .words("Rates", unit: rateUnit) { text(ofValues: $0.rates.map(\.stated)) },
        .figure("Density", unit: "lb/bu") { $0.density.poundsPerBushel.plain },
      ])
  }

  /// Rank, capacity, area per fill, fills: where they vary, the median and the range.
  private var cartTable: Answer.Table {
    let knowsFills = carts.contains { $0.infeasibleCells != nil }
    let isSomeInfeasible = carts.contains { $0.infeasibleCells ?? 0 > 0 }
    return Answer.Table(
      shownCarts,
      [
        .figure("Rank") { cart in standing.ranks.map { "\($0[cart.cart])" } ?? "" },
        .words("Cart") { names(ofTied: $0.cart) },
        .figure("Capacity", unit: "bu") { fixed($0.capacity, 0) },
        .figure("Most", unit: areaUnit, as: .amount) { cart in
          cart.areaPerFill.map { text($0, areaNumber) } ?? (knowsFills ? "no fill possible" : "")
        },
        .figure("Fills") { cart in
          cart.fills.map { text($0) { $0.plain } } ?? (knowsFills ? "–" : "")
        },
        .figure("No fill in", unit: "jobs") { cart in
          isSomeInfeasible ? cart.infeasibleCells.map { "\($0)" } ?? "" : ""
        },
      ])
  }

  private func text(_ spread: Spread, _ number: (Double) -> String) -> String {
    let (least, greatest) = (number(spread.least), number(spread.greatest))
    return least == greatest ? least : "\(number(spread.median)) (\(least) to \(greatest))"
  }

  /// Greedy beside the optimum; nothing where greedy was not asked.
  private func greedyBlocks(_ command: PlanCommand) -> [Answer.Block] {
    guard let sentence = worstSentence else { return [] }
    let table = Answer.Table(
      shownCarts,
      [
        .words("Cart") { names(ofTied: $0.cart) },
        .cells("Falls short in", unit: "% of jobs", alignment: .trailing) { cart in
          guard let share = cart.greedy?.shortShare else { return "" }
          return Cell(fixed(share * 100, 1), as: share > 0 ? .watch : .ok)
        },
        .figure("Mean gap", unit: "bu") { cart in cart.greedy.map { fixed($0.meanGap, 1) } ?? "" },
        .figure("Worst gap", unit: "bu") { cart in
          cart.greedy.map { fixed($0.worst?.gap ?? 0, 1) } ?? ""
        },
      ])
    return Answer.section(
      "The simple rule (greedy) against the optimum, for one filling of the cart",
      [.table(table), .sentence(sentence), worst.map { .command(command.text($0.cell)) }])
  }

  /// The weight of every cart, those that tie included; without rows where none is known.
  private var weightTable: Answer.Table {
    let text = AmountText(units: grid.units)
    let isKnown = carts.contains { $0.heaviestWeight != nil }
    return Answer.Table(
      isKnown ? carts : [],
      [
        .words("Cart") { $0.name },
        .figure("Empty", unit: text.massUnit) { cart in
          grid.carts[cart.cart].cart.emptyWeight.map(text.bareMass) ?? "–"
        },
        .figure("Heaviest with product", unit: text.massUnit) { cart in
          cart.heaviestWeight.map { text.bareMass(Mass(pounds: $0)) } ?? "–"
        },
      ])
  }
}

import AirCart
import AirCartDocuments
import AirCartReports
import AirCartSimulation

/// What a sweep found, on one screen: which cart, how far a fill lasts, where greedy falls short.
struct SweepScreen {
  let summary: SweepSummary
  let title: String
  let command: PlanCommand
  let console: Console
  /// What a person should know before relying on the figures.
  let note: String?
  let advice: [AdviceNote]

  private var style: Style { console.outputStyle }
  private var width: Int { Section.lineWidth(of: console) }

  var lines: [String] {
    let notes = note.map { [Section(title: "Note", lines: wrapped($0))] } ?? []
    let sections =
      [grid, carts] + greedy + [check] + notes
      + (advice.isEmpty
        ? [] : [Section(title: "Advice", lines: advice.flatMap { wrapped($0.text) })])
    return Array(sections.map { $0.lines(on: console) }.joined(separator: [""]))
  }

  private func wrapped(_ sentence: String) -> [String] { sentence.printable.wrapped(to: width) }

  private var grid: Section {
    let sentences = [summary.sizeSentence, summary.choiceSentence].compactMap(\.self)
    return Section(title: title, lines: sentences.flatMap(wrapped))
  }

  private var carts: Section {
    let table = TextTable(columns: cartColumns, rows: summary.shownCarts.map(cartCells))
    let sentences = summary.tieSentences + summary.dominanceSentences
    return Section(
      title: "Carts",
      lines: table.lines(width: width, style: style)
        + (sentences.isEmpty ? [] : [""] + sentences.flatMap(wrapped)))
  }

  /// Whether somebody answered who knows fills; greedy alone does not.
  private var knowsFills: Bool { summary.carts.contains { $0.infeasibleCells != nil } }

  private var cartColumns: [TextTable.Column] {
    let known: [TextTable.Column] = [
      .init("#", alignment: .trailing), .init("Cart"), .init("Capacity", alignment: .trailing),
      .init("Area per fill, \(summary.areaUnit)", alignment: .trailing),
      .init("Median", alignment: .trailing), .init("Fills", alignment: .trailing),
    ]
    return knowsFills ? known : Array(known[1...2])
  }

  private func cartCells(_ cart: CartSummary) -> [Cell] {
    let name = Cell(summary.names(ofTied: cart.cart))
    let capacity = Cell("\(fixed(cart.capacity, 0)) bu")
    guard knowsFills else { return [name, capacity] }
    return [
      Cell(summary.standing.ranks.map { "\($0[cart.cart])" } ?? ""), name, capacity,
      Cell(cart.areaPerFill.map { range($0, summary.areaNumber) } ?? "no fill possible"),
      Cell(cart.areaPerFill.map { summary.areaNumber($0.median) } ?? "", as: .amount),
      Cell(cart.fills.map { range($0) { fixed($0, 0) } } ?? "–"),
    ]
  }

  private func range(_ spread: Spread, _ number: (Double) -> String) -> String {
    let (least, greatest) = (number(spread.least), number(spread.greatest))
    return least == greatest ? least : "\(least) to \(greatest)"
  }

  /// Nothing to say where greedy was not asked.
  private var greedy: [Section] {
    guard let sentence = summary.worstSentence else { return [] }
    let table = TextTable(columns: greedyColumns, rows: summary.shownCarts.map(greedyCells))
    let example = summary.worst.map { worst in
      ["  " + command.text(worst.cell)]
    }
    return [
      Section(
        title: "Reference rule (greedy) against the optimum, for one filling of the cart",
        lines: table.lines(width: width, style: style) + [""] + wrapped(sentence)
          + (example ?? []))
    ]
  }

  private var greedyColumns: [TextTable.Column] {
    [
      .init("Cart"), .init("Falls short in", alignment: .trailing),
      .init("Mean", alignment: .trailing), .init("Worst", alignment: .trailing),
    ]
  }

  private func greedyCells(_ cart: CartSummary) -> [Cell] {
    guard let greedy = cart.greedy else { return [Cell(cart.name), "", "", ""] }
    let share = greedy.shortShare * 100
    return [
      Cell(summary.names(ofTied: cart.cart)),
      Cell("\(fixed(share, 1)) % of cells", as: share > 0 ? .watch : .ok),
      Cell("\(fixed(greedy.meanGap, 1)) bu"), Cell("\(fixed(greedy.worst?.gap ?? 0, 1)) bu"),
    ]
  }

  private var check: Section {
    Section(title: "Check", lines: wrapped(summary.agreementSentence))
  }
}

import AirCart
import AirCartDocuments
import AirCartSimulation

extension QualityReport.CartWorstCase {
  /// The command that shows the witness: one acre, each demand a rate at one pound per bushel.
  package var command: String {
    let products = witnessProducts
    let grid = SweepGrid(
      units: .imperial,
      carts: [
        .init(cart: Cart(name: cart, bushels: worstCase.capacities, source: ""), constraints: [])
      ], fields: [.acres(1)], products: products)
    return PlanCommand(grid, cartArguments: [arguments])
      .text(SweepGrid.Cell(cart: 0, field: 0, combination: 0))
  }

  private var witnessProducts: [ProductRate] {
    worstCase.witness.enumerated().map { place, demand in
      ProductRate("P\(place + 1)", poundsPerAcre: demand, poundsPerBushel: 1)
    }
  }

  /// The demands in words, each that must be exceeded with `> `.
  package var demandText: String {
    zip(worstCase.demands, worstCase.mustExceed).map { demand, exceeds in
      (exceeds ? "> " : "") + fixed(demand, 1)
    }.joined(separator: ", ")
  }

  /// Attained or approached, proven or found.
  package var standing: String {
    (worstCase.isAttained ? "attained" : "approached, not attained") + ", "
      + (worstCase.isProven ? "proven" : "largest found")
  }
}

extension QualityReport {
  /// The worst cases, of carts with the same tanks only the first.
  var worstCaseTable: Answer.Table {
    Answer.Table(
      shownWorstCases,
      [
        .words("Cart") { names(ofTwins: $0) },
        .figure("Products") { "\($0.worstCase.productCount)" },
        .figure("Largest gap", unit: "% of demand") { fixed($0.worstCase.supremum * 100, 4) },
        .figure("Gap", unit: "bu") { fixed($0.worstCase.gap, 1).grouped },
        .words("Standing") { $0.standing }, .words("Demands in bu") { $0.demandText },
      ])
  }

  /// The table of `worst-cases.csv`.
  package var worstCaseData: ResultTable {
    let rows = worstCases
    let list = { (values: [Double]) in
      values.map(\.plain).joined(separator: ";")
    }
    return ResultTable(
      columns: [
        .init("cart", cells: .texts(rows.map(\.cart))),
        .init("products", cells: .integers(rows.map(\.worstCase.productCount))),
        .init("gap_of_demand", cells: .numbers(rows.map(\.worstCase.supremum))),
        .init("gap_bu", cells: .numbers(rows.map(\.worstCase.gap))),
        .init("attained", cells: .texts(rows.map { $0.worstCase.isAttained ? "yes" : "no" })),
        .init("proven", cells: .texts(rows.map { $0.worstCase.isProven ? "yes" : "no" })),
        .init("demands_bu", cells: .texts(rows.map { list($0.worstCase.demands) })),
        .init(
          "must_exceed",
          cells: .texts(
            rows.map { $0.worstCase.mustExceed.map { $0 ? "1" : "0" }.joined(separator: ";") })),
        .init("witness_bu", cells: .texts(rows.map { list($0.worstCase.witness) })),
        .init("witness_gap_of_demand", cells: .numbers(rows.map(\.worstCase.witnessValue))),
        .init("epsilon", cells: .numbers(rows.map(\.worstCase.epsilon))),
        .init("command", cells: .texts(rows.map(\.command))),
      ], rowCount: rows.count)
  }

  /// Of worst cases with the same tanks in another order only the first.
  package var shownWorstCases: [CartWorstCase] {
    worstCases.enumerated().filter { index, own in
      !worstCases.prefix(index).contains { $0.isTwin(of: own) }
    }.map(\.element)
  }

  private func names(ofTwins row: CartWorstCase) -> String {
    worstCases.filter { $0.isTwin(of: row) }.map(\.cart).joined(separator: " = ")
  }

  /// How the table is to be read.
  package var worstCaseSentences: [String] {
    guard !worstCases.isEmpty else { return [] }
    var sentences = [
      "The largest gap over all demands, relative to the sum of the demands. A demand after > must "
        + "be exceeded by ever so little: at the demand itself greedy fits, just above it another "
        + "tank is taken. The witnesses exceed it by 0.000001 bu, or have 0.0001 bu of a product after > 0."
    ]
    let proven = worstCases.count { $0.worstCase.isProven }
    if proven > 0 {
      let examined = worstCases.map(\.worstCase).filter(\.isProven).reduce(0) { $0 + $1.examined }
      sentences.append(
        "Proven means that every piece on which the gap is linear was looked at, by its vertices: "
          + "\(examined) in all.")
    }
    if proven < worstCases.count {
      sentences.append("Largest found means that a search ended there; worse demands may exist.")
    }
    return sentences
  }
}

extension QualityReport.CartWorstCase {
  fileprivate func isTwin(of other: QualityReport.CartWorstCase) -> Bool {
    worstCase.productCount == other.worstCase.productCount
      && worstCase.capacities.sorted() == other.worstCase.capacities.sorted()
  }
}

import AirCartDocuments
import AirCartSimulation

/// The simple rule against the best possible: a map of what it leaves out, and the worst cell.
struct GreedySection: PageSection {
  let id = "greedy"
  let title = "The simple rule against the best possible"

  private let summary: SweepSummary
  private let command: PlanCommand
  private let map: SweepMap?

  /// `nil` where the rule was not compared.
  init?(_ results: SweepResults, _ summary: SweepSummary, _ command: PlanCommand) {
    guard summary.worstSentence != nil else { return nil }
    self.summary = summary
    self.command = command
    map = summary.worst.flatMap { SweepMap(.gap, of: results, summary, marked: $0.cell) }
  }

  var charts: [Chart] { map.map { [$0.chart] } ?? [] }

  var body: HTML {
    """
    <p>The simple rule (greedy) puts the largest product into the largest free tank, then the next. \
    \(map == nil ? "Here it loads as much as the best possible, everywhere." : Self.lead)</p>
    \(worst)\(map?.html)
    <details><summary>Figures\(map == nil ? "" : ", and the command for the worst job")</summary>\
    <p>\(HTML.sentence(summary.worstSentence ?? "", of: summary.grid))</p>\
    \(summary.worst.map { HTML.command(command.text($0.cell)) })\
    \(HTML.table(summary.greedyTable, caption: title))</details>

    """
  }

  private static let lead = """
    The maps show how many bushels it leaves out of one fill that the best possible takes along: \
    the darker, the more.
    """

  /// The worst cell, with a link that shows its plan where the page has the cell.
  private var worst: HTML? {
    summary.worst.map { worst in
      """
      <p>Worst, with a ring: <strong>\(fixed(worst.gap, 1)) bu</strong> with \
      \(HTML.sentence(summary.text(worst.cell), of: summary.grid)). \
      <a class="screen" href="#" data-cell="\(place(worst.cell))" hidden>Show its plan</a></p>

      """
    }
  }

  /// The positions of a cell: its cart among those shown, its field, and each product's rate.
  private func place(_ cell: SweepGrid.Cell) -> String {
    let cart = summary.standing.shownCarts.firstIndex(of: cell.cart) ?? 0
    let rates = summary.grid.rateIndices(ofCombination: cell.combination)
    return ([cart, cell.field] + rates).map(String.init).joined(separator: ".")
  }
}

extension HTML {
  /// A command with a button that copies it.
  static func command(_ text: String) -> HTML {
    """
    <div class="command"><pre><code>\(text)</code></pre>\
    <button type="button" class="button" data-copy hidden>Copy</button></div>

    """
  }
}

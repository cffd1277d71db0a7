import AirCart
import AirCartSimulation

/// What the simple rule costs: how often it falls short of the optimum, by how much, and where
/// most.
struct GreedySection: PageSection {
  let id = "greedy"
  let title = "The simple rule against the optimum"

  private let summary: SweepSummary
  private let command: PlanCommand
  private let chart: Chart?

  /// `nil` where the rule was not compared.
  init?(_ results: SweepResults, _ summary: SweepSummary, _ command: PlanCommand) {
    guard summary.worstSentence != nil else { return nil }
    self.summary = summary
    self.command = command
    chart = GapChart(results, summary)?.chart
  }

  var charts: [Chart] { chart.map { [$0] } ?? [] }

  var body: HTML {
    """
    <p>The simple rule (greedy) fills the largest free tank with the largest product, one after \
    the other. It is compared with the best allocation of one filling.</p>
    \(figure)\(worst)
    <details><summary>Table</summary>\(HTML.table(summary.greedyTable, caption: title))</details>

    """
  }

  private var figure: HTML? {
    chart.map { chart in
      "<figure>\(chart.inline)<figcaption class=\"caption\">\(chart.title).</figcaption></figure>"
    }
  }

  private var worst: HTML {
    let sentence: HTML = "<p>\(HTML.sentence(summary.worstSentence ?? "", of: summary.grid))</p>"
    guard let worst = summary.worst else { return sentence }
    return sentence + HTML.command(command.text(worst.cell))
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

import AirCart
import AirCartDocuments
import AirCartReports
import AirCartSimulation

/// What an assessment found, on one screen: the figures, the methods, where greedy is worst.
struct AssessScreen {
  let report: QualityReport
  let console: Console

  private var style: Style { console.outputStyle }
  private var width: Int { Section.lineWidth(of: console) }

  var lines: [String] {
    let sections = study + worstCases
    return Array(sections.map { $0.lines(on: console) }.joined(separator: [""]))
  }

  private func wrapped(_ sentence: String) -> [String] { sentence.printable.wrapped(to: width) }

  private var study: [Section] {
    guard let size = report.sizeSentence else { return [] }
    return [
      Section(title: report.title, lines: wrapped(size)),
      Section(title: "Greedy and the optimum", lines: greedyTable + [""] + greedyNotes),
      Section(
        title: "The methods side by side",
        lines: methodTable + [""] + methodNotes),
      Section(title: "Where greedy is worst", lines: witnesses),
    ]
  }

  // MARK: Greedy

  /// A column of the greedy table: its title, and its cell for a group.
  private struct GreedyColumn {
    let title: String
    /// Whether a narrow screen does without it.
    var isExtra = false
    let cell: (MethodQuality) -> Cell
  }

  private var greedyColumns: [GreedyColumn] {
    let columns: [GreedyColumn] = [
      GreedyColumn(title: "Optimal") { percent($0.leastShare.value) },
      GreedyColumn(title: "Mean, bu") { bushels($0.gap.mean.value) },
      GreedyColumn(title: "P90", isExtra: true) { bushels($0.gap.ninetieth.value) },
      GreedyColumn(title: "P99") { bushels($0.gap.ninetyNinth.value) },
      GreedyColumn(title: "Largest") { bushels($0.gap.largest) },
      GreedyColumn(title: "Misfits", isExtra: true) { percent($0.misfitShare.value) },
      GreedyColumn(title: "No tank") { percent($0.uncoveredShare.value) },
      GreedyColumn(title: "Covered") { $0.coverage.map { percent($0.value) } ?? Cell("–") },
    ]
    return columns.filter { !$0.isExtra || width >= 96 }
  }

  private var greedyTable: [String] {
    let columns = greedyColumns
    let rows = report.shownGroups.compactMap { group in
      group.quality(of: .greedy).map { quality in
        [Cell(report.names(ofTied: group.cart)), Cell("\(group.productCount)")]
          + columns.map { $0.cell(quality) }
      }
    }
    return TextTable(
      columns: [.init("Cart", wraps: true), .init("Products", alignment: .trailing)]
        + columns.map { .init($0.title, alignment: .trailing) }, rows: rows
    ).lines(width: width, style: style)
  }

  private var greedyNotes: [String] {
    let misfits =
      width >= 96 ? " Misfits: the field fits by the optimum and not by greedy." : ""
    return wrapped(
      "Mean, P99 and largest are bushels that greedy leaves unallocated beyond the optimum."
        + misfits + " No tank: a product got none, so that greedy covers no area. Covered: the "
        + "mean, elsewhere, of greedy's area over what one filling can cover.")
  }

  /// A share; a dash where there was nothing to take one of.
  private func percent(_ share: Double) -> Cell {
    Cell(share.isFinite ? "\(fixed(share * 100, 1)) %" : "–")
  }

  private func bushels(_ value: Double) -> Cell { Cell(fixed(value, 1)) }

  // MARK: Methods

  private var methodTable: [String] {
    let methods = report.pooledMethods
    let least = report.ranks(for: .leastUnallocated)
    let area = report.ranks(for: .largestAreaPerFill)
    let rows = methods.indices.map { place -> [Cell] in
      let method = methods[place]
      return [
        Cell(method.method.name, as: method.method.isExact ? .amount : nil),
        Cell("\(least[place])"), percent(method.leastShare), bushels(method.meanGap),
        Cell("\(area[place])"), percent(method.coverage), percent(method.leastCoverage),
        Cell(fixed(method.candidates, 1)), Cell(fixed(method.subsetPairs, 0)),
      ]
    }
    return TextTable(
      columns: [
        .init("Method"), .init("#", alignment: .trailing),
        .init("Optimal", alignment: .trailing), .init("Mean, bu", alignment: .trailing),
        .init("#", alignment: .trailing), .init("Covered", alignment: .trailing),
        .init("Least", alignment: .trailing), .init("Steps", alignment: .trailing),
        .init("Pairs", alignment: .trailing),
      ], rows: rows
    ).lines(width: width, style: style)
  }

  private var methodNotes: [String] {
    let sentences = [
      "# ranks by bushels unallocated, then by area covered. Steps: assignments, partitions or tanks "
        + "looked at for an answer; pairs: subsets of tanks combined.",
      report.agreementSentence ?? "",
    ]
    return wrapped(sentences.joined(separator: " "))
  }

  // MARK: Witnesses

  private var witnesses: [String] {
    let witnesses = report.worstWitnesses
    guard !witnesses.isEmpty else {
      return wrapped("Greedy is as good as the optimum on every job.")
    }
    return Array(witnesses.map(lines).joined(separator: [""]))
  }

  private func lines(_ witness: QualityWitness) -> [String] {
    wrapped("\(witness.job): \(fixed(witness.gap, 1)) bu") + lines(witness.table)
      + wrapped(witness.sentence) + ["  " + witness.command]
  }

  private func lines(_ table: ResultTable) -> [String] {
    TextTable(
      columns: table.columns.map { column in
        .init(
          column.unit.isEmpty ? column.title : "\(column.title), \(column.unit)",
          alignment: column.kind == .text ? .leading : .trailing, wraps: column.kind == .text)
      },
      rows: (0..<table.rowCount).map { row in
        table.columns.map { Cell($0.displayText(row)) }
      }
    ).lines(width: width, style: style)
  }

  // MARK: Worst cases

  private var worstCases: [Section] {
    guard !report.worstCases.isEmpty else { return [] }
    let commands = report.shownWorstCases.map { "  " + $0.command }
    return [
      Section(
        title: "The worst over all demands",
        lines: lines(report.worstCaseTable) + [""] + report.worstCaseSentences.flatMap(wrapped)
          + [""] + commands)
    ]
  }
}

import AirCart
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
        lines: methodTable + [""] + (report.agreementSentence.map(wrapped) ?? [])),
      Section(title: "Where greedy is worst", lines: witnesses),
    ]
  }

  // MARK: Greedy

  private var greedyTable: [String] {
    let rows = report.shownGroups.compactMap { group in
      group.quality(of: .greedy).map { greedyCells(group, $0) }
    }
    return TextTable(
      columns: [
        .init("Cart", wraps: true), .init("Products", alignment: .trailing),
        .init("Optimal", alignment: .trailing), .init("Mean gap", alignment: .trailing),
        .init("P90", alignment: .trailing), .init("P99", alignment: .trailing),
        .init("Largest", alignment: .trailing), .init("Misfits", alignment: .trailing),
        .init("No tank", alignment: .trailing), .init("Covered", alignment: .trailing),
      ], rows: rows
    ).lines(width: width, style: style)
  }

  private func greedyCells(_ group: QualityGroup, _ quality: MethodQuality) -> [Cell] {
    [
      Cell(report.names(ofTied: group.cart)), Cell("\(group.productCount)"),
      percent(quality.leastShare.value), bushels(quality.gap.mean.value),
      bushels(quality.gap.ninetieth.value), bushels(quality.gap.ninetyNinth.value),
      bushels(quality.gap.largest), percent(quality.misfitShare.value),
      percent(quality.uncoveredShare.value),
      quality.coverage.map { percent($0.value) } ?? Cell("–"),
    ]
  }

  private var greedyNotes: [String] {
    wrapped(
      "Gaps are bushels that greedy leaves unallocated beyond the optimum. Misfits: the field fits "
        + "by the optimum and not by greedy. No tank: a product got none, so that greedy covers "
        + "no area. Covered: the mean of greedy's area over what one filling can cover, elsewhere.")
  }

  private func percent(_ share: Double) -> Cell { Cell("\(fixed(share * 100, 1)) %") }

  private func bushels(_ value: Double) -> Cell { Cell("\(fixed(value, 1)) bu") }

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
        .init("Optimal", alignment: .trailing), .init("Mean gap", alignment: .trailing),
        .init("#", alignment: .trailing), .init("Covered", alignment: .trailing),
        .init("Least", alignment: .trailing), .init("Steps", alignment: .trailing),
        .init("Pairs", alignment: .trailing),
      ], rows: rows
    ).lines(width: width, style: style)
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

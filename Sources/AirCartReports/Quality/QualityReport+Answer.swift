import AirCart
import AirCartDocuments
import AirCartSimulation

extension QualityReport {
  /// What a study answers, on the terminal and in `quality.md` and `quality.json`.
  package var answer: Answer {
    let (shown, others) = witnessBlocks
    let study =
      results == nil
      ? []
      : [.sentences([sizeSentence, unloadableSentence].compactMap(\.self))]
        + Answer.section("Greedy and the optimum", [.table(greedyTable), .sentence(greedyNote)])
        + Answer.section(
          "The methods side by side",
          [
            .table(methodTable), .sentence(methodNote),
            agreementSentence.map { .sentence($0) },
          ]) + Answer.section("Where greedy is worst", shown)
    return Answer(
      title: title, blocks: study + worstCaseBlocks,
      details: results == nil
        ? []
        : Answer.section("Gaps in bushels", [.table(gapTable), .sentences(readingSentences)])
          + Answer.section("Relative to the demand", [.table(relativeTable)])
          + Answer.section("More about the methods", [.table(furtherMethodTable)])
          + Answer.section("Where greedy is worst on other carts", others),
      data: Self.table.json(self), table: results == nil ? worstCaseData : dataTable)
  }

  /// For each number of products the job of the cart that is worst, and those of the others.
  private var witnessBlocks: (shown: [Answer.Block], others: [Answer.Block]) {
    let (all, worst) = (witnesses, worstWitnesses)
    guard !all.isEmpty else {
      return ([.sentence("Greedy is as good as the optimum on every job.")], [])
    }
    let others = all.filter { witness in !worst.contains { $0.command == witness.command } }
    return (worst.flatMap(blocks), others.flatMap(blocks))
  }

  private func blocks(_ witness: QualityWitness) -> [Answer.Block] {
    [
      .heading("\(witness.jobInWords): \(fixed(witness.gap, 1)) bu", level: 3),
      .table(witness.table), .sentence(witness.sentence),
      .command(witness.command),
    ]
  }

  private var worstCaseBlocks: [Answer.Block] {
    guard !worstCases.isEmpty else { return [] }
    return Answer.section(
      "The worst over all demands",
      [.table(worstCaseTable), .sentences(worstCaseSentences)]
        + shownWorstCases.map { .command($0.command) })
  }
}

// MARK: - Greedy

extension QualityReport {
  /// Greedy in a group of jobs.
  private typealias GreedyRow = (group: QualityGroup, quality: MethodQuality)
  private typealias Column = Answer.ColumnOf<GreedyRow>

  /// One row for each shown cart and number of products.
  private func table(_ columns: [Column]) -> Answer.Table {
    let rows = shownGroups.compactMap { group in
      group.quality(of: .greedy).map { (group: group, quality: $0) }
    }
    return Answer.Table(
      rows,
      [
        .words("Cart") { names(ofTied: $0.group.cart) },
        .figure("Products") { "\($0.group.productCount)" },
      ] + columns)
  }

  private var greedyTable: Answer.Table {
    table([
      .figure("Optimal") { percent($0.quality.leastShare.value) },
      .figure("Mean, bu") { fixed($0.quality.gap.mean.value, 1) },
      .figure("P99") { fixed($0.quality.gap.ninetyNinth.value, 1) },
      .figure("Largest") { fixed($0.quality.gap.largest, 1) },
      .figure("No tank") { $0.quality.uncoveredShare.map { percent($0.value) } ?? "–" },
      .figure("Covered") { $0.quality.coverage.map { percent($0.value) } ?? "–" },
    ])
  }

  private var greedyNote: String {
    "Mean, P99 and largest are bushels that greedy leaves unallocated beyond the optimum. No tank: "
      + "a product got none, so that greedy covers no area. Covered: the mean, elsewhere, of "
      + "greedy's area over what one filling can cover."
  }

  /// The same with what is known of it: every quantile, and intervals in brackets.
  private var gapTable: Answer.Table {
    table([
      .figure("Jobs") { "\($0.group.jobs)" }, percents("Optimal", \.leastShare),
      bushels("Mean gap", \.gap.mean), bushels("P50", \.gap.median),
      bushels("P90", \.gap.ninetieth), bushels("P99", \.gap.ninetyNinth),
      percents("Fits only by the optimum", \.misfitShare),
      percents("A product got no tank", \.uncoveredShare),
      percents("Covered", \.coverage),
    ])
  }

  /// Greedy's gap relative to the demand.
  private var relativeTable: Answer.Table {
    table([
      percents("Mean gap", \.relativeGap.mean), percents("P50", \.relativeGap.median),
      percents("P90", \.relativeGap.ninetieth), percents("P99", \.relativeGap.ninetyNinth),
      .figure("Largest", unit: "%") { fixed($0.quality.relativeGap.largest * 100, 2) },
      .figure("Least covered", unit: "%") { row in
        row.quality.leastCoverage.map { fixed($0 * 100, 2) } ?? ""
      },
    ])
  }

  private func bushels(_ title: String, _ value: @escaping (MethodQuality) -> Estimate) -> Column {
    .figure(title, unit: "bu") { text(value($0.quality), scale: 1) }
  }

  private func percents(
    _ title: String, _ value: @escaping (MethodQuality) -> Estimate?
  ) -> Column {
    .figure(title, unit: "%") { value($0.quality).map { text($0, scale: 100) } ?? "" }
  }

  /// A figure as people read it, its interval in brackets.
  private func text(_ estimate: Estimate, scale: Double) -> String {
    let digits = { (value: Double) in fixed(value * scale, 2) }
    guard estimate.value == estimate.value else { return "" }
    guard let interval = estimate.interval else { return digits(estimate.value) }
    return "\(digits(estimate.value)) "
      + "(\(digits(interval.lowerBound))–\(digits(interval.upperBound)))"
  }

  /// A share; a dash where there was nothing to take one of.
  private func percent(_ share: Double) -> String {
    share.isFinite ? "\(fixed(share * 100, 1)) %" : "–"
  }
}

// MARK: - Methods

extension QualityReport {
  private var methodTable: Answer.Table {
    let least = ranks(for: .leastUnallocated)
    let area = ranks(for: .largestAreaPerFill)
    return Answer.Table(
      Array(pooledMethods.enumerated()),
      [
        .cells("Method") {
          Cell($0.element.method.name, as: $0.element.method.isExact ? .amount : nil)
        },
        .figure("#") { "\(least[$0.offset])" },
        .figure("Optimal") { percent($0.element.leastShare) },
        .figure("Mean, bu") { fixed($0.element.meanGap, 1) },
        .figure("#") { "\(area[$0.offset])" },
        .figure("Covered") { percent($0.element.coverage) },
        .figure("Least") { percent($0.element.leastCoverage) },
        .figure("Steps") { fixed($0.element.candidates, 1) },
        .figure("Pairs") { fixed($0.element.subsetPairs, 0) },
      ])
  }

  private var methodNote: String {
    "# ranks by bushels unallocated, then by area covered. Steps: assignments, partitions or tanks "
      + "looked at for an answer; pairs: subsets of tanks combined."
  }

  private var furtherMethodTable: Answer.Table {
    Answer.Table(
      pooledMethods,
      [
        .name("Method") { $0.method.name },
        .figure("Largest gap", unit: "bu") { fixed($0.largestGap, 1).grouped },
        .figure("All that can be covered", unit: "%") { fixed($0.fullyCoveredShare * 100, 2) },
        .figure("A product got no tank", unit: "%") { fixed($0.uncoveredShare * 100, 2) },
      ])
  }
}

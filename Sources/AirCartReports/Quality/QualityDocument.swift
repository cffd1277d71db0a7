import AirCart
import AirCartDocuments
import AirCartSimulation

/// The text of `quality.json`: a quality report for programs, in bushels and acres.
package struct QualityDocument: Sendable {
  /// The version of the file's structure.
  package static let schemaVersion = 1

  private let report: QualityReport

  /// Creates the document.
  package init(_ report: QualityReport) { self.report = report }

  /// The text.
  package var text: String { jsonValue.text() + "\n" }

  var jsonValue: JSONValue {
    var members: [JSONValue.Member] = [
      .init("schemaVersion", .integer(Self.schemaVersion)),
      .init("title", .string(report.title)),
    ]
    if let results = report.results {
      members += [
        .init("source", source(results.source)), .init("jobs", .integer(results.source.jobCount)),
        .init("isSample", .bool(results.source.isSample)),
        .init("exactMethodsAgree", .bool(results.exactMethodsAgree)),
        .init("largestDisagreement", .number(results.disagreement)),
        .init("methods", .array(methods)),
        .init("groups", .array(results.groups.map { group($0, results) })),
        .init("witnesses", .array(report.witnesses.map(witness))),
      ]
    }
    if !report.worstCases.isEmpty {
      members.append(.init("worstCases", .array(report.worstCases.map(worstCase))))
    }
    return .object(members)
  }

  private func source(_ source: QualitySource) -> JSONValue {
    switch source {
    case .grid: ["kind": "scenario"]
    case .random(let jobs, _):
      [
        "kind": "random", "seed": .string("\(jobs.seed)"),
        "products": [
          .integer(jobs.productCounts.lowerBound), .integer(jobs.productCounts.upperBound),
        ],
        "densities": .string(jobs.densities.name),
      ]
    }
  }

  private var methods: [JSONValue] {
    let least = report.ranks(for: .leastUnallocated)
    let area = report.ranks(for: .largestAreaPerFill)
    return report.pooledMethods.enumerated().map { place, method in
      [
        "method": .string(method.method.name), "isExact": .bool(method.method.isExact),
        "rankUnallocated": .integer(least[place]), "rankArea": .integer(area[place]),
        "optimalShare": .number(method.leastShare), "meanGapBu": .number(method.meanGap),
        "largestGapBu": .number(method.largestGap),
        "fullyCoveredShare": .number(method.fullyCoveredShare),
        "meanCovered": .number(method.coverage), "leastCovered": .number(method.leastCoverage),
        "noTankShare": .number(method.uncoveredShare),
        "candidatesPerAnswer": .number(method.candidates),
        "subsetPairsPerAnswer": .number(method.subsetPairs),
      ]
    }
  }

  private func group(_ group: QualityGroup, _ results: QualityResults) -> JSONValue {
    [
      "cart": .string(results.carts[group.cart].name),
      "tiedWith": .array(
        report.tiedCarts(with: group.cart).filter { $0 != group.cart }
          .map { .string(results.carts[$0].name) }),
      "products": .integer(group.productCount), "jobs": .integer(group.jobs),
      "infeasibleJobs": .integer(group.infeasibleJobs),
      "largestDisagreement": .number(group.disagreement),
      "methods": .array(group.methods.map(quality)),
    ]
  }

  private func quality(_ quality: MethodQuality) -> JSONValue {
    var members: [JSONValue.Member] = [.init("method", .string(quality.method.name))]
    for figure in QualityReport.figures {
      members.append(.init(figure.name, estimate(figure.estimate(quality))))
    }
    return .object(
      members + [
        .init("gap_max_bu", .number(quality.gap.largest)),
        .init("gap_max_of_demand", .number(quality.relativeGap.largest)),
        .init("covered_min", .number(quality.leastCoverage ?? .nan)),
        .init("candidates_per_answer", .number(quality.candidates)),
        .init("subset_pairs_per_answer", .number(quality.subsetPairs)),
      ])
  }

  /// A number, or a row of the figure and its bounds.
  private func estimate(_ estimate: Estimate) -> JSONValue {
    guard let interval = estimate.interval else { return .number(estimate.value) }
    return [
      .number(estimate.value), .number(interval.lowerBound), .number(interval.upperBound),
    ]
  }

  private func witness(_ witness: QualityWitness) -> JSONValue {
    let problem = witness.problem
    return [
      "cart": .string(problem.cart.name), "products": .integer(witness.productCount),
      "fieldAc": .number(problem.area.acres), "gapBu": .number(witness.gap),
      "demandsBu": .array(problem.products.map { .number($0.demand.bushels) }),
      "names": .array(problem.products.map { .string($0.name) }),
      "greedy": .array(greedyTanks(witness)),
      "greedyUnallocatedBu": .number(witness.plan.greedy.unallocated.bushels),
      "optimum": .array(
        witness.plan.optimalTanks.map { tank($0.tank, $0.product, $0.fill.bushels, problem) }),
      "optimumUnallocatedBu": .number(witness.plan.leastUnallocated.value),
      "sentence": .string(witness.sentence), "command": .string(witness.command),
    ]
  }

  private func greedyTanks(_ witness: QualityWitness) -> [JSONValue] {
    witness.problem.cart.tanks.indices.map { index in
      let row = witness.plan.greedy.tankRows.first { $0.tank == index }
      return tank(index, row?.product, row?.fill.bushels ?? 0, witness.problem)
    }
  }

  private func tank(
    _ tank: Int, _ product: Int?, _ bushels: Double, _ problem: AllocationProblem
  ) -> JSONValue {
    [
      "tank": .string(problem.cart.tanks[tank].name),
      "product": product.map { .string(problem.products[$0].name) } ?? nil,
      "bu": .number(bushels),
    ]
  }

  private func worstCase(_ row: QualityReport.CartWorstCase) -> JSONValue {
    let worst = row.worstCase
    return [
      "cart": .string(row.cart), "products": .integer(worst.productCount),
      "largestGapOfDemand": .number(worst.supremum), "gapBu": .number(worst.gap),
      "isAttained": .bool(worst.isAttained), "isProven": .bool(worst.isProven),
      "demandsBu": .array(worst.demands.map(JSONValue.number)),
      "mustExceed": .array(worst.mustExceed.map(JSONValue.bool)),
      "witnessBu": .array(worst.witness.map(JSONValue.number)),
      "witnessGapOfDemand": .number(worst.witnessValue), "epsilon": .number(worst.epsilon),
      "examined": .integer(worst.examined), "command": .string(row.command),
    ]
  }
}

extension RandomJobs.Densities {
  /// The word in data files and on the command line.
  package var name: String {
    switch self {
    case .drawn: "drawn"
    case .published: "published"
    }
  }
}

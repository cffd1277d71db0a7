import AirCart
package import AirCartDocuments
import AirCartSimulation

// The text of `quality.json`: a quality report for programs, in bushels and acres.

extension QualityReport {
  /// The keys; what a study has is left out of one of the worst cases alone.
  package static let table = OutputTable<QualityReport>(
    "a study of quality",
    [
      .schemaVersion(2),
      .init(.title, .text, "The study, for people.") { $0.title },
      .init(ifAny: .source, .object(sourceTable), "Where the jobs are from.") {
        $0.results?.source
      },
      .init(ifAny: .jobs, .whole, "How many there are.") { $0.results?.source.jobCount },
      .init(ifAny: .isSample, .flag, "Whether they are a sample of more.") {
        $0.results?.source.isSample
      },
      .init(
        ifAny: "exactMethodsAgree", .flag, "Whether all exact methods found the same everywhere."
      ) { $0.results?.exactMethodsAgree },
      .init(ifAny: .largestDisagreement, .number, "By how much they differ, as a share.") {
        $0.results?.disagreement
      },
      .init(ifAny: .methods, .list(methodTable), "The methods over all jobs.") { $0.methods },
      .init(ifAny: "groups", .list(groupTable), "The jobs by cart and number of products.") {
        report in report.results?.groups.map { (report, $0) }
      },
      .init(ifAny: "witnesses", .list(witnessTable), "Jobs where greedy falls short most.") {
        $0.results == nil ? nil : $0.witnesses
      },
      .init(ifAny: "worstCases", .list(worstCaseTable), "How far it can fall short at all.") {
        $0.worstCases.isEmpty ? nil : $0.worstCases
      },
    ])

  private static let sourceTable = OutputTable<QualitySource>(
    "a source",
    [
      .init(.kind, .word(["scenario", "random"]), "What jobs they are.") {
        $0.random == nil ? "scenario" : "random"
      },
      .init(ifAny: .seed, .seed, "The seed of the jobs.") { $0.random?.seed },
      .init(ifAny: "productCounts", .list(.whole), "The fewest and the most products.") {
        $0.random.map { [$0.productCounts.lowerBound, $0.productCounts.upperBound] }
      },
      .init(ifAny: .densities, .text, "Where the densities are from.") {
        $0.random?.densities.name
      },
    ])

  // MARK: Methods

  private typealias RankedMethod = (quality: PooledQuality, least: Int, area: Int)

  private var methods: [RankedMethod]? {
    guard results != nil else { return nil }
    let least = ranks(for: .leastUnallocated)
    let area = ranks(for: .largestAreaPerFill)
    return pooledMethods.enumerated().map { ($1, least[$0], area[$0]) }
  }

  private static let methodTable = OutputTable<RankedMethod>(
    "a method",
    [
      .init(.method, .text, "The name.") { $0.quality.method.name },
      .init(.isExact, .flag, "Whether it always finds an optimum.") { $0.quality.method.isExact },
      .init("rankUnallocated", .whole, "The rank by what it leaves over.") { $0.least },
      .init("rankArea", .whole, "The rank by the area per fill.") { $0.area },
      .init(.optimalShare, .number, "The share of jobs where it leaves least over.") {
        $0.quality.leastShare
      },
      .init(.meanGapBu, .number(in: "bu"), "What it leaves over more, in the mean.") {
        $0.quality.meanGap
      },
      .init("largestGapBu", .number(in: "bu"), "The most that it leaves over more.") {
        $0.quality.largestGap
      },
      .init(nullable: .fullyCoveredShare, .number, "Jobs where its area per fill is the best.") {
        $0.quality.fullyCoveredShare
      },
      .init(nullable: "meanCovered", .number, "Its area per fill beside the best, the mean.") {
        $0.quality.coverage
      },
      .init(nullable: "leastCovered", .number, "The same where it is least.") {
        $0.quality.leastCoverage
      },
      .init(nullable: .noTankShare, .number, "Jobs where it leaves a product without a tank.") {
        $0.quality.uncoveredShare
      },
      .init(.candidatesPerAnswer, .number, "Allocations looked at for an answer.") {
        $0.quality.candidates
      },
      .init(.subsetPairsPerAnswer, .number, "Pairs of tank subsets looked at.") {
        $0.quality.subsetPairs
      },
    ])

  // MARK: Groups

  private typealias OwnGroup = (report: QualityReport, own: QualityGroup)

  private static let groupTable = OutputTable<OwnGroup>(
    "a group",
    [
      .init(.cart, .text, "The cart.") { $0.report.name(ofCart: $0.own.cart) },
      .init(.tiedWith, .list(.text), "The carts with the same tanks in another order.") { group in
        group.report.tiedCarts(with: group.own.cart).filter { $0 != group.own.cart }.map(
          group.report.name)
      },
      .init(.productCount, .whole, "The products of its jobs.") { $0.own.productCount },
      .init(.jobs, .whole, "Its jobs.") { $0.own.jobs },
      .init("infeasibleJobs", .whole, "Those that no number of fills can seed.") {
        $0.own.infeasibleJobs
      },
      .init(.largestDisagreement, .number, "By how much exact methods differ, as a share.") {
        $0.own.disagreement
      },
      .init(.methods, .list(groupMethodTable), "The methods.") { $0.own.methods },
    ])

  private static let groupMethodTable = OutputTable<MethodQuality>(
    "a method",
    [.init(.method, .text, "The name.") { $0.method.name }]
      + QualityReport.figures.map { figure in
        .init(
          OutputKey(column: figure.name), .object(Estimate.table),
          "Column \(figure.name) of quality.csv.", value: figure.estimate)
      } + [
        .init("gapMaxBu", .number(in: "bu"), "The most that it leaves over more.") {
          $0.gap.largest
        },
        .init("gapMaxOfDemand", .number, "The same as a share of the demand.") {
          $0.relativeGap.largest
        },
        .init(nullable: "coveredMin", .number, "Its least area per fill beside the best.") {
          $0.leastCoverage
        },
        .init(.candidatesPerAnswer, .number, "Allocations looked at for an answer.") {
          $0.candidates
        },
        .init(.subsetPairsPerAnswer, .number, "Pairs of tank subsets looked at.") {
          $0.subsetPairs
        },
      ])

  // MARK: Witnesses and worst cases

  private static let witnessTable = OutputTable<QualityWitness>(
    "a witness",
    [
      .init(.cart, .text, "The cart.") { $0.job.cart.name },
      .init(.productCount, .whole, "The applied products.") { $0.productCount },
      .init(.fieldAc, .acres, "The field.") { $0.job.area },
      .init(.gapBu, .number(in: "bu"), "What greedy leaves over beyond the optimum.") { $0.gap },
      .init(.demandsBu, .list(.number(in: "bu")), "What the field takes of each product.") {
        $0.job.products.map(\.demand.bushels)
      },
      .init(.products, .list(.text), "The products.") { $0.job.products.map(\.name) },
      .init("greedyTanks", .list(tankTable), "What greedy puts in the tanks.") {
        $0.plan.greedy.tanks
      },
      .init("greedyUnallocatedBu", .bushels, "What it leaves over.") { $0.plan.greedy.unallocated },
      .init("optimalTanks", .list(tankTable), "What the optimum puts in them.") {
        $0.plan.optimalTanks
      },
      .init("optimalUnallocatedBu", .number(in: "bu"), "What it leaves over.") {
        $0.plan.leastUnallocated.value
      },
      .init("sentence", .text, "The same in a sentence.") { $0.sentence },
      .init(.command, .text, "The command that shows it.") { $0.command },
    ])

  private static let tankTable = OutputTable<Load>(
    "a tank",
    [
      .init(.tank, .text, "The name.") { $0.tank.name },
      .init(nullable: .product, .text, "The product in it.") { $0.product },
      .init(.bu, .bushels, "How much of it.") { $0.volume },
    ])

  private static let worstCaseTable = OutputTable<QualityReport.CartWorstCase>(
    "a worst case",
    [
      .init(.cart, .text, "The cart.") { $0.cart },
      .init(.productCount, .whole, "The products.") { $0.worstCase.productCount },
      .init("largestGapOfDemand", .number, "The most left over beyond the optimum, as a share.") {
        $0.worstCase.supremum
      },
      .init(.gapBu, .number(in: "bu"), "The same by volume.") { $0.worstCase.gap },
      .init("isAttained", .flag, "Whether demands reach it, or only come as near as you like.") {
        $0.worstCase.isAttained
      },
      .init("isProven", .flag, "Whether all demands were looked at.") { $0.worstCase.isProven },
      .init(.demandsBu, .list(.number(in: "bu")), "The demands where it is.") {
        $0.worstCase.demands
      },
      .init("mustExceed", .list(.flag), "Which of them must be a little more.") {
        $0.worstCase.mustExceed
      },
      .init("witnessBu", .list(.number(in: "bu")), "Demands that show it.") {
        $0.worstCase.witness
      },
      .init("witnessGapOfDemand", .number, "How far greedy falls short there, as a share.") {
        $0.worstCase.witnessValue
      },
      .init("epsilon", .number, "By how much those are more.") { $0.worstCase.epsilon },
      .init("examined", .whole, "The demands that were looked at.") { $0.worstCase.examined },
      .init(.command, .text, "The command that shows it.") { $0.command },
    ])

  private func name(ofCart cart: Int) -> String { results?.carts[cart].name ?? "" }
}

extension QualitySource {
  fileprivate var random: RandomJobs? {
    if case .random(let jobs, _) = self { jobs } else { nil }
  }
}

extension Estimate {
  /// The keys of an estimate of a figure that has no unit, or whose key names it.
  static let table = table(.none)

  static func table(_ measure: DataUnit) -> OutputTable<Estimate> {
    OutputTable(
      "an estimate",
      [
        .init(nullable: .value, .part(of: measure), "The figure.") { $0.value },
        .init(nullable: .low, .part(of: measure), "The lower end of its 95 % interval.") {
          $0.interval?.lowerBound
        },
        .init(nullable: .high, .part(of: measure), "The upper end.") { $0.interval?.upperBound },
      ])
  }
}

extension RandomJobs.Densities {
  /// The word in data files and on the command line.
  package var name: String { "\(self)" }
}

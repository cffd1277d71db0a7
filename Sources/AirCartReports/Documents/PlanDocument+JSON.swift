import AirCart
package import AirCartDocuments

// The plan as JSON: bushels, acres and pounds whatever the units of the job.

extension PlanDocument {
  /// The keys; what is added later goes to the end.
  package static let table = OutputTable<PlanDocument>(
    "a plan", headFields + answerFields + provenanceFields)

  package var jsonValue: JSONValue { Self.table.json(self) }

  private static let headFields: [OutputField<PlanDocument>] = [
    .schemaVersion(2),
    .init(.cart, .text, "The cart.") { $0.cart.name },
    .init(.capacityBu, .bushels, "The capacity of the cart.") { $0.cart.capacity },
    .init(.fieldAc, .acres, "The field.") { $0.job.area },
    .densities { $0.densities },
    .init(.demandBu, .bushels, "The demand of all products.") { $0.demand },
    .init("cartLoadPct", .number(in: "%"), "The demand as a share of the capacity.") {
      $0.cartLoadPercent
    },
    .init("utilizationPct", .number(in: "%"), "The same, capped at 100.") { $0.utilizationPercent },
    .init(.products, .list(ProductDemand.table), "The products of the job.") {
      $0.job.products
    },
  ]

  private static let answerFields: [OutputField<PlanDocument>] = [
    .init(.greedy, .object(greedyTable), "One filling by the simple rule.") { $0 },
    .init(.optimal, .object(optimalTable), "One filling that leaves least over.") { $0 },
    .init(.fillPlan, .object(fillPlanTable), "What to load.") { $0 },
  ]

  private static let provenanceFields: [OutputField<PlanDocument>] = [
    .units("The units that the job was stated in.") { $0.units },
    .init(nullable: .grossWeightLb, .pounds, "The loaded cart, where its empty weight is known.") {
      $0.plan.fillPlan.grossWeight
    },
    .init(.methods, .object(methodTable), "The methods that found the answers.") { $0.plan },
    .init("counters", .object(counterTable), "The work that it took.") { $0.plan },
    .init(.constraints, .list(constraintTable), "The rules on where products may go.") { document in
      document.job.constraints.map { (document, $0) }
    },
    .infeasibility { $0.infeasibilityText },
    .init(.notes, .list(.text), "What a person should know.") {
      $0.doubts + [$0.remedy].compactMap(\.self) + $0.cleanOuts + $0.notes
    },
    .init(nullable: .emptyWeightLb, .pounds, "The cart without product.") { $0.cart.emptyWeight },
    .init("cartListed", .flag, "Whether the catalogue has the cart.") { $0.isListed },
    .init(nullable: "conflict", .object(conflictTable), "The constraints that make it infeasible.")
    { document in document.conflict.map { (document, $0) } },
    .init(
      nullable: "nutrients", .object(Nutrients.table), "What the fertilizers deliver on an acre."
    ) { Nutrients(of: $0.job.products) }, .advice { $0.advice },
    .init(
      "conversions", .list(.text), "How rates, targets and densities in other units were read."
    ) {
      $0.understood + $0.conversions
    },
    .init("keepApart", .list(.list(.text)), "Pairs of products that are to be kept apart.") {
      $0.keepApart
    },
    .init("saddleTanks", .list(.text), "The saddle tanks of the cart.") {
      $0.cart.tanks.filter(\.isSaddle).map(\.name)
    },
    .init(
      nullable: "otherDensities", .object(OtherDensities.table),
      "What the other set of densities would give."
    ) { $0.otherDensities },
    .init(nullable: "onBoard", .object(onBoardTable), "What the tanks hold already.") { document in
      document.job.onBoard.map { (document, $0) }
    },
    .init(nullable: "unblendedFills", .whole, "The fills with nothing blended.") {
      $0.plan.unblended?.fills
    },
    .init(nullable: .request, PlanRequest.shape, "What was asked, to be made again.") {
      $0.request
    },
  ]
}

// MARK: - The answers

extension PlanDocument {
  private static let greedyTable = OutputTable<PlanDocument>(
    "an allocation of the simple rule",
    [
      .status { _ in .feasible },
      .init(.unallocatedBu, .bushels, "What finds no tank.") { $0.plan.greedy.unallocated },
      .init("coveredAc", .acres, "The area that the filling covers.") {
        $0.plan.greedy.coveredArea
      },
      .init(.tanks, .list(Load.fillTable), "The tanks in order.") { $0.plan.greedy.tanks },
      .init(.unallocated, .list(Shortfall.table), "What finds no tank, by product.") {
        $0.plan.greedy.unallocatedRows
      },
    ])

  private static let optimalTable = OutputTable<PlanDocument>(
    "an optimum",
    [
      .status { $0.plan.leastUnallocated.status },
      .init(.unallocatedBu, .number(in: "bu"), "What finds no tank.") {
        $0.plan.leastUnallocated.value
      },
      .init("boundBu", .number(in: "bu"), "The least that must stay unallocated.") {
        $0.plan.leastUnallocated.bound
      },
      .init(.tanks, .list(Load.fillTable), "The tanks in order.") { $0.plan.optimalTanks },
      .init(.unallocated, .list(Shortfall.table), "What finds no tank, by product.") {
        $0.plan.shortfalls
      },
    ])

  private static let fillPlanTable = OutputTable<PlanDocument>(
    "a fill plan",
    [
      .status { $0.plan.fillPlan.status },
      .init(nullable: .areaPerFillAc, .acres, "The area per fill as loaded.") {
        $0.isFeasible ? $0.plan.fillPlan.areaPerFill : nil
      },
      .init("boundAc", .acres, "The capacity bound on it.") { $0.plan.fillPlan.bound },
      .fills { $0.plan.fillPlan.fills },
      .limitingProduct { $0.limitingProduct },
      .init(nullable: "lastFillAc", .acres, "The area of the last fill.") {
        $0.plan.fillPlan.lastFill
      },
      .init(.tanks, .list(Load.loadTable), "The tanks in order.") { $0.plan.fillPlan.tanks },
      .init(nullable: "fillAc", .acres, "The area of every fill but the last.") {
        $0.plan.fillPlan.fillArea
      },
      .even { $0.plan.fillPlan.filling }, .brim { $0.plan.fillPlan.filling },
      .init(nullable: .limitedBy, .word(["product", "weight"]), "What ends a fill.") {
        guard $0.plan.fillPlan.fillArea != nil else { return nil }
        return $0.plan.fillPlan.isWeightLimited ? "weight" : "product"
      },
      .init("goal", .word(PlanGoal.allCases.map(\.word)), "What it was loaded for.") {
        $0.job.preferences.goal.word
      },
      .init(nullable: "mostAreaPerFillAc", .acres, "The most the cart can do in a fill.") {
        $0.isFeasible ? $0.plan.capacity.areaPerFill : nil
      },
      .init(nullable: "sparePct", .number(in: "%"), "How much heavier all rates could be.") {
        $0.plan.practical.map { $0.spare * 100 }
      },
      .init("brokenRules", .list(BrokenRule.table), "The house rules that it breaks.") {
        $0.brokenRules
      },
      .init("closeCalls", .list(.text), "How near it is to one fill more or one fewer.") {
        $0.closeCalls
      },
    ])

  private static let methodTable = OutputTable<Plan>(
    "the methods",
    [
      .init(.optimal, .text, "Behind the filling that leaves least over.") {
        $0.leastUnallocated.method.name
      },
      .init(.fillPlan, .text, "Behind the fills.") { $0.largestArea.method.name },
    ])

  private static let counterTable = OutputTable<Plan>(
    "the work counters",
    [
      .init(.greedy, .object(WorkCounters.table), "Of the simple rule.") { $0.greedy.counters },
      .init(.optimal, .object(WorkCounters.table), "Of the filling that leaves least over.") {
        $0.leastUnallocated.counters
      },
      .init(.fillPlan, .object(WorkCounters.table), "Of the fills.") { $0.largestArea.counters },
    ])
}

// MARK: - Constraints

extension PlanDocument {
  private typealias Conflict = (document: PlanDocument, own: ConstraintConflict)
  private typealias Relaxation = (document: PlanDocument, own: ConstraintConflict.Relaxation)
  private typealias Rule = (document: PlanDocument, own: Constraint)

  private static let conflictTable = OutputTable<Conflict>(
    "a conflict",
    [
      .init(.constraints, .list(.whole), "By their position among those of the plan, from 0.") {
        $0.own.constraints
      },
      .init("without", .list(relaxationTable), "What the plan would be without some of them.") {
        conflict in conflict.own.relaxations.map { (conflict.document, $0) }
      },
    ])

  private static let relaxationTable = OutputTable<Relaxation>(
    "a relaxation",
    [
      .init(.constraints, .list(.whole), "Those left out, by position.") { $0.own.dropped },
      .init(nullable: .areaPerFillAc, .acres, "The area per fill as loaded.") {
        let fillPlan = $0.own.plan.fillPlan
        return fillPlan.fills == nil ? nil : fillPlan.areaPerFill
      },
      .fills { $0.own.plan.fillPlan.fills },
      .limitingProduct { relaxation in
        relaxation.own.plan.fillPlan.limitingProduct.map {
          relaxation.document.job.products[$0].name
        }
      },
      .init(.tanks, .list(TankContents.table), "The tanks in order.") {
        let document = $0.document
        return TankContents.all(document.cart.tanks, document.contents(of: $0.own.plan.recommended))
      },
    ])

  private static let constraintTable = OutputTable<Rule>(
    "a constraint",
    [
      .init(.kind, .text, "What it demands.") { $0.own.parts.kind },
      .init(ifAny: .product, .text, "The product that it is about.") { rule in
        rule.own.parts.product.map { rule.document.job.products[$0].name }
      },
      .init(ifAny: .tanks, .list(.text), "The tanks that it names.") { rule in
        rule.own.parts.tanks.map(rule.document.tankNames)
      },
      .init(ifAny: .count, .whole, "The most tanks.") {
        if case .mostTanks(_, let count) = $0.own { count } else { nil }
      },
      .init(ifAny: .bu, .number(in: "bu"), "What stays in each of the tanks.") {
        if case .reserve(_, .volume(let volume)) = $0.own { volume.bushels } else { nil }
      },
      .init(ifAny: "pct", .number(in: "%"), "The share of each tank that stays in it.") {
        if case .reserve(_, .percent(let percent)) = $0.own { percent } else { nil }
      },
      .init(ifAny: .lb, .pounds, "The most that may be weighed.") { $0.own.parts.limit },
    ])
}

extension Constraint {
  /// The word in data files, and what it is about.
  fileprivate var parts: (kind: String, product: Int?, tanks: TankSet?, limit: Mass?) {
    switch self {
    case .allowedTanks(let product, let tanks): ("allowedTanks", product, tanks, nil)
    case .mostTanks(let product, _): ("mostTanks", product, nil, nil)
    case .emptyTanks(let tanks): ("emptyTanks", nil, tanks, nil)
    case .forbiddenTanks(let product, let tanks): ("forbiddenTanks", product, tanks, nil)
    case .holds(let tanks, let product): ("holds", product, tanks, nil)
    case .reserve(let tanks, _): ("reserve", nil, tanks, nil)
    case .payload(let mass): ("payload", nil, nil, mass)
    case .grossWeight(let mass): ("grossWeight", nil, nil, mass)
    }
  }
}

// MARK: - Rows

extension ProductDemand {
  fileprivate static let table = OutputTable<ProductDemand>(
    "a product", jobFields + [.init(.demandBu, .bushels, "The demand for the field.") { $0.demand }]
  )

  /// A product of a job without its demand.
  static let jobTable = OutputTable<ProductDemand>("a product", jobFields)

  private static let jobFields: [OutputField<ProductDemand>] = [
    .init(.product, .text, "The name.") { $0.name },
    .init(.rateLbPerAc, .poundsPerAcre, "The rate.") { $0.rate },
    .init(.densityLbPerBu, .poundsPerBushel, "The density.") { $0.density },
  ]
}

extension Load {
  private static let headFields: [OutputField<Self>] = [
    .init(.tank, .text, "The name.") { $0.tank.name },
    .init(.capacityBu, .bushels, "The capacity.") { $0.tank.capacity },
    .init(nullable: .product, .text, "The product in it.") { $0.product },
    .init(ifAny: .isLiquid, .flag, "That it is a tank for liquids.") {
      $0.tank.isLiquid ? true : nil
    },
  ]

  private static let percentField = OutputField<Self>(.fillPct, .number(in: "%"), "How full it is.")
  { $0.fillPercent }

  fileprivate static let fillTable = OutputTable<Self>(
    "a tank",
    headFields + [
      .init("fillBu", .bushels, "What is in it.") { $0.volume }, percentField,
    ])

  fileprivate static let loadTable = OutputTable<Self>(
    "a tank",
    headFields + [
      .init(.loadBu, .bushels, "What is loaded.") { $0.volume },
      .init(.loadLb, .pounds, "The same by weight.") { $0.weight }, percentField,
      .init(.reserveBu, .bushels, "What stays in it.") { $0.reserve },
    ])
}

extension Shortfall {
  fileprivate static let table = OutputTable<Self>(
    "an unallocated amount",
    [
      .init(.product, .text, "The product.") { $0.product },
      .init(.bu, .bushels, "The amount.") { $0.amount },
    ])
}

extension PlanDocument.OtherDensities {
  fileprivate static let table = OutputTable<Self>(
    "other densities",
    [
      .init(.densities, .word(DensitySet.allCases.map(\.name)), "The set.") { $0.densities.name },
      .init(.areaPerFillAc, .acres, "The area per fill as loaded.") { $0.areaPerFill },
      .fills { $0.fills },
    ])
}

extension BrokenRule {
  fileprivate static let table = OutputTable<Self>(
    "a broken rule",
    [
      .init(.rule, .word(HouseRule.allCases.map(\.word)), "The rule.") { $0.rule },
      .init(.product, .text, "The product.") { $0.product },
      .init("severity", .whole, "How bad it is.") { $0.severity },
      .init(.message, .text, "What is so, and what avoiding it would take.") { $0.message },
      .init(.source, .text, "Where the rule was read.") { $0.source },
    ])
}

extension WorkCounters {
  fileprivate static let table = OutputTable<Self>(
    "a counter",
    [
      .init("candidates", .whole, "Allocations looked at.") { $0.candidates },
      .init("subsetPairs", .whole, "Pairs of tank subsets looked at.") { $0.subsetPairs },
    ])
}

import AirCart
import AirCartDocuments

/// A figure of a cell in a page's data.
enum PageFigure: Int, CaseIterable {
  case load
  case loadClass
  case utilization
  case fills
  case lasts
  case areaPerFill
  case lastFill
  case largestPossible
  case grossWeight
  case greedyLeft
  case optimumLeft
  case gap
  /// What runs out first where the cart does all it can.
  case limiting
  /// What runs out first of the plan that is loaded.
  case loadedLimiting
  case together
  case leftForRefills
  case withoutTank
  case inOneFill
  case inTanks
  /// The position of what the plan shows among `planTitles`.
  case title
  /// The position of what tells greedy from the optimum among `comparisons`.
  case comparison
  case infeasible

  var name: String { "\(self)" }

  /// What a plan of a sweep may show.
  static let planTitles: [Statement.Kind] = [.planOneFill, .planFullFills, .planLeastUnallocated]

  /// What may tell greedy from the optimum.
  static let comparisons: [Statement.Kind] = [
    .greedyLeavesMore, .greedySame, .greedyOtherTanks, .greedyLeavesSame,
  ]

  /// The figures that are statements of a plan: sums, then fills, in the order in which they stand.
  static let sums: [(figure: PageFigure, kind: Statement.Kind)] = [
    (.together, .together), (.leftForRefills, .leftForRefills), (.withoutTank, .withoutTank),
    (.inOneFill, .inOneFill), (.inTanks, .inTanks),
  ]
  static let areas: [(figure: PageFigure, kind: Statement.Kind)] = [
    (.lasts, .lasts), (.areaPerFill, .areaPerFill), (.lastFill, .lastFill),
    (.largestPossible, .largestPossible),
  ]
}

/// What a page says of a cell: whole numbers, in the units and with the decimals that are shown.
struct CellRecord {
  var figures = [Int?](repeating: nil, count: PageFigure.allCases.count)
  /// The plan; `nil` where no exact method was asked.
  var plan: AllocationRecord?
  /// Tenths of a bushel that the last fill puts into each tank, where it is not the only one.
  var last: [Int?]?
  /// The simple rule; `nil` where it was not asked.
  var greedy: AllocationRecord?
  /// The least unallocated.
  var optimum: AllocationRecord?
  /// Why no fill is possible.
  var reason: String?

  subscript(_ figure: PageFigure) -> Int? {
    get { figures[figure.rawValue] }
    set { figures[figure.rawValue] = newValue }
  }
}

/// An allocation in a page's data.
struct AllocationRecord {
  /// Two characters a tank: the product's position in base 36 or `-`, and the class of its use.
  let shape: String
  /// Tenths of a bushel in each tank; `nil` in an empty one.
  let amounts: [Int?]
  /// Tenths of a percent of each tank.
  let percents: [Int?]
  /// Tenths of a bushel by product: what is left over, or for a plan what several tanks hold of it.
  let byProduct: [Int?]

  init(_ tanks: [Load], byProduct: [Double?]) {
    shape = tanks.map { load in
      load.productIndex.map {
        "\(String($0, radix: 36))\(TankUse(percent: load.fillPercent).word.prefix(1))"
      } ?? "-l"
    }.joined()
    amounts = tanks.map { $0.product == nil ? nil : PackedColumn.tenths($0.volume.bushels) }
    percents = tanks.map { $0.product == nil ? nil : PackedColumn.tenths($0.fillPercent) }
    self.byProduct = byProduct.map { $0.flatMap(PackedColumn.tenths) }
  }
}

// MARK: - From a plan

extension CellRecord {
  /// Says what a plan says; `hasGreedy` is whether the simple rule was asked.
  init(_ document: PlanDocument, hasGreedy: Bool) {
    let plan = document.plan
    setLoad(document.cartLoadPercent, utilization: document.utilizationPercent)
    setFills(document)
    setStatements(document.statements, document.units)
    self[.optimumLeft] = PackedColumn.tenths(plan.leastUnallocated.value)
    self.plan = document.recommendedRecord
    last = document.lastLoads
    optimum = document.optimumRecord
    reason = document.infeasibilityText
    guard hasGreedy else { return }
    self[.greedyLeft] = PackedColumn.tenths(plan.greedy.unallocated.bushels)
    self[.gap] = PackedColumn.tenths(plan.unallocatedGap)
    let comparison = document.statements.greedyBesideOptimum.kind
    self[.comparison] = PageFigure.comparisons.firstIndex(of: comparison)
    greedy = AllocationRecord(plan.greedy, of: document.job)
  }

  /// The load, and where it is over the cart's capacity what of that is used.
  mutating func setLoad(_ percent: Double, utilization: Double) {
    self[.load] = PackedColumn.tenths(percent)
    self[.loadClass] = LoadClass(percent: percent).rawValue
    guard CartLoad(percent: percent) == .over else { return }
    self[.utilization] = PackedColumn.tenths(utilization)
  }

  /// Title, sums and areas; their kinds are those of the figures.
  private mutating func setStatements(_ statements: PlanStatements, _ units: UnitSystem) {
    self[.title] = PageFigure.planTitles.firstIndex(of: statements.title.kind)
    for statement in statements.totals + statements.fillFigures {
      let figure = (PageFigure.sums + PageFigure.areas).first { $0.kind == statement.kind }?.figure
      switch (figure, statement.values.first) {
      case (let figure?, .volume(let volume)): self[figure] = PackedColumn.tenths(volume.bushels)
      case (let figure?, .area(let area)):
        self[figure] = PackedColumn.scaled(area.value(units), decimals: 2)
      default: continue
      }
    }
  }

  private mutating func setFills(_ document: PlanDocument) {
    let fill = document.plan.fillPlan
    guard let fills = fill.fills else { return }
    let units = document.units
    self[.fills] = PackedColumn.scaled(Double(fills), decimals: 0)
    self[.limiting] = document.plan.capacity.limitingProduct
    self[.loadedLimiting] = fill.limitingProduct
    self[.grossWeight] = fill.grossWeight.flatMap { weight in
      PackedColumn.scaled(units == .metric ? weight.kilograms : weight.pounds, decimals: 0)
    }
  }
}

extension PlanDocument {
  fileprivate var recommendedRecord: AllocationRecord {
    guard isFeasible else { return optimumRecord }
    let tanks = plan.fillPlan.tanks
    let sums = job.products.indices.map { product -> Double? in
      let own = tanks.filter { $0.productIndex == product }
      return own.count > 1 ? own.reduce(0) { $0 + $1.volume.bushels } : nil
    }
    return AllocationRecord(tanks, byProduct: sums)
  }

  /// The loads of the last fill, which carries every product for its own area.
  fileprivate var lastLoads: [Int?]? {
    let fill = plan.fillPlan
    guard isFeasible, !fitsInOneFill, let area = fill.lastFill else { return nil }
    let share = area.acres / fill.areaPerFill.acres
    return fill.tanks.map { tank in
      tank.product == nil ? nil : PackedColumn.tenths(tank.volume.bushels * share)
    }
  }

  fileprivate var optimumRecord: AllocationRecord {
    AllocationRecord(plan.optimalTanks, byProduct: job.left(plan.shortfalls))
  }
}

extension AllocationRecord {
  /// What the simple rule puts where.
  init(_ greedy: GreedyAllocation, of job: Job) {
    self.init(greedy.tanks, byProduct: job.left(greedy.unallocatedRows))
  }
}

extension Job {
  /// Amounts by product; dust is nothing.
  fileprivate func left(_ rows: [Shortfall]) -> [Double?] {
    products.indices.map { product in
      rows.first { $0.productIndex == product && $0.amount.bushels >= Tolerance.dust }?.amount
        .bushels
    }
  }
}

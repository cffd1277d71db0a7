package import AirCart

/// The metrics of one cell of a sweep: cart × field × rates.
///
/// A metric describes a result and takes no part in choosing it. To add one: a case with its facts
/// and its formula from a plan, all in this file, and its formula for sweeps in `AxisEvaluator`.
package enum CellMetric: Int, CaseIterable, Sendable {
  /// Bushels that the field needs.
  case demand
  /// The same over the cart's capacity, in percent: 184 is 1.84 cart loads.
  case cartLoad
  /// The same capped at 100, as in the reference app.
  case utilization
  /// The share of the cart that greedy fills once, in percent.
  case greedyFilled
  /// The share of the cart that the optimum fills once, in percent.
  case optimalFilled
  /// Bushels left out of one filling by greedy.
  case greedyUnallocated
  /// Bushels left out of one filling by the optimum.
  case optimalUnallocated
  /// Bushels that greedy leaves out beyond the optimum.
  case gap
  /// The largest area per fill, in acres; 0 where some product must go without a tank.
  case areaPerFill
  /// The area per fill by greedy, filled to what fits, in acres; not a number where greedy gives some
  /// product no tank.
  case greedyAreaPerFill
  /// The acres that greedy's one filling covers.
  case greedyCovered
  /// Fills for the field; not a number where some product must go without a tank.
  case fills
  /// Fills for the field by greedy, filled to what fits; not a number where it gives some product no
  /// tank.
  case greedyFills
  /// The position of the product that runs out first in a fill of the largest area; not a number
  /// where none does.
  case limitingProduct
  /// The acres of the last fill; not a number where some product must go without a tank.
  case lastFill
  /// Tanks in use for the largest area per fill; not a number where some product must go without
  /// one.
  case tanksUsed
  /// Pounds of the loaded cart; not a number where its empty weight is unknown.
  case grossWeight
}

// MARK: - Facts

extension CellMetric {
  /// What is told of a metric beside its formulas.
  private struct Facts {
    let stem: String
    let title: String
    let measure: DataUnit
    /// The methods that it takes; any exact one stands for the optimum.
    let methods: SweepOptions.Methods

    init(
      _ stem: String, _ title: String, _ measure: DataUnit,
      by methods: SweepOptions.Methods = []
    ) {
      self.stem = stem
      self.title = title
      self.measure = measure
      self.methods = methods
    }
  }

  private var facts: Facts {
    switch self {
    case .demand: Facts("demand", "Demand for the field", .bushels)
    case .cartLoad: Facts("cart_load", "Demand as a share of the cart's capacity", .percent)
    case .utilization:
      Facts("utilization", "Cart utilization, capped at 100 as in the reference app", .percent)
    case .greedyFilled:
      Facts("greedy_filled", "Share of the cart that greedy fills", .percent, by: .greedy)
    case .optimalFilled:
      Facts("optimal_filled", "Share of the cart that the optimum fills", .percent, by: .optimal)
    case .greedyUnallocated:
      Facts("greedy_unallocated", "Left out by greedy", .bushels, by: .greedy)
    case .optimalUnallocated:
      Facts("optimal_unallocated", "Left out by the optimum", .bushels, by: .optimal)
    case .gap:
      Facts("gap", "Greedy's shortfall against the optimum", .bushels, by: [.greedy, .optimal])
    case .areaPerFill:
      Facts("area_per_fill", "Most the cart can do in a fill", .acres, by: .optimal)
    case .greedyAreaPerFill:
      Facts(
        "greedy_area_per_fill", "Most by greedy in a fill, filled to what fits", .acres, by: .greedy
      )
    case .greedyCovered:
      Facts("greedy_covered", "Area that greedy's one filling covers", .acres, by: .greedy)
    case .fills: Facts("fills", "Fills for the field", .none, by: .optimal)
    case .greedyFills:
      Facts(
        "greedy_fills", "Fills for the field by greedy, filled to what fits", .none, by: .greedy)
    case .limitingProduct:
      Facts("limiting_product", "Product that runs out first", .none, by: .optimal)
    case .lastFill: Facts("last_fill", "Area of the last fill", .acres, by: .optimal)
    case .tanksUsed: Facts("tanks_used", "Tanks in use", .none, by: .optimal)
    case .grossWeight: Facts("gross_weight", "Weight of the loaded cart", .pounds, by: .optimal)
    }
  }

  /// Whether the values depend on the field, and not on the cart and the rates alone.
  package var dependsOnField: Bool {
    switch self {
    case .areaPerFill, .greedyAreaPerFill, .limitingProduct, .tanksUsed: false
    default: true
    }
  }

  /// Whether the values depend on the cart, and not on field and rates alone.
  package var dependsOnCart: Bool { self != .demand }

  /// The methods that it takes; any exact one stands for the optimum.
  var methods: SweepOptions.Methods { facts.methods }

  /// Whether the values follow from the least unallocated amount of a field, and not from the area
  /// per fill alone.
  var followsFromAmount: Bool {
    switch self {
    case .optimalFilled, .optimalUnallocated, .gap: true
    default: false
    }
  }

  /// Whether the values are positions in the list of product names.
  package var isName: Bool { self == .limitingProduct }

  package var isCount: Bool { measure == .none && !isName }

  /// Whether the values depend on the tanks alone and neither on their order nor on weights.
  package var describesCapacity: Bool { measure != .pounds && !isName }

  /// What it is, in words for people.
  package var title: String { facts.title }

  /// What the values measure.
  package var measure: DataUnit { facts.measure }

  /// The symbol of the imperial unit; empty for counts and names.
  package var unit: String { measure.symbol(in: .imperial) }

  /// The name in data, with the unit: `area_per_fill_ac`, or `area_per_fill_ha` in metric files.
  package func name(in system: UnitSystem) -> String {
    facts.stem + measure.suffix(in: system)
  }

  package var name: String { name(in: .imperial) }

  /// Whether a choice of methods can tell the metric.
  package func isTold(by methods: SweepOptions.Methods) -> Bool {
    let told = methods.contains(.exhaustive) ? methods.union(.optimal) : methods
    return told.isSuperset(of: facts.methods)
  }
}

// MARK: - Formulas

extension CellMetric {
  /// Returns a metric of a job planned on its own; NaN where there is none.
  ///
  /// The other way to the numbers of a sweep: through `Plan`, as the verb `plan` goes, with none of
  /// the sweep's short cuts. Both give the same bits.
  package func value(of plan: Plan, for job: Job) -> Double {
    let capacity = job.cart.capacity.bushels
    let demand = plan.greedy.demand.bushels
    let fill = plan.capacity
    return switch self {
    case .demand: demand
    case .cartLoad: demand / capacity * 100
    case .utilization: plan.greedy.utilizationPercent
    case .greedyFilled: min(100, plan.greedy.placed.bushels / capacity * 100)
    case .optimalFilled: plan.optimalPlaced(job) / capacity * 100
    case .greedyUnallocated: plan.greedy.unallocated.bushels
    case .optimalUnallocated: plan.leastUnallocated.value
    case .gap: plan.unallocatedGap
    case .areaPerFill: fill.fills == nil ? .nan : fill.areaPerFill.acres
    case .greedyAreaPerFill: job.greedyAreaPerFill
    case .greedyCovered: plan.greedy.coveredArea.acres
    case .fills: fill.fills.map { Double($0) } ?? .nan
    case .greedyFills:
      FillArithmetic.fills(field: job.area.acres, areaPerFill: job.greedyAreaPerFill)
    case .limitingProduct: fill.limitingProduct.map { Double($0) } ?? .nan
    case .lastFill: fill.lastFill?.acres ?? .nan
    case .tanksUsed: fill.fills == nil ? .nan : Double(plan.capacityAssignment.tanksUsed)
    case .grossWeight: fill.grossWeight?.pounds ?? .nan
    }
  }
}

extension Job {
  /// What a fill by the simple rule covers, in acres; not a number where it covers nothing.
  var greedyAreaPerFill: Double {
    let acres = greedyRange.acres
    return acres > 0 ? acres : .nan
  }
}

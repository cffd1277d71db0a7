package import AirCart

/// The metrics of one cell of a sweep: cart × field × rates.
///
/// A metric describes a result and takes no part in choosing it. To add one: a case here, its
/// line in each `switch`, and its formula in `AxisEvaluator`.
public enum CellMetric: Int, CaseIterable, Sendable {
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
  /// The position of the product that runs out first; not a number where none does.
  case limitingProduct
  /// The acres of the last fill; not a number where some product must go without a tank.
  case lastFill
  /// Tanks in use.
  case tanksUsed
  /// Pounds of the loaded cart; not a number where its empty weight is unknown.
  case grossWeight

  /// The name in data without its unit.
  private var stem: String {
    switch self {
    case .demand: "demand"
    case .cartLoad: "cart_load"
    case .utilization: "utilization"
    case .greedyFilled: "greedy_filled"
    case .optimalFilled: "optimal_filled"
    case .greedyUnallocated: "greedy_unallocated"
    case .optimalUnallocated: "optimal_unallocated"
    case .gap: "gap"
    case .areaPerFill: "area_per_fill"
    case .greedyAreaPerFill: "greedy_area_per_fill"
    case .greedyCovered: "greedy_covered"
    case .fills: "fills"
    case .greedyFills: "greedy_fills"
    case .limitingProduct: "limiting_product"
    case .lastFill: "last_fill"
    case .tanksUsed: "tanks_used"
    case .grossWeight: "gross_weight"
    }
  }

  /// The name in data, with the unit: `area_per_fill_ac`, or `area_per_fill_ha` in metric files.
  package func name(in system: UnitSystem) -> String { stem + quantity.suffix(in: system) }

  /// The name in imperial data.
  package var name: String { name(in: .imperial) }

  /// What it is, in words for people.
  public var title: String {
    switch self {
    case .demand: "Demand for the field"
    case .cartLoad: "Demand as a share of the cart's capacity"
    case .utilization: "Cart utilization, capped at 100 as in the reference app"
    case .greedyFilled: "Share of the cart that greedy fills"
    case .optimalFilled: "Share of the cart that the optimum fills"
    case .greedyUnallocated: "Left over by greedy"
    case .optimalUnallocated: "Left over by the optimum"
    case .gap: "Left over by greedy beyond the optimum"
    case .areaPerFill: "Largest area per fill"
    case .greedyAreaPerFill: "Area per fill by greedy, filled to what fits"
    case .greedyCovered: "Area that greedy's one filling covers"
    case .fills: "Fills for the field"
    case .greedyFills: "Fills for the field by greedy, filled to what fits"
    case .limitingProduct: "Product that runs out first"
    case .lastFill: "Area of the last fill"
    case .tanksUsed: "Tanks in use"
    case .grossWeight: "Weight of the loaded cart"
    }
  }

  /// What the values measure.
  package var quantity: DataQuantity {
    switch self {
    case .demand, .greedyUnallocated, .optimalUnallocated, .gap: .volume
    case .cartLoad, .utilization, .greedyFilled, .optimalFilled: .share
    case .areaPerFill, .greedyAreaPerFill, .greedyCovered, .lastFill: .area
    case .fills, .greedyFills, .limitingProduct, .tanksUsed: .plain
    case .grossWeight: .mass
    }
  }

  /// The symbol of the imperial unit; empty for counts and names.
  public var unit: String { quantity.symbol(in: .imperial) }

  /// Whether the values depend on the field, and not on the cart and the rates alone.
  package var dependsOnField: Bool { self != .areaPerFill && self != .greedyAreaPerFill }

  /// Decimals in tables for people.
  package var fractionDigits: Int {
    switch self {
    case .fills, .greedyFills, .limitingProduct, .tanksUsed, .grossWeight: 0
    default: 1
    }
  }

  /// Whether the values are positions in the list of product names.
  package var isName: Bool { self == .limitingProduct }

  /// Whether a choice of methods can tell the metric.
  package func isTold(by methods: SweepOptions.Methods) -> Bool {
    let hasOptimum = !methods.isDisjoint(with: [.optimal, .exhaustive])
    return switch self {
    case .demand, .cartLoad, .utilization: true
    case .greedyFilled, .greedyUnallocated, .greedyAreaPerFill, .greedyCovered, .greedyFills:
      methods.contains(.greedy)
    case .gap: hasOptimum && methods.contains(.greedy)
    case .optimalFilled, .optimalUnallocated, .areaPerFill, .fills, .limitingProduct, .lastFill,
      .tanksUsed, .grossWeight:
      hasOptimum
    }
  }
}

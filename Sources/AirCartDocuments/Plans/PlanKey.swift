/// The keys of a plan document, spelt in one place for the description and for the decoder.
enum PlanKey: String, CaseIterable, Sendable {
  /// The version of the document's structure.
  case schemaVersion
  /// The cart.
  case cart
  /// The capacity of the cart, or of one tank.
  case capacityBu
  /// The field.
  case fieldAc
  /// The set of densities.
  case densities
  /// The demand of the job, or of one product.
  case demandBu
  /// The demand as a share of the capacity.
  case cartLoadPct
  /// The same capped at 100.
  case utilizationPct
  /// The products of the job.
  case products
  /// The reference rule's allocation, or the work it took.
  case greedy
  /// The least unallocated allocation, its method, or the work it took.
  case optimal
  /// The fills and loads, the method behind them, or the work it took.
  case fillPlan
  /// The units that the job was stated in.
  case units
  /// The weight of the loaded cart.
  case grossWeightLb
  /// The methods that answered.
  case methods
  /// The work that was done.
  case counters
  /// The rules on where products may go.
  case constraints
  /// Why no plan gives every product a tank.
  case infeasibility
  /// What a person should know.
  case notes
  /// What the fertilizers deliver on an acre.
  case nutrients
  /// Nitrogen on an acre.
  case nLbPerAc
  /// Phosphate on an acre.
  case p2o5LbPerAc
  /// Potash on an acre.
  case k2oLbPerAc
  /// Sulphur on an acre.
  case sLbPerAc
  /// What is worth knowing.
  case advice
  /// The kind of a piece of advice.
  case code
  /// A piece of advice in words.
  case message
  /// Where a piece of advice was read.
  case source
  /// How densities in other units were converted.
  case conversions
  /// Pairs of products that are to be kept apart.
  case keepApart
  /// The place among the carts of a comparison.
  case rank
  /// The carts that share the rank.
  case tiedWith
  /// The rate of a product.
  case rateLbPerAc
  /// The density of a product.
  case densityLbPerBu
  /// What is claimed of an allocation.
  case status
  /// What finds no tank.
  case unallocatedBu
  /// The area that the reference rule's single filling covers.
  case coveredAc
  /// The tanks in order.
  case tanks
  /// What finds no tank, by product.
  case unallocated
  /// The least that must stay unallocated.
  case boundBu
  /// The largest area per fill.
  case areaPerFillAc
  /// The capacity bound on it.
  case boundAc
  /// The number of fills.
  case fills
  /// The product that runs out first.
  case limitingProduct
  /// The area of the last fill.
  case lastFillAc
  /// The name of a tank.
  case tank
  /// The name of the product in a tank, or of one without.
  case product
  /// What is in a tank.
  case fillBu
  /// What a tank is loaded with.
  case loadBu
  /// The same by mass.
  case loadLb
  /// The same as a share of the tank's capacity.
  case fillPct
  /// An amount without a tank.
  case bu
  /// What a constraint demands.
  case kind
  /// The most tanks of a product.
  case count
  /// A reserve as a share of a tank.
  case pct
  /// A limit of weight.
  case lb
  /// The weight of the cart without product.
  case emptyWeightLb
  /// Whether the catalogue has the cart.
  case cartListed
  /// The saddle tanks of the cart.
  case saddleTanks
  /// What stays in a tank.
  case reserveBu
  /// The area of every fill but the last.
  case fillAc
  /// Whether all fills cover the same area.
  case even
  /// Whether every tank in use is filled to the brim.
  case brim
  /// What ends a fill.
  case limitedBy
  /// The constraints that make a plan infeasible.
  case conflict
  /// What the plan would be without some constraints.
  case without
  /// Allocations that were looked at.
  case candidates
  /// Pairs of tank subsets that were looked at.
  case subsetPairs
  /// All plans of a document, for the validator, which begins at an object; no file has it.
  case document

  /// The keys behind which `null` says that there is no value.
  static let nullable: Set<PlanKey> = [
    .product, .fills, .limitingProduct, .lastFillAc, .grossWeightLb, .infeasibility, .emptyWeightLb,
    .fillAc, .limitedBy, .conflict, .nutrients,
  ]
}

/// What must hold of a result; a finding names the rule that is broken.
///
/// To add one: a case here with its sentence, and the check that finds it broken.
package enum VerificationRule: String, CaseIterable, Sendable {
  // MARK: Plans
  case document, optimum, demand, demandTotal, allocation, greedyRule, coveredArea, bound
  case areaPerFill, fills, lastFill, limitingProduct, load, grossWeight, practical

  // MARK: Comparisons
  case sameJob, distinctCarts, ranking

  // MARK: Tables of load sheets
  case stop, carried, left, sheetMass, scale, total, seeded

  // MARK: Runs
  case manifest, scenario, remade

  package var sentence: String {
    switch self {
    case .document: "the same request gives the same document"
    case .optimum: "another exact method gives the same plan"
    case .demand: "a demand is rate times field over density"
    case .demandTotal: "the demand of the job is the sum over its products, a share of the cart"
    case .allocation:
      "a tank holds one product that it may hold, and what is placed and left over is the demand"
    case .greedyRule: "the simple rule fills the largest free tank with the largest product"
    case .coveredArea: "one filling covers as far as the product that runs out first"
    case .bound: "a bound follows from capacity and demand alone, and nothing is better"
    case .areaPerFill: "a fill lasts as long as the product with the least capacity for its use"
    case .fills: "the fills are the field over the area per fill, rounded up"
    case .lastFill: "the last fill is what the fills before it leave of the field"
    case .limitingProduct: "the limiting product is the first to run out"
    case .load: "a product is loaded for the fill's acres, each of its tanks by its capacity"
    case .grossWeight:
      "the gross weight is the empty cart, what stays in its tanks and the load of one fill"
    case .practical:
      "no plan takes fewer fills, breaks less, spares more, or needs fewer and smaller tanks"
    case .sameJob: "a comparison is about one job"
    case .distinctCarts: "a cart is in a comparison once"
    case .ranking: "carts rank by fewest fills, size, largest area per fill, least unallocated"
    case .stop: "every fill has a stop, with the same tanks and products"
    case .carried: "a fill begins with what the one before it has left"
    case .left: "what was there and what is loaded, less what is seeded, is left"
    case .sheetMass: "a mass on a load sheet is volume times density"
    case .scale: "the scale shows all product that is on the cart by then"
    case .total: "a total is all that was loaded of a product so far"
    case .seeded: "every acre gets as much of a product from each of its tanks"
    case .manifest: "a run's files are those of its manifest, byte for byte"
    case .scenario: "a run is of the scenario that its manifest names"
    case .remade: "the same inputs and options make the same files, byte for byte"
    }
  }
}

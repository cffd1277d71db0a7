/// What must hold of a result; a finding names the rule that is broken.
///
/// To add one: a case here with its sentence, and the check that finds it broken.
package enum VerificationRule: String, CaseIterable, Sendable {
  // MARK: The job
  case catalogueCart
  case sameTanks
  case cartCapacity
  case demand
  case demandTotal
  case cartLoad
  case utilization

  // MARK: Allocations
  case knownProduct
  case amount
  case tankCapacity
  case emptyTank
  case allowedTank
  case mostTanks
  case massBalance
  case unallocatedTotal
  case oneRowPerProduct
  case fillOrder
  case fillPercentage

  // MARK: The reference rule
  case referenceRule
  case referenceTotal
  case coveredArea

  // MARK: The optimum
  case status
  case exactMethod
  case leastUnallocated
  case largestAreaPerFill
  case attainable
  case canonical
  case bound

  // MARK: Fills
  case fills
  case lastFill
  case limitingProduct
  case load
  case mass
  case grossWeight
  case infeasibility
  case weightLimit
  case fillArea
  case fillLimit
  case reserve
  case conflict
  case relaxation

  // MARK: Advice
  case nutrients
  case advice

  // MARK: Load sheets
  case stop
  case stopArea
  case carried
  case left
  case sheetMass
  case scale
  case total
  case seeded

  // MARK: Comparisons
  case sameJob
  case distinctCarts
  case ranking
  case ties

  // MARK: Runs
  case manifest
  case scenario
  case remade

  /// The rule in words.
  package var sentence: String {
    jobSentence ?? allocationSentence ?? optimumSentence ?? fillSentence ?? sheetSentence
      ?? collectionSentence
  }

  private var jobSentence: String? {
    switch self {
    case .catalogueCart: "a listed cart has the tanks of the catalogue"
    case .sameTanks: "every list has the same tanks with the same capacities"
    case .cartCapacity: "the cart's capacity is the sum of its tanks"
    case .demand: "a demand is rate times field over density"
    case .demandTotal: "the demand of the job is the sum over its products"
    case .cartLoad: "the cart load is the demand over the cart's capacity"
    case .utilization: "the utilization is the cart load, at most 100 percent"
    default: nil
    }
  }

  private var allocationSentence: String? {
    switch self {
    case .knownProduct: "only products of the job are in tanks or left over"
    case .amount: "no amount is below zero"
    case .tankCapacity: "no tank holds more than its capacity, less its reserve"
    case .emptyTank: "a tank without a product is empty"
    case .allowedTank: "a product is only in tanks that the constraints allow it"
    case .mostTanks: "a product is in no more tanks than the constraints allow it"
    case .massBalance: "what is in tanks and what is left over make up a product's demand"
    case .unallocatedTotal: "the unallocated total is the sum of the unallocated rows"
    case .oneRowPerProduct: "a product is left over in one row only"
    case .fillOrder: "the largest tank of a product is filled first"
    case .fillPercentage: "a fill percentage is the amount over the tank's capacity"
    case .referenceRule: "the reference rule fills its tanks to the last bit like this"
    case .referenceTotal: "the reference rule leaves over what finds no tank in its order"
    case .coveredArea: "one filling covers as far as the product that runs out first"
    default: nil
    }
  }

  private var optimumSentence: String? {
    switch self {
    case .status: "a status claims what holds, no more and no less"
    case .exactMethod: "only an exact method proves an optimum"
    case .leastUnallocated: "no allocation leaves less than one that is called optimal"
    case .largestAreaPerFill: "no fill covers more than one that is called optimal"
    case .attainable: "nothing is better than the best allocation"
    case .canonical:
      "of equally good allocations it is that with the fewest tanks, then the smallest, then the "
        + "first in order"
    case .bound: "the bound follows from capacity and demand alone"
    default: nil
    }
  }

  private var fillSentence: String? {
    switch self {
    case .fills: "the fills are the field over the area per fill, rounded up"
    case .lastFill: "the last fill is what the fills before it leave of the field"
    case .limitingProduct: "the limiting product is the first to run out"
    case .load: "a product is loaded for the fill's acres, each of its tanks by its capacity"
    case .mass: "a mass is volume times density"
    case .grossWeight: "the gross weight is the empty cart, its reserves and the load of one fill"
    case .weightLimit: "a fill with its reserves weighs no more than a limit allows"
    case .fillArea: "a fill covers as far as it lasts, or an even share of the field"
    case .fillLimit: "a fill ends when a product runs out, or where no more may be loaded"
    case .reserve: "a tank in use keeps the largest of its reserves"
    case .conflict: "a conflict is constraints that cannot all be kept, and none of them to spare"
    case .relaxation: "without some constraints the plan is the best of those that remain"
    case .infeasibility: "a reason stands where not every product has a tank, and only there"
    default: nil
    }
  }

  private var sheetSentence: String? {
    switch self {
    case .stop: "every fill has a stop, with the tanks and products of the plan"
    case .stopArea: "a stop is for the area of its fill"
    case .carried: "a fill begins with what the one before it has left"
    case .left: "what was there and what is loaded, less what is seeded, is left"
    case .sheetMass: "a mass on a load sheet is volume times density"
    case .scale: "the scale shows all product that is on the cart by then"
    case .total: "a total is all that was loaded of a product so far"
    case .seeded: "every acre gets as much of a product, each of its tanks by its capacity"
    default: nil
    }
  }

  private var collectionSentence: String {
    switch self {
    case .nutrients: "nutrients are the rates times the grades of the products"
    case .advice: "advice follows from the job and its tanks"
    case .sameJob: "a comparison is about one job"
    case .distinctCarts: "a cart stands in a comparison once"
    case .ranking: "carts rank by fewest fills, largest area per fill, least unallocated"
    case .ties: "carts that do equally well share a rank and name each other"
    case .manifest: "a run's files are those of its manifest, byte for byte"
    case .scenario: "a run is of the scenario that its manifest names"
    case .remade: "the same inputs and options make the same files, byte for byte"
    default: rawValue
    }
  }
}

/// What must hold of a result; a finding names the rule that is broken.
///
/// To add one: a case here with its sentence, and the check that finds it broken.
package enum VerificationRule: String, CaseIterable, Sendable {
  // MARK: Plans
  case document, optimum

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

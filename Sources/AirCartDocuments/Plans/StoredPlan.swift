package import AirCart

/// A plan as a document states it: a job, and claims about it that nobody has checked yet.
///
/// Amounts are plain numbers under the names and in the units of the document's keys.
package struct StoredPlan: Sendable {
  /// What is claimed of an allocation.
  package enum Status: String, DocumentWord {
    case optimal
    case feasible
    case infeasible
  }

  /// A product of the job.
  package struct Product: Equatable, Sendable {
    package let name: String
    package let demand: Double
  }

  /// A tank with what is in it.
  package struct TankRow: Equatable, Sendable {
    package let tank: String
    package let capacity: Double
    /// `nil` for an empty tank.
    package let product: String?
    package let amount: Double
    /// The mass of the amount, where the rows state it.
    package let mass: Double?
    package let fillPercent: Double
    /// What stays in the tank, where the rows state it.
    package let reserve: Double?
  }

  /// What ends a fill.
  package enum FillLimit: String, DocumentWord {
    case product
    case weight
  }

  /// An amount of a product that no tank takes.
  package struct UnallocatedRow: Equatable, Sendable {
    package let product: String
    package let amount: Double
  }

  /// Tanks filled for one filling, and what is left over.
  package struct Allocation: Equatable, Sendable {
    package let status: Status
    package let unallocated: Double
    package let tanks: [TankRow]
    package let unallocatedRows: [UnallocatedRow]
  }

  /// Fills and loads.
  package struct Fills: Equatable, Sendable {
    package let status: Status
    package let areaPerFill: Double
    package let bound: Double
    package let count: Double?
    package let limitingProduct: String?
    package let lastFill: Double?
    package let tanks: [TankRow]
    /// How the tanks are filled; as usual in a document that does not say.
    package let filling: FillStyle
    /// The area of every fill but the last, where it is stated.
    package let fillArea: Double?
    /// What ends a fill, where it is stated.
    package let limit: FillLimit?
  }

  /// Constraints that make a plan infeasible, by position, and what it would be without some.
  package struct Conflict: Equatable, Sendable {
    /// What the plan would be without some constraints.
    package struct Relaxation: Equatable, Sendable {
      package let dropped: [Int]
      package let areaPerFill: Double
      package let fills: Double
      package let limitingProduct: String?
      /// The product in each tank, or `nil`.
      package let products: [String?]
    }

    package let constraints: [Int]
    package let relaxations: [Relaxation]
  }

  /// Nutrients on an acre, in lb.
  package struct Nutrients: Equatable, Sendable {
    package let nitrogen: Double
    package let phosphate: Double
    package let potash: Double
    package let sulphur: Double
  }

  /// A piece of advice.
  package struct Advice: Equatable, Sendable {
    package let code: String
    package let message: String
    package let source: String
  }

  /// The place of a plan among those of a comparison.
  package struct Standing: Equatable, Sendable {
    package let rank: Double
    package let tiedWith: [String]
  }

  /// The JSON pointer of the plan in its document; empty where the plan is the document.
  package let pointer: String
  /// The job: cart and tanks as the reference rule's rows have them, products, constraints.
  ///
  /// Its demands follow from rates and field; what the document states stands in `products`.
  package let problem: AllocationProblem
  package let units: UnitSystem
  package let products: [Product]
  package let capacity: Double
  package let demand: Double
  package let cartLoadPercent: Double
  package let utilizationPercent: Double
  /// The reference rule's allocation.
  package let reference: Allocation
  /// The area that its single filling covers.
  package let coveredArea: Double
  /// The least unallocated allocation.
  package let optimum: Allocation
  /// The least that must stay unallocated.
  package let unallocatedBound: Double
  package let fills: Fills
  package let grossWeight: Double?
  /// The words for the methods behind the optimum and the fills.
  package let methods: (optimum: String, fills: String)
  package let infeasibility: String?
  /// Whether the catalogue has the cart, where it is stated.
  package let isListed: Bool?
  /// The constraints that make it infeasible, where they are stated.
  package let conflict: Conflict?
  /// `nil` outside a comparison.
  package let standing: Standing?
  /// Whether the document says anything of nutrients, be it that there are none.
  package let statesNutrients: Bool
  package let nutrients: Nutrients?
  /// None where none was asked for.
  package let advice: [Advice]
  /// Pairs of products that are to be kept apart, as stated for the job.
  package let keepApart: [[String]]
}

/// A document of plans: one, or those of a comparison in its order.
package struct PlanDocuments: Sendable {
  /// Whether the document is a list of ranked plans.
  package let isComparison: Bool
  package let plans: [StoredPlan]
}

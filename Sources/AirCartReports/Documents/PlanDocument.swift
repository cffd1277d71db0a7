package import AirCart
package import AirCartDocuments

/// One planned job in names and rows: what the results screen, JSON and tables all say.
package struct PlanDocument: Sendable {
  /// The plan at the densities of the other set.
  package struct OtherDensities: Equatable, Sendable {
    package let densities: DensitySet
    package let areaPerFill: Area
    package let fills: Int
  }

  package internal(set) var plan: Plan
  /// The units that the job was stated in; they change text for people, never a key's meaning.
  package let units: UnitSystem
  /// The densities of products that were not given one.
  package let densities: DensitySet
  /// What a person should know before relying on the figures.
  package private(set) var notes: [String]
  /// What would give a job without a plan one.
  package var remedy: String?
  /// What comes out of tanks before the first stop, a sentence each.
  package var cleanOuts: [String] = []
  /// The constraints that make the plan infeasible, where it is they that do.
  package let conflict: ConstraintConflict?
  /// What is worth knowing about the job and its tanks; none unless it was asked for.
  package var advice: [AdviceNote] = []
  /// Pairs of products that are to be kept apart, as stated for the job.
  package var keepApart: [[String]] = []
  /// What the other set of densities would give, where it may matter.
  package var otherDensities: OtherDensities?
  /// What was asked for, about this cart; `nil` where the plan is one of many made from a grid.
  package var request: PlanRequest?
  /// How densities that were given in other units became pounds per bushel, a sentence each.
  package var conversions: [String] = []
  /// How rates came from counts, bushels and nutrient targets, and what is seed-placed of them, a
  /// sentence each.
  package var understood: [String] { (request?.understood ?? []) + seedPlacedSentences }

  /// How much of the area is seeded twice, to stand behind it; empty where nothing is.
  var overlapText: String {
    guard let overlap = request?.overlap, overlap > 0 else { return "" }
    return " (" + localized("\(overlap.plain.withDecimalMark) % overlap included") + ")"
  }

  package init(
    _ plan: Plan, units: UnitSystem, densities: DensitySet, notes: [String] = []
  ) {
    self.plan = plan
    self.units = units
    self.densities = densities
    self.notes = notes
    conflict = plan.fillPlan.fills == nil ? ConstraintConflict(of: plan.job) : nil
  }

  package func adding(note: String) -> PlanDocument {
    var document = self
    document.notes.append(note)
    return document
  }
}

// MARK: Figures

extension PlanDocument {
  /// What was planned.
  package var job: Job { plan.job }
  package var cart: Cart { job.cart }

  /// Whether the catalogue has the cart, or all that are pulled together.
  package var isListed: Bool {
    cart.name.split(separator: "+").allSatisfy { CartCatalogue.cart(named: String($0)) != nil }
  }

  /// The demand of all products for the field.
  package var demand: Volume { plan.greedy.demand }

  /// The demand as a share of the cart's capacity in percent, uncapped.
  package var cartLoadPercent: Double { statements.cartLoadPercent }

  /// The same capped at 100, as the reference app has it.
  package var utilizationPercent: Double { plan.greedy.utilizationPercent }

  /// Whether every product can have a tank.
  package var isFeasible: Bool { plan.fillPlan.status != .infeasible }

  /// Whether the field is seeded without refilling.
  package var fitsInOneFill: Bool { plan.fillPlan.fills == 1 }

  /// The product that runs out first in the plan.
  package var limitingProduct: String? {
    plan.fillPlan.limitingProduct.map { job.products[$0].name }
  }
}

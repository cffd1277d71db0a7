package import AirCart
package import AirCartDocuments

/// Carts side by side on a whole farm, ranked.
///
/// Ranked by ``FarmRanking``; carts whose figures are equal share a rank.
package struct FarmComparison: Sendable {
  /// A cart and how it seeds the farm.
  package struct Candidate: Sendable {
    package let cart: Cart
    /// For each crop the rules on its products.
    package let constraints: [[Constraint]]
    package let plan: FarmPlan
  }

  /// A candidate in its place.
  package struct Entry: RankedCart, Sendable {
    package let rank: Int
    package let candidate: Candidate
    /// The names of the carts that share the rank.
    package let tiedWith: [String]
    /// The names of the carts that rank before it and hold no more.
    package let dominatedBy: [String]

    package var cart: Cart { candidate.cart }
    package var plan: FarmPlan { candidate.plan }
  }

  /// What the farm is called.
  package let name: String
  package let title: String?
  package let farm: Farm
  /// The densities of products that were not given one.
  package let densities: DensitySet
  package let order: FieldOrder
  /// Whether carts are ranked by the fills that they take when product is carried over.
  package let carriesOver: Bool
  /// What a person should know before relying on the figures.
  package internal(set) var notes: [String]
  /// What is to be known of products that do not go together; `nil` unless advice was asked for.
  var pairAdvice: [AdviceNote]?
  /// What is ordered for the best cart and what trucks bring; `nil` where it was not planned.
  package internal(set) var tender: TenderPlan?
  /// What was asked, where it is known.
  package internal(set) var request: FarmRequest?
  /// The carts, the best first; those that tie keep their order.
  package let entries: [Entry]

  /// Ranks carts on a farm.
  package init(
    name: String, title: String?, farm: Farm, densities: DensitySet, order: FieldOrder,
    carriesOver: Bool, notes: [String] = [], ranking candidates: [Candidate]
  ) {
    self.name = name
    self.title = title
    self.farm = farm
    self.densities = densities
    self.order = order
    self.carriesOver = carriesOver
    self.notes = notes
    let ranking = FarmRanking(
      farm, carts: candidates.map(\.cart), plans: candidates.map(\.plan), carriesOver: carriesOver)
    var entries: [Entry] = []
    for group in ranking.groups {
      let rank = entries.count + 1
      for index in group {
        let others = group.filter { $0 != index }
        entries.append(
          Entry(
            rank: rank, candidate: candidates[index],
            tiedWith: others.map { candidates[$0].cart.name },
            dominatedBy: ranking.dominators(of: index).map { candidates[$0].cart.name }))
      }
    }
    self.entries = entries
  }
}

// MARK: - Rows

extension FarmComparison {
  /// Carts that text shows as one: they share a rank and have the same tanks in another order.
  package var rows: [[Entry]] { entries.inRows }

  /// The smallest carts that need no more fills than the best; none where no cart seeds the farm.
  package var smallestEnough: [Entry] {
    guard let fills = entries.first?.fills(carriesOver: carriesOver) else { return [] }
    let enough = rows.filter { row in
      row[0].fills(carriesOver: carriesOver).map { $0 <= fills } ?? false
    }
    return enough.min { $0[0].cart.capacity.bushels < $1[0].cart.capacity.bushels } ?? []
  }

  /// The carts among which fewer fills are to be weighed against a smaller cart.
  ///
  /// None of them is beaten, and none holds more than another cart that takes as few fills.
  package var front: [Entry] {
    entries.filter { entry in
      guard let fills = entry.fills(carriesOver: carriesOver) else { return false }
      return entry.dominatedBy.isEmpty
        && !entries.contains { other in
          (other.fills(carriesOver: carriesOver) ?? .max) <= fills
            && FigureTolerance.isLess(other.cart.capacity.bushels, entry.cart.capacity.bushels)
        }
    }
  }
}

extension FarmComparison.Entry {
  /// The fills by which the cart is ranked; `nil` when some crop cannot be seeded.
  package func fills(carriesOver: Bool) -> Int? {
    carriesOver ? plan.fillsCarriedOver : plan.fills
  }

  /// Why a crop cannot be seeded with the cart; `nil` where it can.
  package func infeasibilityText(ofCrop crop: Int, of farm: Farm) -> String? {
    guard plan.crops[crop]?.status == .infeasible else { return nil }
    return document(ofCrop: crop, of: farm)?.infeasibilityText
  }

  /// The rules on the tanks and products of a crop, each as a clause.
  package func constraintTexts(ofCrop crop: Int, of farm: Farm) -> [String] {
    guard !constraints(ofCrop: crop).isEmpty else { return [] }
    return document(ofCrop: crop, of: farm)?.constraintTexts ?? []
  }

  private func constraints(ofCrop crop: Int) -> [Constraint] {
    candidate.constraints.isEmpty ? [] : candidate.constraints[crop]
  }

  /// The plan of the first field with a crop.
  private func document(ofCrop crop: Int, of farm: Farm) -> PlanDocument? {
    guard let field = farm.fields.firstIndex(where: { $0.crop == crop }),
      let job = try? farm.job(
        field: field, cart: cart, constraints: constraints(ofCrop: crop)),
      let plan = try? Plan(job)
    else { return nil }
    return PlanDocument(plan, units: farm.units, densities: .standard)
  }

  /// The product in each tank on fields of a crop, `nil` for an empty tank.
  package func products(ofCrop crop: Int) -> [String?] {
    plan.crops[crop]?.contents.map { $0?.name } ?? cart.tanks.map { _ in nil }
  }

  /// What is blended for a crop.
  package func blends(ofCrop crop: Int) -> [ProductDemand] {
    (plan.crops[crop]?.contents ?? []).compactMap(\.self).filter { !$0.parts.isEmpty }.distinct
  }
}

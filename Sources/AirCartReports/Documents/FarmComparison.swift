package import AirCart
package import AirCartDocuments

/// Carts side by side on a whole farm, ranked.
///
/// First the carts that can seed every crop, or the largest area of it; then the fewest fills; then
/// the fewest full carts, Σ area / area per fill, which is what counts where the fills are equal by
/// rounding up. Weight and clean-outs take no part. Carts whose figures are equal share a rank.
package struct FarmComparison: Sendable {
  /// A cart and how it seeds the farm.
  package struct Candidate: Sendable {
    package let cart: Cart
    /// For each crop the rules on its products.
    package let constraints: [[Constraint]]
    package let plan: FarmPlan

    /// Creates a candidate.
    package init(cart: Cart, constraints: [[Constraint]], plan: FarmPlan) {
      self.cart = cart
      self.constraints = constraints
      self.plan = plan
    }
  }

  /// A candidate in its place.
  package struct Entry: RankedCart, Sendable {
    package let rank: Int
    package let candidate: Candidate
    /// The names of the carts that share the rank.
    package let tiedWith: [String]
    /// The names of the carts that take no more fills and hold no more, and are better in one.
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
  /// How the fields were ordered.
  package let order: FieldOrder
  /// Whether carts are ranked by the fills that they take when product is carried over.
  package let carriesOver: Bool
  /// What a person should know before relying on the figures.
  package private(set) var notes: [String]
  /// What is worth knowing of the products; none unless it was asked for.
  package internal(set) var advice: [AdviceNote] = []
  /// What is ordered for the best cart and what trucks bring; `nil` where it was not planned.
  package internal(set) var tender: TenderPlan?
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
    let merits = candidates.map { Merit(of: $0, on: farm, carriesOver: carriesOver) }
    var entries: [Entry] = []
    for group in Self.groups(of: merits) {
      let rank = entries.count + 1
      for index in group {
        let others = group.filter { $0 != index }
        entries.append(
          Entry(
            rank: rank, candidate: candidates[index],
            tiedWith: others.map { candidates[$0].cart.name },
            dominatedBy: merits.indices.filter { merits[$0].dominates(merits[index]) }
              .map { candidates[$0].cart.name }))
      }
    }
    self.entries = entries
  }
}

extension FarmComparison {
  /// Returns the comparison with another note.
  package func adding(note: String) -> FarmComparison {
    var comparison = self
    comparison.notes.append(note)
    return comparison
  }
}

extension FarmComparison {
  /// Returns the comparison with what is ordered for the best cart and what trucks bring.
  package func tendered(on scenario: FarmScenario) -> FarmComparison {
    var comparison = self
    comparison.tender = entries.first.map { best in
      TenderPlan(
        farm, best.plan,
        reserves: scenario.reserves(
          on: .init(cart: best.cart, constraints: best.candidate.constraints)),
        carriesOver: carriesOver, bagged: scenario.bagged,
        trucks: scenario.trucks)
    }
    return comparison
  }
}

// MARK: - Merit

/// The figures by which carts are compared on a farm.
private struct Merit {
  /// The area of fields whose crop the cart cannot seed.
  let unseeded: Double
  /// The fills of the other fields.
  let fills: Int
  /// Area / area per fill of the other fields.
  let fullCarts: Double
  let capacity: Double

  init(of candidate: FarmComparison.Candidate, on farm: Farm, carriesOver: Bool) {
    var unseeded = 0.0
    var fills = 0
    var fullCarts = 0.0
    for field in candidate.plan.fields {
      let acres = farm.area(ofField: field.field).acres
      let count = carriesOver ? field.fillsCarriedOver : field.fills
      guard let count, let crop = candidate.plan.crops[farm.fields[field.field].crop] else {
        unseeded += acres
        continue
      }
      let (sum, overflows) = fills.addingReportingOverflow(count)
      fills = overflows ? .max : sum
      fullCarts += acres / crop.areaPerFill.acres
    }
    self.unseeded = unseeded
    self.fills = fills
    self.fullCarts = fullCarts
    capacity = candidate.cart.capacity.bushels
  }

  /// Whether a cart takes no more fills and holds no more, and is better in one of the two.
  ///
  /// A cart that cannot seed the farm dominates none, and every cart that can, if it is no larger.
  func dominates(_ other: Merit) -> Bool {
    guard unseeded == 0 else { return false }
    let isSmaller = FigureTolerance.isLess(capacity, other.capacity)
    guard isSmaller || FigureTolerance.isSame(capacity, other.capacity) else { return false }
    guard other.unseeded == 0 else { return true }
    return fills < other.fills || (fills == other.fills && isSmaller)
  }
}

extension FarmComparison {
  private static func groups(of merits: [Merit]) -> [[Int]] {
    CartRanking<Int>(criteria: [
      .figure { merits[$0].unseeded }, .count { Double(merits[$0].fills) },
      .figure { merits[$0].fullCarts },
    ]).groups(of: Array(merits.indices))
  }
}

// MARK: - Rows

extension FarmComparison {
  /// Carts that text shows as one: they share a rank and have the same tanks in another order.
  package var rows: [[Entry]] { entries.inRows }

  /// The carts among which fewer fills are to be weighed against a smaller cart.
  ///
  /// No other takes no more fills and holds no more, with one of the two less.
  package var front: [Entry] {
    entries.filter { $0.dominatedBy.isEmpty && $0.plan.fills != nil }
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
      let problem = try? farm.problem(
        field: field, cart: cart, constraints: constraints(ofCrop: crop)),
      let plan = try? Plan(problem)
    else { return nil }
    return PlanDocument(plan, of: problem, units: farm.units, densities: .standard)
  }

  /// The product in each tank on fields of a crop, `nil` for an empty tank.
  package func products(ofCrop crop: Int, of farm: Farm) -> [String?] {
    cart.tanks.indices.map { tank in
      plan.crops[crop]?.assignment.product(inTank: tank).map {
        farm.crops[crop].products[$0].name
      }
    }
  }
}

import AirCart

/// The same job on several carts, ranked.
///
/// Fewest fills first, then the largest area per fill, then the least unallocated; weight takes no
/// part. Carts whose three figures are equal share a rank.
package struct ComparisonDocument: Sendable {
  /// A cart's plan with its rank.
  package struct Entry: Sendable {
    package let rank: Int
    package let document: PlanDocument
    /// The names of the carts that share the rank.
    package let tiedWith: [String]
  }

  /// The carts, the best first; those that tie keep their order.
  package let entries: [Entry]

  /// Ranks plans of one job on different carts.
  package init(ranking documents: [PlanDocument]) {
    var entries: [Entry] = []
    for group in Self.groups(of: documents) {
      let rank = entries.count + 1
      for (index, document) in group.enumerated() {
        let others = group.indices.filter { $0 != index }.map { group[$0].cart.name }
        entries.append(Entry(rank: rank, document: document, tiedWith: others))
      }
    }
    self.entries = entries
  }

  /// The plans as a JSON array in rank order.
  package var jsonValue: JSONValue {
    .array(
      entries.map { entry in
        .object(
          entry.document.jsonMembers + [
            .init("rank", .integer(entry.rank)),
            .init("tiedWith", .array(entry.tiedWith.map(JSONValue.string))),
          ])
      })
  }
}

// MARK: Ranking

/// A figure by which carts are ranked: the less the better.
private struct Criterion: Sendable {
  let value: @Sendable (PlanDocument) -> Double
  /// How far a value may be from the best and still be equal to it.
  let tolerance: @Sendable (Double) -> Double
}

extension ComparisonDocument {
  /// Rounding may differ where the same tanks stand in another order, hence the tolerances.
  private static let criteria = [
    Criterion(
      value: { $0.plan.fillPlan.fills.map(Double.init) ?? .infinity }, tolerance: { _ in 0 }),
    Criterion(
      value: { -$0.plan.fillPlan.areaPerFill.acres }, tolerance: { Tolerance.tie * $0.magnitude }),
    Criterion(
      value: { $0.plan.leastUnallocated.value },
      tolerance: { Tolerance.tie * max(1, $0.magnitude) }),
  ]

  private static func groups(of documents: [PlanDocument]) -> [[PlanDocument]] {
    criteria.reduce([documents]) { groups, criterion in
      groups.flatMap { split($0, by: criterion) }
    }
  }

  /// Splits a group into groups of equal value, the best first; equal ones keep their order.
  private static func split(_ group: [PlanDocument], by criterion: Criterion) -> [[PlanDocument]] {
    var rest = group
    var groups: [[PlanDocument]] = []
    while let best = rest.map(criterion.value).min() {
      let limit = best.isFinite ? best + criterion.tolerance(best) : best
      groups.append(rest.filter { criterion.value($0) <= limit })
      rest.removeAll { criterion.value($0) <= limit }
    }
    return groups
  }
}

// MARK: Rows

extension ComparisonDocument {
  /// Carts that text shows as one: they share a rank and have the same tanks in another order.
  package var rows: [[Entry]] {
    var rows: [[Entry]] = []
    for entry in entries {
      if let first = rows.last?.first, first.rank == entry.rank,
        first.document.cart.sortedCapacities == entry.document.cart.sortedCapacities
      {
        rows[rows.count - 1].append(entry)
      } else {
        rows.append([entry])
      }
    }
    return rows
  }
}

extension Cart {
  fileprivate var sortedCapacities: [Double] { tanks.map { $0.capacity.bushels }.sorted() }
}

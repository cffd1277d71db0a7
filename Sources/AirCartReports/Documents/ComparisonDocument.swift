package import AirCart
package import AirCartDocuments

/// The same job on several carts, ranked.
///
/// Fewest fills first, then the smallest cart, then the largest area per fill, then the least
/// unallocated; weight takes no part. Carts whose figures are equal share a rank.
package struct ComparisonDocument: Sendable {
  /// A cart's plan with its rank.
  package struct Entry: RankedCart, Sendable {
    package let rank: Int
    package let document: PlanDocument
    /// The names of the carts that share the rank.
    package let tiedWith: [String]

    package var cart: Cart { document.cart }
  }

  /// The carts, the smallest with the fewest fills first; those that tie keep their order.
  package let entries: [Entry]

  /// Ranks plans of one job on different carts.
  package init(ranking documents: [PlanDocument]) {
    var entries: [Entry] = []
    for group in CartRanking.ofPlans({ $0.plan }).groups(of: documents) {
      let rank = entries.count + 1
      for (index, document) in group.enumerated() {
        let others = group.indices.filter { $0 != index }.map { group[$0].cart.name }
        entries.append(Entry(rank: rank, document: document, tiedWith: others))
      }
    }
    self.entries = entries
  }

  /// The keys of a plan with its rank.
  package static let table = OutputTable<Entry>(
    "a ranked plan",
    PlanDocument.table.fields.map { $0.of(\.document) } + [
      .init(.rank, .whole, "The rank, from 1.") { $0.rank }, .tiedWith { $0.tiedWith },
    ])

  /// The plans as a JSON array in rank order.
  package var jsonValue: JSONValue { .array(entries.map { Self.table.json($0) }) }
}

// MARK: Rows

extension ComparisonDocument {
  /// Carts that text shows as one: they share a rank and have the same tanks in another order.
  package var rows: [[Entry]] { entries.inRows }
}

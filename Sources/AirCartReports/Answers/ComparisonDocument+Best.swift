import AirCart

extension ComparisonDocument {
  /// Which of several carts is the best and why; `nil` when there is nothing to compare.
  package var bestSentence: String? { text(best?.statement) }

  /// The smallest cart that needs no more fills than the best; `nil` where that is the best.
  package var smallestSentence: String? { text(best?.smallest) }

  private var best: BestCart? {
    entries.count > 1 ? BestCart(entries.map(\.document.statements)) : nil
  }

  private func text(_ statement: Statement?) -> String? {
    guard let statement, let units = entries.first?.document.units else { return nil }
    return StatementText(units: units, carts: entries.map(\.cart.name)).text(statement)
  }
}

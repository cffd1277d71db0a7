import AirCart

extension ComparisonDocument {
  /// Which of several carts is the best and why; `nil` when there is nothing to compare.
  package var bestSentence: String? {
    guard let units = entries.first?.document.units else { return nil }
    let documents = entries.map(\.document)
    let wording = StatementText(units: units, carts: documents.map(\.cart.name))
    return BestCart(documents.map(\.statements)).statement.map(wording.text)
  }
}

import AirCart
import AirCartReports

/// Which of several carts is the best, and why, in one sentence.
struct BestCartSentence {
  /// The sentence; nothing when there is nothing to compare.
  let sentence: String?

  init(comparison: ComparisonDocument, text: AmountText) {
    let documents = comparison.entries.map(\.document)
    let wording = StatementText(units: text.units, carts: documents.map(\.cart.name))
    sentence = BestCart(documents.map(\.statements)).statement.map(wording.text)
  }
}

/// What the value of a key may be, for the validator, the schema and the documentation.
package indirect enum ValueDescription: Sendable {
  case text(TextRule)
  /// One of a few texts.
  case choice([Choice])
  /// A finite number.
  case number(NumberRule)
  /// `true` or `false`.
  case flag
  case list(ListRule)
  case object(ObjectDescription)
  /// One of several values, no two of which are of the same JSON type.
  case anyOf([ValueDescription])
}

/// One of the texts that a value may be.
package struct Choice: Sendable {
  package let name: String
  /// What choosing it means, in a sentence.
  package let documentation: String
}

package struct TextRule: Sendable {
  /// What the text is, for messages: `a cart name`.
  package let noun: String
  /// The fewest and most characters.
  package let length: ClosedRange<Int>
  /// Whether only letters without accents, digits, `-` and `_` may occur.
  package let isFolderName: Bool

  package init(_ noun: String, length: ClosedRange<Int>, isFolderName: Bool = false) {
    self.noun = noun
    self.length = length
    self.isFolderName = isFolderName
  }
}

/// How many values a list may have, and what they are.
package struct ListRule: Sendable {
  /// What one value is, for messages: `product`.
  package let noun: String
  /// The fewest and most values.
  package let count: ClosedRange<Int>
  package let element: ValueDescription
  /// Whether no number or text may appear in the list twice.
  package let isUnique: Bool

  package init(
    of noun: String, count: ClosedRange<Int>, isUnique: Bool = false, _ element: ValueDescription
  ) {
    self.noun = noun
    self.count = count
    self.element = element
    self.isUnique = isUnique
  }
}

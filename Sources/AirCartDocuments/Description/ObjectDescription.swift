/// An object: the keys it has, and what holds between them.
package struct ObjectDescription: Sendable {
  /// Something that holds between the keys of an object.
  package enum Rule: Sendable {
    /// Exactly one of its keys is there.
    case exactlyOneKey
    /// `from`, `to` and `step` describe numbers, the last of them `to`.
    case closedRange(NumberRule)
  }

  /// What the object is, for messages: `a product`.
  package let noun: String
  /// The keys, in the order in which they are listed.
  package let keys: [KeyDescription]
  /// What holds between them.
  package let rule: Rule?

  /// Creates the description of an object.
  package init(_ noun: String, rule: Rule? = nil, keys: [KeyDescription]) {
    self.noun = noun
    self.rule = rule
    self.keys = keys
  }

  /// The keys that an object does not have yet: no other can be meant by an unknown one.
  package func freeKeys(_ isPresent: (String) -> Bool) -> [String] {
    keys.map(\.name).filter { !isPresent($0) }
  }
}

/// A key: its name, its value, and what it is for.
package struct KeyDescription: Sendable {
  package let name: String
  /// What it is for, in whole sentences.
  package let documentation: String
  package let value: ValueDescription
  /// Whether the object is incomplete without it.
  package let isRequired: Bool
  /// Whether `null` means that there is no value.
  package let isNullable: Bool
  /// The value that its absence means.
  package let standard: JSONValue?
  /// How it is written, as JSON.
  package let example: String?

  package init(
    named name: String, _ value: ValueDescription, isRequired: Bool = false,
    isNullable: Bool = false, standard: JSONValue? = nil, example: String? = nil,
    _ documentation: String
  ) {
    self.name = name
    self.value = value
    self.isRequired = isRequired
    self.isNullable = isNullable
    self.standard = standard
    self.example = example
    self.documentation = documentation
  }
}

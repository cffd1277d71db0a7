/// What the value of a key may be, for the validator, the schema and the documentation.
package indirect enum ValueDescription: Sendable {
  case text(TextRule)
  /// One of a few texts.
  case choice([Choice])
  case number(NumberRule)
  /// `true` or `false`.
  case flag
  case list(ListRule)
  case object(ObjectDescription)
  /// One of several values, no two of which are of the same JSON type.
  case anyOf([ValueDescription])
}

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

  /// Whether all such texts have one length: then what reads them says how they are written.
  var isForm: Bool { length.lowerBound == length.upperBound }

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

package struct ObjectDescription: Sendable {
  /// Something that holds between the keys of an object.
  package enum Rule: Sendable {
    case exactlyOneKey
    /// `from`, `to` and `step` describe numbers, the last of them `to`.
    case closedRange(NumberRule)
  }

  /// What the object is, for messages: `a product`.
  package let noun: String
  package let keys: [KeyDescription]
  package let rule: Rule?
  /// What every key beside those means, where keys are names that the file chooses; its own name
  /// says in tables what they name.
  package let others: KeyDescription?

  package init(
    _ noun: String, rule: Rule? = nil, keys: [KeyDescription], others: KeyDescription? = nil
  ) {
    self.noun = noun
    self.rule = rule
    self.keys = keys
    self.others = others
  }

  /// The keys that an object does not have yet: no other can be meant by an unknown one.
  package func freeKeys(_ isPresent: (String) -> Bool) -> [String] {
    keys.map(\.name).filter { !isPresent($0) }
  }
}

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

extension ValueDescription {
  /// The same as a program writes it: numbers without units beside them.
  var ofResults: ValueDescription {
    switch self {
    case .number(let rule): .number(rule.ofResults)
    case .list(let rule):
      .list(
        ListRule(
          of: rule.noun, count: rule.count, isUnique: rule.isUnique, rule.element.ofResults))
    case .object(let object):
      .object(
        ObjectDescription(
          object.noun, rule: object.rule, keys: object.keys.map(\.ofResults),
          others: object.others?.ofResults))
    case .anyOf(let alternatives): .anyOf(alternatives.map(\.ofResults))
    case .text, .choice, .flag: self
    }
  }
}

extension KeyDescription {
  fileprivate var ofResults: KeyDescription {
    KeyDescription(
      named: name, value.ofResults, isRequired: isRequired, isNullable: isNullable,
      standard: standard, example: example, documentation)
  }
}

// MARK: - In messages

extension ValueDescription {
  /// What is expected, as in `a number, a list or a range { from, to, step }`.
  package var phrase: String {
    switch self {
    case .text(let rule): localized("\(localized(word: rule.noun)) in quotes")
    case .choice(let choices): choices.map(\.name.quoted).alternatives
    case .number(let rule): rule.isWhole ? localized("a whole number") : localized("a number")
    case .flag: localized("true or false")
    case .list(let rule): localized("a list [ ] of \(localized(word: rule.noun))s")
    case .object(let object): object.phrase
    case .anyOf(let alternatives): alternatives.map(\.phrase).alternatives
    }
  }

  /// Whether a value has the JSON type that is described.
  func hasType(of node: SyntaxNode) -> Bool {
    switch (self, node.kind) {
    case (.text, .string), (.choice, .string), (.number, .number), (.flag, .bool), (.list, .array),
      (.object, .object):
      true
    case (.number(let rule), .string(let text)): rule.takes(text)
    case (.anyOf(let alternatives), _): alternatives.contains { $0.hasType(of: node) }
    default: false
    }
  }

  /// Whether a number is among the alternatives.
  var acceptsNumber: Bool {
    switch self {
    case .number: true
    case .anyOf(let alternatives): alternatives.contains(where: \.acceptsNumber)
    default: false
    }
  }
}

extension ObjectDescription {
  /// The keys that a message shows: the required ones, or all where none is.
  fileprivate var phrase: String {
    if let others, let example = others.example {
      return "\(localized(word: noun)) { \(others.name.jsonQuoted): \(example) }"
    }
    let required = keys.filter(\.isRequired)
    let names = (required.isEmpty ? keys : required).map(\.name)
    let shown = rule.isExclusive ? names.alternatives : names.joined(separator: ", ")
    return "\(localized(word: noun)) { \(shown) }"
  }
}

extension ObjectDescription.Rule? {
  fileprivate var isExclusive: Bool { if case .exactlyOneKey = self { true } else { false } }
}

extension SyntaxNode.Kind {
  /// What a value is, as in `text`.
  var phrase: String {
    switch self {
    case .object: localized("an object { }")
    case .array: localized("a list [ ]")
    case .string: localized("text")
    case .number(_, let text): localized("the number \(text.clipped)")
    case .bool(let flag): flag ? "true" : "false"
    case .null: "null"
    }
  }
}

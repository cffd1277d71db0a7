// How a description is named in a message.

extension ValueDescription {
  /// What is expected, as in `a number, a list or a range { from, to, step }`.
  package var phrase: String {
    switch self {
    case .text(let rule): "\(rule.noun) in quotes"
    case .choice(let choices): choices.map(\.name.quoted).listed(joinedBy: "or")
    case .number(let rule): rule.isWhole ? "a whole number" : "a number"
    case .flag: "true or false"
    case .list(let rule): "a list [ ] of \(rule.noun)s"
    case .object(let object): object.phrase
    case .anyOf(let alternatives): alternatives.map(\.phrase).listed(joinedBy: "or")
    }
  }

  /// Whether a value has the JSON type that is described.
  func hasType(of node: SyntaxNode) -> Bool {
    switch (self, node.kind) {
    case (.text, .string), (.choice, .string), (.number, .number), (.flag, .bool), (.list, .array),
      (.object, .object):
      true
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
    let required = keys.filter(\.isRequired)
    let names = (required.isEmpty ? keys : required).map(\.name)
    let shown = rule.isExclusive ? names.listed(joinedBy: "or") : names.joined(separator: ", ")
    return "\(noun) { \(shown) }"
  }
}

extension ObjectDescription.Rule? {
  fileprivate var isExclusive: Bool {
    if case .exactlyOneKey = self { true } else { false }
  }
}

extension SyntaxNode.Kind {
  /// What a value is, as in `text`.
  var phrase: String {
    switch self {
    case .object: "an object { }"
    case .array: "a list [ ]"
    case .string: "text"
    case .number(_, let text): "the number \(text.clipped)"
    case .bool(let flag): flag ? "true" : "false"
    case .null: "null"
    }
  }
}

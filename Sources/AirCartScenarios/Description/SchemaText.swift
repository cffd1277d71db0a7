/// The JSON schema (draft-07) of a description, for editors that complete and check while typing.
///
/// A schema cannot say everything: that a range closes, or that a name is known, only the
/// validator checks.
package struct SchemaText {
  private let description: ObjectDescription
  private let title: String

  /// Creates the schema of a document.
  package init(of description: ObjectDescription, title: String) {
    self.description = description
    self.title = title
  }

  /// The schema, keys in the order of the description, two spaces for each level.
  package var text: String {
    let head: [(key: String, value: JSONText)] = [
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("title", .string(title)),
      // Extensions of VS Code: a document is JSON5, as far as the editor can follow.
      ("allowComments", .bool(true)),
      ("allowTrailingCommas", .bool(true)),
    ]
    return JSONText.object(head + description.schemaMembers).indented() + "\n"
  }
}

private typealias SchemaMembers = [(key: String, value: JSONText)]

extension ValueDescription {
  fileprivate var schemaMembers: SchemaMembers {
    switch self {
    case .text(let rule): rule.schemaMembers
    case .choice(let choices): choices.schemaMembers
    case .number(let rule): rule.schemaMembers
    case .flag: [("type", .string("boolean"))]
    case .list(let rule): rule.schemaMembers
    case .object(let object): object.schemaMembers
    case .anyOf(let alternatives):
      [("anyOf", .array(alternatives.map { .object($0.schemaMembers) }))]
    }
  }
}

extension TextRule {
  fileprivate var schemaMembers: SchemaMembers {
    let bounds: SchemaMembers = [
      ("type", .string("string")),
      ("minLength", .number(Double(length.lowerBound))),
      ("maxLength", .number(Double(length.upperBound))),
    ]
    return bounds + (isFolderName ? [("pattern", .string("^[A-Za-z0-9_-]+$"))] : [])
  }
}

extension [Choice] {
  fileprivate var schemaMembers: SchemaMembers {
    [
      ("type", .string("string")),
      ("enum", .array(map { .string($0.name) })),
      ("enumDescriptions", .array(map { .string($0.documentation) })),
    ]
  }
}

extension NumberRule {
  fileprivate var schemaMembers: SchemaMembers {
    let type: SchemaMembers = [("type", .string(isWhole ? "integer" : "number"))]
    guard acceptsZero else { return type + boundMembers }
    let zero = JSONText.object([("const", .number(0))])
    return type + [("anyOf", .array([zero, .object(boundMembers)]))]
  }

  private var boundMembers: SchemaMembers {
    var members: SchemaMembers = []
    switch minimum {
    case .inclusive(let bound): members.append(("minimum", .number(bound)))
    case .exclusive(let bound): members.append(("exclusiveMinimum", .number(bound)))
    case nil: break
    }
    if let maximum { members.append(("maximum", .number(maximum))) }
    return members
  }
}

extension ListRule {
  fileprivate var schemaMembers: SchemaMembers {
    var members: SchemaMembers = [
      ("type", .string("array")),
      ("minItems", .number(Double(count.lowerBound))),
      ("maxItems", .number(Double(count.upperBound))),
    ]
    if isUnique { members.append(("uniqueItems", .bool(true))) }
    return members + [("items", .object(element.schemaMembers))]
  }
}

extension ObjectDescription {
  fileprivate var schemaMembers: SchemaMembers {
    var members: SchemaMembers = [
      ("type", .string("object")), ("additionalProperties", .bool(false)),
    ]
    let required = keys.filter(\.isRequired).map { JSONText.string($0.name) }
    if !required.isEmpty { members.append(("required", .array(required))) }
    if case .exactlyOneKey = rule {
      members.append(("minProperties", .number(1)))
      members.append(("maxProperties", .number(1)))
    }
    let properties = keys.map { (key: $0.name, value: JSONText.object($0.schemaMembers)) }
    return members + [("properties", .object(properties))]
  }
}

extension KeyDescription {
  fileprivate var schemaMembers: SchemaMembers {
    var members: SchemaMembers = [
      ("description", .string(documentation)), ("markdownDescription", .string(markdown)),
    ]
    if let standard { members.append(("default", standard)) }
    return members + value.schemaMembers
  }

  private var markdown: String {
    var parts = [documentation]
    if let unit = value.unit { parts.append("Unit: \(unit.eitherName).") }
    if let standard { parts.append("Default: `\(standard.compact)`.") }
    if let example { parts.append("Example: `\(name.jsonQuoted): \(example)`") }
    return parts.joined(separator: "\n\n")
  }
}

extension ValueDescription {
  /// The unit of the number, or of the numbers in a list or range.
  fileprivate var unit: UnitName? {
    switch self {
    case .number(let rule): rule.unit
    case .anyOf(let alternatives): alternatives.lazy.compactMap(\.unit).first
    case .list(let rule): rule.element.unit
    default: nil
    }
  }
}

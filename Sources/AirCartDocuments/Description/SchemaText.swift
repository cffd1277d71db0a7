/// The JSON schema (draft-07) of a description, for editors that complete and check while typing.
///
/// A schema cannot say everything: that a range closes, or that a name is known, only the
/// validator checks.
package struct SchemaText {
  private let members: SchemaMembers
  private let title: String

  /// Creates the schema of a document that people write.
  package init(of description: ObjectDescription, title: String) {
    // Extensions of VS Code: a document is JSON5, as far as the editor can follow.
    members =
      [.init("allowComments", true), .init("allowTrailingCommas", true)] + description.schemaMembers
    self.title = title
  }

  /// Creates the schema of a result, which is one of these.
  init(of descriptions: [ValueDescription], title: String) {
    var alternatives: [SchemaMembers] = []
    for members in descriptions.map(\.schemaMembers) where !alternatives.contains(members) {
      alternatives.append(members)
    }
    members =
      alternatives.count == 1
      ? alternatives[0] : [.init("anyOf", .array(alternatives.map(JSONValue.object)))]
    self.title = title
  }

  /// The schema, keys in the order of the description, two spaces for each level.
  package var text: String {
    let head: SchemaMembers = [
      .init("$schema", "http://json-schema.org/draft-07/schema#"), .init("title", .string(title)),
    ]
    return JSONValue.object(head + members).text(.spread) + "\n"
  }
}

private typealias SchemaMembers = [JSONValue.Member]

extension ValueDescription {
  fileprivate var schemaMembers: SchemaMembers {
    switch self {
    case .text(let rule): rule.schemaMembers
    case .choice(let choices): choices.schemaMembers
    case .number(let rule): rule.schemaMembers
    case .flag: [.init("type", .string("boolean"))]
    case .list(let rule): rule.schemaMembers
    case .object(let object): object.schemaMembers
    case .anyOf(let alternatives):
      [.init("anyOf", .array(alternatives.map { .object($0.schemaMembers) }))]
    }
  }
}

extension TextRule {
  fileprivate var schemaMembers: SchemaMembers {
    let type: SchemaMembers = [.init("type", .string("string"))]
    return type + length.schemaMembers("minLength", "maxLength")
      + (isFolderName ? [.init("pattern", .string("^[A-Za-z0-9_-]+$"))] : [])
  }
}

extension ClosedRange<Int> {
  /// The bounds; none where anything goes.
  fileprivate func schemaMembers(_ least: String, _ most: String) -> SchemaMembers {
    guard upperBound != .max else { return [] }
    return [
      .init(least, .number(Double(lowerBound))), .init(most, .number(Double(upperBound))),
    ]
  }
}

extension [Choice] {
  fileprivate var schemaMembers: SchemaMembers {
    let names: SchemaMembers = [
      .init("type", .string("string")), .init("enum", .array(map { .string($0.name) })),
    ]
    guard contains(where: { !$0.documentation.isEmpty }) else { return names }
    return names + [.init("enumDescriptions", .array(map { .string($0.documentation) }))]
  }
}

extension NumberRule {
  fileprivate var schemaMembers: SchemaMembers {
    let number = JSONValue.string(isWhole ? "integer" : "number")
    // A pattern is for texts, and bounds are for numbers.
    let type: SchemaMembers =
      takes("1 \(unit?.imperial ?? "")")
      ? [
        .init("type", .array([number, .string("string")])),
        .init("pattern", .string("^ *[0-9.¼½¾⅓⅔⅛⅜⅝⅞].*[A-Za-z%]")),
      ] : [.init("type", number)]
    guard acceptsZero else { return type + boundMembers }
    let zero: JSONValue = ["const": 0]
    return type + [.init("anyOf", .array([zero, .object(boundMembers)]))]
  }

  private var boundMembers: SchemaMembers {
    var members: SchemaMembers = []
    switch minimum {
    case .inclusive(let bound): members.append(.init("minimum", .number(bound)))
    case .exclusive(let bound): members.append(.init("exclusiveMinimum", .number(bound)))
    case nil: break
    }
    if let maximum { members.append(.init("maximum", .number(maximum))) }
    return members
  }
}

extension ListRule {
  fileprivate var schemaMembers: SchemaMembers {
    var members: SchemaMembers = [.init("type", .string("array"))]
    members += count.schemaMembers("minItems", "maxItems")
    if isUnique { members.append(.init("uniqueItems", .bool(true))) }
    return members + [.init("items", .object(element.schemaMembers))]
  }
}

extension ObjectDescription {
  fileprivate var schemaMembers: SchemaMembers {
    var members: SchemaMembers = [.init("type", .string("object"))]
    if let others { members.append(.init("additionalProperties", .object(others.schemaMembers))) }
    guard !keys.isEmpty else { return members }
    if others == nil { members.append(.init("additionalProperties", .bool(false))) }
    let required = keys.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { members.append(.init("required", .array(required))) }
    if case .exactlyOneKey = rule {
      members.append(.init("minProperties", .number(1)))
      members.append(.init("maxProperties", .number(1)))
    }
    let properties = keys.map { JSONValue.Member($0.name, .object($0.schemaMembers)) }
    return members + [.init("properties", .object(properties))]
  }
}

extension KeyDescription {
  fileprivate var schemaMembers: SchemaMembers {
    var members: SchemaMembers = [
      .init("description", .string(documentation)), .init("markdownDescription", .string(markdown)),
    ]
    if let standard { members.append(.init("default", standard)) }
    guard isNullable else { return members + value.schemaMembers }
    return members + [.init("anyOf", [.object(value.schemaMembers), ["type": "null"]])]
  }

  private var markdown: String {
    var parts = [documentation]
    if let unit = value.unit { parts.append("Unit: \(unit.eitherName).") }
    if let standard { parts.append("Default: `\(standard.text(.compact))`.") }
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

import AirCartScenarios
import AirCartTestSupport
import Testing

struct SchemaTests {
  private func schema() throws -> SyntaxNode {
    try SyntaxReader.read(SourceText(name: "schema", text: ScenarioDescription.schemaText))
  }

  /// Oracle: the shipped schema, checked once with an outside draft-07 validator.
  @Test func `the schema is the shipped one`() {
    expectGolden(
      ScenarioDescription.schemaText, named: "../../../Scenarios/scenario.schema.json")
  }

  /// Oracle: the description itself, which validator and schema share.
  @Test func `the schema lists the keys of the description in their order`() throws {
    let schema = try schema()
    #expect(schema["$schema"]?.string == "http://json-schema.org/draft-07/schema#")
    #expect(
      schema["properties"]?.members?.map(\.key) == ScenarioDescription.scenario.keys.map(\.name))
    #expect(
      schema["required"]?.elements?.compactMap(\.string)
        == ScenarioDescription.scenario.keys.filter(\.isRequired).map(\.name))
  }

  /// Oracle: the enumeration of keys, each of which must occur in the description.
  @Test func `every key of the enumeration is described, and nothing else`() {
    var names: Set<String> = []
    collect(.object(ScenarioDescription.scenario), into: &names)
    let expected = ScenarioKey.allCases.map(\.rawValue) + RangeKey.allCases.map(\.rawValue)
    #expect(names == Set(expected))
  }

  private func collect(_ value: ValueDescription, into names: inout Set<String>) {
    switch value {
    case .object(let object):
      for key in object.keys {
        names.insert(key.name)
        collect(key.value, into: &names)
      }
    case .list(let rule): collect(rule.element, into: &names)
    case .anyOf(let alternatives):
      for alternative in alternatives { collect(alternative, into: &names) }
    case .text, .choice, .number, .flag: return
    }
  }

  /// Oracle: the validator, as an example that it refuses would be a bad adviser.
  @Test func `every example is accepted`() throws {
    let products = try #require(example(of: "products", in: ScenarioDescription.scenario))
    for key in ScenarioDescription.scenario.keys {
      guard let example = key.example else { continue }
      var values = ["name": "\"a\"", "field": "1", "products": products]
      values[key.name] = example
      let text = values.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
      let reading = ScenarioDocument.read(SourceText(name: key.name, text: "{ \(text) }"))
      #expect(reading.report.text == "")
    }
  }

  private func example(of name: String, in object: ObjectDescription) -> String? {
    object.keys.first { $0.name == name }?.example
  }
}

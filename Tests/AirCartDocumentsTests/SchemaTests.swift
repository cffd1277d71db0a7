import AirCartDocuments
import AirCartTestSupport
import Testing

struct SchemaTests {
  /// Oracle: the shipped schema, checked once with an outside draft-07 validator.
  @Test(arguments: DocumentKind.allCases) func `the schema is the shipped one`(
    kind: DocumentKind
  ) {
    expectGolden(kind.schemaText, named: "../../../Scenarios/\(kind.rawValue).schema.json")
  }

  /// Oracle: the description itself, which validator and schema share.
  @Test(arguments: DocumentKind.allCases)
  func `the schema lists the keys of the description in their order`(kind: DocumentKind) throws {
    let schema = try SyntaxReader.read(SourceText(name: "schema", text: kind.schemaText))
    #expect(schema["$schema"]?.string == "http://json-schema.org/draft-07/schema#")
    #expect(schema["properties"]?.members?.map(\.key) == kind.description.keys.map(\.name))
    #expect(
      schema["required"]?.elements?.compactMap(\.string)
        == kind.description.keys.filter(\.isRequired).map(\.name))
  }

  /// Oracle: the validator, as an example that it refuses would be a bad adviser.
  @Test func `every example is accepted`() throws {
    let products = try #require(example(of: "products", in: DocumentKind.scenario.description))
    for key in DocumentKind.scenario.description.keys {
      guard let example = key.example else { continue }
      var values = ["name": "\"a\"", "field": "1", "products": products]
      values[key.name] = example
      let text = values.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
      let reading = ScenarioDocument.read(SourceText(name: key.name, text: "{ \(text) }"))
      #expect(reading.report.text == "")
    }
  }

  /// Oracle: the reader, with the examples of the required keys around each other one.
  @Test func `every example of a farm is accepted`() throws {
    let keys = DocumentKind.farm.description.keys.filter { $0.example != nil }
    for key in keys {
      let shown = keys.filter { $0.isRequired || $0.name == key.name }
      let text = shown.map { "\"\($0.name)\": \($0.example ?? "")" }.joined(separator: ", ")
      let reading = FarmScenario.read(SourceText(name: key.name, text: "{ \(text) }"))
      #expect(reading.report.text == "")
    }
  }

  private func example(of name: String, in object: ObjectDescription) -> String? {
    object.keys.first { $0.name == name }?.example
  }
}

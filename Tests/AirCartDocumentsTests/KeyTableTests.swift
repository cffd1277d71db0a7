import AirCart
import AirCartDocuments
import Foundation
import Testing

/// The tables of keys in the articles.
///
/// Oracle: the fields by which files are read; `AIRCART_RECORD_GOLDEN=1` writes the tables again.
struct KeyTableTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/AirCartDocuments/AirCartDocuments.docc")

  @Test(arguments: [
    ("JobFiles", [DocumentKind.job]), ("ScenarioFiles", [.scenario]), ("FarmFiles", [.farm]),
    ("CustomCartsAndProducts", [.carts, .products]),
  ]) func `an article has every key with its values and its default`(
    article: String, kinds: [DocumentKind]
  ) throws {
    let file = Self.folder.appendingPathComponent(article + ".md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let known = kinds == [.farm] ? Self.keys(of: .scenario) : []
    let tables = kinds.map { kind in
      Self.table(of: Self.keys(of: kind).filter { key in !known.contains { $0 == key } })
    }
    let heading = "\n## Keys\n\n"
    let parts = text.components(separatedBy: heading)
    let rest = parts.dropFirst().joined().components(separatedBy: "\n## ").dropFirst()
    let note =
      known.isEmpty
      ? "" : "A farm also has the keys of <doc:ScenarioFiles>, but for `field` and `products`.\n\n"
    let expected =
      parts[0] + heading + note + tables.joined(separator: "\n")
      + rest.map { "\n## " + $0 }.joined()
    if ProcessInfo.processInfo.environment["AIRCART_RECORD_GOLDEN"] != nil {
      try Data(expected.utf8).write(to: file)
    }
    #expect(text == expected)
  }

  private struct Key: Equatable {
    let path: String
    let documentation: String
    let values: String
    let standard: String
  }

  private static func keys(of kind: DocumentKind) -> [Key] {
    keys(of: kind.description, under: "").filter { $0.path != "$schema" }
  }

  private static func keys(of object: ObjectDescription, under path: String) -> [Key] {
    (object.keys + [object.others].compactMap(\.self)).flatMap { key in
      [
        Key(
          path: path + key.name, documentation: key.documentation, values: values(key.value),
          standard: key.isRequired
            ? "required" : key.standard.map { "`\($0.text(.compact))`" } ?? "")
      ] + parts(of: key.value).flatMap { keys(of: $0.object, under: path + key.name + $0.mark) }
    }
  }

  /// The objects in a value, and what leads from its key to theirs.
  private static func parts(
    of value: ValueDescription
  ) -> [(object: ObjectDescription, mark: String)] {
    switch value {
    case .object(let object): [(object, ".")]
    case .list(let rule): parts(of: rule.element).map { ($0.object, "[]" + $0.mark) }
    case .anyOf(let alternatives): alternatives.flatMap(parts)
    case .text, .choice, .number, .flag: []
    }
  }

  private static func values(_ value: ValueDescription) -> String {
    switch value {
    case .number(let rule):
      let bounds = rule.bounds(in: .imperial)
      let metric = rule.unit.map { $0.imperial == $0.metric ? "" : " (\($0.metric) when metric)" }
      return (rule.isWhole ? "a whole number, " : "") + bounds + (metric ?? "")
    case .text(let rule): return rule.noun
    case .choice(let choices): return choices.map { "`\($0.name)`" }.joined(separator: ", ")
    case .flag: return "`true`, `false`"
    case .list(let rule): return "a list of \(rule.noun)s"
    case .object(let object): return object.noun
    case .anyOf(let alternatives): return alternatives.map(values).joined(separator: "; ")
    }
  }

  private static func table(of keys: [Key]) -> String {
    let rows = keys.map { key in
      "| `\(key.path)` | \(key.documentation) | \(key.values) | \(key.standard) |\n"
    }
    return "| Key | Meaning | Values | Default |\n|---|---|---|---|\n" + rows.joined()
  }
}

import AirCart
import AirCartCommandLine
import AirCartDocuments
import Foundation
import Testing

/// How the keys of results are spelt.
@Suite struct OutputKeyTests {
  /// A key of a schema with what stands behind it.
  private struct Key: Hashable {
    let name: String
    /// The keys of the objects around it, one of which may name the unit.
    let outer: [String]
    let unit: String?
  }

  private static let keys: Set<Key> = {
    var keys: Set<Key> = []
    for output in SchemaVerb.outputs {
      for units in UnitSystem.allCases { collect(output.description(units), in: [], &keys) }
    }
    return keys
  }()

  private static func collect(
    _ value: ValueDescription, in outer: [String], _ keys: inout Set<Key>
  ) {
    switch value {
    case .object(let object):
      // The keys of saved plans and of requests are those of a file that people write.
      guard
        ![
          "a job", "a saved plan", "a plan request", "a farm request",
          "a request of several fields",
        ]
        .contains(object.noun),
        object.noun != "a plan" || object.keys.count > 20
      else {
        return
      }
      for key in object.keys {
        keys.insert(Key(name: key.name, outer: outer, unit: unit(of: key.value)))
        collect(key.value, in: outer + [key.name], &keys)
      }
    case .list(let rule): collect(rule.element, in: outer, &keys)
    case .anyOf(let alternatives):
      for alternative in alternatives { collect(alternative, in: outer, &keys) }
    case .text, .choice, .number, .flag: return
    }
  }

  private static func unit(of value: ValueDescription) -> String? {
    switch value {
    case .number(let rule): rule.unit?.imperial
    case .list(let rule): unit(of: rule.element)
    default: nil
    }
  }

  /// Oracle: the rule that CONTRIBUTING and the articles state.
  @Test func `keys are in camel case and end in their unit`() {
    let endings = [
      "bu": ["Bu", "bu"], "lb": ["Lb", "lb"], "ac": ["Ac"], "%": ["Pct", "pct"],
      "lb/ac": ["LbPerAc"], "lb/bu": ["LbPerBu"], "ac/bu": ["AcPerBu"], "kg": ["Kg"], "ha": ["Ha"],
      "kg/ha": ["KgPerHa"], "kg/hL": ["KgPerHl"], "ac per lb/ac": ["AcPerLbPerAc"], "min": ["Min"],
      "h": ["Hour", "hoursPerDay", "Hours"], "days": ["Days"], "s": ["Seconds"], "ft": ["Ft"],
      "m": ["M"], "mph": ["Mph"], "km/h": ["KmPerH"], "bu/min": ["BuPerMin"], "bytes": ["Bytes"],
      "mi": ["Mi"], "km": ["Km"], "lb/min": ["LbPerMin"], "kg/min": ["KgPerMin"], "/ac": ["PerAc"],
      "/ha": ["PerHa"],
    ]
    #expect(Self.keys.count > 200)
    for key in Self.keys {
      #expect(key.name.wholeMatch(of: /[a-z][A-Za-z0-9]*/) != nil, "\(key.name)")
      guard let unit = key.unit else { continue }
      let known = endings[unit] ?? []
      let isNamed = (key.outer + [key.name]).contains { name in
        known.contains(where: name.hasSuffix)
      }
      #expect(isNamed, "\(key.name) is in \(unit)")
    }
  }

  /// Oracle: the source, of which every key of a table is one literal.
  @Test func `the key of a result is spelt once`() throws {
    let sources = packageFolder + "/Sources"
    let paths = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    var counts: [String: Int] = [:]
    let literal = /\((?:nullable: |ifAny: )?\s*"([A-Za-z0-9]+)",\s*\./
    for path in paths where path.hasSuffix(".swift") && !path.contains("Generated") {
      let text = try String(contentsOfFile: sources + "/" + path, encoding: .utf8)
      guard text.contains("OutputTable") || text.contains("OutputKey") else { continue }
      for match in text.matches(of: literal) { counts[String(match.1), default: 0] += 1 }
      guard path.hasSuffix("/OutputKey.swift") else { continue }
      for match in text.matches(of: /\n  case ([A-Za-z, ]+)\n/) {
        for name in match.1.split(separator: ", ") { counts[String(name), default: 0] += 1 }
      }
    }
    #expect(counts.count > 200)
    let repeated = counts.filter { $0.value > 1 }.map(\.key).sorted()
    #expect(repeated.isEmpty, "\(repeated)")
  }

  /// Oracle: the tables of fields.
  @Test func `the article lists the keys of every result`() throws {
    let article = try Document.article("ListAndSchema").text()
    let rows = article.split(separator: "\n").map { $0.split(separator: "|") }
    for output in SchemaVerb.outputs {
      let cells = try #require(rows.first { $0.first == " `\(output.name)` " }, "\(output.name)")
      let keys = Self.keys(of: output.description(.imperial)).map { "`\($0)`" }
      #expect(cells.last == " \(keys.joined(separator: ", ")) ")
    }
  }

  private static func keys(of value: ValueDescription) -> [String] {
    switch value {
    case .object(let object): object.keys.map(\.name)
    case .list(let rule): keys(of: rule.element)
    case .anyOf, .text, .choice, .number, .flag: []
    }
  }
}

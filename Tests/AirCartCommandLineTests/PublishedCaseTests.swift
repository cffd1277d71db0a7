import AirCart
import AirCartCommandLine
import AirCartTestSupport
import Foundation
import Testing

/// `list validations`, and `verify` on what it writes.
@Suite struct PublishedCaseTests {
  /// Oracle: arithmetic by hand from the published inputs, with none of the engine.
  @Test func `what AirCart makes of published inputs is what they come to by hand`() throws {
    let results = FieldCase.results()
    let deere = [(250.0, 8_750.0), (270, 9_000), (340, 9_750), (350, 10_000), (430, 10_750)]
    let full = (deere + [(550, 19_800)]).map { $0.0 * 77 + $0.1 }
    let weights = full + [19_800 + 200 * 60 + 350 * 77]
    let litres = [550.0, 430, 340].map { $0 * 35.23907016688 }
    let wheat = 60 * 0.453592 / 35.23907016688
    let others: [Double] = [
      10_500 * 0.9 * wheat / 120, 240 / 0.46, 45 / (0.88 * 0.6) * 5 * 43.56 / 453.592,
      8 / 0.95 * 290 * 43.56 / 453.592,
    ]
    let expected = weights + litres + others
    #expect(results.count == expected.count)
    for (result, value) in zip(results, expected) {
      #expect(abs(result.computed - value) <= 1e-9 * value, "\(result.title): \(value)")
      #expect(!result.source.isEmpty && !result.basis.isEmpty)
    }
  }

  /// Oracle: the publications: weights to the pound, the area to the hectare, the rest near.
  ///
  /// Their rule of thumb for seed rounds up: 43,560 ft² and 453.592 g give 0.9603 of what it gives.
  @Test func `figures agree with their publications as closely as those were rounded`() {
    for result in FieldCase.results() {
      let share = abs(result.difference / result.published)
      switch result.unit {
      case "lb", "ha": #expect(result.computed.rounded() == result.published, "\(result.title)")
      case "L": #expect(share < 0.002, "\(result.title)")
      default:
        let exact = result.published * (result.title.hasSuffix("plants/ft2") ? 0.9603 : 1)
        #expect(abs(result.computed / exact - 1) < 0.013, "\(result.title)")
      }
    }
  }

  /// Oracle: the exhaustive search.
  @Test func `the judge computes the same figures`() {
    for (own, judged) in zip(FieldCase.results(), FieldCase.results(.exhaustive)) {
      #expect(abs(own.computed - judged.computed) <= 1e-9 * judged.computed, "\(own.title)")
    }
  }

  @Test func `the list keeps its shape`() {
    expectGolden(Outcome.shipped("list", "validations").output, named: "validations.md")
  }

  /// Oracle: the list itself, and faults that are planted in it.
  @Test func `verify computes the list again and finds what was changed`() throws {
    let text = Outcome.shipped("list", "validations", "--json").output
    func verify(_ text: String) -> Outcome {
      let console = MemoryConsole(input: MemoryInput(text: text))
      return Outcome(["verify", "-"], on: console, verbs: VerbCatalogue.all)
    }
    let whole = verify(text)
    #expect(whole.code == .success, "\(whole.output)")
    #expect(whole.output.contains("14 published figures computed again"), "\(whole.output)")
    let faults = [
      ("\"published\": 61", "\"published\": 60"), ("\"computed\": 28000", "\"computed\": 28001"),
      ("\"unit\": \"ha\"", "\"unit\": \"ac\""), ("twice 16,800 L", "twice 16,900 L"),
      ("\"schemaVersion\": 2", "\"schemaVersion\": 3"),
    ]
    for (found, planted) in faults {
      #expect(text.contains(found), "\(found)")
      let changed = verify(text.replacing(found, with: planted))
      #expect(changed.code == .negative, "\(planted): \(changed.output)")
    }
  }
}

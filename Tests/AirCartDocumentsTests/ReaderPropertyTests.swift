import AirCartDocuments
import AirCartTestSupport
import Testing

/// Oracle: a reading has a document or an error, never both and never neither, whatever the bytes.
struct ReaderPropertyTests {
  private static let casesPerSeed = 1_000

  @Test(arguments: 0..<5) func `random bytes give a document or a diagnostic`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for number in 0..<Self.casesPerSeed {
      let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      check(bytes, "seed \(seed), case \(number)")
    }
  }

  @Test(arguments: 0..<5) func `random tokens give a document or a diagnostic`(seed: UInt64) {
    let tokens = [
      "{", "}", "[", "]", ":", ",", "\"", "'", "\\", "/", "*", "//", "/*", "*/", "\n", " ", "name",
      "field", "products", "\"rate\"", "1", "-", ".", "e9", "0x", "true", "null", "NaN", "é",
      "\u{FEFF}",
      "\\u", "d83d", "from", "to", "step", "carts", "\u{2028}", "\r", "\t",
    ]
    var random = SplitMix64(seed: seed + 100)
    for number in 0..<Self.casesPerSeed {
      let text = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        tokens.randomElement(using: &random) ?? ""
      }.joined()
      check(Array(text.utf8), "seed \(seed), case \(number)")
    }
  }

  @Test(arguments: 0..<10) func `a mutated scenario gives a scenario or a diagnostic`(seed: UInt64)
    throws
  {
    var random = SplitMix64(seed: seed + 200)
    let shipped = EveryScenarioLoadsTests.path(of: "own-cart")
    let originals = [
      Array(ScenarioDocumentTests.complete.utf8), try SourceText(contentsOfFile: shipped).bytes,
    ]
    for number in 0..<Self.casesPerSeed {
      var bytes = originals[number % originals.count]
      for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes, &random) }
      check(bytes, "seed \(seed), case \(number)")
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let other = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(UInt8.random(in: 32...126, using: &random), at: place)
    case 3: bytes.swapAt(place, other)
    case 4: bytes.removeSubrange(place..<min(place + 12, bytes.count))
    default: bytes.insert(contentsOf: bytes[min(place, other)..<max(place, other)], at: place)
    }
  }

  private func check(_ bytes: [UInt8], _ label: String) {
    let reading = Scenario.read(SourceText(name: "random", bytes: bytes))
    let report = reading.report
    #expect((reading.document == nil) == report.hasErrors, "\(label)")
    #expect(report.isEmpty == report.text.isEmpty, "\(label)")
    for span in report.diagnostics.compactMap(\.span) {
      #expect(span.lowerBound >= 0 && span.upperBound <= bytes.count, "\(label)")
    }
    #expect(
      report.jsonLines.split(separator: "\n").count <= DiagnosticReport.shownLimit + 1, "\(label)")
  }
}

import AirCartCommandLine
import AirCartDocuments
import AirCartTestSupport
import Testing

/// One request, whichever way it goes.
@Suite struct RequestRoundTripTests {
  private static func request(_ words: [String], in folder: String) throws -> PlanRequest? {
    let made = Outcome(
      ["plan", "--json"] + words, on: MemoryConsole(currentFolder: folder),
      verbs: VerbCatalogue.all)
    // Contradictions, and reserves larger than a tank.
    guard made.code == .success else { return nil }
    let source = SourceText(name: "plan", text: made.output)
    let node = try #require(try SyntaxReader.read(source)["request"])
    let reading = PlanRequest.read(node, in: source, at: "/request")
    #expect(reading.document != nil, "\(reading.report.text)")
    return reading.document
  }

  /// Oracle: the request that the first command line made.
  @Test(.tags(.property), arguments: 0..<8)
  func `a request goes through files and command lines unchanged`(part: Int) throws {
    try withFolder { folder in
      try write(DrawnJobs.carts, to: folder + "/carts.json")
      var count = 0
      for seed in (part * 25)..<(part * 25 + 25) {
        var draw = DrawnJobs(seed: 90_000 + seed, isExtreme: seed % 6 == 5)
        let words = draw.plan() + draw.choice()
        guard let first = try Self.request(words, in: folder) else { continue }
        let saved = SavedPlan(
          name: "Home", saved: Timestamp(milliseconds: 0), request: first)
        let readings = SavedPlan.read(SourceText(name: "saved", text: saved.text))
        let read = try #require(readings.first?.document, "\(readings[0].report.text)")
        try Self.expectSame(read.request, first, "seed \(seed): \(words)")
        let isInFile = words.contains("carts.json")
        let again = try RequestArguments(read.request, isInFile: isInFile).words
        let file = isInFile ? ["--carts", "carts.json"] : []
        let last = try #require(
          try Self.request(file + again, in: folder), "seed \(seed): \(again)")
        try Self.expectSame(last, first, "seed \(seed): \(words)\n\(again)")
        count += 1
      }
      #expect(count >= 8)
    }
  }

  /// Masses of metric jobs lose their last bits on the way through kilograms.
  private static func expectSame(
    _ found: PlanRequest, _ expected: PlanRequest, _ comment: String
  ) throws {
    let trees = try [found, expected].map {
      try SyntaxReader.read(SourceText(name: "request", text: $0.json.text()))
    }
    #expect(trees[0].isClose(to: trees[1]), "\(comment)\n\(found)\n\(expected)")
  }
}

extension SyntaxNode {
  fileprivate func isClose(to other: SyntaxNode) -> Bool {
    switch (kind, other.kind) {
    case (.object(let own), .object(let others)):
      own.map(\.key) == others.map(\.key)
        && zip(own, others).allSatisfy { $0.value.isClose(to: $1.value) }
    case (.array(let own), .array(let others)):
      own.count == others.count && zip(own, others).allSatisfy { $0.isClose(to: $1) }
    case (.number(let own, _), .number(let other, _)):
      (own - other).magnitude <= 1e-14 * own.magnitude
    default: kind == other.kind
    }
  }
}

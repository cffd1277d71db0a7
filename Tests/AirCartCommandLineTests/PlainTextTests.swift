import AirCartCommandLine
import AirCartTestSupport
import Foundation
import Testing

/// What people read has words and numbers, and nothing of what lies behind them.
@Suite struct PlainTextTests {
  /// What a text shows of the program that wrote it: what Swift calls nothing and no number, and
  /// values of its types.
  static func traces(in text: String) -> [String] {
    let traces = #/(?:^|[^\w.\-]|[ (]-)(?:nan|nil|inf)\b|\b[a-z]\w*\([a-z]\w*: [^)]*\)?/#
      .anchorsMatchLineEndings()
    return text.matches(of: traces).map { String($0.output) }
  }

  /// Oracle: by hand.
  @Test func `traces of the program are found`() {
    let faulty = [
      "Covered nan %", "at least inf", "Load: -nan lb", "It is nil.",
      "computed: invalidRate(product: 0, 1e-05).", "(nan)",
    ]
    for text in faulty { #expect(Self.traces(in: text).count == 1, "\(text)") }
    let plain = ["information", "Vanilla", "23-nan.json:2:12", "a (min-width: 3px)", "NaN"]
    for text in plain { #expect(Self.traces(in: text).isEmpty, "\(text)") }
  }

  @Test func `no golden text shows them`() throws {
    let tests = ReadmeTests.root.appendingPathComponent("Tests").path
    let paths = try FileManager.default.subpathsOfDirectory(atPath: tests)
      .filter { $0.contains("/Golden/") && !$0.hasSuffix("public-symbols.txt") }
    var count = 0
    for path in paths {
      guard let text = try? String(contentsOfFile: tests + "/" + path, encoding: .utf8) else {
        continue
      }
      // A document has a section for each golden; another file is one golden.
      count += max(1, text.components(separatedBy: "\n## ").count - 1)
      #expect(Self.traces(in: text) == [], "\(path)")
    }
    #expect(count > 100)
  }

  /// Oracle: the patterns above, over jobs at the ends of what may be asked for.
  @Test(.tags(.property), arguments: 0..<10)
  func `no answer to an odd job shows them`(part: Int) throws {
    try withFolder { folder in
      try write(DrawnJobs.carts, to: folder + "/carts.json")
      for seed in (part * 50)..<(part * 50 + 50) {
        var draw = DrawnJobs(seed: 70_000 + seed, isExtreme: seed % 3 != 0)
        let words = Self.words(seed, &draw)
        let outcome = Outcome(
          words, on: MemoryConsole(color: .never, currentFolder: folder), verbs: VerbCatalogue.all)
        #expect(
          [.success, .negative, .usage].contains(outcome.code),
          "seed \(seed): \(words)\n\(outcome.errors)")
        #expect(
          Self.traces(in: outcome.output) == [] && Self.traces(in: outcome.errors) == [],
          "seed \(seed): \(words)\n\(outcome.output)\(outcome.errors)")
      }
    }
  }

  private static func words(_ seed: Int, _ draw: inout DrawnJobs) -> [String] {
    switch seed % 5 {
    case 0: ["plan", "--details"] + draw.plan()
    case 1: ["plan", "--format", "markdown"] + draw.plan()
    case 2: ["compare"] + draw.comparison()
    case 3: ["plan", "--load-sheet", "-"] + draw.plan()
    default: ["whatif"] + draw.range()
    }
  }

  /// A cart that can seed none of the jobs: there is no share of what it covers.
  @Test func `an assessment without a job that can be seeded has dashes`() throws {
    try withFolder { folder in
      try write(
        """
        { name: 's', carts: [{ name: 'One', tanks: [100] }], field: [80, 160],
          products: [{ product: 'Wheat', rate: [60, 100] }, { product: 'Peas', rate: 90 }] }
        """, to: folder + "/s.json")
      let console = MemoryConsole(color: .never, currentFolder: folder)
      let outcome = Outcome(["assess", "s.json"], on: console, verbs: VerbCatalogue.all)
      #expect(outcome.code == .success, "\(outcome.errors)")
      #expect(outcome.output.contains("–"))
      #expect(Self.traces(in: outcome.output) == [], "\(outcome.output)")
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
      for path in paths where ["md", "html"].contains(path.split(separator: ".").last ?? "") {
        let text = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
        #expect(Self.traces(in: text) == [], "\(path)")
      }
    }
  }
}

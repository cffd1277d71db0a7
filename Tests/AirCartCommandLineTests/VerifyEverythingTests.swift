import AirCartCommandLine
import AirCartDocuments
import AirCartReports
import AirCartTestSupport
import Foundation
import Testing

/// Whatever the tool writes, it accepts.
@Suite struct VerifyEverythingTests {
  /// What the tool writes that can be verified.
  enum Kind: CaseIterable {
    case plan, comparison, table, sheet

    /// The command line, for a job drawn by a seed.
    func words(_ draw: inout DrawnJobs) -> [String] {
      switch self {
      case .plan: ["plan", "--json"] + draw.plan()
      case .comparison: ["compare", "--json"] + draw.comparison()
      case .table: ["plan", "--load-sheet", "-", "--format", "csv"] + draw.plan()
      case .sheet: ["plan", "--load-sheet", "-", "--format", "json"] + draw.plan()
      }
    }
  }

  /// With `AIRCART_SOAK=1` ten times as many jobs are drawn.
  static let isSoak = ProcessInfo.processInfo.environment["AIRCART_SOAK"] == "1"
  static let parts = Array(0..<(isSoak ? 60 : 6))

  private static func run(_ words: [String], in folder: String, input: String = "") -> Outcome {
    let memory = MemoryConsole(
      input: MemoryInput(text: input), color: .never, currentFolder: folder)
    return Outcome(words, on: memory, verbs: VerbCatalogue.all)
  }

  /// Oracle: the check itself, which recomputes everything from the job alone.
  @Test(.tags(.property), arguments: Kind.allCases, parts)
  func `nothing that the tool writes is refused`(kind: Kind, part: Int) throws {
    try withFolder { folder in
      try write(DrawnJobs.carts, to: folder + "/carts.json")
      var verified = 0
      for seed in (part * 30)..<(part * 30 + 30) {
        var draw = DrawnJobs(seed: 40_000 + seed, isExtreme: seed % 6 == 5)
        let words = kind.words(&draw)
        let made = Self.run(words, in: folder)
        guard made.code == .success, !made.output.isEmpty else {
          // Contradictions, reserves larger than a tank, and sheets of plans that are infeasible.
          #expect([.usage, .success].contains(made.code), "seed \(seed): \(words)\n\(made.errors)")
          continue
        }
        let checked = Self.run(["verify", "-"], in: folder, input: made.output)
        #expect(
          checked.code == .success, "seed \(seed): \(words)\n\(checked.output)\(checked.errors)")
        verified += 1
      }
      #expect(verified >= 8, "\(kind), part \(part): only \(verified) could be made")
    }
  }

  /// Saddle tanks are those that are said to be, whoever made the cart.
  @Test(arguments: [
    ["--tanks", "100,100,100,100,saddle=44"], ["--carts", "carts.json", "--cart", "Five+Five"],
    ["--carts", "carts.json", "--cart", "9650+Five"], ["--carts", "carts.json", "--cart", "Named"],
  ])
  func `the saddle tanks of a cart of one's own are known`(cart: [String]) throws {
    try withFolder { folder in
      try write(DrawnJobs.carts, to: folder + "/carts.json")
      let job = ["--field", "5000", "Wheat=100", "--json"]
      let made = Self.run(["plan"] + cart + job, in: folder)
      #expect(made.output.contains("\"saddleTanks\": [\""), "\(made.errors)")
      let checked = Self.run(["verify", "-"], in: folder, input: made.output)
      #expect(checked.code == .success, "\(checked.output)\(checked.errors)")
      let planted = try made.output.setting("/saddleTanks", to: .array([]))
      #expect(Self.run(["verify", "-"], in: folder, input: planted).code == .negative)
    }
  }
}

import AirCartTestSupport
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// The built tool as a process that is told to stop in the middle of its longest work.
///
/// Oracle: each of these runs would take many minutes; how soon they end is bounded by counting
/// work in StoppingTests.
@Suite(.serialized, .enabled(if: Tool.isBuilt, Tool.missing)) struct StoppingProcessTests {
  /// Tanks of 0.1 bu at 10,000 lb/ac, 24 hours a day.
  private static let extremeFarm = """
    {
      "name": "extreme", "units": "imperial",
      "carts": [{ "name": "Tiny", "tanks": [0.1, 0.1] }],
      "crops": [{ "name": "Wheat", "products": [
        { "product": "Wheat", "rate": 10000 }, { "product": "Urea (46-0-0)", "rate": 10000 } ] }],
      "fields": [{ "name": "Home", "area": 100000, "crop": "Wheat" }],
      "season": {
        "drill": { "width": 120, "speed": 10, "efficiency": 100 },
        "days": { "start": "03-01", "end": "12-31", "startHour": 0, "hours": 24,
          "workable": 100 },
        "filling": { "perStop": 0, "perTank": 0, "rate": 10000, "reserve": 0 },
      },
    }
    """

  /// A thousand carts of twelve tanks.
  private static let carts =
    "{ \"carts\": ["
    + (1...1_000).map { cart in
      let tanks = (0..<12).map { "\(100 + 7 * $0)" }.joined(separator: ", ")
      return "{ \"name\": \"Cart \(cart)\", \"tanks\": [\(tanks)] }"
    }.joined(separator: ", ") + "] }"

  /// A command line, and whether it says that nothing was written.
  static let commands: [(words: [String], saysNothingWasWritten: Bool)] = [
    (["assess", "--worst-case", "--products", "2...5", "--carts", "91300+9950"], true),
    (["assess", "--random", "100000", "--carts", "91300+9950"], true),
    (["simulate", "extreme.json"], true),
    (["simulate", "\(packageFolder)/Scenarios/farm.json", "--replications", "1000000"], true),
    (["sweep", "\(packageFolder)/Scenarios/large-grid.json", "--only", "arrays"], true),
    (
      ["whatif", "--carts", "carts.json", "--field", "400ac", "Wheat=10...200"]
        + ["Canola=5", "Peas=50", "Urea (46-0-0)=100", "MAP (11-52-0)=50", "Potash (0-0-60)=20"]
        + ["Lentils=40", "Flax=40"],
      false
    ),
  ]

  @Test(arguments: commands, [SIGINT, SIGTERM, SIGHUP])
  func `a long command that is told to stop leaves nothing behind`(
    command: (words: [String], saysNothingWasWritten: Bool), signal: Int32
  ) throws {
    try SweepFolder.with { folder in
      try folder.place(Self.extremeFarm, at: "extreme.json")
      try folder.place(Self.carts, at: "carts.json")
      let tool = try Tool(command.words, in: folder.path)
      let isReady = tool.waitUntilItCatches(signal)
      usleep(500_000)
      try #require(isReady && tool.process.isRunning, "too small for this test")
      kill(tool.process.processIdentifier, signal)
      let result = tool.result()
      #expect(result.code == 128 + signal, "\(result.errors)")
      #expect(result.output.isEmpty)
      #expect(folder.tree == ["carts.json", "extreme.json"])
      let end = command.saysNothingWasWritten ? "Stopped. Nothing was written.\n" : "Stopped.\n"
      #expect(
        result.errors.hasSuffix(end) || result.errors.hasSuffix("\nStopped.\n"), "\(result.errors)")
    }
  }
}

/// What the system does not give is told in words.
@Suite(.serialized, .enabled(if: Tool.isBuilt, Tool.missing)) struct ProcessLimitTests {
  private func run(_ line: String, in folder: SweepFolder) throws -> Tool.Result {
    try folder.place(SweepScenarios.small, at: "small.json")
    try folder.place(
      SimulateFixture.farm("{}"), at: "farm.json")
    return try Tool.shell(line, in: folder.path)
  }

  @Test(arguments: [
    "sweep small.json --methods greedy", "simulate farm.json --replications 10 --vary trucks=1...4",
  ])
  func `a limit on the size of files ends with 74 and leaves nothing`(line: String) throws {
    try SweepFolder.with { folder in
      let result = try run("ulimit -f 1; aircart \(line)", in: folder)
      #expect(result.code == 74, "\(result.errors)")
      let words = result.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains("cannot be written: File too large."), "\(result.errors)")
      #expect(result.errors.contains("ulimit -f"))
      #expect(folder.tree == ["farm.json", "small.json"])
    }
  }

  @Test(arguments: 4...8)
  func `too few open files are an error that names the limit`(count: Int) throws {
    try SweepFolder.with { folder in
      for line in ["sweep small.json", "simulate farm.json --replications 10"] {
        let result = try run("ulimit -n \(count); aircart \(line)", in: folder)
        #expect(result.code == 73, "\(count): \(result.errors)")
        #expect(result.errors.contains("open files"), "\(count): \(result.errors)")
        #expect(folder.tree == ["farm.json", "small.json"])
      }
    }
  }

  /// 4e8 cells of 15 metrics are some 48 GB: no limit on memory that is typed makes them fit.
  @Test func `results that the address space does not hold are refused`() throws {
    try SweepFolder.with { folder in
      let text = SweepScenarios.many
        .replacingOccurrences(of: "\"step\": 10 }", with: "\"step\": 1 }")
      try folder.place(text, at: "many.json")
      let result = try run(
        "ulimit -v 250000; aircart sweep many.json --max-memory 100GB", in: folder)
      #expect(result.code == 73, "\(result.errors)")
      #expect(result.errors.contains("and the system does not give it"), "\(result.errors)")
      #expect(folder.tree == ["farm.json", "many.json", "small.json"])
    }
  }
}

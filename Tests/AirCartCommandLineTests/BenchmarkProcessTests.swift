import AirCartTestSupport
import Testing

/// The benchmarks' own command line.
@Suite(.enabled(if: Tool.isBuilt, Tool.missing)) struct BenchmarkProcessTests {
  @Test func `the benchmarks show help`() throws {
    for word in ["--help", "-h"] {
      let result = try Tool.benchmarks([word])
      #expect(result.code == 0)
      #expect(result.errors.isEmpty)
      for option in ["--json", "--rounds", "--only", "--help"] {
        #expect(result.output.contains("  \(option)") || result.output.contains(", \(option)"))
      }
    }
  }

  @Test(arguments: [
    ["--nope"], ["fast"], ["--rounds"], ["--rounds", "0"], ["--rounds", "-1"],
    ["--rounds", "99999999999999999999"], ["--only"], ["--only", ""], ["--json", "--json5"],
  ])
  func `the benchmarks refuse a command line that makes no sense`(words: [String]) throws {
    let result = try Tool.benchmarks(words)
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("Error: "))
    #expect(result.errors.contains("\nUsage: AirCartBenchmarks "))
  }

  @Test(arguments: [[], ["--json"]])
  func `benchmarks that match nothing are an error that lists the groups`(more: [String]) throws {
    let result = try Tool.benchmarks(["--only", "zzzz"] + more)
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("Error: No benchmark's name contains 'zzzz'."))
    #expect(result.errors.contains("\n  5 tanks, 3 products\n"))
  }
}

/// The test runners outside of the package refuse what they do not know before they install
/// anything for it.
///
/// Oracle: the exit code, as without a Python they end with 69 soon after.
@Suite struct RunnerTests {
  @Test(
    .enabled(if: Program.bash.isInstalled || isCI, "bash is not installed"),
    arguments: [
      "Peers/run --nope", "Peers/run extra", "Peers/run --seed", "Peers/run --seed x",
      "Peers/run --quick --plant=zzzz", "Peers/run-season --nope", "Peers/run-season --farms",
      "Peers/run-season --plant demand", "Browser/run --nope", "Browser/run grid",
      "Browser/run -k",
    ])
  func `a test runner refuses what it does not know at once`(line: String) throws {
    let result = try Program.bash.run(
      [], input: "CI=true PYTHON=/nonexistent '\(packageFolder)/Tests/'\(line)\n")
    #expect(result.status == 64, "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
  }
}

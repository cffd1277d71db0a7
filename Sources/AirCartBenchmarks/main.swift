// AirCartBenchmarks [--json] [--rounds N] [--only TEXT]
//
// Times the methods, the sweep and the writers in this process, on one machine, in one run.
// Release builds only: a debug build measures the debug build.

import AirCartReports
import Foundation

let usage = """
  Usage: AirCartBenchmarks [--json] [--rounds <count>] [--only <text>]
  """

/// Ends the process with the code of a command line that cannot be understood.
func refuse(_ message: String) -> Never {
  FileHandle.standardError.write(Data("Error: \(message)\n\(usage)\n".utf8))
  exit(64)
}

let options: BenchmarkOptions
do {
  options = try BenchmarkOptions(Array(CommandLine.arguments.dropFirst()))
} catch {
  refuse(error.message)
}

if options.asksForHelp {
  print(
    """
    Times AirCart's methods, sweeps and writers. Measure with a release build.

    \(usage)

    Options:
      --json            Write JSON in place of a table.
      --rounds <count>  Rounds that count, after one to warm up. [default: 9]
      --only <text>     Run the benchmarks whose names contain the text.
      -h, --help        Show this help.
    """)
  exit(0)
}

#if DEBUG
  FileHandle.standardError.write(
    Data("This is a debug build; measure with swift run -c release AirCartBenchmarks.\n".utf8))
#endif

// A group prepares its jobs when it is asked for its benchmarks, so it is asked for one at a time.
var report = BenchmarkReport(rounds: options.rounds, isJSON: options.isJSON)
var names: [String] = []
var count = 0
for group in MethodBenchmarks.groups + SweepBenchmarks.groups + StudyBenchmarks.groups
  + SeasonBenchmarks.groups + OutputBenchmarks.groups
{
  for benchmark in group() {
    names.append(benchmark.name)
    guard options.only.isEmpty || benchmark.name.contains(options.only) else { continue }
    count += 1
    report.add(benchmark, benchmark.measured(rounds: options.rounds))
  }
}
guard count > 0 else {
  // The label behind a colon is that of a group, as in "greedy: 5 tanks, 1 product".
  let groups = names.compactMap { $0.split(separator: ": ").last }.distinct
  refuse(
    "No benchmark's name contains '\(options.only)'. The groups are:\n"
      + groups.map { "  \($0)" }.joined(separator: "\n"))
}
report.finish()

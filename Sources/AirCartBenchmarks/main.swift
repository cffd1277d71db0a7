// AirCartBenchmarks [--json] [--rounds N] [--only TEXT]
//
// Times the methods, the sweep and the writers in this process, on one machine, in one run.
// Release builds only: a debug build measures the debug build.

import AirCartReports
import AirCartSimulation

struct BenchmarkOptions {
  var isJSON = false
  var rounds = 9
  var only = ""

  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "--rounds":
        guard let rounds = rest.popFirst().flatMap({ Int($0) }), rounds > 0 else { return nil }
        self.rounds = rounds
      case "--only":
        guard let only = rest.popFirst() else { return nil }
        self.only = only
      default: return nil
      }
    }
  }
}

guard let options = BenchmarkOptions(Array(CommandLine.arguments.dropFirst())) else {
  print("usage: AirCartBenchmarks [--json] [--rounds N] [--only TEXT]")
  throw BenchmarkUsage()
}

#if DEBUG
  print("warning: this is a debug build; measure with swift run -c release AirCartBenchmarks")
#endif

var report = BenchmarkReport(rounds: options.rounds, isJSON: options.isJSON)
for group in MethodBenchmarks.groups + SweepBenchmarks.groups + SeasonBenchmarks.groups
  + OutputBenchmarks.groups
{
  for benchmark in group()
  where options.only.isEmpty || benchmark.name.contains(options.only) {
    report.add(benchmark, benchmark.measured(rounds: options.rounds))
  }
}
report.finish()

/// The command line makes no sense.
struct BenchmarkUsage: Error {}

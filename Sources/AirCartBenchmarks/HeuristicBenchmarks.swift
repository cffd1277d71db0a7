import AirCart

/// The rules that prove nothing, one job at a time, for both objectives.
enum HeuristicBenchmarks {
  static func all(_ jobs: Jobs, _ label: String) -> [Benchmark] {
    both("fill-aware greedy", FillAwareGreedy(), jobs, label: label)
      + both("least-filled-first", LeastFilledFirst(), jobs, label: label)
      + both("local search", LocalSearch(), jobs, label: label)
  }

  private static func both(
    _ name: String, _ heuristic: some Heuristic, _ jobs: Jobs, label: String
  ) -> [Benchmark] {
    let workspace = lasting { TankWorkspace(jobs.instance, in: &$0) }
    return [
      benchmark("area per fill, \(name): \(label)", jobs) { job, counters in
        heuristic.place(
          unitDemands: job.unitDemands, demands: job.demands, for: .largestAreaPerFill,
          in: workspace, counters: &counters)
        return workspace.areaPerFill(job.unitDemands)
      },
      benchmark("least unallocated, \(name): \(label)", jobs) { job, counters in
        heuristic.place(
          unitDemands: job.unitDemands, demands: job.demands, for: .leastUnallocated,
          in: workspace, counters: &counters)
        return workspace.unallocated(job.demands)
      },
    ]
  }

  private static func benchmark(
    _ name: String, _ jobs: Jobs, _ answer: @escaping (Jobs.Example, inout WorkCounters) -> Double
  ) -> Benchmark {
    let work = {
      var counters = WorkCounters()
      _ = jobs.sum { answer($0, &counters) }
      return counters
    }
    return Benchmark(
      name, items: Jobs.count, item: "job", counters: work().perJob(Jobs.count)
    ) {
      var counters = WorkCounters()
      return jobs.sum { answer($0, &counters) }
    }
  }
}

/// Returns a workspace whose memory lasts as long as the process.
func lasting<Workspace>(_ make: (inout Scratch) -> Workspace) -> Workspace {
  let scratch = UnsafeMutablePointer<Scratch>.allocate(capacity: 1)
  scratch.initialize(to: Scratch())
  return make(&scratch.pointee)
}

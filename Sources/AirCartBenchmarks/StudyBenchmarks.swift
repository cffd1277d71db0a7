import AirCart
import AirCartDocuments
import AirCartSimulation

/// Whole studies of how far the methods are from the optimum, tables and figures included.
enum StudyBenchmarks {
  static var groups: [() -> [Benchmark]] { [1, 2].map { threads in { [study(threads)] } } }

  private static func study(_ threads: Int) -> Benchmark {
    let jobs = RandomJobs(count: 40_960, seed: 1, productCounts: 2...5)
    let source = QualitySource.random(jobs, carts: BourgaultCarts.all)
    return Benchmark(
      "study of random jobs, \(threads.counted("thread"))",
      items: jobs.count * source.carts.count, item: "job"
    ) {
      guard let results = try? QualityStudy(source, threads: threads).run() else { return .nan }
      return results.groups.reduce(results.disagreement) { $0 + Double($1.infeasibleJobs) }
    }
  }
}

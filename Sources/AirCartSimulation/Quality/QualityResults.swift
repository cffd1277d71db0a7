package import AirCart

/// How a method did on the jobs of one cart and one number of products.
package struct MethodQuality: Equatable, Sendable {
  package let method: Method
  /// The share of jobs where it leaves no more unallocated than the optimum.
  package let leastShare: Estimate
  /// The share of jobs where the field fits by the optimum and not by this method.
  package let misfitShare: Estimate
  /// Bushels unallocated beyond the optimum.
  package let gap: Distribution
  /// The same relative to the demand.
  package let relativeGap: Distribution
  /// Of the jobs that can be seeded, the share where the method covers no area: a product got no
  /// tank; `nil` where none can be seeded.
  package let uncoveredShare: Estimate?
  /// The share of them where it covers as much as one filling can.
  package let fullyCoveredShare: Estimate?
  /// The mean of area covered over what one filling can cover, min(field, largest area per fill),
  /// over the jobs where every product got a tank; `nil` without any.
  package let coverage: Estimate?
  /// The least of it.
  package let leastCoverage: Double?
  /// The number of jobs behind the mean coverage.
  package let coveredJobs: Int
  /// The number of jobs that can be seeded.
  package let seedableJobs: Int
  /// Assignments, partitions or tanks looked at for one answer, on average.
  package let candidates: Double
  /// Pairs of tank subsets combined for one answer, on average.
  package let subsetPairs: Double
}

/// The jobs of one cart and one number of products.
package struct QualityGroup: Equatable, Sendable {
  /// A job where greedy leaves most beyond the optimum.
  package struct Worst: Equatable, Sendable {
    /// The job's number in the source.
    package let job: Int
    /// Bushels.
    package let gap: Double
  }

  /// The cart's position in the study.
  package let cart: Int
  /// The number of products with a rate above zero.
  package let productCount: Int
  /// The number of jobs.
  package let jobs: Int
  /// Jobs that cannot be seeded because a product would have no tank.
  package let infeasibleJobs: Int
  /// The methods that take the cart, in the order of the study.
  package let methods: [MethodQuality]
  /// The largest relative difference between the exact methods.
  package let disagreement: Double
  /// The worst job; `nil` where greedy always does as well as the optimum.
  package let worst: Worst?

  /// Returns what is known of a method; `nil` when it does not take the cart.
  package func quality(of method: Method) -> MethodQuality? {
    methods.first { $0.method == method }
  }
}

/// What a quality study found.
package struct QualityResults: Sendable {
  package let source: QualitySource
  /// By cart, then by number of products; groups without a job are left out.
  package let groups: [QualityGroup]

  package var carts: [Cart] { source.carts.map(\.cart) }

  /// The largest relative difference between the exact methods anywhere.
  package var disagreement: Double { groups.map(\.disagreement).max() ?? 0 }

  /// Whether the exact methods agree within one part in 10⁹ on every job.
  package var exactMethodsAgree: Bool { groups.allSatisfy { $0.disagreement <= 1e-9 } }
}

extension QualityGroup {
  init(cart: Int, productCount: Int, _ tally: QualityTally, _ methods: [Method], isSample: Bool) {
    self.cart = cart
    self.productCount = productCount
    jobs = tally.jobs
    infeasibleJobs = tally.infeasible
    self.methods = zip(methods, tally.methods).filter { $1.jobs > 0 }.map {
      MethodQuality($0, $1, isSample: isSample)
    }
    disagreement = tally.disagreement
    worst = tally.worst.map { Worst(job: $0.job, gap: $0.gap) }
  }
}

extension MethodQuality {
  fileprivate init(_ method: Method, _ tally: MethodTally, isSample: Bool) {
    let jobs = tally.jobs
    let share = { (count: Int, total: Int) in
      Estimate(
        Double(count) / Double(total),
        interval: isSample ? ConfidenceInterval.wilson(successes: count, of: total) : nil)
    }
    let seedable = tally.coverage.count + tally.uncovered
    self.method = method
    leastShare = share(tally.leastJobs, jobs)
    misfitShare = share(tally.misfits, jobs)
    gap = Distribution(positive: tally.gaps, moments: tally.gap, isSample: isSample)
    relativeGap = Distribution(
      positive: tally.relatives, moments: tally.relative, isSample: isSample)
    uncoveredShare = seedable == 0 ? nil : share(tally.uncovered, seedable)
    fullyCoveredShare = seedable == 0 ? nil : share(tally.fullyCovered, seedable)
    coverage =
      tally.coverage.count == 0
      ? nil
      : Estimate(
        tally.coverage.mean,
        interval: isSample ? ConfidenceInterval.normal(tally.coverage) : nil)
    leastCoverage = tally.coverage.count == 0 ? nil : tally.leastCoverage
    coveredJobs = tally.coverage.count
    seedableJobs = seedable
    candidates = Double(tally.candidates) / Double(2 * jobs)
    subsetPairs = Double(tally.subsetPairs) / Double(2 * jobs)
  }
}

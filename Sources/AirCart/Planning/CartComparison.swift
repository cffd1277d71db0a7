/// The same job on several carts, the smallest cart with the fewest fills first.
///
/// Fewest fills first, then the smallest capacity, then the largest area per fill; weight takes no
/// part. Carts that cannot seed the job come last, those that leave out least before others. Carts
/// whose figures are equal but for rounding share a rank. Fertilizers are blended
/// where a cart takes fewer fills so, or breaks milder house rules. A cart with too few tanks
/// even with blends comes last: its plan is infeasible, which is an answer and not an error.
public struct CartComparison: Equatable, Sendable {
  /// A cart with its job, its plan and its rank.
  public struct Entry: Equatable, Sendable {
    /// The rank from 1; after two carts that share rank 2 comes rank 4.
    public let rank: Int
    /// The position of the cart's job among those that were given.
    public let job: Int
    /// How the cart is loaded.
    public let plan: Plan

    /// The cart.
    public var cart: Cart { plan.job.cart }
    /// The products that the plan is about: each blend is one, in the place of its first product.
    package var products: [ProductDemand] { plan.job.products }
  }

  /// The carts in order of their ranks; those that tie keep the order of the jobs.
  public let entries: [Entry]

  /// Plans a job on every cart and ranks the carts.
  ///
  /// - Parameter jobs: One job for each cart: the same field and products, and whatever rules hold
  ///   on that cart. No job may be empty.
  /// - Throws: ``AllocationError`` when a job is larger than the exact methods take.
  public init(_ jobs: [Job]) throws(AllocationError) {
    var plans: [Plan] = []
    for job in jobs { plans.append(try job.plan()) }
    var entries: [Entry] = []
    for group in CartRanking.ofPlans({ plans[$0] }).groups(of: Array(jobs.indices)) {
      let rank = entries.count + 1
      entries += group.map { job in
        Entry(rank: rank, job: job, plan: plans[job])
      }
    }
    self.entries = entries
  }
}

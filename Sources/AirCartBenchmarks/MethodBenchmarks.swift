import AirCart
import AirCartDocuments

/// Greedy, the other rules and the optimum, one job at a time.
enum MethodBenchmarks {
  /// Groups are made one by one, because their tables take time and memory.
  static var groups: [() -> [Benchmark]] {
    let five = (1...5).map { products in { fiveTanks(products: products) } }
    let ten = (2...6).map { products in { tenTanks(products) } }
    let twelve = [6, 12].map { products in { twelveTanks(products) } }
    return five + [{ constrained }] + ten + twelve
  }

  private static let job = "job"

  private static func fiveTanks(products: Int) -> [Benchmark] {
    let jobs = Jobs(cart: BourgaultCarts.all[1], productCount: products, seed: 7)
    let tables = PartitionTables(jobs.instance)
    let label = "5 tanks, \(products.counted("product"))"
    let areaCandidates = [("candidates", Double(tables.values.areaCandidates))]
    let leftCandidates = [("candidates", Double(tables.values.unallocatedCandidates))]
    return [
      greedy(jobs, label),
      Benchmark(
        "area per fill, value: \(label)", items: Jobs.count, item: job, counters: areaCandidates
      ) {
        jobs.sum { tables.values.largestArea(unitDemands: $0.unitDemands) }
      },
      Benchmark(
        "least unallocated, value: \(label)", items: Jobs.count, item: job, counters: leftCandidates
      ) {
        jobs.sum { tables.values.leastUnallocatedInFull(demands: $0.demands) }
      },
    ]
      + canonical(jobs, label, ExactSolver(jobs.instance)) + HeuristicBenchmarks.all(jobs, label)
      + subsetProgramme(jobs, label)
      + [practical(jobs, label)]
  }

  /// The plan to load by, house rules and all.
  private static func practical(_ jobs: Jobs, _ label: String, first: Int = 1_000) -> Benchmark {
    // As a plan asks for it, which knows the largest area.
    let stated = jobs.stated(first: first).map { job in
      (
        job,
        (try? Method.exact(for: job).allocate(job, for: .largestAreaPerFill))?.value
      )
    }
    return Benchmark("practical plan: \(label)", items: stated.count, item: job) {
      var sum = 0.0
      for (job, area) in stated {
        sum += (try? PracticalPlan.find(job, largestArea: area))?.areaPerFill.acres ?? 0
      }
      return sum
    }
  }

  /// What the partition scan is compared with where both apply.
  private static func subsetProgramme(_ jobs: Jobs, _ label: String) -> [Benchmark] {
    let workspace = lasting { SubsetWorkspace(jobs.instance, in: &$0) }
    return [
      programme("area per fill, subset programme: \(label)", jobs, workspace) { job, counters in
        workspace.largestArea(unitDemands: job.unitDemands, counters: &counters)
      },
      programme("least unallocated, subset programme: \(label)", jobs, workspace) {
        job, counters in
        workspace.leastUnallocated(
          demands: job.demands, totalDemand: job.totalDemand, counters: &counters)
      },
    ]
  }

  private static func greedy(_ jobs: Jobs, _ label: String) -> Benchmark {
    let rule = GreedyRule(capacities: jobs.instance.capacities)
    let buffers = lasting {
      GreedyBuffers(
        productCount: jobs.productCount, tankCount: jobs.instance.capacities.count, in: &$0)
    }
    return Benchmark("greedy: \(label)", items: Jobs.count, item: job) {
      jobs.sum { job in
        rule.apply(to: job.demands, productCount: jobs.productCount, rules: nil, rows: buffers.rows)
          .unallocated
      }
    }
  }

  /// One product pinned to two tanks, another to at most two.
  private static var constrained: [Benchmark] {
    let jobs = Jobs(
      cart: BourgaultCarts.all[1], productCount: 3, seed: 7,
      constraints: [
        .allowedTanks(product: 0, TankSet(positions: [0, 3])), .mostTanks(product: 1, 2),
      ])
    let solver = ExactSolver(jobs.instance, jobs: Jobs.count)
    let label = "5 tanks, 3 products, constrained"
    return [
      Benchmark("area per fill, value: \(label)", items: Jobs.count, item: job) {
        jobs.sum { solver.largestArea(unitDemands: $0.unitDemands) }
      },
      Benchmark("least unallocated, value: \(label)", items: Jobs.count, item: job) {
        jobs.sum { solver.leastUnallocated(demands: $0.demands, totalDemand: $0.totalDemand) }
      },
    ] + canonical(jobs, label, solver)
  }

  /// The best value and with it the canonical assignment.
  private static func canonical(
    _ jobs: Jobs, _ label: String, _ solver: ExactSolver
  ) -> [Benchmark] {
    let capacity = jobs.instance.usableCapacity
    return [
      Benchmark("area per fill, canonical assignment: \(label)", items: Jobs.count, item: job) {
        jobs.sum { job in
          let found = solver.canonicalAssignment(
            unitDemands: job.unitDemands,
            covering: solver.largestArea(unitDemands: job.unitDemands))
          return Double(found.code & 0xFFFF)
        }
      },
      Benchmark("least unallocated, canonical assignment: \(label)", items: Jobs.count, item: job) {
        jobs.sum { job in
          let bound = UnallocatedBound(
            totalDemand: job.totalDemand, capacity: capacity)
          let best = bound.settle(
            solver.leastUnallocated(
              demands: job.demands, totalDemand: job.totalDemand, bound: bound))
          let found = solver.canonicalAssignment(
            demands: job.demands, leaving: best, totalDemand: job.totalDemand)
          return Double(found.code & 0xFFFF)
        }
      },
    ]
  }

  private static func programme(
    _ name: String, _ jobs: Jobs, _ workspace: SubsetWorkspace, count: Int = Jobs.count,
    answer: @escaping (Jobs.Example, inout WorkCounters) -> Double
  ) -> Benchmark {
    let pairs = {
      var once = WorkCounters()
      _ = jobs.sum(first: 1) { answer($0, &once) }
      return Double(once.subsetPairs)
    }
    return Benchmark(
      name, items: count, item: job, counters: [("subset pairs, first job", pairs())]
    ) {
      var counters = WorkCounters()
      return jobs.sum(first: count) { answer($0, &counters) }
    }
  }

  private static func tenTanks(_ products: Int) -> [Benchmark] {
    let cart = BourgaultCarts.all[0].paired(with: BourgaultCarts.all[1])
    let jobs = Jobs(cart: cart, productCount: products, seed: 7)
    let window = PartitionWindow(capacities: jobs.instance.capacities, productCount: products)
    let workspace = lasting { SubsetWorkspace(jobs.instance, in: &$0) }
    let label = "10 tanks, \(products) products"
    return [
      Benchmark("area per fill, value: \(label)", items: Jobs.count, item: job) {
        jobs.sum { window.largestArea(unitDemands: $0.unitDemands) }
      },
      Benchmark("least unallocated, value: \(label)", items: Jobs.count, item: job) {
        jobs.sum { window.leastUnallocated(demands: $0.demands) }
      },
      programme(
        "area per fill, subset programme: \(label)", jobs, workspace, count: 20
      ) { job, counters in
        workspace.largestArea(unitDemands: job.unitDemands, counters: &counters)
      },
    ]
      + canonical(jobs, label, ExactSolver(jobs.instance, jobs: Jobs.count))
  }

  /// As many tanks as the subset programme takes, for the plan to load by.
  private static func twelveTanks(_ products: Int) -> [Benchmark] {
    let carts = BourgaultCarts.all
    let cart = Cart(
      name: "12", tanks: carts[0].tanks + carts[1].tanks + carts[2].tanks.prefix(2),
      emptyWeight: nil, source: "")
    let jobs = Jobs(cart: cart, productCount: products, seed: 7)
    return [practical(jobs, "12 tanks, \(products) products", first: 20)]
  }
}

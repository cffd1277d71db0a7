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
    let label = "5 tanks, \(products.counted("product"))"
    let solver = ExactSolver(jobs.instance)
    return [greedy(jobs, label), area(jobs, label, solver), left(jobs, label, solver)]
      + canonical(jobs, label, solver) + HeuristicBenchmarks.all(jobs, label)
      + subsetProgramme(jobs, label) + [practical(jobs, label)]
  }

  /// The plan to load by, house rules and all.
  private static func practical(_ jobs: Jobs, _ label: String, first: Int = 1_000) -> Benchmark {
    // As a plan asks for it, which knows the largest area.
    let stated = jobs.stated(first: first).map { job in
      (job, (try? Method.allocateExactly(job, for: .largestAreaPerFill))?.value)
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
    guard let solver = try? ExactSolver(jobs.instance, by: .subsetProgramme, isForValues: true)
    else { return [] }
    let name = "subset programme"
    return [area(jobs, label, solver, by: name), left(jobs, label, solver, by: name)]
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
    return [area(jobs, label, solver), left(jobs, label, solver)] + canonical(jobs, label, solver)
  }

  /// The largest area per fill, its value alone.
  private static func area(
    _ jobs: Jobs, _ label: String, _ solver: ExactSolver, by name: String = "value",
    count: Int = Jobs.count
  ) -> Benchmark {
    let round = { jobs.sum(first: count) { solver.largestArea(unitDemands: $0.unitDemands) } }
    return Benchmark(
      "area per fill, \(name): \(label)", items: count, item: job,
      counters: solver.work(of: round).perJob(count), round: round)
  }

  /// The least unallocated amount, its value alone.
  private static func left(
    _ jobs: Jobs, _ label: String, _ solver: ExactSolver, by name: String = "value"
  ) -> Benchmark {
    let round = {
      jobs.sum { solver.leastUnallocated(demands: $0.demands, totalDemand: $0.totalDemand) }
    }
    return Benchmark(
      "least unallocated, \(name): \(label)", items: Jobs.count, item: job,
      counters: solver.work(of: round).perJob(Jobs.count), round: round)
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

  private static func tenTanks(_ products: Int) -> [Benchmark] {
    let cart = BourgaultCarts.all[0].paired(with: BourgaultCarts.all[1])
    let jobs = Jobs(cart: cart, productCount: products, seed: 7)
    let window = PartitionWindow(capacities: jobs.instance.capacities, productCount: products)
    let label = "10 tanks, \(products) products"
    let solver = ExactSolver(jobs.instance, jobs: Jobs.count)
    let programme = ExactSolver(jobs.instance, isForValues: true)
    return [
      area(jobs, label, solver),
      Benchmark("least unallocated, value: \(label)", items: Jobs.count, item: job) {
        jobs.sum { window.leastUnallocated(demands: $0.demands) }
      },
      area(jobs, label, programme, by: "subset programme", count: 20),
    ] + canonical(jobs, label, solver)
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

extension ExactSolver {
  fileprivate func work(of round: () -> Double) -> WorkCounters {
    counters = WorkCounters()
    _ = round()
    return counters
  }
}

extension WorkCounters {
  /// What was counted, for each of so many jobs.
  func perJob(_ count: Int) -> [(name: String, perItem: Double)] {
    [("candidates", candidates), ("subset pairs", subsetPairs)].filter { $0.1 > 0 }
      .map { ($0.0, Double($0.1) / Double(count)) }
  }
}

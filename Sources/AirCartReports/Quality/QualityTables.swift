package import AirCart
import AirCartSimulation

// MARK: - Methods side by side

/// A method over all carts and numbers of products of a study.
package struct PooledQuality: Equatable, Sendable {
  package let method: Method
  /// Shares and means over all jobs that the method took.
  package let leastShare: Double
  package let meanGap: Double
  package let largestGap: Double
  package let fullyCoveredShare: Double
  package let coverage: Double
  package let leastCoverage: Double
  package let uncoveredShare: Double
  package let candidates: Double
  package let subsetPairs: Double

  init?(_ method: Method, _ groups: [QualityGroup]) {
    let rows = groups.compactMap { group in
      group.quality(of: method).map { (jobs: Double(group.jobs), quality: $0) }
    }
    guard !rows.isEmpty else { return nil }
    func mean(
      _ value: (MethodQuality) -> Double, by weight: (Double, MethodQuality) -> Double
    ) -> Double {
      let total = rows.reduce(0) { $0 + weight($1.jobs, $1.quality) }
      let sum = rows.reduce(0) { $0 + value($1.quality) * weight($1.jobs, $1.quality) }
      return total > 0 ? sum / total : .nan
    }
    let byJobs = { (jobs: Double, _: MethodQuality) in jobs }
    let bySeedable = { (_: Double, quality: MethodQuality) in Double(quality.seedableJobs) }
    self.method = method
    leastShare = mean({ $0.leastShare.value }, by: byJobs)
    meanGap = mean({ $0.gap.mean.value }, by: byJobs)
    largestGap = rows.map(\.quality.gap.largest).max() ?? 0
    fullyCoveredShare = mean({ $0.fullyCoveredShare?.value ?? 0 }, by: bySeedable)
    coverage = mean({ $0.coverage?.value ?? 0 }, by: { Double($1.coveredJobs) })
    leastCoverage = rows.compactMap(\.quality.leastCoverage).min() ?? .nan
    uncoveredShare = mean({ $0.uncoveredShare?.value ?? 0 }, by: bySeedable)
    candidates = mean({ $0.candidates }, by: byJobs)
    subsetPairs = mean({ $0.subsetPairs }, by: byJobs)
  }
}

extension QualityReport {
  /// The methods over all carts and numbers of products, as far as they take the carts.
  package var pooledMethods: [PooledQuality] {
    let groups = results?.groups ?? []
    return QualityStudy.methods.compactMap { PooledQuality($0, groups) }
  }

  /// Each method's rank on an objective, from 1; equal figures share one.
  package func ranks(for objective: Objective) -> [Int] {
    let methods = pooledMethods
    let score = { (method: PooledQuality) in
      switch objective {
      case .leastUnallocated: -method.meanGap
      case .largestAreaPerFill: method.coverage * (1 - method.uncoveredShare)
      }
    }
    // Exact methods differ by the rounding of one division; that is no rank.
    return methods.map { own in
      1 + methods.count { score($0) > score(own) + 1e-9 * max(1, abs(score(own))) }
    }
  }
}

// MARK: - For programs

extension QualityReport {
  /// The table of `quality.csv`: one row for each cart, number of products and method.
  package var dataTable: ResultTable {
    let rows = (results?.groups ?? []).flatMap { group in
      group.methods.map { (group: group, quality: $0) }
    }
    let carts = results?.carts.map(\.name) ?? []
    var columns: [ResultTable.Column] = [
      .init("cart", cells: .texts(rows.map { carts[$0.group.cart] })),
      .init("products", cells: .integers(rows.map { $0.group.productCount })),
      .init("method", cells: .texts(rows.map(\.quality.method.name))),
      .init("jobs", cells: .integers(rows.map { $0.group.jobs })),
      .init("infeasible_jobs", cells: .integers(rows.map { $0.group.infeasibleJobs })),
    ]
    let qualities = rows.map(\.quality)
    for figure in Self.figures {
      columns += Estimate.columns(figure.name, qualities.map(figure.estimate))
    }
    columns += [
      .init("gap_max_bu", cells: .numbers(qualities.map(\.gap.largest))),
      .init("gap_max_of_demand", cells: .numbers(qualities.map(\.relativeGap.largest))),
      .init("covered_min", cells: .numbers(qualities.map { $0.leastCoverage ?? .nan })),
      .init("candidates_per_answer", cells: .numbers(qualities.map(\.candidates))),
      .init("subset_pairs_per_answer", cells: .numbers(qualities.map(\.subsetPairs))),
    ]
    return ResultTable(columns: columns, rowCount: rows.count)
  }

  /// Every figure with an interval, by the name of its column.
  static let figures: [(name: String, estimate: @Sendable (MethodQuality) -> Estimate)] = [
    ("optimal_share", { $0.leastShare }), ("fits_only_by_optimum_share", { $0.misfitShare }),
    ("gap_mean_bu", { $0.gap.mean }), ("gap_p50_bu", { $0.gap.median }),
    ("gap_p90_bu", { $0.gap.ninetieth }), ("gap_p99_bu", { $0.gap.ninetyNinth }),
    ("gap_mean_of_demand", { $0.relativeGap.mean }),
    ("gap_p50_of_demand", { $0.relativeGap.median }),
    ("gap_p90_of_demand", { $0.relativeGap.ninetieth }),
    ("gap_p99_of_demand", { $0.relativeGap.ninetyNinth }),
    ("no_tank_share", { $0.uncoveredShare ?? Estimate(.nan) }),
    ("fully_covered_share", { $0.fullyCoveredShare ?? Estimate(.nan) }),
    ("covered_mean", { $0.coverage ?? Estimate(.nan) }),
  ]
}

import AirCart
import AirCartSimulation
import AirCartTestSupport
import Testing

/// Oracle: each job solved on its own, by `Method.allocate`, the reference rule's rows and the
/// exhaustive search, and the figures added up naively.
@Suite(.tags(.oracle)) struct QualityStudyTests {
  /// The figures of one method, added up one job at a time.
  struct Naive {
    var jobs = 0
    var least = 0
    var misfits = 0
    var gaps: [Double] = []
    var relatives: [Double] = []
    var uncovered = 0
    var covered: [Double] = []

    mutating func add(_ problem: Job, _ method: Method) throws {
      let best = try Method.exhaustive.allocate(problem, for: .leastUnallocated).value
      let area = try Method.exhaustive.allocate(problem, for: .largestAreaPerFill).value
      let field = problem.area.acres
      let demand = problem.products.reduce(0) { $0 + $1.demand.bushels }
      let left = try method.allocate(problem, for: .leastUnallocated).value
      let reach =
        method == .greedy
        ? GreedyAllocator().rows(for: problem).coveredArea.acres
        : min(field, try method.allocate(problem, for: .largestAreaPerFill).value)
      jobs += 1
      let gap = left - best > 1e-9 * max(1, demand) ? left - best : 0
      gaps.append(gap)
      relatives.append(gap / demand)
      if gap == 0 { least += 1 } else if best < 1e-9 { misfits += 1 }
      guard area > 0 else { return }
      if reach == 0 { uncovered += 1 } else { covered.append(min(1, reach / min(field, area))) }
    }

    /// The smallest value that a share of all do not exceed.
    func quantile(_ share: Double) -> Double {
      let sorted = gaps.sorted()
      return sorted.first { value in
        Double(sorted.count { $0 <= value }) >= share * Double(sorted.count)
      } ?? 0
    }
  }

  static func areClose(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= 1e-9 * max(1, abs(left), abs(right))
  }

  static func expect(
    _ quality: MethodQuality, is naive: Naive, _ note: Comment
  ) {
    let count = Double(naive.jobs)
    #expect(areClose(quality.leastShare.value, Double(naive.least) / count), note)
    #expect(areClose(quality.misfitShare.value, Double(naive.misfits) / count), note)
    #expect(areClose(quality.gap.mean.value, naive.gaps.reduce(0, +) / count), note)
    #expect(areClose(quality.gap.median.value, naive.quantile(0.5)), note)
    #expect(areClose(quality.gap.ninetieth.value, naive.quantile(0.9)), note)
    #expect(areClose(quality.gap.ninetyNinth.value, naive.quantile(0.99)), note)
    #expect(areClose(quality.gap.largest, naive.gaps.max() ?? 0), note)
    #expect(areClose(quality.relativeGap.largest, naive.relatives.max() ?? 0), note)
    let seedable = naive.uncovered + naive.covered.count
    #expect((quality.uncoveredShare == nil) == (seedable == 0), note)
    if let share = quality.uncoveredShare {
      #expect(areClose(share.value, Double(naive.uncovered) / Double(seedable)), note)
    }
    #expect((quality.coverage == nil) == naive.covered.isEmpty, note)
    if let coverage = quality.coverage {
      let mean = naive.covered.reduce(0, +) / Double(naive.covered.count)
      #expect(areClose(coverage.value, mean), note)
      #expect(areClose(quality.leastCoverage ?? -1, naive.covered.min() ?? 0), note)
    }
  }

  /// Two carts, one with rules, with a rate of zero and one below a pound among the rates.
  static let grid = SweepGrid(
    units: .imperial,
    carts: [
      .init(cart: BourgaultCarts.all[0], constraints: []),
      .init(
        cart: BourgaultCarts.all[2],
        constraints: [
          .allowedTanks(product: 1, TankSet(positions: [0, 1, 4])), .mostTanks(product: 0, 2),
        ]),
    ], fields: [.acres(60), .acres(160), .acres(320)],
    products: [
      .init("A", density: BulkDensity(poundsPerBushel: 60), rates: [90, 140], in: .imperial),
      .init("B", density: BulkDensity(poundsPerBushel: 50), rates: [0, 0.5, 110], in: .imperial),
      .init("C", poundsPerAcre: 60, poundsPerBushel: 75),
    ])

  static let heuristics: [Method] = [
    .greedy, .leastFilledFirst, .fillAwareGreedy, .localSearch,
  ]

  @Test(arguments: heuristics)
  func `a study of a grid is what every cell says on its own`(method: Method) throws {
    let results = try QualityStudy(.grid(Self.grid)).run()
    #expect(results.exactMethodsAgree)
    for group in results.groups {
      var naive = Naive()
      for row in 0..<Self.grid.cellCount {
        let cell = Self.grid.cell(ofRow: row)
        let problem = try Self.grid.job(at: cell)
        let applied = problem.products.count { $0.isApplied }
        guard cell.cart == group.cart, applied == group.productCount else { continue }
        try naive.add(problem, method)
      }
      let quality = try #require(group.quality(of: method))
      #expect(group.jobs == naive.jobs)
      Self.expect(quality, is: naive, "\(method), cart \(group.cart), \(group.productCount)")
      #expect(quality.leastShare.interval == nil)
    }
    #expect(results.groups.map(\.productCount) == [2, 3, 2, 3])
  }

  @Test(arguments: heuristics)
  func `a random study is what every drawn job says on its own`(method: Method) throws {
    let jobs = RandomJobs(count: 60, seed: 11, productCounts: 2...4)
    let source = QualitySource.random(jobs, carts: [BourgaultCarts.all[1]])
    let results = try QualityStudy(source).run()
    for group in results.groups {
      var naive = Naive()
      for job in 0..<60 {
        let problem = try source.oneCell(job: job, cart: 0)
          .job(at: .init(cart: 0, field: 0, combination: 0))
        if problem.products.count == group.productCount { try naive.add(problem, method) }
      }
      let quality = try #require(group.quality(of: method))
      Self.expect(quality, is: naive, "\(method), \(group.productCount) products")
      #expect(quality.leastShare.interval?.contains(quality.leastShare.value) == true)
    }
    #expect(results.groups.reduce(0) { $0 + $1.jobs } == 60)
  }

  /// By hand: one job has one number of products.
  @Test func `a number of products that no job has is no group`() throws {
    let jobs = RandomJobs(count: 1, seed: 4, productCounts: 2...5)
    let source = QualitySource.random(jobs, carts: [BourgaultCarts.all[1]])
    let groups = try QualityStudy(source).run().groups
    #expect(groups.map(\.productCount) == [jobs.levels(0).products.count])
  }

  @Test func `the worst job of a group is the one with the largest gap`() throws {
    let source = QualitySource.grid(Self.grid)
    for group in try QualityStudy(source).run().groups {
      guard let worst = group.worst else {
        #expect(group.quality(of: .greedy)?.gap.largest == 0)
        continue
      }
      #expect(worst.gap == group.quality(of: .greedy)?.gap.largest)
      let problem = try source.oneCell(job: worst.job, cart: group.cart)
        .job(at: .init(cart: 0, field: 0, combination: 0))
      #expect(Self.areClose(try Plan(problem).unallocatedGap, worst.gap))
    }
  }

  @Test(arguments: [1, 2, 7])
  func `the number of threads changes no bit of a study`(threads: Int) throws {
    let jobs = RandomJobs(count: 5_000, seed: 3, productCounts: 2...5)
    let source = QualitySource.random(jobs, carts: [BourgaultCarts.all[0]])
    let results = try QualityStudy(source, threads: threads).run()
    #expect(results.groups == (try QualityStudy(source, threads: 3).run().groups))
    #expect(results.exactMethodsAgree)
  }

  @Test func `carts that are mirror images have the same figures`() throws {
    let jobs = RandomJobs(count: 500, seed: 5, productCounts: 2...5)
    let carts = BourgaultCarts.all.filter { $0.name.hasSuffix("9950") }
    let results = try QualityStudy(.random(jobs, carts: carts)).run()
    let figures = [0, 1].map { cart in
      results.groups.filter { $0.cart == cart }.map(\.methods)
    }
    #expect(figures[0] == figures[1])
  }

  @Test func `a fault in a table is a disagreement`() throws {
    var study = try QualityStudy(.grid(Self.grid))
    study.plant({ $0.areaRows = $0.areaRows.map { $0 * 1.001 } }, inCart: 0)
    #expect(try !study.run().exactMethodsAgree)
    var other = try QualityStudy(.grid(Self.grid))
    other.plant({ $0.unallocatedRows = $0.unallocatedRows.map { $0 * 0.99 } }, inCart: 0)
    #expect(try !other.run().exactMethodsAgree)
  }

  @Test func `a study that is asked to stop has no results`() throws {
    let jobs = RandomJobs(count: 9_000, seed: 3, productCounts: 2...2)
    let study = try QualityStudy(.random(jobs, carts: BourgaultCarts.all))
    #expect(throws: SweepError.cancelled) { try study.run(StudyWatch(isCancelled: { true })) }
  }

  @Test func `a cart that is too large is refused`() throws {
    let cart = Cart(
      name: "train", bushels: Array(repeating: 100, count: 13), source: "written in the test")
    let jobs = RandomJobs(count: 1, seed: 1, productCounts: 2...2)
    #expect(
      throws: SweepError.allocation(
        .tooManyTanks(13, limit: 12, method: .subsetProgramme), cart: 0)
    ) { try QualityStudy(.random(jobs, carts: [cart])) }
  }

  // MARK: Random jobs

  @Test func `drawn jobs keep to the ranges they are drawn from`() throws {
    let jobs = RandomJobs(count: 4_000, seed: 1, productCounts: 1...5)
    var crops: Set<String> = []
    var counts: Set<Int> = []
    for index in 0..<jobs.count {
      let (field, products) = jobs.levels(index)
      let acres = field.acres
      #expect(RandomJobs.fields.contains(Int(acres)) && acres == acres.rounded())
      counts.insert(products.count)
      let names = products.map(\.name)
      #expect(Set(names).count == names.count, "job \(index)")
      let crop = try #require(PrairieRates.crops.first { $0.seed.product == names[0] })
      crops.insert(names[0])
      for (place, product) in products.enumerated() {
        let ranges = place == 0 ? [crop.seed] : crop.usual + crop.others
        let range = try #require(ranges.first { $0.product == product.name })
        let tenths = product.rate.poundsPerAcre * 10
        #expect(abs(tenths - tenths.rounded()) < 1e-9)
        #expect(range.tenths.contains(Int(tenths.rounded())))
        let published = try #require(ProductCatalogue.product(named: product.name)).published
        #expect(product.density.poundsPerBushel >= published.low.poundsPerBushel - 0.051)
        #expect(product.density.poundsPerBushel <= published.high.poundsPerBushel + 0.051)
      }
      // The usual fertilizers come before any other.
      let usual = min(products.count - 1, crop.usual.count)
      for name in names.dropFirst().prefix(usual) {
        #expect(crop.usual.contains { $0.product == name })
      }
    }
    #expect(crops.count == PrairieRates.crops.count)
    #expect(counts == [1, 2, 3, 4, 5])
  }

  @Test func `a job depends on seed and number alone`() {
    let few = RandomJobs(count: 10, seed: 9, productCounts: 2...5)
    let many = RandomJobs(count: 1_000, seed: 9, productCounts: 2...5)
    let other = RandomJobs(count: 10, seed: 10, productCounts: 2...5)
    #expect((0..<10).allSatisfy { few.levels($0) == many.levels($0) })
    #expect(!(0..<10).allSatisfy { few.levels($0) == other.levels($0) })
    let published = RandomJobs(
      count: 10, seed: 9, productCounts: 2...5, densities: .published)
    #expect(few == RandomJobs(count: 10, seed: 9, productCounts: 2...5))
    #expect(few != many && few != other && few != published)
    #expect(few != RandomJobs(count: 10, seed: 9, productCounts: 2...4))
    for product in (0..<10).flatMap({ published.levels($0).products }) {
      let value = ProductCatalogue.product(named: product.name)?.published.value
      #expect(product.density == value)
    }
  }
}

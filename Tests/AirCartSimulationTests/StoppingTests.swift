import AirCart
import AirCartSimulation
import AirCartTestSupport
import Synchronization
import Testing

/// Oracle: work counted, not time.
///
/// A wish to stop that comes at some asking lets no more work be
/// done than lies between two askings.
@Suite struct StoppingTests {
  /// Says yes from the asking with a number on, and counts.
  private final class Wish: Sendable {
    private let count = Atomic<Int>(0)
    private let first: Int

    init(at first: Int = .max) { self.first = first }

    /// How often it was asked.
    var askings: Int { count.load(ordering: .relaxed) }
    /// Whether it said yes.
    var isMade: Bool { askings >= first }

    func ask() -> Bool { count.add(1, ordering: .relaxed).newValue >= first }
  }

  // MARK: Worst cases

  static let searches = [(tanks: 5, products: 3, climbs: false), (9, 4, true), (10, 2, false)]

  private static func search(_ tanks: Int, _ products: Int) -> WorstCaseSearch {
    WorstCaseSearch(
      capacities: (0..<tanks).map { Double(60 + 37 * $0) }, productCount: products)
  }

  @Test(arguments: searches, [1, 2, 100])
  func `a worst-case search looks at nothing more once it is asked to stop`(
    job: (tanks: Int, products: Int, climbs: Bool), first: Int
  ) {
    let wish = Wish(at: first)
    let worst = Self.search(job.tanks, job.products).run(
      choiceLimit: job.climbs ? 0 : WorstCaseSearch.choiceLimit, isCancelled: wish.ask)
    #expect(wish.askings == first)
    // Every asking but the last lets one choice of demands be looked at, in each way.
    #expect(worst.examined <= (first - 1) << job.products)
    #expect(!worst.isProven)
  }

  @Test(arguments: [(5, 3, false), (6, 2, true)])
  func `a worst-case search tells of its progress from nothing to all`(
    tanks: Int, products: Int, climbs: Bool
  ) {
    var shares: [Double] = []
    _ = Self.search(tanks, products).run(
      choiceLimit: climbs ? 0 : WorstCaseSearch.choiceLimit, progress: { shares.append($0) })
    #expect(shares.first == 0)
    #expect(shares == shares.sorted())
    #expect(shares.count >= 5 && (0.7...1).contains(shares.last ?? 0), "\(shares.suffix(3))")
  }

  // MARK: Studies of quality

  @Test func `a study of quality asks before every job on every cart`() throws {
    let jobs = RandomJobs(count: 40, seed: 3, productCounts: 2...3, densities: .drawn)
    let study = try QualityStudy(.random(jobs, carts: Array(BourgaultCarts.all.prefix(2))))
    let patient = Wish()
    let told = Atomic<Int>(0)
    _ = try study.run(
      StudyWatch(isCancelled: patient.ask, progress: { _ in told.add(1, ordering: .relaxed) }))
    #expect(patient.askings >= 80)
    #expect(told.load(ordering: .relaxed) == 40)
    #expect(throws: SweepError.cancelled) {
      try study.run(StudyWatch(isCancelled: Wish(at: 7).ask))
    }
  }

  // MARK: Seasons

  /// One season of very many stops: a cart that lasts half an acre, filled in no time.
  private static func longSeason(trucks: Int? = nil) -> Season {
    var input = SeasonFixture.input(SeasonFixture.farm([20_000]))
    input.filling.minutesPerStop = 0
    input.filling.minutesPerTank = 0
    input.filling.bushelsPerMinute = 100_000
    input.tender.trucks = trucks
    return input
  }

  private static let tiny = Cart(name: "tiny", bushels: [0.5, 0.25], source: "test")

  @Test func `a season asks every 1,024 events whether to stop`() throws {
    let study = try SeasonFixture.study(Self.longSeason(), cart: Self.tiny)
    let records = study.trace(cart: 0, replication: 0).records.count
    try #require(records > 20_000)
    let wish = Wish()
    _ = try study.run(replications: 0..<1, isCancelled: wish.ask)
    #expect(SeasonStudy.eventsPerAsking == 1_024)
    #expect(wish.askings >= records / SeasonStudy.eventsPerAsking)
  }

  @Test(arguments: [1, 2, 5, 12])
  func `a study begins no season and goes on with none once it is asked to stop`(
    first: Int
  ) throws {
    let study = try SeasonFixture.study(Self.longSeason(), cart: Self.tiny)
    let wish = Wish(at: first)
    let ended = Atomic<Int>(0)
    #expect(throws: SeasonError.cancelled) {
      try study.run(
        replications: 0..<64, isCancelled: wish.ask,
        progress: { _ in ended.add(1, ordering: .relaxed) })
    }
    // One season takes more askings than these: the first is left half-way and none comes after.
    #expect(wish.isMade)
    #expect(ended.load(ordering: .relaxed) == 0)
  }
}

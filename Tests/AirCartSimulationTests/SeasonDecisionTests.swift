import AirCart
import AirCartSimulation
import AirCartTestSupport
import Testing

/// Which cart is the answer to a season.
///
/// Oracle: a farm worked by hand. 600 acres at 40 ac/h are 15 h of seeding; with six stops the small cart
/// takes 16.25 h, with three the large one 15.75 h.
@Suite struct SeasonDecisionTests {
  private static let small = SeasonFixture.cart
  private static let large = Cart(name: "large", bushels: [200, 100], source: "test")
  private static let twin = Cart(name: "twin", bushels: [100, 50], source: "test")

  /// Days of 14 h, so that either is done on the second day.
  private static let bare = SeasonFixture.input(SeasonFixture.farm([600]))

  private static func priced(large price: Double) -> Season {
    bare.with {
      $0.prices.perHour = 500
      $0.prices.ownershipShare = 0.1
      $0.prices.carts = [.init(cart: "two", price: 40_000), .init(cart: "large", price: price)]
    }
  }

  private static func decision(
    _ input: Season, _ carts: [Cart] = [large, small], years: Int = 8
  ) throws -> SeasonDecision {
    let results = try SeasonStudy(input, carts: carts.map { ($0, []) }, seed: 1, threads: 1)
      .run(replications: 0..<2)
    return try #require(SeasonDecision(results, years: years))
  }

  private static func clauses(_ statement: Statement) -> [Statement] {
    statement.values.flatMap { if case .clauses(let own) = $0 { own } else { [Statement]() } }
  }

  /// What the verdict on a cart consists of.
  private static func verdict(_ decision: SeasonDecision, on cart: Int) throws -> [Statement.Kind] {
    clauses(try #require(decision.verdict(on: cart))).map(\.kind)
  }

  /// The large cart saves half an hour, 250, and costs 10 % of what it is dearer.
  @Test(arguments: [(47_400.0, 1, 490.0), (42_000, 0, 50), (42_500, 0, 0)])
  func `where carts have a price the year's cost decides`(
    price: Double, answer: Int, more: Double
  ) throws {
    let decision = try Self.decision(Self.priced(large: price))
    #expect(decision.ground == .cost)
    #expect(decision.answer == [answer])
    let costs = try #require(decision.costsMore(decision.groups[1]))
    #expect(abs(costs.value - more) < 1e-6, "\(costs)")
    let sentence = decision.statements[0]
    #expect(sentence.kind == .seasonsDone)
    let (first, second) = (Self.clauses(sentence)[0], Self.clauses(sentence)[1])
    #expect(first.values.first == .carts([answer]))
    #expect(Self.clauses(first).map(\.kind) == [.isDoneByIn, .costsLeast])
    #expect(
      Self.clauses(second).map(\.kind) == [.isDoneSameDay, more > 0 ? .costsMore : .costsTheSame])
    #expect(try Self.verdict(decision, on: answer) == [.costsLeast])
    #expect(
      try Self.verdict(decision, on: 1 - answer) == [more > 0 ? .costsMore : .costsTheSame])
  }

  @Test func `a cart without a price takes no part, nor does its name`() throws {
    let decision = try Self.decision(
      Self.priced(large: 47_400), [Self.twin, Self.large, Self.small])
    #expect(decision.groups == [[2], [1]])
    // The verdict on carts with the same seasons is one.
    #expect(try Self.verdict(decision, on: 0) == [.costsLeast])
    let unpriced = Self.priced(large: 47_400).with {
      $0.prices.carts.append(.init(cart: "twin", price: 40_000))
      $0.prices.carts.removeFirst(1)
    }
    let third = Cart(name: "third", bushels: [150, 75], source: "test")
    let two = try Self.decision(unpriced, [Self.twin, Self.large, third])
    #expect(try Self.verdict(two, on: 2) == [.hasNoPrice])
  }

  /// Without a price of an hour, of a stop or of lateness the cheapest to own would always be it.
  @Test func `prices of carts alone decide nothing`() throws {
    let input = Self.priced(large: 47_400).with { $0.prices.perHour = 0 }
    #expect(try Self.decision(input).ground == .size)
    #expect(try Self.decision(input.with { $0.prices.perStop = 1 }).ground == .cost)
  }

  @Test func `without prices the smallest cart in time is the answer`() throws {
    let decision = try Self.decision(Self.bare, [Self.large, Self.small, Self.twin])
    #expect(decision.ground == .size)
    #expect(decision.groups == [[1, 2], [0]])
    #expect(abs(decision.daysLater([0]).value + 0.5 / 14) < 1e-9)
    #expect(decision.costsMore([0]) == nil)
    let (first, second) = (
      Self.clauses(decision.statements[0])[0], Self.clauses(decision.statements[0])[1]
    )
    #expect(Self.clauses(first).map(\.kind) == [.isDoneByIn, .isSmallestInTime])
    #expect(Self.clauses(second).map(\.kind) == [.isDoneNoSooner])
    #expect(try Self.verdict(decision, on: 2) == [.isSmallestInTime])
    #expect(try Self.verdict(decision, on: 0) == [.isDoneNoSooner])
    #expect(decision.pair.map { [$0.sooner, $0.later] } == [[0], [1, 2]])
  }

  /// Two days of 8 h are enough for 15.75 h and too few for 16.25 h.
  @Test func `a cart that is too late is no answer, unless lateness has a price`() throws {
    let short = { (input: Season) in
      input.with {
        $0.days.hoursPerDay = 8
        $0.days.finishingMinutes = 0
        $0.days.end = $0.days.start.adding(days: 1)
      }
    }
    let bare = try Self.decision(short(Self.bare))
    #expect(bare.ground == .size && bare.groups == [[0], [1]])
    #expect(Self.clauses(Self.clauses(bare.statements[0])[1])[0].kind == .isDoneByIn)
    let priced = try Self.decision(short(Self.priced(large: 47_400)))
    #expect(priced.ground == .cost && priced.groups == [[0], [1]])
    #expect(
      Self.clauses(Self.clauses(priced.statements[0])[1]).map(\.kind) == [.isDoneByIn, .costsLess])
    #expect(try Self.verdict(priced, on: 1) == [.isDoneByIn, .costsLess])
    #expect(try Self.verdict(bare, on: 1) == [.isDoneByIn])
    let late = SeasonPrices.Timeliness(
      crop: 0, after: SeasonDays.standard.start, lossPerDay: 0, valuePerAcre: 0.01)
    let lost = short(Self.priced(large: 47_400)).with { $0.prices.timeliness = [late] }
    #expect(try Self.decision(lost).groups == [[1], [0]])
    #expect(try Self.verdict(Self.decision(lost), on: 1) == [.isDoneByIn, .costsLeast])
  }

  @Test func `where no cart is in time the one that gets furthest stands first`() throws {
    let input = Self.bare.with { $0.days.end = $0.days.start }
    let decision = try Self.decision(input)
    #expect(decision.ground == .progress && decision.answer == [0])
    #expect(decision.statements.map(\.kind) == [.noneDone])
    #expect(try Self.verdict(decision, on: 0) == [.isDoneByIn])
  }

  /// Of a season of one workable day in two, half of the years are in time.
  @Test func `where carts are in time too rarely it is said how often`() throws {
    let input = Self.bare.with {
      $0.uncertainty.hasWeather = true
      $0.days.end = $0.days.start
      $0.days.hoursPerDay = 17
      $0.days.startHour = 0
      $0.days.yearDeviation = 0
      $0.days.periods = [.init(from: $0.days.start, workable: 0.45)]
    }
    let results = try SeasonStudy(
      input, carts: [(Self.large, []), (Self.small, [])], seed: 1, threads: 1
    ).run(replications: 0..<1_000)
    let decision = try #require(SeasonDecision(results))
    #expect(decision.statements.map(\.kind) == [.noneInTime])
    for clause in Self.clauses(decision.statements[0]) {
      #expect(Self.clauses(clause).map { $0.values } == [[.years(4)]])
    }
    #expect(SeasonDecision(results, years: 4)?.ground == .size)
  }
}

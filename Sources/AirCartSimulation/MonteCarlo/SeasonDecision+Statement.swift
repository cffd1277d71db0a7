package import AirCart

extension SeasonDecision {
  /// How many carts are told of: the answer and two others.
  private static let told = 3

  /// The answer as statements for people.
  package var statements: [Statement] {
    guard groups.count == 1 || isAnyDone else {
      return [nobodyDone] + (cheapest.map { [$0] } ?? [])
    }
    if ground == .progress, groups.count > 1, results.replicationCount > 1 { return [noneInTime] }
    let others = groups.dropFirst().prefix(Self.told - 1)
    return [Statement(.seasonsDone, .clauses([first] + others.map { clause($0) }))]
  }

  /// What decides for or against a cart, as a sentence without its name.
  ///
  /// It is the cost where that decides, and else the size or the days; before it stands how often the cart
  /// is done, where that is too seldom. `nil` of a cart that cannot be loaded.
  package func verdict(on cart: Int) -> Statement? {
    guard results.carts[cart].isFeasible else { return nil }
    let own = results.groups.first { $0.contains(cart) } ?? [cart]
    guard let group = groups.first(where: { own.contains($0[0]) }) else {
      return Statement(.seasonsDone, .clauses([Statement(.hasNoPrice)]))
    }
    let late = date(of: group) == nil ? [done(group)] : []
    let reason: Statement? =
      if group == answer { costsLeast ?? (late.isEmpty ? smallest ?? done(group) : nil) } else {
        costsMore(group).map(costs) ?? (late.isEmpty ? sooner(group) : nil)
      }
    return Statement(.seasonsDone, .clauses(late + (reason.map { [$0] } ?? [])))
  }

  /// In how many years carts are done of which none is done often enough.
  private var noneInTime: Statement {
    let clauses = groups.prefix(Self.told).map { group in
      Statement(
        .cartDoes, .carts(group),
        .clauses([Statement(.isSoIn, .years(yearsInTime(group)))]))
    }
    return Statement(.noneInTime, .day(end), .years(years), .clauses(clauses))
  }

  /// How far the best of carts gets of which none is ever done.
  private var nobodyDone: Statement {
    let best = results.rankedGroups[0]
    return Statement(
      .noneDone, .carts(best), .percent(results.carts[best[0]].mean(.shareDone).value * 100),
      .day(end))
  }

  private var cheapest: Statement? {
    guard let costsLeast else { return nil }
    return Statement(
      .seasonsDone, .clauses([Statement(.cartDoes, .carts(answer), .clauses([costsLeast]))]))
  }

  /// What the answer has for it.
  private var first: Statement {
    let done = Statement.Value.clauses([done(answer)])
    guard let reason = costsLeast ?? smallest else {
      return Statement(.cartDoes, .carts(answer), done)
    }
    return Statement(.cartDoesBoth, .carts(answer), done, .clauses([reason]))
  }

  private var costsLeast: Statement? {
    guard ground == .cost, let cost = results.carts[answer[0]].yearCost else { return nil }
    return Statement(.costsLeast, .money(cost.value))
  }

  private var smallest: Statement? {
    ground == .size && groups.count > 1 ? Statement(.isSmallestInTime, .day(end)) : nil
  }

  /// What another group has beside the answer.
  private func clause(_ group: [Int]) -> Statement {
    guard let more = costsMore(group) else {
      return Statement(.cartDoes, .carts(group), .clauses([sooner(group)]))
    }
    return Statement(
      .cartDoesBoth, .carts(group), .clauses([doneBeside(group)]), .clauses([costs(more)]))
  }

  /// What a year costs more; what is not in time may cost less.
  private func costs(_ more: Estimate) -> Statement {
    if more.isNoMoney { return Statement(.costsTheSame) }
    if more.bounds.contains(0) { return Statement(.costsAlike) }
    return Statement(more.value > 0 ? .costsMore : .costsLess, .money(abs(more.value)))
  }

  private func doneBeside(_ group: [Int]) -> Statement {
    guard let date = date(of: group) else { return done(group) }
    if let own = self.date(of: answer), own == date { return Statement(.isDoneSameDay) }
    return Statement(.isDoneBy, .day(date.ordinal))
  }

  /// The mean days that a group is sooner done than the answer; of one that is not in time, how often it
  /// is.
  private func sooner(_ group: [Int]) -> Statement {
    guard date(of: group) != nil else { return done(group) }
    let days = (-daysLater(group).value * 10).rounded(.toNearestOrEven) / 10
    if days == 0 { return Statement(.isDoneNoSooner) }
    if days == 1 { return Statement(.isDoneDaySooner) }
    return Statement(days > 0 ? .isDoneSooner : .isDoneLater, .number(abs(days)))
  }

  /// By when a group is done in the years of ten, or in how many it is by the season's end.
  private func done(_ group: [Int]) -> Statement {
    let date = date(of: group)
    let day = Statement.Value.day(date?.ordinal ?? end)
    guard results.replicationCount > 1 else {
      return Statement(date == nil ? .isNotDoneBy : .isDoneBy, day)
    }
    return Statement(.isDoneByIn, day, .years(date == nil ? yearsInTime(group) : years))
  }

  private func yearsInTime(_ group: [Int]) -> Int {
    Int(results.carts[group[0]].finishProbability.value * 10 + 1e-9)
  }

  private var isAnyDone: Bool {
    groups.contains { results.carts[$0[0]].finishProbability.value > 0 }
  }

  private var end: Int { results.input.days.end.ordinal }
}

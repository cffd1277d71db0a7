package import AirCart

extension SeasonResults {
  /// When the first three carts are done in so many years of ten, or how far the best of them gets;
  /// `nil` where none can be loaded for every crop.
  package func statement(years: Int) -> Statement? {
    let ranked = rankedGroups
    guard let best = ranked.first else { return nil }
    // Where the best is never done, no other is: the least mean days rank first.
    guard ranked.count == 1 || carts[best[0]].finishProbability.value > 0 else {
      return Statement(
        .noneDone, .carts(best), .percent(carts[best[0]].mean(.shareDone).value * 100),
        .day(input.days.end.ordinal))
    }
    var clauses: [Statement] = []
    var said = -1
    for group in ranked where clauses.count < 3 {
      let cart = carts[group[0]]
      let date = input.days.date(after: cart.quantile(Double(years) / 10, .days).value)
      // In how many years it is in time, where that is less often.
      let done = date == nil ? Int(cart.finishProbability.value * 10 + 1e-9) : years
      let day = Statement.Value.day((date ?? input.days.end).ordinal)
      clauses.append(
        done == said
          ? Statement(.nextBy, .carts(group), day)
          : Statement(said < 0 ? .doneBy : .nextByIn, .carts(group), day, .years(done)))
      said = done
    }
    return Statement(.seasonsDone, .clauses(clauses))
  }
}

extension SeasonResults {
  /// The groups of carts with the same seasons, in the order of the ranking.
  private var rankedGroups: [[Int]] {
    let groups = groups
    return ranking.compactMap { cart in groups.first { $0[0] == cart } }
  }

  /// The group with which a year costs least, where what the carts cost is stated and a year of
  /// several can be compared.
  package var cheapest: (group: [Int], cost: Double)? {
    guard !input.prices.carts.isEmpty else { return nil }
    let costs = rankedGroups.compactMap { group -> (group: [Int], cost: Double)? in
      guard let cost = carts[priced(group)].yearCost?.value else { return nil }
      return (group: group, cost: cost)
    }
    return costs.count > 1 ? costs.min { $0.cost < $1.cost } : nil
  }

  /// The carts with which a year costs least, where what the carts cost is stated: then money decides
  /// which cart is the answer.
  package var cheapestStatement: Statement? {
    cheapest.map { cheapest in
      Statement(
        .costsLeast, .carts(cheapest.group.filter { carts[$0].price != nil }),
        .money(cheapest.cost))
    }
  }

  /// Of carts with the same seasons, one that has a price.
  package func priced(_ group: [Int]) -> Int { group.first { carts[$0].price != nil } ?? group[0] }
}

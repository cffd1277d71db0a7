package import AirCart

extension SeasonResults {
  /// When the first three carts are done in so many years of ten, or how far the best of them gets;
  /// `nil` where none can be loaded for every crop.
  package func statement(years: Int) -> Statement? {
    let groups = groups
    let ranked = ranking.compactMap { cart in groups.first { $0[0] == cart } }
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

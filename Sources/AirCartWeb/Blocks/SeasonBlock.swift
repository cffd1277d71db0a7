import AirCartSimulation

/// Many seasons of a farm on each of its carts, as `aircart simulate` simulates them.
///
/// In: a farm, seed, replications. After the header comes, for each cart in the order of the farm:
/// ```
/// place in the ranking from 1, the position of the first cart with the same seasons
/// the crop that it cannot be loaded for or −1; where there is one, nothing more
/// days: mean and its interval; the day of the year on which it is done in 1 to 10 of 10 years, −1
///   where it is not done that often; the share of seasons that are long enough
/// means of stops, of hours of filling and waiting, of the share that is seeded
/// days later than the first of the ranking, with its interval
/// what a year costs; what the first of the ranking saves over it, with its interval; how much more
///   that may cost to buy, with its interval; how much more it costs; years that pay that back
/// ```
/// and after the last cart, for 1 to 10 of 10 years, the positions of the carts that are the answer and
/// its statements, both none where no cart can be loaded, and what decides for or against each cart, of
/// which there is at most one statement; where a figure that is not known is NaN.
struct SeasonBlock: AnswerBlock {
  private let study: SeasonStudy
  private let replications: Int

  init(_ reader: inout BlockReader) throws(CallFailure) {
    let farm = try FarmBlock(&reader)
    let seed = UInt64(try reader.whole(0...1 << 30))
    replications = try reader.whole(1...10_000)
    do throws(SeasonError) {
      study = try SeasonStudy(farm.season, carts: farm.carts, seed: seed)
    } catch { throw CallFailure(error) }
  }

  func write(to writer: inout BlockWriter) throws(CallFailure) {
    let results: SeasonResults
    do throws(SeasonError) {
      results = try study.run(replications: 0..<replications)
    } catch { throw CallFailure(error) }
    writer.putHeader(nil)
    let (groups, ranking) = (results.groups, results.ranking)
    // Of carts with the same seasons, that one counts which has a price.
    let priced = results.carts.indices.map { cart in
      let own = (groups.first { $0.contains(cart) } ?? [cart]).map { results.carts[$0] }
      return own.first { $0.price != nil } ?? own[0]
    }
    for cart in results.carts.indices {
      writer.put(ranking.firstIndex(of: cart).map { $0 + 1 } ?? ranking.count + 1)
      writer.put(groups.first { $0.contains(cart) }?[0] ?? cart)
      let outcome = results.carts[cart]
      writer.put(position: outcome.infeasibility?.crop)
      guard outcome.isFeasible else { continue }
      write(outcome, results.input.days, to: &writer)
      let worth = SeasonWorth(priced[ranking[0]], over: priced[cart])
      put(results.difference(of: ranking[0], from: cart).days, to: &writer)
      writer.put(figure: priced[cart].yearCost?.value)
      put(worth?.saving, to: &writer)
      put(worth?.mayCostMore, to: &writer)
      writer.put(figure: worth?.priceDifference)
      writer.put(figure: worth?.paybackYears?.value)
    }
    for years in 1...10 {
      let decision = SeasonDecision(results, years: years)
      writer.put(decision?.answer ?? [])
      writer.put(decision?.statements ?? [])
      for cart in results.carts.indices {
        writer.put((decision?.verdict(on: cart)).map { [$0] } ?? [])
      }
    }
  }

  private func write(_ outcome: CartOutcome, _ calendar: SeasonDays, to writer: inout BlockWriter) {
    put(outcome.mean(.days), to: &writer)
    for years in 1...10 {
      let days = outcome.quantile(Double(years) / 10, .days).value
      writer.put(position: calendar.date(after: days)?.ordinal)
    }
    writer.put(outcome.finishProbability.value)
    for metric in [SeasonMetric.stops, .fillingHours, .waitingHours, .shareDone] {
      writer.put(outcome.mean(metric).value)
    }
  }

  private func put(_ estimate: Estimate?, to writer: inout BlockWriter) {
    writer.put(figure: estimate?.value)
    writer.put(figure: estimate?.interval?.lowerBound)
    writer.put(figure: estimate?.interval?.upperBound)
  }
}

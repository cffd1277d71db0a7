import AirCart
import AirCartDocuments
import AirCartSimulation

extension SeasonReport {
  func table(
    _ groups: [Int], _ columns: [(title: String, unit: String, cell: (Int) -> String)],
    heading: String = "Cart", isOfMoney: Bool = false, minor: Set<String> = []
  ) -> Answer.Table {
    let name = isOfMoney ? pricedName(ofGroup:) : name(ofGroup:)
    let figures = columns.map { title, unit, cell in
      let figure = Answer.ColumnOf<Int>.figure(title, unit: unit, cell)
      return minor.contains(title) ? figure.minor : figure
    }
    return Answer.Table(groups, [.words(heading, name)] + figures)
  }

  /// Days to finish: quantiles, mean, the date that half of the seasons keep, the share in time.
  package var daysTable: Answer.Table {
    table(
      ranking,
      [
        ("P10", "days", { text(ofDays: outcome(ofGroup: $0).quantile(0.1, .days).value) }),
        ("P50", "days", { text(ofDays: outcome(ofGroup: $0).quantile(0.5, .days).value) }),
        ("P90", "days", { text(ofDays: outcome(ofGroup: $0).quantile(0.9, .days).value) }),
        ("Mean", "days", { meanDays(outcome(ofGroup: $0)) }),
        ("P50 is", "", { outcome(ofGroup: $0).doneBy(share: 0.5)?.text ?? "–" }),
        ("In time", "", { Self.inTime(outcome(ofGroup: $0).finishProbability.value) }),
      ])
  }

  /// Mean hours by kind.
  package var hoursTable: Answer.Table {
    let own = { (metric: SeasonMetric) in { (group: Int) in mean(metric, ofGroup: group, .none, 1) }
    }
    let isRepaired = SeasonMetric.repairHours.isKnown(in: results.input)
    return table(
      ranking,
      [
        ("Seeding", "", own(.seedingHours)), ("Filling", "", own(.fillingHours)),
        ("Waiting", "", own(.waitingHours)), ("Moving", "", own(.movingHours)),
      ] + (isRepaired ? [("Repairs", "", own(.repairHours))] : []) + [
        ("Wet", "", own(.wetHours)), ("Stops", "", own(.stops)),
        ("\(unit(.acres))/h", "", { mean(.acresPerHour, ofGroup: $0, .acres, 1) }),
        ("\(unit(.acres))/day", "", { mean(.acresPerDay, ofGroup: $0, .acres, 0) }),
      ])
  }

  /// How likely each cart is done by some dates.
  package var dateTable: Answer.Table {
    table(
      ranking,
      milestones.map { date in
        (date.text, "", { percent(probability(ofGroup: $0, by: date).value) })
      })
  }

  /// What trucks bring, what of it goes back to the yard, and what tanks are cleaned of.
  package var haulTable: Answer.Table {
    let pounds = { (metric: SeasonMetric) in { mean(metric, ofGroup: $0, .pounds, 0) } }
    return table(
      ranking,
      [
        (
          "Truckloads", "",
          {
            SeasonMetric.loads.isKnown(in: results.input)
              ? mean(.loads, ofGroup: $0, .none, 1) : "–"
          }
        ), ("Gives", "", { mean(.gives, ofGroup: $0, .none, 1) }),
        ("Hauled", unit(.pounds), pounds(.hauledPounds)),
        ("Went back", unit(.pounds), pounds(.returnedPounds)),
        ("Hauled back", "", { hauledInVain(ofGroup: $0).map(percent) ?? "–" }),
        ("Left in tanks", unit(.pounds), pounds(.leftOverPounds)),
      ], minor: ["Gives", "Hauled back"])
  }

  /// The share of what was hauled that went back; `nil` where trucks are no limit.
  private func hauledInVain(ofGroup group: Int) -> Double? {
    let own = outcome(ofGroup: group)
    guard SeasonMetric.returnedPounds.isKnown(in: results.input) else { return nil }
    return own.mean(.returnedPounds).value / own.mean(.hauledPounds).value
  }

  static let fitHeading = "Compared with past years"
  static let fitNote =
    "Read the line of the cart that you had. About eight years of ten should be within P10 and P90; "
    + "where fewer are, either change would give the median of the years."

  /// How the model compares with the years of the farm file; `nil` where there are none.
  package var fitTable: Answer.Table? {
    let years = results.input.observed.count
    let fits = ranking.filter { outcome(ofGroup: $0).fit != nil }
    guard !fits.isEmpty else { return nil }
    let own = { (value: @escaping (CartOutcome.Fit) -> String) in
      { (group: Int) in outcome(ofGroup: group).fit.map(value) ?? "–" }
    }
    return table(
      fits,
      [
        ("Within", "", own { "\($0.yearsInside) of \(years)" }),
        ("Model takes", "", own { "\(rounded($0.pace * 100, 0)) % of the days" }),
        ("Workable days", "", own { $0.workableShare.map(percent) ?? "–" }),
        ("or hours a day", "", own { rounded($0.hoursPerDay ?? .nan, 1) }),
      ])
  }

  static let intervalNote =
    "Intervals are the simulation's own: they hold the chance of years, days, fields and loads, not what "
    + "prices and assumptions leave open."

  /// How much later the other carts finish than the first, in the same seasons.
  package var differenceTable: Answer.Table {
    table(
      Array(ranking.dropFirst()),
      [
        ("Later by", "days", { rounded(difference(fromBestTo: $0).days.value, 2) }),
        ("95 % interval", "days", { interval(difference(fromBestTo: $0).days, 2) }),
        ("Later", "of seasons", { percent(difference(fromBestTo: $0).soonerShare) }),
      ])
  }

  /// How each crop is seeded with the first cart: area per fill, effective field capacity over its fields.
  package var cropTable: Answer.Table? {
    guard let best = ranking.first else { return nil }
    let season = outcome(ofGroup: best).season
    let crops = season.crops.enumerated().compactMap { index, plan in
      plan.map {
        (
          name: results.input.farm.crops[index].name, plan: $0,
          acresPerHour: season.acresPerSecond(ofCrop: index) * 3_600
        )
      }
    }
    let stated = { (value: Double, unit: DataUnit) in
      rounded(unit.stated(value, units), 1)
    }
    return Answer.Table(
      crops,
      [
        .words("Crop") { $0.name },
        .figure("A fill lasts", unit: unit(.acres)) { stated($0.plan.wholeAcres, .acres) },
        .figure("Field capacity", unit: "\(unit(.acres))/h") {
          stated($0.acresPerHour, .acres)
        },
        .figure("Product", unit: unit(.poundsPerAcre)) { crop in
          stated(crop.plan.loads.reduce(0) { $0 + $1.rate }, .poundsPerAcre)
        },
      ])
  }

  /// Mean pounds of every product, applied with the first cart.
  package var productTable: Answer.Table? {
    guard let best = ranking.first.map(outcome) else { return nil }
    return Answer.Table(
      Array(zip(best.season.products.names, best.meanUsedPounds)),
      [
        .words("Product") { $0.0 },
        .figure("Applied", unit: unit(.pounds)) { amount($0.1, .pounds, 0) },
      ])
  }

  // MARK: Text

  func rounded(_ value: Double, _ digits: Int) -> String {
    value.isFinite ? fixed(value, digits).grouped : "–"
  }

  /// The sign of a unit in the reader's system.
  func unit(_ unit: DataUnit) -> String { unit.symbol(in: units) }

  /// A number in the reader's units, rounded.
  func amount(_ value: Double, _ unit: DataUnit, _ digits: Int) -> String {
    let stated = unit.stated(value, units)
    return digits == 0 ? whole(stated) : rounded(stated, digits)
  }

  /// A mean; a dash where it is not known.
  func mean(
    _ metric: SeasonMetric, ofGroup group: Int, _ unit: DataUnit, _ digits: Int
  ) -> String {
    guard metric.isKnown(in: results.input) else { return "–" }
    return amount(outcome(ofGroup: group).mean(metric).value, unit, digits)
  }

  /// The mean days, marked where seasons contribute that are too short.
  private func meanDays(_ outcome: CartOutcome) -> String {
    let mean = outcome.mean(.days).text(1)
    return outcome.isCensored ? "\(Self.censoringMark) \(mean)" : mean
  }

  private func percent(_ share: Double) -> String { rounded(share * 100, 1) + " %" }

  func interval(_ estimate: Estimate, _ digits: Int) -> String {
    guard let interval = estimate.interval else { return "–" }
    return rounded(interval.lowerBound, digits) + " to " + rounded(interval.upperBound, digits)
  }
}

// MARK: - For programs

extension SeasonReport {
  /// One row for every cart and figure: mean with its interval, and three quantiles, in the units of
  /// the farm.
  package var dataTable: ResultTable {
    let known = SeasonMetric.allCases.filter { $0.isKnown(in: results.input) }
    let rows = results.carts.filter(\.isFeasible).flatMap { cart in
      known.map { (cart: cart, metric: $0) }
    }
    let farm = results.input.farm.units
    let factors = rows.map { $0.metric.unit.factor(in: farm) }
    let stated = { (values: [Double]) in ResultTable.Cells.numbers(zip(values, factors).map(*)) }
    let means = rows.map { $0.cart.mean($0.metric) }
    let quantile = { (p: Double) in stated(rows.map { $0.cart.quantile(p, $0.metric).value }) }
    return ResultTable(
      columns: [
        .init("cart", cells: .texts(rows.map(\.cart.cart.name))),
        .init("figure", cells: .texts(rows.map { $0.metric.name(in: farm) })),
        .init("mean", cells: stated(means.map(\.value))),
        .init("mean_low", cells: stated(means.map { $0.interval?.lowerBound ?? .nan })),
        .init("mean_high", cells: stated(means.map { $0.interval?.upperBound ?? .nan })),
        .init("p10", cells: quantile(0.1)), .init("p50", cells: quantile(0.5)),
        .init("p90", cells: quantile(0.9)),
      ], rowCount: rows.count)
  }

  /// The days that every share of seasons does not exceed, in steps of one percent.
  package var quantileTable: ResultTable {
    let carts = results.carts.filter(\.isFeasible)
    let sorted = carts.map { $0.sample.values(.days).sorted() }
    let names = DataName.spellings(of: carts.map(\.cart.name), fallback: "cart")
    let columns = zip(names, sorted).map { name, values in
      ResultTable.Column(
        "\(name)_days",
        cells: .number { percent in
          guard !values.isEmpty else { return .nan }
          let rank = Int((Double(percent) / 100 * Double(values.count)).rounded(.up))
          return values[min(values.count, max(1, rank)) - 1]
        })
    }
    return ResultTable(
      columns: [.init("share_pct", cells: .integer { $0 })] + columns, rowCount: 101)
  }
}

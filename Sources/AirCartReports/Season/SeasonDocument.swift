import AirCart
import AirCartDocuments
import AirCartSimulation

/// The text of `season.json`: a simulated season for programs, with everything it was made from.
package struct SeasonDocument: Sendable {
  /// The version of the file's structure.
  package static let schemaVersion = 1

  private let report: SeasonReport
  private let variation: SeasonVariation?

  /// Creates the document, with what was varied.
  package init(_ report: SeasonReport, variation: SeasonVariation? = nil) {
    self.report = report
    self.variation = variation
  }

  /// The text.
  package var text: String { jsonValue.text() + "\n" }

  var jsonValue: JSONValue {
    let results = report.results
    return [
      "schemaVersion": .integer(Self.schemaVersion), "title": .string(report.title),
      "seed": .string("\(results.seed)"), "replications": .integer(results.replicationCount),
      "inputs": SeasonInputDocument(results.input).value,
      "ranking": .array(
        report.ranking.flatMap { report.groups[$0] }
          .map { .string(results.carts[$0].cart.name) }),
      "carts": .array(results.carts.map(cart)),
      "differences": .array(report.ranking.dropFirst().map(difference)),
      "variation": variation.map(varied) ?? .null,
    ]
  }

  /// The varied input, and for each of its values the figures of every cart.
  private func varied(_ variation: SeasonVariation) -> JSONValue {
    let levels = zip(variation.values, variation.results).map { value, results -> JSONValue in
      ["value": .number(value), "carts": .array(results.carts.map(level))]
    }
    return [
      "input": .string(variation.name), "title": .string(variation.title),
      "levels": .array(levels),
    ]
  }

  private func level(_ cart: CartOutcome) -> JSONValue {
    infeasible(cart) ?? [
      "cart": .string(cart.cart.name), "status": "simulated", "figures": figures(cart),
      "finishProbability": estimate(cart.finishProbability),
      "runOutProbability": .number(cart.runOutProbability),
    ]
  }

  private func infeasible(_ cart: CartOutcome) -> JSONValue? {
    cart.season.infeasibility.map { own in
      [
        "cart": .string(cart.cart.name), "status": "infeasible",
        "crop": .string(report.results.input.farm.crops[own.crop].name),
        "reason": .string(own.reason.name), "message": .string(own.reason.sentence),
      ]
    }
  }

  private func cart(_ cart: CartOutcome) -> JSONValue {
    if let infeasible = infeasible(cart) { return infeasible }
    let names = SeasonProducts(report.results.input.farm).names
    return [
      "cart": .string(cart.cart.name), "status": "simulated",
      "plan": SeasonInputDocument.plan(cart.season),
      "figures": figures(cart),
      "finishProbability": estimate(cart.finishProbability),
      "runOutProbability": .number(cart.runOutProbability),
      "reserveForFivePercent": cart.reserveForFivePercent.map { .number($0) } ?? .null,
      "usedLb": .object(
        zip(names, cart.meanUsedPounds).map { .init($0, .number($1)) }),
    ]
  }

  private func figures(_ cart: CartOutcome) -> JSONValue {
    .object(SeasonMetric.allCases.map { .init($0.name, figure(cart, $0)) })
  }

  private func figure(_ cart: CartOutcome, _ metric: SeasonMetric) -> JSONValue {
    let quantiles = cart.quantiles([0.1, 0.5, 0.9], metric)
    return [
      "mean": estimate(cart.mean(metric)), "p10": .number(quantiles[0].value),
      "p50": .number(quantiles[1].value), "p90": .number(quantiles[2].value),
    ]
  }

  private func difference(_ group: Int) -> JSONValue {
    let own = report.difference(fromBestTo: group)
    return [
      "sooner": .string(report.name(ofGroup: report.ranking[0])),
      "later": .string(report.name(ofGroup: group)), "days": estimate(own.days),
      "share": estimate(own.share),
      "soonerShare": .number(own.soonerShare), "laterShare": .number(own.laterShare),
      "isReal": .bool(own.isReal),
    ]
  }

  private func estimate(_ estimate: Estimate) -> JSONValue {
    [
      "value": .number(estimate.value),
      "low": estimate.interval.map { .number($0.lowerBound) } ?? nil,
      "high": estimate.interval.map { .number($0.upperBound) } ?? nil,
    ]
  }
}

/// The inputs of a season as data, from which another program can simulate it.
struct SeasonInputDocument {
  private let input: SeasonInput

  init(_ input: SeasonInput) { self.input = input }

  var value: JSONValue {
    let (drill, filling, tender, days) = (input.drill, input.filling, input.tender, input.days)
    return [
      "drill": [
        "widthFt": .number(drill.widthFeet), "mph": .number(drill.milesPerHour),
        "efficiency": .number(drill.fieldEfficiency), "lbPerMin": .number(drill.poundsPerMinute),
        "runFt": .number(drill.runFeet),
      ],
      "filling": [
        "minPerStop": .number(filling.minutesPerStop),
        "minPerTank": .number(filling.minutesPerTank),
        "buPerMin": .number(filling.bushelsPerMinute),
        "reserveShare": .number(filling.reserveShare),
        "reserveBu": .number(filling.reserveBushels), "policy": .string("\(filling.policy)"),
      ],
      "tender": [
        "trucks": tender.trucks.map { .integer($0) } ?? nil,
        "payloadLb": .number(tender.payloadPounds),
        "compartmentsBu": .array(tender.compartments.map { .number($0) }),
        "loadingMin": .number(tender.loadingMinutes),
        "travelMin": .number(tender.travelMinutes),
      ],
      "days": [
        "start": .string(days.start.code), "end": .string(days.end.code),
        "count": .integer(days.count), "startHour": .number(days.startHour),
        "hours": .number(days.hoursPerDay), "meanWetDays": .number(days.meanWetDays),
        "workable": .array((0..<days.count).map { .number(days.workableShare(onDay: $0)) }),
      ],
      "movingMin": .number(input.movingMinutes), "cleanOutMin": .number(input.cleanOutMinutes),
      "expectedOverlap": .number(input.uncertainty.overlap.mean), "uncertainty": uncertainty,
      "prices": [
        "perHour": .number(input.prices.perHour), "perStop": .number(input.prices.perStop),
        "timeliness": .array(input.prices.timeliness.map(timeliness)),
      ],
      "stated": .array(input.statedKeys.sorted().map { .string($0) }),
    ]
  }

  private func timeliness(_ own: SeasonPrices.Timeliness) -> JSONValue {
    [
      "crop": .string(input.farm.crops[own.crop].name), "after": .string(own.after.code),
      "lossPerDay": .number(own.lossPerDay), "valuePerAc": .number(own.valuePerAcre),
    ]
  }

  private var uncertainty: JSONValue {
    let own = input.uncertainty
    let ofProducts =
      own.densityOfProduct.map { ("density", $0) } + own.rateOfProduct.map { ("rate", $0) }
    return [
      "density": Self.distribution(own.density), "rate": Self.distribution(own.rate),
      "overlap": Self.distribution(own.overlap), "area": Self.distribution(own.area),
      "speed": Self.distribution(own.speed), "trip": Self.distribution(own.trip),
      "weather": .bool(own.hasWeather),
      "ofProducts": .array(
        ofProducts.map { kind, own in
          [
            "of": .string(kind), "product": .string(own.product),
            "value": Self.distribution(own.value),
          ]
        }),
    ]
  }

  private static func distribution(_ value: UncertainValue) -> JSONValue {
    switch value {
    case .exactly(let value): ["kind": "exactly", "value": .number(value)]
    case .uniform(let low, let high):
      ["kind": "uniform", "low": .number(low), "high": .number(high)]
    case .triangular(let low, let mode, let high):
      [
        "kind": "triangular", "low": .number(low), "mode": .number(mode), "high": .number(high),
      ]
    case .normal(let mean, let deviation, let low, let high):
      [
        "kind": "normal", "mean": .number(mean), "deviation": .number(deviation),
        "low": .number(low), "high": .number(high),
      ]
    case .lognormal(let median, let sigma):
      ["kind": "lognormal", "median": .number(median), "sigma": .number(sigma)]
    case .exponential(let mean): ["kind": "exponential", "mean": .number(mean)]
    case .quantiles(let points):
      [
        "kind": "quantiles",
        "points": .array(points.map { [.number($0.share), .number($0.value)] }),
      ]
    }
  }

  /// What a cart's tanks hold of every crop, and its fields in order.
  static func plan(_ season: CartSeason) -> JSONValue {
    let farm = season.input.farm
    let isLimited = season.input.tender.trucks != nil
    return [
      "loadsPerStop": isLimited ? .integer(season.loadsPerStop) : nil,
      "crops": .array(
        season.crops.enumerated().compactMap { index, plan in
          plan.map { crop(farm.crops[index].name, $0, farm) }
        }),
      "fields": .array(
        season.fields.map { field in
          [
            "field": .string(farm.fields[field.number].name), "number": .integer(field.number),
            "crop": .string(farm.crops[field.crop].name), "acres": .number(field.acres),
            "moveS": .number(field.moveSeconds),
          ]
        }),
    ]
  }

  private static func crop(
    _ name: String, _ plan: CartSeason.CropPlan, _ farm: Farm
  ) -> JSONValue {
    let names = SeasonProducts(farm).names
    return [
      "crop": .string(name), "acresPerFill": .number(plan.areaPerFill),
      "acresPerHour": .number(plan.acresPerSecond * 3_600), "truckLb": .number(plan.truckPounds),
      "weightRoomLb": .number(plan.weightRoom),
      "loads": .array(
        plan.loads.map { load in
          [
            "product": .string(names[load.product]), "lbPerAc": .number(load.rate),
            "lbPerBu": .number(load.density), "capacityBu": .number(load.capacity),
            "reserveBu": .number(load.reserve), "tanks": .integer(load.tanks),
          ]
        }),
    ]
  }
}

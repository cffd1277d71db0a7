import AirCart
import AirCartDocuments

extension LoadSheetDocument {
  /// The sheet as an answer: what is seeded, then what to load at each stop.
  package var answer: Answer {
    let amounts = plan.amounts
    return Answer(
      title: "Load sheet: \(plan.cart.name), \(amounts.area(plan.problem.area))",
      blocks: [.sentences(sentences)] + stopBlocks
        + Answer.section("From the tender so far", [totals.map(Answer.Block.table)]),
      data: jsonValue, table: table)
  }

  /// What is seeded, how, and what the figures mean.
  private var sentences: [String] {
    let products = plan.problem.products.filter(\.isApplied)
      .map { "\($0.name) \(plan.amounts.rate($0.rate))" }
    let fills = fillCount == 1 ? "1 fill" : "\(fillCount) fills"
    return [
      "\(products.listed) in \(fills).", fillingSentence, reserveSentence, plan.constraintsSentence,
      scaleSentence,
    ].compactMap(\.self)
  }

  /// How the tanks are filled.
  private var fillingSentence: String {
    let filling = plan.plan.fillPlan.filling
    let loads =
      filling.isToBrim
      ? "Every tank in use is filled to capacity."
      : "Loads are cut to what the fill seeds, so that all tanks run out together."
    return filling.isEven && fillCount > 1 ? "All fills are even. " + loads : loads
  }

  /// What stays in tanks; `nil` where nothing does.
  private var reserveSentence: String? {
    plan.plan.fillPlan.tanks.contains { $0.reserve.bushels > 0 }
      ? "The first fill also loads the reserves, which stay in." : nil
  }

  private var scaleSentence: String {
    let scale =
      "Load the tanks in this order: \"Scale\" is what all product on the cart weighs then"
    guard let empty = plan.cart.emptyWeight else { return scale + "." }
    return scale + ", \"With cart\" the same with the empty cart of \(plan.amounts.mass(empty))."
  }

  /// The stops in order; those that are the same are one.
  var stopBlocks: [Answer.Block] { stopBlocks(first: sheet.stops.count) }

  /// The first of them.
  func stopBlocks(first count: Int) -> [Answer.Block] {
    sheet.stops.prefix(count).flatMap { stop in
      let each = stop.fills.count > 1 ? " each" : ""
      return Answer.section(
        "\(title(of: stop)): \(plan.amounts.area(stop.area))\(each)",
        [.table(tanks(of: stop)), .table(products(of: stop))])
    }
  }
}

// MARK: - Tables

extension LoadSheetDocument {
  private var massUnit: String { plan.amounts.massUnit }
  private var volumeUnit: String { plan.amounts.volumeUnit }

  private func mass(_ mass: Mass) -> String { plan.amounts.bareMass(mass) }

  private func volume(_ volume: Volume) -> String {
    plan.amounts.isMetric ? fixed(volume.litres, 0) : fixed(volume.bushels, 1)
  }

  private func tanks(of stop: LoadSheet.Stop) -> Answer.Table {
    var table = Answer.Table(
      stop.tanks,
      [
        .words("Tank") { tank($0.tank) }, .words("Product") { product($0.product) },
        .figure("Load", unit: massUnit) { mass($0.loadMass) },
        .figure("Load", unit: volumeUnit) { volume($0.load) },
        .figure("Scale", unit: massUnit) { mass($0.productOnCart) },
        .figure("With cart", unit: massUnit) { gross($0.productOnCart).map(mass) ?? "" },
        .figure("Left", unit: volumeUnit) { volume($0.left) },
      ])
    table.isChecklist = true
    return table
  }

  private func products(of stop: LoadSheet.Stop) -> Answer.Table {
    let total = stop.fills.count > 1 ? "By fill \(stop.fills.upperBound)" : "So far"
    return Answer.Table(
      stop.products,
      [
        .words("From the tender") { product($0.product) },
        .figure("This fill", unit: massUnit) { mass($0.loadMass) },
        .figure("This fill", unit: volumeUnit) { volume($0.load) },
        .figure(total, unit: massUnit) { mass($0.totalMass) },
        .figure(total, unit: volumeUnit) { volume($0.total) },
      ])
  }

  /// The most fills that the running totals list before only the last follows.
  private static let listedFills = 60

  /// What has been loaded of each product after every fill; `nil` where every stop says it.
  private var totals: Answer.Table? {
    guard sheet.stops.contains(where: { $0.fills.count > 1 }) else { return nil }
    let listed =
      fillCount <= Self.listedFills
      ? Array(1...fillCount) : Array(1..<Self.listedFills) + [fillCount]
    let stops = listed.compactMap { sheet.stop(ofFill: $0) }
    let products = stops.first?.products.map(\.product) ?? []
    return Answer.Table(
      stops,
      [.words("After fill") { "\($0.fills.lowerBound)" }]
        + products.indices.map { index in
          .figure(product(products[index]), unit: massUnit) { mass($0.products[index].totalMass) }
        })
  }
}

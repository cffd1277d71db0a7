import AirCart
import AirCartDocuments

extension LoadSheetDocument {
  /// The sheet as an answer: what is seeded, then what to load at each stop.
  package var answer: Answer {
    let cart = localized(word: plan.cart.name)
    return Answer(
      title: Wording.Sheet.title.text(
        cart, plan.amounts.area(plan.job.area) + plan.overlapText),
      blocks: [drawing, .sentences(sentences), .blanks(blanks)].compactMap(\.self) + stopBlocks()
        + Answer.section("From the tender so far", [totals.map(Answer.Block.table)]),
      data: jsonValue, table: table)
  }

  /// The cart as it is loaded first.
  private var drawing: Answer.Block? {
    sheet.stops.first.map { stop in
      let contents = plan.cart.tanks.enumerated().map { index, tank in
        stop.tanks.first { $0.tank == index }.map { own in
          CartDrawing.Content(
            product: own.product, name: product(own.product),
            amount: plan.amounts.mass(own.loadMass),
            share: (own.before.bushels + own.load.bushels) / tank.capacity.bushels)
        }
      }
      return .picture(CartDrawing(plan.cart, contents).chart)
    }
  }

  private var blanks: [String] {
    [Wording.Sheet.date, .operatorName, .fieldName].map { $0.text() }
  }

  /// What is seeded, how, and what the figures mean.
  private var sentences: [String] {
    let applied = plan.job.products.filter(\.isApplied)
    let rates = applied.map { "\($0.name) \(plan.amounts.rate($0.rate))" }
    let fills = Wording.fills.filled(["\(fillCount)"], count: fillCount)
    return plan.cleanOuts + [Wording.Sheet.job.text(rates.listed, fills)] + meanings
  }

  /// How tanks are filled, and what the figures mean.
  var meanings: [String] {
    let applied = plan.job.products.filter(\.isApplied)
    let densities = applied.map { "\($0.name) \(plan.amounts.density(of: $0))" }
    return [
      fillingSentence, reserveSentence, plan.constraintsSentence,
      Wording.Sheet.densities.text(densities.listed), scaleSentence,
    ].compactMap(\.self)
  }

  private var fillingSentence: String {
    let filling = plan.plan.fillPlan.filling
    let loads = filling.isToBrim ? Wording.Sheet.brim : .cut
    return filling.isEven && fillCount > 1
      ? "\(Wording.Sheet.even.text()) \(loads.text())" : loads.text()
  }

  /// What stays in tanks; `nil` where nothing does.
  private var reserveSentence: String? {
    let reserve = plan.job.reserveMass(of: plan.plan.recommended)
    guard reserve.pounds > 0 else { return nil }
    let weight = plan.text(Statement(.reserveWeighs, .mass(reserve)))
    return "\(Wording.Sheet.reserves.text()) \(weight)"
  }

  private var scaleSentence: String {
    plan.cart.emptyWeight.map { Wording.Sheet.scaleWithCart.text(plan.amounts.mass($0)) }
      ?? Wording.Sheet.scale.text()
  }

  /// The stops in order, or the first of them; those that are the same are one.
  func stopBlocks(first count: Int = .max) -> [Answer.Block] {
    sheet.stops.prefix(count).flatMap { stop in
      let each = stop.fills.count > 1 ? " \(Wording.Sheet.each.text())" : ""
      return Answer.section(
        localized("\(title(of: stop)): \(plan.amounts.area(stop.area))\(each)"),
        [.table(tanks(of: stop)), .table(products(of: stop))])
    }
  }
}

// MARK: - Tables

extension LoadSheetDocument {
  private var massUnit: String { plan.amounts.massUnit }
  /// None where gallons stand beside bushels, each with its unit.
  private var volumeUnit: String { hasGallons ? "" : plan.amounts.volumeUnit }
  private var hasGallons: Bool {
    !plan.amounts.isMetric && plan.job.products.contains { $0.isApplied && $0.traits.isLiquid }
  }

  private func mass(_ mass: Mass) -> String { plan.amounts.bareMass(mass) }

  /// In the unit of the column, or with its unit.
  private func volume(_ volume: Volume, of product: Int) -> String {
    if hasGallons {
      return plan.amounts.volume(volume, isLiquid: plan.job.products[product].traits.isLiquid)
    }
    return (plan.amounts.isMetric ? fixed(volume.litres, 0) : fixed(volume.bushels, 1)).grouped
  }

  func tanks(of stop: LoadSheet.Stop) -> Answer.Table {
    typealias Title = Wording.Sheet
    var table = Answer.Table(
      stop.tanks,
      [
        .words(Title.tank.text()) { tank($0.tank) },
        .words(Title.product.text()) { product($0.product) },
        .figure(Title.load.text(), unit: massUnit, as: .amount) { mass($0.loadMass) },
        .figure(Title.load.text(), unit: volumeUnit) { volume($0.load, of: $0.product) },
        .figure(Title.onScale.text(), unit: massUnit) { mass($0.productOnCart) },
        .figure(Title.withCart.text(), unit: massUnit) {
          gross($0.productOnCart).map(mass) ?? ""
        },
        .figure(Title.left.text(), unit: volumeUnit) { volume($0.left, of: $0.product) },
      ])
    table.checklist = stop.fills.count == 1 ? .rows : .numbers(stop.fills)
    return table
  }

  func products(of stop: LoadSheet.Stop) -> Answer.Table {
    typealias Title = Wording.Sheet
    let last = "\(stop.fills.upperBound)"
    let total = stop.fills.count > 1 ? Title.byFill.text(last) : Title.soFar.text()
    return Answer.Table(
      stop.products,
      [
        .words(Title.tender.text()) { product($0.product) },
        .figure(Title.thisFill.text(), unit: massUnit) { mass($0.loadMass) },
        .figure(Title.thisFill.text(), unit: volumeUnit) { volume($0.load, of: $0.product) },
        .figure(total, unit: massUnit) { mass($0.totalMass) },
        .figure(total, unit: volumeUnit) { volume($0.total, of: $0.product) },
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

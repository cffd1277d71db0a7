import AirCart
import AirCartSimulation

/// Turns a document into a scenario and collects every name and combination that is wrong.
struct ScenarioResolver: DocumentResolver {
  static let kind = DocumentKind.scenario
  static let table = ScenarioDocument.table

  var document: ScenarioDocument
  var report: DiagnosticReport
  /// Products that the document may name beside those that AirCart lists.
  var ownProducts: [OwnProduct] = []

  /// The most cells that a scenario may have.
  static let cellLimit = 1_000_000_000

  /// The scenario; `nil` exactly when the report has errors.
  mutating func resolved(comparing choose: (DocumentCarts) throws -> [Cart]) rethrows -> Scenario? {
    let own = carts()
    let carts = stating(try choose(DocumentCarts(own, of: document)))
    let products = products()
    checkRates()
    let pairs = keepApart(among: productNames(of: document.products))
    let levels = levels(of: carts)
    checkSize(cartCount: levels.count)
    guard !report.hasErrors else { return nil }
    return Scenario(
      name: document.name.value, title: document.title?.value, densities: document.densities,
      products: products, keepApart: pairs, grid: grid(levels, products))
  }

  /// The combinations of a scenario in which every product was found.
  private func grid(_ carts: [SweepGrid.CartLevel], _ products: [ResolvedProduct]) -> SweepGrid {
    var grid = SweepGrid(
      units: document.units, carts: carts,
      fields: document.field.values.map { Area($0, in: document.units) },
      products: zip(products, document.products).map { product, entry in
        ProductRate(
          product.name, density: product.density, rates: entry.rate.values, in: document.units)
      })
    grid.overlap = FieldOverlap(percent: document.overlap)
    if let margin = document.margin { grid.margin = margin / 100 }
    return grid
  }

  private mutating func checkSize(cartCount: Int) {
    let axes = [document.field] + document.products.map(\.rate)
    var cells = max(1, cartCount)
    for axis in axes {
      let (product, overflows) = cells.multipliedReportingOverflow(by: axis.values.count)
      guard !overflows, product <= Self.cellLimit else { return reportSize(axes) }
      cells = product
    }
  }

  private mutating func reportSize(_ axes: [Levels]) {
    guard let longest = axes.max(by: { $0.values.count < $1.values.count }) else { return }
    report.add(
      .gridSize, "this scenario has more than \(Self.cellLimit.grouped) cells",
      at: longest.location,
      notes: ["\(longest.values.count.grouped) values here: cells are carts × field sizes × rates"])
  }

  // MARK: - Adding

  mutating func add(_ error: ResolutionError, at location: DocumentLocation, notes: [String] = []) {
    report.add(Diagnostic(error, at: location, notes: notes))
  }

  /// Adds an error for every name that an earlier one has, if only in another case, or that means
  /// the same as an earlier one.
  mutating func reportRepeats(
    in names: [Located<String>], meaning full: [String]? = nil, noun: String, note: Phrase? = nil
  ) {
    var first: [String: Located<String>] = [:]
    for (name, meant) in zip(names, full ?? names.map(\.value)) {
      guard let earlier = first[meant.lowercased()] else {
        first[meant.lowercased()] = name
        continue
      }
      let line = report.source.line(at: earlier.location.span.lowerBound)
      report.add(
        .duplicateName, Phrase(verbatim: Self.repeated(noun, earlier.value, name.value)),
        at: name.location,
        notes: ["first on line \(line)"] + (note.map { [$0] } ?? []))
    }
  }

  private static func repeated(_ noun: String, _ earlier: String, _ name: String) -> String {
    if earlier == name { return localized("the \(noun) \(name.quoted) appears twice") }
    return localized(
      earlier.isSameWord(as: name)
        ? "the \(noun)s \(earlier.quoted) and \(name.quoted) differ only in case"
        : "the \(noun)s \(earlier.quoted) and \(name.quoted) are the same")
  }

  /// The products of the scenario, without those about which an error was reported.
  mutating func products() -> [ResolvedProduct] {
    reportRepeats(
      in: document.products.map(\.name), meaning: productNames(of: document.products),
      noun: "product")
    return document.products.indices.compactMap { index in
      guard let product = product(document.products[index], in: directory) else { return nil }
      weigh(index, as: product)
      return product
    }
  }

  /// Brings rates by volume or by count to weights, now that their product is known.
  private mutating func weigh(_ index: Int, as product: ResolvedProduct) {
    let stated = document.products[index].rate
    let rule = InputRanges.rate
    for (place, rate) in stated.rates.enumerated() {
      guard let rate else { continue }
      do throws(StatedRate.Gap) {
        let value = try rate.value(of: product, in: document.units)
        document.products[index].rate.values[place] = value
        guard !rule.contains(value) else { continue }
        report.add(
          .outOfRange, "\"rate\" must be \(rule.bounds(in: document.units)), not \(value.plain)",
          at: stated.location)
      } catch {
        let (fact, remedy) = error.text(of: product.name)
        return report.add(
          .type, fact, at: stated.location, notes: [remedy])
      }
    }
  }

  private var directory: ProductDirectory {
    ProductDirectory(densities: document.densities, ownProducts: ownProducts)
  }

  /// The full names of the products of a document; those that cannot be found keep theirs.
  func productNames(of entries: [ProductEntry]) -> [String] {
    let directory = directory
    return entries.map { entry in
      let found = try? directory.product(named: entry.name.value, density: entry.density?.value)
      return found?.name ?? entry.name.value
    }
  }

  private mutating func product(
    _ entry: ProductEntry, in directory: ProductDirectory
  ) -> ResolvedProduct? {
    do {
      return try directory.product(named: entry.name.value, density: entry.density?.value)
    } catch {
      let isDensity = error.code == .noEquation
      add(error, at: isDensity ? entry.density?.location ?? entry.location : entry.name.location)
      return nil
    }
  }

  /// The pairs that are to be kept apart, each of two products of the document.
  mutating func keepApart(among names: [String]) -> [[String]] {
    let choices = names.map { NameChoice(product: $0) }
    return document.keepApart.map { pair in
      let meant = pair.compactMap { member(of: $0, choices) }
      if let second = pair.last, meant.count == 2, meant[0] == meant[1] {
        report.add(
          .duplicateValue, "both names of this pair mean \(meant[0].quoted)",
          at: second.location)
      }
      return meant
    }
  }

  private mutating func member(of name: Located<String>, _ choices: [NameChoice]) -> String? {
    do {
      return try choices.name(meantBy: name.value, among: "the products of this file")
    } catch {
      add(error, at: name.location)
      return nil
    }
  }

  /// Checks that every combination of rates seeds something.
  mutating func checkRates() {
    let rates = document.products.map(\.rate)
    guard rates.allSatisfy({ $0.values.contains(0) }) else { return }
    let isEvery = rates.allSatisfy { $0.values == [0] }
    guard let rate = rates.first(where: { isEvery || $0.values.count > 1 }) else { return }
    report.add(
      .nothingSeeded,
      isEvery
        ? "every rate is 0, so that nothing is seeded"
        : "in one combination every rate is 0, so that nothing is seeded",
      at: rate.location, notes: ["at least one product needs rates above 0 only"])
  }

  /// The reserves and limits of weight on each cart, of which some tanks stay empty.
  mutating func limits(on carts: [Cart], empty: [TankSet]) -> [[Constraint]] {
    var constraints = reserves(on: carts, empty)
    if let payload = document.payload {
      let mass = Mass(payload.value, in: document.units)
      for cart in carts.indices { constraints[cart].append(.payload(mass)) }
    }
    if let gross = document.grossWeight {
      let mass = Mass(gross.value, in: document.units)
      check(mass, gross.location, on: carts)
      for cart in carts.indices { constraints[cart].append(.grossWeight(mass)) }
    }
    return constraints
  }

  private mutating func reserves(on carts: [Cart], _ empty: [TankSet]) -> [[Constraint]] {
    var constraints = carts.map { _ in [Constraint]() }
    var others = carts.indices.map { TankSet.first(carts[$0].tanks.count).subtracting(empty[$0]) }
    for entry in document.tankReserves {
      var isRepeated = false
      for (cart, position) in lookUp(entry.tank, on: carts) {
        let tank = TankSet(positions: [position])
        isRepeated = isRepeated || constraints[cart].reserves(tank)
        others[cart] = others[cart].subtracting(tank)
        check(entry.reserve, in: tank, of: carts[cart])
        constraints[cart].append(.reserve(tank, entry.reserve.value))
      }
      if isRepeated { reportRepeat(entry.tank.location) }
    }
    guard let general = document.reserve else { return constraints }
    for cart in carts.indices where others[cart] != .none {
      check(general, in: others[cart], of: carts[cart])
      constraints[cart].append(.reserve(others[cart], general.value))
    }
    return constraints
  }

  private mutating func reportRepeat(_ location: DocumentLocation) {
    report.add(.duplicateValue, "this tank already has a reserve", at: location)
  }

  /// Reports the first tank of which a reserve leaves nothing, once for each reserve.
  private mutating func check(_ reserve: Located<Reserve>, in tanks: TankSet, of cart: Cart) {
    let full = cart.tanks.indices.first { tank in
      let capacity = cart.tanks[tank].capacity
      return tanks.contains(tank)
        && reserve.value.volume(ofTank: capacity).bushels >= capacity.bushels
    }
    guard let full, !report.diagnostics.contains(where: { $0.span == reserve.location.span })
    else { return }
    let tank = cart.tanks[full]
    report.add(
      .outOfRange,
      "this reserve leaves nothing of tank \(tank.name.quoted) of cart \(cart.name.quoted)",
      at: reserve.location, notes: ["the tank holds \(tank.capacity.bushels.plain) bu"])
  }

  private mutating func check(_ gross: Mass, _ location: DocumentLocation, on carts: [Cart]) {
    if let unknown = carts.first(where: { $0.emptyWeight == nil }) {
      report.add(
        .missingKey, "the empty weight of cart \(unknown.name.quoted) is not known",
        at: location,
        notes: ["give it as \"emptyWeight\", or limit the product alone with \"payload\""])
    }
    let heavy = carts.first { ($0.emptyWeight?.pounds ?? 0) >= gross.pounds }
    if let heavy, let empty = heavy.emptyWeight {
      let shown = document.units == .metric ? empty.kilograms : empty.pounds
      let unit = document.units == .metric ? "kg" : "lb"
      report.add(
        .outOfRange, "the empty cart \(heavy.name.quoted) weighs as much as this", at: location,
        notes: ["it weighs \(shown.roundedForPeople.grouped) \(unit)"])
    }
  }
}

extension [Constraint] {
  /// Whether one of the constraints is a reserve of just this tank.
  fileprivate func reserves(_ tank: TankSet) -> Bool {
    contains { constraint in
      if case .reserve(tank, _) = constraint { true } else { false }
    }
  }
}

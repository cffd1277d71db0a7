import AirCart
import AirCartDocuments
import AirCartReports

/// Follows every tank through the stops of a load sheet, and computes each again from the plan.
///
/// A table has no plan: its densities and the demand of an acre are those of its own first rows, to
/// which all others must be true.
struct LoadSheetCheck {
  private typealias Figure = StoredLoadSheet.Figure
  private typealias Row = StoredLoadSheet.Row

  private let sheet: StoredLoadSheet
  private let stops: [Stop]
  private(set) var findings = Findings()

  /// The rows of one fill.
  private struct Stop {
    let fill: Int
    let tanks: [Row]
    let products: [Row]
  }

  /// Checks a load sheet whose plan has been checked.
  init(_ sheet: StoredLoadSheet) {
    self.sheet = sheet
    let fills = Set(sheet.tanks.map(\.fill)).sorted()
    stops = fills.map { fill in
      Stop(
        fill: fill, tanks: sheet.tanks.filter { $0.fill == fill },
        products: sheet.products.filter { $0.fill == fill })
    }
    checkStops()
    checkBalance()
    checkMasses()
    checkTotals()
    if let header = sheet.header { checkPlan(header) } else { checkAcres() }
  }

  private mutating func compare(
    _ row: Row, _ figure: Figure, _ expected: Double, _ rule: VerificationRule, scale: Double = 0
  ) {
    guard let found = row.values[figure] else { return }
    findings.compare(found, expected, rule, at: row.place(figure), scale: scale)
  }
}

// MARK: - Every sheet

extension LoadSheetCheck {
  /// Fills are numbered from 1, and all have the tanks of the first, each for one product.
  private mutating func checkStops() {
    guard let first = stops.first?.tanks else { return }
    for (index, stop) in stops.enumerated() {
      guard let row = stop.tanks.first else { continue }
      findings.require(
        stop.fill == index + 1, .stop, at: row.place(.load), "fill \(stop.fill)",
        "fill \(index + 1)")
      let (found, expected) = (stop.tanks.map(\.content), first.map(\.content))
      findings.require(
        found == expected, .stop, at: row.place(.load), found.joined(separator: ", "),
        expected.joined(separator: ", "))
    }
  }

  /// Product loaded less product seeded is what is left, tank by tank and stop by stop.
  private mutating func checkBalance() {
    var held: [String: Double] = [:]
    for row in stops.flatMap(\.tanks) {
      let tank = row.tank ?? ""
      let scale = max(row[.before], row[.load])
      compare(row, .before, held[tank] ?? 0, .carried, scale: scale)
      compare(row, .left, row[.before] + row[.load] - row[.seeded], .left, scale: scale)
      held[tank] = row[.left]
    }
  }

  /// The densities of the plan, or for a table those of its largest loads.
  private var densities: [String: Double] {
    if let plan = sheet.header?.plan {
      return Dictionary(
        plan.problem.products.map { ($0.name, $0.density.poundsPerBushel) }
      ) { first, _ in first }
    }
    var largest: [String: Row] = [:]
    for row in sheet.tanks where row[.load] > (largest[row.product]?[.load] ?? 0) {
      largest[row.product] = row
    }
    return largest.mapValues { $0[.loadMass] / $0[.load] }
  }

  private mutating func checkMasses() {
    let densities = densities
    let density = { (row: Row) in densities[row.product] ?? 0 }
    let empty =
      sheet.header.map(\.emptyWeight)
      ?? sheet.tanks.first.flatMap { row in row.values[.gross].map { $0 - row[.onCart] } }
    for stop in stops {
      var onCart = stop.tanks.reduce(0) { $0 + $1[.before] * density($1) }
      for row in stop.tanks {
        compare(row, .loadMass, row[.load] * density(row), .sheetMass)
        compare(
          row, .leftMass, row[.left] * density(row), .sheetMass, scale: row[.load] * density(row))
        onCart += row[.load] * density(row)
        compare(row, .onCart, onCart, .scale)
        compare(row, .gross, row[.onCart] + (empty ?? 0), .scale)
      }
    }
  }

  private mutating func checkTotals() {
    var loaded: [String: (volume: Double, mass: Double)] = [:]
    for stop in stops {
      for row in stop.tanks {
        let sum = loaded[row.product] ?? (0, 0)
        loaded[row.product] = (sum.volume + row[.load], sum.mass + row[.loadMass])
      }
      for row in stop.products {
        let own = stop.tanks.filter { $0.product == row.product }
        // In a table the rows of products are those of tanks.
        if row.tank == nil {
          compare(row, .load, own.reduce(0) { $0 + $1[.load] }, .total)
          compare(row, .loadMass, own.reduce(0) { $0 + $1[.loadMass] }, .total)
        }
        compare(row, .total, loaded[row.product]?.volume ?? 0, .total)
        compare(row, .totalMass, loaded[row.product]?.mass ?? 0, .total)
      }
    }
  }

  /// Without a plan: every acre gets as much as those of the first fill.
  private mutating func checkAcres() {
    let first = stops.first?.tanks ?? []
    for row in stops.dropFirst().flatMap(\.tanks) {
      guard let same = first.first(where: { $0.content == row.content }), same.area > 0 else {
        continue
      }
      compare(row, .seeded, same[.seeded] / same.area * row.area, .seeded)
    }
  }
}

// MARK: - The plan

extension LoadSheetCheck {
  private mutating func checkPlan(_ header: StoredLoadSheet.Header) {
    let (plan, fills) = (header.plan, header.plan.fills)
    findings.compare(header.fills, fills.count, .fills, at: "/fills")
    findings.compare(Double(stops.count), fills.count, .stop, at: "/stops")
    findings.compare(header.field, plan.problem.area.acres, .stopArea, at: "/fieldAc")
    findings.require(
      FillStyle(isEven: header.isEven, isToBrim: header.isToBrim) == fills.filling, .stop,
      at: header.isEven == fills.filling.isEven ? "/brim" : "/even", "another way of filling",
      "that of the plan")
    findings.compare(
      header.emptyWeight, plan.problem.cart.emptyWeight?.pounds, .scale, at: "/emptyWeightLb")
    findings.require(
      header.cart == plan.problem.cart.name, .stop, at: "/cart", header.cart,
      plan.problem.cart.name)
    findings.require(
      header.units == plan.units.name, .stop, at: "/units", header.units, plan.units.name)
    let used = fills.tanks.enumerated().filter { $1.product != nil }
    for (index, stop) in stops.enumerated() {
      checkArea(of: stop, at: index, fills)
      let expected = used.map { "\($1.tank): \($1.product ?? "")" }
      findings.require(
        stop.tanks.map(\.content) == expected, .stop, at: stop.tanks[0].place(.load),
        stop.tanks.map(\.content).joined(separator: ", "), expected.joined(separator: ", "))
      checkProducts(of: stop, at: index)
      if plan.problem.cart.emptyWeight != nil {
        for row in stop.tanks {
          findings.require(
            row.values[.gross] != nil, .scale, at: row.place(.gross), "none", "a weight")
        }
      }
      guard stop.tanks.count == used.count else { continue }
      for (row, tank) in zip(stop.tanks, used.map(\.offset)) { check(row, inTank: tank, plan) }
    }
  }

  /// Every product of the tanks has one row of totals, and nothing else has.
  private mutating func checkProducts(of stop: Stop, at index: Int) {
    let (found, expected) = (
      stop.products.map(\.product).sorted(), Set(stop.tanks.map(\.product)).sorted()
    )
    let strange = stop.products.firstIndex { !expected.contains($0.product) }
    let row = strange.map { "/\($0)/product" } ?? ""
    findings.require(
      found == expected, .total, at: "/stops/\(index)/products\(row)",
      found.joined(separator: ", "), expected.joined(separator: ", "))
  }

  private mutating func checkArea(of stop: Stop, at index: Int, _ fills: StoredPlan.Fills) {
    let isLast = Double(stop.fill) == fills.count
    guard let row = stop.tanks.first, let full = fills.fillArea, let last = fills.lastFill else {
      return
    }
    let expected = isLast && stop.fill > 1 ? last : full
    findings.compare(row.area, expected, .stopArea, at: "/stops/\(index)/areaAc")
  }

  /// What the fill seeds from a tank, and that a brim-full tank is full, another holds what it keeps.
  private mutating func check(_ row: Row, inTank tank: Int, _ plan: StoredPlan) {
    let problem = plan.problem
    let tanks = plan.fills.tanks
    guard let product = problem.products.first(where: { $0.name == row.product }) else { return }
    let usable = tanks.map { $0.capacity - ($0.reserve ?? 0) }
    let given = tanks.indices.filter { tanks[$0].product == row.product }
      .reduce(0) { $0 + usable[$1] }
    let seeded = min(row.area * product.unitDemand, given) * usable[tank] / given
    compare(row, .seeded, seeded < 1e-9 ? 0 : seeded, .seeded)
    let (capacity, kept) = (tanks[tank].capacity, tanks[tank].reserve ?? 0)
    if plan.fills.filling.isToBrim {
      compare(row, .load, capacity - row[.before], .load, scale: capacity)
    } else {
      compare(row, .left, kept, .reserve, scale: capacity)
    }
  }
}

extension StoredLoadSheet.Row {
  /// A figure, 0 where it is not stated.
  fileprivate subscript(figure: StoredLoadSheet.Figure) -> Double { values[figure] ?? 0 }

  /// The tank and what is in it.
  fileprivate var content: String { "\(tank ?? ""): \(product)" }
}

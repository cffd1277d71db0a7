import AirCart
import AirCartDocuments
import AirCartReports

/// What is to be seeded, as a command line states it: the field, the products, rules on tanks.
///
/// All quantities are in the job's unit system. Tanks are still names, because they mean something
/// only together with a cart.
struct Job {
  /// A product with its rate.
  struct Entry {
    let name: String
    /// In lb/ac or kg/ha.
    let statedRate: Double
    /// `nil` for a listed product with the density of the catalogue.
    let density: DensityEntry?

    /// The product with its density.
    func resolved(in set: DensitySet) throws(CommandError) -> ResolvedProduct {
      try CatalogueNames.product(named: name, density: density, in: set)
    }
  }

  /// A product, by position, and the only tanks that it may use.
  struct Pin {
    let product: Int
    let tanks: [String]
  }

  /// A product, by position, and the most tanks that it may use.
  struct Most {
    let product: Int
    let count: Int
  }

  let units: UnitSystem
  let densities: DensitySet
  /// In ac or ha.
  let statedArea: Double
  let products: [Entry]
  let pins: [Pin]
  let mosts: [Most]
  let emptyTanks: [String]
  /// Tanks that products are kept out of, reserves, and limits of weight.
  let limits: LoadLimits
  /// Pairs of products to keep apart, by name; a warning, and no constraint.
  let keepApart: [[String]]
}

// MARK: Problems

extension Job {
  var area: Area {
    units == .imperial ? Area(acres: statedArea) : Area(hectares: statedArea)
  }

  /// The job on a cart.
  func problem(on cart: Cart, densities: DensitySet) throws -> AllocationProblem {
    let demands = try products.map { try demand($0, densities) }
    let constraints = try constraints(on: cart)
    do throws(ProblemError) {
      return try AllocationProblem(
        cart: cart, area: area, products: demands, constraints: constraints)
    } catch {
      throw CommandError(
        .usage,
        "The job on '\(cart.name)' leaves the range that can be computed: "
          + "\(error.reason(demands.map(\.name), on: cart)).",
        remedy: "Bring capacities, rates and densities to usual sizes.")
    }
  }

  private func demand(_ entry: Entry, _ densities: DensitySet) throws -> ProductDemand {
    let density = try entry.resolved(in: densities).density
    return ProductDemand(
      name: entry.name, density: density, statedRate: entry.statedRate, statedArea: statedArea,
      units: units)
  }

  private func constraints(on cart: Cart) throws -> [Constraint] {
    var constraints: [Constraint] = []
    for pin in pins {
      constraints.append(.allowedTanks(product: pin.product, try tanks(pin.tanks, of: cart)))
    }
    for most in mosts {
      constraints.append(.mostTanks(product: most.product, most.count))
    }
    let empty = try tanks(emptyTanks, of: cart)
    if !emptyTanks.isEmpty { constraints.append(.emptyTanks(empty)) }
    return constraints + (try limits.constraints(on: cart, emptyTanks: empty))
  }

  private func tanks(_ names: [String], of cart: Cart) throws -> TankSet {
    TankSet(positions: try names.map { try CatalogueNames.tank(named: $0, of: cart) })
  }
}

// MARK: Plans

extension Job {
  /// Plans the job on a cart; `occasion` says which job it is, where there are several.
  func document(
    on cart: Cart, method: Method? = nil, filling: FillStyle = .standard, occasion: String = ""
  ) throws -> PlanDocument {
    let problem = try problem(on: cart, densities: densities)
    let plan = try explained { () throws(AllocationError) in
      try Plan(problem, method: method, filling: filling)
    }
    let note = try densityNote(plan, on: cart)
    var document = PlanDocument(
      plan, of: problem, units: units, densities: densities,
      notes: note.map { [$0.text(units, occasion: occasion)] } ?? [])
    document.keepApart = keepApart
    document.conversions = try products.compactMap {
      try $0.resolved(in: densities).conversionText
    }
    return document
  }

  private func densityNote(_ plan: Plan, on cart: Cart) throws -> DensityNote? {
    let fertilizers = try products.filter { $0.statedRate > 0 }
      .compactMap { try $0.resolved(in: densities).listedFertilizer }
    guard !fertilizers.isEmpty else { return nil }
    var areas: (listed: Area, published: Area)?
    if plan.fillPlan.status != .infeasible {
      let problem = try problem(on: cart, densities: .published)
      let published = try explained { () throws(AllocationError) in
        try Method.exact(for: problem).allocate(problem, for: .largestAreaPerFill)
      }
      if published.status != .infeasible {
        areas = (plan.fillPlan.areaPerFill, Area(acres: published.value))
      }
    }
    return DensityNote(products: fertilizers, areas: areas, cart: cart.name)
  }

  /// Says in words why a method does not take a job.
  private func explained<Result>(
    _ work: () throws(AllocationError) -> Result
  ) throws(CommandError) -> Result {
    do {
      return try work()
    } catch {
      throw CommandError(error)
    }
  }
}

extension CommandError {
  fileprivate init(_ error: AllocationError) {
    switch error {
    case .tooManyTanks(let count, let limit, let method):
      self.init(
        .usage, "The cart has \(count) tanks; the method \(method.name) takes at most \(limit).")
    case .tooManyProducts(let count, let limit, let method):
      self.init(
        .usage, "The job has \(count) products; the method \(method.name) takes at most \(limit).")
    case .tooManyAssignments(let count, let limit, let method):
      self.init(
        .usage,
        "The exhaustive search would try \(fixed(count, 0)) assignments; its limit is "
          + "\(fixed(limit, 0)).",
        remedy: "Use --method optimal, which is exact as well (\(method.name)).")
    case .constraintsNeed(let method):
      self.init(.usage, "Constraints need the method \(method.name).")
    }
  }
}

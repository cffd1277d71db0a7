package import AirCart

/// A job as the page states it, for one or several carts.
///
/// ```
/// layout, units (0 lb/ac, 1 kg/ha), field size in ac or ha,
///   most that the product may weigh in lb or NaN, most that cart and product may weigh or NaN,
///   way of filling by bits: 1 even fills, 2 tanks to the brim
/// products, of each: rate, density in lb/bu, most tanks or −1, bytes of the name, and these
/// carts, of each: tanks, empty weight in lb or NaN, capacity of each tank in bu,
///   saddle tanks by bits, tanks that stay empty by bits, allowed tanks of each product by bits or −1,
///   reserves, of each: tanks by bits, amount, whether it is a percentage of the tank and not bu
/// share of the field that is seeded twice in percent, goal (0 practical, 1 capacity), margin in
///   percent, of each cart: severity of each house rule, the tank with the steel meter auger or −1
/// whether products may be blended that the job does not blend, blends, of each: products, and these by
///   position; pairs that are not blended, in the same way; of each product the percentage that is
///   seed-placed or NaN
/// drill (−1 not stated, 0 single shoot, 1 double, 2 triple), rows and opener in inches or NaN, soil
///   (−1 not stated, 0 light, 1 medium, 2 heavy)
/// how rates were read that were stated otherwise, sentences, of each: bytes, and these
/// ```
package struct JobBlock {
  /// A product with its rate in the job's units.
  package struct Entry {
    let product: ProductRate
    let mostTanks: Int?
    /// The share that goes with the seed, 0 to 1.
    fileprivate(set) var seedPlaced: Double?
    /// What its name says of it.
    let traits: ProductTraits
  }

  /// A cart, and what its tanks may be used for: tanks of another cart have other names.
  package struct CartEntry {
    let cart: Cart
    /// The house rules, with the tank that has the steel meter auger.
    fileprivate(set) var rules = HouseRules.standard
    let emptyTanks: TankSet
    /// Of each product, the only tanks that it may use.
    let allowedTanks: [TankSet?]
    /// What stays in which tanks.
    let reserves: [(tanks: TankSet, reserve: Reserve)]
  }

  /// The most carts of one call.
  static let cartLimit = 64

  package let units: UnitSystem
  let fieldSize: Area
  /// The share of a field that is seeded twice.
  let overlap: FieldOverlap
  let payload: Mass?
  let grossWeight: Mass?
  package let filling: FillStyle
  /// What plans are chosen by; each cart has its own house rules.
  private let preferences: PlanPreferences
  package let entries: [Entry]
  package let carts: [CartEntry]
  /// Whether products may be blended that the job does not blend.
  let mayBlend: Bool
  /// What goes into the tanks blended, by position.
  let blends: [[Int]]
  /// Pairs that are not blended.
  let apart: [[Int]]
  /// The drill, where it is stated.
  let drill: SeedDrill?
  /// How rates were read that were stated by volume or by count.
  let understood: [String]

  /// Reads a job, layout first.
  package init(_ reader: inout BlockReader) throws(CallFailure) {
    try reader.checkLayout()
    units = try reader.whole(0...1) == 0 ? .imperial : .metric
    fieldSize = Area(try reader.number(), in: units)
    payload = try Self.mass(&reader)
    grossWeight = try Self.mass(&reader)
    let filling = try reader.whole(0...3)
    self.filling = FillStyle(isEven: filling & 1 != 0, isToBrim: filling & 2 != 0)
    let products = try reader.whole(0...Job.productLimit)
    guard products > 0 else { throw CallFailure(.nothingToSeed) }
    guard products <= SubsetProgramme.productLimit else {
      throw CallFailure(.productCount, value: Double(products))
    }
    var entries: [Entry] = []
    for _ in 0..<products { entries.append(try Entry(&reader, units)) }
    var carts: [CartEntry] = []
    for _ in 0..<(try reader.whole(1...Self.cartLimit)) {
      carts.append(try CartEntry(&reader, products: products))
    }
    overlap = FieldOverlap(percent: try Self.share(&reader))
    preferences = try Self.preferences(&reader)
    for index in carts.indices { try carts[index].readRules(&reader) }
    self.carts = carts
    mayBlend = try reader.whole(0...1) == 1
    blends = try Self.groups(&reader, of: products, sizes: 2...max(2, products))
    apart = try Self.groups(&reader, of: products, sizes: 2...2)
    for product in 0..<products {
      guard blends.joined().count(where: { $0 == product }) <= 1 else {
        throw CallFailure(.malformed, value: Double(product))
      }
      guard let percent = try reader.figure() else { continue }
      guard (0...100).contains(percent) else {
        throw CallFailure(.invalidShare, at: product, value: percent)
      }
      entries[product].seedPlaced = percent / 100
    }
    drill = try Self.drill(&reader)
    var understood: [String] = []
    for _ in 0..<(try reader.whole(0...Self.sentenceLimit)) { understood.append(try reader.text()) }
    self.understood = understood
    self.entries = entries
  }

  /// The drill, as the last numbers of a job have it.
  static func drill(_ reader: inout BlockReader) throws(CallFailure) -> SeedDrill? {
    let shoot = try reader.whole(-1...(SeedDrill.Shoot.allCases.count - 1))
    let (rows, opener) = (try reader.figure(), try reader.figure())
    let soil = try reader.whole(-1...(SeedDrill.Soil.allCases.count - 1))
    guard shoot >= 0 else { return nil }
    for length in [rows, opener] {
      if let length, !(length > 0) { throw CallFailure(.malformed, value: length) }
    }
    return SeedDrill(
      SeedDrill.Shoot.allCases[shoot], rows: rows, opener: opener,
      soil: soil < 0 ? nil : SeedDrill.Soil.allCases[soil])
  }

  /// Lists of products by position.
  private static func groups(
    _ reader: inout BlockReader, of products: Int, sizes: ClosedRange<Int>
  ) throws(CallFailure) -> [[Int]] {
    var groups: [[Int]] = []
    for _ in 0..<(try reader.whole(0...groupLimit)) {
      var group: [Int] = []
      for _ in 0..<(try reader.whole(sizes)) {
        group.append(try reader.whole(0...(products - 1)))
      }
      groups.append(group)
    }
    return groups
  }

  /// The most blends or pairs of a job, as in files.
  private static let groupLimit = 100

  /// The most sentences of a job, as in files.
  private static let sentenceLimit = 100

  fileprivate static func mass(_ reader: inout BlockReader) throws(CallFailure) -> Mass? {
    try reader.figure().map { Mass(pounds: $0) }
  }

  /// A percentage from 0 to 100.
  private static func share(_ reader: inout BlockReader) throws(CallFailure) -> Double {
    let percent = try reader.number()
    guard percent >= 0, percent <= 100 else { throw CallFailure(.invalidShare, value: percent) }
    return percent
  }

  private static func preferences(
    _ reader: inout BlockReader
  ) throws(CallFailure) -> PlanPreferences {
    let goal: PlanGoal = try reader.whole(0...1) == 0 ? .practical : .capacity
    return PlanPreferences(goal: goal, margin: try share(&reader) / 100)
  }
}

extension JobBlock.Entry {
  init(_ reader: inout BlockReader, _ units: UnitSystem) throws(CallFailure) {
    let rate = ApplicationRate(try reader.number(), in: units)
    let density = BulkDensity(poundsPerBushel: try reader.number())
    let most = try reader.whole(-1...Job.tankLimit)
    mostTanks = most < 0 ? nil : most
    product = ProductRate(try reader.text(), density: density, rate: rate)
    traits = ProductTraits(named: product.name)
  }
}

extension JobBlock.CartEntry {
  private static var everyTank: Int { Int(TankSet.first(Job.tankLimit).bits) }

  /// Names of tanks stay in the page, which has words.
  init(_ reader: inout BlockReader, products: Int) throws(CallFailure) {
    let tanks = try reader.whole(0...Job.tankLimit)
    guard tanks > 0, tanks <= SubsetProgramme.tankLimit else {
      throw CallFailure(.tankCount, value: Double(tanks))
    }
    let weight = try JobBlock.mass(&reader)
    let capacities = try reader.numbers(tanks)
    let saddles = TankSet(bits: UInt32(try reader.whole(0...Self.everyTank)))
    let liquid = TankSet(bits: UInt32(try reader.whole(0...Self.everyTank)))
    cart = Cart(
      name: "",
      tanks: capacities.enumerated().map {
        Tank(
          name: "", capacity: Volume(bushels: $1), isSaddle: saddles.contains($0),
          isLiquid: liquid.contains($0))
      },
      emptyWeight: weight, source: "")
    emptyTanks = TankSet(bits: UInt32(try reader.whole(0...Self.everyTank)))
    var allowed: [TankSet?] = []
    for _ in 0..<products {
      let bits = try reader.whole(-1...Self.everyTank)
      allowed.append(bits < 0 ? nil : TankSet(bits: UInt32(bits)))
    }
    allowedTanks = allowed
    var reserves: [(tanks: TankSet, reserve: Reserve)] = []
    for _ in 0..<(try reader.whole(0...Job.tankLimit)) {
      let tanks = TankSet(bits: UInt32(try reader.whole(0...Self.everyTank)))
      let amount = try reader.number()
      let isPercent = try reader.whole(0...1) == 1
      reserves.append(
        (tanks: tanks, reserve: isPercent ? .percent(amount) : .volume(Volume(bushels: amount))))
    }
    self.reserves = reserves
  }

  fileprivate mutating func readRules(_ reader: inout BlockReader) throws(CallFailure) {
    for rule in HouseRule.allCases { rules[rule] = try reader.whole(0...Self.severityLimit) }
    let tank = try reader.whole(-1...(cart.tanks.count - 1))
    rules.phosphateTank = tank < 0 ? nil : tank
  }

  /// The most severe that a house rule can be.
  private static let severityLimit = 9
}

// MARK: - Problems

extension JobBlock {
  /// The rules on a cart, in the order in which a command line gives them.
  private func constraints(on entry: CartEntry) -> [Constraint] {
    var constraints: [Constraint] = []
    for (product, allowed) in entry.allowedTanks.enumerated() {
      if let allowed { constraints.append(.allowedTanks(product: product, allowed)) }
    }
    for (product, entry) in entries.enumerated() {
      if let most = entry.mostTanks { constraints.append(.mostTanks(product: product, most)) }
    }
    if entry.emptyTanks.count > 0 { constraints.append(.emptyTanks(entry.emptyTanks)) }
    for kept in entry.reserves { constraints.append(.reserve(kept.tanks, kept.reserve)) }
    if let payload { constraints.append(.payload(payload)) }
    // Of a cart whose own weight is not known, nothing can be said.
    if let grossWeight, entry.cart.emptyWeight != nil {
      constraints.append(.grossWeight(grossWeight))
    }
    return constraints
  }

  /// The job on a cart.
  package func problem(on cart: CartEntry) throws(CallFailure) -> CartProblem {
    try problem(on: cart, area: overlap.seeded(fieldSize), rates: entries.map { $0.product.rate })
  }

  /// The job on a cart with another seeded area and other rates.
  func problem(
    on entry: CartEntry, area: Area, rates: [ApplicationRate]
  ) throws(CallFailure) -> CartProblem {
    let products = zip(entries, rates).map { entry, rate in
      var demand = ProductDemand(
        name: entry.product.name, density: entry.product.density, rate: rate, area: area,
        traits: entry.traits)
      demand.seedPlaced = entry.seedPlaced
      return demand
    }
    let constraints = constraints(on: entry)
    do throws(JobError) {
      var problem = try Job(
        cart: entry.cart, area: area, products: products, constraints: constraints)
      problem.preferences = preferences
      problem.preferences.rules = entry.rules
      problem.drill = drill
      return .problem(problem)
    } catch {
      if case .invalidConstraint(let position) = error,
        let refusal = CartRefusal(constraints[position], on: entry.cart)
      {
        return .refused(refusal)
      }
      throw CallFailure(error)
    }
  }
}

extension CallFailure {
  init(_ error: JobError) {
    switch error {
    case .noProducts: self.init(.nothingToSeed)
    case .noTanks: self.init(.tankCount, value: 0)
    case .tooManyTanks(let count, _): self.init(.tankCount, value: Double(count))
    case .tooManyProducts(let count, _): self.init(.productCount, value: Double(count))
    case .invalidArea(let area): self.init(.invalidArea, value: area)
    case .severalRates(let product, let count):
      self.init(.invalidRate, at: product, value: Double(count))
    case .invalidRate(let product, let rate): self.init(.invalidRate, at: product, value: rate)
    case .invalidDensity(let product, let density):
      self.init(.invalidDensity, at: product, value: density)
    case .invalidCapacity(let tank, let capacity):
      self.init(.invalidCapacity, at: tank, value: capacity)
    case .invalidConstraint(let position): self.init(.invalidConstraint, at: position)
    }
  }

  init(_ error: AllocationError) {
    switch error {
    case .tooManyTanks(let count, _, _): self.init(.tankCount, value: Double(count))
    case .tooManyProducts(let count, _, _): self.init(.productCount, value: Double(count))
    case .tooManyAssignments(let count, _, _): self.init(.tankCount, value: count)
    case .constraintsNeed, .filledBeyondLimit: self.init(.invalidConstraint)
    }
  }
}

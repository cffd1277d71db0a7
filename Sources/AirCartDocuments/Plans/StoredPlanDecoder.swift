import AirCart

/// Turns a plan document that has been validated into values.
///
/// What the description promises is taken for granted here: a broken promise is a defect of
/// AirCart, not of the file.
struct StoredPlanDecoder {
  private let node: SyntaxNode
  private let path: DocumentPath

  /// Decodes a whole document.
  ///
  /// - Throws: A diagnostic for the first thing that keeps a plan from stating a job.
  static func documents(_ root: SyntaxNode) throws(Diagnostic) -> PlanDocuments {
    let document = StoredPlanDecoder(node: root, path: DocumentPath())
    guard root.elements != nil else {
      return PlanDocuments(isComparison: false, plans: [try document.plan()])
    }
    var plans: [StoredPlan] = []
    for entry in document.elements { plans.append(try entry.plan()) }
    return PlanDocuments(isComparison: true, plans: plans)
  }
}

extension StoredPlanDecoder {
  /// Decodes a plan that stands in another document, behind a key.
  ///
  /// - Throws: A diagnostic for the first thing that keeps it from stating a job.
  static func plan(_ node: SyntaxNode, at key: String) throws(Diagnostic) -> StoredPlan {
    try StoredPlanDecoder(node: node, path: DocumentPath().appending(key: key)).plan()
  }
}

// MARK: - Moving about

extension StoredPlanDecoder {
  private subscript(key: PlanKey) -> StoredPlanDecoder {
    guard let member = member(key) else {
      preconditionFailure("The validator let a document without \(key.rawValue) pass.")
    }
    return member
  }

  private func member(_ key: PlanKey) -> StoredPlanDecoder? {
    node[key.rawValue].map {
      StoredPlanDecoder(node: $0, path: path.appending(key: key.rawValue))
    }
  }

  /// The value of a key that may be `null` but has to be there.
  private func nullable(_ key: PlanKey) throws(Diagnostic) -> StoredPlanDecoder? {
    guard let member = member(key) else {
      throw Diagnostic(
        .missingKey, "the key \(key.rawValue.quoted) is missing",
        span: node.span.lowerBound..<node.span.lowerBound + 1, pointer: path.pointer,
        notes: ["it is null where there is no value"])
    }
    return member.node.kind == .null ? nil : member
  }

  /// The value of a key that older documents do not have, and that may be `null`.
  private func optional(_ key: PlanKey) -> StoredPlanDecoder? {
    member(key).flatMap { $0.node.kind == .null ? nil : $0 }
  }

  /// Whether a flag is there and on.
  private func flag(_ key: PlanKey) -> Bool { member(key)?.node.bool ?? false }

  private var elements: [StoredPlanDecoder] {
    (node.elements ?? []).enumerated().map { index, element in
      StoredPlanDecoder(node: element, path: path.appending(index: index))
    }
  }

  private var location: DocumentLocation {
    DocumentLocation(span: node.span, pointer: path.pointer)
  }

  private var text: String {
    guard let text = node.string else {
      preconditionFailure("The validator let a value that is not text pass at \(path.pointer).")
    }
    return text
  }

  private var number: Double {
    guard let number = node.number else {
      preconditionFailure("The validator let a value that is not a number at \(path.pointer) pass.")
    }
    return number
  }

  private func word<Word: DocumentWord>() -> Word {
    guard let word = Word(word: text) else {
      preconditionFailure("The validator let an unknown word at \(path.pointer) pass.")
    }
    return word
  }
}

// MARK: - Plans

extension StoredPlanDecoder {
  private func plan() throws(Diagnostic) -> StoredPlan {
    let weight = try nullable(.grossWeightLb)?.number
    let infeasibility = try nullable(.infeasibility)?.text
    return StoredPlan(
      pointer: path.pointer, problem: try problem(), units: self[.units].word(),
      products: self[.products].elements.map {
        .init(name: $0[.product].text, demand: $0[.demandBu].number)
      },
      capacity: self[.capacityBu].number, demand: self[.demandBu].number,
      cartLoadPercent: self[.cartLoadPct].number,
      utilizationPercent: self[.utilizationPct].number,
      reference: try self[.greedy].allocation(), coveredArea: self[.greedy][.coveredAc].number,
      optimum: try self[.optimal].allocation(),
      unallocatedBound: self[.optimal][.boundBu].number, fills: try self[.fillPlan].fills(),
      grossWeight: weight,
      methods: (self[.methods][.optimal].text, self[.methods][.fillPlan].text),
      infeasibility: infeasibility, isListed: member(.cartListed)?.node.bool,
      conflict: try optional(.conflict)?.conflict(), standing: standing,
      statesNutrients: member(.nutrients) != nil, nutrients: nutrients,
      advice: member(.advice)?.elements.map(\.advice) ?? [],
      keepApart: member(.keepApart)?.elements.map { $0.elements.map(\.text) } ?? [])
  }

  private func allocation() throws(Diagnostic) -> StoredPlan.Allocation {
    StoredPlan.Allocation(
      status: self[.status].word(), unallocated: self[.unallocatedBu].number,
      tanks: try self[.tanks].tankRows(.fillBu),
      unallocatedRows: self[.unallocated].elements.map {
        .init(product: $0[.product].text, amount: $0[.bu].number)
      })
  }

  private func fills() throws(Diagnostic) -> StoredPlan.Fills {
    StoredPlan.Fills(
      status: self[.status].word(), areaPerFill: self[.areaPerFillAc].number,
      bound: self[.boundAc].number, count: try nullable(.fills)?.number,
      limitingProduct: try nullable(.limitingProduct)?.text,
      lastFill: try nullable(.lastFillAc)?.number, tanks: try self[.tanks].tankRows(.loadBu),
      filling: FillStyle(isEven: flag(.even), isToBrim: flag(.brim)),
      fillArea: optional(.fillAc)?.number, limit: optional(.limitedBy)?.word())
  }

  private func tankRows(_ amount: PlanKey) throws(Diagnostic) -> [StoredPlan.TankRow] {
    var rows: [StoredPlan.TankRow] = []
    for row in elements {
      rows.append(
        .init(
          tank: row[.tank].text, capacity: row[.capacityBu].number,
          product: try row.nullable(.product)?.text, amount: row[amount].number,
          mass: row.member(.loadLb)?.number, fillPercent: row[.fillPct].number,
          reserve: row.member(.reserveBu)?.number))
    }
    return rows
  }

  private var nutrients: StoredPlan.Nutrients? {
    guard let stated = member(.nutrients), stated.node.kind != .null else { return nil }
    return StoredPlan.Nutrients(
      nitrogen: stated[.nLbPerAc].number, phosphate: stated[.p2o5LbPerAc].number,
      potash: stated[.k2oLbPerAc].number, sulphur: stated[.sLbPerAc].number)
  }

  private var advice: StoredPlan.Advice {
    .init(code: self[.code].text, message: self[.message].text, source: self[.source].text)
  }

  private func conflict() throws(Diagnostic) -> StoredPlan.Conflict {
    var relaxations: [StoredPlan.Conflict.Relaxation] = []
    for entry in self[.without].elements {
      var products: [String?] = []
      for tank in entry[.tanks].elements { products.append(try tank.nullable(.product)?.text) }
      relaxations.append(
        .init(
          dropped: entry.positions, areaPerFill: entry[.areaPerFillAc].number,
          fills: entry[.fills].number,
          limitingProduct: try entry.nullable(.limitingProduct)?.text, products: products))
    }
    return StoredPlan.Conflict(constraints: positions, relaxations: relaxations)
  }

  private var positions: [Int] { self[.constraints].elements.map { Int($0.number) } }

  private var standing: StoredPlan.Standing? {
    guard let rank = member(.rank), let tied = member(.tiedWith) else { return nil }
    return StoredPlan.Standing(rank: rank.number, tiedWith: tied.elements.map(\.text))
  }
}

// MARK: - The job

extension StoredPlanDecoder {
  private func problem() throws(Diagnostic) -> AllocationProblem {
    let products = self[.products]
    try products.requireDistinct(.product, "product")
    let tanks = self[.greedy][.tanks]
    try tanks.requireDistinct(.tank, "tank")
    let saddles = member(.saddleTanks)?.elements.map(\.text) ?? [Tank.saddleName]
    let cart = Cart(
      name: self[.cart].text,
      tanks: tanks.elements.map { row in
        let name = row[.tank].text
        return Tank(
          name: name, capacity: Volume(bushels: row[.capacityBu].number),
          isSaddle: saddles.contains(name))
      }, emptyWeight: optional(.emptyWeightLb).map { Mass(pounds: $0.number) },
      source: "a plan document")
    let area = Area(acres: self[.fieldAc].number)
    let units: UnitSystem = self[.units].word()
    let demands = products.elements.map { $0.demand(for: area, units) }
    var constraints: [Constraint] = []
    for constraint in self[.constraints].elements {
      constraints.append(try constraint.constraint(on: cart, demands.map(\.name)))
    }
    do {
      return try AllocationProblem(
        cart: cart, area: area, products: demands, constraints: constraints)
    } catch .invalidConstraint(let index) {
      throw Diagnostic(
        .outOfRange, "this constraint leaves nothing to load",
        at: self[.constraints].elements[index].location)
    } catch {
      throw Diagnostic(
        .outOfRange, "capacities, rates and densities are too far apart to make a job",
        at: location)
    }
  }

  /// The product's demand, computed in the units that the job was stated in.
  private func demand(for area: Area, _ units: UnitSystem) -> ProductDemand {
    let rate = ApplicationRate(poundsPerAcre: self[.rateLbPerAc].number)
    let isMetric = units == .metric
    return ProductDemand(
      name: self[.product].text,
      density: BulkDensity(poundsPerBushel: self[.densityLbPerBu].number),
      statedRate: isMetric ? rate.kilogramsPerHectare : rate.poundsPerAcre,
      statedArea: isMetric ? area.hectares : area.acres, units: units)
  }

  private func requireDistinct(_ key: PlanKey, _ noun: String) throws(Diagnostic) {
    var seen: Set<String> = []
    for element in elements where !seen.insert(element[key].text).inserted {
      throw Diagnostic(
        .duplicateName, "the \(noun) \(element[key].text.quoted) stands twice",
        at: element[key].location)
    }
  }

  private func constraint(
    on cart: Cart, _ products: [String]
  ) throws(Diagnostic) -> Constraint {
    let kind: ConstraintKind = self[.kind].word()
    switch kind {
    case .allowedTanks:
      return .allowedTanks(product: try product(among: products), try tankSet(on: cart))
    case .mostTanks:
      return .mostTanks(
        product: try product(among: products), Int(try needed(.count).number))
    case .emptyTanks: return .emptyTanks(try tankSet(on: cart))
    case .forbiddenTanks:
      return .forbiddenTanks(product: try product(among: products), try tankSet(on: cart))
    case .reserve: return .reserve(try tankSet(on: cart), try reserve())
    case .payload: return .payload(Mass(pounds: try needed(.lb).number))
    case .grossWeight: return .grossWeight(Mass(pounds: try needed(.lb).number))
    }
  }

  private func reserve() throws(Diagnostic) -> Reserve {
    if let percent = optional(.pct) { return .percent(percent.number) }
    return .volume(Volume(bushels: try needed(.bu).number))
  }

  /// The value of a key that this kind of constraint cannot do without.
  private func needed(_ key: PlanKey) throws(Diagnostic) -> StoredPlanDecoder {
    guard let member = member(key), member.node.kind != .null else {
      throw Diagnostic(
        .missingKey, "a constraint \(self[.kind].text.quoted) needs the key \(key.rawValue.quoted)",
        at: location)
    }
    return member
  }

  private func product(among products: [String]) throws(Diagnostic) -> Int {
    let product = try needed(.product)
    guard let position = products.firstIndex(of: product.text) else {
      throw Diagnostic(
        .unknownProduct, "\(product.text.quoted) is not among the products of the job",
        at: product.location)
    }
    return position
  }

  private func tankSet(on cart: Cart) throws(Diagnostic) -> TankSet {
    var positions: [Int] = []
    for tank in try needed(.tanks).elements {
      guard let position = cart.tanks.firstIndex(where: { $0.name == tank.text }) else {
        throw Diagnostic(
          .unknownTank, "the cart has no tank \(tank.text.quoted)", at: tank.location)
      }
      positions.append(position)
    }
    return TankSet(positions: positions)
  }
}

package import AirCart
package import AirCartDocuments

extension PlanRequest {
  /// Plans the request on a cart.
  ///
  /// - Parameters:
  ///   - cart: The cart, which need not be the one that the request chooses.
  ///   - method: The exact method; chosen for the job where none is given.
  /// - Returns: The plan, whose request is this one about the cart.
  /// - Throws: `PlanRequestError` where a name is not known or the job cannot be planned.
  package func document(
    on cart: Cart, method: Method? = nil
  ) throws(PlanRequestError) -> PlanDocument {
    let settled = try settled(on: cart, method: method)
    return try settled.request.document(settled.plan, of: settled.job)
  }

  /// What is planned of the request: with the blends and the emptied tanks that there is no plan without.
  private func settled(
    on cart: Cart, method: Method? = nil
  ) throws(PlanRequestError) -> (request: PlanRequest, job: Job, plan: Plan) {
    if let blended = try blendedToFit(on: cart) {
      return try blended.settled(on: cart, method: method)
    }
    let job = try job(on: cart)
    let plan = try Self.planned { () throws(AllocationError) in
      try Plan(job, method: method, filling: filling)
    }
    if let emptied = emptied(where: plan, of: job) {
      return try emptied.settled(on: cart, method: method)
    }
    return try blendedToSave(plan, of: job, method: method) ?? (self, job, plan)
  }

  /// The document of the plan of a request that is settled.
  private func document(
    _ plan: Plan, of job: Job
  ) throws(PlanRequestError) -> PlanDocument {
    let cart = job.cart
    let products = try resolvedProducts()
    let density = densityNote(products)
    var document = PlanDocument(
      plan, units: units, densities: densities,
      notes: [density].compactMap(\.self)
        + products.filter { !$0.hasOwnDensity }.densityRemarks(units)
        + [saddleNote(plan, on: cart)].compactMap(\.self)
        + (try onBoardNotes(plan, job)) + [blendNote(job)].compactMap(\.self))
    document.remedy = try remedyByBanding(job)
    document.cleanOuts = try cleanOuts(plan, on: cart)
    document.request = try resolved(on: cart)
    document.keepApart = keepApart
    document.plan.unblended = try unblended(on: cart)
    document.otherDensities = try otherDensities(products, on: cart)
    document.conversions = products.compactMap(\.conversionText)
    return document
  }

  private static func planned<Result>(
    _ work: () throws(AllocationError) -> Result
  ) throws(PlanRequestError) -> Result {
    do throws(AllocationError) {
      return try work()
    } catch {
      throw .method(error)
    }
  }
}

// MARK: - On board

/// What emptying tanks comes to: the fills that follow, then what has to come out.
private struct EmptyingCost: Comparable {
  let fills: Int
  let bushels: Double

  static func < (left: EmptyingCost, right: EmptyingCost) -> Bool {
    (left.fills, left.bushels) < (right.fills, right.bushels)
  }
}

extension PlanRequest {
  /// The request with the tanks emptied without which there is no plan; `nil` where there is one, or
  /// emptying does not help.
  private func emptied(where plan: Plan, of job: Job) -> PlanRequest? {
    guard job.onBoard != nil, plan.fillPlan.fills == nil,
      let relaxations = ConstraintConflict(of: job)?.relaxations
    else { return nil }
    var best: (tanks: [TankReference], cost: EmptyingCost)?
    let holdings = job.onBoard?.holdings ?? []
    for relaxation in relaxations {
      let dropped = relaxation.dropped.map { job.constraints[$0] }
      let tanks = dropped.compactMap { (constraint) -> Int? in
        if case .holds(let set, _) = constraint { set.positions.first } else { nil }
      }
      guard tanks.count == dropped.count, let fills = relaxation.plan.fillPlan.fills
      else { continue }
      let emptied = holdings.filter { tanks.contains($0.tank) }
      let cost = EmptyingCost(
        fills: fills, bushels: emptied.reduce(0) { $0 + $1.amount.bushels })
      if let least = best?.cost, !(cost < least) { continue }
      best = (tanks.map { .name(job.cart.tanks[$0].name) }, cost)
    }
    guard let best else { return nil }
    var own = self
    own.emptyTanks += best.tanks
    return own
  }

  /// What the tanks of a cart hold together.
  private func bushels(
    of holdings: [TankHolding], on cart: Cart
  ) throws(PlanRequestError) -> Double {
    var sum = 0.0
    for holding in holdings {
      guard let tank = try? cart.position(of: holding.tank) else { continue }
      sum += holding.amount.volume(ofTank: cart.tanks[tank].capacity).bushels
    }
    return sum
  }

  /// Which tanks are emptied before the first stop; none where there is no stop.
  private func cleanOuts(_ plan: Plan, on cart: Cart) throws(PlanRequestError) -> [String] {
    guard plan.fillPlan.fills != 0 else { return [] }
    let amounts = AmountText(units: units)
    return try emptiedTanks(of: cart).compactMap { holding in
      guard let tank = try? cart.position(of: holding.tank) else { return nil }
      let own = cart.tanks[tank]
      let amount = amounts.volume(
        holding.amount.volume(ofTank: own.capacity), isLiquid: own.isLiquid)
      return localized("Clean out \(own.name) first: \(amount) of \(holding.product) come out.")
    }
  }

  /// Which tank would save a fill if it were emptied, with those that are emptied already.
  private func onBoardNotes(
    _ plan: Plan, _ job: Job
  ) throws(PlanRequestError) -> [String] {
    // Blends may have been chosen for the tanks as they are.
    guard let fills = plan.fillPlan.fills, fills > 1, blends.isEmpty else { return [] }
    var notes: [String] = []
    for holding in job.onBoard?.holdings ?? [] {
      var other = self
      other.emptyTanks.append(.name(job.cart.tanks[holding.tank].name))
      let better = try other.settled(on: job.cart).plan.fillPlan
      guard let fewer = better.fills, fewer < fills else { continue }
      let names = try other.emptiedTanks(of: job.cart)
        .compactMap { try? job.cart.position(of: $0.tank) }
        .map { job.cart.tanks[$0].name }
      let options = names.map { "--empty '\($0)'" }.joined(separator: " ")
      let stops = fewer == 1 ? localized("one stop") : counted(fewer, "stop")
      notes.append(
        localized(
          """
          With \(names.listed) cleaned out first, the field takes \(stops) instead of \(fills): \
          add \(options).
          """))
    }
    return notes
  }
}

// MARK: - Blends

extension PlanRequest {
  /// The request with the blends that it takes the fewest fills with, where there are more products
  /// than tanks; `nil` where there are not, or no blend helps.
  ///
  /// Where no blend does with what is on board, the fewest tanks are emptied that one does without.
  func blendedToFit(on cart: Cart) throws(PlanRequestError) -> PlanRequest? {
    guard mayBlend, blends.isEmpty, try wholeJob(on: cart).outnumbersTanks else { return nil }
    var emptied = self
    emptied.emptyTanks += onBoard.map(\.tank)
    guard try bestBlending(emptied.wholeJob(on: cart)) != nil else { return nil }
    var sets: [[TankReference]] = [[]]
    while !sets.isEmpty {
      var best: (request: PlanRequest, cost: EmptyingCost)?
      for tanks in sets {
        var blended = self
        blended.emptyTanks += tanks
        let job = try blended.wholeJob(on: cart)
        guard let found = try bestBlending(job) else { continue }
        let emptied = onBoard.filter { tanks.contains($0.tank) }
        let cost = EmptyingCost(fills: found.fills, bushels: try bushels(of: emptied, on: cart))
        if let least = best?.cost, !(cost < least) { continue }
        blended.blends = found.blends
        best = (blended, cost)
      }
      if let best { return best.request }
      // Each set with each holding behind its last.
      sets = sets.flatMap { set in
        let next = set.last.flatMap { last in onBoard.firstIndex { $0.tank == last } } ?? -1
        return onBoard[(next + 1)...].map { set + [$0.tank] }
      }
    }
    return nil
  }

  /// Which fertilizers in the band would give blends, where products are more than tanks and no blend
  /// does as they are placed; `nil` where that does not help.
  private func remedyByBanding(_ job: Job) throws(PlanRequestError) -> String? {
    guard mayBlend, blends.isEmpty, job.outnumbersTanks, !job.seedbed.isSingleShoot
    else { return nil }
    var banded = self
    for (index, demand) in job.products.enumerated() where demand.traits.isFertilizer {
      banded.products[index].seedPlaced = 0
    }
    let other = try banded.wholeJob(on: job.cart)
    guard let found = try bestBlending(other) else { return nil }
    let seedbed = job.seedbed
    let moved = job.products.indices.filter { index in
      seedbed.share(of: job.products[index]) > 0
        && found.blends.contains { $0.contains(job.products[index].name) }
    }.map { job.products[$0] }
    func options(isStated: Bool) -> String? {
      let options = moved.filter { ($0.seedPlaced != nil) == isStated }
        .map { "--seed-placed '\($0.name)=0%'" }
      return options.isEmpty ? nil : options.joined(separator: " ")
    }
    // The option names a product at most once.
    let changes = [
      options(isStated: false).map { localized("add \($0)") },
      options(isStated: true).map { localized("replace the stated --seed-placed with \($0)") },
    ].compactMap(\.self)
    let blends = found.blends.map { $0.joined(separator: " + ") }.listed
    let fills = found.fills == 1 ? localized("one fill") : counted(found.fills, "fill")
    return localized(
      """
      As they are placed, no blend leaves each a tank. With \(moved.map(\.name).listed) in the \
      band, a blend of \(blends) gives \(fills): \(changes.listed).
      """)
  }

  /// That no blends are looked for among so many fertilizers, where some would be needed.
  private func blendNote(_ job: Job) -> String? {
    guard mayBlend, blends.isEmpty, job.blendable.count > Blending.productLimit,
      job.outnumbersTanks
    else { return nil }
    return localized(
      """
      Blends are looked for among \(Blending.productLimit) fertilizers at most: name one, as in \
      --blend 'urea+ams'.
      """)
  }

  /// The request with the blends that save a fill of a plan, break milder rules, or do where nothing
  /// does without them; `nil` where none do.
  private func blendedToSave(
    _ plan: Plan, of job: Job, method: Method?
  ) throws(PlanRequestError) -> (request: PlanRequest, job: Job, plan: Plan)? {
    let cart = job.cart
    // Tanks that are cleaned out for a plan may be others for one with blends.
    guard mayBlend, blends.isEmpty, plan.fillPlan.fills != 0,
      plan.mayGainByBlending(job.preferences),
      try emptiedTanks(of: cart).isEmpty, let found = try bestBlending(wholeJob(on: cart)),
      !found.blends.isEmpty
    else { return nil }
    var other = self
    other.blends = found.blends
    let settled = try other.settled(on: cart, method: method)
    // With something on board what is best for the whole field need not be best for the rest.
    guard job.onBoard != nil else { return settled }
    return (settled.plan.fillPlan.fills ?? .max) < (plan.fillPlan.fills ?? .max) ? settled : nil
  }

  /// What the job takes with nothing blended; `nil` where nothing is, or a blend is on board.
  private func unblended(on cart: Cart) throws(PlanRequestError) -> Plan.Unblended? {
    let names = blends.map { blend in
      ProductDemand.name(ofBlend: products.map(\.name).filter { blend.contains($0) })
    }
    guard !blends.isEmpty, !onBoard.contains(where: { names.contains($0.product) })
    else { return nil }
    var other = self
    (other.blends, other.mayBlend) = ([], false)
    return Plan.Unblended(try other.settled(on: cart).plan)
  }

  /// Whether the plan on a cart blends what the request does not.
  func isBlended(on cart: Cart) throws(PlanRequestError) -> Bool {
    try settled(on: cart).request.blends != blends
  }

  private func bestBlending(
    _ job: Job
  ) throws(PlanRequestError) -> BlendOffer? {
    let stated = keepApart.map { pair in
      job.products.indices.filter { pair.contains(job.products[$0].name) }
    }
    let found = try Self.planned { () throws(AllocationError) in
      try job.bestBlending(apart: job.apart(beside: stated.filter { $0.count > 1 }))
    }
    return found.map { BlendOffer($0, of: job) }
  }
}

// MARK: - Notes

extension PlanRequest {
  /// What to know where fertilizer is planned at a listed density.
  private func densityNote(_ products: [ResolvedProduct]) -> String? {
    zip(self.products, products).filter { $0.0.rate > 0 }.compactMap { $0.1.listedFertilizer }
      .densityFacts(units).map { localized("\($0) Plan with --densities published.") }
  }

  /// The plan at the densities of the other set; `nil` where no product is planned at a density of
  /// the catalogue.
  private func otherDensities(
    _ products: [ResolvedProduct], on cart: Cart
  ) throws(PlanRequestError) -> PlanDocument.OtherDensities? {
    var other = self
    other.densities = densities == .published ? .listed : .published
    guard try other.resolvedProducts().map(\.density) != products.map(\.density) else { return nil }
    let job = try other.job(on: cart)
    let plan = try Self.planned { () throws(AllocationError) in try Plan(job) }
    guard let fills = plan.fillPlan.fills else { return nil }
    return .init(densities: other.densities, areaPerFill: plan.fillPlan.areaPerFill, fills: fills)
  }

  /// That an infeasible plan would be feasible with the saddle tank, which is left out.
  private func saddleNote(_ plan: Plan, on cart: Cart) -> String? {
    guard plan.fillPlan.status == .infeasible, !usesSaddleTank,
      let whole = try? CartDirectory().cart(named: cart.name),
      whole.tanks.count > cart.tanks.count, let job = try? job(on: whole),
      let fillPlan = (try? Plan(job, filling: filling))?.fillPlan, let fills = fillPlan.fills
    else { return nil }
    guard fills != 1 else {
      return localized(
        """
        '--no-saddle' leaves out a tank. With the saddle tank of \(whole.name) the field takes one \
        fill.
        """)
    }
    let area = AmountText(units: units).area(fillPlan.areaPerFill)
    return localized(
      """
      '--no-saddle' leaves out a tank. With the saddle tank of \(whole.name) the field takes \
      \(counted(fills, "fill")) of \(area).
      """)
  }
}

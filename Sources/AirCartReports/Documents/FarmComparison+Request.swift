package import AirCart
package import AirCartDocuments

extension FarmComparison {
  /// Why a farm cannot be compared: a cart on which it cannot be planned.
  package struct Refusal: Error {
    let cart: Cart
    let error: FarmPlanError
  }

  /// Compares the carts of a farm as they were asked for.
  ///
  /// - Parameters:
  ///   - scenario: The farm with what was typed beside its file.
  ///   - request: What was asked.
  /// - Throws: A `Refusal` where numbers leave the range that can be computed.
  package init(_ scenario: FarmScenario, as request: FarmRequest) throws(Refusal) {
    let plans = try Self.plans(
      scenario.farm, scenario.carts, in: scenario.order, carriesOver: request.carriesOver)
    self.init(
      name: scenario.name, title: scenario.title, farm: scenario.farm,
      densities: scenario.densities, order: scenario.order, carriesOver: request.carriesOver,
      ranking: zip(scenario.carts, plans).map { level, plan in
        Candidate(cart: level.cart, constraints: level.constraints, plan: plan)
      })
    tender = tendered(on: scenario)
    if let note = try densityNote(scenario) { notes.append(note) }
    if let note = try blendNote(scenario) { notes.append(note) }
    notes += scenario.densityRemarks + unlookedBlendNotes
    if request.isAdvised { self = advised(keepApart: scenario.keepApart) }
    self.request = request
  }

  private static func plans(
    _ farm: Farm, _ levels: [FarmScenario.CartLevel], in order: FieldOrder, carriesOver: Bool
  ) throws(Refusal) -> [FarmPlan] {
    let groups =
      carriesOver ? farm.cropsInTheSameTanks(levels.map(\.constraints)) : nil
    var choices: [CartChoices] = []
    for level in levels {
      do throws(FarmPlanError) {
        choices.append(
          try CartChoices(
            farm, cart: level.cart, constraints: level.constraints, order: order,
            carriesOver: carriesOver, sharing: groups))
      } catch {
        throw Refusal(cart: level.cart, error: error)
      }
    }
    return FarmPlan.plans(choices)
  }

  /// What is ordered for the best cart and what trucks bring.
  private func tendered(on scenario: FarmScenario) -> TenderPlan? {
    entries.first.map { best in
      TenderPlan(
        farm, best.plan,
        reserves: scenario.reserves(
          on: .init(cart: best.cart, constraints: best.candidate.constraints)),
        carriesOver: carriesOver, bagged: scenario.bagged,
        bag: scenario.bag, trucks: scenario.trucks)
    }
  }

  /// What the blends of the best cart save; `nil` where it has none.
  private func blendNote(_ scenario: FarmScenario) throws(Refusal) -> String? {
    let crops = Array(farm.crops.indices)
    guard let best = entries.first, let fills = best.fills(carriesOver: carriesOver),
      crops.contains(where: { !best.blends(ofCrop: $0).isEmpty })
    else { return nil }
    var farm = farm
    farm.keptApart = nil
    let level = FarmScenario.CartLevel(cart: best.cart, constraints: best.candidate.constraints)
    let unblended = try Self.plans(farm, [level], in: order, carriesOver: carriesOver)[0]
    guard let other = self.fills(of: unblended) else {
      return localized("Without blends \(best.cart.name) cannot seed every crop.")
    }
    let (cart, count) = (best.cart.name, counted(other, "fill"))
    return localized(
      fills == other
        ? "Without blends \(cart) takes \(count) too."
        : "Without blends \(cart) takes \(count) in place of \(fills).")
  }

  private func fills(of plan: FarmPlan) -> Int? { carriesOver ? plan.fillsCarriedOver : plan.fills }

  /// In which crops no blends are looked for, because their fertilizers are too many.
  private var unlookedBlendNotes: [String] {
    guard farm.keptApart != nil, let cart = entries.first?.cart else { return [] }
    return farm.crops.indices.compactMap { crop in
      guard let job = try? farm.job(crop: crop, cart: cart, constraints: []),
        farm.area(ofCrop: crop).acres > 0, job.blendable.count > Blending.productLimit
      else { return nil }
      return localized(
        """
        No blends are looked for in \(farm.crops[crop].name): it has more than \
        \(Blending.productLimit) fertilizers. 'aircart plan' takes stated ones, as in --blend \
        'urea+ams'.
        """)
    }
  }

  /// What the published densities of fertilizers would change for the best cart.
  private func densityNote(_ scenario: FarmScenario) throws(Refusal) -> String? {
    guard let best = entries.first, let facts = scenario.listedFertilizers.densityFacts(farm.units)
    else { return nil }
    let level = FarmScenario.CartLevel(cart: best.cart, constraints: best.candidate.constraints)
    let published = try Self.plans(
      scenario.farm(with: .published), [level], in: order, carriesOver: carriesOver)[0]
    guard let fills = best.fills(carriesOver: carriesOver),
      let other = self.fills(of: published)
    else { return facts }
    let (cart, count) = (best.cart.name, counted(other, "fill"))
    return localized(
      fills == other
        ? "\(facts) With published densities \(cart) takes \(count) too."
        : "\(facts) With published densities \(cart) takes \(count) in place of \(fills).")
  }
}

extension FarmComparison.Refusal {
  /// What is refused, without a full stop.
  package func sentence(_ farm: Farm) -> String {
    let reason =
      switch error {
      case .job(let crop, let error):
        error.reason(farm.crops[crop].products.map(\.name), on: cart)
      case .allocation(_, let error): error.reason
      case .constraintCount(let count, let expected):
        localized("constraints on \(count) crops, and it has \(expected)")
      }
    return localized("The cart '\(cart.name)' cannot be planned on the farm: \(reason)")
  }
}

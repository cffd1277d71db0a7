// The plan in a line, what it breaks, and how near it is to another number of fills.

extension PlanStatements {
  /// The answer: fills, what ends them, and what is then on the wheels; why not, where there is no
  /// plan.
  package var answer: [Statement] {
    let fills = plan.fillPlan
    if let onBoard = job.onBoard, fills.fills == 0 {
      return [Statement(.onBoardSeeds, .area(onBoard.area))]
    }
    guard let count = fills.fills, let area = fills.fillArea, let last = fills.lastFill else {
      return infeasibility.map { [Statement(.noPlan, .clauses([$0]))] } ?? []
    }
    var answer = blended.map { [$0] } ?? []
    answer.append(self.fills(count, area, last))
    if count > 1 {
      answer.append(
        fills.limitingProduct.map { Statement(.endsFirst, .products([$0])) }
          ?? Statement(.limitEndsFirst))
    }
    if let onBoard = job.onBoard {
      let first = onBoard.firstOut.map {
        Statement(.stopAfter, .area(onBoard.area), .products([$0]))
      }
      answer.append(first ?? Statement(.stopNow))
    } else {
      // Of tanks that hold something, the load sheet has the weights.
      answer += weights
    }
    return answer + nearMisses(count)
  }

  /// What would all but save the last fill; nothing where the field takes one.
  private func nearMisses(_ count: Int) -> [Statement] {
    guard count > 1, job.onBoard == nil else { return [] }
    var misses: [Statement] = []
    let alternatives = PlanAlternatives(plan, of: job)
    if let share = alternatives.nearMissShare, let fills = plan.capacity.fills {
      // Even fills share what a last one alone would seed.
      let short = FillArithmetic.lastFill(
        field: job.area.acres, areaPerFill: plan.capacity.areaPerFill.acres, fills: Double(fills))
      misses.append(
        Statement(
          .nearMiss, .area(Area(acres: short)), .percent(Self.floored(share * 100)),
          .fills(fills - 1)))
    }
    if let most = alternatives.mostWithEmptyTanks {
      misses.append(Statement(.emptyBesideRefill, .tanks(emptyTanks), .area(most)))
    }
    return misses
  }

  /// The tanks that the plan leaves empty although they may be filled.
  private var emptyTanks: TankSet {
    TankSet(
      positions: job.rules.usableTanks.positions.filter {
        plan.recommended.product(inTank: $0) == nil
      })
  }

  /// Which products are blended, because they are more than tanks, to save fills, to break milder
  /// rules, or because nothing else keeps the constraints.
  private var blended: Statement? {
    var (applied, blends) = (0, [Int]())
    for (product, demand) in job.products.enumerated() where demand.isApplied {
      applied += max(1, demand.parts.count)
      if !demand.parts.isEmpty { blends.append(product) }
    }
    let tanks = job.rules.usableTanks.count
    guard !blends.isEmpty else { return nil }
    if applied > tanks {
      return Statement(.blendToFit, .count(applied), .tankCount(tanks), .products(blends))
    }
    guard let fills = plan.fillPlan.fills, let unblended = plan.unblended else { return nil }
    guard let before = unblended.fills else { return Statement(.blendToSeed, .products(blends)) }
    if fills < before {
      return Statement(.blendToSave, .products(blends), .fills(fills), .count(before))
    }
    return fills == before ? gain(of: blends, over: unblended) : nil
  }

  /// What blends gain that save no fill; nothing where they are stated and gain nothing.
  private func gain(of blends: [Int], over unblended: Plan.Unblended) -> Statement? {
    switch job.preferences.goal {
    case .practical:
      let own = blends.count * job.preferences.rules[.blend]
      let severity = (plan.practical?.severity ?? 0) + own
      return severity < unblended.severity ? Statement(.blendForRules, .products(blends)) : nil
    case .capacity:
      let ratio = plan.fillPlan.areaPerFill.acres / unblended.areaPerFill.acres
      return ratio > 1 + Tolerance.tie ? Statement(.blendForArea, .products(blends)) : nil
    }
  }

  private func fills(_ count: Int, _ area: Area, _ last: Area) -> Statement {
    if count == 1 { return Statement(.oneFillSeeds, .area(area)) }
    if area.acres - last.acres <= Tolerance.tie * area.acres {
      return Statement(.equalFills, .count(count), .area(area))
    }
    return count == 2
      ? Statement(.twoFills, .area(area), .area(last))
      : Statement(.severalFills, .count(count), .count(count - 1), .area(area), .area(last))
  }

  /// The loaded cart, or the product where the empty weight is unknown, a reserve told apart.
  private var weights: [Statement] {
    if let gross = plan.fillPlan.grossWeight { return [Statement(.loadedCart, .mass(gross))] }
    let pounds = plan.fillPlan.tanks.reduce(0) { $0 + $1.weight.pounds }
    let reserve = job.reserveMass(of: plan.recommended)
    return [Statement(.loadedProduct, .mass(Mass(pounds: pounds)))]
      + (reserve.pounds > 0 ? [Statement(.reserveWeighs, .mass(reserve))] : [])
  }

  // MARK: - House rules

  /// Each house rule that the plan breaks, and what keeping it would cost.
  package var brokenRules: [(breach: HouseRules.Breach, statements: [Statement])] {
    PlanAlternatives(plan, of: job).keptRules.map { kept in
      (kept.breach, [job.statement(of: kept.breach, in: plan.recommended), cost(of: kept)])
    }
  }

  private func cost(of kept: PlanAlternatives.KeptRule) -> Statement {
    guard let other = kept.plan else { return Statement(.otherwiseNoPlan) }
    guard other.fills == plan.practical?.fills else {
      // With other blends it might take fewer.
      let isBlended = job.products.contains { !$0.parts.isEmpty }
      return Statement(isBlended ? .otherwiseBlended : .otherwiseFills, .fills(other.fills))
    }
    return Statement(.otherwiseOthers)
  }

  // MARK: - Spare

  /// How near the plan is to one fill more or one fewer; nothing where it is near neither.
  ///
  /// A rate is rounded down in the units that it is read in: what is typed as read must suffice.
  package func closeCalls(in units: UnitSystem) -> [Statement] {
    guard let practical = plan.practical else { return [] }
    let alternatives = PlanAlternatives(plan, of: job)
    var calls: [Statement] = []
    // That the miss is near is said with the answer.
    if let lower = alternatives.nearMissReduction {
      let factor = units == .metric ? ConversionFactors.kilogramsPerHectarePerPoundPerAcre : 1
      let pounds = Self.floored(lower.rate.poundsPerAcre * factor) / factor
      calls.append(
        Statement(
          .nearMissProduct, .products([lower.product]),
          .rate(ApplicationRate(poundsPerAcre: pounds))))
    }
    let (more, overflows) = practical.fills.addingReportingOverflow(1)
    // Lighter product is no danger where weight ends a fill.
    if practical.spare < job.preferences.margin, !overflows, !plan.fillPlan.isWeightLimited {
      calls.append(
        Statement(
          .littleSpare, .percent(Self.floored(practical.spare * 100)), .fills(more)))
    }
    if let other = alternatives.spacious {
      calls.append(
        Statement(
          .moreSpare, .percent(Self.floored(other.spare * 100)), .clauses(placements(other))))
    }
    return calls
  }

  /// Each product with its tanks.
  private func placements(_ other: PracticalPlan) -> [Statement] {
    job.products.indices.filter { job.products[$0].isApplied }.map { product in
      Statement(
        .placed, .products([product]),
        .tanks(job.tanks(of: product, in: other.assignment)))
    }
  }

  /// Rounded down to one decimal, as what is said must suffice; a tie below a whole number is that
  /// number.
  static func floored(_ value: Double) -> Double {
    value > 0 && value < 1e12 ? Double(Int64(value * (10 + 10 * Tolerance.tie))) / 10 : value
  }
}

extension Job {
  /// What an assignment does that a house rule asks it not to do.
  package func statement(of breach: HouseRules.Breach, in assignment: Assignment) -> Statement {
    let product = Statement.Value.products([breach.product])
    let tanks = tanks(of: breach.product, in: assignment)
    let saddles = tanks.intersection(saddles(for: breach.product))
    switch breach.rule {
    case .saddleFertilizer, .saddleBulkSeed:
      return Statement(.saddleBroken, product, .tanks(saddles))
    case .smallSeedInSaddle:
      return Statement(.smallSeedBroken, product, .tanks(tanks.subtracting(saddles)))
    case .phosphateOneTank: return Statement(.phosphateSplit, product, .tanks(tanks))
    case .phosphateTank:
      let own = preferences.rules.phosphateTank.map { TankSet(positions: [$0]) }
      return Statement(.phosphateElsewhere, product, .tanks(tanks), .tanks(own ?? .none))
    case .blend: return Statement(.blendOf, product)
    }
  }
}

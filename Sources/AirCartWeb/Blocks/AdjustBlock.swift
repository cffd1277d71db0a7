import AirCart

/// The real rates in the middle of a field, and what to load for the rest of it.
///
/// The block is a job on one cart, then:
/// ```
/// area seeded in ac or ha, what overlaps not counted; whether the rest is planned at the stated rates
/// tanks of the job's plan, of each: its position, its product's, bu that went into it, bu left
/// ```
/// The answer holds, after the header:
/// ```
/// products, of each: position in the plan, stated and real lb/ac, % above the stated rate, ac that
///   what is left lasts
/// tank that is empty first or −1, ac that it lasts, ac left to seed
/// whether the rest is planned; where it is, its plan as in the answer of a job
/// ```
struct AdjustBlock: AnswerBlock {
  private let job: JobBlock
  private let seeded: Double
  private let keepsRates: Bool
  private let readings: [RealRates.Tank]

  init(_ reader: inout BlockReader) throws(CallFailure) {
    job = try JobBlock(&reader)
    guard job.carts.count == 1 else { throw CallFailure(.malformed) }
    seeded = try reader.number()
    keepsRates = try reader.whole(0...1) == 1
    let tanks = job.carts[0].cart.tanks.count
    var readings: [RealRates.Tank] = []
    for _ in 0..<(try reader.whole(0...tanks)) {
      let tank = try reader.whole(0...(tanks - 1))
      guard readings.allSatisfy({ $0.tank < tank }) else {
        throw CallFailure(.malformed, value: Double(tank))
      }
      readings.append(
        RealRates.Tank(
          tank: tank, product: try reader.whole(0...(job.entries.count - 1)),
          filled: Volume(bushels: try reader.number()), left: Volume(bushels: try reader.number())))
    }
    self.readings = readings
  }

  func write(to writer: inout BlockWriter) throws(CallFailure) {
    guard let whole = try job.problem(on: job.carts[0]).problem, !whole.isEmpty else {
      throw CallFailure(.nothingToSeed)
    }
    let plan = try job.plan(whole)
    let rates = try rates(of: plan)
    let rest = try rest(of: plan, after: rates)
    writer.putHeader(nil)
    writer.put(rates.products.count)
    for applied in rates.products {
      writer.put(applied.product)
      writer.put(applied.stated.poundsPerAcre)
      writer.put(applied.real.poundsPerAcre)
      writer.put(applied.deviationPercent)
      writer.put(applied.lasts.acres)
    }
    let first = rates.firstTank
    writer.put(position: first?.tank.tank)
    writer.put(figure: first?.lasts.acres)
    writer.put(job.overlap.seeded(unseeded).acres)
    writer.put(rest == nil ? 0 : 1)
    rest?.write(to: &writer)
  }

  private var unseeded: Area {
    Area(max(0, job.fieldSize.value(job.units) - seeded), in: job.units)
  }

  private func rates(of plan: Plan) throws(CallFailure) -> RealRates {
    guard seeded > 0, seeded <= job.fieldSize.value(job.units) else {
      throw CallFailure(.invalidArea, value: seeded)
    }
    for reading in readings {
      let isAmount = reading.filled.bushels >= 0 && reading.left.bushels >= 0
      guard isAmount, plan.job.products.indices.contains(reading.product) else {
        throw CallFailure(.moreLeft, at: reading.tank)
      }
    }
    do throws(RealRates.Fault) {
      return try RealRates(
        plan.job, seeded: job.overlap.seeded(Area(seeded, in: job.units)), tanks: readings)
    } catch {
      throw CallFailure(error)
    }
  }

  /// The plan of what is left, with what is on board; `nil` where nothing is left, or where a limit of
  /// weight or a most number of tanks excludes product on board.
  private func rest(of plan: Plan, after rates: RealRates) throws(CallFailure) -> PlanRecord? {
    let field = job.overlap.seeded(unseeded)
    guard field.acres > 0, job.payload == nil, job.grossWeight == nil else { return nil }
    let isHeld = rates.tanks.contains { $0.left.bushels >= Tolerance.dust }
    guard !isHeld || job.entries.allSatisfy({ $0.mostTanks == nil }) else { return nil }
    let whole = try rest(field, of: plan, after: rates)
    let held = OnBoard(
      rates.tanks.filter { $0.left.bushels >= Tolerance.dust }.map {
        OnBoard.Holding(tank: $0.tank, name: "", product: $0.product, amount: $0.left)
      }, in: whole)
    let acres = held.isEnough ? field.acres : field.acres - held.area.acres
    var rest = try rest(Area(acres: acres), of: plan, after: rates)
    do throws(JobError) {
      rest = try rest.with(constraints: rest.constraints + held.constraints)
    } catch {
      throw CallFailure(error)
    }
    rest.onBoard = held
    do throws(AllocationError) {
      let plan = try Plan(rest, filling: job.filling)
      return PlanRecord(statements: PlanStatements(plan), job: job, whole: whole)
    } catch {
      throw CallFailure(error)
    }
  }

  /// The job on another area at the real rates, unless the stated ones are kept, blended as the plan is.
  private func rest(
    _ area: Area, of plan: Plan, after rates: RealRates
  ) throws(CallFailure) -> Job {
    var real = job.entries.map { $0.product.rate }
    var blends: [[Int]] = []
    for (index, product) in plan.job.products.enumerated() {
      let parts = product.parts.isEmpty ? [product] : product.parts
      let entries = parts.compactMap { position(of: $0) }
      if !product.parts.isEmpty { blends.append(entries) }
      guard !keepsRates, let applied = rates.products.first(where: { $0.product == index }) else {
        continue
      }
      for entry in entries {
        real[entry] = ApplicationRate(poundsPerAcre: real[entry].poundsPerAcre * applied.ratio)
      }
    }
    guard let whole = try job.problem(on: job.carts[0], area: area, rates: real).problem else {
      throw CallFailure(.nothingToSeed)
    }
    do throws(JobError) {
      return try whole.blending(blends)
    } catch {
      throw CallFailure(error)
    }
  }

  private func position(of product: ProductDemand) -> Int? {
    job.entries.firstIndex { $0.product.name.utf8.elementsEqual(product.name.utf8) }
  }
}

extension CallFailure {
  fileprivate init(_ fault: RealRates.Fault) {
    switch fault {
    case .moreLeft(let tank): self.init(.moreLeft, at: tank.tank, value: tank.filled.bushels)
    case .overfull(let tank): self.init(.overfull, at: tank.tank, value: tank.left.bushels)
    case .nothingGone(let product): self.init(.nothingGone, at: product)
    }
  }
}

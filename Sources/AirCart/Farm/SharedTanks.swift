// Crops whose fields are seeded one after the other from the same tanks, each at its rates.

extension Farm {
  /// For each crop the first of those whose fields can be seeded from the same tanks: those with the same
  /// products and densities and the same rules on every cart, whatever their rates.
  ///
  /// A crop that no field has is by itself, and so is one with product on board. The constraints are those
  /// of each cart and crop, empty when there are none.
  package func cropsInTheSameTanks(_ constraints: [[[Constraint]]]) -> [Int] {
    let seeded = crops.indices.filter { crop in
      fields.contains { $0.crop == crop }
        && !constraints.contains { !$0.isEmpty && $0[crop].stateContents }
    }
    return crops.indices.map { crop in
      guard seeded.contains(crop) else { return crop }
      return seeded.first { isInTheSameTanks($0, crop, constraints) } ?? crop
    }
  }

  /// Whether fields of two crops can be seeded from the same tanks.
  package func isInTheSameTanks(_ crop: Int, _ other: Int, _ constraints: [[[Constraint]]]) -> Bool
  {
    let (products, others) = (crops[crop].products, crops[other].products)
    return products.count == others.count
      && products.indices.allSatisfy { product in
        products[product].name.utf8.elementsEqual(others[product].name.utf8)
          && products[product].density == others[product].density
      }
      && constraints.allSatisfy { $0.isEmpty || $0[crop] == $0[other] }
  }

  /// Some fields as stretches on a cart; `breaks` are the positions before which something else is
  /// seeded.
  func sequence(
    ofFields fields: [Int], breaks: [Int] = [], on cart: Cart, _ constraints: [[Constraint]]
  ) throws(FarmPlanError) -> StretchSequence {
    var jobs: [Job] = []
    var crop = 0
    do throws(JobError) {
      for field in fields {
        crop = self.fields[field].crop
        jobs.append(try job(field: field, cart: cart, constraints: constraints[crop]))
      }
      return try StretchSequence(jobs, breaks: breaks)
    } catch { throw .job(crop: crop, error) }
  }
}

extension [Constraint] {
  /// Whether they say what is on board.
  var stateContents: Bool {
    contains { constraint in
      if case .holds = constraint { true } else { false }
    }
  }
}

/// The assignments with which crops in the same tanks take the fewest fills along their fields.
struct SharedTanks {
  let plan: StretchPlan
  private let farm: Farm
  private let cart: Cart
  private let constraints: [[Constraint]]
  private let all: [LayoutChoice]
  private let lean: [LayoutChoice]
  private let isComplete: Bool

  /// Plans the fields of some crops in their order; `nil` where no assignment gives every product a
  /// tank, or there are more fills or assignments than are looked at.
  init?(
    _ farm: Farm, crops: [Int], on cart: Cart, _ constraints: [[Constraint]], order: FieldOrder
  ) throws(FarmPlanError) {
    let fields =
      order == .given
      ? farm.fields.indices.filter { crops.contains(farm.fields[$0].crop) }
      : farm.fieldsByLot(crops)
    let breaks = fields.indices.dropFirst().filter { place in
      order == .given && fields[place - 1] != fields[place] - 1
    }
    let sequence = try farm.sequence(ofFields: fields, breaks: breaks, on: cart, constraints)
    do throws(StretchError) {
      guard
        let found = try StretchPlan.findAll(sequence, atMost: CartChoices.limit)
      else { return nil }
      plan = found.plan
      isComplete = found.all != nil
      let best = LayoutChoice(plan.assignment, spare: min(plan.spare, farm.margin))
      let others = (found.all ?? []).filter { $0.assignment != found.plan.assignment }
      all = [best] + others.map { LayoutChoice($0.assignment, spare: min($0.spare, farm.margin)) }
    } catch {
      guard case .allocation(let error) = error else { return nil }
      throw .allocation(crop: crops[0], error)
    }
    lean = all.lean
    (self.farm, self.cart, self.constraints) = (farm, cart, constraints)
  }

  /// What the tanks may hold of one of the crops: the same as of the others.
  func choices(of crop: Int) throws(FarmPlanError) -> CartChoices.CropChoices {
    let job: Job
    do throws(JobError) {
      job = try farm.job(
        crop: crop, area: farm.area(ofCrop: crop), cart: cart, constraints: constraints[crop])
    } catch { throw .job(crop: crop, error) }
    do throws(AllocationError) {
      return CartChoices.CropChoices(
        job: job, blends: [],
        largestArea: try Method.allocateExactly(job, for: .largestAreaPerFill), lean: lean,
        all: all, isLeanComplete: isComplete, isComplete: isComplete)
    } catch { throw .allocation(crop: crop, error) }
  }
}

extension [LayoutChoice] {
  /// Those in which every product needs each of its tanks: without one they are not among these.
  fileprivate var lean: [LayoutChoice] {
    filter { choice in
      !choice.assignment.tanks.positions.contains { tank in
        let less = choice.assignment.code & ~(UInt64(15) << Assignment.shift(tank))
        return contains { $0.assignment.code == less }
      }
    }
  }
}

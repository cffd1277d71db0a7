/// An assignment that a layout may give a crop: of the fewest fills and the least severity.
struct LayoutChoice: Sendable {
  let assignment: Assignment
  /// The spare, at most the margin, in thousand-millionths of the field: sums of it are exact.
  let spare: Int64

  init(_ assignment: Assignment, spare: Double) {
    self.assignment = assignment
    // A spare of a million fields leaves room for the sum over all crops.
    self.spare = Int64(max(0, min(spare, 1e6)) * 1e9 + 0.5)
  }
}

/// What a cart may hold for each crop of a farm: what its layout is chosen from.
///
/// Whatever a layout chooses, every field takes as few fills as the cart can do, or every row of fields
/// of one crop where product continues on the next field; and it breaks no more house rules than a
/// plan of the crop alone. Crops that share their tanks take together as few as the cart can do along
/// their fields. What is blended for that is chosen first, crop by crop: a crop with a blend
/// is one of fewer products.
package struct CartChoices: Sendable {
  struct CropChoices: Sendable {
    /// The job whose fills are the fullest, with its blends: what suffices for it suffices for the
    /// crop's others.
    let job: Job
    /// The products of each blend, by their positions in the crop.
    let blends: [[Int]]
    let largestArea: AllocationResult
    /// Those in which every product needs each of its tanks: enough for the fewest clean-outs,
    /// because a tank less never adds one.
    let lean: [LayoutChoice]
    /// All of them, the crop's practical plan first.
    let all: [LayoutChoice]
    let isLeanComplete: Bool
    let isComplete: Bool
  }

  let farm: Farm
  let cart: Cart
  let order: FieldOrder
  /// For each crop the rules on its products.
  let constraints: [[Constraint]]
  /// By crop; `nil` for one that no field has.
  let crops: [CropChoices?]
  /// For each crop the first of the crops that may share its tanks, the same on all carts.
  let groups: [Int]
  /// For each crop the first of the crops with which it shares its tanks on this cart.
  let leaders: [Int]

  /// The most placements of products that are looked at for a crop, and the most assignments among
  /// which its spare and roles are chosen.
  static let (placementLimit, limit) = (4_096, 512)

  /// Lists the assignments.
  ///
  /// The constraints are the rules on the products of each crop, empty when there are none at all.
  /// Where product continues on the next field of a crop, fields in a row are one longer field; where
  /// crops share their tanks, one sequence of stretches: `groups` has for each crop the first of those
  /// that may share its tanks, by default none but itself.
  package init(
    _ farm: Farm, cart: Cart, constraints: [[Constraint]] = [], order: FieldOrder = .given,
    carriesOver: Bool = false, sharing groups: [Int]? = nil
  ) throws(FarmPlanError) {
    try FarmPlanError.check(constraints.count, for: farm.crops.count)
    self.farm = farm
    self.cart = cart
    self.order = order
    self.constraints = constraints.isEmpty ? farm.crops.map { _ in [] } : constraints
    let groups = groups ?? Array(farm.crops.indices)
    self.groups = groups
    let areas = farm.areas(order, inRows: carriesOver)
    var crops: [CropChoices?] = []
    var fills: [Int] = []
    for crop in farm.crops.indices {
      let rules = self.constraints[crop]
      var jobs: [Job] = []
      do throws(JobError) {
        for area in areas where area.crop == crop {
          jobs.append(
            try farm.job(crop: crop, area: area.seeded, cart: cart, constraints: rules))
        }
      } catch { throw .job(crop: crop, error) }
      do throws(AllocationError) {
        let own = try CropChoices(jobs, blends: try farm.bestBlends(jobs))
        crops.append(own)
        fills.append(own?.fills(of: jobs) ?? 0)
      } catch { throw .allocation(crop: crop, error) }
    }
    var leaders = Array(farm.crops.indices)
    for leader in leaders where carriesOver {
      let members = farm.crops.indices.filter { groups[$0] == leader && crops[$0] != nil }
      let lots = farm.seededAlike(members)
      // Each lot by itself, and then all of them, where that takes no more fills.
      for sharing in (lots.count > 1 ? lots : []) + [members] where sharing.count > 1 {
        guard
          let shared = try SharedTanks(
            farm, crops: sharing, on: cart, self.constraints, order: order),
          // Each by itself may be blended.
          shared.plan.fills <= sharing.reduce(0, { $0.addingUpToMost(fills[$1]) })
        else { continue }
        for member in sharing {
          crops[member] = try shared.choices(of: member)
          leaders[member] = sharing[0]
          fills[member] = 0
        }
        fills[sharing[0]] = shared.plan.fills
      }
    }
    self.crops = crops
    self.leaders = leaders
  }

  /// The crops in the order of some fields, those that share tanks as the first of them, and fields in a
  /// row as one.
  func visits(_ fields: [Int]) -> [Int] {
    var visits: [Int] = []
    for field in fields {
      let crop = leaders[farm.fields[field].crop]
      if visits.last != crop { visits.append(crop) }
    }
    return visits
  }
}

extension Int {
  /// The sum, or the greatest number where it is more than that.
  func addingUpToMost(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }
}

extension CartChoices.CropChoices {
  /// The fills of some jobs of the crop; the greatest number where it has no plan.
  fileprivate func fills(of jobs: [Job]) -> Int {
    guard let best = all.first else { return .max }
    let most = job.areaPerFill(of: best.assignment).acres
    return jobs.reduce(0) {
      $0.addingUpToMost(
        FillArithmetic.count(FillArithmetic.fills(field: $1.area.acres, areaPerFill: most)))
    }
  }
}

extension Farm {
  /// The blends with which jobs of one crop take the fewest fills; none where none gain.
  package func bestBlends(_ jobs: [Job]) throws(AllocationError) -> [[Int]] {
    guard let first = jobs.first, first.blendable.count > 1, let keptApart else { return [] }
    let names = first.products.map { $0.name }
    let pairs = keptApart.map { pair in pair.compactMap { names.place(of: $0) } }
    let found = try jobs.bestBlending(apart: first.apart(beside: pairs.filter { $0.count > 1 }))
    return found?.blends ?? []
  }
}

extension CartChoices.CropChoices {
  /// The choices for some jobs of one crop on one cart with these blends; `nil` without a job.
  init?(_ unblended: [Job], blends: [[Int]]) throws(AllocationError) {
    // What was found for one of the jobs can be blended for all: they have the same rules.
    let jobs = blends.isEmpty ? unblended : unblended.compactMap { try? $0.blending(blends) }
    guard let first = jobs.first else { return nil }
    self.blends = blends
    largestArea = try Method.allocateExactly(first, for: .largestAreaPerFill)
    job = jobs.tightest(areaPerFill: largestArea.value) ?? first
    guard largestArea.status != .infeasible,
      let practical = try PracticalPlan.find(job, largestArea: largestArea.value)
    else {
      (lean, all, isLeanComplete, isComplete) = ([], [], true, true)
      return
    }
    // Where reserves count against a limit of weight, other tanks might take another fill.
    let narrowed =
      job.mayBeLighter(largestArea.value)
      ? job.using(practical.assignment.tanks) : job
    var programme = PracticalProgramme(narrowed, placements: CartChoices.placementLimit)
    let every = programme.choices(of: narrowed, largest: largestArea.value, isLean: false)
    let found = (every?.count ?? .max) <= CartChoices.limit ? every : nil
    let lean = programme.choices(of: narrowed, largest: largestArea.value, isLean: true)
    let best =
      (found ?? []).first { $0.assignment == practical.assignment }
      ?? LayoutChoice(
        practical.assignment, spare: min(practical.spare, job.preferences.margin))
    isComplete = found != nil
    isLeanComplete = lean != nil
    self.lean = lean ?? [best]
    all = [best] + (found ?? self.lean).filter { $0.assignment != best.assignment }
  }
}

extension Farm {
  /// What gets separate loads: each field, or each row of fields of one crop, which are all of its
  /// fields where the order is chosen.
  fileprivate func areas(_ order: FieldOrder, inRows: Bool) -> [(crop: Int, seeded: Area)] {
    var areas: [(crop: Int, seeded: Area)] = []
    for (position, field) in fields.enumerated() {
      let area = area(ofField: position)
      let row =
        !inRows
        ? nil
        : order == .given
          ? (areas.last?.crop == field.crop ? areas.count - 1 : nil)
          : areas.firstIndex { $0.crop == field.crop }
      if let row {
        areas[row].seeded = areas[row].seeded + area
      } else {
        areas.append((field.crop, area))
      }
    }
    return areas
  }
}

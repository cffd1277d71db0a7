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
/// plan of the crop alone. What is blended for that is chosen first, crop by crop: a crop with a blend
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
  /// By crop; `nil` for one that no field has.
  let crops: [CropChoices?]

  /// The most placements of products that are looked at for a crop, and the most assignments among
  /// which its spare and roles are chosen.
  static let (placementLimit, limit) = (4_096, 512)

  /// Lists the assignments.
  ///
  /// The constraints are the rules on the products of each crop, empty when there are none at all.
  /// Where product continues on the next field of a crop, fields in a row are one longer field.
  package init(
    _ farm: Farm, cart: Cart, constraints: [[Constraint]] = [], order: FieldOrder = .given,
    carriesOver: Bool = false
  ) throws(FarmPlanError) {
    try FarmPlanError.check(constraints.count, for: farm.crops.count)
    self.farm = farm
    self.cart = cart
    self.order = order
    let areas = farm.areas(order, inRows: carriesOver)
    var crops: [CropChoices?] = []
    for crop in farm.crops.indices {
      let rules = constraints.isEmpty ? [] : constraints[crop]
      var jobs: [Job] = []
      do throws(JobError) {
        for area in areas where area.crop == crop {
          jobs.append(
            try farm.job(crop: crop, area: area.seeded, cart: cart, constraints: rules))
        }
      } catch { throw .job(crop: crop, error) }
      do throws(AllocationError) {
        crops.append(try CropChoices(jobs, blends: try farm.bestBlends(jobs)))
      } catch { throw .allocation(crop: crop, error) }
    }
    self.crops = crops
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

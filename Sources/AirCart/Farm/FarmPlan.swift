/// How one cart seeds a farm: tanks and area per fill of each crop, the order of the fields, fills
/// and clean-outs.
///
/// On every field of a crop the tanks hold the same products, so that no tank has to be cleaned
/// between fields of one crop: the practical plan of the field, or of all fields of the crop as one,
/// that leaves the least to spare. With it every field of the crop takes as few fills as the cart can
/// do, and all of them together too.
public struct FarmPlan: Equatable, Sendable {
  /// How a crop is seeded.
  public struct CropPlan: Equatable, Sendable {
    /// `optimal`, or `infeasible` when no allocation gives every product of the crop a tank.
    public let status: SolutionStatus
    /// Why not, when it is infeasible.
    public let infeasibility: Infeasibility?
    /// The area that one fill lasts for; zero when infeasible.
    public let areaPerFill: Area
    /// Which product, by its position in the crop, each tank holds; empty when infeasible.
    public let assignment: Assignment
    /// The product that runs out first, by its position in the crop.
    public let limitingProduct: Int?
  }

  /// A field in its place in the order.
  public struct FieldPlan: Equatable, Sendable {
    /// The field, by its position in the farm.
    public let field: Int
    /// The fills of the field on its own; `nil` when the crop is infeasible.
    public let fills: Int?
    /// The fills that begin on the field when product is carried over.
    public let fillsCarriedOver: Int?
    /// The tanks that are cleaned before the field, by position.
    public let cleanOuts: [Int]
  }

  /// For each crop how it is seeded; `nil` for one that no field has.
  public let crops: [CropPlan?]
  /// The fields in the order in which they are seeded.
  public let fields: [FieldPlan]
  /// Whether it is proven that no order of the fields has fewer clean-outs.
  public let isOrderProven: Bool

  /// The fills of all fields, each on its own; `nil` when some crop is infeasible.
  public var fills: Int? { Self.sum(fields.map { $0.fills }) }

  /// The fills of all fields when product is carried over.
  ///
  /// Carried over means that what is left in the tanks after a field is used on the next field when
  /// that has the same crop: every fill is a full one, and fields of one crop that follow each
  /// other are one longer field. Each fill counts for the field on which it begins, so that a
  /// small field may have none. Without, each field gets its own loads that run out with it, and
  /// nothing is left.
  public var fillsCarriedOver: Int? { Self.sum(fields.map { $0.fillsCarriedOver }) }

  /// The clean-outs of all fields.
  public var cleanOuts: Int { fields.reduce(0) { $0 + $1.cleanOuts.count } }

  private static func sum(_ fills: [Int?]) -> Int? {
    var sum = 0
    for count in fills {
      guard let count else { return nil }
      let (total, overflows) = sum.addingReportingOverflow(count)
      sum = overflows ? .max : total
    }
    return sum
  }
}

/// Why a farm cannot be planned for a cart.
public enum FarmPlanError: Error, Equatable, Sendable {
  /// A crop's job, meant by the crop's position, is none.
  case problem(crop: Int, ProblemError)
  /// A crop's job is larger than the exact methods take.
  case allocation(crop: Int, AllocationError)
}

// MARK: - Planning

extension FarmPlan {
  /// Plans a farm for a cart.
  ///
  /// - Parameters:
  ///   - farm: The farm.
  ///   - cart: The cart.
  ///   - constraints: For each crop the rules on its products; empty when there are none at all.
  ///   - order: Whether the order of the fields is that of the farm or chosen. Where one is chosen,
  ///     fields of one crop follow each other in the order of the farm, unless the farm's own order
  ///     needs no more clean-outs.
  /// - Throws: A ``FarmPlanError`` for the first crop whose job is refused.
  public init(
    _ farm: Farm, cart: Cart, constraints: [[Constraint]] = [], order: FieldOrder = .given
  ) throws(FarmPlanError) {
    var crops: [CropPlan?] = []
    for crop in farm.crops.indices {
      let rules = constraints.isEmpty ? [] : constraints[crop]
      crops.append(try Self.plan(farm, crop: crop, cart: cart, rules))
    }
    self.crops = crops
    let contents = FarmContents(farm, crops, tankCount: cart.tanks.count)
    let (fields, isProven) = contents.order(of: farm, order)
    isOrderProven = isProven
    self.fields = FieldSequence(farm: farm, crops: crops, contents: contents, order: fields).plans
  }

  private static func plan(
    _ farm: Farm, crop: Int, cart: Cart, _ constraints: [Constraint]
  ) throws(FarmPlanError) -> CropPlan? {
    var problems: [AllocationProblem] = []
    do {
      for field in farm.fields.indices where farm.fields[field].crop == crop {
        problems.append(try farm.problem(field: field, cart: cart, constraints: constraints))
      }
      if problems.count > 1 {
        problems.append(try farm.problem(crop: crop, cart: cart, constraints: constraints))
      }
    } catch { throw .problem(crop: crop, error) }
    guard let first = problems.first else { return nil }
    do {
      let most = try Method.allocateExactly(first, for: .largestAreaPerFill)
      let tightest = problems.tightest(areaPerFill: most.value) ?? first
      return CropPlan(tightest, try Plan(tightest))
    } catch { throw .allocation(crop: crop, error) }
  }
}

extension FarmPlan.CropPlan {
  fileprivate init(_ problem: AllocationProblem, _ plan: Plan) {
    status = plan.fillPlan.status
    infeasibility = plan.largestArea.infeasibility
    areaPerFill = plan.fillPlan.areaPerFill
    assignment = plan.practical?.assignment ?? plan.largestArea.assignment
    limitingProduct = status == .infeasible ? nil : problem.limitingProduct(assignment)
  }
}

extension [AllocationProblem] {
  /// The job whose fills are the fullest: what suffices for it suffices for all.
  fileprivate func tightest(areaPerFill: Double) -> AllocationProblem? {
    var tightest: AllocationProblem?
    var most = 0.0
    for problem in self {
      let acres = problem.area.acres
      let share = acres / FillArithmetic.fills(field: acres, areaPerFill: areaPerFill)
      if share > most { (tightest, most) = (problem, share) }
    }
    return tightest
  }
}

// MARK: - Contents of the tanks

/// What the tanks hold on each field; a crop that is infeasible uses none.
private struct FarmContents {
  /// The contents, each once.
  let cleanOuts: CleanOuts
  /// For each field its contents, by position; numbered in the order in which fields have them.
  let stateOfField: [Int]

  init(_ farm: Farm, _ crops: [FarmPlan.CropPlan?], tankCount: Int) {
    let names = ProductNumbers(farm)
    var states: [TankContents] = []
    var stateOfField: [Int] = []
    for field in farm.fields {
      let products = names.numbers[field.crop]
      let contents = TankContents(
        (0..<tankCount).map { tank in
          crops[field.crop]?.assignment.product(inTank: tank).map { products[$0] }
            ?? TankContents.empty
        })
      let known = states.firstIndex(of: contents)
      if known == nil { states.append(contents) }
      stateOfField.append(known ?? states.count - 1)
    }
    cleanOuts = CleanOuts(states)
    self.stateOfField = stateOfField
  }

  /// The fields in their order, and whether no order has fewer clean-outs.
  func order(of farm: Farm, _ order: FieldOrder) -> (fields: [Int], isProven: Bool) {
    let given = stateOfField.indices.map { $0 }
    let count = cleanOuts.count(of: stateOfField)
    guard order == .fewestCleanOuts, count > cleanOuts.bound else {
      return (given, count == cleanOuts.bound)
    }
    let fewest = cleanOuts.fewest()
    guard fewest.count < count else { return (given, fewest.isProven) }
    var fields: [Int] = []
    for state in fewest.states {
      fields += byCrop(given.filter { stateOfField[$0] == state }, of: farm)
    }
    return (fields, fewest.isProven)
  }

  /// Fields of one crop one after another: crops may share their contents.
  private func byCrop(_ fields: [Int], of farm: Farm) -> [Int] {
    var sorted: [Int] = []
    for field in fields where !sorted.contains(field) {
      sorted += fields.filter { farm.fields[$0].crop == farm.fields[field].crop }
    }
    return sorted
  }
}

/// One number for each product of a farm: products of one name are the same in every crop.
private struct ProductNumbers {
  /// For each crop the numbers of its products.
  let numbers: [[Int]]

  init(_ farm: Farm) {
    var names: [String] = []
    var numbers: [[Int]] = []
    for crop in farm.crops {
      var own: [Int] = []
      for product in crop.products {
        let known = names.firstIndex(of: product.name)
        if known == nil { names.append(product.name) }
        own.append(known ?? names.count - 1)
      }
      numbers.append(own)
    }
    self.numbers = numbers
  }
}

// MARK: - Fields in their order

private struct FieldSequence {
  let farm: Farm
  let crops: [FarmPlan.CropPlan?]
  let contents: FarmContents
  let order: [Int]

  var plans: [FarmPlan.FieldPlan] {
    let states = contents.cleanOuts.states
    var plans: [FarmPlan.FieldPlan] = []
    var held: TankContents?
    var seeded = 0.0
    for (place, field) in order.enumerated() {
      let crop = farm.fields[field].crop
      let isSameCrop = place > 0 && farm.fields[order[place - 1]].crop == crop
      if !isSameCrop { seeded = 0 }
      let before = seeded
      seeded += farm.area(ofField: field).acres
      let next = states[contents.stateOfField[field]]
      plans.append(
        FarmPlan.FieldPlan(
          field: field, fills: fills(crop, 0, farm.area(ofField: field).acres),
          fillsCarriedOver: fills(crop, before, seeded),
          cleanOuts: held.map { $0.cleanOuts(before: next) } ?? []))
      held = held.map { $0.followed(by: next) } ?? next
    }
    return plans
  }

  /// The fills that begin between two areas seeded of a crop; `nil` when it is infeasible.
  private func fills(_ crop: Int, _ before: Double, _ after: Double) -> Int? {
    guard let plan = crops[crop], plan.status != .infeasible else { return nil }
    let (first, last) = (count(before, plan.areaPerFill), count(after, plan.areaPerFill))
    return last == .max ? .max : last - first
  }

  private func count(_ acres: Double, _ areaPerFill: Area) -> Int {
    guard acres > 0 else { return 0 }
    return FillArithmetic.count(
      FillArithmetic.fills(field: acres, areaPerFill: areaPerFill.acres))
  }
}

/// How one cart seeds a farm: tanks and area per fill of each crop, the order of the fields, fills
/// and clean-outs.
///
/// On every field of a crop the tanks hold the same products, so that no tank has to be cleaned
/// between fields of one crop. Every field takes as few fills as the cart can do, or every row of
/// fields with the same products where product continues on the next field; among such assignments
/// the farm's *layout* is chosen for all crops together: fewest house rules broken, fewest clean-outs,
/// fewest tanks that change their role, most to spare. The layout of a single crop is its practical plan. Fertilizers are blended where a crop takes fewer
/// fills so, or breaks milder house rules; a tank is cleaned before and after a blend, unless the next
/// crop has the same.
public struct FarmPlan: Equatable, Sendable {
  /// How a crop is seeded.
  package struct CropPlan: Equatable, Sendable {
    /// `optimal`, or `infeasible` when no allocation gives every product of the crop a tank.
    package let status: SolutionStatus
    /// Why not, when it is infeasible.
    package let infeasibility: Infeasibility?
    /// The area that one fill lasts for; zero when infeasible.
    package let areaPerFill: Area
    /// The largest area per fill that the cart can do of the crop; zero when infeasible.
    package let mostPerFill: Area
    /// The products that are blended, by their positions in the crop, blend by blend.
    package let blends: [[Int]]
    /// Which product, by its position in the crop, each tank holds, or of a blend the first; empty
    /// when infeasible.
    package let assignment: Assignment
    /// The product that runs out first, by its position in the crop, or of a blend the first.
    package let limitingProduct: Int?
    /// What each tank holds, a blend as one product; `nil` for an empty one.
    package let contents: [ProductDemand?]
    /// What each tank is loaded with for a full fill, reserves not counted.
    package let loads: [Volume]

    /// What runs out first, a blend as one product.
    package var limiting: ProductDemand? {
      limitingProduct.flatMap { held($0) }
    }

    /// What the tanks hold of a product by its position, or of a blend by that of its first.
    package func held(_ product: Int) -> ProductDemand? {
      contents.indices.first { assignment.product(inTank: $0) == product }
        .flatMap { contents[$0] }
    }
  }

  /// A field in its place in the order.
  package struct FieldPlan: Equatable, Sendable {
    /// The field, by its position in the farm.
    package let field: Int
    /// The fills of the field on its own; `nil` when the crop is infeasible.
    package let fills: Int?
    /// The fills that begin on the field when product continues on the next field.
    package let fillsCarriedOver: Int?
    /// The tanks that are cleaned before the field, by position.
    package let cleanOuts: [Int]
  }

  /// Fields that follow each other with the same products in the same tanks.
  package struct Row: Equatable, Sendable {
    /// The fields, by their places in the order.
    package let places: Range<Int>
    /// The fills along them, where their rates differ; otherwise all of them last for the same area.
    package let fills: [RowFill]
  }

  /// A fill along fields in a row.
  package struct RowFill: Equatable, Sendable {
    /// The place of the field on which it begins.
    package let first: Int
    /// The place of the field on which it ends.
    package let last: Int
    /// The acres of that field that are seeded by then.
    package let end: Area
    package let area: Area
    /// What it seeds of each product.
    package let seeded: [Mass]
  }

  /// For each crop how it is seeded; `nil` for one that no field has.
  package let crops: [CropPlan?]
  /// The fields in the order in which they are seeded.
  package let fields: [FieldPlan]
  /// The fields that follow each other with the same products in the same tanks.
  package let rows: [Row]
  /// Whether it is proven that no layout has fewer clean-outs: in this order where it was given, and
  /// otherwise in any order with fewer clean-outs summed over all carts.
  public let isProven: Bool
  /// Whether it is proven, too, that no layout with as few clean-outs keeps the roles of more tanks or
  /// leaves more to spare.
  package let isLayoutProven: Bool
  /// The tanks that hold a product for one crop and not for another that has the product too.
  package let roleChanges: Int

  /// The fills of all fields, each on its own; `nil` when some crop is infeasible.
  public var fills: Int? { Self.sum(fields.map { $0.fills }) }

  /// The fills of all fields when product continues on the next field.
  ///
  /// That is, what is left in the tanks after a field is used on the next field when that has the
  /// same products in the same tanks: fields of one crop that follow each other are one longer field,
  /// and fields of crops that differ in their rates alone are stretches, along which a fill lasts until
  /// the first tank is empty. Each fill counts for the field on which it begins, so that a small field may
  /// have none. Otherwise each field gets its own loads that run out with it, and nothing is
  /// left.
  public var fillsCarriedOver: Int? { Self.sum(fields.map { $0.fillsCarriedOver }) }

  /// The clean-outs of all fields.
  public var cleanOuts: Int { fields.reduce(0) { $0 + $1.cleanOuts.count } }

  private static func sum(_ fills: [Int?]) -> Int? {
    var sum = 0
    for count in fills {
      guard let count else { return nil }
      sum = sum.addingUpToMost(count)
    }
    return sum
  }
}

/// Why a farm cannot be planned for a cart.
public enum FarmPlanError: Error, Equatable, Sendable {
  /// A crop's job, meant by the crop's position, is none.
  case job(crop: Int, JobError)
  /// A crop's job is larger than the exact methods take.
  case allocation(crop: Int, AllocationError)
  /// Constraints are not stated for as many carts, or for as many crops, as there are.
  case constraintCount(Int, expected: Int)
}

extension FarmPlanError {
  /// Refuses rules that are stated for some carts or crops and not for all.
  package static func check(_ count: Int, for expected: Int) throws(FarmPlanError) {
    guard count == 0 || count == expected else {
      throw .constraintCount(count, expected: expected)
    }
  }
}

// MARK: - Planning

extension FarmPlan {
  /// Plans a farm for a cart.
  ///
  /// - Parameters:
  ///   - farm: The farm.
  ///   - cart: The cart.
  ///   - constraints: For each crop the rules on its products; empty when there are none at all.
  ///   - order: The order of the fields. Where one is chosen, fields of one crop follow each other in
  ///     the order of the farm.
  ///   - carriesOver: Whether the fills that are fewest are those where product continues on the next
  ///     field, in place of those of each field by itself.
  /// - Throws: A ``FarmPlanError`` for the first crop whose job is refused.
  public init(
    _ farm: Farm, cart: Cart, constraints: [[Constraint]] = [], order: FieldOrder = .given,
    carriesOver: Bool = false
  ) throws(FarmPlanError) {
    self = try Self.plans(
      farm, carts: [cart], constraints: [constraints], order: order, carriesOver: carriesOver)[0]
  }

  /// Plans a farm for several carts, which all seed its fields in the same order.
  ///
  /// - Parameters:
  ///   - farm: The farm.
  ///   - carts: The carts.
  ///   - constraints: For each cart and crop the rules on its products; empty when there are none.
  ///   - order: The order of the fields.
  ///   - carriesOver: Whether the fills that are fewest are those where product continues on the next
  ///     field.
  /// - Returns: A plan for each cart.
  /// - Throws: A ``FarmPlanError`` for the first crop whose job is refused.
  public static func plans(
    _ farm: Farm, carts: [Cart], constraints: [[[Constraint]]] = [], order: FieldOrder = .given,
    carriesOver: Bool = false
  ) throws(FarmPlanError) -> [FarmPlan] {
    try FarmPlanError.check(constraints.count, for: carts.count)
    let groups = carriesOver ? farm.cropsInTheSameTanks(constraints) : nil
    var choices: [CartChoices] = []
    for (index, cart) in carts.enumerated() {
      choices.append(
        try CartChoices(
          farm, cart: cart, constraints: constraints.isEmpty ? [] : constraints[index],
          order: order, carriesOver: carriesOver, sharing: groups))
    }
    return plans(choices)
  }

  /// Plans a farm for carts whose choices are known, all of the same farm in the same order.
  ///
  /// - Complexity: That of ``LayoutProgramme`` for each cart and each order that is tried, in
  ///   all at most about ``CropOrder/workLimit`` pairs of choices.
  package static func plans(_ carts: [CartChoices]) -> [FarmPlan] {
    guard let first = carts.first else { return [] }
    let (farm, search) = (first.farm, CropOrder(carts))
    let trial =
      first.order == .given
      ? search.trial(fields: Array(farm.fields.indices))
      : search.best(groups: farm.groups(first.order, sharing: first.groups))
    guard let trial else { return [] }
    return carts.indices.map { cart in
      FarmPlan(
        carts[cart], fields: trial.fields, lean: trial.layouts[cart], isProven: trial.isProven)
    }
  }

  /// The best layout of a cart for an order of which the fewest clean-outs are known.
  private init(_ cart: CartChoices, fields: [Int], lean: [Int], isProven: Bool) {
    let programme = LayoutProgramme(cart, visits: cart.visits(fields), isLean: false)
    let known = programme.improved(
      cart.crops.indices.map { crop in
        guard let own = cart.crops[crop], !own.lean.isEmpty else { return 0 }
        let assignment = own.lean[lean[crop]].assignment
        return own.all.firstIndex { $0.assignment == assignment } ?? 0
      })
    let best = programme.best(known: known)
    let chosen = best ?? known
    let places = chosen.indices.map { chosen[cart.leaders[$0]] }
    crops = cart.crops.indices.map { crop in
      cart.crops[crop].map {
        CropPlan($0, $0.all.isEmpty ? nil : $0.all[places[crop]].assignment)
      }
    }
    roleChanges = programme.merit(places).roleChanges
    self.isProven = isProven
    isLayoutProven = isProven && best != nil && cart.crops.allSatisfy { $0?.isComplete ?? true }
    let contents = cart.crops.indices.map { programme.choices[$0][places[$0]].contents }
    rows = cart.rows(fields, crops, contents: contents)
    self.fields = cart.farm.plans(fields, crops, rows, contents: contents)
  }
}

extension FarmPlan.CropPlan {
  /// A crop by one of its choices; `nil` where it has none.
  fileprivate init(_ crop: CartChoices.CropChoices, _ choice: Assignment?) {
    let job = crop.job
    let assignment = choice ?? crop.largestArea.assignment
    let tankCount = job.cart.tanks.count
    let (places, limiting) = (crop.places, job.limitingProduct(assignment))
    status = crop.largestArea.status
    infeasibility = crop.largestArea.infeasibility
    blends = crop.blends
    self.assignment = assignment.renumbered(places, tankCount: tankCount)
    contents = (0..<tankCount).map { tank in
      assignment.product(inTank: tank).map { job.products[$0] }
    }
    areaPerFill = choice.map { job.areaPerFill(of: $0) } ?? Area(acres: crop.largestArea.value)
    mostPerFill = Area(acres: crop.largestArea.value)
    limitingProduct = status == .infeasible ? nil : limiting.map { places[$0] }
    loads = job.seeded(assignment, acres: areaPerFill.acres).map { Volume(bushels: $0) }
  }
}

extension CartChoices.CropChoices {
  /// For each product of the job its position in the crop, for a blend that of its first product.
  fileprivate var places: [Int] {
    let count = job.products.count + blends.reduce(0) { $0 + $1.count - 1 }
    return (0..<count).filter { product in !blends.contains { $0.dropFirst().contains(product) } }
  }
}

// MARK: - The order of the crops

extension Farm {
  /// The crops that may change places: all of them, or those that are seeded from the same date.
  ///
  /// Crops that may share their tanks are one, with the date of the first.
  fileprivate func groups(_ order: FieldOrder, sharing leaders: [Int]) -> [[Int]] {
    var seeded: [Int] = []
    for field in fields where !seeded.contains(leaders[field.crop]) {
      seeded.append(leaders[field.crop])
    }
    guard order == .byDate else { return [seeded] }
    var groups: [[Int]] = []
    while let first = seeded.map({ crops[$0].seededFrom }).min() {
      groups.append(seeded.filter { crops[$0].seededFrom == first })
      seeded.removeAll { crops[$0].seededFrom == first }
    }
    return groups
  }
}

// MARK: - Fields in their order

extension CartChoices {
  /// The fields in a row that have the same in their tanks: those of one crop, or of several that can be
  /// seeded from the same tanks, along which fills are walked.
  fileprivate func rows(
    _ order: [Int], _ crops: [FarmPlan.CropPlan?], contents: [[UInt16]]
  ) -> [FarmPlan.Row] {
    let crop = { farm.fields[order[$0]].crop }
    var rows: [FarmPlan.Row] = []
    var start = 0
    while start < order.count {
      let first = crop(start)
      var end = start + 1
      while end < order.count, isHeld(first, crop(end), crops, contents: contents) { end += 1 }
      let fills = fills(Array(order[start..<end]), from: start, crops[first])
      if fills.isEmpty {
        end = (start..<end).first { crop($0) != first } ?? end
      }
      rows.append(FarmPlan.Row(places: start..<end, fills: fills))
      start = end
    }
    return rows
  }

  private func isHeld(
    _ crop: Int, _ other: Int, _ crops: [FarmPlan.CropPlan?], contents: [[UInt16]]
  ) -> Bool {
    guard crop != other else { return true }
    guard let own = crops[crop], let next = crops[other], own.status != .infeasible,
      own.blends.isEmpty, next.blends.isEmpty
    else { return false }
    return contents[crop] == contents[other] && !constraints[crop].stateContents
      && farm.isInTheSameTanks(crop, other, [constraints])
  }

  /// The fills along fields of several crops in the same tanks; none for fields of one crop, and where
  /// they are more than are walked.
  private func fills(
    _ fields: [Int], from start: Int, _ plan: FarmPlan.CropPlan?
  ) -> [FarmPlan.RowFill] {
    let first = farm.fields[fields[0]].crop
    guard let plan, fields.contains(where: { farm.fields[$0].crop != first }),
      let sequence = try? farm.sequence(ofFields: fields, on: cart, constraints)
    else { return [] }
    let capacities = sequence.capacities(of: plan.assignment)
    guard sequence.fillCount(capacities) <= StretchWalk.fillLimit else { return [] }
    return sequence.fills(of: plan.assignment, toCapacity: false).map { fill in
      var seeded = sequence.whole.products.map { _ in 0.0 }
      for tank in fill.stop.tanks { seeded[tank.product] += tank.seeded.bushels }
      return FarmPlan.RowFill(
        first: start + fill.start.stretch, last: start + fill.end.stretch,
        end: Area(acres: fill.end.acres), area: fill.stop.area,
        seeded: seeded.indices.map {
          Mass(pounds: seeded[$0] * sequence.whole.products[$0].density.poundsPerBushel)
        })
    }
  }
}

extension Farm {
  /// The plans of the fields in an order, by what the tanks hold of each crop.
  fileprivate func plans(
    _ order: [Int], _ crops: [FarmPlan.CropPlan?], _ rows: [FarmPlan.Row], contents: [[UInt16]]
  ) -> [FarmPlan.FieldPlan] {
    let walked = rows.flatMap { $0.fills }
    let isWalked = rows.flatMap { row in row.places.map { _ in !row.fills.isEmpty } }
    var plans: [FarmPlan.FieldPlan] = []
    var held: [UInt16] = []
    var seeded = 0.0
    for (place, field) in order.enumerated() {
      let crop = fields[field].crop
      let isSameCrop = place > 0 && fields[order[place - 1]].crop == crop
      if !isSameCrop { seeded = 0 }
      let (before, acres) = (seeded, area(ofField: field).acres)
      seeded += acres
      let next = contents[crop]
      if held.isEmpty { held = next }
      plans.append(
        FarmPlan.FieldPlan(
          field: field, fills: crops[crop]?.fills(from: 0, to: acres),
          fillsCarriedOver: isWalked[place]
            ? walked.reduce(0) { $0 + ($1.first == place ? 1 : 0) }
            : crops[crop]?.fills(from: before, to: seeded),
          cleanOuts: held.indices.filter { held.isCleaned($0, before: next) }))
      held.fill(with: next)
    }
    return plans
  }
}

extension FarmPlan.CropPlan {
  /// The fills that begin between two areas seeded of the crop; `nil` when it is infeasible.
  fileprivate func fills(from before: Double, to after: Double) -> Int? {
    guard status != .infeasible else { return nil }
    let (first, last) = (count(before), count(after))
    return last == .max ? .max : last - first
  }

  private func count(_ acres: Double) -> Int {
    guard acres > 0 else { return 0 }
    return FillArithmetic.count(FillArithmetic.fills(field: acres, areaPerFill: areaPerFill.acres))
  }
}

/// The search for the plan of a sequence, tank by tank, the largest first.
struct StretchSearch {
  /// What an assignment is worth.
  struct Merit {
    let assignment: Assignment
    let fills: Int
    let severity: Int
    let spare: Double
    let capacity: Double
    let vector: UInt64
  }

  /// The most branches that are looked at.
  static let limit = 2_000_000

  private let sequence: StretchSequence
  private let wishes: [StretchSequence.Wish]
  private let applied: [Int]
  private let capacities: [Double]
  private let order: [Int]
  private let margin: Double
  private(set) var best: Merit
  private var branches = 0
  private var ties: [Merit] = []

  /// Begins with an assignment that gives every product a tank, as a first best one.
  init(_ sequence: StretchSequence, beginningWith assignment: Assignment) {
    let job = sequence.whole
    self.sequence = sequence
    wishes = sequence.wishes()
    applied = job.rankedProducts()
    capacities = job.usableCapacities
    order = GreedyRule(capacities: capacities).tankOrder
      .filter { job.rules.usableTanks.contains($0) }
    margin = job.preferences.margin
    // A first assignment that breaks a refused rule gives way to any other.
    best = Self.merit(
      assignment, of: sequence, severity: sequence.severity(of: assignment, wishes) ?? .max)
  }

  /// Whether the search came to its end.
  mutating func run() -> Bool {
    extend(.empty, tank: 0)
    return branches <= Self.limit
  }

  /// All assignments with as few fills and as little severity as the best, which has been found; `nil`
  /// where they are more than so many, or the search for them takes too long.
  mutating func ties(atMost most: Int) -> [Merit]? {
    (ties, branches) = ([], 0)
    collect(.empty, tank: 0, atMost: most)
    return ties.count <= most && branches <= Self.tieLimit ? ties : nil
  }

  /// The most branches that are looked at for them.
  private static let tieLimit = 20_000

  private mutating func collect(_ assignment: Assignment, tank place: Int, atMost most: Int) {
    branches += 1
    guard branches <= Self.tieLimit, ties.count <= most,
      let severity = sequence.severity(of: assignment, wishes), severity <= best.severity,
      let relaxed = relaxed(assignment, tank: place),
      sequence.fillCount(relaxed.capacities, atMost: best.fills) <= best.fills
    else { return }
    guard place < order.count else {
      ties.append(Self.merit(assignment, of: sequence, severity: severity))
      return
    }
    let (tank, job) = (order[place], sequence.whole)
    for product in applied where job.rules.allowedTanks[product].contains(tank) {
      collect(
        assignment.placing(product: product, inTank: tank), tank: place + 1, atMost: most)
    }
    collect(assignment, tank: place + 1, atMost: most)
  }

  private mutating func extend(_ assignment: Assignment, tank place: Int) {
    branches += 1
    guard branches <= Self.limit, let severity = promising(assignment, tank: place) else { return }
    guard place < order.count else { return judge(assignment, severity: severity) }
    let (tank, job) = (order[place], sequence.whole)
    for product in applied where job.rules.allowedTanks[product].contains(tank) {
      extend(assignment.placing(product: product, inTank: tank), tank: place + 1)
    }
    extend(assignment, tank: place + 1)
  }

  /// The severity of a branch that may be as good as the best; `nil` of one that cannot.
  private func promising(_ assignment: Assignment, tank place: Int) -> Int? {
    guard let severity = sequence.severity(of: assignment, wishes),
      let (most, missing) = relaxed(assignment, tank: place)
    else { return nil }
    let fills = sequence.fillCount(most, atMost: best.fills)
    if fills != best.fills { return fills < best.fills ? severity : nil }
    if severity != best.severity { return severity < best.severity ? severity : nil }
    let isEnough = best.spare >= margin
    let tanks = assignment.tanksUsed + missing
    let bestTanks = best.assignment.tanksUsed
    if isEnough, tanks > bestTanks { return nil }
    let needed = isEnough && tanks < bestTanks ? margin : best.spare
    let factor = (1 + needed) * (1 - 2 * Tolerance.tie)
    return sequence.suffices(most, lightenedBy: factor, fills: fills) ? severity : nil
  }

  /// What each product has with all tanks that are left, what a fill may weigh with the tanks in use, and
  /// the number of products without a tank; `nil` where one of them gets none.
  private func relaxed(
    _ assignment: Assignment, tank place: Int
  ) -> (capacities: [Double], missing: Int)? {
    let rules = sequence.whole.rules
    var most = [Double](repeating: 0, count: sequence.whole.products.count)
    var missing = 0
    for product in applied {
      let own = sequence.whole.tanks(of: product, in: assignment)
      guard own.count <= rules.mostTanks[product] else { return nil }
      var capacity = assignment.capacity(of: product, capacities: capacities)
      if own.count == 0 { missing += 1 }
      if own.count < rules.mostTanks[product] {
        for tank in order[place...] where rules.allowedTanks[product].contains(tank) {
          capacity += capacities[tank]
        }
      }
      guard capacity > 0 else { return nil }
      most[product] = capacity
    }
    if let pounds = sequence.weight?.pounds(using: assignment.tanks) {
      guard pounds > 0 else { return nil }
      most.append(pounds)
    }
    return missing <= order.count - place ? (most, missing) : nil
  }

  private mutating func judge(_ assignment: Assignment, severity: Int) {
    let merit = Self.merit(assignment, of: sequence, severity: severity)
    if isBetter(merit) { best = merit }
  }

  private static func merit(
    _ assignment: Assignment, of sequence: StretchSequence, severity: Int
  ) -> Merit {
    let given = sequence.capacities(of: assignment)
    let fills = sequence.fillCount(given)
    let usable = sequence.whole.usableCapacities
    var capacity = 0.0
    for tank in usable.indices where assignment.product(inTank: tank) != nil {
      capacity += usable[tank]
    }
    return Merit(
      assignment: assignment, fills: fills, severity: severity,
      spare: sequence.spare(given, fills: fills), capacity: capacity,
      vector: sequence.whole.vector(of: assignment))
  }

  private func isBetter(_ merit: Merit) -> Bool {
    if merit.fills != best.fills { return merit.fills < best.fills }
    if merit.severity != best.severity { return merit.severity < best.severity }
    let (enough, others) = (1 + min(merit.spare, margin), 1 + min(best.spare, margin))
    if !Self.isTied(enough, others) { return enough > others }
    let (tanks, otherTanks) = (merit.assignment.tanksUsed, best.assignment.tanksUsed)
    if tanks != otherTanks { return tanks < otherTanks }
    if !Self.isTied(1 + merit.spare, 1 + best.spare) { return merit.spare > best.spare }
    if merit.capacity != best.capacity { return merit.capacity < best.capacity }
    return merit.vector < best.vector
  }

  private static func isTied(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= Tolerance.tie * max(left, right)
  }
}

package import AirCart

/// The oracle of break points: every assignment, in fractions, without tolerance.
///
/// Lists each value at which the areas of two capacities meet, or fills of one make the field,
/// asks all assignments there and in the middle between two such values, and reports where the
/// answers differ. Knows no table, no staircase and no order in which to ask. The numbers of the job
/// must be short in binary and the capacities whole.
package struct ExactWhatIf {
  /// What the plan is at a value.
  package struct State: Equatable {
    package let vector: [Int]
    package let limiting: Int?
    package let fills: Int?

    package init(vector: [Int], limiting: Int?, fills: Int?) {
      self.vector = vector
      self.limiting = limiting
      self.fills = fills
    }
  }

  /// A value at which the state changes.
  package struct Break {
    package let value: ExactFraction
    package let before: State?
    package let at: State
    package let after: State?
  }

  /// An assignment: the capacity of each applied product, and its vector.
  private struct Candidate {
    let given: [Int]
    let vector: [Int]
    let tanks: Int
    let capacity: Int
    /// What a weight limit leaves for product beside the reserves of its tanks; `nil` without one.
    let pounds: ExactFraction?

    init(_ vector: [Int], _ applied: [Int], _ bushels: [Int], _ pounds: ExactFraction?) {
      self.vector = vector
      self.pounds = pounds
      var given = [Int](repeating: 0, count: applied.count)
      var (tanks, capacity) = (0, 0)
      for tank in bushels.indices where vector[tank] >= 0 {
        for index in applied.indices where applied[index] == vector[tank] {
          given[index] += bushels[tank]
        }
        tanks += 1
        capacity += bushels[tank]
      }
      self.given = given
      self.tanks = tanks
      self.capacity = capacity
    }

    func isPreferred(to other: Candidate) -> Bool {
      if tanks != other.tanks { return tanks < other.tanks }
      if capacity != other.capacity { return capacity < other.capacity }
      return vector.lexicographicallyPrecedes(other.vector)
    }

    func givesAsMuch(as other: Candidate) -> Bool {
      for index in given.indices where given[index] < other.given[index] { return false }
      if let pounds, let others = other.pounds, pounds < others { return false }
      return true
    }
  }

  /// How the need of a product depends on the varied number: gain, gain · x or gain / x.
  private enum Dependence {
    case none
    case proportional
    case inverse
  }

  private let candidates: [Candidate]
  private let applied: [Int]
  private let gains: [ExactFraction]
  private let dependences: [Dependence]
  private let field: ExactFraction?
  /// Where there is a weight limit, Σ rate as others + varied · x.
  private let weight: (others: ExactFraction, varied: ExactFraction)?
  private let lower: ExactFraction
  private let upper: ExactFraction
  /// The varied numbers that were asked about.
  package private(set) var valueCount = 0
  package private(set) var breaks: [Break] = []
  private var mostFills = 1

  /// Finds the break points of a job whose varied rate is not zero.
  package init(
    _ job: Job, _ variation: Variation, from lower: Double, to upper: Double,
    leavesOutWorse: Bool = true
  ) {
    let applied = job.products.indices.filter { job.products[$0].rate.poundsPerAcre != 0 }
    self.applied = applied
    candidates = Self.candidates(job, applied, leavesOutWorse)
    gains = applied.map { index in
      let product = job.products[index]
      let rate = ExactFraction(product.rate.poundsPerAcre)
      let density = ExactFraction(product.density.poundsPerBushel)
      return switch variation {
      case .rate(index): (ExactFraction(1) / density).reduced
      case .density(index): rate
      default: (rate / density).reduced
      }
    }
    dependences = applied.map { index in
      switch variation {
      case .rate(index), .allRates: .proportional
      case .density(index): .inverse
      default: .none
      }
    }
    field = variation == .field ? nil : ExactFraction(job.area.acres)
    weight = Self.weight(job, variation)
    self.lower = ExactFraction(lower)
    self.upper = ExactFraction(upper)
    search()
  }

  /// Every assignment, in the order in which ties are broken.
  ///
  /// One that never gives a product more than an earlier one does is never chosen and may be left
  /// out.
  private static func candidates(
    _ job: Job, _ applied: [Int], _ leavesOutWorse: Bool
  ) -> [Candidate] {
    let bushels = job.usableCapacities.map { Int($0) }
    var vector = [Int](repeating: -1, count: bushels.count)
    var all: [Candidate] = []
    // Counts through all vectors of applied products and empty tanks like an odometer.
    var choice = [Int](repeating: -1, count: bushels.count)
    var tank = 0
    while tank < bushels.count {
      if keeps(vector, job.constraints) {
        all.append(Candidate(vector, applied, bushels, pounds(job, vector)))
      }
      tank = 0
      while tank < bushels.count {
        choice[tank] += 1
        if choice[tank] == applied.count { choice[tank] = -1 }
        vector[tank] = choice[tank] < 0 ? -1 : applied[choice[tank]]
        if choice[tank] >= 0 { break }
        tank += 1
      }
    }
    all.sort { $0.isPreferred(to: $1) }
    guard leavesOutWorse else { return all }
    var kept: [Candidate] = []
    for candidate in all {
      var isWorse = false
      for better in kept where better.givesAsMuch(as: candidate) {
        isWorse = true
        break
      }
      if !isWorse { kept.append(candidate) }
    }
    return kept
  }

  /// The limit less the reserves of tanks in use, each of the heaviest product.
  private static func pounds(_ job: Job, _ vector: [Int]) -> ExactFraction? {
    guard let payload = job.rules.payload?.pounds else { return nil }
    let heaviest = job.products.filter(\.isApplied).map(\.density.poundsPerBushel).max() ?? 0
    var kept = 0.0
    for (tank, product) in vector.enumerated() where product >= 0 {
      kept += job.rules.reserves[tank].bushels * heaviest
    }
    return ExactFraction(payload - kept)
  }

  private static func keeps(_ vector: [Int], _ constraints: [Constraint]) -> Bool {
    for constraint in constraints {
      for (tank, product) in vector.enumerated() where product >= 0 {
        switch constraint {
        case .allowedTanks(product, let set): if !set.contains(tank) { return false }
        case .forbiddenTanks(product, let set): if set.contains(tank) { return false }
        case .emptyTanks(let set): if set.contains(tank) { return false }
        case .holds(let set, let held): if set.contains(tank), held != product { return false }
        case .mostTanks(product, let most):
          if vector.filter({ $0 == product }).count > most { return false }
        default: break
        }
      }
    }
    return true
  }
}

// MARK: Weight

extension ExactWhatIf {
  private static func weight(
    _ job: Job, _ variation: Variation
  ) -> (ExactFraction, ExactFraction)? {
    guard job.rules.payload != nil else { return nil }
    var (others, varied) = (ExactFraction(0), ExactFraction(0))
    for (index, product) in job.products.enumerated() {
      let rate = ExactFraction(product.rate.poundsPerAcre)
      switch variation {
      case .rate(index): varied = ExactFraction(1)
      case .allRates: varied = varied + rate
      default: others = others + rate
      }
    }
    return (others, varied)
  }

  /// The area that the weight limit allows a candidate.
  private func weightArea(_ candidate: Candidate, at value: ExactFraction) -> ExactFraction? {
    guard let weight, let pounds = candidate.pounds else { return nil }
    return (pounds / (weight.others + weight.varied * value)).reduced
  }

  /// Where the area that the weight limit allows meets that of a capacity or makes the field.
  private func weightMeetings() -> [ExactFraction] {
    guard weight != nil else { return [] }
    let zero = ExactFraction(0)
    var different: [ExactFraction] = []
    for pounds in candidates.compactMap(\.pounds) where pounds > zero && !different.contains(pounds)
    {
      different.append(pounds)
    }
    return different.flatMap { weightMeetings($0) }
  }

  private func weightMeetings(_ pounds: ExactFraction) -> [ExactFraction] {
    guard let weight else { return [] }
    var values: [ExactFraction] = []
    let zero = ExactFraction(0)
    for product in gains.indices {
      for capacity in capacities(of: product) {
        let area = ExactFraction(capacity) / gains[product]
        switch dependences[product] {
        case .none where weight.varied > zero:
          values.append((pounds / area - weight.others) / weight.varied)
        case .proportional where pounds > area * weight.varied:
          // area / x = pounds / (others + varied · x)
          values.append(area * weight.others / (pounds - area * weight.varied))
        case .inverse: values.append(pounds / weight.others / area)
        default: break
        }
      }
    }
    for fills in 1...mostFills {
      let count = ExactFraction(Int128(fills))
      if let field, weight.varied > zero {
        values.append((count * pounds / field - weight.others) / weight.varied)
      } else if field == nil {
        values.append(count * pounds / weight.others)
      }
    }
    return values.filter { $0 > zero }.map(\.reduced)
  }
}

// MARK: At a value

extension ExactWhatIf {
  private func needs(at value: ExactFraction) -> [ExactFraction] {
    gains.indices.map { index in
      switch dependences[index] {
      case .none: gains[index]
      case .proportional: gains[index] * value
      case .inverse: gains[index] / value
      }
    }
  }

  private func area(
    _ candidate: Candidate, _ needs: [ExactFraction], at value: ExactFraction
  ) -> ExactFraction {
    var least = weightArea(candidate, at: value)
    for index in 0..<needs.count {
      let (given, need) = (candidate.given[index], needs[index])
      let area = ExactFraction(Int128(given) * need.denominator, over: need.numerator)
      if let found = least, found <= area { continue }
      least = area
    }
    return least ?? ExactFraction(0)
  }

  /// The areas of all candidates in doubles: what is far from the best is not looked at exactly.
  private func roughAreas(_ needs: [Double], at value: Double) -> [Double] {
    let total = weight.map { $0.others.approximation + $0.varied.approximation * value }
    return candidates.map { candidate in
      var least = total.map { (candidate.pounds?.approximation ?? .infinity) / $0 } ?? .infinity
      for index in 0..<needs.count {
        let area = Double(candidate.given[index]) / needs[index]
        if area < least { least = area }
      }
      return least
    }
  }

  /// The plan at a value, by the definition.
  package func state(at value: ExactFraction) -> State {
    let needs = needs(at: value)
    let field = field ?? value
    let rough = roughAreas(needs.map(\.approximation), at: value.approximation)
    let roughBest = rough.max() ?? 0
    guard roughBest > 0 else { return leastUnallocated(needs, field) }
    var best = ExactFraction(0)
    for (index, about) in rough.enumerated() where about >= roughBest * (1 - 1e-9) {
      best = max(best, area(candidates[index], needs, at: value))
    }
    for (index, about) in rough.enumerated() where about >= best.approximation * (1 - 1e-9) {
      let ends = area(candidates[index], needs, at: value)
      guard ends >= best else { continue }
      let limiting = needs.indices.first {
        ExactFraction(Int128(candidates[index].given[$0])) / needs[$0] == ends
      }
      return State(
        vector: candidates[index].vector, limiting: limiting.map { applied[$0] },
        fills: Int(max(1, (field / best).roundedUp)))
    }
    preconditionFailure("some candidate has the largest area")
  }

  private func leastUnallocated(_ needs: [ExactFraction], _ field: ExactFraction) -> State {
    let demands = needs.map { ($0 * field).reduced }
    let left = candidates.map { unallocated($0, demands) }
    let least = left.min() ?? ExactFraction(0)
    guard let first = left.firstIndex(where: { $0 == least }) else {
      preconditionFailure("some candidate leaves the least")
    }
    return State(vector: candidates[first].vector, limiting: nil, fills: nil)
  }

  private func unallocated(_ candidate: Candidate, _ demands: [ExactFraction]) -> ExactFraction {
    var left = ExactFraction(0)
    for (given, demand) in zip(candidate.given, demands) where demand > ExactFraction(Int128(given))
    {
      left = (left + demand - ExactFraction(Int128(given))).reduced
    }
    return left
  }

  /// The largest area in doubles, to sort out what is far from it.
  private func roughArea(at value: Double) -> Double {
    let needs = gains.indices.map { index in
      switch dependences[index] {
      case .none: gains[index].approximation
      case .proportional: gains[index].approximation * value
      case .inverse: gains[index].approximation / value
      }
    }
    return roughAreas(needs, at: value).max() ?? 0
  }
}

// MARK: Over the range

extension ExactWhatIf {
  private mutating func search() {
    mostFills = max(state(at: lower).fills ?? 1, state(at: upper).fills ?? 1)
    let isFeasible =
      !applied.isEmpty
      && candidates.contains {
        !$0.given.contains(0) && $0.pounds.map { $0 > ExactFraction(0) } ?? true
      }
    let inside = (isFeasible ? meetings() + weightMeetings() : corners()).filter {
      $0 > lower && $0 < upper
    }.sorted()
    var values = [lower]
    for value in inside where value != values[values.count - 1] { values.append(value) }
    values.append(upper)
    valueCount = values.count
    let atPoints = values.map { state(at: $0) }
    let between = zip(values, values.dropFirst()).map { state(at: ($0 + $1) / ExactFraction(2)) }
    for (index, value) in values.enumerated() {
      let before = index > 0 ? between[index - 1] : nil
      let after = index < between.count ? between[index] : nil
      guard
        before ?? atPoints[index] != atPoints[index] || after ?? atPoints[index] != atPoints[index]
      else { continue }
      breaks.append(Break(value: value, before: before, at: atPoints[index], after: after))
    }
  }

  /// The capacities that some assignment gives to a product.
  private func capacities(of product: Int) -> [Int128] {
    Set(candidates.map { $0.given[product] }).filter { $0 > 0 }.map { Int128($0) }
  }

  /// Where the areas of two capacities are equal, or a number of fills of one makes the field,
  /// unless both are far from the largest area.
  private func meetings() -> [ExactFraction] {
    var values: [ExactFraction] = []
    for first in gains.indices {
      for capacity in capacities(of: first) {
        values += fillings(of: first, capacity)
        guard dependences[first] != .none else { continue }
        for second in gains.indices where dependences[second] == .none {
          for other in capacities(of: second) {
            // C₁ / (gain₁ x) = C₂ / gain₂, or C₁ x / gain₁ for a density.
            let isInverse = dependences[first] == .inverse
            let area = Double(other) / gains[second].approximation
            let rough = Double(capacity) / gains[first].approximation / area
            guard matters(area, at: isInverse ? 1 / rough : rough) else { continue }
            let quotient = ExactFraction(capacity, over: other) * gains[second] / gains[first]
            values.append((isInverse ? ExactFraction(1) / quotient : quotient).reduced)
          }
        }
      }
    }
    return values
  }

  private func fillings(of product: Int, _ capacity: Int128) -> [ExactFraction] {
    guard dependences[product] != .none || field == nil else { return [] }
    let area = ExactFraction(capacity) / gains[product]
    var values: [ExactFraction] = []
    for fills in 1...mostFills {
      let covered = ExactFraction(Int128(fills)) * area
      // Before anything exact: most are far outside the range.
      let rough = roughFilling(covered.approximation, dependences[product])
      let roughField = field?.approximation ?? rough
      guard matters(roughField / Double(fills), at: rough) else { continue }
      let value =
        switch (field, dependences[product]) {
        case (nil, _): covered
        case (let field?, .inverse): field / covered
        case (let field?, _): covered / field
        }
      values.append(value.reduced)
    }
    return values
  }

  private func roughFilling(_ covered: Double, _ dependence: Dependence) -> Double {
    guard let field = field?.approximation else { return covered }
    return dependence == .inverse ? field / covered : covered / field
  }

  /// Whether an area at a value is near the largest one.
  private func matters(_ area: Double, at value: Double) -> Bool {
    guard value > lower.approximation * 0.999, value < upper.approximation * 1.001 else {
      return false
    }
    let largest = roughArea(at: value)
    return abs(area - largest) <= 1e-6 * largest
  }

  /// Where demands are exactly capacities, and between them the corners of the least unallocated,
  /// going from each to the next along the line of least slope.
  private func corners() -> [ExactFraction] {
    var kinks: [ExactFraction] = []
    for product in gains.indices {
      for capacity in capacities(of: product) { kinks += demandMeeting(product, capacity) }
    }
    let inside = kinks.filter { $0 > lower && $0 < upper }.sorted()
    var values = [lower] + inside + [upper]
    for (start, end) in zip(values, values.dropFirst()) where start < end {
      values += corners(from: start, to: end)
    }
    return values
  }

  private func demandMeeting(_ product: Int, _ capacity: Int128) -> [ExactFraction] {
    let quotient = ExactFraction(capacity) / gains[product]
    return switch (field, dependences[product]) {
    case (nil, _): [quotient.reduced]
    case (let field?, .proportional): [(quotient / field).reduced]
    case (_?, .inverse), (_?, .none): []
    }
  }

  /// Walks the lower envelope of lines from one value to another.
  private func corners(from start: ExactFraction, to end: ExactFraction) -> [ExactFraction] {
    let middle = ((start + end) / ExactFraction(2)).reduced
    let lines = candidates.map { candidate in
      let ends = [start, middle].map { value in
        unallocated(candidate, needs(at: value).map { ($0 * (field ?? value)).reduced })
      }
      let slope = ((ends[1] - ends[0]) / (middle - start)).reduced
      return (start: ends[0], slope: slope)
    }
    var corners: [ExactFraction] = []
    var current = lines.min { $0.start == $1.start ? $0.slope < $1.slope : $0.start < $1.start }
    var place = start
    while let line = current {
      var next: (value: ExactFraction, slope: ExactFraction, start: ExactFraction)?
      for other in lines where other.slope < line.slope {
        let meeting = ((other.start - line.start) / (line.slope - other.slope) + start).reduced
        guard meeting > place, meeting < end else { continue }
        if let found = next, found.value < meeting { continue }
        if let found = next, found.value == meeting, found.slope <= other.slope { continue }
        next = (meeting, other.slope, other.start)
      }
      guard let found = next else { break }
      corners.append(found.value)
      (place, current) = (found.value, (found.start, found.slope))
    }
    return corners
  }
}

/// The plan to load a sequence of stretches by: the assignment with the fewest fills along it, and
/// among those the one that keeps the house rules.
///
/// Of all assignments, the first by
/// 1. fewest fills along the sequence;
/// 2. least severity of broken house rules, each counted once a product, at its highest rate;
/// 3. largest min(spare, margin), where the spare is how much heavier all rates could be without
///    another fill;
/// 4. fewest tanks;
/// 5. largest spare, then least capacity in use;
/// 6. smallest product vector, as in ``PracticalPlan``, products ranked by what the sequence takes.
///
/// With one rate everywhere it is the practical plan of one field with the summed area, because the
/// spare F·z/A − 1 then grows with the area per fill.
package struct StretchPlan: Equatable, Sendable {
  /// The product of each tank.
  package let assignment: Assignment
  package let fills: Int
  /// How much heavier all rates could be without another fill, as a share.
  package let spare: Double
  /// The rules that the assignment breaks, by rule and then by product.
  package let breaches: [HouseRules.Breach]
  /// The sum of their severities.
  package let severity: Int
}

/// Why a sequence cannot be planned.
package enum StretchError: Error, Equatable, Sendable {
  /// More than the exact methods take.
  case allocation(AllocationError)
  /// More fills than are walked one by one.
  case tooManyFills(limit: Int)
  /// More assignments than are looked at.
  case tooManyAssignments(limit: Int)
}

extension StretchPlan {
  /// Finds the practical plan of a sequence.
  ///
  /// A search over the tanks, largest first, that leaves out a branch which cannot be better than the
  /// best plan so far: with all tanks that are left given to every product at once, which is more than
  /// any of its assignments gives, it takes more fills, or as many with more severity, less spare or
  /// more tanks.
  ///
  /// - Parameter sequence: Stretches that take something of some product.
  /// - Returns: The plan; `nil` when no assignment gives every product a tank.
  /// - Throws: ``StretchError`` when there are more tanks, fills or assignments than it takes.
  /// - Complexity: At worst a walk along the sequence for each of (*n* + 1)^*t* assignments of *n*
  ///   products to *t* tanks; few of them in practice.
  package static func find(_ sequence: StretchSequence) throws(StretchError) -> StretchPlan? {
    try search(sequence).map { StretchPlan($0.best, of: sequence) }
  }

  /// Finds the practical plan of a sequence, and the spare of every assignment that takes as few fills
  /// and breaks the house rules no more severely.
  ///
  /// - Parameters:
  ///   - sequence: Stretches that take something of some product.
  ///   - most: The most assignments that are listed.
  /// - Returns: The plan, and the assignments, the plan's among them; `nil` for these where they are
  ///   more.
  /// - Throws: ``StretchError`` when there are more tanks, fills or assignments than it takes.
  static func findAll(
    _ sequence: StretchSequence, atMost most: Int
  ) throws(StretchError) -> (plan: StretchPlan, all: [(assignment: Assignment, spare: Double)]?)? {
    guard var search = try search(sequence) else { return nil }
    let ties = search.ties(atMost: most)
    return (
      StretchPlan(search.best, of: sequence), ties?.map { ($0.assignment, $0.spare) }
    )
  }

  /// A search that has come to its end; `nil` where no assignment gives every product a tank.
  private static func search(_ sequence: StretchSequence) throws(StretchError) -> StretchSearch? {
    let first: PracticalPlan?
    do throws(AllocationError) {
      first = try PracticalPlan.find(sequence.whole)
    } catch { throw .allocation(error) }
    guard let first else { return nil }
    var search = StretchSearch(sequence, beginningWith: first.assignment)
    guard search.run() else { throw .tooManyAssignments(limit: StretchSearch.limit) }
    guard search.best.severity < .max else { return nil }
    guard search.best.fills <= StretchWalk.fillLimit else {
      throw .tooManyFills(limit: StretchWalk.fillLimit)
    }
    return search
  }

  fileprivate init(_ best: StretchSearch.Merit, of sequence: StretchSequence) {
    assignment = best.assignment
    fills = best.fills
    spare = best.spare
    severity = best.severity
    breaches = sequence.wishes().filter { wish in
      wish.isBroken(by: sequence.whole.tanks(of: wish.product, in: best.assignment))
    }.map { HouseRules.Breach($0.rule, product: $0.product) }
  }
}

extension StretchSequence {
  /// A house rule about a product.
  package struct Wish {
    let rule: HouseRule
    let product: Int
    let unwanted: UnwantedTanks
    /// `nil` where no plan may break it.
    let severity: Int?

    func isBroken(by tanks: TankSet) -> Bool { unwanted.isBroken(by: tanks) }
  }

  /// The house rules about the products, by rule and then by product.
  package func wishes() -> [Wish] {
    var wishes: [Wish] = []
    for rule in HouseRule.all {
      for product in heaviest.products.indices where heaviest.products[product].isApplied {
        guard let unwanted = heaviest.unwantedTanks(by: rule, for: product) else { continue }
        let isRefused = whole.preferences.refused.contains(rule)
        wishes.append(
          Wish(
            rule: rule, product: product, unwanted: unwanted,
            severity: isRefused ? nil : whole.preferences.rules[rule]))
      }
    }
    return wishes
  }

  /// The severities of the rules that an assignment breaks, summed; `nil` where one is refused.
  ///
  /// With more tanks it never sinks.
  package func severity(of assignment: Assignment, _ wishes: [Wish]) -> Int? {
    var sum = 0
    for wish in wishes where wish.isBroken(by: whole.tanks(of: wish.product, in: assignment)) {
      guard let severity = wish.severity else { return nil }
      sum += severity
    }
    return sum
  }
}

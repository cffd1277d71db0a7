/// From least-filled-first, the best move or swap of tanks again and again until none improves.
///
/// A move gives a tank, free or not, to another product; a swap exchanges two tanks of two
/// products. Each round tries all of them, moves before swaps, tanks from the largest to the
/// smallest and products in order, and takes the first of the best. A change counts as better when
/// it gains more than rounding can: one part in 10¹². So the value rises with every round and the
/// search ends.
package struct LocalSearch: Heuristic, Sendable {
  /// What counts as a gain, relative to the area per fill or to the demand.
  private static let gain = 1e-12

  package init() {}

  package var method: Method { .localSearch }

  /// - Complexity: O(*n*·*t*·(*n* + *t*)) for each round; two rounds or so at five tanks.
  package func place(
    unitDemands: UnsafePointer<Double>, demands: UnsafePointer<Double>, for objective: Objective,
    in workspace: TankWorkspace, counters: inout WorkCounters
  ) {
    LeastFilledFirst().place(
      unitDemands: unitDemands, demands: demands, for: objective, in: workspace,
      counters: &counters)
    switch objective {
    case .largestAreaPerFill:
      climb(AreaScore(needs: unitDemands), workspace, &counters)
    case .leastUnallocated:
      var total = 0.0
      for product in 0..<workspace.productCount { total += demands[product] }
      climb(PlacedScore(needs: demands, leastGain: Self.gain * total), workspace, &counters)
    }
  }

  /// A change of the allocation: a tank to another product, or exchanged for a second tank.
  private struct Change {
    let tank: Int
    let product: Int
    /// The tank that comes back, or −1.
    let exchanged: Int
  }

  private func climb(
    _ score: some CapacityScore, _ workspace: TankWorkspace, _ counters: inout WorkCounters
  ) {
    var value = score.value(workspace.given, workspace.productCount)
    while let (change, better) = best(score, value, workspace, &counters) {
      apply(change, workspace)
      value = better
    }
  }

  /// The first of the best changes, with the value after it; `nil` when none improves.
  private func best(
    _ score: some CapacityScore, _ value: Double, _ workspace: TankWorkspace,
    _ counters: inout WorkCounters
  ) -> (Change, Double)? {
    var found: (Change, Double)?
    var least = score.improved(value, Self.gain)
    for tank in 0..<workspace.tankCount {
      for product in 0..<workspace.productCount where mayMove(tank, product, workspace) {
        counters.candidates += 1
        let moved = self.value(
          score, moving: workspace.capacities[tank], from: workspace.holders[tank], to: product,
          workspace)
        if moved > least {
          found = (Change(tank: tank, product: product, exchanged: -1), moved)
          least = moved
        }
      }
    }
    for tank in 0..<workspace.tankCount {
      for other in (tank + 1)..<max(tank + 1, workspace.tankCount)
      where maySwap(tank, other, workspace) {
        counters.candidates += 1
        let swapped = self.value(
          score, moving: workspace.capacities[tank] - workspace.capacities[other],
          from: workspace.holders[tank], to: workspace.holders[other], workspace)
        if swapped > least {
          found = (
            Change(tank: tank, product: workspace.holders[other], exchanged: other), swapped
          )
          least = swapped
        }
      }
    }
    return found
  }

  private func mayMove(_ tank: Int, _ product: Int, _ workspace: TankWorkspace) -> Bool {
    workspace.holders[tank] != product && workspace.allows(product, tank)
      && workspace.counts[product] < workspace.most[product]
  }

  /// Tanks of two products and of different size, each allowed to the other's product.
  private func maySwap(_ tank: Int, _ other: Int, _ workspace: TankWorkspace) -> Bool {
    let (left, right) = (workspace.holders[tank], workspace.holders[other])
    guard left >= 0, right >= 0, left != right else { return false }
    return workspace.capacities[tank] != workspace.capacities[other]
      && workspace.allows(right, tank) && workspace.allows(left, other)
  }

  /// Returns the value as if some bushels of one product, or of none, were another's.
  @inline(__always)
  private func value(
    _ score: some CapacityScore, moving bushels: Double, from: Int, to: Int,
    _ workspace: TankWorkspace
  ) -> Double {
    let target = workspace.given[to]
    let source = from >= 0 ? workspace.given[from] : 0
    workspace.given[to] = target + bushels
    if from >= 0 { workspace.given[from] = source - bushels }
    let value = score.value(workspace.given, workspace.productCount)
    workspace.given[to] = target
    if from >= 0 { workspace.given[from] = source }
    return value
  }

  private func apply(_ change: Change, _ workspace: TankWorkspace) {
    let from = workspace.holders[change.tank]
    take(change.tank, workspace)
    if change.exchanged >= 0 {
      take(change.exchanged, workspace)
      workspace.give(change.exchanged, to: from)
    }
    workspace.give(change.tank, to: change.product)
  }

  private func take(_ tank: Int, _ workspace: TankWorkspace) {
    let holder = workspace.holders[tank]
    guard holder >= 0 else { return }
    workspace.holders[tank] = -1
    workspace.given[holder] -= workspace.capacities[tank]
    workspace.counts[holder] -= 1
  }
}

/// What the capacities given to products are worth; more is better.
private protocol CapacityScore {
  func value(_ given: UnsafePointer<Double>, _ count: Int) -> Double
  /// Returns what a better value must exceed.
  func improved(_ value: Double, _ gain: Double) -> Double
}

/// Acres per fill, min C / v.
private struct AreaScore: CapacityScore {
  let needs: UnsafePointer<Double>

  @inline(__always)
  func value(_ given: UnsafePointer<Double>, _ count: Int) -> Double {
    var least = Double.infinity
    for product in 0..<count {
      let acres = given[product] / needs[product]
      least = acres < least ? acres : least
    }
    return least
  }

  func improved(_ value: Double, _ gain: Double) -> Double { value * (1 + gain) }
}

/// Bushels placed, Σ min(b, C).
private struct PlacedScore: CapacityScore {
  let needs: UnsafePointer<Double>
  let leastGain: Double

  @inline(__always)
  func value(_ given: UnsafePointer<Double>, _ count: Int) -> Double {
    var sum = 0.0
    for product in 0..<count {
      let (room, need) = (given[product], needs[product])
      sum += room < need ? room : need
    }
    return sum
  }

  func improved(_ value: Double, _ gain: Double) -> Double { value + leastGain }
}

import AirCart

extension ComparisonDocument {
  /// Which of several carts is the best and why; `nil` when there is nothing to compare.
  package var bestSentence: String? {
    guard let first = entries.first, entries.count > 1 else { return nil }
    guard first.document.isFeasible else { return closestSentence(first) }
    guard let next = entries.first(where: { $0.rank > first.rank }) else {
      return "All \(entries.count) carts do equally well."
    }
    let verb = first.tiedWith.isEmpty ? "is" : "are"
    return "\(names(rank: first.rank)) \(verb) the best of \(entries.count) carts: "
      + reason(first.document, next.document, names(rank: next.rank))
  }

  /// None is the best where none gives every product a tank.
  private func closestSentence(_ first: Entry) -> String {
    let document = first.document
    let least = Volume(bushels: document.plan.leastUnallocated.value)
    let (comes, leaves) = first.tiedWith.isEmpty ? ("comes", "leaves") : ("come", "leave")
    return "No cart has enough tanks for all these products. \(names(rank: first.rank)) \(comes) "
      + "closest and \(leaves) \(document.amounts.volume(least)) out."
  }

  private func names(rank: Int) -> String {
    entries.filter { $0.rank == rank }.map(\.document.cart.name).joined(separator: " = ")
  }

  private func reason(_ best: PlanDocument, _ next: PlanDocument, _ nextNames: String) -> String {
    let (bestPlan, nextPlan) = (best.plan.fillPlan, next.plan.fillPlan)
    guard let bestFills = bestPlan.fills, let nextFills = nextPlan.fills else {
      return "no other gives every product a tank."
    }
    if bestFills < nextFills {
      return "fewest fills, \(bestFills); next \(nextNames) with \(nextFills)."
    }
    let text = best.amounts
    let (area, nextArea) = (bestPlan.areaPerFill, nextPlan.areaPerFill)
    if area.acres - nextArea.acres > Tolerance.tie * area.acres {
      return "largest area per fill, \(text.area(area)); next \(nextNames) with "
        + "\(text.area(nextArea))."
    }
    let least = [best, next].map { Volume(bushels: $0.plan.leastUnallocated.value) }
    return "least unallocated, \(text.volume(least[0])); next \(nextNames) with "
      + "\(text.volume(least[1]))."
  }
}

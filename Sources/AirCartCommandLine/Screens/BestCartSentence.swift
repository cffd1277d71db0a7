import AirCart
import AirCartReports

/// Which of several carts is the best, and why, in one sentence.
struct BestCartSentence {
  let comparison: ComparisonDocument
  let text: AmountText

  /// The sentence; nothing when there is nothing to compare.
  var sentence: String? {
    guard let first = comparison.entries.first, comparison.entries.count > 1 else { return nil }
    guard first.document.isFeasible else { return leastLeftOver(first) }
    let best = names(rank: first.rank)
    let verb = first.tiedWith.isEmpty ? "is" : "are"
    let head = "\(best) \(verb) the best of \(comparison.entries.count) carts"
    guard let next = comparison.entries.first(where: { $0.rank > first.rank }) else {
      return "All \(comparison.entries.count) carts do equally well."
    }
    return head + ": " + reason(first.document, next.document, names(rank: next.rank))
  }

  /// None is the best where none gives every product a tank.
  private func leastLeftOver(_ first: ComparisonDocument.Entry) -> String {
    let least = Volume(bushels: first.document.plan.leastUnallocated.value)
    return "No cart can seed this in one pass of the products; least is left over by "
      + "\(names(rank: first.rank)), \(text.volume(least))."
  }

  private func names(rank: Int) -> String {
    comparison.entries.filter { $0.rank == rank }.map(\.document.cart.name)
      .joined(separator: " = ")
  }

  private func reason(_ best: PlanDocument, _ next: PlanDocument, _ nextNames: String) -> String {
    let (bestPlan, nextPlan) = (best.plan.fillPlan, next.plan.fillPlan)
    guard let bestFills = bestPlan.fills, let nextFills = nextPlan.fills else {
      return "no other gives every product a tank."
    }
    if bestFills < nextFills {
      return "fewest fills, \(bestFills); next \(nextNames) with \(nextFills)."
    }
    let (area, nextArea) = (bestPlan.areaPerFill, nextPlan.areaPerFill)
    if area.acres - nextArea.acres > Tolerance.tie * area.acres {
      return "largest area per fill, \(text.area(area)); next \(nextNames) with "
        + "\(text.area(nextArea))."
    }
    return leastUnallocated(best, next, nextNames)
  }

  private func leastUnallocated(
    _ best: PlanDocument, _ next: PlanDocument, _ nextNames: String
  ) -> String {
    let least = Volume(bushels: best.plan.leastUnallocated.value)
    let more = Volume(bushels: next.plan.leastUnallocated.value)
    return "least unallocated, \(text.volume(least)); next \(nextNames) with "
      + "\(text.volume(more))."
  }
}

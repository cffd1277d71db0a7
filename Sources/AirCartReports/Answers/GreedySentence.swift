import AirCart
import AirCartDocuments

/// What the plan does better than the simple rule, in one sentence.
struct GreedySentence {
  let document: PlanDocument

  private var text: AmountText { document.amounts }
  private var plan: Plan { document.plan }

  /// Whether both put the same amounts into the same tanks, or for several fills the same products.
  var isSameAllocation: Bool {
    guard document.isFeasible, !document.fitsInOneFill else {
      return zip(document.recommendedRows, document.referenceRows).allSatisfy {
        $0.product == $1.product && abs($0.amount.bushels - $1.amount.bushels) <= 1e-6
      }
    }
    return plan.greedy.assignment == plan.recommended
  }

  private static let sameAllocation = "The simple rule gives the same allocation."

  var sentence: String {
    guard let fills = plan.fillPlan.fills else { return infeasibleSentence }
    return fills == 1 ? oneFillSentence : severalFillsSentence(fills)
  }

  private var infeasibleSentence: String {
    let (rule, best) = (plan.greedy.unallocated, plan.leastUnallocated.value)
    if isSameAllocation { return Self.sameAllocation }
    guard rule.bushels - best > 1e-9 * document.demand.bushels else {
      return "The simple rule leaves the same \(text.volume(rule)) without a tank."
    }
    return "The simple rule leaves \(text.volume(rule)) without a tank, the plan "
      + "\(text.volume(Volume(bushels: best)))."
  }

  private var oneFillSentence: String {
    if plan.greedy.unallocated.bushels > 0 {
      return "The simple rule leaves \(leftOver) without a tank; the plan places "
        + "everything."
    }
    if isSameAllocation { return Self.sameAllocation }
    let (rule, best) = (plan.greedy.assignment.tanksUsed, plan.recommended.tanksUsed)
    guard rule == best else {
      return "Both place everything; the plan needs \(tanks(best)), the simple rule "
        + "\(rule)."
    }
    let free = (capacityLeft(document.recommendedRows), capacityLeft(document.referenceRows))
    guard free.0 > free.1 else { return "Both place everything in \(tanks(best))." }
    return "Both place everything in \(tanks(best)); the plan leaves "
      + "\(text.capacity(Volume(bushels: free.0))) of tanks empty, the simple rule "
      + "\(text.capacity(Volume(bushels: free.1)))."
  }

  private func severalFillsSentence(_ fills: Int) -> String {
    guard let ruleFills = document.referenceFills else {
      return "The simple rule gives \(productsWithoutTank.listed) no tank; the plan "
        + "gives every product one."
    }
    let (rule, best) = (document.referenceRange, plan.fillPlan.areaPerFill)
    if best.acres - rule.acres <= 1e-9 * best.acres {
      return "Tanks chosen by the simple rule last for the same \(text.area(rule)) per fill."
    }
    let ruleCount = fixed(ruleFills, 0)
    guard ruleFills > Double(fills) else {
      return "Tanks chosen by the simple rule last for \(text.area(rule)) per fill instead of "
        + "\(text.area(best)); the field takes \(fills) fills either way."
    }
    return "Tanks chosen by the simple rule last for \(text.area(rule)) per fill instead of "
      + "\(text.area(best)), and the field takes \(ruleCount) fills instead of \(fills)."
  }

  // MARK: Parts

  private func tanks(_ count: Int) -> String { count == 1 ? "1 tank" : "\(count) tanks" }

  /// What the rule leaves over, product by product.
  private var leftOver: String {
    let rounding = 1e-9 * document.demand.bushels
    return document.referenceUnallocated.filter { $0.amount.bushels > rounding }
      .map { "\(text.volume($0.amount)) of \($0.product)" }.listed
  }

  private var productsWithoutTank: [String] {
    let placed = document.referenceRows.compactMap(\.product)
    return document.problem.products.filter { $0.isApplied && !placed.contains($0.name) }
      .map(\.name)
  }

  private func capacityLeft(_ rows: [PlanDocument.TankRow]) -> Double {
    rows.filter { $0.product == nil }.reduce(0) { $0 + $1.capacity.bushels }
  }
}

import AirCart
import AirCartDocuments
import AirCartReports

/// What leaving out the saddle tank has made impossible.
struct SaddleNote {
  let text: String

  /// Creates the note of an infeasible plan that would be feasible with the saddle tank, or
  /// nothing.
  init?(_ document: PlanDocument, _ job: Job, _ arguments: ParsedArguments) throws {
    guard !document.isFeasible, arguments.flag("saddle") == false,
      let whole = try? CartDirectory().cart(named: document.cart.name),
      whole.tanks.count > document.cart.tanks.count
    else { return nil }
    let fillPlan = try job.document(on: whole).plan.fillPlan
    guard let fills = fillPlan.fills else { return nil }
    let area = AmountText(units: document.units).area(fillPlan.areaPerFill)
    text =
      "'--no-saddle' leaves out a tank. With the saddle tank of \(whole.name) the field takes "
      + (fills == 1 ? "one fill." : "\(fills) fills of \(area).")
  }
}

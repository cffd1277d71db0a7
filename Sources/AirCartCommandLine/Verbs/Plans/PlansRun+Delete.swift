import AirCartDocuments
import AirCartReports

extension PlansRun {
  /// Removes plans, after asking a person or being told not to ask.
  ///
  /// A name means every plan that has it: several only where they were imported so.
  func delete() throws -> ExitCode {
    let words = try requiredWords(
      "The name of a plan", example: "aircart plans delete 'North quarter'")
    let contents = try contents()
    var entries: [PlanStore.Entry] = []
    for word in words {
      for entry in try contents.plans(meantBy: word)
      where !entries.contains(where: { $0.path == entry.path }) { entries.append(entry) }
    }
    guard try isConfirmed(entries.map(\.plan)) else {
      console.note("Nothing was deleted.")
      return .negative
    }
    for entry in entries { try store.remove(entry) }
    try console.write(answer(entries.map(\.plan)), as: format)
    return .success
  }

  private func isConfirmed(_ plans: [SavedPlan]) throws -> Bool {
    if arguments.isOn("yes") { return true }
    let names = labels(plans)
    try require(
      console.input.isTerminal,
      "\(names.listed) cannot be deleted without asking, and there is no terminal.",
      remedy: "Give --yes to delete without being asked.")
    guard names.count > 1 else { return try agrees(to: "Delete \(names[0])?") }
    let list = names.map { "  \($0)\n" }.joined()
    return try agrees(to: "\(list)Delete these \(names.count) plans?")
  }

  /// The names as they are shown, with the time and the cart where several plans share one.
  private func labels(_ plans: [SavedPlan]) -> [String] {
    plans.map { plan in
      let name = "'\(plan.name.printable)'"
      guard plans.filter({ $0.name == plan.name }).count > 1 else { return name }
      return "\(name) of \(plan.saved.localText(console.environment)), \(plan.request.cart.name)"
    }
  }

  private func answer(_ plans: [SavedPlan]) -> Answer {
    Answer(
      title: "", blocks: [.sentences(labels(plans).map { "Deleted \($0)." })],
      data: PlansAnswer(deleted: plans).json,
      table: ResultTable(
        columns: [
          .init("name", cells: .texts(plans.map(\.name))),
          .init("id", cells: .texts(plans.map(\.id))),
        ], rowCount: plans.count))
  }
}

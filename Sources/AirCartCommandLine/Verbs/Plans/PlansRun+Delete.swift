import AirCartDocuments
import AirCartReports

extension PlansRun {
  /// Removes plans, after asking a person or being told not to ask.
  func delete() throws -> ExitCode {
    let words = try requiredWords(
      "The name of a plan", example: "aircart plans delete 'North quarter'")
    let contents = try contents()
    var entries: [PlanStore.Entry] = []
    for word in words {
      let entry = try only(word, in: contents)
      if !entries.contains(where: { $0.path == entry.path }) { entries.append(entry) }
    }
    guard try isConfirmed(entries) else {
      console.note("Nothing was deleted.")
      return .negative
    }
    for entry in entries { try store.remove(entry) }
    try console.write(answer(entries.map(\.plan)), as: format)
    return .success
  }

  /// The one plan that a word means: which of several to delete is not for us to choose.
  private func only(
    _ word: String, in contents: PlanStore.Contents
  ) throws -> PlanStore.Entry {
    let meant = try contents.plans(meantBy: word)
    guard meant.count > 1 else { return meant[0] }
    let list = meant.map {
      "      \($0.plan.id)  \($0.plan.saved.localText(console.environment))"
    }
    throw CommandError(
      .usage, "\(meant.count) plans are named '\(word)'.",
      remedy: "Name one by its id:\n" + list.joined(separator: "\n"))
  }

  private func isConfirmed(_ entries: [PlanStore.Entry]) throws -> Bool {
    if arguments.isOn("yes") { return true }
    guard console.input.isTerminal else {
      throw CommandError(
        .usage, "Deleting asks first, and standard input is no terminal.",
        remedy: "Give --yes to delete without being asked.")
    }
    let names = entries.map { "'\($0.plan.name)'" }.listed.printable
    console.errors.writeIgnoringFailure("Delete \(names)? [y/N] ")
    let answer = try console.input.readLine()?.trimmed.lowercased()
    return answer == "y" || answer == "yes"
  }

  private func answer(_ plans: [SavedPlan]) -> Answer {
    Answer(
      title: "", blocks: [.sentences(plans.map { "Deleted '\($0.name)'." })],
      data: ["schemaVersion": 1, "deleted": .array(plans.map { .string($0.id) })],
      table: ResultTable(
        columns: [
          .init("name", cells: .texts(plans.map(\.name))),
          .init("id", cells: .texts(plans.map(\.id))),
        ], rowCount: plans.count))
  }
}

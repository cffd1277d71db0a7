import AirCart
import AirCartDocuments
import AirCartReports

extension PlansRun {
  /// Names all plans, the newest first.
  func list() throws -> ExitCode {
    try requireNoWords()
    let isBare = arguments.isOn(PlansAction.names.name)
    let other = arguments.isOn("details") ? "--details" : "--format \(format.rawValue)"
    try require(
      !isBare || (format == .text && !arguments.isOn("details")),
      "The options '--names' and '\(other)' contradict each other.",
      remedy: "Leave one of them out.")
    let contents = try contents()
    try console.write(isBare ? names(contents) : answer(contents), as: format)
    return .success
  }

  /// Each name once, for scripts and for the shell's completion.
  private func names(_ contents: PlanStore.Contents) -> Answer {
    let names = contents.entries.map(\.plan.name).distinct
    return Answer(
      title: "", blocks: [.preformatted(names)], data: PlansAnswer(contents: contents).json,
      table: ResultTable(columns: [.init("name", cells: .texts(names))], rowCount: names.count))
  }

  private func answer(_ contents: PlanStore.Contents) -> Answer {
    let plans = contents.entries
    return Answer(
      title: "Saved plans",
      blocks: plans.isEmpty
        ? [.sentence("No plans are saved.")]
        : [.table(shown(plans, isDetailed: arguments.isOn("details")))],
      data: PlansAnswer(contents: contents).json, table: Self.table(plans))
  }

  private static func table(_ plans: [PlanStore.Entry]) -> ResultTable {
    ResultTable(
      columns: [
        .init("name", cells: .texts(plans.map(\.plan.name))),
        .init("saved", cells: .texts(plans.map(\.plan.saved.text))),
        .init("cart", cells: .texts(plans.map(\.plan.request.cart.name))),
        .init("field", cells: .numbers(plans.map(\.plan.request.field))),
        .init("units", cells: .texts(plans.map(\.plan.request.units.name))),
        .init("path", cells: .texts(plans.map(\.path))),
      ], rowCount: plans.count)
  }

  private func shown(_ plans: [PlanStore.Entry], isDetailed: Bool) -> Answer.Table {
    Answer.Table(
      plans,
      [
        .words("Name", as: .heading) { $0.plan.name },
        .name("Saved", as: .secondary) { $0.plan.saved.localText(console.environment) },
        .words("Cart") { $0.plan.request.cart.name },
        .figure("Field", as: .amount) {
          "\($0.plan.request.field.plain) \(AmountText(units: $0.plan.request.units).areaUnit)"
        },
        .name("Units") { $0.plan.request.units.name },
        .words("File", as: .secondary) { isDetailed ? $0.file : "" },
      ])
  }

  /// Removes plans, after asking a person or being told not to ask.
  ///
  /// A name means every plan that has it: several only where files were copied so.
  func delete() throws -> ExitCode {
    let words = try requiredWords(
      "The name of a plan", example: "aircart plans delete 'North quarter'")
    let contents = try contents()
    var entries: [PlanStore.Entry] = []
    for word in words {
      for entry in try contents.plans(meantBy: word)
      where !entries.contains(where: { $0.path == entry.path }) { entries.append(entry) }
    }
    try PlanStore.requireSingle(entries)
    guard try isConfirmed(entries.map(\.plan)) else {
      console.note("Nothing was deleted.")
      return .negative
    }
    for entry in entries { try store.remove(entry) }
    try console.write(deletion(entries), as: format)
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

  private func deletion(_ entries: [PlanStore.Entry]) -> Answer {
    Answer(
      title: "", blocks: [.sentences(labels(entries.map(\.plan)).map { "Deleted \($0)." })],
      data: PlansAnswer(deleted: entries).json,
      table: ResultTable(
        columns: [
          .init("name", cells: .texts(entries.map(\.plan.name))),
          .init("path", cells: .texts(entries.map(\.path))),
        ], rowCount: entries.count))
  }
}

extension PlanStore.Contents {
  /// The plans of exactly that name, the newest first.
  func plans(named name: String) -> [PlanStore.Entry] { entries.filter { $0.plan.name == name } }

  /// The plans of a name, of which there must be some, the newest first.
  ///
  /// Names are compared as Unicode says: `é` is the same letter however it is stored.
  func plans(meantBy word: String) throws(CommandError) -> [PlanStore.Entry] {
    let named = plans(named: word)
    guard named.isEmpty else { return named }
    let close = closestNames(to: word, among: entries.map(\.plan.name)).first
    let question = close.map { " Did you mean '\($0)'?" } ?? ""
    throw CommandError(
      .missingInput, "There is no plan '\(word)'.\(question)",
      remedy: entries.isEmpty
        ? "Save one with 'aircart plans save'." : "'aircart plans list' names them all.")
  }
}

extension PlansRun {
  /// The words behind the action, of which there must be some.
  func requiredWords(_ what: String, example: String) throws(CommandError) -> [String] {
    try require(!words.isEmpty, "\(what) is missing.", remedy: "Write it as \(example).")
    return words
  }

  /// The newest plan that a word means, older ones of the same name being mentioned.
  func newest(_ word: String, in contents: PlanStore.Contents) throws -> PlanStore.Entry {
    let meant = try contents.plans(meantBy: word)
    if meant.count > 1 {
      console.note(
        "\(meant.count) plans are named '\(word)': this is the newest; 'aircart plans list "
          + "--details' names their files.")
    }
    return meant[0]
  }
}

import AirCartDocuments

extension PlanStore.Contents {
  /// The plans of exactly that name, the newest first.
  func plans(named name: String) -> [PlanStore.Entry] {
    entries.filter { $0.plan.name == name }
  }

  /// The plans that a word means: the one of that id, or all of that name, the newest first.
  ///
  /// Names are compared as Unicode says: `é` is the same letter however it is stored.
  func plans(meantBy word: String) throws(CommandError) -> [PlanStore.Entry] {
    if let entry = entries.first(where: { $0.plan.id == word }) { return [entry] }
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
          + "--details' names all by id.")
    }
    return meant[0]
  }
}

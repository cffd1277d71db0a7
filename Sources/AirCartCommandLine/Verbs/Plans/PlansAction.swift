import AirCartDocuments

/// What `aircart plans` can be asked to do.
enum PlansAction: String, CaseIterable {
  case save, list, show, delete, path

  /// What it does, as a clause.
  var summary: String {
    switch self {
    case .save: "saves a job and its results under a name, and asks before it replaces a plan"
    case .list: "lists all plans, newest first"
    case .show: "plans the job again and shows whether the answer has changed"
    case .delete: "removes plans"
    case .path: "names the folder that holds them"
    }
  }

  /// What may follow it.
  var completion: Completion {
    switch self {
    case .save: JobOptions.productRates
    case .show, .delete: .lines(of: "plans list --names")
    case .list, .path: .none
    }
  }

  var options: [OptionDescription] {
    switch self {
    case .save: Self.saving
    case .list: [Self.details, Self.names]
    case .show: [Self.details] + Self.showing
    case .delete: [Self.yes]
    case .path: []
    }
  }

  static let allOptions = saving + [details, names] + showing + [yes]

  /// What states a job.
  private static let saving =
    ([replace, Setup.flag] + CartOptions.single + JobOptions.plan + OnBoardOptions.all
    + FillOptions.styles).map { $0.under("Options of save") }

  static let replace = OptionDescription.flag(
    "replace", help: "Replace a plan of the same name without asking.")

  /// What is asked of a plan, the details excepted.
  private static let showing =
    (JobOptions.answer + [FillOptions.loadSheet]).map { $0.under("Options of show") }

  private static let details = OptionDescription.flag(
    "details", short: "d", help: "Show files, empty tanks, bounds and further lines.",
    group: "Options of list and show")

  static let names = OptionDescription.flag(
    "names", help: "Show the names alone, one a line.", group: "Options of list")

  private static let yes = OptionDescription.flag(
    "yes", short: "y", help: "Do not ask.", group: "Options of delete")

  /// Refuses an option that means nothing to the action.
  func check(_ arguments: ParsedArguments) throws(CommandError) {
    let own = options.map(\.name)
    let typed = Self.allOptions.filter { arguments.isTyped($0.name) }
    guard let stranger = typed.first(where: { !own.contains($0.name) }) else { return }
    let takers = Self.allCases.filter { $0.options.contains { $0.name == stranger.name } }
    throw CommandError(
      "The option '--\(stranger.name)' means nothing to 'plans \(rawValue)'.",
      remedy: "It belongs to \(takers.map { "'plans \($0.rawValue)'" }.listed).")
  }
}

extension ParsedArguments {
  /// Whether an option or flag was typed, with whatever value.
  func isTyped(_ name: String) -> Bool { flags[name] != nil || typedValues[name] != nil }
}

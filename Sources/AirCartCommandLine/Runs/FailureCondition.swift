import AirCart
import AirCartDocuments
import AirCartReports

/// What a script may want to hear as exit code 1 of `plan`.
enum FailureCondition: String, CaseIterable {
  /// Even the best allocation of one filling leaves something of the field's demand without a tank.
  case unallocated
  /// No plan gives every product a tank.
  case infeasible
  /// The field takes more than one fill.
  case refill

  static let option = OptionDescription.value(
    "fail-on", placeholder: "condition", isRepeatable: true,
    help: "Exit with code 1 if the condition holds.",
    discussion: """
      'unallocated': one fill cannot hold all that the field needs. 'infeasible': some product has \
      no tank. 'refill': the field takes more than one fill.
      """,
    allowedValues: allCases.map(\.rawValue))

  /// The exit code that the command line asks for, the condition that holds being named.
  static func exitCode(
    for document: PlanDocument, _ arguments: ParsedArguments, _ console: Console
  ) -> ExitCode {
    exitCode(arguments, console) { $0.holds(for: document) }
  }

  /// The same of several fields.
  static func exitCode(
    for document: FieldsDocument, _ arguments: ParsedArguments, _ console: Console
  ) -> ExitCode {
    exitCode(arguments, console) { $0.holds(for: document) }
  }

  private static func exitCode(
    _ arguments: ParsedArguments, _ console: Console, holds: (FailureCondition) -> Bool
  ) -> ExitCode {
    let asked = arguments.values("fail-on").compactMap { FailureCondition(rawValue: $0) }
    guard let condition = asked.first(where: holds) else { return .success }
    console.note("The condition '--fail-on \(condition.rawValue)' holds.")
    return .negative
  }

  private func holds(for document: FieldsDocument) -> Bool {
    switch self {
    case .unallocated: holds(for: document.together)
    case .infeasible: document.fillCount == nil
    case .refill: document.fills.count > 1
    }
  }

  private func holds(for document: PlanDocument) -> Bool {
    switch self {
    case .unallocated: document.plan.leastUnallocated.value > 0
    case .infeasible: !document.isFeasible
    case .refill: document.plan.fillPlan.fills.map { $0 > 1 } ?? false
    }
  }
}

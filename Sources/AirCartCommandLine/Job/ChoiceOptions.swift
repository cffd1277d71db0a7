import AirCart
import AirCartDocuments

/// The options that say how the plan is chosen among those that keep the constraints.
enum ChoiceOptions {
  private static let group = "Choice of the plan"

  static let all: [OptionDescription] = [
    .value(
      "plan", placeholder: "goal", help: "What the job is loaded for.",
      discussion: """
        'practical': as few fills as the cart can do, and among those the plan that keeps the \
        house rules and leaves something to spare. 'capacity': the largest area per fill.
        """, allowedValues: PlanGoal.allCases.map(\.word), defaultText: PlanGoal.practical.word,
      group: group),
    .value(
      "margin", placeholder: "share", help: "How much to spare is enough, as in 5%.",
      discussion: "Densities and overlap vary by about that much.",
      defaultText: "\((PracticalPlan.standardMargin * 100).plain)%", group: group),
    .value(
      "rule", placeholder: "rule=severity", isRepeatable: true,
      help: "How bad it is to break a house rule, 0 to 9, or 'off'.",
      discussion: "The rules: "
        + HouseRule.allCases.map { "\($0.word) (\($0.standardSeverity))" }.joined(separator: ", ")
        + ".", group: group),
    .value(
      "phosphate-tank", placeholder: "tank", help: "The tank with the steel meter auger.",
      group: group),
    .value(
      "overlap", placeholder: "share",
      help: "The share of the field that is seeded twice, as in 2%.", defaultText: "0%",
      group: group),
  ]

  /// Reads the options into a request.
  static func read(
    _ arguments: ParsedArguments, into request: inout PlanRequest, _ reader: JobReader
  ) throws {
    if let goal = arguments.value("plan").flatMap({ PlanGoal(word: $0.text) }) {
      request.choice.goal = goal
    }
    if let margin = try share(arguments, "margin", InputRanges.margin) {
      request.choice.margin = margin
    }
    if let overlap = try share(arguments, "overlap", InputRanges.overlap) {
      request.overlap = overlap
    }
    request.choice.rules = try arguments.values("rule").map { try severity($0.text) }
    let rules = request.choice.rules.map(\.rule)
    if let repeated = rules.first(where: { rule in rules.count { $0 == rule } > 1 }) {
      throw CommandError(.usage, "'--rule' names \(repeated.word) more than once.")
    }
    if let tank = arguments.value("phosphate-tank") {
      let tanks = try reader.tanks(tank.text, "--phosphate-tank")
      guard tanks.count == 1 else {
        throw CommandError(
          .usage, "'--phosphate-tank' names \(tanks.count) tanks, and one has the steel auger.",
          remedy: "Name one tank, as in --phosphate-tank 3.")
      }
      request.choice.phosphateTank = tanks[0]
    }
  }

  private static func share(
    _ arguments: ParsedArguments, _ option: String, _ rule: NumberRule
  ) throws -> Double? {
    guard let text = arguments.value(option)?.text else { return nil }
    guard let value = DecimalText.percentage(text) else {
      throw CommandError(
        .usage, "'\(text)' is not a share.", remedy: "Write a percentage, as in --\(option) 5%.")
    }
    try rule.check(value, "The \(option) '\(text)'", .imperial)
    return value
  }

  private static func severity(_ text: String) throws -> PlanRequest.RuleSeverity {
    let typed = try AssignmentText(parsing: text, expected: "saddle-fertilizer=off")
    guard let rule = HouseRule(word: typed.name) else {
      throw CommandError(
        .usage, "There is no house rule '\(typed.name)'.",
        remedy: "The rules are \(HouseRule.allCases.map(\.word).listed).")
    }
    let severity = typed.value.isSameWord(as: "off") ? 0 : Int(typed.value)
    guard let severity, (0...InputRanges.severity).contains(severity) else {
      throw CommandError(
        .usage, "'\(typed.value)' is not a severity.",
        remedy: "Write a whole number from 0 to \(InputRanges.severity), or 'off'.")
    }
    return .init(rule, severity)
  }
}

extension PlanRequest {
  /// The options that state its choice of the plan.
  var choiceWords: [String] {
    var words: [String] = []
    let usual = Choice()
    if choice.goal != usual.goal { words += ["--plan", choice.goal.word] }
    if choice.margin != usual.margin { words += ["--margin", "\(choice.margin.plain)%"] }
    if overlap != 0 { words += ["--overlap", "\(overlap.plain)%"] }
    words += choice.rules.flatMap { ["--rule", "\($0.rule.word)=\($0.severity)"] }
    if let tank = choice.phosphateTank { words += ["--phosphate-tank", tank.text] }
    return words
  }
}

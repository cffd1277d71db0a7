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

  /// Those that may be typed beside a farm, whose file has keys for the same.
  static let ofFarms = all.filter { $0.name != "plan" }

  /// Reads the options into a request.
  static func read(_ arguments: ParsedArguments, into request: inout PlanRequest) throws {
    if let goal = arguments.value("plan").flatMap({ PlanGoal(word: $0.text) }) {
      request.choice.goal = goal
    }
    if let margin = try margin(arguments) { request.choice.margin = margin }
    if let overlap = try overlap(arguments) { request.overlap = overlap }
    request.choice.rules = try rules(arguments)
    request.choice.phosphateTank = try phosphateTank(arguments)
  }

  /// Lets what was typed hold in place of what a farm's file says.
  static func read(
    _ arguments: ParsedArguments, into farm: FarmScenario
  ) throws -> FarmScenario {
    do {
      return try farm.stating(
        rules: rules(arguments), phosphateTank: phosphateTank(arguments),
        margin: margin(arguments), overlap: overlap(arguments))
    } catch let error as ResolutionError {
      throw CommandError(error)
    }
  }

  private static func margin(_ arguments: ParsedArguments) throws -> Double? {
    try share(arguments, "margin", InputRanges.margin)
  }

  private static func overlap(_ arguments: ParsedArguments) throws -> Double? {
    try share(arguments, "overlap", InputRanges.overlap)
  }

  private static func rules(_ arguments: ParsedArguments) throws -> [StatedSeverity] {
    let stated = try arguments.values("rule").map { try severity($0.text) }
    let rules = stated.map(\.rule)
    if let repeated = rules.first(where: { rule in rules.count { $0 == rule } > 1 }) {
      throw CommandError(.usage, "'--rule' names \(repeated.word) more than once.")
    }
    return stated
  }

  private static func phosphateTank(_ arguments: ParsedArguments) throws -> TankReference? {
    guard let text = arguments.value("phosphate-tank")?.text else { return nil }
    let tanks = try JobReader.tanks(text, "--phosphate-tank")
    guard tanks.count == 1 else {
      throw CommandError(
        .usage, "'--phosphate-tank' names \(tanks.count) tanks, and one has the steel auger.",
        remedy: "Name one tank, as in --phosphate-tank 3.")
    }
    return tanks[0]
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

  private static func severity(_ text: String) throws -> StatedSeverity {
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
  /// The options that state its choice of the plan, but for its house rules.
  var choiceWords: [String] {
    var words: [String] = []
    let usual = Choice()
    if choice.goal != usual.goal { words += ["--plan", choice.goal.word] }
    if choice.margin != usual.margin { words += ["--margin", "\(choice.margin.plain)%"] }
    if overlap != 0 { words += ["--overlap", "\(overlap.plain)%"] }
    return words
  }
}

extension HouseRules {
  /// The options that state the rules on a cart which has others; what a request states is stated
  /// again, be it the usual.
  func words(
    beside others: HouseRules = .standard, stated choice: PlanRequest.Choice = .init()
  ) -> [String] {
    let rules = HouseRule.allCases.filter { rule in
      self[rule] != others[rule] || choice.rules.contains { $0.rule == rule }
    }
    let isOwn = phosphateTank != others.phosphateTank || choice.phosphateTank != nil
    return rules.flatMap { ["--rule", "\($0.word)=\(self[$0])"] }
      + (isOwn ? phosphateTank.map { ["--phosphate-tank", "\($0 + 1)"] } ?? [] : [])
  }
}

import AirCart
import AirCartDocuments

/// The options that say how the plan is chosen among those that keep the constraints.
enum ChoiceOptions {
  private static let group = "Choice of the plan"

  static let all: [OptionDescription] = [
    .value(
      "plan", placeholder: "goal", help: "What the plan aims for.",
      discussion: """
        'practical': the fewest fills, then the house rules, then enough spare. 'capacity': the \
        most that the cart can do, whatever the field and whatever goes where.
        """, allowedValues: PlanGoal.allCases.map(\.word), defaultText: PlanGoal.practical.word,
      group: group),
    .value(
      "margin", placeholder: "share", help: "How much spare is enough, as in 5%.",
      discussion: """
        Densities and overlap vary by about that much. A farm without a margin has none: more \
        spare is always better.
        """,
      defaultText: "\((PracticalPlan.standardMargin * 100).plain)%", group: group),
    .value(
      "rule", placeholder: "rule=severity", isRepeatable: true,
      help: "How severe it is to break a house rule, 0 to 9, or 'off'.",
      discussion: "The rules: "
        + HouseRule.allCases.map { "\($0.word) (\($0.standardSeverity))" }.joined(separator: ", ")
        + ".", completion: .assignment(keys: HouseRule.allCases.map(\.word), values: ["off"]),
      group: group),
    .value(
      "phosphate-tank", placeholder: "tank", help: "The tank with the steel meter auger.",
      completion: .names(JobOptions.tankNames), group: group),
    .value(
      "overlap", placeholder: "share",
      help: "The share of the field that is seeded twice, as in 2%.", defaultText: "0%",
      group: group),
  ]

  /// Those that may be typed beside a farm, whose file has keys for the same.
  static let ofFarms = all.filter { $0.name != "plan" }

  static func read(_ arguments: ParsedArguments, into request: inout PlanRequest) throws {
    if let goal: PlanGoal = arguments.word("plan") { request.choice.goal = goal }
    if let margin = try margin(arguments) { request.choice.margin = margin }
    if let rules = try rules(arguments) {
      let isNone = rules.isEmpty
      request.choice.rules.removeAll { stated in
        isNone || rules.contains { $0.rule == stated.rule }
      }
      request.choice.rules += rules
    }
    if let tanks = try arguments.list("phosphate-tank") {
      request.choice.phosphateTank = try tanks.first.map(phosphateTank)
    }
  }

  static func read(_ arguments: ParsedArguments, into request: inout FarmRequest) throws {
    request.margin = try margin(arguments)
    request.overlap = try overlap(arguments)
    let (rules, tanks) = (try rules(arguments), try arguments.list("phosphate-tank"))
    try require(
      rules?.isEmpty != true && tanks?.isEmpty != true,
      "'none' takes away what a job file states, and this is a farm.",
      remedy: "Change the farm file, or state what counts in place of it.")
    request.rules = rules ?? []
    request.phosphateTank = try tanks?.first.map(phosphateTank)
  }

  private static func margin(_ arguments: ParsedArguments) throws -> Double? {
    try share(arguments, "margin", InputRanges.margin)
  }

  static func overlap(_ arguments: ParsedArguments) throws -> Double? {
    try share(arguments, "overlap", InputRanges.overlap)
  }

  private static func rules(_ arguments: ParsedArguments) throws -> [StatedSeverity]? {
    guard let stated = try arguments.list("rule")?.map(severity) else { return nil }
    let rules = stated.map(\.rule)
    if let repeated = rules.first(where: { rule in rules.count { $0 == rule } > 1 }) {
      throw CommandError("'--rule' names \(repeated.word) more than once.")
    }
    return stated
  }

  private static func phosphateTank(_ text: String) throws -> TankReference {
    let tanks = try JobReader.tanks(text, "--phosphate-tank")
    try require(
      tanks.count == 1,
      "'--phosphate-tank' names \(tanks.count) tanks, and one has the steel auger.",
      remedy: "Name one tank, as in --phosphate-tank 3.")
    return tanks[0]
  }

  private static func share(
    _ arguments: ParsedArguments, _ option: String, _ rule: NumberRule
  ) throws -> Double? {
    guard let text = arguments.value(option) else { return nil }
    let value = try DecimalText.percentage(text).required(
      "'\(text)' is not a share.", remedy: "Write a percentage, as in --\(option) 5%.")
    try rule.check(value, "The \(localized(word: option)) '\(text)'", .imperial)
    return value
  }

  private static func severity(_ text: String) throws -> StatedSeverity {
    let typed = try AssignmentText(parsing: text, expected: "saddle-fertilizer=off")
    let words = HouseRule.allCases.map(\.word)
    let close = closestNames(to: typed.name, among: words).first
    let question =
      close.map { " " + localized("Did you mean --rule \($0)=\(typed.value)?") } ?? ""
    let rule = try HouseRule(word: typed.name).required(
      "There is no house rule '\(typed.name)'.\(question)",
      remedy: close != nil ? nil : "The rules are \(words.listed).")
    let severity = typed.value.isSameWord(as: "off") ? 0 : Int(typed.value)
    return .init(
      rule,
      try severity.required(
        in: 0...InputRanges.severity, "'\(typed.value)' is not a severity.",
        remedy: "Write a whole number from 0 to \(InputRanges.severity), or 'off'."))
  }
}

extension HouseRules {
  /// The options that state the rules on a cart that has the usual ones.
  var words: [String] {
    HouseRule.allCases.filter { self[$0] != Self.standard[$0] }
      .flatMap { ["--rule", "\($0.word)=\(self[$0])"] }
      + (phosphateTank.map { ["--phosphate-tank", "\($0 + 1)"] } ?? [])
  }
}

extension SavedPlan {
  /// The name of a plan; the longest one fits on a line of most lists.
  static let nameRule = TextRule("a name", length: 1...longestName)

  /// A job in a file that a person writes, who need not state units or a cart.
  static let table = FieldTable(
    "a job",
    blank: SavedPlan(name: "", saved: Timestamp(milliseconds: 0), request: PlanRequest.blank),
    [
      Field(ScenarioDocument.Keys.schema.key, read: { _, _ in }),
      Field(optional: "name", at: \.nameIfAny, .text(nameRule), "What you call the job."),
      Field(
        optional: "saved", at: \.savedIfKnown, .time,
        "When it was saved (ISO 8601), as in 2026-11-21T14:00:00Z."),
    ] + PlanRequest.jobFields.map { $0.within(\.request) } + [
      Field(
        optional: "results", at: \.results, Results.table.shape, isNullable: true,
        "What the job came to when it was saved.")
    ]
  ) { (plan, value) throws(Diagnostic) in
    try PlanRequest.check(&plan.request, value, named: PlanRequest.Product.product.name)
  }

  private var nameIfAny: String? {
    get { name.isEmpty ? nil : name }
    set { name = newValue ?? "" }
  }

  private var savedIfKnown: Timestamp? {
    get { saved.milliseconds == 0 ? nil : saved }
    set { saved = newValue ?? Timestamp(milliseconds: 0) }
  }

  /// The keys by which version 1.0 and the page mark a plan, beside those of a job.
  private static let marks = ["format", "version", "id"]

  /// The same without them.
  static func unmarked(_ node: SyntaxNode) -> SyntaxNode {
    guard node[marks[0]]?.string == "aircart-plan", let members = node.members else { return node }
    return SyntaxNode(
      kind: .object(members.filter { !marks.contains($0.key) }), span: node.span)
  }
}

// MARK: - Parts

extension SavedPlan.Results {
  fileprivate static let table = FieldTable(
    "results", blank: SavedPlan.Results(areaPerFill: nil, fills: nil, unallocated: 0, tanks: []),
    [
      Field(
        optional: "areaPerFill", at: \.areaPerFill, .number(NumberRule(minimum: .inclusive(0))),
        isNullable: true, isNullWritten: true, "The area that a fill covers, or null."),
      Field(
        optional: "fills", at: \.fills, .whole(from: 0), isNullable: true, isNullWritten: true,
        "The number of fills, or null."),
      Field(
        "unallocated", at: \.unallocated,
        .number(NumberRule(minimum: .inclusive(0), unit: UnitName("bu"))), example: "0",
        "What one filling leaves without a tank."),
      Field(
        "tanks", at: \.tanks,
        .list(of: "tank", count: 0...InputRanges.tankCount, TankRow.table.shape)
          // A tank without a product is none of those that are used.
          .converted({ rows, _ in rows.filter { !$0.product.isEmpty } }, back: { $0 }),
        example: "[{ \"tank\": \"Tank 1\", \"product\": \"Wheat\" }]",
        "The tanks of the plan."),
    ])
}

extension SavedPlan.Results.TankRow {
  fileprivate static let table = FieldTable(
    "a tank", blank: SavedPlan.Results.TankRow(tank: "", product: ""),
    [
      Field("tank", at: \.tank, .text(.tankName), "The tank."),
      Field(
        optional: "product", at: \.productIfAny, .text(PlanRequest.Product.nameRule),
        isNullable: true, "The product in it, or null."),
    ])

  private var productIfAny: String? {
    get { product.isEmpty ? nil : product }
    set { product = newValue ?? "" }
  }
}

extension Shape<Timestamp> {
  fileprivate static var time: Shape {
    Shape<String>.text(TextRule("a time", length: 20...40)).converted(
      { (text, value) throws(Diagnostic) in
        guard let time = Timestamp(text) else {
          throw Diagnostic(
            .text, "\(value.subject) is not a time", at: value.location,
            notes: ["a time is written 2026-11-21T14:00:00Z"])
        }
        return time
      }, back: \.text)
  }
}

extension SavedPlan {
  static let format = "aircart-plan"

  /// The newest version, which is the one that is written.
  static let version = 1

  /// The name of a plan; the longest one fits on a line of most lists.
  static let nameRule = TextRule("a name", length: 1...longestName)

  static let table = FieldTable(
    "a saved plan",
    blank: SavedPlan(
      id: "", name: "", saved: Timestamp(milliseconds: 0), request: PlanRequest.blank),
    [Keys.format, Keys.version, Keys.id, Keys.name, Keys.saved]
      + PlanRequest.fields.map { $0.within(\.request) } + [
        Field(
          optional: "results", at: \.results, Results.table.shape, isNullable: true,
          "What the plan came to.")
      ]
  ) { (plan, value) throws(Diagnostic) in
    try PlanRequest.check(&plan.request, value, named: PlanRequest.Product.product.name)
  }

  enum Keys {
    static let format = Field<SavedPlan>(
      constant: "format", .string(SavedPlan.format),
      .choice([Choice(name: SavedPlan.format, documentation: "A plan that AirCart keeps.")]),
      "What the file is.")

    static let version = Field<SavedPlan>(
      constant: "version", .integer(SavedPlan.version),
      Shape.whole(from: 1, to: SavedPlan.version).description, "The version of the format.")

    static let id = Field<SavedPlan>(
      "id", at: \.id, .text(TextRule("an id", length: 1...64, isFolderName: true)),
      "What tells the plan from all others: letters, digits, - and _.")

    static let name = Field<SavedPlan>(
      "name", at: \.name, .text(nameRule), "The name that a person gave it.")

    static let saved = Field<SavedPlan>(
      "saved", at: \.saved, .time, example: "\"2026-11-21T14:00:00Z\"",
      "When it was saved (ISO 8601).")
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
            .text, "\(SavedPlan.Keys.saved.name.quoted) is not a time", at: value.location,
            notes: ["a time is written 2026-11-21T14:00:00Z"])
        }
        return time
      }, back: \.text)
  }
}

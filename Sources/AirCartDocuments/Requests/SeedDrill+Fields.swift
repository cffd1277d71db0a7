package import AirCart

extension SeedDrill.Shoot: DocumentWord {
  package var documentation: String {
    switch self {
    case .single: "One stream: everything lies with the seed."
    case .double: "Two streams: the seed with its starter, and a band."
    case .triple: "Three streams: as double, with another band."
    }
  }
}

extension SeedDrill.Soil: DocumentWord {
  package var documentation: String {
    switch self {
    case .light: "Sand and sandy loam."
    case .medium: "Loam and clay loam."
    case .heavy: "Clay."
    }
  }
}

extension SeedDrill {
  /// The drill as an object of a request or a farm; inches in both systems, as openers are sold.
  fileprivate static let table = FieldTable(
    "a drill", blank: SeedDrill(.double),
    [
      Field("shoot", at: \.shoot, .word, example: "\"double\"", "How many streams it has."),
      Field(
        optional: "rows", at: \.rows, .number(InputRanges.rowSpacing), example: "9",
        "How far rows are apart in inches, also in a metric file."),
      Field(
        optional: "opener", at: \.opener, .number(InputRanges.openerSpread), example: "1",
        "How wide openers spread seed and fertilizer in inches, also in a metric file."),
      Field(optional: "soil", at: \.soil, .word, example: "\"medium\"", "The texture of the soil."),
    ],
    check: { (drill, value) throws(Diagnostic) in
      guard let fault = drill.fault else { return }
      throw Diagnostic(
        .outOfRange, Phrase(verbatim: fault), at: (value["opener"] ?? value).location)
    })

  /// What cannot be true of it; `nil` where everything can.
  package var fault: String? {
    guard let opener, let rows, opener > rows else { return nil }
    return "an opener that spreads \(opener.plain) in is wider than rows of \(rows.plain) in"
  }
}

extension Field {
  /// The drill of a request or a farm.
  static func drill(at place: Place<SeedDrill?>) -> Field {
    Field(
      optional: "drill", at: place, SeedDrill.table.shape,
      example: "{ \"shoot\": \"double\", \"rows\": 9, \"opener\": 1, \"soil\": \"medium\" }",
      "The drill, which decides what lies beside the seed.")
  }
}

extension PlanRequest {
  /// What does not go together with the drill; `nil` where everything does.
  package var faultOfDrill: String? {
    guard drill?.shoot == .single,
      let banded = products.first(where: { $0.seedPlaced.map { $0 < 100 } ?? false })
    else { return nil }
    return Self.noBand(for: banded.name.quoted)
  }

  /// That a single-shoot drill places no part of a product away from the seed.
  package static func noBand(for product: String) -> String {
    localized("a single-shoot drill has no band for \(product)")
  }
}

import AirCart

/// A load sheet as a document or a table states it: claims that nobody has checked yet.
///
/// A document carries the plan that it is the sheet of; a table has rows alone.
package struct StoredLoadSheet: Sendable {
  /// A number of a row, under the names of documents and of tables.
  package enum Figure: String, CaseIterable, Sendable {
    case before = "beforeBu"
    case load = "loadBu"
    case loadMass = "loadLb"
    case onCart = "productOnCartLb"
    case gross = "grossWeightLb"
    case seeded = "seededBu"
    case left = "leftBu"
    case leftMass = "leftLb"
    case total = "totalBu"
    case totalMass = "totalLb"

    /// The column of a table in pounds or kilograms.
    func column(isMetric: Bool) -> String {
      let mass = isMetric ? "_kg" : "_lb"
      return switch self {
      case .before: "before_bu"
      case .load: "load_bu"
      case .loadMass: "load" + mass
      case .onCart: "product_on_cart" + mass
      case .gross: "gross" + mass
      case .seeded: "seeded_bu"
      case .left: "left_bu"
      case .leftMass: "left" + mass
      case .total: "product_total_bu"
      case .totalMass: "product_total" + mass
      }
    }

    static let ofTanks: [Figure] = [
      .before, .load, .loadMass, .onCart, .gross, .seeded, .left, .leftMass,
    ]
    static let ofProducts: [Figure] = [.load, .loadMass, .total, .totalMass]
  }

  /// A tank or a product at a stop.
  package struct Row: Sendable {
    package let fill: Int
    package let area: Double
    /// `nil` in the rows of products.
    package let tank: String?
    package let product: String
    /// What is not known, such as the weight of a cart, is left out.
    package let values: [Figure: Double]
    /// For a figure the place where it stands.
    package let place: @Sendable (Figure) -> String
  }

  /// What a document says beside its stops.
  package struct Header: Sendable {
    package let fills: Double
    package let field: Double
    package let isEven: Bool
    package let isToBrim: Bool
    package let emptyWeight: Double?
    package let cart: String
    package let units: String
    package let plan: StoredPlan
  }

  /// `nil` in a table.
  package let header: Header?
  /// The tanks, stop by stop.
  package let tanks: [Row]
  /// The products, stop by stop; in a table each tank's row says what its product comes to.
  package let products: [Row]
}

// MARK: - Documents

extension StoredLoadSheet {
  /// Whether a document is a load sheet beyond doubt.
  package static func isDocument(_ root: SyntaxNode) -> Bool {
    root[LoadSheetKey.stops.rawValue] != nil
  }

  /// Reads a load sheet in JSON.
  ///
  /// - Parameter source: The text of the file.
  /// - Returns: The sheet, or a report with at least one error.
  package static func read(_ source: SourceText) -> DocumentReading<StoredLoadSheet> {
    var report = DiagnosticReport(on: source)
    do {
      let root = try SyntaxReader.read(source, of: LoadSheetDescription.sheet.noun)
      DescriptionValidator.validate(
        PlanDocuments.withoutNulls(root), against: LoadSheetDescription.sheet,
        unitSystem: .imperial, into: &report)
      guard !report.hasErrors else { return DocumentReading(document: nil, report: report) }
      return DocumentReading(document: try LoadSheetDecoder(root: root).sheet(), report: report)
    } catch {
      report.add(error)
      return DocumentReading(document: nil, report: report)
    }
  }
}

/// The keys of a load sheet that a plan does not have.
enum LoadSheetKey: String, CaseIterable, Sendable {
  case stops
  case fill
  case areaAc
  case plan
}

/// What may stand in a load sheet: its shape, as of a plan.
enum LoadSheetDescription {
  static let sheet = ObjectDescription(
    "a load sheet",
    keys: [
      KeyDescription(
        PlanKey.schemaVersion,
        .number(NumberRule(minimum: .inclusive(2), maximum: 2, isWhole: true)), isRequired: true,
        "The version of the document's structure."),
      text(PlanKey.cart), number(PlanKey.fieldAc),
      KeyDescription(
        PlanKey.units, .choice(UnitSystem.choices), isRequired: true, "The units of the job."),
      number(PlanKey.fills),
      KeyDescription(PlanKey.even, .flag, isRequired: true, "Whether all fills are even."),
      KeyDescription(PlanKey.brim, .flag, isRequired: true, "Whether tanks are brim-full."),
      KeyDescription(PlanKey.emptyWeightLb, .number(NumberRule()), "The empty cart, or null."),
      list(LoadSheetKey.stops, of: "stop", stop),
      KeyDescription(
        LoadSheetKey.plan, .object(PlanDescription.plan(isRanked: false)), isRequired: true,
        "The plan that it is the sheet of."),
    ])

  private static let stop = ObjectDescription(
    "a stop",
    keys: [
      KeyDescription(
        LoadSheetKey.fill, .number(NumberRule(isWhole: true)), isRequired: true,
        "The fill, counted from 1."), number(LoadSheetKey.areaAc),
      list(PlanKey.tanks, of: "tank", row("a tank", PlanKey.tank, StoredLoadSheet.Figure.ofTanks)),
      list(
        PlanKey.products, of: "product", row("a product", nil, StoredLoadSheet.Figure.ofProducts)),
    ])

  private static func row(
    _ noun: String, _ name: PlanKey?, _ figures: [StoredLoadSheet.Figure]
  ) -> ObjectDescription {
    ObjectDescription(
      noun,
      keys: (name.map { [text($0)] } ?? []) + [text(PlanKey.product)]
        + figures.map {
          KeyDescription(
            $0, .number(NumberRule()), isRequired: $0 != .gross, "A figure of the stop.")
        })
  }

  private static func list(
    _ key: some RawRepresentable<String>, of noun: String, _ element: ObjectDescription
  ) -> KeyDescription {
    KeyDescription(
      key, .list(ListRule(of: noun, count: 1...10_000, .object(element))), isRequired: true,
      "Each \(noun).")
  }

  private static func number(_ key: some RawRepresentable<String>) -> KeyDescription {
    KeyDescription(key, .number(NumberRule()), isRequired: true, "A figure of the sheet.")
  }

  private static func text(_ key: PlanKey) -> KeyDescription {
    KeyDescription(key, .text(TextRule("a name", length: 1...1_000)), isRequired: true, "A name.")
  }
}

/// Turns a load sheet that has been validated into values.
private struct LoadSheetDecoder {
  let root: SyntaxNode

  func sheet() throws(Diagnostic) -> StoredLoadSheet {
    guard let plan = root[LoadSheetKey.plan.rawValue] else {
      preconditionFailure("The validator let a load sheet without its plan pass.")
    }
    let header = StoredLoadSheet.Header(
      fills: number(PlanKey.fills, root), field: number(PlanKey.fieldAc, root),
      isEven: root[PlanKey.even.rawValue]?.bool ?? false,
      isToBrim: root[PlanKey.brim.rawValue]?.bool ?? false,
      emptyWeight: root[PlanKey.emptyWeightLb.rawValue]?.number,
      cart: root[PlanKey.cart.rawValue]?.string ?? "",
      units: root[PlanKey.units.rawValue]?.string ?? "",
      plan: try StoredPlanDecoder.plan(plan, at: LoadSheetKey.plan.rawValue))
    return StoredLoadSheet(
      header: header, tanks: rows(PlanKey.tanks, StoredLoadSheet.Figure.ofTanks),
      products: rows(PlanKey.products, StoredLoadSheet.Figure.ofProducts))
  }

  private func number(_ key: some RawRepresentable<String>, _ node: SyntaxNode) -> Double {
    node[key.rawValue]?.number ?? 0
  }

  /// In loops: the optimizer of Swift 6.3.1 stops at the same as closures in closures.
  private func rows(_ key: PlanKey, _ figures: [StoredLoadSheet.Figure]) -> [StoredLoadSheet.Row] {
    var rows: [StoredLoadSheet.Row] = []
    for (stop, node) in (root[LoadSheetKey.stops.rawValue]?.elements ?? []).enumerated() {
      for (index, row) in (node[key.rawValue]?.elements ?? []).enumerated() {
        let own = StoredLoadSheet.Row(
          fill: Int(clamping: number(LoadSheetKey.fill, node)),
          area: number(LoadSheetKey.areaAc, node),
          tank: row[PlanKey.tank.rawValue]?.string,
          product: row[PlanKey.product.rawValue]?.string ?? "",
          values: Self.values(row, figures)
        ) { "/stops/\(stop)/\(key.rawValue)/\(index)/\($0.rawValue)" }
        rows.append(own)
      }
    }
    return rows
  }

  private static func values(
    _ row: SyntaxNode, _ figures: [StoredLoadSheet.Figure]
  ) -> [StoredLoadSheet.Figure: Double] {
    var values: [StoredLoadSheet.Figure: Double] = [:]
    for figure in figures {
      if let number = row[figure.rawValue]?.number { values[figure] = number }
    }
    return values
  }
}

extension Int {
  /// The whole number that a number is, or the nearest there is.
  fileprivate init(clamping number: Double) {
    self = Int(exactly: number.rounded()) ?? (number > 0 ? .max : .min)
  }
}

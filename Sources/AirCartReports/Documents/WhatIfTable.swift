import AirCart

extension WhatIfDocument {
  /// The stretches between break points as a tidy table, in acres, pounds and bushels.
  ///
  /// A row begins at the break point before it; `changes` says what changes there. A value that
  /// belongs to neither side has a row of its own.
  package var table: ResultTable {
    let rows = entries.flatMap { entry in
      entry.whatIf.segments.map { Row(entry: entry, segment: $0) }
    }
    let varied = variedProduct.map { "\(variation.name) of \($0)" } ?? variation.name
    return ResultTable(
      columns: [
        .init("cart", title: "Cart", cells: .texts(rows.map(\.entry.cart.name))),
        .init("varied", title: "Varied", cells: .texts(rows.map { _ in varied })),
        .init("unit", title: "Unit", cells: .texts(rows.map { _ in variation.unit })),
        .number("from", "From", 3, rows.map(\.segment.lower)),
        .init(
          "includes_from", title: "Included",
          cells: .texts(rows.map { "\($0.segment.includesLower)" })),
        .number("to", "To", 3, rows.map(\.segment.upper)),
        .init(
          "includes_to", title: "Included",
          cells: .texts(rows.map { "\($0.segment.includesUpper)" })),
        .init("changes", title: "Changes", cells: .texts(rows.map(\.changes))),
        .init(
          "fills_from", title: "Fills from",
          cells: .integers(rows.map(\.segment.state.fills?.atLower))),
        .init(
          "fills_to", title: "Fills to", cells: .integers(rows.map(\.segment.state.fills?.atUpper))),
        .init(
          "area_formula", title: "Area formula",
          cells: .texts(rows.map(\.segment.state.areaPerFill?.name))),
        .number("area_coefficient", "C", 3, rows.map(\.coefficient)),
        .number("area_from_ac", "Area per fill from", 2, rows.map { $0.area(at: \.lower) }),
        .number("area_to_ac", "Area per fill to", 2, rows.map { $0.area(at: \.upper) }),
        .init(
          "limiting_product", title: "Runs out first",
          cells: .texts(rows.map { $0.entry.name(of: $0.segment.state.limitingProduct) })),
        .init("tanks", title: "Tanks", cells: .texts(rows.map(\.tanks))),
      ], rowCount: rows.count)
  }

  private struct Row {
    let entry: Entry
    let segment: WhatIf.Segment

    var changes: String? {
      entry.whatIf.start(of: segment)?.changes.names.joined(separator: "; ")
    }

    var coefficient: Double { segment.state.areaPerFill?.coefficient ?? .nan }

    func area(at end: (WhatIf.Segment) -> Double) -> Double {
      segment.state.areaPerFill?.acres(at: end(segment)) ?? .nan
    }

    var tanks: String { entry.clauses(of: segment.state.assignment).joined(separator: "; ") }
  }
}

extension ResultTable.Column {
  fileprivate static func number(
    _ name: String, _ title: String, _ digits: Int, _ values: [Double]
  ) -> Self {
    Self(name, title: title, fractionDigits: digits, cells: .numbers(values))
  }
}

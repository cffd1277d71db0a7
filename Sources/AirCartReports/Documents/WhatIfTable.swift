import AirCart

extension WhatIfDocument {
  /// The stretches between break points as a tidy table, in acres, pounds and bushels.
  ///
  /// A row begins at the break point before it; `changes` says what changes there. A value that
  /// belongs to neither side has its own row.
  package var table: ResultTable {
    let rows = entries.flatMap { entry in
      entry.whatIf.segments.map { Row(entry: entry, segment: $0) }
    }
    let varied = variedProduct.map { "\(variation.name) of \($0)" } ?? variation.name
    return ResultTable(
      columns: [
        .init("cart", cells: .texts(rows.map(\.entry.cart.name))),
        .init("varied", cells: .texts(rows.map { _ in varied })),
        .init("unit", cells: .texts(rows.map { _ in variation.unit })),
        .init("from", cells: .numbers(rows.map(\.segment.lower))),
        .init("includes_from", cells: .texts(rows.map { "\($0.segment.includesLower)" })),
        .init("to", cells: .numbers(rows.map(\.segment.upper))),
        .init("includes_to", cells: .texts(rows.map { "\($0.segment.includesUpper)" })),
        .init("changes", cells: .texts(rows.map(\.changes))),
        .init("fills_from", cells: .integers(rows.map(\.segment.state.fills?.atLower))),
        .init("fills_to", cells: .integers(rows.map(\.segment.state.fills?.atUpper))),
        .init("area_formula", cells: .texts(rows.map(\.segment.state.areaPerFill?.name))),
        .init("area_coefficient", cells: .numbers(rows.map(\.coefficient))),
        .init("area_from_ac", cells: .numbers(rows.map { $0.area(at: \.lower) })),
        .init("area_to_ac", cells: .numbers(rows.map { $0.area(at: \.upper) })),
        .init(
          "limiting_product",
          cells: .texts(rows.map { $0.entry.name(of: $0.segment.state.limitingProduct) })),
        .init("tanks", cells: .texts(rows.map(\.tanks))),
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

    var tanks: String {
      entry.current.clauses(of: segment.state.assignment).joined(separator: "; ")
    }
  }
}

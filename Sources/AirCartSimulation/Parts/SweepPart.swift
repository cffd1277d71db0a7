import AirCart

/// What is computed of a sweep at a time: all of it, or a part of its combinations of rates.
struct SweepPart: Sendable {
  let layout: SweepLayout
  let combinations: Range<Int>
  let values: [Double]
  /// The worst difference that the judge saw in these cells.
  var worst: SweepAgreement.Difference?

  /// The value of a metric in a cell of the part; `nil` for a metric that was not asked for.
  func value(_ metric: CellMetric, at cell: SweepGrid.Cell) -> Double? {
    layout.column(metric).map { column in
      values[
        column.index(
          cart: cell.cart, combination: cell.combination - combinations.lowerBound,
          field: cell.field)]
    }
  }
}

extension Sweep {
  /// Computes a part of the combinations of rates; see ``run(isCancelled:progress:checking:)``.
  package func records(
    of part: StudyPart, isCancelled: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (Int) -> Void = { _ in },
    checking: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws(SweepError) -> PartRecords {
    let computed = try computed(
      part, isCancelled: isCancelled, progress: progress, checking: checking)
    var records = PartRecords()
    records.put(computed.values)
    records.put(computed.worst == nil ? 0 : 1)
    if let worst = computed.worst {
      for position in [
        worst.cell.cart, worst.cell.field, worst.cell.combination,
        Int(worst.objective.rawValue),
      ] { records.put(position) }
      for value in [worst.exact, worst.exhaustive, worst.relative] { records.put(value) }
    }
    return records
  }

  /// Puts so many parts of a sweep together, which `reading` reads in order.
  ///
  /// - Returns: The results of ``run(isCancelled:progress:checking:)``.
  /// - Throws: `PartFault` for records of another sweep, or what the reading throws.
  package func results(ofParts count: Int, _ reading: PartReading) throws -> SweepResults {
    let all = grid.rateCombinationCount
    let layout = grid.layout(computedMetrics)
    // Where the combinations of each metric and cart start, and how many values each has.
    let rows = computedMetrics.compactMap(layout.column).flatMap { column in
      grid.carts.indices.prefix(column.cart > 0 ? grid.carts.count : 1)
        .map { (start: column.start + $0 * column.cart, step: column.combination) }
    }
    var worst: [SweepAgreement.Difference] = []
    let values = try [Double](unsafeUninitializedCapacity: layout.valueCount) {
      buffer, initialized in
      var index = 1
      try reading { records in
        guard let range = StudyPart(index, of: count)?.range(of: all) else { throw PartFault() }
        try records.read(
          into: rows.map { row in
            let first = row.start + range.lowerBound * row.step
            return .init(rebasing: buffer[first..<first + range.count * row.step])
          })
        if let own = try difference(&records) { worst.append(own) }
        index += 1
      }
      guard index > count else { throw PartFault() }
      initialized = layout.valueCount
    }
    // In the order in which one machine meets the cells, so that it is the first of the worst.
    let places = worst.sorted {
      ($0.cell.cart, $0.cell.combination, $0.cell.field)
        < ($1.cell.cart, $1.cell.combination, $1.cell.field)
    }
    return results(values: values, worst: places.reduce(nil) { SweepJudge.worse($0, $1) })
  }

  private func difference(
    _ records: inout PartRecords
  ) throws(PartFault) -> SweepAgreement.Difference? {
    guard try records.whole() == 1 else { return nil }
    let (cart, field, combination) = (
      try records.whole(), try records.whole(), try records.whole()
    )
    guard let objective = Objective(rawValue: UInt8(clamping: try records.whole())) else {
      throw PartFault()
    }
    return .init(
      cell: .init(cart: cart, field: field, combination: combination), objective: objective,
      exact: try records.number(), exhaustive: try records.number(),
      relative: try records.number())
  }
}

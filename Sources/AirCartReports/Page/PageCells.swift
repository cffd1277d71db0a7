import AirCart
import AirCartDocuments
import AirCartSimulation

/// The cells of one cart in a page's data: a packed column for each figure.
///
/// Cells stand by combination of rates, then field: along a field axis most figures repeat.
struct PageCells {
  let results: SweepResults
  let selection: PageSelection
  let cart: Int

  var json: JSONValue {
    var tables: [ExactTables] = []
    var records = selection.combinations.flatMap { combination in
      selection.fields.map {
        record(.init(cart: cart, field: $0, combination: combination), &tables)
      }
    }
    let shapes = records.flatMap { [$0.plan, $0.greedy, $0.optimum].compactMap { $0?.shape } }
      .distinct
    let reasons = records.compactMap(\.reason).distinct
    for index in records.indices {
      records[index][.infeasible] = records[index].reason.flatMap { reasons.firstIndex(of: $0) }
    }
    let places = Dictionary(uniqueKeysWithValues: zip(shapes, shapes.indices))
    return [
      "shapes": .array(shapes.map(JSONValue.string)),
      "reasons": .array(reasons.map(JSONValue.string)),
      "figures": .object(
        PageFigure.allCases.map { figure in
          .init(figure.name, Self.packed(records.map { $0[figure] }))
        }),
      "plan": columns(records.map(\.plan), places),
      "last": .array(
        results.grid.carts[cart].cart.tanks.indices.map { tank in
          Self.packed(records.map { $0.last?[tank] ?? nil })
        }),
      "greedy": columns(records.map(\.greedy), places),
      "optimum": columns(records.map(\.optimum), places),
    ]
  }

  private static func packed(_ values: [Int?]) -> JSONValue {
    values.allSatisfy { $0 == nil } ? .null : .string(PackedColumn.text(values))
  }

  private func columns(_ records: [AllocationRecord?], _ places: [String: Int]) -> JSONValue {
    guard records.contains(where: { $0 != nil }) else { return .null }
    let tanks = results.grid.carts[cart].cart.tanks.indices
    let products = results.grid.products.indices
    return [
      "shape": Self.packed(records.map { $0.flatMap { places[$0.shape] } }),
      "bu": .array(tanks.map { tank in Self.packed(records.map { $0?.amounts[tank] ?? nil }) }),
      "pct": .array(tanks.map { tank in Self.packed(records.map { $0?.percents[tank] ?? nil }) }),
      "by": .array(
        products.map { product in Self.packed(records.map { $0?.byProduct[product] ?? nil }) }),
    ]
  }

  // MARK: One cell

  /// Says what a cell's plan says; `tables` are those of the cart by number of products.
  private func record(
    _ cell: SweepGrid.Cell, _ tables: inout [ExactTables]
  ) -> CellRecord {
    let metrics = results.metrics
    guard let job = try? results.grid.job(at: cell) else { return CellRecord() }
    guard metrics.contains(.fills), let plan = Self.plan(job, &tables) else {
      return metrics.contains(.greedyUnallocated) ? CellRecord(greedyOnly: job) : CellRecord()
    }
    let document = PlanDocument(plan, units: results.grid.units, densities: .published)
    return CellRecord(document, hasGreedy: metrics.contains(.greedyUnallocated))
  }

  /// The plan by the method that suits the job, or by the search that a sweep may use in its place.
  private static func plan(
    _ job: Job, _ tables: inout [ExactTables]
  ) -> Plan? {
    if let plan = try? Plan(job, sharing: &tables) { return plan }
    return try? Plan(job, method: .exhaustive)
  }
}

extension CellRecord {
  /// Says what the simple rule alone can say.
  init(greedyOnly job: Job) {
    let greedy = GreedyAllocator().rows(for: job)
    setLoad(
      greedy.demand.bushels / job.cart.capacity.bushels * 100,
      utilization: greedy.utilizationPercent)
    self[.greedyLeft] = PackedColumn.tenths(greedy.unallocated.bushels)
    self.greedy = AllocationRecord(greedy, of: job)
  }
}

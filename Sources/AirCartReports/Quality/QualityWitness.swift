package import AirCart
import AirCartDocuments
import AirCartSimulation

/// A job on which greedy does badly, planned in full: both allocations and what went wrong.
package struct QualityWitness: Sendable {
  let document: PlanDocument
  /// The number of applied products.
  package let productCount: Int
  /// Bushels that greedy leaves beyond the optimum.
  package let gap: Double
  package let command: String

  /// Plans the worst job of a group; `nil` where that cannot be.
  init?(
    _ source: QualitySource, _ group: QualityGroup, _ worst: QualityGroup.Worst, arguments: [String]
  ) {
    let grid = source.oneCell(job: worst.job, cart: group.cart)
    let cell = SweepGrid.Cell(cart: 0, field: 0, combination: 0)
    guard let job = try? grid.job(at: cell), let plan = try? Plan(job) else {
      return nil
    }
    document = PlanDocument(plan, units: .imperial, densities: .published)
    productCount = group.productCount
    gap = plan.unallocatedGap
    command = PlanCommand(grid, cartArguments: [arguments]).text(cell)
  }

  package var job: Job { document.job }
  package var plan: Plan { document.plan }

  /// The job in words: `91300, 160 ac, Wheat 100 lb/ac, Canola 5 lb/ac`.
  package var jobInWords: String {
    let rates = job.products.map { product in
      let rate = fixed(product.rate.poundsPerAcre, 1)
      return "\(product.name) \(rate) lb/ac"
    }
    let field = fixed(job.area.acres, 1)
    return ([job.cart.name, "\(field) ac"] + rates).joined(separator: ", ")
  }

  /// Both allocations side by side, tank by tank, and what each leaves over.
  var table: Answer.Table {
    let rows = zip(plan.greedy.tanks, plan.optimalTanks).map { greedy, optimum in
      (
        greedy.tank.name, holds: greedy.tank.capacity.bushels, greedy: text(greedy),
        optimum: text(optimum)
      )
    }
    let left = (
      "Left over", holds: Double.nan, greedy: leftOver(plan.greedy.unallocatedRows),
      optimum: leftOver(plan.shortfalls)
    )
    return Answer.Table(
      rows + [left],
      [
        .words("Tank") { $0.0 }, .figure("Holds", unit: "bu") { fixed($0.holds, 0).grouped },
        .words("Greedy") { $0.greedy }, .words("Optimum") { $0.optimum },
      ])
  }

  private func text(_ row: Load) -> String {
    row.product.map { "\($0) \(fixed(row.volume.bushels, 1)) bu" } ?? "empty"
  }

  private func leftOver(_ rows: [Shortfall]) -> String {
    let shown = rows.filter { $0.amount.bushels >= Tolerance.dust }
    guard !shown.isEmpty else { return "nothing" }
    return shown.map { "\($0.product) \(fixed($0.amount.bushels, 1)) bu" }.joined(separator: ", ")
  }
}

// MARK: - What greedy did wrong

extension QualityWitness {
  /// A tank that greedy filled in part, with the room that stays unused.
  private struct Waste {
    let load: Load
    let room: Double

    var product: String { load.product ?? "" }
  }

  /// What went wrong, in a sentence or two.
  package var sentence: String {
    guard let waste else {
      return "Greedy leaves a tank empty that the rules allow only to a product with room already."
    }
    let load = waste.load
    let capacity = fixed(load.tank.capacity.bushels, 0)
    let opening =
      "For the last \(fixed(load.volume.bushels, 1)) bu of \(waste.product) greedy takes "
      + "\(load.tank.name) with its \(capacity) bu, and \(fixed(waste.room, 1)) bu of it stay empty."
    return opening + " " + consequence + " " + remedy(waste)
  }

  /// The tank with the most room left in it.
  private var waste: Waste? {
    let greedy = plan.greedy
    let rows = greedy.tankOrder.map { tank in
      let load = greedy.tanks[tank]
      return Waste(load: load, room: load.tank.capacity.bushels - load.volume.bushels)
    }
    return rows.max { $0.room < $1.room }.flatMap { $0.room > Tolerance.dust ? $0 : nil }
  }

  private var consequence: String {
    let greedy = plan.greedy
    let short = greedy.unallocatedRows.filter { $0.amount.bushels >= Tolerance.dust }
    let clauses = short.map { row -> String in
      let hasTank = greedy.tanks.contains { $0.productIndex == row.productIndex }
      return hasTank
        ? "\(fixed(row.amount.bushels, 1)) bu of \(row.product) are left out"
        : "\(row.product) gets no tank"
    }
    return clauses.isEmpty ? "" : clauses.joined(separator: ", and ") + "."
  }

  private func remedy(_ waste: Waste) -> String {
    let tanks = plan.optimalTanks.filter { $0.productIndex == waste.load.productIndex }
      .map(\.tank.name)
    let left = plan.leastUnallocated.value
    let end =
      left > 0
      ? "and leaves \(fixed(left, 1)) bu out, \(fixed(gap, 1)) bu less" : "and everything fits"
    let given = tanks.isEmpty ? "no tank" : tanks.joined(separator: " and ")
    return "The optimum gives \(waste.product) \(given), \(end)."
  }
}

package import AirCart
import AirCartDocuments
import AirCartSimulation

/// A job on which greedy does badly, planned in full: both allocations and what went wrong.
package struct QualityWitness: Sendable {
  package let problem: AllocationProblem
  package let plan: Plan
  /// The number of applied products.
  package let productCount: Int
  /// Bushels that greedy leaves beyond the optimum.
  package let gap: Double
  /// The command that shows it.
  package let command: String

  /// Plans the worst job of a group; `nil` where that cannot be.
  init?(
    _ source: QualitySource, _ group: QualityGroup, _ worst: QualityGroup.Worst,
    arguments: [String]
  ) {
    let grid = source.oneCell(job: worst.job, cart: group.cart)
    let cell = SweepGrid.Cell(cart: 0, field: 0, combination: 0)
    guard let problem = try? grid.problem(at: cell), let plan = try? Plan(problem) else {
      return nil
    }
    self.problem = problem
    self.plan = plan
    productCount = group.productCount
    gap = plan.unallocatedGap
    command = PlanCommand(grid, cartArguments: [arguments]).text(cell)
  }

  /// The job in words: `91300, 160 ac, Wheat 100 lb/ac, Canola 5 lb/ac`.
  package var job: String {
    let rates = problem.products.map { product in
      let rate = fixed(product.rate.poundsPerAcre, 1)
      return "\(product.name) \(rate) lb/ac"
    }
    let field = fixed(problem.area.acres, 1)
    return ([problem.cart.name, "\(field) ac"] + rates).joined(separator: ", ")
  }

  /// Both allocations side by side, tank by tank, and what each leaves over.
  var table: Answer.Table {
    let rows = problem.cart.tanks.enumerated().map { place, tank in
      let greedy = plan.greedy.tankRows.first { $0.tank == place }
      let optimal = plan.optimalTanks[place]
      return (
        title: tank.name, capacity: tank.capacity.bushels,
        greedy: greedy.map { text($0.product, $0.fill.bushels) } ?? "empty",
        optimum: optimal.product.map { text($0, optimal.fill.bushels) } ?? "empty"
      )
    }
    let left = (
      title: "Left over", capacity: Double.nan,
      greedy: leftOver(plan.greedy.unallocatedRows.map { ($0.product, $0.amount.bushels) }),
      optimum: leftOver(plan.shortfalls.map { ($0.product, $0.amount.bushels) })
    )
    return Answer.Table(
      rows + [left],
      [
        .words("Tank") { $0.title },
        .figure("Holds", unit: "bu") { fixed($0.capacity, 0) },
        .words("Greedy") { $0.greedy }, .words("Optimum") { $0.optimum },
      ])
  }

  private func text(_ product: Int, _ bushels: Double) -> String {
    "\(problem.products[product].name) \(bushelText(bushels)) bu"
  }

  private func leftOver(_ rows: [(product: Int, bushels: Double)]) -> String {
    let shown = rows.filter { $0.bushels >= Tolerance.dust }
    guard !shown.isEmpty else { return "nothing" }
    return shown.map { text($0.product, $0.bushels) }.joined(separator: ", ")
  }

  private func bushelText(_ bushels: Double) -> String {
    fixed(bushels, 1)
  }
}

// MARK: - What greedy did wrong

extension QualityWitness {
  /// A tank that greedy filled in part, with the room that stays unused.
  private struct Waste {
    let tank: Int
    let product: Int
    let fill: Double
    let room: Double
  }

  /// What went wrong, in a sentence or two.
  package var sentence: String {
    guard let waste else {
      return "Greedy leaves a tank empty that the rules allow only to a product with room already."
    }
    let tank = problem.cart.tanks[waste.tank]
    let capacity = fixed(tank.capacity.bushels, 0)
    let opening =
      "For the last \(bushelText(waste.fill)) bu of \(name(waste.product)) greedy takes "
      + "\(tank.name) with its \(capacity) bu, and \(bushelText(waste.room)) bu of it stay empty."
    return opening + " " + consequence + " " + remedy(waste)
  }

  /// The tank with the most room left in it.
  private var waste: Waste? {
    let rows = plan.greedy.tankRows.map { row in
      Waste(
        tank: row.tank, product: row.product, fill: row.fill.bushels,
        room: problem.cart.tanks[row.tank].capacity.bushels - row.fill.bushels)
    }
    return rows.max { $0.room < $1.room }.flatMap { $0.room > Tolerance.dust ? $0 : nil }
  }

  private var consequence: String {
    let short = plan.greedy.unallocatedRows.filter { $0.amount.bushels >= Tolerance.dust }
    let clauses = short.map { row -> String in
      let hasTank = plan.greedy.tankRows.contains { $0.product == row.product }
      return hasTank
        ? "\(bushelText(row.amount.bushels)) bu of \(name(row.product)) find no room"
        : "\(name(row.product)) gets no tank at all"
    }
    return clauses.isEmpty ? "" : "So " + clauses.joined(separator: ", and ") + "."
  }

  private func remedy(_ waste: Waste) -> String {
    let tanks = plan.optimalTanks.filter { $0.product == waste.product }
      .map { problem.cart.tanks[$0.tank].name }
    let left = plan.leastUnallocated.value
    let end =
      left > 0
      ? "and leaves \(bushelText(left)) bu over, \(bushelText(gap)) bu less"
      : "and everything fits"
    let given = tanks.isEmpty ? "no tank" : tanks.joined(separator: " and ")
    return "The optimum gives \(name(waste.product)) \(given), \(end)."
  }

  private func name(_ product: Int) -> String { problem.products[product].name }
}

import AirCart
import AirCartCommandLine
import AirCartDocuments
import AirCartReports
import AirCartSimulation
import AirCartTestSupport
import Foundation
import Testing

/// Oracle: the same cell planned on its own.
///
/// In the library, and by the command that the report prints for it; neither sees the sweep's
/// output.
@Suite struct SweepEqualsPlanTests {
  /// The numbers of `plan --json` that a sweep has as well.
  private struct Document: Decodable {
    struct Greedy: Decodable {
      let unallocatedBu: Double
      let coveredAc: Double
    }
    struct Optimal: Decodable { let unallocatedBu: Double }
    struct FillPlan: Decodable {
      let mostAreaPerFillAc: Double?
      let fills: Double?
      let limitingProduct: String?
      let lastFillAc: Double?
    }

    let fieldAc: Double
    let demandBu: Double
    let cartLoadPct: Double
    let utilizationPct: Double
    let greedy: Greedy
    let optimal: Optimal
    let fillPlan: FillPlan
    let grossWeightLb: Double?

    func value(_ metric: CellMetric, products: [String]) -> Double? {
      switch metric {
      case .demand: demandBu
      case .cartLoad: cartLoadPct
      case .utilization: utilizationPct
      case .greedyUnallocated: greedy.unallocatedBu
      case .optimalUnallocated: optimal.unallocatedBu
      case .areaPerFill: fillPlan.mostAreaPerFillAc ?? .nan
      case .greedyCovered: greedy.coveredAc
      case .fills: fillPlan.fills ?? .nan
      case .limitingProduct:
        fillPlan.limitingProduct.flatMap(products.firstIndex).map { Double($0) } ?? .nan
      case .lastFill: fillPlan.lastFillAc ?? .nan
      case .grossWeight: grossWeightLb ?? .nan
      case .greedyFilled, .optimalFilled, .gap, .greedyAreaPerFill, .greedyFills, .tanksUsed: nil
      }
    }
  }

  private static func results(_ name: String) throws -> SweepResults {
    let reading = Scenario.read(contentsOfFile: "\(packageFolder)/Scenarios/\(name).json")
    let grid = try #require(reading.document, "\(reading.report.text)").grid
    var options = SweepOptions()
    options.methods = [.greedy, .optimal]
    return try Sweep(grid, options: options).run()
  }

  @Test(.tags(.slow), arguments: ShippedReportsTests.names)
  func `every cell of a shipped scenario has the bits of its plan`(name: String) throws {
    let results = try Self.results(name)
    let grid = results.grid
    for row in 0..<grid.cellCount {
      let cell = grid.cell(ofRow: row)
      let job = try grid.job(at: cell)
      let plan = try Plan(job)
      for metric in CellMetric.allCases {
        let planned = metric.value(of: plan, for: job)
        let swept = results.value(metric, at: cell)
        guard planned.isNaN != swept.isNaN || planned.bitPattern != swept.bitPattern,
          !(planned.isNaN && swept.isNaN)
        else { continue }
        Issue.record("\(name), \(cell), \(metric.name): plan \(planned), sweep \(swept)")
      }
    }
  }

  @Test(arguments: ShippedReportsTests.names)
  func `the command for a cell prints the numbers of the cell`(name: String) throws {
    let results = try Self.results(name)
    let grid = results.grid
    let commands = PlanCommand(grid, cartArguments: CartArguments.all(of: grid))
    let random = RandomStream(seed: 2)
    for draw in 0..<min(14, grid.cellCount) {
      let row = Int(random.unit(at: draw) * Double(grid.cellCount))
      try Self.expectSame(results, grid.cell(ofRow: row), commands, note: name)
    }
  }

  /// Runs the command for a cell, and compares what it prints.
  static func expectSame(
    _ results: SweepResults, _ cell: SweepGrid.Cell, _ commands: PlanCommand, note: String
  ) throws {
    let arguments = commands.arguments(cell)
    let outcome = Outcome(
      ["plan", "--json", "--plan", "capacity"] + arguments.dropFirst(2), verbs: VerbCatalogue.all)
    guard outcome.code == .success else {
      Issue.record("\(note): \(commands.text(cell)): \(outcome.errors)")
      return
    }
    let document = try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8))
    let grid = results.grid
    #expect(document.fieldAc.bitPattern == grid.seededFields[cell.field].acres.bitPattern)
    for metric in CellMetric.allCases {
      let swept = results.value(metric, at: cell)
      guard let planned = document.value(metric, products: grid.products.map(\.name)) else {
        continue
      }
      let isSame = planned.bitPattern == swept.bitPattern || (planned.isNaN && swept.isNaN)
      #expect(
        isSame, "\(note), \(commands.text(cell)), \(metric.name): plan \(planned), sweep \(swept)")
    }
  }
}

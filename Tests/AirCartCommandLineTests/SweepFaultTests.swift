import AirCart
import AirCartCommandLine
import AirCartSimulation
import Foundation
import Testing

/// A fault planted in a table must end the run with exit code 70, before anything is written.
@Suite struct SweepFaultTests {
  /// Fields between those that fit into one fill and those that fill the whole cart: there alone
  /// is the least unallocated searched for.
  private static let scenario = SweepScenarios.small.replacing(
    "[160, 320, 480]", with: "[160, 200, 240, 280]")

  private static let tooGood = SweepVerb { sweep in
    sweep.plant({ $0.areaRows[0] += 50 }, inCart: 1)
  }

  private static let tooBad = SweepVerb { sweep in
    sweep.plant({ $0.unallocatedRows = $0.unallocatedRows.map { $0 * 0.9 } }, inCart: 1)
  }

  /// Every number of the optimum is wrong for every cart.
  static let spoiled = SweepVerb { sweep in
    for cart in sweep.grid.carts.indices {
      sweep.plant(
        {
          $0.areaRows = $0.areaRows.map { $0 * 7 }
          $0.unallocatedRows = $0.unallocatedRows.map { $0 * 7 }
        }, inCart: cart)
    }
  }

  @Test(arguments: [true, false])
  func `a wrong candidate ends with 70, names the cell and writes nothing`(isTooGood: Bool) throws {
    try SweepFolder.with { folder in
      let outcome = folder.sweep(
        "-", input: Self.scenario, verb: isTooGood ? Self.tooGood : Self.tooBad)
      #expect(outcome.code == .internalFault)
      #expect(outcome.output.isEmpty)
      #expect(
        outcome.errors.hasPrefix(
          "Error: The exhaustive search was run on all 48 jobs, and it DISAGREES with the optimum")
      )
      #expect(outcome.errors.contains(" Nothing was written.\nHelp: This is a fault of aircart; "))
      #expect(outcome.errors.contains(": aircart plan --cart L9950 --field "))
      #expect(folder.tree.isEmpty)
    }
  }

  @Test func `an older report survives a fault`() throws {
    try SweepFolder.with { folder in
      #expect(folder.sweep("-", input: SweepScenarios.small).code == .success)
      let before = folder.files("Reports/small")
      let failed = folder.sweep("-", input: SweepScenarios.small, verb: Self.tooGood)
      #expect(failed.code == .internalFault)
      #expect(folder.files("Reports/small") == before)
      #expect(folder.tree.allSatisfy { !$0.hasPrefix("Reports/.") })
    }
  }

  /// Without the judge the same fault goes unseen: it is the judge that finds it.
  @Test func `without the judge nobody would see it`() throws {
    try SweepFolder.with { folder in
      let outcome = folder.sweep(
        "-", "--methods", "greedy,optimal", input: SweepScenarios.small, verb: Self.tooGood)
      #expect(outcome.code == .success)
    }
  }
}

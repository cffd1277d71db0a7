import AirCartCommandLine
import AirCartTestSupport
import Foundation
import Testing

/// Oracle: the committed reports.
///
/// A difference means that results or formats have changed; if that
/// is meant, run `swift run -c release aircart sweep Scenarios/<name>.json` and commit.
@Suite struct ShippedReportsTests {
  /// The farms, which have no report.
  private static let farms = ["farm"]

  /// The scenarios with a report, by file name: all but the one whose report is too large.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: packageFolder + "/Scenarios"))
    return (files ?? []).filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }
      .map { String($0.dropLast(5)) }.filter { $0 != "large-grid" && !farms.contains($0) }
      .sorted()
  }()

  /// Puts a scenario's study, which its report shows, beside where the run will be.
  private func placeStudy(of name: String, beside run: String) throws {
    let study = "\(packageFolder)/Reports/\(name)-quality"
    guard FileManager.default.fileExists(atPath: study) else { return }
    try FileManager.default.copyItem(atPath: study, toPath: run + "-quality")
  }

  private func expectReproduced(_ name: String, threads: String) throws {
    try SweepFolder.with { folder in
      try placeStudy(of: name, beside: folder.path + "/\(name)")
      let memory = MemoryConsole(currentFolder: packageFolder)
      let outcome = Outcome(
        [
          "sweep", "Scenarios/\(name).json", "--output", folder.path + "/\(name)", "--threads",
          threads,
        ], on: memory, verbs: VerbCatalogue.all)
      #expect(outcome.code == .success, "\(outcome.errors)")
      let made = folder.files(name)
      let committed = SweepFolder.files("\(packageFolder)/Reports/\(name)")
      #expect(!made.isEmpty)
      for path in Set(made.keys).union(committed.keys).sorted() where made[path] != committed[path]
      {
        let fact =
          committed[path] == nil
          ? "is not committed" : made[path] == nil ? "is no longer written" : "differs"
        Issue.record("Reports/\(name)/\(path) \(fact) (\(threads) threads)")
      }
    }
  }

  @Test(.tags(.slow), arguments: names)
  func `every committed report is reproduced byte for byte`(name: String) throws {
    try expectReproduced(name, threads: "auto")
  }

  @Test(arguments: ["1", "2", "7"])
  func `a report does not depend on the number of threads`(threads: String) throws {
    try expectReproduced("metric", threads: threads)
  }

  @Test func `every scenario has its report and every report its scenario`() throws {
    #expect(Self.names.count >= 5)
    let reports = try FileManager.default.contentsOfDirectory(atPath: packageFolder + "/Reports")
      .filter { !$0.hasPrefix(".") && !$0.contains(".") }
    // Studies of quality and seasons stand beside them and have tests of their own.
    let sweeps = reports.filter { name in
      name != "large-grid" && !["-quality", "-season"].contains { name.hasSuffix($0) }
    }
    #expect(sweeps.sorted() == Self.names)
  }
}

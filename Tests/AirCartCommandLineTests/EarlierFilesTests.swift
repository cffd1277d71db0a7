import AirCartCommandLine
import AirCartTestSupport
import Foundation
import Testing

/// Files that people wrote for earlier versions are read for ever.
///
/// Those in `Earlier` are as the versions of 2026-11-21 shipped them, and nobody edits them; what
/// later versions wrote comes in beside them. `SavedPlanTests` reads plans and the desktop's
/// history, the browser tests links.
@Suite struct EarlierFilesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Earlier").path

  /// Oracle: answers that were read through once, when they were recorded.
  @Test(arguments: [
    "sweep scenario.json --dry-run", "sweep own-cart.json --dry-run", "compare farm.json",
    "simulate farm.json --replications 20 --no-files",
    "compare --carts carts.json --field 300 wheat=100 urea=100",
  ]) func `a file of an earlier version is read`(words: String) throws {
    // In a copy: where the sources cannot be written, a run beside its scenario is refused.
    try SweepFolder.with { folder in
      for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder) {
        try folder.place(
          String(contentsOfFile: "\(Self.folder)/\(name)", encoding: .utf8), at: name)
      }
      let memory = MemoryConsole(currentFolder: folder.path)
      let outcome = Outcome(
        words.split(separator: " ").map(String.init), on: memory, verbs: VerbCatalogue.all)
      #expect(outcome.code == .success)
      expectGolden(outcome.errors + outcome.output, named: "earlier-files.md#\(words)")
    }
  }
}
